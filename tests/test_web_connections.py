"""Connections on which something comes too slowly, too much at once, or is not taken: they are given up, others are not."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.of_a_game import FILED
from tests.serving import Serving, eventually, open_table, serving

from lifetable.tables.entries import Entry
from lifetable.tables.live import views
from lifetable.tables.live.feeds import Update
from lifetable.tables.table import Table
from lifetable.web import handler, server, streams
from lifetable.web.middleware.limits import HEAD
from lifetable.words import Words

STREAM_TS = Path(__file__).parent.parent / "ui" / "src" / "api" / "stream.ts"
NARROW = 4_096  # bytes that the system keeps for a reader, in these tests
TWO = [{"kind": "me"}, {"kind": "me"}]


def connect(served: Serving, room: int | None = None) -> socket.socket:
    host, _, port = served.url.removeprefix("http://").partition(":")
    opened = socket.socket()
    if room:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    opened.settimeout(30)
    opened.connect((host, int(port)))
    return opened


def to_the_end(opened: socket.socket) -> bytes:
    """Everything that comes until the other end hangs up."""
    received = b""
    try:
        while part := opened.recv(65_536):
            received += part
    except ConnectionResetError:
        pass
    return received


def problem(received: bytes) -> tuple[int, dict[str, str], dict[str, Any]]:
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert headers["content-type"] == "application/problem+json"
    assert headers["connection"] == "close"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-request-id"]
    return int(first.split()[1]), headers, json.loads(body)


# --- heads ----------------------------------------------------------------------------------------

ASK = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n"
TOO_LARGE = {
    "a long header": [ASK + b"X: " + b"x" * HEAD + b"\r\n\r\n"],
    "some long headers": [ASK + (b"X: " + b"y" * 900 + b"\r\n") * 20 + b"\r\n"],
    "a long address": [
        b"GET /" + b"x" * HEAD + b" HTTP/1.1\r\nAccept-Language: de\r\nHost: localhost\r\n\r\n"
    ],
    "a long query": [
        b"GET /?" + b"x" * HEAD + b" HTTP/1.1\r\nAccept-Language: de\r\nHost: localhost\r\n\r\n"
    ],
}
MUCH_TOO_LARGE = {
    "a very long header": [ASK + b"X: " + b"x" * server.HEAD_READ + b"\r\n\r\n"],
    "many headers": [ASK + b"X: y\r\n" * 400 + b"\r\n"],
    "a very long address": [b"GET /" + b"x" * server.HEAD_READ],
    "a header that does not end": [ASK + b"X: ", *[b"x" * 9_000] * 9],
    "headers that do not end": [ASK + b"X: y\r\n" * 1_000, b"X: y\r\n" * 20_000],
}


@pytest.mark.parametrize("pieces", TOO_LARGE.values(), ids=TOO_LARGE)
def test_a_head_that_is_too_large_is_refused(served: Serving, pieces: list[bytes]) -> None:
    with closing(connect(served)) as opened:
        for piece in pieces:
            opened.sendall(piece)
        status, headers, told = problem(to_the_end(opened))
    assert (status, told["code"]) == (431, "head-too-large")
    assert headers["content-language"] == "de"
    assert told["title"] == Words("de")("error-head-too-large", most=HEAD // 1024)


@pytest.mark.parametrize("pieces", MUCH_TOO_LARGE.values(), ids=MUCH_TOO_LARGE)
def test_a_head_that_is_much_too_large_is_not_even_read(
    served: Serving, pieces: list[bytes]
) -> None:
    with closing(connect(served)) as opened:
        with suppress(ConnectionError):
            for piece in pieces:
                opened.sendall(piece)
        received = to_the_end(opened)
    assert received == b"" or received.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 414 "))
    assert received.count(b"HTTP/1.1") <= 1


def test_a_head_may_be_large_and_come_in_pieces_and_more_may_follow(served: Serving) -> None:
    with closing(connect(served)) as opened, opened.makefile("rb") as file:
        large = ASK + b"X: " + b"x" * (HEAD - 1_000)
        for _ in range(3):
            for piece in (large[:5], large[5:9_000], large[9_000:], b"\r\n\r", b"\n"):
                opened.sendall(piece)
            assert b" 200 " in file.readline()
            length = 0
            while (line := file.readline()) != b"\r\n":
                if line.startswith(b"content-length: "):
                    length = int(line.split()[1])
            file.read(length)
        opened.sendall(ASK + b"X: y\r\n" * 90 + b"X: " + b"x" * HEAD + b"\r\n\r\n")
        assert b" 431 " in file.readline()


def test_a_large_body_is_no_large_head(served: Serving) -> None:
    deck = {"params": {"game": FILED}, "headers": {"content-type": "text/csv"}}
    with served.visitor() as client:
        answer = client.post("/api/decks", content=b"x" * 100_000, **deck)  # type: ignore[arg-type]
        assert answer.status_code == 422
        refused = client.patch(
            "/api/me", content=b" " * 300_000, headers={"content-type": "application/json"}
        )
        assert refused.status_code == 413


SLOW = {
    "nothing": (b"", b""),
    "half a head": (b"", b"GET /api/me HTTP/1.1\r\nHost:"),
    "half a line": (b"", b"GE"),
    "nothing after a request": (ASK + b"\r\n", b""),
    "half a head after a request": (ASK + b"\r\n", b"GET /api"),
    "half a body after the answer": (ASK + b"Content-Length: 9\r\n\r\nhalf", b" a"),
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that does not wait for long."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(server, "HEAD_SECONDS", 0.3)
        with serving(tmp_path_factory.mktemp("hasty")) as running:
            yield running


@pytest.mark.parametrize(("before", "half"), SLOW.values(), ids=SLOW)
def test_whoever_does_not_end_a_request_is_given_up(
    hasty: Serving, before: bytes, half: bytes
) -> None:
    with closing(connect(hasty)) as opened:
        if before:
            opened.sendall(before)
            received = b""
            while not received.endswith(b'"person":null}'):
                part = opened.recv(65_536)
                assert part, received
                received += part
        with suppress(ConnectionError):
            opened.sendall(half)
        assert to_the_end(opened) == b""


def test_a_body_that_does_not_come_is_not_waited_for(
    served: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handler, "BODY_SECONDS", 0.1)
    for path in ("/api/tables", "/api/tables/kelp-123456/moves"):
        with closing(connect(served)) as opened:
            head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n"
            opened.sendall(head.encode() + b"Content-Type: application/json\r\n\r\n{")
            status, _, told = problem(to_the_end(opened))
        assert (status, told["code"]) == (408, "too-slow")


@pytest.mark.parametrize(
    "sent", [b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9\r\n\r\n"]
)
def test_what_is_no_request_is_refused_and_hung_up_on(served: Serving, sent: bytes) -> None:
    with closing(connect(served)) as opened:
        opened.sendall(sent + ASK + b"\r\n")
        received = to_the_end(opened)
    assert received.startswith(b"HTTP/1.1 400 ")
    assert received.count(b"HTTP/1.1") == 1


# --- streams --------------------------------------------------------------------------------------


def test_a_quiet_stream_is_told_that_it_is_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By an event that the page listens for; and it lives on though nothing more is asked."""
    (listened,) = re.findall(r'addEventListener\("(\w+)", alive\)', STREAM_TS.read_text())
    monkeypatch.setattr(views, "HEARTBEAT", 0.2)
    monkeypatch.setattr(server, "HEAD_SECONDS", 0.3)
    with serving(tmp_path) as running, running.visitor() as client:
        table = open_table(client, seats=TWO)["table"]
        beats = 0
        with client.stream("GET", f"/api/tables/{table}/stream") as answer:
            lines = answer.iter_lines()
            for line in lines:
                if line == f"event: {listened}":
                    assert next(lines) == "data: {}"
                    beats += 1
                if beats == 5:
                    break


