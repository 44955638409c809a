"""A rematch that is offered, and who has answered."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Offer:
    """Somebody who played offers a rematch; the others who did answer, each for all of his seats."""

    seat: int
    accepted: set[int]
    declined: set[int] = field(default_factory=set)
    seals: dict[int, str] = field(default_factory=dict)
    """Of the new words of those who accepted, as far as they add some: one for each person, at the first of his seats."""

    def copy(self) -> Offer:
        return Offer(self.seat, set(self.accepted), set(self.declined), dict(self.seals))

    def accept(self, seats: list[int], seat: int, seal: str) -> None:
        self.accepted.update(seats)
        self.declined.difference_update(seats)
        if seal:
            self.seals[seat] = seal

    def decline(self, seats: list[int]) -> None:
        self.declined.update(seats)
        self.accepted.difference_update(seats)
        for seat in seats:
            self.seals.pop(seat, None)

    def forget(self, seat: int) -> None:
        """A seat has a new owner, for whom nobody has answered."""
        self.accepted.discard(seat)
        self.declined.discard(seat)
        self.seals.pop(seat, None)
