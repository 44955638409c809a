"""`lifetable prepare`: all that is compiled on first use, compiled at once."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterator

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from lifetable import games, notices
from lifetable.games.face import Setup
from lifetable.words import Words

MOMENT = 0.05
"""Seconds for a thought: what is compiled does not depend on it."""
Step = Callable[[], None]


def commands(words: Words) -> list[click.Command]:
    """The commands of this file, speaking the language of `words`."""

    def run(names: tuple[str, ...]) -> None:
        todo = [
            (name, part, do)
            for name in names or games.names()
            for part, do in steps(Setup(games.find(name)))
        ]
        began = time.perf_counter()
        notices.quiet()  # the bar says it already
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        console = Console(stderr=True)
        with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
            task = bar.add_task("", total=len(todo))
            for name, part, do in todo:
                title = words(f"{name}-title")
                said = words("prepare-step", game=title, part=words(f"prepare-{part}"))
                bar.update(task, description=said)
                do()
                bar.advance(task)
        click.echo(words("prepare-done", seconds=f"{time.perf_counter() - began:.1f}"))

    return [
        click.Command(
            "prepare",
            callback=run,
            params=[_names(words)],
            help=words("prepare-help"),
            epilog=words("prepare-epilog"),
        )
    ]


def _names(words: Words) -> click.Argument:
    return click.Argument(
        ["names"], nargs=-1, metavar="[GAME]...", help=words("prepare-help-games")
    )


def steps(setup: Setup) -> Iterator[tuple[str, Step]]:
    """What there is to compile for a game: what it is called, and what compiles it."""
    yield "rules", lambda: _rules(setup)
    yield "bots", lambda: _bots(setup)
    yield "tables", lambda: _tables(setup)
    if importlib.util.find_spec("gymnasium"):
        yield "environments", lambda: _environments(setup)


def _rules(setup: Setup) -> None:
    from lifetable.games.batch import simulate

    for haste in (False, True):
        simulate(setup, games=1, seed=1, haste=haste)
    state = setup.deal(1)
    state.play(state.legal()[0]).resample(0, seed=1).view(None)
    assert state.events_for(0)
    assert state.as_dict()
    possible = setup.from_view(state.view(state.turn))
    possible.play_all(possible.legal_codes()[:1])


def _bots(setup: Setup) -> None:
    import numpy as np

    from lifetable.bots import bot
    from lifetable.bots.levels import players_of

    state = setup.deal(1)
    view, legal = state.view(state.turn), state.legal()
    for level in (*players_of(setup.game), "mc:1", "ismcts:1"):
        bot(level, setup).opinions(view, legal, np.random.default_rng(0), MOMENT)


def _tables(setup: Setup) -> None:
    from lifetable.arena.compiled_tables import GREEDY, RANDOM, greedy_of, play_chunk
    from lifetable.arena.match import play

    for seated in (RANDOM, GREEDY) if greedy_of(setup.game) else (RANDOM,):
        play_chunk(setup, [seated] * setup.players, 1, 0, 1)
        play(setup, [seated] * setup.players, 1)


def _environments(setup: Setup) -> None:
    from lifetable.envs import gymnasium

    single = gymnasium.make(setup.name)
    _, info = single.reset(seed=1)
    single.step(int(info["action_mask"].argmax()))
    compiled = ("random", "greedy", "self") if setup.game.part("greedy") else ("random", "self")
    for opponents in compiled:
        envs = gymnasium.make_vec(setup.name, 1, opponents, threads=1)
        seen, _ = envs.reset(seed=1)
        envs.step([int(seen["action_mask"][0].argmax())])
