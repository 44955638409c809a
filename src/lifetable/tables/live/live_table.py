"""A table in the memory of one process, with everybody who looks at it from here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from lifetable.tables import messages
from lifetable.tables.entries import Entry
from lifetable.tables.live.feeds import Feed, Update
from lifetable.tables.messages import Sight
from lifetable.tables.table import Table

PRESENCE = 0.3  # seconds; people come and go in crowds
POLLING = 10.0  # seconds for which somebody who asks again and again counts as here


@dataclass(eq=False)
class LiveTable:
    table: Table
    keeper: str | None
    """The process that moves its bots and watches its clock."""
    address: str = ""
    """From where its people last did something, as far as this process knows. Never saved."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    feeds: set[Feed] = field(default_factory=set)
    elsewhere: frozenset[str] = frozenset()
    """Who looks at the table from other processes."""
    duty: asyncio.Task[None] | None = None
    """What its keeper is about to do here..."""
    duty_for: tuple[object, ...] = ()
    """... and for which moment."""
    since: float = field(default_factory=time.monotonic)
    asked: float = field(default_factory=time.monotonic)
    """When this table was last asked for or changed."""
    last_seen: dict[str, float] = field(default_factory=dict)
    """When people were last here, as the clock of this process counts."""
    polls: dict[str, float] = field(default_factory=dict)
    """When those who cannot use streams last asked."""
    rewritten: int = -1
    """Up to which number the entries are no longer what they were; who has seen them looks anew."""
    arrival: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody has come."""
    gone: bool = False
    """Was the table removed while it was in memory?"""
    presence_due: bool = False
    """Will everybody be told in a moment who is here?"""
    last_presence: bytes = b""
    """What they were last told of it."""
    _sight: Sight | None = None

    @property
    def idle(self) -> bool:
        """Does nobody look at it from here, and is nothing under way?"""
        return not self.feeds and not self.duty and not self.lock.locked()

    @property
    def payer(self) -> str:
        """In whose turn bots think here: whoever plays from one address has the turns of one."""
        return self.address or self.table.host or self.table.id

    def note_address(self, person: str, address: str) -> None:
        """Somebody has done something here, from somewhere; only those who sit here have their bots think."""
        if address and self.table.seats_of(person):
            self.address = address

    def here(self) -> set[str]:
        """Who looks at the table from this process."""
        streaming = {feed.person for feed in self.feeds if feed.person}
        return streaming | self.polls.keys() if self.polls else streaming

    def present(self) -> set[str]:
        return self.here() | self.elsewhere

    def note_seen(self, person: str | None) -> None:
        if person:
            self.last_seen[person] = time.monotonic()

    def note_poll(self, person: str | None) -> bool:
        """Somebody asked what is new; was he away until now?"""
        if person is None or person in self.here() - self.polls.keys():
            return False
        new = person not in self.present()
        self.note_seen(person)
        self.polls[person] = self.last_seen[person]
        self.arrival.set()
        return new

    def drop_old_polls(self) -> bool:
        """Forget those who ask no more; were there any?"""
        gone = [p for p, at in self.polls.items() if time.monotonic() - at > POLLING]
        for person in gone:
            del self.polls[person]
        return bool(gone)

    def forget(self, is_gone: Callable[[str], bool]) -> bool:
        """Somebody is no longer anybody we know. Was he here?"""
        here = {person for person in self.present() | self.last_seen.keys() if is_gone(person)}
        for feed in self.feeds:
            if feed.person in here:
                feed.person = None
                feed.close()
        for person in here:
            self.last_seen.pop(person, None)
            self.polls.pop(person, None)
        self.elsewhere -= here
        return bool(here)

    def seconds_away(self, person: str) -> float:
        """For how many seconds somebody has not been here, as far as is known."""
        if person in self.present():
            return 0.0
        return time.monotonic() - self.last_seen.get(person, self.since)

    def sight(self, entry: Entry) -> Sight:
        """The eyes for the newest entry, shared by all who are told of it."""
        if self._sight is None or self._sight.entry is not entry:
            self._sight = Sight(self.table, entry)
        return self._sight

    def answer(self, entry: Entry, person: str, seat: int | None) -> bytes:
        """What the one is told whose entry it is. He is the last: thousands of tables need not keep what was said."""
        message = self.sight(entry).message(person, seat)
        self._sight = None
        return message

    def snapshot(self, person: str | None, seat: int | None = None) -> bytes:
        """The whole table as somebody may see it now."""
        return Sight(self.table).message(person, seat, self.present())

    def join(self, feed: Feed) -> None:
        feed.mine = self.table.seats_of(feed.person)
        self.feeds.add(feed)
        self.arrival.set()
        if feed.person:
            self.polls.pop(feed.person, None)
        self.last_presence = b""  # a newcomer may have been told what the others never were

    def tell_presence(self) -> None:
        """Tell everybody who is here, a little later and once."""
        if not self.presence_due:
            self.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        self.presence_due = False
        data = messages.presence(self.table, self.present())
        if data != self.last_presence:
            self.last_presence = data
            for feed in self.feeds:
                feed.put(Update(data, event="presence"))

    def close_feeds(self) -> None:
        """Whoever looks comes back, and sees what is new."""
        for feed in tuple(self.feeds):
            feed.close()
