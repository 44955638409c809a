"""The writer: what is saved together, what happens when the database refuses, breaks off, or does not answer."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, func, insert, select, update
from tests import databases

from lifetable.errors import TableError
from lifetable.tables.log import health, schema
from lifetable.tables.log.bus import CHANNEL, NEWS_CHANNEL, Bus
from lifetable.tables.log.store import Store
from lifetable.tables.log.writer import ConflictError, Row, Writer
from lifetable.web.problems import status_of


@asynccontextmanager
async def opened(
    database: str, heard: Callable[[str, int], None] = lambda table, number: None
) -> AsyncIterator[Writer]:
    engine = schema.engine_of(database)
    await asyncio.to_thread(schema.migrate, engine)
    bus = Bus(engine, secrets.token_hex(4))
    await bus.open(heard, lambda: None)
    writer = Writer(engine, bus)
    try:
        yield writer
    finally:
        await writer.close()
        await bus.close()
        engine.dispose()


def row(table: str, number: int, data: str = "{}") -> Row:
    return Row(table, number, 1, "said", "ann", None, data)


async def saved(writer: Writer) -> list[tuple[str, int, str]]:
    e = schema.entries.c
    wanted = select(e.table_id, e.number, e.data).order_by(e.table_id, e.number)
    with writer._engine.connect() as connection:
        return [tuple(found) for found in connection.execute(wanted)]


class BrokenError(Exception):
    """The connection has gone."""


def breaking(writer: Writer, monkeypatch: pytest.MonkeyPatch, *how: str) -> None:
    """Let the next commits break off, before or after they are done."""
    commit, left = writer._commit, list(how)

    def broken(batch: list[Any]) -> None:
        now = left.pop(0) if left else ""
        if now == "before":
            raise BrokenError
        commit(batch)
        if now == "after":
            raise BrokenError

    monkeypatch.setattr(writer, "_commit", broken)


async def together(writer: Writer, *jobs: tuple[list[Row], Any]) -> list[Exception | None]:
    """Put jobs into one transaction; what became of each."""
    outcomes = await asyncio.gather(
        *(writer.save(rows, also) for rows, also in jobs), return_exceptions=True
    )
    assert all(o is None or isinstance(o, Exception) for o in outcomes)
    return outcomes  # type: ignore[return-value]


def test_one_conflict_does_not_harm_the_others(database: str) -> None:
    async def play() -> None:
        async with opened(database) as writer:
            await writer.save([row("a", 1)])
            first, second, third = await together(
                writer, ([row("b", 1)], None), ([row("a", 1, "late")], None), ([row("c", 1)], None)
            )
            assert first is None and third is None
            assert isinstance(second, ConflictError)
            assert await saved(writer) == [("a", 1, "{}"), ("b", 1, "{}"), ("c", 1, "{}")]

    asyncio.run(play())


def test_what_goes_with_entries_is_saved_with_them_or_not_at_all(database: str) -> None:
    def key(connection: Connection) -> None:
        connection.execute(insert(schema.keys).values(name="x", value=b"x"))

    def fails(connection: Connection) -> None:
        key(connection)
        raise ValueError("no")

    async def play() -> None:
        async with opened(database) as writer:
            good, bad = await together(writer, ([row("a", 1)], None), ([row("b", 1)], fails))
            assert good is None and isinstance(bad, TableError) and status_of(bad) == 503
            assert await saved(writer) == [("a", 1, "{}")]
            await writer.save([row("b", 1)], key)
            with writer._engine.connect() as connection:
                assert connection.execute(select(schema.keys.c.name)).scalars().all() == ["x"]

    asyncio.run(play())


@pytest.mark.parametrize("alone", [True, False])
def test_a_lost_answer_saves_nothing_twice_and_refuses_nobody(
    database: str, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(database) as writer:
            breaking(writer, monkeypatch, "after")
            jobs = [([row("a", 1, "mine")], None), ([row("b", 1)], None)][: 1 if alone else 2]
            assert await together(writer, *jobs) == [None] * len(jobs)
            assert len(await saved(writer)) == len(jobs)
            # Somebody else's entry in that place is not taken for ours.
            breaking(writer, monkeypatch, "before")
            [late] = await together(writer, ([row("a", 1, "late")], None))
            assert isinstance(late, ConflictError)
            assert (await saved(writer))[0] == ("a", 1, "mine")

    asyncio.run(play())


def test_a_database_that_is_away_is_said_so_and_then_it_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(database) as writer:
            breaking(writer, monkeypatch, "before", "before", "before")
            for outcome in await together(writer, ([row("a", 1)], None), ([row("b", 1)], None)):
                assert isinstance(outcome, TableError)
                assert (outcome.code, status_of(outcome)) == ("not-saved", 503)
                assert outcome.retry_after == 1
            assert await saved(writer) == []
            await writer.save([row("a", 1)])
            assert await saved(writer) == [("a", 1, "{}")]

    asyncio.run(play())


def test_whoever_has_to_give_way_to_others_is_not_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Two processes take the same rows in another order: PostgreSQL stops one of them, whose work is done again."""
    both = threading.Barrier(2)
    tried: list[str] = []

    def takes(first: str, second: str, wait: Callable[[], object]) -> Callable[[Connection], None]:
        def also(connection: Connection) -> None:
            for name in (first, second):
                change = update(schema.keys).where(schema.keys.c.name == name)
                connection.execute(change.values(value=first.encode()))
                if name == first and tried.count(first) < 1:
                    tried.append(first)
                    wait()

        return also

    async def play(database: str) -> None:
        async with opened(database) as one, opened(database) as two, opened(database) as third:
            for name in ("a", "b"):
                await one.save([], lambda c, name=name: key(c, name))  # type: ignore[misc]
            ask = Store(third._engine).ask
            for number, others in enumerate((lambda also: two.save([row("c", 1)], also), ask), 1):
                tried.clear()
                mine = one.save([row("d", number)], takes("a", "b", both.wait))
                await asyncio.gather(mine, others(takes("b", "a", both.wait)))
            assert len(await saved(one)) == 3
            assert not one._health.trouble and not two._health.trouble

    def key(connection: Connection, name: str) -> None:
        connection.execute(insert(schema.keys).values(name=name, value=b"x"))

    with databases.empty("postgresql", tmp_path) as database:
        asyncio.run(play(database))
    assert not caplog.records


