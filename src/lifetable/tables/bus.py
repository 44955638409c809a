"""How processes that share a database hear of each other's entries, within a fraction of a second.

PostgreSQL carries notices (LISTEN/NOTIFY). SQLite says when another connection has changed the file.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, Engine, text

CHANNEL = "lifetable"
LOOK = 0.05  # seconds between two looks at a SQLite file
# Grouped by table, SQLite would rather read a whole index than the few rows at the end.
NEW_ROWS = "SELECT rowid, table_id, number FROM entries WHERE rowid > ? ORDER BY rowid"
_LONGEST_NOTICE = 7_000  # PostgreSQL takes 8,000 bytes

Heard = Callable[[str, int], None]
"""A table's id and the number of its newest entry."""

log = logging.getLogger(__name__)


class Bus:
    """Tells other processes what was saved here, and `heard` what was saved there."""

    def __init__(
        self, engine: Engine, process: str, heard: Heard, missed: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._process = process
        self._heard = heard
        self._missed = missed
        """Called when something may have been said while nobody listened."""
        self._ours: dict[str, int] = {}
        """With SQLite: what this process wrote since it last looked, and need not be told."""
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._postgres = engine.dialect.name == "postgresql"
        run = self._listen if self._postgres else self._look
        self._thread = threading.Thread(target=run, name="bus", daemon=True)
        self._thread.start()

    async def open(self) -> None:
        """Returns when nothing can be missed any more."""
        await asyncio.to_thread(self._ready.wait)

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def notices(self, newest: Mapping[str, int]) -> list[str]:
        """What PostgreSQL is to tell others when entries are saved: nobody hears of what was not."""
        notices = [self._process]
        for table, number in newest.items():
            if len(notices[-1]) > _LONGEST_NOTICE:
                notices.append(self._process)
            notices[-1] += f" {table} {number}"
        return notices

    def wrote(self, newest: Mapping[str, int]) -> None:
        """This process has saved entries, of which it need not be told."""
        if not self._postgres:
            self._ours.update(newest)

    def announce(self, connection: Connection, newest: Mapping[str, int]) -> None:
        """Tell others something besides entries, when what a transaction does is done."""
        if self._postgres:
            for notice in self.notices(newest):
                connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"),
                    {"channel": CHANNEL, "notice": notice},
                )

    def _tell(self, table: str, number: int) -> None:
        if not self._stop.is_set():
            self._loop.call_soon_threadsafe(self._heard, table, number)

    def _listen(self) -> None:
        import psycopg  # only where it is needed: it is heavy

        address = self._engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._loop.call_soon_threadsafe(self._missed)
                    self._ready.set()
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._read(notice.payload)
            except psycopg.Error as error:  # the database was restarted, perhaps
                log.warning("listening again: %s", error)
                self._stop.wait(1)

    def _read(self, notice: str) -> None:
        process, *news = notice.split(" ")
        if process != self._process:
            for table, number in zip(news[::2], news[1::2], strict=True):
                self._tell(table, int(number))

    def _look(self) -> None:
        with self._engine.connect() as connection:
            raw: Any = connection.connection.dbapi_connection
            seen = raw.execute("SELECT coalesce(max(rowid), 0) FROM entries").fetchone()[0]
            version = None
            self._ready.set()
            while not self._stop.wait(LOOK):
                changed = raw.execute("PRAGMA data_version").fetchone()[0]
                if changed == version:
                    continue
                version = changed
                ours, self._ours = self._ours, {}
                rows = raw.execute(NEW_ROWS, (seen,)).fetchall()
                if rows:
                    seen = rows[-1][0]
                for table, number in {table: number for _, table, number in rows}.items():
                    if ours.get(table, -1) < number:
                        self._tell(table, number)
