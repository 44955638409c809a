"""Moves the bots, watches the clocks, and takes over the tables of processes that have died.

Bots get a view and legal moves, think in a thread, and their move is decided, saved and published like everybody's. It is made a
fixed time after the one before, and where something is hidden never sooner than any thought would take, so that how long
a bot thought tells nothing. The same goes for a move made because time is up.

A table that this process keeps is in memory while there is something to do for it; if not, it is remembered which it was
(`_aside`), or that it must be read again (`_owed`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from lifetable.tables.background import AGAIN, Background
from lifetable.tables.clock import count, now
from lifetable.tables.decide.play import moved
from lifetable.tables.entries import ClockRestarted, ClockStarted, Played, What
from lifetable.tables.keeper import heartbeats
from lifetable.tables.keeper.heartbeats import BEAT, LATE, Heartbeats
from lifetable.tables.keeper.scheduler import Urgency
from lifetable.tables.keeper.thinking import Thinking
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.live.presence import Presence
from lifetable.tables.live.registry import Registry
from lifetable.tables.log import health
from lifetable.tables.log.append import Log
from lifetable.tables.log.health import Health
from lifetable.tables.log.store import Store
from lifetable.tables.settings import STAND_IN
from lifetable.tables.table import Table

TAKEN_AT_ONCE = 200
LONGEST_WAIT = 600.0  # seconds between two tries to read a table that cannot be read
HEAD_START = 1_000  # ms before time is up at which a bot begins to think: more than it may take
FAIR = 30  # seconds that are left to move, at least, at a table that nobody has kept for a while

log = logging.getLogger(__name__)


@dataclass
class _Owed:
    """A table of ours that must be read; when it is tried again if it cannot be."""

    taken: bool
    """Was it left alone by another process?"""
    wait: float = 0.0
    """For how many seconds it is left alone..."""
    at: float = 0.0
    """... and until when, as this machine counts milliseconds."""


class Keeper:
    """The duties of one process at the tables it keeps."""

    def __init__(
        self,
        process: str,
        store: Store,
        registry: Registry,
        log: Log,
        presence: Presence,
        heartbeats: Heartbeats,
        thinking: Thinking,
        health: Health,
        background: Background,
    ) -> None:
        self._process = process
        self._store = store
        self._registry = registry
        self._log = log
        self._presence = presence
        self._heartbeats = heartbeats
        self._thinking = thinking
        self._health = health
        self._background = background
        self.bot_moves = 0
        """How many bots have made here."""
        self._open = False
        self._aside: dict[str, int] = {}
        """Tables of ours that are not in memory, as nothing is to be done for them after this number."""
        self._owed: dict[str, _Owed] = {}
        """Tables of ours that should be in memory, and are not yet."""
        self._unsure = False
        """May others have done something with our tables, or we with theirs, of which we do not know?"""
        self._beaten = count()

    @property
    def is_open(self) -> bool:
        """Does this process keep tables? Then it tries every second whether something can be saved."""
        return self._open

    async def open(self) -> None:
        self._open = True
        await self._look_around()
        self._background.spawn(self._run())

    async def close(self) -> None:
        if self._open:
            self._open = False
            try:
                await self._store.gone(self._process)
            except Exception:  # the others will see it by our silence
                log.exception("keeper")

    async def _run(self) -> None:
        await asyncio.sleep(BEAT)
        while self._open:
            try:
                await self._look_around()
            except Exception as error:  # the database may be away for a moment; the tables wait
                self._unsure = True
                self._note(error)
            await asyncio.sleep(BEAT)

    def _note(self, error: Exception) -> None:
        """What is wrong is told to whoever asks after our health, and noted when it begins."""
        trouble = health.refusal(error, self._store.engine)
        if self._health.failed(trouble):
            log.error("keeper", exc_info=error)

    async def _look_around(self) -> None:
        beats = await self._store.ask(lambda c: heartbeats.sign(c, self._process))
        self._health.written()
        alive = self._heartbeats.hear(beats)
        before, self._beaten = self._beaten, count()
        until = self._beaten + 1000 * BEAT
        await self._presence.share(alive - {self._process})
        if self._unsure or self._beaten - before > LATE:  # others may have taken us for dead
            await self._take_stock()
        for id, keeper in await self._store.orphans(alive, TAKEN_AT_ONCE):
            if count() > until:  # there are many: a sign of life comes first
                return
            if await self._store.take(id, keeper, self._process):
                self._owed[id] = _Owed(taken=True)
                await self._fetch(id)
        for id in [id for id, owed in self._owed.items() if owed.at <= count()]:
            await self._fetch(id)

    # --- which tables are ours ---

    async def _take_stock(self) -> None:
        """After trouble: find what is ours and must be read, and what is no longer ours."""
        self._unsure = False
        ours = [live for live in self._registry.tables.values() if self._keeps(live)]
        kept = await self._store.kept(self._process)
        for live in ours:
            if live.table.id not in kept and live.table.status != "over":
                live.keeper = None
                self.attend(live)
        for id, newest in kept.items():
            known = self._registry.tables.get(id)
            if not self._keeps(known) if known else newest > self._aside.get(id, 0):
                self._owed.setdefault(id, _Owed(taken=id not in self._aside))

    async def _fetch(self, id: str) -> None:
        """Read a table of ours and see to it. If that fails, it is left for later: others can still be read."""
        owed = self._owed.get(id)
        if owed is None:  # done in the meantime
            return
        owed.wait = min(max(AGAIN, 2 * owed.wait), LONGEST_WAIT)
        owed.at = count() + 1000 * owed.wait
        try:
            live = await self._registry.get(id)
            if owed.taken:
                async with live.lock:
                    await self._log.append(live, _fair)
                live.keeper = self._process
        except Exception as error:
            if getattr(error, "code", "") == "no-such-table":  # it was removed
                self._owed.pop(id, None)
                return
            log.exception("table %s cannot be read", id)
            return
        self._owed.pop(id, None)
        self.attend(live)

    def _keeps(self, live: LiveTable) -> bool:
        return live.keeper == self._process

    def doubt(self) -> None:
        """Something may have been said while nobody listened."""
        self._unsure = True

    def written_elsewhere(self, id: str) -> None:
        """Another process has written at a table that is not in memory."""
        if id in self._aside and id not in self._owed:
            self._owed[id] = _Owed(taken=False)
            self._background.spawn(self._fetch(id))

    def drop(self, id: str) -> None:
        """A table is no longer kept by anybody."""
        self._aside.pop(id, None)
        self._owed.pop(id, None)

    def put_aside(self, live: LiveTable) -> None:
        """A table leaves the memory."""
        if self._keeps(live) and live.table.status != "over":
            self._aside[live.table.id] = live.table.number

    def receive(self, live: LiveTable) -> None:
        """A table has come into the memory."""
        self._aside.pop(live.table.id, None)
        owed = self._owed.get(live.table.id)
        if owed is None or not owed.taken:  # else its clock is seen to first
            self.attend(live)

    # --- duties ---

    def attend(self, live: LiveTable) -> None:
        """See to it that the next thing happens at a table, if it is ours to do."""
        table = live.table
        turn = table.turn if self._open and live.keeper == self._process else None
        level = None if turn is None else table.seats[turn].bot
        due = table.bot_due() if level else table.due()
        waits = table.clock_due()
        wanted = (table.version, turn, level, due, waits)
        if wanted == live.duty_for:
            return
        self.leave(live)
        live.duty_for = wanted
        if level and due is not None:
            duty = partial(self._move, live, table.version, level, due)
        elif turn is not None and due is not None:
            duty = partial(self._time_up, live, table.version, due)
        elif turn is not None and waits is not None:
            duty = partial(self._start_clock, live, waits)
        else:
            return
        live.duty = self._background.spawn(self._see_to(live, wanted, duty))

    def leave(self, live: LiveTable) -> None:
        """Do nothing more at a table."""
        if live.duty:
            live.duty.cancel()
        live.duty_for, live.duty = (), None

    async def _see_to(
        self, live: LiveTable, wanted: tuple[object, ...], duty: Callable[[], Awaitable[None]]
    ) -> None:
        """Do a duty. If it fails, the table does not stand still: it is begun again a little later."""
        try:
            await duty()
        except Exception:
            if not self._open:
                return
            log.exception("at table %s", live.table.id)
            if live.duty_for is not wanted:  # there is something else to do by now
                return
            live.duty = asyncio.current_task()
            await asyncio.sleep(AGAIN)
            live.duty_for, live.duty = (), None
            self.attend(live)

    async def _choose(self, live: LiveTable, level: str) -> str:
        """What a bot would play. Where a person waits, it thinks first; bots among themselves come later."""
        assert live.table.state is not None
        urgency = Urgency.AWAITED if live.table.attended else Urgency.UNATTENDED
        return await self._thinking.choose(live.table.state, level, urgency, live.payer)

    async def _move(self, live: LiveTable, version: int, level: str, at: int) -> None:
        ready = _here(live.table, at)
        move = await self._choose(live, level)
        await _until(ready)
        live.duty = None  # from here on it is done, whatever happens next

        def decide(table: Table) -> list[What | Played]:
            if table.version != version or table.turn is None or not table.seats[table.turn].bot:
                return []
            if table.bot_due() > at:  # somebody asks to take back: there is a new duty for then
                return []
            return [moved(table, table.turn, move)]

        async with live.lock:
            if await self._log.append(live, decide):
                self.bot_moves += 1

    async def _start_clock(self, live: LiveTable, at: int) -> None:
        """When everybody has arrived, or has had time enough to. (While bots move, no clock is needed.)"""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0, at - now()) / 1000):
                while live.table.awaited(live.present()):
                    live.arrival.clear()
                    await live.arrival.wait()
        live.duty = None

        def decide(table: Table) -> list[What | Played]:
            return [ClockStarted()] if table.clock_due() is not None else []

        async with live.lock:
            await self._log.append(live, decide)

    async def _time_up(self, live: LiveTable, version: int, due: int) -> None:
        end = _here(live.table, due)
        await _until(end - HEAD_START)
        move = await self._choose(live, STAND_IN)
        await _until(end)
        live.duty = None

        def decide(table: Table) -> list[What | Played]:
            if table.version != version or table.turn is None or table.due() != due:
                return []
            left = STAND_IN if table.settings.clock.then == "seat-to-bot" else None
            return [moved(table, table.turn, move, late=True, left=left)]

        async with live.lock:
            await self._log.append(live, decide)


def _fair(table: Table) -> list[What | Played]:
    """Nobody has kept this table for a while: whoever is to move has some time left all the same."""
    due, left = table.due(), min(FAIR, table.settings.clock.seconds)
    if due is None or table.turn is None or due - now(table.at) >= left * 1000:
        return []
    return [ClockRestarted(table.turn, left)]


def _here(table: Table, at: int) -> int:
    """A moment that is still to come at a table, by our clock: who was here before may have had a later one."""
    return at - max(0, table.at - now())


async def _until(at: int) -> None:
    """Wait for a time; a machine may have slept in between."""
    while (left := at - now()) > 0:
        await asyncio.sleep(min(left, 60_000) / 1000)
