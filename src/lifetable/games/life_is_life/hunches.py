"""Plain judgements of a hand, for the levels that do not remember what others took."""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np
from numpy.typing import ArrayLike

from lifetable.games.arrays import Array
from lifetable.games.life_is_life.rules import HAND, ROW_SHIFT, SPECIES

_SHIFTS = 4 * np.arange(SPECIES)


def counts(bunch: ArrayLike) -> Array:
    """How many of each animal, for one bunch or an array of them."""
    return (np.asarray(bunch, np.int64)[..., None] >> _SHIFTS) & 15


def herds(bunches: ArrayLike, least: int) -> Array:
    """Of each bunch only the animals that are there at least so many times."""
    numbers = counts(bunches)
    kept: Array = (np.where(numbers < least, 0, numbers) << _SHIFTS).sum(-1).astype(np.uint64)
    return kept


def hands_after(root: np.void, moves: Array) -> Array:
    """The hand that each move leaves."""
    hand = counts(root["hand"][root["turn"]])
    rows = np.concatenate([np.zeros((1, SPECIES), np.int64), counts(root["row"])])
    result: Array = hand + rows[moves >> ROW_SHIFT] - counts(moves & ((1 << ROW_SHIFT) - 1))
    return result


@cache
def majority(own: int, unseen: int, others: int, pool: int) -> float:
    """The chance to hold strictly more of an animal than each of the others.

    `unseen` of its cards are somewhere among `pool` unknown cards, ten of which each of the others holds.
    """
    if own == 0:
        return 0.0
    need = 2 if others == 1 else 1  # LL06
    if own < need:
        return 0.0
    total = comb(pool, unseen)
    ways = [0.0] * (unseen + 1)
    ways[0] = 1.0
    for _ in range(others):  # each holds fewer than `own`
        ways = [
            sum(ways[n - k] * comb(HAND, k) for k in range(min(own - 1, n, HAND) + 1))
            for n in range(unseen + 1)
        ]
    left = max(pool - HAND * others, 0)
    return sum(ways[n] * comb(left, unseen - n) for n in range(unseen + 1)) / total


def expected_points(root: np.void, box: np.void, hands: Array) -> Array:
    """Points for each hand if the round were counted now and nobody had chosen their cards, given what lies there."""
    others = int(root["living"]) - 1
    totals = counts(box["cards"])
    rows = counts(root["row"]).sum(0)
    own = counts(root["hand"][root["turn"]])
    pool = int(totals.sum()) - HAND - HAND
    table = np.zeros((SPECIES, HAND + 1))
    for species in range(SPECIES):
        total = int(totals[species])
        for n in range(min(total, HAND) + 1):
            unseen = total - int(own[species] + rows[species])  # what moves between them was seen
            table[species, n] = box["value"][species] * majority(n, max(unseen, 0), others, pool)
    points: Array = table[np.arange(SPECIES), hands].sum(-1)
    return points


def lap_of(root: np.void) -> int:
    """How many turns everybody has had in this round."""
    return int(root["turns"]) // int(root["living"])


def share_of(points: Array, field: float, others: int) -> Array:
    """A share of the win from own points and what each of the others will have."""
    return points / (points + others * field + 1e-9)
