"""How often a first player of Lifetime finds nobody to open for and draws again (LT04).

Plays whole games with random moves and looks at the beginning of every round.
"""

from __future__ import annotations

import argparse
import random

import lifetable
from lifetable.arena.statistics import wilson


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="for each number of players")
    parser.add_argument("--deck", default="standard")
    given = parser.parse_args()
    for players in range(3, 7):
        setup = lifetable.game("lifetime", players=players, deck=given.deck)
        rounds = again = 0
        for number in range(given.games):
            rng = random.Random(number)
            state = setup.deal(f"redraws/{number}")
            while True:
                kinds = [event["kind"] for event in state.events]
                if "drew" in kinds or "kept" in kinds:
                    rounds += 1
                    again += "put-under" in kinds
                if state.over:
                    break
                state = state.play(rng.choice(state.legal()))
        share = wilson(again, rounds)
        print(
            f"{players} players: {again} of {rounds} rounds, {100 * share.value:.2f} % "
            f"({100 * share.low:.2f}-{100 * share.high:.2f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
