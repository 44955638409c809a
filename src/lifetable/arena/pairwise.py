"""Who finishes before whom, how often, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lifetable.arena.sheet import Sheet
from lifetable.arena.statistics import Estimate, share
from lifetable.games.arrays import Flags, Ints


@dataclass(frozen=True)
class Pair:
    """How often one bot finishes before another, a tie as half."""

    one: str
    other: str
    before: Estimate

    def as_dict(self) -> dict[str, object]:
        value, low, high = (round(x, 6) for x in self.before)
        return {"one": self.one, "other": self.other, "before": value, "low": low, "high": high}


def pairwise(
    sheet: Sheet, names: Sequence[str], kinds: Sequence[int], lowest_wins: bool
) -> tuple[Pair, ...]:
    """Every two different bots. A bot that sits several times counts with each of its seats.

    `kinds` tells for every player the first one that is the same bot.
    """
    places = sheet.places(lowest_wins)
    kind = np.asarray(kinds)[sheet.seats]
    different = sorted(set(kinds))
    return tuple(
        Pair(names[one], names[other], _before(sheet, places, kind == one, kind == other))
        for one in different
        for other in different
        if one != other
    )


def _before(sheet: Sheet, places: Ints, ones: Flags, others: Flags) -> Estimate:
    total, pairs = np.zeros(len(sheet)), np.zeros(len(sheet))
    seats = range(places.shape[1])
    for a in seats:
        for b in seats:
            met = ones[:, a] & others[:, b]
            ahead = (places[:, a] < places[:, b]) + 0.5 * (places[:, a] == places[:, b])
            total += met * ahead
            pairs += met
    met = pairs > 0
    return share(total[met] / pairs[met], sheet.block[met])
