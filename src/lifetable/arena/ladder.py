"""All levels of a game against each other: a rating, and how clearly each beats the one below.

Two rounds are played. In the *mixed* round all sets of different bots meet, in all seat
arrangements, rotated, or in an even share of them if there are too many. In the *neighbours'* round
one bot sits at a table of its neighbour, both ways round: by how much does a level beat the next?

Ratings (`rating.py`) come from both rounds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations, zip_longest
from pathlib import Path

import numpy as np

from lifetable.arena.match import BUDGET, PlayedGame, generator
from lifetable.arena.rating import rate
from lifetable.arena.running import JOBLIB
from lifetable.arena.schedule import Progress, Sitting, play_all, rotations
from lifetable.arena.sheet import Sheet
from lifetable.arena.standings import between, percent
from lifetable.arena.statistics import Estimate, share
from lifetable.arena.tournament import Standing, journal_for, seed_for, standing
from lifetable.bots import LEVELS
from lifetable.bots.levels import players_of
from lifetable.errors import SetupError
from lifetable.games import find
from lifetable.games.contract import Options
from lifetable.games.face import Setup
from lifetable.words import Words

GAMES = 400
"""Games for each line, if nobody says otherwise: a share is then known to about 5 in 100."""


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder: its rating (mean of all bots: 0) and how it did in the mixed round."""

    rating: Estimate
    mixed: Standing

    def as_dict(self) -> dict[str, object]:
        value, low, high = (round(x, 1) if math.isfinite(x) else None for x in self.rating)
        rating = {"rating": value, "rating_low": low, "rating_high": high}
        return {"name": self.mixed.name} | rating | self.mixed.as_dict()


@dataclass(frozen=True)
class Neighbours:
    """One bot at a table of another."""

    one: str
    table_of: str
    games: int
    share: Estimate
    even: float
    """What it would win if both were equal."""

    def as_dict(self) -> dict[str, object]:
        value, low, high = (round(x, 6) for x in self.share)
        return {
            "one": self.one,
            "table_of": self.table_of,
            "games": self.games,
            "win_share": value,
            "low": low,
            "high": high,
            "even": round(self.even, 6),
            "times_even": round(value / self.even, 3),
        }


@dataclass(frozen=True)
class Ladder:
    """What a ladder found. Bots from the weakest name to the strongest, as they were given."""

    game: str
    games: int
    """Games for each line of the tables; `played` in all."""
    played: int
    players: int
    options: Options
    seed: int | str
    bots: tuple[Rung, ...]
    neighbours: tuple[Neighbours, ...]

    def as_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "games": self.games,
            "played": self.played,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "bots": [rung.as_dict() for rung in self.bots],
            "neighbours": [pair.as_dict() for pair in self.neighbours],
        }


def ladder(
    game: str | Setup,
    players: int | None = None,
    games: int = GAMES,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    budget: float = BUDGET,
    backend: str = JOBLIB,
    journal: Path | str | None = None,
) -> Ladder:
    """Play bots, given from weak to strong, against each other; without `bots` all levels.

    Each line of the tables rests on about so many `games`, rounded up to whole rotations. Where it runs,
    and its journal, are as in `tournament.arena`.
    """
    setup = game if isinstance(game, Setup) else Setup(find(game), players, **(options or {}))
    names = list(bots or all_levels(setup))
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError("ladder-bots", bots=", ".join(names))
    seed = seed_for(seed, journal)
    pairs = neighbours(len(names), setup.players)
    rounds = [
        rotations(table, _whole(games, setup.players), f"{seed}/{number}")
        for number, table in enumerate(pairs)
    ]
    mixed = mixed_round(len(names), setup.players, games, f"{seed}/{len(pairs)}")
    schedule = [sitting for sittings in (*rounds, mixed) for sitting in sittings]
    with journal_for(journal, setup, names, seed, budget, ladder=games) as book:
        played = play_all(setup, names, schedule, workers, progress, budget, backend, book)
    results = iter(played)
    compared = tuple(
        _compared(names, table, sittings, list(islice(results, len(sittings))))
        for table, sittings in zip(pairs, rounds, strict=True)
    )
    last = Sheet.of(mixed, list(results), setup.game.info.endings)
    ratings = rate(
        len(names),
        [sitting.seats for sitting in schedule],
        [game.shares for game in played],
        [sitting.seed for sitting in schedule],
    )
    return Ladder(
        game=setup.name,
        games=games,
        played=len(played),
        players=setup.players,
        options=setup.options,
        seed=seed,
        bots=tuple(Rung(ratings[i], standing(name, i, last)) for i, name in enumerate(names)),
        neighbours=compared,
    )


def all_levels(setup: Setup) -> list[str]:
    """The ladder's bots of a game, from weak to strong."""
    own = players_of(setup.game)
    return ["random", *(name for name in ("greedy", *LEVELS) if name in own)]


