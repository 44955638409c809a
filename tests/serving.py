"""A server for tests: the real one, in a thread, on a free port."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from tests.of_a_game import OPEN

from lifetable.web.app import create_app
from lifetable.web.server import Server, reserved
from lifetable.web.services import Services
from lifetable.web.settings import Settings

GAME = OPEN
SOON = 20.0  # seconds that nothing here should ever need


@dataclass
class Serving:
    url: str
    services: Services
    server: Server

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody with a browser of their own."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=30)

    def stop(self) -> None:
        self.server.stop()


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Serving]:
    """Serve until the end of the block. No limits unless they are asked for."""
    wanted: dict[str, Any] = {"rate": 0.0, "streams": 0, "crowd": 0, **settings}
    database = f"sqlite:///{folder / 'tables.db'}"
    app = create_app(Settings(database=database, **wanted))
    with reserved("127.0.0.1", 0) as (host, port):
        server = Server(app, host, port)
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        try:
            wait_for(host, port, thread)
            yield Serving(f"http://{host}:{port}", app.services, server)
        finally:
            server.stop()
            thread.join(20)


def wait_for(host: str, port: int, thread: threading.Thread) -> None:
    """Until somebody listens there."""
    while True:
        assert thread.is_alive(), "the server did not start"
        with socket.socket() as asked:
            if asked.connect_ex((host, port)) == 0:
                return
        time.sleep(0.01)


def eventually(happened: Callable[[], bool]) -> None:
    """Wait for what is done after an answer is sent."""
    end = time.monotonic() + SOON
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


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
