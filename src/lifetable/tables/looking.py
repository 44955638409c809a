"""Looking at tables: snapshots, polling, streams, lists. What a viewer is told comes from `sight.py`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from lifetable.games.contract import Data
from lifetable.tables import sight
from lifetable.tables.feeds import BEAT, Feed
from lifetable.tables.live import Live
from lifetable.tables.people import Person
from lifetable.tables.sight import Sight
from lifetable.tables.store import Store
from lifetable.tables.table import Table

LISTED = 60
HEARTBEAT = 15.0  # seconds
PRESENCE = 0.3
MOST_TOLD = 200  # messages at once; a stream that is further behind begins with the whole table

log = logging.getLogger(__name__)


class Looking:
    """The part of the hub that changes nothing."""

    store: Store
    lives: dict[str, Live]

    async def live(self, id: str) -> Live:
        raise NotImplementedError

    async def refresh(self, live: Live) -> bool:
        raise NotImplementedError

    async def snapshot(self, id: str, person: Person | None, seat: int | None = None) -> bytes:
        live = await self.live(id)
        live.saw(_id(person))
        return Sight(live.table).message(_id(person), seat, live.present())

    async def messages(
        self, id: str, person: Person | None, after: int, seat: int | None = None
    ) -> bytes:
        """What was told after a number, the first so many; `more`: ask again after the last of them."""
        live = await self.live(id)
        if live.polled(_id(person)):
            self.tell_presence(live)
        told = await self.told(live, _id(person), after, seat, after + MOST_TOLD + 1)
        more = b"true" if len(told) > MOST_TOLD else b"false"
        messages = b",".join(message for _, message in told[:MOST_TOLD])
        return b'{"messages":[%s],"more":%s}' % (messages, more)

    async def told(
        self, live: Live, person: str | None, after: int, seat: int | None, until: int
    ) -> list[tuple[int, bytes]]:
        """The messages after a number, up to another, each as it was told then: the entries are played through again,
        in a thread, because a table may have many."""
        table = Table(live.table.id, live.table.luck, self.store.path_of)
        entries = await self.store.after(table.id, after)
        if not entries:  # as for nearly all who ask
            return []
        if after:
            entries = await self.store.after(table.id, 0)
        present = live.present()

        def tell() -> list[tuple[int, bytes]]:
            told = []
            for entry in entries[:until]:  # which are numbered from 1, without a gap
                table.apply(entry)
                if entry.number > after:
                    message = Sight(table, entry).message(person, seat, present)
                    told.append((entry.number, message))
            return told

        return await asyncio.to_thread(tell)

    @asynccontextmanager
    async def watch(
        self, id: str, person: Person | None, seat: int | None = None, after: int | None = None
    ) -> AsyncIterator[Feed]:
        """A stream of frames: a snapshot, or what was missed since a number; then all that happens."""
        feed = Feed(_id(person), seat)
        live = await self._join(id, feed, after)
        self.tell_presence(live)
        try:
            yield feed
        finally:
            live.feeds.discard(feed)
            live.saw(feed.person)
            self.tell_presence(live)

    async def _join(self, id: str, feed: Feed, after: int | None) -> Live:
        """Nothing happens between looking back and listening."""
        while True:
            live = await self.live(id)
            table = live.table
            if after is not None and after > table.number:
                async with live.lock:
                    await self.refresh(live)  # it came from a process that knows more
            beginning = await self._beginning(live, feed, after)
            if self.lives.get(id) is live and live.table is table:  # it did not leave the memory
                feed.put(beginning)
                live.join(feed)
                return live

    async def _beginning(self, live: Live, feed: Feed, after: int | None) -> bytes:
        """What a stream begins with: what was missed, or the whole table; both, where what was told before is no longer
        so. It is up to date when this returns, and the table has not been kept waiting."""
        told: list[bytes] = []
        seen = after
        while seen is not None and seen != (now := live.table.number):
            if 0 <= now - seen <= MOST_TOLD:
                missed = await self.told(live, feed.person, seen, feed.seat, now)
                told += [sight.frame(number, message) for number, message in missed]
                seen = now
            else:
                seen, told = None, []
        if seen is None or (after or 0) <= live.rewritten:
            message = Sight(live.table).message(feed.person, feed.seat, live.present())
            told.append(sight.frame(live.table.number, message))
        return b"".join([b"retry: 1000\n\n", *told])

    def tell_presence(self, live: Live) -> None:
        """Tell who is here, a little later and once: people come and go in crowds."""
        if not live.telling:
            live.telling = True
            asyncio.get_running_loop().call_later(PRESENCE, self._tell_now, live)

    def _tell_now(self, live: Live) -> None:
        live.telling = False
        data = sight.presence(live.table, live.present())
        if data != live.told_present:
            live.told_present = data
            for feed in live.feeds:
                feed.put(b"event: presence\ndata: " + data + b"\n\n")

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in self.lives.values():
                for feed in live.feeds:
                    feed.put(BEAT)

    # --- lists ---

    async def listing(
        self, person: Person | None, game: str | None = None, status: str | None = None
    ) -> list[Data]:
        return await self._cards(await self.store.public(game, status, LISTED), person)

    async def mine(self, person: Person | None) -> list[Data]:
        if person is None:
            return []
        return await self._cards(await self.store.of_person(person.id, LISTED), person)

    async def _cards(self, ids: list[str], person: Person | None) -> list[Data]:
        cards = []
        for id in ids:
            try:
                cards.append(_card(await self.live(id), _id(person)))
            except SQLAlchemyError:
                raise
            except Exception:  # one table that cannot be read does not hide the others
                log.exception("table %s cannot be read", id)
        return cards


def _id(person: Person | None) -> str | None:
    return person.id if person else None


def _card(live: Live, person: str | None) -> Data:
    table = live.table
    yours = table.seats_of(person)
    return {
        "table": table.id,
        "game": table.settings.game,
        "status": table.status,
        "players": table.settings.players,
        "seats": [{"kind": s.kind, "name": s.name, "level": s.level} for s in table.seats],
        "free": sum(seat.kind == "free" for seat in table.seats),
        "host": table.host_name,
        "options": dict(table.settings.options),
        "made": table.made_at,
        "changed": max(table.acted_at, table.made_at),
        "watchers": sight.watchers(table, live.present()),
        "yours": yours,
        "your_turn": table.turn in yours,
    }
