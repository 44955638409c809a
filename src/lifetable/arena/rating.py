"""Ratings by Luce's model of choice (Plackett-Luce for the winner alone), fitted by `choix`.

All games are fitted at once, so their order does not matter, and a bot may sit twice. Intervals come from leaving
out parts of the deals. (In `openskill`'s online updates the last games say most: on made-up games with known
strengths its error was nearly three times as large.) 400 points more mean ten times the odds, as in Elo's ratings.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lifetable.arena.match import generator
from lifetable.arena.statistics import Estimate, jackknife

_POINTS = 400 / math.log(10)
_FAINT = 0.01  # keeps a bot that never won from falling for ever
_GROUPS = 20


def rate(
    bots: int,
    seats: Sequence[Sequence[int]],
    shares: Sequence[Sequence[float]],
    deals: Sequence[str],
) -> list[Estimate]:
    """Ratings in points, their mean 0; intervals by leaving out parts of the deals.

    One entry for each game: who sat where, each seat's share of the win, and the seed of the deal.
    """
    import choix

    choices = [_choice(*game) for game in zip(seats, shares, deals, strict=True)]
    different = sorted(set(deals))
    groups = min(_GROUPS, len(different))
    lots = np.random.default_rng(0).permutation(len(different)) % groups
    group = dict(zip(different, lots.tolist(), strict=True))

    whole = choix.ilsr_top1(bots, choices, alpha=_FAINT, max_iter=1000)
    without = [
        choix.ilsr_top1(
            bots,
            [c for c, deal in zip(choices, deals, strict=True) if group[deal] != left_out],
            alpha=_FAINT,
            initial_params=whole,
            max_iter=1000,
        )
        for left_out in range(groups if groups > 1 else 0)
    ]
    points = [_POINTS * (fit - fit.mean()) for fit in (whole, *without)]
    return [jackknife(float(points[0][i]), [fit[i] for fit in points[1:]]) for i in range(bots)]


def _choice(
    seats: Sequence[int], shares: Sequence[float], deal: str
) -> tuple[int, tuple[int, ...]]:
    """Who won and who lost. The model knows no shared wins: a lot, drawn from the seed, decides."""
    winners = [seat for seat, won in enumerate(shares) if won > 0]
    lot = int(generator(deal, "lot").integers(len(winners))) if len(winners) > 1 else 0
    winner = winners[lot]
    losers = tuple(who for seat, who in enumerate(seats) if seat != winner)
    return seats[winner], losers
