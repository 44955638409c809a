"""Which tables are in the memory of this process, and how they are kept in step with what others save.

A table can be read from its entries at any time, so memory is a cache. What somebody looks at, what the keeper has a duty
at and what was asked for a moment ago stays. A finished game leaves soon after, others when they are many or nobody has
come for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from lifetable.errors import TableError
from lifetable.tables.bans import Bans
from lifetable.tables.checkpoints import Checkpoints
from lifetable.tables.keeper import AGAIN, Keeper
from lifetable.tables.live import Live
from lifetable.tables.looking import Looking
from lifetable.tables.people import People
from lifetable.tables.store import PRUNED, Store, digest
from lifetable.tables.table import Entry

if TYPE_CHECKING:
    from lifetable.tables.operator import Operator

MOST_IDLE_TABLES = 2_000
MOST_IDLE_BYTES = 32 << 20
STAYS = {"over": 15.0, "lobby": 60.0, "paused": 60.0, "playing": 600.0}
"""Seconds for which an idle table stays after it was last asked for: looking back and a rematch come soon."""
IN_USE = 5.0  # seconds; whoever has just been given a table may be about to do something there
TIDYING = 5.0  # seconds between two times of tidying up

log = logging.getLogger(__name__)


class Memory(Looking):
    """The part of the hub that finds tables."""

    keeper: Keeper
    bans: Bans
    operator: Operator

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.lives = {}
        self.checkpoints = Checkpoints()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.when_gone: list[Callable[[], None]] = []
        """Called when somebody is forgotten, for whoever else remembers people."""

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def live(self, id: str) -> Live:
        """A table, from memory or from its entries."""
        if live := self.lives.get(id):
            live.asked = time.monotonic()
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
            await self.refresh(live)  # what was saved between reading and being known here
            self.keeper.receive(live)
            return live
        finally:
            del self._loading[id]

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
        idle = [live for live in self.lives.values() if live.idle and now - live.asked >= IN_USE]
        idle.sort(key=lambda live: live.asked)
        count, weight = len(idle), sum(live.table.weight for live in idle)
        for live in idle:
            stayed = now - live.asked >= STAYS[live.table.status]
            if stayed or count > MOST_IDLE_TABLES or weight > MOST_IDLE_BYTES:
                count, weight = count - 1, weight - live.table.weight
                self.keeper.put_aside(self.lives.pop(live.table.id))

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
        elif kind == PRUNED:
            self._let_go(about)
        elif kind == "file":
            self.store.unlay_digest(about)
        elif kind == "person":
            self.people.doubt(about)
        elif kind == "bans":
            self.spawn(self._surely(self.read_bans))
        elif kind == "admin":
            self.spawn(self._surely(self.operator.read_keys))
        elif kind == "gone":
            self.people.doubt()
            self._part_with(about)
            for forget in self.when_gone:
                forget()

    def _forget(self, id: str) -> None:
        """A table's entries are no longer what they were: it is read anew, also by those who look at it."""
        self.checkpoints.drop(id)
        if loading := self._loading.get(id):  # perhaps from what they were
            loading.add_done_callback(lambda _: self._forget(id))
        elif live := self.lives.pop(id, None):
            self.keeper.leave(live)
            self._loading[id] = self.spawn(self._read_anew(id, live))

    def _let_go(self, id: str) -> None:
        """A table is no longer kept: whoever looks at it comes back and is told so."""
        if loading := self._loading.get(id):
            loading.add_done_callback(lambda _: self._let_go(id))
        elif live := self.lives.pop(id, None):
            self.keeper.leave(live)
            for feed in tuple(live.feeds):
                feed.close()
        self.keeper.lost(id)

    async def _read_anew(self, id: str, live: Live) -> Live:
        """The same table for whoever holds its lock or waits for it; those who look come back and see what is new."""
        try:
            async with live.lock:
                for feed in tuple(live.feeds):
                    feed.close()
                found = await self.store.load(id)
                if found is None:  # it was removed
                    live.gone = True
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

    async def read_bans(self) -> None:
        """Who may not take part has changed: streams of those who may not end."""
        await self.bans.read()
        for live in self.lives.values():
            for feed in live.feeds:
                if self.bans.refuses(None, feed.person):
                    feed.close()

    async def _surely(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something, if not now then a little later."""
        while True:
            try:
                await work()
                return
            except Exception:
                log.exception("reading again")
                await asyncio.sleep(AGAIN)

    def _part_with(self, gone: str) -> None:
        """Somebody is forgotten while looking at tables: whoever it was looks on as a stranger."""
        for live in self.lives.values():
            if live.forget(lambda person: digest(person) == gone):
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
            except TableError:  # it was pruned
                self._let_go(live.table.id)
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
        if not entries:
            return
        live.asked = time.monotonic()
        self.keeper.attend(live)
        known = self.lives.get(live.table.id, live)
        if known is not live:  # it left the memory and was read again before this was saved
            self.spawn(self._catch_up(known, live.table.number))
