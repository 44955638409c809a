"""One writer with group commit: what different tables want saved at the same time shares one transaction."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from lifetable.tables import schema

MOST_AT_ONCE = 256

log = logging.getLogger(__name__)

Also = Callable[[Connection], Any]
Then = Callable[[Exception | None], None]
"""Called in the event loop when everything is on disk, or with what went wrong: then nothing was saved."""


class ConflictError(Exception):
    """Somebody else has written this number of this table, or this key, already."""


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
    then: Then


class Writer:
    """Saves entries, and whatever must be saved with them."""

    def __init__(
        self, engine: Engine, announce: Callable[[Connection, Mapping[str, int]], None]
    ) -> None:
        self._engine = engine
        self._announce = announce
        self._gathered: list[_Job] = []
        self._batches: queue.SimpleQueue[list[_Job]] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        columns = ", ".join(f'"{name}"' for name in Row._fields)
        # Refused, a batch is taken back as a whole; SQLite need not be ready to take back this statement alone.
        verb = "INSERT OR ROLLBACK" if engine.dialect.name == "sqlite" else "INSERT"
        self._insert = f"{verb} INTO {schema.entries.name} ({columns}) VALUES "
        mark = "?" if engine.dialect.positional else "%s"
        self._values = f"({', '.join([mark] * len(Row._fields))})"
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, rows: list[Row], also: Also | None, then: Then) -> None:
        """Save soon. ConflictError if somebody was first."""
        if not self._gathered:  # all that happens in this turn of the loop goes together
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(rows, also, then))

    async def save(
        self, rows: list[Row], also: Also | None = None, then: Callable[[], None] | None = None
    ) -> None:
        """`put`, and wait for it. `then` is called as soon as it is on disk, whether anybody still waits or not."""
        done: asyncio.Future[None] = self._loop.create_future()

        def settle(error: Exception | None) -> None:
            try:
                if error is None and then:
                    then()
            except Exception as trouble:
                error = trouble
            if done.cancelled():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.put(rows, also, settle)
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

    def _outcomes(self, batch: list[_Job]) -> list[tuple[Then, Exception | None]]:
        try:
            self._commit(batch)
            return [(job.then, None) for job in batch]
        except Exception as error:
            self._hang_up()
            if len(batch) > 1:  # whose fault it was shows when each is tried alone
                return [outcome for job in batch for outcome in self._outcomes([job])]
            if isinstance(error, IntegrityError):
                error = ConflictError()
            return [(batch[0].then, error)]

    def _commit(self, batch: list[_Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        with connection.begin():
            rows = [row for job in batch for row in job.rows]
            if rows:
                # In one statement: between two, this thread might wait for others to let it go on.
                insert = self._insert + ", ".join([self._values] * len(rows))
                connection.exec_driver_sql(insert, tuple(chain.from_iterable(rows)))
            for job in batch:
                if job.also:
                    job.also(connection)
            if rows:
                self._announce(connection, {row.table_id: row.number for row in rows})

    def _hang_up(self) -> None:
        """The next transaction begins with a fresh connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _settle(outcomes: list[tuple[Then, Exception | None]]) -> None:
    for then, error in outcomes:
        try:
            then(error)
        except Exception:  # one table's trouble is not another's
            log.exception("after saving")
