"""How much of the win do the players of That's Life! give away once few pawns are left? Compared with the exact solution.

python -m benchmarks.endgames --positions 200
"""

from __future__ import annotations

import argparse

from lifetable.bots import bot
from lifetable.games import find
from lifetable.games.face import Setup
from lifetable.games.thats_life.endgame import endgame_loss


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", nargs="*", type=int, default=range(2, 7))
    parser.add_argument("--bots", default="expert,mc:1000,hard,medium,easy,greedy")
    parser.add_argument("--pawns", type=int, default=3, help="at most so many are left")
    parser.add_argument("--positions", type=int, default=100, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for players in given.players:
        setup = Setup(find("thats-life"), players)
        for name in given.bots.split(","):
            loss = endgame_loss(
                bot(name, setup),
                setup,
                positions=given.positions,
                seed=given.seed,
                pawns=given.pawns,
            )
            print(
                f"{players} players, {name}: {100 * loss.mean:.2f} points of the win lost on average, "
                f"{100 * loss.worst:.1f} at worst; {loss.positions} positions, "
                f"{loss.unsolved} of them too large to solve"
            )


if __name__ == "__main__":
    main()
