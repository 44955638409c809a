"""What the bots of Life is Life have learned: the weights that ship with the game, and what lives are worth."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from lifetable.games.kernel import compiled
from lifetable.games.life_is_life.rules import LIVES, SEATS
from lifetable.games.life_is_life.thinking import DIM, STAGES, cells_of, coarser, win_chance

Array = np.ndarray[Any, Any]
BASES = {"classic": LIVES + 1, "pro": LIVES + 4}  # lives counted apart; more are worth no more
CODES = 4**SEATS  # how many lives each seat lost in a round (-1 to 2), a digit for each


@dataclass(frozen=True)
class Knowledge:
    """What self-play taught about one variant."""

    dim: Array  # (living - 2, stage, cell), for those who only remember
    sharp: Array  # the same for those who also count what is unseen and look at the rows
    urges: Array  # how eager seats are to keep cards, see `belief.py`
    table: Array  # chance to win with the first number of lives against the others
    base: int

    def win(self, lives: Any, seat: int) -> float:
        """A seat's chance to be the last one in."""
        full = np.zeros(SEATS, np.int16)
        full[: len(lives)] = np.maximum(lives, 0)
        return float(win_chance(self.table, self.base, full, seat))


@cache
def learned(variant: str) -> Knowledge:
    """What ships with the game."""
    file = resources.files("lifetable.games.life_is_life") / "weights.npz"
    with file.open("rb") as opened, np.load(opened) as data:
        return unpacked(data, variant)


def widened(dim: Array) -> Array:
    """Weights for a dim sight, spread out to a sharp one."""
    result: Array = np.ascontiguousarray(dim[:, :, coarser()])
    return result


def unpacked(data: Mapping[str, Array], variant: str) -> Knowledge:
    """One variant's knowledge out of a weights file."""
    dim = data[f"{variant}-dim"].astype(np.float32).reshape(SEATS - 1, STAGES, cells_of(DIM))
    sharp = widened(dim)
    flat = sharp.reshape(-1)
    flat[np.cumsum(data[f"{variant}-gaps"], dtype=np.int64)] += data[f"{variant}-sharp"]
    base = BASES[variant]
    table = worth_of_lives(data[f"{variant}-losses"], base)
    return Knowledge(dim, sharp, data[f"{variant}-urges"].astype(np.float64), table, base)


def packed(variant: str, dim: Array, sharp: Array, urges: Array, losses: Array) -> dict[str, Array]:
    """The reverse: of the sharp weights only what differs, and the way to the next difference."""
    dim = dim.astype(np.float16)
    flat = (sharp - widened(dim.astype(np.float32))).reshape(-1)
    places = np.flatnonzero(np.abs(flat) > 2e-3)
    return {
        f"{variant}-dim": dim,
        f"{variant}-gaps": np.diff(places, prepend=0).astype(np.uint32),
        f"{variant}-sharp": flat[places].astype(np.float16),
        f"{variant}-urges": urges.astype(np.float32),
        f"{variant}-losses": losses.astype(np.float32),
    }


def evened(counts: Array, living: int) -> Array:
    """How often each pattern of losses came up, all seats being alike."""
    result = np.zeros(CODES)
    for code in np.flatnonzero(counts):
        digits = [int(code) // 4**i % 4 for i in range(living)]
        orders = list(itertools.permutations(digits))
        for order in orders:
            result[sum(d * 4**i for i, d in enumerate(order))] += counts[code] / len(orders)
    return result / max(result.sum(), 1.0)


def worth_of_lives(losses: Array, base: int) -> Array:
    """Everybody's chance to win from everybody's lives, if rounds go on as they did in self-play."""
    table = np.zeros(base**SEATS, np.float32)
    patterns = [np.flatnonzero(row) for row in losses]
    most = max(len(p) for p in patterns)
    codes = np.full((SEATS - 1, most), -1, np.int64)
    for i, pattern in enumerate(patterns):
        codes[i, : len(pattern)] = pattern
    # Without gained lives every round leads to fewer: one sweep is exact.
    _settle(table, base, codes, losses.astype(np.float64), 1 if base == LIVES + 1 else 40)
    return table


@compiled
def _settle(table: Any, base: int, codes: Any, losses: Any, sweeps: int) -> None:
    for _ in range(sweeps):
        for where in range(table.shape[0]):
            living = 0
            rest = where
            for _ in range(SEATS):
                living += 1 if rest % base > 0 else 0
                rest //= base
            if rest > 0 or where // base ** (SEATS - 1) == 0:
                continue
            if living == 1:
                table[where] = 1.0
                continue
            total = weight = 0.0
            for i in range(codes.shape[1]):
                code = codes[living - 2, i]
                if code < 0:
                    break
                chance = losses[living - 2, code]
                then = _after(where, base, code)
                if then != where:
                    total += chance * table[then]
                    weight += chance
            if weight > 0.0:
                table[where] = total / weight


@compiled
def _after(where: int, base: int, code: int) -> int:
    """The lives after a round: the last living seat's loss is the last digit of the code."""
    then, factor = 0, 1
    for _ in range(SEATS):
        lives = where % base
        where //= base
        if lives > 0:
            lives = min(base - 1, max(0, lives + 1 - code % 4))
            code //= 4
        then += lives * factor
        factor *= base
    return then
