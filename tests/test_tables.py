"""Tables: seats, games, rematches, clocks, taking back, and that nothing is lost between two processes.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import orjson
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine
from tests.test_deck_files import table as own_deck
from tests.test_deck_files import written

from lifetable.errors import LifetableError, RecordError, TableError
from lifetable.games import names
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.records import read
from lifetable.tables import Hub, Person, acts, schema
from lifetable.tables.bus import NEW_ROWS
from lifetable.tables.feeds import MOST_WAITING, Feed
from lifetable.tables.luck import Luck
from lifetable.tables.sight import Sight
from lifetable.tables.table import Entry, Table

_OF_A_MOVE = {"now", "entry", "events"}  # what is told once, and not of a moment
SOON = 20.0  # seconds that nothing here should ever need


@asynccontextmanager
async def hubs(database: str, count: int = 1, **options: Any) -> AsyncIterator[list[Hub]]:
    opened = [await Hub.open(database, **options) for _ in range(count)]
    try:
        yield opened
    finally:
        for hub in opened:
            await hub.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(120):
            await work()

    asyncio.run(within())


async def look(hub: Hub, table: str, person: Person | None = None, **more: Any) -> Data:
    return dict(orjson.loads(await hub.snapshot(table, person, **more)))


async def act(hub: Hub, table: str, person: Person | None, action: str, **data: Any) -> Data:
    return dict(orjson.loads(await hub.act(table, person, action, data)))


async def until(hub: Hub, table: str, person: Person | None, true: Callable[[Data], bool]) -> Data:
    """Wait for something to become true at a table."""
    async with asyncio.timeout(SOON):
        async with hub.watch(table, person) as feed:
            while not true(seen := await look(hub, table, person)):
                await anext(feed)
    return seen


async def friends(hub: Hub, count: int) -> list[Person]:
    return [await hub.people.make("en", name) for name in ("Mia", "Tim", "Sarah", "Linus")[:count]]


async def seated(hub: Hub, game: str, people: list[Person], **settings: Any) -> str:
    """A table at which these people sit and the game has begun."""
    table = await hub.create(people[0], {"game": game, "players": len(people), **settings})
    for seat, person in enumerate(people[1:], 1):
        await act(hub, table, person, "sit", seat=seat)
    await act(hub, table, people[0], "start")
    return table


async def play(hub: Hub, table: str, people: list[Person], rng: random.Random) -> Data:
    """One random move by whoever's turn it is."""
    turn = (await look(hub, table))["view"]["turn"]
    seen = await look(hub, table, people[turn])
    move = rng.choice(seen["legal"])
    key = f"{seen['version']}"
    return await act(hub, table, people[turn], "move", move=move, version=seen["version"], key=key)


def frames(chunk: bytes) -> list[Data]:
    """The messages in what a stream sent."""
    found = []
    for frame in chunk.decode().split("\n\n"):
        lines = dict(line.split(": ", 1) for line in frame.split("\n") if ": " in line)
        if "id" in lines:
            message = orjson.loads(lines["data"])
            assert int(lines["id"]) == message["number"]
            found.append(message)
    return found


def test_processes_that_start_together_wait_for_each_other(database: str) -> None:
    async def work() -> None:
        opened = await asyncio.gather(*(Hub.open(database, keep=False) for _ in range(4)))
        try:
            (mia,) = await friends(opened[0], 1)
            table = await opened[0].create(mia, {"game": "thats-life"})
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
            record = read(await hub.record(table))
            assert record.seed == after["luck"]["seed"]
            assert record.verify().result == after["result"]
            assert (await hub.verify(table))["all"]
            replay = orjson.loads(await hub.replay(table, 1))
            assert len(replay["steps"]) == len(record.moves) + 1
            stats = (await hub.people.statistics(people[0]))["games"][0]
            assert stats["played"] == 1 and stats["rating"]

    run(work)


