"""How fast an arena plays on one core, and how much of its time it spends in compiled code.

Time is taken by cProfile (which makes Python's own part look larger than it is). *Rules* is what runs in functions that
Numba compiled; *compiled* adds what runs in NumPy and other C functions; the rest is interpreted. A table of nobody but
`random` plays a deal once and counts it for every rotation: only games really played are counted here.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import time
from typing import Any

from numba.core.dispatcher import Dispatcher
from rich.console import Console
from rich.table import Table

from lifetable.arena import arena
from lifetable.arena.random_tables import RANDOM
from lifetable.games import find, names
from lifetable.games.face import Setup

TABLES = {RANDOM: 400_000, "mc:100": 4, "mc:1000": 4, "greedy": 20}


def compiled_functions() -> set[tuple[str, int, str]]:
    """As a profile calls them: file, line and name."""
    found = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("lifetable."):
            for thing in list(vars(module).values()):
                if isinstance(thing, Dispatcher):
                    code = thing.py_func.__code__
                    found.add((code.co_filename, code.co_firstlineno, code.co_name))
    return found


def measure(setup: Setup, bot: str, games: int) -> dict[str, Any]:
    bots = [bot] * setup.players
    arena(setup, bots, games=setup.players, seed=0, workers=1)  # compiles, loads
    began = time.perf_counter()
    arena(setup, bots, games=games, seed=1, workers=1)
    took = time.perf_counter() - began
    profile = cProfile.Profile()
    profile.runcall(arena, setup, bots, games=games, seed=1, workers=1)
    stats: Any = pstats.Stats(profile)
    rules = compiled_functions()
    parts = {"rules": 0.0, "compiled": 0.0}
    for function, (_, _, own, _, _) in stats.stats.items():
        parts["rules"] += own * (function in rules)
        parts["compiled"] += own * (function in rules or function[0] == "~")
    shares = {name: seconds / stats.total_tt for name, seconds in parts.items()}
    played = games // setup.players if bot == RANDOM else games
    return {"games": played, "games_per_second": played / took} | shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="how many games, as a factor")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = {
        f"{name}, 4 × {bot}": measure(
            Setup(find(name), 4), bot, max(4, int(games * given.scale) // 4 * 4)
        )
        for name in names()
        for bot, games in TABLES.items()
    }
    if given.json:
        print(json.dumps(figures))
        return
    table = Table(title="An arena on one core")
    for head in ("", "games/s", "in rules", "in compiled code"):
        table.add_column(head, justify="right" if head else "left")
    for name, row in figures.items():
        table.add_row(
            name,
            f"{row['games_per_second']:,.1f}",
            f"{row['rules']:.1%}",
            f"{row['compiled']:.1%}",
        )
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
