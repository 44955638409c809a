"""What views and events of That's Life! hold. Everybody sees everything but the dice to come."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import bit, lowest, size
from lifetable.games.schema import (
    EachSeat,
    Field,
    Integer,
    Kind,
    ListOf,
    Maybe,
    Record,
    Seat,
    Shapes,
    Word,
    began,
    won,
)
from lifetable.games.tape import ALL, Tape, close_list, open_list, put, put_if
from lifetable.games.thats_life import rules as r

ENDINGS = ("standard", "sprint", "straggler")
PIECES = ("pawn", "guard")
_NONE = np.uint64(0)

_SEAT = Field("seat", Seat(), "Whose")
_TILE = Field("tile", Integer(1, r.TILES), "Which tile, by where it lay when the game began")
_VALUE = Field("value", Integer(-10, 8), "What it is worth; a luck tile 0")
_PIECES = (
    Field("pawns", ListOf(Seat()), "Whose pawns stand there, ascending, one entry for each pawn"),
    Field("guards", Integer(0, r.GUARDS), "How many guards stand there"),
)
_WENT = (_TILE, Field("guards", Integer(0, r.GUARDS), "How many guards went to the box with it"))
_SCORES = EachSeat(Integer())

VIEW = (
    Field("first", Seat(), "The seat that began"),
    Field("die", Maybe(Integer(1, 6)), "What `turn` has rolled; null when over"),
    Field(
        "path",
        ListOf(Record((_TILE, _VALUE, *_PIECES))),
        "Tiles still on the path, from Start to Finish",
    ),
    Field("start", Record(_PIECES), "What stands on Start"),
    Field("finish", Record(_PIECES), "What stands on Finish"),
    Field(
        "taken",
        EachSeat(ListOf(Record((_TILE, _VALUE)))),
        "Tiles each has taken, ascending by tile (the straggler's tile is not in it)",
    ),
    Field("straggler", Maybe(Record((_SEAT, _TILE, _VALUE))), "TL14's last tile"),
    Field(
        "gone",
        ListOf(Integer(1, r.TILES)),
        "Tiles that left the path without being taken (TL09), ascending",
    ),
    Field("box", Integer(0, r.GUARDS), "Guards put back in the box"),
    Field("scores", _SCORES, "What each has if it were counted now, luck applied"),
)

SHAPES = Shapes(
    view=VIEW,
    whole=VIEW,
    kinds=(
        began(r.BEGAN),
        Kind(
            r.ROLLED,
            "rolled",
            "The next die",
            (_SEAT, Field("die", Integer(1, 6), "What it shows")),
        ),
        Kind(
            r.MOVED,
            "moved",
            "A piece moves",
            (
                _SEAT,
                Field("piece", Word(PIECES), "Which"),
                Field("from", Integer(0, r.FINISH_PLACE), "Where from; 0 is Start"),
                Field("to", Integer(0, r.FINISH_PLACE), f"Where to; {r.FINISH_PLACE} is Finish"),
                Field("steps", Integer(-1, 6), "The die, or -1 for one back"),
            ),
            chance=False,
        ),
        Kind(r.STAYED, "stayed", "Nothing moves (TL11)", (_SEAT,), chance=False),
        Kind(r.TAKEN, "taken", "A tile is taken", (_SEAT, _TILE, _VALUE), chance=False),
        Kind(r.HOME, "home", "One of its pawns has reached Finish", (_SEAT,), chance=False),
        Kind(r.FINISHED, "finished", "All of its pawns are home", (_SEAT,), chance=False),
        Kind(r.LEFT, "left", "A tile that all have passed leaves (TL09)", _WENT, chance=False),
        Kind(r.RECYCLED, "recycled", "It goes on in front of Finish (TL12)", _WENT, chance=False),
        Kind(
            r.ENDED,
            "ended",
            "The game is about to be counted",
            (Field("ending", Word(ENDINGS), "How it ended"),),
            chance=False,
        ),
        Kind(
            r.STRAGGLED,
            "straggler",
            "The last one out takes a tile (TL14)",
            (
                _SEAT,
                Field("tile", Maybe(Integer(1, r.TILES)), "Which; null when no malus is free"),
                Field("value", Maybe(Integer(-10, -1)), "What it is worth, likewise"),
            ),
            chance=False,
        ),
        Kind(
            r.SCORED,
            "scored",
            "All are counted",
            (Field("scores", _SCORES, "What each has, luck applied"),),
            chance=False,
        ),
        won(r.WON),
    ),
)


# --- written by compiled code, in the order declared ------------------------------------------------


@compiled
def view(s: Any, box: Any, seat: int, aids: bool, tape: Tape) -> None:
    put(tape, s.first)
    put_if(tape, not s.over, s.die)
    path = s.path
    put(tape, size(path))
    while path != _NONE:
        slot = lowest(path)
        path &= ~bit(slot)
        _put_tile(s, s.tile_at[slot], tape)
        _put_pieces(s, slot, tape)
    _put_pieces(s, r.START, tape)
    _put_pieces(s, r.FINISH, tape)
    put(tape, s.players)
    for player in range(s.players):
        taken = s.taken[player]
        put(tape, size(taken))
        while taken != _NONE:
            tile = lowest(taken)
            taken &= ~bit(tile)
            _put_tile(s, tile, tape)
    put_if(tape, s.straggler >= 0, s.straggler)
    if s.straggler >= 0:
        _put_tile(s, s.straggler_tile, tape)
    gone = s.gone
    put(tape, size(gone))
    while gone != _NONE:
        tile = lowest(gone)
        gone &= ~bit(tile)
        put(tape, tile)
    put(tape, s.boxed)
    _put_scores(s, tape)


@compiled
def whole(s: Any, box: Any, tape: Tape) -> None:
    view(s, box, ALL, True, tape)


@compiled
def event(s: Any, box: Any, log: Any, row: int, seat: int, tape: Tape) -> int:
    kind, who, a, b = log[row, 0], log[row, 1], log[row, 2], log[row, 3]
    if kind == r.LEFT or kind == r.RECYCLED:
        put(tape, a)
        put(tape, b)
    elif kind == r.ENDED:
        put(tape, a)
    elif kind == r.SCORED:
        _put_scores(s, tape)
    elif kind == r.WON:
        _put_winners(s, tape)
    else:
        put(tape, who)
        if kind == r.ROLLED:
            put(tape, a)
        elif kind == r.TAKEN:
            put(tape, a)
            put(tape, b)
        elif kind == r.STRAGGLED:
            put_if(tape, a > 0, a)
            put_if(tape, a > 0, b)
        elif kind == r.MOVED:
            put(tape, a)
            put(tape, b)
            put(tape, log[row, 4])
            put(tape, log[row, 5])
    return row + 1


@compiled
def _put_tile(s: Any, tile: int, tape: Tape) -> None:
    put(tape, tile)
    put(tape, s.value[tile])


@compiled
def _put_pieces(s: Any, slot: int, tape: Tape) -> None:
    pawns, opened = 0, open_list(tape)
    for seat in range(s.players):
        for _ in range(s.pawn_count[seat * r.SLOTS + slot]):
            put(tape, seat)
            pawns += 1
    close_list(tape, opened, pawns)
    put(tape, s.guard_count[slot])


@compiled
def _put_scores(s: Any, tape: Tape) -> None:
    put(tape, s.players)
    for seat in range(s.players):
        put(tape, r.total(s, seat))


@compiled
def _put_winners(s: Any, tape: Tape) -> None:
    best = r.total(s, 0)
    for seat in range(1, s.players):
        best = max(best, r.total(s, seat))
    winners, opened = 0, open_list(tape)
    for seat in range(s.players):
        if r.total(s, seat) == best:
            put(tape, seat)
            winners += 1
    close_list(tape, opened, winners)
