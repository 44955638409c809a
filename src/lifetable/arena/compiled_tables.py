"""Players that need no Python between the deal and the result: `random`, and each game's `greedy`.

Their tables run in compiled code (`crowd.py`). They play the very games that `match.play` would play with the same
seeds in Python, many times faster.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import load
from lifetable.games.contract import Data, Game
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, key_of

RANDOM, GREEDY = "random", "greedy"
CHUNK, GREEDY_CHUNK = 4096, 256
"""Deals that are played in one go, at most: by nobody but `random`, and if somebody is `greedy`."""
MOVES = 1024
"""Moves that are made in one go; few games have more."""


def greedy_of(game: Game) -> ModuleType | None:
    """A game's `greedy.py`, if it has one."""
    return game.part("greedy")


@cache
def crowd_of(game: Game) -> ModuleType:
    """`crowd.py`, loaded with this game's rules and its `greedy` as its globals."""
    package, greedy = type(game).__module__.rpartition(".")[0], greedy_of(game)
    given = vars(game.rules) | {"weigh": greedy and greedy.weigh}
    return load(Path(__file__).with_name("crowd.py"), package, given)


def _desk(setup: Setup) -> tuple[Array, ...]:
    """A desk for one table: tables may be played side by side."""
    return tuple(part.copy() for part in _first_desk(setup))


@lru_cache(maxsize=8)
def _first_desk(setup: Setup) -> tuple[Array, ...]:
    greedy = greedy_of(setup.game)
    assert greedy
    made: tuple[Array, ...] = greedy.desk(setup.box, setup.options, setup.players)
    return made


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


def chunk_size(bots: Sequence[str], deals: int) -> int:
    """Some games take long: then there shall be enough chunks to share among workers and to tell progress by."""
    return min(GREEDY_CHUNK, max(1, deals // 32)) if GREEDY in bots else CHUNK


def rotations_of(bots: Sequence[str]) -> int:
    """In how many rotations a deal is played. Turning the table changes nothing when all are the same."""
    return 1 if len(set(bots)) == 1 else len(bots)


def play_chunk(setup: Setup, bots: Sequence[str], seed: int | str, start: int, deals: int) -> Chunk:
    """Play deals `start`, `start + 1`, ... of a series, each in all its rotations."""
    games = deals * rotations_of(bots)
    by_seat = (games, setup.players)
    chunk = Chunk(
        np.zeros(by_seat),
        np.zeros(by_seat, np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.zeros(by_seat, np.int64),
        0.0,
    )
    loop = _evening(setup, bots, seed, start) if GREEDY in bots else _crowd(setup, seed, start)
    began = 0.0
    for part in (slice(0), slice(None)):  # nothing at first: compiling is not thinking
        began = time.perf_counter()
        loop(*(column[part] for column in chunk[:5]))
    return chunk._replace(seconds=time.perf_counter() - began)


def _crowd(setup: Setup, seed: int | str, start: int) -> Callable[..., None]:
    """Fills some rows with the games of `random` players."""
    loop, room, key = crowd_of(setup.game).crowd, setup.blank(), key_of(seed)
    streams = np.zeros(setup.players, np.uint64)
    return lambda *rows: loop(room, setup.box, key, start, streams, *rows, SILENT)


def _evening(setup: Setup, bots: Sequence[str], seed: int | str, start: int) -> Callable[..., None]:
    """The same where some are `greedy`."""
    seats, turns = range(setup.players), range(rotations_of(bots))
    given = (
        setup.blank(),
        setup.blank(),
        setup.box,
        key_of(seed),
        start,
        np.array([[bots[seat - turn] == GREEDY for seat in seats] for turn in turns]),
        _desk(setup),
    )
    room = (np.zeros(setup.players, np.uint64), np.empty(MOVES, np.int64))
    loop = crowd_of(setup.game).evening
    return lambda *rows: loop(*given, *room, *rows, SILENT)


class Finished(NamedTuple):
    """A game that nobody but compiled players played."""

    states: Array
    moves: list[int]
    decisions: list[int]
    seconds: float


def compiled(setup: Setup, players: Sequence[object]) -> bool:
    """Is everybody at the table a player that needs no Python?"""
    if all(isinstance(player, str) and player in (RANDOM, GREEDY) for player in players):
        return greedy_of(setup.game) is not None or GREEDY not in players
    return False


def play_compiled(setup: Setup, players: Sequence[object], seed: int | str) -> Finished:
    """One game. `players` are those of `compiled`."""
    crowd = crowd_of(setup.game)
    states, work, key = setup.blank(), setup.blank(), key_of(seed)
    streams = np.zeros(setup.players, np.uint64)
    decisions = np.zeros(setup.players, np.int64)
    seated = np.array([player == GREEDY for player in players])
    desk, room, moves = _desk(setup), np.empty(MOVES, np.int64), list[int]()
    began = time.perf_counter()
    states["key"] = key
    setup.game.rules.deal(states[0], setup.box, SILENT)
    crowd.open_streams(*key, streams)
    while not states["over"][0]:
        made = crowd.table(states, work, setup.box, seated, desk, streams, decisions, room, SILENT)
        moves += room[:made].tolist()
    return Finished(states, moves, decisions.tolist(), time.perf_counter() - began)
