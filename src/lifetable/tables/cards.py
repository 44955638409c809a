"""Tables as lists show them: who sits where and what was agreed on, without playing the game through.

A list has up to sixty tables, most of them over and in nobody's memory. What their cards show is in the few entries that
are neither moves nor chat, and these are read for all of them at once.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable

import orjson
from sqlalchemy import Connection, select

from lifetable.games.contract import Data
from lifetable.tables import schema, sight
from lifetable.tables.luck import Luck
from lifetable.tables.settings import PathOf
from lifetable.tables.table import Entry, Table, settings_of

STANDING = ("lobby", "over")  # where it is nobody's turn: a card needs nothing of the game
_OF_THE_GAME = ("moved", "said", "reacted")  # kinds of entries that change nothing on a card

log = logging.getLogger(__name__)


class Outline(Table):
    """A table without its game: the seats, the host, the settings."""

    def _started(self, entry: Entry, data: Data) -> None:
        self.called = False
        self.seats = [self.seats[n] for n in data["order"]]
        self.settings = settings_of(self.settings.as_data() | {"players": len(self.seats)})

    def _undone(self, entry: Entry, data: Data) -> None:
        pass


def outlines(connection: Connection, ids: Collection[str], path_of: PathOf) -> dict[str, Outline]:
    """The outlines of those tables at which it is nobody's turn. One that cannot be read is left out."""
    t, e = schema.tables.c, schema.entries.c
    standing = select(t.id, t.secret, t.status, t.changed).where(
        t.id.in_(ids), t.status.in_(STANDING)
    )
    rows = {row.id: row for row in connection.execute(standing)}
    wanted = (
        select(schema.entries)
        .where(e.table_id.in_(list(rows)), e.kind.not_in(_OF_THE_GAME))
        .order_by(e.table_id, e.number)
    )
    entries: dict[str, list[Entry]] = {id: [] for id in rows}
    for row in connection.execute(wanted) if rows else ():
        data = orjson.loads(row.data)
        entry = Entry(row.number, row.at, row.kind, row.by, row.key, data)
        entries[row.table_id].append(entry)
    found = {}
    for id, row in rows.items():
        try:
            found[id] = outline = _outline(Outline(id, Luck.read(row.secret), path_of), entries[id])
        except Exception:  # one table that cannot be read does not hide the others
            log.exception("table %s cannot be read", id)
            continue
        outline.status = row.status
        outline.acted_at = row.changed if row.status == "over" else 0
    return found


def _outline(outline: Outline, entries: Iterable[Entry]) -> Outline:
    for entry in entries:
        outline.apply(entry)
    return outline


def card(table: Table, present: Collection[str], person: str | None) -> Data:
    """A table as a list shows it to a person."""
    yours = table.seats_of(person)
    return {
        "table": table.id,
        "game": table.settings.game,
        "status": table.status,
        "players": table.settings.players,
        "seats": [{"kind": s.kind, "name": s.name, "level": s.level} for s in table.seats],
        "free": sum(seat.kind == "free" for seat in table.seats),
        "host": table.host_name,
        "options": dict(table.settings.options),
        "made": table.made_at,
        "changed": max(table.acted_at, table.made_at),
        "watchers": sight.watchers(table, present),
        "yours": yours,
        "your_turn": table.turn in yours,
    }
