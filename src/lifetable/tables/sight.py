"""The last gate before the wire: what a viewer is told, built from nothing by an allow-list.

A message has whole values for the keys it has, so a client merges keys and can never be out of step. Viewers who look
through the same eyes get the same bytes, encoded once.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

import orjson

from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.tables.table import Entry, Table

_SAID = {"said", "reacted"}
_KEPT_BACK = {"owner", "host", "settings", "seats", "order", "level"}  # other keys tell the same


def now() -> int:
    return time.time_ns() // 1_000_000


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
        "_common",
        "_events",
        "_frames",
        "_messages",
        "_sealed",
        "_shared",
        "entry",
        "plain",
        "table",
    )

    def __init__(self, table: Table, entry: Entry | None = None) -> None:
        self.table = table
        self.entry = entry
        self.plain = entry is not None and entry.kind == "moved" and "left" not in entry.data
        """Is this a move like most: one that changes the game and nothing else?"""
        self._messages: dict[int | None, bytes] = {}
        self._frames: dict[int | None, bytes] = {}
        self._common = b""
        self._sealed = b""
        self._events = b""
        self._shared = b""

    def view(self, seat: int | None) -> Data | None:
        state = self.table.state
        if state is None:
            return None
        view = state.view(seat)
        view["options"] = dict(self.table.settings.options)  # never where a file lies
        return view

    def message(
        self, person: str | None, seat: int | None = None, present: Collection[str] = ()
    ) -> bytes:
        """What a viewer is told of this moment. Without an entry: everything."""
        table, entry = self.table, self.entry
        mine = table.seats_of(person)
        eyes = focus(table, mine, seat)
        if entry is None:
            return orjson.dumps(self._whole(person, mine, eyes, present))
        if entry.kind in _SAID:
            return orjson.dumps(
                {"number": entry.number, "now": now(), "entry": _told(table, entry)}
            )
        if self.plain:
            return self.moved(eyes)
        whole = self._whole(person, mine, eyes, present)
        del whole["chat"]
        whole["entry"] = _told(table, entry)
        if entry.kind == "started" or entry.kind == "moved":
            assert table.state is not None
            whole["events"] = table.state.events_for(eyes)
        return orjson.dumps(whole)

    def frame(self, mine: list[int], wished: int | None) -> bytes:
        """A plain move as it is sent to a viewer with these seats."""
        eyes = mine[0] if len(mine) == 1 else focus(self.table, mine, wished)
        found = self._frames.get(eyes)
        if found is None:
            found = self._frames[eyes] = frame(self.table.number, self.moved(eyes))
        return found

    def moved(self, eyes: int | None) -> bytes:
        """The message of a plain move: the hot path. What all are told alike is encoded once."""
        if found := self._messages.get(eyes):
            return found
        table, state = self.table, self.table.state
        assert state is not None
        if not self._common:
            self._encode_common(state)
        legal = b"[]"
        if eyes is not None and table.turn == eyes and not table.seats[eyes].warm:
            legal = orjson.dumps(state.legal())
        message = b'%s,"undo":%s,"seat":%s,"legal":%s,"events":%s,"view":%s}' % (
            self._common,
            self._sealed or orjson.dumps(_undo(table, [] if eyes is None else [eyes])),
            b"null" if eyes is None else b"%d" % eyes,
            legal,
            self._events or orjson.dumps(state.events_for(eyes)),
            self._view_bytes(state, eyes),
        )
        self._messages[eyes] = message
        return message

    def _encode_common(self, state: State) -> None:
        table, entry = self.table, self.entry
        assert entry is not None
        common: Data = {
            "number": table.number,
            "version": table.version,
            "now": now(),
            "entry": _told(table, entry),
            "status": table.status,
            "clock": _clock(table),
        }
        if state.over:
            common |= {"result": state.result, "luck": _luck(table)}
        self._common = orjson.dumps(common)[:-1]
        if table.sealed == len(table.moves) and table.undo is None:
            self._sealed = _NO_UNDO
        if state.public:
            self._events = orjson.dumps(state.events)

    def _view_bytes(self, state: State, eyes: int | None) -> bytes:
        if state.setup.game.info.information != "perfect":
            return orjson.dumps(self.view(eyes))
        if not self._shared:  # everybody sees the same: one encoding, with the seat put in
            whole = self.view(None)
            assert whole is not None
            del whole["seat"]
            self._shared = orjson.dumps(whole)[1:]
        return b'{"seat":%s,%s' % (b"null" if eyes is None else b"%d" % eyes, self._shared)

    def _whole(
        self, person: str | None, mine: list[int], eyes: int | None, present: Collection[str]
    ) -> Data:
        table, state = self.table, self.table.state
        to_move = eyes is not None and table.turn == eyes and not table.seats[eyes].warm
        return {
            "table": table.id,
            "number": table.number,
            "version": table.version,
            "now": now(),
            "entry": None,
            "status": table.status,
            "seats": seats(table, person, present),
            "host": {"name": table.host_name, "you": person is not None and table.host == person},
            "settings": table.settings.as_data(),
            "luck": _luck(table),
            "clock": _clock(table),
            "undo": _undo(table, mine),
            "watchers": watchers(table, present),
            "previous": table.previous,
            "next": table.next,
            "chat": table.chat,
            "seat": eyes,
            "view": self.view(eyes),
            "legal": state.legal() if state and to_move else [],
            "events": [],
            "result": state.result if state else None,
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
        }
        for n, seat in enumerate(table.seats)
    ]


def presence(table: Table, present: Collection[str]) -> bytes:
    here = [n for n, s in enumerate(table.seats) if s.kind == "bot" or s.person in present]
    return orjson.dumps({"present": here, "watchers": watchers(table, present)})


def watchers(table: Table, present: Collection[str]) -> int:
    """How many are here without a seat."""
    return len(set(present) - {seat.person for seat in table.seats})


def frame(number: int, message: bytes) -> bytes:
    """A message as a Server-Sent Event."""
    return b"id: %d\ndata: %s\n\n" % (number, message)


def _told(table: Table, entry: Entry) -> Data:
    """An entry as everybody may read it."""
    data = {key: value for key, value in entry.data.items() if key not in _KEPT_BACK}
    seat = data.pop("seat", None)
    name: Any = data.pop("name", None)
    if name is None and seat is not None and seat < len(table.seats):
        name = table.seats[seat].name
    told = {"number": entry.number, "kind": entry.kind, "at": entry.at, "by": name, "seat": seat}
    return told | data


def _luck(table: Table) -> Data:
    started, over = table.state is not None, table.status == "over"
    words = [{"seat": n, "words": s.words} for n, s in enumerate(table.seats) if s.words]
    return {
        "promise": table.promise,
        "words": words,
        "hash": table.state.seed_hash if started and table.state else None,
        "seed": table.seed if over else None,
    }


def _clock(table: Table) -> Data | None:
    due = table.due()
    return None if due is None else {"seat": table.turn, "due": due}


_NO_UNDO = orjson.dumps({"possible": False, "asked": None, "agreed": [], "needed": []})


def _undo(table: Table, mine: Collection[int]) -> Data:
    asked = table.undo
    return {
        "possible": asked is None and any(table.undo_target(n) is not None for n in mine),
        "asked": asked.seat if asked else None,
        "agreed": sorted(asked.agreed) if asked else [],
        "needed": sorted(table.undo_needs(asked.seat)) if asked else [],
    }
