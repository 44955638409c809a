"""Life is Life as a picture: four lanes in the pool, everybody's lives, and the hand on the deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lifetable.games.contract import Data
from lifetable.games.life_is_life.rules import LIVES
from lifetable.games.life_is_life.shapes import ANIMALS
from lifetable.games.picture import (
    DECK,
    PAPER,
    SUN,
    box,
    ring,
    svg,
    text,
    towel,
    towels,
)
from lifetable.words import Words

STAGE = "#0b6b7b"
BOARD, SEATS_HIGH, LANE, CARD_WIDE, CARD_HIGH = 960, 68, 92, 66, 78
LANES_TOP = SEATS_HIGH + 28
SKY = {
    "giraffe": "#bfe4ea",
    "bear": "#fbdcae",
    "mole": "#f1dfc6",
    "goat": "#cfe5bd",
    "sheep": "#b9d9f0",
    "dog": "#c5ead9",
    "rabbit": "#fbe9a6",
    "pig": "#c3e7df",
    "cat": "#cfdcf6",
    "mouse": "#fbd5cd",
}


def draw(view: Data, words: Words) -> str:
    """The table as the seat of the view sees it."""
    pool = LANES_TOP + 2 * LANE + 12
    high = pool + (CARD_HIGH + 34 if view["hand"] else 0)
    parts = [box(0, pool - 40, BOARD, high - pool + 40, DECK, 22)]
    parts.append(box(0, 0, BOARD, pool, STAGE, 22))
    for seat, (x, width) in enumerate(towels(view["players"], BOARD - 40)):
        parts += _seat(seat, view, words, x + 20, 14, width)
    for number, row in enumerate(view["rows"], 1):
        parts += _lane(number, row, view, words)
    if view["hand"]:
        parts += _hand(view["hand"], words, pool + 17)
    return svg(BOARD, high, parts, words("life-is-life-title"))


def _seat(seat: int, view: Data, words: Words, x: float, y: float, width: float) -> Iterator[str]:
    yield from towel(seat, view, words, x, y, width, SEATS_HIGH)
    lives = view["lives"][seat]
    for life in range(max(LIVES, lives)):
        yield ring(x + 46 + 21 * life, y + 36, 6.5, lost=life >= lives)
    known = "".join(ANIMALS[animal][0] * n for animal, n in view["known"][seat].items())
    yield text(x + 38, y + 60, known, 11, fill="#4a5f66", anchor="start")
    if view["knocked"] == seat:
        said = words("life-is-life-has-knocked")
        yield text(x + width - 12, y + 20, said, 12, fill="#c23527", bold=True, anchor="end")


def _lane(number: int, row: Mapping[str, int], view: Data, words: Words) -> Iterator[str]:
    """Two lanes beside each other, twice."""
    down, across = divmod(number - 1, 2)
    x, y = 20 + across * 466, LANES_TOP + down * LANE
    yield box(x, y, 454, LANE - 8, "#0e7081", 18)
    yield (
        f'<path d="M{x + 60} {y + LANE - 14}H{x + 440}" stroke="{PAPER}" stroke-width="3" '
        'stroke-dasharray="14 10" opacity=".5"/>'
    )
    turn = view["turn"]
    mine = turn is not None and turn == view["seat"]
    yield f'<circle cx="{x + 30}" cy="{y + 42}" r="17" fill="{SUN if mine else PAPER}"/>'
    yield text(x + 30, y + 49, number, 20, bold=True)
    cards = [animal for animal, n in row.items() for _ in range(n)]
    for place, animal in enumerate(cards):
        yield from _card(animal, words, x + 64 + place * 92, y + 3)


def _card(animal: str, words: Words, x: float, y: float) -> Iterator[str]:
    letter, value = ANIMALS[animal]
    yield box(x, y, CARD_WIDE, CARD_HIGH, PAPER, 10, 'stroke="#f3e6cc"')
    yield box(x + 3, y + 3, CARD_WIDE - 6, CARD_HIGH - 6, SKY[animal], 8)
    yield (
        f'<path d="M{x + 3} {y + 58}q7.5-6 15 0t15 0t15 0t15 0v9a8 8 0 0 1-8 8h-44a8 8 0 0 1-8-8z" '
        'fill="#1790a2" opacity=".35"/>'
    )
    yield text(x + 9, y + 20, value, 15, bold=True, anchor="start")
    yield text(x + CARD_WIDE / 2, y + 48, letter, 28, bold=True)
    yield text(x + CARD_WIDE / 2, y + 71, words(f"life-is-life-{animal}"), 10.5)


def _hand(hand: Mapping[str, int], words: Words, y: float) -> Iterator[str]:
    """Cards of a kind overlap."""
    cards = [animal for animal, n in hand.items() for _ in range(n)]
    x, before = 20.0, ""
    apart = min(92.0, (BOARD - 40 - CARD_WIDE) / max(1, len(cards) - 1))
    for animal in cards:
        if before:
            x += 0.72 * apart if animal == before else apart
        yield from _card(animal, words, x, y)
        before = animal
