"""Who is let in: cookies, tokens, and what is kept of whoever has one."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.serving import Serving, open_table, serving

from lifetable.web import identity
from lifetable.web.app import create_framework
from lifetable.web.identity import Seal, _read_cookie, read_cookie


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
        header = {b"cookie": f"lifetable={forged}".encode()}
        assert client.get("/api/me", headers=header).json() == {"person": None}


def test_a_cookie_cannot_be_changed(served: Serving, noor: httpx.Client) -> None:
    noor.patch("/api/me", json={"name": "Noor"})
    cookie = noor.cookies["lifetable"]
    first = "B" if cookie[0] == "A" else "A"
    for changed in (first + cookie[1:], cookie[:-2] + "AA", cookie.upper()):
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
    described = create_framework().openapi()["paths"]
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


def test_nobodys_cookie_is_remembered_once_somebody_is_gone() -> None:
    seal = Seal(b"a key")
    text = seal.write("person-1")
    assert seal.read(read_cookie(f"lifetable={text}", secure=False) or "")
    seal.forget()
    assert not seal._known.cache_info().currsize and not _read_cookie.cache_info().currsize
    assert seal.read(text)
