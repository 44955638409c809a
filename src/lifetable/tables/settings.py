"""What is agreed on before a game begins: the game and its options, the clock, the pace of the bots, who may look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from lifetable.bots import LEVELS
from lifetable.errors import SetupError, TableError
from lifetable.games import find, names
from lifetable.games.contract import Data
from lifetable.games.face import Setup

CLOCKS = ("none", "move", "days")
THEN = ("bot-moves", "seat-to-bot")
PACE = 900  # ms between the moves of bots, so that people can follow
LONGEST_PACE = 10_000
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 24 * 3600  # seconds
STAND_IN = "medium"  # who keeps a seat warm

PathOf = Callable[[str], str]
"""Where the uploaded file of an id lies."""


@dataclass(frozen=True)
class Clock:
    kind: str = "none"
    seconds: int = 0
    then: str = "bot-moves"

    def __post_init__(self) -> None:
        if self.kind not in CLOCKS:
            raise _bad("clock", self.kind, ", ".join(CLOCKS))
        if self.then not in THEN:
            raise _bad("then", self.then, ", ".join(THEN))
        if self.kind != "none" and not SHORTEST_CLOCK <= self.seconds <= LONGEST_CLOCK:
            raise _bad("seconds", self.seconds, f"{SHORTEST_CLOCK}-{LONGEST_CLOCK}")


@dataclass(frozen=True)
class Settings:
    """Everything a rematch keeps."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
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
        return vars(self) | {"options": dict(self.options), "clock": dict(vars(self.clock))}

    def setup(self, path_of: PathOf) -> Setup:
        return _setup(
            self.game, self.players, tuple(sorted(with_paths(self, path_of).options.items()))
        )


@lru_cache(maxsize=256)
def _setup(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Setup:
    return Setup(find(game), players, **dict(options))


def forget_setups() -> None:
    """A file was erased: what was read from it is not remembered either."""
    _setup.cache_clear()
    for name in names():
        find(name).forget_files()


def with_paths(settings: Settings, path_of: PathOf) -> Settings:
    """Uploaded files are agreed on by their ids; the rules want to know where they lie."""
    paths = {name: path_of(id) for name, id in files_of(settings).items()}
    return replace(settings, options={**settings.options, **paths})


def files_of(settings: Settings) -> dict[str, Any]:
    """The options that are uploaded files, with their ids."""
    files = {o.name: o.default for o in find(settings.game).info.options if o.kind == "file"}
    return {
        name: value
        for name, value in settings.options.items()
        if name in files and value != files[name]
    }


def read(given: Data, path_of: PathOf, before: Settings | None = None) -> Settings:
    """Settings from what a client sent, changed from what was before; SetupError if they do not fit together."""
    values = before.as_data() if before else {}
    if before and given.get("game", before.game) != before.game:
        values |= {"options": {}, "players": None}
    values |= {key: value for key, value in given.items() if value is not None}
    game = find(str(values.get("game", "")))
    clock = values.get("clock") or {}
    options = (dict(before.options) if before and values["game"] == before.game else {}) | dict(
        given.get("options") or {}
    )
    wished = Settings(
        game=game.info.name,
        players=values.get("players") or min(4, game.info.most_players),
        options=options,
        public=bool(values.get("public", False)),
        clock=clock if isinstance(clock, Clock) else Clock(**clock),
        pace=values.get("pace", PACE),
        memory=bool(values.get("memory", True)),
        hints=bool(values.get("hints", True)),
    )
    for name, value in options.items():
        if not isinstance(value, str | int | bool):
            raise _bad(name, value, "text, number, true, false")
    setup = wished.setup(path_of)
    files = {o.name for o in game.info.options if o.kind == "file"}
    agreed = {
        name: options.get(name, value) if name in files else value
        for name, value in setup.options.items()
    }
    return replace(wished, options=agreed)


def check_level(level: Any) -> str:
    if level not in LEVELS:
        raise TableError(
            "no-such-level", status=422, level=str(level)[:40], levels=", ".join(LEVELS)
        )
    return str(level)


def _bad(name: str, value: Any, expected: str) -> SetupError:
    return SetupError("bad-option", option=name, value=str(value)[:40], expected=expected)
