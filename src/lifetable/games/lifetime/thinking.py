"""Compiled thought: how likely a year is, which card to lay, how a round may go on.

A belief is a row (middle, era, span, spread): see `knowledge.Belief`. A row whose era is negative
knows: its middle and span are then the year of birth and of death. Nothing here reads a deck.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import numpy as np

from lifetable.games.compiling import typed
from lifetable.games.kernel import share, stride
from lifetable.games.lifetime.knowledge import (
    SPAN_SPREAD,
    USUAL_SPAN,
    WILD_SHARE,
    WILD_WIDTH,
)
from lifetable.games.lifetime.rules import HAND, SEATS, year_after, year_before

LEFT, RIGHT, TURN, LINE, PLAYERS, FIRST, PRESENT = range(7)  # fields of a table
FIELDS = 7
GUESSES = 1536  # at what may be
DOUBT = 0.3  # how often people lay for other reasons than ours
_NORMAL = NormalDist()
_STEPS, _REACH = 1200, 6.0
_TAIL = np.array([1.0 - _NORMAL.cdf((i - _STEPS) / 200) for i in range(2 * _STEPS + 1)])
_TAIL[-1] = 0.0


def _wild(z: float) -> float:
    """How likely an error of the middle below z standard errors is."""
    return (1 - WILD_SHARE) * _NORMAL.cdf(z) + WILD_SHARE * _NORMAL.cdf(z / WILD_WIDTH)


_EDGES = np.sinh(np.linspace(-2.9, 2.9, 26))
_NODES = (_EDGES[1:] + _EDGES[:-1]) / 2
_WEIGHTS = np.diff([_wild(z) for z in _EDGES])
_DRAWS = 2048
_ERRORS = np.array([_NORMAL.inv_cdf((i + 0.5) / _DRAWS) for i in range(_DRAWS)])
_GRID = np.linspace(-9, 9, 7201)
_WILD_ERRORS = np.interp(
    (np.arange(_DRAWS) + 0.5) / _DRAWS, [_wild(float(z)) for z in _GRID], _GRID
)


@typed("float64(float64)")
def _tail(x: float) -> float:
    """How likely a normal number is at least x."""
    if x >= _REACH:
        return 0.0
    if x <= -_REACH:
        return 1.0
    return _TAIL[np.int64((x + _REACH) * 200.0 + 0.5)]


@typed("float64(float64[::1], int64, int64)")
def chance(belief: Any, left: int, right: int) -> float:
    """How likely the years from left to right all lie in the life."""
    if belief[1] < 0.0:
        return 1.0 if belief[0] <= left and right <= belief[2] else 0.0
    total = 0.0
    for k in range(_NODES.shape[0]):
        middle = belief[0] + belief[1] * _NODES[k]
        least = 2.0 * max(middle - left - 0.5, right - middle - 0.5)
        total += _WEIGHTS[k] * _tail((least - belief[2]) / belief[3])
    return total


@typed("float64(float64[::1], int64, int64, int64, int64)")
def odds(belief: Any, left: int, right: int, before: int, after: int) -> float:
    """How likely a line from left to right, all of it right, may grow to reach from before to after."""
    now = chance(belief, left, right)
    if now > 1e-12:
        return chance(belief, before, after) / now
    return math.exp((before - left + right - after) / 10.0)  # quite mistaken: trust the line alone


@typed("int64(float64[::1], int8[:, ::1], int64[::1], int64[::1])")
def surest(belief: Any, hands: Any, sizes: Any, table: Any) -> int:
    """The card most likely to be right: twice its place in the hand, plus 1 for the right end.

    On either side that is the card with the smallest step. Of two equally sure ones the smaller step; LT14: never a
    year that has not come yet.
    """
    seat, left, right = table[TURN], table[LEFT], table[RIGHT]
    low, high, before, after = 0, 0, left - 1000, right + 1000
    for i in range(sizes[seat]):
        year = year_before(left, hands[seat, i])
        if year > before:
            low, before = i, year
        year = year_after(right, hands[seat, i])
        if year < after:
            high, after = i, year
    if after > table[PRESENT]:
        return 2 * low
    one, two = chance(belief, before, right), chance(belief, left, after)
    if one > two or (one == two and left - before <= after - right):
        return 2 * low
    return 2 * high + 1


@typed("void(int8[:, ::1], int64[::1], int64, int64)")
def _drop(hands: Any, sizes: Any, seat: int, i: int) -> None:
    sizes[seat] -= 1
    for j in range(i, sizes[seat]):
        hands[seat, j] = hands[seat, j + 1]


@typed("boolean(int8[:, ::1], int64[::1], int64[::1], int64[::1], int64)")
def lay(hands: Any, sizes: Any, life: Any, table: Any, k: int) -> bool:
    """Lay a card for the seat to move; was it right?"""
    seat, i = table[TURN], k // 2
    number = hands[seat, i]
    if k % 2:
        table[RIGHT] = year_after(table[RIGHT], number)
    else:
        table[LEFT] = year_before(table[LEFT], number)
    _drop(hands, sizes, seat, i)
    table[LINE] += 1
    return life[0] <= table[LEFT] and table[RIGHT] <= life[1]


@typed("boolean(int64[::1], int64[::1])")
def pass_on(sizes: Any, table: Any) -> bool:
    """Go on to the next seat with cards; is there one? LT08"""
    for step in range(1, table[PLAYERS] + 1):
        seat = (table[TURN] + step) % table[PLAYERS]
        if sizes[seat] > 0:
            table[TURN] = seat
            return True
    return False


@typed("int64(int8[:, ::1], int64[::1], float64[:, ::1], int64[::1], int64[::1])")
def play_on(hands: Any, sizes: Any, beliefs: Any, life: Any, table: Any) -> int:
    """Play a round to its end with everybody's surest cards: who takes the line (-1: nobody)."""
    while pass_on(sizes, table):
        seat = table[TURN]
        if not lay(hands, sizes, life, table, surest(beliefs[seat], hands, sizes, table)):
            return seat
    return -1


