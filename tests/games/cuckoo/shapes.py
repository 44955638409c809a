"""What views and events of Cuckoo hold, and who sees it."""

from __future__ import annotations

from typing import Any

from lifetable.games.compiling import compiled
from lifetable.games.schema import (
    ITSELF,
    EachSeat,
    Field,
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
from lifetable.games.tape import Tape, close_list, open_list, put, put_if, sees

from . import rules as r

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = tuple(rank + suit for rank in RANKS for suit in "♣♦♥♠")

_CARD = Word(CARDS)
_SEAT = Field("seat", Seat(), "Whose")
_PUBLIC = (
    Field("round", Integer(1), "Number of the round, from 1"),
    Field("dealer", Seat(), "Who deals, and comes last"),
    Field("lives", EachSeat(Integer(0)), "How many lives each has"),
    Field("lived", EachSeat(Integer(0)), "How many rounds each has lived through"),
    Field("kings", EachSeat(Maybe(_CARD)), "Kings that were shown (CU03)"),
    Field("swapped", ListOf(Seat()), "Whose cards were swapped, and so are no Kings (CU03, CU04)"),
)

SHAPES = Shapes(
    view=(
        *_PUBLIC,
        Field("hand", Maybe(_CARD), "One's own card; null when out", sees=ITSELF),
        Field("known", Maybe(EachSeat(Maybe(_CARD))), "The cards that one knows", sees=ITSELF),
    ),
    whole=(
        *_PUBLIC,
        Field("hands", EachSeat(Maybe(_CARD)), "All cards"),
        Field("knowing", EachSeat(ListOf(Seat())), "Who knows each of them"),
    ),
    kinds=(
        began(r.BEGAN),
        Kind(
            r.DEALING,
            "dealing",
            "A round begins",
            (Field("seat", Seat(), "Who deals"), Field("round", Integer(1), "Its number")),
        ),
        Kind(
            r.DEALT,
            "dealt",
            "Somebody is dealt a card (CU01)",
            (_SEAT, Field("card", _CARD, "Which", sees=ITSELF)),
        ),
        Kind(
            r.KEPT,
            "kept",
            "Somebody keeps their card",
            (_SEAT,),
            chance=False,
            reveals=Revealed.NOTHING,
        ),
        Kind(
            r.SWAPPED,
            "swapped",
            "Two swap their cards (CU02)",
            (Field("seat", Seat(), "Who wanted it"), Field("other", Seat(), "With whom")),
        ),
        Kind(
            r.GOT,
            "got",
            "Somebody has another card: of a swap, or from the pack (CU05)",
            (_SEAT, Field("card", _CARD, "Which", sees=ITSELF)),
        ),
        Kind(
            r.SAID,
            "cuckoo",
            "Somebody who was to swap shows a King (CU03)",
            (_SEAT, Field("card", _CARD, "Which")),
        ),
        Kind(r.DREW, "drew", "The dealer swaps with the pack (CU05)", (_SEAT,), chance=False),
        Kind(
            r.SHOWED,
            "showed",
            "At the end of a round all show their cards (CU06)",
            (_SEAT, Field("card", _CARD, "Which")),
        ),
        Kind(
            r.LOST,
            "lost",
            "Somebody loses a life (CU06)",
            (_SEAT, Field("lives", Integer(0), "How many are left")),
        ),
        won(r.WON),
    ),
)


# --- written by compiled code, in the order declared ------------------------------------------------


@compiled
def view(s: Any, box: Any, seat: int, aids: bool, tape: Tape) -> None:
    _put_public(s, tape)
    there = seat >= 0 and s.card[seat] >= 0
    put_if(tape, there, s.card[seat])
    put(tape, seat >= 0)
    if seat >= 0:
        _put_cards(s, seat, tape)


@compiled
def whole(s: Any, box: Any, tape: Tape) -> None:
    _put_public(s, tape)
    put(tape, s.players)
    for seat in range(s.players):
        put_if(tape, s.card[seat] >= 0, s.card[seat])
    put(tape, s.players)
    for seat in range(s.players):
        n, opened = 0, open_list(tape)
        for other in range(s.players):
            if s.known[seat] >> other & 1:
                put(tape, other)
                n += 1
        close_list(tape, opened, n)


@compiled
def event(s: Any, box: Any, log: Any, row: int, seat: int, tape: Tape) -> int:
    kind, who, a = log[row, 0], log[row, 1], log[row, 2]
    if kind == r.WON:
        _put_winners(s, tape)
    else:
        put(tape, who)
        if kind == r.DEALT or kind == r.GOT:
            put_if(tape, sees(seat, who), a)
        elif kind != r.BEGAN and kind != r.KEPT and kind != r.DREW:
            put(tape, a)
    return row + 1


@compiled
def _put_public(s: Any, tape: Tape) -> None:
    put(tape, s.round)
    put(tape, s.dealer)
    put(tape, s.players)
    for seat in range(s.players):
        put(tape, s.lives[seat])
    put(tape, s.players)
    for seat in range(s.players):
        put(tape, s.lived[seat])
    _put_cards(s, r.NOBODY, tape)
    n, opened = 0, open_list(tape)
    for seat in range(s.players):
        if s.low[seat]:
            put(tape, seat)
            n += 1
    close_list(tape, opened, n)


@compiled
def _put_cards(s: Any, viewer: int, tape: Tape) -> None:
    """The cards that a viewer knows."""
    put(tape, s.players)
    for seat in range(s.players):
        put_if(tape, s.card[seat] >= 0 and not r.hides(s, seat, viewer), s.card[seat])


@compiled
def _put_winners(s: Any, tape: Tape) -> None:
    most = s.lived[0]
    for seat in range(1, s.players):
        most = max(most, s.lived[seat])
    n, opened = 0, open_list(tape)
    for seat in range(s.players):
        if s.lived[seat] == most:
            put(tape, seat)
            n += 1
    close_list(tape, opened, n)
