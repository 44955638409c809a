"""`lifetable restore`: a database as it was when a backup was made."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import BinaryIO

import click

from lifetable.cli.backup import STANDARD, file_argument, progress
from lifetable.cli.options import database_option
from lifetable.errors import BackupError
from lifetable.web.environment import home_database
from lifetable.words import Words


def commands(words: Words) -> list[click.Command]:
    def restore(file: str, database: str, force: bool) -> None:
        from lifetable.tables.housekeeping import backup
        from lifetable.tables.log import schema

        engine = schema.engine_of(database or home_database())
        with _read(file) as source, progress(words("restore-reading")) as (begun, done):
            contents = backup.restore(engine, source, force, begun, done)
        counts = contents.counts()
        click.echo(
            words(
                "restore-done",
                made=f"{datetime.fromtimestamp(contents.made / 1000):%Y-%m-%d %H:%M}",
                tables=counts.get("tables", 0),
                people=counts.get("people", 0),
                rows=contents.rows,
            ),
            err=True,
        )

    force = click.Option(["--force"], is_flag=True, help=words("restore-help-force"))
    return [
        click.Command(
            "restore",
            callback=restore,
            params=[file_argument(), database_option(words), force],
            help=words("restore-help"),
            epilog=words("restore-epilog"),
        )
    ]


@contextmanager
def _read(file: str) -> Iterator[BinaryIO]:
    if file == STANDARD:
        yield sys.stdin.buffer
        return
    try:
        with open(file, "rb") as source:
            yield source
    except OSError as error:
        raise BackupError("backup-unreadable", file=file, why=error.strerror or "") from error
