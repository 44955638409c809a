"""Charts as HTML and inline SVG that keep their type size on any width, by day and by night.

Lengths along the wide side are percentages, so that a chart follows its column and its text does not shrink.
Colours are the variables of `report.css`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from lifetable.arena.statistics import Estimate
from lifetable.arena.study_words import estimate, number, text
from lifetable.games.study import Bar, Gap, Panel, Percent
from lifetable.words import Words

HEIGHT, TOP, FOOT = 190, 18, 22  # of columns, in pixels: in all, room for values, room for labels
CROWD = 12  # more columns than this do not get a value each
WHOLE, HALF, NARROW = 34, 14, 9  # how many labels fit below columns
BARS, FRONT = "var(--bar)", "var(--front)"
PARTS = ("var(--bar)", "var(--front)", "var(--third)", "var(--fourth)")


class Scale(NamedTuple):
    """From a value to a percentage of the way."""

    low: float
    high: float

    def at(self, value: float) -> float:
        width = self.high - self.low or 1.0
        return min(100.0, max(0.0, 100 * (value - self.low) / width))


def draw(panel: Panel, words: Words, *, whole: bool = False) -> str:
    """A panel as HTML; `whole` if it has the width of the page for itself."""
    match panel.kind:
        case "rows":
            chart = _rows(panel, words)
        case "columns":
            chart = _columns(panel, words, WHOLE if whole else HALF)
        case "stack":
            chart = _stack(panel, words)
    title = f"<h4>{escape(text(panel.title, words))}</h4>" if panel.title is not None else ""
    return f'<div class="panel">{title}{chart}</div>'


def shown(value: float, unit: str, words: Words, digits: int | None = None) -> str:
    """A value in the panel's unit."""
    kinds: dict[str, Callable[[float], float]] = {"share": Percent, "gap": Gap, "number": float}
    return number(kinds[unit](value), words, digits)


def reach(found: Estimate, unit: str, words: Words) -> str:
    """An interval as people read it: ± so much where it reaches as far to both sides, else from where to where."""
    scale = 100 if unit in ("share", "gap") else 1
    sides = [scale * side for side in (found.value - found.low, found.high - found.value)]
    half = sum(sides) / 2
    if not math.isfinite(half):
        return ""
    digits = 3 if half < 0.0095 else 2 if half < 0.095 else 1 if half < 9.5 else 0
    below, above = (number(float(side), words, digits) for side in sides)
    if below == above:
        return "±" + above
    fine = 1 if scale == 100 else digits
    low, high = (shown(bound, unit, words, fine) for bound in (found.low, found.high))
    return f"{low} … {high}"


def scale_of(panel: Panel, found: Sequence[Estimate]) -> Scale:
    """All values, their intervals and zero; a little air at the end."""
    ends = [e.value for e in found] + [0.0]
    signed = min(ends) < 0
    ends += [bound for e in found for bound in (e.low, e.high) if math.isfinite(bound)]
    if panel.even is not None:
        ends.append(panel.even)
    low, high = min(ends), max(ends)
    if panel.unit == "share":
        high = min(1.0, high)
    if not signed and panel.even != 0:
        low = 0.0
    air = 0.06 * (high - low)
    return Scale(low - air if low < 0 else 0.0, high + air if high > 0 else 0.0)


# --- rows -----------------------------------------------------------------------------------------


def _rows(panel: Panel, words: Words) -> str:
    found = [estimate(bar, panel.unit) for bar in panel.bars]
    scale = scale_of(panel, found)
    rows = "".join(
        f'<div class="row"><span class="name">{escape(text(bar.label, words))}</span>'
        f'<span class="n">{shown(e.value, panel.unit, words)} '
        f"<small>{reach(e, panel.unit, words)}</small></span>"
        f"{_track(bar, e, scale, panel.even)}</div>"
        for bar, e in zip(panel.bars, found, strict=True)
    )
    return f'<div class="rows">{rows}</div>{_even(panel, words)}'


def _track(bar: Bar, found: Estimate, scale: Scale, even: float | None) -> str:
    zero, end = scale.at(0.0), scale.at(found.value)
    left, wide = min(zero, end), abs(end - zero)
    parts = [
        '<rect class="rail" width="100%" height="16" rx="8"/>',
        f'<rect x="{left:.2f}%" y="2" width="{wide:.2f}%" height="12" rx="4" '
        f'fill="{bar.tint or BARS}"/>',
        *_interval(scale.at(found.low), scale.at(found.high)),
    ]
    if even is not None:
        at = scale.at(even)
        kind = "zero" if even == 0 else "even"
        parts.append(f'<line class="{kind}" x1="{at:.2f}%" x2="{at:.2f}%" y1="-3" y2="19"/>')
    return f'<svg class="track" width="100%" height="16" aria-hidden="true">{"".join(parts)}</svg>'


def _interval(low: float, high: float) -> list[str]:
    return [
        f'<line class="{kind}" x1="{low:.2f}%" x2="{high:.2f}%" y1="8" y2="8"/>'
        for kind in ("halo", "reach")
    ]


def _even(panel: Panel, words: Words) -> str:
    if not panel.even:
        return ""
    value = shown(panel.even, panel.unit, words)
    return f'<p class="key"><i class="dash"></i>{escape(words("study-even", value=value))}</p>'


# --- columns --------------------------------------------------------------------------------------


