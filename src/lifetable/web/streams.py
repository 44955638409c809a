"""Streams: Server-Sent Events, from the table's broadcaster straight to the connection.

What is sent waits inside the HTTP server until its reader takes it, and the server does not say how much waits there. So a
stream ends after so many bytes and its client comes back with its last number, as after every other break; and whoever
does not read keeps his place among the streams he may have until the connection is gone. Nobody can make us keep more
than his number of streams times the length of one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated
from urllib.parse import parse_qsl

from granian.rsgi import HTTPProtocol
from pydantic import BaseModel, Field, ValidationError

from lifetable.tables.feeds import Feed
from lifetable.web.house import House
from lifetable.web.invalid import invalid
from lifetable.web.metrics import STREAMS
from lifetable.web.problems import WebError
from lifetable.web.security import headers_of
from lifetable.web.visit import Visit

ROUTE = "/api/tables/{table}/stream"
LONGEST = 512 * 1024  # bytes of one stream; then it begins anew where it was
_EVENTS = (
    ("content-type", "text/event-stream; charset=utf-8"),
    ("x-accel-buffering", "no"),  # a proxy must not collect events
)
_AT_ONCE = b"retry: 50\n\n"
_LATER = (1_000, 3_000)  # ms; not all clients of a stopped process should come back at once


class StreamAsk(BaseModel):
    """The query of a stream."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    after: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


async def follow(visit: Visit, table: str, protocol: HTTPProtocol) -> None:
    """Send what happens at a table until the client goes, the stream is long enough, or the house closes."""
    ask = _ask_of(visit)
    person = await visit.person()
    house = visit.house
    if house.closing:
        raise WebError("not-ready", 503, retry_after=2)
    with house.limits.stream(visit.address, person.id if person else None):
        after = _last_event(visit, ask.after)
        async with house.hub.watch(table, person, ask.seat, after, visit.address) as feed:
            visit.last = (
                True  # the connection ends with the stream, and so we learn that it was read
            )
            stream = _Stream(feed, protocol, visit)
            with _counted(house, stream):
                feed.open(stream.send)
                await protocol.client_disconnect()


class _Stream:
    """One stream under way: it ends itself when it has become too long, and when its feed is closed."""

    def __init__(self, feed: Feed, protocol: HTTPProtocol, visit: Visit) -> None:
        self._feed = feed
        self._left = LONGEST
        transport = protocol.response_stream(200, [*_EVENTS, *headers_of(visit)])
        # The call alone sends; what could be waited for has happened then.
        self._write: Callable[[bytes], object] | None = transport.send_bytes

    def send(self, frame: bytes | None) -> None:
        """Send a frame; None is the end."""
        if self._write is None:
            return
        if frame is None:
            self._write = None  # the transport is let go, which ends the response
            return
        self._write(frame)
        self._left -= len(frame)
        if self._left < 0:
            self._write(_AT_ONCE)
            self._feed.close()

    def end(self) -> None:
        """End because the process does: the client comes back a little later."""
        if self._write is not None:
            self._write(b"retry: %d\n\n" % random.randint(*_LATER))
        self._feed.close()


@contextmanager
def _counted(house: House, stream: _Stream) -> Iterator[None]:
    house.streams.add(stream)
    STREAMS.inc()
    try:
        yield
    finally:
        STREAMS.dec()
        house.streams.discard(stream)


def _ask_of(visit: Visit) -> StreamAsk:
    try:
        return StreamAsk.model_validate(dict(parse_qsl(visit.query, keep_blank_values=True)))
    except ValidationError as error:
        problems = error.errors(include_url=False, include_input=False)
        raise invalid(problems, "query") from None


def _last_event(visit: Visit, after: int | None) -> int | None:
    """Where to go on. A browser that reconnects sends its last event with the address it began with."""
    last = visit.header("last-event-id")
    if last.isascii() and last.isdecimal() and len(last) < 10:
        return int(last)
    return after
