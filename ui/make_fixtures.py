"""Plays a game with bots and writes its moments for the board harness: fixtures/GAME.json.

Run it as: python make_fixtures.py GAME PLAYERS SEED [option=value …]
"""

import argparse
import json
from pathlib import Path

import numpy as np

import lifetable
from lifetable.bots import bot

NAMES = ["Mia", "Tim", "Sarah", "Linus", "Ada", "Noor"]


def moments(name: str, players: int, seed: str, options: dict[str, str]) -> list[dict[str, object]]:
    """Every moment of one game as seat 0 lives it."""
    setup = lifetable.game(name, players=players, **options)
    state = setup.deal(seed=seed)
    sat = [bot("easy", setup) for _ in range(players)]
    rng = np.random.default_rng(1)
    found: list[dict[str, object]] = []
    while True:
        found.append(
            {
                "view": state.view(0),
                "legal": state.legal() if state.turn == 0 else [],
                "events": state.events_for(0),
                "seat": 0,
                "names": NAMES[:players],
                "result": state.result,
            }
        )
        if (seat := state.turn) is None:
            return found
        state = state.play(sat[seat].choose(state.view(seat), state.legal(), rng, 0.05))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("players", type=int)
    asked.add_argument("seed")
    asked.add_argument("options", nargs="*", metavar="option=value")
    given = asked.parse_args()
    file = Path(__file__).parent / "fixtures" / f"{given.game}.json"
    file.parent.mkdir(exist_ok=True)
    options = dict(pair.split("=", 1) for pair in given.options)
    found = moments(given.game, given.players, given.seed, options)
    file.write_text(json.dumps(found), encoding="utf-8")
    print(f"{file.name}: {len(found)}")


if __name__ == "__main__":
    main()
