"""Files of one's own for options that take one, such as a deck."""

from __future__ import annotations

from functools import partial

from lifetable.errors import TableError
from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import Ticket, Urgency
from lifetable.tables.log.store import Store
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind, Quotas


class Uploads:
    def __init__(self, store: Store, quotas: Quotas, pool: FairPool) -> None:
        self._store = store
        self._quotas = quotas
        self._pool = pool

    async def upload(
        self, caller: Caller, game: str, option: str, text: str, language: str
    ) -> Data:
        """Check a file that somebody wants to play with, and keep it if it can be used."""
        if caller.person is None:
            raise TableError("nobody")
        check = partial(find(game).check_file, option, text, language)
        with self._quotas.under_way(Kind.DECKS, caller):
            ticket = Ticket(Urgency.ASKED, caller.payer, slow=True)
            summary, findings = await self._pool.run(ticket, check)
        if summary is None:
            raise TableError("file-has-mistakes", extra={"findings": findings})
        id = await self._store.put_file(game, option, caller.person, text, now())
        return {"file": id, "summary": summary, "findings": findings}
