"""Once more: a rematch is offered and accepted, and its clock waits until everybody has come."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.asking import wish
from tests.hubs import (
    SOON,
    act,
    frames,
    friends,
    hubs,
    look,
    play,
    play_out,
    rematch,
    run,
    seated,
    until,
)
from tests.of_a_game import OPEN
from tests.test_acts import MIA, MINUTE, PHONE, SARAH, TIM, Round

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.records import seal_of
from lifetable.tables import Hub, Person
from lifetable.tables.decide import rematch as once_more
from lifetable.tables.decide.actor import Actor
from lifetable.tables.entries import ClockStarted, NextTable, RematchBegun, Started
from lifetable.tables.people.person import Caller
from lifetable.tables.reckoning import ARRIVAL
from lifetable.tables.settings import STAND_IN

GAME = OPEN


# --- decided ---


def over(*people: Actor, bots: int = 0, **settings: Any) -> Round:
    """A game that is over, with people first and then bots."""
    round_ = Round(*people, game=GAME, players=len(people) + bots, **settings)
    for n in range(bots):
        round_.do("bot", people[0], seat=len(people) + n, level="easy")
    round_.do("start", people[0])
    rng = random.Random(1)
    while round_.table.status != "over":
        round_.move(rng)
    return round_


def do(round_: Round, act: str, person: Actor, **data: Any) -> list[str]:
    """An act, as the hub does it but for the table that follows."""
    return round_.do(act, person, **data)


def refused(round_: Round, act: str, person: Actor, **data: Any) -> str:
    with pytest.raises(TableError) as refusal:
        do(round_, act, person, **data)
    assert all(refusal.value.sentence(language) for language in ("en", "fr", "de"))
    return refusal.value.code


def seats(round_: Round, *accepted: int) -> list[tuple[str, str | None]]:
    """Who would sit at the table that follows."""
    _, opened = once_more.follow_up(round_.table, accepted)
    return [(seat.kind, seat.person or seat.level) for seat in opened.seats]


def test_alone_against_bots_or_on_one_device_it_begins_at_once() -> None:
    assert do(over(MIA, bots=2), "rematch", MIA) == ["rematch-offered", "rematch"]
    round_ = over(MIA, MIA, MIA)
    assert do(round_, "rematch", MIA) == ["rematch-offered", "rematch"]
    assert round_.table.next == "next" and not round_.table.to_answer()


def test_it_begins_when_everybody_has_answered_and_somebody_said_yes() -> None:
    round_ = over(MIA, TIM, SARAH, bots=1)
    assert do(round_, "rematch", TIM) == ["rematch-offered"]
    assert round_.table.to_answer() == {0, 2} and round_.table.next is None
    assert do(round_, "rematch", TIM) == []  # asked twice, offered once
    assert do(round_, "rematch-answer", MIA, agree=False) == ["rematch-declined"]
    assert do(round_, "rematch-answer", MIA, agree=False) == []
    assert do(round_, "rematch", SARAH) == ["rematch-accepted", "rematch"]
    assert seats(round_, 1, 2)[1:] == [("person", "tim"), ("person", "sarah"), ("bot", "easy")]
    assert seats(round_, 1, 2)[0] == ("bot", STAND_IN)
    for what in ("rematch", "rematch-begin"):
        assert do(round_, what, MIA) == []
    assert refused(round_, "rematch-answer", MIA, agree=True) == "no-rematch-offered"


def test_whoever_declined_last_lets_the_others_begin() -> None:
    round_ = over(MIA, TIM, SARAH)
    do(round_, "rematch", MIA)
    do(round_, "rematch-answer", TIM, agree=True)
    assert do(round_, "rematch-answer", SARAH, agree=False) == ["rematch-declined", "rematch"]
    opener, _ = once_more.follow_up(round_.table, [0, 1])
    assert opener.id == MIA.id  # not hers who declined


def test_nobody_is_left_alone_with_bots_without_wishing_it() -> None:
    round_ = over(MIA, TIM)
    do(round_, "rematch", MIA)
    assert do(round_, "rematch-answer", TIM, agree=False) == ["rematch-declined"]
    assert round_.table.next is None
    assert do(round_, "rematch-begin", MIA) == ["rematch"]
    assert seats(round_, 0) == [("person", "mia"), ("bot", STAND_IN)]


def test_minds_can_be_changed_and_offers_taken_back() -> None:
    round_ = over(MIA, TIM, SARAH)
    assert refused(round_, "rematch-answer", MIA, agree=True) == "no-rematch-offered"
    assert refused(round_, "rematch-begin", MIA) == "no-rematch-offered"
    do(round_, "rematch", MIA)
    do(round_, "rematch", TIM)
    assert do(round_, "rematch-answer", TIM, agree=False) == ["rematch-declined"]
    assert refused(round_, "rematch-begin", TIM) == "rematch-not-accepted"
    assert refused(round_, "rematch-begin", SARAH) == "rematch-not-accepted"
    assert do(round_, "rematch-answer", TIM, agree=True) == ["rematch-accepted"]
    assert do(round_, "rematch-answer", MIA, agree=False) == ["rematch-withdrawn"]
    assert round_.table.offer is None
    assert do(round_, "rematch", SARAH) == ["rematch-offered"]
    assert round_.table.to_answer() == {0, 1}
    assert do(round_, "rematch", TIM) == ["rematch-accepted"]
    assert do(round_, "rematch-begin", TIM) == ["rematch"]  # also if the one who offered is gone


def test_only_those_who_played_and_only_after_the_end() -> None:
    round_ = over(MIA, TIM)
    for what, data in (("rematch", {}), ("rematch-answer", {"agree": True}), ("rematch-begin", {})):
        assert refused(round_, what, SARAH, **data) == "not-seated"
        running = Round(MIA, TIM, game=GAME, players=2)
        running.do("start", MIA)
        assert refused(running, what, MIA, **data) == "game-not-over"


@pytest.mark.parametrize("offerer", [True, False])
def test_nobody_answers_for_the_next_owner_of_a_seat(offerer: bool) -> None:
    round_ = over(MIA, TIM, SARAH)
    do(round_, "rematch", TIM if offerer else MIA)
    if not offerer:
        do(round_, "rematch", TIM)
    held = round_.table.seats[1].held
    round_.do("hand", PHONE, seat=1, owner=TIM.id, held=held)
    if offerer:
        assert round_.table.offer is None
    else:
        assert round_.table.to_answer() == {1, 2}


def test_bots_do_not_go_on_for_those_who_left_and_now_accept() -> None:
    round_ = Round(MIA, TIM, game=GAME, players=2)
    round_.do("start", MIA)
    round_.do("leave", TIM)
    rng = random.Random(1)
    while round_.table.status != "over":
        round_.move(rng)
    do(round_, "rematch", MIA)
    assert round_.table.to_answer() == {1}
    _, opened = once_more.follow_up(round_.table, [0, 1])
    assert [seat.warm for seat in opened.seats] == [None, None]
    _, opened = once_more.follow_up(round_.table, [0])
    assert [seat.kind for seat in opened.seats] == ["person", "bot"]


def test_new_seals_come_and_go_with_those_who_say_yes() -> None:
    round_ = Round(MIA, TIM, SARAH, game=GAME, players=3)
    for who in (MIA, TIM):  # Sarah adds nothing
        round_.do("seal", who, seal=seal_of(who.name))
    round_.do("start", MIA)
    for who in (MIA, TIM):
        round_.do("show", who, words=who.name)
    rng = random.Random(1)
    while round_.table.status != "over":
        round_.move(rng)
    do(round_, "rematch", MIA, seal=seal_of("1"))
    assert refused(round_, "rematch", TIM, seal=seal_of("1")) == "seal-taken"
    assert refused(round_, "rematch", TIM, seal=seal_of(MIA.name)) == "seal-taken"  # known to all
    do(round_, "rematch", TIM, seal=seal_of("2"))
    do(round_, "rematch-answer", TIM, agree=False, seal=seal_of("3"))
    assert round_.table.offer and round_.table.offer.seals == {0: seal_of("1")}
    do(round_, "rematch-answer", TIM, agree=True, seal=seal_of("4"))
    seals = dict(round_.table.offer.seals)
    assert seals == {0: seal_of("1"), 1: seal_of("4")}
    (begun,) = once_more.begin(round_.table, MIA)
    assert isinstance(begun, NextTable) and begun.seals == seals
    _, opened = once_more.follow_up(round_.table, [0, 1, 2], seals)
    assert [seat.seal for seat in opened.seats] == [*seals.values(), ""]
    assert not any(seat.seal_due or seat.words for seat in opened.seats)
    _, opened = once_more.follow_up(round_.table, [0, 1, 2], {0: seal_of("1")})
    assert [seat.seal_due for seat in opened.seats] == [False, True, False]
    _, opened = once_more.follow_up(round_.table, [0], {0: seal_of("1")})
    assert [seat.seal_due for seat in opened.seats] == [False, False, False]
    held = round_.table.seats[1].held
    round_.do("hand", PHONE, seat=1, owner=TIM.id, held=held)
    assert round_.table.offer.seals == {0: seal_of("1")}  # the words are on the other device


def test_whoever_left_a_seat_to_a_bot_owes_a_new_seal_all_the_same() -> None:
    round_ = Round(MIA, TIM, game=GAME, players=2)
    round_.do("seal", TIM, seal=seal_of("sea"))
    round_.do("start", MIA)
    round_.do("show", TIM, words="sea")
    round_.do("leave", TIM)
    rng = random.Random(1)
    while round_.table.status != "over":
        round_.move(rng)
    _, opened = once_more.follow_up(round_.table, [0, 1])
    assert [seat.seal_due for seat in opened.seats] == [False, True]


def test_an_old_log_in_which_nobody_was_asked_still_loads() -> None:
    round_ = over(MIA, TIM)
    round_.enter([RematchBegun("reef-2")], MIA)
    assert round_.table.next == "reef-2" and round_.table.offer is None
    assert do(round_, "rematch", TIM) == []


# --- at tables ---


def test_a_rematch_keeps_everything_and_everybody_is_shown_the_way(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two), asyncio.timeout(SOON):
            people = await friends(one, 2)
            bots = [{"kind": "bot", "level": level} for level in ("easy", "hard")]
            settings: Data = {
                "options": {"layout": "luck-last"},
                "clock": {"kind": "move", "seconds": 300, "then": "seat-to-bot"},
                "hints": False,
                "memory": False,
                "pace": 0,
                "public": True,
            }
            seats = [{"kind": "me"}, bots[0], {"kind": "free"}, bots[1]]
            given = {"game": GAME, "seats": seats, **settings}
            table = await one.actions.open_table(Caller.of(people[0]), wish(given))
            await act(one, table, people[1], "sit", seat=2, name="Timo")
            await act(one, table, people[0], "start")
            for person in people:  # bots play on for them
                await act(one, table, person, "leave")
            await until(one, table, None, lambda m: m["status"] == "over")
            with pytest.raises(TableError):
                await act(one, table, await two.people.make("fr"), "rematch")
            async with (
                one.views.watch(table, Caller.of(None)) as feed,
                two.views.watch(table, Caller.of(None)) as far,
            ):
                offered = await act(one, table, people[0], "rematch")
                assert offered["table"] == table
                assert offered["rematch"] == {
                    "seat": 0,
                    "accepted": [0],
                    "declined": [],
                    "asked": [2],
                }
                again = (await act(two, table, people[1], "rematch"))["table"]
                assert again != table
                assert (await act(one, table, people[0], "rematch"))["table"] == again
                for hub, watching in ((one, feed), (two, far)):
                    seen: list[Data] = []
                    while not seen or seen[-1].get("next") is None:
                        seen += frames(await anext(watching))
                    assert seen[-1]["next"] == again
                    kinds = [m["entry"]["kind"] for m in seen if m.get("entry")]
                    assert kinds[-3:] == ["rematch-offered", "rematch-accepted", "rematch"]
                    async with hub.views.watch(seen[-1]["next"], Caller.of(None)) as there:
                        (first,) = frames(await anext(there))
                        assert first["previous"] == table and first["view"]["seat"] is None
            new, old = await look(two, again, people[1]), await look(two, table, people[1])
            assert new["settings"] == old["settings"] and new["previous"] == table
            assert {key: new["settings"][key] for key in settings if key != "options"} == {
                key: value for key, value in settings.items() if key != "options"
            }
            assert new["settings"]["options"]["layout"] == "luck-last"
            kept = [[s["kind"], s["name"], s["level"], s["you"]] for s in new["seats"]]
            assert kept == [[s["kind"], s["name"], s["level"], s["you"]] for s in old["seats"]]
            assert [level for *_, level, _ in kept] == [None, "easy", None, "hard"]
            assert kept[2][1] == "Timo" and not any(s["warm"] for s in new["seats"])
            assert new["status"] == "playing" and new["luck"]["promise"] != old["luck"]["promise"]

    run(work)


async def both_over(hub: Hub) -> tuple[str, list[Person]]:
    people = await friends(hub, 2)
    table = await seated(hub, GAME, people)
    await play_out(hub, table, people, random.Random(7))
    return table, people


def test_a_rematch_offered_at_two_processes_at_once_is_one_table(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            table, people = await both_over(one)
            await two.registry.get(table)  # what follows, it may hear of late
            await asyncio.gather(
                act(one, table, people[0], "rematch"), act(two, table, people[1], "rematch")
            )
            both = [await act(hub, table, people[0], "rematch") for hub in (one, two)]
            assert both[0]["table"] == both[1]["table"] != table
            for person in people:
                assert len(await one.listing.of_person(person.id)) == 2, "no table is left behind"

    run(work)


def test_whoever_does_not_accept_is_not_seated(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (mia, tim) = await both_over(hub)
            await act(hub, table, mia, "rematch")
            begun = await act(hub, table, mia, "rematch-begin")
            assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot"]
            assert [card["table"] for card in await hub.listing.of_person(tim.id)] == [table]
            seen = await act(hub, table, tim, "rematch")  # he may look on
            assert seen["table"] == begun["table"] and seen["seat"] is None
            declined = await both_over(hub)
            await act(hub, declined[0], declined[1][0], "rematch")
            said = await act(hub, declined[0], declined[1][1], "rematch-answer", agree=False)
            assert said["table"] == declined[0] and said["next"] is None
            assert said["rematch"]["declined"] == [1]

    run(work)


def test_an_offer_outlives_a_restart_and_a_person_who_is_erased(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            table = await seated(hub, GAME, people)
            await play_out(hub, table, people, random.Random(7))
            await act(hub, table, people[0], "rematch")
            await act(hub, table, people[1], "rematch")
            await hub.erasure.erase(people[0])
        async with hubs(database, keep=False) as (hub,):
            seen = await look(hub, table, people[2])
            assert seen["rematch"]["asked"] == [2]
            again = await act(hub, table, people[2], "rematch")
            assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "person"]
            assert people[0].id not in str(await hub.store.after(again["table"], 0))

    run(work)


# --- the clock waits for everybody ---


def test_no_time_runs_before_the_clock_is_started() -> None:
    round_ = Round(MIA, TIM, SARAH, clock=MINUTE)
    round_.do("start", MIA)
    table, began = round_.table, round_.at
    assert table.due() is None and table.clock_due() == began + ARRIVAL
    assert table.awaited({MIA.id}) == [1, 2]
    round_.at += 20_000
    round_.quiet_move()
    assert table.used == [0] and table.due() is None
    leaver = round_.owner(round_.turn)
    round_.at += 1_000
    round_.do("leave", leaver)
    assert len(table.awaited(())) == 2  # a bot plays for the third
    round_.do("pause", MIA)
    assert table.clock_due() is None
    round_.at += 100_000
    round_.do("resume", MIA)
    assert table.clock_due() == began + 100_000 + ARRIVAL
    round_.at += 5_000
    round_.enter([ClockStarted()], None)
    round_.at += 7_000
    round_.do("reclaim", leaver)
    assert round_.left() == 60_000 and table.clock_due() is None
    round_.at += 10_000
    assert round_.left() == 50_000


def test_games_from_before_clocks_waited_have_theirs_running() -> None:
    round_ = Round(MIA, TIM, SARAH, clock=MINUTE)
    round_.enter([Started([0, 1, 2])], MIA)
    assert round_.left() == 60_000 and round_.table.clock_due() is None


def test_a_table_without_a_clock_waits_for_nobody() -> None:
    round_ = Round(MIA, TIM, SARAH)
    round_.do("start", MIA)
    assert round_.table.clock_due() is None and round_.table.due() is None


def started(seen: Data) -> bool:
    return bool(seen["clock"] and seen["clock"]["due"])


@pytest.mark.parametrize("how", ["lobby", "rematch"])
def test_the_clock_starts_when_everybody_has_arrived(database: str, how: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two), AsyncExitStack() as watching:
            people = await friends(one, 3)
            clock = {"kind": "move", "seconds": 600, "then": "bot-moves"}
            table = await seated(one, GAME, people, clock=clock)
            if how == "rematch":
                await play_out(one, table, people, random.Random(7))
                table = await rematch(one, table, people)
            waiting = await look(one, table, people[0])
            assert waiting["clock"]["due"] is None
            begun = next(e.at for e in await one.store.after(table, 0) if e.kind == "started")
            assert waiting["clock"]["starts"] == begun + ARRIVAL
            for hub, person in zip((one, two), people, strict=False):
                await watching.enter_async_context(hub.views.watch(table, Caller.of(person)))
            await until(one, table, None, lambda m: sum(s["present"] for s in m["seats"]) == 2)
            seen = await look(one, table)
            assert not started(seen) and [s["present"] for s in seen["seats"]][2] is False
            await play(one, table, people, random.Random(1))  # moving needs no clock
            assert not started(await look(one, table))
            await watching.enter_async_context(two.views.watch(table, Caller.of(people[2])))
            for hub in (one, two):
                seen = await until(hub, table, None, started)
            entries = await one.store.after(table, 0)
            (entry,) = [entry for entry in entries if entry.kind == "clock-started"]
            assert entry.by is None and seen["clock"]["due"] == entry.at + 600_000
        async with hubs(database) as (later,):
            assert (await look(later, table))["clock"]["due"] == entry.at + 600_000

    run(work)


def test_the_clock_does_not_wait_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lifetable.tables.table.ARRIVAL", 100)

    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            clock = {"kind": "move", "seconds": 600, "then": "bot-moves"}
            table = await seated(hub, GAME, people, clock=clock)
            await until(hub, table, people[0], started)
            entries = await hub.store.after(table, 0)
            begun = {entry.kind: entry.at for entry in entries}
            assert begun["clock-started"] >= begun["started"] + 100

    run(work)


def test_whoever_was_removed_after_the_end_is_not_asked_and_cannot_say_yes(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await seated(hub, OPEN, [mia, tim, sarah])
            await play_out(hub, table, [mia, tim, sarah], random.Random(3))
            handle = (await hub.registry.get(table)).table.handle_of(tim.id)
            await act(hub, table, tim, "rematch")  # he offers it, and then...
            await act(hub, table, mia, "remove", handle=handle, watch=True)
            for answer in ("rematch", "rematch-begin"):
                with pytest.raises(TableError) as refused:
                    await act(hub, table, tim, answer)
                assert refused.value.code == "removed"
            await act(hub, table, mia, "rematch")
            next_ = (await act(hub, table, sarah, "rematch"))["table"]
            assert next_ != table
            kinds = [seat["kind"] for seat in (await look(hub, next_, mia))["seats"]]
            assert kinds == ["person", "bot", "person"]

    run(work)
