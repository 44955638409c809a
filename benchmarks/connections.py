"""Hundreds of connections that do nothing or hardly anything, at `ulimit -n 1024`: do players notice?

    python -m benchmarks.connections [--idle 500] [--dripping 300] [--seconds 60] [--json FILE]

People play, look on and load the page, first alone, then beside connections from many other addresses: idle ones that never
say a word, and dripping ones that send the head of a request a byte a second, or its body, or ask for the largest file of
the page and the description of the API and never read. Whoever is hung up on comes back. Printed are the times of moves and reads in both parts, and every request
of the players that failed. The exit code is 1 if any did, or if moves took more than `--goal` ms at the 95th percentile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn
from rich.table import Table as Sheet

from benchmarks.persistent import Visitor
from benchmarks.server import Server, server
from benchmarks.visitors import Evening, Role, crowd, newcomer_to_the_page, onlooker, player

FILES = 1_024
ADDRESSES = 40
UNREAD = 45.0  # seconds after which somebody who does not read comes again
ROLES: dict[Role, float] = {player: 0.7, onlooker: 0.2, newcomer_to_the_page: 0.1}

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Nuisance:
    """Connections that are kept open as long as the server allows, and opened again."""

    def __init__(self, port: int, large: str) -> None:
        self.port, self.large = port, large
        self.open = 0
        self.counts: Counter[str] = Counter()

    async def keep(self, number: int, kind: str) -> None:
        """One connection of a kind, for ever."""
        behave: Callable[[Streams], Awaitable[None]] = getattr(self, f"_{kind}")
        while True:
            try:
                streams = await self._connect(number)
            except OSError:
                self.counts["refused"] += 1
                await asyncio.sleep(1)
                continue
            self.open += 1
            self.counts[kind] += 1
            try:
                await behave(streams)
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                self.open -= 1
                streams[1].close()
            self.counts["hung_up_on"] += 1
            await asyncio.sleep(0.2)

    async def _connect(self, number: int) -> Streams:
        """From an address of its own, and with hardly any room for answers."""
        bound = socket.socket()
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        bound.setblocking(False)
        try:
            bound.bind((f"127.0.1.{1 + number % ADDRESSES}", 0))
            await asyncio.get_running_loop().sock_connect(bound, ("127.0.0.1", self.port))
            return await asyncio.open_connection(sock=bound, limit=1_024)
        except OSError:
            bound.close()
            raise

    async def _idle(self, streams: Streams) -> None:
        await streams[0].read(1)

    async def _head(self, streams: Streams) -> None:
        await _drip(streams, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")

    async def _body(self, streams: Streams) -> None:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        await _drip(streams, head + b"Content-Length: 9000\r\n\r\n")

    async def _unread(self, streams: Streams) -> None:
        for path in (self.large, "/openapi.json") * 2:
            streams[1].write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await asyncio.sleep(UNREAD)


async def _drip(streams: Streams, begin: bytes) -> None:
    """A byte a second, until the other end has had enough."""
    reader, writer = streams
    writer.write(begin)
    closed = asyncio.ensure_future(reader.read())
    try:
        while not closed.done():
            writer.write(b"a")
            await writer.drain()
            await asyncio.wait([closed], timeout=1)
    finally:
        closed.cancel()


async def largest(port: int) -> str:
    """The largest file that the page begins with."""
    visitor = Visitor(port)
    _, page = await visitor.ask("GET", "/")
    sizes = {}
    for found in page.split(b'"'):
        if found.startswith(b"/assets/"):
            _, content = await visitor.ask("GET", found.decode())
            sizes[found.decode()] = len(content)
    visitor.close()
    return max(sizes, key=lambda path: sizes[path], default="/")


async def part(running: Server, people: int, seconds: float) -> dict[str, Any]:
    """How it goes for people who play for so long."""
    evening = Evening(running.port, 0.3, ("easy",))
    tasks = crowd(evening, people, ROLES)
    await asyncio.sleep(seconds)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    figures: dict[str, Any] = {}
    for kind, times in evening.times.items():
        figures[kind] = len(times)
        for share in (50, 95, 99):
            figures[f"{kind}_p{share}_ms"] = round(float(np.percentile(times or [0.0], share)), 1)
    figures["answered_4xx"] = evening.counts["4xx"]
    figures["answered_5xx"] = evening.counts["5xx"]
    return figures | {"failed": evening.problems}


async def measure(given: argparse.Namespace, running: Server, progress: Progress) -> dict[str, Any]:
    progress.add_task(f"{given.seconds:.0f} s alone", total=None)
    await part(running, given.people, 5)  # warm
    alone = await part(running, given.people, given.seconds)
    nuisance = Nuisance(running.port, await largest(running.port))
    kinds = ["idle"] * given.idle
    kinds += [("head", "body", "unread")[n % 3] for n in range(given.dripping)]
    tasks = [asyncio.create_task(nuisance.keep(n, kind)) for n, kind in enumerate(kinds)]
    end = time.monotonic() + 30
    while nuisance.open < 0.95 * len(kinds) and time.monotonic() < end:
        await asyncio.sleep(0.1)
    progress.add_task(f"{given.seconds:.0f} s beside {nuisance.open} connections", total=None)
    held = nuisance.open
    beside = await part(running, given.people, given.seconds)
    files = len(list(Path(f"/proc/{running.process.pid}/fd").iterdir()))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    told = {"held_at_first": held, "server_open_files": files, "connections": dict(nuisance.counts)}
    return {"alone": alone, "beside": beside, **told, "memory_mb": round(running.megabytes())}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--idle", type=int, default=500)
    parser.add_argument("--dripping", type=int, default=300)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--goal", type=float, default=50.0, help="ms for moves at the 95th percentile"
    )
    parser.add_argument("--json", metavar="FILE", type=Path)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server does not outlive this
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/tables.db", files=FILES) as running,
        Progress(*Progress.get_default_columns(), TimeElapsedColumn(), console=Console(stderr=True)) as progress,
    ):  # fmt: skip
        result = asyncio.run(measure(given, running, progress))
    sheet = Sheet("players", "alone", f"beside {given.idle} idle, {given.dripping} dripping")
    for name, value in result["alone"].items():
        if name != "failed":
            sheet.add_row(name, str(value), str(result["beside"][name]))
    sheet.add_row(
        "failed", str(len(result["alone"]["failed"])), str(len(result["beside"]["failed"]))
    )
    Console().print(sheet)
    print(json.dumps({k: v for k, v in result.items() if k != "alone"}, indent=1))
    if given.json:
        given.json.write_text(json.dumps(result, indent=1) + "\n")
    failed = result["beside"]["failed"] or result["beside"]["moves_p95_ms"] > given.goal
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
