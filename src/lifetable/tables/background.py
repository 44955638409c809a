"""Work that goes on beside what people ask for; it ends with the process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

AGAIN = 1.0  # seconds after which what failed is tried again

T = TypeVar("T")

log = logging.getLogger(__name__)


class Background:
    """The tasks of one process that nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, None, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something, if not now then a little later."""
        self.spawn(_until_it_works(work))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _until_it_works(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
            return
        except Exception:
            log.exception("trying again")
            await asyncio.sleep(AGAIN)
