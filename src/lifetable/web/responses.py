"""An answer on its way out: status, headers and a body in one piece."""

from __future__ import annotations

from typing import NamedTuple

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
