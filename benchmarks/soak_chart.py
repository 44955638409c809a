"""Small panels over time, one below the other, as one SVG without scripts that follows day and night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 760, 150, 56, 90, 24, 20
STYLE = """<style>
svg { font: 11px system-ui, sans-serif; color: #222; background: #fff }
text { fill: currentColor } .title { font-weight: 600 } .grid { stroke: currentColor; opacity: .15 }
.line { fill: none; stroke-width: 1.5 } .a { stroke: #1f6feb } .b { stroke: #c2410c } .c { stroke: #15803d }
.name { stroke: none } .name.a { fill: #1f6feb } .name.b { fill: #c2410c } .name.c { fill: #15803d }
@media (prefers-color-scheme: dark) { svg { color: #ddd; background: #16181d } }
</style>"""


class Series(NamedTuple):
    name: str
    values: Sequence[float]


class Panel(NamedTuple):
    title: str
    series: Sequence[Series]


def draw(minutes: Sequence[float], panels: Sequence[Panel]) -> str:
    """All panels over the same minutes."""
    height = HEIGHT * len(panels)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">']
    parts.append(STYLE)
    for n, panel in enumerate(panels):
        parts.append(f'<g transform="translate(0 {n * HEIGHT})">{_panel(minutes, panel)}</g>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(minutes: Sequence[float], panel: Panel) -> str:
    top = _top([value for one in panel.series for value in one.values])
    last = max(minutes, default=0.0) or 1.0
    parts = [f'<text class="title" x="{LEFT}" y="14">{escape(panel.title)}</text>']
    for share in (0.0, 0.5, 1.0):
        y = _y(share * top, top)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        text = _short(share * top)
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{text}</text>')
        x, label = _x(share * last, last), f"{_short(share * last)} min"
        parts.append(f'<text x="{x}" y="{HEIGHT - 4}" text-anchor="middle">{label}</text>')
    labels = _apart([_y(one.values[-1] if one.values else 0.0, top) for one in panel.series])
    for one, colour, end in zip(panel.series, "abc", labels, strict=False):
        points = " ".join(
            f"{_x(at, last)},{_y(value, top)}"
            for at, value in zip(minutes, one.values, strict=True)
        )
        parts.append(f'<polyline class="line {colour}" points="{points}"/>')
        label = f'x="{WIDTH - RIGHT + 6}" y="{end + 4}"'
        parts.append(f'<text class="{colour} name" {label}>{escape(one.name)}</text>')
    return "\n".join(parts)


def _top(values: list[float]) -> float:
    """Where the scale ends: one rare peak does not press all others to the ground, and is cut off."""
    ordered = sorted(values) or [0.0]
    most, usual = ordered[-1], ordered[round(0.98 * (len(ordered) - 1))]
    return (most if most < 2 * usual else usual) * 1.1 or 1.0


def _apart(heights: list[float], gap: float = 13.0) -> list[float]:
    """Labels so that they can be read, each as near to its line as can be."""
    placed: dict[int, float] = {}
    for n in sorted(range(len(heights)), key=lambda n: -heights[n]):
        placed[n] = min(heights[n], *(one - gap for one in placed.values()), HEIGHT - FOOT)
    return [placed[n] for n in range(len(heights))]


def _x(minute: float, last: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * minute / last, 1)


def _y(value: float, top: float) -> float:
    return round(HEIGHT - FOOT - (HEIGHT - TOP - FOOT) * min(1.0, value / top), 1)


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 10 or value == 0 else f"{value:.1f}"
