"""Bytes that are nearly requests, sent to a real server for as long as asked: `make fuzz`, `python -m tests.fuzz --help`.

A grammar makes requests (`tests/attacks.py` has the parts), mutation breaks them, packets are cut anywhere. Meanwhile
somebody asks who they are, on a connection of their own. It has failed if an answer is
somebody else's, the server answers 500, hangs, or dies, or more answers come than requests can have been. What fails is
written to `tests/data/fuzz/`, which is tried first, every time and by the tests.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from benchmarks.server import server
from tests import attacks
from tests.of_a_game import FILED

KEPT = Path(__file__).parent / "data" / "fuzz"
METHODS = (
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "CONNECT",
    "TRACE",
    "get",
    "G\tET",
    "",
)
TARGETS = (
    "/api/me", "/api/tables", "/api/tables/kelp-123456/moves", "/api/tables/kelp-123456/stream?after=x", "/", "*",
    "//", "/%2e%2e/%00", "http://other/api/me", "/api/me?\xff", "/" + "a" * 9_000, f"/api/decks?game={FILED}", "",
)  # fmt: skip
VERSIONS = (
    "HTTP/1.1",
    "HTTP/1.0",
    "HTTP/0.9",
    "HTTP/2.0",
    "HTTP/1.1 ",
    "http/1.1",
    "HTTP/1.10",
    "",
)
HEADERS = (
    "Host: localhost", "Host: ", "Host: a\r\nHost: b", "Content-Length: 5", "Content-Length: -1", "Content-Length: +5",
    "Content-Length: 5, 5", "Content-Length: 5\r\nContent-Length: 6", "Content-Length: 0x5", "Content-Length: 99999999999999999999",
    "Transfer-Encoding: chunked", "Transfer-Encoding:\tchunked", "Transfer-Encoding: chunked, identity", "Transfer-Encoding : chunked",
    "Transfer-Encoding: \x0bchunked", "Transfer-Encoding: gzip, chunked", "Connection: Upgrade\r\nUpgrade: websocket", "Upgrade: h2c",
    "Connection: close", "Connection: keep-alive, close", "Expect: 100-continue", "Cookie: lifetable=x; lifetable=y", "Cookie: \xff\xfe",
    "Content-Type: application/json", "Content-Type: text/csv", "X: a\r\n b", "X: a\nY: b", "X:\0", ": empty", "NoColon",
    "X-Forwarded-For: 1.2.3.4, \xff", "Origin: null", "Authorization: Bearer x", "Last-Event-ID: 99999999999", "Accept-Language: " + "de," * 200,
    "Range: bytes=0-0,1-1,2-2", "Content-Encoding: gzip", "Trailer: Host", "TE: trailers", "X: " + "x" * 17_000,
)  # fmt: skip
BODIES = (
    b"", b"{}", b"hello", b"5\r\nhello\r\n0\r\n\r\n", b"5;x=y\r\nhello\r\n0\r\n\r\n", b"0\r\n\r\n", b"ffffffffffffffff\r\n", b"5\nhello\n0\n\n",
    b"-1\r\n", b"0\r\nHost: x\r\n\r\n", b"\r\n", b'{"move":"p0","version":1,"key":"k"}', bytes(range(256)), b"{" * 9_000,
)  # fmt: skip


@dataclass
class Found:
    sent: int = 0
    statuses: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def one_request(rng: random.Random) -> bytes:
    lines = [f"{rng.choice(METHODS)} {rng.choice(TARGETS)} {rng.choice(VERSIONS)}"]
    if rng.random() < 0.8:
        lines[0] = f"{rng.choice(METHODS[:6])} {rng.choice(TARGETS[:4])} HTTP/1.1"
        lines.append("Host: localhost")
    lines += rng.choices(HEADERS, k=rng.randrange(5))
    end = rng.choices(("\r\n", "\n", "\r"), (30, 2, 1))[0]
    head = end.join([*lines, "", ""]).encode("latin-1", "replace")
    return head + rng.choice(BODIES)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """A few bytes changed, doubled or lost."""
    changed = bytearray(data)
    for _ in range(rng.choice((0, 0, 0, 0, 1, 2))):
        if not changed:
            break
        at = rng.randrange(len(changed))
        match rng.randrange(4):
            case 0:
                changed[at] = rng.randrange(256)
            case 1:
                del changed[at : at + rng.randrange(1, 9)]
            case 2:
                changed[at:at] = changed[at : at + rng.randrange(1, 40)]
            case 3:
                changed[at:at] = rng.choice((b"\r\n", b"\0", b" ", b"\r", b"\n", b"\t"))
    return bytes(changed)


def conversation(rng: random.Random) -> list[bytes]:
    """What is sent on one connection, packet by packet; the last thing may be a smuggled request."""
    parts = [mutated(one_request(rng), rng) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    if rng.random() < 0.5:
        parts.append(rng.choice(list(attacks.SMUGGLED.values())))
    return attacks.cut([b"".join(parts) or b"\r\n"], rng)


def judge(packets: list[bytes], received: bytes) -> str | None:
    """What is wrong with an answer, if anything is."""
    statuses = re.findall(rb"^HTTP/1\.[01] (\d{3})", received, re.M)
    most = len(re.findall(rb"HTTP/\d", b"".join(packets))) + 1
    if b"500" in statuses:
        return "the server failed"
    if len([status for status in statuses if status != b"100"]) > most:
        return "more answers than requests"
    return None


def attack(address: str, packets: list[bytes], canary: httpx.Client, found: Found) -> None:
    received = attacks.send(address, packets, patience=0.002)
    fault = judge(packets, received)
    for status in re.findall(rb"^HTTP/1\.[01] (\d{3})", received, re.M) or [b"hung up"]:
        found.statuses[status.decode()] = found.statuses.get(status.decode(), 0) + 1
    found.sent += 1
    answer = canary.get("/api/me").json()["person"]
    if answer is None or answer["name"] != "Canary":
        fault = f"somebody else's answer: {answer}"
    if fault:
        found.faults.append(fault)
        KEPT.mkdir(parents=True, exist_ok=True)
        data = b"\n--packet--\n".join(packets)
        (KEPT / f"{hashlib.sha256(data).hexdigest()[:16]}.bin").write_bytes(data)


@contextmanager
def canary_of(address: str) -> Iterator[httpx.Client]:
    """Somebody who looks who they are again and again."""
    with httpx.Client(base_url=address, timeout=30) as canary:
        canary.patch("/api/me", json={"name": "Canary"}).raise_for_status()
        yield canary


def kept() -> list[list[bytes]]:
    """Conversations that something was found with before."""
    return [file.read_bytes().split(b"\n--packet--\n") for file in sorted(KEPT.glob("*.bin"))]


def main() -> int:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rng, found = random.Random(given.seed), Found()
    folder = tempfile.TemporaryDirectory()
    with folder, server(f"sqlite:///{folder.name}/tables.db") as running:
        address = f"http://127.0.0.1:{running.port}"
        with canary_of(address) as canary:
            for packets in kept():
                attack(address, packets, canary, found)
            end = time.monotonic() + given.seconds
            while time.monotonic() < end and running.process.poll() is None:
                attack(address, conversation(rng), canary, found)
                if found.sent % 500 == 0:
                    print(f"{found.sent} conversations, {len(found.faults)} faults", flush=True)
        alive = running.process.poll() is None
    print(
        f"{found.sent} conversations with seed {given.seed}; answers: {dict(sorted(found.statuses.items()))}"
    )
    print("the server lives" if alive else "THE SERVER DIED")
    print("\n".join(found.faults[:20]) or "nothing found")
    return 0 if alive and not found.faults else 1


if __name__ == "__main__":
    raise SystemExit(main())
