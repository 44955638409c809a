"""What is kept of how somebody behaved: reports, bans, and what hosts and operators did. Told in full, and erased."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from lifetable.games.contract import Data
from lifetable.tables.log import schema
from lifetable.tables.log.bus import News
from lifetable.tables.moderation import audit, reports


def gather(connection: Connection, person: str) -> Data:
    """Everything of that kind about a person. Who reported them is not told."""
    b = schema.bans.c
    bans = connection.execute(select(schema.bans).where(b.person == person).order_by(b.made))
    return {
        **reports.of_person(connection, person),
        "bans": [{"made": row.made, "until": row.until, "reason": row.reason} for row in bans],
        "acts": audit.of_person(connection, person),
    }


def forget(connection: Connection, person: str) -> list[News]:
    """Reports and bans go, acts stay without the person. What other processes must hear of it."""
    reports.forget(connection, person)
    audit.forget(connection, person)
    b = schema.bans.c
    gone = connection.execute(delete(schema.bans).where(b.person == person)).rowcount
    return [("bans", "-")] if gone else []
