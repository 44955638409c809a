"""What views and events of Life is Life hold, and who sees it. LL11"""

from __future__ import annotations

from typing import Any

from lifetable.games.compiling import compiled
from lifetable.games.life_is_life import rules as r
from lifetable.games.schema import (
    ITSELF,
    Bunch,
    EachSeat,
    Field,
    Flag,
    Integer,
    Kind,
    ListOf,
    Maybe,
    Revealed,
    Seat,
    Shapes,
    Word,
    began,
    won,
)
from lifetable.games.tape import Tape, close_list, open_list, put, put_if

ANIMALS = {  # LL01: name, letter, how many cards; the count is also the value
    "giraffe": ("G", 9),
    "bear": ("B", 8),
    "mole": ("M", 7),
    "goat": ("O", 7),
    "sheep": ("S", 6),
    "dog": ("D", 6),
    "rabbit": ("R", 5),
    "pig": ("P", 5),
    "cat": ("C", 4),
    "mouse": ("U", 3),
}
NAMES = tuple(ANIMALS)

_ANIMALS = Bunch(NAMES)
_SEAT = Field("seat", Seat(), "Whose")
_ROUND = Field("round", Integer(1), "Number of the round, from 1")

_PUBLIC = (
    _ROUND,
    Field("starter", Seat(), "Who began this round"),
    Field("lives", EachSeat(Integer(0)), "How many lives each has"),
    Field("rows", ListOf(_ANIMALS), "The four rows, from one card to four"),
    Field("traded", EachSeat(Flag()), "Has it traded in this round?"),
    Field("turns", Integer(0), "Turns taken in this round"),
    Field("knocked", Maybe(Seat()), "Who knocked first in this round"),
    Field("last_turns", Maybe(Integer(0)), "How many turns are left after a knock"),
    Field(
        "known",
        EachSeat(_ANIMALS),
        "What everybody knows each to hold, from what it took and laid in this round: after laying L and taking T,"
        " known becomes max(known - L, 0) + T, animal by animal",
        aid=True,
    ),
    Field("capped", Integer(0), "How many rounds ended by the cap (LL12)"),
)

SHAPES = Shapes(
    view=(
        *_PUBLIC,
        Field("hand", Maybe(_ANIMALS), "One's own cards; `{}` when out", sees=ITSELF),
        Field(
            "shed",
            EachSeat(_ANIMALS),
            "How many fewer of each animal each holds now than when it held most of it after one of its own trades in this"
            " round: with LL04 this bounds what it can hold",
            aid=True,
        ),
    ),
    whole=(
        *_PUBLIC,
        Field("hands", EachSeat(_ANIMALS), "All cards in hands; `{}` for those who are out"),
        Field("rest", _ANIMALS, "The cards out of play this round"),
    ),
    kinds=(
        began(r.BEGAN),
        Kind(
            r.DEALT,
            "dealt",
            "A round begins",
            (
                _ROUND,
                Field("seat", Seat(), "Its starter"),
                Field("rows", ListOf(_ANIMALS), "The four rows"),
            ),
        ),
        Kind(
            r.TRADED,
            "traded",
            "Cards for a row",
            (
                _SEAT,
                Field("row", Integer(1, r.ROWS), "Which row"),
                Field("laid", _ANIMALS, "What lies there now"),
                Field("took", _ANIMALS, "What lay there"),
            ),
            chance=False,
            reveals=Revealed.OWN,
        ),
        Kind(
            r.KNOCKED,
            "knocked",
            "A knock",
            (_SEAT, Field("first", Flag(), "Was it the first of the round?")),
            chance=False,
            reveals=Revealed.NOTHING,
        ),
        Kind(
            r.SUDDEN,
            "sudden-death",
            "Somebody holds all of an animal (LL04)",
            (_SEAT, Field("animals", ListOf(Word(NAMES)), "Of which")),
            chance=False,
        ),
        Kind(
            r.CAPPED,
            "capped",
            "The round is counted without a knock (LL12)",
            (_ROUND,),
            chance=False,
            mark=True,
        ),
        Kind(
            r.SHOWN,
            "shown",
            "Before a count each living seat shows its hand, ascending",
            (_SEAT, Field("hand", _ANIMALS, "All it holds")),
        ),
        Kind(
            r.COUNTED,
            "counted",
            "An animal is counted; ten of them, in order",
            (
                Field("animal", Word(NAMES), "Which"),
                Field("value", Integer(0), "What it is worth"),
                Field("counts", EachSeat(Integer(0)), "How many each holds"),
                Field("seat", Maybe(Seat()), "Who scores; null for a tie"),
            ),
        ),
        Kind(
            r.TOTALS,
            "totals",
            "What the count comes to",
            (Field("points", EachSeat(Integer(0)), "Points; 0 for those who are out"),),
        ),
        Kind(
            r.LOST,
            "lives",
            "Somebody's lives change; ascending by seat",
            (
                _SEAT,
                Field("change", Integer(), "What really changed"),
                Field("lives", Integer(0), "How many are left"),
            ),
            chance=False,
        ),
        Kind(r.OUT, "out", "Somebody is out", (_SEAT,), chance=False),
        won(r.WON),
    ),
)


