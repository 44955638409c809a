"""Where a table's luck comes from: a chain of secrets, each the hash of the one for the rematch.

So a rematch's promise is the secret of the game before: it was fixed when the first table opened. The players' part
is in `lobby.py`: words that are sealed, called for and shown. Protocol and proof are in docs/data.md.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property

from lifetable.games.kernel import hash_of

LINKS = 64


@dataclass(frozen=True)
class Luck:
    """One link of a chain; its end is known to the server alone.

    >>> luck = Luck("the end", 3)
    >>> hash_of(luck.next().secret) == luck.secret
    True
    """

    end: str
    left: int
    """So many rematches until the end of the chain; then another one begins."""

    @classmethod
    def new(cls) -> Luck:
        return cls(secrets.token_hex(32), LINKS)

    @classmethod
    def read(cls, text: str) -> Luck:
        """As it was written by `str`."""
        end, _, left = text.partition("/")
        return cls(end, int(left or 0))

    def __str__(self) -> str:
        return f"{self.end}/{self.left}"

    @cached_property
    def secret(self) -> str:
        """What the luck of one table is made from; public only after the end of its game."""
        secret = self.end
        for _ in range(self.left):
            secret = hash_of(secret)
        return secret

    def next(self) -> Luck:
        """For the rematch."""
        return Luck(self.end, self.left - 1) if self.left else Luck.new()