@typed("uint64(float64[::1], int64[::1], float64[::1], uint64)")
def imagine(belief: Any, life: Any, errors: Any, r: Any) -> Any:
    """What somebody else may think of a life, given the standard errors of middle and length."""
    trust = SPAN_SPREAD**2 / (SPAN_SPREAD**2 + errors[1] ** 2)
    span = life[1] - life[0] + errors[1] * _ERRORS[share(r, _DRAWS)]
    r = stride(r)
    belief[0] = (life[0] + life[1]) / 2.0 + errors[0] * _WILD_ERRORS[share(r, _DRAWS)]
    belief[1] = errors[0]
    belief[2] = USUAL_SPAN + trust * (span - USUAL_SPAN)
    belief[3] = errors[1] * math.sqrt(trust)
    return stride(r)


@typed("uint64(float64[::1], int64, int64, int64[:, ::1], uint64)")
def suppose(belief: Any, left: int, right: int, lives: Any, r: Any) -> Any:
    """Fill `lives` with lives that a belief holds possible after a line from left to right."""
    for n in range(lives.shape[0]):
        if belief[1] < 0.0:
            lives[n, 0], lives[n, 1] = np.int64(belief[0]), np.int64(belief[2])
            continue
        lives[n, 0], lives[n, 1] = left, right
        for _ in range(200):
            r = stride(r)
            middle = belief[0] + belief[1] * _WILD_ERRORS[share(r, _DRAWS)]
            r = stride(r)
            half = (belief[2] + belief[3] * _ERRORS[share(r, _DRAWS)]) / 2.0
            born, died = np.int64(round(middle - half)), np.int64(round(middle + half))
            if born <= left and right <= died:
                lives[n, 0], lives[n, 1] = born, died
                break
        else:
            r = stride(r)
            lives[n, 0] -= share(r, 15)
            r = stride(r)
            lives[n, 1] += share(r, 15)
    return r


@typed("float64(float64[::1], int64[::1], int64)")
def _trust(belief: Any, laid: Any, other: int) -> float:
    """1 if somebody with this belief, and a step of `other` years on the other side, lays as he did."""
    left, right, year = laid[2], laid[3], laid[4]
    if laid[1]:
        one, two = chance(belief, left, year), chance(belief, left - other, right)
        step = year - right
    else:
        one, two = chance(belief, year, right), chance(belief, left, right + other)
        step = left - year
    return 1.0 if one > two or (one == two and step <= other) else 0.0


@typed(
    "uint64(int64[:, ::1], int64[::1], float64[::1], float64[::1], int64[:, ::1], float64[:, :, ::1], "
    "float64, uint64)"
)
def infer(
    lays: Any, table: Any, belief: Any, errors: Any, lives: Any, minds: Any, doubt: float, r: Any
) -> Any:
    """Fill `lives` and `minds` (everybody's belief) with what may be, given my belief and all that was laid.

    Bayes with many guesses: each is as heavy as the lays of the others are likely in it, and what is
    returned is drawn by weight. Somebody who lays right rather than left seems to know more room
    there. lays: rows (seat, side, left end, right end, year, cards in hand), without the opening;
    doubt: how often people lay without such reasons.
    """
    count, me, first = lives.shape[0], table[TURN], table[FIRST]
    guesses, thoughts, heavy = lives.copy(), minds.copy(), np.zeros(count)
    r = suppose(belief, table[LEFT], table[RIGHT], guesses, r)
    total = 0.0
    for n in range(count):
        for seat in range(table[PLAYERS]):
            if seat == first:
                thoughts[n, seat, 0], thoughts[n, seat, 1] = guesses[n, 0], -1.0
                thoughts[n, seat, 2] = guesses[n, 1]
            elif seat == me:
                thoughts[n, seat] = belief
            else:
                r = imagine(thoughts[n, seat], guesses[n], errors, r)
        weight = 1.0
        for i in range(lays.shape[0]):
            seat = lays[i, 0]
            if seat != me:
                other = 100
                for _ in range(lays[i, 5] - 1):
                    r = stride(r)
                    other = min(other, 1 + share(r, 100))
                weight *= doubt + (1.0 - doubt) * _trust(thoughts[n, seat], lays[i], other)
        total += weight
        heavy[n] = total
    n = 0
    r = stride(r)
    start = share(r, 4096) / 4096.0
    for k in range(count):
        while n < count - 1 and heavy[n] < (k + start) / count * total:
            n += 1
        lives[k] = guesses[n]
        minds[k] = thoughts[n]
    return stride(r)


