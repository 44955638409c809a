"""What a stranger could send to have his bytes read as somebody else's request: every form, in every cut.

A form is a list of pieces, sent one packet each. In all of them the bytes of `SMUGGLED` belong to a body, or follow
something after which no honest client goes on.
"""

from __future__ import annotations

import random
import select
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from urllib.parse import urlsplit

MARK = "/api/lessons/smuggled"
SMUGGLED = {
    "a whole request": f"GET {MARK} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode(),
    "a request that the next one ends": (
        b"DELETE /api/me HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Swallow: "
    ),
    "a move of the next one": (
        b"POST /api/tables/kelp-123456/leave HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    ),
}
PATHS = {
    "a write": "POST /api/tables",
    "a move": "POST /api/tables/kelp-123456/moves",
    "another method": "PATCH /api/me",
    "nothing there": "POST /api/nothing",  # 404, its body unread
    "not for this method": "DELETE /api/tables/kelp-123456/moves",  # 405
    "a file with a body": "GET /",
    "a read with a body": "GET /api/me",
    "a head": "HEAD /api/me",
    "a deck": "POST /api/decks?game=none",
    "options": "OPTIONS /api/me",
    "absolute": "POST http://localhost/api/tables",
    "a token that is nobody's": "GET /api/me HTTP/1.1\r\nAuthorization: Bearer nobody",  # 401
}
ASKING = {
    "plain": "",
    "h2c": "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n",
    "websocket": (
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    ),
    "tls": "Connection: upgrade\r\nUpgrade: TLS/1.3\r\n",
    "anything": "connection: UPGRADE\r\nupgrade: x\r\n",
    "upgrade alone": "Upgrade: websocket\r\n",
    "two upgrades": "Connection: upgrade\r\nConnection: keep-alive\r\nUpgrade: a\r\nUpgrade: b\r\n",
    "expecting": "Expect: 100-continue\r\n",
    "another expectation": "Expect: something\r\n",
    "keeping alive": "Connection: keep-alive\r\nKeep-Alive: timeout=99\r\n",
}
KINDS = {
    "json": "Content-Type: application/json\r\n",
    "form": "Content-Type: text/plain\r\n",  # 415
}


def sized(head: str, smuggled: bytes) -> list[bytes]:
    return [f"{head}Content-Length: {len(smuggled)}\r\n\r\n".encode(), smuggled]


def too_large(head: str, smuggled: bytes) -> list[bytes]:
    """More is announced than is taken, and comes at once: 413."""
    return [f"{head}Content-Length: 99999999\r\n\r\n".encode(), smuggled]


def chunked(head: str, smuggled: bytes) -> list[bytes]:
    body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(smuggled), smuggled)
    return [f"{head}Transfer-Encoding: chunked\r\n\r\n".encode(), body]


def chunked_badly(head: str, smuggled: bytes) -> list[bytes]:
    return [f"{head}Transfer-Encoding: chunked\r\n\r\n3\r\nabcX".encode(), smuggled]


def chunked_with_a_trailer(head: str, smuggled: bytes) -> list[bytes]:
    start = f"{head}Transfer-Encoding: chunked\r\nTrailer: X\r\n\r\n0\r\nX: ".encode()
    return [start, smuggled.replace(b"\r\n", b" "), b"\r\n\r\n"]


def both_lengths(head: str, smuggled: bytes) -> list[bytes]:
    start = f"{head}Content-Length: {len(smuggled) + 5}\r\nTransfer-Encoding: chunked\r\n\r\n"
    return [start.encode() + b"0\r\n\r\n", smuggled]


def two_lengths(head: str, smuggled: bytes) -> list[bytes]:
    start = f"{head}Content-Length: 0\r\nContent-Length: {len(smuggled)}\r\n\r\n"
    return [start.encode(), smuggled]


def odd_encoding(head: str, smuggled: bytes) -> list[bytes]:
    start = f"{head}Transfer-Encoding: xchunked\r\nContent-Length: {len(smuggled)}\r\n\r\n"
    return [start.encode(), smuggled]


def long_head(head: str, smuggled: bytes) -> list[bytes]:
    """431, with bytes behind it."""
    return [
        f"{head}X: {'x' * 70_000}\r\nContent-Length: {len(smuggled)}\r\n\r\n".encode(),
        smuggled,
    ]


BODIES: tuple[Callable[[str, bytes], list[bytes]], ...] = (
    sized,
    too_large,
    chunked,
    chunked_badly,
    chunked_with_a_trailer,
    both_lengths,
    two_lengths,
    odd_encoding,
    long_head,
)


def forms() -> Iterator[tuple[str, list[bytes]]]:
    """Every way to ask, with every kind of body, holding every smuggled request."""
    for names in product(PATHS, ASKING, KINDS, BODIES, SMUGGLED, ("1.1", "1.0")):
        path, asking, kind, body, smuggled, version = names
        first, _, more = PATHS[path].partition(" HTTP/1.1\r\n")
        extra = f"{more}\r\n" if more else ""
        head = f"{first} HTTP/{version}\r\nHost: localhost\r\n{extra}{ASKING[asking]}{KINDS[kind]}"
        told = f"{path}, {asking}, {kind}, {body.__name__}, {smuggled}, {version}"
        yield told, body(head, SMUGGLED[smuggled])


def some_forms(count: int, seed: int = 1) -> list[tuple[str, list[bytes]]]:
    return random.Random(seed).sample(list(forms()), count)


def cut(pieces: Sequence[bytes], rng: random.Random) -> list[bytes]:
    """The same bytes in other packets."""
    whole = b"".join(pieces)
    at = sorted({rng.randrange(1, len(whole)) for _ in range(rng.randrange(3))})
    return [whole[a:b] for a, b in zip([0, *at], [*at, len(whole)], strict=True)]


def send(address: str, pieces: Sequence[bytes], patience: float = 0.004) -> bytes:
    """Send pieces as packets of their own; what comes back until it is quiet or hung up."""
    parts = urlsplit(address)
    assert parts.hostname and parts.port
    received = b""
    with socket.create_connection((parts.hostname, parts.port), timeout=20) as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(ConnectionError):
            for piece in pieces:
                opened.sendall(piece)
                readable, _, _ = select.select([opened], [], [], patience)
                if readable and not (part := opened.recv(65_536)):
                    break
                received += part if readable else b""
            while select.select([opened], [], [], patience * 5)[0] and (
                part := opened.recv(65_536)
            ):
                received += part
    return received
