"""People who play together over HTTP: two server processes, one database of each kind, streams that are cut all the time.

Everybody has a cookie of their own and asks whichever process comes to mind.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
import pytest
from benchmarks.server import Server
from tests import databases

from lifetable.games import find, names

Data = dict[str, Any]
SOON = 60.0  # seconds that nothing here should ever need
PLAYERS = 3
MOST_READ = 8_000  # bytes before a stream is cut, at the latest
SHOWN = ("number", "version", "status", "seat", "view", "legal", "result", "luck")
TALKS = 0.1  # of the time
RACED = names()[-1]  # a game that lasts longer than the races
RACES = 40
RETRIES = 15


@pytest.fixture(scope="module", params=databases.KINDS)
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[str]]:
    """The addresses of two processes on one database."""
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("together")
        database = stack.enter_context(databases.empty(request.param, folder))
        started = []
        for _ in range(2):
            started.append(Server.start(database))
            stack.callback(started[-1].process.wait, SOON)
            stack.callback(started[-1].process.terminate)
        yield [f"http://127.0.0.1:{server.port}" for server in started]


@dataclass
class Friend:
    """Somebody with a browser, on a bad line."""

    servers: list[str]
    rng: random.Random
    client: httpx.AsyncClient = field(default_factory=lambda: httpx.AsyncClient(timeout=SOON))
    numbers: list[int] = field(default_factory=list)
    """Of the frames that were received, in the order in which they came."""
    seen: Data = field(default_factory=dict)
    cuts: int = 0

    async def ask(self, method: str, path: str, body: Any = None, at: int | None = None) -> Any:
        """The answer of one of the processes, which must be a good one."""
        answer = await self.send(method, path, body, at)
        assert answer.is_success, answer.text
        return answer.json()

    async def send(
        self, method: str, path: str, body: Any = None, at: int | None = None
    ) -> httpx.Response:
        server = self.rng.choice(self.servers) if at is None else self.servers[at]
        return await self.client.request(method, f"{server}/api{path}", json=body)

    async def look(self, table: str, number: int, at: int) -> Data:
        """A table as one of the processes shows it, once it has heard of an entry."""
        while (now := dict(await self.ask("GET", f"/tables/{table}", at=at)))["number"] < number:
            await asyncio.sleep(0.01)
        return now

    async def follow(self, table: str) -> None:
        """Follow a table to the end of the game, moving when it is one's turn, however often the stream is cut."""
        while self.seen.get("status") != "over":
            headers = {"Last-Event-ID": str(self.numbers[-1])} if self.numbers else {}
            url = f"{self.rng.choice(self.servers)}/api/tables/{table}/stream"
            async with self.client.stream("GET", url, headers=headers) as answer:
                await self.read(table, answer)
            self.cuts += 1

    async def read(self, table: str, answer: httpx.Response) -> None:
        """Read so many bytes, wherever in a frame that may be, or until the game is over."""
        left, waiting = self.rng.randrange(MOST_READ), b""
        async for chunk in answer.aiter_raw():
            waiting += chunk[:left]
            left -= len(chunk[:left])
            *whole, waiting = waiting.split(b"\n\n")
            for frame in whole:
                await self.take(table, frame)
            if left == 0 or self.seen.get("status") == "over":
                return

    async def take(self, table: str, frame: bytes) -> None:
        lines = dict(line.split(b": ", 1) for line in frame.split(b"\n") if b": " in line)
        if b"id" not in lines:
            return
        message = orjson.loads(lines[b"data"])
        assert int(lines[b"id"]) == message["number"]
        self.numbers.append(message["number"])
        self.seen |= message
        if message.get("legal"):
            move = self.rng.choice(message["legal"])
            if self.rng.random() < TALKS:
                await self.ask("POST", f"/tables/{table}/chat", {"text": f"{move}!"})
            await self.ask("POST", f"/tables/{table}/moves", asked(message, move, "once"))


def asked(message: Data, move: str, key: str) -> Data:
    return {"move": move, "version": message["version"], "key": f"{key}-{message['version']}"}


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(SOON):
            await work()

    asyncio.run(within())


