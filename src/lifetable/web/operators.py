"""Who runs the server: a key, sent once, then a cookie of its own for as long as the browser stays open."""

from __future__ import annotations

from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

from lifetable.tables import Hub
from lifetable.web.problems import WebError
from lifetable.web.visit import Visit

COOKIE = "lifetable-admin"
HOST_COOKIE = "__Host-lifetable-admin"
LASTS = 12 * 3600  # seconds after which the key is asked for again


async def sign_in(visit: Visit, key: str) -> str:
    """The `Set-Cookie` header for whoever has a key."""
    hub = visit.house.hub
    check_open(hub)
    visit.house.limits.key(visit.address)
    id = hub.operator.key_id(key)
    if id is None:
        raise WebError("bad-admin-key", 403)
    return _cookie((await _signer(hub)).sign(id).decode(), visit.secure)


def sign_out(visit: Visit) -> str:
    return _cookie("", visit.secure, "; Max-Age=0")


async def actor(visit: Visit) -> str:
    """Who acts, for the audit log; refused without a cookie that a key which is still good has brought."""
    hub = visit.house.hub
    check_open(hub)
    text = _sent(visit)
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


def _sent(visit: Visit) -> str:
    wanted = HOST_COOKIE if visit.secure else COOKIE
    for part in visit.header("cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and value.isascii() and len(value) <= 200:
            return value
    return ""
