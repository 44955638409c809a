"""Looking after a server: over the web behind a key, and from the command line while it runs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute
from tests.of_a_game import OPEN
from tests.serving import Serving, eventually, open_table, serving

from lifetable.cli import run
from lifetable.tables.people.names import friendly_names
from lifetable.web.middleware.limits import KEY_TRIES
from lifetable.web.operator_key import COOKIE, HOST_COOKIE
from lifetable.web.routes.admin import router
from lifetable.words import languages

READS = ("", "/tables", "/people", "/reports", "/bans", "/audit")
WRITES: dict[tuple[str, str], Any] = {
    ("DELETE", "/reports/1"): None,
    ("POST", "/bans"): {"network": "192.0.2.7", "hours": 1, "reason": "x"},
    ("DELETE", "/bans/abc"): None,
    ("POST", "/names/removed"): {"person": "abc", "reason": "x"},
    ("POST", "/lines/removed"): {"table": "kelp-1", "line": 1, "reason": "x"},
    ("POST", "/tables/kelp-1/removed"): {"reason": "x"},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Serving]:
    with serving(folder, proxy="127.0.0.1") as running:
        yield running


def admin(folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command of `lifetable admin` answers."""
    capsys.readouterr()
    code = run(["admin", *arguments, "--json", "--database", f"sqlite:///{folder / 'tables.db'}"])
    out, err = capsys.readouterr()
    assert code == 0, err
    return json.loads(out)