def ids(received: bytes) -> list[int]:
    whole = received.rpartition(b"\n\n")[0]
    return [int(number) for number in re.findall(rb"^id: (\d+)$", whole, re.M)]


def stream_of(client: httpx.Client, table: str) -> bytes:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    lines = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\n"
    return f"{lines}\r\n".encode()


def test_a_reader_who_stops_reading_slows_nobody_and_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LONGEST", 64 * 1024)
    with serving(tmp_path) as running, running.visitor() as noor, running.visitor() as lee:
        message = open_table(noor, seats=[{"kind": "me"}, {"kind": "free"}], start=False)
        table = message["table"]
        path = f"/api/tables/{table}"
        lee.put(f"{path}/seats/1", json={"kind": "me", "name": "Lee"})
        live = running.services.hub.registry.tables[table]
        follower = Follower(running, path)
        with closing(connect(running, NARROW)) as asleep:
            asleep.sendall(stream_of(lee, table))
            eventually(lambda: len(live.feeds) == 2)
            (feed,) = [feed for feed in live.feeds if feed.person]
            while not feed.closed:  # no more is kept for it than one stream may have
                noor.post(f"{path}/chat", json={"text": "🌊" * 300})
                assert live.table.number < 1_000, "it was never given up"
            seen = ids(to_the_end(asleep))
        eventually(lambda: feed not in live.feeds)
        number = live.table.number
        assert follower.up_to(number) == list(range(follower.first, number + 1))
        assert seen == list(range(seen[0], seen[-1] + 1))
        noor.post(f"{path}/chat", json={"text": "on"})
        number += 1
        with lee.stream("GET", f"{path}/stream", headers={"last-event-id": str(seen[-1])}) as again:
            told: list[int] = []
            for line in again.iter_lines():
                told += [int(line[4:])] if line.startswith("id: ") else []
                if told and told[-1] == number:
                    break
        assert told == list(range(seen[-1] + 1, number + 1))


