"""What a game is. Read this file first; then one of the folders beside it.

A game is its options, a seed and a list of moves. A state is one flat NumPy record (`Game.dtype`), what
is in the box is another (`Game.box`), and the rules are compiled functions over the two (`Rules`).
Everything people and programs see is plain data that a `Game` computes from the record.

To add a game, add a folder to `lifetable/games/` with a `GAME` in its `__init__.py`. No list names it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Literal, NamedTuple

import numpy as np

from lifetable.errors import SetupError

Options = Mapping[str, Any]
Data = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game begins."""

    name: str
    kind: Literal["flag", "choice", "number", "file"]
    default: Any
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True)
class GameInfo:
    """A game's players, chance and information, as data."""

    name: str
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    chance: Literal["dice", "cards"]
    information: Literal["perfect", "hidden"]
    lowest_wins: bool = False


class Event(NamedTuple):
    """Something that happened. `secret` is for the seats in `to` alone."""

    kind: str
    data: Mapping[str, Any] = MappingProxyType({})
    secret: Mapping[str, Any] = MappingProxyType({})
    to: tuple[int, ...] = ()

    def whole(self) -> Data:
        return {**self._public(), **self.secret} if self.secret else self._public()

    def _public(self) -> Data:
        return {"kind": self.kind, **self.data}

    def seen_by(self, seat: int | None) -> Data:
        return self.whole() if seat in self.to else self._public()


class Revealed(IntEnum):
    """What a move has brought to light."""

    NOTHING = 0
    OWN = 1
    """To the others, something that whoever moved knew."""
    NEW = 2
    """Something that whoever moved did not know either: a roll, a card drawn, somebody's answer."""


@dataclass(frozen=True)
class Rules:
    """The compiled functions of a game. `s` is a state, `box` its box, both records.

    deal(s, box, log)                   from `s.key` and `s.players` to the first decision
    count(s, box)                       how many legal moves there are; 0 when over
    nth(s, box, k)                      legal move number k, 0 <= k < count
    refuse(s, box, move)                0 if legal, else a number into `Game.refusals`
    apply(s, box, move, log)            a legal move and all that follows, up to the next decision
    score(s, box, shares, scores)       fills two arrays with one entry per seat
    resample(s, box, seat, k0, k1)      in place: a random state that agrees with what a seat has seen
    hasty(s, box, r)                    a random legal move, quickly found, not always uniform
    """

    deal: Callable[..., None]
    count: Callable[..., int]
    nth: Callable[..., int]
    refuse: Callable[..., int]
    apply: Callable[..., None]
    score: Callable[..., None]
    resample: Callable[..., None]
    hasty: Callable[..., int]

    @classmethod
    def of(cls, module: ModuleType) -> Rules:
        """The functions of these names in a module."""
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__})


@dataclass(frozen=True)
class Driver:
    """Loops over a game's rules, compiled for it from the one text in `driver.py`."""

    listing: Callable[..., int]
    step: Callable[..., int]
    replay: Callable[..., int]
    uniform: Callable[..., int]
    playout: Callable[..., Any]
    run: Callable[..., None]
    flat: Callable[..., None]
    search: Callable[..., int]

    @classmethod
    def of(cls, rules: ModuleType) -> Driver:
        """Load `driver.py` once more, with this module's rules as its globals."""
        name = rules.__name__.rpartition(".")[0] + ".driver"
        spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name("driver.py"))
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        vars(module).update(vars(Rules.of(rules)))
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__})


class Game(ABC):
    """The contract of a game."""

    info: ClassVar[GameInfo]
    dtype: ClassVar[np.dtype[Any]]
    rules: ClassVar[Rules]
    driver: ClassVar[Driver]
    refusals: ClassVar[tuple[str, ...]]
    """Codes of refused moves, by the number `rules.refuse` gives; the first is for a legal move."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that tell nobody anything: whoever heard of the move could have said them himself."""
    disclosing: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that tell the others something, but nothing that whoever moved did not know before. What is in
    neither set tells everybody something, so a game that declares nothing is safe: no move is taken back at a table."""
    marks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that a record notes beside the move that caused them."""
    aids: ClassVar[frozenset[str]] = frozenset()
    """Keys of a view that spare people the remembering. A table can go without them."""

    @abstractmethod
    def box(self, options: Options) -> np.void:
        """What is in the box under these options. Raises SetupError for options that do not fit together."""

    def check_players(self, players: int, options: Options) -> None:
        """Raise SetupError if so many cannot play with these options."""
        return

    def fingerprint(self, options: Options) -> str | None:
        """Identifies the deck, for games whose deck can be exchanged."""
        return None

    def check_file(self, option: str, text: str, language: str) -> tuple[Data | None, list[Data]]:
        """What a file somebody gives for an option of kind `file` holds, in figures, or None if it cannot be
        played with; and what there is to say about it: `severity` (`error`, `warning`), `line`, `column`,
        `code`, `sentence`."""
        raise self._no_such_option(option)

    def forget_files(self) -> None:
        """A file that somebody gave was erased: nothing that was read from files is remembered."""
        return

    def template(self, option: str, language: str = "en") -> str | None:
        """A file to begin with for an option of kind `file`, if there is one."""
        return None

    def _no_such_option(self, option: str) -> SetupError:
        names = ", ".join(known.name for known in self.info.options) or "-"
        return SetupError("no-such-option", option=option, game=self.info.name, options=names)

    @abstractmethod
    def text(self, move: int) -> str:
        """A move as people write it."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move that a text means; ValueError if it means none. The inverse of `text`."""

    @abstractmethod
    def as_dict(self, s: np.void, box: np.void) -> Data:
        """Everything in a state, without the keys that all games share."""

    @abstractmethod
    def view(self, s: np.void, box: np.void, options: Options, seat: int | None) -> Data:
        """What a seat (None: a spectator) may see, without the keys that all games share."""

    @abstractmethod
    def events(
        self, rows: Sequence[Sequence[int]], s: np.void, box: np.void, options: Options
    ) -> list[Event]:
        """What the rows of a log tell. `s` is the state after them."""

    @abstractmethod
    def restore(self, view: Data, box: np.void) -> np.void:
        """A state that gives this view. What the view does not tell is filled in anyhow, possibly but not
        likely: `rules.resample` makes a random state of it."""

    def revealed(self, kinds: Iterable[str]) -> Revealed:
        """What a move with these kinds of events has brought to light."""
        told = set(kinds) - self.quiet
        if not told:
            return Revealed.NOTHING
        return Revealed.OWN if told <= self.disclosing else Revealed.NEW

    def bots(self) -> Mapping[str, BotMaker]:
        """This game's own players by name: its levels, and `greedy`. They live in `bots.py` of its folder."""
        made: Mapping[str, BotMaker] = importlib.import_module(
            type(self).__module__.rpartition(".")[0] + ".bots"
        ).BOTS
        return made


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of one legal move."""

    move: str
    value: float
    """Estimated share of the win, 0 to 1."""
    expected: float | None
    """Expected score of the game's kind: points, lives, or cards taken."""
    reason: str
    """The message of the word files that says why, in rule terms..."""
    values: Data = field(default_factory=dict)
    """... and what to fill into it."""


class Bot(ABC):
    """A player. It is given what its seat sees, and nothing else."""

    @abstractmethod
    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        """An opinion on every legal move, in the order of `legal`. `budget` is in seconds of thought."""

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        """The move this bot makes."""
        return max(self.opinions(view, legal, rng, budget), key=lambda o: o.value).move


BotMaker = Callable[[np.void, Options, int], Bot]
"""Makes a bot for a box, options and number of players."""
