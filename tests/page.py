"""The page in a real browser: a server of its own, pages of any width and language, and players who use what they see.

A player asks the server which moves are legal, picks one, and makes it with the mouse, by touch or with the keyboard,
as a person would.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    FloatRect,
    Locator,
    Page,
    ViewportSize,
    sync_playwright,
)
from tests.of_a_game import having, of_a_game

from lifetable import records

AXE = Path(__file__).parent.parent / "ui/node_modules/axe-core/axe.min.js"
PATIENCE = 20_000  # ms for what should take a moment, on a busy machine
WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)

Come = Callable[..., Page]
"""What a test calls for a new visitor: `visit` with its options."""


SAME_DEALS = """
from types import SimpleNamespace
from lifetable.tables import luck
luck.secrets = SimpleNamespace(token_hex=lambda size: "5e" * size)
from lifetable.cli import main
main()
"""


@contextmanager
def server(folder: Path, *more: str, port: int = 0, same_deals: bool = False) -> Iterator[str]:
    """A real server on an empty database; its address. With the `same_deals` every time, for tests of what games look like."""
    start = ["-c", SAME_DEALS] if same_deals else ["-m", "lifetable"]
    command = [sys.executable, *start, "serve", "--port", str(port), "--lang", "en"]
    command += ["--database", f"sqlite:///{folder}/page.db", "--rate", "0", *more]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        address = next(word for line in process.stdout for word in line.split() if "://" in word)
        yield address.rstrip("/")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


def chromium() -> str | None:
    """The machine's own Chromium; None for the one that Playwright brings."""
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next((path for path in found if path), None)


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield started
        started.close()


def visit(
    started: Browser,
    base: str,
    *,
    width: ViewportSize = WIDE,
    language: str = "en",
    dark: bool = False,
    touch: bool = False,
    calm: bool = True,
) -> Page:
    """A new visitor, who has never been here. `calm` wants nothing to move."""
    context: BrowserContext = started.new_context(
        base_url=base,
        viewport=width,
        locale={"en": "en-GB"}.get(language, language),
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if calm else "no-preference",
        has_touch=touch,
        is_mobile=touch,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    if calm:  # and wants everything told at once
        context.add_init_script(
            "localStorage.setItem('lifetable', JSON.stringify({speed: 0.01, ...JSON.parse(localStorage.getItem('lifetable') ?? '{}')}))"
        )
    page = context.new_page()
    page.problems = []  # type: ignore[attr-defined]

    def failed(error: Error) -> None:
        page.problems.append(str(error))  # type: ignore[attr-defined]

    def said(message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            page.problems.append(message.text)  # type: ignore[attr-defined]

    page.on("pageerror", failed)
    page.on("console", said)
    return page


def box_of(shown: Locator) -> FloatRect:
    """Where something is on the page."""
    box = shown.bounding_box()
    assert box is not None
    return box


def ask(page: Page, method: str, path: str, data: Any = None) -> Any:
    """What the server says to this visitor."""
    answer = page.request.fetch(path, method=method, data=data)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json()


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0].split("?")[0]


def look(page: Page) -> Any:
    return ask(page, "GET", f"/api/tables/{table_of(page)}")


def own_moves(page: Page) -> int:
    """How many moves of a game that is over its record ascribes to whoever looks at this page."""
    mine = [seat["seat"] for seat in look(page)["seats"] if seat["you"]]
    text = page.request.get(f"/api/tables/{table_of(page)}/record").text()
    *before, _ = records.read(text).states()
    return sum(state.turn in mine for state in before)


def open_table(page: Page, game: str, bots: int = 2, **settings: Any) -> None:
    """Sit down with quick bots."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"} for _ in range(bots)]
    given = {"game": game, "seats": seats, "start": True, "pace": 0, **settings}
    made = ask(page, "POST", "/api/tables", given)
    page.goto(f"/t/{made['table']}")


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it is."""
    page.wait_for_selector("main")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => (await axe.run({ resultTypes: ["violations"],
          rules: { "label-content-name-mismatch": { enabled: true } } })).violations"""
    )
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


# --- using it ---

Use = Callable[[Page, str], None]


def click(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def tap(page: Page, selector: str) -> None:
    # On a phone the tile underfoot is the target, not the piece: a finger lands where the piece stands.
    page.locator(selector).first.tap(force=selector.startswith(".handle"))


def by_keyboard(page: Page, selector: str) -> None:
    """Reach something with Tab and the arrow keys alone, and press Enter; cards of a hand are picked with Space."""
    reach(page, selector)
    page.keyboard.press("Space" if "aria-pressed" in selector else "Enter")


_WHERE = """(selector) => {
  const target = document.querySelector(selector), here = document.activeElement;
  if (!target) return "missing";
  if (target === here) return "there";
  const kind = (element) => element?.classList?.[0];
  return target.tabIndex < 0 && kind(here) && kind(here) === kind(target) ? "beside" : "elsewhere";
}"""


def reach(page: Page, selector: str) -> None:
    arrows = 0
    for _ in range(160):
        where = page.evaluate(_WHERE, selector)
        if where == "there":
            return
        if where == "beside":  # one of a group that the arrow keys walk
            rows = "row-" in selector  # rows lie one below the other
            keys = ("ArrowUp", "ArrowDown") if rows else ("ArrowRight", "ArrowLeft")
            page.keyboard.press(keys[arrows // (4 if rows else 40) % 2])
            arrows += 1
        else:
            page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def make(page: Page, move: str, use: Use) -> None:
    """Make a move with what is on the screen."""
    for selector in steps(page, look(page)["settings"]["game"], move):
        use(page, selector)


def on_page(game: str) -> Any:
    """What a game says of its board, in `tests/page.py` of its folder; a plain board has a button for each move."""
    plain = SimpleNamespace(steps=lambda _, move: [f'[data-move="{move}"]'])
    return of_a_game(game, "page") if game in having("tests/page.py") else plain


def steps(page: Page, game: str, move: str) -> Iterable[str]:
    """What is to be touched for a move, one after the other."""
    found: Iterable[str] = on_page(game).steps(page, move)
    return found


def settled(page: Page) -> Any:
    """Wait until the page has told everything that happened; how the table is then."""
    for _ in range(400):
        seen = look(page)
        over = 'main[data-showing="result"]' if seen["status"] == "over" else "none"
        if page.locator(f'main[data-at="{seen["number"]}"], {over}').count():
            return seen
        page.wait_for_timeout(25)
    raise AssertionError(
        f"the page stays behind: {page.locator('main').evaluate('e => e.outerHTML.slice(0, 300)')}"
    )


def wish(legal: list[str], rng: random.Random) -> str:
    """A move that brings a game nearer to its end."""
    if legal[-1].isalpha():  # one word ends something
        return legal[-1]
    plain = [move for move in legal if move.startswith(("p", "<", ">")) and not move.endswith("-")]
    openings = [move for move in legal if ":" in move]
    return rng.choice(plain or openings or legal)


def play_to_the_end(page: Page, use: Use, most: int = 400) -> int:
    """Play until the result is shown; how many moves it took."""
    rng = random.Random(1)
    made = 0
    while made < most:
        seen = settled(page)
        if seen["status"] == "over":
            page.wait_for_selector('main[data-showing="result"]')
            return made
        if not seen["legal"]:
            page.wait_for_timeout(25)
            continue
        make(page, wish(seen["legal"], rng), use)
        made += 1
        page.wait_for_selector(
            f'main:not([data-at="{seen["number"]}"]), main[data-showing="result"]'
        )
    raise AssertionError("the game does not end")
