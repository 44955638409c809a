"""Headers that every answer has: what browsers may do with it, and what they may not."""

from __future__ import annotations

from lifetable.web.request import Request
from lifetable.web.response import Headers

_ALWAYS: Headers = (
    ("server", "lifetable"),
    ("x-content-type-options", "nosniff"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "same-origin"),
)
_DATA: Headers = (
    *_ALWAYS,
    ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
    ("cache-control", "no-store"),
)
# Boards place their pieces with style attributes; scripts come from our own files only. So do the games' rules, which run as
# WebAssembly: that may be compiled, and still no text can become a script ('unsafe-eval' stays forbidden).
_PAGE: Headers = (
    *_ALWAYS,
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), "
        "midi=(), payment=(), usb=()",
    ),
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)
_TLS: Headers = (("strict-transport-security", "max-age=31536000"),)
_KINDS = {
    (page, secure): (_PAGE if page else _DATA) + (_TLS if secure else ())
    for page in (False, True)
    for secure in (False, True)
}
_CLOSE = ("connection", "close")
KEPT_ALIVE = 15  # seconds; clients that heed it stop using a connection before `server.HEAD_SECONDS` hang it up
_KEEP_ALIVE = ("keep-alive", f"timeout={KEPT_ALIVE}")


def headers_of(request: Request) -> list[tuple[str, str]]:
    """The headers of an answer, besides what it says itself."""
    headers = [*_KINDS[request.route == "page", request.secure], ("x-request-id", request.id)]
    if request.set_cookie:
        headers.append(("set-cookie", request.set_cookie))
    if request.last or request.unread:
        headers.append(_CLOSE)
    elif request.header("connection") != "close":
        headers.append(_KEEP_ALIVE)
    return headers
