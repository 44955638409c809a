"""What a view and an event hold, in a few words that each game's `shapes.py` declares its own with.

A declaration says which keys there are, in which order, what each of them means and who may see it. Everything else comes
from it: the encoder's program (`encoder.py`), JSON Schema, the description of the API, the page's types and the tables
in docs/data.md (`json_schema.py`). The secrecy laws read it too.

>>> hand = Field("hand", Maybe(ListOf(Integer(1, 6))), "What it holds", sees=ITSELF)
>>> hand.sees.allows({"seat": 2}, 2), hand.sees.allows({"seat": 2}, 1), hand.sees.allows({"seat": None}, None)
(True, False, False)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

# --- what a value can be ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Integer:
    """A whole number, within limits if there are any."""

    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class Seat:
    """A place at the table, counted from 0, clockwise."""


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class Word:
    """One of a few words; on the tape the number of the word."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """A text from the box, such as the name of a card; on the tape its number among `Game.texts`."""


@dataclass(frozen=True)
class Translated:
    """A text from the box in several languages, by language; on the tape its number among `Game.texts`."""


@dataclass(frozen=True)
class Options:
    """Every option with its value; nothing on the tape, they are the setup's."""


@dataclass(frozen=True)
class Maybe:
    """A value, or null."""

    of: Shape


@dataclass(frozen=True)
class ListOf:
    """Any number of values of one shape."""

    of: Shape


@dataclass(frozen=True)
class EachSeat:
    """One value for each seat, in order."""

    of: Shape


@dataclass(frozen=True)
class Bunch:
    """How many there are of each of a few things; those of which there are none are left out."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """Values by name."""

    fields: tuple[Field, ...]

    def __post_init__(self) -> None:
        assert self.fields and not self.fields[0].left_out, "something has to stand before a comma"
        assert len({field.name for field in self.fields}) == len(self.fields)


Shape = (
    Integer
    | Seat
    | Flag
    | Word
    | Text
    | Translated
    | Options
    | Maybe
    | ListOf
    | EachSeat
    | Bunch
    | Record
)


# --- who may see it ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sees:
    """Who may see a value: everybody, or the seat that stands beside it in the key `seat` names."""

    seat: str | None = None

    def allows(self, beside: Mapping[str, object], viewer: int | None) -> bool:
        """May a viewer (None: a spectator) see it, given what stands beside it?"""
        if self.seat is None:
            return True
        return viewer is not None and beside[self.seat] == viewer


EVERYBODY = Sees()
ITSELF = Sees("seat")
"""In a view the seat that looks, in an event the seat that it is about."""


@dataclass(frozen=True)
class Field:
    """One key. In a view it is null for those who may not see it, in an event it is not there for them."""

    name: str
    shape: Shape
    meaning: str
    sees: Sees = EVERYBODY
    aid: bool = False
    """Does it spare people the remembering? A table can go without."""
    when: str = ""
    """When the key is there at all, if not always: a sentence for people."""

    @property
    def left_out(self) -> bool:
        """Can the key be missing?"""
        return self.aid or bool(self.when)


class Revealed(IntEnum):
    """What has been brought to light."""

    NOTHING = 0
    """Whoever heard of the move could have said it himself."""
    OWN = 1
    """To the others, something that whoever moved knew."""
    NEW = 2
    """Something that whoever moved did not know either: a roll, a card drawn, somebody's answer."""


@dataclass(frozen=True)
class Kind:
    """A kind of event. One that declares nothing is safe: it is not foreseen, and no move is taken back across it."""

    number: int
    """In the log."""
    name: str
    meaning: str
    fields: tuple[Field, ...] = ()
    chance: bool = True
    """Is it decided by chance, now or long ago, so that whoever moves cannot foresee it?"""
    reveals: Revealed = Revealed.NEW
    mark: bool = False
    """Does a record note it beside the move?"""

    @cached_property
    def secret(self) -> bool:
        """Does it tell some more than others?"""
        return any(field.sees is not EVERYBODY for field in self.fields)


# --- all of a game ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shapes:
    """What a game's views and events hold."""

    view: tuple[Field, ...]
    """What a view holds besides `HEAD`, which all games share."""
    whole: tuple[Field, ...]
    """The same for everything in a state, hidden or not."""
    kinds: tuple[Kind, ...]

    @cached_property
    def aids(self) -> frozenset[str]:
        """Keys of a view that spare people the remembering."""
        return frozenset(field.name for field in self.view if field.aid)

    @cached_property
    def hidden(self) -> frozenset[str]:
        """Keys of everything that no view has."""
        return frozenset(f.name for f in self.whole) - {f.name for f in self.view}

    @cached_property
    def by_number(self) -> Mapping[int, Kind]:
        return {kind.number: kind for kind in self.kinds}

    @cached_property
    def by_name(self) -> Mapping[str, Kind]:
        return {kind.name: kind for kind in self.kinds}

    @cached_property
    def always_reveals(self) -> bool:
        """Does every kind of event tell everybody something new?"""
        return all(kind.reveals is Revealed.NEW for kind in self.kinds)

    def revealed(self, kinds: Iterable[str]) -> Revealed:
        """What a move with these kinds of events has brought to light."""
        return max((self.by_name[kind].reveals for kind in kinds), default=Revealed.NOTHING)


def head(game: str) -> tuple[Field, ...]:
    """What a view begins with in every game."""
    return (
        Field("game", Word((game,)), "Its name"),
        Field("players", Integer(1), "How many seats"),
        Field("options", Options(), "Every option with its value"),
        Field("ply", Integer(0), "Moves made so far"),
        Field("turn", Maybe(Seat()), "The seat to move; null when the game is over"),
        Field("over", Flag(), "Is it over?"),
        Field("seat", Maybe(Seat()), "Whose view this is; null for a spectator"),
    )


def began(number: int) -> Kind:
    """The first event of every deal."""
    return Kind(number, "began", "The game begins", (Field("seat", Seat(), "Who starts"),))


def won(number: int) -> Kind:
    """The last event of every game."""
    seats = Field("seats", ListOf(Seat()), "The winner, or all who share the win")
    return Kind(number, "won", "The game is over", (seats,), chance=False)
