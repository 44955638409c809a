"""What a move costs on its way in and out, for three ways to speak HTTP under Granian: nothing is decided, nothing saved.

    python -m benchmarks.transports --rounds 5

    rsgi        a POST that is answered, and Server-Sent Events to four viewers, as RSGI functions: what we do
    asgi        the same as plain ASGI functions
    websocket   one connection per viewer: the move is a frame, and the mover's own message is his answer

Each server runs on one core, the driver on the other; they take turns, and what counts is the processor time per move of
the server. A message is as long as one of That's Life! is.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import contextmanager, suppress
from statistics import median
from typing import Any

import uvloop
from granian.constants import HTTPModes, Interfaces
from granian.server.embed import Server
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.server import Server as Measured
from benchmarks.server import free_port

WAYS = ("rsgi", "asgi", "websocket")
VIEWERS = 4
TABLES = 64
FLIGHT = 32
MESSAGE = b'{"number":17,"legal":[],"view":"' + b"x" * 1_400 + b'"}'
FRAME = b"id: 17\ndata: " + MESSAGE + b"\n\n"
MOVE = b'{"move":"p12","version":17,"key":"17"}'
JSON = [("content-type", "application/json")]
EVENTS = [("content-type", "text/event-stream")]

Send = Callable[[bytes], Any]


# --- the servers ---


class Rsgi:
    """What `web/handler.py` and `web/streams.py` do, without anything in between."""

    def __init__(self) -> None:
        self.viewers: dict[str, list[Send]] = {}

    async def __call__(self, scope: Any, protocol: Any) -> None:
        if scope.method == "POST":
            await protocol()
            await asyncio.sleep(0)
            for send in self.viewers[scope.path]:
                send(FRAME)
            protocol.response_bytes(200, JSON, MESSAGE)
            return
        transport = protocol.response_stream(200, EVENTS)
        self.viewers.setdefault(scope.path, []).append(transport.send_bytes)
        transport.send_bytes(FRAME)
        await protocol.client_disconnect()


class Asgi:
    def __init__(self) -> None:
        self.viewers: dict[str, list[asyncio.Queue[bytes]]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        start = {"type": "http.response.start", "status": 200}
        if scope["method"] == "POST":
            await receive()
            await asyncio.sleep(0)
            for viewer in self.viewers[scope["path"]]:
                viewer.put_nowait(FRAME)
            await send(start | {"headers": [(b"content-type", b"application/json")]})
            await send({"type": "http.response.body", "body": MESSAGE})
            return
        frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.viewers.setdefault(scope["path"], []).append(frames)
        await send(start | {"headers": [(b"content-type", b"text/event-stream")]})
        frames.put_nowait(FRAME)
        while True:
            body = await frames.get()
            await send({"type": "http.response.body", "body": body, "more_body": True})


class WebSocket:
    def __init__(self) -> None:
        self.viewers: dict[str, list[Any]] = {}

    async def __call__(self, scope: Any, protocol: Any) -> None:
        socket = await protocol.accept()
        viewers = self.viewers.setdefault(scope.path, [])
        viewers.append(socket)
        await socket.send_bytes(MESSAGE)
        while True:
            said = await socket.receive()
            if said.kind == 0:
                return
            await asyncio.sleep(0)
            for viewer in viewers:
                viewer.send_bytes(MESSAGE)


def serve(way: str, port: int) -> None:
    target = {"rsgi": Rsgi, "asgi": Asgi, "websocket": WebSocket}[way]()
    granian = Server(
        target,
        port=port,
        interface=Interfaces.ASGI if way == "asgi" else Interfaces.RSGI,
        http=HTTPModes.http1,
        websockets=way == "websocket",
        backlog=2_048,
        log_enabled=False,
    )
    uvloop.run(granian.serve())


# --- the clients ---


class Poster(asyncio.Protocol):
    """Sends moves over a connection of its own, one at a time."""

    answer: asyncio.Future[None]

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.buffer = b""

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.buffer.endswith(b'"}'):
            self.buffer = b""
            self.answer.set_result(None)

    async def move(self, path: str) -> None:
        self.answer = asyncio.get_running_loop().create_future()
        head = (
            f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncookie: lifetable=abc.def.ghi\r\n"
            f"content-type: application/json\r\ncontent-length: {len(MOVE)}\r\n\r\n"
        )
        self.transport.write(head.encode() + MOVE)
        await self.answer


class Viewer(asyncio.Protocol):
    """Follows a table; counts messages by their ends."""

    def __init__(self, table: Table, way: str) -> None:
        self.table = table
        self.way = way

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.started = False
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = (
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: {key}\r\n"
            "sec-websocket-version: 13\r\n"
        )
        head = f"GET {self.table.path} HTTP/1.1\r\nhost: localhost\r\n"
        transport.write((head + (upgrade if self.way == "websocket" else "") + "\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.table.told(data.count(b'xx"}'))

    async def move(self, path: str) -> None:
        # A masked binary frame; a mask of zeros changes nothing.
        self.transport.write(bytes((0x82, 0x80 | len(MOVE))) + bytes(4) + MOVE)


class Table:
    def __init__(self, number: int) -> None:
        self.path = f"/tables/{number}"
        self.missing = VIEWERS
        self.seen = asyncio.get_running_loop().create_future()

    def told(self, messages: int) -> None:
        self.missing -= messages
        if not self.missing and not self.seen.done():
            self.seen.set_result(None)

    async def open(self, way: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        viewers = [
            (await loop.create_connection(lambda: Viewer(self, way), "127.0.0.1", port))[1]
            for _ in range(VIEWERS)
        ]
        await self.seen
        self.mover: Any = viewers[0]
        if way != "websocket":
            self.mover = (await loop.create_connection(Poster, "127.0.0.1", port))[1]

    async def move(self) -> None:
        self.missing, self.seen = VIEWERS, asyncio.get_running_loop().create_future()
        made: Awaitable[None] = self.mover.move(self.path)
        await made
        await self.seen


async def drive(way: str, port: int, seconds: float, spent: Callable[[], float]) -> dict[str, Any]:
    tables = [Table(n) for n in range(TABLES)]
    for table in tables:
        await table.open(way, port)
    idle: asyncio.Queue[Table] = asyncio.Queue()
    for table in tables:
        idle.put_nowait(table)
    moves = 0

    async def worker(end: float) -> None:
        nonlocal moves
        while time.perf_counter() < end:
            table = await idle.get()
            await table.move()
            idle.put_nowait(table)
            moves += 1

    async def work(seconds: float) -> None:
        end = time.perf_counter() + seconds
        await asyncio.gather(*(worker(end) for _ in range(FLIGHT)))

    await work(1)
    before, moves = spent(), 0
    await work(seconds)
    cost = 1000 * (spent() - before) / moves
    return {"way": way, "ms_per_move": cost, "moves_per_second": moves / seconds}


@contextmanager
def running(way: str) -> Any:
    port = free_port()
    command = ["taskset", "-c", "0", sys.executable, "-m", "benchmarks.transports", "--serve", way]
    process = subprocess.Popen([*command, "--port", str(port)])
    measured = Measured(port, process)
    try:
        measured.wait()
        yield measured
    finally:
        process.kill()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--serve", choices=WAYS)
    parser.add_argument("--port", type=int, default=0)
    given = parser.parse_args()
    if given.serve:
        with suppress(KeyboardInterrupt):
            serve(given.serve, given.port)
        return
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    found: dict[str, list[dict[str, Any]]] = {way: [] for way in WAYS}
    for _ in range(given.rounds):
        for way in WAYS:
            with running(way) as server:
                found[way].append(
                    uvloop.run(drive(way, server.port, given.seconds, server.seconds))
                )
    sheet = Sheet(title=f"A move to {VIEWERS} viewers, {given.rounds} rounds: median (least-most)")
    for name in ("way", "ms of the processor per move", "moves/s"):
        sheet.add_column(name)
    for way, rows in found.items():
        cost = [row["ms_per_move"] for row in rows]
        rate = [row["moves_per_second"] for row in rows]
        sheet.add_row(
            way,
            f"{median(cost):.3f} ({min(cost):.3f}-{max(cost):.3f})",
            f"{median(rate):,.0f} ({min(rate):,.0f}-{max(rate):,.0f})",
        )
    Console().print(sheet)


if __name__ == "__main__":
    main()
