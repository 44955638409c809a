"""`lifetable admin`: looking after a server, while it runs or not. Other processes hear of what is done here."""

from __future__ import annotations

import asyncio
import getpass
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lifetable.cli.options import json_option
from lifetable.errors import SetupError
from lifetable.games.contract import Data
from lifetable.web.environment import home_database, variable
from lifetable.words import Words, plain

if TYPE_CHECKING:
    from lifetable.tables import Hub

_UNITS = {"m": 60, "h": 3600, "d": 24 * 3600}
YEAR = 366 * 24 * 3600  # seconds

T = TypeVar("T")
Rows = list[Data]


def commands(words: Words) -> list[click.Command]:
    group = click.Group("admin", help=words("admin-help"), epilog=words("admin-epilog"))
    for command in (*_looking(words), *_acting(words), _key(words)):
        group.add_command(command)
    return [group]


def seconds_of(text: str) -> int:
    """A length of time in seconds.

    >>> seconds_of("30m"), seconds_of("7d")
    (1800, 604800)
    """
    found = re.fullmatch(r"([1-9][0-9]{0,5})([mhd])", text.strip())
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    if not 0 < seconds <= YEAR:
        raise SetupError("admin-duration", text=text)
    return seconds


def _actor() -> str:
    try:
        return f"cli:{getpass.getuser()}"
    except (KeyError, OSError):  # a user without a name
        return "cli:?"


def _run(database: str, work: Callable[[Hub], Awaitable[T]]) -> T:
    """Open the database as a process of its own that keeps no tables, and do something there."""
    from lifetable.tables import Hub

    async def run() -> T:
        hub = await Hub.open(database or home_database(), keep=False)
        try:
            return await work(hub)
        finally:
            await hub.close()

    return asyncio.run(run())


def _command(
    words: Words, name: str, work: Callable[..., None], params: Sequence[click.Parameter] = ()
) -> click.Command:
    database = click.Option(
        ["--database"],
        metavar="URL",
        default="",
        envvar=variable("database"),
        show_envvar=True,
        help=words("serve-help-database"),
    )
    every = [*params, database, json_option(words)]
    return click.Command(name, callback=work, params=every, help=words(f"admin-help-{name}"))


# --- looking ---


def _looking(words: Words) -> list[click.Command]:
    def table_of(find: str, columns: Mapping[str, str], **fixed: object) -> Callable[..., None]:
        def show(database: str, as_json: bool, **given: object) -> None:
            rows = _run(database, lambda hub: getattr(hub.overview, find)(**given, **fixed))
            _print(words, rows, columns, as_json)

        return show

    columns = {"at": "at", "actor": "actor", "act": "act", "about": "about"}
    return [
        _status(words),
        _command(
            words,
            "tables",
            table_of(
                "tables",
                {"table": "table", "game": "game", "status": "status", "people": "people"}
                | {"present": "present", "changed": "changed"},
            ),
        ),
        _command(
            words,
            "people",
            table_of("people", {"person": "id", "name": "name", "tables": "tables"}),
        ),
        _command(
            words,
            "reports",
            table_of(
                "reports",
                {"report": "id", "table": "table", "line": "number", "reason": "reason"}
                | {"person": "about", "said": "lines", "at": "at"},
            ),
            [
                click.Option(
                    ["--all", "handled"],
                    is_flag=True,
                    help=words("admin-help-all"),
                )
            ],
        ),
        _command(
            words,
            "bans",
            table_of("bans", {"ban": "id", "whom": "whom", "reason": "reason", "until": "until"}),
        ),
        _command(
            words, "audit", table_of("acts", columns | {"table": "table", "reason": "reason"})
        ),
    ]


def _status(words: Words) -> click.Command:
    def show(database: str, as_json: bool) -> None:
        found = _run(database, lambda hub: hub.overview.status())
        if as_json:
            click.echo(json.dumps(found))
            return
        shown = Table(show_header=False, box=None)
        for name in ("processes", "tables", "people", "reports", "bans"):
            value = found[name]
            if isinstance(value, dict):
                value = ", ".join(f"{state} {count}" for state, count in sorted(value.items()))
            shown.add_row(words(f"admin-status-{name}"), str(value or 0))
        size = f"{found['database_bytes'] / 1e6:.1f} MB"
        shown.add_row(words("admin-status-database"), size)
        Console(highlight=False).print(shown)

    return _command(words, "status", show)


