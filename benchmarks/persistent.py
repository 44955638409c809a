"""Clients that never give up: a request is asked until somebody answers it, a stream is taken up where it broke.

As little as can be on bare sockets, so that hundreds of them fit on one core beside the server.
"""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import orjson

ANSWERED_WITHIN = 15.0  # seconds; then it is asked again
SILENT = 40.0  # seconds without a sign of life after which a stream is taken for dead: beats come every 15
AGAIN = 0.05
_TIMEOUT = re.compile(r"timeout=(\d+)")

_BROKEN = (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError)


class LostError(Exception):
    """The connection broke, or nobody is there."""


class Visitor:
    """Somebody with a cookie, on one connection that is kept alive and opened again when it breaks.

    Like browsers: a connection is not used again that was closed or has been idle for longer than the server said; and if one
    that was used before breaks before a byte of the answer has come, the same is sent once more on a new one.
    """

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.host, self.port = host, port
        self.cookie = ""
        self.counts: Counter[str] = Counter()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._stale_at = math.inf

    async def ask(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        """Ask until it is answered by a server that is not about to go."""
        while True:
            try:
                status, body = await self.try_once(method, path, data)
            except LostError:
                self.counts["cut_off"] += 1
                await asyncio.sleep(AGAIN)
                continue
            if status != 503:
                return status, body
            self.counts["unavailable"] += 1
            await asyncio.sleep(AGAIN)

    async def try_once(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        try:
            return await asyncio.wait_for(self._exchange(method, path, data), ANSWERED_WITHIN)
        except _BROKEN as error:
            self.close()
            raise LostError(str(error)) from None
        except (
            asyncio.CancelledError
        ):  # the answer may still come: nobody else must take it for theirs
            self.close()
            raise

    async def _exchange(self, method: str, path: str, data: Any) -> tuple[int, Any]:
        if self._reader and (self._reader.at_eof() or time.monotonic() >= self._stale_at):
            self.close()
        used = self._writer is not None
        try:
            first = await self._send(self._request(method, path, data))
        except _BROKEN:
            self.close()
            if not used:
                raise
            self.counts["sent_again"] += 1
            first = await self._send(self._request(method, path, data))
        return await self._answer(first)

    async def _send(self, request: bytes) -> bytes:
        """The first byte of the answer."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        assert self._reader is not None
        self._writer.write(request)
        return await self._reader.readexactly(1)

    async def _answer(self, first: bytes) -> tuple[int, Any]:
        assert self._reader is not None
        status, head = await _head(self._reader, first)
        if cookie := head.get("set-cookie"):
            self.cookie = cookie.split(";", 1)[0]
        body = await _body(self._reader, head, status)
        if head.get("connection") == "close":
            self.close()
        idle = _TIMEOUT.search(head.get("keep-alive", ""))
        self._stale_at = time.monotonic() + int(idle[1]) if idle else math.inf
        json = body and "json" in head.get("content-type", "")
        return status, orjson.loads(body) if json else body

    def _request(self, method: str, path: str, data: Any, more: str = "") -> bytes:
        body = orjson.dumps(data) if data is not None else b""
        lines = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{more}"
        if self.cookie:
            lines += f"Cookie: {self.cookie}\r\n"
        if data is not None:
            lines += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return lines.encode() + b"\r\n" + body

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def stream(self, path: str, after: int | None) -> AsyncIterator[tuple[int, Any]]:
        """The messages of one stream with their ids, until it ends or breaks."""
        last = f"Last-Event-ID: {after}\r\n" if after is not None else ""
        writer = None
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            writer.write(self._request("GET", path, None, last))
            status, head = await asyncio.wait_for(_head(reader), ANSWERED_WITHIN)
            if status != 200:
                await _body(reader, head, status)
                raise LostError(f"{status}")
            pending = b""
            async for chunk in _chunks(reader):
                *frames, pending = (pending + chunk).split(b"\n\n")
                for frame in frames:
                    if found := _message(frame):
                        yield found
        except _BROKEN as error:
            raise LostError(str(error)) from None
        finally:
            if writer is not None:
                writer.close()


async def _head(reader: asyncio.StreamReader, begun: bytes = b"") -> tuple[int, dict[str, str]]:
    whole = begun + await reader.readuntil(b"\r\n\r\n")
    first, *lines = whole.decode("latin-1").split("\r\n")
    pairs = (line.split(":", 1) for line in lines if ":" in line)
    return int(first.split(" ")[1]), {name.lower(): value.strip() for name, value in pairs}


async def _body(reader: asyncio.StreamReader, head: dict[str, str], status: int) -> bytes:
    if "chunked" in head.get("transfer-encoding", ""):
        return b"".join([chunk async for chunk in _chunks(reader)])
    length = int(head.get("content-length", 0)) if status not in (204, 304) else 0
    return await reader.readexactly(length) if length else b""


async def _chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while True:
        size = int(await asyncio.wait_for(reader.readuntil(b"\r\n"), SILENT), 16)
        chunk = await reader.readexactly(size + 2)
        if not size:
            return
        yield chunk[:-2]


def _message(frame: bytes) -> tuple[int, Any] | None:
    """A frame that has a number is a message; beats and presence have none."""
    number = data = None
    for line in frame.split(b"\n"):
        if line.startswith(b"id: "):
            number = int(line[4:])
        elif line.startswith(b"data: "):
            data = line[6:]
    return None if number is None or data is None else (number, orjson.loads(data))


class Follower:
    """What one viewer has merged of a table's stream, over as many connections as it took."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table
        self.state: dict[str, Any] = {}
        self.last: int | None = None
        self.moves: list[tuple[int, str]] = []
        self.problems: list[str] = []
        self.connections = 0
        self.changed = asyncio.Event()
        self.changed_at = time.monotonic()

    async def follow(self) -> None:
        """Until the game is over and told."""
        while self.state.get("status") != "over":
            self.connections += 1
            try:
                path = f"/api/tables/{self.table}/stream"
                async for number, message in self.visitor.stream(path, self.last):
                    self._merge(number, message)
                    if self.state.get("status") == "over":
                        return
            except LostError:
                self.visitor.counts["streams_broken"] += 1
            await asyncio.sleep(AGAIN)

    def _merge(self, number: int, message: dict[str, Any]) -> None:
        entry = message.get("entry")
        if self.last is not None:
            if number <= self.last:
                self.problems.append(f"{self.table}: message {number} came again after {self.last}")
            elif number > self.last + 1:
                self.problems.append(f"{self.table}: between {self.last} and {number} is a gap")
        if entry and entry["kind"] == "moved":
            self.moves.append((number, entry["move"]))
        self.last = number
        self.state.update(message)
        self.changed_at = time.monotonic()
        self.changed.set()
