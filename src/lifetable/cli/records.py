"""`lifetable replay`, `lifetable verify`: games on paper."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from lifetable import records
from lifetable.cli.options import json_option
from lifetable.errors import RecordError
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.games.plain import terminal_of
from lifetable.words import Words, plain


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
        terminal = terminal_of(states[0].setup.game)
        for state in states:
            view = state.view(seat)
            move = state.moves[-1:] or [words("cli-deal")]
            console.rule(f"[bold]{state.ply}[/]  {escape(move[0])}", align="left")
            for event in state.events_for(seat):
                if sentence := terminal.tell(event, words, names, None, view):
                    console.print(f"  {sentence}", emoji=False)
            if step or state.over:
                console.print(terminal.board(view, words, names, state.outcomes(seat)))
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


def _step(state: State, seat: int | None) -> dict[str, object]:
    return {
        "ply": state.ply,
        "move": state.moves[-1] if state.ply else None,
        "events": state.events_for(seat),
        "view": state.view(seat),
    }


def _verify(words: Words) -> click.Command:
    def check(
        file: str, deck: str | None, promise: str | None, seal: tuple[str, ...], as_json: bool
    ) -> int:
        paper = read_file(file)
        shown = promise.strip().lower() if promise else None
        seals = {each.strip().lower() for each in seal}
        try:
            state = paper.verify(deck)
            if shown and shown not in (hash_of(paper.secret), hash_of(paper.seed)):
                raise RecordError("record-other-promise", promise=shown)
            for other in sorted(seals - set((paper.seals or {}).values())):
                raise RecordError("record-other-seal", seal=other)
        except RecordError as error:
            return _refuse(error, words, as_json)
        if as_json:
            click.echo(json.dumps(_found(paper, state, shown) | {"seals_given": len(seals)}))
            return 0
        console = Console(highlight=False, soft_wrap=True)
        said = [*_sentences(paper, state, shown, words)]
        if seals:
            said.append((True, words("cli-verify-seals-shown")))
        for holds, sentence in said:
            mark = "[bold green]✓[/]" if holds else "[bold yellow]–[/]"
            console.print(f"{mark} {escape(sentence)}")
        return 0

    return click.Command(
        "verify",
        callback=check,
        params=[
            _file(),
            _deck(words),
            click.Option(["--promise"], metavar="HASH", help=words("cli-verify-promise-help")),
            click.Option(
                ["--seal"], metavar="HASH", multiple=True, help=words("cli-verify-seal-help")
            ),
            json_option(words),
        ],
        help=words("cli-verify-help"),
        epilog=words("cli-verify-epilog"),
    )


def _refuse(error: RecordError, words: Words, as_json: bool) -> int:
    sentence = error.sentence(words.language)
    if as_json:
        data = {"holds": False, "code": error.code, "line": error.line, "reason": sentence}
        click.echo(json.dumps(data))
    else:
        Console(stderr=True, highlight=False).print(f"[bold red]✗[/] {escape(sentence)}")
    return 1


def _found(paper: records.Record, state: State, shown: str | None) -> dict[str, object]:
    """What was checked, as data; what the record does not tell is None or false."""
    return {
        "holds": True,
        "moves": state.ply,
        "over": state.over,
        "result": state.result,
        "result_recorded": paper.shares is not None,
        "hash": hash_of(paper.seed),
        "hash_recorded": paper.hash is not None,
        "promise": paper.promise,
        "promise_given": shown is not None,
        "words": paper.words and {str(seat): text for seat, text in paper.words.items() if text},
        "seals": paper.seals and {str(seat): seal for seat, seal in paper.seals.items()},
    }


def _sentences(
    paper: records.Record, state: State, shown: str | None, words: Words
) -> Iterator[tuple[bool, str]]:
    """What was checked, and what could not be: does it hold, and how that is said."""
    yield True, words("cli-verify-moves", moves=state.ply)
    if paper.shares is not None and state.result:
        ending = words(f"{state.setup.name}-ending-{state.result['ending']}")
        yield True, words("cli-verify-result", ending=ending)
    else:
        yield False, words("cli-verify-no-result")
    recorded = paper.hash is not None
    name = "cli-verify-hash" if recorded else "cli-verify-no-hash"
    yield recorded, words(name, hash=hash_of(paper.seed))
    if paper.promise or paper.words:
        yield from _told_words(paper, words)
    if paper.promise:
        yield True, words("cli-verify-promise", promise=paper.promise)
    if shown:
        yield True, words("cli-verify-shown")
    elif paper.promise:
        yield False, words("cli-verify-not-shown")
    else:
        yield False, words("cli-verify-no-promise")


def _told_words(paper: records.Record, words: Words) -> Iterator[tuple[bool, str]]:
    """What the players added to the secret."""
    for seat, text in (paper.words or {}).items():
        if text:
            who = paper.names.get(seat) or words("seat", number=seat + 1)
            yield True, words("cli-verify-words", name=plain(who), words=plain(text))
    if paper.words and paper.added:
        yield bool(paper.seals), words("cli-verify-seals" if paper.seals else "cli-verify-no-seals")
    if paper.words is None and paper.added:
        yield False, words("cli-verify-words-untold", words=plain(paper.added))
    elif not paper.added:
        yield True, words("cli-verify-no-words")
