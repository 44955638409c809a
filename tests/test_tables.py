"""Tables: seats, games, rematches, clocks, taking back.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import orjson
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine
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
    run,
    seated,
    start_clock,
    until,
)
from tests.of_a_game import FILED, HIDDEN, OPEN

from lifetable.errors import LifetableError, TableError
from lifetable.games import names
from lifetable.games.contract import Data
from lifetable.records import read
from lifetable.tables import Hub, Person
from lifetable.tables.log import schema
from lifetable.tables.log.bus import NEW_ROWS
from lifetable.tables.people.person import Caller


def test_processes_that_start_together_wait_for_each_other(database: str) -> None:
    async def work() -> None:
        opened = await asyncio.gather(*(Hub.open(database, keep=False) for _ in range(4)))
        try:
            (mia,) = await friends(opened[0], 1)
            table = await opened[0].actions.open_table(Caller.of(mia), wish({"game": OPEN}))
            for hub in opened:
                assert (await look(hub, table))["host"]["name"] == "Mia"
        finally:
            for hub in opened:
                await hub.close()

    run(work)


# --- whole games ---


@pytest.mark.parametrize("game", names())
def test_a_whole_game_between_people_is_recorded_and_verified(database: str, game: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 3)
            table = await seated(hub, game, people)
            rng = random.Random(1)
            before = await look(hub, table)
            assert before["luck"]["seed"] is None
            for _ in range(4_000):
                if (await play(hub, table, people, rng))["status"] == "over":
                    break
            after = await look(hub, table, people[0])
            assert after["status"] == "over" and after["result"] == after["result"]
            assert after["luck"]["promise"] == before["luck"]["promise"]
            record = read(await hub.records.record(table))
            assert record.seed == after["luck"]["seed"]
            assert record.verify().result == after["result"]
            assert (await hub.records.verify(table))["all"]
            replay = orjson.loads(await hub.records.replay(table, 1))
            assert len(replay["steps"]) == len(record.moves) + 1
            stats = (await hub.people.statistics(people[0]))["games"][0]
            assert stats["played"] == 1 and stats["rating"]

    run(work)


def test_bots_play_a_game_to_the_end_though_nobody_looks(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            bots = [{"kind": "bot", "level": "easy"} for _ in range(2)]
            given = {"game": OPEN, "seats": [{"kind": "me"}, *bots], "pace": 0}
            table = await hub.actions.open_table(Caller.of(mia), wish(given | {"start": True}))
            await act(hub, table, mia, "leave")
            assert (await until(hub, table, None, lambda m: m["status"] == "over"))["result"]

    run(work)


def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    async def work() -> None:
        rng = random.Random(2)
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            table = await seated(hub, HIDDEN, people)
            for _ in range(9):
                await play(hub, table, people, rng)
            await act(hub, table, people[1], "say", text="hello")
            before = [await look(hub, table, person) for person in people]
        async with hubs(database, keep=False) as (hub,):
            after = [await look(hub, table, person) for person in people]
        for then, now in zip(before, after, strict=True):
            assert then | {"now": 0} == now | {"now": 0}

    run(work)


# --- who may do what ---


def test_seats_are_taken_left_and_given_to_bots(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await hub.actions.open_table(
                Caller.of(mia), wish({"game": HIDDEN, "players": 4})
            )
            await act(hub, table, tim, "sit", seat=2, name="Timo")
            seen = await act(hub, table, mia, "bot", seat=1, level="hard")
            assert [s["kind"] for s in seen["seats"]] == ["person", "bot", "person", "free"]
            assert seen["seats"][2]["name"] == "Timo"
            refusals: list[tuple[Person | None, str, Data, str]] = [
                (tim, "bot", {"seat": 3}, "not-host"),
                (tim, "start", {}, "not-host"),
                (tim, "free", {"seat": 0}, "not-host"),
                (sarah, "sit", {"seat": 2}, "seat-taken"),
                (sarah, "sit", {"seat": 9}, "no-such-seat"),
                (mia, "bot", {"seat": 3, "level": "godlike"}, "no-such-level"),
                (sarah, "pause", {}, "not-seated"),
                (mia, "move", {"move": "knock", "version": 1, "key": "a"}, "not-started"),
                (None, "say", {"text": "boo"}, "nobody"),
            ]
            for person, action, data, code in refusals:
                with pytest.raises(LifetableError) as refused:
                    await act(hub, table, person, action, **data)
                assert refused.value.code == code
                assert all(refused.value.sentence(lang) for lang in ("en", "fr", "de"))
            await act(hub, table, mia, "free", seat=0)  # the host goes; somebody else becomes it
            seen = await look(hub, table, tim)
            assert seen["host"]["you"] and seen["seats"][0]["kind"] == "free"
            with pytest.raises(TableError, match="needs 3"):
                await act(hub, table, tim, "start")
            await act(hub, table, sarah, "sit", seat=3)
            seen = await act(hub, table, tim, "start")  # the free seat is put away
            assert seen["settings"]["players"] == 3 and seen["seat"] == 1

    run(work)


def test_a_table_that_cannot_begin_at_once_is_not_opened(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "free"}]
            given = {"game": OPEN, "seats": seats, "public": True}
            with pytest.raises(TableError) as refused:
                await hub.actions.open_table(Caller.of(mia), wish(given | {"start": True}))
            assert refused.value.code == "seats-free"
            assert (
                await hub.listing.of_person(mia.id)
                == await hub.listing.public(Caller.of(mia).person)
                == []
            )
            assert (
                await look(hub, await hub.actions.open_table(Caller.of(mia), wish(given)), mia)
            )["status"] == "lobby"

    run(work)


def test_a_table_by_link_is_not_listed_and_the_list_can_be_narrowed(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            hidden = await hub.actions.open_table(
                Caller.of(mia), wish({"game": OPEN, "players": 2})
            )
            lobby = await hub.actions.open_table(
                Caller.of(mia), wish({"game": FILED, "players": 3, "public": True})
            )
            playing = await seated(hub, OPEN, [mia, tim], public=True)

            async def listed(*narrowed: str | None) -> set[str]:
                return {
                    card["table"]
                    for card in await hub.listing.public(Caller.of(tim).person, *narrowed)
                }

            assert await listed() == {lobby, playing}
            assert await listed(OPEN) == {playing} and await listed(FILED) == {lobby}
            assert await listed(None, "lobby") == {lobby}
            assert await listed(None, "playing") == {playing}
            assert await listed(FILED, "playing") == set()
            assert {card["table"] for card in await hub.listing.of_person(mia.id)} == {
                hidden,
                lobby,
                playing,
            }
            assert {card["table"] for card in await hub.listing.of_person(tim.id)} == {playing}
            assert (await look(hub, hidden, tim))[
                "status"
            ] == "lobby"  # whoever has the link finds it
            await act(hub, hidden, mia, "settings", public=True)
            await act(hub, lobby, mia, "settings", public=False)
            assert await listed() == {hidden, playing}
            rng = random.Random(3)
            await play_out(hub, playing, [mia, tim], rng)
            assert await listed() == {hidden}

    run(work)


def test_one_device_can_hold_several_seats_and_sees_the_one_to_move(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "Leo")]
            given = {"game": HIDDEN, "seats": seats, "start": True}
            table = await hub.actions.open_table(Caller.of(mia), wish(given))
            rng = random.Random(5)
            for _ in range(6):
                seen = await look(hub, table, mia)
                assert seen["seat"] == seen["view"]["turn"] == seen["view"]["seat"]
                await act(
                    hub, table, mia, "move", move=rng.choice(seen["legal"]),
                    version=seen["version"], key=str(seen["version"]),
                )  # fmt: skip
            other = (seen["seat"] + 1) % 3
            assert (await look(hub, table, mia, seat=other))["view"]["seat"] == other
            assert (await look(hub, table, None, seat=other))["view"]["seat"] is None

    run(work)


def test_a_seat_moves_to_another_device_by_a_link_once(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, OPEN, people)
            phone, thief = await two.people.make("de"), await two.people.make("de")
            token = (await act(one, table, people[1], "link", seat=1))["token"]
            assert orjson.loads(await two.actions.claim(Caller.of(phone), token))["table"] == table
            seen = await look(two, table, phone)
            assert seen["seat"] == 1 and seen["seats"][1]["name"] == "Tim"
            for bad in (token, token[:-2], "nonsense"):
                with pytest.raises(TableError) as refused:
                    await two.actions.claim(Caller.of(thief), bad)
                assert refused.value.code == "bad-link"
            await until(one, table, people[1], lambda m: m["seat"] is None)
            with pytest.raises(TableError):
                await act(one, table, people[1], "link", seat=1)
            back = (await act(two, table, phone, "link", seat=1))["token"]
            await one.actions.claim(Caller.of(people[1]), back)
            for used in (token, back):  # it is his again, and still no used link gives it away
                with pytest.raises(TableError) as refused:
                    await two.actions.claim(Caller.of(thief), used)
                assert refused.value.code == "bad-link"

    run(work)


def test_a_bot_keeps_the_seat_warm_until_its_owner_comes_back(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, OPEN, people, pace=0)
            await act(hub, table, people[1], "leave")
            first = await look(hub, table, people[0])
            if first["view"]["turn"] == 0:
                await play(hub, table, people, random.Random(1))
            seen = await until(hub, table, people[0], lambda m: m["view"]["turn"] == 0)
            assert seen["view"]["ply"] >= 1 and seen["seats"][1]["warm"]
            await act(hub, table, people[1], "reclaim")
            await play(hub, table, people, random.Random(1))
            seen = await look(hub, table, people[1])
            assert seen["legal"] and seen["view"]["turn"] == 1 and not seen["seats"][1]["warm"]

    run(work)


def test_a_pause_stops_the_table_and_the_clock(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            clock = {"kind": "move", "seconds": 30, "then": "bot-moves"}
            table = await seated(hub, OPEN, people, clock=clock)
            await start_clock(hub, table)
            turn = (await look(hub, table))["view"]["turn"]
            seen = await look(hub, table, people[turn])
            left = seen["clock"]["due"] - seen["now"]
            assert 0 < left <= 30_000
            paused = await act(hub, table, people[0], "pause")
            assert paused["status"] == "paused" and paused["clock"] is None
            assert paused["paused_by"] == 0  # also for those who come later
            assert (await look(hub, table))["paused_by"] == 0
            move = {"move": seen["legal"][0], "version": seen["version"], "key": "k"}
            with pytest.raises(TableError, match="paused"):
                await act(hub, table, people[turn], "move", **move)
            on = await act(hub, table, people[1], "resume")
            assert on["clock"]["due"] - on["now"] >= left - 1_000
            assert on["paused_by"] is None

    run(work)


async def with_bots(hub: Hub, people: list[Person], **settings: Any) -> str:
    """A table of Life is Life for two, where a bot comes after each."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "free"}, {"kind": "bot"}]
    table = await hub.actions.open_table(
        Caller.of(people[0]), wish({"game": HIDDEN, "seats": seats, **settings})
    )
    await act(hub, table, people[1], "sit", seat=2)
    await act(hub, table, people[0], "start")
    return table


