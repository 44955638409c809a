"""The way of every request: where from, who, how much, what; and one place that answers.

    read the head → limits → origin → body → moves, streams, the page or the framework → headers, figures, the log

The server in front (`server.py`) reads connections. A body is taken only if its length was said and is one we take;
whatever stays unread, the server hangs up after the answer. So do we after everything that asks for another protocol.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time

from granian.rsgi import HTTPProtocol, ProtocolClosed, Scope
from starlette.types import ASGIApp

from lifetable.errors import LifetableError
from lifetable.web import asgi, moves, page, streams
from lifetable.web.banned import check_banned
from lifetable.web.house import House
from lifetable.web.limits import BODY, BODY_SECONDS, DECK_BODY, READ, THOUGHT
from lifetable.web.logs import log
from lifetable.web.metrics import counted, timed
from lifetable.web.problems import WebError, response_of
from lifetable.web.responses import Response
from lifetable.web.security import headers_of
from lifetable.web.visit import SAFE_METHODS, Visit

DECKS = "/api/decks"
OWN = ("/healthz", "/metrics", "/openapi.json")
_DECK_KINDS = ("text/csv", "text/plain")
_THOUGHT = ("/hint", "/replay", "/review", "/verify")
_HOT = re.compile(r"/api/tables/(?P<table>[a-z0-9-]{1,40})/(?P<last>moves|stream)")
_METHOD_OF = {"moves": (moves.ROUTE, "POST"), "stream": (streams.ROUTE, "GET")}
_QUIET = frozenset({"page", moves.ROUTE, streams.ROUTE, *OWN})
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Handler:
    """Answers requests, as RSGI hands them over."""

    def __init__(self, framework: ASGIApp, house: House) -> None:
        self._framework = framework
        self.house = house

    async def __call__(self, scope: Scope, protocol: HTTPProtocol) -> None:
        began = time.perf_counter()
        visit = Visit(self.house, scope)
        status = 200
        try:
            response = await self._answer(visit, protocol)
        except ProtocolClosed:  # they hung up in the middle of what they were saying
            status = 0
        else:
            if response is not None:
                status = response.status
                headers = [*response.headers, *headers_of(visit)]
                protocol.response_bytes(status, headers, response.body)
        finally:
            _note(visit, status, time.perf_counter() - began)

    async def _answer(self, visit: Visit, protocol: HTTPProtocol) -> Response | None:
        """The answer; None if it was a stream, which has been sent. Every refusal is made into a problem here."""
        try:
            return await self._route(visit, protocol)
        except ProtocolClosed:
            raise
        except LifetableError as error:
            refusal = error
        except Exception:
            log.exception("failed", extra={"about": {"id": visit.id, "path": visit.path}})
            refusal = WebError("server-error", 500)
        return Response.of(response_of(refusal, await visit.language()))

    async def _route(self, visit: Visit, protocol: HTTPProtocol) -> Response | None:
        visit.check_head()
        path = visit.path
        if not path.startswith("/api/"):
            if path in OWN:
                if path == "/openapi.json":
                    self.house.limits.file(visit.address)
                return await asgi.respond(self._framework, visit, b"")
            visit.route = "page"
            self.house.limits.file(visit.address)
            return await page.show(visit)
        write = visit.method not in SAFE_METHODS
        visit.count(THOUGHT if path.endswith(_THOUGHT) else 1.0 if write else READ)
        check_banned(visit)
        table, last = _hot(visit)
        body = b""
        if write:
            visit.check_origin()
            body = await _body(visit, protocol)
        if last == "moves":
            return await moves.post(visit, table, body)
        if last == "stream":
            await streams.follow(visit, table, protocol)
            return None
        return await asgi.respond(self._framework, visit, body)


def _hot(visit: Visit) -> tuple[str, str]:
    """The table, and whether it is a move or a stream; empty if it is neither."""
    found = _HOT.fullmatch(visit.path)
    if not found:
        return "", ""
    visit.route, method = _METHOD_OF[found["last"]]
    if visit.method != method:
        raise WebError("no-such-method", 405, headers={"Allow": method}, method=visit.method[:20])
    return found["table"], found["last"]


async def _body(visit: Visit, protocol: HTTPProtocol) -> bytes:
    """The whole body, if it is of a size and kind we take. Nothing of it is waited for that was not announced."""
    deck = visit.path == DECKS
    most = DECK_BODY if deck else BODY
    if "transfer-encoding" in visit.headers:
        raise WebError("length-required", 411)
    length = visit.header("content-length")
    if not length or length == "0":
        return b""
    if not (length.isascii() and length.isdecimal()) or int(length) > most:
        raise WebError("too-large", 413, most=most // 1024)
    visit.check_kind(*(_DECK_KINDS if deck else ()))
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await protocol()
    except TimeoutError:  # the rest may never come
        visit.last = True
        raise WebError("too-slow", 408) from None
    return body


def _note(visit: Visit, status: int, seconds: float) -> None:
    """Count the request and note it. Paths of pages may hold a seat's link, so they are not written down."""
    route = visit.route or "other"
    counted(visit.method if visit.method in _METHODS else "other", route, status).inc()
    if route != streams.ROUTE:
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
