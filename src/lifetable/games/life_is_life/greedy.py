"""`greedy`: the most points if the round were counted now and nobody had chosen their cards; among equals any.

Compiled, so that whole games are played without Python; the bot of that name in `bots.py` asks it too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, index, integer, whim, whims
from lifetable.games.life_is_life import hunches as h
from lifetable.games.life_is_life.rules import HAND, KNOCK, ROW_SHIFT, SEATS, SPECIES, held, nth
from lifetable.games.life_is_life.thinking import PATIENCE

FIELD, GROWTH = 8.0, 1.0  # points each of the others has at first, and wins with each turn
_LAID = np.uint64((1 << ROW_SHIFT) - 1)


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
def weigh(states: Any, work: Any, box: Record, desk: Any, values: Any, log: Log) -> None:
    """For every legal move of the seat to move the share of the win it promises."""
    s, (worth,), r = states[0], desk, whims(states[0])
    others = integer(s.living) - 1
    lap = integer(s.turns) // integer(s.living)
    open_round = s.knocked < 0
    scale = 4 / (others + 1)
    now = scale * (FIELD + GROWTH * min(lap, PATIENCE))
    later = now + scale * GROWTH if open_round else now
    most, knock = 0.0, -1
    for k in range(values.shape[0]):
        move = nth(s, box, k)
        points = expected(s, worth, move) / (now if move == KNOCK else later)
        values[k] = points / (points + others + 1e-9) + 1e-9 * whim(r, k)
        most = max(most, values[k])
        if move == KNOCK:
            knock = k
    if knock >= 0 and open_round and lap >= PATIENCE:  # a round must end
        for k in range(values.shape[0]):
            values[k] = min(values[k], 0.999)
        values[knock] = min(most * 1.02 + 1e-6, 1.0)


@compiled
def expected(s: Record, worth: Any, move: int) -> float:
    """Points to expect of the hand that a move leaves; `worth` is what `desk` made."""
    row = integer(move >> ROW_SHIFT) - 1
    taken = s.row[index(row)] if row >= 0 else np.uint64(0)
    laid = np.uint64(move) & _LAID
    hand = s.hand[index(s.turn)] + taken - laid
    points = 0.0
    for species in range(SPECIES):
        points += worth[integer(s.living) - 1, index(species), index(held(hand, species))]
    return points