def _print(words: Words, rows: Rows, columns: Mapping[str, str], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(rows))
        return
    console = Console(highlight=False, soft_wrap=False)
    if not rows:
        console.print(words("admin-none"))
        return
    shown = Table()
    for heading in columns:
        shown.add_column(words(f"admin-column-{heading}"), overflow="fold")
    for row in rows:
        row = row | {"whom": row.get("person") or row.get("network")}
        shown.add_row(*(_cell(row, field) for field in columns.values()))
    console.print(shown)


def _cell(row: Data, field: str) -> str:
    """A value for people; what others wrote is plain text."""
    value = row[field]
    if field in ("at", "until", "changed", "made"):
        return when(value)
    if field == "lines":
        return "\n".join(
            ("[bold]▸ " if line["number"] == row["number"] else "[dim]")
            + escape(f"{plain(line['name'])}: {plain(line['text'])}")
            + "[/]"
            for line in value
        )
    if field == "people":
        return escape("\n".join(f"{plain(one['name'])} {one['id']}" for one in value))
    if isinstance(value, list):
        return escape(", ".join(map(str, value)))
    return escape(plain(str(value))) if value not in (None, "") else ""


def when(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M}"


# --- acting ---


def _acting(words: Words) -> list[click.Command]:
    reason = click.Option(["--reason"], required=True, help=words("admin-help-reason"))
    # An id may begin with a dash: an option takes it all the same.
    whom = words("admin-help-person")
    person = click.Option(["--person"], metavar="ID", required=True, help=whom)

    def act(name: str, *arguments: click.Parameter, why: bool = False) -> click.Command:
        def do(database: str, as_json: bool, **given: object) -> None:
            method = name.replace("-", "_")
            _run(database, lambda hub: getattr(hub.operator, method)(_actor(), **given))
            click.echo(json.dumps({"done": True}) if as_json else words("admin-done"))

        return _command(words, name, do, [*arguments, *([reason] if why else [])])

    def argument(name: str, kind: type = str) -> click.Argument:
        return click.Argument([name], type=kind, metavar=name.upper())

    return [
        _ban(words, reason),
        act("unban", argument("id")),
        act("dismiss", argument("report", int)),
        act("remove-name", person, why=True),
        act("remove-line", argument("table"), argument("number", int), why=True),
        act("remove-table", argument("table"), why=True),
    ]


def _ban(words: Words, reason: click.Option) -> click.Command:
    def ban(
        database: str, as_json: bool, person: str | None, address: str, length: str, reason: str
    ) -> None:
        seconds = seconds_of(length)
        made = _run(
            database, lambda hub: hub.operator.ban(_actor(), reason, seconds, person, address)
        )
        if as_json:
            click.echo(json.dumps(made.as_data()))
        else:
            click.echo(words("admin-banned", until=when(made.until), ban=made.id))

    return _command(
        words,
        "ban",
        ban,
        [
            click.Option(["--person"], metavar="ID", help=words("admin-help-person")),
            click.Option(["--address"], default="", help=words("admin-help-address")),
            click.Option(["--for", "length"], default="1d", help=words("admin-help-for")),
            reason,
        ],
    )


def _key(words: Words) -> click.Command:
    def key(database: str, as_json: bool, label: str, shown: bool, revoke: str | None) -> None:
        if shown:
            columns = {"key": "id", "label": "label", "made": "made"}
            _print(words, _run(database, lambda hub: hub.overview.keys()), columns, as_json)
        elif revoke:
            _run(database, lambda hub: hub.operator.revoke_key(_actor(), revoke))
            click.echo(json.dumps({"done": True}) if as_json else words("admin-done"))
        else:
            id, made = _run(database, lambda hub: hub.operator.make_key(_actor(), label))
            if as_json:
                click.echo(json.dumps({"id": id, "key": made}))
                return
            click.echo(words("admin-key-made"))
            click.echo(f"\n  {made}\n")
            click.echo(words("admin-key-use", id=id))

    return _command(
        words,
        "key",
        key,
        [
            click.Option(["--label"], default="", help=words("admin-help-label")),
            click.Option(["--list", "shown"], is_flag=True, help=words("admin-help-list")),
            click.Option(["--revoke"], metavar="ID", help=words("admin-help-revoke")),
        ],
    )
