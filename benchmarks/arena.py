"""How fast an arena plays on one core, and how much of its time it spends in compiled code.

*By the clock* is the bots' own time: for tables of `random` and `greedy` all that Numba compiled. The other shares are
taken by cProfile, which makes Python's own part look larger than it is: *rules* is what runs in functions that Numba
compiled; *compiled* adds what runs in NumPy and other C functions; the rest is interpreted. A table of nobody but
`random`, or nobody but `greedy`, plays a deal once and counts it for every rotation: only games really played are
counted here.
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
from lifetable.arena.compiled_tables import GREEDY, RANDOM
from lifetable.games import find, names
from lifetable.games.face import Setup

TABLES = (RANDOM, GREEDY, "mc:100", "mc:1000")
LONG = 1.0  # seconds that an arena is to take at least


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


def measure(setup: Setup, bot: str) -> dict[str, Any]:
    bots, games, took = [bot] * setup.players, setup.players, 0.0
    arena(setup, bots, games=games, seed=0, workers=1)  # compiles, loads
    while took < LONG:
        games *= 4
        began = time.perf_counter()
        result = arena(setup, bots, games=games, seed=1, workers=1)
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
    same = setup.players if bot in (RANDOM, GREEDY) else 1
    shares["clock"] = float(result.sheet.seconds.sum()) / same / took
    return {"games": games // same, "games_per_second": games / same / took} | shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=",".join(TABLES), help="tables of whom, with commas")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = {
        f"{name}, 4 × {bot}": measure(Setup(find(name), 4), bot)
        for name in names()
        for bot in given.bots.split(",")
    }
    if given.json:
        print(json.dumps(figures))
        return
    table = Table(title="An arena on one core")
    for head in ("", "games/s", "by the clock", "in rules", "in compiled code"):
        table.add_column(head, justify="right" if head else "left")
    for name, row in figures.items():
        table.add_row(
            name,
            f"{row['games_per_second']:,.1f}",
            f"{row['clock']:.1%}",
            f"{row['rules']:.1%}",
            f"{row['compiled']:.1%}",
        )
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
