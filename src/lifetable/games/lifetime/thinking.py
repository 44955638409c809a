"""Compiled thought: how likely a year is, which card to lay, how a round may go on.

A belief is a row (middle, era, span, spread): see `knowledge.Belief`. A row whose era is negative
knows: its middle and span are then the year of birth and of death. Nothing here reads a deck.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import numpy as np

from lifetable.games.kernel import compiled, scatter, share, stride, typed
from lifetable.games.lifetime.knowledge import (
    SPAN_SPREAD,
    USUAL_SPAN,
    WILD_SHARE,
    WILD_WIDTH,
)
from lifetable.games.lifetime.rules import HAND, SEATS, year_after, year_before

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


@typed("int64(float64[::1], int8[::1], int64, int64, int64, int64, float64)")
def pick(belief: Any, hand: Any, size: int, left: int, right: int, line: int, push: float) -> int:
    """Which card to lay where: twice its place in the hand, plus 1 for the right end.

    A card is worth its chance to be right; `push` says how much more it is worth if it leaves the
    next player less room.
    """
    now = chance(belief, left, right)
    best, most = 0, -1.0
    for i in range(size):
        before, after = year_before(left, hand[i]), year_after(right, hand[i])
        for side in range(2):
            step = after - right if side else left - before
            p = chance(belief, left if side else before, after if side else right)
            if now > 1e-12:
                p = p / now
            else:
                p = math.exp(-step / 10.0)
            worth = p * (1.0 + push * step)
            if worth > most:
                most = worth
                best = 2 * i + side
    return best


@typed("boolean(int8[:, ::1], int64[::1], int64[::1], int64[::1], int64)")
def lay(hands: Any, sizes: Any, life: Any, table: Any, k: int) -> bool:
    """Lay a card for the seat to move; was it right?"""
    seat, i = table[2], k // 2
    number = hands[seat, i]
    if k % 2:
        table[1] = year_after(table[1], number)
    else:
        table[0] = year_before(table[0], number)
    sizes[seat] -= 1
    for j in range(i, sizes[seat]):
        hands[seat, j] = hands[seat, j + 1]
    table[3] += 1
    return life[0] <= table[0] and table[1] <= life[1]


@typed("UniTuple(int64, 2)(int8[:, ::1], int64[::1], float64[:, ::1], int64[::1], int64[::1], float64)")
def play_on(hands: Any, sizes: Any, beliefs: Any, life: Any, table: Any, push: float) -> Any:
    """Play a round to its end: who takes the cards (-1: nobody), and how many.

    life: born, died; table: left, right, turn, line, players. All are changed.
    """
    while True:
        seat = table[2]
        if sizes[seat] > 0:
            k = pick(beliefs[seat], hands[seat], sizes[seat], table[0], table[1], table[3], push)
            if not lay(hands, sizes, life, table, k):
                return seat, table[3]
        idle = 1
        table[2] = (seat + 1) % table[4]
        while sizes[table[2]] == 0:
            table[2] = (table[2] + 1) % table[4]
            idle += 1
            if idle > table[4]:
                return -1, table[3]
