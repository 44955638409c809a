"""Many games between the same bots: who wins how often, how surely, and how long each thinks.

Every deal is played in all rotations, so that luck and seats fall on all alike.

>>> result = arena("thats-life", ["mc:5", "random"], games=4, seed=7, workers=1)
>>> [bot.name for bot in result.bots], sum(bot.win_share for bot in result.bots)
(['mc:5', 'random'], 1.0)
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

import lifetable
from lifetable.arena.compiled_tables import (
    RANDOM,
    Chunk,
    chunk_size,
    compiled,
    play_chunk,
    rotations_of,
)
from lifetable.arena.journal import Journal, seed_in
from lifetable.arena.match import BUDGET, PlayedGame, Player, name_of
from lifetable.arena.pairwise import Pair, pairwise
from lifetable.arena.rating import rate
from lifetable.arena.running import JOBLIB, stream
from lifetable.arena.schedule import (
    Enough,
    Progress,
    Recipe,
    Sitting,
    check_seats,
    play_all,
    recipe_of,
    rotations,
    setup_of,
)
from lifetable.arena.sequential import Settled, Watch
from lifetable.arena.sheet import Sheet
from lifetable.arena.statistics import Estimate, mean, share
from lifetable.errors import SetupError
from lifetable.games import find
from lifetable.games.arrays import Array
from lifetable.games.contract import Data
from lifetable.games.face import Setup

__all__ = [
    "ArenaResult",
    "Progress",
    "Sitting",
    "Standing",
    "arena",
    "journal_for",
    "play_all",
    "rotations",
    "seed_for",
    "standing",
]


@dataclass(frozen=True)
class Standing:
    """How one bot did; all intervals are 95 %."""

    name: str
    win_share: float
    low: float
    high: float
    score: float
    score_low: float
    score_high: float
    ms_per_move: float
    ms_p95: float

    def as_dict(self) -> dict[str, object]:
        return {key: _plain(value) for key, value in asdict(self).items()}


@dataclass(frozen=True)
class ArenaResult:
    """What an arena found. `sheet` holds its games, in order; their moves are not kept."""

    setup: Setup
    seed: int | str
    bots: tuple[Standing, ...]
    kinds: tuple[int, ...]
    """For every bot the first one that is the same: a bot may sit several times."""
    sheet: Sheet
    settled: Settled | None = None
    """The answer that was waited for, if one was."""

    @property
    def games(self) -> int:
        return len(self.sheet)

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """How often each bot finishes before each other one."""
        names = [bot.name for bot in self.bots]
        return pairwise(self.sheet, names, self.kinds, self.setup.game.info.lowest_wins)

    @cached_property
    def ratings(self) -> dict[str, Estimate]:
        """A rating for each different bot, in points as Elo's; their mean is 0."""
        different = sorted(set(self.kinds))
        number = np.array([different.index(kind) for kind in self.kinds])
        found = rate(
            len(different),
            number[self.sheet.seats].tolist(),
            self.sheet.shares.tolist(),
            [f"{self.seed}/{block}" for block in self.sheet.block.tolist()],
        )
        return {self.bots[kind].name: r for kind, r in zip(different, found, strict=True)}

    def as_dict(self, ratings: bool = False) -> Data:
        """The result as JSON-able data, without the single games. Ratings take a while."""
        data: Data = {
            "game": self.setup.name,
            "games": self.games,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "bots": [standing.as_dict() for standing in self.bots],
            "pairs": [pair.as_dict() for pair in self.pairs],
        }
        if self.settled:
            data["settled"] = self.settled.as_dict()
        if ratings:
            data["ratings"] = [
                {"name": name, "rating": _plain(r.value)}
                | {"rating_low": _plain(r.low), "rating_high": _plain(r.high)}
                for name, r in self.ratings.items()
            ]
        return data


def arena(
    game: str | Setup,
    bots: Sequence[Player],
    games: int = 100,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    budget: float = BUDGET,
    backend: str = JOBLIB,
    journal: Path | str | None = None,
    until_settled: bool = False,
) -> ArenaResult:
    """Seat exactly these bots, in rotating seats, for so many games.

    A bot is a name, a `Bot`, or any callable `(view, legal, rng, budget) -> move`. Options are
    written as in `lifetable.game`. Without `seed` one is drawn and reported. Without `workers` all
    cores work; `backend="ray"` plays on a Ray cluster. But for the times nothing of this changes the result.

    `journal` names a file that keeps finished games: the same call takes up an interrupted run. With
    `until_settled` play stops at the deal that makes clear whether the first bot wins more or less than
    its even share (see `sequential`), after `games` at the latest.
    """
    setup = game if isinstance(game, Setup) else Setup(find(game), len(bots), **(options or {}))
    seed = seed_for(seed, journal)
    kinds = tuple(next(i for i, other in enumerate(bots) if other is b or other == b) for b in bots)
    names = [name_of(bot) for bot in bots]
    if games < 1:
        raise SetupError("arena-no-games", games=games)
    check_seats(setup, bots, range(len(bots)), workers, backend)
    watch = _watch(names, kinds) if until_settled else None
    with journal_for(journal, setup, names, seed, budget) as book:
        unwatched = book is None and watch is None
        if compiled(setup, bots) and (unwatched or set(bots) == {RANDOM}):
            sheet = _all_compiled(setup, names, games, seed, workers, progress, backend)
        else:
            sittings = rotations(range(len(bots)), games, seed)
            enough = _enough(watch, kinds) if watch else None
            played = play_all(
                setup, bots, sittings, workers, progress, budget, backend, book, enough
            )
            sheet = Sheet.of(sittings, played, setup.game.info.endings)
    standings = tuple(standing(name, i, sheet) for i, name in enumerate(names))
    return ArenaResult(setup, seed, standings, kinds, sheet, watch.settled() if watch else None)


