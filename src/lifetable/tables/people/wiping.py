"""Erased means erased: what was deleted is gone from the files of the database too.

SQLite overwrites what is deleted (`secure_delete`), but its write-ahead log keeps older pages until it is emptied, and a
page that was once rearranged may keep a copy in its unused part. So the log is emptied and the file is read: if somebody
can still be found in it, the indexes are written anew, and if need be everything is.
PostgreSQL marks rows as dead and keeps their bytes: the tables that were touched are written anew.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select

from lifetable.tables.log import schema
from lifetable.tables.log.store import Store

UNWIPED = "unwiped"  # the news that an erasure may still be read in a file
AT_ONCE = 5.0  # seconds that whoever is erased waits for it
AGAIN = 0.5  # seconds between two tries
SETTLED = 5.0  # seconds after which no process still writes what it had not heard of
PATIENCE = 200  # ms that the others wait for us; then they go first
REWRITING = 600.0  # seconds between two times that PostgreSQL's tables are written anew
LARGEST = 512 * 1024 * 1024  # bytes of what is written anew while people play
_CHUNK = 1 << 16

log = logging.getLogger(__name__)


class Wiping:
    """Sees to it, also after a restart, that nothing erased is left in files."""

    def __init__(
        self, store: Store, spawn: Callable[[Coroutine[object, None, None]], asyncio.Task[None]]
    ) -> None:
        self._store = store
        self._spawn = spawn
        self._sqlite = store.engine.dialect.name == "sqlite"
        self._one_at_a_time = asyncio.Lock()
        self._begun = self._rewritten = -REWRITING
        """When PostgreSQL's tables were last begun to be written anew, and when that was done."""

    async def resume(self) -> None:
        """Finish what was under way when a process ended; whom it was about is no longer known."""
        n = schema.news.c
        wanted = select(n.about).where(n.kind == UNWIPED)
        unwiped = await self._store.ask(lambda c: c.execute(wanted).scalars().all())
        if unwiped:
            await self._until_done((), unwiped, thorough=True)

    async def wipe(self, traces: Sequence[str], erased: str) -> None:
        """Returns when it is done. What takes longer than people wait for goes on by itself."""
        work = self._spawn(self._until_done(traces, [erased]))
        if self._sqlite:
            await asyncio.wait([work], timeout=AT_ONCE)

    async def _until_done(
        self, traces: Sequence[str], erased: Sequence[str], thorough: bool = False
    ) -> None:
        asked = time.monotonic()
        async with self._one_at_a_time:
            if self._sqlite:
                await self._wipe_sqlite(traces, thorough)
            else:
                await self._wipe_postgres(asked)
        n = schema.news.c
        done = delete(schema.news).where(n.kind == UNWIPED, n.about.in_(erased))
        await self._store.ask(lambda c: c.execute(done))

    # --- SQLite ---

    async def _wipe_sqlite(self, traces: Sequence[str], thorough: bool) -> None:
        for step in ["VACUUM"] if thorough else ["", "REINDEX", "VACUUM"]:
            while not await self._tried(self._emptied, step):
                await asyncio.sleep(AGAIN)
            if not await asyncio.to_thread(self._found, traces):
                return
            await asyncio.sleep(AGAIN)  # another process may be about to take its word back
        log.error("something that was erased can still be read in the database's file")

    async def _tried(self, work: Callable[..., bool], *given: str) -> bool:
        try:
            return await asyncio.to_thread(work, *given)
        except Exception as error:  # others write and read, or the disk is full
            log.warning("wiping again: %s", error)
            return False

    def _emptied(self, step: str) -> bool:
        """Take a step; then all is in the file and the log beside it is empty, unless somebody reads."""
        with self._store.engine.connect() as connection:
            raw = schema.driver_of(connection)
            raw.execute(f"PRAGMA busy_timeout={PATIENCE}")
            try:
                if step and Path(self._file).stat().st_size <= LARGEST:
                    log.info("wiping: %s", step)
                    raw.execute(step)
                busy, *_ = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                return not busy
            finally:
                raw.execute(f"PRAGMA busy_timeout={schema.BUSY * 1000}")

    @property
    def _file(self) -> str:
        return self._store.engine.url.database or ""

    def _found(self, traces: Sequence[str]) -> bool:
        """Is any of it still in the file? (No regular expressions: Python would remember what was looked for.)"""
        wanted = [trace.encode() for trace in traces]
        overlap = max(map(len, wanted), default=0)
        block = bytearray(overlap + _CHUNK)  # what came last, and what comes next
        with memoryview(block) as room, Path(self._file).open("rb", buffering=0) as stream:
            while size := stream.readinto(room[overlap:]):
                end = overlap + size
                if any(block.find(trace, 0, end) >= 0 for trace in wanted):
                    return True
                room[:overlap] = bytes(room[size:end])
        return False

    # --- PostgreSQL ---

    async def _wipe_postgres(self, asked: float) -> None:
        """Whoever was erased before the tables were begun to be written anew is wiped by it too."""
        while self._begun < asked:
            await asyncio.sleep(self._rewritten + REWRITING - time.monotonic())
            begun = time.monotonic()
            if await self._tried(self._written_anew):
                self._begun, self._rewritten = begun, time.monotonic()
            else:
                await asyncio.sleep(AGAIN)

    def _written_anew(self) -> bool:
        """Write the tables anew that tell of people; False if somebody still reads what they were before."""
        held: list[str] = []
        with self._store.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            raw = schema.driver_of(connection)

            def note(diagnostic: Any) -> None:
                """PostgreSQL tells how many dead rows it had to keep."""
                kept = re.match(r"(\d+) ", diagnostic.message_detail or "")
                if kept and kept[1] != "0":
                    held.append(kept[1])

            raw.add_notice_handler(note)
            try:
                raw.execute(f"SELECT pg_advisory_lock({schema.Queue.WIPING:d})")
                raw.execute(f"SET lock_timeout={PATIENCE * 5}")
                for table in (
                    *(table.name for table in schema.PERSONAL),
                    "pg_catalog.pg_statistic",
                ):
                    size = raw.execute("SELECT pg_total_relation_size(%s)", [table]).fetchone()[0]
                    full = "FULL, " if size <= LARGEST else ""
                    raw.execute(f"VACUUM ({full}VERBOSE, ANALYZE) {table}")
            finally:
                raw.remove_notice_handler(note)
                connection.invalidate()  # and with it the settings and the lock
        return not held
