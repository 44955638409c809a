"""What one person may have at a time, so that nobody takes the bots' time and the disk from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lifetable.errors import TableError
from lifetable.tables import acts
from lifetable.tables.acts import Actor
from lifetable.tables.sight import now

if TYPE_CHECKING:
    from lifetable.tables.hub import Hub

MOST_OPEN = 40  # unfinished tables that one person has opened
MOST_UNATTENDED = 8  # of them, games that bots play among themselves
LATELY = 24 * 3600 * 1000  # ms; what nobody has touched for longer does not count


class Allowance:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def to_begin(self, person: str) -> list[tuple[str, str]]:
        """May somebody have one more game going? Their unfinished tables, oldest first, with their status."""
        mine = await self._hub.store.opened_by(person, now() - LATELY)
        if sum(status != "lobby" for _, status in mine) >= MOST_OPEN:
            raise TableError("too-many-tables", status=429, retry_after=60, most=MOST_OPEN)
        lives = [await self._hub.live(id) for id, status in mine if status == "playing"]
        left = sum(all(seat.bot for seat in live.table.seats) for live in lives)
        if left >= MOST_UNATTENDED:
            raise TableError(
                "too-many-unattended", status=429, retry_after=30, most=MOST_UNATTENDED
            )
        return mine

    async def to_open(self, actor: Actor) -> None:
        """May somebody open a table? Lobbies in which they sit alone are let go for it, the oldest first."""
        mine = await self.to_begin(actor.id)
        excess = len(mine) - MOST_OPEN + 1
        for id, status in mine:
            if excess > 0 and status == "lobby" and await self._let_go(id, actor):
                excess -= 1
        if excess > 0:
            raise TableError("too-many-tables", status=429, retry_after=60, most=MOST_OPEN)

    async def _let_go(self, id: str, actor: Actor) -> bool:
        live = await self._hub.live(id)
        if any(seat.person not in (None, actor.id) for seat in live.table.seats):
            return False
        await self._hub.do(
            live, actor, lambda t: acts.leave(t, actor, {}) if t.status == "lobby" else []
        )
        await self._hub.store.let_go(id, actor.id)
        return True
