"""`lifetable arena`, `lifetable ladder`, `lifetable train`: bots against bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from lifetable.arena.ladder import GAMES, caption, ladder, markdown, tables
from lifetable.arena.running import BACKENDS, JOBLIB
from lifetable.arena.schedule import Progress as Told
from lifetable.arena.standings import caption as played_caption
from lifetable.arena.standings import (
    check_file,
    check_parquet,
    pairs,
    standings,
    verdict,
    write_parquet,
    write_to,
)
from lifetable.arena.tournament import ArenaResult, arena
from lifetable.cli.options import (
    file_option,
    game_parameter,
    games_option,
    json_option,
    seed_option,
    setup_from,
    table_options,
    workers_option,
)
from lifetable.errors import SetupError
from lifetable.games import find
from lifetable.words import Words

Learned = Callable[[float, Mapping[str, float]], None]
"""Is told which part of a training is done, 0 to 1, and the latest figures."""


class Trainer(Protocol):
    """`train` of a game's `training.py`."""

    def __call__(self, out: Path, *, seed: int, scale: float, progress: Learned) -> None: ...


def commands(words: Words) -> list[click.Command]:
    """The commands of this file, speaking the language of `words`."""
    return [_arena(words), _ladder(words), _train(words)]


def _running(words: Words) -> list[click.Option]:
    """Where it runs, and how it is taken up again."""
    return [
        workers_option(words),
        click.Option(
            ["--backend"],
            type=click.Choice(BACKENDS),
            default=JOBLIB,
            show_default=True,
            help=words("arena-help-backend"),
        ),
        file_option(words, "--journal", "arena-help-journal"),
    ]


def _seed(text: str | None) -> int | str | None:
    """A seed as JSON shows it: a number where it is one."""
    return int(text) if text and text.isdecimal() and str(int(text)) == text else text


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


# --- arena --------------------------------------------------------------------------------------


def _arena(words: Words) -> click.Command:
    def run(
        game: str,
        bots: str,
        seed: str | None,
        options: tuple[str, ...],
        deck: str | None,
        parquet: str | None,
        ratings: bool,
        as_json: bool,
        **how: Any,
    ) -> None:
        names = _listed(bots)
        setup = setup_from(game, len(names), options, deck)
        if parquet:
            check_parquet(parquet)
        with _games_bar(words) as told:
            result = arena(setup, names, seed=_seed(seed), progress=told, **how)
        if as_json:
            click.echo(json.dumps(result.as_dict(ratings)))
        else:
            _print_arena(words, result, ratings)
        if parquet:
            write_parquet(result, parquet)
            click.echo(words("ladder-written", file=parquet), err=True)

    return click.Command(
        "arena",
        callback=run,
        params=[
            game_parameter(),
            click.Option(["-b", "--bots"], required=True, help=words("arena-help-bots")),
            games_option(words, "arena-help-games", 100),
            click.Option(["--until-settled"], is_flag=True, help=words("arena-help-until-settled")),
            seed_option(words),
            *(option for option in table_options(words) if option.name != "players"),
            *_running(words),
            click.Option(["--ratings"], is_flag=True, help=words("arena-help-ratings")),
            file_option(words, "--parquet", "arena-help-parquet"),
            json_option(words),
        ],
        help=words("arena-help"),
        epilog=words("arena-epilog"),
    )


def _print_arena(words: Words, result: ArenaResult, ratings: bool) -> None:
    console = Console(highlight=False)
    console.print(_table(standings(result, words, ratings)))
    if result.setup.players > 2 and (rows := pairs(result, words)):
        console.print(_table(rows))
    if result.settled:
        console.print(Text(verdict(result, words)))
    console.print(Text(played_caption(result, words), style="dim"))


# --- ladder -------------------------------------------------------------------------------------