@pytest.fixture
def key(served: Serving, folder: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[str]:
    made = admin(folder, capsys, "key")
    eventually(lambda: served.services.hub.operator.knows(made["id"]))
    yield made["key"]
    admin(folder, capsys, "key", "--revoke", made["id"])
    eventually(lambda: not served.services.hub.operator.knows(made["id"]))


@pytest.fixture
def operator(served: Serving, key: str) -> Iterator[httpx.Client]:
    with served.visitor() as client:
        assert client.post("/api/admin/session", json={"key": key}).status_code == 204
        yield client


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def talk(host: httpx.Client, guest: httpx.Client) -> tuple[str, int]:
    """Somebody says something at a table; which line it was."""
    table = open_table(host, start=False, seats=[{"kind": "me"}, {"kind": "free"}])["table"]
    said = guest.post(f"/api/tables/{table}/chat", json={"text": "unspeakable"}).json()
    return table, said["chat"][0]["number"]


# --- the key ---


def test_every_admin_route_is_tried_here() -> None:
    known = {
        (method, route.path.removeprefix("/api/admin"))
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    tried = {("GET", path) for path in READS} | set(WRITES)
    tried |= {("POST", "/session"), ("DELETE", "/session")}
    shapes = {(m, re.sub(r"/(1|abc|kelp-1)\b", "/{}", path)) for m, path in tried}
    assert {(m, re.sub(r"\{\w+\}", "{}", path)) for m, path in known} == shapes


def test_without_a_key_there_is_no_such_page(served: Serving, noor: httpx.Client) -> None:
    for path in READS:
        assert code_of(noor.get(f"/api/admin{path}")) == (404, "no-such-page")
    for (method, path), body in WRITES.items():
        answer = noor.request(method, f"/api/admin{path}", json=body)
        assert code_of(answer) == (404, "no-such-page"), path
    assert code_of(noor.post("/api/admin/session", json={"key": "x"})) == (404, "no-such-page")
    assert noor.get("/admin", headers={"Accept": "text/html"}).status_code == 404


def test_nobody_comes_in_without_the_key(served: Serving, noor: httpx.Client, key: str) -> None:
    assert noor.get("/admin", headers={"Accept": "text/html"}).status_code == 200
    for forged in ("", f"{COOKIE}=x", f"{COOKIE}={key}", f"{COOKIE}=ab.cd.ef"):
        noor.headers["Cookie"] = forged
        for path in READS:
            assert code_of(noor.get(f"/api/admin{path}")) == (401, "admin-key-wanted")
        for (method, path), body in WRITES.items():
            answer = noor.request(method, f"/api/admin{path}", json=body)
            assert code_of(answer) == (401, "admin-key-wanted"), path


def test_a_key_brings_a_cookie_of_its_own_until_it_is_revoked(
    served: Serving, noor: httpx.Client, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = admin(folder, capsys, "key", "--label", "phone")
    eventually(lambda: served.services.hub.operator.knows(made["id"]))
    answer = noor.post("/api/admin/session", json={"key": made["key"]})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=") and made["key"] not in cookie
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Max-Age" not in cookie
    assert noor.get("/api/admin").status_code == 200
    other = {"Origin": "https://evil.example"}
    ban = WRITES["POST", "/bans"]
    assert code_of(noor.post("/api/admin/bans", json=ban, headers=other)) == (403, "other-origin")
    secure = noor.post(
        "/api/admin/session", json={"key": made["key"]}, headers={"X-Forwarded-Proto": "https"}
    ).headers["set-cookie"]
    assert secure.startswith(f"{HOST_COOKIE}=") and "Secure" in secure and "Path=/;" in secure
    assert [k["label"] for k in admin(folder, capsys, "key", "--list")] == ["phone"]
    admin(folder, capsys, "key", "--revoke", made["id"])
    eventually(lambda: not served.services.hub.operator.keyed)
    assert noor.get("/api/admin").status_code == 404


def test_signing_out_takes_the_cookie_away(operator: httpx.Client) -> None:
    assert operator.get("/api/admin").status_code == 200
    assert operator.delete("/api/admin/session").status_code == 204
    assert operator.get("/api/admin").status_code == 401


def test_keys_are_not_guessed(served: Serving, noor: httpx.Client, key: str) -> None:
    guess = {"X-Forwarded-For": "198.51.100.9"}
    for _ in range(KEY_TRIES):
        answer = noor.post("/api/admin/session", json={"key": "la_guess"}, headers=guess)
        assert code_of(answer) == (403, "bad-admin-key")
    answer = noor.post("/api/admin/session", json={"key": key}, headers=guess)
    assert code_of(answer) == (429, "too-many-requests") and int(answer.headers["retry-after"]) > 0
    elsewhere = {"X-Forwarded-For": "198.51.100.10"}
    answer = noor.post("/api/admin/session", json={"key": key}, headers=elsewhere)
    assert answer.status_code == 204


# --- acts, by the page and by the command line ---


def test_a_report_is_seen_and_its_line_removed(
    operator: httpx.Client, noor: httpx.Client, other: httpx.Client
) -> None:
    table, line = talk(noor, other)
    report = {"line": line, "reason": "rude"}
    for _ in range(2):
        assert noor.post(f"/api/tables/{table}/reports", json=report).status_code == 204
    answer = other.post(f"/api/tables/{table}/reports", json=report)
    assert code_of(answer) == (409, "not-yourself")
    answer = noor.post(f"/api/tables/{table}/reports", json=report | {"line": 1})
    assert code_of(answer) == (404, "no-such-line")
    (found,) = operator.get("/api/admin/reports").json()["reports"]
    assert found["lines"][-1]["text"] == "unspeakable" and found["reason"] == "rude"
    body = {"table": table, "line": line, "reason": "An insult"}
    assert operator.post("/api/admin/lines/removed", json=body).status_code == 204
    eventually(lambda: noor.get(f"/api/tables/{table}").json()["chat"][0]["text"] == "…")
    assert operator.get("/api/admin/reports").json()["reports"] == []
    acts = operator.get("/api/admin/audit").json()["acts"]
    assert (acts[0]["act"], acts[0]["table"]) == ("remove-line", table)
    assert acts[0]["actor"].startswith("key:") and "unspeakable" not in json.dumps(acts)


def test_a_banned_person_may_look_and_go_but_neither_write_nor_follow(
    operator: httpx.Client, noor: httpx.Client, other: httpx.Client
) -> None:
    table, _ = talk(noor, other)
    person = other.get("/api/me").json()["person"]["id"]
    body = {"person": person, "hours": 2, "reason": "Insults"}
    ban = operator.post("/api/admin/bans", json=body).json()
    at = f"/api/tables/{table}"
    refused = [
        other.post(f"{at}/chat", json={"text": "but"}),
        other.put(f"{at}/seats/1", json={"kind": "me"}),
        other.post(f"{at}/moves", json={"move": "p0", "version": 1, "key": "k"}),
        other.post("/api/tables", json={"game": OPEN}),
        other.patch("/api/me", json={"name": "Other"}),
        other.get(f"{at}/messages"),
    ]
    for answer in refused:
        assert code_of(answer) == (403, "banned"), answer.request.url
        assert answer.json()["until"] == ban["until"] and answer.json()["reason"] == "Insults"
        assert "Insults" in answer.json()["title"]
    assert other.get(at).status_code == 200
    assert other.get("/api/me/data").json()["bans"][0]["reason"] == "Insults"
    assert noor.post(f"{at}/chat", json={"text": "hello"}).status_code == 200
    assert operator.delete(f"/api/admin/bans/{ban['id']}").status_code == 204
    assert other.post(f"{at}/chat", json={"text": "sorry"}).status_code == 200
    again = operator.post("/api/admin/bans", json=body)
    assert again.status_code == 201
    assert other.delete("/api/me").status_code == 204  # what is theirs stays theirs


def test_a_banned_address_does_not_write_whoever_it_says_it_is(
    served: Serving, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ban = admin(folder, capsys, "ban", "--address", "203.0.113.0/24", "--reason", "Flood")
    eventually(lambda: served.services.hub.bans.refuses("203.0.113.5", None) is not None)
    ask = {"game": OPEN}
    for address, status in (("203.0.113.5", 403), ("203.0.114.5", 201)):
        for _ in range(2):  # a new cookie does not help
            with served.visitor(**{"X-Forwarded-For": address}) as client:
                assert client.post("/api/tables", json=ask).status_code == status
    assert admin(folder, capsys, "bans")[0]["network"] == "203.0.113.0/24"
    admin(folder, capsys, "unban", ban["id"])
    eventually(lambda: served.services.hub.bans.refuses("203.0.113.5", None) is None)
    assert "203.0.113" not in json.dumps(admin(folder, capsys, "audit"))


def test_an_operator_does_not_lock_himself_out(operator: httpx.Client) -> None:
    body = {"network": "127.0.0.1", "hours": 1, "reason": "A slip"}
    ban = operator.post("/api/admin/bans", json=body).json()
    answer = operator.post("/api/tables", json={"game": OPEN})
    assert code_of(answer) == (403, "banned")
    assert operator.delete(f"/api/admin/bans/{ban['id']}").status_code == 204


def test_commands_do_what_the_page_does(
    served: Serving,
    folder: Path,
    noor: httpx.Client,
    other: httpx.Client,
    capsys: pytest.CaptureFixture[str],
) -> None:
    other.patch("/api/me", json={"name": "Rudolf"})
    person = other.get("/api/me").json()["person"]["id"]
    table, line = talk(noor, other)
    noor.post(f"/api/tables/{table}/reports", json={"line": line, "reason": "spam"})
    (report,) = admin(folder, capsys, "reports")
    assert report["about"] == person and report["name"] == "Rudolf"
    admin(folder, capsys, "dismiss", str(report["id"]))
    assert admin(folder, capsys, "reports") == []
    assert report["id"] in [r["id"] for r in admin(folder, capsys, "reports", "--all")]
    admin(folder, capsys, "remove-name", "--person", person, "--reason", "Insult")
    eventually(
        lambda: noor.get(f"/api/tables/{table}").json()["chat"][0]["by"] in friendly_names("en")
    )
    admin(folder, capsys, "remove-line", table, str(line), "--reason", "Insult")
    eventually(lambda: noor.get(f"/api/tables/{table}").json()["chat"][0]["text"] == "…")
    assert table in [row["table"] for row in admin(folder, capsys, "tables")]
    admin(folder, capsys, "remove-table", table, "--reason", "Spam")
    eventually(lambda: noor.get(f"/api/tables/{table}").status_code == 404)
    assert table not in [row["table"] for row in admin(folder, capsys, "tables")]
    acts = admin(folder, capsys, "audit")
    assert [act["act"] for act in acts[:4]] == [
        "remove-table",
        "remove-line",
        "remove-name",
        "dismiss",
    ]
    assert all(act["actor"].startswith("cli:") for act in acts[:4])
    assert admin(folder, capsys, "status")["processes"] == 1
    assert "Rudolf" not in json.dumps(acts)


def test_people_who_are_there_are_seen_from_the_command_line(
    served: Serving, folder: Path, noor: httpx.Client, capsys: pytest.CaptureFixture[str]
) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    table = open_table(noor, pace=10_000)["table"]
    with noor.stream("GET", f"/api/tables/{table}/stream") as stream:
        chunks = stream.iter_bytes()  # let go of, it would end the stream
        next(chunks)
        (person,) = admin(folder, capsys, "people")
        assert (person["name"], person["tables"]) == ("Noor", [table])


@pytest.mark.parametrize("language", languages())
def test_every_command_speaks_for_people_too(
    language: str,
    served: Serving,
    folder: Path,
    noor: httpx.Client,
    other: httpx.Client,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    table, line = talk(noor, other)
    noor.post(f"/api/tables/{table}/reports", json={"line": line, "reason": "spam"})
    where = ("--lang", language, "--database", f"sqlite:///{folder / 'tables.db'}")
    for command in ("status", "tables", "people", "reports", "bans", "audit"):
        assert run(["admin", command, *where]) == 0
        assert run(["admin", command, "--help", *where[:2]]) == 0
    assert run(["admin", "ban", "--address", "192.0.2.9", "--reason", "x", *where]) == 0
    assert run(["admin", "bans", *where]) == 0
    out = capsys.readouterr().out
    assert "unspeakable" in out and "192.0.2.9/32" in out
    for wrong in (
        ("ban", "--reason", "x"),
        ("ban", "--address", "192.0.2.9", "--for", "soon", "--reason", "x"),
        ("ban", "--person", "nobody", "--reason", "x"),
        ("unban", "none"),
        ("remove-table", "none", "--reason", "x"),
        ("key", "--revoke", "none"),
    ):
        assert run(["admin", *wrong, *where]) == 2, wrong


# --- what the page shows ---


def test_the_operator_sees_load_and_no_secrets(
    served: Serving, operator: httpx.Client, noor: httpx.Client
) -> None:
    table = open_table(noor, pace=10_000)["table"]
    live = served.services.hub.registry.tables[table]
    told = "".join(operator.get(f"/api/admin{path}").text for path in READS)
    status = operator.get("/api/admin").json()
    assert status["load"]["requests"] > 0 and status["load"]["memory_bytes"] > 10**6
    assert status["database_bytes"] > 0 and status["tables"]["playing"] >= 1
    assert table in told
    assert live.table.secret not in told and live.table.seed not in told


# --- at the table ---


def test_host_and_lock_over_the_api(
    served: Serving, noor: httpx.Client, other: httpx.Client
) -> None:
    table, _ = talk(noor, other)
    at = f"/api/tables/{table}"
    seen = other.put(f"{at}/seats/1", json={"kind": "me"}).json()
    handle = seen["seats"][1]["handle"]
    assert code_of(other.put(f"{at}/lock", json={"lock": "closed"})) == (403, "not-host")
    assert noor.put(f"{at}/lock", json={"lock": "closed"}).json()["lock"] == "closed"
    with served.visitor() as stranger:
        for path in ("", "/messages", "/stream", "/record", "/replay", "/review", "/verify"):
            assert code_of(stranger.get(f"{at}{path}")) == (403, "table-locked"), path
        assert code_of(stranger.post(f"{at}/rematch")) in ((401, "nobody"), (403, "table-locked"))
    for path in ("/record", "/replay", "/review", "/verify"):
        assert code_of(other.get(f"{at}{path}")) == (409, "game-not-over"), path
    removed = noor.post(f"{at}/remove", json={"handle": handle})
    assert removed.status_code == 200 and removed.json()["seats"][1]["kind"] == "free"
    assert code_of(other.get(at)) == (403, "removed")
    assert code_of(noor.post(f"{at}/remove", json={"handle": "tim"})) == (422, "bad-request")
    assert noor.post(f"{at}/admit", json={"handle": handle}).json()["removed"] == []
    assert code_of(other.get(at)) == (403, "table-locked")
