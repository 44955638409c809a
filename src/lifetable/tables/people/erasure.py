"""Somebody asks to be forgotten: in the database, in its files, and in the memory of every process."""

from __future__ import annotations

import asyncio
from functools import partial

from lifetable.tables.background import Background
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.seats import leave
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.append import Log
from lifetable.tables.log.bus import Bus
from lifetable.tables.log.store import Store, digest
from lifetable.tables.people.identity import People
from lifetable.tables.people.person import Person
from lifetable.tables.people.wiping import SETTLED, Wiping
from lifetable.tables.requests import Leave


class Erasure:
    def __init__(
        self,
        store: Store,
        people: People,
        registry: Registry,
        log: Log,
        bus: Bus,
        wiping: Wiping,
        background: Background,
    ) -> None:
        self._store = store
        self._people = people
        self._registry = registry
        self._log = log
        self._bus = bus
        self._wiping = wiping
        self._background = background

    async def erase(self, person: Person) -> None:
        """Forget a person. Their seats are left first, so that every table goes on."""
        await self._people.drop_tokens(person)
        actor = Actor(person.id, person.name)
        for id in await self._store.unfinished(person.id):
            live = await self._registry.get(id)
            async with live.lock:
                await self._registry.refresh(live)  # they may have sat down elsewhere
                await self._log.append(
                    live,
                    lambda t: leave(t, actor, Leave()) if t.seats_of(actor.id) else [],
                    actor.id,
                )
        traces = await self._forget(person)
        await self._wiping.wipe(traces, digest(person.id))
        self._background.insist(partial(self._forget_later, person, traces))

    async def _forget(self, person: Person) -> list[str]:
        """What must no longer be found in any file."""
        erased = await self._people.erase(person)
        self._bus.announce(erased.news)
        return erased.traces

    async def _forget_later(self, person: Person, traces: list[str]) -> None:
        """Another process may have noted something just before it heard of it."""
        await asyncio.sleep(SETTLED)
        await self._forget(person)
        await self._wiping.wipe(traces, digest(person.id))
