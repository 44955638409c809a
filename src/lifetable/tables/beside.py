"""What is saved with entries, so that tables, people and results can be found without reading all of them."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lifetable.games.contract import Data
from lifetable.tables import audit, ratings, schema
from lifetable.tables.credit import credits
from lifetable.tables.settings import files_of
from lifetable.tables.store import mark_used, stood_up
from lifetable.tables.table import Entry, Table, settings_of
from lifetable.tables.writer import Also

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
    last = entries[-1]
    over = last.kind == "moved" and last.state is not None and last.state.over
    if not over and (last.kind in ("moved", "clock-started") or last.kind.startswith("rematch")):
        return None
    if last.kind in ("said", "reacted"):
        return _speaking(table, last.by)
    sat = [entry.by for entry in entries if entry.kind in ("sat", "handed")]
    status = {"started": "playing", "paused": "paused", "resumed": "playing"}.get(last.kind)
    values: Data = {"changed_id": table.id, "changed": last.at}
    if status or over:
        values["status"] = "over" if over else status
    used: list[str] = []
    if last.kind == "locked":
        values["public"] = table.settings.public and last.data["lock"] == "open"
    if last.kind == "settings":
        values["game"] = last.data["settings"]["game"]
        values["public"] = last.data["settings"]["public"] and table.lock == "open"
        used = list(files_of(settings_of(last.data["settings"])).values())
    freed = {entry.data["seat"] for entry in entries if entry.kind in ("stood", "freed")}
    removals = [entry for entry in entries if entry.kind == "removed"]
    freed |= {given["seat"] for entry in removals for given in entry.data["seats"]}
    left = {table.seats[n].person for n in freed}
    left -= {seat.person for n, seat in enumerate(table.seats) if n not in freed}
    state = last.state if over else None

    def also(connection: Connection) -> None:
        for person in sat:
            s = schema.seated.c
            before = delete(schema.seated).where(s.table_id == table.id, s.person == person)
            connection.execute(before)
            connection.execute(_SEATED, {"table_id": table.id, "person": person})
        for person in left - {None}:
            stood_up(connection, table.id, str(person))
        for entry in removals:
            audit.host_removed(connection, table.id, entry)
        if used:
            mark_used(connection, used)
        connection.execute(_CHANGED_TABLE, values)
        if state and state.result:
            game = table.settings.game
            earned = credits(table, [last.data["seat"]], [last.by])
            ratings.keep(connection, table.id, game, earned, state.result, last.at)

    return also


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
