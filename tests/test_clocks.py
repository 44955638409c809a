"""Clocks that are set while people play, that differ between machines, or that jump while nobody is there."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import select
from tests.asking import wish
from tests.hubs import SOON, act, friends, hubs, look, play, run, seated, start_clock
from tests.of_a_game import OPEN
from tests.serving import open_table

from lifetable.errors import TableError
from lifetable.tables import Hub, clock
from lifetable.tables.clock import SLACK, Clock
from lifetable.tables.entries import Entry, Moved
from lifetable.tables.keeper import heartbeats, keeper
from lifetable.tables.keeper.heartbeats import LATE, Beat, Heartbeats
from lifetable.tables.log import schema
from lifetable.tables.people.person import Caller
from lifetable.web.identity import Seal

GAME = OPEN
HOUR = 3_600_000
JUMPS = (-HOUR, HOUR)
TABLES = Path(keeper.__file__).parent.parent
ROOT = Path(__file__).parent.parent


class WallClock:
    """The wall clock of this machine, as far as Python sees it."""

    ahead = 0

    def set(self, by: int) -> None:
        self.ahead += by


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    told, told_ns, wall = time.time, time.time_ns, WallClock()
    monkeypatch.setattr("time.time", lambda: told() + wall.ahead / 1000)
    monkeypatch.setattr("time.time_ns", lambda: told_ns() + wall.ahead * 1_000_000)
    return wall


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "BEAT", 0.05)
    monkeypatch.setattr(keeper, "AGAIN", 0.01)
    monkeypatch.setattr(keeper, "HEAD_START", 300)
    monkeypatch.setattr("lifetable.tables.settings.SHORTEST_CLOCK", 1)


async def written(hub: Hub, table: str, true: Callable[[list[Entry]], bool]) -> list[Entry]:
    async with asyncio.timeout(SOON):
        while not true(entries := await hub.store.after(table, 0)):
            await asyncio.sleep(0.01)
    return entries


def moved(times: int) -> Callable[[list[Entry]], bool]:
    return lambda entries: len(moves(entries)) >= times


def in_order(entries: list[Entry]) -> bool:
    return all(a.at <= b.at for a, b in pairwise(entries))


# --- the clock itself ---


def test_only_one_module_asks_the_wall_clock() -> None:
    asks = re.compile(r"time\.time|datetime\.now|utcnow|CURRENT_TIMESTAMP")
    found = [file.name for file in TABLES.rglob("*.py") if asks.search(file.read_text())]
    assert found == ["clock.py"]


def test_time_goes_on_as_the_machine_counts_and_comes_near_the_wall_clock_slowly() -> None:
    counted = 1_000
    told = Clock(lambda: counted, lambda: 5_000_000)
    counted += 2_000
    assert told.now() == 5_002_000
    for jump in JUMPS:
        told.begin(before := told.now())
        for _ in range(100):
            counted += 1_000
            told.tune(told.now() + jump)
        passed = told.now() - before
        assert abs(passed - 100_000) == 100_000 // SLACK
        assert (passed > 100_000) == (jump > 0)
    near = told.now() + 1
    counted += 1_000
    told.tune(near + 1_000)
    assert told.now() == near + 1_000  # where there is little between them, there is nothing
    told.follow(told.now() - 500)  # somebody was so late a moment ago
    assert told.now() == near + 1_000
    told.follow(told.now() + 60_000)  # this machine was stopped for a minute
    assert told.now() == near + 61_000


# --- set while people play ---


@pytest.mark.parametrize("jump", JUMPS)
def test_whoever_has_time_has_it_whatever_the_wall_clock_says(
    database: str, jump: int, wall: WallClock, quick: None
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            limit = {"kind": "move", "seconds": 2, "then": "bot-moves"}
            table = await seated(hub, GAME, people, clock=limit)
            await start_clock(hub, table)
            began = clock.count()
            wall.set(jump)
            await act(hub, table, people[0], "say", text="what time is it?")
            seen = await look(hub, table)
            assert 0 < seen["clock"]["due"] - seen["now"] <= 2_000
            late = (await written(hub, table, lambda e: e[-1].kind == "moved"))[-1]
            assert isinstance(late.what, Moved) and late.what.late
            assert clock.count() - began >= 2_000 - SLACK // 100
            assert in_order(await hub.store.after(table, 0))
            assert 2_000 <= (await hub.registry.get(table)).table.used[0] < SOON * 1000

    run(work)


@pytest.mark.parametrize("jump", JUMPS)
def test_no_bot_waits_an_hour_and_none_moves_too_early(
    database: str, jump: int, wall: WallClock, quick: None
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
            ask = {"game": GAME, "seats": seats, "start": True, "pace": 300}
            table = await hub.actions.open_table(Caller.of(mia), wish(ask))
            await act(hub, table, mia, "leave")
            for count in (2, 4):
                wall.set(jump)
                entries = await written(hub, table, moved(count))
            assert in_order(entries)
            assert all(b.at - a.at >= 300 for a, b in pairwise(moves(entries)))

    run(work)


def moves(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.kind == "moved"]


@pytest.mark.parametrize("jump", JUMPS)
def test_pauses_seats_and_taking_back_count_as_they_were(
    database: str, jump: int, wall: WallClock, quick: None
) -> None:
    """Whatever is counted from one entry to another is counted by the same clock."""

    async def work() -> None:
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            limit = {"kind": "move", "seconds": 600, "then": "bot-moves"}
            table = await seated(hub, GAME, people, clock=limit)
            await start_clock(hub, table)
            for what in ("pause", "resume", "play", "leave", "reclaim"):
                wall.set(jump)
                if what == "play":
                    await play(hub, table, people, random.Random(1))
                else:
                    await act(hub, table, people[0], what)
                seen = await look(hub, table)
                if seen["clock"]:
                    assert 590_000 < seen["clock"]["due"] - seen["now"] <= 600_000, what
            entries = await hub.store.after(table, 0)
            assert in_order(entries) and entries[-1].at - entries[0].at < SOON * 1000
            assert all(
                0 <= used < SOON * 1000 for used in (await hub.registry.get(table)).table.used
            )

    run(work)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_is_set_while_nobody_is_there_stops_no_table(
    database: str, jump: int, wall: WallClock, quick: None
) -> None:
    async def work() -> None:
        limit = {"kind": "move", "seconds": 600, "then": "bot-moves"}
        async with hubs(database) as (hub,):
            people = await friends(hub, 2)
            waiting = await seated(hub, GAME, people, clock=limit)
            await start_clock(hub, waiting)
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
            ask = {"game": GAME, "seats": seats, "start": True, "pace": 200}
            table = await hub.actions.open_table(Caller.of(people[0]), wish(ask))
            await act(hub, table, people[0], "leave")
        wall.set(jump)
        async with hubs(database) as (hub,):
            already = len(moves(await hub.store.after(table, 0)))
            entries = await written(hub, table, lambda e: len(moves(e)) > already + 2)
            assert in_order(entries)
            seen = await look(hub, waiting)
            assert 0 < seen["clock"]["due"] - seen["now"] <= 600_000
            assert in_order(await hub.store.after(waiting, 0))

    run(work)


def test_times_that_went_back_in_an_old_database_are_read_as_if_they_had_not(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, GAME, people)
            await play(hub, table, people, random.Random(1))
            e = schema.entries.c
            back = schema.entries.update().where(e.table_id == table, e.kind == "moved")
            await hub.store.ask(lambda c: c.execute(back.values(at=e.at - HOUR)))
        async with hubs(database, keep=False) as (hub,):
            read = (await hub.registry.get(table)).table
            assert read.used == [0] and read.times == [read.at]

    run(work)


@pytest.mark.parametrize("jump", JUMPS)
def test_cookies_and_links_hold_though_the_clock_is_set(
    database: str, jump: int, wall: WallClock
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await seated(hub, GAME, [mia, tim])
            link = (await act(hub, table, tim, "link", seat=1))["token"]
            cookie = Seal(b"key").write(tim.id)
            wall.set(jump)
            assert Seal(b"key").read(cookie) is not None
            await hub.actions.claim(Caller.of(sarah), link)
            old = (await act(hub, table, mia, "link", seat=0))["token"]
            clock.process.begin(clock.now() + HOUR + 2_000)  # an hour has passed in truth
            with pytest.raises(TableError, match="no longer works"):
                await hub.actions.claim(Caller.of(tim), old)

    run(work)


# --- several processes ---


def test_who_is_alive_is_told_by_beats_that_change_and_by_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = 0
    monkeypatch.setattr(clock, "count", lambda: counted)
    monkeypatch.setattr(clock, "process", Clock(lambda: counted, lambda: 0))
    watch = Heartbeats()

    def look(*beats: int) -> set[str]:
        nonlocal counted
        counted += 1_000
        return watch.hear([Beat(f"p{n}", beat, 0) for n, beat in enumerate(beats)])

    assert look(5, 5) == {"p0", "p1"}  # nothing is known of either yet
    for beat in (HOUR, -HOUR, 7, 8, 9):  # one has a clock that is set; the other is silent
        alive = look(beat, 5)
    assert alive == {"p0"} and watch.dead == {"p1"}
    assert look(10, 6) == {"p0", "p1"}  # it was only slow
    counted += 60_000  # nobody could say anything: the database was away
    assert look(10, 6) == {"p0", "p1"}
    assert look(11, 7) == {"p0", "p1"}
    assert look(12) == {"p0"} and watch.dead == set()


@contextmanager
def database_clock(database: str) -> Iterator[Callable[[int], None]]:
    """Set the clock of a PostgreSQL, for one database; a file has none."""
    if not database.startswith("postgresql"):
        yield lambda by: None
        return
    with psycopg.connect(database, autocommit=True) as connection:
        name = connection.execute("SELECT current_database()").fetchone()
        connection.execute("CREATE SCHEMA set_clock")

        def set_by(by: int) -> None:
            connection.execute(
                "CREATE OR REPLACE FUNCTION set_clock.clock_timestamp() RETURNS timestamptz"
                f" LANGUAGE sql AS 'SELECT pg_catalog.clock_timestamp() + interval ''{by} ms'''"
            )

        set_by(0)
        assert name
        path = "public, set_clock, pg_catalog"
        connection.execute(f"ALTER DATABASE {name[0]} SET search_path = {path}")
        yield set_by


async def beaten(hub: Hub, times: int) -> None:
    """Wait until every process has given so many signs of life."""
    seen: dict[str, set[int]] = {}
    k = schema.keepers.c
    async with asyncio.timeout(SOON):
        while not seen or min(map(len, seen.values())) <= times:
            for id, beat in await hub.store.ask(
                lambda c: c.execute(select(k.id, k.beat)).tuples().all()
            ):
                seen.setdefault(id, set()).add(beat)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("jump", JUMPS)
def test_nobody_is_taken_for_dead_because_a_clock_was_set(
    database: str, jump: int, wall: WallClock, quick: None
) -> None:
    async def work() -> None:
        with database_clock(database) as set_database:
            async with hubs(database, 2) as (one, other):
                people = await friends(one, 2)
                tables = [await seated(hub, GAME, people) for hub in (one, other)]
                await beaten(one, 2)
                before = clock.now()
                wall.set(jump)
                set_database(jump)
                await beaten(one, 6)
                t = schema.tables.c
                rows = await one.store.ask(
                    lambda c: c.execute(select(t.id, t.keeper)).tuples().all()
                )
                assert dict(rows) == dict(zip(tables, (one.process, other.process), strict=True))
                assert abs(clock.now() - before) < SOON * 1000
                assert not one.keeper._heartbeats.dead | other.keeper._heartbeats.dead

    run(work)


@pytest.mark.parametrize("jump", JUMPS)
def test_who_starts_later_has_the_time_of_those_who_are_there(
    database: str, jump: int, wall: WallClock, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the database's clock is set in the very second in which it starts."""
    monkeypatch.setattr(heartbeats, "BEAT", 0.2)

    async def work() -> None:
        with database_clock(database) as set_database:
            async with hubs(database) as (hub,):
                wall.set(jump)
                set_database(jump)
                newcomer = Clock()
                assert abs(newcomer.now() - clock.now()) > HOUR / 2
                await heartbeats.join(hub.store, newcomer)
                assert abs(newcomer.now() - clock.now()) < LATE

    run(work)


