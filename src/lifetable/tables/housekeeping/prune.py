"""Letting go of what nobody needs: finished games that nobody keeps, tables that everybody has left, decks that are nobody's
and at no table, people who have nothing here, reviews that can be made anew.

Results and ratings stay. Of a table one entry stays (`entries.PRUNED`), so that links to it can say what happened. It takes
the table's next number: whoever writes there at the same moment was first, and the table stays, or is told that it is gone.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from lifetable.games import find, names
from lifetable.tables.clock import now
from lifetable.tables.entries import PRUNED, Opened, SettingsChanged
from lifetable.tables.log import health, schema
from lifetable.tables.log.bus import News, spread

DAY = 24 * 3_600_000  # ms
# Whatever is asked for: an invitation is good for a day, and the longest clock gives a month for one move.
LEAST = {"over": 0, "lobby": DAY, "playing": 60 * DAY, "paused": 60 * DAY}
PROCESS = "prune"  # who tells the others
PEOPLE_AT_ONCE = 100
PAGES_AT_ONCE = 200
# Columns that say whose something is. `entries` is left out: whoever wrote there is `seated` there.
WHOSE = frozenset({"person", "player", "by", "whom", "reporter", "about"})
_FILE = re.compile(r"\b[0-9a-f]{24}\b")

Tell = Callable[[int], None]


@dataclass
class Pruned:
    """How many of what are gone, or would be."""

    finished: int = 0
    lobbies: int = 0
    abandoned: int = 0
    entries: int = 0
    reviews: int = 0
    decks: int = 0
    people: int = 0

    def as_data(self) -> dict[str, int]:
        return asdict(self)

    def count(self, status: str) -> None:
        if status == "over":
            self.finished += 1
        elif status == "lobby":
            self.lobbies += 1
        else:
            self.abandoned += 1


@dataclass(frozen=True)
class Figures:
    rows: dict[str, int]
    bytes: int


def figures(engine: Engine) -> Figures:
    """How much there is, table by table, and what it takes on disk."""
    with engine.connect() as connection:
        rows = {
            str(table.name): connection.execute(
                select(func.count()).select_from(table)
            ).scalar_one()
            for table in schema.metadata.sorted_tables
        }
        if engine.dialect.name == "sqlite":
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            size = pages * connection.exec_driver_sql("PRAGMA page_size").scalar_one()
        else:
            sizes = (
                func.pg_total_relation_size(table.name) for table in schema.metadata.tables.values()
            )
            size = connection.execute(select(sum(sizes, start=func.coalesce(0)))).scalar_one()
    return Figures(rows, int(size))


class Pruning:
    """One time through the house. Each step is a transaction of its own, and as long as it took others have the
    database to themselves; `stop` ends it between two steps.
    """

    def __init__(
        self, engine: Engine, older_than: int, stop: threading.Event | None = None
    ) -> None:
        self._engine = engine
        self._age = older_than
        self._started = now()
        self._stop = stop or threading.Event()
        self.done = Pruned()

    def _before(self, status: str = "over") -> int:
        return self._started - max(self._age, LEAST[status])

    # --- looking ---

    def doomed(self) -> dict[str, str]:
        """The tables that go, with the status they have."""
        with self._engine.connect() as connection:
            return {
                row.id: status
                for status in LEAST
                for row in connection.execute(_idle(status, self._before(status)))
            }

    def look(self) -> Pruned:
        """What would go now; decks and people that only the tables that go still hold are not counted."""
        found, e = Pruned(), schema.entries.c
        doomed = self.doomed()
        with self._engine.connect() as connection:
            for id, status in doomed.items():
                found.count(status)
                written = select(func.count()).select_from(schema.entries).where(e.table_id == id)
                found.entries += connection.execute(written).scalar_one()
            stale = select(func.count()).select_from(schema.reviews).where(self._stale())
            found.reviews = connection.execute(stale).scalar_one()
            nobody = select(func.count()).select_from(schema.people).where(*self._nobody())
            found.people = connection.execute(nobody).scalar_one()
            found.decks = len(self._unused_files(connection))
        return found

    # --- doing ---

    def run(self, begun: Tell = lambda count: None, tell: Tell = lambda count: None) -> Pruned:
        doomed = self.doomed()
        begun(len(doomed))
        for id, status in doomed.items():
            if not self._step(lambda c, id=id, status=status: self._prune(c, id, status)):  # type: ignore[misc]
                break
            tell(1)
        self._step(self._drop_reviews)
        self._step(self._drop_files)
        while self._step(self._drop_people):
            pass
        self._shrink()
        return self.done

    def _step(self, work: Callable[[Connection], bool]) -> bool:
        """False if there is no more of it, or nobody wants to wait for it."""
        if self._stop.is_set():
            return False
        began, done = time.monotonic(), replace(self.done)
        with self._engine.connect() as connection:
            if self._engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                more = work(connection)
                connection.commit()
            except DBAPIError as error:
                connection.rollback()
                if not (isinstance(error, IntegrityError) or health.gave_way(error)):
                    raise
                self.done, more = done, True  # somebody was there just now: next time
        self._stop.wait(time.monotonic() - began)
        return more

    def _prune(self, connection: Connection, id: str, status: str) -> bool:
        t, e = schema.tables.c, schema.entries.c
        lock = select(t.id).where(t.id == id).with_for_update()
        still = _idle(status, self._before(status)).where(t.id == id)
        if not (connection.execute(lock).one_or_none() and connection.execute(still).one_or_none()):
            return True
        newest = select(func.max(e.number)).where(e.table_id == id)
        number = (connection.execute(newest).scalar() or 0) + 1
        left = {"table_id": id, "number": number, "at": now(), "kind": PRUNED, "data": "{}"}
        connection.execute(insert(schema.entries).values(left))
        gone = delete(schema.entries).where(e.table_id == id, e.number < number)
        self.done.entries += connection.execute(gone).rowcount
        for table in (schema.reviews, schema.seated, schema.viewers):
            lost = connection.execute(delete(table).where(table.c.table_id == id)).rowcount
            self.done.reviews += lost if table is schema.reviews else 0
        connection.execute(delete(schema.tables).where(t.id == id))
        spread(connection, PROCESS, [(PRUNED, id)])
        self.done.count(status)
        return True

    def _stale(self) -> ColumnElement[bool]:
        t = schema.tables.c
        lately = select(t.id).where(t.changed >= self._before())
        return schema.reviews.c.table_id.not_in(lately)

    def _drop_reviews(self, connection: Connection) -> bool:
        self.done.reviews += connection.execute(
            delete(schema.reviews).where(self._stale())
        ).rowcount
        return False

    def _unused_files(self, connection: Connection) -> list[str]:
        """Decks that are nobody's and at no table."""
        f, u = schema.files.c, schema.uploads.c
        owned = exists().where(u.file == f.id)
        wanted = select(f.id).where(f.made < self._before(), not_(owned))
        idle = set(connection.execute(wanted).scalars())
        return sorted(idle - _files_at_tables(connection)) if idle else []

    def _drop_files(self, connection: Connection) -> bool:
        unused = self._unused_files(connection)
        if unused:
            connection.execute(delete(schema.files).where(schema.files.c.id.in_(unused)))
            spread(connection, PROCESS, [("file", id) for id in unused])
        self.done.decks += len(unused)
        return False

    def _nobody(self) -> list[ColumnElement[bool]]:
        """What is true of people who have nothing here: no seat, no result, no deck, no program."""
        p = schema.people.c
        return [p.made < self._before()] + [
            not_(exists().where(column == p.id)) for column in _whose()
        ]

    def _drop_people(self, connection: Connection) -> bool:
        p = schema.people.c
        wanted = select(p.id).where(*self._nobody()).limit(PEOPLE_AT_ONCE)
        gone = list(connection.execute(wanted).scalars())
        if gone:
            connection.execute(delete(schema.people).where(p.id.in_(gone)))
            news: list[News] = [("person", id) for id in gone]
            spread(connection, PROCESS, news)
        self.done.people += len(gone)
        return len(gone) == PEOPLE_AT_ONCE

    # --- giving space back ---

    def _shrink(self) -> None:
        with self._engine.connect() as connection:
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            if self._engine.dialect.name == "postgresql":
                gone = ", ".join(str(table.name) for table in schema.metadata.sorted_tables)
                connection.execute(text(f"VACUUM (ANALYZE) {gone}"))
                return
            while not self._stop.is_set():
                before = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
                some = f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})"
                connection.connection.dbapi_connection.executescript(some)  # type: ignore[union-attr]
                left = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
                if left == 0 or left == before:  # an older file gives nothing back by itself
                    return


