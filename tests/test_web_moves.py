"""Moves as they come over a connection: in pieces, in a row, refused, from somebody who hangs up."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.serving import Serving, open_table

from lifetable.tables import Hub
from lifetable.tables.feeds import MOST_WAITING, Feed
from lifetable.web.limits import BODY


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
    monkeypatch.setattr(served.house.limits, "ask", lambda *given: counted.append(given[-1]))
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
    assert set(long[1]) - set(heads) == {"connection"}


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
    changing = ("connection", "content-length", "date", "x-request-id")
    assert {k: v for k, v in short.items() if k not in changing} == {
        k: v for k, v in long.items() if k not in changing
    }


def test_a_move_counts_though_its_sender_hangs_up(
    raw: Raw, noor: httpx.Client, served: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it has been taken, while it is being saved."""
    taken, saved = threading.Event(), threading.Event()
    writer = served.house.hub.writer
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


def test_who_comes_second_decides_again(
    raw: Raw,
    noor: httpx.Client,
    served: Serving,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another process has written to the table, and we have not heard of it."""
    hub = served.house.hub
    monkeypatch.setattr(hub, "_heard", lambda table, number: None)
    monkeypatch.setattr(hub.bus, "_heard", lambda table, number: None)
    message = my_turn(noor)
    owner = hub.lives[message["table"]].table.host
    assert owner

    async def say() -> None:
        other = await Hub.open(str(hub.store.engine.url), keep=False)
        person = await other.people.get(owner)
        await other.act(message["table"], person, "say", {"text": "first"})
        await other.close()

    asyncio.run(say())
    raw.socket.sendall(raw.request(moves_of(message), ask(message)))
    status, _, moved = raw.answer()
    assert (status, moved["number"]) == (200, message["number"] + 2)


def test_frames_stay_in_order_whether_they_waited_or_not() -> None:
    feed, sent = Feed(None, None), list[bytes | None]()
    feed.put(b"1")
    feed.put(b"2")
    feed.open(sent.append)
    feed.put(b"3")
    feed.close()
    feed.close()
    feed.put(b"4")
    assert sent == [b"12", b"3", None]


def test_a_feed_that_nobody_takes_is_closed_and_says_so_when_it_is_opened() -> None:
    feed, sent = Feed(None, None), list[bytes | None]()
    for _ in range(MOST_WAITING + 1):
        feed.put(b"x")
    assert feed.closed
    feed.open(sent.append)
    assert sent == [None]


def until(true: Any) -> None:
    for _ in range(2_000):
        if true():
            return
    raise AssertionError("it never came true")
