"""Compiles what all tests use, once, before several of their processes want the same at the same time."""

from __future__ import annotations

import numpy as np

from lifetable.bots import bot
from lifetable.bots.levels import players_of
from lifetable.games import find, names, wasm
from lifetable.games.batch import simulate
from lifetable.games.face import Setup

MOMENT = 0.05  # seconds for a thought: what is compiled does not depend on it


def main() -> None:
    wasm.build(*names())
    for name in names():
        setup = Setup(find(name))
        simulate(setup, games=1, seed=1)
        state = setup.deal(1)
        view, legal = state.view(state.turn), state.legal()
        for level in (*players_of(setup.game), "mc:1", "ismcts:1"):
            bot(level, setup).opinions(view, legal, np.random.default_rng(0), MOMENT)


if __name__ == "__main__":
    main()
