"""Who somebody is, and who asks for something and from where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lifetable.games.contract import Data


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str

    def as_data(self) -> Data:
        return {"id": self.id, "name": self.name, "language": self.language}


class Caller(NamedTuple):
    """A person by id and nickname, and an address as it is counted; nothing where it is not known."""

    person: str | None = None
    address: str = ""
    name: str = ""

    @classmethod
    def of(cls, person: Person | None, address: str = "") -> Caller:
        return cls(person.id, address, person.name) if person else cls(None, address)

    @property
    def payer(self) -> str:
        """In whose turn work is done."""
        return self.address or self.person or ""


NOBODY = Caller()
