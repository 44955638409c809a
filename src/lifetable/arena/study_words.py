"""Figures as numbers and words: estimates with their intervals, labels and sentences in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lifetable.arena.statistics import Estimate, quantile, wilson
from lifetable.games.study import Bar, Fact, Figure, Panel, Percent, Said, Tally
from lifetable.words import Words


def estimate(bar: Bar, unit: str) -> Estimate:
    """What a bar shows, with its 95 % interval."""
    seen = bar.seen
    if not isinstance(seen, Tally):
        return Estimate(seen.value, seen.low, seen.high)
    if not seen.count:
        return Estimate(0.0, 0.0, 0.0)
    if unit == "share":
        return wilson(seen.total, seen.count)
    spread = max(0.0, seen.squares - seen.total * seen.mean) / max(1, seen.count - 1)
    reach = quantile(max(1, seen.count - 1)) * (spread / seen.count) ** 0.5
    return Estimate(seen.mean, seen.mean - reach, seen.mean + reach)


def clear(bar: Bar, other: Bar | None = None, *, chosen_of: int = 1) -> bool:
    """Is what a bar shows surely not 0, or not what another one shows?

    Whoever picks the most extreme of several finds something in mere chance too: then it must be clearer by what so
    many comparisons take (Bonferroni).
    """
    one = estimate(bar, "number")
    comparisons = chosen_of if other is None else max(1, chosen_of * (chosen_of - 1) // 2)
    wider = quantile(among=comparisons) / quantile()
    if other is None:
        # Towards 0 is the side that matters, and the sides may differ.
        return (one.value - one.low if one.value > 0 else one.high - one.value) * wider < abs(
            one.value
        )
    two = estimate(other, "number")
    more, less = (one, two) if one.value >= two.value else (two, one)
    reach = ((more.value - more.low) ** 2 + (less.high - less.value) ** 2) ** 0.5
    return bool(more.value - less.value > reach * wider)


def text(value: Fact, words: Words) -> str:
    """A label or a fact in a language."""
    match value:
        case Said():
            return words(value.name, **{key: _fill(v, words) for key, v in value.values.items()})
        case Mapping():
            return str(value.get(words.language) or next(iter(value.values())))
        case str():
            return value
    return number(value, words)


def _fill(value: Fact, words: Words) -> int | str:
    """What a sentence is filled with: whole numbers stay numbers, so that it can choose a plural."""
    return value if isinstance(value, int) else text(value, words)


def number(value: float, words: Words, digits: int | None = None) -> str:
    """A number as people write it there.

    >>> number(12.345, Words("fr"))
    '12,3'
    """
    sign = ""
    unit = "number"
    if not isinstance(value, int) and type(value) is not float:
        unit = "percent" if isinstance(value, Percent) else "points"
        value = 100 * float(value)
        digits = 1 if digits is None else digits
        if unit == "points" and round(value, digits) > 0:
            sign = "+"
    if digits is None:
        digits = _digits(value)
    value = round(value, digits) + 0.0
    shown = words(f"study-digits-{digits}", value=abs(value))
    if value < 0:
        sign = "−"
    return sign + (shown if unit == "number" else words(f"study-{unit}", value=shown))


def _digits(value: float) -> int:
    """Three figures that count; none behind the point for a whole number."""
    if isinstance(value, int) or abs(value) >= 100:
        return 0
    return 1 if abs(value) >= 10 else 2 if abs(value) >= 0.095 or not value else 3


def says(figure: Figure, words: Words) -> str:
    """The one sentence that says what a figure shows."""
    facts = {key: _fill(value, words) for key, value in figure.facts.items()}
    said = words(f"{figure.name}-says", **facts)
    if figure.chosen_of > 1:
        said = f"{said} {words('study-chosen', count=figure.chosen_of)}"
    return said


def data_of(figure: Figure, words: Words) -> dict[str, object]:
    """A figure as JSON-able data."""
    return {
        "name": figure.name,
        "says": says(figure, words),
        "facts": {
            key: round(float(value), 6) if isinstance(value, int | float) else text(value, words)
            for key, value in figure.facts.items()
        },
        "panels": [_panel_data(panel, words) for panel in figure.panels],
    }


def _panel_data(panel: Panel, words: Words) -> dict[str, object]:
    def bars(of: Sequence[Bar]) -> list[dict[str, object]]:
        return [
            {
                "label": text(bar.label, words),
                **{key: round(v, 6) for key, v in estimate(bar, panel.unit)._asdict().items()},
                "count": bar.seen.count,
            }
            for bar in of
        ]

    data: dict[str, object] = {"kind": panel.kind, "unit": panel.unit, "bars": bars(panel.bars)}
    if panel.title is not None:
        data["title"] = text(panel.title, words)
    if panel.even is not None:
        data["even"] = round(panel.even, 6)
    if panel.second:
        data["second"] = bars(panel.second)
    return data
