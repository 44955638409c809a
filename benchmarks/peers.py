"""Our rules beside OpenSpiel's nearest C++ games, in one run on one core (`make peers`).

Moves are players' decisions. Ours are played by the compiled batch; OpenSpiel's by its C++ loop
(`evaluate_bots` with uniform random bots) and by the C++ rollouts of its Monte Carlo tree search
(`RandomRolloutEvaluator`). Each figure is the best of several short runs, taken in turns.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import pyspiel
from rich.console import Console
from rich.table import Table

import lifetable
from lifetable.games import names
from lifetable.games.batch import simulate

OURS = names()
PEERS = ("maedn(players=4)", "hearts", "oh_hell")


def length(start: pyspiel.State, games: int = 200) -> float:
    """Players' decisions from here to the end of a random game, on average."""
    rng, moves = random.Random(1), 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                moves += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return moves / games


def best(play: Callable[[int], float], seconds: float, repeats: int) -> float:
    """Moves per second: the best of several runs of about `seconds`."""
    count = 1
    while True:
        began = time.perf_counter()
        play(count)
        if time.perf_counter() - began > seconds / 2:
            break
        count *= 2
    rates = []
    for _ in range(repeats):
        began = time.perf_counter()
        moves = play(count)
        rates.append(moves / (time.perf_counter() - began))
    return max(rates)


def ours(name: str, haste: bool) -> Callable[[int], float]:
    setup = lifetable.game(name, players=4)
    return lambda count: float(
        simulate(setup, 64 * count, count, haste=haste, workers=1).length.sum()
    )


def loop(game: pyspiel.Game) -> Callable[[int], float]:
    mean = length(game.new_initial_state())
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play(count: int) -> float:
        for number in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return count * mean

    return play


def beginning(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """A random deal, played to the first decision between several moves (or the search stops early)."""
    rng, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def rollouts(game: pyspiel.Game) -> Callable[[int], float]:
    states = [beginning(game, seed) for seed in range(20)]
    means = [length(state, 50) for state in states]

    def play(count: int) -> float:
        for state in states:
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=count, seed=count)
            pyspiel.MCTSBot(game, evaluator, 2.0, 4, 100, False, 1, False).mcts_search(state)
        return 4 * count * sum(means)

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="about how long a run takes")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()

    mine = {name: best(ours(name, True), given.seconds, given.repeats) for name in OURS}
    uniform = {name: best(ours(name, False), given.seconds, given.repeats) for name in OURS}
    theirs: dict[str, dict[str, float]] = {}
    for name in PEERS:
        game = pyspiel.load_game(name)
        theirs[name] = {
            "loop": best(loop(game), given.seconds, given.repeats),
            "rollouts": best(rollouts(game), given.seconds, given.repeats),
        }
    if given.json:
        print(json.dumps({"ours": mine, "ours_uniform": uniform, "peers": theirs}))
        return
    table = Table(title="Moves per second on one core, and how many times the peer's")
    table.add_column("")
    table.add_column("moves/s", justify="right")
    for name in PEERS:
        for way in ("loop", "rollouts"):
            rate = theirs[name][way]
            table.add_column(f"{name} {way}\n{rate:,.0f}", justify="right")
    for name in OURS:
        for label, rate in ((name, mine[name]), (f"{name}, uniform", uniform[name])):
            ratios = [rate / theirs[p][way] for p in PEERS for way in ("loop", "rollouts")]
            table.add_row(label, f"{rate:,.0f}", *(f"{ratio:.1f}" for ratio in ratios))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
