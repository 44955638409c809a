"""Token buckets: how much of something may be taken in the long run, and how much at once."""

from __future__ import annotations

import time
from collections.abc import Callable

KEPT = 20_000  # callers remembered before the idle ones are forgotten


class Buckets:
    """Token buckets, one per key. What is kept is when a key's bucket will be full again.

    >>> buckets = Buckets(rate=2, burst=3, clock=lambda: 100.0)
    >>> [buckets.take("someone") for _ in range(4)]
    [0.0, 0.0, 0.0, 0.5]
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._cost = 1 / rate if rate else 0.0
        self._slack = (burst - 1) * self._cost
        self._clock = clock
        self._full: dict[str, float] = {}

    def wait(self, key: str) -> float:
        """How many seconds until something can be taken; 0 if at once."""
        if key not in self._full:
            return 0.0
        wait = self._full[key] - self._clock() - self._slack
        return wait if wait > 1e-9 else 0.0

    def take(self, key: str, tokens: float = 1.0) -> float:
        """Take tokens. 0 if they were there, else how many seconds to wait; nothing is taken then."""
        wait = self.wait(key)
        if not wait:
            self.pay(key, tokens)
        return wait

    def pay(self, key: str, tokens: float) -> None:
        """Take tokens of which `wait` said that they are there."""
        if not self._cost:
            return
        now = self._clock()
        self._full[key] = max(self._full.get(key, now), now) + tokens * self._cost
        if len(self._full) > KEPT:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """A full bucket is as good as none. If all callers are busy, the earliest half starts anew."""
        busy = {key: full for key, full in self._full.items() if full > now}
        if len(busy) > KEPT // 2:
            latest = sorted(busy, key=lambda key: busy[key])[-KEPT // 2 :]
            busy = {key: busy[key] for key in latest}
        self._full = busy
