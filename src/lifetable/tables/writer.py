"""One writer with group commit: what different tables want saved at the same time shares one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError

from lifetable.games.contract import Data
from lifetable.tables import schema

MOST_AT_ONCE = 256
GATHER = 0.001  # seconds to wait for company, when the last transaction had some

Also = Callable[[Connection], Any]


class ConflictError(Exception):
    """Somebody else has written this number of this table, or this key, already."""


@dataclass
class _Job:
    rows: list[Data]
    also: Also | None
    done: asyncio.Future[Any]


class Writer:
    """Saves entries, and whatever must be saved with them."""

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[Data]], None]) -> None:
        self._engine = engine
        self._announce = announce
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        compiled = insert(schema.entries).compile(dialect=engine.dialect)
        self._insert = str(compiled)
        self._order = compiled.positiontup  # None where values are named
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def _values(self, row: Data) -> Any:
        return tuple(row[name] for name in self._order) if self._order else row

    async def save(self, rows: list[Data], also: Also | None = None) -> Any:
        """Returns when everything is on disk; ConflictError, and nothing is saved, if somebody was first."""
        job = _Job(rows, also, self._loop.create_future())
        self._jobs.put(job)
        return await job.done

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        together = False
        while job := self._jobs.get():
            if together or not self._jobs.empty():
                time.sleep(GATHER)  # a commit costs the same for one as for many
            batch = [job]
            last = False
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            together = len(batch) > 1
            self._loop.call_soon_threadsafe(_settle, self._outcomes(batch))
            if last:
                return

    def _outcomes(self, batch: list[_Job]) -> list[tuple[_Job, Any]]:
        try:
            return list(zip(batch, self._commit(batch), strict=True))
        except Exception as error:
            if len(batch) > 1:  # whose fault it was shows when each is tried alone
                return [outcome for job in batch for outcome in self._outcomes([job])]
            if isinstance(error, IntegrityError):
                error = ConflictError()
            return [(batch[0], error)]

    def _commit(self, batch: list[_Job]) -> list[Any]:
        with self._engine.begin() as connection:
            rows = [row for job in batch for row in job.rows]
            if rows:
                connection.exec_driver_sql(self._insert, [self._values(row) for row in rows])
            answers = [job.also(connection) if job.also else None for job in batch]
            if rows:
                self._announce(connection, rows)
        return answers


def _settle(outcomes: list[tuple[_Job, Any]]) -> None:
    for job, outcome in outcomes:
        if job.done.cancelled():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
