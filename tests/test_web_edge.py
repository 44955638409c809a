"""The edge of the server: from where, how much, in which words, and what anybody may send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.of_a_game import FILED, OPEN
from tests.serving import Serving, eventually, open_table, serving

from lifetable.games import find, names
from lifetable.tables import Person
from lifetable.tables.people.buckets import Buckets
from lifetable.tables.requests import Request
from lifetable.web import identity
from lifetable.web.middleware.limits import Limits, caller
from lifetable.web.problems import WebError, body_of, response_of, status_of
from lifetable.words import Words, languages

JSON = {"content-type": "application/json"}


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
        people = running.services.hub.people
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
        assert len(running.services.limits._people._full) == 2  # noor, and the address
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
    assert (status_of(refused.value), refused.value.code) == (429, "too-many-requests")
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
    assert status_of(refused.value) == 429
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
        assert status_of(refused.value) == 429
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

    for path in ("/api/tables", "/api/tables/kelp-123456/moves", f"/api/decks?game={FILED}"):
        answer = noor.post(path, content=pieces(), headers=JSON)  # its length is not told
        assert (answer.status_code, answer.json()["code"]) == (411, "length-required")
    deck = {"params": {"game": FILED}, "headers": {"content-type": "text/csv"}}
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
    ("POST", "/api/tables", {"game": OPEN, "players": 9}, 422, "bad-players"),
    ("POST", "/api/tables", {"game": OPEN, "sides": 6}, 422, "bad-request"),
    ("POST", "/api/tables/kelp-nowhere/moves", {"move": "p0"}, 422, "bad-request"),
    ("POST", "/api/claims", {"token": "invented"}, 404, "bad-link"),
    ("GET", "/api/lessons/chess", None, 404, "no-such-game"),
    ("DELETE", "/api/me", None, 401, "nobody"),
    ("PATCH", "/api/me", {"name": " "}, 422, "blank-name"),
    ("PATCH", "/api/me", {"name": "\u200b\u00a0"}, 422, "blank-name"),
    ("PATCH", "/api/me", {"name": "\u3164"}, 422, "blank-name"),
    ("PATCH", "/api/me", {"name": "\u0301" * 23}, 422, "blank-name"),
    ("POST", "/api/me/tokens", {"label": "\u2800\u3164"}, 422, "blank-name"),
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
        ask = {"game": OPEN, "players": 9}
        told = noor.post("/api/tables", json=ask, headers={"accept-language": language}).json()
        assert told["title"].startswith(Words(language)(f"{OPEN}-title"))


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
    body = json.loads(bytes(response_of(stale, "en").body))
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

    monkeypatch.setattr(served.services.hub.listing, "public", fail)
    answer = noor.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
    assert "secret" not in answer.text
    eventually(lambda: "the secret reason" in caplog.text)
    monkeypatch.setattr(served.services.hub, "ping", fail)
    answer = noor.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
    assert "retry-after" in answer.headers


# --- what anybody may send ------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
ASKED = {name for ask in Request.__subclasses__() for name in ask.model_fields}
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
        raw = {name.encode(): value.strip().encode("latin-1") for name, value in headers.items()}
        for method, path in (
            ("GET", "/api/me"),
            ("PATCH", "/api/me"),
            ("GET", "/"),
            ("GET", "/api/tables/kelp-1/stream"),
        ):
            assert client.request(method, path, headers=raw).status_code < 500
