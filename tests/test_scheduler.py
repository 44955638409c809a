"""Who thinks next: the queue as pure logic, and the pool with threads that a test holds back."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Generator
from itertools import product

import pytest
from tests.asking import request, wish
from tests.hubs import SOON, act, friends, hubs, look, play, run
from tests.of_a_game import OPEN

from lifetable.tables.keeper.fair_pool import FairPool
from lifetable.tables.keeper.scheduler import PATIENCE, FairQueue, Ticket, Urgency
from lifetable.tables.people.person import Caller

KINDS = [Ticket(urgency, "", slow) for urgency, slow in product(Urgency, (False, True))]


def drained(queue: FairQueue[str], **wanted: bool) -> list[str]:
    found = []
    while (work := queue.take(**wanted)) is not None:
        found.append(work)
    return found


# --- the queue ---


def test_what_is_more_urgent_comes_first() -> None:
    queue = FairQueue[str]()
    for urgency in reversed(Urgency):
        queue.put(Ticket(urgency, "Mia"), urgency.name)
    assert drained(queue) == ["AWAITED", "ASKED", "UNATTENDED", "REVIEW"]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whoever_has_a_hundred_waiting_has_one_turn_at_a_time(kind: Ticket) -> None:
    queue = FairQueue[str]()
    for n in range(100):
        queue.put(Ticket(kind.urgency, "crowd", kind.slow), f"crowd {n}")
    for name in ("Mia", "Tim"):
        queue.put(Ticket(kind.urgency, name, kind.slow), name)
    assert drained(queue)[:5] == ["crowd 0", "Mia", "Tim", "crowd 1", "crowd 2"]


@pytest.mark.parametrize("waits", KINDS, ids=str)
@pytest.mark.parametrize("floods", KINDS, ids=str)
def test_nothing_waits_for_ever_whatever_floods_the_queue(floods: Ticket, waits: Ticket) -> None:
    queue = FairQueue[str]()
    flood = Ticket(floods.urgency, "crowd", floods.slow)
    for _ in range(2):
        queue.put(flood, "flood")
    queue.put(Ticket(waits.urgency, "Mia", waits.slow), "Mia")
    for _ in range(PATIENCE + 1):
        if queue.take() == "Mia":
            return
        queue.put(flood, "flood")  # there is always more of it
    raise AssertionError("Mia waits for ever")


def test_whoever_has_time_for_quick_work_only_is_given_no_other() -> None:
    queue = FairQueue[str]()
    for kind in KINDS:
        queue.put(kind, f"{kind.urgency.name} {kind.slow}")
    assert drained(queue, slow=False) == [f"{urgency.name} False" for urgency in Urgency]
    assert len(queue) == len(Urgency)


def test_what_nobody_wants_any_more_is_not_done() -> None:
    queue, ticket = FairQueue[str](), Ticket(Urgency.ASKED, "Mia")
    for work in ("first", "second"):
        queue.put(ticket, work)
    for work in ("first", "first", "never put"):
        queue.drop(ticket, work)
    assert drained(queue) == ["second"]
    queue.drop(ticket, "second")
    assert len(queue) == 0


# --- the pool ---


class Worker:
    """Work that notes what is done, in the order in which it is begun; some of it waits to be let go."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go = threading.Event()

    def quick(self, name: str) -> None:
        self.done.append(name)

    def held(self, name: str) -> None:
        self.done.append(name)
        assert self.go.wait(SOON)


def test_slow_work_never_has_the_last_thread() -> None:
    async def work() -> None:
        pool, worker = FairPool(2), Worker()
        slow = [
            asyncio.ensure_future(
                pool.run(Ticket(Urgency.AWAITED, "crowd", slow=True), lambda: worker.held("slow"))
            )
            for _ in range(20)
        ]
        async with asyncio.timeout(SOON):
            await pool.run(Ticket(Urgency.REVIEW, "Mia"), lambda: worker.quick("quick"))
            while "slow" not in worker.done:  # its thread may begin a moment later
                await asyncio.sleep(0.001)
        assert sorted(worker.done) == ["quick", "slow"]
        worker.go.set()
        await asyncio.gather(*slow)
        pool.close()

    run(work)


