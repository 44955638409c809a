"""Moves as they come over a connection: in pieces, in a row, refused, from somebody who hangs up."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.persistent import Visitor
from tests.asking import request
from tests.serving import Serving, open_table, serving

from lifetable.tables import Hub
from lifetable.tables.live.feeds import MOST_WAITING, Feed, Update
from lifetable.tables.people.person import Caller
from lifetable.web import server
from lifetable.web.middleware.headers import KEPT_ALIVE
from lifetable.web.middleware.limits import BODY
from lifetable.web.server import HEAD_SECONDS

IDLE = 0.05  # seconds after which a server of these tests hangs up


@pytest.fixture
def noor(served: Serving) -> Iterator[httpx.Client]:
    with served.visitor() as client:
        client.patch("/api/me", json={"name": "Noor", "language": "en"})
        yield client


class Raw:
    """A connection on which every byte is ours to choose."""

    def __init__(self, served: Serving, client: httpx.Client) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        self.socket = socket.create_connection((host, int(port)), timeout=20)
        self.file = self.socket.makefile("rb")

    def request(self, path: str, body: bytes | None = None, **headers: str) -> bytes:
        lines = {"Host": "localhost", "Cookie": self.cookie, "Content-Type": "application/json"}
        if body is not None:
            lines["Content-Length"] = str(len(body))
        lines |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
        method = "GET" if body is None else "POST"
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + (body or b"")

    def answer(self) -> tuple[int, dict[str, str], Any]:
        status = int(self.file.readline().split()[1])
        headers: dict[str, str] = {}
        while line := self.file.readline().decode().strip():
            name, _, value = line.partition(": ")
            headers[name] = value
        body = self.file.read(int(headers["content-length"]))
        return status, headers, json.loads(body)

    def close(self) -> None:
        self.file.close()
        self.socket.close()


@pytest.fixture
def raw(served: Serving, noor: httpx.Client) -> Iterator[Raw]:
    connection = Raw(served, noor)
    yield connection
    connection.close()


def ask(message: dict[str, Any], **more: Any) -> bytes:
    move = {"move": message["legal"][0], "version": message["version"], "key": "a-key"}
    return json.dumps(move | more).encode()


def my_turn(client: httpx.Client) -> dict[str, Any]:
    """A table at which it is our turn, and nobody else moves."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    return open_table(client, seats=seats)


def moves_of(message: dict[str, Any]) -> str:
    return f"/api/tables/{message['table']}/moves"


def test_requests_sent_without_waiting_are_answered_in_order(raw: Raw, noor: httpx.Client) -> None:
    message = my_turn(noor)
    path = moves_of(message)
    parts = [
        raw.request(path, ask(message)),
        raw.request("/api/me"),
        raw.request(path, ask(message)),
    ]
    raw.socket.sendall(b"".join(parts))
    (first, _, moved), (second, _, me), (third, _, again) = raw.answer(), raw.answer(), raw.answer()
    assert (first, second, third) == (200, 200, 200)
    assert moved["number"] == again["number"] == message["number"] + 1  # one key, one move
    assert me["person"]["name"] == "Noor"


def test_a_body_in_pieces_is_waited_for(raw: Raw, noor: httpx.Client) -> None:
    message = my_turn(noor)
    whole = raw.request(moves_of(message), ask(message))
    raw.socket.sendall(whole[:-9])
    raw.socket.sendall(b"")
    until(lambda: noor.get("/healthz").status_code == 200)
    raw.socket.sendall(whole[-9:])
    status, _, moved = raw.answer()
    assert (status, moved["number"]) == (200, message["number"] + 1)


def play(raw: Raw, message: dict[str, Any], **more: Any) -> tuple[int, dict[str, Any]]:
    """A move sent in one piece; bodies are padded so that all are as long."""
    key = f"{message['number']:09}"
    body = ask(message, key=key, **more)
    raw.socket.sendall(raw.request(moves_of(message), body.ljust(90)))
    status, _, moved = raw.answer()
    return status, moved


def test_a_move_may_be_cut_anywhere(raw: Raw, noor: httpx.Client) -> None:
    message = my_turn(noor)
    message |= play(raw, message)[1]
    path = moves_of(message)

    def whole() -> bytes:
        body = ask(message, key=f"{message['number']:09}")
        return raw.request(path, body.ljust(90))

    for cut in (1, 3, 60, -90, -20, -1):  # in the first line, among the headers, in the body
        request = whole()
        raw.socket.sendall(request[:cut])
        until(lambda: noor.get("/healthz").status_code == 200)
        raw.socket.sendall(request[cut:])
        status, _, moved = raw.answer()
        assert (status, moved["number"]) == (200, message["number"] + 1), cut
        message |= moved
    raw.socket.sendall(whole() + raw.request("/api/me"))
    (first, _, moved), (second, _, me) = raw.answer(), raw.answer()
    assert (first, second, me["person"]["name"]) == (200, 200, "Noor")


