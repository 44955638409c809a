"""One screen, one turn: whatever a player needs is in sight, on every screen, and stays where it is.

Elements say what they are: `data-needed` must be seen in full and be covered by nothing, `data-needed="tap"` must take a
finger as well, `data-stays` lies where it lay from turn to turn. Within a `data-layer` pieces may cover each other; what is `data-spare` may give its room on a short phone.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize
from tests import page as use
from tests.page import ask, look, settled

from lifetable.games import find, names

SIZES = [
    (360, 640),
    (375, 667),
    (390, 664),
    (412, 915),
    (640, 360),
    (640, 400),  # 1280 by 800 at 200 %
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
"""The screens of the tables, in CSS pixels."""
LANGUAGE = "de"  # its words are the longest
TIGHT = [size for size in SIZES if size < (1000, 0) and size != (412, 915)]
LOOKED_AT = (0, 9, 20)
"""At which turns of one's own."""
SHOTS = os.environ.get("LIFETABLE_SHOTS")  # a folder for pictures, to look at

# What is wrong with the page as it is: a list of sentences.
FAULTS = """() => {
  const faults = [], [wide, tall] = [innerWidth, innerHeight];
  const called = (e) => (e.dataset.spot || e.className.baseVal || e.className || e.tagName).toString().replace(/ ?svelte-\\w+/g, "")
    + ": " + (e.textContent || e.getAttribute("aria-label") || "").trim().replace(/\\s+/g, " ").slice(0, 30);
  const root = document.scrollingElement;
  if (root.scrollHeight > tall + 1) faults.push(`the page is ${root.scrollHeight} px high`);
  if (root.scrollWidth > wide + 1) faults.push(`the page is ${root.scrollWidth} px wide`);
  for (const e of document.querySelectorAll("[data-needed]")) {
    const box = e.getBoundingClientRect(), tap = e.dataset.needed === "tap";
    if (!box.width || !box.height) { if (!e.matches(":empty") && !(e.closest("[data-spare]") && wide < 600 && tall <= 720)) faults.push(`${called(e)} is not shown`); continue; }
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > tall + 1) {
      faults.push(`${called(e)} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      continue;
    }
    const layer = e.closest("[data-layer]");
    const hits = { left: 1e9, top: 1e9, right: -1, bottom: -1 };
    let [all, foreign, by] = [0, 0, null];
    const step = Math.max(3, Math.min(box.width, box.height) / 12);
    for (let x = box.left + 1.5; x < box.right - 1; x += step) for (let y = box.top + 1.5; y < box.bottom - 1; y += step) {
      const top = document.elementFromPoint(x, y);
      all++;
      if (top && e.contains(top)) {
        Object.assign(hits, { left: Math.min(hits.left, x), top: Math.min(hits.top, y), right: Math.max(hits.right, x), bottom: Math.max(hits.bottom, y) });
      } else if (!top || !(top.contains(e) || (layer && layer.contains(top)))) { foreign++; by = top; }
    }
    if (foreign > all * 0.06) faults.push(`${called(e)} is covered by ${by ? called(by) : "nothing"}`);
    if (tap) {
      const reach = e.dataset.reach ? [Number(e.dataset.reach), Number(e.dataset.reach)] : [Math.min(box.width, hits.right - hits.left + step + 2), Math.min(box.height, hits.bottom - hits.top + step + 2)];
      if (reach[0] < 43.5 || reach[1] < 43.5) faults.push(`${called(e)} takes a finger on ${reach.map(Math.round)} px only`);
    }
    for (const part of e.closest("[data-spare]") ? [] : [e, ...e.querySelectorAll("*")]) {
      const style = getComputedStyle(part);
      if (style.overflowX === "visible" || part.clientWidth < 2 || part.matches(".vh, .vh *") || !part.textContent.trim()) continue;
      if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3) faults.push(`${called(part)} is cut`);
    }
  }
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const e = node.parentElement;
    if (!node.textContent.trim() || e.closest(".vh, .badge, svg") || e.clientWidth === 1 || !e.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size && size < 13.9) faults.push(`${called(e)} is written ${size} px small`);
  }
  return [...new Set(faults)];
}"""
STAYS = """() => Object.fromEntries([...document.querySelectorAll("[data-stays]")].map((e) => {
  const box = e.getBoundingClientRect();
  return [e.dataset.stays, [box.left, box.top, box.right, box.bottom].map(Math.round)];
}))"""
SETTLED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const ending = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.playState === "running";
  await Promise.allSettled(document.getAnimations().filter(ending).map((one) => one.finished));
}"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with use.server(tmp_path_factory.mktemp("layout"), same_deals=True) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with use.browser() as started:
        yield started


