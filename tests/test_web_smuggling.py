"""Whatever a stranger sends, nobody's request is read out of the bytes of another: on the bare server and behind proxies."""

from __future__ import annotations

import logging
import random
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from benchmarks.server import server
from tests import attacks, fuzz, proxies
from tests.serving import Serving, serving

VICTIMS = 6
HOSTILE = 750  # hostile connections of each sort to each, while people ask
STRANGERS = 48


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("attacked"), proxy="127.0.0.1") as running:
        yield running


@pytest.mark.parametrize("body", attacks.BODIES, ids=lambda body: body.__name__)
def test_no_form_is_read_as_another_request(
    quiet: Serving, body: object, caplog: pytest.LogCaptureFixture
) -> None:
    """The server's own log tells what it took for a request."""
    caplog.set_level(logging.DEBUG, "lifetable.web")
    wanted = [form for form in attacks.forms() if f", {body.__name__}, a whole" in form[0]]  # type: ignore[attr-defined]
    for told, pieces in random.Random(2).sample(wanted, min(len(wanted), 160)):
        caplog.clear()
        received = attacks.send(quiet.url, pieces)
        paths = [getattr(record, "about", {}).get("path") for record in caplog.records]
        assert attacks.MARK not in paths, told
        final = [line for line in received.split(b"HTTP/1.") if line and b" 100 " not in line[:6]]
        assert len(final) <= 1, (told, received)


def test_a_request_may_be_cut_at_every_byte(
    quiet: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "lifetable.web")
    wanted = "a write, websocket, json, sized, a whole request, 1.1"
    (pieces,) = [pieces for told, pieces in attacks.forms() if told == wanted]
    whole = b"".join(pieces)
    for at in range(1, len(whole)):
        caplog.clear()
        received = attacks.send(quiet.url, [whole[:at], whole[at:]], patience=0.001)
        assert received.count(b"HTTP/1.1 ") <= 1, at
        paths = [getattr(record, "about", {}).get("path") for record in caplog.records]
        assert attacks.MARK not in paths, at


@pytest.mark.parametrize(
    "asking", [name for name in attacks.ASKING if "upgrade" in attacks.ASKING[name].lower()]
)
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD", "OPTIONS", "CONNECT"])
def test_who_asks_for_another_protocol_is_answered_and_hung_up_on(
    quiet: Serving, asking: str, method: str
) -> None:
    head = f"{method} /api/me HTTP/1.1\r\nHost: localhost\r\n{attacks.ASKING[asking]}\r\n".encode()
    received = attacks.send(quiet.url, [head, attacks.SMUGGLED["a whole request"]], patience=10)
    assert received.count(b"HTTP/1.1 ") == 1
    assert b"\r\nconnection: close\r\n" in received.lower()


