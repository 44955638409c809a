"""The way of every request: where from, who, how much, what; and one place that answers.

    read the head → limits → origin → body → a move, a stream, the page or the framework → headers, figures, the log

Moves, nearly all that people and programs write, are made here and described by hand in `description.py`; a test holds
the description against what happens.

The server in front (`server.py`) reads connections. A body is taken only if its length was said and is one we take. After an
answer to a request whose body was not read, or whose end others could see elsewhere (another protocol, an encoding, HTTP/1.0),
the connection is closed, whatever came with it: nothing behind it is read as a request.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time

from granian.rsgi import HTTPProtocol, ProtocolClosed, Scope
from pydantic import ValidationError
from starlette.types import ASGIApp

from lifetable.errors import LifetableError
from lifetable.tables.requests import Move
from lifetable.web import asgi, page, streams
from lifetable.web.middleware.bans import check_banned
from lifetable.web.middleware.headers import headers_of
from lifetable.web.middleware.limits import BODY, BODY_SECONDS, DECK_BODY, READ, THOUGHT
from lifetable.web.middleware.logs import log
from lifetable.web.middleware.metrics import MOVES, counted, timed
from lifetable.web.problems import WebError, response_of
from lifetable.web.request import METHODS, SAFE_METHODS, Request
from lifetable.web.response import JSON, Response
from lifetable.web.services import Services
from lifetable.web.validation import invalid

MOVES_ROUTE = "/api/tables/{table}/moves"
DECKS = "/api/decks"
OWN = ("/healthz", "/metrics", "/openapi.json")
_DECK_KINDS = ("text/csv", "text/plain")
_THOUGHT = ("/hint", "/replay", "/review", "/verify")
_HOT = re.compile(r"/api/tables/(?P<table>[a-z0-9-]{1,40})/(?P<last>moves|stream)")
_METHOD_OF = {"moves": (MOVES_ROUTE, "POST"), "stream": (streams.ROUTE, "GET")}
_QUIET = frozenset({"page", MOVES_ROUTE, streams.ROUTE, *OWN})
_REFUSED = MOVES.labels("refused")


class Handler:
    """Answers requests, as RSGI hands them over."""

    def __init__(self, framework: ASGIApp, services: Services) -> None:
        self._framework = framework
        self.services = services

    async def __call__(self, scope: Scope, protocol: HTTPProtocol) -> None:
        began = time.perf_counter()
        request = Request(self.services, scope)
        status = 200
        try:
            try:
                response = await self._route(request, protocol)
            except ProtocolClosed:  # they hung up in the middle of what they were saying
                response, status = None, 0
            except LifetableError as error:
                response = await _problem(request, error)
            except Exception:
                log.exception("failed", extra={"about": {"id": request.id, "path": request.path}})
                response = await _problem(request, WebError("server-error", 500))
            if response is not None:
                status = response.status
                headers = [*response.headers, *headers_of(request)]
                protocol.response_bytes(status, headers, response.body)
        finally:
            _note(request, status, time.perf_counter() - began)

    async def _route(self, request: Request, protocol: HTTPProtocol) -> Response | None:
        """The answer; None if it was a stream, which has been sent."""
        request.check_head()
        path = request.path
        if not path.startswith("/api/"):
            if path in OWN:
                if path == "/openapi.json":
                    self.services.limits.file(request.address)
                return await asgi.respond(self._framework, request, b"")
            request.route = "page"
            self.services.limits.file(request.address)
            return await page.show(request)
        write = request.method not in SAFE_METHODS
        request.count(THOUGHT if path.endswith(_THOUGHT) else 1.0 if write else READ)
        check_banned(request)
        table, last = _hot(request)
        body = b""
        if write:
            request.check_origin()
            body = await _body(request, protocol)
        if last == "moves":
            return await _move(request, table, body)
        if last == "stream":
            await streams.follow(request, table, protocol)
            return None
        return await asgi.respond(self._framework, request, body)


async def _move(request: Request, table: str, body: bytes) -> Response:
    """Make a move; the answer is the mover's own message."""
    try:
        move = Move.model_validate_json(body)
    except ValidationError as error:
        raise invalid(error.errors(include_url=False, include_input=False)) from None
    caller = await request.caller()
    try:
        message = await request.services.hub.actions.act(table, caller, move)
    except LifetableError:
        _REFUSED.inc()
        raise
    return Response(200, JSON, message)


async def _problem(request: Request, refusal: LifetableError) -> Response:
    return Response.of(response_of(refusal, await request.language()))


def _hot(request: Request) -> tuple[str, str]:
    """The table, and whether it is a move or a stream; empty if it is neither."""
    found = _HOT.fullmatch(request.path)
    if not found:
        return "", ""
    request.route, method = _METHOD_OF[found["last"]]
    if request.method != method:
        raise WebError("no-such-method", 405, headers={"Allow": method}, method=request.method[:20])
    return found["table"], found["last"]


async def _body(request: Request, protocol: HTTPProtocol) -> bytes:
    """The whole body, if it is of a size and kind we take. Nothing of it is waited for that was not announced."""
    deck = request.path == DECKS
    most = DECK_BODY if deck else BODY
    if "transfer-encoding" in request.headers:
        raise WebError("length-required", 411)
    length = request.header("content-length")
    if not length or length == "0":
        return b""
    if not (length.isascii() and length.isdecimal()) or int(length) > most:
        raise WebError("too-large", 413, most=most // 1024)
    request.check_kind(*(_DECK_KINDS if deck else ()))
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await protocol()
    except TimeoutError:  # the rest may never come
        raise WebError("too-slow", 408) from None
    request.unread = False
    return body


def _note(request: Request, status: int, seconds: float) -> None:
    """Count the request and note it. Paths of pages may hold a seat's link, so they are not written down."""
    route = request.route or "other"
    counted(request.method if request.method in METHODS else "other", route, status).inc()
    if route != streams.ROUTE:
        timed(route).observe(seconds)
    level = logging.DEBUG if route in _QUIET else logging.INFO
    if status >= 500 or status in (0, 429):
        level = logging.WARNING
    if not log.isEnabledFor(level):
        return
    about = {"id": request.id, "method": request.method, "route": route, "status": status}
    about["ms"] = round(seconds * 1000, 1)
    if status == 429:
        about["address"] = request.address
    if route != "page":
        about["path"] = request.path
    log.log(level, "request", extra={"about": about})
