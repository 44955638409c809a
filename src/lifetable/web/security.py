"""Headers that every answer has: what browsers may do with it, and what they may not."""

from __future__ import annotations

from lifetable.web.responses import Headers
from lifetable.web.visit import Visit

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
# Boards place their pieces with style attributes; scripts come from our own files only.
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
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
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


def headers_of(visit: Visit) -> list[tuple[str, str]]:
    """The headers of an answer, besides what it says itself."""
    headers = [*_KINDS[visit.route == "page", visit.secure], ("x-request-id", visit.id)]
    if visit.set_cookie:
        headers.append(("set-cookie", visit.set_cookie))
    if visit.last:
        headers.append(_CLOSE)
    return headers
