"""What is agreed on before a game begins: the game and its options, the clock, the pace of the bots, who may look."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import asdict

from lifetable.bots import LEVELS
from lifetable.errors import SetupError, TableError
from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.tables.field_roles import Code, Ours

CLOCKS = ("none", "move", "days")
THEN = ("bot-moves", "seat-to-bot")
PACE = 900  # ms between the moves of bots, so that people can follow
LONGEST_PACE = 10_000
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 24 * 3600  # seconds
STAND_IN = "medium"  # who keeps a seat warm

PathOf = Callable[[str], str]
"""Where the uploaded file of an id lies."""


OptionValue = str | int | bool


class Clock(Struct, frozen=True):
    kind: Code = "none"
    seconds: int = 0
    then: Code = "bot-moves"

    def __post_init__(self) -> None:
        if self.kind not in CLOCKS:
            raise _bad("clock", self.kind, ", ".join(CLOCKS))
        if self.then not in THEN:
            raise _bad("then", self.then, ", ".join(THEN))
        if self.kind != "none" and not SHORTEST_CLOCK <= self.seconds <= LONGEST_CLOCK:
            raise _bad("seconds", self.seconds, f"{SHORTEST_CLOCK}-{LONGEST_CLOCK}")


class Settings(Struct, frozen=True):
    """Everything a rematch keeps."""

    game: Code
    players: int
    options: Ours[dict[str, OptionValue]] = field(default_factory=dict)
    public: bool = False
    clock: Clock = Clock()
    pace: int = PACE
    memory: bool = True
    """May the page remember for people what everybody could have remembered?"""
    hints: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.pace, bool) or not 0 <= self.pace <= LONGEST_PACE:
            raise _bad("pace", self.pace, f"0-{LONGEST_PACE}")

    def as_data(self) -> Data:
        return asdict(self) | {"options": dict(self.options), "clock": asdict(self.clock)}


def files_of(settings: Settings) -> dict[str, str]:
    """The options that are uploaded files, with their ids."""
    files = {
        o.name: (o.default, *o.choices)
        for o in find(settings.game).info.options
        if o.kind == "file"
    }
    return {
        name: str(value)
        for name, value in settings.options.items()
        if name in files and value not in files[name]
    }


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise TableError("no-such-level", level=level[:40], levels=", ".join(LEVELS))
    return level


def _bad(name: str, value: str | int, expected: str) -> SetupError:
    return SetupError("bad-option", option=name, value=str(value)[:40], expected=expected)
