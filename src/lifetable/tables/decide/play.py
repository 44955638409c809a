"""While the game is on: moves and pauses."""

from __future__ import annotations

from lifetable.errors import TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.permissions import check_playing, own_seats
from lifetable.tables.entries import Moved, Paused, Played, Resumed, What
from lifetable.tables.people.credit import credits
from lifetable.tables.requests import Move
from lifetable.tables.table import Table

NOT_AS_SEEN = frozenset(
    ["not-started", "paused", "game-over", "stale", "not-your-turn", "seat-kept-warm"]
)
"""What a move is refused for because the table is no longer as they saw it, or never was."""


def move(table: Table, actor: Actor, request: Move) -> Played:
    mine = own_seats(table, actor)
    check_playing(table)
    if request.version != table.version:  # first: it may have been their turn when they looked
        raise TableError("stale", version=request.version)
    turn = table.turn
    if turn not in mine or (request.seat is not None and request.seat != turn):
        raise TableError("not-your-turn")
    if table.seats[turn].warm:
        raise TableError("seat-kept-warm")
    return moved(table, turn, request.move, actor.id)


def moved(
    table: Table,
    seat: int,
    text: str,
    by: str | None = None,
    *,
    late: bool = False,
    left: str | None = None,
) -> Played:
    """A move at a seat, by a person, a bot or the clock; MoveError if the rules refuse it. With the last one it is settled
    for whom the game is rated, whoever is erased later."""
    assert table.state is not None
    state = table.state.play(text)
    unrated = [c.unrated for c in credits(table, [seat], [by])] if state.over else None
    return Played(Moved(seat, str(state.last_move), late, left, unrated), state)


def pause(table: Table, actor: Actor) -> list[What]:
    seat, *_ = own_seats(table, actor)
    if table.status == "paused":
        return []
    check_playing(table)
    return [Paused(seat)]


def resume(table: Table, actor: Actor) -> list[What]:
    seat, *_ = own_seats(table, actor)
    return [Resumed(seat)] if table.status == "paused" else []
