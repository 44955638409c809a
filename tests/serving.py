"""A server for tests: the real one, in a thread, on a free port."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from lifetable.web.app import create_app, house_of
from lifetable.web.house import House
from lifetable.web.running import Server, bind, configured
from lifetable.web.settings import Settings

GAME = "thats-life"


@dataclass
class Serving:
    url: str
    house: House
    server: Server

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody with a browser of their own."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=30)

    def stop(self) -> None:
        self.server.should_exit = True


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Serving]:
    """Serve until the end of the block. No limits unless they are asked for."""
    wanted: dict[str, Any] = {"rate": 0.0, "streams": 0, **settings}
    database = f"sqlite:///{folder / 'tables.db'}"
    app = create_app(Settings(database=database, **wanted))
    bound = bind("127.0.0.1", 0)
    server = Server(configured(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield Serving(f"http://127.0.0.1:{bound.getsockname()[1]}", house_of(app), server)
    finally:
        server.should_exit = True
        thread.join(20)
        bound.close()


def eventually(happened: Callable[[], bool]) -> None:
    """Wait for what is done after an answer is sent."""
    for _ in range(200):
        if happened():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def open_table(client: httpx.Client, **more: Any) -> dict[str, Any]:
    """A table at which the game has begun, with a bot on seat 1."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    ask = {"game": GAME, "seats": seats, "start": True, "pace": 0, **more}
    answer = client.post("/api/tables", json=ask)
    assert answer.status_code == 201, answer.text
    message: dict[str, Any] = answer.json()
    return message


def play_to_the_end(client: httpx.Client, table: str) -> dict[str, Any]:
    """Make the first legal move again and again."""
    for turn in range(2_000):
        message: dict[str, Any] = client.get(f"/api/tables/{table}").json()
        if message["status"] == "over":
            return message
        if not message["legal"]:
            time.sleep(0.002)
            continue
        ask = {"move": message["legal"][0], "version": message["version"], "key": f"k{turn}"}
        answer = client.post(f"/api/tables/{table}/moves", json=ask)
        assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game does not end")
