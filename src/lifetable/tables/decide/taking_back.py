"""Asking to take back a move, and answering."""

from __future__ import annotations

from collections.abc import Collection

from lifetable.errors import TableError
from lifetable.tables import undo
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.permissions import seats_in_person
from lifetable.tables.entries import UndoAnswered, UndoAsked, Undone, What
from lifetable.tables.requests import AnswerUndo
from lifetable.tables.table import Table


def ask_undo(table: Table, actor: Actor) -> list[What]:
    mine = seats_in_person(table, actor)
    if refused := undo.refused(table, mine):
        raise TableError("nothing-to-undo", why=refused)
    targets = {to: n for n in mine if (to := undo.target(table, n)) is not None}
    to = max(targets)
    asked = UndoAsked(targets[to], to)
    return [asked] if undo.needs(table, targets[to]) else [asked, Undone(to)]


def answer_undo(table: Table, actor: Actor, request: AnswerUndo) -> list[What]:
    """Agree to taking back, or not; whoever asked can think better of it."""
    mine = seats_in_person(table, actor)
    asked = table.undo
    if asked is None or (asked.seat in mine and request.agree):
        raise TableError("nothing-asked")
    answered = UndoAnswered(request.agree, mine)
    return [answered, *(settled(table, mine) if request.agree else [])]


def settled(table: Table, seats: Collection[int]) -> list[What]:
    """A move is taken back, if nobody's consent is missing once these seats agree or need not be asked any more."""
    asked = table.undo
    if asked is None or asked.seat in seats:
        return []
    missing = undo.needs(table, asked.seat) - asked.agreed - set(seats)
    return [] if missing else [Undone(asked.to)]
