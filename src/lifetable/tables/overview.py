"""What an operator sees of a server: figures, tables, people who are there. Never a hand, a pile or a seed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

import orjson
from sqlalchemy import Connection, func, select, text

from lifetable.games.contract import Data
from lifetable.tables import audit, bans, reports, schema
from lifetable.tables.heartbeats import BEAT, LATE, measured, sign

if TYPE_CHECKING:
    from lifetable.tables.hub import Hub

LISTED = 200
AUDITED = 500
_HEARD = 1.6 * BEAT  # seconds after which every process has told whom it sees


async def status(hub: Hub) -> Data:
    """How the server does, as its database knows."""
    return await hub.store.ask(_status)


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


async def tables(hub: Hub, status: str | None = None) -> list[Data]:
    """The tables that changed last; with `status` only such."""
    here = await present(hub)
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

    return await hub.store.ask(run)


async def people(hub: Hub) -> list[Data]:
    """Who is at a table right now, and at which."""
    here = await present(hub)
    p = schema.people.c
    wanted = select(p.id, p.name, p.made).where(p.id.in_(sorted(here))).order_by(p.name, p.id)
    rows = await hub.store.ask(lambda c: c.execute(wanted).all())
    return [
        {"id": row.id, "name": row.name, "made": row.made, "tables": sorted(here[row.id])}
        for row in rows
    ]


async def present(hub: Hub) -> dict[str, set[str]]:
    """The people who look at tables from any process, and at which."""
    found: dict[str, set[str]] = defaultdict(set)
    for id, live in hub.lives.items():
        for person in live.here():
            found[person].add(id)
    for id, seen in await _elsewhere(hub):
        for person in seen:
            found[person].add(id)
    return found


async def _elsewhere(hub: Hub) -> list[tuple[str, list[str]]]:
    """Whom the other processes see. One that is alone tells nobody: a command says that it is there, and waits."""
    v = schema.viewers.c
    wanted = select(v.table_id, v.people).where(v.process != hub.process)
    visiting = not hub.keeper.open_now
    if visiting:
        beats = await hub.store.ask(lambda c: sign(c, hub.process))
        if len(beats) > 1:
            await asyncio.sleep(_HEARD)
    rows = await hub.store.ask(lambda c: c.execute(wanted).all())
    if visiting:
        await hub.store.gone(hub.process)
    return [(row.table_id, orjson.loads(row.people)) for row in rows]


async def waiting_reports(hub: Hub, handled: bool = False) -> list[Data]:
    return await hub.store.ask(lambda c: reports.listed(c, handled))


async def bans_now(hub: Hub) -> list[Data]:
    return [ban.as_data() for ban in await hub.store.ask(bans.listed)]


async def acts(hub: Hub, most: int = AUDITED) -> list[Data]:
    return await hub.store.ask(lambda c: audit.listed(c, most))


async def keys(hub: Hub) -> list[Data]:
    k = schema.admin_keys.c
    wanted = select(k.id, k.label, k.made).order_by(k.made)
    rows = await hub.store.ask(lambda c: c.execute(wanted).all())
    return [{"id": row.id, "label": row.label, "made": row.made} for row in rows]
