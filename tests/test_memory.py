"""Tables in memory: finished ones leave it soon, watched or not; what is needed stays; idle ones are bounded by bytes."""

from __future__ import annotations

import asyncio
import gc
import random
import tracemalloc

import pytest
from tests.asking import wish
from tests.hubs import SOON, act, append, frames, friends, hubs, look, play, play_out, run, seated
from tests.of_a_game import FILED, HIDDEN, OPEN

from lifetable.tables import Hub, Person
from lifetable.tables.decide.actor import Actor
from lifetable.tables.entries import Said
from lifetable.tables.live import registry
from lifetable.tables.people.person import Caller

GAME = OPEN
MEMORY = "lifetable.tables.live.registry"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is tidied up all the time, and nothing is taken for being in use that is not."""
    monkeypatch.setattr(f"{MEMORY}.TIDYING", 0.01)
    monkeypatch.setattr(f"{MEMORY}.IN_USE", 0.0)
    monkeypatch.setitem(registry.STAYS, "over", 0.0)


async def left_in_memory(hub: Hub, most: int) -> None:
    """Wait until no more tables than this are in memory."""
    async with asyncio.timeout(SOON):
        while len(hub.registry.tables) > most:
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("watched", [False, True])
def test_finished_games_leave_the_memory(database: str, watched: bool) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            for seed in range(4):
                table = await seated(hub, GAME, people)
                if watched:
                    await _watched(hub, table, people, seed)
                else:
                    await play_out(hub, table, people, random.Random(seed))
            await left_in_memory(hub, 0)
            assert hub.figures()["tables"] == 0
            seen = await look(hub, table, people[0])  # it is read again by whoever asks
            assert seen["status"] == "over"
            await left_in_memory(hub, 0)

    run(work)


async def _watched(hub: Hub, table: str, people: list[Person], seed: int) -> None:
    """Somebody looks on to the end and a little longer, and is told everything."""
    told: list[int] = []

    async def listen() -> None:
        async for chunk in feed:
            told.extend(message["number"] for message in frames(chunk))

    async with hub.views.watch(table, Caller.of(None)) as feed, asyncio.timeout(SOON):
        listening = asyncio.create_task(listen())
        await play_out(hub, table, people, random.Random(seed))
        hub.registry.make_room()  # it has every reason to leave but one
        last = hub.registry.tables[table].table.number
        while told[-1] < last:
            await asyncio.sleep(0.01)
        listening.cancel()
    assert told == list(range(told[0], last + 1))


@pytest.mark.usefixtures("hasty")
def test_games_that_are_on_stay_in_memory(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, GAME, people)
            clock = {"kind": "move", "seconds": 3_600, "then": "bot-moves"}
            timed = await seated(hub, GAME, people, clock=clock)
            rng = random.Random(1)
            await play(hub, table, people, rng)
            lives = dict(hub.registry.tables)
            hub.registry.make_room()
            assert hub.registry.tables == lives and {table, timed} <= lives.keys()
            with pytest.MonkeyPatch.context() as patch:
                patch.setitem(registry.STAYS, "playing", 0.0)
                hub.registry.make_room()  # now only the one whose clock is watched here is needed
                assert list(hub.registry.tables) == [timed]
            await play(hub, table, people, rng)
            assert (await look(hub, table))["view"]["ply"] == 2

    run(work)


def test_idle_tables_are_bounded_by_what_they_weigh(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            tables = [
                await hub.actions.open_table(Caller.of(mia), wish({"game": GAME})) for _ in range(8)
            ]
            await hub.registry.get(tables[0])  # of the oldest it is the last one asked for
            one = hub.registry.tables[tables[0]].table.weight
            monkeypatch.setattr(f"{MEMORY}.MOST_IDLE_BYTES", 3 * one)
            hub.registry.make_room()
            assert len(hub.registry.tables) == 8, (
                "whoever has just opened a table may be about to act"
            )
            monkeypatch.setattr(f"{MEMORY}.IN_USE", 0.0)
            hub.registry.make_room()
            assert set(hub.registry.tables) == {tables[0], *tables[-2:]}

    run(work)


def test_a_table_weighs_about_what_it_says(database: str) -> None:
    copies = 10

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            for game in (GAME, HIDDEN, FILED):
                table = await seated(hub, game, people)
                await play_out(hub, table, people, random.Random(2))
                await hub.store.load(table)  # what is remembered of moves is remembered now
                gc.collect()
                tracemalloc.start()
                loaded = [await hub.store.load(table) for _ in range(copies)]
                gc.collect()
                bytes_each = tracemalloc.get_traced_memory()[0] / copies
                tracemalloc.stop()
                assert loaded[0]
                weight = loaded[0][0].weight
                assert bytes_each / 2 < weight < 3 * bytes_each, (game, bytes_each, weight)

    run(work)


def test_what_is_saved_through_a_table_that_left_the_memory_is_told_to_all(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,), asyncio.timeout(SOON):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, GAME, [mia, tim])
            before = hub.registry.tables.pop(table)
            async with hub.views.watch(table, Caller.of(tim)) as feed:
                actor = Actor(mia.id, mia.name)
                await append(hub, before, actor, lambda table: [Said(0, "Mia", "hello")])
                told = frames(await anext(feed))
                while (told[-1]["entry"] or {}).get("text") != "hello":
                    told += frames(await anext(feed))
            assert (await act(hub, table, tim, "say", text="hi"))[
                "number"
            ] == before.table.number + 1

    run(work)


def test_a_card_says_the_same_whether_the_table_is_in_memory_or_not(database: str) -> None:
    """And lists do not bring finished tables back into it."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = people = await friends(hub, 2)
            over = await seated(hub, GAME, people, public=True)
            await play(hub, over, people, random.Random(3))
            await act(hub, over, tim, "say", text="hello")
            await act(hub, over, mia, "pause")
            await act(hub, over, mia, "resume")
            await play_out(hub, over, people, random.Random(3))
            await act(hub, over, tim, "rematch")
            lobby = await hub.actions.open_table(
                Caller.of(mia), wish({"game": FILED, "players": 4, "public": True})
            )
            await act(hub, lobby, tim, "sit", seat=1)
            await act(hub, lobby, mia, "bot", seat=2, level="easy")
            await act(hub, lobby, mia, "settings", options={"show-occupation": True})
            await act(hub, lobby, mia, "free", seat=0)
            for table in (over, lobby):
                await hub.registry.get(table)
            for person in (mia, tim, None):
                remembered = [
                    await hub.listing.of_person(Caller.of(person).person),
                    await hub.listing.public(Caller.of(person).person),
                ]
                hub.registry.tables.clear()
                assert [
                    await hub.listing.of_person(Caller.of(person).person),
                    await hub.listing.public(Caller.of(person).person),
                ] == remembered
                assert over not in hub.registry.tables and lobby not in hub.registry.tables
                for table in (over, lobby):
                    await hub.registry.get(table)

    run(work)
