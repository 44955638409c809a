"""The log of the tables: decide, save, publish. Whoever comes second with a number reads what the other wrote, and decides
again; so any process can serve any table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from lifetable.errors import LifetableError, TableError
from lifetable.tables.clock import now
from lifetable.tables.entries import Entry, Played, What, encode, numbered
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.projections import beside, opening
from lifetable.tables.log.writer import Also, ConflictError, Row, Writer
from lifetable.tables.table import Table

TRIES = 40

Decide = Callable[[Table], Sequence[What | Played]]


class DoneBeforeError(Exception):
    """A request with this key was done before, as the entry of this number."""

    def __init__(self, number: int) -> None:
        self.number = number


@dataclass(frozen=True)
class NewTable:
    """A table that is about to be: all is decided, nothing saved."""

    live: LiveTable
    entries: Sequence[Entry]
    saved: Callable[[], None]
    """Called when it is there."""

    @classmethod
    def decided(
        cls, live: LiveTable, by: str, decides: Sequence[Decide], saved: Callable[[], None]
    ) -> NewTable:
        """With what is decided on it before anybody sees it."""
        entries: list[Entry] = []
        for decide in decides:
            for entry in _numbered(live.table, decide(live.table), by):
                live.table.apply(entry)
                entries.append(entry)
        return cls(live, entries, saved)


class Log:
    """Writes what is decided at the tables."""

    def __init__(self, writer: Writer, registry: Registry) -> None:
        self._writer = writer
        self._registry = registry

    async def append(
        self,
        live: LiveTable,
        decide: Decide,
        by: str | None = None,
        key: str | None = None,
        opened: Sequence[NewTable] = (),
    ) -> list[Entry]:
        """Decide, save, publish, with tables that `decide` has opened; nothing if nothing was to be done.
        The lock of the table is held. DoneBeforeError if there is an entry with this key of theirs."""
        if live.gone:
            raise TableError("no-such-table", table=live.table.id)
        for tries in range(TRIES):
            if key is not None and (done := live.table.keys.get((by, key))):
                raise DoneBeforeError(done)
            try:
                decided = decide(live.table)
            except LifetableError:
                if await self._registry.refresh(live):  # it was refused for what is no longer so
                    continue
                raise
            if not decided:
                if await self._registry.refresh(live):  # nothing was to be done as far as was known
                    continue
                return []
            entries = _numbered(live.table, decided, by, key)
            try:
                await self._save(live, entries, opened)
                return entries
            except ConflictError:  # another process was first
                await self._registry.refresh(live)
                await asyncio.sleep(random.random() * min(tries, 10) / 500)  # let it finish
        raise TableError("busy", retry_after=1)

    async def open(self, new: NewTable) -> None:
        """Save a table of which nobody knows yet."""
        table = new.live.table
        rows = [_row(table.id, entry) for entry in new.entries]
        await self._writer.save(rows, opening(table, new.live.keeper), lambda: self._opened(new))

    def _opened(self, new: NewTable) -> None:
        self._registry.add(new.live)
        new.saved()

    async def _save(
        self, live: LiveTable, entries: list[Entry], opened: Sequence[NewTable]
    ) -> None:
        rows = [_row(live.table.id, entry) for entry in entries]
        also = beside(live.table, entries)
        if opened:
            rows += [_row(new.live.table.id, entry) for new in opened for entry in new.entries]
            also = _all(also, *(opening(new.live.table, new.live.keeper) for new in opened))

        def publish() -> None:
            for new in opened:
                self._opened(new)
            self._registry.advance(live, entries)

        # Whoever waits here may hang up: what is saved is published all the same.
        await self._writer.save(rows, also, publish)


def _all(*others: Also | None) -> Also:
    def also(connection: Connection) -> None:
        for other in others:
            if other:
                other(connection)

    return also


def _row(table: str, entry: Entry) -> Row:
    what = encode(entry.what)
    return Row(table, entry.number, entry.at, entry.kind, entry.by, entry.key, what)


def _numbered(
    table: Table, decided: Sequence[What | Played], by: str | None, key: str | None = None
) -> list[Entry]:
    """Entries as they follow the table's last one; a request's key is kept with its first."""
    return numbered(decided, table.number, now(table.at), by, key)
