"""What the three references have in common: the common keys, events and the result."""

import copy
from typing import Any

Data = dict[str, Any]


class Game:
    """A game in progress: players, options, whose turn it is, and what the last move brought."""

    name = ""

    def __init__(self, deal: Data, fewest: int, most: int) -> None:
        self.players: int = deal["players"]
        self.options: Data = copy.deepcopy(deal["options"])
        assert deal["game"] == self.name, f"not a deal of {self.name}"
        assert fewest <= self.players <= most, f"{self.players} cannot play {self.name}"
        self.ply = 0
        self.turn: int | None = None
        self.result: Data | None = None
        self.events: list[Data] = []

    @property
    def over(self) -> bool:
        return self.result is not None

    def tell(self, kind: str, **fields: Any) -> None:
        """Notes an event; what it carries is copied, so that later moves cannot change it."""
        self.events.append({"kind": kind, **copy.deepcopy(fields)})

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def win(self, winners: list[int], scores: list[int], ending: str) -> None:
        """Ends the game; several winners share the win."""
        self.tell("won", seats=winners)
        self.turn = None
        shares = [1 / len(winners) if s in winners else 0.0 for s in range(self.players)]
        self.result = {
            "winners": list(winners),
            "shares": shares,
            "scores": list(scores),
            "ending": ending,
        }

    def begin_move(self, move: str, legal: list[str]) -> int:
        """Checks and counts a move; returns the seat that makes it."""
        assert self.turn is not None, "the game is over"
        assert move in legal, f"{move} is not legal"
        self.events = []
        self.ply += 1
        return self.turn

    def common(self) -> Data:
        """The keys that every game's as_dict() has."""
        return {
            "game": self.name,
            "players": self.players,
            "options": copy.deepcopy(self.options),
            "ply": self.ply,
            "turn": self.turn,
            "over": self.over,
        }
