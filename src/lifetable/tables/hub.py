"""All that one process needs to serve tables, put together: each part has in its constructor exactly the parts it uses.

Actions ─ Log ─ Writer            people do something: decided, saved, published, answered
Views ─ LookBack                  people look
Keeper ─ Thinking ─ FairPool      bots move, clocks run out
Registry ─ LiveTable ─ Feed       the tables in memory, and everybody who looks at them
"""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy import select

from lifetable.tables.actions import Actions
from lifetable.tables.after.finished_games import FinishedGames
from lifetable.tables.after.hints import Hints
from lifetable.tables.after.kept_reviews import Reviews
from lifetable.tables.after.records import Records
from lifetable.tables.background import Background
from lifetable.tables.entries import PRUNED
from lifetable.tables.housekeeping.daily import Housekeeping
from lifetable.tables.keeper import heartbeats
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.heartbeats import Heartbeats
from lifetable.tables.keeper.keeper import Keeper
from lifetable.tables.keeper.thinking import Thinking
from lifetable.tables.live.listing import Listing
from lifetable.tables.live.look_back import LookBack
from lifetable.tables.live.presence import Presence
from lifetable.tables.live.registry import Registry
from lifetable.tables.live.views import Views
from lifetable.tables.log import schema
from lifetable.tables.log.append import Log
from lifetable.tables.log.bus import Bus
from lifetable.tables.log.health import Health
from lifetable.tables.log.store import Store
from lifetable.tables.log.writer import Writer
from lifetable.tables.moderation.bans import Bans
from lifetable.tables.moderation.operator import Operator
from lifetable.tables.moderation.overview import Overview
from lifetable.tables.moderation.reports import Reports
from lifetable.tables.people import names
from lifetable.tables.people.erasure import Erasure
from lifetable.tables.people.identity import People
from lifetable.tables.people.quotas import CROWD, Quotas
from lifetable.tables.people.uploads import Uploads
from lifetable.tables.people.wiping import Wiping
from lifetable.tables.seat_links import SeatLinks
from lifetable.tables.table import forget_handles


class Hub:
    """The parts of one process."""

    def __init__(
        self, process: str, store: Store, bus: Bus, people: People, links: SeatLinks, crowd: int
    ) -> None:
        self.process = process
        self.store = store
        self.bus = bus
        self.people = people
        self.background = Background()
        self.health = Health()
        self.writer = Writer(store.engine, bus, self.health)
        self.pool = FairPool()
        self.thinking = Thinking(self.pool)

        self.registry = Registry(store, self.background)
        self.log = Log(self.writer, self.registry)
        self.quotas = Quotas(store, self.registry, self.log, crowd)
        self.bans = Bans(store, self.registry)
        self.look_back = LookBack(store, self.registry, self.quotas, self.pool)
        self.views = Views(self.registry, self.look_back, self.quotas)
        self.listing = Listing(store, self.registry)

        beats = Heartbeats()
        self.presence = Presence(process, store, self.registry, beats)
        self.actions = Actions(
            process,
            store,
            self.registry,
            self.log,
            self.look_back,
            self.presence,
            self.quotas,
            self.bans,
            links,
        )
        self.keeper = Keeper(
            process,
            store,
            self.registry,
            self.log,
            self.presence,
            beats,
            self.thinking,
            self.health,
            self.background,
        )
        self.registry.attendant = self.keeper

        self.finished = FinishedGames(store, self.registry, self.quotas, self.pool)
        self.hints = Hints(self.registry, self.quotas, self.pool, self.thinking)
        self.records = Records(self.finished, store)
        self.reviews = Reviews(self.finished, store, self.quotas, self.pool, self.background)
        self.uploads = Uploads(store, self.quotas, self.pool)

        self.reports = Reports(store, self.views)
        self.operator = Operator(store, bus, people, self.bans)
        self.overview = Overview(process, store, self.registry, self.keeper)
        self.wiping = Wiping(store, self.background.spawn)
        self.erasure = Erasure(
            store, people, self.registry, self.log, bus, self.wiping, self.background
        )
        self._subscribe()

    def _subscribe(self) -> None:
        """What is no longer as it is remembered here, is forgotten or read anew."""
        self.bus.subscribe("table", self.registry.reread)
        self.bus.subscribe(PRUNED, self.registry.let_go)
        self.bus.subscribe("file", self.store.unlay_digest)
        self.bus.subscribe("person", self.people.doubt)
        self.bus.subscribe("bans", lambda _: self.background.insist(self.bans.read))
        self.bus.subscribe("admin", lambda _: self.background.insist(self.operator.read_keys))
        self.bus.subscribe("gone", self._forget_person)

    def _forget_person(self, gone: str) -> None:
        """Somebody (a digest) is erased: nobody is remembered, in whatever cache."""
        self.people.doubt()
        self.registry.forget_person(gone)
        names.forget()
        forget_handles()
        self.store.engine.clear_compiled_cache()  # statements are kept with the first values they had

    @classmethod
    async def open(cls, database: str, *, keep: bool = True, crowd: int = CROWD) -> Hub:
        """The tables of a database. A `crowd` of people may share an address; 0: any number of them."""
        store = Store(await asyncio.to_thread(schema.prepare, database))
        await heartbeats.join(store)
        process = secrets.token_hex(8)
        bus = Bus(store.engine, process)
        people = People(store, bus)
        hub = cls(process, store, bus, people, SeatLinks(await people.key("links")), crowd)
        await bus.open(hub.registry.written_elsewhere, hub.registry.catch_up)
        await hub.bans.read()
        await hub.operator.read_keys()
        hub.background.spawn(hub.views.send_heartbeats())
        hub.background.spawn(hub.wiping.resume())
        hub.background.spawn(hub.registry.tidy())
        hub.background.spawn(hub.quotas.tidy())
        await asyncio.to_thread(store.tidy)
        if keep:
            hub.background.spawn(hub.bans.keep_tidy())
            await hub.keeper.open()
        return hub

    async def close(self) -> None:
        """Finish what is under way; other processes take the tables over."""
        for live in list(self.registry.tables.values()):
            live.close_feeds()
        await self.keeper.close()
        self.pool.close()
        await self.background.close()
        await self.writer.close()
        await self.bus.close()
        self.store.engine.dispose()

    async def ping(self) -> None:
        """Is the database there, and can be written to it? Raises a TableError that says what is wrong, if not."""
        if self.keeper.is_open:
            self.health.check()
        else:
            await self.store.ask(lambda c: c.execute(select(1)).scalar_one())

    def keep_house(self, days: float) -> None:
        """From now on let go of what nobody has needed for so many days."""
        self.background.spawn(Housekeeping(self.store, days).run())

    def figures(self) -> dict[str, float]:
        """What is worth watching."""
        return {
            "moves": self.actions.moves,
            "bot_moves": self.keeper.bot_moves,
            "bot_seconds": self.thinking.seconds,
            "tables": len(self.registry.tables),
            "watchers": sum(len(live.feeds) for live in self.registry.tables.values()),
            "work_waiting": self.pool.waiting,
        }
