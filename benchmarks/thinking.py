"""How long the bots think: milliseconds for a move, on one core or with every core busy.

Positions come from games that `hard` plays; wherever there is a choice, every bot thinks once. Half of a time may be waiting
where cores are shared, so the processor's own time is told beside the clock's. With `--jobs N` the same is done by N processes at
once: with as many as there are cores, that is a server whose tables are all thinking.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from lifetable.bots import LEVELS, bot
from lifetable.games import find, names
from lifetable.games.face import Setup, State

SHARE = 0.3  # of the positions are thought about
Job = tuple[str, int, tuple[str, ...], int, int]


def positions(setup: Setup, seed: int) -> list[State]:
    """Some positions of a game, all of it covered, where there is a choice."""
    rng, hard = np.random.default_rng(seed), bot("hard", setup)
    state, found = setup.deal(f"thinking/{seed}"), []
    while state.turn is not None:
        legal = state.legal()
        move = legal[0]
        if len(legal) > 1:
            if rng.random() < SHARE:
                found.append(state)
            move = hard.choose(state.view(state.turn), legal, rng, 1.0)
        state = state.play(move)
    return found


def think(job: Job) -> dict[str, list[tuple[float, float]]]:
    """Seconds by the clock and of the processor, for each bot and position."""
    name, players, bots, seed, count = job
    setup = Setup(find(name), players)
    states: list[State] = []
    while len(states) < count + 1:
        states += positions(setup, seed + 1000 * len(states))
    found: dict[str, list[tuple[float, float]]] = {}
    for level in bots:
        player, rng, times = bot(level, setup), np.random.default_rng(seed), []
        for state in states[: count + 1]:
            assert state.turn is not None
            view, legal = state.view(state.turn), state.legal()
            wall, cpu = time.perf_counter(), time.thread_time()
            player.choose(view, legal, rng, 1.0)
            times.append((time.perf_counter() - wall, time.thread_time() - cpu))
        found[level] = times[1:]  # the first move loads and compiles
    return found


def measure(name: str, players: int, bots: tuple[str, ...], jobs: int, count: int) -> list[Any]:
    """Rows: game, players, bot, decisions, then mean, 95 % and most by the clock, 95 % of the processor."""
    given: list[Job] = [(name, players, bots, seed, count) for seed in range(jobs)]
    if jobs == 1:
        parts = [think(given[0])]
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            parts = list(pool.map(think, given))
    rows = []
    for level in bots:
        wall, cpu = 1000 * np.concatenate([np.array(part[level]) for part in parts]).T
        figures = (np.mean(wall), np.percentile(wall, 95), np.max(wall), np.percentile(cpu, 95))
        rows.append([name, players, level, len(wall), *(round(float(x), 1) for x in figures)])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=names())
    parser.add_argument("--players", nargs="*", type=int, default=range(2, 7))
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--jobs", type=int, default=1, help="processes that think at once")
    parser.add_argument("--moves", type=int, default=100, help="decisions for each process")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = [
        row
        for name in given.games
        for players in given.players
        if find(name).info.least_players <= players <= find(name).info.most_players
        for row in measure(name, players, tuple(given.bots.split(",")), given.jobs, given.moves)
    ]
    heads = ["game", "players", "bot", "decisions", "mean ms", "95 %", "most", "95 % cpu"]
    if given.json:
        print(json.dumps([dict(zip(heads, row, strict=True)) for row in rows]))
        return
    table = Table(title=f"Milliseconds for a move, {given.jobs} at once")
    for head in heads:
        table.add_column(head, justify="right" if head not in ("game", "bot") else "left")
    for row in rows:
        table.add_row(*map(str, row))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
