"""The door that every request comes through, before any router: limits, origin, headers, figures, the log.

Plain ASGI, because moves and streams go through it thousands of times a second.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lifetable.errors import LifetableError
from lifetable.web import hot, page
from lifetable.web.house import House
from lifetable.web.limits import BODY, BODY_SECONDS, DECK_BODY, READ, THOUGHT
from lifetable.web.logs import log
from lifetable.web.metrics import counted, timed
from lifetable.web.problems import WebError, response_of
from lifetable.web.visit import SAFE_METHODS, Visit

Headers = Sequence[tuple[bytes, bytes]]

DECKS = "/api/decks"
_DECK_KINDS = ("text/csv", "text/plain")
OWN = ("/healthz", "/metrics", "/openapi.json")
_ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"same-origin"),
)
_DATA = (
    *_ALWAYS,
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cache-control", b"no-store"),
)
# Boards place their pieces with style attributes; scripts come from our own files only.
_PAGE = (
    *_ALWAYS,
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), "
        b"midi=(), payment=(), usb=()",
    ),
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)
_TLS = (b"strict-transport-security", b"max-age=31536000")
_THOUGHT = ("/hint", "/replay", "/review", "/verify")
_QUIET = frozenset({"page", hot.MOVES_ROUTE, hot.STREAM_ROUTE, *OWN})


def usual_headers(visit: Visit) -> Headers:
    """The headers that all answers of a kind have."""
    usual = _PAGE if visit.route == "page" else _DATA
    return (*usual, _TLS) if visit.secure else usual


def own_headers(visit: Visit) -> Headers:
    """The headers of this one answer."""
    request_id = (b"x-request-id", visit.id.encode())
    return (
        [request_id, (b"set-cookie", visit.set_cookie.encode())]
        if visit.set_cookie
        else [request_id]
    )


class Door:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        visit = scope["visit"] = scope.get("visit") or Visit(self.house, scope)
        answer = _Answer(visit, send)
        try:
            await self._let_in(visit, scope, receive, answer)
        except LifetableError as error:
            await answer.refuse(error, scope, receive)
        except Exception:
            log.exception("failed", extra={"about": {"id": visit.id, "path": visit.path}})
            await answer.refuse(WebError("server-error", 500), scope, receive)
        finally:
            route = visit.route or getattr(scope.get("route"), "path", "other")
            note(visit, route, answer.status, time.perf_counter() - began)

    async def _let_in(self, visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
        path = visit.path
        if not path.startswith("/api/"):
            if path in OWN:
                await self.app(scope, receive, send)
            else:
                visit.route = "page"
                self.house.limits.file(visit.address)
                await page.show(visit, scope, receive, send)
            return
        write = visit.method not in SAFE_METHODS
        visit.count(THOUGHT if path.endswith(_THOUGHT) else 1.0 if write else READ)
        table = hot.table_of(visit)
        if write:
            visit.check_origin()
            body = await _body(visit, receive)
            if table:
                await hot.move(visit, table, body, send)
                return
            receive = _again(body, receive)
        elif table:
            await hot.stream(visit, table, scope, receive, send)
            return
        await self.app(scope, receive, send)


class _Answer:
    """Sends a response on, with the headers that all have."""

    __slots__ = ("_send", "_visit", "status")

    def __init__(self, visit: Visit, send: Send) -> None:
        self._visit = visit
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            ours = (*usual_headers(self._visit), *own_headers(self._visit))
            message = {**message, "headers": [*message["headers"], *ours]}
        await self._send(message)

    async def refuse(self, error: LifetableError, scope: Scope, receive: Receive) -> None:
        if self.status:  # the beginning is out already; the client sees it end too early
            return
        response = response_of(error, await self._visit.language())
        await response(scope, receive, self)


async def _body(visit: Visit, receive: Receive) -> bytes:
    """The whole body, if it is of a size and kind we take."""
    most = DECK_BODY if visit.path == DECKS else BODY
    length = visit.header(b"content-length")
    if length and (not length.isdecimal() or int(length) > most):
        raise WebError("too-large", 413, most=most // 1024)
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            more = True
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise WebError("too-slow", 408)
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > most:
                    raise WebError("too-large", 413, most=most // 1024)
                more = message.get("more_body", False)
    except TimeoutError:  # the rest may never come
        raise WebError("too-slow", 408, headers={"Connection": "close"}) from None
    body = b"".join(parts)
    if body:
        visit.check_kind(*(_DECK_KINDS if visit.path == DECKS else ()))
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for whoever asks next."""
    told = False

    async def replay() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def note(visit: Visit, route: str, status: int, seconds: float) -> None:
    """Count the request and note it. Paths of pages may hold a seat's link, so they are not written down."""
    counted(visit.method if visit.method in _METHODS else "other", route, status).inc()
    if route != hot.STREAM_ROUTE:
        timed(route).observe(seconds)
    level = logging.DEBUG if route in _QUIET else logging.INFO
    if status >= 500 or status in (0, 429):
        level = logging.WARNING
    if not log.isEnabledFor(level):
        return
    about = {"id": visit.id, "method": visit.method, "route": route, "status": status}
    about["ms"] = round(seconds * 1000, 1)
    if status == 429:
        about["address"] = visit.address
    if route != "page":
        about["path"] = visit.path
    log.log(level, "request", extra={"about": about})


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
