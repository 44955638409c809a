"""A table, computed from its entries: who sits where, the game, the clock, what was said.

`Table.apply` trusts its entries: they were decided (`decide/`) and saved. The same entries give the same table, in every
process and for ever.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import assert_never

from msgspec.structs import replace

from lifetable.games.face import Setup, State
from lifetable.games.kernel import hash_of
from lifetable.games.schema import Revealed
from lifetable.records import seed_of
from lifetable.tables.entries import (
    Admitted,
    Barred,
    BotSeated,
    ClockRestarted,
    ClockStarted,
    Covered,
    Entry,
    Freed,
    Handed,
    Left,
    Locked,
    Moved,
    Opened,
    Paused,
    Reacted,
    Reclaimed,
    RematchAccepted,
    RematchBegun,
    RematchDeclined,
    RematchOffered,
    RematchWithdrawn,
    Removed,
    Resumed,
    Said,
    Sat,
    SettingsChanged,
    Started,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
    WordsAdded,
    WordsCalled,
    WordsSealed,
    WordsShown,
)
from lifetable.tables.luck import Luck
from lifetable.tables.reckoning import ARRIVAL, PATIENCE, Reckoning
from lifetable.tables.rematch_offer import Offer
from lifetable.tables.seats import Seat
from lifetable.tables.settings import Settings
from lifetable.tables.setups import Setups
from lifetable.tables.undo import Undo

CHAT_KEPT = 50


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said."""

    number: int
    at: int
    by: str
    seat: int | None
    handle: str | None
    text: str


