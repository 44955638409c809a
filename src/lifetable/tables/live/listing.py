"""Lists of tables: those that everybody may join, and one's own."""

from __future__ import annotations

from lifetable.games.contract import Data
from lifetable.tables.lists import card
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.store import Store

LISTED = 60


class Listing:
    """Cards of tables: from memory where a table is there, else as it is stored."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def public(
        self, person: str | None, game: str | None = None, status: str | None = None
    ) -> list[Data]:
        return await self._cards(await self._store.public(game, status, LISTED), person)

    async def of_person(self, person: str | None) -> list[Data]:
        """Where somebody sits or sat, newest first."""
        if person is None:
            return []
        return await self._cards(await self._store.of_person(person, LISTED), person)

    async def _cards(self, ids: list[str], person: str | None) -> list[Data]:
        """What is not in memory is read for all of them at once."""
        tables = self._registry.tables
        absent = [id for id in ids if id not in tables]
        found = await self._store.outlines(absent) if absent else {}
        cards = []
        for id in ids:
            if live := tables.get(id):
                cards.append(card(live.table, live.present(), person))
            elif outline := found.get(id):  # one table that cannot be read does not hide the others
                cards.append(card(outline, (), person))
        return cards
