"""How a game goes at one table: who wins from which seat, how long, how high, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lifetable.arena.schedule import Sitting, play_all
from lifetable.arena.statistics import share
from lifetable.arena.study_words import estimate
from lifetable.games.arrays import Array
from lifetable.games.batch import simulate
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, derive, key_of
from lifetable.games.study import (
    Bar,
    Figure,
    Gap,
    Known,
    Panel,
    Percent,
    Said,
    Tally,
    Told,
    histogram,
    shares_of,
)
from lifetable.words import Words

UNHURRIED = 3600.0
"""Seconds of thought: enough for no bot to look at the clock, so that a seed gives one game."""


@dataclass(frozen=True)
class Sample:
    """Games between players of one kind."""

    setup: Setup
    who: str
    """`random`, or the bot's name."""
    shares: Array
    scores: Array
    length: Array
    ending: Array
    starter: Array
    """The seat that moved first."""

    @property
    def by_order(self) -> Array:
        """(games, players): shares of the win by who moves first, second, ..."""
        turns = (self.starter[:, None] + np.arange(self.setup.players)) % self.setup.players
        ordered: Array = np.take_along_axis(self.shares, turns, axis=1)
        return ordered

    @property
    def won(self) -> Array:
        """The scores of those who won."""
        return self.scores[self.shares > 0]

    @property
    def margin(self) -> Array:
        """How far the best score is from the next one."""
        sign = 1 if self.setup.game.info.lowest_wins else -1
        ranked = np.sort(sign * self.scores, axis=1)
        gap: Array = ranked[:, 1] - ranked[:, 0]
        return gap


def random_sample(setup: Setup, games: int, seed: str, told: Told) -> Sample:
    """Games between random players."""
    batch = simulate(setup, games, seed, haste=True, progress=told)
    return Sample(
        setup,
        "random",
        batch.shares,
        batch.scores,
        batch.length,
        batch.ending,
        starters(setup, games, seed),
    )


def starters(setup: Setup, games: int, seed: str) -> Array:
    """Who moves first in each game of a series."""
    record, key = setup.blank()[0], key_of(seed)
    found = np.empty(games, np.int64)
    for game in range(games):
        record["key"] = derive(key, np.uint64(game))
        setup.game.rules.deal(record, setup.box, SILENT)
        found[game] = record["turn"]
    return found


def bot_sample(
    setup: Setup, games: int, seed: str, workers: int | None, told: Told, bot: str = "easy"
) -> Sample:
    """Games between bots of one kind."""
    sittings = [Sitting(game, f"{seed}/{game}", (0,) * setup.players) for game in range(games)]
    played = play_all(
        setup,
        [bot],
        sittings,
        workers=workers,
        progress=lambda done, of: told(1),
        budget=UNHURRIED,
    )
    endings = setup.game.info.endings
    return Sample(
        setup,
        bot,
        np.array([game.shares for game in played]),
        np.array([game.scores for game in played]),
        np.array([game.plies for game in played]),
        np.array([endings.index(game.ending) for game in played]),
        starters(setup, games, seed),
    )


def table_figures(samples: Sequence[Sample]) -> list[Figure]:
    figures = [make(samples) for make in (_seats, _length, _scores, _endings)]
    if all(len(panel.bars) == 1 for panel in figures[-1].panels):  # it always ends the same way
        figures.pop()
    return figures


def _title(sample: Sample) -> Said:
    return Said(f"study-{sample.who}")


def _seats(samples: Sequence[Sample]) -> Figure:
    even = 1 / samples[0].setup.players
    panels = []
    for sample in samples:
        bars = [
            Bar(Said("study-place", {"number": place + 1}), Tally.of(shares))
            for place, shares in enumerate(sample.by_order.T)
        ]
        panels.append(Panel("rows", bars, _title(sample), unit="share", even=even))
    first, low, high = estimate(panels[0].bars[0], "share")
    shares = [bar.seen.mean for bar in panels[0].bars]
    facts = {
        "first": Percent(first),
        "even": Percent(even),
        "gap": Gap(first - even),
        "matters": "yes" if not low <= even <= high else "no",
        "best": max(range(len(shares)), key=shares.__getitem__) + 1,
        "share": Percent(max(shares)),
    }
    return Figure("study-seats", panels, facts, headline=(panels[0].bars[0], "share"))


def _length(samples: Sequence[Sample]) -> Figure:
    panels = []
    for sample in samples:
        labels, bins, _ = histogram(sample.length)
        axis = Said("study-axis-moves")
        bars = shares_of(bins, labels)
        panels.append(Panel("columns", bars, _title(sample), unit="share", axis=axis))
    low, high = np.percentile(samples[0].length, [5, 95])
    facts = {
        "mean": float(samples[0].length.mean()),
        "low": round(float(low)),
        "high": round(float(high)),
        "bots": "yes" if len(samples) > 1 else "no",
        "botmean": float(samples[-1].length.mean()),
    }
    headline = Bar(_title(samples[0]), Tally.of(samples[0].length))
    return Figure("study-length", panels, facts, headline=(headline, "number"))


def _scores(samples: Sequence[Sample]) -> Figure:
    panels = []
    legend = (Said("study-all-seats"), Said("study-winners"))
    for sample in samples:
        labels, bins, _ = histogram(sample.scores.ravel())
        by_game = bins.reshape(sample.scores.shape)
        everybody = np.ones(by_game.shape, bool)
        winners = shares_by_game(by_game, sample.shares > 0, labels)
        panels.append(
            Panel(
                "columns",
                shares_by_game(by_game, everybody, labels),
                _title(sample),
                unit="share",
                second=winners,
                legend=legend,
                axis=_own(f"{sample.setup.name}-study-axis-score", "study-axis-score"),
            )
        )
    facts = {
        "mean": float(samples[0].scores.mean()),
        "won": float(samples[0].won.mean()),
        "margin": float(samples[0].margin.mean()),
    }
    return Figure("study-scores", panels, facts)


def shares_by_game(bins: Array, where: Array, labels: Sequence[str]) -> list[Bar]:
    """How often each bin was met at some of the seats. Seats of one game are one observation: what one takes, another
    cannot have."""
    games = np.broadcast_to(np.arange(len(bins))[:, None], bins.shape)[where]
    return [
        Bar(label, Known(*share((bins == number)[where], games), len(bins)))
        for number, label in enumerate(labels)
    ]


def _endings(samples: Sequence[Sample]) -> Figure:
    """Each ending with one winner, and with a win that is shared."""
    panels = []
    for sample in samples:
        shared = sample.shares.max(axis=1) < 1
        bars = []
        for number, name in enumerate(sample.setup.game.info.endings):
            for several in (False, True):
                met = (sample.ending == number) & (shared == several)
                if met.any():
                    short = f"{sample.setup.name}-study-ending-{name}"
                    ending = _own(short, f"{sample.setup.name}-ending-{name}")
                    kind = "study-shared" if several else "study-alone"
                    bars.append(Bar(Said(kind, {"ending": ending}), Tally.of(met)))
        panels.append(Panel("stack", bars, _title(sample), unit="share"))
    top = max(panels[0].bars, key=lambda bar: bar.seen.mean)
    facts = {
        "ending": top.label,
        "share": Percent(top.seen.mean),
        "shared": Percent(float((samples[0].shares.max(axis=1) < 1).mean())),
    }
    return Figure("study-endings", panels, facts)


def _own(name: str, otherwise: str) -> Said:
    """What the game itself says, if it has words for a study."""
    return Said(name if Words("en").has(name) else otherwise)
