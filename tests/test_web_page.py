"""Headers of every answer, and the built page."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.serving import Serving

from lifetable.web import page
from lifetable.words import Words, languages


def test_every_answer_has_strict_headers(noor: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/openapi.json"):
        headers = noor.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert re.fullmatch(r"[0-9a-f]{16}", headers["x-request-id"])
        assert headers["server"] == "lifetable"  # not what it is made of
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"
    headers = noor.get("/").headers
    scripts = re.search(r"script-src ([^;]*);", headers["content-security-policy"])
    assert scripts
    assert scripts[1] == "'self' 'wasm-unsafe-eval'"  # compiled rules, but no text as a script
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