def test_bots_play_a_game_to_the_end_though_nobody_looks(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            bots = [{"kind": "bot", "level": "easy"} for _ in range(2)]
            given = {"game": "thats-life", "seats": [{"kind": "me"}, *bots], "pace": 0}
            table = await hub.create(mia, given | {"start": True})
            await act(hub, table, mia, "leave")
            assert (await until(hub, table, None, lambda m: m["status"] == "over"))["result"]

    run(work)


def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    async def work() -> None:
        rng = random.Random(2)
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            table = await seated(hub, "life-is-life", people)
            for _ in range(9):
                await play(hub, table, people, rng)
            await act(hub, table, people[1], "say", text="hello")
            before = [await look(hub, table, person) for person in people]
        async with hubs(database, keep=False) as (hub,):
            after = [await look(hub, table, person) for person in people]
        for then, now in zip(before, after, strict=True):
            assert then | {"now": 0} == now | {"now": 0}

    run(work)


# --- the log: once, in order, by one of many ---


def test_the_same_key_twice_is_one_move_and_the_same_answer(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 3)
            table = await seated(one, "life-is-life", people)
            turn = (await look(one, table))["view"]["turn"]
            seen = await look(one, table, people[turn])
            sent = {"move": seen["legal"][0], "version": seen["version"], "key": "k1"}
            first = await act(one, table, people[turn], "move", **sent)
            again = await act(one, table, people[turn], "move", **sent)
            elsewhere = await act(two, table, people[turn], "move", **sent)
            assert first | {"now": 0} == again | {"now": 0} == elsewhere | {"now": 0}
            assert (await look(two, table))["view"]["ply"] == 1

    run(work)


def test_the_same_key_twice_on_a_device_that_goes_round_shows_no_other_hand(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            (mia,) = await friends(one, 1)
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "Leo")]
            table = await one.create(mia, {"game": "life-is-life", "seats": seats, "start": True})
            seen = await look(one, table, mia)
            sent = {"move": seen["legal"][0], "version": seen["version"], "key": "k1"}
            first = await act(one, table, mia, "move", seat=seen["seat"], **sent)
            assert first["seat"] == first["view"]["seat"] == seen["seat"] != first["view"]["turn"]
            for hub in (one, two):
                again = await hub.act(table, mia, "move", sent | {"seat": seen["seat"]})
                assert again == orjson.dumps(first | {"now": orjson.loads(again)["now"]})

    run(work)


def test_whoever_loses_the_race_for_the_last_move_sees_the_end(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, "thats-life", people)
            rng = random.Random(9)
            while True:
                state = (await one.live(table)).table.state
                assert state is not None
                move = rng.choice(state.legal())
                sent = {"move": move, "version": (await look(one, table))["version"]}
                if state.play(move).over:
                    break
                await act(one, table, people[state.turn], "move", key=f"{state.ply}", **sent)
            await until(two, table, None, lambda m: m["version"] == sent["version"])
            both = await asyncio.gather(
                act(one, table, people[state.turn], "move", key="a", **sent),
                act(two, table, people[state.turn], "move", key="b", **sent),
                return_exceptions=True,
            )
            (won,) = (answer for answer in both if isinstance(answer, dict))
            (lost,) = (answer for answer in both if isinstance(answer, TableError))
            assert lost.code == "game-over" and lost.status == 409
            message = lost.extra["message"]
            assert message["status"] == "over" and message["result"] == won["result"]
            assert message["number"] == won["number"] and message["view"] == won["view"]

    run(work)


def test_a_refused_move_gets_the_table_as_it_is(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 2})

            async def refused(person: Person, code: str, version: int) -> None:
                with pytest.raises(TableError) as refusal:
                    await act(hub, table, person, "move", move="p0", version=version, key=code)
                assert (refusal.value.code, refusal.value.status) == (code, 409)
                now = await look(hub, table, person)
                assert refusal.value.extra["message"] | {"now": 0} == now | {"now": 0}

            await refused(people[0], "not-started", 0)
            await act(hub, table, people[1], "sit", seat=1)
            begun = await act(hub, table, people[0], "start")
            turn, version = begun["view"]["turn"], begun["version"]
            await refused(people[1 - turn], "not-your-turn", version)
            await act(hub, table, people[0], "pause")
            await refused(people[turn], "paused", version - 1)
            await act(hub, table, people[0], "resume")
            await act(hub, table, people[turn], "leave")
            await refused(people[turn], "seat-kept-warm", version)

    run(work)


