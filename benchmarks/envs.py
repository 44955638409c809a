"""The environments beside PettingZoo's classic games and pgx, in one run (`python benchmarks/envs.py`).

Steps are players' decisions, made with random legal actions that are chosen outside of the measured time.
What is measured: `step` of a vector environment, which writes observations and masks of all games; `last` and
`step` of a PettingZoo environment. Each figure is the best of several short runs. Peers that are not
installed are named and left out.
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from lifetable.envs import gymnasium, pettingzoo
from lifetable.games import names

CLASSICS = ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "hanabi_v5")
PGX = ("backgammon", "tic_tac_toe")


@numba.njit(nogil=True)
def pick(masks: Any, seed: int, actions: Any) -> None:
    """One legal action for each row, drawn at random."""
    np.random.seed(seed)
    for i in range(masks.shape[0]):
        k = np.random.randint(masks[i].sum())
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if k == 0:
                    actions[i] = action
                    break
                k -= 1


def best(run: Callable[[], float], repeats: int) -> float:
    run()
    return max(run() for _ in range(repeats))


WARM = 30  # short runs before the first that counts: the games are then at different moments


def vector(name: str, opponents: str, games: int, threads: int, steps: int) -> Callable[[], float]:
    """Steps per second of our vector environment."""
    envs = gymnasium.make_vec(name, games, opponents, players=4, threads=threads, copy=False)
    seen, _ = envs.reset(seed=1)
    actions = np.zeros(games, np.int64)

    def run() -> float:
        spent = 0.0
        for number in range(steps):
            pick(seen["action_mask"], number, actions)
            began = time.perf_counter()
            envs.step(actions)
            spent += time.perf_counter() - began
        return games * steps / spent

    for _ in range(WARM):
        run()
    return run


def agents(env: Any, steps: int) -> Callable[[], float]:
    """Steps per second of a PettingZoo environment."""
    rng = np.random.default_rng(1)

    def run() -> float:
        spent, done = 0.0, 0
        while done < steps:
            env.reset(seed=done)
            while env.agents and done < steps:
                began = time.perf_counter()
                seen, _, terminated, truncated, info = env.last()
                spent += time.perf_counter() - began
                action = None
                if not (terminated or truncated):
                    mask = seen.get("action_mask", info.get("action_mask"))
                    action = int(rng.choice(np.flatnonzero(mask)))
                    done += 1
                began = time.perf_counter()
                env.step(action)
                spent += time.perf_counter() - began
        return done / spent

    return run


def classics(steps: int, repeats: int) -> dict[str, float | None]:
    """PettingZoo's own games; None for those whose packages are missing."""
    found: dict[str, float | None] = {}
    for name in CLASSICS:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except Exception:  # each of them misses its packages in its own way
            found[name] = None
            continue
        found[name] = best(agents(env, steps), repeats)
    return found


def pgx_steps(name: str, games: int, steps: int) -> Callable[[], float]:
    """Steps per second of pgx, on this machine's CPU."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(
        jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float))))
    )
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    state = begin(keys)

    def run() -> float:
        nonlocal state
        spent = 0.0
        for number in range(steps):
            keys = jax.random.split(jax.random.PRNGKey(number), games)
            actions = choose(keys, state.legal_action_mask).block_until_ready()
            began = time.perf_counter()
            state = jax.block_until_ready(step(state, actions, keys))
            spent += time.perf_counter() - began
        return games * steps / spent

    return run


def pgx_games(games: int, repeats: int) -> dict[str, float | None]:
    try:
        importlib.import_module("pgx")
    except ModuleNotFoundError:
        return dict.fromkeys(PGX)
    return {name: best(pgx_steps(name, games, 5), min(repeats, 3)) for name in PGX}


def measure(given: argparse.Namespace) -> dict[str, dict[str, float | None]]:
    def rates(opponents: str) -> dict[str, float | None]:
        return {
            name: best(vector(name, opponents, given.games, given.threads, 5), 40 * given.repeats)
            for name in names()
        }

    return {
        "vector, every seat asked": rates("self"),
        "vector, against random": rates("random"),
        "pgx": pgx_games(given.games, given.repeats),
        "our PettingZoo": {
            name: best(agents(pettingzoo.env(name, 4), 2000), given.repeats) for name in names()
        },
        "PettingZoo's own": classics(500, given.repeats),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given)
    if given.json:
        print(json.dumps(found))
        return
    table = Table("", "", title=f"Steps per second ({given.games} games, {given.threads} threads)")
    table.add_column("steps/s", justify="right")
    for kind, rates in found.items():
        for name, rate in rates.items():
            table.add_row(kind, name, "not installed" if rate is None else f"{rate:,.0f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
