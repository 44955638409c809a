"""What is sent to viewers, update by update, in order. It slows no table: updates are handed on at once to whoever sends
them; where nobody does yet, so many wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from lifetable.tables.decide.permissions import may_look
from lifetable.tables.messages import Sight

MOST_WAITING = 64  # updates; whoever is further behind starts again from the number it has seen


class Update(NamedTuple):
    """One thing that a viewer is told: a message, or what has no number and is not told again."""

    data: bytes
    """JSON"""
    number: int | None = None
    """Of the entry that a message tells of."""
    event: str = ""
    """What it is, if it is no message: `presence` or `heartbeat`."""


BEAT = Update(b"{}", event="heartbeat")


class Receiver(Protocol):
    """A connection, seen from a feed. Nothing waits for it."""

    def send(self, updates: Sequence[Update]) -> None: ...

    def end(self) -> None: ...


class Feed:
    """Updates for one viewer: for a connection once it is `open`, or for whoever iterates over it."""

    __slots__ = ("_most", "_ready", "_receiver", "_waiting", "closed", "mine", "person", "seat")

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.mine: list[int] = []
        """The seats of this person; they change only by entries that are not moves."""
        self._receiver: Receiver | None = None
        self._waiting: list[Update] = []
        self._most = MOST_WAITING
        self._ready: asyncio.Future[None] | None = None
        self.closed = False

    def open(self, receiver: Receiver) -> None:
        """From now on updates are sent, those that wait first."""
        waiting, self._waiting = self._waiting, []
        self._receiver = receiver
        if waiting:
            receiver.send(waiting)
        if self.closed:
            receiver.end()

    def begin(self, updates: Sequence[Update]) -> None:
        """What comes before everything else, however much it is."""
        self._waiting[:0] = updates
        self._most += len(updates)

    def put(self, update: Update) -> None:
        if self.closed:
            return
        if self._receiver is not None:
            self._receiver.send((update,))
            return
        self._waiting.append(update)
        if len(self._waiting) > self._most:
            self._waiting.clear()
            self.closed = True
        self._wake()

    def close(self) -> None:
        """What waits is still sent."""
        if not self.closed and self._receiver is not None:
            self._receiver.end()
        self.closed = True
        self._wake()

    def drop(self) -> None:
        """Nobody looks any more. Whoever sends and the feed knew each other: what he holds is let go of at once."""
        self.closed, self._receiver = True, None
        self._waiting.clear()

    def _wake(self) -> None:
        if self._ready and not self._ready.done():
            self._ready.set_result(None)

    def __aiter__(self) -> AsyncIterator[list[Update]]:
        return self

    async def __anext__(self) -> list[Update]:
        while not self._waiting:
            if self.closed:
                raise StopAsyncIteration
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready
        updates, self._waiting = self._waiting, []
        return updates


def publish(sight: Sight, feeds: Collection[Feed], present: Callable[[], Collection[str]]) -> None:
    """Tell everybody who looks at a table of its newest entry; `present` says who is there."""
    table = sight.table
    if sight.plain:
        for feed in feeds:
            feed.put(Update(sight.moved(feed.mine, feed.seat), table.number))
        return
    here = present()
    for feed in feeds:
        feed.mine = table.seats_of(feed.person)
        feed.put(Update(sight.message(feed.person, feed.seat, here), table.number))
        if not may_look(table, feed.person):  # from now on
            feed.close()
