"""What one process does for all of them once in a while: old tables are let go of, a little at a time."""

from __future__ import annotations

import asyncio
import logging
import threading

from sqlalchemy import Connection, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from lifetable.tables.clock import now
from lifetable.tables.housekeeping.prune import DAY, Pruned, Pruning
from lifetable.tables.log import schema
from lifetable.tables.log.store import Store

CHORE = "prune"
EVERY = DAY
LOOK = 1_800.0  # seconds between two looks whether it is time

log = logging.getLogger(__name__)


class Housekeeping:
    """Prunes once a day, whichever process is first."""

    def __init__(self, store: Store, days: float) -> None:
        self._store = store
        self._age = round(days * DAY)
        self._stop = threading.Event()

    async def run(self) -> None:
        try:
            while True:
                await self.look()
                await asyncio.sleep(LOOK)
        finally:
            self._stop.set()

    async def look(self) -> Pruned | None:
        """Do it, if it is time and nobody else does."""
        try:
            if not await self._store.ask(lambda c: claim(c, CHORE, now(), EVERY)):
                return None
            pruning = Pruning(self._store.engine, self._age, self._stop)
            done = await asyncio.to_thread(pruning.run)
        except Exception:  # the database may be away for a moment
            log.exception("pruning")
            return None
        log.info("pruned", extra={"about": done.as_data()})
        return done


def claim(connection: Connection, chore: str, at: int, every: int) -> bool:
    """Is it time for a chore, and ours to do? A time far ahead is from a clock that was wrong."""
    c = schema.chores.c
    due = or_(c.at <= at - every, c.at > at + every)
    change = update(schema.chores).where(c.name == chore, due).values(at=at)
    if connection.execute(change).rowcount:
        return True
    if connection.execute(select(c.at).where(c.name == chore)).one_or_none() is not None:
        return False
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.chores).values(name=chore, at=at))
    except IntegrityError:  # another process was first
        return False
    return True
