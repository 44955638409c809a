"""The rules of Life is Life, compiled.

A bunch of animals is one 64-bit word, four bits for each of the ten species, so that a trade is an
addition and a subtraction. The number of ways to lay 0, 1, 2, 3 or 4 cards of a hand is a polynomial,
kept in one word too (twelve bits for each coefficient): legal trades are counted, and the k-th of them
found, without listing the hundreds of others.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled, typed
from lifetable.games.kernel import (
    HEADER,
    Log,
    Record,
    below,
    emit,
    integer,
    left_of,
    open_record,
    rekey,
    scatter,
)

SPECIES, ROWS, SEATS, HAND, LIVES = 10, 4, 5, 10, 5
ROW_SHIFT = 40  # a trade is row << 40 | laid
KNOCK = 0

(
    BEGAN,
    DEALT,
    TRADED,
    KNOCKED,
    SUDDEN,
    CAPPED,
    SHOWN,
    COUNTED,
    TOTALS,
    LOST,
    OUT,
    WON,
) = range(1, 13)
(LEGAL, OVER, NO_ROW, WRONG_COUNT, NOT_IN_HAND, SAME, TOO_EARLY) = range(7)

BOX = np.dtype(
    [
        ("cards", np.uint64),  # all sixty
        ("value", np.int8, SPECIES),
        ("sudden", np.int8, SPECIES),  # does holding them all end the round?
        ("deadly", np.uint64),  # all cards of these species
        ("deadly_species", np.uint64),  # four set bits for each of them
        ("pro", np.int8),
        ("cap", np.int32),
    ],
    align=True,
)
STATE = np.dtype(
    [
        *HEADER,
        ("hand", np.uint64, SEATS),
        ("known", np.uint64, SEATS),  # what everybody knows each seat to hold
        ("slack", np.uint64, SEATS),  # how many more of a species it once held after a trade
        ("row", np.uint64, ROWS),
        ("rest", np.uint64),
        ("turns", np.int32),
        ("capped", np.int32),
        ("round", np.int32),
        ("lives", np.int16, SEATS),
        ("points", np.int16, SEATS),
        ("traded", np.int8, SEATS),
        ("starter", np.int8),
        ("living", np.int8),
        ("knocked", np.int8),  # first knocker of the round, or -1
        ("last_turns", np.int8),  # turns left after a knock, or -1
    ],
    align=True,
)
_NONE, _ONE = np.uint64(0), np.uint64(1)
_LAID = np.uint64((1 << ROW_SHIFT) - 1)
_NIBBLE = np.uint64(15)
_EVEN = np.uint64(0x0F0F0F0F0F0F0F0F)
_TOPS = np.uint64(0x8080808080808080)
_BYTES = np.uint64(0x0101010101010101)
_ONES, _EIGHTS = np.uint64(0x1111111111), np.uint64(0x8888888888)


# --- bunches of animals -----------------------------------------------------------------------------


@typed("int64(uint64, int64)")
def held(bunch: Any, species: int) -> int:
    return integer((bunch >> np.uint64(4 * species)) & _NIBBLE)


@typed("uint64(int64)")
def _one(species: int) -> Any:
    return _ONE << np.uint64(4 * species)


@typed("uint64(uint64, uint64)")
def _fewer_bytes(a: Any, b: Any) -> Any:
    gap = (a | _TOPS) - b
    kept = gap & _TOPS
    return gap & (kept - (kept >> np.uint64(7)))


@typed("uint64(uint64, uint64)")
def fewer(a: Any, b: Any) -> Any:
    """max(a - b, 0) for each species."""
    four = np.uint64(4)
    return _fewer_bytes(a & _EVEN, b & _EVEN) | (
        _fewer_bytes((a >> four) & _EVEN, (b >> four) & _EVEN) << four
    )


@typed("int64(uint64)")
def size(bunch: Any) -> int:
    pairs = (bunch & _EVEN) + ((bunch >> np.uint64(4)) & _EVEN)
    return integer((pairs * _BYTES) >> np.uint64(56))


@typed("int64(uint64, int64)")
def species_at(bunch: Any, k: int) -> int:
    """The species of card number k of a sorted bunch, without a branch.

    Running totals of the first eight species stand in the eight bytes of a word; how many of them are
    at most k is the species.
    """
    totals = bunch & np.uint64(0xFFFFFFFF)
    totals = (totals | (totals << np.uint64(16))) & np.uint64(0x0000FFFF0000FFFF)
    totals = (totals | (totals << np.uint64(8))) & np.uint64(0x00FF00FF00FF00FF)
    totals = (totals | (totals << np.uint64(4))) & _EVEN
    totals = totals * _BYTES
    reached = (((np.uint64(k) * _BYTES) | _TOPS) - totals) & _TOPS
    ninth = integer(totals >> np.uint64(56)) + held(bunch, 8)
    return integer(((reached >> np.uint64(7)) * _BYTES) >> np.uint64(56)) + (k >= ninth)


@compiled
def _draw(s: Record, pool: Any, left: int) -> Any:
    """One random card out of a pool of `left` cards."""
    return _one(species_at(pool, below(s, left)))


# --- ways to lay ------------------------------------------------------------------------------------

_W = np.uint64(12)
_WAYS = np.uint64((1 << 60) - 1)
_SUM = np.uint64(1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48)


@typed("uint64(uint64)")
def ways(hand: Any) -> Any:
    """How many different bunches of 0 to 4 cards can be laid from a hand."""
    poly = _ONE
    for species in range(SPECIES):
        n = held(hand, species)
        if n > 0:  # times 1 + x + ... + x^n
            poly = (poly * _SUM) & _WAYS
            if n < ROWS:
                poly = (poly - (poly << (_W * np.uint64(n + 1)))) & _WAYS
    return poly


@typed("uint64(uint64, int64)")
def _without(poly: Any, n: int) -> Any:
    """`ways` before a species with n cards was multiplied in."""
    poly = poly - (poly << _W)  # times 1 - x, divided by 1 - x^(n+1)
    if n < ROWS:
        quotient = poly + (poly << (_W * np.uint64(n + 1)))
        if n == 1:
            quotient += poly << np.uint64(48)
        poly = quotient
    return poly & _WAYS


@typed("int64(uint64, int64)")
def _of_size(poly: Any, cards: int) -> int:
    return integer((poly >> (_W * np.uint64(cards))) & np.uint64(4095))


@typed("int64(uint64, uint64, int64)")
def _trades(hand: Any, row: Any, found: int) -> int:
    """Of `found` bunches that fit a row one is forbidden if it is the row itself. LL02"""
    return found - 1 if fewer(row, hand) == _NONE else found


@typed("uint64(uint64, uint64, int64, int64)")
def _bunch(hand: Any, poly: Any, cards: int, k: int) -> Any:
    """Bunch number k of those with `cards` cards."""
    laid = _NONE
    species = SPECIES - 1
    while cards > 0:
        n = held(hand, species)
        if n > 0:
            poly = _without(poly, n)
            lay = 0
            while True:
                found = _of_size(poly, cards - lay)
                if k < found:
                    break
                k -= found
                lay += 1
            laid += _one(species) * np.uint64(lay)
            cards -= lay
        species -= 1
    return laid


# --- legal moves ------------------------------------------------------------------------------------


@compiled
def count(s: Record, box: Record) -> int:
    """How many legal moves there are."""
    if s.over:
        return 0
    hand = s.hand[s.turn]
    poly = ways(hand)
    n = integer(s.traded[s.turn])
    for r in range(ROWS):
        n += _trades(hand, s.row[r], _of_size(poly, r + 1))
    return n


@compiled
def nth(s: Record, box: Record, k: int) -> int:
    """Legal move number k: row by row, the knock last."""
    hand = s.hand[s.turn]
    poly = ways(hand)
    for r in range(ROWS):
        found = _of_size(poly, r + 1)
        legal = _trades(hand, s.row[r], found)
        if k < legal:
            laid = _bunch(hand, poly, r + 1, k)
            if laid == s.row[r]:
                laid = _bunch(hand, poly, r + 1, found - 1)
            return ((r + 1) << ROW_SHIFT) | integer(laid)
        k -= legal
    return KNOCK


@compiled
def hasty(s: Record, box: Record, r: Any) -> int:
    """A random legal move, quickly found: first a row or the knock, then the cards."""
    hand = s.hand[s.turn]
    while True:
        r = scatter(r)
        rest = (r >> np.uint64(32)) * np.uint64(ROWS + s.traded[s.turn])
        row = integer(rest >> np.uint64(32))
        if row == ROWS:
            return KNOCK
        laid, left = _NONE, hand
        for i in range(row + 1):
            rest = (rest & np.uint64(0xFFFFFFFF)) * np.uint64(HAND - i)
            card = _one(species_at(left, integer(rest >> np.uint64(32))))
            laid += card
            left -= card
        if laid != s.row[row]:
            return ((row + 1) << ROW_SHIFT) | integer(laid)


@compiled
def refuse(s: Record, box: Record, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    if s.over:
        return OVER
    if move == KNOCK:
        return LEGAL if s.traded[s.turn] else TOO_EARLY  # LL03
    row, laid = move >> ROW_SHIFT, np.uint64(move) & _LAID
    if row < 1 or row > ROWS:
        return NO_ROW
    if size(laid) != row:
        return WRONG_COUNT
    if fewer(laid, s.hand[s.turn]) != _NONE:
        return NOT_IN_HAND
    if laid == s.row[row - 1]:
        return SAME  # LL02
    return LEGAL


# --- rounds -----------------------------------------------------------------------------------------


@compiled
def deal(s: Record, box: Record, log: Log) -> None:
    open_record(s)
    s.living = s.players
    s.round = 0
    s.capped = 0
    for seat in range(SEATS):
        s.lives[seat] = LIVES if seat < s.players else 0
        s.points[seat] = 0
    s.starter = below(s, s.players)  # LL01
    emit(log, BEGAN, s.starter, 0, 0, 0, 0)
    _deal_round(s, box, log)


@compiled
def _deal_round(s: Record, box: Record, log: Log) -> None:
    pool, left = box.cards, size(box.cards)
    for seat in range(SEATS):
        s.hand[seat] = _NONE
        s.known[seat] = _NONE
        s.slack[seat] = _NONE
        s.traded[seat] = 0
        if s.lives[seat] > 0:
            for _ in range(HAND):
                card = _draw(s, pool, left)
                pool -= card
                left -= 1
                s.hand[seat] += card
    for r in range(ROWS):
        s.row[r] = _NONE
        for _ in range(r + 1):
            card = _draw(s, pool, left)
            pool -= card
            left -= 1
            s.row[r] += card
    s.rest = pool
    s.round += 1
    s.turns = 0
    s.knocked = -1
    s.last_turns = -1
    s.turn = s.starter
    if log.shape[0] > 0:
        emit(log, DEALT, s.starter, s.round, 0, 0, 0)
        row = log[0, 0]
        for r in range(ROWS):
            log[row, 3 + r] = integer(s.row[r])


@compiled
def _left_of(s: Record, seat: int) -> int:
    """The next living seat."""
    while True:
        seat = left_of(seat, s.players)
        if s.lives[seat] > 0:
            return seat


# --- a move -----------------------------------------------------------------------------------------


@compiled
def apply(s: Record, box: Record, move: int, log: Log) -> None:
    """Play a legal move and everything that follows by itself, up to the next decision."""
    seat = s.turn
    s.ply += 1
    s.turns += 1
    if s.last_turns > 0:
        s.last_turns -= 1
    if move == KNOCK:
        first = s.knocked < 0
        emit(log, KNOCKED, seat, first, 0, 0, 0)
        if first:  # LL03
            s.knocked = seat
            s.last_turns = s.living - 1
    else:
        _trade(s, seat, (move >> ROW_SHIFT) - 1, np.uint64(move) & _LAID, log)
        if _sudden_death(s, box, seat, log):
            _end_round(s, box, log)
            return
    if s.last_turns == 0:
        _count(s, box, log)
    elif s.knocked < 0 and box.cap > 0 and s.turns >= box.cap:  # LL12
        s.capped += 1
        emit(log, CAPPED, -1, s.round, 0, 0, 0)
        _count(s, box, log)
    else:
        s.turn = _left_of(s, seat)


@compiled
def _trade(s: Record, seat: int, r: int, laid: Any, log: Log) -> None:
    took = s.row[r]
    s.row[r] = laid
    s.hand[seat] = s.hand[seat] - laid + took
    s.known[seat] = fewer(s.known[seat], laid) + took
    s.slack[seat] = fewer(s.slack[seat] + laid, took) if s.traded[seat] else _NONE
    s.traded[seat] = 1
    emit(log, TRADED, seat, r + 1, integer(laid), integer(took), 0)


@compiled
def _sudden_death(s: Record, box: Record, seat: int, log: Log) -> bool:
    """LL04, LL10: the trader holds every card of one of the species on the info card."""
    missing = (s.hand[seat] ^ box.deadly) | ~box.deadly_species
    if (missing - _ONES) & ~missing & _EIGHTS == _NONE:  # no four bits of it are zero
        return False
    animals = 0
    for species in range(SPECIES):
        all_of_it = held(box.deadly, species)
        if all_of_it > 0 and held(s.hand[seat], species) == all_of_it:
            animals |= 1 << species
    emit(log, SUDDEN, seat, animals, integer(s.hand[seat]), 0, 0)
    for other in range(s.players):
        if other != seat:
            _lose(s, other, 1, log)
        elif box.pro:
            s.lives[seat] += 1
            emit(log, LOST, seat, 1, s.lives[seat], 0, 0)
    return True


@compiled
def _lose(s: Record, seat: int, lives: int, log: Log) -> None:
    lost = min(lives, integer(s.lives[seat]))
    if lost > 0:
        s.lives[seat] -= lost
        emit(log, LOST, seat, -lost, s.lives[seat], 0, 0)


@compiled
def _count(s: Record, box: Record, log: Log) -> None:
    """A normal end of a round: majorities, points, lives."""
    for seat in range(s.players):
        s.points[seat] = 0
        if s.lives[seat] > 0:
            emit(log, SHOWN, seat, integer(s.hand[seat]), 0, 0, 0)
    for species in range(SPECIES):
        most, holder, counts = 0, -1, 0
        for seat in range(s.players):
            n = held(s.hand[seat], species)
            counts |= n << (4 * seat)
            if n > most:
                most = n
                holder = seat
            elif n == most:
                holder = -1  # LL05: a tie scores for nobody
        if s.living == 2 and most < 2:
            holder = -1  # LL06
        if holder >= 0:
            s.points[holder] += box.value[species]
        emit(log, COUNTED, holder, species, box.value[species], counts, 0)
    if log.shape[0] > 0:
        emit(log, TOTALS, -1, 0, 0, 0, 0)
        row = log[0, 0]
        for seat in range(s.players):
            log[row, 2 + seat] = s.points[seat]
    _lose_lives(s, log)
    _end_round(s, box, log)


@compiled
def _lose_lives(s: Record, log: Log) -> None:
    """LL07: nothing for the best, two for the worst, one for the others."""
    best, worst = -1, 1000
    for seat in range(s.players):
        if s.lives[seat] > 0:
            best = max(best, integer(s.points[seat]))
            worst = min(worst, integer(s.points[seat]))
    for seat in range(s.players):
        if s.points[seat] < best:
            _lose(s, seat, 2 if s.points[seat] == worst else 1, log)


@compiled
def _end_round(s: Record, box: Record, log: Log) -> None:
    s.living = 0
    for seat in range(s.players):
        if s.lives[seat] > 0:
            s.living += 1
        elif s.hand[seat] != _NONE:  # in until this round: LL08
            emit(log, OUT, seat, 0, 0, 0, 0)
    if s.living == 1:
        s.over = 1
        emit(log, WON, -1, 0, 0, 0, 0)
        return
    s.starter = _left_of(s, s.starter)  # LL09
    _deal_round(s, box, log)


@compiled
def score(s: Record, box: Record, shares: Any, scores: Any) -> None:
    """Lives, and the win for the last one in."""
    for seat in range(s.players):
        scores[seat] = s.lives[seat]
        shares[seat] = 1.0 if s.over and s.lives[seat] > 0 else 0.0


# --- what a seat does not know ----------------------------------------------------------------------


@compiled
def resample(s: Record, box: Record, seat: int, k0: Any, k1: Any) -> None:
    """Another state that agrees with all that `seat` has seen (-1: a spectator).

    Cards whose place nobody showed are dealt anew. What the others took and laid stays true, and
    nobody gets a hand that would have been a sudden death after one of his trades.
    """
    rekey(s, k0, k1)
    pool = box.cards
    for r in range(ROWS):
        pool -= s.row[r]
    for other in range(s.players):
        if other == seat:
            pool -= s.hand[other]
        elif s.hand[other] != _NONE:
            pool -= s.known[other]
    while not _hand_out(s, box, seat, pool):
        pass


@compiled
def _hand_out(s: Record, box: Record, seat: int, pool: Any) -> bool:
    left = size(pool)
    for other in range(s.players):
        if other == seat or s.hand[other] == _NONE:
            continue
        hand = s.known[other]
        for _ in range(HAND - size(hand)):
            card = _draw(s, pool, left)
            pool -= card
            left -= 1
            hand += card
        s.hand[other] = hand
        if s.traded[other]:
            for species in range(SPECIES):
                peak = held(hand, species) + held(s.slack[other], species)
                if 0 < held(box.deadly, species) <= peak:
                    return False
    s.rest = pool
    return True
