"""Every screen in a made-up language, and French as it is set: what only a browser can tell."""

from __future__ import annotations

import mimetypes
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hatch_build import npm_command
from playwright.sync_api import Browser, Page, Route, ViewportSize
from tests import made_up
from tests import page as use
from tests.of_a_game import having
from tests.page import NARROW, WIDE, look, open_table, settled, visit

from lifetable.games import names

ROOT = Path(__file__).parent.parent
# Begins of lines as they are laid out, text by text.
LINES = """() => {
  const begins = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walk.nextNode()); ) {
    const text = node.data;
    let bottom = null;
    for (let at = 0; at < text.length; at++) {
      if (!text[at].trim()) continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getClientRects()[0];
      if (!box || !box.width) continue;
      if (bottom !== null && box.top >= bottom) begins.push(text.slice(at, at + 12));
      bottom = box.bottom;
    }
  }
  return begins;
}"""
# What can be read, without what people and files brought: names, codes, drawings.
SHOWN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); )
    if (node.data.trim() && !node.parentElement.closest("svg, script, style, code, [lang], input, textarea"))
      found.push(node.data.trim());
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    if (!one.closest("svg"))
      for (const name of ["aria-label", "title", "placeholder"])
        if (one.getAttribute(name)) found.push(one.getAttribute(name));
  return found;
}"""
# Labels that stand out of their button.
CUT = """() => [...document.querySelectorAll("button, .go, .seg > *")]
  .filter((one) => one.innerText.trim() && !getComputedStyle(one).clipPath.startsWith("inset"))
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.className + ": " + one.innerText)"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with use.browser() as started:
        yield started


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with use.server(tmp_path_factory.mktemp("page")) as address:
        yield address


def screens(page: Page) -> Iterator[str]:
    """Home, settings, a lobby, a table with its menu, rules, lesson, decks, oneself."""
    page.goto("/")
    page.wait_for_selector(".go")
    yield "home"
    for game in having("manual"):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".rule")
        yield f"rules of {game}"
    for path in ("/decks", "/me"):
        page.goto(path)
        page.wait_for_selector("main h1, main h2")
        yield path
    for game in names():
        open_table(page, game, 2)
        settled(page)
        yield f"table of {game}"
    page.locator(".bar .ib").last.click()
    page.wait_for_selector("dialog")
    yield "menu"
    page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [WIDE, NARROW], ids=["wide", "narrow"])
def test_no_line_on_a_french_screen_begins_with_a_sign(
    browser: Browser, base: str, width: ViewportSize
) -> None:
    page = visit(browser, base, language="fr", width=width)
    lines = 0
    for screen in screens(page):
        begins = page.evaluate(LINES)
        lines += len(begins)
        assert [one for one in begins if re.match("[!?:;%»]", one)] == [], screen
    assert lines > 50
    page.context.close()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server that knows the made-up language, and a page built with it."""
    words, built = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("built")
    made_up.write(words)
    npm, environment = npm_command()
    environment["LIFETABLE_WORDS"] = str(words)
    command = [*npm, "run", "build", "--", "--outDir", str(built), "--emptyOutDir"]
    subprocess.run(command, cwd=ROOT / "ui", env=environment, check=True, capture_output=True)
    os.environ["LIFETABLE_WORDS"] = str(words)
    try:
        with use.server(tmp_path_factory.mktemp("page")) as address:
            yield address, built
    finally:
        del os.environ["LIFETABLE_WORDS"]


def test_a_language_is_there_as_soon_as_its_files_are(
    browser: Browser, made: tuple[str, Path]
) -> None:
    """Every sentence comes from the files, and no label is too long for its button or the screen."""
    base, built = made
    page = visit(browser, base, language="en", width=NARROW)
    page.add_init_script(
        f"localStorage.setItem('lifetable', JSON.stringify({{speed: 0.01, language: '{made_up.CODE}'}}))"
    )

    def own(route: Route) -> None:
        path = urlsplit(route.request.url).path
        file = built / path.lstrip("/")
        if not path.startswith("/api") and not file.is_file():
            file = built / "index.html"
        if path.startswith("/api") or not file.is_file():
            route.continue_()
        else:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=kind)

    page.route("**/*", own)
    plain, cut, wide = {}, {}, {}
    called = {"Lifetable", "English", "Deutsch", "Français", "CSV"}  # languages say their own names
    for screen in screens(page):
        assert page.locator("html").get_attribute("lang") == made_up.CODE
        shown = page.evaluate(SHOWN)
        assert any(made_up.RIGHT_TO_LEFT_MARK in text for text in shown), screen
        if "/t/" in page.url:
            called |= {seat["name"] for seat in look(page)["seats"] if seat["name"]}
        own_words = re.compile("|".join(map(re.escape, called)))
        if found := [text for text in shown if re.search(r"[A-Za-z]{3}", own_words.sub("", text))]:
            plain[screen] = found
        if found := page.evaluate(CUT):
            cut[screen] = found
        if (width := page.evaluate("document.documentElement.scrollWidth")) > NARROW["width"]:
            wide[screen] = width
    page.context.close()
    assert plain == {}
    assert cut == {}
    assert wide == {}