# --- a real server under a clock that is really set ---


@contextmanager
def server(database: str, folder: Path, name: str) -> Iterator[tuple[str, Callable[[int], None]]]:
    """`lifetable serve` on a machine of its own, whose clock can be set."""
    file = folder / f"{name}.clock"
    file.write_text("0")
    command = [sys.executable, "-m", "tests.set_clock", str(file), "serve", "--port", "0"]
    command += ["--lang", "en", "--rate", "0", "--database", database]
    log = folder / f"{name}.log"
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=log.open("w"), text=True, cwd=ROOT
    )

    def set_clock(seconds: int) -> None:
        file.write_text(str(seconds))

    try:
        assert running.stdout
        ready = re.search(r"http://localhost:\d+", running.stdout.readline())
        assert ready, log.read_text()
        yield ready[0], set_clock
    finally:
        running.terminate()
        running.wait(30)


def past(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: bool(seen["number"] > number)


def told(client: httpx.Client, table: str, true: Callable[[dict[str, Any]], bool]) -> Any:
    """Wait until something is true of a table."""
    end = time.monotonic() + SOON
    while not true(seen := client.get(f"/api/tables/{table}").json()):
        assert time.monotonic() < end, seen
        time.sleep(0.05)
    return seen


def test_real_servers_whose_clocks_differ_and_are_set(database: str, tmp_path: Path) -> None:
    with (
        server(database, tmp_path, "one") as (one, set_one),
        httpx.Client(base_url=one, timeout=30) as client,
    ):
        table = open_table(client, pace=300)["table"]
        client.post(f"/api/tables/{table}/leave", json={})
        me = client.get("/api/me").json()
        assert me != httpx.get(f"{one}/api/me").json()  # which a stranger is told
        number = told(client, table, lambda seen: bool(seen["version"] > 3))["number"]
        with (
            server(database, tmp_path, "other") as (other, set_other),
            httpx.Client(base_url=other, timeout=30, cookies=client.cookies) as elsewhere,
        ):
            for mine, theirs in ((3600, 300), (-3600, 0), (0, -3600)):
                set_one(mine)
                set_other(theirs)
                number = told(client, table, past(number))["number"]
                chat = {"text": f"{mine} here and {theirs} there"}
                assert elsewhere.post(f"/api/tables/{table}/chat", json=chat).status_code == 200
                assert elsewhere.get("/api/me").json() == me
            messages = client.get(f"/api/tables/{table}/messages?after=0").json()["messages"]
            times = [message["entry"]["at"] for message in messages]
            assert times == sorted(times)
            assert times[-1] - times[0] < HOUR / 4  # no hour has passed for anybody