def test_a_move_on_an_old_version_gets_the_table_as_it_is(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, "thats-life", people)
            turn = (await look(hub, table))["view"]["turn"]
            seen = await look(hub, table, people[turn])
            old = seen["version"] - 1
            move = {"move": seen["legal"][0], "version": old, "key": "x"}
            with pytest.raises(TableError) as refused:
                await act(hub, table, people[turn], "move", **move)
            assert refused.value.code == "stale" and refused.value.status == 409
            assert refused.value.extra["message"]["version"] == seen["version"]
            # talking does not make a move old
            await act(hub, table, people[1 - turn], "say", text="hurry")
            move = {"move": seen["legal"][0], "version": seen["version"], "key": "y"}
            assert (await act(hub, table, people[turn], "move", **move))["view"]["ply"] == 1

    run(work)


def test_of_two_processes_that_move_at_once_one_wins(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, "thats-life", people)
            for round_ in range(25):
                turn = (await look(one, table))["view"]["turn"]
                seen = await look(one, table, people[turn])
                await until(
                    two, table, people[turn], lambda m, v=seen: m["version"] == v["version"]
                )  # type: ignore[misc]
                sent = {"version": seen["version"], "move": seen["legal"][0]}
                both = await asyncio.gather(
                    act(one, table, people[turn], "move", key=f"{round_}a", **sent),
                    act(two, table, people[turn], "move", key=f"{round_}b", **sent),
                    return_exceptions=True,
                )
                won = [answer for answer in both if isinstance(answer, dict)]
                lost = [answer for answer in both if isinstance(answer, LifetableError)]
                assert len(won) == len(lost) == 1, both
                assert lost[0].code in ("stale", "not-your-turn")
            ply = (await look(one, table))["view"]["ply"]
            assert ply == 25

    run(work)


def test_people_see_each_other_across_processes(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, "thats-life", [mia, tim])

            def here(who: list[bool]) -> Callable[[Data], bool]:
                return lambda seen: [seat["present"] for seat in seen["seats"]] == who

            await until(one, table, mia, here([True, False]))
            async with one.watch(table, mia):
                async with two.watch(table, tim):
                    await until(one, table, mia, here([True, True]))
                    seen = await until(two, table, tim, here([True, True]))
                    assert seen["watchers"] == 0
                await until(one, table, mia, here([True, False]))
                async with two.watch(table, tim):
                    await until(one, table, mia, here([True, True]))
                    await two.keeper.close()  # it is gone, and whoever was there with it
                    await until(one, table, mia, here([True, False]))

    run(work)


def test_a_newcomer_is_told_that_somebody_left_before_the_others_knew_of_him(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,), asyncio.timeout(SOON):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, "thats-life", [mia, tim])
            live = await hub.live(table)
            async with hub.watch(table, mia) as early:
                while b"event: presence" not in await anext(early):
                    pass
                live.elsewhere = frozenset({tim.id})
                async with hub.watch(table, None) as late:
                    live.elsewhere = frozenset()
                    while b'"present":[0]' not in await anext(late):
                        pass

    run(work)


def test_a_process_that_has_not_heard_of_the_end_looks_before_it_refuses(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, "thats-life", people)
            await two.live(table)
            monkeypatch.setattr(two.bus, "_heard", lambda table, number: None)
            rng = random.Random(2)
            while (await look(one, table))["status"] != "over":
                await play(one, table, people, rng)
            assert (await two.live(table)).table.status == "playing"
            assert await two.record(table) == await one.record(table)

    run(work)


def test_a_process_that_has_not_heard_looks_before_it_does_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            phone = await one.people.make("de")
            table = await one.create(mia, {"game": "thats-life", "players": 2})
            await two.live(table)
            monkeypatch.setattr(two.bus, "_heard", lambda table, number: None)
            await act(one, table, mia, "settings", players=3)
            for seat in (1, 2):
                await act(one, table, tim, "sit", seat=seat)
            await act(one, table, mia, "start")
            with pytest.raises(TableError, match="a moment ago"):  # there was no such seat before
                await act(two, table, mia, "cover", seat=2)
            await act(one, table, mia, "pause")
            resumed = await act(two, table, tim, "resume")
            assert resumed["status"] == "playing"
            assert (await act(one, table, tim, "resume"))["number"] == resumed["number"]
            left = await act(one, table, tim, "leave", seat=1)
            seen = await act(two, table, tim, "reclaim", seat=1)
            assert not seen["seats"][1]["warm"] and seen["number"] == left["number"] + 1
            token = (await act(one, table, tim, "link", seat=2))["token"]
            await one.claim(phone, token)
            with pytest.raises(TableError):
                await act(two, table, tim, "link", seat=2)
            token = (await act(two, table, phone, "link", seat=2))["token"]
            assert (await two.claim(tim, token))[0] == table

    run(work)


