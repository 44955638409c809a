"""Backups: all that a database keeps, in one file from which a database of either kind can be made again.

The file is gzip around lines of JSON. The first line says what is in it, then come the rows, table after table; the last
line is a checksum over all before it. Backing up reads one moment of the database while others write. Restoring is one
transaction: whatever goes wrong, the database is as it was.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import orjson
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from lifetable.errors import BackupError
from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.keeper.heartbeats import LATE
from lifetable.tables.log import schema

FORMAT = 1
VERSION_TABLE = "alembic_version"
# Of processes that run, and of nothing else.
TRANSIENT = frozenset({"keepers", "viewers", "news", VERSION_TABLE})
SIGNING = "keys"
AT_ONCE = 1_000  # rows
LOOK = 0.1  # seconds between two looks for a sign of life
_MARK = "lifetable-backup"

Tell = Callable[[int], None]
"""Told of rows that are done."""


@dataclass(frozen=True)
class Part:
    """The rows of one table."""

    columns: list[str]
    binary: list[str]
    """Columns whose bytes are written in base64."""
    rows: int


@dataclass(frozen=True)
class Contents:
    """What a backup says of itself in its first line."""

    schema: str
    made: int
    tables: Mapping[str, Part]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.tables.values())

    def counts(self) -> dict[str, int]:
        return {name: part.rows for name, part in self.tables.items()}

    def line(self) -> dict[str, object]:
        parts = {name: asdict(part) for name, part in self.tables.items()}
        return {_MARK: FORMAT, "schema": self.schema, "made": self.made, "tables": parts}

    @classmethod
    def read(cls, line: Data) -> Contents:
        parts = {name: Part(**part) for name, part in line["tables"].items()}
        return cls(line["schema"], line["made"], parts)


# --- backing up ---


def back_up(engine: Engine, out: BinaryIO, begun: Tell, done: Tell) -> Contents:
    """Write all that a database keeps. `begun` is told how many rows there are, `done` of each so many written."""
    with _refusing(), _moment(engine) as connection:
        found = schema.version(connection)
        if found is None:
            raise BackupError("backup-nothing")
        tables = _lasting(connection)
        parts = {str(table.name): _part(connection, table) for table in tables}
        contents = Contents(found, now(), parts)
        begun(contents.rows)
        checksum = hashlib.sha256()
        with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:
            for line in _lines(connection, contents, tables, done):
                checksum.update(line)
                packed.write(line)
            packed.write(orjson.dumps({"sha256": checksum.hexdigest()}) + b"\n")
        return contents


@contextmanager
def _moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment of the database, and keeps nobody from writing."""
    if engine.dialect.name == "sqlite" and not is_there(engine):
        raise BackupError("backup-nothing")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection.execution_options(yield_per=AT_ONCE)


def is_there(engine: Engine) -> bool:
    """Is there a SQLite file? Looking for it with SQLite would make it."""
    file = engine.url.database
    return bool(file) and Path(str(file)).is_file()


