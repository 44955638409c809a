"""The tables of one process: loads them, does what people ask, tells everybody who looks.

Save, then publish, then acknowledge. Any process can serve any table: whoever comes second with a number reads what
the other wrote, and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lifetable.errors import LifetableError, TableError
from lifetable.games.contract import Data
from lifetable.tables import acts, ratings, schema
from lifetable.tables.acts import Actor, Decided
from lifetable.tables.afterwards import Afterwards
from lifetable.tables.allowance import Allowance
from lifetable.tables.belongings import digest
from lifetable.tables.bus import Bus
from lifetable.tables.keeper import AGAIN, Keeper
from lifetable.tables.live import Live
from lifetable.tables.looking import Looking
from lifetable.tables.luck import Luck
from lifetable.tables.people import People, Person
from lifetable.tables.presence import Presence
from lifetable.tables.settings import files_of
from lifetable.tables.sight import Sight, now
from lifetable.tables.store import Store, mark_used, stood_up
from lifetable.tables.table import Entry, Table, settings_of
from lifetable.tables.writer import ConflictError, Row, Writer

TRIES = 40
KEPT_IN_MEMORY = 2_000
LINK_LASTS = 3_600  # seconds

# Put together once: what is saved with entries makes others wait.
_NEW_TABLE = insert(schema.tables)
_CHANGED_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("changed_id"))
_SEATED = insert(schema.seated)

log = logging.getLogger(__name__)

Decide = Callable[[Table], list[Decided]]


class _DoneError(Exception):
    """This was done before, as the entry of this number."""

    def __init__(self, number: int) -> None:
        self.number = number


@dataclass(frozen=True)
class _Opening:
    """A table that is about to be: all is decided, nothing saved."""

    live: Live
    rows: list[Row]
    then: Callable[[], None]

    def also(self, connection: Connection) -> None:
        table, first = self.live.table, self.rows[0]
        row = {
            "id": table.id,
            "game": table.settings.game,
            "public": table.settings.public,
            "status": table.status,
            "secret": str(table.luck),
            "keeper": self.live.keeper,
            "made": first.at,
            "changed": first.at,
        }
        connection.execute(_NEW_TABLE, row)
        people = {seat.person for seat in table.seats if seat.person} | {first.by}
        sat = [{"table_id": table.id, "person": person} for person in sorted(filter(None, people))]
        connection.execute(_SEATED, sat)


class Hub(Looking):
    """All that happens at the tables goes through here."""

    def __init__(self, store: Store, people: People, process: str) -> None:
        self.process = process
        self.store = store
        self.people = people
        self.lives: dict[str, Live] = {}
        self.counts = {"moves": 0, "bot_moves": 0}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bus = Bus(store.engine, process, self._heard, self._told, self._missed)
        people.spread = self.bus.spread
        self.writer = Writer(store.engine, self.bus)
        self.keeper = Keeper(self)
        self.presence = Presence(self)
        self.allowance = Allowance(self)
        afterwards = self._afterwards = Afterwards(self)
        self.hint = afterwards.hint
        self.record = afterwards.record
        self.replay = afterwards.replay
        self.review = afterwards.review
        self.verify = afterwards.verify
        self.upload = afterwards.upload

    @classmethod
    async def open(cls, database: str, *, keep: bool = True) -> Hub:
        engine = schema.engine_of(database)
        await asyncio.to_thread(schema.migrate, engine)
        store = Store(engine)
        hub = cls(store, People(store), secrets.token_hex(8))
        await hub.bus.open()
        hub._links = URLSafeTimedSerializer(await hub.people.key("links"))
        hub.spawn(hub.beat())
        if keep:
            await hub.keeper.open()
        return hub

    _links: URLSafeTimedSerializer

    async def close(self) -> None:
        """Finish what is under way; other processes take the tables over."""
        for live in list(self.lives.values()):
            for feed in live.feeds:
                feed.close()
        await self.keeper.close()
        self._afterwards.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.bus.close()
        self.store.engine.dispose()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def ping(self) -> None:
        """Is the database there? Raises if not."""
        await self.store.ask(lambda c: c.execute(select(1)).scalar_one())

    def figures(self) -> dict[str, float]:
        """What is worth watching."""
        watchers = sum(len(live.feeds) for live in self.lives.values())
        figures = {"tables": len(self.lives), "watchers": watchers}
        return self.counts | figures | {"bot_seconds": self.keeper.thinking.seconds}

    # --- finding tables ---

    async def live(self, id: str) -> Live:
        """A table, from memory or from its entries."""
        if live := self.lives.get(id):
            return live
        if id not in self._loading:
            self._loading[id] = self.spawn(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            found = await self.store.load(id)
            if found is None:
                raise TableError("no-such-table", status=404, table=id[:40])
            live = self.lives[id] = Live(*found)
            self._make_room()
            await self.refresh(live)  # what was saved between reading and being known here
            self.keeper.receive(live)
            return live
        finally:
            del self._loading[id]

    def _make_room(self) -> None:
        """Let go of the oldest of the tables that nobody needs; of many at a time, as looking for them takes time."""
        if len(self.lives) <= KEPT_IN_MEMORY:
            return
        idle = [
            id
            for id, live in self.lives.items()
            if not live.feeds and not live.duty and not live.lock.locked()
        ]
        for id in idle[: len(idle) // 4]:
            self.keeper.put_aside(self.lives.pop(id))

    def _heard(self, id: str, number: int) -> None:
        """Another process has written."""
        live = self.lives.get(id)
        if live is None:
            self.keeper.heard(id)
        elif live.table.number < number:
            self.spawn(self._catch_up(live, number))

    def _told(self, kind: str, about: str) -> None:
        """Something is no longer as it is remembered here."""
        if kind == "table":
            self._forget(about)
        elif kind == "file":
            self.store.unlay(about)
        elif kind == "person":
            self.people.doubt(about)
        elif kind == "gone":
            self.people.doubt()
            self._part_with(about)

    def _forget(self, id: str) -> None:
        """A table's entries are no longer what they were: it is read anew, also by those who look at it."""
        if loading := self._loading.get(id):  # perhaps from what they were
            loading.add_done_callback(lambda _: self._forget(id))
        elif live := self.lives.pop(id, None):
            self.keeper.leave(live)
            self._loading[id] = self.spawn(self._read_anew(id, live))

    async def _read_anew(self, id: str, live: Live) -> Live:
        """The same table for whoever holds its lock or waits for it; those who look come back and see what is new."""
        try:
            async with live.lock:
                for feed in tuple(live.feeds):
                    feed.close()
                found = await self.store.load(id)
                if found is None:
                    raise TableError("no-such-table", status=404, table=id[:40])
                live.table, live.keeper = found
                self.lives[id] = live
                await self.refresh(live)
            self.keeper.receive(live)
            return live
        except Exception:
            self.keeper.doubt()
            raise
        finally:
            del self._loading[id]

    def _part_with(self, gone: str) -> None:
        """Somebody is forgotten while looking at tables: whoever it was looks on as a stranger."""
        for live in self.lives.values():
            for feed in live.feeds:
                if feed.person and digest(feed.person) == gone:
                    feed.person = None
                    feed.close()
                    self.tell_presence(live)

    def _missed(self) -> None:
        self.keeper.doubt()
        for live in self.lives.values():
            self.spawn(self._catch_up(live, live.table.number + 1))

    async def _catch_up(self, live: Live, number: int) -> None:
        """Read what another process has written, if not now then a little later."""
        while self.lives.get(live.table.id) is live:
            try:
                async with live.lock:
                    if live.table.number < number:
                        await self.refresh(live)
                return
            except Exception:
                log.exception("table %s is behind", live.table.id)
                await asyncio.sleep(AGAIN)

    async def refresh(self, live: Live) -> bool:
        """Read what other processes wrote; was there anything?"""
        entries = await self.store.after(live.table.id, live.table.number)
        self._apply(live, entries)
        return bool(entries)

    # --- doing ---

    async def create(self, person: Person, given: Data) -> str:
        actor = Actor(person.id, person.name)
        await self.allowance.to_open(actor)
        opened = await asyncio.to_thread(acts.opened, actor, given, self.store.path_of)
        await self.store.use(files_of(settings_of(opened.data["settings"])).values())
        decides: list[Decide] = [lambda table: [opened]]
        if given.get("start"):
            decides.append(lambda table: acts.start(table, actor, {}))
        new = self._opening(actor, Luck.new(), decides)
        await self.writer.save(new.rows, new.also, new.then)
        self._make_room()
        return new.live.table.id

    def _opening(self, actor: Actor, luck: Luck, decides: Sequence[Decide]) -> _Opening:
        """A new table, and what is decided on it before anybody sees it."""
        table = Table(acts.new_id(), luck, self.store.path_of)
        live = Live(table, self.process)
        entries: list[Entry] = []
        for decide in decides:
            for entry in _numbered(table, decide(table), actor, None):
                table.apply(entry)
                entries.append(entry)

        def then() -> None:
            self.lives[table.id] = live
            self._apply(live, entries)

        return _Opening(live, [_row(table.id, entry) for entry in entries], then)

    async def act(self, id: str, person: Person | None, action: str, data: Data) -> bytes:
        """Do something at a table, and tell how it is then."""
        if person is None:
            raise TableError("nobody", status=401)
        live = await self.live(id)
        actor = Actor(person.id, person.name)
        if action == "start":
            await self.allowance.to_begin(person.id)
        if action == "rematch":
            return await self._rematch(live, actor)
        if action == "link":
            return await self._link(live, actor, data)
        if action == "cover":
            data = data | {"away": await self.presence.away(live)}
        decide = acts.ACTS[action]
        key = data.get("key")
        async with live.lock:
            try:
                entries = await self._decide(live, actor, lambda t: decide(t, actor, data), key)
            except _DoneError as done:
                return await self._answer_again(live, person, done.number, data.get("seat"))
            except TableError as error:
                if action == "move" and error.status == 409:
                    # It was not as they saw it: this is how it is.
                    now_ = Sight(live.table).message(person.id, data.get("seat"), live.present())
                    error.extra["message"] = orjson.loads(now_)
                raise
            if action == "move":
                self.counts["moves"] += 1
                return live.answer(entries[-1], person.id, data.get("seat"))
            return Sight(live.table).message(person.id, data.get("seat"), live.present())

    def move(
        self, id: str, person: Person, data: Data, tell: Callable[[bytes | None], None]
    ) -> bool:
        """`act` for nearly every move: decided at once, from memory; `tell` gets the answer when it is saved, or
        None if another process was first. False, and nothing has happened, if it takes more than that.
        """
        live, key = self.lives.get(id), data["key"]
        if live is None or (person.id, key) in live.table.keys or not _seize(live.lock):
            return False
        actor = Actor(person.id, person.name)
        try:
            decided = acts.move(live.table, actor, data)
        except LifetableError:
            live.lock.release()
            return False
        entries = _numbered(live.table, decided, actor, key)

        def then(error: Exception | None) -> None:
            answer = None
            try:
                if error is None:
                    self._apply(live, entries)
                    self.counts["moves"] += 1
                    answer = live.answer(entries[-1], person.id, data.get("seat"))
            finally:
                live.lock.release()
                tell(answer)

        self.writer.put([_row(id, entries[0])], self._also(live, entries), then)
        return True

    async def do(self, live: Live, actor: Actor | None, decide: Decide) -> list[Entry]:
        async with live.lock:
            return await self._decide(live, actor, decide)

    async def _decide(
        self,
        live: Live,
        actor: Actor | None,
        decide: Decide,
        key: str | None = None,
        beside: Sequence[_Opening] = (),
    ) -> list[Entry]:
        """Decide, save, publish; with what `decide` has put `beside` it. The lock of the table is held."""
        for tries in range(TRIES):
            if key is not None and (
                done := live.table.keys.get((actor.id if actor else None, key))
            ):
                raise _DoneError(done)
            try:
                decided = decide(live.table)
            except LifetableError:
                if await self.refresh(live):  # it was refused for what is no longer so
                    continue
                raise
            if not decided:
                if await self.refresh(live):  # nothing was to be done as far as was known
                    continue
                return []
            entries = _numbered(live.table, decided, actor, key)
            if await self._save(live, entries, beside):
                return entries
            await asyncio.sleep(random.random() * min(tries, 10) / 500)  # let the other finish
        raise TableError("busy", status=503, retry_after=1)

    async def _save(self, live: Live, entries: list[Entry], beside: Sequence[_Opening]) -> bool:
        """Save and publish; False if another process was first (its entries are then here)."""
        rows = [_row(live.table.id, entry) for entry in entries]
        others = [
            also for also in (self._also(live, entries), *(new.also for new in beside)) if also
        ]

        def also(connection: Connection) -> None:
            for other in others:
                other(connection)

        def then() -> None:
            for new in beside:
                new.then()
            self._apply(live, entries)

        try:
            # Whoever waits here may hang up: what is saved is published all the same.
            await self.writer.save(
                rows + [row for new in beside for row in new.rows], also if others else None, then
            )
        except ConflictError:
            await self.refresh(live)
            return False
        return True

    def _also(self, live: Live, entries: list[Entry]) -> Callable[[Connection], None] | None:
        """What must be saved with entries so that tables can be found: rarely anything."""
        table, last = live.table, entries[-1]
        over = last.kind == "moved" and last.state is not None and last.state.over
        if last.kind in ("moved", "rematch") and not over:
            return None
        if last.kind in ("said", "reacted"):
            return self._also_speaks(table, last.by)
        sat = [entry.by for entry in entries if entry.kind in ("sat", "handed")]
        status = {"started": "playing", "paused": "paused", "resumed": "playing"}.get(last.kind)
        values: Data = {"changed_id": table.id, "changed": last.at}
        if status or over:
            values["status"] = "over" if over else status
        used: list[str] = []
        if last.kind == "settings":
            values |= {key: last.data["settings"][key] for key in ("public", "game")}
            used = list(files_of(settings_of(last.data["settings"])).values())
        freed = {entry.data["seat"] for entry in entries if entry.kind in ("stood", "freed")}
        left = {table.seats[n].person for n in freed}
        left -= {seat.person for n, seat in enumerate(table.seats) if n not in freed}
        state = last.state if over else None

        def also(connection: Connection) -> None:
            for person in sat:
                s = schema.seated.c
                before = delete(schema.seated).where(s.table_id == table.id, s.person == person)
                connection.execute(before)
                connection.execute(_SEATED, {"table_id": table.id, "person": person})
            for person in left - {None}:
                stood_up(connection, table.id, str(person))
            if used:
                mark_used(connection, used)
            connection.execute(_CHANGED_TABLE, values)
            if state and state.result:
                players = [s.player for s in table.seats]
                game = table.settings.game
                ratings.keep(connection, table.id, game, players, state.result, last.at)

        return also

    def _also_speaks(self, table: Table, person: str | None) -> Callable[[Connection], None] | None:
        """Somebody who never sat here says something for the first time: it can be found again as theirs."""
        if person is None or table.chats[person] or table.seats_of(person):
            return None
        row = {"table_id": table.id, "person": person, "sits": False}
        s = schema.seated.c
        known = select(s.person).where(s.table_id == table.id, s.person == person)

        def also(connection: Connection) -> None:
            if connection.execute(known).one_or_none() is None:
                connection.execute(_SEATED, row)

        return also

    def _apply(self, live: Live, entries: list[Entry]) -> None:
        """The table as it is after entries that are saved, told to all who look."""
        for entry in entries:
            if entry.number <= live.table.number:
                continue  # read from the database in the meantime
            live.table.apply(entry)
            live.tell(entry)
        if entries:
            self.keeper.attend(live)

    async def _answer_again(
        self, live: Live, person: Person, number: int, seat: int | None
    ) -> bytes:
        """The answer to a request that was done before."""
        return (await self.told(live, person.id, number - 1, seat, until=number))[-1][1]

    async def erase(self, person: Person) -> None:
        """Forget a person, in the database and in the memory of every process. Their seats are left first, so that
        every table goes on."""
        await self.people.drop_tokens(person)
        actor = Actor(person.id, person.name)
        for id in await self.store.unfinished(person.id):
            live = await self.live(id)
            async with live.lock:
                await self.refresh(live)  # they may have sat down elsewhere
                await self._decide(
                    live, actor, lambda t: acts.leave(t, actor, {}) if t.seats_of(actor.id) else []
                )
        for news in await self.people.erase(person):
            self._told(*news)

    # --- rematch, and seats that change hands ---

    async def _rematch(self, live: Live, actor: Actor) -> bytes:
        new: list[_Opening] = []

        def decide(table: Table) -> list[Decided]:
            """The next table is saved with the word of it: if another process is first, neither is."""
            acts.check_rematch(table, actor)
            if table.next is not None:
                return []
            new[:] = [
                self._opening(
                    actor,
                    table.luck.next(),
                    [lambda t: [acts.again(table)], lambda t: acts.start(t, actor, {})],
                )
            ]
            return [Decided("rematch", {"table": new[0].live.table.id})]

        async with live.lock:
            await self._decide(live, actor, decide, beside=new)
            self._make_room()
        assert live.table.next is not None
        follow = await self.live(live.table.next)
        if any(follow.table.seats[n].warm for n in follow.table.seats_of(actor.id)):
            await self.do(follow, actor, lambda table: acts.reclaim(table, actor, {}))
        return Sight(follow.table).message(actor.id, None, follow.present())

    async def _link(self, live: Live, actor: Actor, data: Data) -> bytes:
        await self.do(live, actor, lambda table: acts.link(table, actor, data))
        seat = data["seat"]
        held = live.table.seats[seat].held
        return orjson.dumps({"token": self._links.dumps([live.table.id, seat, actor.id, held])})

    async def claim(self, person: Person, token: str) -> tuple[str, bytes]:
        try:
            table, seat, owner, held = self._links.loads(token, max_age=LINK_LASTS)
        except (BadData, ValueError):
            raise TableError("bad-link", status=404) from None
        handed = {"seat": seat, "owner": owner, "held": held}
        return table, await self.act(table, person, "hand", handed)


def _seize(lock: asyncio.Lock) -> bool:
    """Take a lock, if that can be done at once."""
    if lock.locked():
        return False
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()  # others have been waiting longer
    return False


def _row(table: str, entry: Entry) -> Row:
    data = orjson.dumps(entry.data).decode()
    return Row(table, entry.number, entry.at, entry.kind, entry.by, entry.key, data)


def _numbered(
    table: Table, decided: list[Decided], actor: Actor | None, key: str | None
) -> list[Entry]:
    at = now()
    return [
        Entry(
            table.number + n,
            at,
            d.kind,
            actor.id if actor else None,
            key if n == 1 else None,
            d.data,
            d.state,
        )
        for n, d in enumerate(decided, 1)
    ]
