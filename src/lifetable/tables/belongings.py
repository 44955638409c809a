"""All that is kept of a person: found at the tables where they sat or spoke, told in full, and erased."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, Row, bindparam, delete, or_, select, update

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import conduct, schema
from lifetable.tables.bus import News
from lifetable.tables.ratings import statistics
from lifetable.tables.store import digest, disown
from lifetable.tables.table import Table
from lifetable.tables.wiping import UNWIPED

AT_ONCE = 500  # rows changed in one transaction: nobody waits long
_TABLES_AT_ONCE = 200
NOBODY = "…"
_IMPERSONAL = frozenset(
    [
        "seat",
        "seats",
        "seal",
        "person",
        "removed",
        "settings",
        "previous",
        "host",
        "level",
        "order",
        "move",
        "late",
        "left",
        "seconds",
        "to",
        "agree",
        "reaction",
        "table",
        "unrated",
        "lock",
        "party",
        "watch",
    ]
)
"""What stays of an entry when whoever it is from is forgotten. Any other text goes: a new field must earn its place."""
_OURS = {"bot-seated": ("name",)}
"""Names that are nobody's: we gave them."""
_CLEANED = (
    update(schema.entries)
    .where(
        schema.entries.c.table_id == bindparam("of_table"),
        schema.entries.c.number == bindparam("of_number"),
    )
    .values(by=bindparam("now_by"), key=bindparam("now_key"), data=bindparam("now_data"))
)


def tables_of(connection: Connection, person: str) -> list[str]:
    """Where somebody ever sat or spoke."""
    s = schema.seated.c
    return sorted(connection.execute(select(s.table_id).where(s.person == person)).scalars())


def kept_by(connection: Connection, person: str) -> list[str]:
    """The games that somebody keeps."""
    k = schema.kept.c
    return sorted(connection.execute(select(k.table_id).where(k.person == person)).scalars())


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
        "kept": kept_by(connection, person),
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
        **conduct.gather(connection, person),
    } | statistics(connection, person, most=None)


def words_at(table: Table | None) -> frozenset[str]:
    """The words that make the luck of a table; without them it could not be checked."""
    return frozenset(seat.words for seat in table.seats) if table else frozenset()


def clean(rows: Sequence[Row[Any]], person: str, luck: Mapping[str, Collection[str]]) -> list[Data]:
    """Entries without a person: the moves and the words that made the `luck` of tables stay for those who played
    along, other words and names go. An entry stays as long as it was, so that it is overwritten where it stands.
    """
    return [
        {
            "of_table": row.table_id,
            "of_number": row.number,
            "now_by": None if row.by == person else row.by,
            "now_key": None if row.by == person else row.key,
            "now_data": _as_long(row, _forgotten(row, person, luck[row.table_id])),
        }
        for row in rows
    ]


def save_clean(connection: Connection, rows: list[Data]) -> None:
    connection.execute(_CLEANED, rows)


@dataclass(frozen=True)
class Erased:
    """That somebody was forgotten."""

    news: list[News]
    """What all processes must hear of it; nothing in it tells who it was."""
    traces: list[str]
    """What must no longer be found in any file: ids that stand beside each of somebody's texts."""


def forget(connection: Connection, person: str) -> Erased:
    """Erase what is left when the entries are clean."""
    r, n, u = schema.results.c, schema.news.c, schema.uploads.c
    tables = tables_of(connection, person)
    files = connection.execute(select(u.file).where(u.person == person)).scalars().all()
    gone = disown(connection, person, files)
    connection.execute(update(schema.results).where(r.player == person).values(player=""))
    for table, column in (
        (schema.ratings, "player"),
        (schema.seated, "person"),
        (schema.kept, "person"),
        (schema.tokens, "person"),
        (schema.people, "id"),
    ):
        connection.execute(delete(table).where(table.c[column] == person))
    banned = conduct.forget(connection, person)
    connection.execute(delete(schema.news).where(n.about == person))
    _no_longer_here(connection, person)
    of_tables = [("table", id) for id in tables]
    who = digest(person)
    files_gone = [("file", digest(id)) for id in gone]
    return Erased(
        [("gone", who), (UNWIPED, who), *banned, *of_tables, *files_gone], [person, *gone]
    )


def _no_longer_here(connection: Connection, person: str) -> None:
    """Nobody is told any more that somebody looks on."""
    v = schema.viewers.c
    told = select(schema.viewers).where(v.people.contains(person, autoescape=True))
    for row in connection.execute(told).all():
        others = [one for one in orjson.loads(row.people) if one != person]
        this = (v.process == row.process, v.table_id == row.table_id)
        change = update(schema.viewers).where(*this).values(people=orjson.dumps(others).decode())
        connection.execute(change)


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
        cleaned |= {"person": None, "name": NOBODY, "words": "", "seal": ""}
    if isinstance(data.get("host"), str) and data["host"] != person:
        cleaned["host"] = None
    return cleaned


def _forgotten(row: Row[Any], person: str, luck: Collection[str]) -> str:
    """An entry's data without a person's id, and without what they called themselves or said if it is theirs."""
    data = _without(orjson.loads(row.data), person, luck)
    if row.by == person:
        kept = _IMPERSONAL.union(_OURS.get(row.kind, ()))
        if data.get("words") in luck:
            kept |= {"words"}
        data = {key: value if key in kept else _emptied(value) for key, value in data.items()}
    return orjson.dumps(data).decode().replace(person, NOBODY)  # others may have written it in chat


def _without(data: Any, person: str, luck: Collection[str]) -> Any:
    """Data in which a person's id no longer stands for anybody, nor the name and the words beside it."""
    if isinstance(data, list):
        return [_without(item, person, luck) for item in data]
    if not isinstance(data, dict):
        return None if data == person else data
    cleaned = {key: _without(value, person, luck) for key, value in data.items()}
    if data.get("person") == person:
        cleaned |= {"name": NOBODY}
        if data.get("words") not in luck:
            cleaned |= {"words": ""}
    return cleaned


def _emptied(value: Any) -> Any:
    """Whatever somebody has written, wherever it stands in a value."""
    if isinstance(value, str):
        return NOBODY
    if isinstance(value, list):
        return [_emptied(item) for item in value]
    if isinstance(value, dict):
        return {key: _emptied(item) for key, item in value.items()}
    return value


def _as_long(row: Row[Any], data: str) -> str:
    """With spaces at its end, which JSON does not mind, an entry is as long as it was."""
    was = "".join((row.by or "", row.key or "", row.data))
    return data + " " * (len(was.encode()) - len(data.encode()))