def _lasting(connection: Connection) -> list[Table]:
    """Every table that outlives processes, as it is in this database, whatever its schema; the referred to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in TRANSIENT]


def _part(connection: Connection, table: Table) -> Part:
    rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return Part(
        [str(column.name) for column in table.columns],
        [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)],
        rows,
    )


def _lines(
    connection: Connection, contents: Contents, tables: list[Table], done: Tell
) -> Iterator[bytes]:
    yield orjson.dumps(contents.line()) + b"\n"
    for table in tables:
        part = contents.tables[table.name]
        binary = [part.columns.index(name) for name in part.binary]
        for rows in connection.execute(select(table)).partitions(AT_ONCE):
            for row in rows:
                values = list(row)
                for n in binary:
                    if values[n] is not None:
                        values[n] = base64.b64encode(values[n]).decode()
                yield orjson.dumps(values) + b"\n"
            done(len(rows))


# --- reading ---


class Reading:
    """A backup that is read once, from its beginning to its end."""

    def __init__(self, source: BinaryIO) -> None:
        self._packed = gzip.GzipFile(fileobj=source, mode="rb")
        self._checksum = hashlib.sha256()
        try:
            first = orjson.loads(self._line())
            self.format = int(first[_MARK])
        except (BackupError, ValueError, KeyError, TypeError):
            raise BackupError("backup-no-such") from None
        if self.format > FORMAT:
            raise BackupError("backup-newer")
        with _reading():
            self.contents = Contents.read(first)
        if self.contents.schema not in schema.revisions():
            raise BackupError("backup-newer")

    def _line(self) -> bytes:
        with _reading():
            line = self._packed.readline()
        if not line.endswith(b"\n"):
            raise BackupError("backup-damaged")
        self._checksum.update(line)
        return line

    def rows(self, name: str) -> Iterator[Data]:
        """The rows of one table, which is the next."""
        part = self.contents.tables[name]
        for _ in range(part.rows):
            with _reading():
                row = dict(zip(part.columns, orjson.loads(self._line()), strict=True))
                for column in part.binary:
                    if row[column] is not None:
                        row[column] = base64.b64decode(row[column], validate=True)
            yield row

    def check(self) -> None:
        """After the last row: is the file whole, and is it what was written?"""
        expected = self._checksum.hexdigest()
        line = self._line()
        with _reading():
            if orjson.loads(line)["sha256"] != expected or self._packed.read(1):
                raise BackupError("backup-damaged")


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError):
        raise BackupError("backup-damaged") from None


# --- restoring ---


def restore(engine: Engine, source: BinaryIO, force: bool, begun: Tell, done: Tell) -> Contents:
    """Make a database what it was when a backup was made, and bring it up to date."""
    reading = Reading(source)
    with _refusing():
        beats = _nobody_serves(engine)
        with engine.begin() as connection:
            schema.one_at_a_time(connection)
            if not force and _has_something(connection):
                raise BackupError("backup-over-something")
            if _beats(connection).keys() - beats.keys():
                raise BackupError("backup-served")
            _clear(connection)
            schema.upgrade_within(connection, reading.contents.schema)
            begun(reading.contents.rows)
            _fill(connection, reading, done)
            reading.check()
            schema.upgrade_within(connection)
    return reading.contents


def _fill(connection: Connection, reading: Reading, done: Tell) -> None:
    tables = {table.name: table for table in _lasting(connection)}
    for name, part in reading.contents.tables.items():
        if name not in tables or not set(part.columns) <= set(tables[name].columns.keys()):
            raise BackupError("backup-damaged")
        waiting = reading.rows(name)
        while rows := list(islice(waiting, AT_ONCE)):
            connection.execute(insert(tables[name]), rows)
            done(len(rows))
        if connection.dialect.name == "postgresql":
            _count_on(connection, tables[name])


def _count_on(connection: Connection, table: Table) -> None:
    """Numbers that PostgreSQL gives go on behind those that were restored."""
    for column in table.primary_key.columns:
        if isinstance(column.type, Integer):
            names = {"table": table.name, "column": column.name}
            wanted = text("SELECT pg_get_serial_sequence(:table, :column)")
            sequence = connection.execute(wanted, names).scalar()
            newest = connection.execute(select(func.max(column))).scalar()
            if sequence and newest:
                connection.execute(select(func.setval(sequence, newest)))


def _has_something(connection: Connection) -> bool:
    """Would anybody miss what is here? Keys alone are made by every server that is started."""
    return any(
        connection.execute(select(table).limit(1)).first() is not None
        for table in _lasting(connection)
        if table.name != SIGNING
    )


def _clear(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def nobody_serves(engine: Engine) -> bool:
    """Is no process alive on this database?"""
    try:
        _nobody_serves(engine)
    except BackupError:
        return False
    return True


def _nobody_serves(engine: Engine) -> dict[str, int]:
    """Refuse while a server gives signs of life; the last ones of those that are dead. Clocks may differ: it counts
    whether a sign of life changes while we look.
    """
    until = time.monotonic() + LATE / 1000
    with engine.connect() as connection:
        first = _beats(connection)
    while first and time.monotonic() < until:
        time.sleep(LOOK)
        with engine.connect() as connection:
            if any(first.get(id) != beat for id, beat in _beats(connection).items()):
                raise BackupError("backup-served")
    return first


def _beats(connection: Connection) -> dict[str, int]:
    if not inspect(connection).has_table(schema.keepers.name):
        return {}
    rows = connection.execute(select(schema.keepers.c.id, schema.keepers.c.beat))
    return {row.id: row.beat for row in rows}


@contextmanager
def _refusing() -> Iterator[None]:
    """What the database refuses (a full disk, a damaged file, nobody there), as a sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BackupError("backup-database", why=why) from error
