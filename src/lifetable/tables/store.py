"""What the database holds, as the tables room asks for it. Every function runs in a thread of its own."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Callable, Collection, Mapping
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

MOST_FILES = 50  # of one person
_ID = 24  # hexadecimal digits of a file's id
_IS_ID = re.compile(rf"[0-9a-f]{{{_ID}}}").fullmatch

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
        """Where somebody sits or sat, newest first."""
        t, s = schema.tables.c, schema.seated.c
        wanted = (
            select(t.id)
            .join(schema.seated, s.table_id == t.id)
            .where(s.person == person, s.sits)
            .order_by(t.changed.desc())
            .limit(most)
        )
        return list(await self.ask(lambda c: c.execute(wanted).scalars().all()))

    async def unfinished(self, person: str) -> list[str]:
        """Where somebody sits and the game is not over."""
        t, s = schema.tables.c, schema.seated.c
        here = schema.tables.join(schema.seated, s.table_id == t.id)
        wanted = select(t.id).select_from(here).where(s.person == person, s.sits)
        wanted = wanted.where(t.status != "over")
        return list(await self.ask(lambda c: c.execute(wanted).scalars().all()))

    async def opened_by(self, person: str, since: int) -> list[tuple[str, str]]:
        """Tables that somebody has opened and that are not over, oldest first, with their status. A lobby that
        they have stood up from is no longer theirs, nor is what nobody has begun, paused or changed since then.
        """
        t, s, e = schema.tables.c, schema.seated.c, schema.entries.c
        wanted = (
            select(t.id, t.status)
            .join(schema.seated, s.table_id == t.id)
            .join(schema.entries, (e.table_id == t.id) & (e.number == 1))
            .where(s.person == person, e.by == person, t.status != "over", t.changed >= since)
            .where(s.sits | (t.status != "lobby"))
            .order_by(t.changed)
        )
        rows = await self.ask(lambda c: c.execute(wanted).all())
        return [(row.id, row.status) for row in rows]

    async def let_go(self, id: str, person: str) -> None:
        """A lobby is no longer somebody's."""
        await self.ask(lambda c: stood_up(c, id, person))

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
        """Keep a file for somebody. Of too many, the oldest that no table uses goes."""
        digest = hashlib.sha256(f"{game}\n{option}\n{content}".encode()).hexdigest()[:_ID]
        row: Data = {"id": digest, "game": game, "option": option, "content": content, "made": at}

        def run(connection: Connection) -> list[str]:
            u, f = schema.uploads.c, schema.files.c
            own = select(u.file, f.used).join(schema.files, f.id == u.file)
            mine = connection.execute(own.where(u.person == person).order_by(u.made)).all()
            if digest in {kept.file for kept in mine}:
                return []
            unused = [kept.file for kept in mine if not kept.used]
            excess = unused[: max(0, len(mine) - MOST_FILES + 1)]
            if len(mine) - len(excess) >= MOST_FILES:
                raise TableError("too-many-decks", most=MOST_FILES)
            if connection.execute(select(f.id).where(f.id == digest)).one_or_none() is None:
                connection.execute(insert(schema.files).values(row))
            lent = {"file": digest, "person": person, "made": at}
            connection.execute(insert(schema.uploads).values(lent))
            return disown(connection, person, excess)

        try:
            for gone in await self.ask(run):
                self.unlay(gone)
        except IntegrityError:  # somebody has sent the same file at the same moment
            return await self.put_file(game, option, person, content, at)
        return digest

    async def use(self, files: Collection[str]) -> None:
        """From now on a table needs these files: they are kept, whoever they were from."""
        if not files:
            return
        found = await self.ask(lambda c: mark_used(c, files))
        if found < len(set(files)):
            raise TableError("no-such-file", status=422, file=", ".join(files))

    def path_of(self, id: Any) -> str:
        """Where an uploaded file lies; it is laid there when first wanted."""
        if not (isinstance(id, str) and _IS_ID(id)):
            raise TableError("no-such-file", status=422, file=str(id)[:40])
        path = _folder() / f"{id}.csv"
        if not path.exists():
            wanted = select(schema.files.c.content).where(schema.files.c.id == id)
            with self.engine.connect() as connection:
                content = connection.execute(wanted).scalar_one_or_none()
            if content is None:
                raise TableError("no-such-file", status=422, file=id)
            half = path.with_suffix(f".{secrets.token_hex(8)}.part")  # others may lay it there too
            half.write_text(content, encoding="utf-8")
            half.replace(path)
        return str(path)

    def unlay(self, id: str) -> None:
        """A file was erased: it no longer lies about either."""
        (_folder() / f"{id}.csv").unlink(missing_ok=True)

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


def stood_up(connection: Connection, id: str, person: str) -> None:
    """Somebody no longer sits at a table, but was there."""
    s = schema.seated.c
    here = update(schema.seated).where(s.table_id == id, s.person == person)
    connection.execute(here.values(sits=False))


def mark_used(connection: Connection, files: Collection[str]) -> int:
    """Part of what saves that a table uses files. How many of them there are?"""
    change = update(schema.files).where(schema.files.c.id.in_(sorted(files))).values(used=True)
    return connection.execute(change).rowcount


def disown(connection: Connection, person: str, files: Collection[str]) -> list[str]:
    """Files are somebody's no longer; those that are nobody's and no table uses are erased, and named."""
    u, f = schema.uploads.c, schema.files.c
    connection.execute(delete(schema.uploads).where(u.person == person, u.file.in_(files)))
    idle = select(f.id).where(f.id.in_(files), ~f.used, f.id.not_in(select(u.file)))
    gone = list(connection.execute(idle).scalars())
    connection.execute(delete(schema.files).where(f.id.in_(gone)))
    return gone


def _folder() -> Path:
    folder = user_cache_path("lifetable") / "files"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
