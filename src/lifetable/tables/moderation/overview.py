"""What an operator sees of a server: figures, tables, people who are there. Never a hand, a pile or a seed."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import orjson
from sqlalchemy import Connection, func, select, text

from lifetable.games.contract import Data
from lifetable.tables.keeper.heartbeats import BEAT, LATE, measured, sign
from lifetable.tables.keeper.keeper import Keeper
from lifetable.tables.live.registry import Registry
from lifetable.tables.log import schema
from lifetable.tables.log.store import Store
from lifetable.tables.moderation import audit, bans, reports

LISTED = 200
AUDITED = 500
_HEARD = 1.6 * BEAT  # seconds after which every process has told whom it sees


class Overview:
    def __init__(self, process: str, store: Store, registry: Registry, keeper: Keeper) -> None:
        self._process = process
        self._store = store
        self._registry = registry
        self._keeper = keeper

    async def status(self) -> Data:
        """How the server does, as its database knows."""
        return await self._store.ask(_status)

    async def tables(self, status: str | None = None) -> list[Data]:
        """The tables that changed last; with `status` only such."""
        here = await self.present()
        watching: dict[str, int] = defaultdict(int)
        for at in here.values():
            for table in at:
                watching[table] += 1

        def run(connection: Connection) -> list[Data]:
            t, s, p = schema.tables.c, schema.seated.c, schema.people.c
            wanted = select(t.id, t.game, t.status, t.public, t.made, t.changed)
            if status:
                wanted = wanted.where(t.status == status)
            rows = connection.execute(wanted.order_by(t.changed.desc()).limit(LISTED)).all()
            names = defaultdict(list)
            sitting = select(s.table_id, p.id, p.name).join(schema.people, p.id == s.person)
            ids = [row.id for row in rows]
            for row in connection.execute(sitting.where(s.sits, s.table_id.in_(ids))):
                names[row.table_id].append({"id": row.id, "name": row.name})
            return [
                {
                    "table": row.id,
                    "game": row.game,
                    "status": row.status,
                    "public": row.public,
                    "made": row.made,
                    "changed": row.changed,
                    "people": names[row.id],
                    "present": watching[row.id],
                }
                for row in rows
            ]

        return await self._store.ask(run)

    async def people(self) -> list[Data]:
        """Who is at a table right now, and at which."""
        here = await self.present()
        p = schema.people.c
        wanted = select(p.id, p.name, p.made).where(p.id.in_(sorted(here))).order_by(p.name, p.id)
        rows = await self._store.ask(lambda c: c.execute(wanted).all())
        return [
            {"id": row.id, "name": row.name, "made": row.made, "tables": sorted(here[row.id])}
            for row in rows
        ]

    async def present(self) -> dict[str, set[str]]:
        """The people who look at tables from any process, and at which."""
        found: dict[str, set[str]] = defaultdict(set)
        for id, live in self._registry.tables.items():
            for person in live.here():
                found[person].add(id)
        for id, seen in await self._elsewhere():
            for person in seen:
                found[person].add(id)
        return found

    async def _elsewhere(self) -> list[tuple[str, list[str]]]:
        """Whom the other processes see. One that is alone tells nobody: a command says that it is there, and waits."""
        v = schema.viewers.c
        wanted = select(v.table_id, v.people).where(v.process != self._process)
        visiting = not self._keeper.is_open
        if visiting:
            beats = await self._store.ask(lambda c: sign(c, self._process))
            if len(beats) > 1:
                await asyncio.sleep(_HEARD)
        rows = await self._store.ask(lambda c: c.execute(wanted).all())
        if visiting:
            await self._store.gone(self._process)
        return [(row.table_id, orjson.loads(row.people)) for row in rows]

    async def reports(self, handled: bool = False) -> list[Data]:
        return await self._store.ask(lambda c: reports.listed(c, handled))

    async def bans(self) -> list[Data]:
        return [ban.as_data() for ban in await self._store.ask(bans.listed)]

    async def acts(self, most: int = AUDITED) -> list[Data]:
        return await self._store.ask(lambda c: audit.listed(c, most))

    async def keys(self) -> list[Data]:
        k = schema.admin_keys.c
        wanted = select(k.id, k.label, k.made).order_by(k.made)
        rows = await self._store.ask(lambda c: c.execute(wanted).all())
        return [{"id": row.id, "label": row.label, "made": row.made} for row in rows]


def _status(connection: Connection) -> Data:
    t, r, k = schema.tables.c, schema.reports.c, schema.keepers.c
    by_status = connection.execute(
        select(t.status, func.count().label("count")).group_by(t.status)
    ).all()
    people = connection.execute(select(func.count()).select_from(schema.people)).scalar_one()
    alive = connection.execute(
        select(func.count()).where(k.beat >= measured(connection) - LATE)
    ).scalar_one()
    waiting = connection.execute(select(func.count()).where(r.handled.is_(None))).scalar_one()
    return {
        "processes": alive,
        "tables": {row.status: row.count for row in by_status},
        "people": people,
        "reports": waiting,
        "bans": len(bans.listed(connection)),
        "database_bytes": _size(connection),
    }


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        size = text("SELECT pg_database_size(current_database())")
    else:
        size = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    return int(connection.execute(size).scalar_one())
