"""Bots that know nothing but the rules: baselines to measure others by."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lifetable.games.arrays import Floats, Ints, Key, Records
from lifetable.games.contract import LEAST, Bot, Data, Opinion
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT


def fresh_key(rng: np.random.Generator) -> Key:
    """A key for the rules' own chance, drawn from a bot's generator."""
    return rng.integers(0, 2**64, 2, dtype=np.uint64)


class Random(Bot):
    """Any legal move, all equally likely."""

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        return [Opinion(move, 1 / view["players"], None, "why-random") for move in legal]

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        return legal[int(rng.integers(len(legal)))]


class _Searcher(Bot):
    """A bot that plays on from states its seat holds possible."""

    def __init__(self, setup: Setup, rounds: int) -> None:
        self.setup = setup
        self.game, self.box, self.players = setup.game, setup.box, setup.players
        self.rounds = rounds

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.rounds})"

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        if not legal:  # the game is over
            return []
        root = np.zeros(1, self.game.dtype)
        root[0] = self.game.restore(view, self.box)
        values = self._values(root, view["seat"], legal, fresh_key(rng))
        for move in legal:
            lost = self.game.hopeless(root[0], self.box, self.game.parse(move))
            values[move] = 0.0 if lost else max(values.get(move, 0.0), LEAST)
        return [
            Opinion(move, values[move], None, "why-playouts", {"rounds": self.rounds})
            for move in legal
        ]

    def _values(self, root: Records, seat: int, legal: Sequence[str], key: Key) -> dict[str, float]:
        raise NotImplementedError

    def _room(self) -> tuple[Records, Floats, Ints]:
        """A state to work on, and a row of shares and scores."""
        work = np.zeros(1, self.game.dtype)
        return work, np.zeros(self.players), np.zeros(self.players, np.int64)


class MonteCarlo(_Searcher):
    """Flat Monte Carlo: for each legal move the same number of random playouts."""

    def _values(self, root: Records, seat: int, legal: Sequence[str], key: Key) -> dict[str, float]:
        work, shares, scores = self._room()
        moves, values = np.zeros(len(legal), np.int64), np.zeros(len(legal))
        self.game.driver.flat(
            root, work, self.box, seat, self.rounds, key, SILENT, moves, values, shares, scores
        )
        return {self.game.text(int(move)): float(v) for move, v in zip(moves, values, strict=True)}


class TreeSearch(_Searcher):
    """Information-set tree search. Its value of a move is the share of iterations that went there."""

    explore = 0.7

    def _values(self, root: Records, seat: int, legal: Sequence[str], key: Key) -> dict[str, float]:
        work, shares, scores = self._room()
        tree = np.zeros((self.rounds + 1, 8))
        self.game.driver.search(
            root,
            work,
            self.box,
            seat,
            self.rounds,
            self.explore,
            key,
            SILENT,
            tree,
            shares,
            scores,
        )
        visits: dict[str, float] = {}
        child = int(tree[0, 2])
        while child:
            visits[self.game.text(int(tree[child, 0]))] = float(tree[child, 4]) / self.rounds
            child = int(tree[child, 3])
        return visits
