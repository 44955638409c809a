"""Who may do what, and when: whom the host has removed, what a lock forbids, whose seat it is, where the game is."""

from __future__ import annotations

from lifetable.errors import TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.seats import Seat
from lifetable.tables.table import Table


def may_look(table: Table, person: str | None) -> bool:
    """May somebody look on? Those who sit there always may."""
    if table.seats_of(person) or (person is not None and person == table.hosted_by):
        return True
    return table.lock != "closed" and not _shut_out(table, person)


def check_look(table: Table, person: str | None) -> None:
    if not may_look(table, person):
        _refuse_removed(table, person)
        raise TableError("table-locked")


def check_sit(table: Table, person: str) -> None:
    """Somebody who sits at a locked table may take one more seat, for whoever shares the device."""
    _refuse_removed(table, person)
    if table.lock != "open" and not table.seats_of(person) and person != table.hosted_by:
        raise TableError("table-locked")


def check_talk(table: Table, person: str) -> None:
    _refuse_removed(table, person)


def _refuse_removed(table: Table, person: str | None) -> None:
    if person in table.removed:
        raise TableError("removed")


def _shut_out(table: Table, person: str | None) -> bool:
    return person in table.removed and not table.removed[person].watch


def check_host(table: Table, actor: Actor) -> None:
    if table.hosted_by != actor.id:
        raise TableError("not-host")


def check_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise TableError("not-in-lobby")
    if table.called:
        raise TableError("words-called")


def check_playing(table: Table) -> None:
    if table.status != "playing":
        raise TableError(
            {"lobby": "not-started", "paused": "paused", "over": "game-over"}[table.status]
        )


def check_over(table: Table) -> None:
    if table.status != "over":
        raise TableError("game-not-over")


def seat_at(table: Table, n: int) -> Seat:
    if not 0 <= n < len(table.seats):
        raise TableError("no-such-seat", seat=n, players=len(table.seats))
    return table.seats[n]


def check_owner(table: Table, actor: Actor, seat: int) -> None:
    if seat not in table.seats_of(actor.id):
        raise TableError("not-your-seat", seat=seat + 1)


def own_seats(table: Table, actor: Actor) -> list[int]:
    """Somebody's seats; there must be one."""
    mine = table.seats_of(actor.id)
    if not mine:
        raise TableError("not-seated")
    return mine


def seats_in_person(table: Table, actor: Actor) -> list[int]:
    """The seats at which somebody plays in person, now; there must be one."""
    mine = own_seats(table, actor)
    check_playing(table)
    playing = [n for n in mine if not table.seats[n].warm]
    if not playing:
        raise TableError("seat-kept-warm")
    return playing
