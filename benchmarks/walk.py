"""Which functions and modules of ours a move passes, from Granian's call to the answer, and what they cost.

    python -m benchmarks.walk              how many, and which
    python -m benchmarks.walk --moves 3000     processor time per move of the event loop alone: no sockets, no disk

One table, two seats, each with an open stream. A request is handed over as Granian does it (RSGI), without Granian.
Functions are counted in the event loop's thread and in the writer's; rules of the games are counted with the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from types import FrameType
from typing import Any

import orjson
import uvloop
from rich.console import Console
from rich.table import Table as Sheet
from tests.of_a_game import OPEN

from lifetable.web.app import create_app
from lifetable.web.settings import Settings

GAME = OPEN
MILESTONES = ("State.play", "Writer._commit", "Answer.send_bytes", "Answer.response_bytes")
"""The move is decided, saved, published, answered."""
Called = tuple[str, str]
"""A module and one of its functions."""


class Heads:
    """Headers, as Granian hands them over."""

    def __init__(self, **given: str) -> None:
        self._given = {name.replace("_", "-"): value for name, value in given.items()}

    def items(self) -> list[tuple[str, str]]:
        return list(self._given.items())

    def keys(self) -> list[str]:
        return list(self._given)

    def get(self, name: str, default: str | None = None) -> str | None:
        return self._given.get(name, default)

    def get_all(self, name: str) -> list[str]:
        return [self._given[name]] if name in self._given else []

    def __iter__(self) -> Iterator[str]:
        return iter(self._given)

    def __len__(self) -> int:
        return len(self._given)

    def __contains__(self, name: str) -> bool:
        return name in self._given


class Scope:
    proto = "http"
    rsgi_version = "1.5"
    http_version = "1.1"
    scheme = "http"
    server = "127.0.0.1:8000"
    client = "127.0.0.1:4711"
    authority = None

    def __init__(self, method: str, path: str, headers: Heads) -> None:
        self.method, self.path, self.query_string, self.headers = method, path, "", headers


class Answer:
    """The other end of one request: holds the body that was sent and what came back."""

    def __init__(self, body: bytes = b"") -> None:
        self._body = body
        self.status = 0
        self.headers: list[tuple[str, str]] = []
        self.body = b""
        self.frames: list[bytes] = []
        self.gone = asyncio.Event()

    async def __call__(self) -> bytes:
        return self._body

    def response_bytes(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def response_empty(self, status: int, headers: list[tuple[str, str]]) -> None:
        self.response_bytes(status, headers, b"")

    def response_stream(self, status: int, headers: list[tuple[str, str]]) -> Answer:
        self.status, self.headers = status, headers
        return self

    def send_bytes(self, frame: bytes) -> None:
        self.frames.append(frame)

    async def client_disconnect(self) -> None:
        await self.gone.wait()


class Callers:
    """Notes whom is called in which thread, while told to."""

    def __init__(self) -> None:
        self.on = False
        self.called: dict[Called, Counter[str]] = {}
        self.way: dict[Called, None] = {}
        """Those through whose hands the move goes: who is waiting for what at each of `MILESTONES`."""

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        if not self.on or event != "call":
            return
        module = frame.f_globals.get("__name__", "")
        if frame.f_code.co_qualname in MILESTONES:
            self._note_way(frame)
        if module.startswith("lifetable."):
            called = (module, frame.f_code.co_qualname)
            thread = threading.current_thread().name
            self.called.setdefault(called, Counter())[thread] += 1

    def _note_way(self, frame: FrameType | None) -> None:
        while frame is not None:
            module = frame.f_globals.get("__name__", "")
            if module.startswith(("lifetable.web", "lifetable.tables")):
                self.way[module, frame.f_code.co_qualname] = None
            frame = frame.f_back


class Client:
    """Somebody with a cookie, at an application without sockets."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = ""

    async def ask(self, method: str, path: str, data: Any = None) -> Answer:
        body = b"" if data is None else orjson.dumps(data)
        answer = Answer(body)
        given = {"host": "localhost", "content_type": "application/json"}
        headers = Heads(**given, content_length=str(len(body)), cookie=self.cookie)
        await self.app(Scope(method, path, headers), answer)
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {answer.body!r}")
        for name, value in answer.headers:
            if name == "set-cookie":
                self.cookie = value.partition(";")[0]
        return answer

    async def follow(self, path: str) -> Answer:
        """Open a stream and leave it open."""
        stream = Answer()
        asked = self.app(Scope("GET", path, Heads(host="localhost", cookie=self.cookie)), stream)
        self._stream = asyncio.ensure_future(asked)
        while not stream.frames:
            await asyncio.sleep(0.001)
        return stream


