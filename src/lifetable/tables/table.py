"""A table, computed from its entries: who sits where, the game, the clock, what was said.

`Table.apply` trusts its entries: they were decided by `acts.py` and saved. The same entries give the same table, in
every process and for ever.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from lifetable.games.contract import Data
from lifetable.games.face import Setup, State
from lifetable.games.kernel import hash_of
from lifetable.records import seed_of
from lifetable.tables.luck import Luck
from lifetable.tables.settings import STAND_IN, Clock, PathOf, Settings

CHAT_KEPT = 50
BOT = "bot:"  # before the level, where a player is named
PATIENCE = 20_000  # ms that bots wait for an answer when somebody asks to take back
LEAST = 10_000  # ms that somebody has at least who takes back a move; consent that comes too late is none


@dataclass
class Entry:
    """One numbered line of a table's log."""

    number: int
    at: int
    """ms since 1970"""
    kind: str
    by: str | None
    """The person who did it; None for a bot or the clock."""
    key: str | None
    """What the client calls this request, so that sending it twice does no harm."""
    data: Data
    state: State | None = None
    """The state after a move, where it is known already. Not saved."""


@dataclass
class Seat:
    kind: str = "free"  # free, person, bot
    person: str | None = None
    name: str = ""
    level: str | None = None
    warm: str | None = None
    """The level of the bot that plays for a person who has left."""
    words: str = ""
    """What its owner added to the luck."""
    held: int = 0
    """The number of the entry that gave it to its owner."""

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


