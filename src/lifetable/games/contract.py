"""What a game is. Read this file first; then one of the folders beside it.

A game is its options, a seed and a list of moves. A state is one flat NumPy record (`Game.dtype`), what
is in the box is another (`Game.box`), and the rules are compiled functions over the two (`Rules`).
Everything people and programs see is plain data that a `Game` computes from the record.

To add a game, add a folder with a `GAME` in its `__init__.py`, here or where `LIFETABLE_GAMES` says. No list names it.
"""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Literal

import numpy as np

from lifetable.errors import SetupError
from lifetable.games.encoder import Program, Texts, program_of
from lifetable.games.notation import MOST_LETTERS, UNREADABLE
from lifetable.games.schema import Shapes

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
Data = dict[str, Any]
Outcomes = Mapping[str, Sequence[Data]]
"""What each legal move would bring about, as far as it is certain (`State.outcome`)."""
NO_OUTCOMES: Outcomes = MappingProxyType({})


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game begins."""

    name: str
    kind: Literal["flag", "choice", "number", "file"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    """What can be chosen; for a file, what comes with the game in its place, by name."""
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
    most_moves: int = 256
    """There are hardly ever more legal moves than this at a time."""


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
    playout: Callable[..., int]
    run: Callable[..., None]
    flat: Callable[..., None]
    search: Callable[..., int]

    @classmethod
    def of(cls, rules: ModuleType) -> Driver:
        """Load `driver.py` once more, with this module's rules as its globals."""
        # The compiler takes half a second to load: not before it is needed.
        from lifetable.games.compiling import load

        package = rules.__name__.rpartition(".")[0]
        module = load(Path(__file__).with_name("driver.py"), package, vars(Rules.of(rules)))
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__})


@dataclass(frozen=True)
class Views:
    """What a seat is told, written onto a tape (`tape.py`) by a game's `shapes.py`:

    view(s, box, seat, aids, tape)          what `Shapes.view` declares; seat -1: a spectator
    whole(s, box, tape)                     what `Shapes.whole` declares
    event(s, box, log, row, seat, tape)     what the kind of the event in that row declares; returns the row of the
                                            next event. `s` is the state after all of them

    and compiled together with the loops around it from the one text in `views.py`.
    """

    write_view: Callable[..., None]
    write_whole: Callable[..., None]
    write_events: Callable[..., None]

    @classmethod
    def of(cls, shapes: ModuleType) -> Views:
        """Load `views.py` once more, with this module's writers as its globals."""
        from lifetable.games.compiling import load

        package = shapes.__name__.rpartition(".")[0]
        given = {name: getattr(shapes, name) for name in ("view", "whole", "event")}
        module = load(Path(__file__).with_name("views.py"), package, given)
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__})


@dataclass(frozen=True)
class Notation:
    """How moves are written, by a game's `notation.py` (words for that: `games/notation.py`):

    write(move, out)            as bytes into an array; returns how many
    read(text)                  the move that an array of bytes means, or UNREADABLE. The inverse of `write`
    """

    write: Callable[..., int]
    read: Callable[..., int]

    @classmethod
    def of(cls, module: ModuleType) -> Notation:
        """The functions of these names in a module."""
        return cls(**{name: getattr(module, name) for name in cls.__dataclass_fields__})


@dataclass(frozen=True)
class CheckedFile:
    """A file that somebody wants to play with."""

    summary: Data | None
    """In figures what it holds; None if it cannot be played with."""
    findings: list[Data]
    """What there is to say: `severity` (`error`, `warning`, `note`), `line`, `column`, `code`, `sentence`."""
    text: str = ""
    """What to keep of it: the file, or what was understood of it."""
    rows: list[Data] = field(default_factory=list)
    """What was understood, line by line, for people to look at."""


class Game(ABC):
    """The contract of a game."""

    info: ClassVar[GameInfo]
    dtype: ClassVar[np.dtype[np.void]]
    rules: ClassVar[Rules]
    driver: ClassVar[Driver]
    refusals: ClassVar[tuple[str, ...]]
    """Codes of refused moves, by the number `rules.refuse` gives; the first is for a legal move."""
    shapes: ClassVar[Shapes]
    """What its views and events hold and who may see it."""
    views: ClassVar[Views]
    notation: ClassVar[Notation]

    @abstractmethod
    def box(self, options: Options) -> np.void:
        """What is in the box under these options. Raises SetupError for options that do not fit together."""

    def texts(self, options: Options) -> Texts:
        """Texts in the box that views and events tell, such as names of people; `shapes.py` knows them by number."""
        return Texts.of(())

    @cached_property
    def program(self) -> Program:
        """What encodes its views and events."""
        return program_of(self.info.name, self.shapes)

    def check_players(self, players: int, options: Options) -> None:
        """Raise SetupError if so many cannot play with these options."""
        return

    def fingerprint(self, options: Options) -> str | None:
        """Identifies the deck, for games whose deck can be exchanged."""
        return None

    def check_file(self, option: str, text: str, language: str) -> CheckedFile:
        """What a file somebody gives for an option of kind `file` holds. Bytes that are not UTF-8 come as lone
        surrogates."""
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

    def text(self, move: int) -> str:
        """A move as people write it."""
        letters = np.empty(MOST_LETTERS, np.uint8)
        return letters[: self.notation.write(move, letters)].tobytes().decode("ascii")

    def parse(self, text: str) -> int:
        """The move that a text means; ValueError if it means none. The inverse of `text`."""
        letters = np.array(list(text.strip().encode("ascii")), np.uint8)
        move = self.notation.read(letters)
        if move == UNREADABLE:
            raise ValueError(text)
        return move

    def hopeless(self, state: np.void, box: np.void, move: int) -> bool:
        """Does everybody at the table see that a legal move loses, while others may not? Bots make it only if all do."""
        return False

    def overheard(self, move: str) -> str:
        """What everybody is told of a move's text while others can still be surprised: all of it, unless it says more
        than the events of the move do."""
        return move

    @abstractmethod
    def restore(self, view: Data, box: np.void) -> np.void:
        """A state that gives this view. What the view does not tell is filled in anyhow, possibly but not
        likely: `rules.resample` makes a random state of it."""

    def part(self, name: str) -> ModuleType | None:
        """A module of this game's folder; None where it has none of this name."""
        full = f"{type(self).__module__.rpartition('.')[0]}.{name}"
        return importlib.import_module(full) if importlib.util.find_spec(full) else None

    def bots(self) -> Mapping[str, BotMaker]:
        """This game's own players by name: its levels, and `greedy`. They live in `bots.py` of its folder; a game
        that has none is played by those of `lifetable.bots`, which know nothing but the rules."""
        made: Mapping[str, BotMaker] = getattr(self.part("bots"), "BOTS", {})
        return made


LEAST = 1e-12
"""What a move is worth at least that is not hopeless."""


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


Chooser = Callable[[Data, Sequence[str], np.random.Generator, float], str]
"""What a bot does: from its view, the legal moves, a generator and a budget to a move."""
BotMaker = Callable[[np.void, Options, int], Bot]
"""Makes a bot for a box, options and number of players."""