@pytest.mark.parametrize("how", ["stream", "polling"])
def test_nobody_loses_a_seat_who_is_here_by_another_process(
    database: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("lifetable.tables.acts.AWAY", 0.001)

    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, "thats-life", [mia, tim])
            async with two.watch(table, tim if how == "stream" else None):
                if how == "polling":
                    await two.messages(table, tim, 0)
                await two.presence.share({one.process})
                with pytest.raises(TableError, match="Tim was here a moment ago"):
                    await act(one, table, mia, "cover", seat=1)
                await one.presence.share({two.process})  # also to those who do not follow it here
                assert [s["present"] for s in (await look(one, table))["seats"]] == [False, True]
                monkeypatch.setattr("lifetable.tables.live.POLLING", -1.0)
            async with asyncio.timeout(SOON):  # he has gone, and it is told with the next beat
                while (await two.live(table)).here() or tim.id in (await one.live(table)).elsewhere:
                    await two.presence.share({one.process})
                    await one.presence.share({two.process})
                seen: Data = {}
                while not seen:
                    try:
                        seen = await act(one, table, mia, "cover", seat=1)
                    except TableError as refused:
                        assert refused.code == "still-here"
            assert seen["seats"][1]["warm"]

    run(work)


def test_whoever_polls_is_here_until_he_stops(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,), asyncio.timeout(SOON):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, "thats-life", [mia, tim])
            async with hub.watch(table, mia) as feed:
                await hub.messages(table, tim, 0)
                await hub.messages(table, mia, 0)  # who streams does not poll
                assert (await hub.live(table)).polls.keys() == {tim.id}
                while b'"present":[0,1]' not in await anext(feed):
                    pass
                monkeypatch.setattr("lifetable.tables.live.POLLING", 0.0)
                while b'"present":[0]' not in await anext(feed):
                    pass

    run(work)


def test_a_bot_plays_for_somebody_who_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            table = await seated(hub, "thats-life", [mia, tim])
            async with hub.watch(table, tim):
                with pytest.raises(TableError, match="a moment ago"):
                    await act(hub, table, mia, "cover", seat=1)
            with pytest.raises(TableError, match="a moment ago"):  # he has only just gone
                await act(hub, table, mia, "cover", seat=1)
            monkeypatch.setattr("lifetable.tables.acts.AWAY", 0)
            with pytest.raises(TableError, match="watching"):
                await act(hub, table, eve, "cover", seat=1)
            seen = await act(hub, table, mia, "cover", seat=1)
            assert [seat["warm"] for seat in seen["seats"]] == [None, "medium"]
            assert (await act(hub, table, mia, "cover", seat=1))["number"] == seen["number"]
            seen = await act(hub, table, tim, "reclaim")
            assert [seat["warm"] for seat in seen["seats"]] == [None, None]

    run(work)