def _columns(panel: Panel, words: Words, room: int) -> str:
    found = [estimate(bar, panel.unit) for bar in panel.bars]
    second = [estimate(bar, panel.unit) for bar in panel.second]
    scale = scale_of(panel, [*found, *second])
    count = len(panel.bars)
    parts, ticks = _grid(scale, panel, words) if count > CROWD or second else ([], [])
    for i, (bar, e) in enumerate(zip(panel.bars, found, strict=True)):
        fill = bar.tint or BARS
        back = bool(second)
        parts += _column(i, count, e, scale, fill, 0.92 if back else 0.8, "back" if back else "")
        if not back:
            parts += _whisker(i, count, e, scale)
        if count <= CROWD and not back:
            parts.append(_top(i, count, e, scale, panel, words))
    for i, e in enumerate(second):
        parts += _column(i, count, e, scale, FRONT, 0.5, "")
    parts += ticks
    parts += _levels(scale, panel)
    parts += _labels(panel, words, room)
    svg = f'<svg class="columns" width="100%" height="{HEIGHT}" role="img">{"".join(parts)}</svg>'
    axis = f'<p class="axis">{escape(text(panel.axis, words))}</p>' if panel.axis else ""
    return _legend(panel, words) + svg + axis + _even(panel, words)


def _y(value: float, scale: Scale) -> float:
    return TOP + (HEIGHT - TOP - FOOT) * (1 - scale.at(value) / 100)


def _column(
    i: int, count: int, found: Estimate, scale: Scale, fill: str, width: float, kind: str
) -> list[str]:
    zero, end = _y(0.0, scale), _y(found.value, scale)
    step = 100 / count
    x = step * (i + (1 - width) / 2)
    high = max(abs(zero - end), 0.5 if found.value else 0.0)
    return [
        f'<rect class="{kind}" x="{x:.2f}%" y="{min(zero, end):.1f}" width="{step * width:.2f}%" '
        f'height="{high:.1f}" rx="2" fill="{fill}"/>'
    ]


def _whisker(i: int, count: int, found: Estimate, scale: Scale) -> list[str]:
    low, high = _y(found.low, scale), _y(found.high, scale)
    if low - high < 2 or not found.value:
        return []
    x = 100 / count * (i + 0.5)
    return [
        f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{high:.1f}" y2="{low:.1f}"/>'
        for kind in ("halo", "reach")
    ]


def _top(i: int, count: int, found: Estimate, scale: Scale, panel: Panel, words: Words) -> str:
    """The value above its column."""
    x = 100 / count * (i + 0.5)
    y = min(_y(found.high, scale), _y(0.0, scale)) - 5
    digits = None if panel.unit == "number" else 0 if count > 6 else 1
    label = shown(found.value, panel.unit, words, digits)
    return f'<text class="top" x="{x:.2f}%" y="{y:.1f}">{escape(label)}</text>'


def _grid(scale: Scale, panel: Panel, words: Words) -> tuple[list[str], list[str]]:
    """Two or three lines to read heights by, and what they stand for: lines go behind columns, words before."""
    lines: list[str] = []
    ticks: list[str] = []
    rough = (scale.high - scale.low) / 4
    if rough <= 0:
        return lines, ticks
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * m for m in (1, 2, 5, 10) if power * m >= rough)
    for k in range(math.ceil(scale.low / step), math.floor(scale.high / step) + 1):
        if k == 0:
            continue
        y = _y(k * step, scale)
        fine = 0 if panel.unit != "number" and step >= 0.01 else None
        label = shown(k * step, panel.unit, words, fine)
        lines.append(f'<line class="grid" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
        ticks.append(f'<text class="tick" x="0" y="{y - 3:.1f}">{escape(label)}</text>')
    return lines, ticks


def _levels(scale: Scale, panel: Panel) -> list[str]:
    zero = _y(0.0, scale)
    parts = [f'<line class="zero" x1="0" x2="100%" y1="{zero:.1f}" y2="{zero:.1f}"/>']
    if panel.even:
        y = _y(panel.even, scale)
        parts.append(f'<line class="even" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
    return parts


def _labels(panel: Panel, words: Words, room: int) -> list[str]:
    """Below the columns; those for which a phone has no room are left out there."""
    count = len(panel.bars)
    wide = math.ceil(count / room)
    narrow = wide * math.ceil(math.ceil(count / wide) / NARROW) if count > CROWD else 1
    parts = []
    for i, bar in enumerate(panel.bars):
        if i % wide == 0:
            kind = "label" if i % narrow == 0 else "label wide"
            label = escape(text(bar.label, words))
            x = 100 / count * (i + 0.5)
            parts.append(f'<text class="{kind}" x="{x:.2f}%" y="{HEIGHT - 6}">{label}</text>')
    return parts


def _legend(panel: Panel, words: Words) -> str:
    if not panel.legend:
        return ""
    keys = zip((f"{BARS}", FRONT), ("back", ""), panel.legend, strict=True)
    items = "".join(
        f'<span><i class="{kind}" style="background:{fill}"></i>{escape(text(label, words))}</span>'
        for fill, kind, label in keys
    )
    return f'<p class="key">{items}</p>'


# --- a stack --------------------------------------------------------------------------------------


def _stack(panel: Panel, words: Words) -> str:
    found = [estimate(bar, panel.unit) for bar in panel.bars]
    fills = [bar.tint or PARTS[i % len(PARTS)] for i, bar in enumerate(panel.bars)]
    parts = "".join(
        f'<i style="flex:{max(e.value, 0.002):.4f} 0 0;background:{fill}"></i>'
        for e, fill in zip(found, fills, strict=True)
    )
    keys = "".join(
        f'<li><i style="background:{fill}"></i><span>{escape(text(bar.label, words))}</span>'
        f"<b>{shown(e.value, panel.unit, words)}</b> <small>{reach(e, panel.unit, words)}</small></li>"
        for bar, e, fill in zip(panel.bars, found, fills, strict=True)
    )
    return f'<div class="stack">{parts}</div><ul class="parts">{keys}</ul>'
