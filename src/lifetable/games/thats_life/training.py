"""How the network of `value.py` is trained: self-play, TD(lambda), Adam. No framework needed.

A step plays some games with the present weights, each player taking the move after which it stands best,
and moves the weights towards what came of each position: the win shares at the end, mixed with what
the network thought on the way (lambda). The same seed gives the same weights, on any number of cores.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import SILENT, Log, Record, rekey, scatter, share, stride
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life import value as v
from lifetable.games.thats_life.features import LONGEST, ROWS, ranks
from lifetable.games.thats_life.game import LAYOUTS, ThatsLife
from lifetable.games.thats_life.shapes import ENDINGS
from lifetable.games.thats_life.value import chances

STEPS = 10_000
GAMES = 64  # per step
PLIES = 600  # more than a game has, but for freaks, which are cut
LAMBDA = 0.8
EXPLORE = 0.03
RATE, LAST_RATE = 2e-3, 1e-4
SCORE_WEIGHT = 0.15


@compiled
def _play(
    states: Any,
    work: Any,
    box: Record,
    net: Any,
    room: Record,
    log: Log,
    key: Any,
    shares: Any,
    scores: Any,
) -> int:
    """One game by the network against itself. Fills the positions before each roll; returns how many."""
    s = work[0]
    seen, points = np.zeros(r.SEATS), np.zeros(r.SEATS)
    rekey(s, key[0], key[1])
    r.deal(s, box, log)
    ranks(s, room)
    stream = scatter(key[0])
    n = 0
    while n < PLIES - 1:
        states[n] = work[0]
        chances(s, box, net, room, shares[n], scores[n])
        n += 1
        if s.over:
            break
        seat = s.turn
        legal = r.count(s, box)
        top = -1.0
        stream = stride(stream)
        if share(stream, 1000) < np.int64(1000 * EXPLORE):
            stream = stride(stream)
            r.apply(s, box, r.nth(s, box, share(stream, legal)), log)
            continue
        for k in range(legal):
            work[2] = work[0]
            r.apply(work[2], box, r.nth(work[0], box, k), log)
            if legal > 1:
                chances(work[2], box, net, room, seen, points)
            if seen[seat] > top or k == 0:
                top = seen[seat]
                work[1] = work[2]
        work[0] = work[1]
    return n


@compiled
def _look_back(n: int, players: Any, mix: float, shares: Any, scores: Any) -> None:
    """Turn the estimates of a game into targets: the lambda returns."""
    for t in range(n - 2, -1, -1):
        for seat in range(players):
            if t < n - 2:
                shares[t, seat] = (1 - mix) * shares[t, seat] + mix * shares[t + 1, seat]
                scores[t, seat] = (1 - mix) * scores[t, seat] + mix * scores[t + 1, seat]
            else:
                shares[t, seat] = shares[t + 1, seat]
                scores[t, seat] = scores[t + 1, seat]


@compiled
def _spread(room: Record, n: int, down: Any, g1: Any) -> None:
    for i in range(n * LONGEST, n * LONGEST + room.many[n]):
        much, row = room.much[i], g1[room.row[i]]
        for j in range(v.HIDDEN):
            row[j] += much * down[j]


@compiled
def _backward(
    players: Any, net: Any, turned: Any, room: Record, wrong: Any, off: Any, grad: Any
) -> None:
    """Add the gradient of one position. `wrong`, `off`: of the loss by the two outputs of a seat."""
    w3 = net[2]
    g1, g2, g3 = grad
    down, below = np.zeros(v.NARROW, np.float32), np.zeros(v.HIDDEN, np.float32)
    common = np.zeros(v.HIDDEN, np.float32)
    for seat in range(players):
        a, z = room.first[seat + 1], room.second[seat]
        x, y = np.float32(wrong[seat]), np.float32(off[seat])
        g3[v.NARROW, 0] += x
        g3[v.NARROW, 1] += y
        below[:] = 0.0
        for j in range(v.NARROW):
            down[j] = 0.0
            if z[j] > 0.0:
                g3[j, 0] += x * z[j]
                g3[j, 1] += y * z[j]
                down[j] = x * w3[j, 0] + y * w3[j, 1]
                g2[v.HIDDEN, j] += down[j]
                part, row = down[j], turned[j]
                for i in range(v.HIDDEN):
                    below[i] += part * row[i]
        for i in range(v.HIDDEN):
            held, row = a[i], g2[i]
            if held > 0.0:
                for j in range(v.NARROW):
                    row[j] += held * down[j]
            else:
                below[i] = 0.0
            common[i] += below[i]
        _spread(room, seat + 1, below, g1)
    _spread(room, 0, common, g1)


@compiled
def lesson(
    states: Any,
    work: Any,
    box: Record,
    net: Any,
    turned: Any,
    room: Record,
    log: Log,
    key: Any,
    mix: float,
    shares: Any,
    scores: Any,
    grad: Any,
    tally: Any,
) -> None:
    """Play one game and add its gradient; `tally` sums positions, loss and squared error of points."""
    n = _play(states, work, box, net, room, log, key, shares, scores)
    if not states[n - 1].over:
        return
    players = np.int64(states[0].players)
    _look_back(n, players, mix, shares, scores)
    chance, points = np.zeros(r.SEATS), np.zeros(r.SEATS)
    wrong, off = np.zeros(r.SEATS), np.zeros(r.SEATS)
    for t in range(n - 1):
        chances(states[t], box, net, room, chance, points)
        for seat in range(players):
            wrong[seat] = chance[seat] - shares[t, seat]
            miss = (points[seat] - scores[t, seat]) / v.SCORE_SCALE
            off[seat] = SCORE_WEIGHT * miss
            tally[1] -= shares[t, seat] * np.log(chance[seat] + 1e-9)
            tally[2] += miss * miss / players
        tally[0] += 1
        _backward(players, net, turned, room, wrong, off, grad)


class _Lane:
    """Room for one game at a time."""

    def __init__(self) -> None:
        self.states, self.work = np.zeros(PLIES, r.STATE), np.zeros(3, r.STATE)
        self.room = np.zeros(1, v.ROOM)[0]
        self.shares, self.scores = np.zeros((PLIES, r.SEATS)), np.zeros((PLIES, r.SEATS))
        self.grad = tuple(np.zeros(shape, np.float32) for shape in SHAPES)
        self.tally = np.zeros(3)

    def learn(
        self, box: np.void, players: int, net: Any, turned: Any, key: Any, mix: float
    ) -> None:
        self.work["players"] = players
        for grad in self.grad:
            grad[:] = 0
        self.tally[:] = 0
        lesson(
            self.states,
            self.work,
            box,
            net,
            turned,
            self.room,
            SILENT,
            key,
            mix,
            self.shares,
            self.scores,
            self.grad,
            self.tally,
        )


SHAPES = ((ROWS, v.HIDDEN), (v.HIDDEN + 1, v.NARROW), (v.NARROW + 1, 2))


def fresh(rng: np.random.Generator) -> tuple[Any, ...]:
    """Weights that know nothing."""
    spread = (0.08, np.sqrt(2 / v.HIDDEN), 0.05)
    net = [
        (rng.standard_normal(s) * x).astype(np.float32) for s, x in zip(SHAPES, spread, strict=True)
    ]
    net[1][-1] = 0
    net[2][-1] = 0
    return tuple(net)


def tables() -> list[np.void]:
    """A box for every combination of options, the standard game first."""
    game = ThatsLife()
    return [
        game.box({"layout": layout, "one-is-free": free, "recycle": recycle, "ending": ending})
        for layout, free, recycle, ending in itertools.product(
            LAYOUTS, (False, True), (False, True), ENDINGS
        )
    ]


class _Adam:
    """Adam (Kingma & Ba 2015) over the three layers."""

    def __init__(self, net: tuple[Any, ...]) -> None:
        self.net = net
        self.mean = [np.zeros_like(w) for w in net]
        self.square = [np.zeros_like(w) for w in net]
        self.time = 0

    def step(self, grads: list[Any], rate: float) -> None:
        self.time += 1
        fix = np.sqrt(1 - 0.999**self.time) / (1 - 0.9**self.time)
        for w, g, m, q in zip(self.net, grads, self.mean, self.square, strict=True):
            m += 0.1 * (g - m)
            q += 0.001 * (g * g - q)
            w -= np.float32(rate * fix) * m / (np.sqrt(q) + 1e-6)


def train(
    out: Path,
    *,
    seed: int,
    scale: float,
    progress: Callable[[float, dict[str, float]], None],
    start: Path | None = None,
) -> None:
    """Train from nothing (or from the weights in `start`); write `weights.npz` and `curve.csv` into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(seed)
    net = v.load(start) if start else fresh(rng)
    adam, lanes, boxes = _Adam(net), [_Lane() for _ in range(GAMES)], tables()
    steps = max(2, int(STEPS * scale))
    every = max(1, steps // 100)
    seen, rows = np.zeros(3), []
    slow = [w.copy() for w in net]  # a running mean of the weights: calmer than the last ones
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for step in range(steps):
            done = step / steps
            turned = np.ascontiguousarray(net[1][:-1].T)
            jobs = [
                threads.submit(lane.learn, *_table(boxes, rng), net, turned, key, LAMBDA)
                for lane, key in zip(lanes, _keys(rng), strict=True)
            ]
            for job in jobs:
                job.result()
            tally = np.sum([lane.tally for lane in lanes], axis=0)
            seen += tally
            grads = [sum(lane.grad[i] for lane in lanes) / tally[0] for i in range(3)]
            adam.step(grads, RATE * (LAST_RATE / RATE) ** done)
            for mean, w in zip(slow, net, strict=True):
                mean += max(0.002, 1 / (1 + step)) * (w - mean)
            if (step + 1) % every == 0:
                figures = {
                    "step": step + 1,
                    "loss": seen[1] / seen[0],
                    "points": np.sqrt(seen[2] / seen[0]) * v.SCORE_SCALE,
                }
                rows.append(figures)
                seen[:] = 0
                progress((step + 1) / steps, figures)
                _write(out, slow, rows)
    _write(out, slow, rows)


def _table(boxes: list[np.void], rng: np.random.Generator) -> tuple[np.void, int]:
    """Options and players for a game: half of them standard, most for two or four."""
    box = boxes[0] if rng.random() < 0.5 else boxes[int(rng.integers(len(boxes)))]
    return box, int(rng.choice([2, 3, 4, 5, 6], p=[0.25, 0.17, 0.28, 0.15, 0.15]))


def _keys(rng: np.random.Generator) -> Any:
    return rng.integers(0, 2**64, (GAMES, 2), dtype=np.uint64)


def _write(out: Path, net: Any, rows: list[dict[str, float]]) -> None:
    np.savez_compressed(
        out / "weights.npz", **{f"w{i + 1}": w.astype(np.float16) for i, w in enumerate(net)}
    )
    with (out / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--start", type=Path)
    chosen = parser.parse_args()
    train(
        chosen.out,
        seed=chosen.seed,
        scale=chosen.scale,
        start=chosen.start,
        progress=lambda done, figures: print(f"{done:6.1%}", figures, flush=True),
    )