def seed_for(seed: int | str | None, journal: Path | str | None) -> int | str:
    """The seed given, else the journal's, else a fresh one."""
    if seed is None and journal is not None:
        seed = seed_in(journal)
    return secrets.randbelow(2**31) if seed is None else seed


def journal_for(
    path: Path | str | None,
    setup: Setup,
    names: Sequence[str],
    seed: int | str,
    budget: float,
    **more: object,
) -> AbstractContextManager[Journal | None]:
    """The journal of a run, if it is to have one. Everything that its games depend on is noted in it."""
    if path is None:
        return nullcontext()
    settings = {
        "version": lifetable.__version__,
        "game": setup.name,
        "players": setup.players,
        "options": dict(setup.options),
        "deck": setup.fingerprint,
        "bots": list(names),
        "seed": seed,
        "budget": budget,
    }
    return Journal(path, settings | more)


def standing(name: str, player: int, sheet: Sheet) -> Standing:
    """How the player of a number in the schedule did, wherever it sat."""
    sat = sheet.seats == player
    blocks = sheet.block[np.flatnonzero(sat) // sat.shape[1]]
    thought = 1000 * sheet.thought[sheet.thinker == player]
    return Standing(
        name,
        *share(sheet.shares[sat], blocks),
        *mean(sheet.scores[sat], blocks),
        ms_per_move=float(np.mean(thought)) if len(thought) else 0.0,
        ms_p95=float(np.percentile(thought, 95)) if len(thought) else 0.0,
    )


# --- until it is settled ------------------------------------------------------------------------


def _watch(names: Sequence[str], kinds: Sequence[int]) -> Watch:
    """Watch the first bot, all its seats together."""
    if len(set(kinds)) == 1:
        raise SetupError("arena-nothing-to-settle", bot=names[0])
    return Watch(names[0], kinds.count(0) / len(kinds))


def _enough(watch: Watch, kinds: Sequence[int]) -> Enough:
    """Add up the watched bot's shares of each deal; ask after whole deals only."""
    size = len(kinds)
    of_deal: list[float] = []

    def enough(number: int, game: PlayedGame) -> bool:
        # In game `number` the table is turned by so many seats.
        seats = [seat for seat in range(size) if kinds[(seat - number) % size] == 0]
        of_deal.append(sum(game.shares[seat] for seat in seats))
        if len(of_deal) < size:
            return False
        won = sum(of_deal) / size
        of_deal.clear()
        return watch.add(won)

    return enough


# --- nobody but players that need no Python -----------------------------------------------------


def _all_compiled(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    workers: int | None,
    progress: Progress | None,
    backend: str,
) -> Sheet:
    """A table of `random` and `greedy` players, in compiled code.

    If all are the same a deal is played once and counted for every rotation. The journal of a table of `random`
    stays empty: its games are played faster than they could be read.
    """
    size = setup.players
    deals = math.ceil(games / size)
    step = chunk_size(bots, deals)
    recipe = recipe_of(setup)
    jobs = [
        (recipe, bots, seed, start, min(step, deals - start)) for start in range(0, deals, step)
    ]
    chunks: dict[int, Chunk] = {}
    for number, chunk in stream(_chunk_job, jobs, workers, backend, threads=True):
        chunks[number] = chunk
        if progress:
            progress(min(games, len(chunks) * step * size), games)
    ordered = [chunks[number] for number in range(len(jobs))]

    def rows(column: str) -> Array:
        played = np.concatenate([getattr(chunk, column) for chunk in ordered])
        return played.repeat(size // rotations_of(bots), axis=0)[:games]

    pace = np.array([chunk.seconds / max(1, int(chunk.decisions.sum())) for chunk in ordered])
    turned = [[(seat - turn) % size for seat in range(size)] for turn in range(size)]
    decisions = rows("decisions")
    return Sheet(
        block=np.arange(deals).repeat(size)[:games],
        seats=np.tile(np.array(turned, np.int8), (deals, 1))[:games],
        shares=rows("shares"),
        scores=rows("scores"),
        plies=rows("length"),
        ending=rows("ending"),
        decisions=decisions,
        seconds=decisions * pace.mean(),
        thought=np.repeat(pace, size),
        thinker=np.tile(np.arange(size), len(pace)),
    )


def _chunk_job(job: tuple[Recipe, Sequence[str], int | str, int, int]) -> Chunk:
    recipe, bots, seed, start, deals = job
    return play_chunk(setup_of(recipe), bots, seed, start, deals)


def _plain(value: object) -> object:
    """A figure for JSON, which knows no infinity."""
    if not isinstance(value, float):
        return value
    return round(value, 6) if math.isfinite(value) else None
