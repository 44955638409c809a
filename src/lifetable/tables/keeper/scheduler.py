"""Which work is done next, when there is more of it than there are threads.

The queue has a line for every urgency, and quick and slow work in lines of their own. In a line everybody who pays for work
has his turn, one piece each, however many pieces he has waiting. A line that others were preferred to for a while comes first
for once, so that nothing waits for ever. No threads and no clock in here: `fair_pool.py` has them.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

PATIENCE = 8  # pieces of work of other lines, after which a line comes first

T = TypeVar("T")


class Urgency(IntEnum):
    """For whom work is done: the smaller, the sooner."""

    AWAITED = 0
    """A bot is to move, or time is up, where a person plays."""
    ASKED = 1
    """Somebody wants a hint, looks back, or has a deck checked."""
    UNATTENDED = 2
    """Bots play among themselves."""
    REVIEW = 3
    """A finished game is gone through; it takes a while anyway."""


@dataclass(frozen=True)
class Ticket:
    """What a piece of work is queued with."""

    urgency: Urgency
    payer: str
    """Who has it done: an address, or somebody's id where no address is known."""
    slow: bool = False
    """May it take much longer than a few milliseconds?"""


class _Line(Generic[T]):
    """Work of one kind, in turns among those who pay for it."""

    def __init__(self) -> None:
        self.payers: OrderedDict[str, deque[T]] = OrderedDict()
        self.passed_over = 0

    def put(self, payer: str, work: T) -> None:
        self.payers.setdefault(payer, deque()).append(work)

    def take(self) -> T:
        payer, waiting = self.payers.popitem(last=False)
        work = waiting.popleft()
        if waiting:
            self.payers[payer] = waiting  # behind everybody else
        return work

    def drop(self, payer: str, work: T) -> None:
        waiting = self.payers.get(payer, deque())
        if work in waiting:
            waiting.remove(work)
            if not waiting:
                del self.payers[payer]


class FairQueue(Generic[T]):
    """Work that waits.

    >>> queue = FairQueue[str]()
    >>> for n in range(2):
    ...     queue.put(Ticket(Urgency.UNATTENDED, "Mia"), f"Mia's bots {n}")
    >>> queue.put(Ticket(Urgency.UNATTENDED, "Tim"), "Tim's bots")
    >>> queue.put(Ticket(Urgency.AWAITED, "Mia"), "whom Mia waits for")
    >>> [queue.take() for _ in range(4)]
    ['whom Mia waits for', "Mia's bots 0", "Tim's bots", "Mia's bots 1"]
    """

    def __init__(self) -> None:
        self._lines: dict[tuple[Urgency, bool], _Line[T]] = {
            (urgency, slow): _Line() for urgency in Urgency for slow in (False, True)
        }

    def __len__(self) -> int:
        return sum(
            len(waiting) for line in self._lines.values() for waiting in line.payers.values()
        )

    def put(self, ticket: Ticket, work: T) -> None:
        self._lines[ticket.urgency, ticket.slow].put(ticket.payer, work)

    def drop(self, ticket: Ticket, work: T) -> None:
        """Nobody wants this any more; nothing happens if it is not here."""
        self._lines[ticket.urgency, ticket.slow].drop(ticket.payer, work)

    def take(self, *, slow: bool = True) -> T | None:
        """What is done next, if anything; only quick work if `slow` is not wanted."""
        waiting = [
            line for (_, is_slow), line in self._lines.items() if line.payers and slow >= is_slow
        ]
        if not waiting:
            return None
        longest = max(waiting, key=lambda line: line.passed_over)
        chosen = longest if longest.passed_over >= PATIENCE else waiting[0]
        for line in waiting:
            line.passed_over += 1
        chosen.passed_over = 0
        return chosen.take()
