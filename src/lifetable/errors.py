"""Everything that can be refused, as one tree.

    LifetableError
    ├── SetupError     a game, a number of players or an option that does not exist
    ├── MoveError      a move that is not legal now, or that nobody can read; nothing has changed
    ├── BotError       a bot of somebody's that failed in a game
    ├── ResetNeeded    a step in a game that has not begun or is over
    ├── RecordError    a record that cannot be read or does not hold (has `line`)
    ├── DeckError      a deck of cards with mistakes (has `line`, `column`, `findings`)
    ├── BackupError    a backup that cannot be made, read or restored; nothing has changed
    └── TableError     something a table, or the server behind it, refuses (has `extra`, `retry_after`)

Each has a `code` that programs can rely on, and a sentence for people: `str(error)` in English,
`error.sentence("fr")` in another language. The sentences are in the word files, under `error-CODE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from lifetable.words import Words


class Finding(Protocol):
    """One mistake in a file."""

    @property
    def code(self) -> str: ...


class LifetableError(Exception):
    """The root of the tree."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def sentence(self, language: str) -> str:
        words, details = Words(language), dict(self.details)
        title = f"{details.get('game')}-title"
        if words.has(title):  # people know a game by its title
            details["game"] = words(title)
        return words(f"error-{self.code}", **details)

    def __str__(self) -> str:
        return self.sentence("en")


class SetupError(LifetableError):
    """A game, a number of players or an option that does not exist."""


class MoveError(LifetableError):
    """A move that is refused. The state it was tried on is as it was."""


class BotError(LifetableError):
    """Somebody's bot that raised an error in a game. The cause is the error itself."""


class ResetNeeded(LifetableError):  # noqa: N818 - what Gymnasium calls its own
    """A step in a game that has not begun or is over. Nothing has changed."""


class RecordError(LifetableError):
    """A record that cannot be read, or whose moves do not hold."""

    def __init__(self, code: str, *, line: int | None = None, **details: object) -> None:
        super().__init__(code, **details)
        self.line = line

    def sentence(self, language: str) -> str:
        sentence = super().sentence(language)
        if self.line is None:
            return sentence
        return Words(language)("error-at-line", line=self.line, sentence=sentence)


class DeckError(LifetableError):
    """A deck of cards that cannot be played with."""

    def __init__(
        self,
        code: str,
        *,
        line: int | None = None,
        column: str | int | None = None,
        findings: Sequence[Finding] = (),
        **details: object,
    ) -> None:
        super().__init__(code, **details)
        self.line = line
        self.column = column
        self.findings = tuple(findings)


class BackupError(LifetableError):
    """A backup that cannot be made, read or restored. The database is as it was."""


class TableError(LifetableError):
    """Something a table refuses. Nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        extra: Mapping[str, object] | None = None,
        retry_after: float | None = None,
        **details: object,
    ) -> None:
        super().__init__(code, **details)
        self.extra = dict(extra or {})
        self.retry_after = retry_after
