"""Who runs the server: a key, sent once, then a cookie of its own for as long as the browser stays open."""

from __future__ import annotations

from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

from lifetable.tables import Hub
from lifetable.web.problems import WebError
from lifetable.web.request import Request

COOKIE = "lifetable-admin"
HOST_COOKIE = "__Host-lifetable-admin"
LASTS = 12 * 3600  # seconds after which the key is asked for again


async def sign_in(request: Request, key: str) -> str:
    """The `Set-Cookie` header for whoever has a key."""
    hub = request.services.hub
    check_open(hub)
    request.services.limits.key(request.address)
    id = hub.operator.key_id(key)
    if id is None:
        raise WebError("bad-admin-key", 403)
    return _cookie((await _signer(hub)).sign(id).decode(), request.secure)


def sign_out(request: Request) -> str:
    return _cookie("", request.secure, "; Max-Age=0")


async def actor(request: Request) -> str:
    """Who acts, for the audit log; refused without a cookie that a key which is still good has brought."""
    hub = request.services.hub
    check_open(hub)
    text = _sent(request)
    try:
        id = (await _signer(hub)).unsign(text, max_age=LASTS).decode() if text else ""
    except BadSignature:
        id = ""
    if not hub.operator.knows(id):
        raise WebError("admin-key-wanted", 401)
    return f"key:{id}"


def check_open(hub: Hub) -> None:
    """Where no key was made there is no such page."""
    if not hub.operator.keyed:
        raise WebError("no-such-page", 404)


async def _signer(hub: Hub) -> TimestampSigner:
    key = await hub.people.key("admin")
    return TimestampSigner(key, salt="lifetable.admin", digest_method=sha256)


def _cookie(text: str, secure: bool, more: str = "") -> str:
    name = HOST_COOKIE if secure else COOKIE
    line = f"{name}={text}; Path=/; HttpOnly; SameSite=Strict{more}"
    return f"{line}; Secure" if secure else line


def _sent(request: Request) -> str:
    wanted = HOST_COOKIE if request.secure else COOKIE
    for part in request.header("cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and value.isascii() and len(value) <= 200:
            return value
    return ""
