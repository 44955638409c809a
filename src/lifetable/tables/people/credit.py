"""Whose result a game is, seat by seat, and whether it counts for a rating. Ratings are earned: by moves of one's own, in
games in which nobody knew more than his seat shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from lifetable.tables.table import Table

REASONS = ("removed", "two-seats", "taken-back", "erased", "no-move", "alone")
"""Why a game does not count: the host has removed somebody who played, somebody has had two of its seats, a move that
showed something was taken back; why it does
not for one seat: its owner has been forgotten, or has not made a single move in person; nobody is left to compare with."""


@dataclass(frozen=True)
class Credit:
    """Whose result it is at one seat: a person's id, or `bot:LEVEL`."""

    player: str
    unrated: str | None = None
    """Why it does not count, one of `REASONS`; None if it does."""


def credits(
    table: Table, movers: Sequence[int] = (), made_by: Sequence[str | None] = ()
) -> list[Credit]:
    """For every seat of a game that is over; with moves that the table does not know of yet."""
    movers, made_by = [*table.movers, *movers], [*table.made_by, *made_by]
    moved = list(zip(movers, made_by, strict=True))
    found = [
        _credit(table, n, [by for seat, by in moved if seat == n]) for n in range(len(table.seats))
    ]
    if any(seat.inherited for seat in table.seats):
        return [replace(credit, unrated="removed") for credit in found]
    owners = Counter(person for seat in table.owners for person in seat)
    if any(seats > 1 for seats in owners.values()):
        return [replace(credit, unrated="two-seats") for credit in found]
    if table.unsaid:
        return [replace(credit, unrated="taken-back") for credit in found]
    if len({credit.player for credit in found if credit.unrated is None}) < 2:
        return [replace(credit, unrated=credit.unrated or "alone") for credit in found]
    return found


def _credit(table: Table, n: int, made_by: list[str | None]) -> Credit:
    """A seat that went from one person to another is credited to whoever made most of its moves, lately if that is the
    same. Who leaves a seat to a bot after moves of his own still answers for it."""
    seat = table.seats[n]
    if seat.kind == "bot":
        return Credit(seat.player)
    in_person = [by for by in reversed(made_by) if by is not None]
    if in_person:
        return Credit(Counter(in_person).most_common(1)[0][0])  # of equals, the first that was met
    return Credit(seat.player, "no-move" if seat.person else "erased")
