"""A database with thousands of tables: a few real games, played through the hub, and copies of their rows.

The copies have ids and people of their own. Finished games lie weeks back; at those that are on, bots play at a slow
pace or people think with a clock running.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, func, insert, select, update

from lifetable.games import names
from lifetable.games.contract import Data
from lifetable.tables import Hub, Person
from lifetable.tables.decide.naming import new_id
from lifetable.tables.log import schema
from lifetable.tables.people.person import Caller
from lifetable.tables.requests import Leave, Move, OpenTable, Sit, Start

DAY = 24 * 3_600_000  # ms
PACE = 10_000  # ms between the moves of bots, so that hundreds of tables can be kept by one process
BOT = {"kind": "bot", "level": "easy"}
SEATS = 3
AT_ONCE = 200  # tables written in one transaction


def now() -> int:
    return time.time_ns() // 1_000_000


Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Template:
    """The rows of one real table."""

    row: Data
    entries: list[Data]
    people: list[str]


async def templates(database: str) -> tuple[list[Template], list[Template]]:
    """Real games: some that are over, and some that go on with bots or with a clock."""
    hub = await Hub.open(database, keep=True)
    try:
        people = [await hub.people.make("en", name) for name in ("Mia", "Tim", "Sarah")]
        over, going = [], []
        for game in names():
            over += [await _played(hub, game, people, None) for _ in range(2)]
            going += [await _begun(hub, game, people, ply) for ply in (5, 20)]
            going += [await _left_to_bots(hub, game, people[0])]
        return [await _read(hub, id) for id in over], [await _read(hub, id) for id in going]
    finally:
        await hub.close()


async def _played(hub: Hub, game: str, people: list[Person], moves: int | None, **more: Any) -> str:
    """A table of people who play at random, for so many moves or to the end."""
    table = await hub.actions.open_table(
        Caller.of(people[0]),
        OpenTable.model_validate({"game": game, "players": SEATS, "public": True, **more}),
    )
    for seat, person in enumerate(people[1:], 1):
        await hub.actions.act(table, Caller.of(person), Sit(seat=seat))
    await hub.actions.act(table, Caller.of(people[0]), Start())
    by_id = {person.id: person for person in people}
    made = 0
    while moves is None or made < moves:
        now_there = (await hub.registry.get(table)).table
        if now_there.turn is None:
            break
        person = by_id[str(now_there.seats[now_there.turn].person)]
        seen = orjson.loads(await hub.views.snapshot(table, Caller.of(person).person))
        data = {"move": random.choice(seen["legal"]), "version": seen["version"], "key": f"{made}"}
        await hub.actions.act(table, Caller.of(person), Move.model_validate(data))
        made += 1
    return table


async def _begun(hub: Hub, game: str, people: list[Person], moves: int) -> str:
    """A table of people with a clock, after so many moves, or fewer if the game would be over by then."""
    clock = {"kind": "move", "seconds": 86_400, "then": "bot-moves"}
    table = await _played(hub, game, people, moves, clock=clock)
    over = (await hub.registry.get(table)).table.turn is None
    return await _begun(hub, game, people, moves // 2) if over else table


async def _left_to_bots(hub: Hub, game: str, person: Person) -> str:
    seats = [{"kind": "me"}, *[BOT] * (SEATS - 1)]
    given = {"game": game, "seats": seats, "start": True, "pace": PACE, "public": True}
    table = await hub.actions.open_table(Caller.of(person), OpenTable.model_validate(given))
    await hub.actions.act(table, Caller.of(person), Leave())
    return table


async def _read(hub: Hub, id: str) -> Template:
    def run(connection: Connection) -> Template:
        t, e, s = schema.tables, schema.entries, schema.seated
        row = connection.execute(select(t).where(t.c.id == id)).one()._asdict()
        entries = connection.execute(select(e).where(e.c.table_id == id).order_by(e.c.number))
        people = connection.execute(select(s.c.person).where(s.c.table_id == id)).scalars()
        return Template(row, [entry._asdict() for entry in entries], sorted(people))

    return await hub.store.ask(run)


def fill(database: str, finished: int, live: int, people: list[str], progress: Progress) -> None:
    """Copy real games until there are so many; everybody of `people` has played about the same number of them."""
    over, going = asyncio.run(templates(database))
    engine = schema.engine_of(database)
    made = _copies(over, finished, people, DAY)
    made_live = _copies(going, live, people, 0)
    done = 0
    for copies in (made, made_live):
        while batch := [copy for _, copy in zip(range(AT_ONCE), copies, strict=False)]:
            with engine.begin() as connection:
                for table, rows in (("tables", schema.tables), ("entries", schema.entries), ("seated", schema.seated)):  # fmt: skip
                    connection.execute(insert(rows), [row for copy in batch for row in copy[table]])
            done += len(batch)
            progress(done, finished + live)
    with engine.begin() as connection:  # the originals are nobody's business
        ids = [template.row["id"] for template in going]
        change = update(schema.tables).where(schema.tables.c.id.in_(ids))
        connection.execute(change.values(status="over", public=False))
    engine.dispose()


def _copies(
    originals: list[Template], count: int, people: list[str], spread: int
) -> Iterator[dict[str, list[Data]]]:
    rng = random.Random(count)
    for n in range(count):
        template = originals[n % len(originals)]
        id, last = new_id(), template.entries[-1]["at"]
        moved = now() - last - (rng.randrange(30 * spread) if spread else 0)
        played_by = dict(
            zip(template.people, rng.sample(people, len(template.people)), strict=True)
        )

        def renamed(text: str, others: dict[str, str] = played_by) -> str:
            for before, after in others.items():
                text = text.replace(before, after)
            return text

        entries = [
            entry
            | {"table_id": id, "at": entry["at"] + moved, "data": renamed(entry["data"])}
            | {"by": played_by.get(entry["by"], entry["by"])}
            for entry in template.entries
        ]
        row = template.row | {"id": id, "keeper": None, "made": template.row["made"] + moved}
        row["changed"] = template.row["changed"] + moved
        seated = [{"table_id": id, "person": played_by[p], "sits": True} for p in template.people]
        yield {"tables": [row], "entries": entries, "seated": seated}


def kept(database: str) -> tuple[int, int, int]:
    """Tables at which a game is on; of these, how many a living process keeps; and entries in all."""
    engine = schema.engine_of(database)
    t, k = schema.tables.c, schema.keepers.c
    with engine.connect() as connection:
        playing = connection.execute(
            select(func.count()).select_from(schema.tables).where(t.status == "playing")
        ).scalar_one()
        alive = select(k.id)  # a process that is asked to end is no longer listed
        cared = connection.execute(
            select(func.count())
            .select_from(schema.tables)
            .where(t.status == "playing", t.keeper.in_(alive))
        ).scalar_one()
        entries = connection.execute(select(func.count()).select_from(schema.entries)).scalar_one()
    engine.dispose()
    return playing, cared, entries
