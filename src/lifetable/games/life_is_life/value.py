"""What the bots of Life is Life have learned: the weights that ship with the game, and what lives are worth."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import compiled
from lifetable.games.life_is_life.rules import LIVES, SEATS
from lifetable.games.life_is_life.thinking import DIM, STAGES, cells_of, coarser, lives_place

BASES = {"classic": LIVES + 1, "pro": LIVES + 4}  # lives counted apart; more are worth no more
_ONE = 65535  # chances are kept as whole numbers
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
        full = np.zeros(SEATS, np.int64)
        full[: len(lives)] = np.maximum(lives, 0)
        return float(self.table[lives_place(self.base, full, seat)])


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
    table = data[f"{variant}-lives"].astype(np.float32) / _ONE
    urges = data[f"{variant}-urges"].astype(np.float64)
    return Knowledge(dim, sharp, urges, table, BASES[variant])


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
        f"{variant}-lives": np.round(_ONE * worth_of_lives(losses, BASES[variant])).astype(
            np.uint16
        ),
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
    room = np.zeros(SEATS, np.int64)
    _settle(table, base, codes, losses.astype(np.float64), 1 if base == LIVES + 1 else 15, room)
    return table


@compiled
def _settle(table: Any, base: int, codes: Any, losses: Any, sweeps: int, lives: Any) -> None:
    for _ in range(sweeps):
        for where in range(table.shape[0]):
            living = _spread(where, base, lives)
            if lives[0] == 0 or lives_place(base, lives, 0) != where:
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
                _spread(where, base, lives)
                _lose(lives, base, code)
                then = lives_place(base, lives, 0)
                if lives[0] == 0:
                    weight += chance
                elif then != where:
                    total += chance * table[then]
                    weight += chance
            if weight > 0.0:
                table[where] = total / weight


@compiled
def _spread(where: int, base: int, lives: Any) -> int:
    """The lives that belong to a place; returns how many are living."""
    living = 0
    for i in range(SEATS):
        lives[SEATS - 1 - i] = where % base
        living += 1 if where % base > 0 else 0
        where //= base
    return living


@compiled
def _lose(lives: Any, base: int, code: int) -> None:
    """Take the lives of one round: the last living seat's loss is the last digit of the code."""
    for i in range(SEATS):
        seat = SEATS - 1 - i
        if lives[seat] > 0:
            lives[seat] = min(base - 1, max(0, lives[seat] + 1 - code % 4))
            code //= 4
