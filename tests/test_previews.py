"""What other programs show of a link: of which table, in which words, with which picture, and nothing more."""

from __future__ import annotations

import io
import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image
from tests.of_a_game import OPEN, having
from tests.serving import Serving

from lifetable.web import page
from lifetable.web.previews import HEIGHT, STRIP, WIDTH, picture
from lifetable.words import Words, languages

SHELL = """<!doctype html><html lang="en"><head><title>Lifetable</title></head>
<body><p data-say="ui-loading">One moment …</p></body></html>"""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(SHELL, encoding="utf-8")
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")


def tags(client: httpx.Client, path: str, **headers: str) -> dict[str, str]:
    text = client.get(path, headers=headers).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(content) for name, content in found}


def _lobby(host: httpx.Client) -> str:
    answer = host.post("/api/tables", json={"game": OPEN, "players": 3})
    table: str = answer.raise_for_status().json()["table"]
    return table


def test_a_table_says_which_game_it_is_and_how_many_may_come(served: Serving) -> None:
    with served.visitor() as mia, served.visitor() as stranger:
        mia.patch("/api/me", json={"name": "Mia <script>"})
        table = _lobby(mia)
        for language in languages():
            say = Words(language)
            told = tags(stranger, f"/t/{table}", **{"accept-language": language})
            game = say(f"{OPEN}-title")
            assert told["og:title"] == say("web-preview-title", game=game, status="lobby")
            sentence = say("web-preview-text", status="lobby", free=2, seats=3)
            assert told["og:description"].startswith(sentence)
            assert told["og:url"] == f"{served.url}/t/{table}"
            assert told["og:image"] == f"{served.url}/previews/{OPEN}/1-of-3.png"
        assert "Mia" not in stranger.get(f"/t/{table}").text


def test_who_may_not_look_is_told_nothing(served: Serving) -> None:
    with served.visitor() as mia, served.visitor() as stranger:
        table = _lobby(mia)
        mia.put(f"/api/tables/{table}/lock", json={"lock": "closed"}).raise_for_status()
        assert mia.get(f"/api/tables/{table}").json()["lock"] == "closed"
        closed, missing = tags(stranger, f"/t/{table}"), tags(stranger, "/t/kelp-nowhere23")
        assert closed["og:title"] == missing["og:title"] == "Lifetable"
        assert OPEN not in closed["og:image"]


def test_links_never_begin_with_a_name_that_anybody_can_send(served: Serving) -> None:
    with served.visitor() as stranger:
        for path in ("/", f"/rules/{OPEN}"):
            told = tags(stranger, path, host="evil.example")
            assert told["og:url"] == served.url + path
            assert "evil.example" not in "".join(told.values())


def test_a_link_that_gives_a_seat_away_is_not_repeated(served: Serving) -> None:
    with served.visitor() as stranger:
        assert tags(stranger, "/s/Zk3v9QmXw1") == {}
        assert "Zk3v9QmXw1" not in stranger.get("/s/Zk3v9QmXw1").text


def test_the_page_speaks_before_its_script_has_come(served: Serving) -> None:
    with served.visitor() as stranger:
        for language in languages():
            answer = stranger.get("/", headers={"accept-language": language})
            assert f'<html lang="{language}">' in answer.text
            assert Words(language)("ui-loading") in answer.text
            assert "Accept-Language" in answer.headers["vary"]
            again = {"accept-language": language, "if-none-match": answer.headers["etag"]}
            assert stranger.get("/", headers=again).status_code == 304


def _drawn(content: bytes) -> Any:
    return Image.open(io.BytesIO(content)).convert("RGB")


@pytest.mark.parametrize("game", having("preview.png"))
def test_every_game_has_a_picture_with_the_seats_of_the_table(served: Serving, game: str) -> None:
    with served.visitor() as stranger:
        answer = stranger.get(f"/previews/{game}/2-of-4.png")
        assert answer.headers["content-type"] == "image/png"
        shown = _drawn(answer.content)
        assert shown.size == (WIDTH, HEIGHT)
        row = [shown.getpixel((x, HEIGHT - STRIP // 2)) for x in range(WIDTH)]
        seats = [(WIDTH // 2 - 162 + 108 * seat) for seat in range(4)]
        assert row[seats[0]] != row[seats[1]]
        assert row[seats[2]] == row[seats[3]] == row[0]  # nobody sits there yet
        assert _drawn(picture(game, 0, 0)).size == (WIDTH, HEIGHT)
        for wrong in ("5-of-4", "1-of-9", "x-of-4"):
            assert stranger.get(f"/previews/{game}/{wrong}.png").status_code == 404
