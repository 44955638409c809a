"""Tables under load: accepted, durable moves per second, and how long a move takes to the last of four clients.

    python -m benchmarks.load                      our server, SQLite, synchronous=FULL
    python -m benchmarks.load --peer               the same beside boardgame.io's server (from npm, in memory)
    python -m benchmarks.load --streams 2000       how much memory so many open streams take

The server runs on one core, this driver on another. Each table has four clients with an open stream; a move counts when
it is answered, and its time ends when the last of the four has it. First as fast as it goes with `--flight` moves under
way, then at half of that rate. Everything is bounded by `--seconds`, on loopback, with progress shown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import orjson
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn
from rich.table import Table as Sheet

PEER = Path(__file__).parent / "boardgame_io"
SEATS = 4


class Wire(asyncio.Protocol):
    """One connection that asks, one question at a time."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, gap, body = bytes(self.buffer).partition(b"\r\n\r\n")
        if not gap:
            return
        lower = head.lower()
        at = lower.find(b"content-length: ")
        length = int(lower[at + 16 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(body) >= length and self.answer:
            self.buffer.clear()
            self.answer.set_result((int(head[9:12]), head, body))

    async def ask(
        self, method: str, path: str, cookie: str = "", data: Any = None
    ) -> tuple[int, bytes, bytes]:
        body = orjson.dumps(data) if data is not None else b""
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        return await self.answer


class Stream(asyncio.Protocol):
    """One open stream: remembers the newest message, and wakes its seat's table."""

    def __init__(self, seat: Seat, path: str) -> None:
        self.seat = seat
        self.path = path
        self.buffer = bytearray()
        self.started = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nCookie: {self.seat.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.started:
            head, gap, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not gap:
                return
            if not head.startswith(b"HTTP/1.1 200"):
                raise SystemExit(head.decode())
            self.started, self.buffer = True, bytearray(rest)
        while True:  # chunks: size in hex, the bytes, an empty line
            end = self.buffer.find(b"\r\n")
            if end < 0:
                return
            size = int(self.buffer[:end] or b"0", 16)
            if len(self.buffer) < end + 4 + size:
                return
            chunk = bytes(self.buffer[end + 2 : end + 2 + size])
            del self.buffer[: end + 4 + size]
            for frame in chunk.split(b"\n\n"):
                at = frame.find(b"data: ")
                if at >= 0 and not frame.startswith(b"event: "):
                    self.seat.told(orjson.loads(frame[at + 6 :]))


class Seat:
    """One client at a table."""

    def __init__(self, table: Table, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.stream: Any = None

    def told(self, message: dict[str, Any]) -> None:
        self.table.told(message, time.perf_counter())


class Table:
    """Four clients; knows who is to move, and when all four have seen a move."""

    def __init__(self, load: Load, cookies: list[str]) -> None:
        self.load = load
        self.seats = [Seat(self, cookie) for cookie in cookies]
        self.wire = Wire()
        self.id = ""
        self.newest: dict[str, Any] = {}
        self.legal: list[str] = []
        self.awaited, self.missing, self.sent = 0, 0, 0.0
        self.seen: asyncio.Future[float] | None = None

    def told(self, message: dict[str, Any], at: float) -> None:
        if message.get("legal"):
            self.legal = message["legal"]
        if message["number"] >= self.newest.get("number", 0):
            self.newest |= message
        if self.seen and message["number"] == self.awaited:
            self.missing -= 1
            if not self.missing and not self.seen.done():
                self.seen.set_result(at - self.sent)

    async def ask(self, method: str, path: str, cookie: str, data: Any = None) -> Any:
        status, _, body = await self.wire.ask(method, path, cookie, data)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {body[:300]!r}")
        return orjson.loads(body)

    async def open(self, game: str) -> None:
        loop = asyncio.get_running_loop()
        if self.wire.transport is None:
            await loop.create_connection(lambda: self.wire, "127.0.0.1", self.load.port)
        host = self.seats[0].cookie
        if self.id:
            again = await self.ask("POST", f"/api/tables/{self.id}/rematch", host, {})
            self.id = again["table"]
        else:
            given = {"game": game, "players": SEATS}
            self.id = (await self.ask("POST", "/api/tables", host, given))["table"]
            for n, seat in enumerate(self.seats[1:], 1):
                path = f"/api/tables/{self.id}/seats/{n}"
                await self.ask("PUT", path, seat.cookie, {"kind": "me"})
            await self.ask("POST", f"/api/tables/{self.id}/start", host, {})
        self.newest, self.legal = {}, []
        for seat in self.seats:
            if seat.stream:
                seat.stream.close()
            stream = Stream(seat, f"/api/tables/{self.id}/stream")
            await loop.create_connection(lambda s=stream: s, "127.0.0.1", self.load.port)  # type: ignore[misc]
            seat.stream = stream.transport
        while not self.legal:
            await asyncio.sleep(0.005)

    async def move(self) -> float:
        """One move by whoever is to move; seconds until the last client has seen it."""
        mover = self.newest["view"]["turn"]
        move, self.legal = random.choice(self.legal), []
        self.awaited, self.missing = self.newest["number"] + 1, SEATS
        self.seen = asyncio.get_running_loop().create_future()
        self.sent = time.perf_counter()
        data = {"move": move, "version": self.newest["version"], "key": f"{self.awaited}"}
        await self.ask("POST", f"/api/tables/{self.id}/moves", self.seats[mover].cookie, data)
        return await asyncio.wait_for(self.seen, 20)


class Load:
    """Many tables, as fast as they go or at a given rate."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.tables: list[Table] = []

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
            self.tables.append(Table(self, cookies))
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
        spent = 0.0  # opening the next game is no move

        async def worker() -> None:
            nonlocal spent
            while (now := time.perf_counter() - began) < seconds:
                if due is not None:
                    at = next(due, None)
                    if at is None:
                        return
                    await asyncio.sleep(max(0.0, at - now))
                table = await idle.get()
                if table.newest["status"] == "over":
                    await table.open(self.game)
                times.append(await table.move())
                idle.put_nowait(table)

        await asyncio.gather(*(worker() for _ in range(flight)))
        return len(times) / (time.perf_counter() - began), np.array(times) * 1000


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def serve(port: int, folder: str) -> subprocess.Popen[bytes]:
    """Our server, on the first core."""
    command = [sys.executable, "-m", "lifetable", "serve", "--port", str(port), "--rate", "0"]
    command += [
        "--database",
        f"sqlite:///{folder}/load.db",
        "--log-level",
        "warning",
        "--streams",
        "0",
    ]
    if taskset := shutil.which("taskset"):
        command = [taskset, "-c", "0", *command]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def wait_for(port: int) -> None:
    end = time.monotonic() + 90
    while time.monotonic() < end:
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def resident(process: int) -> float:
    """MB of memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return float("nan")


def worked(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def ours(given: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = serve(port, folder)
        try:
            wait_for(port)
            load = Load(port, given.game)
            await load.open(given.tables, progress)
            progress.add_task(f"{given.seconds} s as fast as it goes", total=None)
            await load.run(2, given.flight, None)
            before = worked(server.pid)
            full, times = await load.run(given.seconds, given.flight, None)
            cpu = (worked(server.pid) - before) / len(times)
            progress.add_task(f"{given.seconds} s at half of it", total=None)
            half, calm = await load.run(given.seconds, given.flight, (given.half or full) / 2)
            return figures("lifetable, SQLite, synchronous=FULL", full, times, half, calm) | {
                "cpu_ms_per_move": round(cpu * 1000, 3),
                "memory_mb": round(resident(server.pid)),
            }
        finally:
            server.terminate()
            server.wait(20)


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


def peer(given: argparse.Namespace) -> dict[str, Any]:
    """boardgame.io, driven by its own clients: see boardgame_io/."""
    subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=PEER, check=True)
    command = ["node", "measure.mjs", str(given.tables), str(given.flight), str(given.seconds)]
    out = subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.PIPE).stdout
    return dict(json.loads(out))


async def hold(given: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    """Many open streams, and what they weigh."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = serve(port, folder)
        try:
            wait_for(port)
            load = Load(port, given.game)
            await load.open(1, progress)
            empty = resident(server.pid)
            task = progress.add_task("opening streams", total=given.streams)
            seat = load.tables[0].seats[0]
            seat.cookie = ""
            opened: list[Stream] = []
            for _ in range(given.streams):
                stream = Stream(seat, f"/api/tables/{load.tables[0].id}/stream")
                opened.append(stream)
                await asyncio.get_running_loop().create_connection(
                    lambda s=stream: s,
                    "127.0.0.1",
                    port,  # type: ignore[misc]
                )
                progress.advance(task)
            told = 0
            while told < given.streams:  # every one of them has been greeted
                await asyncio.sleep(0.2)
                told = sum(stream.started for stream in opened)
            return {"streams": told, "mb": resident(server.pid), "mb_before": empty}
        finally:
            server.terminate()
            server.wait(20)


def show(rows: list[dict[str, Any]]) -> None:
    sheet = Sheet(title="Tables under load, four clients each")
    for name in rows[0]:
        sheet.add_column(name)
    for row in rows:
        sheet.add_row(*(str(row.get(name, "")) for name in rows[0]))
    Console().print(sheet)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--flight", type=int, default=32, help="moves under way at a time")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--game", default="thats-life")
    parser.add_argument("--half", type=float, help="twice the rate of the second part")
    parser.add_argument("--streams", type=int, help="only hold so many open streams")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        if given.streams:
            rows = [asyncio.run(hold(given, progress))]
        else:
            rows = [asyncio.run(ours(given, progress))]
            if given.peer:
                progress.add_task("boardgame.io", total=None)
                rows.append(peer(given))
    print(json.dumps(rows, indent=1)) if given.json else show(rows)


if __name__ == "__main__":
    main()
