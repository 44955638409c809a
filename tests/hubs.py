"""People at tables, without a server in front: hubs on a database, and what somebody does there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson

from lifetable.games.contract import Data
from lifetable.tables import Hub, Person

SOON = 20.0  # seconds that nothing here should ever need


@asynccontextmanager
async def hubs(database: str, count: int = 1, **options: Any) -> AsyncIterator[list[Hub]]:
    opened = [await Hub.open(database, **options) for _ in range(count)]
    try:
        yield opened
    finally:
        for hub in opened:
            await hub.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(120):
            await work()

    asyncio.run(within())


async def look(hub: Hub, table: str, person: Person | None = None, **more: Any) -> Data:
    return dict(orjson.loads(await hub.snapshot(table, person, **more)))


async def act(hub: Hub, table: str, person: Person | None, action: str, **data: Any) -> Data:
    return dict(orjson.loads(await hub.act(table, person, action, data)))


async def until(hub: Hub, table: str, person: Person | None, true: Callable[[Data], bool]) -> Data:
    """Wait for something to become true at a table."""
    async with asyncio.timeout(SOON):
        async with hub.watch(table, person) as feed:
            while not true(seen := await look(hub, table, person)):
                await anext(feed)
    return seen


async def friends(hub: Hub, count: int) -> list[Person]:
    return [await hub.people.make("en", name) for name in ("Mia", "Tim", "Sarah", "Linus")[:count]]


async def seated(hub: Hub, game: str, people: list[Person], **settings: Any) -> str:
    """A table at which these people sit and the game has begun."""
    table = await hub.create(people[0], {"game": game, "players": len(people), **settings})
    for seat, person in enumerate(people[1:], 1):
        await act(hub, table, person, "sit", seat=seat)
    await act(hub, table, people[0], "start")
    return table


async def play(hub: Hub, table: str, people: list[Person], rng: random.Random) -> Data:
    """One random move by whoever's turn it is."""
    turn = (await look(hub, table))["view"]["turn"]
    seen = await look(hub, table, people[turn])
    move = rng.choice(seen["legal"])
    key = f"{seen['version']}"
    return await act(hub, table, people[turn], "move", move=move, version=seen["version"], key=key)


async def play_out(hub: Hub, table: str, people: list[Person], rng: random.Random) -> None:
    """Random moves to the end of the game."""
    while (await play(hub, table, people, rng))["status"] != "over":
        pass


def frames(chunk: bytes) -> list[Data]:
    """The messages in what a stream sent."""
    found = []
    for frame in chunk.decode().split("\n\n"):
        lines = dict(line.split(": ", 1) for line in frame.split("\n") if ": " in line)
        if "id" in lines:
            message = orjson.loads(lines["data"])
            assert int(lines["id"]) == message["number"]
            found.append(message)
    return found
