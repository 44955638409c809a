"""The audit log: what operators and hosts have done to people. Rows are only ever added.

There are no names, texts, addresses or keys in it. Who is forgotten stays in it under a pseudonym.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, func, insert, or_, select, update

from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.log import schema


def note(
    connection: Connection,
    actor: str,
    act: str,
    about: str,
    reason: str = "",
    table: str | None = None,
) -> None:
    """Part of the transaction that does it. `actor` and `about` say what they are: `key:…`, `cli:…`, `person:…`."""
    row = {"at": now(), "actor": actor, "act": act, "about": about}
    connection.execute(insert(schema.audit).values(row | {"reason": reason, "table_id": table}))


def host_removed(connection: Connection, table: str, host: str | None, person: str) -> None:
    note(connection, f"person:{host}", "host-removed", f"person:{person}", table=table)


def listed(connection: Connection, most: int) -> list[Data]:
    """The newest acts, newest first."""
    wanted = select(schema.audit).order_by(schema.audit.c.id.desc()).limit(most)
    return [
        {
            "id": row.id,
            "at": row.at,
            "actor": row.actor,
            "act": row.act,
            "about": row.about,
            "table": row.table_id,
            "reason": row.reason,
        }
        for row in connection.execute(wanted)
    ]


def of_person(connection: Connection, person: str) -> list[Data]:
    """What was done to somebody, and what they did to others; the others are not named."""
    a, me = schema.audit.c, f"person:{person}"
    wanted = select(schema.audit).where(or_(a.actor == me, a.about == me)).order_by(a.id)
    return [
        {"at": row.at, "act": row.act, "table": row.table_id, "to_me": row.about == me}
        for row in connection.execute(wanted)
    ]


def forget(connection: Connection, person: str) -> None:
    """What was done stays, without saying to whom or by whom."""
    a, me, nobody = schema.audit.c, f"person:{person}", f"person:~{secrets.token_hex(4)}"
    for column in ("actor", "about"):
        mine = update(schema.audit).where(a[column] == me)
        connection.execute(mine.values({column: nobody}))
    told = update(schema.audit).where(a.reason.contains(person, autoescape=True))
    connection.execute(told.values(reason=func.replace(a.reason, person, nobody)))
