"""Who is here, across processes: each tells the others whom it sees at which table, as often as it says it is alive."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import orjson
from sqlalchemy import select

from lifetable.tables import schema
from lifetable.tables.live import Live

if TYPE_CHECKING:
    from lifetable.tables.hub import Hub


class Presence:
    """What this process has told the others, and what they told it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._told: dict[str, frozenset[str]] = {}

    async def share(self, others: set[str]) -> None:
        """Tell the other processes that are alive what has changed here, and hear what they see. Alone, nothing
        is told to anybody."""
        hub = self._hub
        for live in hub.lives.values():
            if live.polls and live.tired():
                hub.tell_presence(live)
        if not others and not self._told:
            here, seen = {}, {}
        else:
            lives = hub.lives.items() if others else ()
            here = {id: frozenset(live.here()) for id, live in lives if live.feeds or live.polls}
            changed = {id: here.get(id) for id in here.keys() | self._told.keys()}
            changed = {id: seen for id, seen in changed.items() if seen != self._told.get(id)}
            seen = await hub.store.share_viewers(hub.process, changed, others, list(hub.lives))
        self._told = here
        for id, live in hub.lives.items():
            self._hear(live, seen.get(id, frozenset()))

    def _hear(self, live: Live, elsewhere: frozenset[str]) -> None:
        if live.elsewhere != elsewhere:
            for person in live.elsewhere:
                live.saw(person)
            live.elsewhere = elsewhere
            live.came.set()
            self._hub.tell_presence(live)

    async def away(self, live: Live) -> Callable[[str], float]:
        """For how many seconds somebody has not been at a table, whichever process saw him last. It is asked for
        before a seat is given to a bot: so what the others see is read anew."""
        live.tired()
        v, k = schema.viewers.c, schema.keepers.c
        wanted = (
            select(v.people)
            .join(schema.keepers, k.id == v.process)
            .where(v.table_id == live.table.id, v.process != self._hub.process)
            .where(v.process.not_in(sorted(self._hub.keeper.heartbeats.dead)))
        )
        rows = await self._hub.store.ask(lambda c: c.execute(wanted).scalars().all())
        self._hear(live, frozenset().union(*(orjson.loads(people) for people in rows)))
        return live.away
