"""Streams over HTTP, and links that lead to a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.serving import Serving, open_table, serving

from lifetable.cli import run
from lifetable.web import addresses
from lifetable.words import Words, languages


def frames(lines: Iterator[str], many: int) -> list[dict[str, str]]:
    """The first events of a stream, comments and bare fields left out."""
    found: list[dict[str, str]] = []
    now: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            now[name] = value
            continue
        if "data" in now:
            found.append(now)
        now = {}
        if len(found) == many:
            break
    return found


def test_a_stream_begins_with_the_table_and_is_taken_up_again(noor: httpx.Client) -> None:
    message = open_table(noor, pace=10_000)
    path = f"/api/tables/{message['table']}"
    with noor.stream("GET", f"{path}/stream") as answer:
        assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        (first,) = frames(answer.iter_lines(), 1)
    assert json.loads(first["data"])["table"] == message["table"]
    noor.post(f"{path}/chat", json={"text": "one <b>two</b>"})
    noor.post(f"{path}/chat", json={"text": "three"})
    headers = {"last-event-id": first["id"]}
    with noor.stream("GET", f"{path}/stream?after=0", headers=headers) as answer:
        told = frames(answer.iter_lines(), 2)
    assert [json.loads(one["data"])["entry"]["text"] for one in told] == ["one <b>two</b>", "three"]
    polled = noor.get(f"{path}/messages", params={"after": first["id"]}).json()["messages"]
    assert [one["entry"]["text"] for one in polled] == ["one <b>two</b>", "three"]


def test_a_stopping_server_ends_streams_with_a_hint(tmp_path: Path) -> None:
    with serving(tmp_path) as running, running.visitor() as client:
        table = open_table(client)["table"]
        with client.stream("GET", f"/api/tables/{table}/stream") as answer:
            lines = answer.iter_lines()
            frames(lines, 1)
            running.stop()
            rest = list(lines)  # it ends by itself
        assert any(re.fullmatch(r"retry: [1-3]\d{3}", line) for line in rest)


def test_too_many_streams_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, streams=1) as running, running.visitor() as client:
        path = f"/api/tables/{open_table(client)['table']}/stream"
        with client.stream("GET", path) as one:
            assert one.status_code == 200
            two = client.get(path)
            assert (two.status_code, two.json()["code"]) == (429, "too-many-streams")
            assert int(two.headers["retry-after"]) >= 1


def test_a_seat_link_is_where_people_find_us(
    served: Serving, noor: httpx.Client, other: httpx.Client
) -> None:
    table = open_table(noor)["table"]
    made = noor.post(f"/api/tables/{table}/seats/0/link").json()
    assert made["url"] == f"{served.url}/s/{made['token']}"
    claimed = other.post("/api/claims", json={"token": made["token"]})
    assert claimed.json()["table"] == table
    assert claimed.json()["seats"][0]["you"]


def test_links_for_others_lead_to_this_machine_also_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "neighbourly", lambda host: host == "0.0.0.0" and "192.168.1.20")
    with serving(tmp_path, host="0.0.0.0") as near_by, near_by.visitor() as client:
        port = near_by.url.rpartition(":")[2]
        near = f"http://192.168.1.20:{port}"
        assert client.get("/api/server").json()["share"] == near
        table = open_table(client)["table"]
        link = client.post(f"/api/tables/{table}/seats/0/link").json()
        assert link["url"] == f"{near}/s/{link['token']}"
        # whoever came through somebody we do not know keeps the address he came by
        unknown = {"x-forwarded-for": "10.0.0.9"}
        assert client.get("/api/server", headers=unknown).json()["share"] is None


EVIL = (
    "evil.example",
    "evil.example:80",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "a@b",
    "[::",
    "",
)


@pytest.mark.parametrize("host", EVIL)
def test_links_never_come_from_a_host_that_was_not_allowed(tmp_path: Path, host: str) -> None:
    with serving(tmp_path) as running, running.visitor() as client:
        table = open_table(client)["table"]
        port = running.url.rpartition(":")[2]
        for said in (host, f"{host}:{port}"):
            link = client.post(f"/api/tables/{table}/seats/0/link", headers={"host": said}).json()
            assert link["url"] == f"{running.url}/s/{link['token']}"


def test_links_may_begin_with_a_name_that_was_allowed(tmp_path: Path) -> None:
    hosts = "reef.local, Lido.Local:7777"
    with serving(tmp_path, hosts=hosts) as running, running.visitor() as client:
        path = f"/api/tables/{open_table(client)['table']}/seats/0/link"
        for host in ("reef.local", "reef.local:8000", "lido.local:7777", "localhost:1234"):
            link = client.post(path, headers={"host": host}).json()
            assert link["url"].startswith(f"http://{host}/s/")
        link = client.post(path, headers={"host": "lido.local:7778"}).json()
        assert link["url"].startswith(running.url)


def test_links_for_others_are_as_told(served: Serving, noor: httpx.Client, tmp_path: Path) -> None:
    assert noor.get("/api/server").json()["share"] is None  # nobody else can come here
    base_url = "https://play.example.org/"
    with serving(tmp_path, base_url=base_url) as known, known.visitor() as client:
        assert client.get("/api/server").json()["share"] == "https://play.example.org"


def test_the_machines_own_address_is_found_without_asking_anybody() -> None:
    assert addresses.neighbourly("127.0.0.1") is None
    found = addresses.neighbourly("0.0.0.0")  # None where there is no network
    assert found is None or not addresses.is_loopback(found)


@pytest.mark.parametrize("language", languages())
def test_serve_tells_where_others_can_play(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, near = "http://localhost:8000", "http://192.168.1.20:8000"
    monkeypatch.setattr("lifetable.web.server.serve", lambda _, ready: ready(here, near))
    assert run(["serve", "--host", "0.0.0.0", "--lang", language]) == 0
    words = Words(language)
    told = [words("serve-ready", address=here), words("serve-share", address=near)]
    assert capsys.readouterr().out.splitlines()[:2] == told
