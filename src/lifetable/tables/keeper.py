"""Moves the bots, watches the clocks, and takes over the tables of processes that have died.

Bots get a view and legal moves, think in a thread, and their move goes through the same door as everybody's. It is made a
fixed time after the one before, so that how long a bot thought tells nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from lifetable.bots import bot
from lifetable.games.contract import Bot
from lifetable.games.face import State
from lifetable.tables import acts
from lifetable.tables.acts import Decided
from lifetable.tables.live import Live
from lifetable.tables.settings import STAND_IN
from lifetable.tables.sight import now
from lifetable.tables.table import Table

if TYPE_CHECKING:
    from lifetable.tables.hub import Hub

BEAT = 1.0  # seconds between two signs of life
LATE = 4_000  # ms after which a process is taken for dead
BUDGET = 0.3  # seconds of thought
TAKEN_AT_ONCE = 200

log = logging.getLogger(__name__)


class Keeper:
    """The duties of one process at the tables it keeps."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._open = False
        self._bots: dict[tuple[int, str], Bot] = {}
        self._pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "bot")
        self.seconds = 0.0
        """How long bots have thought so far."""

    async def open(self) -> None:
        self._open = True
        await self._look_around()
        self._hub.spawn(self._run())

    async def close(self) -> None:
        if self._open:
            self._open = False
            await self._hub.store.gone(self._hub.process)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        await asyncio.sleep(BEAT)
        while self._open:
            try:
                await self._look_around()
            except Exception:  # the database may be away for a moment; the tables wait
                log.exception("keeper")
            await asyncio.sleep(BEAT)

    async def _look_around(self) -> None:
        hub = self._hub
        alive = await hub.store.beat(hub.process, now(), LATE)
        await hub.presence.share(alive - {hub.process})
        for id, before in await hub.store.orphans(alive, TAKEN_AT_ONCE):
            if await hub.store.take(id, before, hub.process):
                live = await hub.live(id)
                live.keeper = hub.process
                self.attend(live)

    def attend(self, live: Live) -> None:
        """See to it that the next thing happens at a table, if it is ours to do."""
        table = live.table
        turn = table.turn if self._open and live.keeper == self._hub.process else None
        level = None if turn is None else table.seats[turn].bot
        due = table.bot_due() if level else table.due()
        wanted = (table.version, turn, level, due)
        if wanted == live.wanted:
            return
        if live.duty:
            live.duty.cancel()
        live.wanted, live.duty = wanted, None
        if level and due is not None:
            live.duty = self._hub.spawn(self._move(live, table.version, level, due))
        elif turn is not None and due is not None:
            live.duty = self._hub.spawn(self._time_up(live, table.version, due))

    async def _move(self, live: Live, version: int, level: str, at: int) -> None:
        table = live.table
        assert table.state is not None
        move = await self.choose(table.state, level)
        await _until(at)
        live.duty = None  # from here on it is done, whatever happens next

        def decide(table: Table) -> list[Decided]:
            if table.version != version or table.turn is None or not table.seats[table.turn].bot:
                return []
            if table.bot_due() > at:  # somebody asks to take back: there is a new duty for then
                return []
            return [acts.moved(table, table.turn, move)]

        await self._hub.do(live, None, decide)
        self._hub.counts["bot_moves"] += 1

    async def _time_up(self, live: Live, version: int, due: int) -> None:
        await _until(due)
        state = live.table.state
        if live.table.version != version or state is None:
            return
        move = await self.choose(state, STAND_IN)
        live.duty = None

        def decide(table: Table) -> list[Decided]:
            if table.version != version or table.turn is None:
                return []
            more = {"left": STAND_IN} if table.settings.clock.then == "seat-to-bot" else {}
            return [acts.moved(table, table.turn, move, late=True, **more)]

        await self._hub.do(live, None, decide)

    async def choose(self, state: State, level: str) -> str:
        """What a bot plays, from the view of the seat to move and nothing else."""
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, self._think, state, level
        )

    def _think(self, state: State, level: str) -> str:
        started = time.perf_counter()
        legal = state.legal()
        rng = np.random.default_rng()
        try:
            return self.bot(state, level).choose(state.view(state.turn), legal, rng, BUDGET)
        except Exception:  # a table never stands still because a bot is at a loss
            log.exception("bot %s at ply %d of %s", level, state.ply, state.setup)
            return legal[int(rng.integers(len(legal)))]
        finally:
            self.seconds += time.perf_counter() - started

    def bot(self, state: State, level: str) -> Bot:
        key = (id(state.setup), level)
        if key not in self._bots:
            if len(self._bots) > 500:
                self._bots.clear()
            self._bots[key] = bot(level, state.setup)
        return self._bots[key]


async def _until(at: int) -> None:
    await asyncio.sleep(max(0, at - now()) / 1000)
