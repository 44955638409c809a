"""Tables as lists show them: who sits where, what was agreed on, whose turn it is.

A list has up to sixty tables, few of them in anybody's memory. What their cards show is in the entries that are neither
chat nor, where it is nobody's turn, moves; these are read for all of them at once, and a game is played through in one go.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, or_, select

from lifetable.games.contract import Data
from lifetable.tables import messages
from lifetable.tables.entries import Entry, Moved, Reacted, Said, Started, Undone, entry_of
from lifetable.tables.log import schema
from lifetable.tables.luck import Luck
from lifetable.tables.setups import Setups
from lifetable.tables.table import Table

STANDING = ("lobby", "over")  # where it is nobody's turn: a card needs nothing of the game
_TALK = (Said.kind, Reacted.kind)  # kinds of entries that change nothing on a card

log = logging.getLogger(__name__)


class Outline(Table):
    """A table whose moves are only gathered: the seats, the host, the settings."""

    def _started(self, entry: Entry, what: Started) -> None:
        self.called = False
        self.seats = [self.seats[n] for n in what.order]
        self.settings = replace(self.settings, players=len(self.seats))
        self._changed(entry)

    def _moved(self, entry: Entry, what: Moved) -> None:
        self.moves.append(what.move)
        self._changed(entry)

    def _undone(self, entry: Entry, what: Undone) -> None:
        del self.moves[what.to :]
        self._changed(entry)

    def play_through(self) -> None:
        self.state = self.setup.deal(self.seed).play_all(self.moves)


def outlines(connection: Connection, ids: Collection[str], setups: Setups) -> dict[str, Outline]:
    """What lists show of these tables. One that cannot be read is left out."""
    t, e = schema.tables.c, schema.entries.c
    asked = select(t.id, t.secret, t.status, t.changed).where(t.id.in_(ids))
    rows = {row.id: row for row in connection.execute(asked)}
    going = [id for id, row in rows.items() if row.status not in STANDING]
    wanted = (
        select(schema.entries)
        .where(e.table_id.in_(list(rows)), e.kind.not_in(_TALK))
        .where(or_(e.kind != Moved.kind, e.table_id.in_(going)))
        .order_by(e.table_id, e.number)
    )
    entries: dict[str, list[schema.FoundRow]] = {id: [] for id in rows}
    for entry in connection.execute(wanted) if rows else ():
        entries[entry.table_id].append(entry)
    found = {}
    for id, row in rows.items():
        try:
            outline = _outline(
                Outline(id, Luck.read(row.secret), setups), map(entry_of, entries[id])
            )
            outline.status = row.status
            if row.status in STANDING:
                outline.reckoning.acted_at = row.changed if row.status == "over" else 0
            else:
                outline.play_through()
        except Exception:  # one table that cannot be read does not hide the others
            log.exception("table %s cannot be read", id)
            continue
        found[id] = outline
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
        "clock": asdict(table.settings.clock),
        "made": table.made_at,
        "changed": max(table.reckoning.acted_at, table.made_at),
        "watchers": messages.watchers(table, present),
        "yours": yours,
        "your_turn": table.turn in yours,
    }
