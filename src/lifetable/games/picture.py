"""What the pictures of all games share: colours, seats with their shapes, and small parts of SVG.

A game's board is `draw(view, words)` in `picture.py` of its folder: what a seat sees, as one SVG that needs
nothing else. Notebooks and reports show it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import islice

from lifetable.games import find
from lifetable.games.contract import Data, Outcomes
from lifetable.words import Words

INK, PAPER, PAPER_2, DECK, SUN, RING = (
    "#12303b",
    "#fffaf0",
    "#f3e6cc",
    "#fff1da",
    "#ffcb3d",
    "#ee4f3c",
)
FONT = "ui-rounded,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"
LETTERS = "ABCDEF"
MOST_MOVES = 20  # that a notebook lists
SEATS = ("#b0162a", "#2a57e2", "#00a486", "#f79fdb", "#1b2a33", "#ff6b13")
_SHAPES = (  # never colour alone: in a square of 2 by 2 around 0
    "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
    "M-.9-.9H.9V.9H-.9Z",
    "M0-1.1L1.1.9H-1.1Z",
    "M0 1C-2.2-.6-.7-1.7 0-.6C.7-1.7 2.2-.6 0 1Z",
    "M0-1.15L1.15 0L0 1.15L-1.15 0Z",
    "M0-1.15L.3-.38L1.1-.34L.48.17L.68 .95L0 .5L-.68 .95L-.48.17L-1.1-.34L-.3-.38Z",
)


def svg(width: int, height: int, parts: Iterable[str], label: str) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" style="max-width:100%;height:auto" role="img" '
        f'aria-label="{escape(label)}" font-family="{FONT}">{"".join(parts)}</svg>'
    )


def text(
    x: float,
    y: float,
    said: object,
    size: float = 14,
    *,
    fill: str = INK,
    bold: bool = False,
    anchor: str = "middle",
) -> str:
    weight = 800 if bold else 450
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(str(said))}</text>'
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    radius: float = 14,
    more: str = "",
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}" {more}/>'
    )


def shape(seat: int, x: float, y: float, size: float, line: str = PAPER) -> str:
    """A seat's sign: its colour and its shape."""
    return (
        f'<path d="{_SHAPES[seat]}" transform="translate({x:g} {y:g}) scale({size:g})" '
        f'fill="{SEATS[seat]}" stroke="{line}" stroke-width="2" stroke-linejoin="round" '
        'vector-effect="non-scaling-stroke" paint-order="stroke"/>'
    )


def ring(x: float, y: float, size: float, *, lost: bool = False) -> str:
    """A life: a life ring, or the dashed place of one."""
    if lost:
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="none" stroke="#8b8473" '
            'stroke-dasharray="3 3"/>'
        )
    around = 6.283 * size / 8
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="none" stroke="{RING}" '
        f'stroke-width="{size * 0.7:g}"/><circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="none" '
        f'stroke="#fff" stroke-width="{size * 0.7:g}" stroke-dasharray="{around:.2f}"/>'
    )


def towel(
    seat: int, view: Data, words: Words, x: float, y: float, width: float, height: float
) -> list[str]:
    """A seat at the table: its sign, its letter, a sun-coloured edge when it is to move."""
    now = f'stroke="{SUN}" stroke-width="4"' if seat == view["turn"] else ""
    name = LETTERS[seat]
    if seat == view["seat"]:
        name += f" · {words('you')}"
    return [
        box(x, y, width, height, PAPER, 12, now),
        shape(seat, x + 20, y + height / 2, 10),
        text(x + 38, y + 20, name, 14, bold=True, anchor="start"),
    ]


def towels(count: int, width: float, gap: float = 12) -> Sequence[tuple[float, float]]:
    """Where seats lie beside each other, and how wide each is."""
    each = (width - gap * (count - 1)) / count
    return [(i * (each + gap), each) for i in range(count)]


def board(view: Data, words: Words) -> str:
    """The picture of whatever game a view is of."""
    own = find(view["game"]).part("picture")
    drawn: str = own.draw(view, words) if own else plain(view, words)
    return drawn


def plain(view: Data, words: Words) -> str:
    """A picture for a game that draws none: the seats beside each other, and below them what can be seen."""
    from lifetable.games.plain import by_seat, cell, label, rest, shown  # needs a terminal's parts

    game, columns, letters = view["game"], by_seat(view), LETTERS[: view["players"]]
    width, line = 760, 22
    high = 44 + line * len(columns)
    parts = []
    for seat, (x, wide) in enumerate(towels(view["players"], width - 40)):
        parts += towel(seat, view, words, 20 + x, 60, wide, high)
        for row, (field, of) in enumerate(columns.items()):
            told = f"{label(game, field.name, words)}: {cell(field, of, seat, letters, words)}"
            parts.append(text(32 + x, 104 + line * row, told, 12, anchor="start"))
    y = 90 + high
    for field, value in rest(view).items():
        told = f"{label(game, field.name, words)}: {shown(field.shape, value, letters)}"
        parts.append(text(20, y, told, 13, anchor="start"))
        y += line
    title = words(f"{game}-title")
    frame = [box(0, 0, width, y, DECK), text(20, 38, title, 22, bold=True, anchor="start")]
    return svg(width, y, [*frame, *parts], title)


def page(view: Data, outcomes: Outcomes, words: Words) -> str:
    """A board and below it the legal moves with what each does, as HTML for notebooks."""
    from rich.text import Text  # only notebooks come here

    from lifetable.games.plain import terminal_of

    explain = terminal_of(find(view["game"])).explain
    told = [
        (move, explain(move, outcome, view, words))
        for move, outcome in islice(outcomes.items(), MOST_MOVES)
    ]
    rows = "".join(
        f'<tr><td style="text-align:left"><code>{escape(move)}</code></td>'
        f'<td style="text-align:left">{escape(Text.from_markup(what).plain)}</td></tr>'
        for move, what in told
    )
    more = f"<p>+ {len(outcomes) - MOST_MOVES}</p>" if len(outcomes) > MOST_MOVES else ""
    return f"<div>{board(view, words)}</div><table>{rows}</table>{more}"
