"""`lifetable simulate`, `lifetable bench`: many random games, and how fast they are played."""

from __future__ import annotations

import json
import math
import secrets
import time
from typing import Literal, TypedDict

import click
import numpy as np
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from lifetable import games
from lifetable.arena.statistics import Estimate, mean, wilson
from lifetable.cli.options import (
    game_parameter,
    json_option,
    seed_option,
    setup_from,
    table_options,
    workers_option,
)
from lifetable.games.batch import Batch, simulate
from lifetable.games.contract import OptionValue
from lifetable.games.face import Setup
from lifetable.words import Words

Interval = dict[str, float | None]
"""`value`, `low` and `high`."""


class Summary(TypedDict):
    """A batch in figures."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    games: int
    win_share: list[Interval]
    score: list[Interval]
    length: Interval
    shared_wins: float
    endings: dict[str, float]


def commands(words: Words) -> list[click.Command]:
    return [_simulate(words), _bench(words)]


def progress(words: Words) -> Progress:
    """A bar with rate and time left, on the error channel so that results can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _simulate(words: Words) -> click.Command:
    def play(
        game: str,
        count: int,
        players: int | None,
        options: tuple[str, ...],
        deck: str | None,
        seed: str | None,
        workers: int | None,
        haste: bool,
        device: Literal["cpu", "cuda"],
        as_json: bool,
    ) -> None:
        setup = setup_from(game, players, options, deck)
        seed = secrets.token_hex(8) if seed is None else seed
        with progress(words) as bar:
            task = bar.add_task(words("cli-simulating"), total=count, rate="")
            began = time.perf_counter()

            def advance(finished: int) -> None:
                rate = (bar.tasks[task].completed + finished) / (time.perf_counter() - began)
                bar.update(task, advance=finished, rate=f"{rate:,.0f}/s")

            batch = simulate(
                setup, count, seed, haste=haste, workers=workers, device=device, progress=advance
            )
        summary = summarise(batch)
        if as_json:
            click.echo(json.dumps(summary))
        else:
            _show(summary, words)

    return click.Command(
        "simulate",
        callback=play,
        params=[
            game_parameter(),
            click.Option(
                ["-n", "--games", "count"],
                type=click.IntRange(1, 1_000_000_000),
                default=10_000,
                show_default=True,
                help=words("cli-help-games"),
            ),
            *table_options(words),
            seed_option(words),
            workers_option(words),
            click.Option(["--haste"], is_flag=True, help=words("cli-help-haste")),
            click.Option(
                ["--device"],
                type=click.Choice(["cpu", "cuda"]),
                default="cpu",
                show_default=True,
                help=words("cli-help-device"),
            ),
            json_option(words),
        ],
        help=words("cli-simulate-help"),
        epilog=words("cli-simulate-epilog"),
    )


def summarise(batch: Batch) -> Summary:
    """A batch in figures, with 95 % intervals."""
    count, endings = len(batch.length), batch.setup.game.info.endings
    single = np.arange(count)  # every game its own deal
    return {
        "game": batch.setup.name,
        "players": batch.setup.players,
        "options": dict(batch.setup.options),
        "seed": batch.seed,
        "games": count,
        "win_share": [
            _data(wilson(float(batch.shares[:, seat].sum()), count))
            for seat in range(batch.setup.players)
        ],
        "score": [
            _data(mean(batch.scores[:, seat], single)) for seat in range(batch.setup.players)
        ],
        "length": _data(mean(batch.length, single)),
        "shared_wins": float((batch.shares.max(axis=1) < 1).mean()),
        "endings": {
            name: float((batch.ending == number).mean()) for number, name in enumerate(endings)
        },
    }


def _data(estimate: Estimate) -> Interval:
    """As JSON; a bound that cannot be told is null."""
    bounds = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: bound if math.isfinite(bound) else None for name, bound in bounds.items()}


def _show(summary: Summary, words: Words) -> None:
    console = Console(highlight=False)
    table = Table(title=words("cli-simulated", games=summary["games"]))
    for column in ("seat", "wins", "score"):
        table.add_column(words(f"cli-column-{column}"), justify="right")
    for seat, (share, score) in enumerate(zip(summary["win_share"], summary["score"], strict=True)):
        table.add_row(
            words("seat", number=seat + 1), _interval(share, 100, " %"), _interval(score, 1, "")
        )
    console.print(table)
    console.print(words("cli-length", length=_interval(summary["length"], 1, "")))
    console.print(words("cli-shared", share=f"{100 * summary['shared_wins']:.2f} %"))
    for ending, part in summary["endings"].items():
        if part:
            sentence = words(f"{summary['game']}-ending-{ending}")
            console.print(f"{100 * part:.2f} %  {sentence}")
    console.print(f"[dim]seed {summary['seed']}[/]")


def _interval(figure: Interval, scale: float, unit: str) -> str:
    value, low, high = figure["value"], figure["low"], figure["high"]
    assert value is not None
    shown = f"{scale * value:.2f}{unit}"
    if low is None or high is None:
        return shown
    return f"{shown} ± {scale * (high - low) / 2:.2f}"


def _bench(words: Words) -> click.Command:
    def measure(seconds: float, as_json: bool) -> None:
        figures = {}
        for name in games.names():
            setup = Setup(games.find(name), 4)
            quick, uniform = (_speed(setup, seconds, haste) for haste in (True, False))
            figures[name] = quick | {"uniform_moves_per_second": uniform["moves_per_second"]}
        if as_json:
            click.echo(json.dumps({"games": figures, "cores": 1}))
            return
        table = Table(title=words("cli-bench-title"))
        for column in ("game", "players", "moves", "uniform", "games-per-second"):
            table.add_column(words(f"cli-column-{column}"), justify="right")
        for name, figure in figures.items():
            table.add_row(
                name,
                str(figure["players"]),
                f"{figure['moves_per_second']:,.0f}",
                f"{figure['uniform_moves_per_second']:,.0f}",
                f"{figure['games_per_second']:,.0f}",
            )
        Console(highlight=False).print(table)

    return click.Command(
        "bench",
        callback=measure,
        params=[
            click.Option(
                ["--seconds"],
                type=click.FloatRange(0.05, 60),
                default=1.0,
                show_default=True,
                help=words("cli-help-seconds"),
            ),
            json_option(words),
        ],
        help=words("cli-bench-help"),
        epilog=words("cli-bench-epilog"),
    )


def _speed(setup: Setup, seconds: float, haste: bool) -> dict[str, float]:
    """Moves and games per second on one core: the best of three runs of a third of the time each."""
    simulate(setup, 1, 0, haste=haste, workers=1)
    count, best = 256, dict[str, float]()
    while True:
        began = time.perf_counter()
        batch = simulate(setup, count, count, haste=haste, workers=1)
        took = time.perf_counter() - began
        if took >= seconds / 3:
            break
        count *= 2
    for repeat in range(3):
        began = time.perf_counter()
        batch = simulate(setup, count, f"{count}.{repeat}", haste=haste, workers=1)
        took = time.perf_counter() - began
        rate = float(np.sum(batch.length)) / took
        if not best or rate > best["moves_per_second"]:
            best = {
                "players": setup.players,
                "moves_per_second": rate,
                "games_per_second": count / took,
            }
    return best
