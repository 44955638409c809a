"""Which games are played, and playing them.

A schedule is made before the first game. Each game depends on its own line of it and on nothing else, and results
are counted in the schedule's order: they are the same for any number of workers, anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from lifetable.arena.journal import Journal
from lifetable.arena.match import BUDGET, PlayedGame, Player, chooser, generator, play
from lifetable.arena.outside import look_in
from lifetable.arena.running import JOBLIB, check, stream
from lifetable.errors import SetupError
from lifetable.games import find
from lifetable.games.contract import OptionValue
from lifetable.games.face import Setup

Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""
Enough = Callable[[int, PlayedGame], bool]
"""Is told every game in the schedule's order, and says whether it was the last one needed."""


@dataclass(frozen=True)
class Sitting:
    """One line of a schedule: a game to be played."""

    block: int
    """Games of one block share their deal."""
    seed: str
    seats: tuple[int, ...]
    """Who sits in each seat, by place in the list of players."""


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


def play_all(
    setup: Setup,
    players: Sequence[Player],
    sittings: Sequence[Sitting],
    workers: int | None = None,
    progress: Progress | None = None,
    budget: float = BUDGET,
    backend: str = JOBLIB,
    journal: Journal | None = None,
    enough: Enough | None = None,
) -> list[PlayedGame]:
    """Play a whole schedule, on all cores if nobody says otherwise; results in its order.

    Games that the journal holds are not played again. With `enough` the list ends at the game that was.
    """
    check_seats(setup, players, sittings[0].seats, workers, backend)
    finished = dict(journal.games) if journal else {}
    finished = {number: game for number, game in finished.items() if number < len(sittings)}
    left = [number for number in range(len(sittings)) if number not in finished]
    recipe, folder = recipe_of(setup), str(Path.cwd())
    jobs = [
        Job(recipe, [players[who] for who in sitting.seats], sitting.seed, budget, folder)
        for sitting in (sittings[number] for number in left)
    ]
    done: list[PlayedGame] = []

    def in_order() -> bool:
        while (game := finished.get(len(done))) is not None:
            done.append(game)
            if enough and enough(len(done) - 1, game):
                return True
        return False

    if finished and progress:
        progress(len(finished), len(sittings))
    if in_order():
        return done
    with closing(stream(_play_job, jobs, workers, backend)) as games:
        for job, game in games:
            if journal:
                journal.add(left[job], game)
            finished[left[job]] = game
            if progress:
                progress(len(finished), len(sittings))
            if in_order():
                break
    return done


def check_seats(
    setup: Setup,
    players: Sequence[Player],
    seats: Sequence[int],
    workers: int | None,
    backend: str,
) -> None:
    """Refuse what cannot be played before any work begins."""
    check(workers, backend)
    if len(seats) != setup.players:
        raise SetupError("arena-seats", bots=len(seats), players=setup.players)
    for player in players:
        chooser(player, setup)


# --- in whatever process ------------------------------------------------------------------------

Recipe = tuple[str, int, tuple[tuple[str, OptionValue], ...]]


def recipe_of(setup: Setup) -> Recipe:
    """How another process sets the same table: compiled rules do not travel."""
    return setup.name, setup.players, tuple(setup.options.items())


@lru_cache(maxsize=8)
def setup_of(recipe: Recipe) -> Setup:
    """The table of a recipe."""
    name, players, options = recipe
    return Setup(find(name), players, **dict(options))


_warm: set[tuple[Recipe, str]] = set()


class Job(NamedTuple):
    """A game to be played, in whatever process."""

    recipe: Recipe
    players: Sequence[Player]
    seed: str
    budget: float
    folder: str
    """Where people keep bots of their own."""


def _play_job(job: Job) -> PlayedGame:
    recipe, players, seed, budget, folder = job
    look_in(folder)
    setup = setup_of(recipe)
    for name in players:
        if isinstance(name, str) and (recipe, name) not in _warm:
            _warm.add((recipe, name))
            _warm_up(setup, name, budget)
    return play(setup, players, seed, budget, record=False)


def _warm_up(setup: Setup, name: str, budget: float) -> None:
    """Let a bot think once unwatched: what it loads and compiles is not thinking time."""
    state = setup.deal("warm-up")
    while state.turn is not None:
        legal = state.legal()
        if len(legal) > 1:
            view = state.view(state.turn)
            choose = chooser(name, setup)
            with suppress(Exception):  # it will say in a game what is wrong, and in which
                choose(view, legal, generator("warm-up", state.turn), budget)
            break
        state = state.play(legal[0])
