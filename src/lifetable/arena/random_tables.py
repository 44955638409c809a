"""The players called `random`: their chance, and tables at which nobody else sits.

Such a table needs no Python between the deal and the result (`crowd.py`). It plays the very games that
`match.play` would play with the same seeds, hundreds of times faster.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from lifetable.games.contract import Data, Game
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, key_of

RANDOM = "random"
CHUNK = 4096
"""Deals that are played in one go."""
Array = np.ndarray[Any, Any]


@cache
def crowd_of(game: Game) -> Any:
    """`crowd.py`, loaded with this game's rules as its globals."""
    name = type(game).__module__.rpartition(".")[0] + ".crowd"
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name("crowd.py"))
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    vars(module).update(vars(game.rules))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Uniform:
    """Any legal move, all equally likely, from the seat's own stream."""

    def __init__(self, setup: Setup, seed: int | str, seat: int) -> None:
        self.crowd, self.seat = crowd_of(setup.game), seat
        self.streams = np.zeros(setup.players, np.uint64)
        self.crowd.open_streams(*key_of(seed), self.streams)

    def __call__(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        move: int = self.crowd.pick(self.streams, self.seat, len(legal))
        return legal[move]


class Chunk(NamedTuple):
    """What came of some deals, one row for each; and how long the compiled code took."""

    shares: Array
    scores: Array
    length: Array
    ending: Array
    decisions: Array
    seconds: float


def play_chunk(setup: Setup, seed: int | str, start: int, deals: int) -> Chunk:
    """Play games `start`, `start + 1`, ... of a series."""
    by_seat = (deals, setup.players)
    chunk = Chunk(
        np.zeros(by_seat),
        np.zeros(by_seat, np.int64),
        np.zeros(deals, np.int64),
        np.zeros(deals, np.int64),
        np.zeros(by_seat, np.int64),
        0.0,
    )
    streams = np.zeros(setup.players, np.uint64)
    crowd, key, room = crowd_of(setup.game).crowd, key_of(seed), setup.blank()
    began = time.perf_counter()
    crowd(room, setup.box, key, start, streams, *chunk[:5], SILENT)
    return chunk._replace(seconds=time.perf_counter() - began)
