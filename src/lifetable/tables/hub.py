"""The tables of one process: loads them, does what people ask, tells everybody who looks.

Save, then publish, then acknowledge. Any process can serve any table: whoever comes second with a number reads what
the other wrote, and decides again.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import orjson
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, select

from lifetable.errors import LifetableError, TableError
from lifetable.games.contract import Data
from lifetable.tables import acts, schema
from lifetable.tables.acts import Actor, Decided
from lifetable.tables.afterwards import Afterwards
from lifetable.tables.allowance import Allowance
from lifetable.tables.beside import beside, opening
from lifetable.tables.bus import Bus
from lifetable.tables.keeper import Keeper
from lifetable.tables.live import Live
from lifetable.tables.luck import Luck
from lifetable.tables.memory import Memory
from lifetable.tables.people import People, Person
from lifetable.tables.presence import Presence
from lifetable.tables.settings import files_of
from lifetable.tables.sight import Sight, now
from lifetable.tables.store import Store
from lifetable.tables.table import Entry, Table, settings_of
from lifetable.tables.writer import Also, ConflictError, Row, Writer

TRIES = 40
LINK_LASTS = 3_600  # seconds

Decide = Callable[[Table], list[Decided]]


class _DoneError(Exception):
    """This was done before, as the entry of this number."""

    def __init__(self, number: int) -> None:
        self.number = number


@dataclass(frozen=True)
class _Opening:
    """A table that is about to be: all is decided, nothing saved."""

    table: Table
    rows: list[Row]
    also: Also
    then: Callable[[], None]


class Hub(Memory):
    """All that happens at the tables goes through here."""

    def __init__(self, store: Store, people: People, process: str) -> None:
        super().__init__(store, people)
        self.process = process
        self.counts = {"moves": 0, "bot_moves": 0}
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

    async def ping(self) -> None:
        """Is the database there? Raises if not."""
        await self.store.ask(lambda c: c.execute(select(1)).scalar_one())

    def figures(self) -> dict[str, float]:
        """What is worth watching."""
        watchers = sum(len(live.feeds) for live in self.lives.values())
        figures = {"tables": len(self.lives), "watchers": watchers}
        return self.counts | figures | {"bot_seconds": self.keeper.thinking.seconds}

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
        self.make_room()
        return new.table.id

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

        rows = [_row(table.id, entry) for entry in entries]
        return _Opening(table, rows, opening(table, self.process), then)

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

        self.writer.put([_row(id, entries[0])], beside(live.table, entries), then)
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
        opened: Sequence[_Opening] = (),
    ) -> list[Entry]:
        """Decide, save, publish; with tables that `decide` has `opened`. The lock of the table is held."""
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
            if await self._save(live, entries, opened):
                return entries
            await asyncio.sleep(random.random() * min(tries, 10) / 500)  # let the other finish
        raise TableError("busy", status=503, retry_after=1)

    async def _save(self, live: Live, entries: list[Entry], opened: Sequence[_Opening]) -> bool:
        """Save and publish; False if another process was first (its entries are then here)."""
        rows = [_row(live.table.id, entry) for entry in entries]
        others = [
            also for also in (beside(live.table, entries), *(new.also for new in opened)) if also
        ]

        def also(connection: Connection) -> None:
            for other in others:
                other(connection)

        def then() -> None:
            for new in opened:
                new.then()
            self._apply(live, entries)

        try:
            # Whoever waits here may hang up: what is saved is published all the same.
            await self.writer.save(
                rows + [row for new in opened for row in new.rows], also if others else None, then
            )
        except ConflictError:
            await self.refresh(live)
            return False
        return True

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
            return [Decided("rematch", {"table": new[0].table.id})]

        async with live.lock:
            await self._decide(live, actor, decide, opened=new)
            self.make_room()
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
