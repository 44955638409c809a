"""Which processes are alive, and what time they have: each says so in the database about once a second.

Whether another is alive is told by its beat, which changes, and by the own patience: no two clocks are compared, and so
none that is wrong or was set makes anybody look dead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, update

from lifetable.tables import clock
from lifetable.tables.clock import Clock, now
from lifetable.tables.log import schema
from lifetable.tables.log.store import Store

BEAT = 1.0  # seconds between two signs of life
LATE = 4_000  # ms of silence after which a process is taken for dead
_FORGOTTEN = 100 * LATE
_POSTGRES_NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")


class Beat(NamedTuple):
    """The last sign of life of a process; the columns of `schema.keepers`."""

    id: str
    beat: int
    """When it was, by a clock that all processes of a database can read. It never is the same twice."""
    at: int
    """What time that process had."""


def measured(connection: Connection) -> int:
    """The clock by which it is measured how old a beat is: that of a PostgreSQL; or, as all who share a file are on one
    machine, the count of that machine, which nobody can set."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(_POSTGRES_NOW).scalar_one())
    return clock.count()


def sign(connection: Connection, process: str) -> list[Beat]:
    """Say that this process is alive, and hear what all have said."""
    k = schema.keepers.c
    own = {"beat": measured(connection), "at": now()}
    if not connection.execute(update(schema.keepers).where(k.id == process).values(own)).rowcount:
        connection.execute(insert(schema.keepers).values(own | {"id": process}))
    connection.execute(delete(schema.keepers).where(k.at < own["at"] - _FORGOTTEN))
    lost = schema.viewers.c.process.not_in(select(k.id))
    connection.execute(delete(schema.viewers).where(lost))
    if connection.dialect.name == "postgresql":  # people read these times by its clock
        clock.process.tune(own["beat"])
    else:
        clock.process.tune(clock.wall())
    return _beats(connection)


async def join(store: Store, line: Clock | None = None) -> None:
    """Begin with the time that those have who are alive; else with that of the database, or of its machine."""

    def look(connection: Connection) -> tuple[int, list[Beat]]:
        return measured(connection), _beats(connection)

    measure, beats = await store.ask(look)
    fresh = [beat for beat in beats if 0 <= measure - beat.beat <= LATE]
    postgres = store.engine.dialect.name == "postgresql"
    if beats and not fresh and postgres:  # all dead, or its clock was set this very moment
        before = set(beats)
        await asyncio.sleep(2 * BEAT)
        measure, beats = await store.ask(look)
        fresh = [beat for beat in beats if beat not in before]
    wall = measure if postgres else clock.wall()
    (line or clock.process).begin(max((b.at + measure - b.beat for b in fresh), default=wall))


class Heartbeats:
    """What one process has heard of the others."""

    def __init__(self) -> None:
        self._silent: dict[str, int] = {}
        """For how many ms nothing new was heard of each, while it could have been."""
        self._last: dict[str, int] = {}
        self._looked = clock.count()

    @property
    def dead(self) -> set[str]:
        return {id for id, silent in self._silent.items() if silent > LATE}

    def hear(self, beats: Sequence[Beat]) -> set[str]:
        """Who is alive, as far as is known: not who has been silent for long. A time in which the database could not be
        asked counts little, as nobody could say anything then."""
        looked = clock.count()
        waited = min(looked - self._looked, round(2_000 * BEAT))
        self._looked = looked
        silent: dict[str, int] = {}
        for beat in beats:
            news = self._last.get(beat.id) != beat.beat
            silent[beat.id] = 0 if news else self._silent[beat.id] + waited
            if news and beat.id in self._last:
                clock.process.follow(beat.at)
        self._last = {beat.id: beat.beat for beat in beats}
        self._silent = silent
        return silent.keys() - self.dead


def _beats(connection: Connection) -> list[Beat]:
    k = schema.keepers.c
    return [Beat(*row) for row in connection.execute(select(k.id, k.beat, k.at))]
