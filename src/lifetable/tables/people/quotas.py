"""How much one person, one address and all together may have at a time, so that nobody takes it from the others.

A person is a cookie, and cookies are free: what counts in the end is the address. Whose address is not known (a program
that uses a hub of its own) is counted as a person and in the process alone.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import partial
from operator import add

from lifetable.errors import TableError
from lifetable.tables.clock import now
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.seats import leave
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.append import Log
from lifetable.tables.log.store import Store
from lifetable.tables.people.buckets import Buckets
from lifetable.tables.people.person import Caller
from lifetable.tables.requests import Leave
from lifetable.tables.table import Table

CROWD = 30  # people who may share an address, such as a school class
LATELY = (
    24 * 3600 * 1000
)  # ms; a table that nobody has touched for longer is not counted for a person...
LATELY_THERE = 1800 * 1000  # ms; ... nor, after this long, for an address
TIDYING = 5.0  # seconds between two times of tidying up
LOOKED_BACK = 4.0  # messages a second that each of a crowd may look back at in the long run...
LOOKED_BACK_AT_ONCE = 400.0  # ... and at once


_Key = tuple["Kind", str]


@dataclass(frozen=True)
class Quota:
    """How much there may be at a time, and what is said to those who want more."""

    person: int
    each: float
    """Of an address, for each of the crowd behind it."""
    process: int
    codes: tuple[str, str, str]
    """Of the refusal: because of the person, the address, the process."""
    wait: int
    """Seconds after which it makes sense to try again."""

    def address(self, crowd: int) -> float:
        return math.ceil(self.each * crowd) if crowd else math.inf

    def check(self, crowd: int, person: int, address: int, process: int) -> None:
        """May there be one more, if there are so many of the person's, from the address, in the process?"""
        counts = (person, address, process)
        most = (self.person, self.address(crowd), self.process)
        for code, count, limit in zip(self.codes, counts, most, strict=True):
            if count >= limit:
                raise refused(code, self.wait, most=int(limit))


class Kind(Enum):
    """What there are quotas for."""

    TABLES = Quota(40, 4, 4_000, ("too-many-tables", "address-tables", "server-full"), 60)
    """Unfinished tables."""
    UNATTENDED = Quota(8, 1, 400, ("too-many-unattended", "address-unattended", "server-full"), 30)
    """Games that bots play among themselves."""
    HINTS = Quota(1, 0.5, 32, ("hint-waiting", "address-busy", "advice-busy"), 2)
    REVIEWS = Quota(2, 0.25, 16, ("too-many-asked", "address-busy", "advice-busy"), 10)
    LOOKS = Quota(4, 0.5, 64, ("too-many-asked", "address-busy", "server-busy"), 2)
    """Messages, replays, records and checks of the luck that are being put together."""
    DECKS = Quota(1, 0.1, 8, ("too-many-asked", "address-busy", "server-busy"), 5)
    """Decks that are being checked."""


