"""How the clock of a table counts: it stands still in a pause, while a bot plays, and until everybody has arrived."""

from __future__ import annotations

from dataclasses import dataclass

PATIENCE = 20_000  # ms that bots wait for an answer when somebody asks to take back
ARRIVAL = 30_000  # ms that a clock waits for everybody to arrive, at most
LEAST = 10_000  # ms that somebody has at least who takes back a move; consent that comes too late is none


@dataclass
class Reckoning:
    """The moments that time is counted from, in ms since 1970."""

    started_at: int | None = 0
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

    def begin(self, at: int, *, awaits: bool) -> None:
        self.begun_at = at
        if awaits:
            self.started_at = None

    def resume(self, at: int) -> None:
        """For the clock the pause never was."""
        pause = at - self.paused_at
        self.acted_at += pause
        self.left_at += pause
        self.wished_at += pause
        self.begun_at += pause
        if self.started_at is not None:
            self.started_at += pause

    def spent(self, at: int) -> int:
        """How much time the clock has counted for whoever is to move: none before it was started."""
        return 0 if self.started_at is None else max(0, at - max(self.acted_at, self.started_at))

    def up(self, seconds: int) -> int | None:
        """When the time of whoever is to move is up."""
        if self.started_at is None:
            return None
        return max(self.acted_at, self.started_at) + seconds * 1000

    def restart(self, at: int, seconds: int, left: int) -> None:
        """Whoever is to move has so many seconds left, of so many."""
        self.acted_at = at - (seconds - left) * 1000

    def reclaim(self, at: int) -> None:
        """What was left of the time is there again: all of it, if a bot had the turn from its beginning."""
        self.acted_at = at - self.spent(self.left_at)

    def take_back(self, at: int, used: int, seconds: int) -> None:
        """Whoever takes a move back goes on where he was, with some time at least."""
        self.acted_at = at - min(used, max(0, seconds * 1000 - LEAST))

    def wish(self, version: int, at: int) -> None:
        """Whoever asks again and again does not stop the bots."""
        if self.wished_on != version:
            self.wished_on, self.wished_at = version, at