def test_who_does_not_read_keeps_his_place_among_the_streams_he_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody can have us keep more for him by asking again and again."""
    monkeypatch.setattr(streams, "LONGEST", 8 * 1024 * 1024)  # more than the system keeps for him
    with serving(tmp_path, streams=1) as running, running.visitor() as noor:
        table = open_table(noor, seats=TWO)["table"]
        path = f"/api/tables/{table}"
        live = running.services.hub.registry.tables[table]
        with closing(connect(running, NARROW)) as asleep:
            asleep.sendall(stream_of(noor, table))
            eventually(lambda: len(live.feeds) == 1)
            (feed,) = live.feeds

            def flood() -> None:
                for _ in range(100):
                    feed.put(Update(b"x" * 100_000, event="noise"))

            assert running.server._loop is not None
            running.server._loop.call_soon_threadsafe(flood)
            eventually(lambda: feed.closed)
            assert noor.get(f"{path}/stream").json()["code"] == "too-many-streams"
        eventually(lambda: not live.feeds)
        with noor.stream("GET", f"{path}/stream") as answer:
            assert answer.status_code == 200


def test_a_long_stream_begins_anew_at_once_and_nothing_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LONGEST", 16 * 1024)
    with serving(tmp_path) as running, running.visitor() as noor:
        path = f"/api/tables/{open_table(noor, seats=TWO)['table']}"
        follower = Follower(running, path)
        for _ in range(60):
            noor.post(f"{path}/chat", json={"text": "🌊" * 300})
        number = noor.get(path).json()["number"]
        assert follower.up_to(number) == list(range(follower.first, number + 1))
        assert follower.begun_anew >= 3


class Follower:
    """Somebody who reads all the time, and comes back with his last number as browsers do."""

    def __init__(self, running: Serving, path: str) -> None:
        self._numbers: list[int] = []
        self._running = running
        self._path = path
        self._begun = threading.Event()
        self.begun_anew = 0
        threading.Thread(target=self._follow, daemon=True).start()
        assert self._begun.wait(20)

    @property
    def first(self) -> int:
        return self._numbers[0]

    def _follow(self) -> None:
        with self._running.visitor() as client, suppress(httpx.HTTPError):  # until it is stopped
            while True:
                last = {"last-event-id": str(self._numbers[-1])} if self._numbers else {}
                with client.stream("GET", f"{self._path}/stream", headers=last) as answer:
                    for line in answer.iter_lines():
                        if line.startswith("id: "):
                            self._numbers.append(int(line[4:]))
                            self._begun.set()
                self.begun_anew += 1

    def up_to(self, number: int) -> list[int]:
        eventually(lambda: self._numbers[-1] == number)
        return self._numbers


# --- looking back ---------------------------------------------------------------------------------


@pytest.fixture
def talkative(served: Serving) -> Iterator[tuple[httpx.Client, str, int]]:
    """A table at which a lot was said."""
    with served.visitor() as client:
        path = f"/api/tables/{open_table(client, seats=TWO)['table']}"
        for n in range(12):
            client.post(f"{path}/chat", json={"text": f"{n}"})
        yield client, path, client.get(path).json()["number"]


def begun(client: httpx.Client, path: str, after: int, many: int) -> list[dict[str, Any]]:
    """The first messages of a stream that is taken up again."""
    found: list[dict[str, Any]] = []
    with client.stream("GET", f"{path}/stream", params={"after": after}) as answer:
        event = ""
        for line in answer.iter_lines():
            event = line if line.startswith("event: ") else event if line else ""
            if line.startswith("data: ") and not event:
                found.append(json.loads(line[6:]))
            if len(found) == many:
                break
    return found


def test_one_answer_tells_so_much_and_says_that_there_is_more(
    talkative: tuple[httpx.Client, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, path, number = talkative
    monkeypatch.setattr(views, "MOST_MESSAGES", 5)
    told: list[int] = []
    more = True
    while more:
        answer = client.get(f"{path}/messages", params={"after": told[-1] if told else 0}).json()
        numbers = [message["number"] for message in answer["messages"]]
        assert 0 < len(numbers) <= 5
        told, more = told + numbers, answer["more"]
    assert told == list(range(1, number + 1))
    nothing = client.get(f"{path}/messages", params={"after": number}).json()
    assert nothing == {"messages": [], "more": False}


def test_a_stream_that_is_far_behind_begins_with_the_whole_table(
    talkative: tuple[httpx.Client, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, path, number = talkative
    monkeypatch.setattr(views, "MOST_MESSAGES", 5)
    missed = begun(client, path, number - 5, 5)
    assert [message["entry"]["number"] for message in missed] == list(range(number - 4, number + 1))
    (whole,) = begun(client, path, number - 6, 1)
    assert (whole["number"], whole["entry"]) == (number, None)
    now = client.get(path).json()
    for told in (whole, now):
        del told["now"], told["seats"], told["watchers"]  # who is here changes
    assert whole == now


def test_a_table_does_not_wait_for_somebody_who_looks_back(
    served: Serving, talkative: tuple[httpx.Client, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, path, number = talkative
    table = served.services.hub.registry.tables[path.rpartition("/")[2]].table
    looking_back, go_on = threading.Event(), threading.Event()
    apply: Callable[[Table, Entry], None] = Table.apply

    def slowly(self: Table, entry: Entry) -> None:
        if self is not table:
            looking_back.set()
            assert go_on.wait(20)
        apply(self, entry)

    monkeypatch.setattr(Table, "apply", slowly)
    found: list[dict[str, Any]] = []
    thread = threading.Thread(target=lambda: found.extend(begun(client, path, number - 1, 2)))
    thread.start()
    assert looking_back.wait(20)
    said = client.post(f"{path}/chat", json={"text": "meanwhile"})
    assert said.status_code == 200
    go_on.set()
    thread.join(20)
    assert [message["number"] for message in found] == [number, number + 1]
    assert found[1]["entry"]["text"] == "meanwhile"