def _ladder(words: Words) -> click.Command:
    def run(
        game: str,
        players: int | None,
        bots: str,
        games: int,
        seed: str | None,
        options: tuple[str, ...],
        deck: str | None,
        write: str | None,
        as_json: bool,
        **how: Any,
    ) -> None:
        setup = setup_from(game, players, options, deck)
        if write:
            check_file(write)
        with _games_bar(words) as told:
            result = ladder(
                setup,
                bots=_listed(bots) or None,
                games=games,
                seed=_seed(seed),
                progress=told,
                **how,
            )
        if as_json:
            click.echo(json.dumps(result.as_dict()))
        else:
            console = Console(highlight=False)
            for rows in tables(result, words):
                console.print(_table(rows))
            console.print(Text(caption(result, words), style="dim"))
        if write:
            write_to(write, markdown(result, words))
            click.echo(words("ladder-written", file=write), err=True)

    return click.Command(
        "ladder",
        callback=run,
        params=[
            game_parameter(),
            click.Option(["-b", "--bots"], default="", help=words("ladder-help-bots")),
            games_option(words, "ladder-help-games", GAMES),
            seed_option(words),
            *table_options(words),
            *_running(words),
            file_option(words, "--write", "ladder-help-write"),
            json_option(words),
        ],
        help=words("ladder-help"),
        epilog=words("ladder-epilog"),
    )


# --- train --------------------------------------------------------------------------------------


def _train(words: Words) -> click.Command:
    def run(game: str, out: str, seed: int, scale: float) -> None:
        if not scale > 0:
            raise SetupError("train-scale", scale=str(scale))
        train = trainer(game)
        folder = Path(out)
        folder.mkdir(parents=True, exist_ok=True)
        with _training_bar(words) as told:
            train(folder, seed=seed, scale=scale, progress=told)
        click.echo(words("train-done", folder=out), err=True)

    return click.Command(
        "train",
        callback=run,
        params=[
            game_parameter(),
            click.Option(
                ["--out"],
                required=True,
                type=click.Path(file_okay=False, writable=True),
                metavar=words("train-folder"),
                help=words("train-help-out"),
            ),
            click.Option(
                ["-s", "--seed"],
                type=int,
                default=1,
                show_default=True,
                help=words("train-help-seed"),
            ),
            click.Option(
                ["--scale"],
                type=float,
                default=1.0,
                show_default=True,
                help=words("train-help-scale"),
            ),
        ],
        help=words("train-help"),
        epilog=words("train-epilog"),
    )


def trainer(name: str) -> Trainer:
    """A game's `training.train`; SetupError if it has none."""
    training = find(name).part("training")
    if training is None:
        raise SetupError("train-none", game=name)
    train: Trainer = training.train
    return train


# --- on the terminal ----------------------------------------------------------------------------


def _table(rows: list[list[str]]) -> Table:
    table = Table()
    for number, head in enumerate(rows[0]):
        table.add_column(head, justify="right" if number else "left", no_wrap=not number)
    for row in rows[1:]:
        table.add_row(*map(Text, row))
    return table


class _Rate(ProgressColumn):
    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(self.words("arena-rate", rate=f"{speed:.1f}") if speed else "")


def _progress(*columns: ProgressColumn) -> Progress:
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def _games_bar(words: Words) -> Iterator[Told]:
    """A bar on stderr with rate and time left; nothing where nobody looks."""
    columns = (MofNCompleteColumn(), _Rate(words), TimeRemainingColumn())
    with _progress(TextColumn("{task.description}"), BarColumn(), *columns) as bar:
        task = bar.add_task(words("arena-playing"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def _training_bar(words: Words) -> Iterator[Learned]:
    """For training: it tells which part is done, 0 to 1, and the latest figures."""
    columns = (TaskProgressColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    latest = TextColumn("{task.fields[latest]}", markup=False)
    with _progress(TextColumn("{task.description}"), BarColumn(), *columns, latest) as bar:
        task = bar.add_task(words("train-training"), total=1.0, latest="")

        def told(part: float, figures: Mapping[str, float]) -> None:
            shown = " ".join(
                f"{name}={value:.4g}" if isinstance(value, float) else f"{name}={value}"
                for name, value in figures.items()
            )
            bar.update(task, completed=part, latest=shown)

        yield told
