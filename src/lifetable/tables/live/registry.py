"""Which tables are in the memory of this process, and how they are kept in step with what others save.

A table can be read from its entries at any time, so memory is a cache. What somebody looks at, what the keeper has a duty
at and what was asked for a moment ago stays. A finished game leaves soon after, others when they are many or nobody has
come for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from lifetable.errors import TableError
from lifetable.tables.background import AGAIN, Background
from lifetable.tables.entries import Entry
from lifetable.tables.live.checkpoints import Checkpoints
from lifetable.tables.live.feeds import publish
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.log.store import Store, digest

MOST_IDLE_TABLES = 2_000
MOST_IDLE_BYTES = 32 << 20
STAYS = {"over": 15.0, "lobby": 60.0, "paused": 60.0, "playing": 600.0}
"""Seconds for which an idle table stays after it was last asked for: looking back and a rematch come soon."""
IN_USE = 5.0  # seconds; whoever has just been given a table may be about to do something there
TIDYING = 5.0  # seconds between two times of tidying up

log = logging.getLogger(__name__)


class Attendant(Protocol):
    """Whoever sees to the tables in memory is told of their coming and going."""

    def receive(self, live: LiveTable) -> None:
        """A table has come into the memory."""

    def attend(self, live: LiveTable) -> None:
        """Something has happened at a table."""

    def leave(self, live: LiveTable) -> None:
        """Do nothing more at a table."""

    def put_aside(self, live: LiveTable) -> None:
        """A table leaves the memory."""

    def written_elsewhere(self, id: str) -> None:
        """Another process has written at a table that is not in memory."""

    def drop(self, id: str) -> None:
        """A table is no longer kept by anybody."""

    def doubt(self) -> None:
        """Something may have been said while nobody listened."""


class Registry:
    """Finds tables, keeps them in step, lets them go."""

    attendant: Attendant

    def __init__(self, store: Store, background: Background) -> None:
        self._store = store
        self._background = background
        self.tables: dict[str, LiveTable] = {}
        """Those that are in memory."""
        self.checkpoints = Checkpoints()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, id: str) -> LiveTable:
        """A table, from memory or from its entries."""
        if live := self.tables.get(id):
            live.asked = time.monotonic()
            return live
        if id not in self._loading:
            self._loading[id] = self._background.spawn(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        try:
            found = await self._store.load(id)
            if found is None:
                raise TableError("no-such-table", table=id[:40])
            live = self.tables[id] = LiveTable(*found)
            await self.refresh(live)  # what was saved between reading and being known here
            self.attendant.receive(live)
            return live
        finally:
            del self._loading[id]

    def add(self, live: LiveTable) -> None:
        """A table that was opened here, and is saved."""
        self.tables[live.table.id] = live
        live.asked = time.monotonic()
        self.attendant.attend(live)

    # --- in step ---

    async def refresh(self, live: LiveTable) -> bool:
        """Read what other processes wrote; was there anything? The lock of the table is held."""
        entries = await self._store.after(live.table.id, live.table.number)
        self.advance(live, entries)
        return bool(entries)

    def advance(self, live: LiveTable, entries: list[Entry]) -> None:
        """The table as it is after entries that are saved, published to all who look."""
        for entry in entries:
            if entry.number <= live.table.number:
                continue  # read from the database in the meantime
            live.table.apply(entry)
            publish(live.sight(entry), live.feeds, live.present)
        if not entries:
            return
        live.asked = time.monotonic()
        self.attendant.attend(live)
        known = self.tables.get(live.table.id, live)
        if known is not live:  # it left the memory and was read again before this was saved
            self._background.spawn(self._catch_up(known, live.table.number))

    def written_elsewhere(self, id: str, number: int) -> None:
        """Another process has written."""
        live = self.tables.get(id)
        if live is None:
            self.attendant.written_elsewhere(id)
        elif live.table.number < number:
            self._background.spawn(self._catch_up(live, number))

    def catch_up(self) -> None:
        """Others may have written while nobody listened."""
        self.attendant.doubt()
        for live in self.tables.values():
            self._background.spawn(self._catch_up(live, live.table.number + 1))

    async def _catch_up(self, live: LiveTable, number: int) -> None:
        """Read what another process has written, if not now then a little later."""
        while self.tables.get(live.table.id) is live:
            try:
                async with live.lock:
                    if live.table.number < number:
                        await self.refresh(live)
                return
            except TableError:  # it was pruned
                self.let_go(live.table.id)
            except Exception:
                log.exception("table %s is behind", live.table.id)
                await asyncio.sleep(AGAIN)

    # --- what is no longer as it was ---

    def reread(self, id: str) -> None:
        """A table's entries are no longer what they were: it is read anew, also by those who look at it."""
        self.checkpoints.drop(id)
        if loading := self._loading.get(id):  # perhaps from what they were
            loading.add_done_callback(lambda _: self.reread(id))
        elif live := self.tables.pop(id, None):
            self.attendant.leave(live)
            self._loading[id] = self._background.spawn(self._reread(id, live))

    async def _reread(self, id: str, live: LiveTable) -> LiveTable:
        """The same table for whoever holds its lock or waits for it; those who look come back and see what is new."""
        try:
            async with live.lock:
                live.close_feeds()
                found = await self._store.load(id)
                if found is None:  # it was removed
                    live.gone = True
                    raise TableError("no-such-table", table=id[:40])
                live.table, live.keeper = found
                live.rewritten = live.table.number
                self.tables[id] = live
                await self.refresh(live)
            self.attendant.receive(live)
            return live
        except Exception:
            self.attendant.doubt()
            raise
        finally:
            del self._loading[id]

    def forget_person(self, gone: str) -> None:
        """Somebody (a digest) is forgotten while looking at tables: whoever it was looks on as a stranger."""
        for live in self.tables.values():
            if live.forget(lambda person: digest(person) == gone):
                live.tell_presence()

    # --- letting go ---

    def let_go(self, id: str) -> None:
        """A table is no longer kept: whoever looks at it comes back and is told so."""
        if loading := self._loading.get(id):
            loading.add_done_callback(lambda _: self.let_go(id))
        elif live := self.tables.pop(id, None):
            self.attendant.leave(live)
            live.close_feeds()
        self.attendant.drop(id)

    async def tidy(self) -> None:
        """Let go, every few seconds, of what nobody needs any more."""
        while True:
            await asyncio.sleep(TIDYING)
            try:
                self.make_room()
            except Exception:  # or nothing would ever leave again
                log.exception("tidying up")

    def make_room(self) -> None:
        """Let go of finished tables that nobody has asked for lately, and of the longest idle of all others that are
        too many or too heavy."""
        now = time.monotonic()
        idle = [live for live in self.tables.values() if live.idle and now - live.asked >= IN_USE]
        idle.sort(key=lambda live: live.asked)
        count, weight = len(idle), sum(live.table.weight for live in idle)
        for live in idle:
            stayed = now - live.asked >= STAYS[live.table.status]
            if stayed or count > MOST_IDLE_TABLES or weight > MOST_IDLE_BYTES:
                count, weight = count - 1, weight - live.table.weight
                self.attendant.put_aside(self.tables.pop(live.table.id))
