"""Tables as they were after some of their entries, so that looking back a little need not begin with the first entry."""

from __future__ import annotations

from collections import OrderedDict

from lifetable.tables.table import Table

MOST = 128  # in one process; a table takes some kilobytes


class Checkpoints:
    """The ones that were used last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Table] = OrderedDict()

    def put(self, table: Table) -> None:
        """From now on this one must not change."""
        self._kept[table.id, table.number] = table
        self._kept.move_to_end((table.id, table.number))
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def before(self, id: str, number: int) -> Table | None:
        """A copy of a table as it was after the entry of this number, or else as little before it as is known."""
        known = [at for kept, at in self._kept if kept == id and at <= number]
        if not known:
            return None
        self._kept.move_to_end((id, max(known)))
        return self._kept[id, max(known)].copy()

    def drop(self, id: str) -> None:
        """The entries of a table are no longer what they were."""
        for key in [key for key in self._kept if key[0] == id]:
            del self._kept[key]
