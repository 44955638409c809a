"""The recipe of the weights: self-play that teaches what a position is worth.

Run it as `python -m lifetable.games.life_is_life.training FOLDER SEED SCALE`.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.kernel import SILENT, key_of
from lifetable.games.life_is_life import GAME
from lifetable.games.life_is_life.belief import URGES
from lifetable.games.life_is_life.practice import LONGEST, practise
from lifetable.games.life_is_life.rules import SEATS, SPECIES, STATE
from lifetable.games.life_is_life.thinking import DIM, SHARP, STAGES, cells_of, room_for
from lifetable.games.life_is_life.value import CODES, evened, packed, widened

VARIANTS = ("classic", "pro")
Progress = Callable[[float, dict[str, float]], None]
FULL = 100_000  # rounds in one step, for each number of living players
FIRST, THEN = 6, 12  # steps by memory alone, then steps with everything in sight


class School:
    """One variant's self-play."""

    def __init__(self, variant: str, seed: int) -> None:
        self.variant, self.seed = variant, seed
        self.box = GAME.box({"pro": variant == "pro", "round-cap": 0})
        self.states = np.zeros(1, STATE)
        self.who, self.stages = np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
        self.cells = np.zeros((LONGEST, SPECIES), np.int64)
        self.losses, self.urges = np.zeros(CODES), np.zeros(URGES)
        self.learn_hands = 0.0
        self.look(DIM)

    def look(self, sight: str) -> None:
        """Begin anew with this sight."""
        self.room = room_for(sight)
        self.weights = np.zeros((SEATS - 1, STAGES, cells_of(sight)), np.float32)

    def play(
        self, living: int, start: int, rounds: int, rate: float, wild: float, noise: float
    ) -> dict[str, float]:
        """Rounds number `start` and on; what they were like."""
        figures = np.zeros(6)
        practise(
            self.states,
            self.box,
            self.weights,
            living,
            key_of(f"{self.seed} {self.variant} {living}"),
            start,
            rounds,
            rate,
            wild,
            noise,
            self.learn_hands,
            self.losses,
            self.urges,
            figures,
            self.who,
            self.stages,
            self.cells,
            self.room,
            SILENT,
        )
        return {
            "living": living,
            "rounds": start + rounds,
            "error": figures[1] / figures[2],
            "turns": figures[3] / figures[0] / living,
            "sudden": figures[4] / figures[0],
            "surprise": figures[5] / figures[0],
        }

    def watch(self, start: int, rounds: int) -> Array:
        """How rounds end when nobody tries anything; learns what seats keep in their hands on the way."""
        losses = np.zeros((SEATS - 1, CODES))
        for lap in range(4):
            self.learn_hands = 0.02 * 0.2**lap
            for living in range(SEATS, 1, -1):
                self.losses[:] = 0.0
                self.play(living, start + lap * rounds, rounds, 0.0, 0.0, 0.0)
                losses[living - 2] += evened(self.losses, living) / 4
        return losses


def train(out: Path, *, seed: int, scale: float, progress: Progress) -> None:
    """Write weights.npz and curve.csv into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    rounds = max(50, int(FULL * scale))
    curve: list[dict[str, float | str]] = []
    saved: dict[str, Array] = {}
    steps = [(DIM, step, FIRST) for step in range(FIRST)]
    steps += [(SHARP, step, THEN) for step in range(THEN)]
    for v, variant in enumerate(VARIANTS):
        school = School(variant, seed)
        for number, (sight, step, of) in enumerate(steps):
            if (sight, step) == (SHARP, 0):  # what memory taught is where the rest begins
                dim = school.weights
                school.look(SHARP)
                school.weights[:] = widened(dim)
            rate = (0.1 if sight == DIM else 0.06) * 0.02 ** (step / (of - 1))
            for living in range(2, SEATS + 1):
                row = school.play(living, number * rounds, rounds, rate, 0.02, 0.3)
                curve.append({"variant": variant, "sight": sight, "step": step, **row})
            progress((v + (number + 1) / len(steps)) / len(VARIANTS), row)
        losses = school.watch(len(steps) * rounds, max(200, rounds // 8))
        saved |= packed(variant, dim, school.weights, school.urges, losses)
    np.savez_compressed(out / "weights.npz", allow_pickle=True, **saved)
    with (out / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)


if __name__ == "__main__":
    train(
        Path(sys.argv[1]),
        seed=int(sys.argv[2]),
        scale=float(sys.argv[3]),
        progress=lambda done, figures: print(f"{done:.0%}", figures, flush=True),
    )
