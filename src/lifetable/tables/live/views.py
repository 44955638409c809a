"""Looking at tables: snapshots, polling, streams. What a viewer is told comes from `messages.py`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lifetable.errors import TableError
from lifetable.tables.decide.permissions import check_look
from lifetable.tables.live.feeds import BEAT, Feed, Update
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.live.look_back import LookBack
from lifetable.tables.live.registry import Registry
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind, Quotas

HEARTBEAT = 15.0  # seconds
MOST_MESSAGES = 200  # at once; a stream that is further behind begins with the whole table


class Views:
    """A table as somebody may see it: once, again and again, or as it happens."""

    def __init__(self, registry: Registry, look_back: LookBack, quotas: Quotas) -> None:
        self._registry = registry
        self._look_back = look_back
        self._quotas = quotas

    async def check(self, id: str, person: str | None) -> LiveTable:
        """A table at which somebody may look; refused if he may not."""
        live = await self._registry.get(id)
        try:
            check_look(live.table, person)
        except TableError:
            async with live.lock:  # it may have been unlocked elsewhere
                await self._registry.refresh(live)
            check_look(live.table, person)
        return live

    async def snapshot(self, id: str, person: str | None, seat: int | None = None) -> bytes:
        live = await self.check(id, person)
        live.note_seen(person)
        return live.snapshot(person, seat)

    async def messages(
        self, id: str, caller: Caller, after: int, seat: int | None = None
    ) -> tuple[list[Update], bool]:
        """What was told after a number, the first so many; is there more after the last of them?"""
        live = await self.check(id, caller.person)
        if live.note_poll(caller.person):
            live.tell_presence()
        with self._quotas.under_way(Kind.LOOKS, caller):
            self._quotas.check_look_back(caller)
            until = after + MOST_MESSAGES + 1
            updates = await self._look_back.messages(live, caller, after, seat, until)
        return updates[:MOST_MESSAGES], len(updates) > MOST_MESSAGES

    @asynccontextmanager
    async def watch(
        self, id: str, caller: Caller, seat: int | None = None, after: int | None = None
    ) -> AsyncIterator[Feed]:
        """A stream of updates: a snapshot, or what was missed since a number; then all that happens."""
        feed = Feed(caller.person, seat)
        await self.check(id, caller.person)
        live = await self._join(id, feed, after, caller)
        live.tell_presence()
        try:
            yield feed
        finally:
            live.feeds.discard(feed)
            feed.drop()
            live.asked = time.monotonic()
            live.note_seen(feed.person)
            live.tell_presence()

    async def _join(self, id: str, feed: Feed, after: int | None, caller: Caller) -> LiveTable:
        """Nothing happens between looking back and listening."""
        while True:
            live = await self._registry.get(id)
            table = live.table
            if after is not None and after > table.number:
                async with live.lock:
                    await self._registry.refresh(live)  # it came from a process that knows more
            beginning = await self._beginning(live, feed, after, caller)
            if self._registry.tables.get(id) is live and live.table is table:  # still in memory
                check_look(table, feed.person)
                feed.begin(beginning)
                live.join(feed)
                return live

    async def _beginning(
        self, live: LiveTable, feed: Feed, after: int | None, caller: Caller
    ) -> list[Update]:
        """What a stream begins with: what was missed, or the whole table, also for those who have looked back too much;
        both, where what was told before is no longer so. It is up to date when this returns, and the table has not been
        kept waiting."""
        updates: list[Update] = []
        seen = after
        while seen is not None and seen != (now := live.table.number):
            if 0 <= now - seen <= MOST_MESSAGES and not self._quotas.wait_to_look_back(caller):
                updates += await self._look_back.messages(live, caller, seen, feed.seat, now)
                seen = now
            else:
                seen, updates = None, []
        if seen is None or (after or 0) <= live.rewritten:
            updates.append(Update(live.snapshot(feed.person, feed.seat), live.table.number))
        return updates

    async def send_heartbeats(self) -> None:
        """Say again and again to all who look that the line is alive."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in self._registry.tables.values():
                for feed in live.feeds:
                    feed.put(BEAT)
