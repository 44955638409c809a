"""The tables of the database; the same on SQLite and PostgreSQL. `migrations/` brings older ones up to date."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from enum import IntEnum, unique
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from lifetable.errors import SetupError
from lifetable.tables.log import health

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = {path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}
NEWEST = max(VERSIONS)
MOST_CHECKED = 256 * 1024 * 1024  # bytes; reading through a larger file would take too long

BUSY = 15  # seconds that SQLite waits for another process

# Pages that are no longer needed can be given back a few at a time; that has to be said before there is a first page.
PRAGMAS = (
    "auto_vacuum=INCREMENTAL",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)


@unique
class Queue(IntEnum):
    """What PostgreSQL lets only one do at a time: the numbers of its advisory locks. Two kinds of work with one number
    would wait for each other, and while they hold tables that the other wants, for ever."""

    MIGRATING = 7021
    RATING = 7022
    WIPING = 7023


metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("hash", Text, nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("keeper", Text),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "changed"),
)

# Whoever writes a number has read all before it and the keys they have: no other index needs to be kept with every move.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("by", Text),
    Column("key", Text),
    Column("data", Text, nullable=False),
)

seated = Table(  # where somebody sits, sat or spoke: finds all that is kept of a person
    "seated",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("sits", Boolean, nullable=False, default=True),  # not who only spoke, or stood up again
    Index("seated_by_person", "person"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False),  # a person's id, or bot:LEVEL
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("unrated", Text),  # why it does not count for the player's rating, if it does not
    Index("results_by_player", "player", "game", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

files = Table(  # decks that people have uploaded
    "files",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("option", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column(
        "used", Boolean, nullable=False, default=False
    ),  # at a table, which needs it from then on
)

uploads = Table(  # whose files they are: two may have the same
    "uploads",
    metadata,
    Column("file", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # what this person calls it
    # what it holds, so far as that was counted when it came
    Column("cards", Integer, nullable=False, server_default="0"),
    Column("people", Integer, nullable=False, server_default="0"),
    Column("players", Integer, nullable=False, server_default="0"),
    Index("uploads_by_person", "person"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

keepers = Table(  # the processes that are alive
    "keepers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
)

viewers = Table(  # who looks at a table from which process
    "viewers",
    metadata,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("people", Text, nullable=False),
)

news = Table(  # what other processes must hear that is no entry; kept for a while
    "news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("process", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # a number is never given twice, or somebody would not notice
)

kept = Table(  # finished games that somebody wants to keep; such a table is never pruned
    "kept",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Index("kept_by_person", "person"),
)

chores = Table(  # what one process does for all of them once in a while, and when it last began
    "chores",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

reports = Table(  # lines that somebody wants an operator to look at
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("about", Text, nullable=False),  # the person who said it
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("handled", BigInteger),
    Index("reports_once", "table_id", "number", "reporter", unique=True),
    Index("reports_by_reporter", "reporter"),
    Index("reports_by_about", "about"),
)

bans = Table(  # of a person, or of a network; addresses are kept nowhere else
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, index=True),
    Column("network", Text),
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

audit = Table(  # what operators and hosts have done to people; rows are only ever added
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("table_id", Text),
    Column("reason", Text, nullable=False),
    sqlite_autoincrement=True,
)

admin_keys = Table(
    "admin_keys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

PERSONAL = (
    people, tokens, seated, results, ratings, files, uploads, viewers, news, entries, kept, reports, bans, audit,
)  # fmt: skip
"""The tables in which something of a person can stand."""

keys = Table(  # what all processes sign with
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


FoundRow = Row[Any]
"""A row of a table as it is read: its columns are attributes, of whose types SQLAlchemy knows nothing here."""


def driver_of(connection: Connection) -> Any:
    """The driver's own connection: what only one kind of database can is asked there."""
    return connection.connection.dbapi_connection