@pytest.fixture
def page(browser: Browser, base: str) -> Iterator[Page]:
    made = use.visit(browser, base, language=LANGUAGE, touch=False)
    yield made
    problems = made.problems  # type: ignore[attr-defined]
    made.context.close()
    assert problems == []


def _resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(SETTLED)
    page.evaluate(SETTLED)


def _everywhere(page: Page, moment: str, sizes: list[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong with this moment, on every screen."""
    found = []
    for width, height in sizes:
        _resized(page, width, height)
        faults = page.evaluate(FAULTS)
        found += [f"{moment}, {width} by {height}: {fault}" for fault in faults]
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/{moment}-{width}x{height}.png")
    return found


def _crowded(page: Page, game: str) -> None:
    """A table with as many as it seats, who play at once."""
    ask(page, "PATCH", "/api/me", {"name": "Friederike"})
    players = find(game).info.most_players
    use.open_table(page, game, players - 1)


def _walk(page: Page, game: str, most: int, turn: Callable[[int, Any], None]) -> None:
    """Play by asking the server; `turn` looks at the page at every turn of one's own."""
    rng = random.Random(5)
    for number in range(most):
        seen = settled(page)
        while not seen["legal"] and seen["status"] != "over":
            _hold(page)
            seen = look(page)
        if seen["status"] == "over":
            return
        seen = settled(page)
        turn(number, seen)
        legal = [move for move in seen["legal"] if not move.isalpha()] or seen["legal"]
        move = seen["legal"][-1] if number == most - 2 else use.wish(legal, rng)
        given = {"move": move, "version": seen["version"], "key": f"k{rng.getrandbits(64)}"}
        ask(page, "POST", f"/api/tables/{use.table_of(page)}/moves", given)


def _hold(page: Page) -> None:
    page.wait_for_timeout(20)


@pytest.mark.parametrize("game", names())
def test_whatever_a_turn_needs_is_in_sight_on_every_screen(page: Page, game: str) -> None:
    found: list[str] = []

    def turn(number: int, seen: Any) -> None:
        if number not in LOOKED_AT:
            return
        found.extend(_everywhere(page, f"{game}-{number}"))
        _resized(page, 1280, 800)
        *choose, _ = use.steps(page, game, use.wish(seen["legal"], random.Random(number)))
        for selector in choose:
            use.click(page, selector)
        found.extend(_everywhere(page, f"{game}-{number}-chosen", TIGHT))

    _crowded(page, game)
    _walk(page, game, LOOKED_AT[-1] + 1, turn)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", names())
def test_nothing_jumps_from_turn_to_turn(page: Page, game: str, size: tuple[int, int]) -> None:
    places: dict[tuple[str, str], set[tuple[int, ...]]] = {}
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))

    def turn(_: int, seen: Any) -> None:
        page.evaluate(SETTLED)
        kind = str(page.evaluate("document.querySelector('.deck').className"))
        for name, box in page.evaluate(STAYS).items():
            places.setdefault((kind, name), set()).add(tuple(box))

    _crowded(page, game)
    _walk(page, game, 6, turn)
    assert len(places) >= 2
    jumped = {
        place: boxes
        for place, boxes in places.items()
        if any(max(edge) - min(edge) > 2 for edge in zip(*boxes, strict=True))
    }
    assert not jumped


@pytest.mark.parametrize("game", names())
def test_what_steers_a_replay_stays_where_it_is(page: Page, game: str) -> None:
    page.goto("/")
    rng, short = random.Random(3), getattr(use.on_page(game), "SHORT", {})
    use.open_table(page, game, find(game).info.least_players - 1, **short)
    table = f"/api/tables/{use.table_of(page)}"
    while (seen := ask(page, "GET", table))["status"] != "over":
        if seen["legal"]:
            given = {"move": use.wish(seen["legal"], rng), "version": seen["version"]}
            ask(page, "POST", f"{table}/moves", given | {"key": f"k{rng.getrandbits(64)}"})
    for width, height in ((1280, 800), (390, 664)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.goto(f"/t/{use.table_of(page)}/replay")
        page.wait_for_selector("main[data-reviewed]")
        found: set[int] = set()
        for _ in range(12):
            page.evaluate(SETTLED)
            found.add(round(use.box_of(page.locator(".scrub"))["y"]))
            page.keyboard.press("ArrowRight")
        assert max(found) - min(found) <= 2, f"{width} by {height}: {sorted(found)}"
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/replay-{game}-{width}.png")
