"""`lifetable replay`, `lifetable verify`: games on paper."""

from __future__ import annotations

import importlib
import json
import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from lifetable import records
from lifetable.cli.options import json_option
from lifetable.errors import RecordError
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.words import Words


def commands(words: Words) -> list[click.Command]:
    return [_replay(words), _verify(words)]


def read_file(file: str) -> records.Record:
    """The record in a file."""
    try:
        return records.read(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise RecordError("record-unreadable", file=file, why=str(problem)) from problem


def _file() -> click.Argument:
    return click.Argument(["file"], type=click.Path(dir_okay=False), metavar="FILE")


def _deck(words: Words) -> click.Option:
    return click.Option(["--deck"], metavar="FILE", help=words("cli-help-deck"))


def _replay(words: Words) -> click.Command:
    def show(file: str, deck: str | None, step: bool, seat: int | None, as_json: bool) -> None:
        paper = read_file(file)
        states = list(paper.states(deck))
        if as_json:
            click.echo(json.dumps([_step(state, seat) for state in states]))
            return
        console = Console(highlight=False)
        names = [paper.names.get(n, words("seat", number=n + 1)) for n in range(paper.players)]
        terminal = importlib.import_module(
            type(states[0].setup.game).__module__.rpartition(".")[0] + ".terminal"
        )
        for state in states:
            view = state.view(seat)
            move = state.moves[-1:] or [words("cli-deal")]
            console.rule(f"[bold]{state.ply}[/]  {escape(move[0])}", align="left")
            for event in state.events_for(seat):
                if sentence := terminal.tell(event, words, names, None, view):
                    console.print(f"  {sentence}", emoji=False)
            if step or state.over:
                console.print(terminal.board(view, words, names))
            if (
                step
                and not state.over
                and click.prompt(words("cli-replay-next"), default="", show_default=False).strip()
                in ("q", "quit")
            ):
                return

    return click.Command(
        "replay",
        callback=show,
        params=[
            _file(),
            _deck(words),
            click.Option(["--step/--no-step"], default=False, help=words("cli-replay-step")),
            click.Option(["--seat"], type=int, help=words("cli-replay-seat")),
            json_option(words),
        ],
        help=words("cli-replay-help"),
        epilog=words("cli-replay-epilog"),
    )


def _step(state: State, seat: int | None) -> dict[str, Any]:
    return {
        "ply": state.ply,
        "move": state.moves[-1] if state.ply else None,
        "events": state.events_for(seat),
        "view": state.view(seat),
    }


def _verify(words: Words) -> click.Command:
    def check(file: str, deck: str | None, as_json: bool) -> int:
        paper = read_file(file)
        try:
            state = paper.verify(deck)
        except RecordError as error:
            if as_json:
                data = {"holds": False, "code": error.code, "line": error.line}
                click.echo(json.dumps(data | {"reason": error.sentence(words.language)}))
                return 1
            Console(stderr=True, highlight=False).print(
                f"[bold red]✗[/] {escape(error.sentence(words.language))}"
            )
            return 1
        known = paper.hash is not None and secrets.compare_digest(paper.hash, hash_of(paper.seed))
        if as_json:
            data = {"holds": True, "moves": state.ply, "over": state.over, "result": state.result}
            click.echo(json.dumps(data | {"hash": hash_of(paper.seed), "hash_recorded": known}))
            return 0
        console = Console(highlight=False)
        console.print(f"[bold green]✓[/] {words('cli-verify-moves', moves=state.ply)}")
        console.print(f"[bold green]✓[/] {words('cli-verify-hash', hash=hash_of(paper.seed))}")
        if state.result:
            ending = words(f"{state.setup.name}-ending-{state.result['ending']}")
            console.print(f"[bold green]✓[/] {words('cli-verify-result', ending=ending)}")
        return 0

    return click.Command(
        "verify",
        callback=check,
        params=[_file(), _deck(words), json_option(words)],
        help=words("cli-verify-help"),
        epilog=words("cli-verify-epilog"),
    )
