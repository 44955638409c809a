"""Hints during a game; record, replay, review and the check of the luck after it; decks of one's own before it."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import numpy as np
import orjson

from lifetable.errors import RecordError, TableError
from lifetable.games import find
from lifetable.games.contract import Data, Opinion
from lifetable.games.face import State
from lifetable.records import Record, record
from lifetable.tables.people import Person
from lifetable.tables.replay import replay
from lifetable.tables.review import MOST_MOVES, review
from lifetable.tables.sight import now
from lifetable.tables.table import Table
from lifetable.tables.thinking import BUDGET

if TYPE_CHECKING:
    from lifetable.tables.hub import Hub

HINTER = "expert"
MOST_HINTS = 16  # that are wanted at the same time
MOST_REVIEWS = 8
FAILURES_KEPT = 1_000

log = logging.getLogger(__name__)


class _ClosingError(Exception):
    """The process ends; nobody waits for this any more."""


def on_paper(table: Table) -> Record:
    """The game of a table, with what its luck was made of."""
    assert table.state is not None
    made = record(table.state, {n: seat.name for n, seat in enumerate(table.seats)})
    words = {n: seat.words for n, seat in enumerate(table.seats)}
    return replace(made, promise=table.promise, words=words)


class Afterwards:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._advised: set[str] = set()
        """The people who wait for a hint."""
        self._progress: dict[str, float] = {}
        """How far the reviews have come that are wanted."""
        self._failed: dict[str, None] = {}
        """Games that could not be reviewed, and would fail again."""
        self._closing = False
        self._hints = ThreadPoolExecutor(1, "hint")
        self._pool = ThreadPoolExecutor(1, "review")  # never in the way of what people wait for

    def close(self) -> None:
        self._closing = True
        for pool in (self._hints, self._pool):
            pool.shutdown(wait=False, cancel_futures=True)

    async def hint(self, id: str, person: Person | None, seat: int | None = None) -> Data:
        """What the best bot thinks of every legal move, given only what the asking seat sees."""
        table = (await self._hub.live(id)).table
        mine = table.seats_of(person.id if person else None)
        if not mine:
            raise TableError("not-seated", status=403)
        if not table.settings.hints:
            raise TableError("hints-off", status=403)
        if table.turn not in mine or (seat is not None and seat != table.turn):
            raise TableError("not-your-turn")
        assert table.state is not None and person is not None
        opinions = await self._advice(person.id, table.state)
        best = max(opinions, key=lambda opinion: opinion.value)
        return {"opinions": [asdict(opinion) for opinion in opinions], "best": best.move}

    async def _advice(self, person: str, state: State) -> list[Opinion]:
        if person in self._advised:
            raise TableError("hint-waiting", status=429, retry_after=1)
        if len(self._advised) >= MOST_HINTS:
            raise TableError("advice-busy", status=503, retry_after=2)
        self._advised.add(person)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._hints, self._opinions, state)
        finally:
            self._advised.discard(person)

    def _opinions(self, state: State) -> list[Opinion]:
        hinter = self._hub.keeper.thinking.bot(state.setup, HINTER)
        view = state.view(state.turn)
        return hinter.opinions(view, state.legal(), np.random.default_rng(), BUDGET)

    async def _over(self, id: str) -> Table:
        live = await self._hub.live(id)
        if live.table.status != "over":
            async with live.lock:  # another process may have seen its end
                await self._hub.refresh(live)
        if live.table.status != "over":
            raise TableError("game-not-over")
        return live.table

    async def _record(self, id: str) -> Record:
        return await asyncio.to_thread(on_paper, await self._over(id))

    async def record(self, id: str) -> str:
        return str(await self._record(id))

    async def replay(self, id: str, seat: int | None) -> bytes:
        table = await self._over(id)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise TableError("no-such-seat", status=404, seat=seat, players=len(table.seats))
        names = [s.name for s in table.seats]
        steps = await asyncio.to_thread(
            replay, table.setup, table.seed, table.moves, seat, names, [table.made_at, *table.times]
        )
        steps["options"] = options = dict(table.settings.options)
        for step in steps["steps"]:
            step["view"]["options"] = options
        return orjson.dumps(steps)

    async def review(self, id: str) -> Data:
        """The review, or how far it has come."""
        table = await self._over(id)
        if id not in self._progress:
            if found := await self._hub.store.review(id):
                return {"done": True} | found
            self._begin(id, table)
        return {"done": False, "progress": self._progress[id]}

    def _begin(self, id: str, table: Table) -> None:
        if id in self._progress:
            return
        if id in self._failed:
            raise TableError("review-failed")
        if len(table.moves) > MOST_MOVES:
            raise TableError("review-too-long", most=MOST_MOVES)
        if len(self._progress) >= MOST_REVIEWS:
            raise TableError("advice-busy", status=503, retry_after=5)
        self._progress[id] = 0.0
        self._hub.spawn(self._make(id, table))

    async def _make(self, id: str, table: Table) -> None:
        def tell(progress: float) -> None:
            if self._closing:
                raise _ClosingError
            self._progress[id] = progress

        given = (table.setup, table.seed, list(table.moves), tell)
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._pool, review, *given)
        except Exception:
            log.exception("review of %s", id)
            self._failed[id] = None
            if len(self._failed) > FAILURES_KEPT:
                del self._failed[next(iter(self._failed))]
        else:
            await self._hub.store.put_review(id, made)
        finally:
            self._progress.pop(id, None)

    async def verify(self, id: str) -> Data:
        """Recompute everything: was the promise kept, are exactly the players' words in it, does every move hold?"""
        table = await self._over(id)
        written = await self._record(id)
        doubts = set(written.doubts())
        held = {
            "promise": "record-promise" not in doubts,
            "words": "record-words" not in doubts,
            "seed": "record-hash" not in doubts,
        }
        deck = self._deck(table)
        try:
            state = await asyncio.to_thread(written.played, deck)
            held |= {"moves": True, "result": state.over}
        except RecordError:
            held |= {"moves": False, "result": False}
        return held | {"all": all(held.values()), "own_deck": deck is not None}

    def _deck(self, table: Table) -> str | None:
        files = [o for o in find(table.settings.game).info.options if o.kind == "file"]
        chosen = [table.settings.options[o.name] for o in files]
        own = [value for value, o in zip(chosen, files, strict=True) if value != o.default]
        return self._hub.store.path_of(own[0]) if own else None

    async def upload(
        self, person: Person, game: str, option: str, text: str, language: str
    ) -> Data:
        """Check a file that somebody wants to play with, and keep it if it can be used."""
        summary, findings = await asyncio.to_thread(find(game).check_file, option, text, language)
        if summary is None:
            raise TableError("file-has-mistakes", status=422, extra={"findings": findings})
        id = await self._hub.store.put_file(game, option, person.id, text, now())
        return {"file": id, "summary": summary, "findings": findings}
