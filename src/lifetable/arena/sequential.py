"""Stop when a question is settled, as early as honesty allows.

Whoever looks after every deal, and stops as soon as a 95 % interval leaves the even share out, is wrong far more
often than in 5 of 100 runs. The intervals here hold at *all* times together: in 95 of 100 runs the truth never
leaves them, however long one looks and whenever one stops.

They are betting confidence sequences (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting", JRSS B 2024). For every share m that might be the true one, somebody bets half of a capital of 1 that the
next deal brings more than m, and half that it brings less. If m is true nobody grows rich by that: by Ville's
inequality the capital ever reaches 20 in at most 5 of 100 runs. A share at which it did is refused. What is counted
is the bot's mean share of a whole deal, over all rotations: deals are independent, and a mean lies between 0 and 1.

>>> evidence = Evidence()
>>> for won in [1.0, 0.5, 1.0, 0.75] * 10:
...     evidence.add(won)
>>> evidence.interval.low > 0.5
True
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

import numpy as np

from lifetable.arena.statistics import CONFIDENCE, Estimate
from lifetable.games.arrays import Flags, Floats

_GRID = np.linspace(0, 1, 1001)
_BOLD = 0.5  # at most this part of the capital can be lost in one bet
_BETS = 1.0 / (1.0 - CONFIDENCE)

Answer = Literal["above", "below", "open"]


class Evidence:
    """What the deals so far say about a mean between 0 and 1.

    For simulations many runs can be watched at once: `add` takes an array of shape (runs, 1).
    """

    def __init__(self, points: Floats = _GRID) -> None:
        self.points = points
        self.count = 0
        self._sum: float | Floats = 0.5
        self._squares: float | Floats = 0.25
        self._up: Floats = np.zeros(len(points))  # logarithms of capital
        self._down: Floats = np.zeros(len(points))
        self.refused: Flags = np.zeros(len(points), bool)

    def add(self, value: float | Floats) -> None:
        """Another deal. How much is bet depends on the earlier ones alone."""
        self.count += 1
        number = self.count
        variance = self._squares / number
        bet = np.sqrt(2 * np.log(2 * _BETS) / (variance * number * np.log(number + 1)))
        with np.errstate(divide="ignore"):
            up = np.minimum(bet, _BOLD / self.points)
            down = np.minimum(bet, _BOLD / (1 - self.points))
        self._up = self._up + np.log1p(up * (value - self.points))
        self._down = self._down + np.log1p(-down * (value - self.points))
        self._sum = self._sum + value
        self._squares = self._squares + (value - self._sum / (number + 1)) ** 2
        rich = np.maximum(self._up, self._down) >= np.log(2 * _BETS)
        self.refused = self.refused | rich

    @property
    def interval(self) -> Estimate:
        """The mean so far, and every share that was never refused, rounded outwards to the next point."""
        value = (self._sum - 0.5) / max(self.count, 1)
        kept = np.flatnonzero(~self.refused)
        if not len(kept):  # in at most 5 of 100 runs
            return Estimate(float(value), float(value), float(value))
        low = self.points[max(kept[0] - 1, 0)]
        high = self.points[min(kept[-1] + 1, len(self.points) - 1)]
        return Estimate(float(value), float(low), float(high))


@dataclass(frozen=True)
class Settled:
    """Does a bot win more than its even share? The interval holds whenever one stops."""

    bot: str
    even: float
    answer: Answer
    deals: int
    win_share: float
    low: float
    high: float

    def as_dict(self) -> dict[str, object]:
        return {k: round(v, 6) if isinstance(v, float) else v for k, v in asdict(self).items()}


class Watch:
    """Follows one bot deal by deal until it is clear whether it wins more than `even`, or less."""

    def __init__(self, bot: str, even: float) -> None:
        self.bot, self.even = bot, even
        self.evidence = Evidence(np.unique(np.append(_GRID, even)))
        self._place = int(np.searchsorted(self.evidence.points, even))

    def add(self, won: float) -> bool:
        """The mean share of another deal. Is the question settled now?"""
        self.evidence.add(won)
        return self.answer != "open"

    @property
    def answer(self) -> Answer:
        if not self.evidence.refused[self._place]:
            return "open"
        return "above" if self.evidence.interval.value > self.even else "below"

    def settled(self) -> Settled:
        value, low, high = self.evidence.interval
        return Settled(self.bot, self.even, self.answer, self.evidence.count, value, low, high)
