"""Who does something at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Actor:
    """A person by id and nickname, from some address as far as it is known."""

    id: str
    name: str
    address: str = ""
