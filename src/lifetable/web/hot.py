"""Moves and streams, without a framework: they are nearly all of the work.

Both are described by hand in `description.py`; a test holds the description against what happens here.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated
from urllib.parse import parse_qsl

from pydantic import BaseModel, Field, ValidationError
from starlette.types import Receive, Scope, Send

from lifetable.errors import LifetableError
from lifetable.tables.feeds import Feed
from lifetable.web.asks import MoveAsk
from lifetable.web.invalid import invalid
from lifetable.web.metrics import MOVES, STREAMS
from lifetable.web.problems import WebError
from lifetable.web.visit import Visit

MOVES_ROUTE = "/api/tables/{table}/moves"
STREAM_ROUTE = "/api/tables/{table}/stream"
_TABLE = r"/api/tables/(?P<table>[a-z0-9-]{1,40})"
_PATH = re.compile(rf"{_TABLE}/(?P<last>moves|stream)")
MOVES_URL = re.compile(rf"{_TABLE}/moves".encode())
MOVES_LINE = re.compile(rf"POST (?P<url>{_TABLE}/moves) HTTP/1\.1".encode())
_ROUTES = {"moves": (MOVES_ROUTE, "POST"), "stream": (STREAM_ROUTE, "GET")}
_REFUSED = MOVES.labels("refused")
_EVENTS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),  # a proxy must not collect events
]
_LATER = (1_000, 3_000)  # ms; not all clients of a stopped process should come back at once


class StreamAsk(BaseModel):
    """The query of a stream."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    after: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


def table_of(visit: Visit) -> str | None:
    """The table, if this is a move or a stream."""
    found = _PATH.fullmatch(visit.path)
    if not found:
        return None
    visit.route, method = _ROUTES[found["last"]]
    if visit.method != method:
        raise WebError("no-such-method", 405, headers={"Allow": method}, method=visit.method[:20])
    return found["table"]


async def move(visit: Visit, table: str, body: bytes, send: Send) -> None:
    """Make a move; the answer is the mover's own message."""
    try:
        ask = MoveAsk.model_validate_json(body)
    except ValidationError as error:
        raise invalid(error.errors(include_url=False, include_input=False)) from None
    person = await visit.person()
    try:
        answer = await visit.house.hub.act(table, person, "move", vars(ask))
    except LifetableError:
        _REFUSED.inc()
        raise
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(answer)).encode()),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": answer})


async def stream(visit: Visit, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Server-Sent Events, until the client goes or the house closes."""
    ask = _stream_ask(scope)
    person = await visit.person()
    house = visit.house
    if house.closing:
        raise WebError("not-ready", 503, retry_after=2)
    with house.limits.stream(visit.address, person.id if person else None):
        after = _last_event(visit, ask.after)
        async with (
            house.hub.watch(table, person, ask.seat, after) as feed,
            _noticed(feed, scope, receive),
        ):
            await send({"type": "http.response.start", "status": 200, "headers": _EVENTS})
            task = asyncio.current_task()
            assert task
            house.streams.add(task)
            STREAMS.inc()
            try:
                await _pump(feed, visit, send)
            finally:
                STREAMS.dec()
                house.streams.discard(task)


@asynccontextmanager
async def _noticed(feed: Feed, scope: Scope, receive: Receive) -> AsyncIterator[None]:
    """When the other end goes, the feed ends. Our own connections tell by themselves; others must be asked."""
    follow: Callable[[Feed], None] | None = scope.get("lifetable.follow")
    if follow:
        follow(feed)
        yield
        return

    async def listen() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        feed.close()

    task = asyncio.create_task(listen())
    try:
        yield
    finally:
        task.cancel()


async def _pump(feed: Feed, visit: Visit, send: Send) -> None:
    last = b""
    try:
        async for chunk in feed:
            await send({"type": "http.response.body", "body": chunk, "more_body": True})
            del chunk  # thousands of streams wait here; none should keep what it has sent
    except asyncio.CancelledError:
        if not visit.house.closing:
            raise
        last = b"retry: %d\n\n" % random.randint(*_LATER)
    await send({"type": "http.response.body", "body": last, "more_body": False})


def _stream_ask(scope: Scope) -> StreamAsk:
    try:
        query = scope["query_string"].decode("ascii")
        return StreamAsk.model_validate(dict(parse_qsl(query, keep_blank_values=True)))
    except ValidationError as error:
        problems = error.errors(include_url=False, include_input=False)
        raise invalid(problems, "query") from None
    except ValueError:
        raise WebError("bad-request", 422) from None


def _last_event(visit: Visit, after: int | None) -> int | None:
    """Where to go on. A browser that reconnects sends its last event with the address it began with."""
    last = visit.header(b"last-event-id")
    if last.isascii() and last.isdecimal() and len(last) < 10:
        return int(last)
    return after
