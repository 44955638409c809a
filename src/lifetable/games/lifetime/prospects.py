"""Who will win, once a round is over: a small network over the cards taken and those left to draw.

Each seat gets a number from one and the same network: how many cards the others have more than it (ascending),
how long the game will go on, how far it sits from the first player, how many play. The softmax of these
numbers is everybody's share of the win.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import typed
from lifetable.games.lifetime.rules import HAND, LINE, SEATS

INPUTS, HIDDEN = 13, 24
OUTLOOK = (SEATS + 1, LINE + 1)
SHAPES = {
    "w1": (INPUTS, HIDDEN),
    "b1": (HIDDEN,),
    "w2": (HIDDEN, HIDDEN),
    "b2": (HIDDEN,),
    "w3": (HIDDEN,),
}
ABSENT = 3.0


@cache
def weights() -> Array:
    """What training found out, in one row: see `training.py`."""
    with (resources.files(__package__) / "weights.npz").open("rb") as file:
        return flat(np.load(file))


def flat(stored: Mapping[str, Array]) -> Array:
    row: Array = np.concatenate([stored[name].astype(np.float64).ravel() for name in SHAPES])
    return row


def features(catches: Array, pile: Array, first: Array) -> Array:
    """(situations, seats, INPUTS) of (situations, seats) cards taken, cards to draw, first players."""
    count, players = catches.shape
    x = np.zeros((count, players, INPUTS))
    x[:, :, :5] = ABSENT
    away = (np.arange(players) - first[:, None]) % players
    for seat in range(players):
        more = np.delete(catches, seat, axis=1) - catches[:, seat : seat + 1]
        x[:, seat, : players - 1] = np.clip(np.sort(more, axis=1) / 10.0, -ABSENT, ABSENT)
    x[:, :, 5] = np.clip(pile / 50.0, -0.5, 2.0)[:, None]
    x[:, :, 6] = np.sqrt(np.clip(pile / 50.0, 0.0, 2.0))[:, None]
    x[:, :, 7] = away == 0
    x[:, :, 8] = away / players
    x[:, :, 9 + players - 3] = 1.0
    return x


def logits(x: Array, w: dict[str, Array]) -> tuple[Array, Array, Array]:
    """The network's numbers, and both hidden layers."""
    one = np.tanh(x @ w["w1"] + w["b1"])
    two = np.tanh(one @ w["w2"] + w["b2"])
    return two @ w["w3"], one, two


def softmax(z: Array) -> Array:
    e: Array = np.exp(z - z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


@typed("float64(float64[::1], float64[::1])")
def _number(x: Any, flat: Any) -> float:
    """The network's number for one seat; `flat` are all weights, one after the other."""
    one, total = np.zeros(HIDDEN), 0.0
    second = INPUTS * HIDDEN + HIDDEN
    third = second + HIDDEN * HIDDEN + HIDDEN
    for j in range(HIDDEN):
        z = flat[INPUTS * HIDDEN + j]
        for i in range(INPUTS):
            z += x[i] * flat[i * HIDDEN + j]
        one[j] = math.tanh(z)
    for j in range(HIDDEN):
        z = flat[second + HIDDEN * HIDDEN + j]
        for i in range(HIDDEN):
            z += one[i] * flat[second + i * HIDDEN + j]
        total += math.tanh(z) * flat[third + j]
    return total


@typed("float64(float64[::1], int64, int64, int64, int64, float64[::1])")
def prospect(catches: Any, players: int, pile: int, first: int, seat: int, flat: Any) -> float:
    """A seat's share of the win once a round is over. The same as `softmax(logits(features))`."""
    x, numbers, most = np.zeros(INPUTS), np.zeros(SEATS), -1e9
    for who in range(players):
        n = 0
        for other in range(players):
            if other != who:
                more = min(max((catches[other] - catches[who]) / 10.0, -ABSENT), ABSENT)
                i = n
                while i > 0 and x[i - 1] > more:
                    x[i] = x[i - 1]
                    i -= 1
                x[i] = more
                n += 1
        for i in range(n, INPUTS):
            x[i] = ABSENT if i < 5 else 0.0
        x[5] = min(max(pile / 50.0, -0.5), 2.0)
        x[6] = math.sqrt(min(max(pile / 50.0, 0.0), 2.0))
        x[7] = 1.0 if who == first else 0.0
        x[8] = ((who - first) % players) / players
        x[6 + players] = 1.0
        numbers[who] = _number(x, flat)
        most = max(most, numbers[who])
    total = 0.0
    for who in range(players):
        total += math.exp(numbers[who] - most)
    return math.exp(numbers[seat] - most) / total


@typed("float64(float64[::1], int64, int64)")
def final(catches: Any, players: int, seat: int) -> float:
    """LT10: a seat's share when the game is over."""
    winners = 0.0
    for other in range(players):
        if catches[other] < catches[seat]:
            return 0.0
        winners += catches[other] == catches[seat]
    return 1.0 / winners


@typed(
    "void(float64[::1], int64, int64, int64, int64, int64, int64, int64, float64[::1], "
    "float64[:, ::1])"
)
def look_ahead(
    catches: Any,
    players: int,
    seat: int,
    first: int,
    line: int,
    held: int,
    pile: int,
    last: int,
    flat: Any,
    outlook: Any,
) -> None:
    """A seat's share of the win by who takes the line (last row: nobody) and how long it is then.

    All hands together hold `held` cards now, with `line` cards laid. `catches` is left as it was.
    """
    for loser in range(-1, players):
        for length in range(line, line + held + 1):
            begins = (first + 1) % players
            if loser >= 0:
                catches[loser] += length
                begins = loser
            if last:
                outlook[loser, length] = final(catches, players, seat)
            else:
                left = pile - (players * HAND - held + length - line)
                outlook[loser, length] = prospect(catches, players, left, begins, seat, flat)
            if loser >= 0:
                catches[loser] -= length
