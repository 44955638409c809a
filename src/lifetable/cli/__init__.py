"""The command line. `lifetable --help` tells what there is; every command has examples.

A module of this package that has a `commands(words)` function brings commands, and so does a
`commands.py` in a game's folder. A new file is found, not listed. For a command that has a module of its own name
only that one is loaded: a server needs no tournaments.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Iterator, Sequence

import click

from lifetable import __version__, games
from lifetable.cli.speak import speak
from lifetable.errors import LifetableError, SetupError
from lifetable.words import Words, languages, preferred


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line; 0 if all went well, 1 if something does not hold, 2 if it could not be done."""
    try:
        wish, rest = _language(list(arguments))
    except SetupError as error:
        return _fail(error, Words(preferred()))
    words = Words(preferred(wish))
    speak(words)
    try:
        code = build(words, rest[0] if rest else "").main(
            rest, prog_name="lifetable", standalone_mode=False
        )
    except click.ClickException as problem:
        problem.show()
        return problem.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(words("cli-stopped"), err=True)
        return 130
    except LifetableError as error:
        return _fail(error, words)
    return code if isinstance(code, int) else 0


def build(words: Words, wanted: str = "") -> click.Group:
    """All commands, or the one that is wanted, speaking one language."""
    group = click.Group(
        "lifetable",
        help=words("cli-help"),
        epilog=words("cli-epilog"),
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )
    group.params.append(
        click.Option(["--lang"], type=click.Choice(languages()), help=words("cli-help-lang"))
    )
    click.version_option(__version__, prog_name="lifetable")(group)
    alone = f"{__name__}.{wanted}"
    for name in [alone] if wanted.isalpha() and _is_there(alone) else _modules():
        for command in importlib.import_module(name).commands(words):
            group.add_command(command)
    return group


def _modules() -> Iterator[str]:
    for module in pkgutil.iter_modules(__path__):
        if _is_there(full := f"{__name__}.{module.name}"):
            yield full
    for game in games.names():
        if _is_there(full := f"{games.__name__}.{games.folder(game).name}.commands"):
            yield full


def _is_there(module: str) -> bool:
    """Is there such a module, and does it bring commands?"""
    return bool(importlib.util.find_spec(module)) and hasattr(
        importlib.import_module(module), "commands"
    )


def _language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang` out of the arguments, wherever it stands, so that help can speak that language."""
    wish, rest = None, []
    remaining = iter(arguments)
    for argument in remaining:
        name, equals, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
            continue
        wish = value if equals else next(remaining, "")
        if wish not in languages():
            raise SetupError("no-such-language", language=wish, languages=", ".join(languages()))
    return wish, rest


def _fail(error: LifetableError, words: Words) -> int:
    from rich.console import Console  # a server is never in need of it
    from rich.markup import escape

    console = Console(stderr=True, highlight=False)
    console.print(f"[bold red]✗[/] {escape(error.sentence(words.language))}")
    return 2
