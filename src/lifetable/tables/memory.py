"""Which tables are in the memory of this process, and how they are kept in step with what others save."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from lifetable.errors import TableError
from lifetable.tables.belongings import digest
from lifetable.tables.keeper import AGAIN, Keeper
from lifetable.tables.live import Live
from lifetable.tables.looking import Looking
from lifetable.tables.people import People
from lifetable.tables.store import Store
from lifetable.tables.table import Entry

KEPT_IN_MEMORY = 2_000

log = logging.getLogger(__name__)


class Memory(Looking):
    """The part of the hub that finds tables."""

    keeper: Keeper

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.lives = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def live(self, id: str) -> Live:
        """A table, from memory or from its entries."""
        if live := self.lives.get(id):
            return live
        if id not in self._loading:
            self._loading[id] = self.spawn(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            found = await self.store.load(id)
            if found is None:
                raise TableError("no-such-table", status=404, table=id[:40])
            live = self.lives[id] = Live(*found)
            self.make_room()
            await self.refresh(live)  # what was saved between reading and being known here
            self.keeper.receive(live)
            return live
        finally:
            del self._loading[id]

    def make_room(self) -> None:
        """Let go of the oldest of the tables that nobody needs; of many at a time, as looking for them takes time."""
        if len(self.lives) <= KEPT_IN_MEMORY:
            return
        idle = [
            id
            for id, live in self.lives.items()
            if not live.feeds and not live.duty and not live.lock.locked()
        ]
        for id in idle[: len(idle) // 4]:
            self.keeper.put_aside(self.lives.pop(id))

    def _heard(self, id: str, number: int) -> None:
        """Another process has written."""
        live = self.lives.get(id)
        if live is None:
            self.keeper.heard(id)
        elif live.table.number < number:
            self.spawn(self._catch_up(live, number))

    def _told(self, kind: str, about: str) -> None:
        """Something is no longer as it is remembered here."""
        if kind == "table":
            self._forget(about)
        elif kind == "file":
            self.store.unlay(about)
        elif kind == "person":
            self.people.doubt(about)
        elif kind == "gone":
            self.people.doubt()
            self._part_with(about)

    def _forget(self, id: str) -> None:
        """A table's entries are no longer what they were: it is read anew, also by those who look at it."""
        if loading := self._loading.get(id):  # perhaps from what they were
            loading.add_done_callback(lambda _: self._forget(id))
        elif live := self.lives.pop(id, None):
            self.keeper.leave(live)
            self._loading[id] = self.spawn(self._read_anew(id, live))

    async def _read_anew(self, id: str, live: Live) -> Live:
        """The same table for whoever holds its lock or waits for it; those who look come back and see what is new."""
        try:
            async with live.lock:
                for feed in tuple(live.feeds):
                    feed.close()
                found = await self.store.load(id)
                if found is None:
                    raise TableError("no-such-table", status=404, table=id[:40])
                live.table, live.keeper = found
                live.rewritten = live.table.number
                self.lives[id] = live
                await self.refresh(live)
            self.keeper.receive(live)
            return live
        except Exception:
            self.keeper.doubt()
            raise
        finally:
            del self._loading[id]

    def _part_with(self, gone: str) -> None:
        """Somebody is forgotten while looking at tables: whoever it was looks on as a stranger."""
        for live in self.lives.values():
            for feed in live.feeds:
                if feed.person and digest(feed.person) == gone:
                    feed.person = None
                    feed.close()
                    self.tell_presence(live)

    def _missed(self) -> None:
        self.keeper.doubt()
        for live in self.lives.values():
            self.spawn(self._catch_up(live, live.table.number + 1))

    async def _catch_up(self, live: Live, number: int) -> None:
        """Read what another process has written, if not now then a little later."""
        while self.lives.get(live.table.id) is live:
            try:
                async with live.lock:
                    if live.table.number < number:
                        await self.refresh(live)
                return
            except Exception:
                log.exception("table %s is behind", live.table.id)
                await asyncio.sleep(AGAIN)

    async def refresh(self, live: Live) -> bool:
        """Read what other processes wrote; was there anything?"""
        entries = await self.store.after(live.table.id, live.table.number)
        self._apply(live, entries)
        return bool(entries)

    def _apply(self, live: Live, entries: list[Entry]) -> None:
        """The table as it is after entries that are saved, told to all who look."""
        for entry in entries:
            if entry.number <= live.table.number:
                continue  # read from the database in the meantime
            live.table.apply(entry)
            live.tell(entry)
        if entries:
            self.keeper.attend(live)