def test_whoever_always_has_to_give_way_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(database) as writer:
            asked: list[int] = []

            def never(batch: list[Any]) -> None:
                asked.append(len(batch))
                raise psycopg.errors.SerializationFailure

            monkeypatch.setattr(writer, "_commit", never)
            monkeypatch.setattr(health, "GIVING_WAY", 0)
            [outcome] = await together(writer, ([row("a", 1)], None))
            assert isinstance(outcome, TableError) and outcome.code in ("storage-busy", "not-saved")
            assert len(asked) == 1 + health.TRIES

    asyncio.run(play())


def test_a_full_disk_is_called_so_and_noted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(database) as writer:
            commit, full = writer._commit, True

            def crowded(batch: list[Any]) -> None:
                if full:
                    raise health.sqlite_error("database or disk is full", sqlite3.SQLITE_FULL)
                commit(batch)

            monkeypatch.setattr(writer, "_commit", crowded)
            [outcome] = await together(writer, ([row("a", 1)], None))
            assert isinstance(outcome, TableError) and outcome.code == "storage-full"
            with pytest.raises(TableError, match="disk is full"):
                writer._health.check()
            full = False
            await writer.save([row("a", 1)])
            assert await saved(writer) == [("a", 1, "{}")]

    asyncio.run(play())


def test_others_hear_of_what_is_saved_and_of_nothing_else(database: str) -> None:
    async def play() -> None:
        heard: list[tuple[str, int]] = []
        there = asyncio.Event()

        def hear(table: str, number: int) -> None:
            heard.append((table, number))
            if table == "last":
                there.set()

        async with opened(database, hear), opened(database) as writer:
            await writer.save([row("a", 1), row("a", 2)])
            await together(writer, ([row("a", 1, "late")], None))
            if "postgresql" in database:  # anybody who has the database can say anything there
                with writer._engine.begin() as connection:
                    for said in ("", "x y", "x y z", "x y z w q"):
                        for channel in (CHANNEL, NEWS_CHANNEL):
                            connection.execute(select(func.pg_notify(channel, said)))
            await writer.save([row("last", 1)])
            await asyncio.wait_for(there.wait(), 20)
            assert set(heard) <= {("a", 2), ("last", 1)} and heard[-1] == ("last", 1)
            assert ("a", 2) in heard

    asyncio.run(play())
