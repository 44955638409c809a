"""What a position is worth to each seat: a small network over features of the board, learned by self-play.

A position is looked at before the next roll. For every seat the network gives a number that says how
well it stands; the win chances are the softmax of these numbers, so they sum to 1 for any number of
players. A second output is the points that the seat will end with.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Record
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.features import LISTS, LONGEST, SIGHT, features

HIDDEN, NARROW = 64, 32
SCORE_SCALE = 20.0

ROOM = np.dtype(
    [
        *SIGHT,
        ("first", np.float32, (LISTS, HIDDEN)),  # what the layers hold
        ("second", np.float32, (r.SEATS, NARROW)),
        ("busy", np.int64, HIDDEN),  # units of the first layer that say something
    ],
    align=True,
)


def load(path: Path | None = None) -> tuple[Any, Any, Any]:
    """The three layers of the network, by default those that come with the game."""
    with np.load(path or Path(__file__).with_name("weights.npz")) as stored:
        w1, w2, w3 = (np.ascontiguousarray(stored[f"w{i}"], np.float32) for i in (1, 2, 3))
    return w1, w2, w3


@compiled
def _sum_rows(room: Record, n: int, w1: Any, a: Any) -> None:
    """Eight rows at a time: the same sums in the same order, in less than half the time."""
    i: Any = n * LONGEST
    end = i + room.many[n]
    while i + 8 <= end:
        much, row = room.much[i], w1[room.row[i]]
        much_b, row_b = room.much[i + 1], w1[room.row[i + 1]]
        much_c, row_c = room.much[i + 2], w1[room.row[i + 2]]
        much_d, row_d = room.much[i + 3], w1[room.row[i + 3]]
        much_e, row_e = room.much[i + 4], w1[room.row[i + 4]]
        much_f, row_f = room.much[i + 5], w1[room.row[i + 5]]
        much_g, row_g = room.much[i + 6], w1[room.row[i + 6]]
        much_h, row_h = room.much[i + 7], w1[room.row[i + 7]]
        for j in range(HIDDEN):
            four = a[j] + much * row[j] + much_b * row_b[j] + much_c * row_c[j] + much_d * row_d[j]
            a[j] = (
                four + much_e * row_e[j] + much_f * row_f[j] + much_g * row_g[j] + much_h * row_h[j]
            )
        i += 8
    while i < end:
        much, row = room.much[i], w1[room.row[i]]
        for j in range(HIDDEN):
            a[j] += much * row[j]
        i += 1


@compiled
def _sum_units(room: Record, many: int, w2: Any, a: Any, z: Any) -> None:
    """Four units at a time, in their order."""
    k: Any = 0
    while k + 4 <= many:
        i, i_b, i_c, i_d = room.busy[k], room.busy[k + 1], room.busy[k + 2], room.busy[k + 3]
        x, x_b, x_c, x_d = a[i], a[i_b], a[i_c], a[i_d]
        row, row_b, row_c, row_d = w2[i], w2[i_b], w2[i_c], w2[i_d]
        for j in range(NARROW):
            z[j] = z[j] + x * row[j] + x_b * row_b[j] + x_c * row_c[j] + x_d * row_d[j]
        k += 4
    while k < many:
        x, row = a[room.busy[k]], w2[room.busy[k]]
        for j in range(NARROW):
            z[j] += x * row[j]
        k += 1


@compiled
def forward(players: Any, net: Any, room: Record, logits: Any, points: Any) -> None:
    """From features to the two outputs of each seat; what the layers held stays in the room."""
    w1, w2, w3 = net
    shared = room.first[0]
    for j in range(HIDDEN):
        shared[j] = 0.0
    _sum_rows(room, 0, w1, shared)
    for seat in range(players):
        a, z = room.first[seat + 1], room.second[seat]
        for j in range(HIDDEN):
            a[j] = shared[j]
        _sum_rows(room, seat + 1, w1, a)
        for j in range(NARROW):
            z[j] = w2[HIDDEN, j]
        many: Any = 0
        for i in range(HIDDEN):
            room.busy[many] = i
            many += np.int64(a[i] > 0.0)
        _sum_units(room, many, w2, a, z)
        logit, score = w3[NARROW, 0], w3[NARROW, 1]
        for j in range(NARROW):
            x = z[j]
            if x > 0.0:
                logit += x * w3[j, 0]
                score += x * w3[j, 1]
        logits[seat] = logit
        points[seat] = score * SCORE_SCALE


@compiled
def chances(s: Record, box: Record, net: Any, room: Record, shares: Any, points: Any) -> None:
    """Win chances and expected points of every seat; exact when the game is over."""
    if s.over:
        r.score(s, box, shares, points)
        return
    features(s, box, room)
    forward(np.int64(s.players), net, room, shares, points)
    top = shares[0]
    for seat in range(1, s.players):
        top = max(top, shares[seat])
    total = 0.0
    for seat in range(s.players):
        shares[seat] = math.exp(shares[seat] - top)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total
