"""Clients for `load.py` that cost as little as can be: the driver must not be what is measured."""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import Any

import orjson

SEATS = 4
_NUMBER = re.compile(rb'"number":(\d+)')
_LEGAL = b'"legal":[]'


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
    """One open stream: tells its table of every message, unread."""

    def __init__(self, table: Table, path: str, cookie: str) -> None:
        self.table = table
        self.asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode()
        self.buffer = bytearray()
        self.started = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.asked)

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
                    self.table.told(frame[at + 6 :])


class Table:
    """Four clients; knows who is to move, and when all four have seen a move."""

    def __init__(self, port: int, cookies: list[str]) -> None:
        self.port = port
        self.cookies = cookies
        self.streams: list[Stream] = []
        self.wire = Wire()
        self.id = ""
        self.number = self.version = self.mover = 0
        self.over = False
        self.legal: list[str] = []
        self.awaited, self.missing, self.sent = 0, 0, 0.0
        self.seen: asyncio.Future[float] | None = None

    def told(self, message: bytes) -> None:
        """A message has come to one of the four. Only the one who moves next reads it."""
        found = _NUMBER.search(message)
        number = int(found[1]) if found else -1
        if number < self.number:
            return
        if _LEGAL not in message or b'"status":"over"' in message:
            read = orjson.loads(message)
            self.number, self.version = read["number"], read["version"]
            self.legal, self.over = read["legal"], read["status"] == "over"
            self.mover = read["seat"]
        if self.seen and number == self.awaited:
            self.missing -= 1
            if not self.missing:
                self.seen.set_result(time.perf_counter() - self.sent)
                self.seen = None

    async def ask(self, method: str, path: str, cookie: str, data: Any = None) -> Any:
        status, _, body = await self.wire.ask(method, path, cookie, data)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {body[:300]!r}")
        return orjson.loads(body)

    async def open(self, game: str) -> None:
        loop = asyncio.get_running_loop()
        if self.wire.transport is None:
            await loop.create_connection(lambda: self.wire, "127.0.0.1", self.port)
        host = self.cookies[0]
        if self.id:
            for cookie in self.cookies:  # one offers, the others accept
                again = await self.ask("POST", f"/api/tables/{self.id}/rematch", cookie, {})
            self.id = again["table"]
        else:
            given = {"game": game, "players": SEATS}
            self.id = (await self.ask("POST", "/api/tables", host, given))["table"]
            for n, cookie in enumerate(self.cookies[1:], 1):
                path = f"/api/tables/{self.id}/seats/{n}"
                await self.ask("PUT", path, cookie, {"kind": "me"})
            await self.ask("POST", f"/api/tables/{self.id}/start", host, {})
        self.number, self.over, self.legal = 0, False, []
        for stream in self.streams:
            stream.transport.close()
        path = f"/api/tables/{self.id}/stream"
        self.streams = [Stream(self, path, cookie) for cookie in self.cookies]
        for stream in self.streams:
            await loop.create_connection(lambda s=stream: s, "127.0.0.1", self.port)  # type: ignore[misc]
        while not (self.legal and all(stream.started for stream in self.streams)):
            await asyncio.sleep(0.005)

    async def move(self) -> float:
        """One move by whoever is to move; seconds until it is answered and the last client has seen it."""
        data = {"move": random.choice(self.legal), "version": self.version, "key": f"{self.number}"}
        self.awaited, self.missing = self.number + 1, SEATS
        seen = self.seen = asyncio.get_running_loop().create_future()
        self.sent = time.perf_counter()
        path, cookie = f"/api/tables/{self.id}/moves", self.cookies[self.mover]
        status, _, body = await self.wire.ask("POST", path, cookie, data)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {body[:300]!r}")
        return await asyncio.wait_for(seen, 20)
