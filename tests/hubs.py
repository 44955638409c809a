"""People at tables, without a server in front: hubs on a database, and what somebody does there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import orjson
from tests.asking import request, wish

from lifetable.games.contract import Data
from lifetable.records import seal_of
from lifetable.tables import Hub, Person
from lifetable.tables.decide.actor import Actor
from lifetable.tables.entries import ClockStarted, Entry, Played, What
from lifetable.tables.live.feeds import Update
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind
from lifetable.tables.table import Table
from lifetable.web.streams import frame

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


def at_most(hub: Hub, kind: Kind, **most: Any) -> None:
    """Change how much of something a hub allows: `person`, `process`, or `each` of those who share an address."""
    hub.quotas.most[kind] = replace(hub.quotas.most[kind], **most)


async def look(hub: Hub, table: str, person: Person | None = None, **more: Any) -> Data:
    return dict(orjson.loads(await hub.views.snapshot(table, Caller.of(person).person, **more)))


async def act(hub: Hub, table: str, person: Person | None, action: str, **data: Any) -> Data:
    if action == "link":
        return {"token": await hub.actions.seat_link(table, Caller.of(person), data["seat"])}
    return dict(
        orjson.loads(await hub.actions.act(table, Caller.of(person), request(action, data)))
    )


async def append(
    hub: Hub,
    live: LiveTable,
    actor: Actor | None,
    decide: Callable[[Table], Sequence[What | Played]],
) -> list[Entry]:
    """Write what is decided at a table, as its keeper does and everybody else."""
    async with live.lock:
        return await hub.log.append(live, decide, actor.id if actor else None)


async def messages(
    hub: Hub,
    table: str,
    person: Person | None,
    after: int,
    seat: int | None = None,
    address: str = "",
) -> bytes:
    """What somebody is told who asks again and again."""
    updates, more = await hub.views.messages(table, Caller.of(person, address), after, seat)
    return orjson.dumps({"messages": [orjson.Fragment(u.data) for u in updates], "more": more})


async def until(hub: Hub, table: str, person: Person | None, true: Callable[[Data], bool]) -> Data:
    """Wait for something to become true at a table."""
    async with asyncio.timeout(SOON):
        async with hub.views.watch(table, Caller.of(person)) as feed:
            while not true(seen := await look(hub, table, person)):
                await anext(feed)
    return seen


async def friends(hub: Hub, count: int) -> list[Person]:
    return [await hub.people.make("en", name) for name in ("Mia", "Tim", "Sarah", "Linus")[:count]]


async def seated(hub: Hub, game: str, people: list[Person], **settings: Any) -> str:
    """A table at which these people sit and the game has begun."""
    table = await hub.actions.open_table(
        Caller.of(people[0]), wish({"game": game, "players": len(people), **settings})
    )
    for seat, person in enumerate(people[1:], 1):
        await act(hub, table, person, "sit", seat=seat)
    await act(hub, table, people[0], "start")
    return table


async def start_clock(hub: Hub, table: str) -> None:
    """What a keeper does when everybody has arrived."""
    started: list[What] = [ClockStarted()]
    await append(hub, await hub.registry.get(table), None, lambda _: started)


async def rematch(hub: Hub, table: str, people: list[Person]) -> str:
    """One offers a rematch, everybody accepts; the table that follows."""
    for person in people:
        seen = await act(hub, table, person, "rematch")
    assert seen["table"] != table
    return str(seen["table"])


async def seal(hub: Hub, table: str, person: Person, words: str) -> Data:
    """Seal words for the luck, as a browser does by itself."""
    return await act(hub, table, person, "seal", seal=seal_of(words))


async def begin(hub: Hub, table: str, said: dict[Person, str]) -> Data:
    """The first of these people, who is the host, begins; all show their words."""
    await act(hub, table, next(iter(said)), "start")
    for person, words in said.items():
        begun = await act(hub, table, person, "show", words=words)
    return begun


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


def sent(updates: list[Update]) -> bytes:
    """The bytes of a stream."""
    return b"".join(map(frame, updates))


def frames(updates: list[Update]) -> list[Data]:
    """The messages in what a viewer was sent."""
    found = []
    for update in updates:
        if update.number is not None:
            message = orjson.loads(update.data)
            assert update.number == message["number"]
            found.append(message)
    return found