@dataclass
class Table:
    id: str
    luck: Luck
    setups: Setups
    number: int = 0
    at: int = 0
    """When the last entry was written. Time never goes back at a table."""
    version: int = 0
    """The number of the entry that last changed the game."""
    status: str = "lobby"
    paused_by: int | None = None
    """Whose pause it is, if the game is paused."""
    called: bool = False
    """Are the words called for? Then no seal can change until the game begins."""
    host: str | None = None
    settings: Settings = field(init=False)
    seats: list[Seat] = field(default_factory=list)
    state: State | None = None
    moves: list[str] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    """How long each move took, as the clock counts it: in ms."""
    made_by: list[str | None] = field(default_factory=list)
    """Who made each move in person; None for a bot or the clock."""
    revealed: list[Revealed] = field(default_factory=list)
    """What each move has brought to light."""
    owners: list[set[str]] = field(default_factory=list)
    """Everybody who has had each seat since the game began."""
    unrated: list[str | None] | None = None
    """Once over: for each seat why the game is not rated, None if it is. Games from before do not say."""
    unsaid: bool = False
    """Was a move taken back that had shown somebody something?"""
    undo: Undo | None = None
    offer: Offer | None = None
    chat: list[Line] = field(default_factory=list)
    chats: Counter[str | None] = field(default_factory=Counter)
    """How often each person has spoken."""
    voices: dict[str, str] = field(default_factory=dict)
    """The names under which people without a seat have spoken."""
    keys: dict[tuple[str | None, str], int] = field(default_factory=dict)
    reckoning: Reckoning = field(default_factory=Reckoning)
    made_at: int = 0
    previous: str | None = None
    next: str | None = None
    party: str = ""
    """The first table of a row of rematches: somebody's handle is the same at all of them."""
    removed: dict[str, Barred] = field(default_factory=dict)
    locked: str = "open"
    """What its host has set: open, seats, closed."""

    # --- looking ---

    @property
    def secret(self) -> str:
        """Where the luck comes from; its hash is public from the beginning, itself only after the end."""
        return self.luck.secret

    @property
    def promise(self) -> str:
        return hash_of(self.secret)

    @property
    def seed(self) -> str:
        """The secret, and after it the words of the players: nobody alone has chosen it."""
        return seed_of(self.secret, {n: seat.words for n, seat in enumerate(self.seats)})

    @property
    def setup(self) -> Setup:
        """The game as it is agreed on. Before it has begun, it may have to be built."""
        return self.state.setup if self.state else self.setups.build(self.settings)

    @property
    def turn(self) -> int | None:
        return self.state.turn if self.state and self.status == "playing" else None

    @property
    def attended(self) -> bool:
        """Does anybody play here in person, not left to a bot?"""
        return any(seat.person and not seat.bot for seat in self.seats)

    @property
    def hosted_by(self) -> str | None:
        """The host; if he has been forgotten, the first of those who sit here."""
        return self.host or next((seat.person for seat in self.seats if seat.person), None)

    @property
    def host_name(self) -> str:
        return next((self.seats[n].name for n in self.seats_of(self.hosted_by)), "")

    @property
    def lock(self) -> str:
        """A table that is nobody's is open: nobody could unlock it."""
        return self.locked if self.hosted_by else "open"

    def handle_of(self, person: str | None) -> str | None:
        """What the others call a person by, whatever name they use: it tells nothing, and is another elsewhere."""
        return None if person is None else _handle(self.party, person)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes: what every entry leaves behind, and the rest."""
        return 4_000 + 400 * self.number

    @property
    def words_awaited(self) -> list[int]:
        """The seats whose words are called for and not shown yet."""
        return [
            n for n, seat in enumerate(self.seats) if self.called and seat.seal and not seat.words
        ]

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def invited(self) -> dict[int, str]:
        """Who is asked for a rematch, by seat: everybody who played and was not removed."""
        return {
            n: seat.person
            for n, seat in enumerate(self.seats)
            if seat.person and seat.person not in self.removed
        }

    def to_answer(self) -> set[int]:
        """The seats of those who have not answered the offer of a rematch."""
        if self.offer is None:
            return set()
        return self.invited().keys() - self.offer.accepted - self.offer.declined

    def due(self) -> int | None:
        """When the time of the seat to move is up; None without a clock or while a bot plays."""
        clock = self.settings.clock
        if clock.kind == "none" or self.turn is None or self.seats[self.turn].bot:
            return None
        return self.reckoning.up(clock.seconds)

    def clock_due(self) -> int | None:
        """When the clock starts at the latest, whoever is missing; None if it does not wait."""
        waits = self.reckoning.started_at is None and self.turn is not None
        return self.reckoning.begun_at + ARRIVAL if waits else None

    def awaited(self, present: Collection[str]) -> list[int]:
        """The seats whose owners the clock waits for."""
        people = [(n, seat) for n, seat in enumerate(self.seats) if seat.person and not seat.warm]
        return [n for n, seat in people if seat.person not in present]

    def bot_due(self) -> int:
        """When a bot moves that is next: people can follow, and whoever asks to take back gets an answer first."""
        due = self.reckoning.acted_at + self.settings.pace
        return max(due, self.reckoning.wished_at + PATIENCE) if self.undo else due

    def copy(self) -> Table:
        """The same table, for whoever applies entries to it that this one is not to know of: what entries change in
        place is copied, what they replace is shared."""
        made = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(made, name, value.copy())
        made.owners = [set(owners) for owners in self.owners]
        made.undo = self.undo and self.undo.copy()
        made.offer = self.offer and self.offer.copy()
        made.reckoning = copy.copy(self.reckoning)
        return made

    # --- becoming ---

    def apply(self, entry: Entry) -> None:
        self.number = entry.number
        self.at = entry.at = max(entry.at, self.at)
        if entry.key is not None:
            self.keys[entry.by, entry.key] = entry.number
        before = self._company() if self.called else None
        self._become(entry)
        if before and self.called and before != self._company():
            self._void()

    def _become(self, entry: Entry) -> None:
        match what := entry.what:
            case Moved():
                self._moved(entry, what)
            case Said():
                self._said(entry, what)
            case Reacted():
                self._heard(entry, what)
            case Opened():
                self._opened(entry, what)
            case SettingsChanged():
                self.settings, self.seats = what.settings, list(what.seats)
            case Sat():
                self._sat(entry, what)
            case Stood() | Freed():
                self._stood(what)
            case BotSeated():
                self.seats[what.seat] = Seat("bot", None, what.name, what.level)
            case WordsAdded() | WordsShown():
                self._change(what.seat, words=what.words)
            case WordsSealed():
                self._change(what.seat, seal=what.seal, words="", seal_due=False)
            case WordsCalled():
                self.called = True
            case Started():
                self._started(entry, what)
            case Paused():
                self.status, self.reckoning.paused_at = "paused", entry.at
                self.paused_by = what.seat
            case Resumed():
                self.status = "playing"
                self.reckoning.resume(entry.at)
            case ClockStarted():
                self.reckoning.started_at = entry.at
            case ClockRestarted():
                self.reckoning.restart(entry.at, self.settings.clock.seconds, what.seconds)
            case Left() | Covered():
                self._left(entry, what)
            case Reclaimed():
                self._reclaim(entry, what.seat)
            case Handed():
                self._handed(entry, what)
            case UndoAsked():
                self.undo = Undo(what.seat, what.to)
                self.reckoning.wish(self.version, entry.at)
            case UndoAnswered():
                self._undo_answered(what)
            case Undone():
                self._undone(entry, what)
            case RematchOffered():
                self.offer = Offer(what.seat, set())
                self.offer.accept(what.seats, what.seat, what.seal)
            case RematchAccepted():
                assert self.offer is not None
                self.offer.accept(what.seats, what.seat, what.seal)
            case RematchDeclined():
                assert self.offer is not None
                self.offer.decline(what.seats)
            case RematchWithdrawn():
                self.offer = None
            case RematchBegun():
                self.next = what.table
            case Removed():
                self._removed(what)
            case Admitted():
                self.removed.pop(what.person or "", None)
            case Locked():
                self.locked = what.lock
            case _:
                assert_never(what)

    def _change(self, seat: int, **changes: str | int | bool | None) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _company(self) -> list[tuple[str, str | None]]:
        return [(seat.kind, seat.person) for seat in self.seats]

    def _void(self) -> None:
        """Somebody left while words were called for, who may have known how the game would begin: they are all void."""
        self.called = False
        self.seats = [
            replace(seat, seal="", words="", seal_due=bool(seat.seal)) for seat in self.seats
        ]

    # --- the lobby ---

    def _opened(self, entry: Entry, what: Opened) -> None:
        self.host, self.made_at = entry.by, entry.at
        self.previous, self.party = what.previous, what.party or self.id
        self.locked = what.lock
        for who in what.removed:
            self._bar(who)
        self.settings = what.settings
        self.seats = [replace(seat, held=entry.number) for seat in what.seats]

    def _sat(self, entry: Entry, what: Sat) -> None:
        before = self.seats[what.seat]
        if before.person == entry.by:
            self.seats[what.seat] = replace(before, kind="person", name=what.name)
        else:
            self.seats[what.seat] = Seat("person", entry.by, what.name, held=entry.number)
        if what.seal:
            self._change(what.seat, seal=what.seal, words="", seal_due=False)
        if self.host is None:  # everybody had left
            self.host, self.locked = entry.by, "open"

    def _stood(self, what: Stood | Freed) -> None:
        left = self.seats[what.seat].person
        self.seats[what.seat] = Seat()
        if what.host is None or isinstance(what.host, str):
            self.host = what.host
        elif left == self.host and not self.seats_of(left):
            self.host = next((seat.person for seat in self.seats if seat.person), None)

    # --- the game ---

    def _started(self, entry: Entry, what: Started) -> None:
        self.called = False
        self.seats = [self.seats[n] for n in what.order]  # free seats are put away
        self.settings = replace(self.settings, players=len(self.seats))
        self.status = "playing"
        self.state = self.setup.deal(self.seed)
        self.owners = [{seat.person} if seat.person else set() for seat in self.seats]
        self.reckoning.begin(entry.at, awaits=what.awaits)
        self._changed(entry)

    def _moved(self, entry: Entry, what: Moved) -> None:
        assert self.state is not None
        self.state = entry.state or self.state.play(what.move)
        self.moves.append(what.move)
        self.movers.append(what.seat)
        self.times.append(entry.at)
        self.used.append(self.reckoning.spent(entry.at))
        self.made_by.append(entry.by)
        self.revealed.append(self.state.revealed)
        self.undo = None
        if what.left:  # its time was up, and the table has agreed on this
            self._change(what.seat, warm=what.left)
        if self.state.over:
            self.status, self.unrated = "over", what.unrated
        self._changed(entry)

    def _changed(self, entry: Entry) -> None:
        self.version, self.reckoning.acted_at = entry.number, entry.at

    def _left(self, entry: Entry, what: Left | Covered) -> None:
        if not self.seats[what.seat].warm and self._to_move(what.seat):
            self.reckoning.left_at = self._at(entry)
        self._change(what.seat, warm=what.level)
        self._ask_no_more(what.seat)

    def _reclaim(self, entry: Entry, seat: int) -> None:
        if self.seats[seat].warm and self._to_move(seat):
            self.reckoning.reclaim(self._at(entry))
        self._change(seat, warm=None)

    def _handed(self, entry: Entry, what: Handed) -> None:
        self._reclaim(entry, what.seat)
        seat = self.seats[what.seat]
        if self.host == seat.person and what.host:
            self.host = entry.by
        self._change(what.seat, person=entry.by, held=entry.number)
        if self.owners and entry.by and self.status != "over":
            self.owners[what.seat].add(entry.by)
        if self.state is None and seat.seal:  # the words are on the other device
            self._change(what.seat, seal="", seal_due=True)
        self._ask_no_more(what.seat)
        if self.offer and self.next is None:
            self.offer.forget(what.seat)
            if self.offer.seat == what.seat:
                self.offer = None

    def _to_move(self, seat: int) -> bool:
        """Is it this seat's turn, or will it be after the pause?"""
        return self.state is not None and self.state.turn == seat

    def _at(self, entry: Entry) -> int:
        """When something happened as the clock counts it, which stands still in a pause."""
        return self.reckoning.paused_at if self.status == "paused" else entry.at

    # --- taking back ---

    def _undo_answered(self, what: UndoAnswered) -> None:
        if not what.agree:
            self.undo = None
        elif self.undo:
            self.undo.agreed.update(what.seats)

    def _ask_no_more(self, seat: int) -> None:
        """Whoever asked from this seat to take back is no longer there."""
        if self.undo and self.undo.seat == seat:
            self.undo = None

    def _undone(self, entry: Entry, what: Undone) -> None:
        assert self.state is not None
        used = self.used[what.to]
        self.unsaid |= any(self.revealed[what.to :])
        for done in (self.moves, self.movers, self.times, self.used, self.made_by, self.revealed):
            del done[what.to :]
        self.state = self.state.setup.deal(self.seed).play_all(self.moves)
        self.undo = None
        self.version = entry.number
        self.reckoning.take_back(self._at(entry), used, self.settings.clock.seconds)

    # --- talking ---

    def _said(self, entry: Entry, what: Said) -> None:
        self._heard(entry, what)
        handle = self.handle_of(entry.by)
        line = Line(entry.number, entry.at, what.name, what.seat, handle, what.text)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _heard(self, entry: Entry, what: Said | Reacted) -> None:
        self.chats[entry.by] += 1
        if entry.by and what.seat is None:
            self.voices[entry.by] = what.name

    # --- the host ---

    def _removed(self, what: Removed) -> None:
        self._bar(Barred(what.person, what.name, what.watch))
        for given in what.seats:
            before = self.seats[given.seat]
            self.seats[given.seat] = Seat()
            if given.level:  # what the seat has added is part of the luck
                self.seats[given.seat] = Seat(
                    "bot",
                    None,
                    given.name,
                    given.level,
                    words=before.words,
                    seal=before.seal,
                    inherited=True,
                )
            self._ask_no_more(given.seat)

    def _bar(self, who: Barred) -> None:
        if who.person:  # else they have been forgotten since
            self.removed[who.person] = who


@lru_cache(maxsize=4096)
def _handle(party: str, person: str) -> str:
    return sha256(f"{party} {person}".encode()).hexdigest()[:12]


def forget_handles() -> None:
    """Somebody is gone: nobody's handle is remembered."""
    _handle.cache_clear()
