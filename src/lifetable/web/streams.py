"""Streams: Server-Sent Events, from the table's feeds straight to the connection.

What is sent waits inside the HTTP server until its reader takes it, and the server does not say how much waits there. So a
stream ends after so many bytes and its client comes back with its last number, as after every other break; and whoever
does not read keeps his place among the streams he may have until the connection is gone. Nobody can make us keep more
than his number of streams times the length of one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated
from urllib.parse import parse_qsl

from granian.rsgi import HTTPProtocol
from pydantic import BaseModel, Field, ValidationError

from lifetable.tables.live.feeds import Feed, Update
from lifetable.web.middleware.headers import headers_of
from lifetable.web.middleware.metrics import STREAMS
from lifetable.web.problems import WebError
from lifetable.web.request import Request
from lifetable.web.services import Services
from lifetable.web.validation import invalid

ROUTE = "/api/tables/{table}/stream"
LONGEST = 512 * 1024  # bytes of one stream; then it begins anew where it was
_EVENTS = (
    ("content-type", "text/event-stream; charset=utf-8"),
    ("x-accel-buffering", "no"),  # a proxy must not collect events
)
AT_ONCE = 50  # ms
SOON = 1_000  # ms; after a break that nobody has announced
LATER = (1_000, 3_000)  # ms; not all clients of a stopped process should come back at once


class StreamAsk(BaseModel):
    """The query of a stream."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    after: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


async def follow(request: Request, table: str, protocol: HTTPProtocol) -> None:
    """Send what happens at a table until the client goes, the stream is long enough, or the process ends."""
    ask = _ask_of(request)
    caller = await request.caller()
    services = request.services
    if services.closing:
        raise WebError("not-ready", 503, retry_after=2)
    with services.limits.stream(caller.address, caller.person):
        after = _last_event(request, ask.after)
        async with services.hub.views.watch(table, caller, ask.seat, after) as feed:
            request.last = True  # the connection ends with the stream: so we learn that it was read
            stream = _Stream(feed, protocol, request)
            with _counted(services, stream):
                feed.open(stream)
                await protocol.client_disconnect()


def frame(update: Update) -> bytes:
    """An update as a Server-Sent Event. A heartbeat is no comment: a page cannot hear those."""
    if update.number is not None:
        return b"id: %d\ndata: %s\n\n" % (update.number, update.data)
    return b"event: %s\ndata: %s\n\n" % (update.event.encode(), update.data)


class _Stream:
    """One stream under way: it ends itself when it has become too long, and when its feed is closed."""

    def __init__(self, feed: Feed, protocol: HTTPProtocol, request: Request) -> None:
        self._feed = feed
        self._left = LONGEST
        transport = protocol.response_stream(200, [*_EVENTS, *headers_of(request)])
        # The call alone sends; what could be waited for has happened then.
        write: Callable[[bytes], object] = transport.send_bytes
        write(_retry(SOON))
        self._write: Callable[[bytes], object] | None = write

    def send(self, updates: Sequence[Update]) -> None:
        if self._write is None:
            return
        frames = b"".join(map(frame, updates))
        self._write(frames)
        self._left -= len(frames)
        if self._left < 0:
            self._write(_retry(AT_ONCE))
            self._feed.close()

    def end(self) -> None:
        self._write = None  # the transport is let go, which ends the response

    def interrupt(self) -> None:
        """End because the process does: the client comes back a little later."""
        if self._write is not None:
            self._write(_retry(random.randint(*LATER)))
        self._feed.close()


def _retry(after: int) -> bytes:
    """Tells the client in how many milliseconds to come back when the stream has ended."""
    return b"retry: %d\n\n" % after


@contextmanager
def _counted(services: Services, stream: _Stream) -> Iterator[None]:
    services.streams.add(stream)
    STREAMS.inc()
    try:
        yield
    finally:
        STREAMS.dec()
        services.streams.discard(stream)


def _ask_of(request: Request) -> StreamAsk:
    try:
        return StreamAsk.model_validate(dict(parse_qsl(request.query, keep_blank_values=True)))
    except ValidationError as error:
        problems = error.errors(include_url=False, include_input=False)
        raise invalid(problems, "query") from None


def _last_event(request: Request, after: int | None) -> int | None:
    """Where to go on. A browser that reconnects sends its last event with the address it began with."""
    last = request.header("last-event-id")
    if last.isascii() and last.isdecimal() and len(last) < 10:
        return int(last)
    return after
