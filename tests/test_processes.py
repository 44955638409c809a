"""Server processes that die: workers on one database, killed again and again while people play over HTTP, and workers that
are started anew.

`python -m benchmarks.kill` does the first for longer and prints figures.
"""

from __future__ import annotations

import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from benchmarks.checked import Acknowledged, check
from benchmarks.kill import PATIENCE, kill_again_and_again
from tests.hubs import friends, hubs, play, run, seated
from tests.of_a_game import OPEN
from tests.serving import open_table

from lifetable.errors import SetupError
from lifetable.tables.entries import Moved
from lifetable.web import workers


def test_every_acknowledged_move_is_there_and_no_table_stands_still(database: str) -> None:
    result = kill_again_and_again(database, tables=3, kills=3, moves=60, workers=2, gap=0.5)
    assert result["problems"] == []
    """A move that is lost or made twice, a stream with a gap, a table that stands still, a server error."""
    assert (result["lost"], result["twice"], result["unexplained"]) == (0, 0, 0)
    assert result["kills"] == 3 and result["moves_acknowledged"] >= 60
    assert result["stream_connections"] > 4 * 3, "streams were taken up again"


def test_what_was_acknowledged_and_is_not_there_is_found(tmp_path: Path) -> None:
    """The instrument itself: lost, made twice, never sent, told otherwise."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, OPEN, people)
            for _ in range(4):
                await play(hub, table, people, random.Random(1))
            told.extend(
                Acknowledged(table, e.number, e.what.seat, e.what.move, str(e.key))
                for e in await hub.store.after(table, 0)
                if isinstance(e.what, Moved)
            )

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    told: list[Acknowledged] = []
    run(work)
    table, sent = told[0].table, {(move.table, move.key) for move in told}
    stream = [(move.number, move.move) for move in told]
    held = check(database, told, sent, [(table, stream)])
    assert held["problems"] == [] and held["moves"] == 4
    ghost = told[-1]._replace(number=told[-1].number + 1)
    assert check(database, [*told, ghost], sent, [])["lost"] == 1
    assert check(database, told, set(), [])["unexplained"] == 4
    for wrong in (stream[:1] + stream[2:], stream + stream[-1:]):
        assert len(check(database, told, sent, [(table, wrong)])["problems"]) == 1
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE entries SET key = ? WHERE kind = 'moved'", (told[0].key,))
        file.execute("UPDATE entries SET by = (SELECT max(by) FROM entries)")
    assert check(database, told, sent, [])["twice"] == 1


def eventually(happened: Callable[[], Any]) -> Any:
    """What is so at last; within seconds, said generously."""
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        try:
            if found := happened():
                return found
        except httpx.HTTPError:
            pass  # whoever had the connection is dead
        time.sleep(0.05)
    raise AssertionError("this never happened")


def crew(supervisor: int) -> set[int]:
    """The processes that work for one, as the system lists them."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    return {int(pid) for pid in children if "spawn_main" in _command(pid)}


def _command(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it has just ended
        return ""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_workers_that_are_killed_are_replaced_and_their_tables_go_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    command = [sys.executable, "-m", "lifetable", "serve", "--port", "0", "--workers", "2"]
    command += ["--database", f"sqlite:///{home / 'tables.db'}", "--lang", "en", "--rate", "0"]
    log = tmp_path / "log"
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=log.open("w"), text=True, start_new_session=True
    )
    try:
        assert server.stdout
        ready = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert ready, log.read_text()
        first = eventually(lambda: len(found := crew(server.pid)) == 2 and found)
        with httpx.Client(base_url=ready[0], timeout=30) as client:
            table = open_table(client, pace=500)["table"]
            client.post(f"/api/tables/{table}/leave", json={})
        one, other = first
        # A successor that cannot reach the database takes nobody down with it.
        away = home.rename(tmp_path / "away")
        os.kill(one, signal.SIGKILL)
        eventually(lambda: f'"code":{workers.FAILED}' in log.read_text())
        assert server.poll() is None and other in crew(server.pid)
        away.rename(home)
        # When both are gone, those who came after them do all of the work.
        eventually(lambda: len(crew(server.pid)) == 2)
        os.kill(other, signal.SIGKILL)
        number = eventually(lambda: _number(ready[0], table))
        eventually(lambda: _number(ready[0], table) > number)
        assert not first & crew(server.pid)
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(30) == 0
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)


def _number(address: str, table: str) -> int:
    with httpx.Client(base_url=address, timeout=5) as client:
        return int(client.get(f"/api/tables/{table}").raise_for_status().json()["number"])


def test_only_the_first_crew_must_be_able_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    def start(work: Any, bound: Any) -> Any:
        started.append(work)
        return work

    monkeypatch.setattr(workers, "_start", start)
    failed = SimpleNamespace(pid=1, exitcode=workers.FAILED)
    work: Any = SimpleNamespace(pid=2, exitcode=workers.FAILED)

    def succeed(place: workers._Place) -> int:
        workers._succeed(place, work, cast(Any, None))
        return len(started)

    with pytest.raises(SetupError):
        succeed(workers._Place(cast(Any, failed), time.monotonic()))
    later = workers._Place(cast(Any, failed), time.monotonic(), first=False)
    assert succeed(later) == 0  # it takes a breath
    for times in range(1, 8):  # and a longer one each time
        assert later.died is not None
        later.died -= later.breath
        breath = later.breath
        assert succeed(later) == times
        assert breath < later.breath or later.breath == workers.LONGEST_BREATH
        assert succeed(later) == times
    later.process = cast(Any, SimpleNamespace(pid=3, exitcode=-9))
    later.began -= workers.YOUNG + 1  # one that had worked for a while, and was killed
    later.died = None
    assert succeed(later) == 8  # at once
    assert later.breath == workers.BREATH
