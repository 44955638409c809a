"""How long somebody's `easy` bot takes to answer while another address does all that it may.

    python -m benchmarks.fairness                  idle, then with one address at its quotas
    python -m benchmarks.fairness --json           the same for programs

One address takes many cookies and opens tables with three `expert` bots each, without a pause between moves, until it is
refused. It leaves half of them to the bots, goes on playing at the others, asks for hints and reviews, and looks back at
whole games, all at once and again as soon as it is answered. Meanwhile somebody at another address plays against an `easy`
bot: a time is from sending a move to hearing of the bot's own. Requests are not limited (`--rate 0`), so that the queue and
the quotas are what is measured. Both run on the same machine as the server and take their share of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Any

import httpx
import numpy as np
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn
from rich.table import Table as Sheet
from tests.of_a_game import OPEN

from benchmarks.server import server

GREEDY, VICTIM = "192.0.2.13", "198.51.100.7"
COOKIES = 40
FINISHED = 8  # games to be reviewed
PLAYING, LOOKING, ASKING = 6, 4, 2  # requests of each kind that are always under way
PATIENCE = 60.0  # seconds for an answer

PROCESSES = get_context("spawn")

Answer = dict[str, Any]


def visitor(port: int, address: str) -> httpx.AsyncClient:
    """Somebody with a cookie of his own, at an address of his own."""
    limits = httpx.Limits(max_connections=8)
    headers = {"X-Forwarded-For": address}
    url = f"http://127.0.0.1:{port}"
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE, limits=limits)


def seats(bots: int, level: str) -> list[Answer]:
    return [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]


class Greedy:
    """One address that wants everything."""

    def __init__(self, port: int, game: str) -> None:
        self.game = game
        self.people = [visitor(port, GREEDY) for _ in range(COOKIES)]
        self.tables: list[tuple[httpx.AsyncClient, str]] = []
        self.finished: list[tuple[httpx.AsyncClient, str]] = []
        self.answers: Counter[str] = Counter()

    async def begin(self) -> None:
        """Open tables until no cookie is given another, and leave every second one to the bots."""
        for n in range(FINISHED):
            await self._finish(self.people[n % COOKIES])
        refused = 0
        for person in cycle(self.people):
            given = {"game": self.game, "seats": seats(3, "expert"), "start": True, "pace": 0}
            answer = await self._ask(person, "POST", "/api/tables", given)
            if "table" in answer:
                self.tables.append((person, answer["table"]))
            refused = 0 if "table" in answer else refused + 1
            if refused == COOKIES:
                break
        for person, table in self.tables[::2]:
            await self._ask(person, "POST", f"/api/tables/{table}/leave", {})
        bots = {"game": self.game, "seats": seats(3, "expert")[1:], "start": True, "pace": 0}
        for person in self.people:
            await self._ask(person, "POST", "/api/tables", bots)  # refused: there are too many

    async def _finish(self, person: httpx.AsyncClient) -> None:
        given = {"game": self.game, "seats": [{"kind": "me"}] * 2, "start": True}
        seen = await self._ask(person, "POST", "/api/tables", given)
        table = seen["table"]
        while seen["status"] != "over":
            seen = await self._move(person, table, seen)
        self.finished.append((person, table))

    async def _ask(
        self, person: httpx.AsyncClient, method: str, path: str, given: Answer | None = None
    ) -> Answer:
        answer = await person.request(method, path, json=given)
        read: Answer = answer.json() if answer.content else {}
        asked = re.sub("/api/tables/[^/]+", "table", path)
        self.answers[f"{method} {asked} {answer.status_code} {read.get('code', '')}".strip()] += 1
        return read

    async def _move(self, person: httpx.AsyncClient, table: str, seen: Answer) -> Answer:
        """A random move, and how the table is then; `legal` is what the mover may do next."""
        key = f"{seen['version']}"
        move = {"move": random.choice(seen["legal"]), "version": seen["version"], "key": key}
        await self._ask(person, "POST", f"/api/tables/{table}/moves", move)
        return await self._ask(person, "GET", f"/api/tables/{table}")

    async def play(self) -> None:
        person, table = random.choice(self.tables[1::2])
        seen = await self._ask(person, "GET", f"/api/tables/{table}")
        if seen.get("legal"):
            await self._move(person, table, seen)

    async def look_back(self) -> None:
        table = random.choice(self.finished)[1]
        way = random.choice(("messages", "replay", "verify"))
        await self._ask(random.choice(self.people), "GET", f"/api/tables/{table}/{way}")

    async def ask(self) -> None:
        person, table = random.choice(self.tables[1::2])
        await self._ask(person, "GET", f"/api/tables/{table}/hint")
        await self._ask(person, "GET", f"/api/tables/{random.choice(self.finished)[1]}/review")

    async def go_on(self, stop: Event) -> None:
        """All of it, again and again."""

        async def again(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
            while not stop.is_set():
                await work()
                await asyncio.sleep(0.01)

        works = [self.play] * PLAYING + [self.look_back] * LOOKING + [self.ask] * ASKING
        await asyncio.gather(*(again(work) for work in works))


def be_greedy(port: int, game: str, told: Connection, stop: Event) -> None:
    """The other address, in a process of its own: it is not to slow down the one who measures. Tells how many tables it
    has got, and in the end how it was answered."""

    async def work() -> None:
        greedy = Greedy(port, game)
        await greedy.begin()
        told.send(len(greedy.tables))
        await greedy.go_on(stop)
        told.send(dict(sorted(greedy.answers.items())))

    asyncio.run(work())


class Victim:
    """Somebody who plays against an `easy` bot, one table after another."""

    def __init__(self, port: int, game: str) -> None:
        self.game = game
        self.client = visitor(port, VICTIM)

    async def play(self, moves: int, progress: Progress, title: str) -> list[float]:
        """How many seconds the bot took to answer each of so many moves."""
        task = progress.add_task(title, total=moves)
        took: list[float] = []
        while len(took) < moves:
            given = {"game": self.game, "seats": seats(1, "easy"), "start": True, "pace": 0}
            table = (await self.client.post("/api/tables", json=given)).json()["table"]
            async with self.client.stream("GET", f"/api/tables/{table}/stream") as stream:
                messages = _messages(stream)
                seen = await anext(messages)
                while len(took) < moves and seen.get("status") != "over":
                    before = len(took)
                    seen = await self._turn(table, seen, messages, took)
                    progress.advance(task, len(took) - before)
        progress.remove_task(task)
        return took

    async def _turn(
        self, table: str, seen: Answer, messages: AsyncIterator[Answer], took: list[float]
    ) -> Answer:
        """One move, if it is ours, and what comes of it."""
        if not seen.get("legal"):
            return await anext(messages)
        version, began = seen["version"], time.perf_counter()
        move = {"move": random.choice(seen["legal"]), "version": version, "key": f"{version}"}
        await self.client.post(f"/api/tables/{table}/moves", json=move)
        async for seen in messages:
            if seen["version"] > version and (seen["legal"] or seen["status"] == "over"):
                break
            if seen["entry"]["seat"] == 1:
                break
        if seen["entry"]["seat"] == 1:
            took.append(time.perf_counter() - began)
        return seen


async def _messages(stream: httpx.Response) -> AsyncIterator[Answer]:
    """The numbered messages of a stream."""
    numbered = False
    async for line in stream.aiter_lines():
        if line.startswith("id: "):
            numbered = True
        elif line.startswith("data: ") and numbered:
            numbered = False
            yield json.loads(line[6:])


def figures(took: list[float]) -> dict[str, float]:
    ms = np.array(took) * 1000
    found = {"p50_ms": np.percentile(ms, 50), "p95_ms": np.percentile(ms, 95), "max_ms": ms.max()}
    return {"moves": len(took)} | {name: round(float(value), 1) for name, value in found.items()}


async def measure(given: argparse.Namespace, progress: Progress) -> Answer:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/fair.db", "--proxy", "127.0.0.1", "--crowd", "30") as running,
    ):
        victim = Victim(running.port, given.game)
        await victim.play(given.moves // 4, progress, "warming up")
        idle = await victim.play(given.moves, progress, "alone")
        told, telling = PROCESSES.Pipe()
        stop = PROCESSES.Event()
        other = PROCESSES.Process(
            target=be_greedy, args=(running.port, given.game, telling, stop), daemon=True
        )
        other.start()
        opening = progress.add_task("one address opens tables", total=None)
        tables = await asyncio.to_thread(told.recv)
        progress.remove_task(opening)
        loaded = await victim.play(given.moves, progress, "beside somebody who takes it all")
        stop.set()
        answers = await asyncio.to_thread(told.recv)
        return {
            "game": given.game,
            "cores": len(os.sched_getaffinity(0)),
            "idle": figures(idle),
            "loaded": figures(loaded),
            "tables_of_the_other": tables,
            "answers_to_the_other": answers,
        }


def show(found: Answer) -> None:
    sheet = Sheet(title=f"An easy bot's answer, {found['game']}, {found['cores']} cores")
    names = list(found["idle"])
    for name in ("", *names):
        sheet.add_column(name)
    others = f"beside {found['tables_of_the_other']} expert tables of one address"
    for title, row in (("alone", found["idle"]), (others, found["loaded"])):
        sheet.add_row(title, *(str(row[name]) for name in names))
    Console().print(sheet)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default=OPEN)
    parser.add_argument("--moves", type=int, default=300, help="of the one who is measured")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        found = asyncio.run(measure(given, progress))
    print(json.dumps(found, indent=1)) if given.json else show(found)


if __name__ == "__main__":
    main()