class Game:
    """One table at which two play."""

    def __init__(self, app: Any) -> None:
        self.players = [Client(app), Client(app)]
        self.streams: list[Answer] = []
        self.id = ""
        self.seen: dict[str, Any] = {}

    async def begin(self) -> None:
        for stream in self.streams:
            stream.gone.set()
        mia, tim = self.players
        opened = await mia.ask("POST", "/api/tables", {"game": GAME, "players": 2})
        self.id = orjson.loads(opened.body)["table"]
        await tim.ask("PUT", f"/api/tables/{self.id}/seats/1", {"kind": "me"})
        begun = await mia.ask("POST", f"/api/tables/{self.id}/start")
        self.seen = orjson.loads(begun.body)
        self.streams = [
            await player.follow(f"/api/tables/{self.id}/stream") for player in self.players
        ]
        while not any(b"presence" in frame for frame in self.streams[-1].frames):
            await asyncio.sleep(0.01)  # or they were told who is here in the middle of a move

    async def next(self) -> tuple[Client, dict[str, Any]]:
        """Who is to move, and how he sees the table."""
        if self.seen.get("status") == "over":
            await self.begin()
        for player in self.players:
            seen = orjson.loads((await player.ask("GET", f"/api/tables/{self.id}")).body)
            if seen["legal"]:
                return player, seen
        raise SystemExit("nobody can move")

    async def move(self, player: Client, seen: dict[str, Any]) -> None:
        data = {"move": seen["legal"][0], "version": seen["version"], "key": str(seen["number"])}
        made = await player.ask("POST", f"/api/tables/{self.id}/moves", data)
        self.seen = orjson.loads(made.body)


async def walk(moves: int, callers: Callers) -> float:
    """Milliseconds of the processor per move."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/walk.db", rate=0, streams=0))
        await app.services.open()
        try:
            game = Game(app)
            await game.begin()
            for _ in range(10):
                await game.move(*await game.next())
            spent = 0.0
            for _ in range(moves):
                player, seen = await game.next()
                callers.on, began = True, time.thread_time()
                await game.move(player, seen)
                spent += time.thread_time() - began
                callers.on = False
            for stream in game.streams:
                stream.gone.set()
            await asyncio.sleep(0)
        finally:
            await app.services.close()
    return 1000 * spent / moves


def show(callers: Callers) -> None:
    sheet = Sheet(title="One move, from Granian's call to the answer")
    for name in ("module", "function", "thread", "calls"):
        sheet.add_column(name)
    for (module, function), threads in callers.called.items():
        for thread, calls in threads.items():
            sheet.add_row(module.removeprefix("lifetable."), function, thread, str(calls))
    console = Console()
    console.print(sheet)
    ours = {
        called
        for called in callers.called
        if called[0].startswith(("lifetable.web", "lifetable.tables"))
    }
    way = set(callers.way)
    for module, function in callers.way:
        console.print(f"  {module.removeprefix('lifetable.')}: {function}")
    figures = (
        ("handing the move on until it is decided, saved, published and answered", way),
        ("all that is called in web and tables", ours),
        ("with the games", set(callers.called)),
    )
    for title, found in figures:
        console.print(f"{title}: {len(found)} functions in {len({m for m, _ in found})} modules")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--moves", type=int, default=0, help="measure so many instead of counting")
    given = parser.parse_args()
    callers = Callers()
    if given.moves:
        print(f"{uvloop.run(walk(given.moves, callers)):.4f} ms of the event loop per move")
        return
    threading.setprofile(callers.note)
    sys.setprofile(callers.note)
    uvloop.run(walk(1, callers))
    sys.setprofile(None)
    show(callers)


if __name__ == "__main__":
    main()
