"""Files of one's own for options that take one, such as a deck: checked, kept on a shelf, named, lent by link."""

from __future__ import annotations

import unicodedata
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

MOST_NAME = 60
_COUNTED = ("cards", "people", "players")


class Uploads:
    def __init__(self, store: Store, quotas: Quotas, pool: FairPool) -> None:
        self._store = store
        self._quotas = quotas
        self._pool = pool

    async def upload(
        self,
        caller: Caller,
        game: str,
        option: str,
        text: str,
        language: str,
        name: str = "",
        *,
        keep: bool = True,
    ) -> Data:
        """Check a file that somebody wants to play with, and keep it if it can be used; or only say how it is
        understood."""
        if caller.person is None:
            raise TableError("nobody")
        check = partial(find(game).check_file, option, text, language)
        with self._quotas.under_way(Kind.DECKS, caller):
            ticket = Ticket(Urgency.ASKED, caller.payer, slow=True)
            checked = await self._pool.run(ticket, check)
        if checked.summary is None:
            raise TableError("file-has-mistakes", extra={"findings": checked.findings})
        told = {"summary": checked.summary, "findings": checked.findings, "people": checked.rows}
        if not keep:
            return {"file": None, "name": title(name), **told, "content": checked.text}
        label: Data = {key: int(checked.summary.get(key, 0)) for key in _COUNTED}
        if title(name):
            label["name"] = title(name)
        id = await self._store.put_file(game, option, caller.person, checked.text, now(), label)
        return {"file": id, "name": title(name), **told, "content": None}

    async def shelf(self, person: str | None) -> list[Data]:
        """All that somebody has brought, the newest first."""
        return await self._store.files_of(person) if person else []

    async def one(self, file: str, person: str | None) -> Data:
        """One of them, for whoever has its link; what is in it, for those who brought it."""
        about, content = await self._store.file_of(file, person)
        return {**about, "content": content if about["mine"] else None}

    async def rename(self, file: str, person: str, name: str) -> Data:
        if not title(name):
            raise TableError("blank-name")
        await self._store.name_file(file, person, title(name))
        return await self.one(file, person)

    async def drop(self, file: str, person: str) -> None:
        await self._store.drop_file(file, person)


def title(text: str) -> str:
    r"""A name as it is shown: one line, nothing that could not be seen.

    >>> title(" Our\n family\u202e "), len(title("x" * 99))
    ('Our family', 60)
    """
    seen = (
        " " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return " ".join("".join(seen).split())[:MOST_NAME].strip()
