"""Ratings are earned: by moves of one's own, in games in which nobody knew more than his seat shows."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from sqlalchemy import select
from tests.hubs import act, append, friends, hubs, look, play, play_out, run, seated
from tests.of_a_game import HIDDEN, OPEN
from tests.test_acts import MIA, PHONE, SARAH, TIM, Round

from lifetable.games.schema import Revealed
from lifetable.tables import Hub
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.play import moved
from lifetable.tables.entries import Moved, UndoAsked, Undone
from lifetable.tables.log import schema
from lifetable.tables.people.credit import REASONS, credits
from lifetable.web.models import responses

GAME = HIDDEN


def begun(*people: Actor, bots: int = 0) -> Round:
    round_ = Round(*people, game=GAME, players=len(people) + bots)
    for n in range(bots):
        round_.do("bot", people[0], seat=len(people) + n, level="easy")
    round_.do("start", people[0])
    return round_


def turn(round_: Round, by: Actor | None = None, **more: Any) -> None:
    """A move of the seat whose turn it is, made by somebody, or by a bot or the clock."""
    legal = round_.table.state.legal()  # type: ignore[union-attr]
    move = random.Random(len(round_.table.moves)).choice(legal)
    round_.enter([moved(round_.table, round_.turn, move, **more)], by)


def ended(round_: Round, idle: tuple[int, ...] = ()) -> list[str | None]:
    """Play to the end, in person but for the idle; why it does not count, seat by seat."""
    while round_.table.status != "over":
        seat = round_.table.seats[round_.turn]
        person = None if seat.bot or round_.turn in idle else round_.owner(round_.turn)
        turn(round_, person)
    return [credit.unrated for credit in credits(round_.table)]


def test_who_plays_in_person_is_rated_and_bots_are() -> None:
    assert ended(begun(MIA, TIM, bots=2)) == [None] * 4
    assert ended(begun(MIA, bots=2)) == [None] * 3


@pytest.mark.parametrize("how", ["leave", "cover", "late"])
def test_nobody_is_rated_for_a_game_in_which_he_made_no_move_himself(how: str) -> None:
    round_ = begun(MIA, TIM, SARAH)
    if how == "leave":
        round_.do("leave", TIM)
    elif how == "cover":
        round_.do("cover", MIA, seat=1, away=3600.0)
    assert ended(round_, idle=(1,)) == [None, "no-move", None]
    assert [credit.player for credit in credits(round_.table)] == ["mia", "tim", "sarah"]


@pytest.mark.parametrize("how", ["leave", "cover", "late"])
def test_whoever_has_moved_answers_for_what_the_bot_does_after_him(how: str) -> None:
    round_ = begun(MIA, TIM, SARAH)
    while TIM.id not in round_.table.made_by:
        turn(round_, round_.owner(round_.turn))
    if how == "leave":
        round_.do("leave", TIM)
    elif how == "cover":
        round_.do("cover", MIA, seat=1, away=3600.0)
    assert ended(round_, idle=(1,)) == [None] * 3


def test_a_move_that_was_taken_back_was_not_made() -> None:
    round_ = begun(MIA, bots=2)
    while round_.turn != 0:
        turn(round_)
    round_.enter([moved(round_.table, 0, round_.table.state.legal()[0])], MIA)  # type: ignore[union-attr]
    assert MIA.id in round_.table.made_by
    round_.do("undo", MIA)
    assert MIA.id not in round_.table.made_by


def test_with_nobody_to_compare_with_nothing_counts() -> None:
    round_ = begun(MIA, TIM, SARAH)
    assert ended(round_, idle=(1, 2)) == ["alone", "no-move", "no-move"]
    assert ended(begun(MIA, TIM, SARAH), idle=(0, 1, 2)) == ["no-move"] * 3


def test_one_person_on_two_seats_proves_nothing() -> None:
    assert ended(begun(MIA, MIA, MIA)) == ["two-seats"] * 3
    assert ended(begun(MIA, MIA, TIM)) == ["two-seats"] * 3
    round_ = begun(MIA, TIM, SARAH)  # somebody looks into a second hand for a moment only
    for taker, giver in ((MIA, TIM), (TIM, MIA)):
        held = round_.table.seats[1].held
        round_.do("hand", taker, seat=1, owner=giver.id, held=held)
    assert ended(round_) == ["two-seats"] * 3


def test_of_a_seat_that_was_handed_on_whoever_moved_counts() -> None:
    for at in (0, 4, None):
        round_ = begun(MIA, TIM, SARAH)
        while round_.table.status != "over" and round_.table.made_by.count(TIM.id) != at:
            turn(round_, round_.owner(round_.turn))
            if at is None and round_.table.state and round_.table.state.ply >= 30:
                break
        held = round_.table.seats[1].held
        round_.do("hand", PHONE, seat=1, owner=TIM.id, held=held)
        unrated = ended(round_, idle=() if at is not None else (1,))
        made = round_.table.made_by
        most = PHONE.id if made.count(PHONE.id) >= made.count(TIM.id) else TIM.id
        if at is None:
            assert made.count(TIM.id) and most == TIM.id
        assert [c.player for c in credits(round_.table)] == ["mia", most, "sarah"]
        assert unrated == [None] * 3


def test_a_game_in_which_something_shown_was_taken_back_is_not_rated() -> None:
    for shown in (True, False):
        round_ = begun(MIA, TIM, SARAH)
        table = round_.table
        if not shown:
            while "knock" not in table.state.legal():  # type: ignore[union-attr]
                turn(round_, round_.owner(round_.turn))
        seat, person = round_.turn, round_.owner(round_.turn)
        legal = table.state.legal()  # type: ignore[union-attr]
        move = "knock" if not shown else next(text for text in legal if text != "knock")
        round_.enter([moved(table, seat, move)], person)
        assert (table.revealed[-1] is Revealed.NOTHING) == (not shown)
        round_.do("undo", person)
        for other in {MIA, TIM, SARAH} - {person}:
            round_.do("answer", other, agree=True)
        assert table.turn == seat and table.unsaid == shown
        assert ended(round_) == (["taken-back"] * 3 if shown else [None] * 3)


def test_old_games_in_which_a_bots_trade_was_taken_back_are_not_rated() -> None:
    round_ = begun(MIA, bots=2)
    for _ in range(4):
        turn(round_, MIA if round_.turn == 0 else None)
    round_.enter([UndoAsked(0, 0), Undone(0)], MIA)
    assert ended(round_) == ["taken-back"] * 3


def test_every_reason_is_described_and_said() -> None:
    assert get_args(responses.Unrated) == REASONS


# --- kept ---


async def kept(hub: Hub, table: str) -> list[tuple[str, str | None]]:
    r = schema.results.c
    wanted = select(r.player, r.unrated).where(r.table_id == table).order_by(r.seat)
    return [tuple(row) for row in await hub.store.ask(lambda c: c.execute(wanted).all())]


async def rated(hub: Hub) -> dict[str, int]:
    t = schema.ratings.c
    rows = await hub.store.ask(lambda c: c.execute(select(t.player, t.games)).all())
    return {row.player: row.games for row in rows}


def test_an_absent_person_is_not_rated_for_a_rematch_played_in_his_name(database: str) -> None:
    """As it was done: play once, rematch alone, have him covered, win."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = people = await friends(hub, 3)
            table = await seated(hub, OPEN, people)
            await play_out(hub, table, people, random.Random(3))
            assert await rated(hub) == {person.id: 1 for person in people}
            await act(hub, table, eve, "rematch")
            again = (await act(hub, table, eve, "rematch-begin"))["table"]
            assert not {mia.id, tim.id} & {
                seat.person for seat in (await hub.registry.get(again)).table.seats
            }

    run(work)


