"""Who is welcome at a table: whom its host has removed, and what a locked table lets nobody new do."""

from __future__ import annotations

from lifetable.errors import TableError
from lifetable.tables.table import Table


def may_look(table: Table, person: str | None) -> bool:
    """May somebody look on? Those who sit there always may."""
    if table.seats_of(person) or (person is not None and person == table.hosted_by):
        return True
    return table.lock != "closed" and not _shut_out(table, person)


def check_look(table: Table, person: str | None) -> None:
    if not may_look(table, person):
        _refuse_removed(table, person)
        raise TableError("table-locked", status=403)


def check_sit(table: Table, person: str) -> None:
    """Somebody who sits at a locked table may take one more seat, for whoever shares the device."""
    _refuse_removed(table, person)
    if table.lock != "open" and not table.seats_of(person) and person != table.hosted_by:
        raise TableError("table-locked", status=403)


def check_talk(table: Table, person: str) -> None:
    _refuse_removed(table, person)


def _refuse_removed(table: Table, person: str | None) -> None:
    if person in table.removed:
        raise TableError("removed", status=403)


def _shut_out(table: Table, person: str | None) -> bool:
    return person in table.removed and not table.removed[person].watch
