"""How the weights were made: games among compiled players, and a network that learns who won them.

    python -m lifetable.games.lifetime.training FOLDER --seed 1 --scale 1

Everything follows from the seed. The learning curve is written beside the weights.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, key_of
from lifetable.games.lifetime import GAME, selfplay
from lifetable.games.lifetime.deck import load
from lifetable.games.lifetime.knowledge import USUAL_DIFFICULTY, widths
from lifetable.games.lifetime.prospects import SHAPES, features, logits, softmax
from lifetable.games.lifetime.rules import SEATS

Progress = Callable[[float, dict[str, float]], None]
GAMES, EPOCHS, BATCH, MOST_ROUNDS = 12_000, 24, 2048, 80


def table(
    players: int, games: int, seed: str, kind: int = selfplay.SUREST, width: float = 1.0
) -> tuple[Array, Array, Array, Array]:
    """Situations after rounds of self-play (cards taken, cards to draw, first player) and who won."""
    states = np.zeros(1, GAME.dtype)
    states["players"] = players
    trace, lengths = np.zeros((games, MOST_ROUNDS, 8)), np.zeros(games, np.int64)
    errors = np.array([[widths(d, width) for d in range(1, 6)]] * SEATS)
    selfplay.series(
        states, Setup(GAME, players).box, difficulties(), np.full(SEATS, kind, np.int64), errors,
        np.zeros(SEATS, np.int64), np.zeros(1), key_of(seed), 0, games, SILENT, trace, lengths,
        np.zeros((games, players)),
    )  # fmt: skip
    rows = np.concatenate([trace[g, : lengths[g]] for g in range(games)])
    won = np.repeat(trace[np.arange(games), lengths, :players], lengths, axis=0)
    return rows[:, :players], rows[:, 6], rows[:, 7].astype(np.int64), won


def difficulties() -> Array:
    return np.array([(p.difficulty or USUAL_DIFFICULTY) - 1 for p in load(None).people], np.int64)


def train(out: Path, *, seed: int, scale: float, progress: Progress) -> None:
    """Write `weights.npz` and `curve.csv` into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(seed)
    games = max(60, int(GAMES * scale)) // 60 * 60
    data = []
    for players in range(3, SEATS + 1):
        catches, pile, first, won = table(players, games, f"{seed}/{players}")
        data.append((features(catches, pile, first), won))
        progress(0.1 * (players - 2), {"situations": float(len(won))})
    w = {name: rng.normal(0, shape[0] ** -0.5, shape) for name, shape in SHAPES.items()}
    curve = []
    for epoch in range(EPOCHS):
        step = 4e-3 * (1 - epoch / EPOCHS)
        learnt = _epoch(w, data, rng, step, epoch)
        tested = float(np.mean([_loss(w, x[_test(x)], y[_test(x)]) for x, y in data]))
        curve.append({"epoch": epoch + 1, "training": round(learnt, 5), "test": round(tested, 5)})
        progress(0.4 + 0.6 * (epoch + 1) / EPOCHS, {"training": learnt, "test": tested})
    stored = {name: value.astype(np.float32) for name, value in w.items()}
    np.savez(out / "weights.npz", allow_pickle=True, **stored)
    with (out / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows(curve)


def _test(x: Array) -> slice:
    """The last tenth of the situations is kept for testing."""
    return slice(len(x) * 9 // 10, None)


def _loss(w: dict[str, Array], x: Array, won: Array) -> float:
    return float(-(won * np.log(softmax(logits(x, w)[0]) + 1e-9)).sum(axis=1).mean())


_MOMENTS: dict[str, Array] = {}


def _epoch(
    w: dict[str, Array],
    data: list[tuple[Array, Array]],
    rng: np.random.Generator,
    step: float,
    epoch: int,
) -> float:
    """Go through all situations once, in batches of one number of players each (Adam)."""
    if epoch == 0:
        _MOMENTS.clear()
    batches = []
    for which, (x, _) in enumerate(data):
        order = rng.permutation(_test(x).start)
        batches += [(which, order[i : i + BATCH]) for i in range(0, len(order), BATCH)]
    total = 0.0
    for n in rng.permutation(len(batches)):
        which, rows = batches[n]
        x, won = data[which][0][rows], data[which][1][rows]
        loss, slopes = _slopes(w, x, won)
        total += loss
        for name, slope in slopes.items():
            mean, square = _MOMENTS.setdefault(name, np.zeros((2, *slope.shape)))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            w[name] -= step * mean / (np.sqrt(square) + 1e-6)
    return total / len(batches)


def _slopes(w: dict[str, Array], x: Array, won: Array) -> tuple[float, dict[str, Array]]:
    z, one, two = logits(x, w)
    shares = softmax(z)
    loss = float(-(won * np.log(shares + 1e-9)).sum(axis=1).mean())
    down = (shares - won) / len(x)
    at_two = down[..., None] * w["w3"] * (1 - two**2)
    at_one = at_two @ w["w2"].T * (1 - one**2)
    flat = (x.reshape(-1, x.shape[-1]), one.reshape(-1, one.shape[-1]))
    to_two, to_one = at_two.reshape(-1, at_two.shape[-1]), at_one.reshape(-1, at_one.shape[-1])
    return loss, {
        "w3": np.tensordot(down, two, ((0, 1), (0, 1))),
        "w2": flat[1].T @ to_two,
        "b2": to_two.sum(axis=0),
        "w1": flat[0].T @ to_one,
        "b1": to_one.sum(axis=0),
    }


def _main() -> None:
    import argparse

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    given = parser.parse_args()

    def progress(done: float, figures: dict[str, float]) -> None:
        shown = "  ".join(f"{name} {value:.4f}" for name, value in figures.items())
        print(f"{done:4.0%}  {shown}", flush=True)

    train(given.out, seed=given.seed, scale=given.scale, progress=progress)


if __name__ == "__main__":
    _main()
