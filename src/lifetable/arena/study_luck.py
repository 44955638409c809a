"""How much is luck and how much is skill.

Each deal (all cards, all dice to come) is played several times by players who choose differently. What
repeats from one play of a deal to the next was in the deal; the rest was in the choices. And a stronger bot
among weaker ones shows how far choosing well carries.
"""

from __future__ import annotations

import numpy as np

from lifetable.arena.schedule import play_all, rotations
from lifetable.arena.statistics import Estimate, jackknife, share
from lifetable.arena.study_table import UNHURRIED
from lifetable.games.arrays import Array
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, derive, key_of
from lifetable.games.study import Bar, Figure, Known, Panel, Percent, Said, Told

PLAYS_PER_DEAL = 8  # to see what the deal decides
GROUPS = 20  # parts of the deals, for the interval
CONTESTS = (("easy", "random"), ("hard", "random"), ("hard", "easy"))


def replayed(setup: Setup, deals: int, plays: int, seed: str, told: Told) -> tuple[Array, Array]:
    """(deals, plays, players): shares and scores of deals that random players play again and again."""
    shares = np.zeros((deals, plays, setup.players))
    scores = np.zeros((deals, plays, setup.players), np.int64)
    key, states = key_of(seed), setup.blank()
    record, rules = states[0], setup.game.rules
    streams = np.random.default_rng([*seed.encode()]).integers(
        0, 2**64, (deals, plays), dtype=np.uint64
    )
    for number in range(deals):
        deal_key = derive(key, np.uint64(number))
        for play in range(plays):
            record["key"] = deal_key
            rules.deal(record, setup.box, SILENT)
            setup.game.driver.playout(record, setup.box, SILENT, streams[number, play], 1)
            rules.score(record, setup.box, shares[number, play], scores[number, play])
        told(plays)
    return shares, scores


def explained(results: Array) -> float:
    """The part of the variance of a seat's result that lies between deals (analysis of variance).

    `results` is (deals, plays, seats); seats are pooled. The estimate is unbiased, so where there is
    nothing to explain it falls a little below 0 as often as above.

    >>> explained(np.array([[[1.0], [1.0]], [[3.0], [3.0]]]))
    1.0
    """
    plays = results.shape[1]
    means = results.mean(axis=1)
    within = ((results - means[:, None]) ** 2).sum(axis=(0, 1)).mean()
    within /= results.shape[0] * (plays - 1)
    between = plays * means.var(axis=0, ddof=1).mean()
    deal = (between - within) / plays
    whole = deal + within
    return float(deal / whole) if whole else 0.0


def explained_surely(results: Array) -> Estimate:
    """The same with its 95 % interval, from leaving out a part of the deals at a time."""
    part = np.arange(len(results)) % GROUPS
    without = [explained(results[part != group]) for group in range(GROUPS)]
    found = jackknife(explained(results), without)
    return Estimate(*(min(1.0, max(0.0, bound)) for bound in found))


def deal_share(setup: Setup, deals: int, plays: int, seed: str, told: Told) -> tuple[Known, Known]:
    """How much of the win, and of the score, the deal decides when players choose at random."""
    shares, scores = replayed(setup, deals, plays, seed, told)
    wins, points = explained_surely(shares), explained_surely(scores.astype(float))
    return Known(*wins, deals * plays), Known(*points, deals * plays)


def luck_figure(wins: Known, points: Known, deals: int) -> Figure:
    """Who wins and how high: the deal's part and the choices' part."""
    panels = []
    for name, deal in (("win", wins), ("score", points)):
        rest = Known(1 - deal.value, 1 - deal.high, 1 - deal.low, deal.count)
        bars = [
            Bar(Said("study-deal"), deal, "var(--water)"),
            Bar(Said("study-play"), rest, "var(--paper-2)"),
        ]
        panels.append(Panel("stack", bars, Said(f"study-decides-{name}"), unit="share"))
    facts = {
        "wins": Percent(wins.value),
        "points": Percent(points.value),
        "plays": PLAYS_PER_DEAL,
        "deals": deals,
    }
    return Figure("study-luck", panels, facts, headline=(panels[0].bars[0], "share"))


def skill_figure(setup: Setup, games: int, seed: str, workers: int | None, told: Told) -> Figure:
    """How often one better bot wins among weaker ones; every deal in all rotations."""
    even = 1 / setup.players
    bars = []
    for number, (strong, weak) in enumerate(CONTESTS):
        players = [strong, *[weak] * (setup.players - 1)]
        whole = max(1, games // setup.players) * setup.players
        sittings = rotations(range(setup.players), whole, f"{seed}/{number}")
        played = play_all(
            setup,
            players,
            sittings,
            workers=workers,
            progress=lambda done, of: told(1),
            budget=UNHURRIED,
        )
        pairs = zip(sittings, played, strict=True)
        won = [game.shares[sitting.seats.index(0)] for sitting, game in pairs]
        found = share(won, [sitting.block for sitting in sittings])
        label = Said("study-one-among", {"strong": strong, "weak": weak})
        bars.append(Bar(label, Known(*found, whole)))
    facts = {
        "even": Percent(even),
        "easy": Percent(bars[0].seen.mean),
        "hard": Percent(bars[2].seen.mean),
        "times": bars[2].seen.mean / even,
    }
    panel = Panel("rows", bars, unit="share", even=even)
    return Figure("study-skill", [panel], facts, headline=(bars[2], "share"))
