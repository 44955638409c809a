"""The keeper: bots that nobody watches, clocks, tables that change hands, and trouble of all kinds.

Two hubs on one database are two processes as far as they know; one that is opened with `keep=False` keeps no tables.
"""

from __future__ import annotations

import asyncio
import random
import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Generator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import psycopg
import pytest
from sqlalchemy import Connection, insert, update
from tests import databases
from tests.asking import wish
from tests.hubs import (
    SOON,
    act,
    at_most,
    frames,
    friends,
    hubs,
    look,
    play,
    play_out,
    run,
    seated,
    start_clock,
)
from tests.of_a_game import FILED, HIDDEN, OPEN

from lifetable.bots import LEVELS
from lifetable.errors import TableError
from lifetable.games import find
from lifetable.games.contract import Bot, Data, Opinion
from lifetable.games.face import Setup
from lifetable.tables import Hub, Person
from lifetable.tables.clock import now
from lifetable.tables.entries import ClockRestarted, Entry, Moved
from lifetable.tables.keeper import heartbeats
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.keeper import FAIR
from lifetable.tables.keeper.thinking import BUDGET, KEPT, Thinking
from lifetable.tables.log import schema
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind
from lifetable.tables.settings import PACE
from lifetable.web.problems import status_of

GAME = OPEN
BOTS = [{"kind": "bot", "level": "easy"}] * 2


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried soon."""
    monkeypatch.setattr("lifetable.tables.keeper.keeper.AGAIN", 0.01)
    monkeypatch.setattr("lifetable.tables.keeper.keeper.BEAT", 0.05)


async def written(hub: Hub, table: str, true: Callable[[list[Entry]], bool]) -> list[Entry]:
    """Wait for something to be true of what is in the database. Nobody looks at the table."""
    async with asyncio.timeout(SOON):
        while not true(entries := await hub.store.after(table, 0)):
            await asyncio.sleep(0.01)
    return entries


def moved(count: int) -> Callable[[list[Entry]], bool]:
    return lambda entries: len(moves(entries)) >= count


def moves(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry.what, Moved)]


def clock_restarted(entries: list[Entry]) -> bool:
    return isinstance(entries[-1].what, ClockRestarted)


def move_of(entry: Entry) -> Moved:
    assert isinstance(entry.what, Moved)
    return entry.what


async def bots_alone(hub: Hub, mia: Person, **more: Any) -> str:
    """A table at which only bots play."""
    seats = [{"kind": "me"}, *BOTS]
    table = await hub.actions.open_table(
        Caller.of(mia), wish({"game": GAME, "seats": seats, "start": True, "pace": 0, **more})
    )
    await act(hub, table, mia, "leave")
    return table


async def her_turn(hub: Hub, mia: Person, **more: Any) -> str:
    """A table at which bots have moved, and it is Mia's turn."""
    seats = [{"kind": "me"}, *BOTS]
    table = await hub.actions.open_table(
        Caller.of(mia), wish({"game": GAME, "seats": seats, "start": True, "pace": 0, **more})
    )
    async with asyncio.timeout(SOON):
        while (await look(hub, table))["view"]["turn"] != 0:
            await asyncio.sleep(0.01)
    return table


async def move(hub: Hub, table: str, mia: Person) -> None:
    seen = await look(hub, table, mia)
    data = {"move": seen["legal"][0], "version": seen["version"], "key": f"{seen['version']}"}
    await act(hub, table, mia, "move", **data)


# --- thinking ---