# --- written by compiled code, in the order declared ------------------------------------------------


@compiled
def view(s: Any, box: Any, seat: int, aids: bool, tape: Tape) -> None:
    _put_public(s, aids, tape)
    put(tape, seat >= 0)
    if seat >= 0:
        _put_bunch(s.hand[seat], tape)
    put(tape, aids)
    if aids:
        _put_bunches(s.slack, s.players, tape)


@compiled
def whole(s: Any, box: Any, tape: Tape) -> None:
    _put_public(s, True, tape)
    _put_bunches(s.hand, s.players, tape)
    _put_bunch(s.rest, tape)


@compiled
def _put_public(s: Any, aids: bool, tape: Tape) -> None:
    put(tape, s.round)
    put(tape, s.starter)
    put(tape, s.players)
    for seat in range(s.players):
        put(tape, s.lives[seat])
    _put_bunches(s.row, r.ROWS, tape)
    put(tape, s.players)
    for seat in range(s.players):
        put(tape, s.traded[seat])
    put(tape, s.turns)
    put_if(tape, s.knocked >= 0, s.knocked)
    put_if(tape, s.last_turns >= 0, s.last_turns)
    put(tape, aids)
    if aids:
        _put_bunches(s.known, s.players, tape)
    put(tape, s.capped)


@compiled
def event(s: Any, box: Any, log: Any, row: int, seat: int, tape: Tape) -> int:
    kind, who, a, b = log[row, 0], log[row, 1], log[row, 2], log[row, 3]
    if kind == r.DEALT:
        put(tape, a)
        put(tape, who)
        put(tape, r.ROWS)
        for i in range(r.ROWS):
            _put_bunch(log[row, 3 + i], tape)
    elif kind == r.CAPPED:
        put(tape, a)
    elif kind == r.COUNTED:
        put(tape, a)
        put(tape, b)
        put(tape, s.players)
        for player in range(s.players):
            put(tape, r.held(log[row, 4], player))
        put_if(tape, who >= 0, who)
    elif kind == r.TOTALS:
        put(tape, s.players)
        for player in range(s.players):
            put(tape, log[row, 2 + player])
    elif kind == r.WON:
        _put_living(s, tape)
    else:
        put(tape, who)
        if kind == r.TRADED:
            put(tape, a)
            _put_bunch(b, tape)
            _put_bunch(log[row, 4], tape)
        elif kind == r.KNOCKED:
            put(tape, a)
        elif kind == r.SUDDEN:
            _put_species(a, tape)
        elif kind == r.SHOWN:
            _put_bunch(a, tape)
        elif kind == r.LOST:
            put(tape, a)
            put(tape, b)
    return row + 1


@compiled
def _put_bunch(bunch: Any, tape: Tape) -> None:
    for species in range(r.SPECIES):
        put(tape, r.held(bunch, species))


@compiled
def _put_bunches(bunches: Any, n: int, tape: Tape) -> None:
    put(tape, n)
    for i in range(n):
        _put_bunch(bunches[i], tape)


@compiled
def _put_species(animals: int, tape: Tape) -> None:
    n, opened = 0, open_list(tape)
    for species in range(r.SPECIES):
        if animals >> species & 1:
            put(tape, species)
            n += 1
    close_list(tape, opened, n)


@compiled
def _put_living(s: Any, tape: Tape) -> None:
    n, opened = 0, open_list(tape)
    for seat in range(s.players):
        if s.lives[seat] > 0:
            put(tape, seat)
            n += 1
    close_list(tape, opened, n)