@pytest.mark.parametrize("game", names())
def test_a_whole_game_reaches_everybody_without_a_gap_or_a_repetition(
    servers: list[str], game: str
) -> None:
    async def work() -> None:
        chance = random.Random(game)
        friends = [Friend(servers, random.Random(chance.random())) for _ in range(PLAYERS)]
        watcher = Friend(servers, random.Random(chance.random()))
        host = friends[0]
        short = {o.name: o.least for o in find(game).info.options if o.kind == "number"}
        ask = {"game": game, "players": PLAYERS, "options": short}
        table = (await host.ask("POST", "/tables", ask))["table"]
        for seat, friend in enumerate(friends[1:], 1):
            await friend.ask("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})
        everybody = [*friends, watcher]
        following = [asyncio.create_task(friend.follow(table)) for friend in everybody]
        await host.ask("POST", f"/tables/{table}/start")
        await asyncio.gather(*following)
        for friend in everybody:
            first, last = friend.numbers[0], friend.numbers[-1]
            assert friend.numbers == list(range(first, last + 1))
            for at in range(len(servers)):
                now = await friend.look(table, last, at)
                assert {key: friend.seen[key] for key in SHOWN} == {key: now[key] for key in SHOWN}
            await friend.client.aclose()
        assert sum(friend.cuts for friend in everybody) > 10

    run(work)


async def hot_seat(friend: Friend) -> Data:
    """A table at which whoever is to move, it is oneself."""
    seats = [{"kind": "me"}] * PLAYERS
    ask = {"game": RACED, "seats": seats, "start": True}
    return dict(await friend.ask("POST", "/tables", ask))


async def check_numbers(friend: Friend, table: str) -> None:
    """Every entry has a number of its own, and both processes tell the same."""
    path = f"/tables/{table}/messages"
    told = [(await friend.ask("GET", path, at=at))["messages"] for at in (0, 1)]
    first, second = ([message["number"] for message in messages] for messages in told)
    assert first == second == list(range(1, len(first) + 1))


def test_of_two_who_move_at_once_one_wins_and_the_other_is_told_what_is(
    servers: list[str],
) -> None:
    async def work() -> None:
        friend = Friend(servers, random.Random(1))
        seen = await hot_seat(friend)
        path = f"/tables/{seen['table']}/moves"
        for _ in range(RACES):
            legal = seen["legal"]
            moves = friend.rng.sample(legal, 2) if len(legal) > 1 else legal * 2
            sent = [asked(seen, move, f"{at}") for at, move in enumerate(moves)]
            both = (friend.send("POST", path, ask, at) for at, ask in enumerate(sent))
            answers = await asyncio.gather(*both)
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            won = int(answers[1].status_code == 200)
            made, refused = answers[won].json(), answers[1 - won].json()
            assert made["entry"]["move"] == moves[won]
            assert made["view"]["ply"] == seen["view"]["ply"] + 1
            assert refused["code"] == "stale" and refused["title"]
            for key in ("number", "version", "status", "view", "legal"):
                assert refused["message"][key] == made[key], key
            seen |= made
            if seen["status"] == "over":
                break
        await check_numbers(friend, seen["table"])
        await friend.client.aclose()

    run(work)


def test_a_request_that_is_sent_again_to_another_process_is_done_once(servers: list[str]) -> None:
    async def work() -> None:
        friend = Friend(servers, random.Random(2))
        seen = await hot_seat(friend)
        path = f"/tables/{seen['table']}/moves"
        for _ in range(RETRIES):
            ask = asked(seen, friend.rng.choice(seen["legal"]), "again")
            four = (friend.ask("POST", path, ask, at) for at in (0, 1, 1, 0))
            answers = await asyncio.gather(*four)
            answers += [await friend.ask("POST", path, ask, at) for at in (0, 1)]  # and later
            for answer in answers:
                assert answer | {"now": 0} == answers[0] | {"now": 0}
            assert answers[0]["view"]["ply"] == seen["view"]["ply"] + 1
            seen |= answers[0]
            if seen["status"] == "over":
                break
        await check_numbers(friend, seen["table"])
        await friend.client.aclose()

    run(work)
