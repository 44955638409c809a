"""What the operator of a server does to people and tables. Each act is in the audit log, in the same transaction, and
the other processes hear of it.

`actor` says who it was: `cli:USER` or `key:ID`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from lifetable.errors import TableError
from lifetable.tables.clock import now
from lifetable.tables.entries import Said, decode, encode
from lifetable.tables.log import schema
from lifetable.tables.log.bus import Bus, News
from lifetable.tables.log.store import Store
from lifetable.tables.moderation import audit, bans, reports
from lifetable.tables.moderation.bans import Ban, Bans
from lifetable.tables.people import personal_data
from lifetable.tables.people.identity import People
from lifetable.tables.people.names import friendly_name
from lifetable.tables.people.person import Person
from lifetable.tables.people.personal_data import NOBODY

T = TypeVar("T")

LONGEST_REASON = 200
LONGEST_BAN = 366 * 24 * 3600  # seconds


class Operator:
    """The operator's hands in one process."""

    def __init__(self, store: Store, bus: Bus, people: People, in_force: Bans) -> None:
        self._store = store
        self._bus = bus
        self._people = people
        self._bans = in_force
        self.keyed = False
        """Is there a key for the operator's page?"""

    async def _do(self, act: Callable[[Connection], tuple[T, list[News]]]) -> T:
        """Do something, and let all processes know."""

        def run(connection: Connection) -> tuple[T, list[News]]:
            done, news = act(connection)
            if news:
                self._bus.spread(connection, news)
            return done, news

        done, news = await self._store.ask(run)
        self._bus.announce(news)
        return done

    # --- bans ---

    async def ban(
        self, actor: str, reason: str, seconds: int, person: str | None = None, network: str = ""
    ) -> Ban:
        """Keep a person or a network from taking part for a time."""
        if (person is None) == (not network):
            raise TableError("ban-whom")
        wide = bans.network_of(network) if network else None
        if person is not None:
            await self._person(person)
        until = now() + min(seconds, LONGEST_BAN) * 1000

        def act(connection: Connection) -> tuple[Ban, list[News]]:
            bans.drop_old(connection)
            ban = bans.add(connection, person, wide, _short(reason), until)
            about = f"person:{person}" if person else f"ban:{ban.id}"  # addresses are not kept here
            audit.note(connection, actor, "ban", about, _short(reason))
            return ban, [("bans", ban.id)]

        ban = await self._do(act)
        await self._bans.read()
        return ban

    async def unban(self, actor: str, id: str) -> None:
        def act(connection: Connection) -> tuple[None, list[News]]:
            if not bans.drop(connection, id):
                raise TableError("no-such-ban", ban=id[:20])
            audit.note(connection, actor, "unban", f"ban:{id}")
            return None, [("bans", id)]

        await self._do(act)
        await self._bans.read()

    # --- names, lines, tables ---

    async def remove_name(self, actor: str, person: str, reason: str) -> None:
        """Somebody is called by a name that we give: from now on, and at every table where the old one was shown."""
        whom = await self._person(person)
        guest = friendly_name(whom.language)
        rows = await self._store.ask(lambda c: personal_data.written(c, person))
        clean = personal_data.renamed(rows, person, guest)
        for n in range(0, len(clean), personal_data.AT_ONCE):  # nobody waits long
            some = clean[n : n + personal_data.AT_ONCE]
            await self._store.ask(partial(personal_data.save_clean, rows=some))

        def act(connection: Connection) -> tuple[None, list[News]]:
            change = update(schema.people).where(schema.people.c.id == person)
            connection.execute(change.values(name=guest))
            audit.note(connection, actor, "remove-name", f"person:{person}", _short(reason))
            tables = sorted({row.table_id for row in rows})
            return None, [("person", person), *(("table", id) for id in tables)]

        await self._do(act)

    async def remove_line(self, actor: str, table: str, number: int, reason: str) -> None:
        """A line of a chat is emptied. That something was said there, and by whom, stays."""

        def act(connection: Connection) -> tuple[None, list[News]]:
            e = schema.entries.c
            line = (e.table_id == table, e.number == number, e.kind == Said.kind)
            found = connection.execute(select(e.data).where(*line)).scalar_one_or_none()
            if found is None:
                raise TableError("no-such-line", line=number)
            said = replace(decode(Said.kind, found), text=NOBODY)
            connection.execute(update(schema.entries).where(*line).values(data=encode(said)))
            r = schema.reports.c
            reports.handle(connection, r.table_id == table, r.number == number)
            about = f"line:{number}"
            audit.note(connection, actor, "remove-line", about, _short(reason), table)
            return None, [("table", table)]

        await self._do(act)

    async def remove_table(self, actor: str, table: str, reason: str) -> None:
        """A table is gone, with everything that was said and played there; results that were counted stay."""

        def act(connection: Connection) -> tuple[None, list[News]]:
            gone = delete(schema.tables).where(schema.tables.c.id == table)
            if not connection.execute(gone).rowcount:
                raise TableError("no-such-table", table=table[:40])
            for kind in (schema.entries, schema.seated, schema.reviews, schema.reports):
                connection.execute(delete(kind).where(kind.c.table_id == table))
            audit.note(connection, actor, "remove-table", f"table:{table}", _short(reason), table)
            return None, [("table", table)]

        await self._do(act)

    async def dismiss(self, actor: str, report: int) -> None:
        """A report was looked at, and nothing needs to be done."""

        def act(connection: Connection) -> tuple[None, list[News]]:
            if not reports.handle(connection, schema.reports.c.id == report):
                raise TableError("no-such-report", report=report)
            audit.note(connection, actor, "dismiss", f"report:{report}")
            return None, []

        await self._do(act)

    async def _person(self, id: str) -> Person:
        person = await self._people.get(id)
        if person is None:
            raise TableError("no-such-person")
        return person

    # --- keys of the page ---

    async def make_key(self, actor: str, label: str) -> tuple[str, str]:
        """A key for the operator's page, and its id. It is shown this once; what is kept is its hash."""
        id, key = secrets.token_hex(4), "la_" + secrets.token_urlsafe(32)
        row = {"id": id, "hash": _hash(key), "label": _short(label), "made": now()}

        def act(connection: Connection) -> tuple[None, list[News]]:
            connection.execute(insert(schema.admin_keys).values(row))
            audit.note(connection, actor, "make-key", f"key:{id}")
            return None, [("admin", id)]

        await self._do(act)
        await self.read_keys()
        return id, key

    async def revoke_key(self, actor: str, id: str) -> None:
        """Whoever is in with this key is out."""

        def act(connection: Connection) -> tuple[None, list[News]]:
            gone = delete(schema.admin_keys).where(schema.admin_keys.c.id == id)
            if not connection.execute(gone).rowcount:
                raise TableError("no-such-key")
            audit.note(connection, actor, "revoke-key", f"key:{id}")
            return None, [("admin", id)]

        await self._do(act)
        await self.read_keys()

    async def read_keys(self) -> None:
        k = schema.admin_keys.c
        wanted = select(k.id, k.hash)
        rows = await self._store.ask(lambda c: c.execute(wanted).all())
        self._keys = {row.id: row.hash for row in rows}
        self.keyed = bool(rows)

    def key_id(self, key: str) -> str | None:
        """The id of a key, if it is one of ours; how long that takes tells nothing."""
        hashed, found = _hash(key), None
        for id, known in self._keys.items():
            if hmac.compare_digest(known, hashed):
                found = id
        return found

    def knows(self, id: str) -> bool:
        """Is this key still good?"""
        return id in self._keys

    _keys: dict[str, str]


def _short(text: str) -> str:
    return text.strip()[:LONGEST_REASON]


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
