"""People without accounts: an id behind a signed cookie, a nickname, a language. Nothing else is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.log import schema
from lifetable.tables.log.bus import Bus
from lifetable.tables.log.store import Store
from lifetable.tables.people import names, personal_data
from lifetable.tables.people.person import Person
from lifetable.tables.people.ratings import statistics
from lifetable.words import languages

MOST_TOKENS = 20
REMEMBERED = 20_000

T = TypeVar("T")


class People:
    """Everybody who ever sat down here."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._ask = store.ask
        self._load = store.load
        self._known: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}
        self._doubts = 0
        self._spread = bus.spread

    def doubt(self, id: str | None = None) -> None:
        """What is remembered of somebody, or of everybody, may no longer be so."""
        self._doubts += 1
        self._tokens.clear()
        if id is None:
            self._known.clear()
        else:
            self._known.pop(id, None)

    async def _change(self, person: Person, change: Callable[[Connection], T]) -> T:
        """Change something about somebody, in the memory of all processes too."""

        def run(connection: Connection) -> T:
            done = change(connection)
            self._spread(connection, [("person", person.id)])
            return done

        done = await self._ask(run)
        self.doubt(person.id)
        return done

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person
        return person

    async def make(self, language: str, name: str = "") -> Person:
        language = language if language in languages() else "en"
        called = names.shown(name) or names.friendly_name(language)
        person = Person(secrets.token_urlsafe(12), called, language)
        row = person.as_data() | {"made": now()}
        await self._ask(lambda c: c.execute(insert(schema.people).values(row)))
        return self._remember(person)

    def known(self, id: str) -> Person | None:
        """A person who was here lately."""
        return self._known.get(id)

    async def get(self, id: str) -> Person | None:
        if person := self.known(id):
            return person
        doubts = self._doubts
        wanted = select(schema.people).where(schema.people.c.id == id)
        row = await self._ask(lambda c: c.execute(wanted).one_or_none())
        if row is None:
            return None
        person = Person(row.id, row.name, row.language)
        return self._remember(person) if doubts == self._doubts else person

    async def rename(
        self, person: Person, name: str | None = None, language: str | None = None
    ) -> Person:
        changed = replace(
            person,
            name=person.name if name is None else names.chosen(name, ()),
            language=language if language in languages() else person.language,
        )
        values = {"name": changed.name, "language": changed.language}
        change = update(schema.people).where(schema.people.c.id == person.id).values(values)
        await self._change(person, lambda c: c.execute(change))
        return changed

    # --- programs that sit for somebody ---

    async def token(self, person: Person, label: str) -> str:
        token = "lt_" + secrets.token_urlsafe(24)
        row: Data = {
            "id": secrets.token_hex(6),
            "person": person.id,
            "label": names.chosen(label, ()),
            "hash": _hash(token),
            "made": now(),
        }

        def make(connection: Connection) -> None:
            owned = select(schema.tokens.c.label).where(schema.tokens.c.person == person.id)
            labels = connection.execute(owned).scalars().all()
            if len(labels) >= MOST_TOKENS:
                raise TableError("too-many-tokens", most=MOST_TOKENS)
            label = names.own(row["label"], labels)  # or the wrong one would be taken back
            connection.execute(insert(schema.tokens).values(row | {"label": label}))

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
        if not (await self._change(person, lambda c: c.execute(gone).rowcount)):
            raise TableError("no-such-token")

    async def drop_tokens(self, person: Person) -> None:
        gone = delete(schema.tokens).where(schema.tokens.c.person == person.id)
        await self._change(person, lambda c: c.execute(gone))

    def holder(self, token: str) -> str | None:
        """Whose token it is, if it was used here before."""
        return self._tokens.get(_hash(token))

    async def by_token(self, token: str) -> Person | None:
        key = _hash(token)
        person = self._tokens.get(key)
        if person is None:
            doubts = self._doubts
            wanted = select(schema.tokens.c.person).where(schema.tokens.c.hash == key)
            person = await self._ask(lambda c: c.execute(wanted).scalar_one_or_none())
            if person is None:
                return None
            if doubts == self._doubts:
                if len(self._tokens) >= REMEMBERED:
                    self._tokens.clear()
                self._tokens[key] = person
        return await self.get(person)

    # --- what is theirs ---

    async def statistics(self, person: Person) -> Data:
        return await self._ask(lambda c: statistics(c, person.id))

    async def export(self, person: Person) -> Data:
        """Everything that is stored about a person."""
        return await self._ask(lambda c: personal_data.gather(c, person.id))

    async def erase(self, person: Person) -> personal_data.Erased:
        """Forget a person. Games stay whole for those who played along: the seat is nobody's, what they said is
        emptied. Whatever is remembered of them in processes must go, says the answer; other processes are told.
        """
        id = person.id

        def forget(connection: Connection) -> personal_data.Erased:
            erased = personal_data.forget(connection, id)
            self._spread(connection, erased.news)
            return erased

        # Read, then write a little at a time: with SQLite all tables wait while somebody writes.
        while rows := await self._ask(lambda c: personal_data.written(c, id)):
            luck = {table: await self._words_at(table) for table in {row.table_id for row in rows}}
            clean = personal_data.clean(rows, id, luck)
            for n in range(0, len(clean), personal_data.AT_ONCE):
                some = clean[n : n + personal_data.AT_ONCE]
                await self._ask(partial(personal_data.save_clean, rows=some))
        return await self._ask(forget)

    async def _words_at(self, table: str) -> frozenset[str]:
        found = await self._load(table)
        return personal_data.words_at(found[0] if found else None)

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