def test_a_refusal_is_counted_once(
    raw: Raw, noor: httpx.Client, served: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = my_turn(noor)
    message |= play(raw, message)[1]
    counted: list[float] = []
    monkeypatch.setattr(served.services.limits, "ask", lambda *given: counted.append(given[-1]))
    status, refused = play(raw, message, version=0)
    assert (status, refused["code"]) == (409, "stale")
    assert counted == [1.0]


def test_who_moved_before_may_be_gone(raw: Raw, noor: httpx.Client) -> None:
    message = my_turn(noor)
    message |= play(raw, message)[1]
    assert noor.delete("/api/me").status_code < 300
    status, refused = play(raw, message)
    assert (status, refused["code"]) == (401, "nobody")


BAD: dict[str, dict[str, Any]] = {
    "not JSON": {"body": b"{"},
    "nothing": {"body": b""},
    "an unknown key": {"more": {"colour": "red"}},
    "not legal": {"more": {"move": "p0-"}},
    "not a move": {"more": {"move": "hop"}},
    "an old version": {"more": {"version": 0}},
    "a seat that is not to move": {"other": True},
    "too large": {"body": b" " * (BODY + 1)},
    "another media type": {"headers": {"Content_Type": "text/plain"}},
    "another origin": {"headers": {"Origin": "http://elsewhere.example"}},
    "nobody": {"headers": {"Cookie": ""}},
    "a forged cookie": {"headers": {"Cookie": "lifetable=noor.forged"}},
    "no such token": {"headers": {"Authorization": "Bearer lt_nothing"}},
    "no such table": {"table": "reef-nowhere99"},
}


@pytest.mark.parametrize("why", BAD)
def test_refusals_are_the_same_on_a_connection_that_goes_on(
    why: str, raw: Raw, noor: httpx.Client, served: Serving
) -> None:
    message = my_turn(noor)
    bad = BAD[why]
    more = {"seat": 1 - message["view"]["turn"]} if "other" in bad else bad.get("more", {})
    body = bad.get("body", ask(message, **more))
    path = moves_of(message | {"table": bad.get("table", message["table"])})
    headers = bad.get("headers", {})
    raw.socket.sendall(raw.request(path, body, **headers))
    status, heads, problem = raw.answer()
    other = Raw(served, noor)
    other.socket.sendall(other.request(path, body, **headers, Connection="close"))
    long = other.answer()
    other.close()
    assert status == long[0] >= 400
    for told in (problem, long[2]):
        told.pop("message", None)  # of a stale move: the table as it is now, with the time
    assert problem == long[2]
    assert long[1].get("connection") == "close"
    # It goes on if nothing of the request is left to be read.
    assert ("connection" in heads) == (why in ("too large", "another media type", "another origin"))
    assert set(long[1]) - set(heads) <= {"connection"}


def test_answers_are_the_same_on_a_connection_that_goes_on(
    raw: Raw, noor: httpx.Client, served: Serving
) -> None:
    message = my_turn(noor)
    raw.socket.sendall(raw.request(moves_of(message), ask(message)))
    _, short, _ = raw.answer()
    message = my_turn(noor)
    other = Raw(served, noor)
    other.socket.sendall(other.request(moves_of(message), ask(message), Connection="close"))
    _, long, _ = other.answer()
    other.close()
    changing = ("connection", "keep-alive", "content-length", "date", "x-request-id")
    assert {k: v for k, v in short.items() if k not in changing} == {
        k: v for k, v in long.items() if k not in changing
    }


def test_a_move_counts_though_its_sender_hangs_up(
    raw: Raw, noor: httpx.Client, served: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it has been taken, while it is being saved."""
    taken, saved = threading.Event(), threading.Event()
    writer = served.services.hub.writer
    commit = writer._commit

    def slowly(batch: Any) -> None:
        taken.set()
        assert saved.wait(20)
        commit(batch)

    message = my_turn(noor)
    monkeypatch.setattr(writer, "_commit", slowly)
    raw.socket.sendall(raw.request(moves_of(message), ask(message)))
    assert taken.wait(20)
    raw.close()
    saved.set()
    path = f"/api/tables/{message['table']}"
    until(lambda: noor.get(path).json()["number"] == message["number"] + 1)


def test_clients_are_told_how_long_a_connection_is_kept(raw: Raw, noor: httpx.Client) -> None:
    """Shorter than it is: whoever heeds it never uses one that is being closed."""
    message = my_turn(noor)
    raw.socket.sendall(raw.request(moves_of(message), ask(message)))
    _, headers, _ = raw.answer()
    assert headers["keep-alive"] == f"timeout={KEPT_ALIVE}"
    assert KEPT_ALIVE < HEAD_SECONDS
    raw.socket.sendall(raw.request(moves_of(message), ask(message), Connection="close"))
    _, headers, _ = raw.answer()
    assert headers["connection"] == "close"
    assert "keep-alive" not in headers


class Relay:
    """A connection to the server that is cut as its next request comes: before the server has it, or when it has
    answered and nobody has read a byte of it."""

    def __init__(self, served: Serving) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.cut = ""
        """`before` or `after`, once; then all goes through again."""
        self.connections = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                self.connections += 1
                threading.Thread(target=self._carry, args=(client,), daemon=True).start()

    def _carry(self, client: socket.socket) -> None:
        with client, socket.create_connection(self._server, timeout=20) as server:
            while request := client.recv(65_536):
                cut, self.cut = self.cut, ""
                if cut == "before":
                    return
                server.sendall(request)
                answer = server.recv(65_536)
                if cut == "after":
                    return
                client.sendall(answer)

    def close(self) -> None:
        self._listening.close()


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_move_on_a_connection_that_closes_at_that_moment_is_made_once(
    served: Serving, noor: httpx.Client, cut: str
) -> None:
    """As browsers and the page do it: what got no answer on a connection that was used before is sent again."""
    message = my_turn(noor)
    path = f"/api/tables/{message['table']}"
    relay = Relay(served)
    visitor = Visitor(relay.port)
    visitor.cookie = "; ".join(f"{name}={value}" for name, value in noor.cookies.items())

    async def play() -> None:
        assert (await visitor.try_once("GET", path))[0] == 200
        relay.cut = cut
        status, told = await visitor.try_once("POST", f"{path}/moves", json.loads(ask(message)))
        assert (status, told["number"]) == (200, message["number"] + 1)
        visitor.close()

    asyncio.run(play())
    relay.close()
    assert (visitor.counts["sent_again"], relay.connections) == (1, 2)
    assert noor.get(path).json()["number"] == message["number"] + 1


def test_moves_are_made_once_while_connections_are_closed_for_being_idle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Around the very moment at which the server hangs up."""
    monkeypatch.setattr(server, "HEAD_SECONDS", IDLE)
    with serving(tmp_path) as running, running.visitor() as noor:
        message = my_turn(noor)
        path = f"/api/tables/{message['table']}"
        visitor = Visitor(int(running.url.rpartition(":")[2]))
        visitor.cookie = "; ".join(f"{name}={value}" for name, value in noor.cookies.items())

        async def play() -> int:
            told = message
            for n in range(40):
                assert (await visitor.try_once("GET", path))[0] == 200
                await asyncio.sleep(IDLE + (n - 20) / 4_000)
                made = json.loads(ask(told, key=f"key-{n}"))
                status, now = await visitor.try_once("POST", f"{path}/moves", made)
                assert (status, now["number"]) == (200, told["number"] + 1)
                told = now
                if told["status"] == "over":
                    break
            visitor.close()
            return int(told["number"])

        last = asyncio.run(play())
        assert noor.get(path).json()["number"] == last


def test_who_comes_second_decides_again(
    raw: Raw,
    noor: httpx.Client,
    served: Serving,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another process has written to the table, and we have not heard of it."""
    hub = served.services.hub
    monkeypatch.setattr(hub.bus, "_heard", lambda table, number: None)
    message = my_turn(noor)
    owner = hub.registry.tables[message["table"]].table.host
    assert owner

    async def say() -> None:
        other = await Hub.open(str(hub.store.engine.url), keep=False)
        person = await other.people.get(owner)
        await other.actions.act(
            message["table"], Caller.of(person), request("say", {"text": "first"})
        )
        await other.close()

    asyncio.run(say())
    raw.socket.sendall(raw.request(moves_of(message), ask(message)))
    status, _, moved = raw.answer()
    assert (status, moved["number"]) == (200, message["number"] + 2)


class Noting:
    """A connection that notes what is sent; None is the end."""

    def __init__(self) -> None:
        self.sent: list[list[Update] | None] = []

    def send(self, updates: Sequence[Update]) -> None:
        self.sent.append(list(updates))

    def end(self) -> None:
        self.sent.append(None)


def test_frames_stay_in_order_whether_they_waited_or_not() -> None:
    feed, receiver = Feed(None, None), Noting()
    one, two, three, four = (Update(b"{}", number) for number in range(1, 5))
    feed.put(one)
    feed.put(two)
    feed.open(receiver)
    feed.put(three)
    feed.close()
    feed.close()
    feed.put(four)
    assert receiver.sent == [[one, two], [three], None]


def test_a_feed_that_nobody_takes_is_closed_and_says_so_when_it_is_opened() -> None:
    feed, receiver = Feed(None, None), Noting()
    for number in range(MOST_WAITING + 1):
        feed.put(Update(b"{}", number))
    assert feed.closed
    feed.open(receiver)
    assert receiver.sent == [None]


def until(true: Any) -> None:
    for _ in range(2_000):
        if true():
            return
    raise AssertionError("it never came true")
