"""`lifetable study`: a report on a game, as one HTML page and JSON beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from lifetable.arena.report import html
from lifetable.arena.standings import check_file
from lifetable.arena.study import BOT_GAMES, GAMES, STEPS, study
from lifetable.arena.study import Progress as Told
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
from lifetable.words import Words


def commands(words: Words) -> list[click.Command]:
    def run(
        game: str,
        games: int,
        bot_games: int,
        players: int | None,
        options: tuple[str, ...],
        deck: str | None,
        seed: str | None,
        workers: int | None,
        out: str | None,
        as_json: bool,
    ) -> None:
        setup = setup_from(game, players, options, deck)
        page = Path(out or f"{setup.name}.html")
        if out or not as_json:  # before all the games, not after
            page.parent.mkdir(parents=True, exist_ok=True)
            check_file(page)
        with _bar(words) as told:
            found = study(
                setup, games, seed or "0", bot_games=bot_games, workers=workers, progress=told
            )
        data = json.dumps(found.as_dict(words), ensure_ascii=False, indent=1) + "\n"
        if as_json:
            click.echo(data, nl=False)
        if out or not as_json:
            page.write_text(html(found, words), encoding="utf-8", newline="\n")
            beside = page.with_suffix(".json")
            beside.write_text(data, encoding="utf-8", newline="\n")
            click.echo(words("study-written", page=str(page), data=str(beside)), err=as_json)

    return [
        click.Command(
            "study",
            callback=run,
            params=_parameters(words),
            help=words("study-help"),
            epilog=words("study-epilog"),
        )
    ]


def _parameters(words: Words) -> list[click.Parameter]:
    return [
        game_parameter(),
        games_option(words, "study-help-games", GAMES, click.IntRange(200, 100_000_000)),
        click.Option(
            ["--bot-games"],
            type=click.IntRange(0, 1_000_000),
            default=BOT_GAMES,
            show_default=True,
            help=words("study-help-bot-games"),
        ),
        *table_options(words),
        seed_option(words),
        workers_option(words),
        file_option(words, "--out", "study-help-out"),
        json_option(words),
    ]


@contextmanager
def _bar(words: Words) -> Iterator[Told]:
    """Steps done, on the error channel so that results can be piped."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[games]}"),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=len(STEPS), games="")
        played = 0

        def told(step: str, games: int) -> None:
            nonlocal played
            played += games
            bar.update(
                task,
                description=words(f"study-step-{step}"),
                completed=STEPS.index(step),
                games=words("study-done", games=f"{played:,}"),
            )

        yield told
