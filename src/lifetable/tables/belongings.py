"""All that is kept of a person: found at the tables where they sat or spoke, told in full, and erased."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, Row, bindparam, delete, or_, select, update

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import schema
from lifetable.tables.bus import News
from lifetable.tables.ratings import statistics
from lifetable.tables.store import disown

AT_ONCE = 500  # rows changed in one transaction: nobody waits long
_TABLES_AT_ONCE = 200
_SPOKEN = {"said": ("text", "name"), "reacted": ("name",), "sat": ("name",)}
NOBODY = "…"
_CLEANED = (
    update(schema.entries)
    .where(
        schema.entries.c.table_id == bindparam("of_table"),
        schema.entries.c.number == bindparam("of_number"),
    )
    .values(by=bindparam("now_by"), key=bindparam("now_key"), data=bindparam("now_data"))
)


def digest(person: str) -> str:
    """Tells other processes who is gone, without keeping who it was."""
    return hashlib.sha256(person.encode()).hexdigest()


def tables_of(connection: Connection, person: str) -> list[str]:
    """Where somebody ever sat or spoke."""
    s = schema.seated.c
    return sorted(connection.execute(select(s.table_id).where(s.person == person)).scalars())


def written(connection: Connection, person: str) -> list[Row[Any]]:
    """The entries that are somebody's, or name them."""
    e = schema.entries.c
    theirs = or_(e.by == person, e.data.contains(person, autoescape=True))
    tables = tables_of(connection, person)
    rows: list[Row[Any]] = []
    for n in range(0, len(tables), _TABLES_AT_ONCE):
        here = e.table_id.in_(tables[n : n + _TABLES_AT_ONCE])
        wanted = select(schema.entries).where(here, theirs).order_by(e.table_id, e.number)
        rows += connection.execute(wanted).all()
    return rows


def gather(connection: Connection, person: str) -> Data:
    """Everything that is stored about a person."""
    f, u, p, t = schema.files.c, schema.uploads.c, schema.people.c, schema.tokens.c
    found = written(connection, person)
    lent = select(schema.files).join(schema.uploads, u.file == f.id).where(u.person == person)
    tokens = select(t.id, t.label, t.made).where(t.person == person).order_by(t.made)
    who = connection.execute(select(schema.people).where(p.id == person)).one_or_none()
    if who is None:  # forgotten just now
        raise TableError("nobody", status=401)
    return {
        "person": {"id": who.id, "name": who.name, "language": who.language},
        "made": who.made,
        "tables": tables_of(connection, person),
        "entries": [_told(row, person) for row in found if row.by == person],
        "mentions": [_told(row, person) for row in found if row.by != person],
        "files": [
            {"id": row.id, "game": row.game, "content": row.content}
            for row in connection.execute(lent)
        ],
        "tokens": [
            {"id": row.id, "label": row.label, "made": row.made}
            for row in connection.execute(tokens)
        ],
    } | statistics(connection, person, most=None)


def clean(rows: Sequence[Row[Any]], person: str) -> list[Data]:
    """Entries without a person: the moves and the luck stay for those who played along, words and names go."""
    return [
        {
            "of_table": row.table_id,
            "of_number": row.number,
            "now_by": None if row.by == person else row.by,
            "now_key": None if row.by == person else row.key,
            "now_data": _forgotten(row, person),
        }
        for row in rows
    ]


def save_clean(connection: Connection, rows: list[Data]) -> None:
    connection.execute(_CLEANED, rows)


def forget(connection: Connection, person: str) -> list[News]:
    """Erase what is left when the entries are clean. What other processes must hear of it."""
    r, n, u = schema.results.c, schema.news.c, schema.uploads.c
    tables = tables_of(connection, person)
    files = connection.execute(select(u.file).where(u.person == person)).scalars().all()
    gone = disown(connection, person, files)
    connection.execute(update(schema.results).where(r.player == person).values(player=""))
    for table, column in (
        (schema.ratings, "player"),
        (schema.seated, "person"),
        (schema.tokens, "person"),
        (schema.people, "id"),
    ):
        connection.execute(delete(table).where(table.c[column] == person))
    connection.execute(delete(schema.news).where(n.about == person))
    of_tables = [("table", id) for id in tables]
    return [("gone", digest(person)), *of_tables, *(("file", id) for id in gone)]


def _told(row: Row[Any], person: str) -> Data:
    data = _without_others(orjson.loads(row.data), person)
    if row.by != person and "name" in data:
        data["name"] = NOBODY
    return {
        "table": row.table_id,
        "number": row.number,
        "at": row.at,
        "kind": row.kind,
        "data": data,
    }


def _without_others(data: Any, person: str) -> Any:
    """Data in which nobody but this person is named."""
    if isinstance(data, list):
        return [_without_others(item, person) for item in data]
    if not isinstance(data, dict):
        return data
    cleaned = {key: _without_others(value, person) for key, value in data.items()}
    if data.get("person") not in (None, person):
        cleaned |= {"person": None, "name": NOBODY, "words": ""}
    if isinstance(data.get("host"), str) and data["host"] != person:
        cleaned["host"] = None
    return cleaned


def _forgotten(row: Row[Any], person: str) -> str:
    """An entry's data without a person's id, and without their name and words if it is theirs."""
    data = _without(orjson.loads(row.data), person)
    if row.by == person:
        data |= {field: NOBODY for field in _SPOKEN.get(row.kind, ()) if field in data}
    return orjson.dumps(data).decode().replace(person, NOBODY)  # others may have written it in chat


def _without(data: Any, person: str) -> Any:
    """Data in which a person's id no longer stands for anybody, nor the name beside it."""
    if isinstance(data, list):
        return [_without(item, person) for item in data]
    if not isinstance(data, dict):
        return None if data == person else data
    cleaned = {key: _without(value, person) for key, value in data.items()}
    if data.get("person") == person:
        cleaned |= {"name": NOBODY}
    return cleaned
