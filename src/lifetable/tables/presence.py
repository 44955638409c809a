"""Who is here, across processes: each tells the others whom it sees at which table, as often as it says it is alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        if not others and not self._told:
            here, seen = {}, {}
        else:
            watched = [(id, live) for id, live in hub.lives.items() if live.feeds and others]
            here = {id: frozenset(live.here()) for id, live in watched}
            changed = {id: here.get(id) for id in here.keys() | self._told.keys()}
            changed = {id: now for id, now in changed.items() if now != self._told.get(id)}
            seen = await hub.store.share_viewers(hub.process, changed, others, list(here))
        self._told = here
        for id, live in hub.lives.items():
            elsewhere = seen.get(id, frozenset())
            if live.elsewhere != elsewhere:
                for person in live.elsewhere:
                    live.saw(person)
                live.elsewhere = elsewhere
                hub.tell_presence(live)
