"""The last gate before the wire: what a viewer is told, built from nothing by an allow-list.

A message has whole values for the keys it has, so a client merges keys and can never be out of step. Viewers who look
through the same eyes get the same bytes, encoded once.
"""

from __future__ import annotations

from collections.abc import Collection

import orjson

from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.games.schema import Revealed
from lifetable.tables import undo
from lifetable.tables.clock import now
from lifetable.tables.entries import Entry, Moved, Reacted, Said, Started
from lifetable.tables.field_roles import public_fields
from lifetable.tables.table import Table


def focus(table: Table, mine: Collection[int], wished: int | None = None) -> int | None:
    """Through whose eyes a viewer looks: of several seats the one to move, else the next that will be."""
    if not mine:
        return None
    if wished in mine:
        return wished
    turn = table.state.turn if table.state else None
    if turn is None:
        return min(mine)
    return min(mine, key=lambda seat: (seat - turn) % len(table.seats))


class Sight:
    """How one moment of a table looks from each seat; encodes each view once."""

    __slots__ = (
        "_alike",
        "_events_shared",
        "_moves",
        "_undo_shared",
        "_view_shared",
        "entry",
        "plain",
        "table",
    )

    def __init__(self, table: Table, entry: Entry | None = None) -> None:
        self.table = table
        self.entry = entry
        what = entry and entry.what
        self.plain = isinstance(what, Moved) and not what.left
        """Is this a move like most: one that changes the game and nothing else?"""
        self._moves: dict[int | None, bytes] = {}
        self._alike = b""

    def view(self, seat: int | None) -> orjson.Fragment | None:
        state = self.table.state
        return orjson.Fragment(self._view(state, seat)) if state else None

    def _view(self, state: State, seat: int | None) -> bytes:
        return state.view_json(seat, aids=self.table.settings.memory)

    def message(
        self, person: str | None, seat: int | None = None, present: Collection[str] = ()
    ) -> bytes:
        """What a viewer is told of this moment. Without an entry: everything."""
        table, entry = self.table, self.entry
        mine = table.seats_of(person)
        if self.plain:
            return self.moved(mine, seat)
        eyes = focus(table, mine, seat)
        if entry is None:
            return orjson.dumps(self._whole(person, mine, eyes, present))
        if isinstance(entry.what, Said | Reacted):
            return orjson.dumps(
                {"number": entry.number, "now": now(table.at), "entry": told(table, entry)}
            )
        whole = self._whole(person, mine, eyes, present)
        del whole["chat"]
        whole["entry"] = told(table, entry)
        if isinstance(entry.what, Started | Moved):
            assert table.state is not None
            whole["events"] = orjson.Fragment(table.state.events_json(eyes))
        return orjson.dumps(whole)

    def moved(self, mine: list[int], wished: int | None) -> bytes:
        """The message of a plain move for a viewer with these seats: what all are told alike, and what only one pair of
        eyes is. Of those who look through the same eyes, all have the same seats.
        """
        eyes = mine[0] if len(mine) == 1 else focus(self.table, mine, wished)
        message = self._moves.get(eyes)
        if message is None:
            alike = self._alike or self._encode_alike()
            message = self._moves[eyes] = alike + self._encode_own(mine, eyes)
        return message

    def _encode_alike(self) -> bytes:
        """What goes before `_encode_own`. If all have the same view, that is left open for it."""
        table, entry, state = self.table, self.entry, self.table.state
        assert entry is not None and state is not None
        alike: Data = {
            "number": table.number,
            "version": table.version,
            "now": now(table.at),
            "entry": told(table, entry),
            "status": table.status,
            "clock": _clock(table),
        }
        if state.over:
            alike |= {"result": state.result, "luck": _luck(table), "unrated": table.unrated}
        self._undo_shared = table.revealed[-1] is Revealed.NEW
        if self._undo_shared:
            alike["undo"] = _undo(table, ())
        self._events_shared = state.public
        if self._events_shared:
            alike["events"] = orjson.Fragment(state.events_json(None))
        self._view_shared = state.setup.game.info.information == "perfect"
        self._alike = orjson.dumps(alike)[:-1]
        if self._view_shared:  # everybody sees the same, but for the seat
            view = self._view(state, None).replace(b',"seat":null', b"", 1)
            self._alike += b',"view":' + view[:-1]
        return self._alike

    def _encode_own(self, mine: list[int], eyes: int | None) -> bytes:
        table, state = self.table, self.table.state
        assert state is not None
        seat = b"null" if eyes is None else b"%d" % eyes
        own = b',"seat":%s},"seat":%s' % (seat, seat) if self._view_shared else b',"seat":' + seat
        if not self._view_shared:
            own += b',"view":%s' % self._view(state, eyes)
        if not self._events_shared:
            own += b',"events":%s' % state.events_json(eyes)
        if not self._undo_shared:
            own += b',"undo":%s' % orjson.dumps(_undo(table, mine))
        if eyes is None or table.turn != eyes or table.seats[eyes].warm:
            return own + b',"legal":[]}'
        return b'%s,"legal":%s}' % (own, orjson.dumps(state.legal()))

    def _whole(
        self, person: str | None, mine: list[int], eyes: int | None, present: Collection[str]
    ) -> Data:
        table, state = self.table, self.table.state
        to_move = eyes is not None and table.turn == eyes and not table.seats[eyes].warm
        return {
            "table": table.id,
            "number": table.number,
            "version": table.version,
            "now": now(table.at),
            "entry": None,
            "status": table.status,
            "seats": seats(table, person, present),
            "host": {"name": table.host_name, "you": _hosts(table, person)},
            "lock": table.lock,
            "removed": removed(table) if _hosts(table, person) else [],
            "settings": table.settings.as_data(),
            "luck": _luck(table),
            "clock": _clock(table),
            "paused_by": table.paused_by if table.status == "paused" else None,
            "undo": _undo(table, mine),
            "rematch": _rematch(table),
            "watchers": watchers(table, present),
            "previous": table.previous,
            "next": table.next,
            "chat": table.chat,
            "seat": eyes,
            "view": self.view(eyes),
            "legal": state.legal() if state and to_move else [],
            "events": [],
            "result": state.result if state else None,
            "unrated": table.unrated,
        }


