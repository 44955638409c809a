"""Tables under load: accepted, durable moves per second, and how long a move takes to the last of four clients.

    python -m benchmarks.load                      our server, SQLite, synchronous=FULL
    python -m benchmarks.load --peer               the same beside boardgame.io's server (from npm, in memory), as it is
                                                   installed and with NODE_ENV=production
    python -m benchmarks.load --streams 2000       how much memory so many open streams take, all at one table
    python -m benchmarks.load --streams 2000 --spread      the same at tables of four, at which games go on

The server runs on one core, this driver on another. Each table has four clients with an open stream; a move counts when
it is answered, and its time ends when the last of the four has it. First as fast as it goes with `--flight` moves under
way, then at half of that rate. A game that ends is followed by a rematch, whose cost is in the figures; boardgame.io's
matches last as long as our games. Everything is bounded by `--seconds`, on loopback, with progress shown.

A machine's speed changes while one measures: the servers take turns for `--rounds`, and are compared round by round.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import uvloop
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn
from rich.table import Table as Sheet
from tests.of_a_game import OPEN

from benchmarks.clients import SEATS, Stream, Table, Wire
from benchmarks.server import server

PEER = Path(__file__).parent / "boardgame_io"


class Load:
    """Many tables, as fast as they go or at a given rate."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.tables: list[Table] = []
        self.games = 0

    async def open(self, count: int, progress: Progress) -> None:
        wire = Wire()
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", self.port)
        task = progress.add_task("opening tables", total=count)
        for _ in range(count):
            cookies = []
            for n in range(SEATS):
                _, head, _ = await wire.ask("PATCH", "/api/me", "", {"name": f"P{n}"})
                at = head.lower().index(b"set-cookie: ") + 12
                cookies.append(head[at:].split(b";", 1)[0].decode())
            self.tables.append(Table(self.port, cookies))
            await self.tables[-1].open(self.game)
            progress.advance(task)

    async def run(self, seconds: float, flight: int, rate: float | None) -> tuple[float, Any]:
        """Moves per second, and the times of all moves."""
        times: list[float] = []
        idle: asyncio.Queue[Table] = asyncio.Queue()
        for table in random.sample(self.tables, len(self.tables)):
            idle.put_nowait(table)
        began = time.perf_counter()
        due = iter(np.arange(0, seconds, 1 / rate)) if rate else None

        async def worker() -> None:
            while (now := time.perf_counter() - began) < seconds:
                if due is not None:
                    at = next(due, None)
                    if at is None:
                        return
                    await asyncio.sleep(max(0.0, at - now))
                table = await idle.get()
                if table.over:
                    self.games += 1
                    await table.open(self.game)
                times.append(await table.move())
                idle.put_nowait(table)

        await asyncio.gather(*(worker() for _ in range(flight)))
        return len(times) / (time.perf_counter() - began), np.array(times) * 1000


async def ours(given: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/load.db", core=0) as running,
    ):
        load = Load(running.port, given.game)
        await load.open(given.tables, progress)
        progress.add_task(f"{given.seconds} s as fast as it goes", total=None)
        await load.run(2, given.flight, None)
        before, games = running.seconds(), load.games
        full, times = await load.run(given.seconds, given.flight, None)
        cpu = (running.seconds() - before) / len(times)
        games = load.games - games
        progress.add_task(f"{given.seconds} s at half of it", total=None)
        half, calm = await load.run(given.seconds, given.flight, (given.half or full) / 2)
        return figures("lifetable, SQLite, synchronous=FULL", full, times, half, calm) | {
            "moves_per_game": round(len(times) / max(1, games)),
            "cpu_ms_per_move": round(cpu * 1000, 3),
            "memory_mb": round(running.megabytes()),
        }


def figures(name: str, full: float, times: Any, half: float, calm: Any) -> dict[str, Any]:
    return {
        "server": name,
        "moves_per_second": round(full),
        "p50_ms": round(float(np.percentile(times, 50)), 1),
        "p99_ms": round(float(np.percentile(times, 99)), 1),
        "half_moves_per_second": round(half),
        "half_p50_ms": round(float(np.percentile(calm, 50)), 1),
        "half_p99_ms": round(float(np.percentile(calm, 99)), 1),
    }


