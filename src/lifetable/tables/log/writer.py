"""One writer with group commit: what different tables want saved at the same time shares one transaction."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError

from lifetable.tables.log import health, schema
from lifetable.tables.log.bus import CHANNEL, Bus
from lifetable.tables.log.health import Health

MOST_AT_ONCE = 256

log = logging.getLogger(__name__)

Also = Callable[[Connection], object]
Then = Callable[[], None]
"""Called in the event loop when everything is on disk."""


class ConflictError(Exception):
    """Somebody else has written this number of this table already."""


class Row(NamedTuple):
    """An entry as it is saved; the columns of `schema.entries`."""

    table_id: str
    number: int
    at: int
    kind: str
    by: str | None
    key: str | None
    data: str


class _Job(NamedTuple):
    rows: list[Row]
    also: Also | None
    then: Then | None
    done: asyncio.Future[None]


class Writer:
    """Saves entries, and whatever must be saved with them."""

    def __init__(self, engine: Engine, bus: Bus, health: Health | None = None) -> None:
        self._engine = engine
        self._health = health or Health()
        self._bus = bus
        self._gathered: list[_Job] = []
        self._batches: queue.SimpleQueue[list[_Job]] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._raw: Any = None
        """The driver's own connection. It begins nothing by itself: a statement alone is a transaction."""
        self._sqlite = engine.dialect.name == "sqlite"
        driver: Any = engine.dialect.loaded_dbapi
        self._refused = (IntegrityError, driver.IntegrityError)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def save(
        self, rows: list[Row], also: Also | None = None, then: Then | None = None
    ) -> None:
        """Save, and wait for it; ConflictError if somebody was first. `then` is called as soon as it is on disk, whether
        anybody still waits or not."""
        if not self._gathered:  # all that happens in this turn of the loop goes together
            self._loop.call_soon(self._hand_over)
        done: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append(_Job(rows, also, then, done))
        await done

    async def close(self) -> None:
        if self._gathered:
            self._hand_over()
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._batches.put(batch)

    def _run(self) -> None:
        while batch := self._batches.get():
            while len(batch) < MOST_AT_ONCE and not self._batches.empty():
                more = self._batches.get()
                if not more:
                    self._batches.put(more)  # the end, once this is done
                    break
                batch += more
            self._loop.call_soon_threadsafe(_settle, self._outcomes(batch))
        self._hang_up()

    def _outcomes(self, batch: list[_Job]) -> list[tuple[_Job, Exception | None]]:
        """What went wrong with each, if anything did: then nothing of it was saved."""
        try:
            self._commit(batch)
            return [(job, None) for job in batch]
        except Exception as error:
            self._hang_up()
            # The answer alone may have got lost: then all of it is saved.
            doubt = not (isinstance(error, self._refused) or health.gave_way(error))
            if doubt and not self._health.trouble:
                log.exception("saving")
        return [(job, self._alone(job, doubt)) for job in batch]

    def _alone(self, job: _Job, doubt: bool) -> Exception | None:
        """Save one job once more, to see whose fault it was; what went wrong, if anything did. Whoever had to give way to
        others is not told: it is tried again."""
        for tries in range(1, health.TRIES + 1):
            try:
                try:
                    self._commit([job])
                except self._refused:
                    self._hang_up()
                    return None if doubt and self._is_there(job.rows) else ConflictError()
                return None
            except Exception as error:
                self._hang_up()
                if health.gave_way(error) and tries < health.TRIES:
                    time.sleep(health.pause(tries))
                    continue
                trouble = health.refusal(error, self._engine)
                if self._health.failed(trouble):
                    log.error("not saved: %s", error)
                return trouble
        raise AssertionError  # the last try has returned

    def _is_there(self, rows: list[Row]) -> bool:
        """Are these very entries saved?"""
        e = schema.entries.c
        with self._engine.connect() as connection:
            return bool(rows) and all(
                row
                in connection.execute(
                    select(*(e[name] for name in Row._fields)).where(
                        e.table_id == row.table_id, e.number == row.number
                    )
                ).all()
                for row in rows
            )

    def _commit(self, batch: list[_Job]) -> None:
        health.check_file(self._engine)
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(
                isolation_level="AUTOCOMMIT"
            )
            self._raw = self._connection.connection.dbapi_connection
        # Processes that write to the same tables take them in the same order: none waits for one that waits for it.
        batch = sorted(batch, key=_first_table)
        rows = [row for job in batch for row in job.rows]
        others = [job.also for job in batch if job.also]
        newest = {row.table_id: row.number for row in rows}
        if others:
            self._raw.execute("BEGIN IMMEDIATE" if self._sqlite else "BEGIN")
        if rows:
            self._raw.execute(*self._statement(rows, newest))
        if others:
            for also in others:
                also(self._connection)
            self._raw.execute("COMMIT")
        self._bus.wrote(newest)

    def _statement(
        self, rows: list[Row], newest: Mapping[str, int]
    ) -> tuple[str, list[str | int | None]]:
        """One statement that saves entries and tells other processes: between two, this thread might wait for
        others to let it go on, and a database elsewhere would have to be asked twice.
        """
        given: list[str | int | None] = list(chain.from_iterable(rows))
        if self._sqlite:
            # Refused, a batch is taken back as a whole; SQLite need not be ready to take back this statement alone.
            return f"INSERT OR ROLLBACK {_INTO} {', '.join([_MARKS] * len(rows))}", given
        notices = self._bus.notices(newest)
        values = ", ".join([_MARKS.replace("?", "%s")] * len(rows))
        tell = ", ".join(["pg_notify(%s, %s)"] * len(notices))
        for notice in notices:
            given += (CHANNEL, notice)
        return f"WITH saved AS (INSERT {_INTO} {values}) SELECT {tell}", given

    def _hang_up(self) -> None:
        """The next transaction begins with a fresh connection."""
        connection, self._connection, self._raw = self._connection, None, None
        if connection is not None:
            with suppress(Exception):  # it may be broken already
                connection.close()


_COLUMNS = ", ".join(f'"{name}"' for name in Row._fields)
_INTO = f"INTO {schema.entries.name} ({_COLUMNS}) VALUES"
_MARKS = f"({', '.join('?' * len(Row._fields))})"


def _first_table(job: _Job) -> str:
    return job.rows[0].table_id if job.rows else ""


def _settle(outcomes: list[tuple[_Job, Exception | None]]) -> None:
    for job, error in outcomes:
        try:
            if error is None and job.then:
                job.then()
        except Exception as trouble:  # one table's is not another's
            error = trouble
            if job.done.cancelled():  # nobody else will say so
                log.exception("after saving")
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
