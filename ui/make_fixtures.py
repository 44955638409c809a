"""Plays a game with bots and writes its moments for the board harness: fixtures/GAME.json."""

import json
import sys
from pathlib import Path

import lifetable
import numpy as np
from lifetable.bots import bot

NAMES = ["Mia", "Tim", "Sarah", "Linus", "Ada", "Noor"]


def moments(name: str, players: int, seed: str, options: dict[str, str]) -> list[dict[str, object]]:
    """Every moment of one game as seat 0 lives it."""
    setup = lifetable.game(name, players=players, **options)
    state = setup.deal(seed=seed)
    sat = [bot("easy", setup) for _ in range(players)]
    rng = np.random.default_rng(1)
    found = []
    while True:
        mine = state.turn == 0
        found.append(
            {
                "view": state.view(0),
                "legal": list(state.legal()) if mine else [],
                "events": list(state.events_for(0)),
                "seat": 0,
                "names": NAMES[:players],
                "result": state.result,
            }
        )
        if state.over:
            return found
        seat = state.turn
        state = state.play(sat[seat].choose(state.view(seat), state.legal(), rng, 0.05))


if __name__ == "__main__":
    game, players, seed, *rest = [*sys.argv[1:], "thats-life", "4", "7"][: max(3, len(sys.argv) - 1)]
    file = Path(__file__).parent / "fixtures" / f"{game}.json"
    file.parent.mkdir(exist_ok=True)
    all_moments = moments(game, int(players), seed, dict(pair.split("=") for pair in rest))
    file.write_text(json.dumps(all_moments))
    print(f"{file.name}: {len(all_moments)} moments")
