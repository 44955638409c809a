"""Every kind of entry that the log of a table has.

Each says what it holds, who is told of it and whose it is (`field_roles.py`), and `effects` what else is saved with it.
In the database an entry's `data` is exactly these fields, without those that have their default: a new one needs a default,
or the tables that are there could no longer be read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Protocol, assert_never, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lifetable.games.face import State
from lifetable.tables.field_roles import (
    Code,
    LuckWords,
    Name,
    Ours,
    PersonId,
    Private,
    Public,
    Seal,
    Text,
)
from lifetable.tables.seats import Seat
from lifetable.tables.settings import Settings

PRUNED = "pruned"
"""What is left of a table that is no longer kept: no entry of a table any more. It takes the next number, so that nobody
else can."""


class Kind(Struct, frozen=True, omit_defaults=True):
    """What happened, without when and by whom."""

    kind: ClassVar[str]


# --- before the game ---


class Barred(Struct, frozen=True):
    """Somebody whom the host has removed."""

    person: PersonId[str | None]
    name: Name
    watch: bool


class Opened(Kind, frozen=True):
    """A table is there, as somebody wished it or as a rematch continues the one before."""

    kind: ClassVar[str] = "opened"
    settings: Private[Settings]
    seats: Private[list[Seat]]
    previous: Public[Ours[str | None]] = None
    party: Private[Ours[str | None]] = None
    lock: Public[Code] = "open"
    removed: Private[list[Barred]] = []


class SettingsChanged(Kind, frozen=True):
    kind: ClassVar[str] = "settings"
    settings: Private[Settings]
    seats: Private[list[Seat]]


class Sat(Kind, frozen=True):
    """Somebody sat down, or (`renamed`) who sits there is called otherwise now."""

    kind: ClassVar[str] = "sat"
    seat: Public[int]
    name: Public[Name]
    seal: Public[Seal] = ""
    renamed: Public[bool] = False


class Stood(Kind, frozen=True):
    """Somebody stood up. If that was the host, it says who is now."""

    kind: ClassVar[str] = "stood"
    seat: Public[int]
    host: Private[PersonId[str | UnsetType | None]] = UNSET


class Freed(Kind, frozen=True):
    """The seat of somebody else was cleared. (In old games that told who the host was.)"""

    kind: ClassVar[str] = "freed"
    seat: Public[int]
    host: Private[PersonId[str | UnsetType | None]] = UNSET


class BotSeated(Kind, frozen=True):
    kind: ClassVar[str] = "bot-seated"
    seat: Public[int]
    name: Public[Code]
    level: Private[Code]


# --- the luck ---


class WordsAdded(Kind, frozen=True):
    """Before there were seals, words were told as soon as they were added."""

    kind: ClassVar[str] = "words-added"
    seat: Public[int]
    words: Public[LuckWords]


class WordsSealed(Kind, frozen=True):
    kind: ClassVar[str] = "words-sealed"
    seat: Public[int]
    seal: Public[Seal]


class WordsCalled(Kind, frozen=True):
    """No seal can change any more: all show their words."""

    kind: ClassVar[str] = "words-called"


class WordsShown(Kind, frozen=True):
    kind: ClassVar[str] = "words-shown"
    seat: Public[int]
    words: Public[LuckWords]


# --- the game ---


class Started(Kind, frozen=True):
    """`order`: the seats that play, as they were numbered before. `awaits`: the clock waits for everybody to arrive."""

    kind: ClassVar[str] = "started"
    order: Private[list[int]]
    awaits: Private[bool] = False


class Moved(Kind, frozen=True):
    """By a person, a bot or the clock (`late`), which may leave the seat to a bot (`left`: its level)."""

    kind: ClassVar[str] = "moved"
    seat: Public[int]
    move: Public[Code]
    late: Public[bool] = False
    left: Public[Ours[str | None]] = None
    unrated: Private[Ours[list[str | None] | None]] = None
    """With the last move: for each seat why the game is not rated, None if it is."""


class Paused(Kind, frozen=True):
    """By whoever has this seat. (Old games do not tell.)"""

    kind: ClassVar[str] = "paused"
    seat: Public[int | None] = None


class Resumed(Kind, frozen=True):
    kind: ClassVar[str] = "resumed"
    seat: Public[int | None] = None


class ClockStarted(Kind, frozen=True):
    """Everybody has arrived, or has had time enough to."""

    kind: ClassVar[str] = "clock-started"


class ClockRestarted(Kind, frozen=True):
    """Nobody has kept the table for a while: whoever is to move has so much time left."""

    kind: ClassVar[str] = "clock-restarted"
    seat: Public[int]
    seconds: Private[int]


class Left(Kind, frozen=True):
    """A bot keeps the seat warm."""

    kind: ClassVar[str] = "left"
    seat: Public[int]
    level: Private[Code]


class Covered(Kind, frozen=True):
    """The same, because others wished so: the owner was away."""

    kind: ClassVar[str] = "covered"
    seat: Public[int]
    level: Private[Code]


class Reclaimed(Kind, frozen=True):
    kind: ClassVar[str] = "reclaimed"
    seat: Public[int]


class Handed(Kind, frozen=True):
    """A seat has moved to another device, and with it the table if its owner had no other (`host`)."""

    kind: ClassVar[str] = "handed"
    seat: Public[int]
    host: Private[bool] = False


class UndoAsked(Kind, frozen=True):
    """Somebody wants so many moves to remain."""

    kind: ClassVar[str] = "undo-asked"
    seat: Public[int]
    to: Public[int]


class UndoAnswered(Kind, frozen=True):
    kind: ClassVar[str] = "undo-answered"
    agree: Public[bool]
    seats: Private[list[int]] = []


class Undone(Kind, frozen=True):
    kind: ClassVar[str] = "undone"
    to: Public[int]


# --- talk ---


class Said(Kind, frozen=True):
    kind: ClassVar[str] = "said"
    seat: Public[int | None]
    name: Public[Name]
    text: Public[Text]


class Reacted(Kind, frozen=True):
    kind: ClassVar[str] = "reacted"
    seat: Public[int | None]
    name: Public[Name]
    reaction: Public[Code]


# --- once more ---


class RematchOffered(Kind, frozen=True):
    """By whoever has these seats; `seal`: of new words."""

    kind: ClassVar[str] = "rematch-offered"
    seat: Public[int]
    seats: Private[list[int]]
    seal: Public[Seal] = ""


class RematchAccepted(Kind, frozen=True):
    kind: ClassVar[str] = "rematch-accepted"
    seat: Public[int]
    seats: Private[list[int]]
    seal: Public[Seal] = ""


class RematchDeclined(Kind, frozen=True):
    kind: ClassVar[str] = "rematch-declined"
    seat: Public[int]
    seats: Private[list[int]]


class RematchWithdrawn(Kind, frozen=True):
    kind: ClassVar[str] = "rematch-withdrawn"
    seat: Public[int]


class RematchBegun(Kind, frozen=True):
    """The next table is there. (In old games nobody had to be asked.)"""

    kind: ClassVar[str] = "rematch"
    table: Public[Code]


# --- the host ---


class GivenSeat(Struct, frozen=True):
    """What becomes of a seat whose owner was removed: a bot has it, or (without a level) it is free."""

    seat: int
    name: Code
    level: Ours[str | None]


class Removed(Kind, frozen=True):
    kind: ClassVar[str] = "removed"
    person: Private[PersonId[str | None]]
    name: Public[Name]
    watch: Public[bool]
    seats: Private[list[GivenSeat]]


class Admitted(Kind, frozen=True):
    """Somebody who was removed may sit down and speak again."""

    kind: ClassVar[str] = "admitted"
    person: Private[PersonId[str | None]]
    name: Public[Name]


class Locked(Kind, frozen=True):
    """`seats`: nobody new sits down. `closed`: nobody new looks on either."""

    kind: ClassVar[str] = "locked"
    lock: Public[Code]


What = (
    Moved
    | Opened
    | SettingsChanged
    | Sat
    | Stood
    | Freed
    | BotSeated
    | WordsAdded
    | WordsSealed
    | WordsCalled
    | WordsShown
    | Started
    | Paused
    | Resumed
    | ClockStarted
    | ClockRestarted
    | Left
    | Covered
    | Reclaimed
    | Handed
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Reacted
    | RematchOffered
    | RematchAccepted
    | RematchDeclined
    | RematchWithdrawn
    | RematchBegun
    | Removed
    | Admitted
    | Locked
)

KINDS: dict[str, type[What]] = {kind.kind: kind for kind in get_args(What)}


@dataclass(slots=True)
class Entry:
    """One numbered line of a table's log."""

    number: int
    at: int
    """ms since 1970"""
    by: str | None
    """The person who did it; None for a bot or the clock."""
    key: str | None
    """What the client calls this request, so that sending it twice does no harm."""
    what: What
    state: State | None = None
    """The state after a move, where it is known already. Not saved."""

    @property
    def kind(self) -> str:
        return self.what.kind


