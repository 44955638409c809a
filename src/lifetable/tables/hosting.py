"""What only the host of a table can do: remove somebody, let them in again, lock the table.

The others never learn more of a person than a handle (`Table.handle_of`), so that is how a host says whom he means.
"""

from __future__ import annotations

from collections.abc import Mapping

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.acts import Act, Actor, Decided, bot_name, check_host, settled
from lifetable.tables.settings import STAND_IN
from lifetable.tables.table import Table


def remove(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Somebody neither sits nor speaks here any more, and looks on only if the host wishes so. In the lobby the seat is
    free again, while playing a bot has it for good; after the end it is a matter of talking and of rematches alone. While
    words are called for, only those lose a seat whose words are missing.
    """
    check_host(table, actor)
    person = _person(table, data["handle"])
    if person == actor.id:
        raise TableError("not-yourself")
    mine = table.seats_of(person) if table.status != "over" else []
    if table.called and mine and not set(mine) & set(table.words_awaited):
        raise TableError("words-called")  # nobody loses his seat who has shown them
    name = _name(table, person)
    watch = bool(data.get("watch"))
    if (before := table.removed.get(person)) and before.watch == watch and not mine:
        return []
    seats = [{"seat": n, "name": "", "level": None} for n in mine]
    if table.status != "lobby":
        taken = {seat.name for seat in table.seats}
        for seat in seats:
            seat |= {"name": bot_name(taken), "level": STAND_IN}
            taken.add(str(seat["name"]))
    removed = {"person": person, "name": name, "watch": watch, "seats": seats}
    return [Decided("removed", removed), *(settled(table, mine) if mine else [])]


def admit(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Somebody who was removed may sit down and speak again. A seat that a bot has got stays the bot's."""
    check_host(table, actor)
    person = _person(table, data["handle"])
    if person not in table.removed:
        return []
    return [Decided("admitted", {"person": person, "name": table.removed[person].name})]


def lock(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """`seats`: nobody new sits down. `closed`: nobody new looks on either. Who sits there stays."""
    check_host(table, actor)
    return [] if data["lock"] == table.lock else [Decided("locked", {"lock": data["lock"]})]


ACTS: Mapping[str, Act] = {act.__name__: act for act in (remove, admit, lock)}


def _person(table: Table, handle: str) -> str:
    """The person with a handle, of those who sat, spoke or were removed here."""
    for person in {*(seat.person for seat in table.seats), *table.chats, *table.removed}:
        if person is not None and table.handle_of(person) == handle:
            return person
    raise TableError("no-such-person", status=404)


def _name(table: Table, person: str) -> str:
    """What somebody is called here, as far as can be seen."""
    names = [table.seats[n].name for n in table.seats_of(person)]
    names += [line["by"] for line in table.chat if line["handle"] == table.handle_of(person)][-1:]
    if before := table.removed.get(person):
        names.append(before.name)
    return next(iter(names), "")
