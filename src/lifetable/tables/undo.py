"""Taking back: which moves can be, why others cannot, and who has to agree. What was revealed stays revealed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lifetable.games import find
from lifetable.games.schema import Revealed

if TYPE_CHECKING:
    from lifetable.tables.table import Table


@dataclass
class Undo:
    """Somebody asks to take back; the others answer."""

    seat: int
    to: int
    """How many moves would remain."""
    agreed: set[int] = field(default_factory=set)

    def copy(self) -> Undo:
        return Undo(self.seat, self.to, set(self.agreed))


def target(table: Table, seat: int) -> int | None:
    """How many moves would remain if a seat took its last move back; None if it cannot: its own move has shown it
    nothing new, and no move since then has shown anybody anything.
    """
    if table.status != "playing":
        return None
    for n in reversed(range(len(table.moves))):
        if table.movers[n] == seat:
            return n if table.revealed[n] is not Revealed.NEW else None
        if table.revealed[n] is not Revealed.NOTHING:
            return None
    return None


def refused(table: Table, mine: Collection[int]) -> str | None:
    """Why whoever has these seats cannot ask to take back, as a code; None if he can."""
    if table.status != "playing":
        return {"lobby": "not-started", "paused": "paused"}.get(table.status, "game-over")
    if table.revealed and table.revealed[-1] is Revealed.NEW:  # the same for all: worked out once
        return _sealed(table)
    if not mine:
        return "not-seated"
    if all(table.seats[n].warm for n in mine):
        return "seat-kept-warm"
    if table.undo:
        return "asked"
    if any(target(table, n) is not None for n in mine if not table.seats[n].warm):
        return None
    return _sealed(table) if set(mine) & set(table.movers) else "no-move"


def _sealed(table: Table) -> str:
    """Has something come to light, or is that so after every move of this game?"""
    always = find(table.settings.game).shapes.always_reveals
    return "always-reveals" if always else "revealed"


def needs(table: Table, seat: int) -> set[int]:
    """Whose consent taking back needs: every other person's who is still playing."""
    asking = table.seats[seat].person
    return {
        n
        for n, other in enumerate(table.seats)
        if other.kind == "person" and not other.bot and other.person != asking
    }