SAID = "Host: localhost\r\n"
JSON = "Content-Type: application/json\r\n"
ENDS_ELSEWHERE = {
    "a read with a body": f"GET /api/me HTTP/1.1\r\n{SAID}Content-Length: 5\r\n\r\nhello",
    "a page with a body": f"POST / HTTP/1.1\r\n{SAID}Content-Length: 5\r\n\r\nhello",
    "health with a body": f"GET /healthz HTTP/1.1\r\n{SAID}Content-Length: 5\r\n\r\nhello",
    "a body of another kind": f"PATCH /api/me HTTP/1.1\r\n{SAID}Content-Length: 5\r\n\r\nhello",
    "a body from elsewhere": (
        f"PATCH /api/me HTTP/1.1\r\n{SAID}{JSON}Origin: http://b\r\nContent-Length: 2\r\n\r\n{{}}"
    ),
    "a read in chunks": f"GET /api/me HTTP/1.1\r\n{SAID}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a write in chunks": (
        f"PATCH /api/me HTTP/1.1\r\n{SAID}{JSON}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    "chunks of chunks": (
        f"PATCH /api/me HTTP/1.1\r\n{SAID}{JSON}Transfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n"
    ),
    "a length and chunks": (
        f"PATCH /api/me HTTP/1.1\r\n{SAID}{JSON}Content-Length: 5\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    "an upgrade that nobody names": f"GET /api/me HTTP/1.1\r\n{SAID}Connection: Upgrade\r\n\r\n",
    "a method of its own": f"FOO /api/me HTTP/1.1\r\n{SAID}\r\n",
    "an old protocol": f"GET /api/me HTTP/1.0\r\n{SAID}Connection: keep-alive\r\n\r\n",
    "nobody named": "GET /api/me HTTP/1.1\r\n\r\n",
    "somebody else in the target": f"GET http://elsewhere/api/me HTTP/1.1\r\n{SAID}\r\n",
    "a way to somebody else": f"GET elsewhere:80 HTTP/1.1\r\n{SAID}\r\n",
}


@pytest.mark.parametrize("sent", ENDS_ELSEWHERE.values(), ids=ENDS_ELSEWHERE)
def test_where_a_request_may_end_elsewhere_nothing_behind_it_is_read(
    quiet: Serving, sent: str
) -> None:
    """Whoever is in front of us may think otherwise of where it ends, so the connection does."""
    whole = sent.encode() + attacks.SMUGGLED["a whole request"]
    received = attacks.send(quiet.url, [whole], patience=10)
    assert len(re.findall(rb"^HTTP/1\.[01] \d", received, re.MULTILINE)) == 1
    assert b"\r\nconnection: close" in received.lower()


def test_what_is_read_to_its_end_may_be_followed_by_another_request(quiet: Serving) -> None:
    body = '{"name": "Noor"}'
    first = f"PATCH /api/me HTTP/1.1\r\n{SAID}{JSON}Content-Length: {len(body)}\r\n\r\n{body}"
    second = f"GET /api/server HTTP/1.1\r\n{SAID}Connection: close\r\n\r\n"
    received = attacks.send(quiet.url, [(first + second).encode()], patience=10)
    assert received.count(b"HTTP/1.1 200 OK") == 2


TWICE = {
    "host": ("localhost", "elsewhere"),
    "origin": ("http://localhost", "http://elsewhere"),
    "authorization": ("Bearer one", "Bearer two"),
    "content-type": ("application/json", "text/plain"),
    "x-forwarded-proto": ("http", "https"),
}


@pytest.mark.parametrize("name", TWICE)
def test_what_may_be_said_once_is_refused_if_it_is_said_twice(quiet: Serving, name: str) -> None:
    one, two = TWICE[name]
    head = "GET /api/me HTTP/1.1\r\n" + ("" if name == "host" else "Host: localhost\r\n")
    received = attacks.send(
        quiet.url, [f"{head}{name}: {one}\r\n{name}: {two}\r\n\r\n".encode()], patience=1
    )
    assert received.startswith(b"HTTP/1.1 400 ")
    assert b"connection: close" in received.lower()


def test_cookies_in_two_headers_are_one_and_the_first_of_a_name_counts(quiet: Serving) -> None:
    with quiet.visitor() as noor, quiet.visitor() as lee:
        noor.patch("/api/me", json={"name": "Noor"})
        lee.patch("/api/me", json={"name": "Lee"})
        first, second = (f"lifetable={client.cookies['lifetable']}" for client in (noor, lee))
        for cookies in ((first, second), ("a=b", first), (first, "a=b"), (f"{first}; {second}",)):
            lines = "".join(f"Cookie: {cookie}\r\n" for cookie in cookies)
            head = f"GET /api/me HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n"
            assert b'"name":"Noor"' in attacks.send(quiet.url, [head.encode()], patience=1)


def test_what_was_found_before_and_what_nearly_is_a_request(quiet: Serving) -> None:
    """A little of `make fuzz`, with all that it has ever found and what was known to break servers like ours."""
    rng, found = random.Random(4), fuzz.Found()
    with fuzz.canary_of(quiet.url) as canary:
        for packets in fuzz.kept() + [fuzz.conversation(rng) for _ in range(300)]:
            fuzz.attack(quiet.url, packets, canary, found)
    assert found.sent > 300
    assert not found.faults


class Victim:
    """Somebody with a name of their own who looks at it again and again."""

    def __init__(self, address: str, number: int, stop: threading.Event) -> None:
        self.name, self._stop = f"Victim {number}", stop
        self._client = httpx.Client(base_url=address, timeout=30)
        self._client.patch("/api/me", json={"name": self.name}).raise_for_status()
        self.asked = 0
        self.wrong: list[str] = []
        self._thread = threading.Thread(target=self._ask)
        self._thread.start()

    def _ask(self) -> None:
        while not self._stop.wait(0.01):
            self.look()

    def look(self) -> None:
        try:
            answer = self._client.get("/api/me")
        except httpx.HTTPError:  # a proxy may break off a connection; it never mixes them up
            return
        self.asked += 1
        told = answer.json().get("person") if answer.status_code == 200 else None
        if answer.status_code < 500 and (told is None or told["name"] != self.name):
            self.wrong.append(answer.text[:300])

    def join(self) -> None:
        self._thread.join(60)
        self.look()
        self._client.close()


@pytest.mark.parametrize("kind", ["bare", *proxies.KINDS])
def test_everybody_gets_their_own_answer_while_strangers_attack(kind: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with server(database, "--proxy", "127.0.0.1") as running:
        address = f"http://127.0.0.1:{running.port}"
        if kind == "bare":
            attacked(address)
        else:
            with proxies.proxy(kind, address, tmp_path) as in_front:
                attacked(in_front)


def attacked(address: str) -> None:
    """Strangers send every kind of form, some in an instant, some so slowly that a proxy has passed on the head before
    the body comes; everybody else asks who they are meanwhile."""
    stop, rng = threading.Event(), random.Random(3)
    victims = [Victim(address, number, stop) for number in range(VICTIMS)]
    swallowing = [form for form in attacks.forms() if "the next one ends, 1.1" in form[0]]
    forms = attacks.some_forms(HOSTILE) + rng.choices(swallowing, k=HOSTILE)

    def attack(form: tuple[str, list[bytes]]) -> None:
        slow = rng.random() < 0.5
        pieces = form[1] if slow else attacks.cut(form[1], rng)
        attacks.send(address, pieces, patience=0.3 if slow else 0.004)

    try:
        with ThreadPoolExecutor(STRANGERS) as strangers:
            for _ in strangers.map(attack, forms):
                assert not any(victim.wrong for victim in victims)
    finally:
        stop.set()
        for victim in victims:
            victim.join()
    assert not [victim.wrong for victim in victims if victim.wrong]
    assert all(victim.asked > 20 for victim in victims)