def test_everybody_talking_at_once_on_two_processes_loses_nothing(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as both:
            people = await friends(both[0], 2)
            table = await seated(both[0], "thats-life", people)
            said = [f"line {n}" for n in range(30)]
            await asyncio.gather(
                *(
                    act(both[n % 2], table, people[n % 2], "say", text=text)
                    for n, text in enumerate(said)
                )
            )
            for hub in both:
                seen = await until(hub, table, None, lambda m: len(m["chat"]) == 30)
                assert sorted(line["text"] for line in seen["chat"]) == sorted(said)
                assert len({line["number"] for line in seen["chat"]}) == 30

    run(work)


# --- streams ---


def test_a_cut_stream_goes_on_with_nothing_missed_and_nothing_twice(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 3)
            table = await seated(one, "lifetime", people)
            rng = random.Random(3)
            whole: list[Data] = []
            parts: list[Data] = []
            async with one.watch(table, people[1], after=0) as steady:
                last = 0
                for _ in range(12):
                    where = rng.choice((one, two))  # a reconnecting client may land anywhere
                    async with where.watch(table, people[1], after=last) as cut:
                        for _ in range(rng.randrange(4)):
                            await play(rng.choice((one, two)), table, people, rng)
                            await act(one, table, people[0], "react", reaction="wow")
                        newest = (await look(one, table))["number"]
                        while last < newest:
                            for message in frames(await anext(cut)):
                                parts.append(message)
                                last = message["number"]
                while not whole or whole[-1]["number"] < last:
                    whole += frames(await anext(steady))
            assert [m["number"] for m in whole] == list(range(1, last + 1))
            assert [m["number"] for m in parts] == list(range(1, last + 1))
            for kept, resumed in zip(whole, parts, strict=True):
                for changing in ("now", "seats", "watchers"):  # who is there just then
                    kept.pop(changing, None), resumed.pop(changing, None)
                assert kept == resumed
            polled = orjson.loads(await two.messages(table, people[1], 0))["messages"]
            assert [m["number"] for m in polled] == list(range(1, last + 1))

    run(work)


def test_a_reader_that_does_not_read_is_cut_off_and_others_are_not() -> None:
    async def work() -> None:
        slow, quick = Feed(None, None), Feed(None, None)
        for number in range(MOST_WAITING + 5):
            for feed in (slow, quick):
                feed.put(b"%d;" % number)
            assert await anext(quick) == b"%d;" % number
        with pytest.raises(StopAsyncIteration):
            await anext(slow)

    run(work)


# --- who may do what ---


def test_seats_are_taken_left_and_given_to_bots(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await hub.create(mia, {"game": "life-is-life", "players": 4})
            await act(hub, table, tim, "sit", seat=2, name="Timo")
            seen = await act(hub, table, mia, "bot", seat=1, level="hard")
            assert [s["kind"] for s in seen["seats"]] == ["person", "bot", "person", "free"]
            assert seen["seats"][2]["name"] == "Timo"
            for person, action, data, code in [
                (tim, "bot", {"seat": 3}, "not-host"),
                (tim, "start", {}, "not-host"),
                (tim, "free", {"seat": 0}, "not-host"),
                (sarah, "sit", {"seat": 2}, "seat-taken"),
                (sarah, "sit", {"seat": 9}, "no-such-seat"),
                (mia, "bot", {"seat": 3, "level": "godlike"}, "no-such-level"),
                (sarah, "pause", {}, "not-seated"),
                (mia, "move", {"move": "knock", "version": 1, "key": "a"}, "not-started"),
                (None, "say", {"text": "boo"}, "nobody"),
            ]:
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
            given = {"game": "thats-life", "seats": seats, "public": True}
            with pytest.raises(TableError) as refused:
                await hub.create(mia, given | {"start": True})
            assert refused.value.code == "seats-free"
            assert await hub.mine(mia) == await hub.listing(mia) == []
            assert (await look(hub, await hub.create(mia, given), mia))["status"] == "lobby"

    run(work)


def test_a_table_by_link_is_not_listed_and_the_list_can_be_narrowed(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            hidden = await hub.create(mia, {"game": "thats-life", "players": 2})
            lobby = await hub.create(mia, {"game": "lifetime", "players": 3, "public": True})
            playing = await seated(hub, "thats-life", [mia, tim], public=True)

            async def listed(*narrowed: str | None) -> set[str]:
                return {card["table"] for card in await hub.listing(tim, *narrowed)}

            assert await listed() == {lobby, playing}
            assert await listed("thats-life") == {playing} and await listed("lifetime") == {lobby}
            assert await listed(None, "lobby") == {lobby}
            assert await listed(None, "playing") == {playing}
            assert await listed("lifetime", "playing") == set()
            assert {card["table"] for card in await hub.mine(mia)} == {hidden, lobby, playing}
            assert {card["table"] for card in await hub.mine(tim)} == {playing}
            assert (await look(hub, hidden, tim))[
                "status"
            ] == "lobby"  # whoever has the link finds it
            await act(hub, hidden, mia, "settings", public=True)
            await act(hub, lobby, mia, "settings", public=False)
            assert await listed() == {hidden, playing}
            rng = random.Random(3)
            while (await play(hub, playing, [mia, tim], rng))["status"] != "over":
                pass
            assert await listed() == {hidden}

    run(work)


def test_one_device_can_hold_several_seats_and_sees_the_one_to_move(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "Leo")]
            given = {"game": "life-is-life", "seats": seats, "start": True}
            table = await hub.create(mia, given)
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
            table = await seated(one, "thats-life", people)
            phone, thief = await two.people.make("de"), await two.people.make("de")
            token = (await act(one, table, people[1], "link", seat=1))["token"]
            assert (await two.claim(phone, token))[0] == table
            seen = await look(two, table, phone)
            assert seen["seat"] == 1 and seen["seats"][1]["name"] == "Tim"
            for bad in (token, token[:-2], "nonsense"):
                with pytest.raises(TableError) as refused:
                    await two.claim(thief, bad)
                assert refused.value.code == "bad-link"
            await until(one, table, people[1], lambda m: m["seat"] is None)
            with pytest.raises(TableError):
                await act(one, table, people[1], "link", seat=1)
            back = (await act(two, table, phone, "link", seat=1))["token"]
            await one.claim(people[1], back)
            for used in (token, back):  # it is his again, and still no used link gives it away
                with pytest.raises(TableError) as refused:
                    await two.claim(thief, used)
                assert refused.value.code == "bad-link"

    run(work)


def test_a_bot_keeps_the_seat_warm_until_its_owner_comes_back(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, "thats-life", people, pace=0)
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
            table = await seated(hub, "thats-life", people, clock=clock)
            turn = (await look(hub, table))["view"]["turn"]
            seen = await look(hub, table, people[turn])
            left = seen["clock"]["due"] - seen["now"]
            assert 0 < left <= 30_000
            paused = await act(hub, table, people[0], "pause")
            assert paused["status"] == "paused" and paused["clock"] is None
            move = {"move": seen["legal"][0], "version": seen["version"], "key": "k"}
            with pytest.raises(TableError, match="paused"):
                await act(hub, table, people[turn], "move", **move)
            on = await act(hub, table, people[1], "resume")
            assert on["clock"]["due"] - on["now"] >= left - 1_000

    run(work)


async def with_bots(hub: Hub, people: list[Person], **settings: Any) -> str:
    """A table of Life is Life for two, where a bot comes after each."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "free"}, {"kind": "bot"}]
    table = await hub.create(people[0], {"game": "life-is-life", "seats": seats, **settings})
    await act(hub, table, people[1], "sit", seat=2)
    await act(hub, table, people[0], "start")
    return table


async def persons_move(hub: Hub, table: str, people: list[Person]) -> Person:
    """Wait until it is a person's turn, and let him move; who it was."""
    seen = await until(hub, table, None, lambda m: m["view"]["turn"] % 2 == 0)
    person = people[seen["view"]["turn"] // 2]
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
            table = await seated(hub, "thats-life", people, clock=clock)
            async with hub.watch(table, None) as feed:
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
            table = await seated(hub, "thats-life", people, clock=clock, pace=0)
            seen = await until(hub, table, people[0], lambda m: m["view"]["ply"] >= 4)
            warm = [seat["warm"] for seat in seen["seats"]]
            assert any(warm) == (then == "seat-to-bot")

    run(work)


# --- taking back ---


def test_a_trade_can_be_taken_back_by_consent_and_a_roll_cannot(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            table = await seated(hub, "life-is-life", people)
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
            dice = await seated(hub, "thats-life", people)
            turn = (await look(hub, dice))["view"]["turn"]
            assert not (await play(hub, dice, people, random.Random(4)))["undo"]["possible"]
            with pytest.raises(TableError, match="rolled or revealed"):
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


# --- luck ---


def test_players_add_words_to_the_luck_and_all_of_it_can_be_checked(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 3})
            await act(hub, table, people[1], "sit", seat=2)
            promised = (await look(hub, table))["luck"]["promise"]
            await act(hub, table, people[1], "words", words="seven  seas")
            await act(hub, table, people[0], "words", words="x" * 59 + " cut where a space is")
            await act(hub, table, people[0], "start")
            shown = (await look(hub, table))["luck"]["hash"]
            rng = random.Random(6)
            while (await play(hub, table, people, rng))["status"] != "over":
                pass
            luck = (await look(hub, table))["luck"]
            assert luck["promise"] == promised and luck["hash"] == shown
            words = {0: "x" * 59, 1: "seven seas"}
            assert luck["words"] == [{"seat": n, "words": text} for n, text in words.items()]
            record = read(await hub.record(table))
            assert record.seed == luck["seed"] == f"{record.secret} 0:{words[0]} 1:{words[1]}"
            assert record.promise == promised == hash_of(record.secret)
            assert record.words == words and record.hash == shown
            record.verify()
            assert (await hub.verify(table))["all"]

    run(work)


def test_around_one_device_what_is_pushed_says_the_same_as_a_look_around(database: str) -> None:
    """Whoever has several seats may take back a move of another seat of theirs; every message says so."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            host = await hub.people.make("en", "Mia")
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Tim", "Sarah")]
            given = {"game": "life-is-life", "seats": seats, "start": True}
            table = await hub.create(host, given)
            rng, offered = random.Random(3), []
            async with hub.watch(table, host) as feed:
                frames(await anext(feed))
                for _ in range(3):
                    seen = await look(hub, table, host)
                    move = rng.choice(seen["legal"])
                    await hub.act(
                        table, host, "move", {"move": move, "version": seen["version"], "key": move}
                    )
                    [pushed] = frames(await anext(feed))
                    whole = await look(hub, table, host)
                    assert {key: whole[key] for key in pushed if key not in _OF_A_MOVE} == {
                        key: value for key, value in pushed.items() if key not in _OF_A_MOVE
                    }
                    offered.append(pushed["undo"]["possible"])
                assert any(offered), "now and then a trade ends a round"

    run(work)


def test_luck_that_was_bent_is_found_at_the_table(database: str) -> None:
    def other_secret(table: Table) -> None:
        table.luck = Luck("0" * 64, 0)

    def other_words(table: Table) -> None:
        table.seats[1].words = "eight seas"

    def missing_words(table: Table) -> None:
        table.seats[1].words = ""

    def suffix(table: Table) -> None:
        assert table.state is not None
        table.state = finished(table.setup.deal(f"{table.seed} 4711"))

    def other_deal(table: Table) -> None:
        assert table.state is not None
        table.state = finished(table.setup.deal(table.seed.replace(table.secret, "0" * 64)))

    def finished(state: State) -> State:
        while not state.over:
            state = state.play(state.legal()[0])
        return state

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 2})
            await act(hub, table, people[1], "sit", seat=1)
            await act(hub, table, people[1], "words", words="seven seas")
            await act(hub, table, people[0], "start")
            rng = random.Random(6)
            while (await play(hub, table, people, rng))["status"] != "over":
                pass
            for cheat, found in (
                (other_secret, {"promise"}),
                (other_words, {"words"}),
                (missing_words, {"words"}),
                (suffix, {"words"}),
                (other_deal, {"promise"}),
            ):
                hub.lives.clear()  # read anew, as it was
                assert (await hub.verify(table))["all"]
                cheat(hub.lives[table].table)
                held = await hub.verify(table)
                assert {name for name, holds in held.items() if not holds} == found | {
                    "all",
                    "own_deck",
                }, cheat.__name__
                with pytest.raises(RecordError) as problem:
                    read(await hub.record(table)).verify()
                assert problem.value.code == f"record-{found.pop()}"

    run(work)


def test_an_entry_tells_what_it_may_and_nothing_else(database: str) -> None:
    """New things in an entry's data are not told by themselves."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            host = await hub.people.make("en", "Mia")
            live = await hub.live(await hub.create(host, {"game": "thats-life"}))
            data = {"seat": 0, "words": "blue", "person": host.id, "owner": host.id, "new": "hm"}
            entry = Entry(2, 0, "words-added", host.id, "key", data)
            live.table.apply(entry)
            told = orjson.loads(Sight(live.table, entry).message(None))
            assert told["entry"] == {
                "number": 2, "kind": "words-added", "at": 0, "by": "Mia", "seat": 0, "words": "blue"
            }  # fmt: skip
            assert host.id not in orjson.dumps(told).decode()

    run(work)


def test_a_table_with_a_deck_of_its_own_says_that_its_file_is_needed(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            deck = tmp_path / "family.csv"
            deck.write_bytes(written(own_deck()))
            kept = await hub.upload(people[0], "lifetime", "deck", deck.read_text(), "en")
            table = await seated(hub, "lifetime", people, options={"deck": kept["file"]})
            rng = random.Random(9)
            while (await play(hub, table, people, rng))["status"] != "over":
                pass
            held = await hub.verify(table)
            assert held["all"] and held["own_deck"]
            record = read(await hub.record(table))
            with pytest.raises(RecordError) as problem:
                record.verify()
            assert problem.value.code == "record-other-deck"
            assert record.verify(str(deck)).over

    run(work)


# --- the same again ---


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
            given = {"game": "thats-life", "seats": seats, **settings}
            table = await one.create(people[0], given)
            await act(one, table, people[1], "sit", seat=2, name="Timo")
            await act(one, table, people[0], "start")
            for person in people:  # bots play on for them
                await act(one, table, person, "leave")
            await until(one, table, None, lambda m: m["status"] == "over")
            with pytest.raises(TableError):
                await act(one, table, await two.people.make("fr"), "rematch")
            async with one.watch(table, None) as feed, two.watch(table, None) as far:
                both = await asyncio.gather(
                    act(one, table, people[0], "rematch"), act(one, table, people[1], "rematch")
                )
                again = both[0]["table"]
                assert again == both[1]["table"] != table
                for hub, watching in ((one, feed), (two, far)):
                    seen: list[Data] = []
                    while not seen or seen[-1].get("next") is None:
                        seen += frames(await anext(watching))
                    assert seen[-1]["next"] == again
                    async with hub.watch(seen[-1]["next"], None) as there:
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


def test_a_rematch_asked_for_at_two_processes_is_one_table(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, "thats-life", people)
            await two.live(table)  # what follows, it may hear of late
            rng = random.Random(7)
            while (await play(one, table, people, rng))["status"] != "over":
                pass
            both = await asyncio.gather(
                act(one, table, people[0], "rematch"), act(two, table, people[1], "rematch")
            )
            assert both[0]["table"] == both[1]["table"]
            for person in people:
                assert len(await one.mine(person)) == 2, "no table is left behind"

    run(work)


def test_in_a_rematch_bots_go_on_for_those_who_have_left(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            live = await hub.live(await seated(hub, "thats-life", people))
            for person in people[1:]:
                await act(hub, live.table.id, person, "leave")
            again = acts.again(live.table)
            assert [seat["warm"] for seat in again.data["seats"]] == [None, "medium", "medium"]

    run(work)


def test_the_luck_of_a_rematch_was_fixed_before_anybodys_words(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 2})
            await act(hub, table, people[1], "sit", seat=1)
            await act(hub, table, people[0], "words", words="blue fish")
            await act(hub, table, people[0], "start")
            rng = random.Random(7)
            lucks = []
            for _ in range(3):
                while (await play(hub, table, people, rng))["status"] != "over":
                    pass
                lucks.append((await look(hub, table))["luck"])
                table = (await act(hub, table, people[1], "rematch"))["table"]
            for before, after in pairwise(lucks):
                assert after["promise"] == before["seed"].split(" ")[0]
                assert after["words"] == before["words"] == [{"seat": 0, "words": "blue fish"}]
                assert hash_of(after["seed"].split(" ")[0]) == after["promise"]

    run(work)


# --- people ---


def test_a_person_can_take_away_everything_that_is_stored(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, "thats-life", people)
            await act(hub, table, people[1], "say", text="my secret recipe")
            rng = random.Random(8)
            while (await play(hub, table, people, rng))["status"] != "over":
                pass
            token = await hub.people.token(people[1], "robot")
            data = await hub.people.export(people[1])
            assert data["tables"] == [table] and data["games"][0]["played"] == 1
            assert any(entry["data"].get("text") == "my secret recipe" for entry in data["entries"])
            record = await hub.record(table)
            await hub.erase(people[1])
            assert await hub.people.get(people[1].id) is None
            assert "Tim" not in str(await look(hub, table))
            assert await hub.people.by_token(token) is None
        async with hubs(database, keep=False) as (hub,):
            with hub.store.engine.connect() as connection:
                for kind in schema.metadata.sorted_tables:
                    rows = str(connection.execute(kind.select()).all())
                    assert people[1].id not in rows and "recipe" not in rows, kind.name
            assert read(await hub.record(table)).moves == read(record).moves
            assert (await hub.verify(table))["all"]

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
                table = await seated(hub, "life-is-life", people, memory=memory)
                moved = await play(hub, table, people, random.Random(1))
                for seen in (moved, await look(hub, table, people[1]), await look(hub, table)):
                    assert ("known" in seen["view"]) == ("shed" in seen["view"]) == memory

    run(work)
