"""What is saved with entries, so that tables, people and results can be found without reading all of them."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lifetable.games.contract import Data
from lifetable.tables.entries import Effects, Entry, Moved, effects
from lifetable.tables.log import schema
from lifetable.tables.log.store import mark_used, stood_up
from lifetable.tables.log.writer import Also
from lifetable.tables.moderation import audit
from lifetable.tables.people import ratings
from lifetable.tables.people.credit import credits
from lifetable.tables.settings import files_of
from lifetable.tables.table import Table

# Put together once: what is saved with entries makes others wait.
_NEW_TABLE = insert(schema.tables)
_CHANGED_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("changed_id"))
_SEATED = insert(schema.seated)


def opening(table: Table, keeper: str | None) -> Also:
    """With the first entries of a table."""
    row = {
        "id": table.id,
        "game": table.settings.game,
        "public": table.settings.public and table.lock == "open",
        "status": table.status,
        "secret": str(table.luck),
        "keeper": keeper,
        "made": table.made_at,
        "changed": table.made_at,
    }
    people = {seat.person for seat in table.seats} | {table.host}
    sat = [
        {"table_id": table.id, "person": person, "sits": person in people}
        for person in sorted(filter(None, people | table.removed.keys()))
    ]

    def also(connection: Connection) -> None:
        connection.execute(_NEW_TABLE, row)
        connection.execute(_SEATED, sat)

    return also


def beside(table: Table, entries: list[Entry]) -> Also | None:
    """What is saved with entries of a table, which is still as it was before them: rarely anything."""
    saved = [effects(entry.what) for entry in entries]
    last = entries[-1]
    over = last.state is not None and last.state.over
    if not over and not any(one.changed for one in saved):
        return _speaking(table, last.by) if any(one.spoke for one in saved) else None
    sat = [entry.by for entry, one in zip(entries, saved, strict=True) if one.sat]
    removals = [(entry.by, one.removed) for entry, one in zip(entries, saved, strict=True)]
    left = _left(table, saved)
    files = [id for one in saved if one.settings for id in files_of(one.settings).values()]
    values = _values(table, saved) | {"changed_id": table.id, "changed": last.at}
    if over:
        values["status"] = "over"

    def also(connection: Connection) -> None:
        for person in sat:
            s = schema.seated.c
            before = delete(schema.seated).where(s.table_id == table.id, s.person == person)
            connection.execute(before)
            connection.execute(_SEATED, {"table_id": table.id, "person": person})
        for person in left:
            stood_up(connection, table.id, person)
        for host, removed in removals:
            if removed:
                audit.host_removed(connection, table.id, host, removed)
        if files:
            mark_used(connection, files)
        connection.execute(_CHANGED_TABLE, values)
        if over:
            _keep_results(connection, table, last)

    return also


def _values(table: Table, saved: list[Effects]) -> Data:
    """What changes in the row of a table."""
    values: Data = {}
    for one in saved:
        if one.status:
            values["status"] = one.status
        if one.lock:
            values["public"] = table.settings.public and one.lock == "open"
        if one.settings:
            values["game"] = one.settings.game
            values["public"] = one.settings.public and table.lock == "open"
    return values


def _left(table: Table, saved: list[Effects]) -> set[str]:
    """Who no longer has any seat."""
    freed = {seat for one in saved for seat in one.freed}
    left = {table.seats[n].person for n in freed}
    left -= {seat.person for n, seat in enumerate(table.seats) if n not in freed}
    return {person for person in left if person}


def _keep_results(connection: Connection, table: Table, last: Entry) -> None:
    """With the move that ends a game."""
    if isinstance(last.what, Moved) and last.state and last.state.result:
        earned = credits(table, [last.what.seat], [last.by])
        game, result = table.settings.game, last.state.result
        ratings.keep(connection, table.id, game, earned, result, last.at)


def _speaking(table: Table, person: str | None) -> Also | None:
    """Somebody who never sat here says something for the first time: it can be found again as theirs."""
    if person is None or table.chats[person] or table.seats_of(person):
        return None
    row = {"table_id": table.id, "person": person, "sits": False}
    s = schema.seated.c
    known = select(s.person).where(s.table_id == table.id, s.person == person)

    def also(connection: Connection) -> None:
        if connection.execute(known).one_or_none() is None:
            connection.execute(_SEATED, row)

    return also
