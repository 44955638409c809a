"""Lines that somebody reports, for an operator to look at: one report for each person and line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.entries import Said, entry_of
from lifetable.tables.live.views import Views
from lifetable.tables.log import schema
from lifetable.tables.log.store import Store

REASONS = ("rude", "threat", "spam", "private", "other")
MOST_OPEN = 30  # reports of one person that nobody has looked at yet
ENOUGH = 10  # reports of one line; more say nothing new
BEFORE, AFTER = 6, 3  # lines that are shown around it
LISTED = 200


class Reports:
    """Reporting, as those at the tables do it."""

    def __init__(self, store: Store, views: Views) -> None:
        self._store = store
        self._views = views

    async def add(self, table: str, person: str, number: int, reason: str) -> None:
        """Report a line. Reported twice it is one report."""
        await self._views.check(table, person)
        r, e = schema.reports.c, schema.entries.c
        line = select(e.by).where(e.table_id == table, e.number == number, e.kind == Said.kind)

        def run(connection: Connection) -> None:
            speaker = connection.execute(line).scalar_one_or_none()
            if speaker is None:
                raise TableError("no-such-line", line=number)
            if speaker == person:
                raise TableError("not-yourself")
            known = connection.execute(
                select(r.reporter).where(r.table_id == table, r.number == number)
            ).scalars()
            reporters = set(known)
            if person in reporters or len(reporters) >= ENOUGH:
                return
            waiting = select(func.count()).where(r.reporter == person, r.handled.is_(None))
            if connection.execute(waiting).scalar_one() >= MOST_OPEN:
                raise TableError("too-many-reports", most=MOST_OPEN)
            row = {"table_id": table, "number": number, "reporter": person}
            row |= {"about": speaker, "reason": reason, "at": now()}
            connection.execute(insert(schema.reports).values(row))

        try:
            await self._store.ask(run)
        except IntegrityError:  # the same report came twice at the same moment
            return


def listed(connection: Connection, handled: bool = False) -> list[Data]:
    """Reports, newest first, each with the line and what was said around it."""
    r, p = schema.reports.c, schema.people.c
    reports = select(schema.reports, p.name).outerjoin(schema.people, p.id == r.about)
    if not handled:
        reports = reports.where(r.handled.is_(None))
    rows = connection.execute(reports.order_by(r.at.desc(), r.id.desc()).limit(LISTED)).all()
    return [
        {
            "id": row.id,
            "table": row.table_id,
            "number": row.number,
            "at": row.at,
            "reason": row.reason,
            "reporter": row.reporter,
            "about": row.about,
            "name": row.name,
            "handled": row.handled,
            "lines": around(connection, row.table_id, row.number),
        }
        for row in rows
    ]


def around(connection: Connection, table: str, number: int) -> list[Data]:
    """A line and what was said shortly before and after it."""
    e = schema.entries.c
    said = select(schema.entries).where(e.table_id == table, e.kind == Said.kind)
    before = said.where(e.number <= number).order_by(e.number.desc()).limit(BEFORE + 1)
    after = said.where(e.number > number).order_by(e.number).limit(AFTER)
    rows: Sequence[schema.FoundRow] = [
        *reversed(connection.execute(before).all()),
        *connection.execute(after).all(),
    ]
    return [
        {"number": row.number, "at": row.at, "person": row.by} | to_builtins(entry_of(row).what)
        for row in rows
    ]


def handle(connection: Connection, *where: ColumnElement[bool]) -> int:
    """An operator has seen to these reports; how many were there?"""
    waiting = update(schema.reports).where(schema.reports.c.handled.is_(None), *where)
    return connection.execute(waiting.values(handled=now())).rowcount


def of_person(connection: Connection, person: str) -> Data:
    """The reports somebody made, and those of their lines; who made these is not told."""
    r = schema.reports.c
    made = connection.execute(select(schema.reports).where(r.reporter == person).order_by(r.id))
    about = connection.execute(select(schema.reports).where(r.about == person).order_by(r.id))
    return {
        "reports": [_card(row) | {"reason": row.reason} for row in made],
        "reported": [_card(row) for row in about],
    }


def _card(row: schema.FoundRow) -> Data:
    return {"table": row.table_id, "number": row.number, "at": row.at}


def forget(connection: Connection, person: str) -> None:
    r = schema.reports.c
    connection.execute(delete(schema.reports).where((r.reporter == person) | (r.about == person)))
