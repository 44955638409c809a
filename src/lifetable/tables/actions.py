"""What people do at tables: the one way in, for the page and for programs. (A bot's move takes it from `Log.append` on.)

A request is decided, saved, published, and then answered: with the mover's own message, or with the table as it is now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial

from lifetable.errors import LifetableError, TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.decision import decide
from lifetable.tables.decide.lobby import start, start_again
from lifetable.tables.decide.naming import new_id
from lifetable.tables.decide.opening import opened
from lifetable.tables.decide.permissions import check_look, check_owner
from lifetable.tables.decide.play import NOT_AS_SEEN
from lifetable.tables.decide.rematch import follow_up
from lifetable.tables.entries import NextTable, Opened, Played, RematchBegun, What
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.live.look_back import LookBack
from lifetable.tables.live.presence import Presence
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.append import Decide, DoneBeforeError, Log, NewTable
from lifetable.tables.log.store import Store
from lifetable.tables.luck import Luck
from lifetable.tables.moderation.bans import Bans
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Quotas
from lifetable.tables.requests import (
    Act,
    AnswerRematch,
    BeginRematch,
    Cover,
    Hand,
    Move,
    OfferRematch,
    OpenTable,
    Start,
)
from lifetable.tables.seat_links import SeatLink, SeatLinks
from lifetable.tables.settings import Settings, files_of
from lifetable.tables.setups import SetupWantedError
from lifetable.tables.table import Table


class Actions:
    """Opens tables, and does there what people ask for."""

    def __init__(
        self,
        process: str,
        store: Store,
        registry: Registry,
        log: Log,
        look_back: LookBack,
        presence: Presence,
        quotas: Quotas,
        bans: Bans,
        links: SeatLinks,
    ) -> None:
        self._process = process
        self._store = store
        self._registry = registry
        self._log = log
        self._look_back = look_back
        self._presence = presence
        self._quotas = quotas
        self._bans = bans
        self._links = links
        self.moves = 0
        """How many were made here by people and programs."""

    async def open_table(self, caller: Caller, request: OpenTable) -> str:
        """Open a table as somebody wishes it; its id."""
        actor = _actor(caller)
        unattended = bool(request.seats) and all(seat.kind == "bot" for seat in request.seats or ())
        async with self._quotas.one_more_table(actor, unattended=unattended):
            first = await asyncio.to_thread(self._opened, actor, request)
            await self._store.use(files_of(first.settings).values())
            decides: list[Decide] = [lambda table: [first]]
            if request.start:
                decides.append(lambda table: start(table, actor))
            new = self._new_table(actor, Luck.new(), decides)
            await self._log.open(new)
        return new.live.table.id

    def _opened(self, actor: Actor, request: OpenTable) -> Opened:
        first = opened(actor, request, self._store.setups.build)
        self._store.setups.build(first.settings)  # as it will begin
        return first

    async def act(self, id: str, caller: Caller, request: Act) -> bytes:
        """Do something at a table, and tell how it is then."""
        actor = _actor(caller)
        self._bans.check(None, actor.id)
        live = await self._registry.get(id)
        async with self._room(live, actor, request):
            while True:
                try:
                    return await self._append(live, actor, request)
                except SetupWantedError as wanted:
                    await self._build(live, wanted.settings)

    def _room(
        self, live: LiveTable, actor: Actor, request: Act
    ) -> AbstractAsyncContextManager[None]:
        """Room for one more game or table, if that is what somebody asks for."""
        match request:
            case Start():
                return self._quotas.one_more_game(actor, unattended=not live.table.attended)
            case OfferRematch() | AnswerRematch() | BeginRematch() if not (
                _declines(request) or live.table.next is not None
            ):
                return self._quotas.one_more_table(actor, unattended=not live.table.attended)
        return nullcontext()

    async def _build(self, live: LiveTable, settings: Settings) -> None:
        """Build the game that is wanted, which takes a while: nobody else waits for it here."""
        try:
            await asyncio.to_thread(self._store.setups.build, settings)
        except LifetableError:
            async with live.lock:  # it may be refused for what is no longer so
                if not await self._registry.refresh(live):
                    raise

    async def _append(self, live: LiveTable, actor: Actor, request: Act) -> bytes:
        """Decide, save, publish, answer."""
        away: Callable[[str], float] = live.seconds_away
        if isinstance(request, Cover):
            away = await self._presence.seconds_away(live)
        key = request.key if isinstance(request, Move) else None
        seat: int | None = getattr(request, "seat", None)
        new: list[NewTable] = []

        def decided(table: Table) -> list[What | Played]:
            new.clear()
            return self._with_next(table, decide(table, actor, request, away), new)

        async with live.lock:
            try:
                entries = await self._log.append(live, decided, actor.id, key, new)
            except DoneBeforeError as done:
                return await self._answer_once_more(live, actor, done.number, seat)
            except TableError as error:
                if isinstance(request, Move) and error.code in NOT_AS_SEEN:
                    # It was not as they saw it: this is how it is.
                    error.extra["message"] = live.snapshot(actor.id, seat)
                raise
            live.note_address(actor.id, actor.address)
            if isinstance(request, Move):
                self.moves += 1
                return live.answer(entries[-1], actor.id, seat)
            goes_on = isinstance(request, OfferRematch | AnswerRematch | BeginRematch)
            if not goes_on or live.table.next is None or _declines(request):
                return live.snapshot(actor.id, seat)
        follow = await self._registry.get(live.table.next)
        check_look(follow.table, actor.id)
        return follow.snapshot(actor.id)

    async def _answer_once_more(
        self, live: LiveTable, actor: Actor, number: int, seat: int | None
    ) -> bytes:
        """The answer to a request that was done before."""
        caller = Caller(actor.id, actor.address)
        return (await self._look_back.messages(live, caller, number - 1, seat, number))[-1].data

    # --- new tables ---

    def _new_table(self, actor: Actor, luck: Luck, decides: Sequence[Decide]) -> NewTable:
        table = Table(new_id(), luck, self._store.setups)
        live = LiveTable(table, self._process, actor.address)
        saved = partial(self._quotas.opened, table.id, actor.address)
        return NewTable.decided(live, actor.id, decides, saved)

    def _with_next(
        self, table: Table, decided: Sequence[What | Played | NextTable], new: list[NewTable]
    ) -> list[What | Played]:
        """The table of a rematch is saved with the word of it: if another process is first, neither is."""
        entries: list[What | Played] = []
        for one in decided:
            if isinstance(one, NextTable):
                new.append(self._follow_up(table, one))
                entries.append(RematchBegun(new[-1].live.table.id))
            else:
                entries.append(one)
        return entries

    def _follow_up(self, table: Table, begins: NextTable) -> NewTable:
        """The table of a rematch: opened and started in the name of one who said yes; if words were sealed they are
        called for."""
        opener, first = follow_up(table, begins.seats, begins.seals)
        decides: list[Decide] = [lambda t: [first], lambda t: start_again(t, opener)]
        return self._new_table(opener, table.luck.next(), decides)

    # --- seats that change hands ---

    async def seat_link(self, id: str, caller: Caller, seat: int) -> str:
        """A link with which somebody takes his seat to another device."""
        actor = _actor(caller)
        self._bans.check(None, actor.id)
        live = await self._registry.get(id)

        def check(table: Table) -> list[What | Played]:
            check_owner(table, actor, seat)
            return []

        async with live.lock:
            await self._log.append(live, check, actor.id)
            held = live.table.seats[seat].held
        return self._links.write(SeatLink(id, seat, actor.id, held))

    async def claim(self, caller: Caller, token: str) -> bytes:
        """Take over a seat with its link."""
        link = self._links.read(token)
        handed = Hand(seat=link.seat, owner=link.owner, held=link.held)
        return await self.act(link.table, caller, handed)


def _actor(caller: Caller) -> Actor:
    if caller.person is None:
        raise TableError("nobody")
    return Actor(caller.person, caller.name, caller.address)


def _declines(request: Act) -> bool:
    return isinstance(request, AnswerRematch) and not request.agree