def test_two_threads_never_share_a_bot() -> None:
    thinking, setup = Thinking(FairPool()), Setup(find(GAME), 2)
    found: list[list[Bot]] = [[], []]
    together = threading.Barrier(2)

    def think(mine: list[Bot]) -> None:
        for level in LEVELS:
            mine.append(thinking.bot(setup, level))
            together.wait(SOON)  # both are here, as when they think at once
            assert thinking.bot(setup, level) is mine[-1]

    threads = [threading.Thread(target=think, args=(mine,)) for mine in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
    assert len({id(bot) for mine in found for bot in mine}) == 2 * len(LEVELS)


def test_a_bot_is_never_taken_for_that_of_a_game_that_is_forgotten() -> None:
    thinking = Thinking(FairPool())
    for n in range(10 * KEPT):
        setup = Setup(find(GAME), 2 + n % 4)
        assert vars(thinking.bot(setup, "medium"))["players"] == setup.players
        del setup  # another may come to lie where it lay


def test_a_bot_that_names_no_legal_move_does_not_stop_a_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Confused(Bot):
        def opinions(
            self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
        ) -> list[Opinion]:
            return [Opinion("castle", 1.0, None, "")]

    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            await written(hub, await bots_alone(hub, mia), moved(5))

    monkeypatch.setattr("lifetable.tables.keeper.thinking.bot", lambda level, setup: Confused())
    run(work)


# --- bots and clocks ---


def test_bots_move_though_nobody_looks_and_leave_time_to_follow(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            table = await bots_alone(hub, mia, pace=60)
            made = moves(await written(hub, table, moved(8)))
            assert not (await hub.registry.get(table)).feeds
            assert all(later.at - entry.at >= 60 for entry, later in pairwise(made))

    run(work)


@pytest.mark.parametrize("game", [HIDDEN, FILED])
@pytest.mark.parametrize(("level", "least"), [("easy", 50), ("expert", 350)])
def test_where_something_is_hidden_a_bot_does_not_tell_by_being_quick(
    database: str, game: str, level: str, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ready(Bot):
        def opinions(
            self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
        ) -> list[Opinion]:
            assert budget * 1000 < least or level != "expert"
            return [Opinion(legal[0], 1.0, None, "")]

    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            bots = [{"kind": "bot", "level": level}] * 2
            table = await bots_alone(hub, mia, game=game, seats=[{"kind": "me"}, *bots])
            made = moves(await written(hub, table, moved(4)))
            took = [b.at - a.at for a, b in pairwise(made) if move_of(b).seat > 0]
            assert took and min(took) >= least

    monkeypatch.setattr("lifetable.tables.keeper.thinking.bot", lambda level, setup: Ready())
    run(work)


def test_the_page_offers_no_pause_that_is_shorter_than_a_thought() -> None:
    settings = Path(__file__).parents[1] / "ui/src/table/lobby/TableSettings.svelte"
    (paces,) = re.findall(r"const paces = \[(.*?)\n\s*\](?: as|;)", settings.read_text(), re.DOTALL)
    offered = [int(pace) for pace in re.findall(r"\d+", paces)]
    assert PACE in offered and min(offered) > BUDGET * 1000


def test_a_bot_has_thought_before_time_is_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the delay would tell how hard the choice was, and so what is hidden."""
    monkeypatch.setattr("lifetable.tables.settings.SHORTEST_CLOCK", 1)
    thought: list[int] = []

    async def work() -> None:
        async with hubs(database) as (hub,):
            choose = hub.thinking.choose

            async def noted(state: Any, level: str, *whose: Any) -> str:
                thought.append(now())
                return await choose(state, level, *whose)

            monkeypatch.setattr(hub.thinking, "choose", noted)
            people = await friends(hub, 2)
            clock = {"kind": "move", "seconds": 1, "then": "bot-moves"}
            table = await seated(hub, GAME, people, clock=clock)
            await start_clock(hub, table)
            due = (await look(hub, table))["clock"]["due"]
            late = moves(await written(hub, table, moved(1)))[0]
            assert move_of(late).late and thought[0] < due <= late.at

    run(work)


async def left_alone(database: str, hours: int, **settings: Any) -> tuple[str, list[Person]]:
    """A table where it is somebody's turn, at which no process has been for hours."""
    async with hubs(database, keep=False) as (hub,):
        people = await friends(hub, 2)
        table = await seated(hub, GAME, people, **settings)
        await start_clock(hub, table)
        e = schema.entries.c
        earlier = update(schema.entries).where(e.table_id == table)
        values = {"at": e.at - hours * 3_600_000}
        await hub.store.ask(lambda c: c.execute(earlier.values(values)))
    return table, people


def test_whose_time_ran_out_while_nobody_kept_the_table_has_some_left(database: str) -> None:
    async def work() -> None:
        clock = {"kind": "move", "seconds": 3_600, "then": "seat-to-bot"}
        table, people = await left_alone(database, 5, clock=clock)
        async with hubs(database, 2) as (one, two):
            restarted = (await written(one, table, clock_restarted))[-1]
            assert isinstance(restarted.what, ClockRestarted) and restarted.by is None
            due = restarted.at + FAIR * 1000
            for hub in (one, two):
                seen = await look(hub, table, people[restarted.what.seat])
                assert seen["clock"] == {
                    "seat": restarted.what.seat,
                    "due": due,
                    "starts": None,
                }
                assert seen["legal"] and not any(seat["warm"] for seat in seen["seats"])
            await play(two, table, people, random.Random(1))

    run(work)


def test_tables_are_taken_over_also_where_every_sign_of_life_takes_longer_than_a_beat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = heartbeats.sign

    def slow(connection: Connection, process: str) -> list[heartbeats.Beat]:
        time.sleep(heartbeats.BEAT + 0.1)  # as a disk that has much to do
        return sign(connection, process)

    async def work() -> None:
        clock = {"kind": "move", "seconds": 3_600, "then": "seat-to-bot"}
        table, _ = await left_alone(database, 5, clock=clock)
        monkeypatch.setattr(heartbeats, "sign", slow)
        async with hubs(database) as (hub,):
            await written(hub, table, clock_restarted)

    run(work)


def test_a_clock_with_time_left_goes_on_as_it_was(database: str) -> None:
    async def work() -> None:
        clock = {"kind": "days", "seconds": 2 * 24 * 3_600, "then": "seat-to-bot"}
        table, _ = await left_alone(database, 5, clock=clock)
        async with hubs(database) as (hub,):
            entries = await hub.store.after(table, 0)
            assert entries[-1].kind == "clock-started"
            due = entries[-1].at + clock["seconds"] * 1000  # type: ignore[operator]
            assert (await look(hub, table))["clock"]["due"] == due

    run(work)


def test_after_days_the_seat_goes_to_a_bot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lifetable.tables.keeper.keeper.FAIR", 0)

    async def work() -> None:
        clock = {"kind": "days", "seconds": 24 * 3_600, "then": "seat-to-bot"}
        table, _ = await left_alone(database, 25, clock=clock, pace=0)
        async with hubs(database) as (hub,):
            late = moves(await written(hub, table, moved(1)))[0]
            assert move_of(late).late and move_of(late).left
            async with asyncio.timeout(SOON):
                while (await hub.registry.get(table)).table.number < late.number:
                    await asyncio.sleep(0.01)
            seat = (await look(hub, table))["seats"][move_of(late).seat]
            assert seat["kind"] == "person" and seat["warm"] == move_of(late).left

    run(work)


# --- the database has its moods ---


@asynccontextmanager
async def refusing(hub: Hub, count: int) -> AsyncIterator[list[str]]:
    """The database refuses to take so many entries."""
    refused: list[str] = []
    statement = hub.writer._statement

    def refuse(*given: Any) -> tuple[str, list[Any]]:
        asked = statement(*given)
        if len(refused) < count:
            refused.append(asked[0])
            raise OSError("the disk is on fire")
        return asked

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hub.writer, "_statement", refuse)
        yield refused


def test_a_bot_whose_move_could_not_be_saved_moves_again(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            table = await bots_alone(hub, mia, pace=20)
            async with refusing(hub, 4) as refused:
                there = len(moves(await hub.store.after(table, 0)))
                await written(hub, table, moved(there + 5))
                assert len(refused) == 4

    run(work)


def test_a_clock_whose_move_could_not_be_saved_is_not_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lifetable.tables.settings.SHORTEST_CLOCK", 1)

    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            clock = {"kind": "move", "seconds": 1, "then": "bot-moves"}
            table = await seated(hub, GAME, people, clock=clock)
            await start_clock(hub, table)
            async with refusing(hub, 3) as refused:
                entries = await written(hub, table, moved(1))
                assert len(refused) == 3
            assert "clock-restarted" not in [entry.kind for entry in entries]

    run(work)


def test_a_postgresql_that_hangs_up_on_everybody_loses_nothing(tmp_path: Path) -> None:
    hang_up = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()"""

    async def work(database: str) -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            tables = [await bots_alone(hub, mia, pace=10) for _ in range(3)]
            with psycopg.connect(database, autocommit=True) as other:
                for done in range(4, 20, 4):
                    for table in tables:
                        await written(hub, table, moved(done))
                    cut = other.execute(hang_up).fetchone()
                    assert cut and cut[0] > 0
            for table in tables:
                entries = await written(hub, table, moved(25))
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    with databases.empty("postgresql", tmp_path) as database:
        run(lambda: work(database))


# --- tables that leave the memory, and tables that change hands ---


def make_room(hub: Hub, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables go until this one is gone."""
    with monkeypatch.context() as patch:
        patch.setattr("lifetable.tables.live.registry.MOST_IDLE_TABLES", 0)
        patch.setattr("lifetable.tables.live.registry.IN_USE", 0.0)
        hub.registry.make_room()
    assert table not in hub.registry.tables


def test_a_table_that_left_the_memory_is_kept_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,), hubs(database, keep=False) as (other,):
            (mia,) = await friends(hub, 1)
            table = await her_turn(hub, mia)
            for _ in range(4):
                await hub.actions.open_table(Caller.of(mia), wish({"game": GAME}))
            before = len(moves(await hub.store.after(table, 0)))
            await other.registry.get(table)
            make_room(hub, table, monkeypatch)
            await move(other, table, mia)
            await written(other, table, moved(before + 2))

    run(work)


def test_a_table_that_is_read_anew_goes_on(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            table = await bots_alone(hub, mia, pace=20)
            for count in (2, 4, 6):
                await written(hub, table, moved(count))
                hub.registry.reread(table)
            entries = await written(hub, table, moved(10))
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    run(work)


def test_of_a_table_in_memory_nothing_is_left_that_was_erased(database: str) -> None:
    """Also if it is being read, or somebody is doing something there, at that moment."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, GAME, [mia, tim])
            live = await hub.registry.get(table)
            async with live.lock:
                for news in (await hub.people.erase(tim)).news:
                    hub.bus.announce([news])
                assert table not in hub.registry.tables
                said = asyncio.create_task(act(hub, table, mia, "say", text="hello"))
                await asyncio.sleep(0)
            assert (await said)["seats"][1]["name"] == "…"
            seen = await look(hub, table, mia)
            assert seen["seats"][1]["name"] == "…" and len(seen["chat"]) == 1
            assert await hub.registry.get(table) is live

    run(work)


@pytest.mark.parametrize("how", ["forgotten", "let go"])
def test_whoever_begins_to_watch_as_a_table_leaves_the_memory_is_not_left_behind(
    database: str, how: str
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,), asyncio.timeout(SOON):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, GAME, [mia, tim])
            live = await hub.registry.get(table)
            told: list[Data] = []

            def heard() -> bool:
                entries = [message["entry"] for message in told]
                return any(entry and entry.get("text") == "hello" for entry in entries)

            async def watch() -> None:
                while not heard():
                    async with hub.views.watch(table, Caller.of(mia), after=1) as feed:
                        async for chunk in feed:  # or it is told to come back
                            told.extend(frames(chunk))
                            if heard():
                                break

            async with live.lock:
                watching = asyncio.create_task(watch())
                await asyncio.sleep(0)  # it looks back
                if how == "forgotten":
                    hub.registry.reread(table)
                else:
                    del hub.registry.tables[table]
            while not (await hub.registry.get(table)).feeds:
                await asyncio.sleep(0.01)
            while not watching.done():
                await act(hub, table, tim, "say", text="hello")
                await asyncio.sleep(0.01)
            assert heard()

    run(work)


def test_a_table_that_could_not_be_read_at_first_is_read_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            table = await bots_alone(hub, mia)
        async with hubs(database, keep=False) as (hub,):
            load = hub.store.load
            failed: list[str] = []

            async def sometimes(id: str) -> Any:
                if len(failed) < 3:
                    failed.append(id)
                    raise OSError("not now")
                return await load(id)

            monkeypatch.setattr(hub.store, "load", sometimes)
            await hub.keeper.open()
            await written(hub, table, moved(3))
            assert len(failed) == 3

    run(work)


def test_a_table_that_was_taken_over_without_an_answer_is_found(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,), hubs(database, keep=False) as (other,):
            take = hub.store.take
            lost: list[Any] = []

            async def unanswered(*given: Any) -> bool:
                took = await take(*given)
                if len(lost) < 2:
                    lost.append(given)
                    raise OSError("the line is dead")
                return took

            monkeypatch.setattr(hub.store, "take", unanswered)
            (mia,) = await friends(hub, 1)
            seen = await bots_alone(other, mia)  # nobody keeps it
            unseen = await bots_alone(other, mia)
            await hub.registry.get(seen)
            for table in (seen, unseen):
                await written(other, table, moved(3))
            assert len(lost) == 2

    run(work)


def test_a_process_that_was_taken_for_dead_lets_go_of_what_others_keep(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            (mia,) = await friends(one, 1)
            table = await her_turn(one, mia)
            assert await two.store.take(table, one.process, two.process)
            for hub in (one, two):
                hub.keeper.doubt()
            async with asyncio.timeout(SOON):
                while one.registry.tables[table].keeper or table not in two.registry.tables:
                    await asyncio.sleep(0.01)
            assert (await two.registry.get(table)).keeper == two.process
            before = len(moves(await one.store.after(table, 0)))
            await move(one, table, mia)
            await written(one, table, moved(before + 2))

    run(work)


def test_one_table_that_cannot_be_read_is_in_nobodys_way(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            whole = await bots_alone(hub, mia, public=True)
            broken = await bots_alone(hub, mia, public=True)
            row = {"table_id": broken, "number": 100, "at": now(), "kind": "exploded", "data": "{}"}
            await hub.store.ask(lambda c: c.execute(insert(schema.entries).values(row)))
        async with hubs(database) as (hub,):
            await written(hub, whole, moved(3))
            assert [card["table"] for card in await hub.listing.of_person(mia.id)] == [whole]
            assert broken not in [card["table"] for card in await hub.listing.public(None)]

    run(work)


# --- hints and reviews ---


async def finished(hub: Hub, people: list[Person]) -> str:
    table = await seated(hub, GAME, people)
    rng = random.Random(3)
    await play_out(hub, table, people, rng)
    return table


async def reviewed(hub: Hub, table: str) -> Data:
    async with asyncio.timeout(SOON):
        while not (found := await hub.reviews.review(table))["done"]:
            await asyncio.sleep(0.01)
    return found


def test_hints_are_thought_about_one_for_each_and_few_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False) as (hub,):
            at_most(hub, Kind.HINTS, process=1)
            people = await friends(hub, 2)
            both = {"game": GAME, "seats": [{"kind": "me"}] * 2, "start": True}
            tables = [
                await hub.actions.open_table(Caller.of(person), wish(both)) for person in people
            ]
            advised = asyncio.create_task(hub.hints.hint(tables[0], Caller.of(people[0])))
            await asyncio.sleep(0)
            for n, code, status in ((0, "hint-waiting", 429), (1, "advice-busy", 503)):
                with pytest.raises(TableError) as refused:
                    await hub.hints.hint(tables[n], Caller.of(people[n]))
                assert (refused.value.code, status_of(refused.value)) == (code, status)
                assert refused.value.retry_after
            assert (await advised)["best"]
            assert (await hub.hints.hint(tables[1], Caller.of(people[1])))["best"]

    run(work)


def test_a_review_that_fails_is_told_and_not_tried_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []

    def failing(*given: Any) -> Generator[float, None, Data]:
        begun.append(given)
        yield 0.5
        raise ArithmeticError("no idea")

    monkeypatch.setattr("lifetable.tables.after.kept_reviews.review_steps", failing)

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table = await finished(hub, await friends(hub, 2))
            with pytest.raises(TableError) as refused:
                await reviewed(hub, table)
            assert refused.value.code == "review-failed"
            with pytest.raises(TableError):
                await hub.reviews.review(table)
            assert len(begun) == 1

    run(work)


def test_reviews_do_not_pile_up_and_end_with_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()

    def endless(setup: Setup, seed: str, made: list[str]) -> Generator[float, None, Data]:
        try:
            while True:
                yield 0.5
        finally:
            ended.set()

    monkeypatch.setattr("lifetable.tables.after.kept_reviews.review_steps", endless)

    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False) as (hub,):
            at_most(hub, Kind.REVIEWS, process=1)
            people = await friends(hub, 2)
            tables = [await finished(hub, people) for _ in range(2)]
            assert await hub.reviews.review(tables[0]) == {"done": False, "progress": 0.0}
            async with asyncio.timeout(SOON):
                while (await hub.reviews.review(tables[0]))["progress"] != 0.5:
                    await asyncio.sleep(0.01)
            with pytest.raises(TableError) as refused:
                await hub.reviews.review(tables[1])
            assert (refused.value.code, status_of(refused.value)) == ("advice-busy", 503)
            assert refused.value.retry_after and not ended.is_set()
        assert await asyncio.to_thread(ended.wait, SOON)

    run(work)


def test_a_game_without_end_is_not_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lifetable.tables.after.kept_reviews.MOST_MOVES", 10)

    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False) as (hub,):
            table = await finished(hub, await friends(hub, 2))
            with pytest.raises(TableError) as refused:
                await hub.reviews.review(table)
            assert refused.value.code == "review-too-long"

    run(work)