async def persons_move(hub: Hub, table: str, people: list[Person]) -> Person:
    """Wait until it is a person's turn, and let him move; who it was."""
    seen = await until(hub, table, None, lambda m: m["view"]["turn"] % 2 == 0)
    person = people[int(seen["view"]["turn"]) // 2]
    legal = (await look(hub, table, person))["legal"]
    sent = {"move": legal[0], "version": seen["version"], "key": f"{seen['version']}"}
    await act(hub, table, person, "move", **sent)
    return person


def test_a_pause_stops_the_bots(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            mia = people[0]
            quick, stopped = [await with_bots(hub, people, pace=500) for _ in range(2)]
            paused: Data = {"view": {"turn": 0}}
            while paused["view"]["turn"] % 2 == 0:  # until a bot is to move
                await persons_move(hub, stopped, people)
                paused = await act(hub, stopped, mia, "pause")
                if paused["view"]["turn"] % 2 == 0:
                    await act(hub, stopped, mia, "resume")
            await persons_move(hub, quick, people)
            ply = (await look(hub, quick))["view"]["ply"]
            await until(hub, quick, mia, lambda m: m["view"]["ply"] > ply)  # its bot was due later
            seen = await look(hub, stopped, mia)
            assert seen["status"] == "paused" and seen["number"] == paused["number"]
            await act(hub, stopped, mia, "resume")
            await until(hub, stopped, mia, lambda m: m["view"]["ply"] > seen["view"]["ply"])

    run(work)


def test_whoever_watches_sees_the_clock(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,), asyncio.timeout(SOON):
            people = await friends(hub, 2)
            clock = {"kind": "days", "seconds": 86_400, "then": "bot-moves"}
            table = await seated(hub, OPEN, people, clock=clock)
            await start_clock(hub, table)
            async with hub.views.watch(table, Caller.of(None)) as feed:
                (first,) = frames(await anext(feed))
                own = await play(hub, table, people, random.Random(1))
                seen = [m for m in frames(await anext(feed)) if m["number"] == own["number"]]
            assert first["clock"]["seat"] == first["view"]["turn"]
            assert seen[0]["clock"] == own["clock"] != first["clock"]
            assert own["clock"]["seat"] == own["view"]["turn"]
            assert own["clock"]["due"] - own["entry"]["at"] == 86_400_000

    run(work)


@pytest.mark.parametrize("then", ["bot-moves", "seat-to-bot"])
def test_when_time_is_up_the_table_goes_on(
    database: str, then: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lifetable.tables.settings.SHORTEST_CLOCK", 0)

    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            clock = {"kind": "move", "seconds": 0, "then": then}
            table = await seated(hub, OPEN, people, clock=clock, pace=0)
            await start_clock(hub, table)
            seen = await until(hub, table, people[0], lambda m: m["view"]["ply"] >= 4)
            warm = [seat["warm"] for seat in seen["seats"]]
            assert any(warm) == (then == "seat-to-bot")

    run(work)


# --- taking back ---


def test_a_trade_can_be_taken_back_by_consent_and_a_roll_cannot(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            table = await seated(hub, HIDDEN, people)
            before = await look(hub, table, people[0])
            turn = before["view"]["turn"]
            moved = await play(hub, table, people, random.Random(4))
            assert moved["undo"]["possible"]
            asked = await act(hub, table, people[turn], "undo")
            others = [n for n in range(3) if n != turn]
            assert asked["undo"]["asked"] == turn and asked["undo"]["needed"] == others
            await act(hub, table, people[others[0]], "answer", agree=True)
            back = await act(hub, table, people[others[1]], "answer", agree=True)
            assert back["view"]["ply"] == 0 and back["undo"]["asked"] is None
            again = await look(hub, table, people[0])
            assert again["view"] == before["view"]
            await play(hub, table, people, random.Random(4))
            await act(hub, table, people[turn], "undo")
            refused = await act(hub, table, people[others[1]], "answer", agree=False)
            assert refused["view"]["ply"] == 1 and refused["undo"]["asked"] is None
            dice = await seated(hub, OPEN, people)
            turn = (await look(hub, dice))["view"]["turn"]
            assert not (await play(hub, dice, people, random.Random(4)))["undo"]["possible"]
            with pytest.raises(TableError, match="every move brings something new to light"):
                await act(hub, dice, people[turn], "undo")

    run(work)


async def wished(hub: Hub, table: str, people: list[Person]) -> tuple[Person, Data]:
    """Somebody moves and asks to take back before the bot that is next has moved."""
    while True:
        asker = await persons_move(hub, table, people)
        wish = await act(hub, table, asker, "undo")
        if wish["view"]["turn"] % 2:
            return asker, wish
        await act(hub, table, asker, "answer", agree=False)


def test_a_bot_waits_while_people_decide_about_taking_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            asked, other = [await with_bots(hub, people, pace=500) for _ in range(2)]
            asker, wish = await wished(hub, asked, people)
            assert wish["undo"]["asked"] is not None
            await persons_move(hub, other, people)
            ply = (await look(hub, other))["view"]["ply"]
            await until(hub, other, None, lambda m: m["view"]["ply"] > ply)  # its bot was due later
            assert (await look(hub, asked))["number"] == wish["number"]
            monkeypatch.setattr("lifetable.tables.table.PATIENCE", 0)
            answerer = people[1 - people.index(asker)]
            refused = await act(hub, asked, answerer, "answer", agree=False)
            moves = refused["view"]["ply"]
            await until(hub, asked, None, lambda m: m["view"]["ply"] > moves)
            _, wish = await wished(hub, asked, people)  # and nobody answers for too long
            moves = wish["view"]["ply"]
            seen = await until(hub, asked, None, lambda m: m["view"]["ply"] > moves)
            assert seen["undo"]["asked"] is None

    run(work)


# --- people ---


def test_a_person_can_take_away_everything_that_is_stored(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, OPEN, people)
            await act(hub, table, people[1], "say", text="my secret recipe")
            rng = random.Random(8)
            await play_out(hub, table, people, rng)
            token = await hub.people.token(people[1], "robot")
            data = await hub.people.export(people[1])
            assert data["tables"] == [table] and data["games"][0]["played"] == 1
            assert any(entry["data"].get("text") == "my secret recipe" for entry in data["entries"])
            record = await hub.records.record(table)
            await hub.erasure.erase(people[1])
            assert await hub.people.get(people[1].id) is None
            assert "Tim" not in str(await look(hub, table))
            assert await hub.people.by_token(token) is None
        async with hubs(database, keep=False) as (hub,):
            with hub.store.engine.connect() as connection:
                for kind in schema.metadata.sorted_tables:
                    rows = str(connection.execute(kind.select()).all())
                    assert people[1].id not in rows and "recipe" not in rows, kind.name
            assert read(await hub.records.record(table)).moves == read(record).moves
            assert (await hub.records.verify(table))["all"]

    run(work)


@pytest.mark.parametrize("how", [schema.migrate, schema.upgrade])
def test_the_database_is_what_the_migrations_make_of_it(
    database: str, how: Callable[[Engine], None]
) -> None:
    """A new database is made at once, an older one step by step: both come to the same."""
    engine = schema.engine_of(database)
    how(engine)
    schema.migrate(engine)  # nothing to do, and no harm
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_entries_stay_what_they_are_when_the_database_changes(database: str) -> None:
    engine = schema.engine_of(database)
    schema.upgrade(engine, "0001")
    entry = ("reef-1", 1, 1_790_000_000_000, "opened", "mia", "a key", "{}")
    with engine.begin() as connection:
        connection.execute(schema.entries.insert().values(entry))
    schema.migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(schema.entries.select()).all() == [entry]
    engine.dispose()


def test_whoever_looks_for_new_entries_reads_no_old_ones(tmp_path: Any) -> None:
    engine = schema.engine_of(f"sqlite:///{tmp_path}/tables.db")
    schema.migrate(engine)
    with engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {NEW_ROWS}", (1,)).all()
    assert [row.detail for row in plan] == ["SEARCH entries USING INTEGER PRIMARY KEY (rowid>?)"]
    engine.dispose()


def test_a_table_without_the_memory_aid_does_not_send_it(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            for memory in (True, False):
                table = await seated(hub, HIDDEN, people, memory=memory)
                moved = await play(hub, table, people, random.Random(1))
                for seen in (moved, await look(hub, table, people[1]), await look(hub, table)):
                    assert ("known" in seen["view"]) == ("shed" in seen["view"]) == memory

    run(work)
