"""The board of Life is Life on the page: how it is used, and what is looked at there."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from lifetable.games.life_is_life.shapes import ANIMALS

NAMES = {letter: animal for animal, (letter, _) in ANIMALS.items()}
BESIDE = {"memory": ('[data-spot="seat-1"]', "#lil-memory", "#lil-memory button")}
"""What can be opened beside the board: by what, what is there then, and how it goes."""
MOMENTS = {
    "knock": ".notice.loud",
    "count": ".species li.now:nth-child(n + 4)",
    "verdict": ".lane.verdict .fate b",
}
"""What is shown for a moment only, until axe has looked at it."""


def steps(page: Page, move: str) -> Iterator[str]:
    """What is to be touched for a move, one after the other."""
    if move == "knock":
        yield '[data-spot="knock"]'
    else:
        row, cards = move.split(":")
        for letter in cards:
            yield f'[data-spot="card-{NAMES[letter]}"][aria-pressed="false"]'
        lane = f'[data-spot="row-{row}"]'  # the number of cards may have chosen it already
        if page.locator(lane).get_attribute("aria-pressed") != "true":
            yield lane
    yield '.go:not([aria-disabled="true"])'
