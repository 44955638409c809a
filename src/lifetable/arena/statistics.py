"""How sure a figure is: 95 % intervals for win shares, scores and ratings.

Games that share a deal are not independent, so they form a block, and blocks are what is counted.
The same deal played in every rotation is such a block.

>>> wilson(8, 10)
Estimate(value=0.8, low=0.4901..., high=0.9433...)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

CONFIDENCE = 0.95
_NEARLY_NORMAL = 1000  # from here on Student's t and the normal quantile agree to 0.2 %


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def quantile(freedom: int | None = None, among: int = 1) -> float:
    """How many standard errors an interval reaches to each side: Student's t, or the normal one.

    With `among`, so many intervals hold all at once (Bonferroni).

    >>> round(quantile(), 2), round(quantile(4), 2)
    (1.96, 2.78)
    """
    tail = 1 - (1 - CONFIDENCE) / (2 * among)
    if freedom is None or freedom >= _NEARLY_NORMAL:
        return NormalDist().inv_cdf(tail)
    from scipy.special import stdtrit

    return float(stdtrit(freedom, tail))


def wilson(wins: float, games: int) -> Estimate:
    """A share of independent games (Wilson's score interval). Shared wins may be fractions.

    Not for games that share deals: see `share`.
    """
    z = quantile()
    value = wins / games
    centre = (value + z * z / (2 * games)) / (1 + z * z / games)
    reach = (
        z
        / (1 + z * z / games)
        * math.sqrt(value * (1 - value) / games + z * z / (4 * games * games))
    )
    # Exactly 0 and 1 at the ends, where rounding may miss them.
    low = 0.0 if wins <= 0 else max(0.0, centre - reach)
    high = 1.0 if wins >= games else min(1.0, centre + reach)
    return Estimate(value, low, high)


def _per_block(values: ArrayLike, blocks: ArrayLike) -> tuple[np.ndarray, np.ndarray]:
    """Sum and size of every block that has games."""
    place = np.asarray(blocks)
    sizes = np.bincount(place).astype(float)
    has = sizes > 0
    return np.bincount(place, np.asarray(values, float))[has], sizes[has]


def mean(values: ArrayLike, blocks: ArrayLike) -> Estimate:
    """A mean per game, with a t interval from the block means. One block tells no error.

    An incomplete block weighs by its games (ratio estimator); with equal blocks this is the
    ordinary t interval of the block means.

    >>> mean([1, 3, 2, 4, 3, 5], [0, 0, 1, 1, 2, 2])
    Estimate(value=3.0, low=0.5158..., high=5.4841...)
    """
    sums, sizes = _per_block(values, blocks)
    count, games = len(sums), float(sizes.sum())
    value = float(sums.sum() / games)
    if count < 2:
        return Estimate(value, -math.inf, math.inf)
    squares = float(np.square(sums - value * sizes).sum())
    error = math.sqrt(count / (count - 1) * squares) / games
    reach = quantile(count - 1) * error
    return Estimate(value, value - reach, value + reach)


def share(shares: ArrayLike, blocks: ArrayLike) -> Estimate:
    """A win share, shared wins as fractions: the t interval of the block means, within 0 and 1.

    Where the blocks do not differ (there is one, or all were won) they say nothing about their
    spread, and Wilson's interval for so many blocks stands in.

    >>> share([1, 0, 1, 1], [0, 0, 1, 1])
    Estimate(value=0.75, low=0.0, high=1.0)
    """
    estimate = mean(shares, blocks)
    if not estimate.high - estimate.low > 1e-12 or math.isinf(estimate.high):
        count = len(
            _per_block(shares, blocks)[0]
        )  # blocks, not games: those of a block may all be alike
        return wilson(estimate.value * count, count)
    return Estimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))


def jackknife(whole: float, without: Sequence[float]) -> Estimate:
    """Any figure, from what it would be without each of several equal parts of the data.

    >>> jackknife(2.0, [2.5, 2.0, 1.5])
    Estimate(value=2.0, low=-0.484..., high=4.484...)
    """
    parts = np.asarray(without, float)
    groups = len(parts)
    if groups < 2:
        return Estimate(whole, -math.inf, math.inf)
    error = math.sqrt((groups - 1) / groups * float(((parts - parts.mean()) ** 2).sum()))
    reach = quantile(groups - 1) * error
    return Estimate(whole, whole - reach, whole + reach)