def test_what_does_not_count_is_kept_and_told_but_not_rated(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = people = await friends(hub, 3)
            table = await seated(hub, OPEN, people)
            await act(hub, table, eve, "leave")
            live, rng = await hub.registry.get(table), random.Random(3)
            while (state := live.table.state) and not state.over:
                if state.turn == 2:
                    move = rng.choice(state.legal())
                    await append(hub, live, None, lambda t, m=move: [moved(t, 2, m)])  # type: ignore[misc]
                else:
                    last = await play(hub, table, people, rng)
            why = [None, None, "no-move"]
            assert [u for _, u in await kept(hub, table)] == why
            assert (await look(hub, table))["unrated"] == why
            if last["status"] == "over":  # else a bot made the last move
                assert last["unrated"] == why
            assert await rated(hub) == {mia.id: 1, tim.id: 1}
            (game,) = (await hub.people.statistics(eve))["games"]
            assert game["rating"] is None and game["recent"][0]["unrated"] == "no-move"
        async with hubs(database, keep=False) as (hub,):
            assert (await look(hub, table))["unrated"] == why

    run(work)


def test_the_erased_are_not_rated_and_leave_no_trace(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = people = await friends(hub, 3)
            table = await seated(hub, OPEN, people)
            rng = random.Random(3)
            for _ in range(6):
                await play(hub, table, people, rng)
            await hub.erasure.erase(eve)
            live = await hub.registry.get(table)
            while (state := live.table.state) and not state.over:
                if state.turn == 2:
                    move = rng.choice(state.legal())
                    await append(hub, live, None, lambda t, m=move: [moved(t, 2, m)])  # type: ignore[misc]
                else:
                    await play(hub, table, people, rng)
            assert [u for _, u in await kept(hub, table)] == [None, None, "erased"]
            assert await rated(hub) == {mia.id: 1, tim.id: 1}
            await hub.erasure.erase(tim)  # what counted for Mia has counted
        async with hubs(database, keep=False) as (hub,):
            assert (await look(hub, table, mia))["unrated"] == [None, None, "erased"]
            assert await rated(hub) == {mia.id: 1}

    run(work)


def test_a_game_from_before_does_not_say_whether_it_was_rated() -> None:
    round_ = begun(MIA, bots=2)
    while round_.table.status != "over":
        legal = round_.table.state.legal()  # type: ignore[union-attr]
        move = random.Random(len(round_.table.moves)).choice(legal)
        round_.enter([Moved(round_.turn, move)], MIA)
    assert round_.table.unrated is None


def test_results_from_before_say_whether_they_counted(database: str) -> None:
    engine = schema.engine_of(database)
    schema.upgrade(engine, "0004")
    columns = "table_id, seat, player, game, players, share, score, at"
    rows = [
        ("reef-1", 0, "mia"),
        ("reef-1", 1, "mia"),
        ("reef-1", 2, "bot:easy"),
        ("reef-2", 0, "mia"),
        ("reef-2", 1, "bot:easy"),
        ("reef-2", 2, "bot:easy"),
        ("reef-3", 0, ""),
        ("reef-3", 1, ""),
    ]
    with engine.begin() as connection:
        for table, seat, player in rows:
            values = f"'{table}', {seat}, '{player}', '{OPEN}', 3, 0.5, 1, 1"
            connection.exec_driver_sql(f"INSERT INTO results ({columns}) VALUES ({values})")
    schema.migrate(engine)
    r = schema.results.c
    with engine.connect() as connection:
        found = connection.execute(select(r.table_id, r.unrated).order_by(r.table_id, r.seat)).all()
    assert [unrated for _, unrated in found] == ["two-seats"] * 3 + [None] * 5
    engine.dispose()
