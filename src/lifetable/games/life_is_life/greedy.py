"""`greedy` in compiled code, for whole games without Python: the very moves of the bot of that name in `bots.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.kernel import Log, Record, compiled, index, integer
from lifetable.games.life_is_life import hunches as h
from lifetable.games.life_is_life.bots import Greedy
from lifetable.games.life_is_life.rules import (
    HAND,
    KNOCK,
    ROW_SHIFT,
    SEATS,
    SPECIES,
    count,
    held,
    nth,
)
from lifetable.games.life_is_life.thinking import PATIENCE

_LAID = np.uint64((1 << ROW_SHIFT) - 1)
_FIELD, _GROWTH = Greedy.field


def desk(box: np.void, options: Any, players: int) -> tuple[np.ndarray[Any, Any]]:
    """What it knows before the game: points to expect, by opponents, animal, and how many of it one holds."""
    worth = np.zeros((SEATS, SPECIES, HAND + 1))
    totals = h.counts(box["cards"])
    pool = int(totals.sum()) - HAND
    for others in range(1, players):
        for species in range(SPECIES):
            total = int(totals[species])
            for n in range(min(total, HAND) + 1):
                odds = h.majority(n, total - n, others, pool)
                worth[others, species, n] = box["value"][species] * odds
    return (worth,)


@compiled
def choose(states: Any, work: Any, box: Record, desk: Any, chance: Any, log: Log) -> int:
    """The move of the seat to move."""
    s, (worth,) = states[0], desk
    others = integer(s.living) - 1
    lap = integer(s.turns) // integer(s.living)
    open_round = s.knocked < 0
    scale = 4 / (others + 1)
    now = scale * (_FIELD + _GROWTH * min(lap, PATIENCE))
    later = now + scale * _GROWTH if open_round else now
    best, liked = -1.0, 0
    for k in range(count(s, box)):
        move = nth(s, box, k)
        if move == KNOCK and open_round and lap >= PATIENCE:
            return KNOCK
        points = _points(s, worth[others], move) / (now if move == KNOCK else later)
        value = points / (points + others + 1e-9)
        if value > best:
            best, liked = value, move
    return liked


@compiled
def _points(s: Record, worth: Any, move: int) -> float:
    """Points to expect of the hand that a move leaves, added up in the order in which NumPy adds ten numbers."""
    row = integer(move >> ROW_SHIFT) - 1
    taken = s.row[index(row)] if row >= 0 else np.uint64(0)
    laid = np.uint64(move) & _LAID
    hand = s.hand[index(s.turn)] + taken - laid
    pairs = 0.0
    for four in range(0, 8, 4):
        one = _worth(worth, hand, four) + _worth(worth, hand, four + 1)
        two = _worth(worth, hand, four + 2) + _worth(worth, hand, four + 3)
        pairs += one + two
    return pairs + _worth(worth, hand, 8) + _worth(worth, hand, 9)


@compiled
def _worth(worth: Any, hand: Any, species: int) -> float:
    return worth[index(species), index(held(hand, species))]
