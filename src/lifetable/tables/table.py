"""A table, computed from its entries: who sits where, the game, the clock, what was said.

`Table.apply` trusts its entries: they were decided by `acts.py` and saved. The same entries give the same table, in
every process and for ever.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any

from lifetable.games.contract import Data, Revealed
from lifetable.games.face import Setup, State
from lifetable.games.kernel import hash_of
from lifetable.records import seed_of
from lifetable.tables.luck import Luck
from lifetable.tables.settings import STAND_IN, Clock, PathOf, Settings

CHAT_KEPT = 50
BOT = "bot:"  # before the level, where a player is named
PATIENCE = 20_000  # ms that bots wait for an answer when somebody asks to take back
ARRIVAL = 30_000  # ms that a clock waits for everybody to arrive, at most
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
    """What its owner added to the luck; known to the server only once it was called for."""
    seal: str = ""
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


@dataclass(frozen=True)
class Removed:
    """Somebody whom the host has removed."""

    name: str
    watch: bool


@dataclass
class Undo:
    """Somebody asks to take back; the others answer."""

    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Offer:
    """Somebody who played offers a rematch; the others who did answer, each for all of his seats."""

    seat: int
    accepted: set[int]
    declined: set[int] = field(default_factory=set)
    seals: dict[int, str] = field(default_factory=dict)
    """Of the new words of those who accepted, as far as they add some: one for each person, at the first of his seats."""


@dataclass
class Table:
    id: str
    luck: Luck
    path_of: PathOf
    number: int = 0
    at: int = 0
    """When the last entry was written. Time never goes back at a table."""
    version: int = 0
    """The number of the entry that last changed the game."""
    status: str = "lobby"
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
    chat: list[Data] = field(default_factory=list)
    chats: Counter[str | None] = field(default_factory=Counter)
    """How often each person has spoken."""
    voices: dict[str, str] = field(default_factory=dict)
    """The names under which people without a seat have spoken."""
    keys: dict[tuple[str | None, str], int] = field(default_factory=dict)
    clock_from: int | None = 0
    """When the clock was started; None while it waits for everybody to arrive. (In old games it never waited.)"""
    begun_at: int = 0
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
    party: str = ""
    """The first table of a row of rematches: somebody's handle is the same at all of them."""
    removed: dict[str, Removed] = field(default_factory=dict)
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
        return self.settings.setup(self.path_of)

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

    def due(self) -> int | None:
        """When the time of the seat to move is up; None without a clock or while a bot plays."""
        clock = self.settings.clock
        if clock.kind == "none" or self.turn is None or self.seats[self.turn].bot:
            return None
        if self.clock_from is None:
            return None
        return max(self.acted_at, self.clock_from) + clock.seconds * 1000

    def clock_due(self) -> int | None:
        """When the clock starts at the latest, whoever is missing; None if it does not wait."""
        waits = self.clock_from is None and self.turn is not None
        return self.begun_at + ARRIVAL if waits else None

    def awaited(self, present: Collection[str]) -> list[int]:
        """The seats whose owners the clock waits for."""
        people = [(n, seat) for n, seat in enumerate(self.seats) if seat.person and not seat.warm]
        return [n for n, seat in people if seat.person not in present]

    def _spent(self, at: int) -> int:
        """How much time the clock has counted for whoever is to move: none before it was started."""
        return 0 if self.clock_from is None else max(0, at - max(self.acted_at, self.clock_from))

    def bot_due(self) -> int:
        """When a bot moves that is next: people can follow, and whoever asks to take back gets an answer first."""
        due = self.acted_at + self.settings.pace
        return max(due, self.wished_at + PATIENCE) if self.undo else due

    def copy(self) -> Table:
        """The same table, for whoever applies entries to it that this one is not to know of."""
        changing = {name: _copied(value) for name, value in vars(self).items()}
        made = copy.copy(self)
        vars(made).update(changing)
        return made

    # --- becoming ---

    def apply(self, entry: Entry) -> None:
        self.number = entry.number
        self.at = entry.at = max(entry.at, self.at)
        if entry.key is not None:
            self.keys[entry.by, entry.key] = entry.number
        before = self._company() if self.called else None
        getattr(self, "_" + entry.kind.replace("-", "_"))(entry, entry.data)
        if before and self.called and before != self._company():
            self._void()

    def _company(self) -> list[tuple[str, str | None]]:
        return [(seat.kind, seat.person) for seat in self.seats]

    def _void(self) -> None:
        """Somebody left while words were called for, who may have known how the game would begin: they are all void."""
        self.called = False
        for seat in self.seats:
            seat.seal, seat.words, seat.seal_due = "", "", bool(seat.seal)

    def _opened(self, entry: Entry, data: Data) -> None:
        self.host, self.made_at = entry.by, entry.at
        self.previous = data.get("previous")
        self.party = data.get("party") or self.id
        self.locked = data.get("lock", "open")
        for who in data.get("removed", ()):
            self._bar(who)
        self.settings = settings_of(data["settings"])
        self.seats = [Seat(**(seat | {"held": entry.number})) for seat in data["seats"]]

    def _settings(self, entry: Entry, data: Data) -> None:
        self.settings = settings_of(data["settings"])
        self.seats = [Seat(**seat) for seat in data["seats"]]

    def _sat(self, entry: Entry, data: Data) -> None:
        before = self.seats[data["seat"]]
        if before.person == entry.by:
            seat = replace(before, kind="person", name=data["name"])
        else:
            seat = Seat("person", entry.by, data["name"], held=entry.number)
        self.seats[data["seat"]] = seat
        if data.get("seal"):
            self._words_sealed(entry, data)
        if self.host is None:  # everybody had left
            self.host, self.locked = entry.by, "open"

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
        """Before there were seals, words were told as soon as they were added."""
        self.seats[data["seat"]].words = data["words"]

    def _words_sealed(self, entry: Entry, data: Data) -> None:
        seat = self.seats[data["seat"]]
        seat.seal, seat.words, seat.seal_due = data["seal"], "", False

    def _words_called(self, entry: Entry, data: Data) -> None:
        self.called = True

    def _words_shown(self, entry: Entry, data: Data) -> None:
        self.seats[data["seat"]].words = data["words"]

    def _started(self, entry: Entry, data: Data) -> None:
        self.called = False
        self.seats = [self.seats[n] for n in data["order"]]  # free seats are put away
        self.settings = settings_of(self.settings.as_data() | {"players": len(self.seats)})
        self.status = "playing"
        self.state = self.setup.deal(self.seed)
        self.owners = [{seat.person} if seat.person else set() for seat in self.seats]
        self.begun_at = entry.at
        if data.get("awaits"):
            self.clock_from = None
        self._changed(entry)

    def _moved(self, entry: Entry, data: Data) -> None:
        assert self.state is not None
        self.state = entry.state or self.state.play(data["move"])
        self.moves.append(data["move"])
        self.movers.append(data["seat"])
        self.times.append(entry.at)
        self.used.append(self._spent(entry.at))
        self.made_by.append(entry.by)
        self.revealed.append(self.state.revealed)
        self.undo = None
        if data.get("left"):  # its time was up, and the table has agreed on this
            self.seats[data["seat"]].warm = data["left"]
        if self.state.over:
            self.status, self.unrated = "over", data.get("unrated")
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
        self.begun_at += pause
        if self.clock_from is not None:
            self.clock_from += pause

    def _clock_started(self, entry: Entry, data: Data) -> None:
        self.clock_from = entry.at

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
            self.acted_at = self._at(entry) - self._spent(self.left_at)
        self.seats[data["seat"]].warm = None

    def _handed(self, entry: Entry, data: Data) -> None:
        self._reclaimed(entry, data)
        seat = self.seats[data["seat"]]
        if self.host == seat.person and data.get("host"):
            self.host = entry.by
        seat.person, seat.held = entry.by, entry.number
        if self.owners and entry.by and self.status != "over":
            self.owners[data["seat"]].add(entry.by)
        if self.state is None and seat.seal:  # the words are on the other device
            seat.seal, seat.seal_due = "", True
        if self.undo and self.undo.seat == data["seat"]:
            self.undo = None
        self._answer_again(data["seat"])

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
        self.unsaid |= any(self.revealed[data["to"] :])
        for done in (
            self.moves,
            self.movers,
            self.times,
            self.used,
            self.made_by,
            self.revealed,
        ):
            del done[data["to"] :]
        self.state = self.setup.deal(self.seed).play_all(self.moves)
        self.undo = None
        most = max(0, self.settings.clock.seconds * 1000 - LEAST)
        self.version, self.acted_at = entry.number, self._at(entry) - min(used, most)

    def _said(self, entry: Entry, data: Data) -> None:
        self._heard(entry, data)
        line = {"number": entry.number, "at": entry.at, "by": data["name"], "seat": data["seat"]}
        line |= {"handle": self.handle_of(entry.by), "text": data["text"]}
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _reacted(self, entry: Entry, data: Data) -> None:
        self._heard(entry, data)

    def _heard(self, entry: Entry, data: Data) -> None:
        self.chats[entry.by] += 1
        if entry.by and data["seat"] is None:
            self.voices[entry.by] = data["name"]

    # --- once more ---

    def to_answer(self) -> set[int]:
        """The seats of those who have not answered the offer of a rematch."""
        if self.offer is None:
            return set()
        return self.invited().keys() - self.offer.accepted - self.offer.declined

    def invited(self) -> dict[int, str]:
        """Who is asked for a rematch, by seat: everybody who played and was not removed."""
        return {
            n: seat.person
            for n, seat in enumerate(self.seats)
            if seat.person and seat.person not in self.removed
        }

    def _answer_again(self, seat: int) -> None:
        """A seat has a new owner, for whom nobody has answered."""
        if self.offer and self.next is None:
            self.offer.accepted.discard(seat)
            self.offer.declined.discard(seat)
            self.offer.seals.pop(seat, None)
            if self.offer.seat == seat:
                self.offer = None

    def _rematch_offered(self, entry: Entry, data: Data) -> None:
        self.offer = Offer(data["seat"], set(data["seats"]))
        self._sealed_anew(data)

    def _rematch_accepted(self, entry: Entry, data: Data) -> None:
        assert self.offer is not None
        self.offer.accepted.update(data["seats"])
        self.offer.declined.difference_update(data["seats"])
        self._sealed_anew(data)

    def _sealed_anew(self, data: Data) -> None:
        if self.offer and data.get("seal"):
            self.offer.seals[data["seat"]] = data["seal"]

    def _rematch_declined(self, entry: Entry, data: Data) -> None:
        assert self.offer is not None
        self.offer.declined.update(data["seats"])
        self.offer.accepted.difference_update(data["seats"])
        for seat in data["seats"]:
            self.offer.seals.pop(seat, None)

    def _rematch_withdrawn(self, entry: Entry, data: Data) -> None:
        self.offer = None

    def _rematch(self, entry: Entry, data: Data) -> None:
        """It has begun. (In old games nobody had to be asked.)"""
        self.next = data["table"]

    # --- the host ---

    def _removed(self, entry: Entry, data: Data) -> None:
        self._bar(data)
        for given in data["seats"]:
            n = given["seat"]
            bot = Seat("bot", None, given["name"], given["level"], inherited=True)
            bot.words, bot.seal = self.seats[n].words, self.seats[n].seal  # part of the luck
            self.seats[n] = bot if given["level"] else Seat()
            if self.undo and self.undo.seat == n:
                self.undo = None

    def _bar(self, who: Data) -> None:
        if who["person"]:  # else they have been forgotten since
            self.removed[who["person"]] = Removed(who["name"], who["watch"])

    def _admitted(self, entry: Entry, data: Data) -> None:
        self.removed.pop(data["person"], None)

    def _locked(self, entry: Entry, data: Data) -> None:
        self.locked = data["lock"]

    # --- taking back ---

    def undo_target(self, seat: int) -> int | None:
        """How many moves would remain if a seat took its last move back; None if it cannot. What was revealed stays
        revealed: its own move has shown it nothing new, and no move since then has shown anybody anything.
        """
        if self.status != "playing":
            return None
        for n in reversed(range(len(self.moves))):
            if self.movers[n] == seat:
                return n if self.revealed[n] is not Revealed.NEW else None
            if self.revealed[n] is not Revealed.NOTHING:
                return None
        return None

    def undo_refused(self, mine: Collection[int]) -> str | None:
        """Why whoever has these seats cannot ask to take back, as a code; None if he can."""
        if self.status != "playing":
            return {"lobby": "not-started", "paused": "paused"}.get(self.status, "game-over")
        if self.revealed and self.revealed[-1] is Revealed.NEW:  # the same for all: worked out once
            return self._sealed()
        if not mine:
            return "not-seated"
        if all(self.seats[n].warm for n in mine):
            return "seat-kept-warm"
        if self.undo:
            return "asked"
        if any(self.undo_target(n) is not None for n in mine if not self.seats[n].warm):
            return None
        return self._sealed() if set(mine) & set(self.movers) else "no-move"

    def _sealed(self) -> str:
        """Has something come to light, or is that so after every move of this game?"""
        game = self.setup.game
        return "revealed" if game.quiet or game.disclosing else "always-reveals"

    def undo_needs(self, seat: int) -> set[int]:
        """Whose consent taking back needs: every other person's who is still playing."""
        asking = self.seats[seat].person
        return {
            n
            for n, other in enumerate(self.seats)
            if other.kind == "person" and not other.bot and other.person != asking
        }


@lru_cache(maxsize=4096)
def _handle(party: str, person: str) -> str:
    return sha256(f"{party} {person}".encode()).hexdigest()[:12]


def _copied(value: Any) -> Any:
    """What entries change in place is copied; what they replace is shared."""
    match value:
        case list() | set():
            return type(value)(map(_copied, value))
        case Counter() | dict():
            return copy.copy(value)
        case Seat() | Undo() | Offer():
            return type(value)(**{name: _copied(inner) for name, inner in vars(value).items()})
    return value


def settings_of(data: Data) -> Settings:
    """Settings as they were saved."""
    values: dict[str, Any] = dict(data)
    return Settings(**(values | {"clock": Clock(**values["clock"])}))
