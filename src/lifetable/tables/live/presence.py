"""Who is here, across processes: each tells the others whom it sees at which table, as often as it says it is alive."""

from __future__ import annotations

from collections.abc import Callable

import orjson
from sqlalchemy import select

from lifetable.tables.keeper.heartbeats import Heartbeats
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.live.registry import Registry
from lifetable.tables.log import schema
from lifetable.tables.log.store import Store


class Presence:
    """Whom this process has said that it sees, and whom the others see."""

    def __init__(
        self, process: str, store: Store, registry: Registry, heartbeats: Heartbeats
    ) -> None:
        self._process = process
        self._store = store
        self._tables = registry.tables
        self._heartbeats = heartbeats
        self._shared: dict[str, frozenset[str]] = {}

    async def share(self, others: set[str]) -> None:
        """Tell the other processes that are alive what has changed here, and hear what they see. Alone, nothing
        is told to anybody."""
        for live in self._tables.values():
            if live.polls and live.drop_old_polls():
                live.tell_presence()
        if not others and not self._shared:
            here, seen = {}, {}
        else:
            tables = self._tables.items() if others else ()
            here = {id: frozenset(live.here()) for id, live in tables if live.feeds or live.polls}
            changed = {id: here.get(id) for id in here.keys() | self._shared.keys()}
            changed = {id: seen for id, seen in changed.items() if seen != self._shared.get(id)}
            seen = await self._store.share_viewers(
                self._process, changed, others, list(self._tables)
            )
        self._shared = here
        for id, live in self._tables.items():
            self._hear(live, seen.get(id, frozenset()))

    def _hear(self, live: LiveTable, elsewhere: frozenset[str]) -> None:
        if live.elsewhere != elsewhere:
            for person in live.elsewhere:
                live.note_seen(person)
            live.elsewhere = elsewhere
            live.arrival.set()
            live.tell_presence()

    async def seconds_away(self, live: LiveTable) -> Callable[[str], float]:
        """For how many seconds somebody has not been at a table, whichever process saw him last. It is asked for
        before a seat is given to a bot: so what the others see is read anew."""
        live.drop_old_polls()
        v, k = schema.viewers.c, schema.keepers.c
        wanted = (
            select(v.people)
            .join(schema.keepers, k.id == v.process)
            .where(v.table_id == live.table.id, v.process != self._process)
            .where(v.process.not_in(sorted(self._heartbeats.dead)))
        )
        rows = await self._store.ask(lambda c: c.execute(wanted).scalars().all())
        self._hear(live, frozenset().union(*(orjson.loads(people) for people in rows)))
        return live.seconds_away
