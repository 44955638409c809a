"""Looking at tables: snapshots, polling, streams, lists. What a viewer is told comes from `sight.py`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection, Generator, Sequence
from contextlib import asynccontextmanager

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import sight
from lifetable.tables.cards import card
from lifetable.tables.checkpoints import Checkpoints
from lifetable.tables.fair_pool import FairPool
from lifetable.tables.feeds import BEAT, Feed
from lifetable.tables.live import Live
from lifetable.tables.people import Person
from lifetable.tables.quotas import Caller, Kind, Quotas
from lifetable.tables.scheduler import Ticket, Urgency
from lifetable.tables.sight import Sight
from lifetable.tables.store import Store
from lifetable.tables.table import Entry, Table
from lifetable.tables.welcome import check_look

LISTED = 60
HEARTBEAT = 15.0  # seconds
PRESENCE = 0.3
MOST_TOLD = 200  # messages at once; a stream that is further behind begins with the whole table
STEP = 20  # messages that are put together in one go
CHEAPER = 10  # so many entries are gone through in the time of one message

log = logging.getLogger(__name__)


class Looking:
    """The part of the hub that changes nothing."""

    store: Store
    lives: dict[str, Live]
    pool: FairPool
    quotas: Quotas
    checkpoints: Checkpoints

    async def live(self, id: str) -> Live:
        raise NotImplementedError

    async def refresh(self, live: Live) -> bool:
        raise NotImplementedError

    async def welcome(self, id: str, person: Person | None) -> Live:
        """A table at which somebody may look."""
        live = await self.live(id)
        try:
            check_look(live.table, _id(person))
        except TableError:
            async with live.lock:  # it may have been unlocked elsewhere
                await self.refresh(live)
            check_look(live.table, _id(person))
        return live

    async def snapshot(self, id: str, person: Person | None, seat: int | None = None) -> bytes:
        live = await self.welcome(id, person)
        live.saw(_id(person))
        return Sight(live.table).message(_id(person), seat, live.present())

    async def messages(
        self,
        id: str,
        person: Person | None,
        after: int,
        seat: int | None = None,
        address: str = "",
    ) -> bytes:
        """What was told after a number, the first so many; `more`: ask again after the last of them."""
        live = await self.welcome(id, person)
        if live.polled(_id(person)):
            self.tell_presence(live)
        caller = Caller(_id(person), address)
        with self.quotas.under_way(Kind.LOOKS, caller):
            self.quotas.check_look_back(caller)
            told = await self.told(live, caller, after, seat, after + MOST_TOLD + 1)
        more = b"true" if len(told) > MOST_TOLD else b"false"
        messages = b",".join(message for _, message in told[:MOST_TOLD])
        return b'{"messages":[%s],"more":%s}' % (messages, more)

    async def told(
        self, live: Live, caller: Caller, after: int, seat: int | None, until: int
    ) -> list[tuple[int, bytes]]:
        """The messages after a number, up to another, each as it was told then: the entries are played through again,
        from the last moment before them that is remembered."""
        id, now = live.table.id, live.table
        entries = await self.store.after(id, after, until)
        if not entries:  # as for nearly all who ask
            return []
        table = self.checkpoints.before(id, after) or Table(id, now.luck, self.store.path_of)
        if table.number < after:
            entries = await self.store.after(id, table.number, until)
        missed = entries[-1].number - after
        self.quotas.looked_back(caller, missed + (len(entries) - missed) / CHEAPER)
        passed: list[Table] = []
        steps = _tell(table, entries, after, caller.person, seat, live.present(), passed)
        told = await self.pool.run_steps(Ticket(Urgency.ASKED, caller.payer), steps)
        if self.lives.get(id) is live and live.table is now:  # its entries are what they were
            for moment in passed:
                self.checkpoints.put(moment)
        return told

    @asynccontextmanager
    async def watch(
        self,
        id: str,
        person: Person | None,
        seat: int | None = None,
        after: int | None = None,
        address: str = "",
    ) -> AsyncIterator[Feed]:
        """A stream of frames: a snapshot, or what was missed since a number; then all that happens."""
        feed = Feed(_id(person), seat)
        await self.welcome(id, person)
        live = await self._join(id, feed, after, address)
        self.tell_presence(live)
        try:
            yield feed
        finally:
            live.feeds.discard(feed)
            live.asked = time.monotonic()
            live.saw(feed.person)
            self.tell_presence(live)

    async def _join(self, id: str, feed: Feed, after: int | None, address: str) -> Live:
        """Nothing happens between looking back and listening."""
        while True:
            live = await self.live(id)
            table = live.table
            if after is not None and after > table.number:
                async with live.lock:
                    await self.refresh(live)  # it came from a process that knows more
            beginning = await self._beginning(live, feed, after, address)
            if self.lives.get(id) is live and live.table is table:  # it did not leave the memory
                check_look(table, feed.person)
                feed.put(beginning)
                live.join(feed)
                return live

    async def _beginning(self, live: Live, feed: Feed, after: int | None, address: str) -> bytes:
        """What a stream begins with: what was missed, or the whole table, also for those who have looked back too much;
        both, where what was told before is no longer so. It is up to date when this returns, and the table has not been
        kept waiting."""
        told: list[bytes] = []
        caller = Caller(feed.person, address)
        seen = after
        while seen is not None and seen != (now := live.table.number):
            if 0 <= now - seen <= MOST_TOLD and not self.quotas.wait_to_look_back(caller):
                missed = await self.told(live, caller, seen, feed.seat, now)
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
        """From memory where a table is there; else without its game, if it is nobody's turn."""
        absent = [id for id in ids if id not in self.lives]
        found = await self.store.outlines(absent) if absent else {}
        cards = []
        for id in ids:
            try:
                live = self.lives.get(id)
                if live is None and (outline := found.get(id)):
                    cards.append(card(outline, (), _id(person)))
                    continue
                live = live or await self.live(id)
                cards.append(card(live.table, live.present(), _id(person)))
            except Exception as error:  # one table that cannot be read does not hide the others
                if isinstance(error, TableError) and error.status == 503:  # none can be read
                    raise
                log.exception("table %s cannot be read", id)
        return cards


def _tell(
    table: Table,
    entries: Sequence[Entry],
    after: int,
    person: str | None,
    seat: int | None,
    present: Collection[str],
    passed: list[Table],
) -> Generator[None, None, list[tuple[int, bytes]]]:
    """The messages of the entries after a number, in steps; the moments before and after them are worth remembering."""
    told = []
    for count, entry in enumerate(entries, 1):
        table.apply(entry)
        if entry.number == after:
            passed.append(table.copy())
        elif entry.number > after:
            told.append((entry.number, Sight(table, entry).message(person, seat, present)))
        if count % STEP == 0:
            yield
    passed.append(table)
    return told


def _id(person: Person | None) -> str | None:
    return person.id if person else None