class Quotas:
    """What everybody has at this process, and what he may have."""

    def __init__(self, store: Store, registry: Registry, log: Log, crowd: int = CROWD) -> None:
        self._store = store
        self._registry = registry
        self._log = log
        self.crowd = crowd
        self.most: dict[Kind, Quota] = {kind: kind.value for kind in Kind}
        self._under_way: Counter[_Key] = Counter()
        self._opened: dict[str, dict[str, int]] = {}
        """The tables that were opened from an address, and when; kept in memory alone."""
        self._looked_back = Buckets(LOOKED_BACK * crowd, LOOKED_BACK_AT_ONCE * crowd)

    # --- what is worked out ---

    @contextmanager
    def under_way(self, kind: Kind, caller: Caller) -> Iterator[None]:
        """Count something while it is worked out; refused if there is too much of it."""
        self.begin(kind, caller)
        try:
            yield
        finally:
            self.end(kind, caller)

    def begin(self, kind: Kind, caller: Caller) -> None:
        self.most[kind].check(self.crowd, *self._count(kind, caller))
        self._under_way.update(_keys(kind, caller))

    def _count(self, kind: Kind, caller: Caller) -> list[int]:
        return [self._under_way[key] if key[1] else 0 for key in _keys(kind, caller)]

    def end(self, kind: Kind, caller: Caller) -> None:
        self._under_way.subtract(_keys(kind, caller))
        self._under_way = +self._under_way  # what is nothing is forgotten

    def wait_to_look_back(self, caller: Caller) -> float:
        """In how many seconds somebody may look back; 0 if now."""
        return self._looked_back.wait(caller.payer)

    def check_look_back(self, caller: Caller) -> None:
        if wait := self.wait_to_look_back(caller):
            raise refused("address-busy", math.ceil(wait))

    def looked_back(self, caller: Caller, messages: float) -> None:
        """Somebody has been told so many messages once more."""
        self._looked_back.pay(caller.payer, messages)

    # --- tables ---

    def opened(self, table: str, address: str) -> None:
        self._opened.setdefault(address, {})[table] = now()

    @asynccontextmanager
    async def one_more_game(self, actor: Actor, *, unattended: bool) -> AsyncIterator[None]:
        """Somebody begins a game at a table that is there; refused if he has too many."""
        mine = await self._unfinished(actor)
        with self._room(actor, mine, unattended=unattended, lobbies=False):
            yield

    @asynccontextmanager
    async def one_more_table(self, actor: Actor, *, unattended: bool) -> AsyncIterator[None]:
        """Somebody opens a table; refused if he has too many. Lobbies in which he sits alone are let go for it, the
        oldest first."""
        mine = await self._unfinished(actor)
        with self._room(actor, mine, unattended=unattended, lobbies=False):
            excess = len(mine) - self.most[Kind.TABLES].person + 1
            for table in [table for table in mine if table.status == "lobby"]:
                if excess > 0 and await self._let_go(table, actor):
                    excess -= 1
                    mine.remove(table)
        with self._room(actor, mine, unattended=unattended, lobbies=True):
            yield

    async def _unfinished(self, actor: Actor) -> list[Table]:
        """What somebody has opened lately, oldest first."""
        mine = await self._store.opened_by(actor.id, now() - LATELY)
        return [(await self._registry.get(id)).table for id, _ in mine]

    @contextmanager
    def _room(
        self, actor: Actor, mine: list[Table], *, unattended: bool, lobbies: bool
    ) -> Iterator[None]:
        """Room for one more, until it is there: others who ask meanwhile find it taken."""
        caller = Caller(actor.id, actor.address)
        there = self._tables(actor.address) if actor.address else []
        going = partial(_going, lobbies)
        for kind, is_one in ((Kind.TABLES, going), (Kind.UNATTENDED, _left_alone)):
            here = self._everywhere() if self._many(kind) else []
            found = [sum(map(is_one, tables)) for tables in (mine, there, here)]
            counts = map(add, found, self._count(kind, caller))
            self.most[kind].check(self.crowd, *counts)
        kinds = (Kind.TABLES, Kind.UNATTENDED) if unattended else (Kind.TABLES,)
        for kind in kinds:
            self._under_way.update(_keys(kind, caller))
        try:
            yield
        finally:
            for kind in kinds:
                self.end(kind, caller)

    def _many(self, kind: Kind) -> bool:
        """Could there be too many in this process? Counting them takes a while."""
        return sum(map(len, self._opened.values())) >= self.most[kind].process

    def _everywhere(self) -> list[Table | None]:
        return [table for address in list(self._opened) for table in self._tables(address)]

    async def tidy(self) -> None:
        """Forget, every few seconds, addresses from which nothing is left."""
        while True:
            await asyncio.sleep(TIDYING)
            self.forget_addresses()

    def forget_addresses(self) -> None:
        """Of those who have gone for good nobody may ever ask again."""
        self._everywhere()

    def _tables(self, address: str) -> list[Table | None]:
        """The unfinished tables that were lately opened from an address; None for one that rests outside the memory."""
        opened, since = self._opened.get(address, {}), now() - LATELY_THERE
        found = []
        for id, at in list(opened.items()):
            live = self._registry.tables.get(id)
            table = live.table if live else None
            over = table is not None and table.status == "over"
            if over or max(at, table.reckoning.acted_at if table else 0) < since:
                del opened[id]
            else:
                found.append(table)
        if not opened:
            self._opened.pop(address, None)
        return found

    async def _let_go(self, table: Table, actor: Actor) -> bool:
        if any(seat.person not in (None, actor.id) for seat in table.seats):
            return False
        live = await self._registry.get(table.id)
        async with live.lock:
            await self._log.append(
                live, lambda t: leave(t, actor, Leave()) if t.status == "lobby" else [], actor.id
            )
        await self._store.let_go(table.id, actor.id)
        return True


def refused(code: str, wait: int, most: int = 0) -> TableError:
    return TableError(code, retry_after=wait, seconds=wait, most=most)


def _keys(kind: Kind, caller: Caller) -> list[_Key]:
    """Under which names something is counted: the person's, the address's, the process's; nobody's is empty."""
    return [
        (kind, f"person {caller.person}" if caller.person else ""),
        (kind, f"address {caller.address}" if caller.address else ""),
        (kind, "process"),
    ]


def _going(lobbies: bool, table: Table | None) -> bool:
    """Does a table count: one at which a game is going on, or somebody waits in the lobby?"""
    if table is None or table.status != "lobby" or table.called:  # it begins without asking again
        return True
    return lobbies and any(seat.kind != "free" for seat in table.seats)


def _left_alone(table: Table | None) -> bool:
    return table is not None and table.status == "playing" and not table.attended
