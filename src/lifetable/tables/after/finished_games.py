"""Games that are over: found, gone through in fair turns, and kept by those who played."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import Ticket, Urgency
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.store import Store
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind, Quotas
from lifetable.tables.table import Table

T = TypeVar("T")


class FinishedGames:
    def __init__(self, store: Store, registry: Registry, quotas: Quotas, pool: FairPool) -> None:
        self._store = store
        self._registry = registry
        self._quotas = quotas
        self._pool = pool

    async def get(self, id: str) -> Table:
        """A table whose game is over; refused if it is not."""
        live = await self._registry.get(id)
        if live.table.status != "over":
            async with live.lock:  # another process may have seen its end
                await self._registry.refresh(live)
        if live.table.status != "over":
            raise TableError("game-not-over")
        return live.table

    async def go_through(self, caller: Caller, table: Table, steps: Generator[None, None, T]) -> T:
        """Go through a finished game, if its turn has come and nobody has done so too often."""
        with self._quotas.under_way(Kind.LOOKS, caller):
            self._quotas.check_look_back(caller)
            self._quotas.looked_back(caller, len(table.moves))
            return await self._pool.run_steps(Ticket(Urgency.ASKED, caller.payer), steps)

    async def keep(self, id: str, person: str | None, wanted: bool) -> Data:
        """Somebody keeps a finished game of theirs, or no longer."""
        if person is None:
            raise TableError("nobody")
        table = await self.get(id)
        if not table.seats_of(person):
            raise TableError("not-seated")
        if wanted:
            await self._store.keep(id, person, now())
        else:
            await self._store.let_be_pruned(id, person)
        return {"kept": wanted}

    async def keeps(self, id: str, person: str | None) -> Data:
        """Does somebody keep this game?"""
        await self.get(id)
        return {"kept": person is not None and await self._store.keeps(id, person)}
