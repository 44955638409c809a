"""`lifetable games`, `lifetable rules`, `lifetable completion`: what there is."""

from __future__ import annotations

import json
import re

import click
from click.shell_completion import get_completion_class
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from lifetable import games
from lifetable.cli.options import GameName, json_option
from lifetable.games.contract import Game, Option
from lifetable.games.json_schema import document
from lifetable.words import Words, manual_of


def commands(words: Words) -> list[click.Command]:
    return [_games(words), _rules(words), _schema(words), _completion(words)]


def _games(words: Words) -> click.Command:
    def show(game: str | None, as_json: bool) -> None:
        found = [games.find(name) for name in ([game] if game else games.names())]
        if as_json:
            click.echo(json.dumps([_data(one) for one in found]))
            return
        if game:
            _show_options(found[0], words)
            return
        table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
        for column in ("game", "players", "about", "options"):
            table.add_column(words(f"cli-column-{column}"))
        for one in found:
            info = one.info
            table.add_row(
                f"[bold]{info.name}[/]\n{words(f'{info.name}-title')}",
                f"{info.least_players}-{info.most_players}",
                words(f"{info.name}-tagline"),
                "\n".join(f"{option.name}={_choices(option)}" for option in info.options),
            )
        Console().print(table)

    return click.Command(
        "games",
        callback=show,
        params=[
            click.Argument(["game"], type=GameName(), required=False),
            json_option(words),
        ],
        help=words("cli-games-help"),
        epilog=words("cli-games-epilog"),
    )


def _show_options(game: Game, words: Words) -> None:
    """One game: each option with what it means."""
    name = game.info.name
    console = Console(highlight=False)
    console.print(f"[bold]{words(f'{name}-title')}[/]  {words(f'{name}-tagline')}")
    for option in game.info.options:
        key = f"{name}-option-{option.name}"
        console.print(f"\n[bold]{option.name}={_choices(option)}[/]  {words(key)}")
        console.print(f"  {words(f'{key}-help')}")
        for choice in option.choices:
            console.print(f"  [bold]{choice}[/]  {words(f'{key}-{choice}')}")


def _choices(option: Option) -> str:
    match option.kind:
        case "flag":
            return "true|false"
        case "choice":
            return "|".join(option.choices)
        case "number":
            return f"{option.default}|{option.least}-{option.most}"
        case "file":
            return "|".join((*(option.choices or (str(option.default),)), "FILE"))


def _data(game: Game) -> dict[str, object]:
    info = game.info
    return {
        "name": info.name,
        "players": [info.least_players, info.most_players],
        "information": info.information,
        "chance": info.chance,
        "options": [
            {"name": o.name, "kind": o.kind, "default": o.default, "values": _choices(o)}
            for o in info.options
        ],
    }


def _plain(manual: str) -> str:
    """A manual without what only a page has: of a picture the caption, of a link inside the text its words."""
    manual = re.sub(r"^!\[(.*)\]\(picture:.*\)$", r"> \1", manual, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]*)\]\(#[^)]*\)", r"\1", manual)


def _rules(words: Words) -> click.Command:
    def show(game: str) -> None:
        manual = manual_of(game, words.language)
        console = Console(width=min(Console().width, 100))
        if manual is not None:
            console.print(Markdown(_plain(manual)))
        else:
            console.print(words("plain-no-manual", title=words(f"{game}-title")))

    return click.Command(
        "rules",
        callback=show,
        params=[click.Argument(["game"], type=GameName())],
        help=words("cli-rules-help"),
        epilog=words("cli-rules-epilog"),
    )


def _schema(words: Words) -> click.Command:
    def show(game: str) -> None:
        click.echo(json.dumps(document(games.find(game)), ensure_ascii=False, indent=2))

    return click.Command(
        "schema",
        callback=show,
        params=[click.Argument(["game"], type=GameName())],
        help=words("cli-schema-help"),
        epilog=words("cli-schema-epilog"),
    )


def _completion(words: Words) -> click.Command:
    def show(shell: str) -> None:
        completion = get_completion_class(shell)
        assert completion
        root = click.get_current_context().find_root().command
        click.echo(completion(root, {}, "lifetable", "_LIFETABLE_COMPLETE").source())

    return click.Command(
        "completion",
        callback=show,
        params=[click.Argument(["shell"], type=click.Choice(["bash", "zsh", "fish"]))],
        help=words("cli-completion-help"),
        epilog=words("cli-completion-epilog"),
    )
