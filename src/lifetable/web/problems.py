"""Refusals as `application/problem+json` (RFC 9457), in the caller's language."""

from __future__ import annotations

import math
from collections.abc import Mapping

import orjson
from starlette.responses import Response

from lifetable.errors import LifetableError, TableError
from lifetable.web.problem_codes import status_of_code
from lifetable.words import Words

MEDIA_TYPE = "application/problem+json"
UNREADABLE = 422


class WebError(LifetableError):
    """Something that the web itself refuses, before any table is asked."""

    def __init__(
        self,
        code: str,
        status: int,
        *,
        retry_after: float | None = None,
        extra: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
        **details: object,
    ) -> None:
        super().__init__(code, **details)
        self.status = status
        self.retry_after = retry_after
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})


def status_of(error: LifetableError) -> int:
    """The HTTP status of a refusal: the web's own, that of its code for a table's, or 422 for what the games refuse."""
    match error:
        case WebError():
            return error.status
        case TableError():
            return status_of_code(error.code)
    return UNREADABLE


def body_of(error: LifetableError, language: str) -> dict[str, object]:
    """The problem as data.

    >>> body_of(WebError("no-such-page", 404), "en")["type"]
    '/problems/no-such-page'
    """
    body = {
        "type": f"/problems/{error.code}",
        "code": error.code,
        "title": _sentence(error, language),
        "status": status_of(error),
    }
    return {**(getattr(error, "extra", None) or {}), **body}


def headers_of(error: LifetableError) -> dict[str, str]:
    headers = dict(getattr(error, "headers", None) or {})
    wait = getattr(error, "retry_after", None)
    if wait is not None:
        headers["Retry-After"] = str(max(1, math.ceil(wait)))
    return headers


def response_of(error: LifetableError, language: str) -> Response:
    body = body_of(error, language)
    content = orjson.dumps(body, default=_embedded)
    headers = {**headers_of(error), "Content-Language": Words(language).language}
    return Response(content, status_of(error), headers, MEDIA_TYPE)


def _embedded(value: object) -> orjson.Fragment:
    """A message that is encoded already, within a problem."""
    if isinstance(value, bytes):
        return orjson.Fragment(value)
    raise TypeError(type(value).__name__)


def _sentence(error: LifetableError, language: str) -> str:
    """A refusal always has a sentence; one that lacks its own must not turn into a server error."""
    try:
        return error.sentence(language)
    except (LookupError, ValueError):
        return error.code
