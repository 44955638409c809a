"""Hints during a game; record, replay, review and the check of the luck after it; decks of one's own before it."""

from __future__ import annotations

import logging
from collections.abc import Generator
from dataclasses import asdict, replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import orjson

from lifetable.errors import RecordError, TableError
from lifetable.games import find
from lifetable.games.contract import Data, Opinion
from lifetable.games.face import State
from lifetable.records import Record, record
from lifetable.tables.clock import now
from lifetable.tables.people import Person
from lifetable.tables.quotas import NOBODY, Caller, Kind
from lifetable.tables.replay import replay_steps
from lifetable.tables.review import MOST_MOVES, review_steps
from lifetable.tables.scheduler import Ticket, Urgency
from lifetable.tables.table import Table
from lifetable.tables.thinking import BUDGET

if TYPE_CHECKING:
    from lifetable.tables.hub import Hub

HINTER = "expert"
FAILURES_KEPT = 1_000

log = logging.getLogger(__name__)

T = TypeVar("T")


def on_paper(table: Table) -> Record:
    """The game of a table, with what its luck was made of."""
    assert table.state is not None
    made = record(table.state, {n: seat.name for n, seat in enumerate(table.seats)})
    words = {n: seat.words for n, seat in enumerate(table.seats)}
    seals = {n: seat.seal for n, seat in enumerate(table.seats) if seat.seal}
    return replace(made, promise=table.promise, words=words, seals=seals or None)


def _replayed(table: Table, seat: int | None) -> Generator[None, None, bytes]:
    names, times = [s.name for s in table.seats], [table.made_at, *table.times]
    steps = yield from replay_steps(table.setup, table.seed, table.moves, seat, names, times)
    steps["options"] = options = dict(table.settings.options)
    for step in steps["steps"]:
        step["view"]["options"] = options
    return orjson.dumps(steps)


def _written(table: Table) -> Generator[None, None, str]:
    made = on_paper(table)
    yield
    return str(made)


class Afterwards:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._progress: dict[str, float] = {}
        """How far the reviews have come that are wanted."""
        self._failed: dict[str, None] = {}
        """Games that could not be reviewed, and would fail again."""

    async def hint(
        self, id: str, person: Person | None, seat: int | None = None, address: str = ""
    ) -> Data:
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
        caller = Caller(person.id, address)
        with self._hub.quotas.under_way(Kind.HINTS, caller):
            ticket = Ticket(Urgency.ASKED, caller.payer, slow=True)
            opinions = await self._hub.pool.run(ticket, partial(self._opinions, table.state))
        best = max(opinions, key=lambda opinion: opinion.value)
        return {"opinions": [asdict(opinion) for opinion in opinions], "best": best.move}

    def _opinions(self, state: State) -> list[Opinion]:
        hinter = self._hub.keeper.thinking.bot(state.setup, HINTER)
        view = state.view(state.turn)
        return hinter.opinions(view, state.legal(), np.random.default_rng(), BUDGET)

    async def over(self, id: str) -> Table:
        """A table whose game is over; refused if it is not."""
        live = await self._hub.live(id)
        if live.table.status != "over":
            async with live.lock:  # another process may have seen its end
                await self._hub.refresh(live)
        if live.table.status != "over":
            raise TableError("game-not-over")
        return live.table

    async def _look_back(self, caller: Caller, table: Table, look: Generator[None, None, T]) -> T:
        """Go through a finished game, if its turn has come and nobody has done so too often."""
        quotas = self._hub.quotas
        with quotas.under_way(Kind.LOOKS, caller):
            quotas.check_look_back(caller)
            quotas.looked_back(caller, len(table.moves))
            return await self._hub.pool.run_steps(Ticket(Urgency.ASKED, caller.payer), look)

    async def record(self, id: str, caller: Caller = NOBODY) -> str:
        table = await self.over(id)
        return await self._look_back(caller, table, _written(table))

    async def replay(self, id: str, seat: int | None, caller: Caller = NOBODY) -> bytes:
        table = await self.over(id)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise TableError("no-such-seat", status=404, seat=seat, players=len(table.seats))
        return await self._look_back(caller, table, _replayed(table, seat))

    async def review(self, id: str, caller: Caller = NOBODY) -> Data:
        """The review, or how far it has come."""
        table = await self.over(id)
        if id not in self._progress:
            if found := await self._hub.store.review(id):
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
        self._hub.quotas.begin(Kind.REVIEWS, caller)
        self._progress[id] = 0.0
        self._hub.spawn(self._make(id, table, caller))

    async def _make(self, id: str, table: Table, caller: Caller) -> None:
        ticket = Ticket(Urgency.REVIEW, caller.payer, slow=True)
        steps = review_steps(table.setup, table.seed, list(table.moves))
        try:
            made = await self._hub.pool.run_steps(ticket, steps, partial(self._come, id))
        except Exception:
            log.exception("review of %s", id)
            self._failed[id] = None
            if len(self._failed) > FAILURES_KEPT:
                del self._failed[next(iter(self._failed))]
        else:
            await self._hub.store.put_review(id, made)
        finally:
            self._progress.pop(id, None)
            self._hub.quotas.end(Kind.REVIEWS, caller)

    def _come(self, id: str, progress: float) -> None:
        self._progress[id] = progress

    async def verify(self, id: str, caller: Caller = NOBODY) -> Data:
        """Recompute everything: was the promise kept, are exactly the players' words in it, as they were sealed,
        does every move hold?
        """
        table = await self.over(id)
        return await self._look_back(caller, table, self._verified(table))

    def _verified(self, table: Table) -> Generator[None, None, Data]:
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
        files = [o for o in find(table.settings.game).info.options if o.kind == "file"]
        chosen = [table.settings.options[o.name] for o in files]
        own = [value for value, o in zip(chosen, files, strict=True) if value != o.default]
        return self._hub.store.path_of(own[0]) if own else None

    async def upload(
        self,
        person: Person,
        game: str,
        option: str,
        text: str,
        language: str,
        address: str = "",
    ) -> Data:
        """Check a file that somebody wants to play with, and keep it if it can be used."""
        caller, check = Caller(person.id, address), find(game).check_file
        with self._hub.quotas.under_way(Kind.DECKS, caller):
            ticket = Ticket(Urgency.ASKED, caller.payer, slow=True)
            checking = partial(check, option, text, language)
            summary, findings = await self._hub.pool.run(ticket, checking)
        if summary is None:
            raise TableError("file-has-mistakes", status=422, extra={"findings": findings})
        id = await self._hub.store.put_file(game, option, person.id, text, now())
        return {"file": id, "summary": summary, "findings": findings}
