"""Many games between the same bots: who wins how often, how surely, and how long each thinks.

Every deal is played in all rotations, so that luck and seats fall on all alike. The schedule is
made before the first game (`rotations`), each game depends on its own line of it and on nothing
else, and results are counted in the schedule's order: they are the same for any number of workers.

>>> result = arena("thats-life", ["mc:5", "random"], games=4, seed=7, workers=1)
>>> [bot.name for bot in result.bots], sum(bot.win_share for bot in result.bots)
(['mc:5', 'random'], 1.0)
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from lifetable.arena.match import BUDGET, Played, Player, chooser, generator, name_of, play
from lifetable.arena.statistics import mean, share
from lifetable.errors import SetupError
from lifetable.games import find
from lifetable.games.face import Setup

Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""


@dataclass(frozen=True)
class Sitting:
    """One line of a schedule: a game to be played."""

    block: int
    """Games of one block share their deal."""
    seed: str
    seats: tuple[int, ...]
    """Who sits in each seat, by place in the list of players."""


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

    def as_dict(self) -> dict[str, Any]:
        return {key: _plain(value) for key, value in asdict(self).items()}


@dataclass(frozen=True)
class Result:
    """What an arena found. `sittings` and `played` are its games, in order; moves are not kept."""

    game: str
    games: int
    players: int
    options: Mapping[str, Any]
    seed: int | str
    bots: tuple[Standing, ...]
    sittings: tuple[Sitting, ...]
    played: tuple[Played, ...]

    def as_dict(self) -> dict[str, Any]:
        """The result as JSON-able data, without the single games."""
        return {
            "game": self.game,
            "games": self.games,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "bots": [standing.as_dict() for standing in self.bots],
        }


def arena(
    game: str | Setup,
    bots: Sequence[Player],
    games: int = 100,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    budget: float = BUDGET,
) -> Result:
    """Seat exactly these bots, in rotating seats, for so many games.

    A bot is a name, a `Bot`, or any callable `(view, legal, rng, budget) -> move`. Options are
    written as in `lifetable.game`. Without `seed` one is drawn and reported. Without `workers` all
    cores work; but for the times their number changes nothing.
    """
    setup = game if isinstance(game, Setup) else Setup(find(game), len(bots), **(options or {}))
    seed = fresh_seed() if seed is None else seed
    sittings = rotations(range(len(bots)), games, seed)
    played = play_all(setup, bots, sittings, workers, progress, budget)
    return Result(
        game=setup.name,
        games=games,
        players=setup.players,
        options=setup.options,
        seed=seed,
        bots=tuple(standing(name_of(bot), i, sittings, played) for i, bot in enumerate(bots)),
        sittings=tuple(sittings),
        played=tuple(played),
    )


def fresh_seed() -> int:
    return secrets.randbelow(2**31)


def rotations(table: Sequence[int], games: int, seed: int | str) -> list[Sitting]:
    """A schedule in which each deal is played again with the table turned by one seat, by two, ...

    >>> [sitting.seats for sitting in rotations([0, 1, 2], games=4, seed=7)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    """
    if games < 1:
        raise SetupError("arena-no-games", games=games)
    size = len(table)
    return [
        Sitting(
            number // size,
            f"{seed}/{number // size}",
            tuple(table[(seat - number) % size] for seat in range(size)),
        )
        for number in range(games)
    ]


def standing(
    name: str, player: int, sittings: Sequence[Sitting], played: Sequence[Played]
) -> Standing:
    """How the player of a number in the schedule did, wherever it sat."""
    sat = [
        (sitting.block, game, seat)
        for sitting, game in zip(sittings, played, strict=True)
        for seat, who in enumerate(sitting.seats)
        if who == player
    ]
    blocks = [block for block, _, _ in sat]
    won = share([game.shares[seat] for _, game, seat in sat], blocks)
    scored = mean([game.scores[seat] for _, game, seat in sat], blocks)
    thoughts = [1000 * seconds for _, game, seat in sat for seconds in game.thoughts[seat]] or [0.0]
    return Standing(
        name,
        *won,
        *scored,
        ms_per_move=float(np.mean(thoughts)),
        ms_p95=float(np.percentile(thoughts, 95)),
    )


# --- where the games are played -----------------------------------------------------------------


def play_all(
    setup: Setup,
    players: Sequence[Player],
    sittings: Sequence[Sitting],
    workers: int | None = None,
    progress: Progress | None = None,
    budget: float = BUDGET,
) -> list[Played]:
    """Play a whole schedule, on all cores if nobody says otherwise; results in its order."""
    if workers is not None and workers < 1:
        raise SetupError("arena-no-workers", workers=workers)
    for sitting in sittings[:1]:
        if len(sitting.seats) != setup.players:
            raise SetupError("arena-seats", bots=len(sitting.seats), players=setup.players)
    for player in players:
        chooser(player, setup)  # a wrong name is refused before any work begins
    done = []
    for played in _stream(setup, players, sittings, workers, budget):
        done.append(played)
        if progress:
            progress(len(done), len(sittings))
    return done


def _stream(
    setup: Setup,
    players: Sequence[Player],
    sittings: Sequence[Sitting],
    workers: int | None,
    budget: float,
) -> Iterator[Played]:
    import joblib

    workers = min(workers or joblib.cpu_count(), len(sittings))
    seated = [[players[who] for who in sitting.seats] for sitting in sittings]
    if workers == 1:
        for sitting, at_table in zip(sittings, seated, strict=True):
            yield _one(setup, at_table, sitting.seed, budget)
        return
    recipe = (setup.name, setup.players, tuple(setup.options.items()))
    crew = joblib.Parallel(n_jobs=workers, return_as="generator")
    yield from crew(
        joblib.delayed(_elsewhere)(recipe, at_table, sitting.seed, budget)
        for sitting, at_table in zip(sittings, seated, strict=True)
    )


def _elsewhere(recipe: Any, players: Sequence[Player], seed: str, budget: float) -> Played:
    """A game in another process, which sets the table itself: compiled rules do not travel."""
    return _one(_setup(recipe), players, seed, budget)


@lru_cache(maxsize=8)
def _setup(recipe: Any) -> Setup:
    name, players, options = recipe
    return Setup(find(name), players, **dict(options))


_warm: set[tuple[str, int, str]] = set()


def _one(setup: Setup, players: Sequence[Player], seed: str, budget: float) -> Played:
    for name in players:
        if isinstance(name, str) and (known := (setup.name, setup.players, name)) not in _warm:
            _warm.add(known)
            _warm_up(setup, name, budget)
    return replace(play(setup, players, seed, budget), record=())


def _warm_up(setup: Setup, name: str, budget: float) -> None:
    """Let a bot think once unwatched: what it loads and compiles is not thinking time."""
    state = setup.deal("warm-up")
    while state.turn is not None:
        legal = state.legal()
        if len(legal) > 1:
            view = state.view(state.turn)
            chooser(name, setup)(view, legal, generator("warm-up", state.turn), budget)
            break
        state = state.play(legal[0])


def _plain(value: Any) -> Any:
    """A figure for JSON, which knows no infinity."""
    if not isinstance(value, float):
        return value
    return round(value, 6) if math.isfinite(value) else None
