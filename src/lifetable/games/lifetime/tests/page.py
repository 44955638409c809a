"""The board of Lifetime on the page: how it is used, and what is looked at there."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

MOMENTS = {"naming": ".person", "reveal": ".life"}
"""What is shown for a moment only, until axe has looked at it."""
RARE = {"naming"}  # whoever never errs never names


def steps(page: Page, move: str) -> Iterator[str]:
    """What is to be touched for a move, one after the other."""
    if move[0] in "<>":
        wanted = [f"card-{move[1:]}", "left" if move[0] == "<" else "right"]
    else:
        place, year = move.split(":")
        wanted = [] if place == "-" else [f"person-{place}"]
        wanted.append(f"card-{year[-3:] if year.endswith('b') else year[-2:]}")
    for spot in wanted:  # what is chosen already is left alone
        if page.locator(f'[data-spot="{spot}"]').get_attribute("aria-pressed") != "true":
            yield f'[data-spot="{spot}"]'
    century = f'.say .seg button:text-is("{move[2:6]}")'  # one card, two centuries
    if page.locator(century).count():
        yield century
    yield ".go:not([disabled])"
