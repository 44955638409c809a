"""The edge of the server: who is let in, what is refused and in which words, what is served."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.server import Server
from hypothesis import example, given
from hypothesis import strategies as st
from tests.serving import Serving, eventually, open_table, play_to_the_end, serving

from lifetable.cli import run
from lifetable.errors import SetupError
from lifetable.games import find, names
from lifetable.tables import Person
from lifetable.web import identity, page, sharing
from lifetable.web.app import create_app
from lifetable.web.asks import Ask
from lifetable.web.limits import Buckets, Limits, caller
from lifetable.web.logs import JsonLine
from lifetable.web.problems import WebError, body_of, response_of
from lifetable.web.settings import Settings, variable
from lifetable.words import Words, languages

JSON = {"content-type": "application/json"}


@pytest.fixture
def noor(served: Serving) -> Iterator[httpx.Client]:
    with served.visitor() as client:
        yield client


@pytest.fixture
def other(served: Serving) -> Iterator[httpx.Client]:
    with served.visitor() as client:
        yield client


# --- who ------------------------------------------------------------------------------------------


def test_looking_leaves_no_trace(noor: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/games", "/api/tables", "/api/me/tables", "/api/nothing"):
        assert "set-cookie" not in noor.get(path).headers
    assert noor.get("/api/me").json() == {"person": None}


def test_the_first_write_gives_a_cookie_that_scripts_cannot_read(noor: httpx.Client) -> None:
    answer = noor.patch("/api/me", json={"name": "Noor", "language": "fr"})
    cookie = answer.headers["set-cookie"]
    assert re.match(r"lifetable=[\w.-]+; Max-Age=\d+; Path=/; HttpOnly; SameSite=Lax$", cookie)
    person = answer.json()["person"]
    assert (person["name"], person["language"]) == ("Noor", "fr")
    again = noor.get("/api/me")
    assert again.json()["person"] == person
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("forged", ["x", "a.b.c", "é", "0" * 5_000, '"', "=;"])
def test_a_forged_cookie_is_nobody(served: Serving, forged: str) -> None:
    with served.visitor() as client:
        header = {"cookie": f"lifetable={forged}".encode()}
        assert client.get("/api/me", headers=header).json() == {"person": None}


def test_a_cookie_cannot_be_changed(served: Serving, noor: httpx.Client) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    cookie = noor.cookies["lifetable"]
    for changed in ("A" + cookie[1:], cookie[:-2] + "AA", cookie.upper()):
        with served.visitor(cookie=f"lifetable={changed}") as thief:
            assert thief.get("/api/me").json() == {"person": None}


def test_an_old_cookie_is_renewed(served: Serving, noor: httpx.Client) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "RENEWED", -1)
        assert "set-cookie" in noor.get("/api/me").headers


def test_over_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path, base_url="https://play.example.org") as running:
        headers = {"origin": "https://play.example.org", "host": "play.example.org"}
        with running.visitor(**headers) as client:
            answer = client.patch("/api/me", json={"name": "Noor"})
            assert answer.headers["set-cookie"].startswith("__Host-lifetable=")
            assert "; Secure" in answer.headers["set-cookie"]
            assert "max-age" in answer.headers["strict-transport-security"]


def test_a_token_is_me_until_it_is_taken_back(served: Serving, noor: httpx.Client) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
    with served.visitor(authorization=f"Bearer {token}", origin="https://elsewhere.org") as bot:
        assert bot.get("/api/me").json()["person"]["name"] == "Noor"
        assert bot.patch("/api/me", json={"name": "Bot"}).status_code == 200  # origin is no matter
        (card,) = noor.get("/api/me/tokens").json()["tokens"]
        assert noor.delete(f"/api/me/tokens/{card['id']}").status_code == 204
        refused = bot.get("/api/me")
        assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")
        assert refused.headers["www-authenticate"] == "Bearer"
    assert noor.delete(f"/api/me/tokens/{card['id']}").status_code == 404


CANNOT = [
    ("GET", "/api/me/tokens"),
    ("POST", "/api/me/tokens"),
    ("DELETE", "/api/me/tokens/{token}"),
    ("GET", "/api/me/data"),
    ("DELETE", "/api/me"),
    ("POST", "/api/tables/{table}/seats/0/link"),
]


def test_a_token_cannot_become_its_owner(served: Serving, noor: httpx.Client) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    table = open_table(noor)["table"]
    token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
    (card,) = noor.get("/api/me/tokens").json()["tokens"]
    described = create_app().openapi()["paths"]
    with served.visitor(authorization=f"Bearer {token}") as bot:
        for method, path in CANNOT:
            body = {"label": "another"} if method == "POST" and "tokens" in path else None
            where = path.format(table=table, token=card["id"])
            refused = bot.request(method, where, json=body)
            assert (refused.status_code, refused.json()["code"]) == (403, "token-cannot"), path
            told = described[path.replace("/0/", "/{seat}/").replace("{token}", "{id}")]
            assert "403" in told[method.lower()]["responses"], path
        with served.visitor(authorization="Bearer lt_nonsense") as nobody:
            assert nobody.get("/api/me/tokens").status_code == 401
        assert bot.patch("/api/me", json={"name": "Bot"}).status_code == 200
        assert open_table(bot)["seat"] == 0  # a program may play, and open tables to play at
        assert bot.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 200
    assert noor.get("/api/me/tokens").json()["tokens"] == [card]


def test_export_and_erase(noor: httpx.Client) -> None:
    assert noor.get("/api/me/data").status_code == 401
    assert noor.delete("/api/me").status_code == 401
    noor.patch("/api/me", json={"name": "Noor"})
    table = open_table(noor)["table"]
    export = noor.get("/api/me/data")
    assert "attachment" in export.headers["content-disposition"]
    assert table in export.text
    assert "Noor" in export.text
    gone = noor.delete("/api/me")
    assert gone.status_code == 204
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert noor.get("/api/me").json() == {"person": None}
    assert "Noor" not in noor.get(f"/api/tables/{table}").text


# --- from where -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.org"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://127.0.0.1:1", "sec-fetch-site": "same-origin"},
        {"origin": "https://elsewhere.org", "authorization": "Basic bm9vcjp4"},
    ],
)
def test_writes_from_another_site_are_refused(noor: httpx.Client, headers: dict[str, str]) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables/kelp-123456/moves")):
        answer = noor.request(method, path, json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
    assert noor.delete("/api/me", headers=headers).status_code == 403
    assert noor.get("/api/me", headers=headers).status_code == 200


def test_writes_from_our_own_page_are_taken(served: Serving, noor: httpx.Client) -> None:
    for headers in ({"origin": served.url}, {"sec-fetch-site": "same-origin"}, {}):
        assert noor.patch("/api/me", json={"name": "Noor"}, headers=headers).status_code == 200


def test_a_proxy_is_believed_only_when_told(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-for": "6.6.6.6, 192.0.2.7", "x-forwarded-proto": "https"}
    for proxy, believed in (("", False), ("10.0.0.0/8", False), ("127.0.0.0/8", True)):
        folder = tmp_path / (proxy.replace("/", "-") or "none")
        folder.mkdir()
        with serving(folder, proxy=proxy) as running, running.visitor(**forwarded) as client:
            cookie = client.patch("/api/me", json={"name": "N"}).headers["set-cookie"]
            assert ("Secure" in cookie) is believed
            given_id = client.get("/api/me", headers={"x-request-id": "abc-1"})
            assert (given_id.headers["x-request-id"] == "abc-1") is believed


def test_requests_are_counted_for_whom_the_proxy_names(tmp_path: Path) -> None:
    with serving(tmp_path, proxy="127.0.0.1", rate=0.01) as running, running.visitor() as client:

        def statuses(address: str) -> list[int]:
            headers = {"x-forwarded-for": address}
            return [client.get("/api/me", headers=headers).status_code for _ in range(20)]

        assert statuses("192.0.2.1")[-1] == 429
        assert statuses("192.0.2.2")[0] == 200
        assert statuses("6.6.6.6, 192.0.2.1")[0] == 429  # what stands before is hearsay
        assert statuses("2001:db8::1")[-1] == 429
        assert statuses("2001:db8::2")[0] == 429  # the same household


def test_where_everybody_is_trusted_the_last_hop_alone_is(tmp_path: Path) -> None:
    with serving(tmp_path, proxy="*", rate=0.01) as running, running.visitor() as client:

        def status(forwarded: str) -> int:
            return client.get("/api/me", headers={"x-forwarded-for": forwarded}).status_code

        assert {status(f"6.6.6.{n}, 192.0.2.1") for n in range(20)} == {200, 429}
        assert status("192.0.2.1") == 429
        assert status("192.0.2.2") == 200


def test_tls_that_a_proxy_tells_of_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path, proxy="127.0.0.0/8") as running, running.visitor() as client:
        for path in ("/", "/api/me", "/healthz"):
            plain = client.get(path, headers={"x-forwarded-proto": "http"})
            assert "strict-transport-security" not in plain.headers
            secure = client.get(path, headers={"x-forwarded-proto": "https"})
            assert "max-age" in secure.headers["strict-transport-security"]


# --- how much -------------------------------------------------------------------------------------


def test_whoever_is_refused_takes_nothing_from_others() -> None:
    limits = Limits(rate=1, streams=0)
    for _ in range(200):
        with suppress(WebError):
            limits.ask("192.0.2.7", "hasty", 1.0)
    for n in range(6):
        limits.ask("192.0.2.7", f"calm {n}", 1.0)


def test_a_token_that_nobody_has_counts_for_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, rate=0.01) as running, running.visitor() as noor:
        people = running.house.hub.people
        asked: list[str] = []
        by_token = people.by_token

        async def noticed(token: str) -> Person | None:
            asked.append(token)
            return await by_token(token)

        token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        mine = {"authorization": f"Bearer {token}"}
        with running.visitor() as other:
            assert other.get("/api/me", headers=mine).status_code == 200
            monkeypatch.setattr(people, "by_token", noticed)
            answers = [
                other.get("/api/me", headers={"authorization": f"Bearer lt_{n}{'x' * n * 10}"})
                for n in range(30)
            ]
            statuses = [answer.status_code for answer in answers]
            assert statuses == sorted(statuses)
            assert set(statuses) == {401, 429}
            assert 0 < len(asked) <= 2 * statuses.count(401)  # who is refused costs no question
            assert max(map(len, asked)) <= identity.LONGEST
            assert other.get("/api/me", headers=mine).status_code == 200  # whoever is known goes on
        assert len(running.house.limits._people._full) == 2  # noor, and the address
        assert people.holder("lt_0") is None


def test_what_is_remembered_of_callers_has_a_size_that_they_do_not_choose() -> None:
    long = "x" * 10_000
    seal = identity.Seal(b"a key")
    for cache, ask in (
        (
            identity._read_cookie,
            lambda n: identity.read_cookie(f"a={n}{long}; lifetable=me", False),
        ),
        (seal._known, lambda n: seal.read(f"{n}{long}")),
    ):
        before = cache.cache_info().currsize
        assert {ask(n) for n in range(3)} <= {"me", None}
        assert cache.cache_info().currsize == before
    assert identity.read_cookie(f"lifetable={long}", False) is None
    before = identity._accepted_language.cache_info().currsize
    assert {identity.accepted_language(f"fr,{'de,' * 200}{n}") for n in range(9)} == {"fr"}
    assert identity._accepted_language.cache_info().currsize <= before + 1
    assert len(caller(long)) < 100


def test_files_of_the_page_are_counted_lightly() -> None:
    limits = Limits(rate=1, streams=0)
    for _ in range(500):
        limits.file("192.0.2.7")
    limits.ask("192.0.2.7", "noor", 1.0)
    with suppress(WebError):
        for _ in range(500):
            limits.file("192.0.2.7")
    with pytest.raises(WebError) as refused:
        limits.file("192.0.2.7")
    assert (refused.value.status, refused.value.code) == (429, "too-many-requests")
    limits.file("192.0.2.8")


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.5) as running, running.visitor() as client:
        answers = [client.get("/api/me") for _ in range(40)]
        assert answers[0].status_code == 200
        late = answers[-1]
        assert (late.status_code, late.json()["code"]) == (429, "too-many-requests")
        assert 1 <= int(late.headers["retry-after"]) <= 10
        assert client.get("/healthz").status_code == 200
        assert client.get("/").status_code in (200, 503)  # the page is not counted


def test_one_address_cannot_make_people_without_end(tmp_path: Path) -> None:
    limits = Limits(rate=1, streams=0)
    for _ in range(4):
        limits.newcomer("192.0.2.7")
    with pytest.raises(WebError) as refused:
        limits.newcomer("192.0.2.7")
    assert refused.value.status == 429
    limits.newcomer("192.0.2.8")
    with serving(tmp_path, rate=0.01) as running:
        statuses = set()
        for _ in range(8):
            with running.visitor() as client:
                statuses.add(client.patch("/api/me", json={"name": "N"}).status_code)
        assert statuses == {200, 429}


def test_buckets_fill_again_and_forget_the_idle() -> None:
    now = 0.0
    buckets = Buckets(rate=1, burst=2, clock=lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 1]
    assert buckets.take("b") == 0
    now = 1.0
    assert [buckets.take("a") for _ in range(2)] == [0, 1]
    assert Buckets(rate=0, burst=1).take("a") == 0
    for n in range(30_000):
        buckets.take(f"caller {n}")
    assert len(buckets._full) <= 20_001
    now = 100.0
    assert buckets.take("a") == 0


def test_streams_are_counted_while_they_are_open(served: Serving, tmp_path: Path) -> None:
    limits = Limits(rate=0, streams=1)
    with limits.stream("192.0.2.7", "noor"):
        with pytest.raises(WebError) as refused, limits.stream("192.0.2.7", "noor"):
            pass
        assert refused.value.status == 429
        with limits.stream("192.0.2.7", "lee"):
            pass
    with limits.stream("192.0.2.7", "noor"):
        pass
    assert not limits._open


def test_bodies_are_limited(noor: httpx.Client) -> None:
    large = b'{"name": "' + b"x" * 20_000 + b'"}'
    answer = noor.patch("/api/me", content=large, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1_000

    answer = noor.patch("/api/me", content=pieces(), headers=JSON)  # its length is not told
    assert answer.status_code == 413
    deck = {"params": {"game": "lifetime"}, "headers": {"content-type": "text/csv"}}
    assert noor.post("/api/decks", content=b"x" * 100_000, **deck).status_code == 422  # type: ignore[arg-type]
    assert noor.post("/api/decks", content=b"x" * 3_000_000, **deck).status_code == 413  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_bodies_that_a_form_could_send_are_refused(noor: httpx.Client, kind: str) -> None:
    for path in ("/api/tables", "/api/tables/kelp-123456/moves"):
        answer = noor.post(path, content=b"{}", headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media-type")


# --- in which words -------------------------------------------------------------------------------

REFUSED = [
    ("GET", "/api/nothing", None, 404, "no-such-page"),
    ("GET", "/api/tables/UPPER", None, 404, "no-such-page"),
    ("GET", "/api/tables/kelp-nowhere", None, 404, "no-such-table"),
    ("GET", "/api/tables/kelp-nowhere/stream", None, 404, "no-such-table"),
    ("GET", "/api/tables/kelp-nowhere/stream?seat=x", None, 422, "bad-request"),
    ("PUT", "/api/tables", None, 405, "no-such-method"),
    ("PUT", "/api/tables/kelp-nowhere/stream", None, 405, "no-such-method"),
    ("GET", "/api/tables/kelp-nowhere/moves", None, 405, "no-such-method"),
    ("POST", "/", None, 405, "no-such-method"),
    ("POST", "/api/tables", {}, 422, "bad-request"),
    ("POST", "/api/tables", {"game": "chess"}, 422, "no-such-game"),
    ("POST", "/api/tables", {"game": "thats-life", "players": 9}, 422, "bad-players"),
    ("POST", "/api/tables", {"game": "thats-life", "sides": 6}, 422, "bad-request"),
    ("POST", "/api/tables/kelp-nowhere/moves", {"move": "p0"}, 422, "bad-request"),
    ("POST", "/api/claims", {"token": "invented"}, 404, "bad-link"),
    ("GET", "/api/lessons/chess", None, 404, "no-such-game"),
    ("DELETE", "/api/me", None, 401, "nobody"),
    ("PATCH", "/api/me", {"name": " "}, 422, "blank-name"),
    ("PATCH", "/api/me", {"name": "\u200b\u00a0"}, 422, "blank-name"),
    ("PUT", "/api/tables/kelp-nowhere/seats/0", {"kind": "me", "name": " "}, 422, "blank-name"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), REFUSED)
def test_refusals_are_problems_in_three_languages(
    served: Serving,
    method: str,
    path: str,
    body: dict[str, object] | None,
    status: int,
    code: str,
) -> None:
    titles = set()
    for language in languages():
        with served.visitor(**{"accept-language": f"{language}-XX, en;q=0.1"}) as client:
            answer = client.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers["content-language"] == language
        problem = answer.json()
        assert (problem["code"], problem["status"]) == (code, status)
        assert problem["type"] == f"/problems/{code}"
        titles.add(problem["title"])
    assert len(titles) == 3


def test_people_are_told_the_title_of_a_game(noor: httpx.Client) -> None:
    for language in languages():
        ask = {"game": "thats-life", "players": 9}
        told = noor.post("/api/tables", json=ask, headers={"accept-language": language}).json()
        assert told["title"].startswith(Words(language)("thats-life-title"))


def test_a_405_says_what_is_possible(noor: httpx.Client) -> None:
    assert noor.put("/api/tables/kelp-nowhere/stream").headers["allow"] == "GET"
    assert "PATCH" in noor.put("/api/me").headers["allow"]


def test_what_does_not_fit_is_told_without_sending_it_back(noor: httpx.Client) -> None:
    answer = noor.patch("/api/me", json={"name": "N" * 100, "colour": "secret"})
    fields = answer.json()["fields"]
    assert {"where": ["body", "name"], "why": "string_too_long"} in fields
    assert {"where": ["body", "colour"], "why": "extra_forbidden"} in fields
    assert "secret" not in answer.text
    answer = noor.post("/api/tables/kelp-nowhere/moves", content=b"{", headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_a_person_is_refused_in_their_own_language(noor: httpx.Client) -> None:
    noor.patch("/api/me", json={"language": "de"})
    answer = noor.get("/api/nothing", headers={"accept-language": "fr"})
    assert answer.json()["title"] == Words("de")("error-no-such-page")


def test_a_stale_move_is_answered_with_the_table(noor: httpx.Client) -> None:
    message = open_table(noor)
    path = f"/api/tables/{message['table']}/moves"
    answer = noor.post(path, json={"move": "p0", "version": 0, "key": "k"})
    while answer.json()["code"] == "not-your-turn":
        answer = noor.post(path, json={"move": "p0", "version": 0, "key": "k"})
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    assert answer.json()["message"]["table"] == message["table"]


def test_an_error_without_a_sentence_is_still_an_answer() -> None:
    assert body_of(WebError("no-such-code-at-all", 400), "fr")["title"] == "no-such-code-at-all"
    stale = WebError("no-such-page", 409, extra={"message": b'{"number":3}', "status": "mine"})
    body = json.loads(response_of(stale, "en").body)
    assert body["message"] == {"number": 3}
    assert body["status"] == 409


def test_our_own_mistakes_are_noted_and_not_shown(
    served: Serving,
    noor: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(served.house.hub, "listing", fail)
    answer = noor.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
    assert "secret" not in answer.text
    eventually(lambda: "the secret reason" in caplog.text)
    monkeypatch.setattr(served.house.hub, "ping", fail)
    answer = noor.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
    assert "retry-after" in answer.headers


# --- headers and the page ---------------------------------------------------------------------------


def test_every_answer_has_strict_headers(noor: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/openapi.json"):
        headers = noor.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert re.fullmatch(r"[0-9a-f]{16}", headers["x-request-id"])
        assert "server" not in headers
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"
    headers = noor.get("/").headers
    scripts = re.search(r"script-src ([^;]*);", headers["content-security-policy"])
    assert scripts
    assert scripts[1] == "'self'"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lifetable</title>")
    (folder / "assets" / "index-abc123.js").write_text("export const life = 1;\n" * 200)
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest.mark.usefixtures("built")
def test_the_pages_own_routes_are_the_page(noor: httpx.Client) -> None:
    for path in ("/", "/t/kelp-123456", "/t/kelp-123456/replay", "/s/tok.en", "/rules/x", "/me"):
        answer = noor.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    assert noor.head("/").headers["content-length"] == str(len(noor.get("/").content))
    lost = noor.get("/lost", headers={"accept": "text/html"})
    assert (lost.status_code, lost.text) == (404, noor.get("/").text)
    assert noor.get("/lost", headers={"accept": "image/png"}).json()["code"] == "no-such-page"


@pytest.mark.usefixtures("built")
def test_assets_are_kept_for_ever_and_sent_small(noor: httpx.Client) -> None:
    answer = noor.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers
    small = noor.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(answer.content) / 10
    assert small.content == answer.content
    same = noor.get("/assets/index-abc123.js", headers={"if-none-match": answer.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    manifest = noor.get("/manifest.webmanifest").headers["content-type"]
    assert manifest == "application/manifest+json"


def test_nothing_outside_of_the_page_is_served(noor: httpx.Client, built: Path) -> None:
    for path in (
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/%00",
        "//etc/passwd",
    ):
        answer = noor.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text
    assert page.find("/../secret.txt") is None
    (built / "index.html").write_text("anew")
    assert noor.get("/").text == "anew"


@pytest.mark.usefixtures("built")
def test_no_path_breaks_the_page(noor: httpx.Client) -> None:
    long = ["/" + "x" * 256, "/" + "x" * 4_000, "/" + "x/" * 2_000, "/assets/" + "%C3%A9" * 200]
    odd = [
        "/%ff",
        "/%00" * 9,
        "/%2e%2e/%2e%2e",
        "/assets",
        "/assets/",
        "/~",
        "/con",
        "/\\x",
    ]
    for path in (*long, *odd):
        lost = noor.get(path)
        assert (lost.status_code, lost.json()["code"]) == (404, "no-such-page"), path
        shown = noor.get(path, headers={"accept": "text/html"})
        assert (shown.status_code, shown.text) == (404, noor.get("/").text), path


@given(st.text(max_size=600) | st.text("x/.%\\é\0", min_size=200, max_size=2_000))
def test_no_path_is_a_file_that_is_not_there(path: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "FOLDER", Path(__file__).parent / "no-such-page")
        assert page.find("/" + path) is None


def test_a_page_that_was_not_built_says_so(
    served: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    for language in languages():
        with served.visitor(**{"accept-language": language}) as client:
            answer = client.get("/")
            assert answer.status_code == 503
            assert escape(Words(language)("web-page-missing")) in answer.text


# --- moves, streams -------------------------------------------------------------------------------


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
    monkeypatch.setattr(sharing, "neighbourly", lambda host: host == "0.0.0.0" and "192.168.1.20")
    with serving(tmp_path, host="0.0.0.0") as near_by, near_by.visitor() as client:
        port = near_by.url.rpartition(":")[2]
        near = f"http://192.168.1.20:{port}"
        assert client.get("/api/server").json()["share"] == near
        table = open_table(client)["table"]
        link = client.post(f"/api/tables/{table}/seats/0/link").json()
        assert link["url"] == f"{near}/s/{link['token']}"
        # whoever came by an address that works, or through somebody we do not know, keeps that
        for other in ({"host": f"reef.local:{port}"}, {"x-forwarded-for": "10.0.0.9"}):
            assert client.get("/api/server", headers=other).json()["share"] is None


def test_links_for_others_are_as_told(served: Serving, noor: httpx.Client, tmp_path: Path) -> None:
    assert noor.get("/api/server").json()["share"] is None  # nobody else can come here
    base_url = "https://play.example.org/"
    with serving(tmp_path, base_url=base_url) as known, known.visitor() as client:
        assert client.get("/api/server").json()["share"] == "https://play.example.org"


def test_the_machines_own_address_is_found_without_asking_anybody() -> None:
    assert sharing.neighbourly("127.0.0.1") is None
    found = sharing.neighbourly("0.0.0.0")  # None where there is no network
    assert found is None or not sharing.is_loopback(found)


@pytest.mark.parametrize("language", languages())
def test_serve_tells_where_others_can_play(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, near = "http://localhost:8000", "http://192.168.1.20:8000"
    monkeypatch.setattr("lifetable.web.running.serve", lambda _, ready: ready(here, near))
    assert run(["serve", "--host", "0.0.0.0", "--lang", language]) == 0
    words = Words(language)
    told = [words("serve-ready", address=here), words("serve-share", address=near)]
    assert capsys.readouterr().out.splitlines()[:2] == told


# --- what anybody may send ------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
ASKED = {name for ask in Ask.__subclasses__() for name in ask.model_fields}
KEYS = st.sampled_from(sorted(ASKED))
WRITES = [
    ("PATCH", "/api/me"),
    ("POST", "/api/me/tokens"),
    ("POST", "/api/tables"),
    ("PATCH", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/moves"),
    ("PUT", "/api/tables/{table}/seats/1"),
    ("POST", "/api/tables/{table}/chat"),
    ("POST", "/api/tables/{table}/words"),
    ("POST", "/api/tables/{table}/leave"),
    ("POST", "/api/claims"),
]


@pytest.mark.parametrize(("method", "path"), WRITES)
def test_no_body_breaks_the_server(served: Serving, method: str, path: str) -> None:
    with served.visitor() as client:
        table = open_table(client, start=False)["table"]

        @given(st.dictionaries(KEYS, ANYTHING, max_size=6) | ANYTHING)
        def send(body: object) -> None:
            text = json.dumps(body, ensure_ascii=True)
            answer = client.request(method, path.format(table=table), content=text, headers=JSON)
            assert answer.status_code < 500, (text, answer.text)

        send()

        @given(st.binary(max_size=80))
        def send_bytes(body: bytes) -> None:
            answer = client.request(method, path.format(table=table), content=body, headers=JSON)
            assert answer.status_code < 500, (body, answer.text)

        send_bytes()


OPTION_VALUES = (
    st.booleans()
    | st.integers(-(10**9), 10**9)
    | st.text(max_size=30)
    | st.text(st.sampled_from("漢ä0f/."), min_size=20, max_size=200)
)


@pytest.mark.parametrize("game", names())
def test_no_value_of_a_real_option_breaks_the_server(served: Serving, game: str) -> None:
    options = st.sampled_from([option.name for option in find(game).info.options])
    with served.visitor() as client:
        table = open_table(client, game=game, seats=None, start=False)["table"]

        @given(st.dictionaries(options, OPTION_VALUES, min_size=1, max_size=4))
        @example({"deck": 5})
        @example({"deck": True})
        @example({"deck": "漢" * 200})
        def choose(wished: dict[str, Any]) -> None:
            for method, path, body in (
                ("POST", "/api/tables", {"game": game, "options": wished}),
                ("PATCH", f"/api/tables/{table}", {"options": wished}),
            ):
                text = json.dumps(body, ensure_ascii=True)
                answer = client.request(method, path, content=text, headers=JSON)
                assert answer.status_code < 500, (text, answer.text)

        choose()


def test_names_are_text_and_stay_text(noor: httpx.Client) -> None:
    @given(st.text(min_size=1, max_size=40))
    def call_me(name: str) -> None:
        answer = noor.patch("/api/me", content=json.dumps({"name": name}), headers=JSON)
        assert answer.status_code in (200, 422)
        if answer.status_code == 200:
            shown = answer.json()["person"]["name"]
            assert 1 <= len(shown) <= 40
            assert shown.isprintable()

    call_me()
    name = "<script>alert(1)</script>"
    answer = noor.patch("/api/me", json={"name": name})
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["person"]["name"] in name


@given(
    st.dictionaries(
        st.sampled_from(
            [
                "accept-language",
                "cookie",
                "authorization",
                "origin",
                "host",
                "x-forwarded-for",
                "last-event-id",
                "if-none-match",
                "content-length-x",
            ]
        ),
        st.text(
            st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"),
            max_size=60,
        ),
    )
)
def test_no_header_breaks_the_server(served: Serving, headers: dict[str, str]) -> None:
    with served.visitor() as client:
        raw = {name: value.strip().encode("latin-1") for name, value in headers.items()}
        for method, path in (
            ("GET", "/api/me"),
            ("PATCH", "/api/me"),
            ("GET", "/"),
            ("GET", "/api/tables/kelp-1/stream"),
        ):
            assert client.request(method, path, headers=raw).status_code < 500


# --- for those who run it ---------------------------------------------------------------------------


def test_metrics_are_for_those_who_were_named(served: Serving, tmp_path: Path) -> None:
    with served.visitor() as client:
        table = open_table(client)["table"]
        play_to_the_end(client, table)
        text = client.get("/metrics").text
        assert 'lifetable_moves_total{answer="accepted"}' in text
        assert 'route="/api/tables/{table}/moves"' in text
        assert "lifetable_open_streams" in text
        assert table not in text
        assert client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404
    with serving(tmp_path, metrics="10.0.0.0/8") as running, running.visitor() as client:
        assert client.get("/metrics").status_code == 404


def test_a_log_line_is_json_with_the_requests_id(
    noor: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "lifetable.web")
    answer = noor.get("/api/me")
    noor.get("/s/a-secret-link")
    eventually(lambda: len(caplog.records) >= 2)
    lines = [json.loads(JsonLine().format(record)) for record in caplog.records]
    (line,) = [line for line in lines if line.get("id") == answer.headers["x-request-id"]]
    assert (line["event"], line["route"], line["status"]) == ("request", "/api/me", 200)
    assert "a-secret-link" not in str(lines)


def test_settings_go_through_the_environment() -> None:
    settings = Settings(port=9, base_url="https://play.example.org/x", rate=0.5, proxy="10.0.0.0/8")
    assert Settings.from_environment(settings.to_environment()) == settings
    assert settings.origin == "https://play.example.org"
    assert variable("log_level") == "LIFETABLE_LOG_LEVEL"
    for wrong in (
        {"proxy": "everyone"},
        {"metrics": "1.2.3.4.5"},
        {"base_url": "play.example.org"},
    ):
        with pytest.raises(SetupError) as refused:
            Settings(**wrong)  # type: ignore[arg-type]
        assert refused.value.sentence("fr")


ELSEWHERE = {
    "host": "0.0.0.0",
    "port": 9000,
    "database": "sqlite:///elsewhere.db",
    "workers": 3,
    "base_url": "https://play.example.org",
    "proxy": "10.0.0.0/8",
    "rate": 2.5,
    "streams": 7,
    "metrics": "*",
    "log_level": "debug",
    "log_format": "json",
}


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_serve_reads_each_setting_from_the_environment(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("lifetable.web.running.serve", lambda settings, _: served.append(settings))
    assert run(["serve"]) == 0
    monkeypatch.setenv(variable(name), str(ELSEWHERE[name]))
    assert run(["serve"]) == 0
    option = f"--{name.replace('_', '-')}"
    default = str(getattr(Settings(), name)) or "sqlite:///here.db"
    if name not in ("base_url", "proxy"):
        assert run(["serve", option, default]) == 0  # an option comes first
    usual, changed, *chosen = (getattr(settings, name) for settings in served)
    assert usual == getattr(Settings(), name)
    assert changed == ELSEWHERE[name]
    assert [str(value) for value in chosen] in ([], [default])
    given_ = {key: value for key, value in vars(served[1]).items() if key != name}
    assert given_ == {key: value for key, value in vars(Settings()).items() if key != name}


def test_serve_opens_the_browser_if_the_environment_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("lifetable.web.running.serve", lambda _, ready: ready("http://here", None))
    monkeypatch.setattr("lifetable.web.running.open_browser", opened.append)
    assert run(["serve"]) == 0
    assert opened == []
    monkeypatch.setenv(variable("open"), "1")
    assert run(["serve"]) == 0
    assert opened == ["http://here"]


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
@pytest.mark.parametrize("workers", [1, 2])
def test_serve_says_when_it_is_ready_and_stops_when_told(workers: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lifetable", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}", "--workers", str(workers)]
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=(tmp_path / "log").open("w"),
        text=True,
        start_new_session=True,
    )
    try:
        assert server.stdout
        ready = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert ready, (tmp_path / "log").read_text()
        with httpx.Client(base_url=ready[0], timeout=60) as client:
            table = open_table(client)["table"]
            assert client.get(f"/api/tables/{table}").status_code == 200
            assert "lifetable_requests_total" in client.get("/metrics").text
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(30) == 0
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
    for line in (tmp_path / "log").read_text().splitlines()[1:]:
        assert json.loads(line)["level"] in ("info", "warning"), line


def test_a_port_that_is_taken_is_told_in_a_sentence(
    served: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    port = served.url.rpartition(":")[2]
    assert run(["serve", "--port", port, "--lang", "fr"]) == 2
    assert f"127.0.0.1:{port}" in capsys.readouterr().err
    assert run(["serve", "--proxy", "everyone", "--lang", "de"]) == 2
    assert "everyone" in capsys.readouterr().err


def test_a_bot_of_ones_own_plays_to_the_end_though_the_server_is_started_anew(
    tmp_path: Path,
) -> None:
    """It sits for somebody who plays along, and takes a seat of its own."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    example = Path(__file__).parent.parent / "examples" / "bot.py"
    server = Server.start(database)
    url = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=url, timeout=60) as noor:
        seats = [{"kind": "me", "name": "Noor"}, {"kind": "free"}, {"kind": "free"}]
        table = open_table(noor, seats=seats, start=False)["table"]
        token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        command = [sys.executable, example, url, table, token]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            path = f"/api/tables/{table}"
            eventually(lambda: noor.get(path).json()["seats"][1]["name"] == "My bot")
            assert noor.post(f"{path}/start").status_code == 200
            for _ in range(3):
                play_one(noor, path)
            server.process.kill()
            server.process.wait()
            server = Server.start(database, port=server.port)
            while play_one(noor, path)["status"] != "over":
                pass
            out, _ = bot.communicate(timeout=60)
        finally:
            for process in (bot, server.process):
                process.kill()
                process.wait()
    assert bot.returncode == 0
    assert "Winners: [" in out


