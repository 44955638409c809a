"""Nothing grows with the number of visitors: when they have gone, and forgotten by us or not, a server holds what it held before.

Everything is gone through that the server and our modules hold on to, whatever it is called: a dictionary of tomorrow that
nobody empties is found by the same test.
"""

from __future__ import annotations

import gc
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from tests import reachable
from tests.serving import Serving, eventually, open_table, play_to_the_end, serving

from lifetable.tables.after import kept_reviews
from lifetable.tables.live import checkpoints, registry
from lifetable.tables.live.feeds import Feed
from lifetable.tables.people import buckets, erasure, identity, quotas
from lifetable.web.streams import _Stream

VISITORS = 5
ROUNDS = 4
PATIENCE = 600  # tenths of a second
STANDING = {
    "Views.send_heartbeats",
    "Registry.tidy",
    "Quotas.tidy",
    "Keeper._run",
    "Bans.keep_tidy",
}
"""What a hub does for as long as it is open."""
FEW = 2
"""How much of everything is remembered here that would be remembered of thousands."""


@pytest.fixture
def forgetful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server that forgets soon."""
    for module, name in (
        (buckets, "KEPT"),
        (identity, "REMEMBERED"),
        (checkpoints, "MOST"),
        (kept_reviews, "FAILURES_KEPT"),
    ):
        monkeypatch.setattr(module, name, FEW)
    monkeypatch.setattr(registry, "TIDYING", 0.02)
    monkeypatch.setattr(registry, "IN_USE", 0.0)
    monkeypatch.setattr(quotas, "LATELY_THERE", 0)
    monkeypatch.setattr(erasure, "SETTLED", 0.2)
    monkeypatch.setattr(quotas, "TIDYING", 0.02)
    for status in registry.STAYS:
        monkeypatch.setitem(registry.STAYS, status, 0.0)
    with serving(tmp_path, rate=10_000.0, streams=50, crowd=50, proxy="127.0.0.1") as running:
        yield running


def visit(served: Serving, number: int) -> str:
    """Somebody comes, from an address of their own, does a little of everything, and goes; some ask to be forgotten."""
    with served.visitor(**{"X-Forwarded-For": f"192.0.2.{number}"}) as client:
        client.timeout = 300  # the first who asks for a hint waits until the game is compiled
        me = client.patch("/api/me", json={"name": f"Visitor {number}"}).json()["person"]
        token = client.post("/api/me/tokens", json={"label": f"Label {number}"}).json()["token"]
        client.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        message = open_table(client, public=True)
        path = f"/api/tables/{message['table']}"
        with client.stream("GET", f"{path}/stream") as told:
            next(told.iter_lines())
        client.post(f"{path}/chat", json={"text": f"Hello from {number}"})
        client.get(f"{path}/hint")
        play_to_the_end(client, message["table"])
        client.get(f"{path}/messages", params={"after": 3})
        for what in ("record", "replay", "verify"):
            client.get(f"{path}/{what}")
        if number % VISITORS == 0:  # it takes a while
            client.get(f"{path}/review")
        for other in ("/api/tables", "/api/me/tables", f"/api/tables/none-{number}", f"/{number}"):
            client.get(other)
        if number % 2:
            assert client.delete("/api/me").status_code == 204
        return str(me["id"])


def everything(served: Serving) -> dict[str, Any]:
    """What stays while people come and go: the server, what our modules remember, and what others remember for us."""
    modules = {name: module for name, module in sys.modules.items() if name.startswith("lifetable")}
    ours = {name: vars(module) for name, module in modules.items()}
    return {"app": served.server.app, "modules": ours, "re": vars(re), "figures": REGISTRY}


def settled(served: Serving) -> None:
    """All have gone and nothing is under way."""
    tables = served.services.hub
    lasting = 0
    for _ in range(PATIENCE):
        busy = tables.registry.tables or tables.pool.waiting or served.services.streams
        names = {
            getattr(task.get_coro(), "__qualname__", "") for task in tuple(tables.background._tasks)
        }
        lasting = 0 if busy or names - STANDING else lasting + 1
        if lasting == 5:
            return
        time.sleep(0.1)
    raise AssertionError(f"still under way: {names - STANDING}")


def test_nothing_grows_with_the_number_of_visitors(forgetful: Serving) -> None:
    """What one round of visitors leaves behind may be more than the round before did; not so round after round."""
    counted = []
    for first in range(0, ROUNDS * VISITORS, VISITORS):
        for number in range(first, first + VISITORS):
            visit(forgetful, number)
        settled(forgetful)
        gc.collect()
        counted.append(reachable.sizes(**everything(forgetful)))
    grown = [
        reachable.grown(before, after, VISITORS).items() for before, after in pairwise(counted)
    ]
    always = set.intersection(*({path for path, _ in more} for more in grown))
    assert not always, [dict(more) for more in grown]


def test_who_was_erased_is_remembered_nowhere(forgetful: Serving) -> None:
    """Not in any string that the server, our modules or Python's own caches hold on to."""
    gone = visit(forgetful, 1)
    settled(forgetful)
    wanted = (gone, "Visitor 1", "Label 1", "Hello from 1")
    found = set()
    for path, thing in reachable.held(**everything(forgetful)):
        text = thing.decode("latin-1") if isinstance(thing, bytes) else thing
        if isinstance(text, str) and any(one in text for one in wanted):
            found.add(path)
    assert not found


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def living(kind: type) -> int:
    return sum(type(thing) is kind for thing in gc.get_objects())


def test_a_stream_that_ended_is_let_go_of_at_once(served: Serving) -> None:
    """With what the HTTP server holds for it: the collector, which comes by rarely, is not needed."""
    with served.visitor() as client:
        path = f"/api/tables/{open_table(client)['table']}/stream"
        with no_collector():
            before = living(Feed), living(_Stream)
            for _ in range(5):
                with client.stream("GET", path) as told:
                    next(told.iter_lines())
            eventually(lambda: (living(Feed), living(_Stream)) == before)


def test_the_walk_finds_what_is_held_in_any_way() -> None:
    """In attributes, slots, closures, bound methods, frames of generators, sets and caches."""

    class Slotted:
        __slots__ = ("inner",)
        inner: dict[str, list[str]]

    def closing(over: list[str]) -> Callable[[], list[str]]:
        return lambda: over

    def generating(over: list[str]) -> Iterator[str]:
        yield from over

    one = Slotted()
    one.inner = {"a": [*"xyz"]}
    going = generating([*"four"])
    next(going)
    roots = {"one": one, "closed": closing([*"seven"]), "going": going, "made": threading.Lock()}
    found = reachable.sizes(**roots)
    assert {3, 4, 5} <= set(found.values())
    one.inner["a"] += ["more"] * 9
    assert list(reachable.grown(found, reachable.sizes(**roots), by=9)) == ["one.inner[]"]
