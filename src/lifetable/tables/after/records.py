"""A finished game on paper, step by step, and checked: was the luck what was promised?"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

import orjson

from lifetable.errors import RecordError, TableError
from lifetable.games.contract import Data
from lifetable.records import Record, record
from lifetable.tables.after.finished_games import FinishedGames
from lifetable.tables.after.replay import replay_steps
from lifetable.tables.log.store import Store
from lifetable.tables.people.person import NOBODY, Caller
from lifetable.tables.settings import files_of
from lifetable.tables.table import Table


def on_paper(table: Table) -> Record:
    """The game of a table, with what its luck was made of."""
    assert table.state is not None
    made = record(table.state, {n: seat.name for n, seat in enumerate(table.seats)})
    words = {n: seat.words for n, seat in enumerate(table.seats)}
    seals = {n: seat.seal for n, seat in enumerate(table.seats) if seat.seal}
    return replace(made, promise=table.promise, words=words, seals=seals or None)


class Records:
    def __init__(self, finished: FinishedGames, store: Store) -> None:
        self._finished = finished
        self._store = store

    async def record(self, id: str, caller: Caller = NOBODY) -> str:
        table = await self._finished.get(id)
        return await self._finished.go_through(caller, table, _record_steps(table))

    async def replay(self, id: str, seat: int | None, caller: Caller = NOBODY) -> bytes:
        table = await self._finished.get(id)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise TableError("no-such-seat", seat=seat, players=len(table.seats))
        return await self._finished.go_through(caller, table, _replay_steps(table, seat))

    async def verify(self, id: str, caller: Caller = NOBODY) -> Data:
        """Recompute everything: was the promise kept, are exactly the players' words in it, as they were sealed,
        does every move hold?
        """
        table = await self._finished.get(id)
        return await self._finished.go_through(caller, table, self._verify_steps(table))

    def _verify_steps(self, table: Table) -> Generator[None, None, Data]:
        written, deck = on_paper(table), self._deck(table)
        yield
        doubts = set(written.doubts())
        held = {
            "promise": "record-promise" not in doubts,
            "words": "record-words" not in doubts,
            "seals": "record-seals" not in doubts,
            "seed": "record-hash" not in doubts,
        }
        try:
            held |= {"moves": True, "result": written.played(deck).over}
        except RecordError:
            held |= {"moves": False, "result": False}
        return held | {"all": all(held.values()), "own_deck": deck is not None}

    def _deck(self, table: Table) -> str | None:
        own = list(files_of(table.settings).values())
        return self._store.path_of(own[0]) if own else None


def _record_steps(table: Table) -> Generator[None, None, str]:
    made = on_paper(table)
    yield
    return str(made)


def _replay_steps(table: Table, seat: int | None) -> Generator[None, None, bytes]:
    names, times = [s.name for s in table.seats], [table.made_at, *table.times]
    steps = yield from replay_steps(table.setup, table.seed, table.moves, seat, names, times)
    steps["options"] = options = dict(table.settings.options)
    for step in steps["steps"]:
        step["view"]["options"] = options
    return orjson.dumps(steps)
