"""The board of That's Life! on the page: how it is used, and what is looked at there."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

BOTS = 1
SHORT = {"options": {"ending": "sprint"}}
THOROUGH = True  # a pause and a lost connection are looked at here, and at no other board


def steps(page: Page, move: str) -> Iterator[str]:
    """What is to be touched for a move, one after the other."""
    if move == "stay":
        yield ".ways button:nth-child(2)"
    else:
        chosen = f'.handle[data-handle="{move.rstrip("-")}"]'
        for _ in range(3):  # the first tap on a tile means the pawn, the second the guard
            if page.locator(chosen).get_attribute("aria-pressed") != "true":
                yield chosen
        if move.endswith("-"):
            yield ".ways button:nth-child(1)"
    yield ".go"