# What is deleted is overwritten; some builds of SQLite do so by themselves, we do not rely on it.
def engine_of(url: str) -> Engine:
    """The database of an address. SQLite saves as carefully as it can."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": BUSY})
    if file := _file_of(engine.url):
        health.FILES[engine] = health.DatabaseFile(file)

    @event.listens_for(engine, "do_connect")
    def _open(
        _dialect: object, _record: object, _given: object, more: dict[str, Any]
    ) -> sqlite3.Connection | None:
        """A file that has gone is not made anew in silence, and another in its place is not touched."""
        if file is None:
            return None
        mode = health.FILES[engine].mode
        if mode != health.MAY_MAKE:
            health.check_file(engine)
        address = f"{file.absolute().as_uri()}?mode={mode}"
        opened: sqlite3.Connection = sqlite3.connect(address, **(more | {"uri": True}))
        return opened

    @event.listens_for(engine, "connect")
    def _careful(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "checkout")
    def _still_there(_connection: object, _record: object, _proxy: object) -> None:
        health.check_file(engine)

    return engine


def _file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for one in memory, and for what we do not understand."""
    if not url.drivername.startswith("sqlite") or url.query:
        return None
    plain = url.database and url.database != ":memory:" and not url.database.startswith("file:")
    return Path(url.database) if plain and url.database else None


def prepare(url: str, *, thorough: bool = False) -> Engine:
    """The database of an address, brought up to date; made, if it is a file that is not there yet. What cannot be used
    is refused with a SetupError that says what to do. `thorough`: look for damage in a file first.
    """
    engine = _engine_or_refusal(url)
    where = engine.url.render_as_string(hide_password=True)
    try:
        if file := _file_of(engine.url):
            where = str(file)
            _check_place(file)
            if file.exists():
                _check_contents(file, thorough=thorough)
        migrate(engine)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        engine.dispose()
        raise health.unusable(error, where) from error
    except SetupError as error:
        engine.dispose()
        error.details.setdefault("where", where)
        raise
    return engine


def _engine_or_refusal(url: str) -> Engine:
    try:
        parsed = make_url(url)
        return engine_of(url)
    except NoSuchModuleError:
        raise SetupError("database-driver", kind=parsed.drivername) from None
    except ModuleNotFoundError:
        raise SetupError("database-driver", kind=parsed.drivername) from None
    except (ArgumentError, ValueError):
        raise SetupError("database-address") from None  # it may hold a password: not shown


def _check_place(file: Path) -> None:
    if file.is_dir():
        raise SetupError("database-folder")
    if not file.parent.is_dir():
        raise SetupError("database-no-folder", folder=str(file.parent))
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        raise SetupError("database-read-only", why="")


def _check_contents(file: Path, *, thorough: bool) -> None:
    """Refuse a file before anything is changed in it."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as raw:
        tables = {name for (name,) in raw.execute("SELECT name FROM sqlite_master")}
        if "alembic_version" in tables:
            _check_version(
                str(*raw.execute("SELECT max(version_num) FROM alembic_version").fetchone())
            )
        elif tables:
            raise SetupError("database-foreign", found="-", newest=NEWEST)
        if thorough and file.stat().st_size <= MOST_CHECKED:
            (found,) = raw.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise SetupError("database-damaged", why=found.splitlines()[-1])


def _check_version(found: str) -> None:
    if found not in VERSIONS:
        newer = found.isdecimal() and found > NEWEST
        raise SetupError(
            "database-newer" if newer else "database-foreign", found=found, newest=NEWEST
        )


def migrate(engine: Engine) -> None:
    """Bring the database up to date; processes that start together wait for each other."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        found = version(connection)
        if found is None:
            metadata.create_all(connection)
            connection.execute(text("CREATE TABLE alembic_version (version_num TEXT PRIMARY KEY)"))
            connection.execute(text("INSERT INTO alembic_version VALUES (:new)"), {"new": NEWEST})
        else:
            _check_version(found)
    if found is not None and found != NEWEST:
        upgrade(engine)


def upgrade(engine: Engine, to: str = "head") -> None:
    """Go through the migrations that a database has not seen."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        upgrade_within(connection, to)


def upgrade_within(connection: Connection, to: str = "head") -> None:
    """`upgrade` as part of a transaction that does more."""
    from alembic import command  # heavy, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> list[str]:
    """Every schema there ever was, oldest first."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted(path.stem.split("_")[0] for path in files)


def version(connection: Connection) -> str | None:
    """The migration a database has come to; None for an empty one."""
    there = set(inspect(connection).get_table_names())
    if "alembic_version" not in there:
        if there & metadata.tables.keys():
            raise SetupError("database-foreign", found="-", newest=NEWEST)
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def one_at_a_time(connection: Connection) -> None:
    """Whoever changes the schema waits for whoever does so already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({Queue.MIGRATING:d})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