@typed("void(int8[::1], int8[::1], int64[::1], int64[::1], int8[:, ::1], int64[::1], int64[::1])")
def _set_up(
    hand: Any, pool: Any, held: Any, start: Any, hands: Any, sizes: Any, table: Any
) -> None:
    dealt = 0
    for seat in range(start[PLAYERS]):
        sizes[seat] = held[seat]
        for i in range(held[seat]):
            if seat == start[TURN]:
                hands[seat, i] = hand[i]
            else:
                hands[seat, i] = pool[dealt]
                dealt += 1
    for i in range(start.shape[0]):
        table[i] = start[i]


@typed(
    "int64(int64[::1], int8[:, ::1], int64[::1], float64[:, ::1], int64[::1], int64[::1], float64[::1])"
)
def _try(move: Any, hands: Any, sizes: Any, beliefs: Any, life: Any, table: Any, found: Any) -> int:
    """Make a move and play the round to its end; who takes the line?"""
    me = table[TURN]
    if move[2]:
        _drop(hands, sizes, me, move[0])
        table[LEFT], table[RIGHT], table[LINE] = move[2], move[2], 1
    elif not lay(hands, sizes, life, table, 2 * move[0] + move[1]):
        return me
    found[2] += 1.0
    mine = sizes[me]
    loser = play_on(hands, sizes, beliefs, life, table)
    if loser >= 0 and loser != me and sizes[me] == mine:
        found[3] += 1.0
    return loser


@typed("void(int64[::1], int64[::1], int64[::1], float64[:, ::1], float64[:, ::1], uint64)")
def _name(move: Any, table: Any, life: Any, errors: Any, beliefs: Any, r: Any) -> None:
    """Name a person: the first player knows the dates, the others think what they may."""
    life[0], life[1] = move[3], move[4]
    for seat in range(table[PLAYERS]):
        if seat == table[FIRST]:
            beliefs[seat, 0], beliefs[seat, 1], beliefs[seat, 2] = life[0], -1.0, life[1]
        else:
            r = imagine(beliefs[seat], life, errors[move[5]], r)


@typed(
    "uint64(int64[:, ::1], int8[::1], int8[::1], int64[::1], int64[::1], float64[:, :, ::1], int64[:, ::1], "
    "float64[:, ::1], float64[:, ::1], int64, uint64, float64[:, ::1])"
)
def ponder(
    moves: Any,
    hand: Any,
    pool: Any,
    held: Any,
    start: Any,
    minds: Any,
    lives: Any,
    errors: Any,
    outlook: Any,
    rounds: int,
    r: Any,
    found: Any,
) -> Any:
    """Play the round to its end so many times for each of some moves, every time with other cards and dates.

    moves: rows (card's place in the hand, side, opening year or 0, born, died, difficulty - 1);
    pool: the numbers of all cards the seat has not seen; held: how many cards each seat holds;
    start: see the names of its fields above; lives, minds: dates and thoughts the seat holds possible
    (not used for an opening, which it knows all about); errors: of others, by difficulty; outlook: see
    `prospects.look_ahead`; found: rows (chance to win, cards taken, right, taken by others before the
    seat's next turn, times), added up.
    """
    me, players = start[TURN], start[PLAYERS]
    hands, sizes = np.zeros((SEATS, HAND), np.int8), np.zeros(SEATS, np.int64)
    beliefs, life, table = np.zeros((SEATS, 4)), np.zeros(2, np.int64), start.copy()
    for _ in range(rounds):
        dealt = 0
        for seat in range(players):
            if seat != me:
                for _ in range(held[seat]):
                    r = stride(r)
                    j = dealt + share(r, pool.shape[0] - dealt)
                    pool[dealt], pool[j] = pool[j], pool[dealt]
                    dealt += 1
        r = stride(r)
        which = share(r, lives.shape[0])
        r = stride(r)
        for k in range(moves.shape[0]):
            _set_up(hand, pool, held, start, hands, sizes, table)
            if moves[k, 2]:
                _name(moves[k], start, life, errors, beliefs, r)
            else:
                life[0], life[1] = lives[which, 0], lives[which, 1]
                beliefs[:, :] = minds[which]
            loser = _try(moves[k], hands, sizes, beliefs, life, table, found[k])
            found[k, 0] += outlook[loser, table[LINE]]
            found[k, 1] += table[LINE] if loser == me else 0
            found[k, 4] += 1.0
        for _ in range(2 * SEATS):  # past what `_name` used
            r = stride(r)
    return r
