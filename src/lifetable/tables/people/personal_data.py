"""All that is kept of a person: found at the tables where they sat or spoke, told in full, and erased."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

import orjson
from msgspec import to_builtins
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.entries import decode, encode
from lifetable.tables.field_roles import Whose, rewritten
from lifetable.tables.log import schema
from lifetable.tables.log.bus import News
from lifetable.tables.log.store import digest, disown
from lifetable.tables.moderation import conduct
from lifetable.tables.people.ratings import statistics
from lifetable.tables.people.wiping import UNWIPED
from lifetable.tables.table import Table

AT_ONCE = 500  # rows changed in one transaction: nobody waits long
_TABLES_AT_ONCE = 200
NOBODY = "…"
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


def written(connection: Connection, person: str) -> list[schema.FoundRow]:
    """The entries that are somebody's, or name them."""
    e = schema.entries.c
    theirs = or_(e.by == person, e.data.contains(person, autoescape=True))
    tables = tables_of(connection, person)
    rows: list[schema.FoundRow] = []
    for n in range(0, len(tables), _TABLES_AT_ONCE):
        here = e.table_id.in_(tables[n : n + _TABLES_AT_ONCE])
        wanted = select(schema.entries).where(here, theirs).order_by(e.table_id, e.number)
        rows += connection.execute(wanted).all()
    return rows


def gather(connection: Connection, person: str) -> Data:
    """Everything that is stored about a person."""
    f, u, p, t = schema.files.c, schema.uploads.c, schema.people.c, schema.tokens.c
    found = written(connection, person)
    lent = select(schema.files, u.name).join(schema.uploads, u.file == f.id)
    lent = lent.where(u.person == person)
    tokens = select(t.id, t.label, t.made).where(t.person == person).order_by(t.made)
    who = connection.execute(select(schema.people).where(p.id == person)).one_or_none()
    if who is None:  # forgotten just now
        raise TableError("nobody")
    return {
        "person": {"id": who.id, "name": who.name, "language": who.language},
        "made": who.made,
        "tables": tables_of(connection, person),
        "kept": kept_by(connection, person),
        "entries": [_told(row, person) for row in found if row.by == person],
        "mentions": [_told(row, person) for row in found if row.by != person],
        "files": [
            {"id": row.id, "game": row.game, "name": row.name, "content": row.content}
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


def clean(
    rows: Sequence[schema.FoundRow], person: str, luck: Mapping[str, Collection[str]]
) -> list[Data]:
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


def _told(row: schema.FoundRow, person: str) -> Data:
    return {
        "table": row.table_id,
        "number": row.number,
        "at": row.at,
        "kind": row.kind,
        "data": _without_others(row, person),
    }


def _without_others(row: schema.FoundRow, person: str) -> object:
    """An entry's data in which nobody but this person is named."""

    def change(whose: Whose, owner: str | None, text: str) -> str | None:
        match whose:
            case Whose.PERSON:
                return text if text == person else None
            case Whose.NAME:
                return text if owner in (None, person) else NOBODY
            case Whose.WORDS | Whose.SEAL:
                return text if owner in (None, person) else ""
            case Whose.TEXT | Whose.NOBODYS:
                return text
        assert_never(whose)

    return to_builtins(rewritten(decode(row.kind, row.data), row.by, change))


def _forgotten(row: schema.FoundRow, person: str, luck: Collection[str]) -> str:
    """An entry's data without a person's id, and without what they are called and what they have written."""

    def change(whose: Whose, owner: str | None, text: str) -> str | None:
        match whose:
            case Whose.PERSON:
                return None if text == person else text
            case Whose.NAME | Whose.TEXT:
                return NOBODY if owner == person else text
            case Whose.WORDS:
                return NOBODY if text and owner == person and text not in luck else text
            case Whose.SEAL | Whose.NOBODYS:
                return text
        assert_never(whose)

    try:
        data = encode(rewritten(decode(row.kind, row.data), row.by, change))
    except ValueError:  # nobody can read this table: nothing of them stays there all the same
        data = "{}" if row.by == person else row.data
    return data.replace(person, NOBODY)  # others may have written it in chat


def renamed(rows: Sequence[schema.FoundRow], person: str, name: str) -> list[Data]:
    """Entries in which a person has another name."""

    def change(whose: Whose, owner: str | None, text: str) -> str:
        return name if whose is Whose.NAME and owner == person else text

    changed = []
    for row in rows:
        before = decode(row.kind, row.data)
        if (after := rewritten(before, row.by, change)) is not before:
            entry = {"of_table": row.table_id, "of_number": row.number}
            new = {"now_by": row.by, "now_key": row.key, "now_data": encode(after)}
            changed.append(entry | new)
    return changed


def _as_long(row: schema.FoundRow, data: str) -> str:
    """With spaces at its end, which JSON does not mind, an entry is as long as it was."""
    was = "".join((row.by or "", row.key or "", row.data))
    return data + " " * (len(was.encode()) - len(data.encode()))
