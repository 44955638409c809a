"""People who play on whatever happens to the servers: everything they know comes from their streams."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any

from tests.of_a_game import OPEN, SHIPPED

from benchmarks.checked import Acknowledged
from benchmarks.persistent import Follower, Visitor

GAMES = (OPEN, *SHIPPED)
BOT = {"kind": "bot", "level": "easy"}
FINISHING = 60.0  # seconds in which everybody has seen the end of a game


class Rate:
    """So many moves a second among all."""

    def __init__(self, rate: float) -> None:
        self._gap = 1 / rate if rate else 0.0
        self._next = 0.0

    async def wait(self) -> None:
        now = time.monotonic()
        self._next = max(now, self._next + self._gap)
        if self._next > now:
            await asyncio.sleep(self._next - now)


class Sitting:
    """Two or three people, sometimes with a bot, and somebody who only looks on, at one table after another."""

    def __init__(self, port: int, number: int, rate: Rate, patience: float) -> None:
        self.port, self.number, self.rate, self.patience = port, number, rate, patience
        self.rng = random.Random(number)
        self.people = [Visitor(port) for _ in range(3)]
        self.guest = Visitor(port)
        self.stop = False
        self.acknowledged: list[Acknowledged] = []
        self.sent: set[tuple[str, str]] = set()
        self.seen: list[tuple[str, list[tuple[int, str]]]] = []
        self.problems: list[str] = []
        self.counts: Counter[str] = Counter()
        self.longest = 0.0
        self._changed_at = 0.0

    async def run(self) -> None:
        for n, person in enumerate(self.people):
            await person.ask("PATCH", "/api/me", {"name": f"P{self.number}-{n}"})
        while not self.stop:
            table = await self._open()
            if table:
                await self._play(table)

    async def _open(self) -> str | None:
        """A new table at which all sit. If an answer got lost on the way, another one is opened."""
        game = GAMES[self.number % len(GAMES)]
        bot = self.number % 2 == 1
        people = self.people[: 2 if game == OPEN or bot else 3]
        seats = [{"kind": "me"}, *[{"kind": "free"}] * (len(people) - 1), *[BOT] * bot]
        given = {"game": game, "seats": seats, "pace": 20}
        status, told = await self.people[0].ask("POST", "/api/tables", given)
        if status < 300 and "table" not in told:
            raise SystemExit(f"POST /api/tables: {status} {told!r}")
        steps = [
            (person, "PUT", f"seats/{n}", {"kind": "me"}) for n, person in enumerate(people[1:], 1)
        ]
        for person, method, path, data in [*steps, (people[0], "POST", "start", {})]:
            if status >= 300:
                break
            address = f"/api/tables/{told['table']}/{path}"
            status, answer = await person.ask(method, address, data)
            if status < 300 and "table" not in answer:
                raise SystemExit(f"{method} {address}: {status} {answer!r}")
            told = answer if status < 300 else told
        if status < 300:
            return str(told["table"])
        self.counts["not_opened"] += 1
        if status not in (404, 409):
            self.problems.append(f"opening a table: {status} {told}")
            await asyncio.sleep(1)
        return None

    async def _play(self, table: str) -> None:
        followers = [Follower(visitor, table) for visitor in (*self.people, self.guest)]
        following = [asyncio.create_task(follower.follow()) for follower in followers]
        self._changed_at = time.monotonic()
        playing = [asyncio.create_task(self._moves(table, one)) for one in followers[:-1]]
        watching = asyncio.create_task(self._watch(table, followers))
        try:
            while not watching.done() and not all(task.done() for task in playing):
                await asyncio.wait([*playing, watching], timeout=0.5)
                for task in playing:
                    if task.done():
                        task.result()
            if not watching.done() and not self.stop:
                await self._end(table, following)
        finally:
            for task in (*playing, watching, *following):
                task.cancel()
            await asyncio.gather(*playing, watching, *following, return_exceptions=True)
            for follower in followers:
                self.problems += follower.problems
                self.seen.append((table, follower.moves))
                self.counts["stream_connections"] += follower.connections
                self.counts["stream_messages"] += len(follower.moves)
                self.counts["streams_to_the_end"] += follower.state.get("status") == "over"

    async def _end(self, table: str, following: list[asyncio.Task[None]]) -> None:
        """Everybody is told of the end, whichever connections broke before."""
        _, late = await asyncio.wait(following, timeout=FINISHING)
        self.problems += [f"{table}: the end was not told"] * len(late)
        self.counts["games"] += 1

    async def _watch(self, table: str, followers: list[Follower]) -> None:
        """Returns if the table stands still for too long."""
        while True:
            await asyncio.sleep(0.1)
            self._changed_at = max(self._changed_at, *(one.changed_at for one in followers))
            stood = time.monotonic() - self._changed_at
            if any(one.state.get("status") == "over" for one in followers):
                continue
            self.longest = max(self.longest, stood)
            if stood > self.patience:
                last = max(one.last or 0 for one in followers)
                self.problems.append(f"{table}: stands still at {last}")
                return

    async def _moves(self, table: str, mine: Follower) -> None:
        """Move whenever the stream says that it is my turn; the answer is also in the stream."""
        tried = -1
        while mine.state.get("status") != "over" and not self.stop:
            mine.changed.clear()
            state = mine.state
            if state.get("legal") and state["version"] != tried:
                await self.rate.wait()
                if mine.state["version"] == state["version"]:
                    tried = state["version"]
                    await self._move(table, mine)
                continue
            await mine.changed.wait()

    async def _move(self, table: str, mine: Follower) -> None:
        state = mine.state
        data: dict[str, Any] = {"move": self.rng.choice(state["legal"])}
        data |= {
            "version": state["version"],
            "key": f"{state['version']}-{self.rng.getrandbits(40)}",
        }
        seat, key = state["seat"], data["key"]
        self.sent.add((table, key))
        before = mine.visitor.counts["cut_off"]
        status, told = await mine.visitor.ask("POST", f"/api/tables/{table}/moves", data)
        if status == 200:
            self.acknowledged.append(Acknowledged(table, told["number"], seat, data["move"], key))
        elif status != 409 or mine.visitor.counts["cut_off"] == before:
            # Whoever asks again may hear that the table has moved on; nobody else may.
            self.problems.append(f"{table}: {data}: {status} {str(told)[:300]}")
