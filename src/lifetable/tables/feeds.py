"""What is sent to a viewer, frame by frame, in order. It slows no table: frames are handed on at once to whoever sends
them; where nobody does yet, so many wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

BEAT = b"event: heartbeat\ndata: {}\n\n"  # no comment: a page cannot hear those
MOST_WAITING = 64  # frames; whoever is further behind starts again from the number it has seen

Send = Callable[[bytes | None], None]
"""Sends a frame without waiting; None is the end."""


class Feed:
    """Frames for one viewer: for a connection once it is `open`, or for whoever iterates over it."""

    __slots__ = ("_ready", "_send", "_waiting", "closed", "mine", "person", "seat")

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.mine: list[int] = []
        """The seats of this person; they change only by entries that are not moves."""
        self._send: Send | None = None
        self._waiting: list[bytes] = []
        self._ready: asyncio.Future[None] | None = None
        self.closed = False

    def open(self, send: Send) -> None:
        """From now on frames are sent, those that wait first."""
        waiting, self._waiting = self._waiting, []
        self._send = send
        if waiting:
            send(b"".join(waiting))
        if self.closed:
            send(None)

    def put(self, frame: bytes) -> None:
        if self.closed:
            return
        if self._send is not None:
            self._send(frame)
            return
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.closed = True
        self._wake()

    def close(self) -> None:
        """What waits is still sent."""
        if not self.closed and self._send is not None:
            self._send(None)
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._ready and not self._ready.done():
            self._ready.set_result(None)

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        while not self._waiting:
            if self.closed:
                raise StopAsyncIteration
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready
        frames = b"".join(self._waiting)
        self._waiting.clear()
        return frames