class Saved(Protocol):
    """An entry as the database has it."""

    number: int
    at: int
    kind: str
    by: str | None
    key: str | None
    data: str


def entry_of(row: Saved) -> Entry:
    return Entry(row.number, row.at, row.by, row.key, decode(row.kind, row.data))


def decode(kind: str, data: str) -> What:
    """What happened, from the database; ValueError if it is of no kind that we know, or not whole."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise ValueError(f"there are no entries of kind {kind!r}")
    try:
        return decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise ValueError(f"an entry of kind {kind!r} is not whole: {error}") from error


def encode(what: What) -> str:
    return msgspec.json.encode(what).decode()


_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}


@dataclass(frozen=True, slots=True)
class Effects:
    """What else is saved with an entry, so that tables and people are found without reading the log."""

    changed: bool = True
    """Was something done that lists are sorted by?"""
    status: str | None = None
    settings: Settings | None = None
    """The game, whether it is public, and the files that it uses."""
    lock: str | None = None
    sat: bool = False
    """Does whoever it is from have a seat now?"""
    freed: Collection[int] = ()
    """The seats that nobody has any more."""
    spoke: bool = False
    removed: str | None = None
    """Whom the host has removed: it is noted for those who run the server."""


NOTHING = Effects(changed=False)
CHANGED = Effects()


def effects(what: What) -> Effects:
    """What else is saved with an entry. With the move that ends a game its results are, too; a table's first entries make
    its row."""
    match what:
        case Moved() | ClockStarted():
            return NOTHING
        case RematchOffered() | RematchAccepted() | RematchDeclined():
            return NOTHING
        case RematchWithdrawn() | RematchBegun():
            return NOTHING
        case Said() | Reacted():
            return Effects(changed=False, spoke=True)
        case Opened() | SettingsChanged():
            return Effects(settings=what.settings)
        case Sat() | Handed():
            return Effects(sat=True)
        case Stood() | Freed():
            return Effects(freed=[what.seat])
        case Removed():
            return Effects(freed=[given.seat for given in what.seats], removed=what.person)
        case Locked():
            return Effects(lock=what.lock)
        case Started() | Resumed():
            return Effects(status="playing")
        case Paused():
            return Effects(status="paused")
        case BotSeated() | WordsAdded() | WordsSealed() | WordsCalled() | WordsShown():
            return CHANGED
        case ClockRestarted() | Left() | Covered() | Reclaimed() | Admitted():
            return CHANGED
        case UndoAsked() | UndoAnswered() | Undone():
            return CHANGED
    assert_never(what)


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was decided on, with the state after it: it need not be computed again."""

    what: Moved
    state: State


@dataclass(frozen=True, slots=True)
class NextTable:
    """A rematch begins: whoever saves this opens the table for it and writes `RematchBegun`."""

    seats: list[int]
    """Who sits down at it in person..."""
    seals: dict[int, str]
    """... and which words they add to its luck."""


def numbered(
    decided: Iterable[What | Played], after: int, at: int, by: str | None, key: str | None
) -> list[Entry]:
    """What was decided, as the entries after a number. The key is the first one's."""
    entries = []
    for number, one in enumerate(decided, after + 1):
        what, state = (one.what, one.state) if isinstance(one, Played) else (one, None)
        entries.append(Entry(number, at, by, key if number == after + 1 else None, what, state))
    return entries
