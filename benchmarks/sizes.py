"""What things take in a database: finished games, people, decks, reviews; and what is left of a game that was pruned.

Games are played out by people who choose as `greedy` does, through a hub, exactly as a server saves them. A size is the growth of
the database's own files for many of a kind, divided by how many.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table
from sqlalchemy import text
from tests import databases
from tests.of_a_game import FILE, FILED

from lifetable.bots import bot
from lifetable.games import names
from lifetable.tables import Hub
from lifetable.tables.after.review import review
from lifetable.tables.housekeeping.prune import Pruning, figures
from lifetable.tables.people.person import Caller, Person
from lifetable.tables.requests import Move, OpenTable, Sit, Start

PEOPLE = 1_000
Sizes = dict[str, float]


async def size(hub: Hub) -> int:
    """Bytes on disk, once what was deleted is given back."""
    engine = hub.store.engine

    def settle() -> int:
        if engine.dialect.name == "postgresql":
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(text("VACUUM FULL"))
        return figures(engine).bytes

    return await asyncio.to_thread(settle)


async def game(hub: Hub, name: str, people: list[Person], seed: int) -> str:
    """One finished game; its table."""
    table = await hub.actions.open_table(
        Caller.of(people[0]), OpenTable.model_validate({"game": name, "players": len(people)})
    )
    for seat, person in enumerate(people[1:], 1):
        await hub.actions.act(table, Caller.of(person), Sit(seat=seat))
    await hub.actions.act(table, Caller.of(people[0]), Start())
    live, rng = await hub.registry.get(table), np.random.default_rng(seed)
    greedy = bot("greedy", live.table.setup)
    while live.table.turn is not None:
        state, turn = live.table.state, live.table.turn
        assert state is not None
        owner = next(p for p in people if turn in live.table.seats_of(p.id))
        move = greedy.choose(state.view(turn), state.legal(), rng, 1.0)
        wish = {"move": move, "version": live.table.version, "key": rng.bytes(12).hex()}
        await hub.actions.act(table, Caller.of(owner), Move.model_validate(wish | {"seat": turn}))
    return table


async def measure(database: str, games: int) -> Sizes:
    sizes: Sizes = {}
    hub = await Hub.open(database, keep=False)
    engine = hub.store.engine
    before = await size(hub)

    async def grown(what: str, count: int) -> None:
        nonlocal before
        after = await size(hub)
        sizes[what] = (after - before) / count
        before = after

    for n in range(PEOPLE):
        await hub.people.make("en", f"Player {n}")
    await grown("person", PEOPLE)
    people = [await hub.people.make("en", name) for name in ("Mia", "Tim", "Sarah", "Linus")]
    for n in range(40):
        await hub.uploads.upload(Caller.of(people[0]), FILED, "deck", f"# {n}\n{FILE}", "en")
    await grown("deck", 40)
    tables: dict[str, list[str]] = {}
    for name in names():
        tables[name] = [await game(hub, name, people, seed) for seed in range(games)]
        await grown(f"game {name}", games)
    for name in names():
        played = (await hub.registry.get(tables[name][0])).table
        made = await asyncio.to_thread(review, played.setup, played.seed, list(played.moves))
        for table in tables[name]:
            await hub.store.put_review(table, made)
        await grown(f"review {name}", games)
    done = await asyncio.to_thread(Pruning(engine, -1).run)
    assert done.finished == games * len(names())
    after = await size(hub)
    spent = sum(sizes[f"game {name}"] + sizes[f"review {name}"] for name in names())
    sizes["pruned game"] = (spent * games - (before - after)) / (games * len(names()))
    await hub.close()
    return sizes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=25, help="of each kind")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, Sizes] = {}
    for kind in databases.KINDS:
        with (
            tempfile.TemporaryDirectory() as folder,
            databases.empty(kind, Path(folder)) as database,
        ):
            found[kind] = asyncio.run(measure(database, asked.games))
    if asked.json:
        print(json.dumps(found))
        return
    shown = Table("bytes of database for one", *found, box=None)
    for what in found[databases.KINDS[0]]:
        shown.add_row(what, *(f"{sizes[what]:,.0f}" for sizes in found.values()))
    Console().print(shown)


if __name__ == "__main__":
    main()
