"""That's Life! as a picture: the path on the lawn, the pieces on it, what everybody has taken."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from lifetable.games.contract import Data
from lifetable.games.picture import DECK, INK, PAPER, box, shape, svg, text, towel, towels
from lifetable.words import Words

STAGE = "#2a7148"
PATH, PEBBLE, GUARD = "#efd9ae", "#c9a76b", "#efe6d2"
TILES, IN_A_ROW, WIDE, HIGH, EDGE, TOP = 32, 12, 69, 100, 100, 66
BOARD, SEAT = 960, 74
PIPS = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
Spot = tuple[float, float]


def draw(view: Data, words: Words) -> str:
    """The board as the seat of the view sees it."""
    stops = [{"tile": 0, **view["start"]}, *_places(view), {"tile": 33, **view["finish"]}]
    rows = -(-len(stops) // IN_A_ROW)
    lawn = TOP + (rows - 1) * HIGH + 58
    parts = [
        box(0, lawn - 40, BOARD, SEAT + 66, DECK, 22),
        box(0, 0, BOARD, lawn, STAGE, 22),
        *_road(len(stops)),
    ]
    for number, stop in enumerate(stops):
        parts += _stop(stop, _at(number), words)
    parts += _die(view)
    for seat, (x, width) in enumerate(towels(view["players"], BOARD - 40)):
        parts += _seat(seat, view, words, x + 20, lawn + 14, width)
    return svg(BOARD, lawn + SEAT + 26, parts, words("thats-life-title"))


def _places(view: Data) -> list[Data | None]:
    """Every place of the path from its beginning; None for a tile that is gone."""
    path: list[Data] = view["path"]
    if view["options"]["recycle"]:
        return list(path)
    there = {spot["tile"]: spot for spot in path}
    return [there.get(tile) for tile in range(1, TILES + 1)]


def _at(number: int) -> Spot:
    """Rows go right, left, right."""
    row, column = divmod(number, IN_A_ROW)
    if row % 2:
        column = IN_A_ROW - 1 - column
    return EDGE + column * WIDE, TOP + row * HIGH


def _road(stops: int) -> Iterator[str]:
    points = [_at(number) for number in range(stops)]
    bend = HIGH / 2
    way = f"M{points[0][0]} {points[0][1]}"
    for (_, y0), (x1, y1) in pairwise(points):
        if y0 == y1:
            way += f"L{x1} {y1}"
        else:  # a half circle down to the next row
            way += f"A{bend} {bend} 0 0 {1 if x1 > BOARD / 2 else 0} {x1} {y1}"
    for width, colour in ((66, "#1d4d31"), (60, PATH)):
        yield (
            f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )


def _stop(stop: Data | None, at: Spot, words: Words) -> Iterator[str]:
    x, y = at
    if stop is None:
        yield f'<circle cx="{x}" cy="{y}" r="7" fill="{PEBBLE}"/>'
        return
    if "value" in stop:
        yield from _tile(stop["value"], x, y)
    else:
        label = words("thats-life-start" if stop["tile"] == 0 else "thats-life-finish")
        yield box(x - 32, y - 28, 64, 56, INK, 18)
        yield text(x, y + 20, label, 12, fill=PAPER, bold=True)
    yield from _pieces(stop, x, y - 14)


def _tile(value: int, x: float, y: float) -> Iterator[str]:
    fill, ink, radius = look(value)
    yield box(x - 27, y - 27, 54, 54, fill, radius)
    yield text(x, y + 22, said(value), 20, fill=ink, bold=True)


def look(value: int) -> tuple[str, str, int]:
    """Gains are blue and round, losses coral and square, darker as they grow; luck is mint."""
    if value == 0:
        return "#a9e3c3", "#0b5c3b", 20
    if value > 0:
        return ("#5fb0e0" if value > 4 else "#b5dcf3"), "#0a3a5c", 27
    return ("#ee8a70" if value < -5 else "#f6b3a0"), "#5f1006", 18


def said(value: int) -> str:
    return "♣" if value == 0 else f"{value:+}".replace("-", "−")


def _pieces(stop: Data, x: float, y: float) -> Iterator[str]:
    """Up to three in a row, more in two rows."""
    pieces: list[int | None] = [*stop["pawns"], *[None] * stop["guards"]]
    in_a_row = 3 if len(pieces) <= 6 else 5
    size = 9.0 if len(pieces) <= 3 else 7.5 if len(pieces) <= 6 else 5.0
    rows = -(-len(pieces) // in_a_row)
    for number, seat in enumerate(pieces):
        row, column = divmod(number, in_a_row)
        there = min(in_a_row, len(pieces) - row * in_a_row)
        px = x + (column - (there - 1) / 2) * 2.3 * size
        py = y + (row - rows + 1) * 2.2 * size
        yield _guard(px, py, size) if seat is None else shape(seat, px, py, size)


def _guard(x: float, y: float, size: float) -> str:
    """A lifeguard: a body, a head and a hat."""
    line = f'fill="{GUARD}" stroke="{INK}" stroke-width="1.5"'
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 9:g})">'
        f'<path d="M-6 10L-3 -1H3L6 10Z" {line}/><circle cy="-4" r="4.5" {line}/>'
        f'<path d="M-8 -5H8M-5 -6A5 5 0 0 1 5 -6Z" fill="#8b8473" stroke="{INK}" '
        'stroke-width="1.5"/></g>'
    )


def _die(view: Data) -> Iterator[str]:
    if view["die"] is None:
        return
    x, y = BOARD - 78, TOP + 2 * HIGH - 24
    yield box(x, y, 48, 48, PAPER, 11)
    for pip in PIPS[view["die"] - 1]:
        row, column = divmod(pip, 3)
        yield f'<circle cx="{x + 12 + 12 * column}" cy="{y + 12 + 12 * row}" r="4.5" fill="{INK}"/>'


def _seat(seat: int, view: Data, words: Words, x: float, y: float, width: float) -> Iterator[str]:
    yield from towel(seat, view, words, x, y, width, SEAT)
    total = str(view["scores"][seat]).replace("-", "−")
    yield text(x + width - 12, y + 24, total, 22, bold=True, anchor="end")
    values = sorted(tile["value"] for tile in view["taken"][seat])
    room = width - 50
    step = min(23.0, room / max(1, len(values)))
    for number, value in enumerate(values):
        fill, ink, _ = look(value)
        left = x + 38 + number * step
        yield box(left, y + 38, 21, 24, fill, 7, f'stroke="{PAPER}"')
        yield text(left + 10.5, y + 54, said(value), 10, fill=ink, bold=True)
