"""The players of That's Life!: greedy and the four levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from lifetable.games.contract import Bot, BotMaker, Data, Opinion, Options
from lifetable.games.kernel import SILENT
from lifetable.games.thats_life import GAME
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.reasons import reason


class _Player(Bot):
    """A player that estimates every move by `_values`."""

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        self.box, self.players = box, players

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        root = self._root(view)
        moves = [GAME.parse(move) for move in legal]
        values, expected = self._values(root, moves, rng, budget)
        made = []
        for text, move, value, points in zip(legal, moves, values, expected, strict=True):
            name, data = reason(root, self.box, move)
            made.append(Opinion(text, float(value), float(points), name, data))
        return made

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        moves = [GAME.parse(move) for move in legal]
        values, _ = self._values(self._root(view), moves, rng, budget)
        return legal[int(np.argmax(values))]

    def _root(self, view: Data) -> Any:
        root = np.zeros(1, r.STATE)
        root[0] = GAME.restore(view, self.box)
        return root

    def _values(
        self, root: Any, moves: Sequence[int], rng: np.random.Generator, budget: float
    ) -> tuple[Any, Any]:
        """The share of the win and the points that each move promises."""
        raise NotImplementedError


class Greedy(_Player):
    """The most points now, luck counted; among equals any."""

    def _values(
        self, root: Any, moves: Sequence[int], rng: np.random.Generator, budget: float
    ) -> tuple[Any, Any]:
        seat = int(root[0]["turn"])
        points = np.zeros(len(moves))
        for k, move in enumerate(moves):
            after = root.copy()
            r.apply(after[0], self.box, move, SILENT)
            points[k] = r.total(after[0], seat)
        others = [np.exp(int(r.total(root[0], o)) / 10) for o in range(self.players) if o != seat]
        mine = np.exp((points + rng.random(len(moves)) / 100) / 10)
        return mine / (mine + sum(others)), points


class Playouts(_Player):
    """So many random games after each move."""

    rounds = 5

    def _values(
        self, root: Any, moves: Sequence[int], rng: np.random.Generator, budget: float
    ) -> tuple[Any, Any]:
        found, values = np.zeros(len(moves), np.int64), np.zeros(len(moves))
        key = rng.integers(0, 2**64, 2, dtype=np.uint64)
        GAME.driver.flat(
            root,
            np.zeros(1, r.STATE),
            self.box,
            int(root[0]["turn"]),
            self.rounds,
            key,
            SILENT,
            found,
            values,
            np.zeros(self.players),
            np.zeros(self.players, np.int64),
        )
        by_move = dict(zip(found.tolist(), values.tolist(), strict=True))
        points = [float(r.total(root[0], int(root[0]["turn"])))] * len(moves)
        return np.array([by_move[move] for move in moves]), points


class Easy(Playouts):
    rounds = 4


class Medium(Playouts):
    rounds = 20


class Hard(Playouts):
    rounds = 200


class Expert(Playouts):
    rounds = 2000


BOTS: Mapping[str, BotMaker] = {
    "greedy": Greedy,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}
