"""What only the host of a table can do: remove somebody, let them in again, lock the table.

The others never learn more of a person than a handle (`Table.handle_of`), so that is how a host says whom he means.
"""

from __future__ import annotations

from lifetable.errors import TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.naming import bot_name
from lifetable.tables.decide.permissions import check_host
from lifetable.tables.decide.taking_back import settled
from lifetable.tables.entries import Admitted, GivenSeat, Locked, Removed, What
from lifetable.tables.requests import Admit, Lock, Remove
from lifetable.tables.settings import STAND_IN
from lifetable.tables.table import Table


def remove(table: Table, actor: Actor, request: Remove) -> list[What]:
    """Somebody neither sits nor speaks here any more, and looks on only if the host wishes so. In the lobby the seat is
    free again, while playing a bot has it for good; after the end it is a matter of talking and of rematches alone. While
    words are called for, only those lose a seat whose words are missing.
    """
    check_host(table, actor)
    person = _person(table, request.handle)
    if person == actor.id:
        raise TableError("not-yourself")
    mine = table.seats_of(person) if table.status != "over" else []
    if table.called and mine and not set(mine) & set(table.words_awaited):
        raise TableError("words-called")  # nobody loses his seat who has shown them
    name = _name(table, person)
    if (before := table.removed.get(person)) and before.watch == request.watch and not mine:
        return []
    seats = [GivenSeat(n, "", None) for n in mine]
    if table.status != "lobby":
        taken = {seat.name for seat in table.seats}
        for n, seat in enumerate(seats):
            seats[n] = GivenSeat(seat.seat, bot_name(taken), STAND_IN)
            taken.add(seats[n].name)
    removed = Removed(person, name, request.watch, seats)
    return [removed, *(settled(table, mine) if mine else [])]


def admit(table: Table, actor: Actor, request: Admit) -> list[What]:
    """Somebody who was removed may sit down and speak again. A seat that a bot has got stays the bot's."""
    check_host(table, actor)
    person = _person(table, request.handle)
    if person not in table.removed:
        return []
    return [Admitted(person, table.removed[person].name)]


def lock(table: Table, actor: Actor, request: Lock) -> list[What]:
    """`seats`: nobody new sits down. `closed`: nobody new looks on either. Who sits there stays."""
    check_host(table, actor)
    return [] if request.lock == table.lock else [Locked(request.lock)]


def _person(table: Table, handle: str) -> str:
    """The person with a handle, of those who sat, spoke or were removed here."""
    for person in {*(seat.person for seat in table.seats), *table.chats, *table.removed}:
        if person is not None and table.handle_of(person) == handle:
            return person
    raise TableError("no-such-person")


def _name(table: Table, person: str) -> str:
    """What somebody is called here, as far as can be seen."""
    names = [table.seats[n].name for n in table.seats_of(person)]
    names += [line.by for line in table.chat if line.handle == table.handle_of(person)][-1:]
    if before := table.removed.get(person):
        names.append(before.name)
    return next(iter(names), "")