def seats(table: Table, person: str | None, present: Collection[str]) -> list[Data]:
    return [
        {
            "seat": n,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "you": person is not None and seat.person == person,
            "warm": seat.warm,
            "present": seat.kind == "bot" or seat.person in present,
            "handle": table.handle_of(seat.person),
        }
        for n, seat in enumerate(table.seats)
    ]


def removed(table: Table) -> list[Data]:
    """Whom the host may let in again."""
    return [
        {"handle": table.handle_of(person), "name": who.name, "watch": who.watch}
        for person, who in table.removed.items()
    ]


def _hosts(table: Table, person: str | None) -> bool:
    return person is not None and table.hosted_by == person


def presence(table: Table, present: Collection[str]) -> bytes:
    here = [n for n, s in enumerate(table.seats) if s.kind == "bot" or s.person in present]
    return orjson.dumps({"present": here, "watchers": watchers(table, present)})


def watchers(table: Table, present: Collection[str]) -> int:
    """How many are here without a seat."""
    return len(set(present) - {seat.person for seat in table.seats})


def told(table: Table, entry: Entry) -> Data:
    """An entry as everybody may read it."""
    what = entry.what
    data: Data = {}
    for field, default in public_fields(type(what)):
        value = getattr(what, field)
        if value != default:
            data[field] = value
    if isinstance(what, Moved):
        data["move"] = find(table.settings.game).overheard(what.move)
    seat, name = data.pop("seat", None), data.pop("name", None)
    if name is None and seat is not None and seat < len(table.seats):
        name = table.seats[seat].name
    shown = {"number": entry.number, "kind": entry.kind, "at": entry.at, "by": name, "seat": seat}
    if isinstance(what, Said | Reacted):
        shown["handle"] = table.handle_of(entry.by)
    return shown | data


def _luck(table: Table) -> Data:
    started, over = table.state is not None, table.status == "over"
    seals = [{"seat": n, "seal": s.seal} for n, s in enumerate(table.seats) if s.seal]
    words = [{"seat": n, "words": s.words} for n, s in enumerate(table.seats) if s.words]
    return {
        "promise": table.promise,
        "seals": seals,
        "called": table.called,
        "words": words,
        "hash": table.state.seed_hash if started and table.state else None,
        "seed": table.seed if over else None,
    }


def _clock(table: Table) -> Data | None:
    due, starts = table.due(), table.clock_due()
    if due is None and starts is None:
        return None
    return {"seat": table.turn, "due": due, "starts": starts}


def _undo(table: Table, mine: Collection[int]) -> Data:
    asked = table.undo
    why = undo.refused(table, mine)
    return {
        "possible": why is None,
        "why": why,
        "asked": asked.seat if asked else None,
        "agreed": sorted(asked.agreed) if asked else [],
        "needed": sorted(undo.needs(table, asked.seat)) if asked else [],
    }


def _rematch(table: Table) -> Data | None:
    """The offer of a rematch, seat by seat; it stays there when the rematch has begun."""
    if table.offer is None:
        return None
    return {
        "seat": table.offer.seat,
        "accepted": sorted(table.offer.accepted),
        "declined": sorted(table.offer.declined),
        "asked": sorted(table.to_answer()),
    }
