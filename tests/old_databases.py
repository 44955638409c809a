"""Databases of every schema there ever was, with everything in them that people had then.

    PYTHONPATH=src python -m tests.old_databases tests/data/databases

plays with whatever version of the code is on the path, and writes `REVISION.db` and `REVISION.json` (what must still be true
of it). Run it with the code of a schema's own time, then turn the database into `REVISION.backup` with `lifetable backup`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import orjson
from tests.asking import request, wish
from tests.of_a_game import FILE, FILED, HIDDEN, OPEN

from lifetable.tables.people.person import Caller

WORDS = "lucky seagull"
GAMES = {OPEN: 2, HIDDEN: 3, FILED: 3}


async def _act(hub: Any, table: str, person: Any, action: str, **data: Any) -> Any:
    if action == "link":
        return {"token": await hub.actions.seat_link(table, Caller.of(person), data["seat"])}
    return orjson.loads(await hub.actions.act(table, Caller.of(person), request(action, data)))


async def _move(hub: Any, table: str, people: list[Any], rng: random.Random) -> Any:
    turn = orjson.loads(await hub.views.snapshot(table, None))["view"]["turn"]
    seen = orjson.loads(await hub.views.snapshot(table, Caller.of(people[turn]).person))
    data = {"move": rng.choice(seen["legal"]), "version": seen["version"]}
    return await _act(hub, table, people[turn], "move", **data, key=f"{seen['version']}")


async def _seated(hub: Any, game: str, people: list[Any], **settings: Any) -> str:
    table = await hub.actions.open_table(
        Caller.of(people[0]), wish({"game": game, "players": len(people), **settings})
    )
    for seat, person in enumerate(people[1:], 1):
        await _act(hub, table, person, "sit", seat=seat)
    from lifetable.records import seal_of  # of the code that is on the path

    await _act(hub, table, people[0], "seal", seal=seal_of(WORDS))
    await _act(hub, table, people[0], "start")
    await _act(hub, table, people[0], "show", words=WORDS)
    return str(table)


async def played(database: str) -> dict[str, Any]:
    """People, their programs and decks; games in every state."""
    from lifetable.tables import Hub
    from lifetable.web.identity import Seal

    rng = random.Random(13)
    hub: Any = await Hub.open(database)
    people = [await hub.people.make("en", name) for name in ("Mia", "Tim", "Sarah")]
    deck = FILE
    file = (await hub.uploads.upload(Caller.of(people[0]), FILED, "deck", deck, "en"))["file"]
    tables: dict[str, Any] = {}
    for game, count in GAMES.items():
        own = {"options": {"deck": file}} if game == FILED else {}
        for end in (False, True):
            table = await _seated(hub, game, people[:count], **own)
            seen = {"status": "playing"}
            for _ in range(10_000 if end else 5):
                seen = await _move(hub, table, people, rng)
                if seen["status"] == "over":
                    break
            await _act(hub, table, people[1], "say", text="well played")
            tables[table] = {"game": game, "status": seen["status"], "players": count}
    over = next(table for table, seen in tables.items() if seen["status"] == "over")
    await hub.store.put_review(over, {"decisions": []})
    lobby = await hub.actions.open_table(
        Caller.of(people[0]), wish({"game": OPEN, "players": 3, "public": True})
    )
    tables[lobby] = {"game": OPEN, "status": "lobby", "players": 3}
    going = next(table for table, seen in tables.items() if seen["status"] == "playing")
    for table, seen in tables.items():
        seen["moves"] = list((await hub.registry.get(table)).table.moves)
    facts = {
        "people": [person.as_data() for person in people],
        "cookie": Seal(await hub.people.cookie_key()).write(people[0].id),
        "token": await hub.people.token(people[0], "my bot"),
        "link": {
            "table": going,
            **await _act(hub, going, people[1], "link", seat=1),
        },
        "file": file,
        "tables": tables,
        "statistics": [await hub.people.statistics(person) for person in people],
    }
    await hub.close()
    return facts


if __name__ == "__main__":
    from lifetable.tables.log import schema

    folder = Path(sys.argv[1])
    files = (schema.MIGRATIONS / "versions").glob("[0-9]*.py")
    name = max(file.stem.split("_")[0] for file in files)
    told = asyncio.run(played(f"sqlite:///{folder / name}.db"))
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
