"""`lifetable backup`: all that a server keeps, in one file."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click

from lifetable.cli.options import database_option
from lifetable.errors import BackupError
from lifetable.web.environment import home_database
from lifetable.words import Words

STANDARD = "-"


def commands(words: Words) -> list[click.Command]:
    def backup(file: str, database: str) -> None:
        from lifetable.tables.housekeeping.backup import back_up
        from lifetable.tables.log import schema

        engine = schema.engine_of(database or home_database())
        with written(file) as out, progress(words("backup-writing")) as (begun, done):
            contents = back_up(engine, out, begun, done)
        counts = contents.counts()
        click.echo(
            words(
                "backup-done",
                file=words("backup-standard-output") if file == STANDARD else file,
                tables=counts.get("tables", 0),
                people=counts.get("people", 0),
                rows=contents.rows,
            ),
            err=True,
        )

    return [
        click.Command(
            "backup",
            callback=backup,
            params=[file_argument(), database_option(words)],
            help=words("backup-help"),
            epilog=words("backup-epilog"),
        )
    ]


def file_argument() -> click.Argument:
    return click.Argument(["file"], type=click.Path(dir_okay=False, allow_dash=True))


@contextmanager
def written(file: str) -> Iterator[BinaryIO]:
    """A file that is there as a whole or not at all, for its owner's eyes only: it has everybody's keys in it."""
    if file == STANDARD:
        if sys.stdout.isatty():
            raise BackupError("backup-to-terminal")
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    part = Path(f"{file}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise BackupError("backup-unwritable", file=file, why=error.strerror or "") from error
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def progress(what: str) -> Iterator[tuple[Callable[[int], None], Callable[[int], None]]]:
    """A bar on a terminal: one function to say how much there is to do, one for what is done."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield (
            lambda rows: bar.update(task, total=rows),
            lambda rows: bar.advance(task, rows),
        )