def test_long_work_goes_back_into_the_queue_after_every_step() -> None:
    async def work() -> None:
        pool, worker = FairPool(2), Worker()
        told: list[int] = []

        def long() -> Generator[int, None, str]:
            for n in range(2):
                worker.held(f"step {n}") if n == 0 else worker.quick(f"step {n}")
                yield n
            return "made"

        slow = Ticket(Urgency.ASKED, "Mia", slow=True)  # of which there is one at a time
        review = Ticket(Urgency.REVIEW, "crowd", slow=True)
        making = asyncio.ensure_future(pool.run_steps(review, long(), told.append))
        await asyncio.sleep(0)
        hint = asyncio.ensure_future(pool.run(slow, lambda: worker.quick("hint")))
        await asyncio.sleep(0)
        worker.go.set()
        await hint
        assert await making == "made" and told == [0, 1]
        assert worker.done == ["step 0", "hint", "step 1"]
        pool.close()

    run(work)


def test_whoever_stops_waiting_leaves_nothing_behind() -> None:
    async def work() -> None:
        pool, worker = FairPool(2), Worker()
        ticket = Ticket(Urgency.AWAITED, "Mia", slow=True)
        first = asyncio.ensure_future(pool.run(ticket, lambda: worker.held("first")))
        second = asyncio.ensure_future(pool.run(ticket, lambda: worker.quick("second")))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        for task in (first, second):  # one is under way, the other is not
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert pool.waiting == 0
        worker.go.set()
        await pool.run(ticket, lambda: worker.quick("third"))
        assert worker.done == ["first", "third"]
        pool.close()

    run(work)


def test_a_failure_is_told_to_whoever_waits_and_stops_nobody_else() -> None:
    async def work() -> None:
        pool, worker = FairPool(2), Worker()

        def fail() -> None:
            raise ArithmeticError("no idea")

        for _ in range(5):
            with pytest.raises(ArithmeticError, match="no idea"):
                await pool.run(Ticket(Urgency.ASKED, "Mia", slow=True), fail)
        await pool.run(Ticket(Urgency.ASKED, "Mia", slow=True), lambda: worker.quick("done"))
        assert worker.done == ["done"]
        pool.close()

    run(work)


# --- what is queued how ---


def test_a_table_where_somebody_plays_comes_before_bots_among_themselves(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    queued: list[Ticket] = []

    async def work() -> None:
        async with hubs(database) as (hub,):
            run_it = hub.pool.run

            async def noted(ticket: Ticket, work: object) -> object:
                queued.append(ticket)
                return await run_it(ticket, work)  # type: ignore[arg-type]

            monkeypatch.setattr(hub.pool, "run", noted)
            mia, tim = await friends(hub, 2)
            bot = {"kind": "bot", "level": "expert"}
            given = {"game": OPEN, "seats": [bot, {"kind": "me"}], "start": True, "pace": 0}
            table = await hub.actions.open_table(Caller.of(mia, "192.0.2.1"), wish(given))
            async with asyncio.timeout(SOON):
                while not queued:
                    if (await look(hub, table, mia))["legal"]:  # she was dealt the first turn
                        await play(hub, table, [tim, mia], random.Random(1))
                    await asyncio.sleep(0.01)
                assert {*queued} == {Ticket(Urgency.AWAITED, "192.0.2.1", slow=True)}
                await act(hub, table, mia, "leave")
                while queued[-1].urgency != Urgency.UNATTENDED:
                    await asyncio.sleep(0.01)
            live = await hub.registry.get(table)
            await hub.actions.act(
                table, Caller.of(tim, "192.0.2.9"), request("say", {"text": "hello"})
            )
            assert live.payer == "192.0.2.1"  # whoever only looks on pays nothing
            await hub.actions.act(table, Caller.of(mia, "192.0.2.2"), request("reclaim"))
            assert live.payer == "192.0.2.2"
        async with hubs(database, keep=False) as (other,):
            assert (await other.registry.get(table)).payer == mia.id  # an address is never saved

    run(work)