# --- who meets whom -----------------------------------------------------------------------------


def neighbours(bots: int, players: int) -> list[tuple[int, ...]]:
    """One of each bot at a table of the next lower one, and the other way round.

    >>> neighbours(3, players=4)
    [(1, 0, 0, 0), (0, 1, 1, 1), (2, 1, 1, 1), (1, 2, 2, 2)]

    Heads-up both ways round are the same.
    """
    tables = []
    for low, high in zip(range(bots), range(1, bots), strict=False):
        tables.append((high, *[low] * (players - 1)))
        if players > 2:
            tables.append((low, *[high] * (players - 1)))
    return tables


def arrangements(
    bots: int, players: int, chance: np.random.Generator | None = None
) -> list[tuple[int, ...]]:
    """All ways to seat different bots, but for rotations. Too few of them sit repeatedly.

    Every set of bots comes once, then every set in another order, and so on; `chance` says which
    order comes first, so that the beginning of the list favours nobody.

    >>> arrangements(4, players=3)[:5]
    [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 2, 1)]
    >>> arrangements(2, players=3)
    [(0, 0, 1), (0, 1, 1)]
    """
    around = []
    for extra in combinations(range(bots), players % bots):
        first, *rest = tuple(range(bots)) * (players // bots) + extra
        orders = sorted({min(_turned((first, *order))) for order in permutations(rest)})
        if chance:
            orders = [orders[place] for place in chance.permutation(len(orders))]
        around.append(orders)
    return [order for turn in zip_longest(*around) for order in turn if order]


def _turned(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [table[turn:] + table[:turn] for turn in range(len(table))]


def mixed_round(bots: int, players: int, games: int, seed: int | str) -> list[Sitting]:
    """A schedule in which each bot plays about so many games against all others."""
    ways = arrangements(bots, players, generator(seed, "arrangements"))
    blocks = math.ceil(games * bots / players / players)
    return [
        Sitting(block, f"{seed}/{block}", seats)
        for block in range(blocks)
        for seats in _turned(ways[block % len(ways)])
    ]


def _whole(games: int, players: int) -> int:
    return math.ceil(games / players) * players


# --- what came of it ----------------------------------------------------------------------------


def _compared(
    names: Sequence[str],
    table: Sequence[int],
    sittings: Sequence[Sitting],
    played: Sequence[PlayedGame],
) -> Neighbours:
    won = [game.shares[s.seats.index(table[0])] for s, game in zip(sittings, played, strict=True)]
    return Neighbours(
        one=names[table[0]],
        table_of=names[table[1]],
        games=len(sittings),
        share=share(won, [sitting.block for sitting in sittings]),
        even=1 / len(table),
    )


# --- for the docs -------------------------------------------------------------------------------


def tables(result: Ladder, words: Words) -> list[list[list[str]]]:
    """Ladder and neighbours as tables of texts, the strongest first. First rows are heads."""
    heads = [words(f"ladder-column-{key}") for key in ("bot", "rating", "share", "score", "time")]
    rungs = [
        [
            rung.mixed.name,
            f"{rung.rating.value:+.0f} ({between(*rung.rating[1:], '+.0f')})",
            percent(Estimate(rung.mixed.win_share, rung.mixed.low, rung.mixed.high)),
            f"{rung.mixed.score:.1f}",
            f"{rung.mixed.ms_per_move:.1f} / {rung.mixed.ms_p95:.1f}",
        ]
        for rung in sorted(result.bots, key=lambda rung: -rung.rating.value)
    ]
    keys = ("one", "table", "share", "even", "times")
    pairs = [
        [
            pair.one,
            pair.table_of,
            percent(pair.share),
            f"{100 * pair.even:.1f} %",
            f"{pair.share.value / pair.even:.2f}",
        ]
        for pair in reversed(result.neighbours)
    ]
    return [[heads, *rungs], [[words(f"ladder-column-{key}") for key in keys], *pairs]]


def markdown(result: Ladder, words: Words | None = None) -> str:
    """The ladder as Markdown, for the docs."""
    words = words or Words("en")
    parts = [caption(result, words)]
    for rows in tables(result, words):
        marks = ["---", *["---:"] * (len(rows[0]) - 1)]
        parts.append("\n".join(f"| {' | '.join(row)} |" for row in (rows[0], marks, *rows[1:])))
    return "\n\n".join(parts) + "\n"


def caption(result: Ladder, words: Words) -> str:
    """One sentence on what was played."""
    options = ", ".join(f"{name}={value}" for name, value in result.options.items())
    return words(
        "ladder-caption",
        game=result.game,
        players=result.players,
        games=result.games,
        played=result.played,
        seed=str(result.seed),
        options=options or "-",
    )