def rewrite(engine: Engine) -> bool:
    """Make an older SQLite file as small as it can be, and from then on able to shrink a little at a time. Only while no
    server runs: all would wait, and rows would get other numbers. Was there anything to do?
    """
    if engine.dialect.name != "sqlite":
        return False
    with engine.connect() as connection:
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        if not connection.exec_driver_sql("PRAGMA freelist_count").scalar_one():
            return False
        connection.exec_driver_sql("PRAGMA auto_vacuum=INCREMENTAL")
        connection.exec_driver_sql("VACUUM")
    return True


def _idle(status: str, before: int) -> Select[tuple[str]]:
    """Tables of a status that nobody keeps and where nothing has happened since then, the oldest first."""
    t, e, k = schema.tables.c, schema.entries.c, schema.kept.c
    newest = select(e.at).where(e.table_id == t.id).order_by(e.number.desc()).limit(1)
    return (
        select(t.id)
        .where(t.status == status, t.changed < before)
        .where(not_(exists().where(k.table_id == t.id)))
        .where(func.coalesce(newest.scalar_subquery(), 0) < before)
        .order_by(t.changed)
    )


def _whose() -> list[ColumnElement[str]]:
    """Every column of the database that names a person, also of tables that are yet to come."""
    return [
        column
        for table in schema.metadata.sorted_tables
        if table not in (schema.people, schema.entries)
        for column in table.columns
        if column.name in WHOSE
        or any(key.column is schema.people.c.id for key in column.foreign_keys)
    ]


def _files_at_tables(connection: Connection) -> set[str]:
    """The decks that tables need, as their settings name them."""
    t, e = schema.tables.c, schema.entries.c
    games = [name for name in names() if any(o.kind == "file" for o in find(name).info.options)]
    wanted = (
        select(e.data)
        .join(schema.tables, t.id == e.table_id)
        .where(t.game.in_(games), e.kind.in_([Opened.kind, SettingsChanged.kind]))
    )
    return {id for data in connection.execute(wanted).scalars() for id in _FILE.findall(data)}
