"""The tables of the database; the same on SQLite and PostgreSQL. `migrations/` brings older ones up to date."""

from __future__ import annotations

from pathlib import Path

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
    Table,
    Text,
    create_engine,
    event,
    inspect,
    text,
)

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))

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

keys = Table(  # what all processes sign with
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


def engine_of(url: str) -> Engine:
    """The database of an address. SQLite saves as carefully as it can."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": 15})

    @event.listens_for(engine, "connect")
    def _careful(connection, _record):  # type: ignore[no-untyped-def]
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database up to date; processes that start together wait for each other."""
    with engine.begin() as connection:
        _one_at_a_time(connection)
        found = _version(connection)
        if found is None:
            metadata.create_all(connection)
            connection.execute(text("CREATE TABLE alembic_version (version_num TEXT PRIMARY KEY)"))
            connection.execute(text("INSERT INTO alembic_version VALUES (:new)"), {"new": NEWEST})
    if found is not None and found != NEWEST:
        upgrade(engine)


def upgrade(engine: Engine, to: str = "head") -> None:
    """Go through the migrations that a database has not seen."""
    from alembic import command  # heavy, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        _one_at_a_time(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _version(connection: Connection) -> str | None:
    """The migration a database has come to; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def _one_at_a_time(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7021)"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