@dataclass
class Undo:
    """Somebody asks to take back; the others answer."""

    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Table:
    id: str
    luck: Luck
    path_of: PathOf
    number: int = 0
    version: int = 0
    """The number of the entry that last changed the game."""
    status: str = "lobby"
    host: str | None = None
    settings: Settings = field(init=False)
    seats: list[Seat] = field(default_factory=list)
    state: State | None = None
    moves: list[str] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    """How long each move took, as the clock counts it: in ms."""
    sealed: int = 0
    """No move before this one can be taken back: since then something was rolled or revealed."""
    undo: Undo | None = None
    chat: list[Data] = field(default_factory=list)
    chats: Counter[str | None] = field(default_factory=Counter)
    """How often each person has spoken."""
    keys: dict[tuple[str | None, str], int] = field(default_factory=dict)
    acted_at: int = 0
    """When the game last changed, as the clock counts it: later, if the clock has stood still since."""
    left_at: int = 0
    """When a bot last took over from the person to move: the clock stands still from there on."""
    paused_at: int = 0
    wished_on: int = 0
    """The version on which taking back was last asked for..."""
    wished_at: int = 0
    """... and when for the first time on it."""
    made_at: int = 0
    previous: str | None = None
    next: str | None = None

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
        return self.settings.setup(self.path_of)

    @property
    def turn(self) -> int | None:
        return self.state.turn if self.state and self.status == "playing" else None

    @property
    def host_name(self) -> str:
        return next((self.seats[n].name for n in self.seats_of(self.host)), "")

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def due(self) -> int | None:
        """When the time of the seat to move is up; None without a clock or while a bot plays."""
        clock = self.settings.clock
        if clock.kind == "none" or self.turn is None or self.seats[self.turn].bot:
            return None
        return self.acted_at + clock.seconds * 1000

    def bot_due(self) -> int:
        """When a bot moves that is next: people can follow, and whoever asks to take back gets an answer first."""
        due = self.acted_at + self.settings.pace
        return max(due, self.wished_at + PATIENCE) if self.undo else due

    # --- becoming ---

    def apply(self, entry: Entry) -> None:
        self.number = entry.number
        if entry.key is not None:
            self.keys[entry.by, entry.key] = entry.number
        getattr(self, "_" + entry.kind.replace("-", "_"))(entry, entry.data)

    def _opened(self, entry: Entry, data: Data) -> None:
        self.host, self.made_at = entry.by, entry.at
        self.previous = data.get("previous")
        self.settings = settings_of(data["settings"])
        self.seats = [Seat(**(seat | {"held": entry.number})) for seat in data["seats"]]

    def _settings(self, entry: Entry, data: Data) -> None:
        self.settings = settings_of(data["settings"])
        self.seats = [Seat(**seat) for seat in data["seats"]]

    def _sat(self, entry: Entry, data: Data) -> None:
        before = self.seats[data["seat"]]
        held = before.held if before.person == entry.by else entry.number
        self.seats[data["seat"]] = Seat(
            "person", entry.by, data["name"], words=before.words, held=held
        )
        if self.host is None:  # everybody had left
            self.host = entry.by

    def _stood(self, entry: Entry, data: Data) -> None:
        left = self.seats[data["seat"]].person
        self.seats[data["seat"]] = Seat()
        self.host = data.get("host", self.host)
        if "host" not in data and left == self.host and not self.seats_of(left):
            self.host = next((seat.person for seat in self.seats if seat.person), None)

    _freed = _stood

    def _bot_seated(self, entry: Entry, data: Data) -> None:
        self.seats[data["seat"]] = Seat("bot", None, data["name"], data["level"])

    def _words_added(self, entry: Entry, data: Data) -> None:
        self.seats[data["seat"]].words = data["words"]

    def _started(self, entry: Entry, data: Data) -> None:
        self.seats = [self.seats[n] for n in data["order"]]  # free seats are put away
        self.settings = settings_of(self.settings.as_data() | {"players": len(self.seats)})
        self.status = "playing"
        self.state = self.setup.deal(self.seed)
        self._changed(entry)

    def _moved(self, entry: Entry, data: Data) -> None:
        assert self.state is not None
        self.state = entry.state or self.state.play(data["move"])
        self.moves.append(data["move"])
        self.movers.append(data["seat"])
        self.times.append(entry.at)
        self.used.append(entry.at - self.acted_at)
        if seals(self.state):
            self.sealed = len(self.moves)
        self.undo = None
        if data.get("left"):  # its time was up, and the table has agreed on this
            self.seats[data["seat"]].warm = data["left"]
        if self.state.over:
            self.status = "over"
        self._changed(entry)

    def _changed(self, entry: Entry) -> None:
        self.version, self.acted_at = entry.number, entry.at

    def _paused(self, entry: Entry, data: Data) -> None:
        self.status, self.paused_at = "paused", entry.at

    def _resumed(self, entry: Entry, data: Data) -> None:
        self.status = "playing"
        pause = entry.at - self.paused_at  # for the clock it never was
        self.acted_at += pause
        self.left_at += pause
        self.wished_at += pause

    def _clock_restarted(self, entry: Entry, data: Data) -> None:
        self.acted_at = entry.at - (self.settings.clock.seconds - data["seconds"]) * 1000

    def _left(self, entry: Entry, data: Data) -> None:
        seat = self.seats[data["seat"]]
        if not seat.warm and self._to_move(data["seat"]):
            self.left_at = self._at(entry)
        seat.warm = data["level"]
        if self.undo and self.undo.seat == data["seat"]:
            self.undo = None

    _covered = _left

    def _reclaimed(self, entry: Entry, data: Data) -> None:
        """What was left of the time is there again: all of it, if the bot had the turn from its beginning."""
        if self.seats[data["seat"]].warm and self._to_move(data["seat"]):
            self.acted_at += self._at(entry) - max(self.left_at, self.acted_at)
        self.seats[data["seat"]].warm = None

    def _handed(self, entry: Entry, data: Data) -> None:
        self._reclaimed(entry, data)
        seat = self.seats[data["seat"]]
        if self.host == seat.person and data.get("host"):
            self.host = entry.by
        seat.person, seat.held = entry.by, entry.number
        if self.undo and self.undo.seat == data["seat"]:
            self.undo = None

    def _to_move(self, seat: int) -> bool:
        """Is it this seat's turn, or will it be after the pause?"""
        return self.state is not None and self.state.turn == seat

    def _at(self, entry: Entry) -> int:
        """When something happened as the clock counts it, which stands still in a pause."""
        return self.paused_at if self.status == "paused" else entry.at

    def _undo_asked(self, entry: Entry, data: Data) -> None:
        self.undo = Undo(data["seat"], data["to"])
        if self.wished_on != self.version:  # whoever asks again and again does not stop the bots
            self.wished_on, self.wished_at = self.version, entry.at

    def _undo_answered(self, entry: Entry, data: Data) -> None:
        if not data["agree"]:
            self.undo = None
        elif self.undo:
            self.undo.agreed.update(data["seats"])

    def _undone(self, entry: Entry, data: Data) -> None:
        used = self.used[data["to"]]
        for done in (self.moves, self.movers, self.times, self.used):
            del done[data["to"] :]
        self.state = self.setup.deal(self.seed).play_all(self.moves)
        self.undo = None
        most = max(0, self.settings.clock.seconds * 1000 - LEAST)
        self.version, self.acted_at = entry.number, self._at(entry) - min(used, most)

    def _said(self, entry: Entry, data: Data) -> None:
        self.chats[entry.by] += 1
        line = {"number": entry.number, "at": entry.at, "by": data["name"], "seat": data["seat"]}
        self.chat = [*self.chat[1 - CHAT_KEPT :], line | {"text": data["text"]}]

    def _reacted(self, entry: Entry, data: Data) -> None:
        self.chats[entry.by] += 1

    def _rematch(self, entry: Entry, data: Data) -> None:
        self.next = data["table"]

    # --- taking back ---

    def undo_target(self, seat: int) -> int | None:
        """How many moves would remain if a seat took its last move back; None if it cannot any more."""
        if self.status != "playing":
            return None
        own = [n for n, mover in enumerate(self.movers) if mover == seat and n >= self.sealed]
        return own[-1] if own else None

    def undo_needs(self, seat: int) -> set[int]:
        """Whose consent taking back needs: every other person's who is still playing."""
        asking = self.seats[seat].person
        return {
            n
            for n, other in enumerate(self.seats)
            if other.kind == "person" and not other.bot and other.person != asking
        }


def seals(state: State) -> bool:
    """Has the last move brought something to light, so that it cannot be taken back?"""
    return not state.setup.game.quiet.issuperset(state.kinds)


def settings_of(data: Data) -> Settings:
    """Settings as they were saved."""
    values: dict[str, Any] = dict(data)
    return Settings(**(values | {"clock": Clock(**values["clock"])}))
