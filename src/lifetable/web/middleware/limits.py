"""How much one caller may ask for."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from lifetable.tables.people.buckets import Buckets
from lifetable.web.problems import WebError

HEAD = 16 * 1024  # bytes of a request before its body
BODY = 16 * 1024
DECK_BODY = 2 * 1024 * 1024
BODY_SECONDS = 20.0
CROWD = 8  # so many people may sit behind one address
READ = 0.25  # of a write
THOUGHT = 2.0  # writes; what takes a bot some thinking
BURST = 4.0  # seconds' worth that may come at once
FILE = 0.05  # a file of the page, which is in memory; counted for its address only
KEY_TRIES = 6  # keys of operators that one address may try in a minute
ADDRESS = 64  # characters; what is remembered of callers has a size that they cannot choose


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


class Limits:
    """The buckets and counts of one process."""

    def __init__(self, rate: float, streams: int) -> None:
        burst = max(rate * BURST, 4.0)
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * CROWD, burst * CROWD)
        self._newcomers = Buckets(rate / 10, burst)
        self._keys = Buckets(KEY_TRIES / 60, KEY_TRIES)
        self._streams = streams
        self._open: Counter[str] = Counter()

    def ask(self, address: str, person: str | None, tokens: float) -> None:
        """Count a request that is worth so many writes; too many are refused, with the time to wait."""
        if person is None:
            # Without a cookie the address is all we know; it gets no more than a person would.
            person = f"@{address}"
        else:
            person = f"{hash(person):x}"  # who was erased is remembered nowhere, not even here
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

    def key(self, address: str) -> None:
        """Count one try to come in as an operator, whatever else is limited."""
        if wait := self._keys.take(address):
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
