"""What a move would bring about, asked of the rules by whoever is to move. It changes nothing and tells nothing new."""

from __future__ import annotations

from collections.abc import Sequence

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.table import Table

MOST = 64
"""Moves that are answered for at once. Where there are more legal ones, ask for those that matter by name."""


def outcomes(table: Table, person: str | None, seat: int | None, moves: Sequence[str]) -> Data:
    """The certain events of each of these moves, or of the first legal ones if none is named."""
    mine = table.seats_of(person)
    if not mine:
        raise TableError("not-seated")
    if table.turn not in mine or (seat is not None and seat != table.turn):
        raise TableError("not-your-turn")
    assert table.state is not None
    state = table.state
    wanted = moves or state.legal()[:MOST]
    return {"version": table.version, "outcomes": {move: state.outcome(move) for move in wanted}}
