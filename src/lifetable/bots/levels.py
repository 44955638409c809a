"""Levels for a game that has no players of its own: flat Monte Carlo, with more and more playouts.

They know nothing but the rules, so they know any game. `easy` looks at so few playouts that it often errs.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np

from lifetable.bots.yardsticks import MonteCarlo
from lifetable.games.contract import Bot, BotMaker, Data, Game, Opinion, Options
from lifetable.games.face import Setup

ROUNDS = {"greedy": 8, "easy": 4, "medium": 32, "hard": 256, "expert": 2048}
_AT_ONCE = 32  # playouts of each move between two looks at the clock


def players_of(game: Game) -> Mapping[str, BotMaker]:
    """A game's own players by name, or these."""
    return game.bots() or {name: partial(_level, game, rounds) for name, rounds in ROUNDS.items()}


def _level(game: Game, rounds: int, box: np.void, options: Options, players: int) -> Bot:
    return Level(Setup(game, players, **options), rounds)


class Level(MonteCarlo):
    """So many playouts for each legal move, or as many as there is time for."""

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        until = time.monotonic() + budget
        total, done = np.zeros(len(legal)), 0
        while done < self.rounds and (not done or time.monotonic() < until):
            part = min(_AT_ONCE, self.rounds - done)
            asked = MonteCarlo(self.setup, part).opinions(view, legal, rng, budget)
            total += [part * opinion.value for opinion in asked]
            done += part
        return [
            Opinion(move, float(value), None, "why-playouts", {"rounds": done})
            for move, value in zip(legal, total / done, strict=True)
        ]
