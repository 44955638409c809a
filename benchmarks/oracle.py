"""A cheat for `lifetable arena`: how much could anybody win in Lifetime who knows all dates?

    lifetable arena lifetime --bots benchmarks.oracle:among_hard,hard,hard,hard --games 200 --seed 1

It plays as `expert` does, but its estimates are exact, and it is told how well the others went to school. No bot can do better by
knowing more; what is left to the others is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.games.face import Setup
from lifetable.games.lifetime.bots import WIDTHS, Thinker
from lifetable.games.lifetime.knowledge import widths

EXACT = 1e-3


@cache
def _oracle(players: int, level: str) -> Thinker:
    setup = Setup(find("lifetime"), players)
    oracle = Thinker(setup.box, setup.options, players, name="oracle", width=EXACT, playouts=24_000)
    oracle.errors = np.array([widths(difficulty, WIDTHS[level]) for difficulty in range(1, 6)])
    return oracle


def _among(level: str) -> Callable[..., str]:
    def choose(view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float) -> str:
        return _oracle(view["players"], level).choose(view, legal, rng, budget)

    return choose


among_hard, among_greedy = _among("hard"), _among("expert")
