"""Requests that do not fit, and whatever else a route refuses, as problems."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request as FrameworkRequest
from starlette.responses import Response
from starlette.routing import compile_path

from lifetable.errors import LifetableError
from lifetable.tables.people.names import BLANK
from lifetable.web.problems import WebError, response_of
from lifetable.web.request import Request

_MOST = 20  # places that are told


def invalid(problems: Sequence[Mapping[str, Any]], part: str = "body") -> WebError:
    """A refusal that says which fields do not fit. What was sent is not sent back."""
    fields = [
        {"where": [part, *problem["loc"]], "why": problem["type"]} for problem in problems[:_MOST]
    ]
    blank = any(field["why"] == BLANK for field in fields)
    return WebError(BLANK if blank else "bad-request", 422, extra={"fields": fields})


async def on_invalid(asgi: FrameworkRequest, error: Exception) -> Response:
    """What FastAPI could not read."""
    assert isinstance(error, RequestValidationError)
    problems = error.errors()
    request: Request = asgi.scope["lifetable.request"]
    if any(problem["loc"][0] == "path" for problem in problems):
        refusal = WebError("no-such-page", 404)  # there is nothing at such an address
    else:
        part = str(problems[0]["loc"][0]) if problems else "body"
        inner = [{**problem, "loc": problem["loc"][1:]} for problem in problems]
        refusal = invalid(inner, part)
    return response_of(refusal, await request.language())


async def on_refusal(asgi: FrameworkRequest, error: Exception) -> Response:
    """What a table or a game refuses, or what we failed to do; `asgi.py` notes the latter."""
    request: Request = asgi.scope["lifetable.request"]
    refusal = error if isinstance(error, LifetableError) else WebError("server-error", 500)
    return response_of(refusal, await request.language())


async def on_http_error(asgi: FrameworkRequest, error: Exception) -> Response:
    """What the router could not find."""
    assert isinstance(error, HTTPException)
    request: Request = asgi.scope["lifetable.request"]
    headers = dict(error.headers or {})
    match error.status_code:
        case 404:
            refusal = WebError("no-such-page", 404, headers=headers)
        case 405:
            headers = {"Allow": ", ".join(_possible(asgi))}
            method = asgi.method[:20]
            refusal = WebError("no-such-method", 405, headers=headers, method=method)
        case 400:  # a body that is not even text
            refusal = WebError("bad-request", 422)
        case status:
            refusal = WebError("bad-request", status, headers=headers)
    return response_of(refusal, await request.language())


def _possible(asgi: FrameworkRequest) -> list[str]:
    """What can be done at an address, as it is described; the router knows of one route only."""
    found = set()
    for pattern, methods in _patterns(asgi.app):
        if pattern.fullmatch(asgi.url.path):
            found |= methods
    return sorted(found)


@cache
def _patterns(app: FastAPI) -> list[tuple[re.Pattern[str], set[str]]]:
    return [
        (compile_path(path)[0], {method.upper() for method in operations})
        for path, operations in app.openapi()["paths"].items()
    ]
