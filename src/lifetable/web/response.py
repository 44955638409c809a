"""An answer on its way out: status, headers and a body in one piece."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import orjson
from starlette.responses import Response as FrameworkResponse

Headers = tuple[tuple[str, str], ...]

JSON: Headers = (("content-type", "application/json"),)


class Response(NamedTuple):
    """What is sent back, but for the headers that all answers have."""

    status: int
    headers: Headers = ()
    body: bytes = b""

    @classmethod
    def of(cls, made: FrameworkResponse) -> Response:
        """The same answer as a framework writes it."""
        return cls(made.status_code, text_headers(made.raw_headers), bytes(made.body))


def text_headers(raw: list[tuple[bytes, bytes]]) -> Headers:
    """Headers as text; the server counts the body's length itself."""
    return tuple(
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in raw
        if name != b"content-length"
    )


def encoded(
    body: bytes, status: int = 200, headers: Mapping[str, str] | None = None
) -> FrameworkResponse:
    """JSON that somebody has written already, as a route answers."""
    return FrameworkResponse(body, status, headers, "application/json")


def data(
    body: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> FrameworkResponse:
    # Rows of a database have names of columns that are not quite strings.
    return encoded(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), status, headers)
