"""A server for as long as asked, with people at it: does anything grow?

    python -m benchmarks.soak --minutes 60 [--people 20] [--database sqlite|postgresql]
                              [--csv FILE] [--json FILE] [--svg docs/soak.svg]

`lifetable serve` in a process of its own. People play whole games against bots of every level with pauses for thought, chat,
ask for hints and reviews, look on, open lobbies, load the page, let bots play alone, and ask to be forgotten. Every few
seconds it is written down: memory, open files, threads (from /proc), tables in memory and open streams (from /metrics), the
size of the database, and how long moves and reads took. In the end it is asked of the second half whether memory, open
files, threads, tables or times grew: Theil and Sen's slope over medians of short spans, with its 95 % interval. Something
grew if the whole interval says so and by more than a few per cent; the exit code is 1 then, or if a request failed.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import json
import re
import signal
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet
from scipy.stats import theilslopes
from tests import databases

from benchmarks.server import Server, server
from benchmarks.soak_chart import Panel, Series, draw
from benchmarks.visitors import Evening, crowd

SPANS = 24  # of the second half, each told by its median
TOLERATED = {"memory_mb": 0.03, "open_files": 0.10, "threads": 0.05, "tables": 0.25}
TOLERATED |= {"moves_p50_ms": 0.25, "reads_p50_ms": 0.25}
"""By which share of itself a figure may seem to have grown over the second half."""

Sample = dict[str, float]


class Samples:
    """What is written down every few seconds."""

    def __init__(self, running: Server, evening: Evening, files: list[Path]) -> None:
        self.rows: list[Sample] = []
        self._running, self._evening, self._files = running, evening, files
        self._client = httpx.AsyncClient(base_url=running.url, timeout=30)
        self._began = time.monotonic()

    async def take(self) -> None:
        pid = self._running.process.pid
        status = Path(f"/proc/{pid}/status").read_text()
        metrics = (await self._client.get("/metrics")).text
        row = {
            "minute": (time.monotonic() - self._began) / 60,
            "memory_mb": self._running.megabytes(),
            "open_files": len(list(Path(f"/proc/{pid}/fd").iterdir())),
            "threads": int(re.findall(r"Threads:\s+(\d+)", status)[0]),
            "tables": _gauge(metrics, "lifetable_tables"),
            "streams": _gauge(metrics, "lifetable_open_streams"),
            "database_mb": sum(f.stat().st_size for f in self._files if f.exists()) / 2**20,
            "processor_s": self._running.seconds(),
        }
        for kind, times in self._evening.times.items():
            for share in (50, 95, 99):
                value = float(np.percentile(times, share)) if times else float("nan")
                row[f"{kind}_p{share}_ms"] = value
            times.clear()
        self.rows.append(row)


def _gauge(metrics: str, name: str) -> float:
    return sum(float(line.rpartition(" ")[2]) for line in metrics.splitlines() if line.startswith((f"{name} ", f"{name}{{")))  # fmt: skip


def slopes(rows: list[Sample]) -> dict[str, dict[str, float]]:
    """How much each figure changed over the second half: the estimate, its interval, and how much is tolerated."""
    half = rows[len(rows) // 2 :]
    found = {}
    for name, share in TOLERATED.items():
        spans = [span for span in np.array_split(np.arange(len(half)), SPANS) if len(span)]
        points = [
            (median(half[n]["minute"] for n in span), median(values))
            for span in spans
            if (values := [half[n][name] for n in span if half[n][name] == half[n][name]])
        ]
        if len(points) < 4:
            continue
        minutes, middles = zip(*points, strict=True)
        slope, _, low, high = theilslopes(middles, minutes, 0.95)
        length, middle = minutes[-1] - minutes[0], median(middles)
        found[name] = {
            "median": middle,
            "change": slope * length,
            "low": low * length,
            "high": high * length,
            "per_hour": slope * 60,
            "tolerated": share * middle,
            "grew": bool(low * length > share * middle),
        }
    return found


async def soak(
    running: Server, files: list[Path], given: argparse.Namespace, progress: Progress
) -> tuple[list[Sample], Evening]:
    evening = Evening(running.port, given.thinking)
    samples = Samples(running, evening, files)
    tasks = crowd(evening, given.people)
    task = progress.add_task("", total=given.minutes * 60)
    began = time.monotonic()
    try:
        while (passed := time.monotonic() - began) < given.minutes * 60:
            await asyncio.sleep(given.every)
            await samples.take()
            for one in tasks:
                if one.done():
                    one.result()
            row, counts = samples.rows[-1], evening.counts
            text = f"{row['memory_mb']:.0f} MB, {row['open_files']:.0f} files, {row['tables']:.0f} tables, "
            text += f"moves {row['moves_p50_ms']:.1f} ms, {counts['moves']} moves, "
            text += (
                f"{counts['games'] + counts['bots_games']} games, {len(evening.problems)} problems"
            )
            progress.update(task, completed=passed, description=text)
    finally:
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return samples.rows, evening


def halved(rows: list[Sample]) -> list[Sample]:
    """The median of every figure in each half minute: as much as a plot can show."""
    spans: dict[int, list[Sample]] = {}
    for row in rows:
        spans.setdefault(int(2 * row["minute"]), []).append(row)
    return [
        {name: _median([row[name] for row in span]) for name in span[0]} for span in spans.values()
    ]


def _median(values: list[float]) -> float:
    known = [value for value in values if value == value]
    return median(known) if known else float("nan")


def chart(rows: list[Sample]) -> str:
    rows = halved(rows)
    minutes = [row["minute"] for row in rows]

    def series(name: str, label: str) -> Series:
        return Series(label, _without_gaps([row[name] for row in rows]))

    return draw(
        minutes,
        [
            Panel("Memory (MB)", [series("memory_mb", "resident")]),
            Panel("Open files, tables in memory", [series("open_files", "open files"), series("tables", "tables")]),
            Panel("Moves and reads (ms)", [series("moves_p50_ms", "moves p50"), series("moves_p95_ms", "moves p95"), series("reads_p95_ms", "reads p95")]),
        ],
    )  # fmt: skip


def _known(row: Sample) -> dict[str, float | None]:
    """A sample as JSON takes it: what was not asked is nothing."""
    return {name: round(value, 3) if value == value else None for name, value in row.items()}


def _without_gaps(values: list[float]) -> list[float]:
    """Where nothing was asked in a span, what was so before."""
    filled: list[float] = []
    for value in values:
        filled.append(value if value == value else (filled[-1] if filled else 0.0))
    return filled


def report(figures: dict[str, Any]) -> None:
    sheet = Sheet("second half", "median", "change", "95 % interval", "tolerated", "")
    for name, one in figures["slopes"].items():
        interval = f"{one['low']:+.2f} to {one['high']:+.2f}"
        told = "GREW" if one["grew"] else "steady"
        sheet.add_row(name, f"{one['median']:.1f}", f"{one['change']:+.2f}", interval, f"{one['tolerated']:.1f}", told)  # fmt: skip
    Console().print(sheet)
    print(json.dumps({k: v for k, v in figures.items() if k != "slopes"}, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument(
        "--thinking", type=float, default=0.7, help="seconds before a move, on average"
    )
    parser.add_argument("--every", type=float, default=5, help="seconds between two samples")
    parser.add_argument("--database", choices=databases.KINDS, default="sqlite")
    parser.add_argument("--csv", metavar="FILE", type=Path)
    parser.add_argument("--json", metavar="FILE", type=Path)
    parser.add_argument("--svg", metavar="FILE", type=Path)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server does not outlive this
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        databases.empty(given.database, Path(folder)) as database,
        server(database, "--rate", "1000", "--streams", "1000") as running,
        Progress(*columns, console=Console(stderr=True)) as progress,
    ):
        files = [Path(folder) / f"tables.db{end}" for end in ("", "-wal", "-shm")]
        rows, evening = asyncio.run(soak(running, files, given, progress))
    found = slopes(rows)
    figures: dict[str, Any] = {
        "minutes": round(rows[-1]["minute"], 1),
        "samples": len(rows),
        "counts": dict(evening.counts),
        "first": _known(rows[0]),
        "last": _known(rows[-1]),
        "grew": [name for name, one in found.items() if one["grew"]],
        "problems": evening.problems[:100],
        "slopes": found,
    }
    if given.csv:
        with given.csv.open("w", newline="") as file:
            sheet = csv.DictWriter(file, list(rows[0]))
            sheet.writeheader()
            sheet.writerows(rows)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if given.svg:
        given.svg.write_text(chart(rows))
    report(figures)
    sys.exit(bool(figures["grew"] or evening.problems))


if __name__ == "__main__":
    main()
