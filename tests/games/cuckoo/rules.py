"""The rules of Cuckoo (Ranter-Go-Round, Coucou, Kuckuck), compiled.

CU01  Whoever has lives left is dealt one card of 52, which nobody else sees. The first dealer is drawn by lot.
CU02  From the dealer's left on, each in turn keeps their card or swaps it with the next one's.
CU03  Whoever is asked for a King shows it and says "Cuckoo!": nothing is swapped.
CU04  Whoever holds a King keeps it.
CU05  The dealer comes last and swaps with a card from the pack.
CU06  Then all cards are shown, and the lowest loses a life; equally low ones all do. Ace is low.
CU07  The deal goes to the left, past those who have no life left.
CU08  The last one alive wins. If the last ones die together, they share the win.

A card is 4 * rank + suit, rank 0 being the Ace, so the cards of the pack are one 64-bit word.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import (
    HEADER,
    Log,
    Record,
    below,
    bit,
    emit,
    integer,
    left_of,
    member,
    open_record,
    rekey,
    share,
    size,
)

SEATS, NOBODY = 6, -1
KEEP, SWAP = 0, 1  # the moves
LEGAL, OVER, KING_STAYS = range(3)
LAST_ONE, TOGETHER = range(2)
(BEGAN, DEALING, DEALT, KEPT, SWAPPED, GOT, SAID, DREW, SHOWED, LOST, WON) = range(1, 12)

BOX = np.dtype([("lives", np.int8)], align=True)
STATE = np.dtype(
    [
        *HEADER,
        ("round", np.int16),
        ("dealer", np.int8),
        ("lives", np.int8, SEATS),
        ("lived", np.int16, SEATS),  # how many rounds a seat has lived through
        ("card", np.int8, SEATS),  # or NOBODY
        ("known", np.uint8, SEATS),  # which seats know that card, by bits
        ("low", np.int8, SEATS),  # does everybody know that it is no King?
    ],
    align=True,
)
_PACK = np.uint64((1 << 52) - 1)
_KINGS = np.uint64(0b1111 << 48)


@compiled
def deal(s: Record, box: Record, log: Log) -> None:
    open_record(s)
    s.round = 0
    for seat in range(SEATS):
        s.lives[seat] = box.lives if seat < s.players else 0
        s.lived[seat] = 0
    s.dealer = below(s, s.players)
    emit(log, BEGAN, left_of(s.dealer, s.players), 0, 0, 0, 0)
    _deal_round(s, log)


@compiled
def _deal_round(s: Record, log: Log) -> None:
    s.round += 1
    emit(log, DEALING, s.dealer, s.round, 0, 0, 0)
    for seat in range(SEATS):
        s.card[seat] = NOBODY
        s.known[seat] = 0
        s.low[seat] = 0
    seat = _next(s, s.dealer)
    for _ in range(_alive(s)):  # CU01
        s.card[seat] = _from(s, _pack(s))
        s.known[seat] = 1 << seat
        emit(log, DEALT, seat, s.card[seat], 0, 0, 0)
        seat = _next(s, seat)
    s.turn = _next(s, s.dealer)  # CU02


@compiled
def _next(s: Record, seat: int) -> int:
    """The next one to the left who has a life."""
    seat = left_of(seat, s.players)
    while s.lives[seat] == 0:
        seat = left_of(seat, s.players)
    return seat


@compiled
def _alive(s: Record) -> int:
    n = 0
    for seat in range(s.players):
        n += s.lives[seat] > 0
    return n


@compiled
def _pack(s: Record) -> Any:
    """The cards that nobody holds."""
    pack = _PACK
    for seat in range(s.players):
        if s.card[seat] >= 0:
            pack &= ~bit(s.card[seat])
    return pack


@compiled
def _from(s: Record, cards: Any) -> int:
    return member(cards, below(s, size(cards)))


@compiled
def _king(s: Record, seat: int) -> Any:
    return s.card[seat] >> 2 == 12


# --- moves ------------------------------------------------------------------------------------------


@compiled
def count(s: Record, box: Record) -> int:
    """How many legal moves there are."""
    if s.over:
        return 0
    return 1 if _king(s, s.turn) else 2  # CU04


@compiled
def nth(s: Record, box: Record, k: int) -> int:
    """Legal move number k: keep, then swap."""
    return k


@compiled
def refuse(s: Record, box: Record, move: int) -> int:
    """Why a move is not legal; 0 if it is."""
    if s.over:
        return OVER
    return KING_STAYS if move == SWAP and _king(s, s.turn) else LEGAL


@compiled
def hasty(s: Record, box: Record, r: Any) -> int:
    """A random legal move, quickly found: here as likely as any other."""
    return nth(s, box, share(r, count(s, box)))


@compiled
def apply(s: Record, box: Record, move: int, log: Log) -> None:
    """A legal move and all that follows."""
    s.ply += 1
    seat = integer(s.turn)
    if move == KEEP:
        emit(log, KEPT, seat, 0, 0, 0, 0)
    elif seat == s.dealer:
        s.card[seat] = _from(s, _pack(s))  # CU05
        emit(log, DREW, seat, 0, 0, 0, 0)
        emit(log, GOT, seat, s.card[seat], 0, 0, 0)
    else:
        _swap(s, seat, _next(s, seat), log)
    if seat == s.dealer:
        _end_round(s, log)
    else:
        s.turn = _next(s, seat)


@compiled
def _swap(s: Record, seat: int, other: int, log: Log) -> None:
    if _king(s, other):  # CU03
        s.known[other] = 255
        emit(log, SAID, other, s.card[other], 0, 0, 0)
        return
    s.card[seat], s.card[other] = s.card[other], s.card[seat]
    s.known[seat], s.known[other] = s.known[other], s.known[seat]
    emit(log, SWAPPED, seat, other, 0, 0, 0)
    for one in (seat, other):
        s.known[one] |= (1 << seat) | (1 << other)
        s.low[one] = 1
        emit(log, GOT, one, s.card[one], 0, 0, 0)


@compiled
def _end_round(s: Record, log: Log) -> None:
    lowest = 13
    for seat in range(s.players):
        if s.card[seat] >= 0:
            emit(log, SHOWED, seat, s.card[seat], 0, 0, 0)
            lowest = min(lowest, integer(s.card[seat]) >> 2)
    for seat in range(s.players):  # CU06
        if s.card[seat] >= 0:
            if integer(s.card[seat]) >> 2 == lowest:
                s.lives[seat] -= 1
                emit(log, LOST, seat, s.lives[seat], 0, 0, 0)
            s.lived[seat] += s.lives[seat] > 0
    if _alive(s) < 2:  # CU08
        s.over = 1
        s.ending = LAST_ONE if _alive(s) else TOGETHER
        for seat in range(SEATS):
            s.card[seat] = NOBODY
            s.known[seat] = 0
            s.low[seat] = 0
        emit(log, WON, -1, 0, 0, 0, 0)
        return
    s.dealer = _next(s, s.dealer)  # CU07
    _deal_round(s, log)


@compiled
def score(s: Record, box: Record, shares: Any, scores: Any) -> None:
    """Rounds lived through; whoever lived through the most wins. CU08"""
    most, winners = -1, 0
    for seat in range(s.players):
        scores[seat] = s.lived[seat]
        if s.lived[seat] > most:
            most = integer(s.lived[seat])
            winners = 1
        elif s.lived[seat] == most:
            winners += 1
    for seat in range(s.players):
        shares[seat] = 1.0 / winners if scores[seat] == most else 0.0


# --- what a seat does not know ----------------------------------------------------------------------


@compiled
def resample(s: Record, box: Record, seat: int, k0: Any, k1: Any) -> None:
    """Another state that agrees with all that `seat` has seen (-1: a spectator).

    Cards it does not know are dealt anew; those that were swapped are no Kings (CU03, CU04), so they come first.
    """
    rekey(s, k0, k1)
    for other in range(s.players):
        if hides(s, other, seat):
            s.card[other] = NOBODY
    for low in (1, 0):
        for other in range(s.players):
            if (
                s.card[other] == NOBODY
                and s.lives[other] > 0
                and s.low[other] == low
                and not s.over
            ):
                pack = _pack(s)
                s.card[other] = _from(s, pack & ~_KINGS if low else pack)


@compiled
def hides(s: Record, other: int, seat: int) -> bool:
    """Is another's card hidden from a seat? A King that was shown is not."""
    if s.known[other] == 255:
        return False
    return seat < 0 or (s.known[other] >> seat) & 1 == 0
