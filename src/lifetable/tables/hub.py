"""The tables of one process: loads them, does what people ask, tells everybody who looks.

Save, then publish, then acknowledge. Any process can serve any table: whoever comes second with a number reads what
the other wrote, and decides again.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import orjson
from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import Connection, select

from lifetable.errors import LifetableError, TableError
from lifetable.games.contract import Data
from lifetable.tables import acts, heartbeats, hosting, rematch, schema, welcome
from lifetable.tables.acts import Actor, Decided
from lifetable.tables.afterwards import Afterwards
from lifetable.tables.bans import Bans
from lifetable.tables.beside import beside, opening
from lifetable.tables.bus import Bus
from lifetable.tables.clock import now
from lifetable.tables.fair_pool import FairPool
from lifetable.tables.housekeeping import Housekeeping
from lifetable.tables.keeper import Keeper
from lifetable.tables.live import Live
from lifetable.tables.luck import Luck
from lifetable.tables.memory import Memory
from lifetable.tables.operator import Operator
from lifetable.tables.people import People, Person
from lifetable.tables.presence import Presence
from lifetable.tables.quotas import CROWD, Caller, Quotas
from lifetable.tables.reports import Reports
from lifetable.tables.settings import files_of
from lifetable.tables.sight import Sight
from lifetable.tables.storage import Health
from lifetable.tables.store import Store, digest
from lifetable.tables.table import Entry, Table, settings_of
from lifetable.tables.wiping import SETTLED, Wiping
from lifetable.tables.writer import Also, ConflictError, Row, Writer

TRIES = 40
LINK_LASTS = 3_600  # seconds

ACTS: Mapping[str, acts.Act] = {**acts.ACTS, **hosting.ACTS}
STRANGERS = ("hand",)
"""What somebody may do at a table before he may look at it."""

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

    def __init__(self, store: Store, people: People, process: str, crowd: int = CROWD) -> None:
        super().__init__(store, people)
        self.process = process
        self.counts = {"moves": 0, "bot_moves": 0}
        self.bus = Bus(store.engine, process, self._heard, self._told, self._missed)
        people.spread = self.bus.spread
        self.health = Health()
        self.writer = Writer(store.engine, self.bus, self.health)
        self.wiping = Wiping(store, self.spawn)
        self.pool = FairPool()
        self.keeper = Keeper(self, self.pool)
        self.bans = Bans(store)
        self.reports = Reports(self)
        self.operator = Operator(self)
        self.presence = Presence(self)
        self.quotas = Quotas(self, crowd)
        afterwards = self._afterwards = Afterwards(self)
        self.hint = afterwards.hint
        self.record = afterwards.record
        self.replay = afterwards.replay
        self.review = afterwards.review
        self.verify = afterwards.verify
        self.upload = afterwards.upload

    @classmethod
    async def open(cls, database: str, *, keep: bool = True, crowd: int = CROWD) -> Hub:
        """The tables of a database. A `crowd` of people may share an address; 0: any number of them."""
        store = Store(await asyncio.to_thread(schema.prepare, database))
        await heartbeats.join(store)
        hub = cls(store, People(store), secrets.token_hex(8), crowd)
        await hub.bus.open()
        await hub.bans.read()
        await hub.operator.read_keys()
        hub._links = URLSafeTimedSerializer(await hub.people.key("links"), signer=_Signer)
        hub.spawn(hub.beat())
        hub.spawn(hub.wiping.resume())
        hub.spawn(hub.tidy())
        await asyncio.to_thread(store.tidy)
        if keep:
            hub.spawn(hub.bans.keep_tidy())
            await hub.keeper.open()
        return hub

    _links: URLSafeTimedSerializer

    async def close(self) -> None:
        """Finish what is under way; other processes take the tables over."""
        for live in list(self.lives.values()):
            for feed in live.feeds:
                feed.close()
        await self.keeper.close()
        self.pool.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.bus.close()
        self.store.engine.dispose()

    async def ping(self) -> None:
        """Is the database there, and can be written to it? Raises a TableError that says what is wrong, if not."""
        if self.keeper.writes:
            self.health.check()
        else:
            await self.store.ask(lambda c: c.execute(select(1)).scalar_one())

    def keep_house(self, days: float) -> None:
        """From now on let go of what nobody has needed for so many days."""
        self.spawn(Housekeeping(self, days).run())

    async def keep(self, id: str, person: Person | None, wanted: bool) -> Data:
        """Somebody keeps a finished game of theirs, or no longer."""
        if person is None:
            raise TableError("nobody", status=401)
        table = await self._afterwards.over(id)
        if not table.seats_of(person.id):
            raise TableError("not-seated", status=403)
        if wanted:
            await self.store.keep(id, person.id, now())
        else:
            await self.store.let_be_pruned(id, person.id)
        return {"kept": wanted}

    async def keeps(self, id: str, person: Person | None) -> Data:
        """Does somebody keep this game?"""
        await self._afterwards.over(id)
        return {"kept": person is not None and await self.store.keeps(id, person.id)}

    def figures(self) -> dict[str, float]:
        """What is worth watching."""
        watchers = sum(len(live.feeds) for live in self.lives.values())
        now_ = {"tables": len(self.lives), "watchers": watchers, "work_waiting": self.pool.waiting}
        return self.counts | now_ | {"bot_seconds": self.keeper.thinking.seconds}

    # --- doing ---

    async def create(self, person: Person, given: Data, address: str = "") -> str:
        actor = Actor(person.id, person.name, address)
        unattended = all(seat["kind"] == "bot" for seat in given.get("seats") or [{"kind": "me"}])
        async with self.quotas.one_more_table(actor, unattended=unattended):
            return await self._create(actor, given)

    async def _create(self, actor: Actor, given: Data) -> str:
        opened = await asyncio.to_thread(acts.opened, actor, given, self.store.path_of)
        await self.store.use(files_of(settings_of(opened.data["settings"])).values())
        decides: list[Decide] = [lambda table: [opened]]
        if given.get("start"):
            decides.append(lambda table: acts.start(table, actor, {}))
        new = self._opening(actor, Luck.new(), decides)
        await self.writer.save(new.rows, new.also, new.then)
        return new.table.id

    def _opening(self, actor: Actor, luck: Luck, decides: Sequence[Decide]) -> _Opening:
        """A new table, and what is decided on it before anybody sees it."""
        table = Table(acts.new_id(), luck, self.store.path_of)
        live = Live(table, self.process, actor.address)
        entries: list[Entry] = []
        for decide in decides:
            for entry in _numbered(table, decide(table), actor, None):
                table.apply(entry)
                entries.append(entry)

        def then() -> None:
            self.lives[table.id] = live
            self.quotas.opened(table.id, actor.address)
            self._apply(live, entries)

        rows = [_row(table.id, entry) for entry in entries]
        return _Opening(table, rows, opening(table, self.process), then)

    async def act(
        self, id: str, person: Person | None, action: str, data: Data, address: str = ""
    ) -> bytes:
        """Do something at a table, and tell how it is then."""
        if person is None:
            raise TableError("nobody", status=401)
        self.bans.check(None, person.id)
        live = await self.live(id)
        actor = Actor(person.id, person.name, address)
        if action == "start":
            async with self.quotas.one_more_game(actor, unattended=not live.table.attended):
                return await self._act(live, person, actor, action, data)
        if action in rematch.ACTS:
            declines = action == "rematch-answer" and not data["agree"]
            if declines or live.table.next is not None:
                return await self._rematch(live, person, actor, action, data)
            async with self.quotas.one_more_table(actor, unattended=not live.table.attended):
                return await self._rematch(live, person, actor, action, data)
        return await self._act(live, person, actor, action, data)

    async def _act(
        self, live: Live, person: Person, actor: Actor, action: str, data: Data
    ) -> bytes:
        if action == "link":
            return await self._link(live, actor, data)
        if action == "cover":
            data = data | {"away": await self.presence.away(live)}
        key = data.get("key")

        def decide(table: Table) -> list[Decided]:
            if action not in STRANGERS:
                welcome.check_look(table, actor.id)
            return ACTS[action](table, actor, data)

        async with live.lock:
            try:
                entries = await self._decide(live, actor, decide, key)
            except _DoneError as done:
                return await self._answer_again(live, actor, done.number, data.get("seat"))
            except TableError as error:
                if action == "move" and error.status == 409:
                    # It was not as they saw it: this is how it is.
                    now_ = Sight(live.table).message(person.id, data.get("seat"), live.present())
                    error.extra["message"] = orjson.loads(now_)
                raise
            live.acted(actor.id, actor.address)
            if action == "move":
                self.counts["moves"] += 1
                return live.answer(entries[-1], person.id, data.get("seat"))
            return Sight(live.table).message(person.id, data.get("seat"), live.present())

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
        if live.gone:
            raise TableError("no-such-table", status=404, table=live.table.id)
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

    async def _answer_again(self, live: Live, actor: Actor, number: int, seat: int | None) -> bytes:
        """The answer to a request that was done before."""
        caller = Caller(actor.id, actor.address)
        return (await self.told(live, caller, number - 1, seat, until=number))[-1][1]

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
        erased = await self._forget_person(person)
        await self.wiping.wipe(erased, digest(person.id))
        self.spawn(self._forget_again(person, erased))

    async def _forget_person(self, person: Person) -> list[str]:
        """What must no longer be found in any file."""
        erased = await self.people.erase(person)
        for news in erased.news:
            self._told(*news)
        return erased.traces

    async def _forget_again(self, person: Person, erased: list[str]) -> None:
        """Another process may have noted something just before it heard of it."""
        await asyncio.sleep(SETTLED)
        await self._forget_person(person)
        await self.wiping.wipe(erased, digest(person.id))

    # --- rematch, and seats that change hands ---

    async def _rematch(
        self, live: Live, person: Person, actor: Actor, action: str, data: Data
    ) -> bytes:
        """Offer a rematch, answer, begin. The answer is the next table, once there is one that they go to."""
        new: list[_Opening] = []

        def decide(table: Table) -> list[Decided]:
            """The next table is saved with the word of it: if another process is first, neither is."""
            decided = rematch.ACTS[action](table, actor, data)
            new[:] = [self._follow_up(table, d) for d in decided if d.kind == rematch.BEGUN]
            return decided

        async with live.lock:
            await self._decide(live, actor, decide, opened=new)
            declined = action == "rematch-answer" and not data["agree"]
            if live.table.next is None or declined:
                return Sight(live.table).message(person.id, None, live.present())
        follow = await self.live(live.table.next)
        welcome.check_look(follow.table, actor.id)
        return Sight(follow.table).message(person.id, None, follow.present())

    def _follow_up(self, table: Table, begun: Decided) -> _Opening:
        """The table of a rematch: opened and started in the name of one who said yes; if words
        were sealed they are called for. The word of it names it."""
        seats, seals = begun.data.pop("seats"), begun.data.pop("seals")
        opener, opened = rematch.follow_up(table, seats, seals)
        decides: list[Decide] = [lambda t: [opened], lambda t: acts.start_again(t, opener)]
        new = self._opening(opener, table.luck.next(), decides)
        begun.data["table"] = new.table.id
        return new

    async def _link(self, live: Live, actor: Actor, data: Data) -> bytes:
        await self.do(live, actor, lambda table: acts.link(table, actor, data))
        seat = data["seat"]
        held = live.table.seats[seat].held
        return orjson.dumps({"token": self._links.dumps([live.table.id, seat, actor.id, held])})

    async def claim(self, person: Person, token: str, address: str = "") -> tuple[str, bytes]:
        try:
            given, made = self._links.loads(token, return_timestamp=True)
            table, seat, owner, held = given
        except (BadData, ValueError):
            raise TableError("bad-link", status=404) from None
        if now() / 1000 - made.timestamp() > LINK_LASTS:
            raise TableError("bad-link", status=404)
        handed = {"seat": seat, "owner": owner, "held": held}
        return table, await self.act(table, person, "hand", handed, address)


class _Signer(TimestampSigner):
    """A link lasts as long as we say, whoever sets the wall clock meanwhile."""

    def get_timestamp(self) -> int:
        return now() // 1000


def _row(table: str, entry: Entry) -> Row:
    data = orjson.dumps(entry.data).decode()
    return Row(table, entry.number, entry.at, entry.kind, entry.by, entry.key, data)


def _numbered(
    table: Table, decided: list[Decided], actor: Actor | None, key: str | None
) -> list[Entry]:
    at = now(table.at)
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
