"""What a study shows, as data: figures of panels of bars, and the numbers for their sentences.

A game's own questions lie in `study.py` of its folder: `questions(setup, games, seed, bot_games, told)`
yields figures. Nothing here is text yet: labels are messages of the word files, filled in when somebody
reads. Intervals and drawing are the business of `lifetable.arena`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from lifetable.games.arrays import Array
from lifetable.games.contract import Bot
from lifetable.games.face import Setup, State

Told = Callable[[int], None]
"""Is told how many more games are done."""


class Percent(float):
    """A share that a sentence gives in percent."""


class Gap(float):
    """A difference of shares that a sentence gives in percentage points, with its sign."""


@dataclass(frozen=True)
class Said:
    """A message of the word files and what to fill in."""

    name: str
    values: Mapping[str, Fact] = field(default_factory=dict)


Label = str | Said | Mapping[str, str]
"""A text that needs no language, a message, or a text for each language."""
Fact = float | Label
"""What a sentence is filled with."""
Unit = Literal["share", "gap", "number"]


@dataclass(frozen=True)
class Tally:
    """Independent observations, summed up: enough for a mean and its interval."""

    count: int
    total: float
    squares: float

    @classmethod
    def of(cls, values: ArrayLike) -> Tally:
        """
        >>> Tally.of([1, 0, 1]).mean
        0.6666666666666666
        """
        seen = np.asarray(values, float)
        return cls(len(seen), float(seen.sum()), float((seen * seen).sum()))

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


@dataclass(frozen=True)
class Known:
    """A figure whose interval is known already."""

    value: float
    low: float
    high: float
    count: int = 0

    @property
    def mean(self) -> float:
        return self.value


@dataclass(frozen=True)
class Bar:
    """One thing that was measured. `tint` is a colour of the game, where it has one for it."""

    label: Label
    seen: Tally | Known
    tint: str = ""


@dataclass(frozen=True)
class Panel:
    """Bars on one scale.

    `rows` lie below each other with their intervals, `columns` stand side by side, a `stack` is one bar
    whose parts make a whole. `even` is where a line is drawn: what would be fair, or no difference.
    """

    kind: Literal["rows", "columns", "stack"]
    bars: Sequence[Bar]
    title: Label | None = None
    unit: Unit = "number"
    even: float | None = None
    second: Sequence[Bar] = ()
    """Columns only: narrower ones before the first."""
    legend: tuple[Label, Label] | None = None
    axis: Label | None = None


@dataclass(frozen=True)
class Figure:
    """One question and its answer. NAME is its title in the word files, NAME-says its sentence."""

    name: str
    panels: Sequence[Panel]
    facts: Mapping[str, Fact] = field(default_factory=dict)
    chosen_of: int = 0
    """Out of how many the sentence names the most and the least; 0 if it chooses nothing."""
    headline: tuple[Bar, Unit] | None = None
    """The one number to remember, for the head of the page."""


def fewest(games: int) -> int:
    """How often something must have been seen to be shown, in a study of so many games."""
    return min(30, max(1, games // 500))


def histogram(values: Array) -> tuple[list[str], Array, int]:
    """Labels, a bin for each value, and their width: whole numbers in equal steps, fewer for few values.

    >>> histogram(np.array([3, 4, 4, 6]))[:2]
    (['3', '4', '5', '6'], array([0, 1, 1, 3]))
    """
    low, high = int(values.min()), int(values.max())
    most = min(48, max(8, int(len(values) ** 0.5)))
    width = 1
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000):
        width = step
        if high // step - low // step < most:
            break
    first = low // width
    starts = range(first * width, high + 1, width)
    labels = [str(start).replace("-", "−") for start in starts]
    return labels, values // width - first, width


def shares_of(bins: Array, labels: Sequence[Label], tint: str = "") -> list[Bar]:
    """How often each bin was met, as bars."""
    counts = np.bincount(bins, minlength=len(labels)).tolist()
    return [
        Bar(label, Tally(len(bins), count, count), tint)
        for label, count in zip(labels, counts, strict=True)
    ]


def watch(setup: Setup, bots: Sequence[Bot], seed: str) -> Iterator[State]:
    """A game between bots, state by state. Their thought is not limited: the same seed, the same game."""
    state = setup.deal(seed)
    chances = [np.random.default_rng([*seed.encode(), seat]) for seat in range(setup.players)]
    yield state
    while (seat := state.turn) is not None:
        legal = state.legal()
        move = legal[0]
        if len(legal) > 1:
            move = bots[seat].choose(state.view(seat), legal, chances[seat], float("inf"))
        state = state.play(move)
        yield state
