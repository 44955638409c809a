"""What was told of a table before, once more: its entries are played through again."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence

from lifetable.tables.entries import Entry
from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import Ticket, Urgency
from lifetable.tables.live.feeds import Update
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.live.registry import Registry
from lifetable.tables.log.store import Store
from lifetable.tables.messages import Sight
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Quotas
from lifetable.tables.table import Table

STEP = 20  # messages that are put together in one go
CHEAPER = 10  # so many entries are gone through in the time of one message


class LookBack:
    """Messages of the past, for those who were away and for those whose answer got lost."""

    def __init__(self, store: Store, registry: Registry, quotas: Quotas, pool: FairPool) -> None:
        self._store = store
        self._registry = registry
        self._quotas = quotas
        self._pool = pool

    async def messages(
        self, live: LiveTable, caller: Caller, after: int, seat: int | None, until: int
    ) -> list[Update]:
        """The messages after a number, up to another, each as it was told then: the entries are played through again,
        from the last moment before them that is remembered."""
        id, now = live.table.id, live.table
        entries = await self._store.after(id, after, until)
        if not entries:  # as for nearly all who ask
            return []
        checkpoints = self._registry.checkpoints
        table = checkpoints.before(id, after) or Table(id, now.luck, self._store.setups)
        if table.number < after:
            entries = await self._store.after(id, table.number, until)
        missed = entries[-1].number - after
        self._quotas.looked_back(caller, missed + (len(entries) - missed) / CHEAPER)
        passed: list[Table] = []
        steps = _replay(table, entries, after, caller.person, seat, live.present(), passed)
        updates = await self._pool.run_steps(Ticket(Urgency.ASKED, caller.payer), steps)
        unchanged = self._registry.tables.get(id) is live and live.table is now
        if unchanged:  # its entries are what they were
            for moment in passed:
                checkpoints.put(moment)
        return updates


def _replay(
    table: Table,
    entries: Sequence[Entry],
    after: int,
    person: str | None,
    seat: int | None,
    present: Collection[str],
    passed: list[Table],
) -> Generator[None, None, list[Update]]:
    """The messages of the entries after a number, in steps; the moments before and after them are worth remembering."""
    updates = []
    for count, entry in enumerate(entries, 1):
        table.apply(entry)
        if entry.number == after:
            passed.append(table.copy())
        elif entry.number > after:
            updates.append(Update(Sight(table, entry).message(person, seat, present), entry.number))
        if count % STEP == 0:
            yield
    passed.append(table)
    return updates
