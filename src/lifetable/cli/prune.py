"""`lifetable prune`: let go of what nobody needs any more."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from lifetable.cli.backup import progress
from lifetable.cli.options import database_option, json_option
from lifetable.errors import BackupError
from lifetable.web.environment import home_database
from lifetable.words import Words

if TYPE_CHECKING:
    from lifetable.tables.housekeeping.prune import Figures, Pruned

HOURS = {"h": 1, "d": 24, "w": 7 * 24}
_AGE = re.compile(r"(\d{1,6})([hdw])")


class Age(click.ParamType[int]):
    """An age such as 90d, in milliseconds.

    >>> Age(Words("en")).convert("2d", None, None)
    172800000
    """

    name = "age"

    def __init__(self, words: Words) -> None:
        self._words = words

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        if isinstance(value, int):
            return value
        found = _AGE.fullmatch(str(value).strip().lower())
        if not found or not int(found[1]):
            self.fail(self._words("prune-bad-age", age=str(value)), param, ctx)
        return int(found[1]) * HOURS[found[2]] * 3_600_000


def commands(words: Words) -> list[click.Command]:
    def prune(older_than: int, database: str, dry_run: bool, as_json: bool) -> None:
        from lifetable.tables.housekeeping.backup import is_there, nobody_serves
        from lifetable.tables.housekeeping.prune import Pruning, figures, rewrite
        from lifetable.tables.log import schema

        engine = schema.engine_of(database or home_database())
        if engine.dialect.name == "sqlite" and not is_there(engine):
            raise BackupError("prune-nothing")
        engine.dispose()
        engine = schema.prepare(database or home_database())
        before, pruning = figures(engine), Pruning(engine, older_than)
        if dry_run:
            done, after = pruning.look(), before
        else:
            with progress(words("prune-going")) as (begun, one):
                done = pruning.run(begun, one)
            if engine.dialect.name == "sqlite" and nobody_serves(engine):
                rewrite(engine)
            after = figures(engine)
        if as_json:
            told = {"dry_run": dry_run, "pruned": done.as_data()}
            click.echo(json.dumps(told | {"before": asdict(before), "after": asdict(after)}))
        else:
            _tell(words, dry_run, done, before, after)

    return [
        click.Command(
            "prune",
            callback=prune,
            params=[
                click.Option(
                    ["--older-than"],
                    type=Age(words),
                    required=True,
                    metavar=words("prune-age"),
                    help=words("prune-help-older-than"),
                ),
                database_option(words),
                click.Option(["--dry-run"], is_flag=True, help=words("prune-help-dry-run")),
                json_option(words),
            ],
            help=words("prune-help"),
            epilog=words("prune-epilog"),
        )
    ]


def _tell(words: Words, dry_run: bool, done: Pruned, before: Figures, after: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(words("prune-would" if dry_run else "prune-did"))
    for what, count in done.as_data().items():
        console.print(f"  {words(f'prune-{what}', count=count)}")
    if dry_run:
        return
    table = Table("", words("prune-before"), words("prune-after"), box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rows in before.rows.items():
        if rows or after.rows[name]:
            table.add_row(name, f"{rows:,}", f"{after.rows[name]:,}")
    table.add_row(words("prune-bytes"), f"{before.bytes:,}", f"{after.bytes:,}")
    console.print(table)
