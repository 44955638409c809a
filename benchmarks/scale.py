"""Thousands of tables in the database: how soon the server answers, how long home's lists take, what it weighs.

    python -m benchmarks.scale [--finished 5000] [--live 500] [--database sqlite|postgresql] [--json FILE]

Finished and running tables are copies of real games (see `filled.py`). The server is started `--starts` times: from the
command to the first answer of `/healthz`, and until a living process keeps every running table. Then people ask for the
tables of everybody (`GET /api/tables`) and for their own (`GET /api/me/tables`): the first time each (cold), and again
and again (warm). The exit code is 1 if a goal is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn
from rich.table import Table as Sheet
from tests import databases

from benchmarks.filled import fill, kept
from benchmarks.server import Server, server

GOAL_START, GOAL_LIST = 5.0, 50.0  # seconds, milliseconds
PATIENCE = 120.0
PEOPLE = 24
WARM = 20
LISTS = ("/api/tables", "/api/tables?status=playing", "/api/tables?status=lobby")
OWN = "/api/me/tables"


def newcomers(database: str) -> list[tuple[str, dict[str, str]]]:
    """People whom the server knows: their ids and cookies."""
    found = []
    with server(database) as running:
        for n in range(PEOPLE):
            with httpx.Client(base_url=running.url, timeout=30) as client:
                told = client.patch("/api/me", json={"name": f"Guest {n}"}).raise_for_status()
                found.append((told.json()["person"]["id"], dict(client.cookies)))
    return found


def begin(database: str) -> tuple[Server, float]:
    """A server, and how many seconds it took to answer."""
    started = time.perf_counter()
    running = Server.start(database)
    with httpx.Client(base_url=running.url, timeout=30) as client:
        while client.get("/healthz").status_code != 200:
            time.sleep(0.02)
    return running, time.perf_counter() - started


def until_kept(database: str) -> float:
    """Seconds until every running table is kept by a process that lives."""
    started = time.perf_counter()
    while time.perf_counter() - started < PATIENCE:
        playing, cared, _ = kept(database)
        if playing == cared:
            return time.perf_counter() - started
        time.sleep(0.1)
    return float("inf")


def lists(running: Server, people: list[tuple[str, dict[str, str]]]) -> dict[str, list[float]]:
    """Milliseconds of every question, by kind."""
    times: dict[str, list[float]] = {"all_cold": [], "all_warm": [], "own_cold": [], "own_warm": []}

    def ask(client: httpx.Client, path: str, kind: str) -> None:
        before = time.perf_counter()
        answer = client.get(path).raise_for_status()
        times[kind].append((time.perf_counter() - before) * 1000)
        if path in (LISTS[0], OWN) and not answer.json()["tables"]:
            raise SystemExit(f"{path}: the list is empty")

    for n, (_, cookies) in enumerate(people):
        with httpx.Client(base_url=running.url, timeout=60, cookies=cookies) as client:
            client.get("/api/me")  # the connection and the person are known
            ask(client, OWN, "own_cold")
            if n < len(LISTS):
                ask(client, LISTS[n], "all_cold")
            for _ in range(WARM):
                ask(client, OWN, "own_warm")
                ask(client, LISTS[0], "all_warm")
    return times


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def measure(kind: str, given: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, databases.empty(kind, Path(folder)) as database:
        people = newcomers(database)
        task = progress.add_task(f"{kind}: filling", total=given.finished + given.live)
        ids = [id for id, _ in people]
        fill(database, given.finished, given.live, ids, lambda n, _: progress.update(task, completed=n))  # fmt: skip
        starts, keeping, megabytes = [], [], []
        times: dict[str, list[float]] = {}
        for _ in progress.track(range(given.starts), description=f"{kind}: starts"):
            running, seconds = begin(database)
            try:
                starts.append(seconds)
                for name, found in lists(running, people).items():
                    times.setdefault(name, []).extend(found)
                keeping.append(until_kept(database))
                megabytes.append(running.megabytes())
                moving = _moving(database, given.live)
            finally:
                running.stop()
    figures: dict[str, Any] = {
        "database": kind,
        "finished": given.finished,
        "live": given.live,
        "start_s": round(median(starts), 2),
        "start_most_s": round(max(starts), 2),
        "all_kept_after_s": round(max(keeping), 1),
        "bots_move": moving,
        "memory_mb": round(max(megabytes)),
    }
    for name, found in times.items():
        figures[f"{name}_p50_ms"] = round(median(found), 1)
        figures[f"{name}_p95_ms"] = round(percentile(found, 0.95), 1)
    return figures


def _moving(database: str, live: int) -> bool:
    """Do entries come by themselves, because bots move at the tables that are kept?"""
    before = kept(database)[2]
    end = time.monotonic() + 30
    while live and time.monotonic() < end:
        if kept(database)[2] > before:
            return True
        time.sleep(0.2)
    return not live


def missed(figures: dict[str, Any]) -> list[str]:
    """Which goals were not reached."""
    found = [] if figures["start_most_s"] < GOAL_START else ["start_most_s"]
    found += [n for n in figures if n.endswith("_ms") and figures[n] >= GOAL_LIST]
    if figures["all_kept_after_s"] == float("inf"):
        found.append("all_kept_after_s")
    return found + ([] if figures["bots_move"] else ["bots_move"])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--finished", type=int, default=5_000)
    parser.add_argument("--live", type=int, default=500)
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--database", choices=databases.KINDS, help="only this one")
    parser.add_argument("--json", metavar="FILE", type=Path)
    given = parser.parse_args()
    kinds = [given.database] if given.database else databases.KINDS
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        rows = [measure(kind, given, progress) for kind in kinds]
    sheet = Sheet("figure", *(row["database"] for row in rows), title="Many tables")
    for name in rows[0]:
        sheet.add_row(name, *(str(row[name]) for row in rows))
    Console().print(sheet)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n")
    failed = {row["database"]: missed(row) for row in rows}
    for kind, names in failed.items():
        print(f"{kind}: {'every goal reached' if not names else 'missed: ' + ', '.join(names)}")
    sys.exit(any(failed.values()))


if __name__ == "__main__":
    main()
