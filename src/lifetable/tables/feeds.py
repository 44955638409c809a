"""What waits to be sent to a viewer. A slow or dead reader never slows a table: its feed is closed, and it comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

BEAT = b"event: heartbeat\ndata: {}\n\n"  # no comment: a page cannot hear those
MOST_WAITING = 64  # frames; whoever is further behind starts again from the number it has seen


class Feed:
    """Frames for one viewer, in order."""

    __slots__ = ("_direct", "_ready", "_waiting", "closed", "mine", "person", "seat", "sink")

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.mine: list[int] = []
        """The seats of this person; they change only by entries that are not moves."""
        self.sink: Callable[[bytes], bool] | None = None
        """Sends a frame at once, if it can."""
        self._direct: Callable[[bytes], bool] | None = None
        """The same, while nothing else is to be sent before it."""
        self._waiting: list[bytes] = []
        self._ready: asyncio.Future[None] | None = None
        self.closed = False

    def put(self, frame: bytes) -> None:
        if self._direct is not None and self._direct(frame):
            return
        if self.closed:
            return
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.closed = True
        self._wake()

    def close(self) -> None:
        """What waits is still sent."""
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        self._direct = None
        if self._ready and not self._ready.done():
            self._ready.set_result(None)

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        while not self._waiting:
            if self.closed:
                raise StopAsyncIteration
            self._ready = asyncio.get_running_loop().create_future()
            self._direct = self.sink
            await self._ready
        frames = b"".join(self._waiting)
        self._waiting.clear()
        return frames
