"""Decks that were read from files and may be wanted again: so many, and so many bytes of files, the last used ones."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """Remembers what was read from a file, by its path; None is the file that comes with the game.

    >>> shelf = Shelf(lambda path: "deck", most=2, most_bytes=1_000)
    >>> shelf(None), len(shelf)
    ('deck', 1)
    """

    def __init__(self, read: Callable[[str | None], T], most: int, most_bytes: int) -> None:
        self._read, self._most, self._most_bytes = read, most, most_bytes
        self._held: OrderedDict[str | None, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._held)

    @property
    def size(self) -> int:
        """Bytes of the files whose decks are held."""
        return sum(size for _, size in self._held.values())

    def __call__(self, path: str | None) -> T:
        with self._lock:
            if path in self._held:
                self._held.move_to_end(path)
                return self._held[path][0]
        found = self._read(path)
        size = 0 if path is None else os.path.getsize(path)
        with self._lock:
            self._held[path] = found, size
            self._held.move_to_end(path)
            while len(self._held) > 1 and (
                len(self._held) > self._most or self.size > self._most_bytes
            ):
                self._held.popitem(last=False)
        return found

    def cache_clear(self) -> None:
        with self._lock:
            self._held.clear()
