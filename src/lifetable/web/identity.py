"""Who is asking: a signed cookie, or a token. No accounts.

The cookie holds a person's id, signed with a key that all processes share, and nothing else. It is made at
the first write, so that whoever only looks leaves no trace.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

from lifetable.tables import clock
from lifetable.words import FALLBACK, languages

COOKIE = "lifetable"
HOST_COOKIE = "__Host-lifetable"  # what browsers take from this very host over TLS only
KEPT = 400 * 24 * 3600  # seconds; the longest that browsers keep a cookie
RENEWED = 30 * 24 * 3600
LONGEST = 200  # characters; ours are much shorter
# What is longer is read all the same, but not remembered: others choose it.
_REMEMBERED = 1_000


class Seal:
    """Signs ids, and reads them back.

    >>> seal = Seal(b"a key")
    >>> seal.read(seal.write("person-1"))[0]
    'person-1'
    >>> seal.read("person-1.forged") is None
    True
    """

    def __init__(self, key: bytes) -> None:
        self._signer = TimestampSigner(key, salt="lifetable.person", digest_method=sha256)
        self._known = lru_cache(maxsize=4096)(self._read)

    def write(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def read(self, text: str) -> tuple[str, float] | None:
        """The id, and when it was signed; None if we never signed such a thing."""
        return self._known(text) if len(text) <= LONGEST else None

    def forget(self) -> None:
        """Somebody is gone: nobody's cookie is remembered."""
        self._known.cache_clear()
        _read_cookie.cache_clear()

    def _read(self, text: str) -> tuple[str, float] | None:
        if not text.isascii():
            return None
        try:
            person, at = self._signer.unsign(text, return_timestamp=True)
        except BadSignature:
            return None
        # One from the future was signed before the clock was set back, or on a machine whose clock is ahead.
        signed = at.timestamp()
        return None if _age(signed) > KEPT else (person.decode(), signed)


def cookie(text: str, secure: bool, kept: int = KEPT) -> str:
    """The `Set-Cookie` header; `kept` 0 takes the cookie away."""
    name = HOST_COOKIE if secure else COOKIE
    line = f"{name}={text}; Max-Age={kept}; Path=/; HttpOnly; SameSite=Lax"
    return f"{line}; Secure" if secure else line


def is_old(signed: float) -> bool:
    return _age(signed) > RENEWED


def _age(signed: float) -> float:
    return clock.now() / 1000 - signed


def read_cookie(header: str, secure: bool) -> str | None:
    """Our cookie among those that were sent; None if it cannot be ours.

    >>> read_cookie("a=b; lifetable=xyz", secure=False)
    'xyz'
    """
    if len(header) > _REMEMBERED:
        return _read_cookie.__wrapped__(header, secure)
    return _read_cookie(header, secure)


@lru_cache(maxsize=4096)
def _read_cookie(header: str, secure: bool) -> str | None:
    wanted = HOST_COOKIE if secure else COOKIE
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value if len(value) <= LONGEST else None
    return None


def accepted_language(header: str) -> str:
    """The language that `Accept-Language` asks for.

    >>> accepted_language("it, de-CH;q=0.8, fr;q=0.9")
    'fr'
    >>> accepted_language("")
    'en'
    """
    return _accepted_language(header[:200])


@lru_cache(maxsize=512)
def _accepted_language(header: str) -> str:
    best, found = 0.0, FALLBACK
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().split("-")[0].lower()
        try:
            q = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if language in languages() and best < q <= 1:
            best, found = q, language
    return found
