"""What the database holds, as the tables room asks for it. Every function runs in a thread of its own."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import orjson
from platformdirs import user_cache_path
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import schema
from lifetable.tables.luck import Luck
from lifetable.tables.table import Entry, Table

T = TypeVar("T")


class Store:
    """Reads, and the few writes that are no entries."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def ask(self, question: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.begin() as connection:
                return question(connection)

        return await asyncio.to_thread(run)

    # --- tables ---

    async def load(self, id: str) -> tuple[Table, str | None] | None:
        """A table from its entries, and the process that keeps it."""

        def run(connection: Connection) -> tuple[Table, str | None] | None:
            t = schema.tables.c
            row = connection.execute(select(t.secret, t.keeper).where(t.id == id)).one_or_none()
            if row is None:
                return None
            table = Table(id, Luck.read(row.secret), self.path_of)
            for entry in _after(connection, id, 0):
                table.apply(entry)
            return table, row.keeper

        return await self.ask(run)

    async def after(self, id: str, number: int) -> list[Entry]:
        return await self.ask(lambda connection: _after(connection, id, number))

    async def orphans(self, alive: set[str], most: int) -> list[tuple[str, str | None]]:
        """Tables where a game is on and nobody keeps the bots and the clock going."""
        t = schema.tables.c
        lost = t.keeper.is_(None) | t.keeper.not_in(sorted(alive))
        wanted = select(t.id, t.keeper).where(t.status == "playing", lost)
        wanted = wanted.order_by(t.changed.desc()).limit(most)
        rows = await self.ask(lambda c: c.execute(wanted).all())
        return [(row.id, row.keeper) for row in rows]

    async def take(self, id: str, before: str | None, keeper: str) -> bool:
        """Take a table over from a process; False if another did so first."""
        t = schema.tables.c
        same = t.keeper.is_(None) if before is None else t.keeper == before
        change = update(schema.tables).where(t.id == id, same).values(keeper=keeper)
        return bool(await self.ask(lambda c: c.execute(change).rowcount))

    async def kept(self, keeper: str) -> dict[str, int]:
        """The unfinished tables that a process keeps, and how far each has come."""
        t, e = schema.tables.c, schema.entries.c
        newest = select(func.max(e.number)).where(e.table_id == t.id).scalar_subquery()
        wanted = select(t.id, newest).where(t.keeper == keeper, t.status != "over")
        rows = await self.ask(lambda c: c.execute(wanted).all())
        return {id: number or 0 for id, number in rows}

    async def public(self, game: str | None, status: str | None, most: int) -> list[str]:
        t = schema.tables.c
        wanted = select(t.id).where(t.public, t.status == status if status else t.status != "over")
        if game:
            wanted = wanted.where(t.game == game)
        wanted = wanted.order_by(t.changed.desc()).limit(most)
        return list(await self.ask(lambda c: c.execute(wanted).scalars().all()))

    async def of_person(self, person: str, most: int) -> list[str]:
        t, s = schema.tables.c, schema.seated.c
        wanted = (
            select(t.id)
            .join(schema.seated, s.table_id == t.id)
            .where(s.person == person)
            .order_by(t.changed.desc())
            .limit(most)
        )
        return list(await self.ask(lambda c: c.execute(wanted).scalars().all()))

    async def waiting(self, person: str, most: int) -> int:
        """How many tables of a person have not begun, counted up to a number."""
        t, s = schema.tables.c, schema.seated.c
        wanted = (
            select(t.id)
            .join(schema.seated, s.table_id == t.id)
            .where(s.person == person, t.status == "lobby")
            .limit(most)
        )
        return len(await self.ask(lambda c: c.execute(wanted).all()))

    # --- processes ---

    async def beat(self, process: str, at: int, late: int) -> set[str]:
        """Say that this process is alive, and hear which ones are."""

        def run(connection: Connection) -> set[str]:
            k = schema.keepers.c
            done = connection.execute(update(schema.keepers).where(k.id == process).values(beat=at))
            if not done.rowcount:
                connection.execute(insert(schema.keepers).values(id=process, beat=at))
            connection.execute(delete(schema.keepers).where(k.beat < at - 100 * late))
            lost = schema.viewers.c.process.not_in(select(k.id))
            connection.execute(delete(schema.viewers).where(lost))
            return set(connection.execute(select(k.id).where(k.beat >= at - late)).scalars())

        return await self.ask(run)

    async def gone(self, process: str) -> None:
        k, v = schema.keepers.c, schema.viewers.c

        def run(connection: Connection) -> None:
            connection.execute(delete(schema.keepers).where(k.id == process))
            connection.execute(delete(schema.viewers).where(v.process == process))

        await self.ask(run)

    async def share_viewers(
        self,
        process: str,
        changed: Mapping[str, frozenset[str] | None],
        others: set[str],
        watched: list[str],
    ) -> dict[str, frozenset[str]]:
        """Say who looks at which tables from this process, and hear who does from others."""
        v = schema.viewers.c
        rows = [
            {"process": process, "table_id": id, "people": orjson.dumps(sorted(people)).decode()}
            for id, people in changed.items()
            if people
        ]

        def run(connection: Connection) -> dict[str, frozenset[str]]:
            if changed:
                old = (v.process == process, v.table_id.in_(list(changed)))
                connection.execute(delete(schema.viewers).where(*old))
            if rows:
                connection.execute(insert(schema.viewers), rows)
            wanted = select(v.table_id, v.people).where(
                v.process.in_(sorted(others)), v.table_id.in_(watched)
            )
            seen: dict[str, frozenset[str]] = {}
            for row in connection.execute(wanted):
                seen[row.table_id] = seen.get(row.table_id, frozenset()).union(
                    orjson.loads(row.people)
                )
            return seen

        return await self.ask(run)

    # --- files and reviews ---

    async def put_file(self, game: str, option: str, person: str, content: str, at: int) -> str:
        digest = hashlib.sha256(f"{game}\n{option}\n{content}".encode()).hexdigest()[:24]
        row: Data = {"id": digest, "game": game, "option": option, "person": person}
        row |= {"content": content, "made": at}
        with suppress(IntegrityError):  # the same file may be here already
            await self.ask(lambda c: c.execute(insert(schema.files).values(row)))
        return digest

    def path_of(self, id: str) -> str:
        """Where an uploaded file lies; it is laid there when first wanted."""
        path = _folder() / f"{id}.csv"
        if not id.isalnum():
            raise TableError("no-such-file", status=422, file=str(id)[:40])
        if not path.exists():
            wanted = select(schema.files.c.content).where(schema.files.c.id == id)
            with self.engine.connect() as connection:
                content = connection.execute(wanted).scalar_one_or_none()
            if content is None:
                raise TableError("no-such-file", status=422, file=id[:40])
            half = path.with_suffix(f".{id[:4]}.part")
            half.write_text(content, encoding="utf-8")
            half.replace(path)
        return str(path)

    async def review(self, id: str) -> Data | None:
        wanted = select(schema.reviews.c.content).where(schema.reviews.c.table_id == id)
        found = await self.ask(lambda c: c.execute(wanted).scalar_one_or_none())
        return None if found is None else orjson.loads(found)

    async def put_review(self, id: str, review: Data) -> None:
        row: Any = {"table_id": id, "content": orjson.dumps(review)}
        with suppress(IntegrityError):  # another process may have had the same thought
            await self.ask(lambda c: c.execute(insert(schema.reviews).values(row)))


def _after(connection: Connection, id: str, number: int) -> list[Entry]:
    e = schema.entries.c
    wanted = select(schema.entries).where(e.table_id == id, e.number > number).order_by(e.number)
    return [
        Entry(row.number, row.at, row.kind, row.by, row.key, orjson.loads(row.data))
        for row in connection.execute(wanted)
    ]


def _folder() -> Path:
    folder = user_cache_path("lifetable") / "files"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
