"""People without accounts: an id behind a signed cookie, a nickname, a language. Nothing else is stored."""

from __future__ import annotations

import hashlib
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import schema
from lifetable.tables.acts import name_of
from lifetable.tables.ratings import statistics
from lifetable.tables.sight import now
from lifetable.tables.store import Store
from lifetable.words import Words, languages

MOST_TOKENS = 20
REMEMBERED = 20_000


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str

    def as_data(self) -> Data:
        return {"id": self.id, "name": self.name, "language": self.language}


class People:
    """Everybody who ever sat down here."""

    def __init__(self, store: Store) -> None:
        self._ask = store.ask
        self._known: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person
        return person

    async def make(self, language: str, name: str = "") -> Person:
        language = language if language in languages() else "en"
        person = Person(
            secrets.token_urlsafe(12), name_of(name, Words(language)("guest")), language
        )
        row = person.as_data() | {"made": now()}
        await self._ask(lambda c: c.execute(insert(schema.people).values(row)))
        return self._remember(person)

    def known(self, id: str) -> Person | None:
        """A person who was here lately."""
        return self._known.get(id)

    async def get(self, id: str) -> Person | None:
        if person := self.known(id):
            return person
        wanted = select(schema.people).where(schema.people.c.id == id)
        row = await self._ask(lambda c: c.execute(wanted).one_or_none())
        return self._remember(Person(row.id, row.name, row.language)) if row else None

    async def rename(
        self, person: Person, name: str | None = None, language: str | None = None
    ) -> Person:
        changed = replace(
            person,
            name=name_of(name, person.name),
            language=language if language in languages() else person.language,
        )
        values = {"name": changed.name, "language": changed.language}
        change = update(schema.people).where(schema.people.c.id == person.id).values(values)
        await self._ask(lambda c: c.execute(change))
        return self._remember(changed)

    # --- programs that sit for somebody ---

    async def token(self, person: Person, label: str) -> str:
        token = "lt_" + secrets.token_urlsafe(24)
        row = {
            "id": secrets.token_hex(6),
            "person": person.id,
            "label": name_of(label, "bot"),
            "hash": _hash(token),
            "made": now(),
        }

        def make(connection: Connection) -> None:
            owned = select(schema.tokens.c.id).where(schema.tokens.c.person == person.id)
            if len(connection.execute(owned).all()) >= MOST_TOKENS:
                raise TableError("too-many-tokens", most=MOST_TOKENS)
            connection.execute(insert(schema.tokens).values(row))

        await self._ask(make)
        return token

    async def tokens(self, person: Person) -> list[Data]:
        t = schema.tokens.c
        wanted = select(t.id, t.label, t.made).where(t.person == person.id).order_by(t.made)
        rows = await self._ask(lambda c: c.execute(wanted).all())
        return [{"id": row.id, "label": row.label, "made": row.made} for row in rows]

    async def drop_token(self, person: Person, id: str) -> None:
        t = schema.tokens.c
        gone = delete(schema.tokens).where(t.person == person.id, t.id == id)
        if not (await self._ask(lambda c: c.execute(gone).rowcount)):
            raise TableError("no-such-token", status=404)
        self._tokens.clear()

    def holder(self, token: str) -> str | None:
        """Whose token it is, if it was used here before."""
        return self._tokens.get(_hash(token))

    async def by_token(self, token: str) -> Person | None:
        key = _hash(token)
        if key not in self._tokens:
            wanted = select(schema.tokens.c.person).where(schema.tokens.c.hash == key)
            person = await self._ask(lambda c: c.execute(wanted).scalar_one_or_none())
            if person is None:
                return None
            self._tokens[key] = person
        return await self.get(self._tokens[key])

    # --- what is theirs ---

    async def statistics(self, person: Person) -> Data:
        return await self._ask(lambda c: statistics(c, person.id))

    async def export(self, person: Person) -> Data:
        """Everything that is stored about a person."""

        def gather(connection: Connection) -> Data:
            e, f, s = schema.entries.c, schema.files.c, schema.seated.c
            did = connection.execute(select(schema.entries).where(e.by == person.id)).all()
            lent = connection.execute(select(schema.files).where(f.person == person.id)).all()
            sat = connection.execute(select(s.table_id).where(s.person == person.id)).scalars()
            return {
                "person": person.as_data(),
                "tables": sorted(sat),
                "entries": [
                    {"table": row.table_id, "number": row.number, "at": row.at, "kind": row.kind}
                    | {"data": orjson.loads(row.data)}
                    for row in did
                ],
                "files": [{"id": row.id, "game": row.game, "content": row.content} for row in lent],
            }

        gathered = await self._ask(gather)
        return gathered | await self.statistics(person) | {"tokens": await self.tokens(person)}

    async def erase(self, person: Person) -> None:
        """Forget a person. Games stay whole for those who played along: the seat is nobody's, chat is emptied."""

        def forget(connection: Connection) -> None:
            e = schema.entries.c
            for row in connection.execute(select(schema.entries).where(e.by == person.id)).all():
                here = (e.table_id == row.table_id) & (e.number == row.number)
                clean: Data = {"by": None, "key": None, "data": _forgotten(row.kind, row.data)}
                connection.execute(update(schema.entries).where(here).values(clean))
            opened = select(schema.entries).where(e.data.contains(person.id))
            for row in connection.execute(opened).all():
                here = (e.table_id == row.table_id) & (e.number == row.number)
                data = _without(orjson.loads(row.data), person.id)
                values = {"data": orjson.dumps(data).decode()}
                connection.execute(update(schema.entries).where(here).values(values))
            r = schema.results.c
            connection.execute(
                update(schema.results).where(r.player == person.id).values(player="")
            )
            for table, column in (
                (schema.ratings, "player"),
                (schema.seated, "person"),
                (schema.files, "person"),
                (schema.tokens, "person"),
                (schema.people, "id"),
            ):
                connection.execute(delete(table).where(table.c[column] == person.id))

        await self._ask(forget)
        self._known.pop(person.id, None)
        self._tokens.clear()

    async def key(self, name: str) -> bytes:
        """A secret that all processes share, made by the first that asks."""
        wanted = select(schema.keys.c.value).where(schema.keys.c.name == name)
        found = await self._ask(lambda c: c.execute(wanted).scalar_one_or_none())
        if found is None:
            made = {"name": name, "value": secrets.token_bytes(32)}
            with suppress(IntegrityError):  # another process may be first
                await self._ask(lambda c: c.execute(insert(schema.keys).values(made)))
            return await self.key(name)
        return bytes(found)

    async def cookie_key(self) -> bytes:
        return await self.key("cookie")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _forgotten(kind: str, data: str) -> str:
    """An entry without what its author wrote."""
    if kind == "words-added":  # the luck was made with these words: they stay
        return data
    kept: Data = orjson.loads(data)
    return orjson.dumps(kept | {field: "…" for field in ("text", "name") if field in kept}).decode()


def _without(data: Any, person: str) -> Any:
    """Data in which a person's id no longer occurs, nor the name beside it."""
    if isinstance(data, list):
        return [_without(item, person) for item in data]
    if not isinstance(data, dict):
        return None if data == person else data
    cleaned = {key: _without(value, person) for key, value in data.items()}
    if data.get("person") == person:
        cleaned |= {"name": "…"}
    return cleaned
