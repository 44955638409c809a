"""The threads of one process in which everything is worked out that takes a while, in the order that `scheduler.py` says."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from lifetable.tables.keeper.scheduler import FairQueue, Ticket

LEAST_THREADS = 2

S = TypeVar("S")
T = TypeVar("T")


@dataclass(eq=False)
class _Job:
    ticket: Ticket
    work: Callable[[], object]
    answer: asyncio.Future[Any]


class FairPool:
    """As many threads as there are cores, at least two. Slow work never has the last of them: that one is for the bots that
    need a few milliseconds, so nobody waits for those.

    Used from the event loop only, which is why nothing is locked.
    """

    def __init__(self, threads: int | None = None) -> None:
        self._free = max(LEAST_THREADS, threads or os.cpu_count() or LEAST_THREADS)
        self._free_for_slow = self._free - 1
        self._executor = ThreadPoolExecutor(self._free, "work")
        self._queue: FairQueue[_Job] = FairQueue()
        self._closed = False

    def close(self) -> None:
        """Nothing more is begun."""
        self._closed = True
        while job := self._queue.take():
            job.answer.cancel()
        self._executor.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a thread."""
        return len(self._queue)

    async def run(self, ticket: Ticket, work: Callable[[], T]) -> T:
        """Do something in a thread when it is its turn. Whoever no longer waits for it takes it out of the queue."""
        job = _Job(ticket, work, asyncio.get_running_loop().create_future())
        self._queue.put(ticket, job)
        self._begin()
        try:
            answer: T = await job.answer
            return answer
        finally:
            self._queue.drop(ticket, job)

    async def run_steps(
        self,
        ticket: Ticket,
        steps: Generator[S, None, T],
        tell: Callable[[S], None] | None = None,
    ) -> T:
        """Do something long in a thread. At every `yield` it goes back into the queue, and others have their turn;
        what it yields is told."""
        while True:
            step = await self.run(ticket, lambda: _step(steps))
            if isinstance(step, _Made):
                return step.answer
            if tell:
                tell(step)

    def _begin(self) -> None:
        while self._free and (job := self._take()):
            self._free -= 1
            self._free_for_slow -= job.ticket.slow
            running = asyncio.get_running_loop().run_in_executor(self._executor, job.work)
            running.add_done_callback(partial(self._done, job))

    def _take(self) -> _Job | None:
        job = self._queue.take(slow=self._free_for_slow > 0)
        if job and self._closed:
            job.answer.cancel()
            return None
        return job

    def _done(self, job: _Job, running: asyncio.Future[object]) -> None:
        self._free += 1
        self._free_for_slow += job.ticket.slow
        if job.answer.done():
            _ = running.cancelled() or running.exception()  # nobody waits for it
        elif running.cancelled():
            job.answer.cancel()
        elif error := running.exception():
            job.answer.set_exception(error)
        else:
            job.answer.set_result(running.result())
        self._begin()


@dataclass(frozen=True)
class _Made(Generic[T]):
    """All steps are done, and this came of it."""

    answer: T


def finished(steps: Generator[object, None, T]) -> T:
    """What is made in steps, all of them at once."""
    while True:
        made = _step(steps)
        if isinstance(made, _Made):
            answer: T = made.answer
            return answer


def _step(steps: Generator[S, None, T]) -> S | _Made[T]:
    """The next step: what is told, or made."""
    try:
        return next(steps)
    except StopIteration as end:
        return _Made(end.value)
