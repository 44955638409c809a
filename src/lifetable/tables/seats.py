"""A seat at a table: who sits there, and what its owner adds to the luck."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from lifetable.tables.field_roles import Code, LuckWords, Name, Ours, PersonId, Seal
from lifetable.tables.settings import STAND_IN

BOT = "bot:"  # before the level, where a player is named


class Seat(Struct, frozen=True):
    """As the log keeps it, and as the table has it."""

    kind: Code = "free"  # free, person, bot
    person: PersonId[str | None] = None
    name: Name = ""
    level: Ours[str | None] = None
    warm: Ours[str | None] = None
    """The level of the bot that plays for a person who has left."""
    words: LuckWords = ""
    """What its owner added to the luck; known to the server only once it was called for."""
    seal: Seal = ""
    """The hash of the words, shown to all before anybody's words are."""
    seal_due: bool = False
    """Its seal became void: the game does not begin before there is another."""
    held: int = 0
    """The number of the entry that gave it to its owner."""
    inherited: bool = False
    """Has this bot got the seat of somebody whom the host removed? Then nobody is rated for the game."""

    def again(self, seal: str = "") -> Seat:
        """The same seat in a rematch: the words of the game before are known to all, so that new ones are sealed."""
        due = bool(self.seal) and not seal and not self.bot
        return replace(self, seal=seal, seal_due=due, words="")

    @property
    def bot(self) -> str | None:
        """Who plays here, if it is a bot: also for a person who has been forgotten."""
        if self.kind == "bot":
            return self.level
        return self.warm or (STAND_IN if self.kind == "person" and self.person is None else None)

    @property
    def player(self) -> str:
        """Whose result it is: who has left a seat to a bot still answers for it."""
        return self.person or f"{BOT}{self.bot}"
