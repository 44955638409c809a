"""How processes that share a database hear of each other, within a fraction of a second: of entries, and of news that
are no entries (somebody has another name now, a table is to be read anew).

PostgreSQL carries notices (LISTEN/NOTIFY). SQLite says when another connection has changed the file.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, text
from sqlalchemy.exc import SQLAlchemyError

from lifetable.tables.clock import now
from lifetable.tables.log import schema
from lifetable.tables.log.health import ReplacedError

CHANNEL, NEWS_CHANNEL = "lifetable", "lifetable_news"
LOOK = 0.05  # seconds between two looks at a SQLite file
AGAIN = 1.0  # seconds before trying again when the database is away
NEWS_KEPT = 3_600_000  # ms
# Grouped by table, SQLite would rather read a whole index than the few rows at the end.
NEW_ROWS = "SELECT rowid, table_id, number FROM entries WHERE rowid > ? ORDER BY rowid"
_NEWS = "SELECT id, process, kind, about FROM news WHERE id > {} ORDER BY id"
_LONGEST_NOTICE = 7_000  # PostgreSQL takes 8,000 bytes

Heard = Callable[[str, int], None]
"""A table's id and the number of its newest entry."""
News = tuple[str, str]
"""What kind of news, and about whom or what."""

log = logging.getLogger(__name__)


class Bus:
    """Tells other processes what was saved here, and whoever has subscribed what was saved there."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._subscribers: dict[str, list[Callable[[str], None]]] = {}
        self._ours: dict[str, int] = {}
        """With SQLite: what this process wrote since it last looked, and need not be told."""
        self._seen: int | None = None
        self._seen_news = 0
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._postgres = engine.dialect.name == "postgresql"
        run = self._listen if self._postgres else self._look
        self._thread = threading.Thread(target=run, name="bus", daemon=True)

    def subscribe(self, kind: str, hear: Callable[[str], None]) -> None:
        """Hear of news of a kind, from other processes and from our own."""
        self._subscribers.setdefault(kind, []).append(hear)

    def announce(self, news: Iterable[News]) -> None:
        """Tell those who have subscribed in this process."""
        for kind, about in news:
            for hear in self._subscribers.get(kind, ()):
                hear(about)

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Listen: `heard` of entries that others write; `missed` when something may have been said while nobody
        listened. Returns when nothing can be missed any more."""
        self._heard, self._missed = heard, missed
        self._thread.start()
        await asyncio.to_thread(self._ready.wait)

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def notices(self, newest: Mapping[str, int]) -> list[str]:
        """What PostgreSQL is to tell others when entries are saved: nobody hears of what was not."""
        return self._listed((table, str(number)) for table, number in newest.items())

    def wrote(self, newest: Mapping[str, int]) -> None:
        """This process has saved entries, of which it need not be told."""
        if not self._postgres:
            self._ours.update(newest)

    def spread(self, connection: Connection, news: Sequence[News]) -> None:
        """Part of the transaction that changes what other processes remember."""
        spread(connection, self._process, news)

    def _listed(self, pairs: Iterable[tuple[str, str]]) -> list[str]:
        return _listed(self._process, pairs)

    def _tell(self, callback: Callable[..., None], *what: object) -> None:
        if not self._stop.is_set():
            self._loop.call_soon_threadsafe(callback, *what)

    def _tell_news(self, rows: Iterable[tuple[int, str, str, str]]) -> None:
        for _, process, kind, about in rows:
            if process != self._process:
                self._tell(self.announce, [(kind, about)])

    # --- PostgreSQL ---

    def _listen(self) -> None:
        import psycopg  # only where it is needed: it is heavy

        address = self._engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    for channel in (CHANNEL, NEWS_CHANNEL):
                        connection.execute(f"LISTEN {channel}")
                    if self._ready.is_set():
                        self._tell(self._missed)
                        self._tell_news(connection.execute(_NEWS.format("%s"), (0,)).fetchall())
                    self._ready.set()
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._read(notice.channel, notice.payload)
            except psycopg.Error as error:  # the database was restarted, perhaps
                log.warning("listening again: %s", error)
                self._stop.wait(AGAIN)

    def _read(self, channel: str, notice: str) -> None:
        process, *words = notice.split(" ")
        if process == self._process:
            return
        try:
            for one, other in zip(words[::2], words[1::2], strict=True):
                if channel == CHANNEL:
                    self._tell(self._heard, one, int(other))
                else:
                    self._tell(self.announce, [(one, other)])
        except ValueError:  # said by another program: nobody here goes deaf for it
            log.warning("not understood: %.100s", notice)

    # --- SQLite ---

    def _look(self) -> None:
        while not self._stop.is_set():
            try:
                with self._engine.connect() as connection:
                    self._look_on(connection.connection.dbapi_connection)
            except (
                sqlite3.Error,
                SQLAlchemyError,
                ReplacedError,
            ) as error:  # the disk was full, perhaps
                log.warning("looking again: %s", error)
                self._stop.wait(AGAIN)

    def _look_on(self, raw: Any) -> None:
        if self._seen is None:
            self._seen = raw.execute("SELECT coalesce(max(rowid), 0) FROM entries").fetchone()[0]
            self._seen_news = raw.execute("SELECT coalesce(max(id), 0) FROM news").fetchone()[0]
        version = None
        self._ready.set()
        while not self._stop.wait(LOOK):
            changed = raw.execute("PRAGMA data_version").fetchone()[0]
            if changed == version:
                continue
            ours, self._ours = self._ours, {}
            rows = raw.execute(NEW_ROWS, (self._seen,)).fetchall()
            news = raw.execute(_NEWS.format("?"), (self._seen_news,)).fetchall()
            version = changed
            for table, number in {table: number for _, table, number in rows}.items():
                if ours.get(table, -1) < number:
                    self._tell(self._heard, table, number)
            self._tell_news(news)
            self._seen = rows[-1][0] if rows else self._seen
            self._seen_news = news[-1][0] if news else self._seen_news


def spread(connection: Connection, process: str, news: Sequence[News]) -> None:
    """Tell all processes but one, when the transaction is saved."""
    at = now()
    connection.execute(delete(schema.news).where(schema.news.c.at < at - NEWS_KEPT))
    rows = [{"process": process, "kind": kind, "about": about, "at": at} for kind, about in news]
    connection.execute(insert(schema.news), rows)
    if connection.dialect.name == "postgresql":
        for notice in _listed(process, news):
            told = {"channel": NEWS_CHANNEL, "notice": notice}
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), told)


def _listed(process: str, pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Who says it, and then what, in as few notices as PostgreSQL takes."""
    notices = [process]
    for one, other in pairs:
        if len(notices[-1]) > _LONGEST_NOTICE:
            notices.append(process)
        notices[-1] += f" {one} {other}"
    return notices
