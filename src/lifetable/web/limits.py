"""How much one caller may ask for."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from lifetable.web.problems import WebError

BODY = 16 * 1024
DECK_BODY = 2 * 1024 * 1024
BODY_SECONDS = 20.0
CROWD = 8  # so many people may sit behind one address
READ = 0.25  # of a write
THOUGHT = 2.0  # writes; what takes a bot some thinking
BURST = 4.0  # seconds' worth that may come at once
FILE = 0.05  # a file of the page, which is in memory; counted for its address only
ADDRESS = 64  # characters; what is remembered of callers has a size that they cannot choose
KEPT = 20_000  # callers remembered before the idle ones are forgotten


def caller(address: str) -> str:
    """An address as we count it: whole for IPv4, its network for IPv6, which a household gets as one.

    >>> caller("2001:db8::17"), caller("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7')
    """
    return _caller(address[:ADDRESS])


@lru_cache(maxsize=4096)
def _caller(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return address


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


class Limits:
    """The buckets and counts of one process."""

    def __init__(self, rate: float, streams: int) -> None:
        burst = max(rate * BURST, 4.0)
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * CROWD, burst * CROWD)
        self._newcomers = Buckets(rate / 10, burst)
        self._streams = streams
        self._open: Counter[str] = Counter()

    def ask(self, address: str, person: str | None, tokens: float) -> None:
        """Count a request that is worth so many writes; too many are refused, with the time to wait."""
        if person is None:
            # Without a cookie the address is all we know; it gets no more than a person would.
            person = f"@{address}"
        # Nobody who is refused takes anything from those who share the address.
        if wait := max(self._addresses.wait(address), self._people.wait(person)):
            raise too_many(wait)
        self._addresses.pay(address, tokens)
        self._people.pay(person, tokens)

    def file(self, address: str) -> None:
        """Count one file of the page."""
        if wait := self._addresses.take(address, FILE):
            raise too_many(wait)

    def newcomer(self, address: str) -> None:
        """Count one new person."""
        if wait := self._newcomers.take(address):
            raise too_many(wait)

    @contextmanager
    def stream(self, address: str, person: str | None) -> Iterator[None]:
        """Count one stream while it is open."""
        keys = {f"@{address}": CROWD}
        if person is not None:
            keys[person] = 1
        for key, crowd in keys.items():
            if self._streams and self._open[key] >= self._streams * crowd:
                raise WebError("too-many-streams", 429, retry_after=10, streams=self._streams)
        self._open.update(keys.keys())
        try:
            yield
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]


def too_many(wait: float) -> WebError:
    seconds = max(1, math.ceil(wait))
    return WebError("too-many-requests", 429, retry_after=seconds, seconds=seconds)
