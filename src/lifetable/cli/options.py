"""Arguments and options that several commands share."""

from __future__ import annotations

import click

from lifetable import games
from lifetable.errors import SetupError
from lifetable.games.face import Setup
from lifetable.web.environment import variable
from lifetable.words import Words


class GameName(click.ParamType[str]):
    """A game's name; completed by the shell."""

    name = "game"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        found = [name for name in games.names() if name.startswith(incomplete)]
        return [click.shell_completion.CompletionItem(name) for name in found]


def game_parameter() -> click.Argument:
    return click.Argument(["game"], type=GameName(), metavar="GAME")


def games_option(
    words: Words, help: str, default: int, kind: type[int] | click.IntRange = int
) -> click.Option:
    """How many games. `help` names its sentence."""
    return click.Option(
        ["-n", "--games"], type=kind, default=default, show_default=True, help=words(help)
    )


def workers_option(words: Words) -> click.Option:
    return click.Option(
        ["-w", "--workers"], type=click.IntRange(1), help=words("arena-help-workers")
    )


def file_option(words: Words, name: str, help: str) -> click.Option:
    """A file to write. `help` names its sentence."""
    kind = click.Path(dir_okay=False, writable=True)
    return click.Option([name], type=kind, metavar=words("ladder-file"), help=words(help))


def table_options(words: Words) -> list[click.Option]:
    """How the table is set: `--players`, `--option`, `--deck`."""
    return [
        click.Option(["-p", "--players"], type=int, help=words("cli-help-players")),
        click.Option(
            ["-o", "--option", "options"],
            multiple=True,
            metavar="NAME=VALUE",
            help=words("cli-help-option"),
        ),
        click.Option(["--deck"], metavar="FILE", help=words("cli-help-deck")),
    ]


def json_option(words: Words) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=words("cli-help-json"))


def database_option(words: Words) -> click.Option:
    return click.Option(
        ["--database"],
        default="",
        metavar="URL",
        envvar=variable("database"),
        show_envvar=True,
        help=words("serve-help-database"),
    )


def seed_option(words: Words) -> click.Option:
    return click.Option(["-s", "--seed"], help=words("cli-help-seed"))


def setup_from(game: str, players: int | None, options: tuple[str, ...], deck: str | None) -> Setup:
    """The table that a command's options describe."""
    values: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise SetupError("option-without-value", option=option)
        values[name.strip()] = value.strip()
    if deck is not None:
        values["deck"] = deck
    return Setup(games.find(game), players, **values)
