"""Reviews of finished games: made when somebody first asks, in turns that leave others theirs, and kept."""

from __future__ import annotations

import logging
from functools import partial

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.after.finished_games import FinishedGames
from lifetable.tables.after.review import MOST_MOVES, VERSION, review_steps
from lifetable.tables.background import Background
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import Ticket, Urgency
from lifetable.tables.log.store import Store
from lifetable.tables.people.person import NOBODY, Caller
from lifetable.tables.people.quotas import Kind, Quotas
from lifetable.tables.table import Table

FAILURES_KEPT = 1_000

log = logging.getLogger(__name__)


class Reviews:
    def __init__(
        self,
        finished: FinishedGames,
        store: Store,
        quotas: Quotas,
        pool: FairPool,
        background: Background,
    ) -> None:
        self._finished = finished
        self._store = store
        self._quotas = quotas
        self._pool = pool
        self._background = background
        self._progress: dict[str, float] = {}
        """Those that are being made."""
        self._failed: dict[str, None] = {}

    async def review(self, id: str, caller: Caller = NOBODY) -> Data:
        """The review, or how far it has come."""
        table = await self._finished.get(id)
        if id not in self._progress:
            found = await self._store.review(id)
            if found and found.get("version") == VERSION:
                return {"done": True} | found
            self._begin(id, table, caller)
        return {"done": False, "progress": self._progress[id]}

    def _begin(self, id: str, table: Table, caller: Caller) -> None:
        if id in self._progress:
            return
        if id in self._failed:
            raise TableError("review-failed")
        if len(table.moves) > MOST_MOVES:
            raise TableError("review-too-long", most=MOST_MOVES)
        self._quotas.begin(Kind.REVIEWS, caller)
        self._progress[id] = 0.0
        self._background.spawn(self._make(id, table, caller))

    async def _make(self, id: str, table: Table, caller: Caller) -> None:
        ticket = Ticket(Urgency.REVIEW, caller.payer, slow=True)
        steps = review_steps(table.setup, table.seed, list(table.moves))
        try:
            note = partial(self._progress.__setitem__, id)
            made = await self._pool.run_steps(ticket, steps, note)
        except Exception:
            log.exception("review of %s", id)
            self._failed[id] = None
            if len(self._failed) > FAILURES_KEPT:
                del self._failed[next(iter(self._failed))]
        else:
            await self._store.put_review(id, made)
        finally:
            self._progress.pop(id, None)
            self._quotas.end(Kind.REVIEWS, caller)
