"""Lifetime as a picture: years pegged on a line at dusk, the person's name, and the hand on the deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lifetable.games.contract import Data
from lifetable.games.picture import (
    DECK,
    INK,
    PAPER,
    RING,
    SUN,
    box,
    shape,
    svg,
    text,
    towel,
    towels,
)
from lifetable.words import FALLBACK, Words

STAGE = "#2a2f63"
BOARD, SEATS_HIGH, CARD_WIDE, CARD_HIGH, LINE = 960, 58, 58, 78, 206
DUSK = ("#2a2f63", "#8a4a7d", "#ea7f5c")


def draw(view: Data, words: Words) -> str:
    """The table as the seat of the view sees it."""
    stage = LINE + CARD_HIGH + 54
    people = view["people"] if view["phase"] == "open" else None
    below = (CARD_HIGH + 30 if view["hand"] else 0) + (104 if people else 0)
    parts = [box(0, stage - 40, BOARD, below + 40, DECK, 22), *_dusk(stage)]
    for seat, (x, width) in enumerate(towels(view["players"], BOARD - 40)):
        parts += _seat(seat, view, words, x + 20, 14, width)
    parts += _name(view, words)
    parts += _line(view, words)
    if people:
        parts += _people(view, words, stage + 14)
    if view["hand"]:
        parts += _hand(view, stage + 15 + (104 if people else 0))
    return svg(BOARD, stage + below, parts, words("lifetime-title"))


def _dusk(stage: float) -> Iterator[str]:
    stops = "".join(
        f'<stop offset="{i / 2:g}" stop-color="{colour}"/>' for i, colour in enumerate(DUSK)
    )
    yield f'<defs><linearGradient id="dusk" x2="0" y2="1">{stops}</linearGradient></defs>'
    yield box(0, 0, BOARD, stage, "url(#dusk)", 22)
    sea = stage - 26
    yield f'<path d="M{BOARD / 2 - 60} {sea}a60 60 0 0 1 120 0z" fill="#f6a878" opacity=".55"/>'
    yield f'<path d="M0 {sea}H{BOARD}v4a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22z" fill="#4b3a78"/>'


def _seat(seat: int, view: Data, words: Words, x: float, y: float, width: float) -> Iterator[str]:
    yield from towel(seat, view, words, x, y, width, SEATS_HIGH)
    first = words("lifetime-first") if seat == view["first"] and not view["over"] else ""
    yield text(x + 38, y + 42, first, 12, fill="#4a5f66", anchor="start")
    yield text(x + width - 12, y + 26, len(view["taken"][seat]), 22, bold=True, anchor="end")
    taken = words("lifetime-taken")
    yield text(x + width - 12, y + 44, taken, 11, fill="#4a5f66", anchor="end")


def _name(view: Data, words: Words) -> Iterator[str]:
    if view["name"] is None:
        said = words("lifetime-heading", round=view["round"], pile=view["pile_size"])
        yield text(BOARD / 2, 130, said, 20, fill=PAPER)
        return
    yield text(BOARD / 2, 128, _in(view["name"], words), 34, fill=PAPER, bold=True)
    about = _in(view["about"], words) if view["about"] else ""
    if view["born"] is not None:
        dates = words("lifetime-dates", born=str(view["born"]), died=str(view["died"]))
        about = f"{about} · {dates}" if about else dates
    yield text(BOARD / 2, 156, about, 15, fill=PAPER)


def _line(view: Data, words: Words) -> Iterator[str]:
    yield (
        f'<path d="M20 {LINE - 8}Q{BOARD / 2} {LINE + 10} {BOARD - 20} {LINE - 8}" fill="none" '
        f'stroke="{PAPER}" stroke-width="3"/>'
    )
    cards = view["line"]
    if not cards:
        yield text(BOARD / 2, LINE + 44, words("lifetime-line-empty"), 15, fill=PAPER)
        return
    apart = min(84.0, (BOARD - 80 - CARD_WIDE) / max(1, len(cards) - 1))
    left = (BOARD - apart * (len(cards) - 1) - CARD_WIDE) / 2
    mine = view["seat"] is not None and view["seat"] == view["turn"]
    for place, card in enumerate(cards):
        x = left + place * apart
        edge = mine and place in (0, len(cards) - 1)
        yield from _year(card, x, LINE, SUN if edge else "#f3e6cc")


def _year(card: Data, x: float, y: float, edge: str) -> Iterator[str]:
    century, year = divmod(card["year"], 100) if card["year"] else (None, int(card["card"][:2]))
    yield box(x, y, CARD_WIDE, CARD_HIGH, PAPER, 9, f'stroke="{edge}" stroke-width="3"')
    yield box(x + CARD_WIDE / 2 - 4, y - 10, 8, 20, RING, 3)
    yield text(x + 8, y + 24, "" if century is None else century, 13, anchor="start")
    yield text(x + CARD_WIDE / 2, y + 52, f"{year:02}", 30, bold=True)
    yield shape(card["seat"], x + CARD_WIDE - 12, y + CARD_HIGH - 12, 6)


def _hand(view: Data, y: float) -> Iterator[str]:
    cards = sorted(view["hand"])
    for place, card in enumerate(cards):
        x = 20 + place * (CARD_WIDE + 14)
        number = int(card[:2])
        yield box(x, y, CARD_WIDE, CARD_HIGH, PAPER, 9, 'stroke="#f3e6cc" stroke-width="2"')
        yield text(x + CARD_WIDE / 2, y + 38, card[:2], 30, bold=True)
        yield f'<path d="M{x + 9} {y + 66}a20 20 0 0 1 40 0" fill="none" stroke="#e3c591"/>'
        sun = x + 9 + 40 * number / 99
        high = (400 - (sun - x - 29) ** 2) ** 0.5
        yield f'<circle cx="{sun:.1f}" cy="{y + 66 - high:.1f}" r="5" fill="#ea7f5c"/>'


def _people(view: Data, words: Words, y: float) -> Iterator[str]:
    """The six people of the card, for the first player."""
    for place, person in enumerate(view["people"]):
        x, down = 20 + place % 2 * 466, y + place // 2 * 30
        said = f"{place + 1}  {_in(person['name'], words)}"
        yield text(x, down + 18, said, 15, bold=True, anchor="start")
        lived = f"{person['born']}–{person['died']}"
        yield text(x + 440, down + 18, lived, 14, fill=INK, anchor="end")


def _in(texts: Mapping[str, str], words: Words) -> str:
    return texts.get(words.language) or texts.get(FALLBACK) or next(iter(texts.values()), "?")