def test_a_bot_whose_name_is_too_long_knows_its_seat(served: Serving, noor: httpx.Client) -> None:
    example_bot = Path(__file__).parent.parent / "examples" / "bot.py"
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "free"}, {"kind": "free"}]
    table = open_table(noor, seats=seats, start=False)["table"]
    token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
    name = "A robot with a rather long name"
    command = [sys.executable, example_bot, served.url, table, token, name]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        path = f"/api/tables/{table}"
        eventually(lambda: noor.get(path).json()["seats"][1]["name"] == name[:24])
        started = noor.post(f"{path}/start").json()
        assert [seat["name"] for seat in started["seats"]] == ["Noor", name[:24]]
        while play_one(noor, path)["status"] != "over":
            pass
        out, _ = bot.communicate(timeout=60)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0
    assert "Winners: [" in out


def play_one(client: httpx.Client, path: str) -> dict[str, Any]:
    """Wait for the turn of our first seat and move, unless the game ends before."""

    def due() -> bool:
        now = client.get(path, params={"seat": 0}).json()
        seen.update(now)
        return bool(now["legal"]) or now["status"] == "over"

    seen: dict[str, Any] = {}
    eventually(due)
    if seen["legal"]:
        ask = {"move": seen["legal"][0], "version": seen["version"], "key": f"k{seen['version']}"}
        assert client.post(f"{path}/moves", json=ask).status_code == 200
    return seen
