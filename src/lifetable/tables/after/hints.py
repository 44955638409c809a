"""Hints during a game: what the best bot thinks of every legal move, given only what the asking seat sees."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial

import numpy as np

from lifetable.errors import TableError
from lifetable.games.contract import Data, Opinion
from lifetable.games.face import State
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import Ticket, Urgency
from lifetable.tables.keeper.thinking import BUDGET, Thinking
from lifetable.tables.live.registry import Registry
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind, Quotas

HINTER = "expert"


class Hints:
    def __init__(
        self, registry: Registry, quotas: Quotas, pool: FairPool, thinking: Thinking
    ) -> None:
        self._registry = registry
        self._quotas = quotas
        self._pool = pool
        self._thinking = thinking

    async def hint(self, id: str, caller: Caller, seat: int | None = None) -> Data:
        table = (await self._registry.get(id)).table
        mine = table.seats_of(caller.person)
        if not mine:
            raise TableError("not-seated")
        if not table.settings.hints:
            raise TableError("hints-off")
        if table.turn not in mine or (seat is not None and seat != table.turn):
            raise TableError("not-your-turn")
        assert table.state is not None
        with self._quotas.under_way(Kind.HINTS, caller):
            ticket = Ticket(Urgency.ASKED, caller.payer, slow=True)
            opinions = await self._pool.run(ticket, partial(self._opinions, table.state))
        best = max(opinions, key=lambda opinion: opinion.value)
        return {"opinions": [asdict(opinion) for opinion in opinions], "best": best.move}

    def _opinions(self, state: State) -> list[Opinion]:
        hinter = self._thinking.bot(state.setup, HINTER)
        view = state.view(state.turn)
        return hinter.opinions(view, state.legal(), np.random.default_rng(), BUDGET)
