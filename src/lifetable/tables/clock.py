"""What time it is at the tables: one line of time that all processes share and that nobody can set.

The wall clock is asked when nobody is there yet. From then on time goes on as a counter of the machine says, which only
ever counts upwards; whoever starts later joins those who are there (`heartbeats.py`). So an hour that somebody sets the
wall clock forward or back is no hour for anybody who waits. As people read these times, they come near the wall clock
again, a little with every second, too slowly to be noticed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MILLISECOND = 1_000_000  # ns
SLACK = 1_000  # time may go so many times slower or faster by one, to come near the wall clock: an hour in six weeks


def wall() -> int:
    """The wall clock of this machine, in ms since 1970; somebody may set it at any moment."""
    return time.time_ns() // MILLISECOND


def count() -> int:
    """Milliseconds that only ever grow, the same for all processes of a machine; they count while it sleeps."""
    return _count_ns() // MILLISECOND


if hasattr(time, "CLOCK_BOOTTIME"):

    def _count_ns() -> int:
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
else:
    _count_ns = time.monotonic_ns


class Clock:
    """A line of time in ms since 1970, as one process has it.

    >>> counted = 0
    >>> clock = Clock(lambda: counted, lambda: 1_790_000_000_000)
    >>> counted = 250
    >>> clock.now()
    1790000000250
    """

    def __init__(self, count: Callable[[], int] = count, wall: Callable[[], int] = wall) -> None:
        self._count = count
        self._tuned = count()
        self._ahead = wall() - self._tuned
        """What is added to the count."""

    def now(self) -> int:
        return self._count() + self._ahead

    def begin(self, at: int) -> None:
        """Take over the time that those have who are there already, or that of a wall clock."""
        self._tuned = self._count()
        self._ahead = at - self._tuned

    def follow(self, at: int) -> None:
        """Another process says that it was this late a moment ago. Only whoever was stopped for a while is behind."""
        self._ahead += max(0, at - self.now())

    def tune(self, wall: int) -> None:
        """Come a little nearer to a wall clock."""
        counted = self._count()
        most = (counted - self._tuned) // SLACK
        if most:
            self._tuned = counted
            self._ahead += min(max(wall - self.now(), -most), most)


process = Clock()
"""The clock of this process."""


def now(least: int = 0) -> int:
    """The time in ms since 1970, and not before `least`: the last thing that happened where it is asked for.

    >>> now(least=9_000_000_000_000)
    9000000000000
    """
    return max(process.now(), least)
