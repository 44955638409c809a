"""Pictures of every page and of the moments of play, at both widths, by day and by night (`make shots`).

Each picture is taken from the real page on the real server, while a game is played. `make shots ONLY=home` takes those
whose name begins so.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Late
from rich.progress import track
from tests import page as use
from tests import terminal_shot
from tests.of_a_game import FILED, HIDDEN, OPEN, SHIPPED

FOLDER = Path(__file__).parent.parent / "docs" / "shots"
LOOKS = [(width, dark) for width in (use.WIDE, use.NARROW) for dark in (False, True)]
RESULT = 'main[data-showing="result"]'
Scene = Callable[[Page], Iterator[str]]


FLEETING = ("knock", "two-left", "reveal")
SETTLED = """() => document.getAnimations().every((one) => one.playState !== "running"
  || one.effect?.getComputedTiming().iterations === Infinity)"""


def take(page: Page, name: str, width: dict[str, int], dark: bool) -> None:
    """One picture, when nothing flies any more; what would be gone by then is taken as it is."""
    if not name.endswith(FLEETING):
        with suppress(Late):
            page.wait_for_function(SETTLED, timeout=1_500)
    look = f"{name}-{width['width']}{'-dark' if dark else ''}.jpg"
    page.screenshot(path=FOLDER / look, type="jpeg", quality=78, animations="allow")


def simple(path: str, name: str, ready: str = "main h1, main h2") -> Scene:
    def scene(page: Page) -> Iterator[str]:
        page.goto(path)
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        yield name

    return scene


def lobby(page: Page) -> Iterator[str]:
    given = {"game": OPEN, "players": 6, "public": True}
    made = use.ask(page, "POST", "/api/tables", given)
    for seat, level in ((2, "hard"), (3, "expert")):
        bot = {"kind": "bot", "level": level}
        use.ask(page, "PUT", f"/api/tables/{made['table']}/seats/{seat}", bot)
    use.ask(page, "PUT", f"/api/tables/{made['table']}/seats/1", {"kind": "me", "name": "Granny"})
    page.goto(f"/t/{made['table']}")
    page.wait_for_selector(".deck .agree fieldset")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)  # the code for phones is drawn
    yield "lobby"


def game(
    name: str,
    moments: dict[str, str],
    moves: int,
    *,
    bots: int = 3,
    called: str = "",
    later: dict[str, str] | None = None,
) -> Scene:
    """A game with bots: the board after some moves and its moments when they come; played on by bots alone, what comes `later`,
    the result and the replay."""
    called = called or name

    def scene(page: Page) -> Iterator[str]:
        page.add_init_script("localStorage.setItem('lifetable', JSON.stringify({speed: 0.4}))")
        use.open_table(page, name, bots, pace=300)
        left = dict(moments)
        rng = random.Random(3)
        made = 0
        while made <= moves or left:
            yield from (f"{called}-{moment}" for moment in _next(page, left))
            now = use.look(page)
            if now["status"] == "over":
                break
            if not now["legal"]:
                continue
            now = use.settled(page)
            if made == moves:
                yield called
            for selector in use.steps(page, name, use.wish(now["legal"], rng)):
                if made == moves and selector.startswith(".go"):
                    yield f"{called}-chosen"
                (use.tap if page.viewport_size == use.NARROW else use.click)(page, selector)
            page.wait_for_selector(f'main:not([data-at="{now["number"]}"])')
            made += 1
        if later is not None:
            yield from _ending(page, called, dict(later))

    return scene


def _ending(page: Page, called: str, left: dict[str, str]) -> Iterator[str]:
    page.set_default_timeout(240_000)
    if use.look(page)["status"] != "over":
        use.ask(page, "POST", f"/api/tables/{use.table_of(page)}/leave", {})
    while not page.locator(RESULT).count():
        yield from (f"{called}-{moment}" for moment in _next(page, left, RESULT))
    page.wait_for_timeout(1_500)
    yield f"{called}-result"
    page.goto(f"/t/{use.table_of(page)}/replay?review")
    page.wait_for_selector("main[data-reviewed]")
    yield f"{called}-review"
    page.keyboard.press("End")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(600)
    yield f"{called}-replay"


def _next(page: Page, left: dict[str, str], otherwise: str = ".deck.turn .go") -> list[str]:
    """Wait for one of the moments, my turn or the result."""
    page.wait_for_selector(", ".join([RESULT, otherwise, *left.values()]))
    for moment, selector in list(left.items()):
        if page.locator(selector).count():
            del left[moment]
            page.wait_for_timeout(200)  # until it stands in full, and is not gone yet
            return [moment]
    return []


COUNT = ".species li.now:nth-child(n + 4)"  # when some are counted
SCENES: dict[str, Scene] = {
    "home": simple("/", "home"),
    "me": simple("/me", "me"),
    "decks": simple("/decks", "decks"),
    "lobby": lobby,
    **{f"rules-{name}": simple(f"/rules/{name}", f"rules-{name}") for name in SHIPPED},
    **{
        f"learn-{name}": simple(f"/learn/{name}", f"learn-{name}", ".coach .go:not([disabled])")
        for name in SHIPPED
    },
    OPEN: game(OPEN, {}, 6, later={}),
    f"{OPEN}-crowded": game(OPEN, {}, 4, bots=5, called=f"{OPEN}-crowded"),
    HIDDEN: game(
        HIDDEN,
        {"knock": ".notice.loud", "count": COUNT, "verdict": ".lane.verdict .fate b"},
        2,
        later={"two-left": ".notice .eq"},
    ),
    f"{HIDDEN}-crowded": game(HIDDEN, {"count": COUNT}, 3, bots=4, called=f"{HIDDEN}-crowded"),
    FILED: game(FILED, {"naming": ".person", "reveal": ".life"}, 3, later={}),
}


def pictures(browser: Browser, base: str, only: str) -> None:
    jobs: list[Any] = [
        (name, scene, width, dark)
        for name, scene in SCENES.items()
        for width, dark in LOOKS
        if name.startswith(only)
    ]
    for name, scene, width, dark in track(jobs, description="taking pictures"):
        touch = width is use.NARROW
        page = use.visit(browser, base, width=width, dark=dark, touch=touch, calm=False)
        page.set_default_timeout(60_000)
        use.ask(page, "PATCH", "/api/me", {"name": "Mia"})
        try:
            for moment in scene(page):
                take(page, moment, width, dark)
        except Late as error:
            print(f"{name}: {str(error).splitlines()[0]}")
        page.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    terminal_shot.take()
    with (
        tempfile.TemporaryDirectory() as folder,
        use.server(Path(folder)) as base,
        use.browser() as browser,
    ):
        pictures(browser, base, os.environ.get("ONLY", ""))


if __name__ == "__main__":
    main()
