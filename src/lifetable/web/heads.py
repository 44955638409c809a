"""Heads of requests that need not be read again."""

from __future__ import annotations

from lifetable.web.visit import Visit

REMEMBERED = 4_096
LONGEST = 2_048  # bytes of a head that is remembered


class Heads:
    """Headers of moves that went the short way, by their bytes: the visit that had them, and the body's length."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[Visit, int]] = {}
        self.get = self._known.get

    def keep(self, head: bytes, visit: Visit, length: int) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        if len(head) <= LONGEST:
            self._known[head] = visit, length
