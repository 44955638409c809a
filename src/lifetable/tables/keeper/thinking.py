"""Bots think here: in the threads of the pool, with a budget, each thread with bots of its own.

A bot writes into memory of its own while it thinks, and the compiled games let other threads run meanwhile: two threads
must never share one.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from functools import partial

import numpy as np

from lifetable.bots import bot
from lifetable.games.contract import Bot
from lifetable.games.face import Setup, State
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import Ticket, Urgency

BUDGET = 0.3  # seconds of thought
SEARCHING = "expert"  # the level that may use all of it...
QUICK = 50  # ms; ... while the others need a tenth of this
KEPT = 24  # bots of one thread; a new one is made in less than a millisecond

log = logging.getLogger(__name__)


def longest(state: State, level: str) -> int:
    """In how many milliseconds a bot has thought, whatever it holds; 0 where nobody holds anything that others do not
    see. Who waits for so long does not tell by waiting what it was."""
    if state.setup.game.info.information == "perfect":
        return 0
    return round(BUDGET * 1000) + QUICK if level == SEARCHING else QUICK


class _Own(threading.local):
    """What each thread has for itself."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[Setup, str], Bot] = OrderedDict()


class Thinking:
    """The bots of one process, and how long they think."""

    def __init__(self, pool: FairPool) -> None:
        self._pool = pool
        self._own = _Own()
        self.seconds = 0.0
        """How long bots have thought so far."""

    async def choose(
        self, state: State, level: str, urgency: Urgency = Urgency.AWAITED, payer: str = ""
    ) -> str:
        """What a bot plays, from the view of the seat to move and nothing else. Told no sooner than any thought would
        have taken since its turn to think came, however long that was."""
        ticket = Ticket(urgency, payer, slow=level == SEARCHING)
        move, began, ended = await self._pool.run(ticket, partial(self._think, state, level))
        self.seconds += ended - began
        left = began + longest(state, level) / 1000 - time.monotonic()
        if left > 0:
            await asyncio.sleep(left)
        return move

    def _think(self, state: State, level: str) -> tuple[str, float, float]:
        """The move, and from when to when it was thought about."""
        began = time.monotonic()
        legal = state.legal()
        rng = np.random.default_rng()
        try:
            player = self.bot(state.setup, level)
            move = player.choose(state.view(state.turn), legal, rng, BUDGET)
            if move not in legal:
                raise ValueError(f"{move!r} is not legal")
        except Exception:  # a table never stands still because a bot is at a loss
            log.exception("bot %s at ply %d of %s", level, state.ply, state.setup)
            move = legal[int(rng.integers(len(legal)))]
        return move, began, time.monotonic()

    def bot(self, setup: Setup, level: str) -> Bot:
        """The bot of a level, for the thread that asks and no other."""
        bots, key = self._own.bots, (setup, level)
        if key not in bots:
            bots[key] = bot(level, setup)
            if len(bots) > KEPT:
                bots.popitem(last=False)
        bots.move_to_end(key)
        return bots[key]