def peers(given: argparse.Namespace, lasts: int) -> list[dict[str, Any]]:
    """boardgame.io, driven by its own clients: see boardgame_io/. A match lasts so many moves."""
    subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=PEER, check=True)
    wanted = (given.tables, given.flight, given.seconds, lasts)
    command = ["node", "measure.mjs", *map(str, wanted)]
    measured = []
    for more in ({}, {"NODE_ENV": "production"}):
        out = subprocess.run(
            command, cwd=PEER, check=True, stdout=subprocess.PIPE, env=os.environ | more
        ).stdout
        measured.append(dict(json.loads(out)))
    return measured


def one_round(given: argparse.Namespace, progress: Progress) -> list[dict[str, Any]]:
    """One round: each server once."""
    before = set(progress.task_ids)
    rows = [uvloop.run(ours(given, progress))]
    if given.peer:
        progress.add_task("boardgame.io", total=None)
        rows += peers(given, rows[0]["moves_per_game"])
    for task in set(progress.task_ids) - before:
        progress.remove_task(task)
    return rows


async def hold(given: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    """Many open streams, and what they weigh."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/load.db", core=0) as running,
    ):
        load = Load(running.port, given.game)
        await load.open(1, progress)
        empty = running.megabytes()
        if given.spread:
            await load.open(given.streams // SEATS - 1, progress)
            for table in load.tables * 3:
                await table.move()
            told = len(load.tables) * SEATS
            return {"streams": told, "mb": running.megabytes(), "mb_before": empty}
        task = progress.add_task("opening streams", total=given.streams)
        table = load.tables[0]
        opened: list[Stream] = []
        for _ in range(given.streams):
            stream = Stream(table, f"/api/tables/{table.id}/stream", "")
            opened.append(stream)
            await asyncio.get_running_loop().create_connection(
                lambda s=stream: s,  # type: ignore[misc]
                "127.0.0.1",
                running.port,
            )
            progress.advance(task)
        told = 0
        while told < given.streams:  # every one of them has been greeted
            await asyncio.sleep(0.2)
            told = sum(stream.started for stream in opened)
        return {"streams": told, "mb": running.megabytes(), "mb_before": empty}


def summary(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The median of every figure, and how many times as many moves the first server makes as each other one."""
    told = []
    for which, rows in enumerate(zip(*rounds, strict=True)):
        row: dict[str, Any] = {
            name: _median([one[name] for one in rows]) for name in rows[0] if name != "server"
        }
        if which:
            first = [one[0]["moves_per_second"] for one in rounds]
            ratios = [a / b["moves_per_second"] for a, b in zip(first, rows, strict=True)]
            row["ratio"] = f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
        told.append({"server": rows[0]["server"], **row})
    return told


def _median(figures: list[float]) -> float:
    middle = median(figures)
    return round(middle) if all(isinstance(one, int) for one in figures) else round(middle, 3)


def show(rows: list[dict[str, Any]]) -> None:
    sheet = Sheet(title="Tables under load, four clients each")
    names = list(dict.fromkeys(name for row in rows for name in row))
    for name in names:
        sheet.add_column(name)
    for row in rows:
        sheet.add_row(*(str(row.get(name, "")) for name in names))
    Console().print(sheet)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--flight", type=int, default=32, help="moves under way at a time")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--game", default=OPEN)
    parser.add_argument("--half", type=float, help="twice the rate of the second part")
    parser.add_argument("--streams", type=int, help="only hold so many open streams")
    parser.add_argument("--spread", action="store_true", help="hold them at tables of four")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        if given.streams:
            rows = [uvloop.run(hold(given, progress))]
        else:
            every = progress.track(range(given.rounds), description="rounds")
            rounds = [one_round(given, progress) for _ in every]
            rows = summary(rounds)
    if given.json:
        print(json.dumps(rows if given.streams else {"rounds": rounds, "summary": rows}, indent=1))
    else:
        show(rows)


if __name__ == "__main__":
    main()
