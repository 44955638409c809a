"""How much of results is luck, and what a result is worth without it: `python -m benchmarks.luck GAME PLAYERS GAMES`.

Whole games of equal bots are reviewed. Printed: each seat's mean luck with its interval, the spread of every part, and by
how much the variance of results falls when luck is taken away.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import lifetable
from lifetable.bots import bot
from lifetable.tables.after.review import review

LEVEL, BUDGET = "medium", 0.05
PARTS = ("luck", "own", "others", "hidden")


def main(game: str, players: int, games: int) -> None:
    setup = lifetable.game(game, players=players)
    player, rows, seconds = bot(LEVEL, setup), [], []
    for number in range(games):
        state, rng = setup.deal(f"luck/{number}"), np.random.default_rng(number)
        while not state.over:
            view, legal = state.view(state.turn), state.legal()
            state = state.play(player.choose(view, legal, rng, BUDGET))
        began = time.perf_counter()
        accounts = review(setup, f"luck/{number}", state.moves, BUDGET)["account"]
        seconds.append(time.perf_counter() - began)
        rows.append([[one[part] for part in (*PARTS, "result")] for one in accounts])
    found = np.array(rows)
    luck, result = found[:, :, 0], found[:, :, -1]
    adjusted = result - luck - found[:, :, PARTS.index("hidden")]
    half = 1.96 * luck.std(0, ddof=1) / games**0.5
    print(f"{game}, {players} players, {games} games of {LEVEL}")
    print("mean luck by seat", luck.mean(0).round(3), "+-", half.round(3))
    print(
        "spread of", dict(zip(PARTS, found[:, :, :-1].std((0, 1)).round(3).tolist(), strict=True))
    )
    print("variance of results / without luck", round(result.var() / (result - luck).var(), 2))
    print("variance of results / without luck and hidden", round(result.var() / adjusted.var(), 2))
    print(f"seconds a review: median {np.median(seconds):.1f}, most {max(seconds):.1f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
