"""Millions of random games into NumPy arrays, on all cores.

>>> import lifetable
>>> batch = simulate(lifetable.game("thats-life", players=2), games=1000, seed=7)
>>> batch.shares.shape, round(float(batch.shares.sum()))
((1000, 2), 1000)
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.face import Setup, seed_text
from lifetable.games.kernel import SILENT, key_of

CHUNK = 2048


@dataclass(frozen=True)
class Batch:
    """The results of many games. Row i is the game that `setup.deal(f"{seed}/{i}")` begins."""

    setup: Setup
    seed: str
    shares: Array
    """(games, players): each seat's share of the win."""
    scores: Array
    """(games, players): points, lives or cards, as the game counts."""
    length: Array
    """(games,): how many moves."""
    ending: Array
    """(games,): index into `setup.game.info.endings`."""


def simulate(
    setup: Setup,
    games: int,
    seed: int | str,
    *,
    haste: bool = False,
    workers: int | None = None,
    device: Literal["cpu", "cuda"] = "cpu",
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play games with random legal moves. The same seed gives the same arrays on any number of workers, which are
    threads; without a number, as many as there are cores.

    Moves are uniform over all legal ones; with `haste` they are those of the game's quick random
    player (the same thing, except where a game has hundreds of moves). On `device="cuda"` a GPU plays
    them, to the same results. `progress` is called with the number of games finished since its last
    call.
    """
    seed = seed_text(seed)
    if device == "cuda":
        from lifetable.games import gpu

        return Batch(setup, seed, *gpu.simulate(setup, games, seed, haste, progress))
    shares = np.zeros((games, setup.players))
    scores = np.zeros((games, setup.players), np.int64)
    length = np.zeros(games, np.int64)
    ending = np.zeros(games, np.int64)
    key = key_of(seed)

    def play(start: int) -> int:
        part = slice(start, min(start + CHUNK, games))
        setup.game.driver.run(
            setup.blank(),
            setup.box,
            key,
            start,
            int(haste),
            shares[part],
            scores[part],
            length[part],
            ending[part],
            SILENT,
        )
        return part.stop - part.start

    starts = range(0, games, CHUNK)
    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as threads:
        for finished in threads.map(play, starts):
            if progress:
                progress(finished)
    return Batch(setup, seed, shares, scores, length, ending)
