"""What all boards on a terminal share: how seats look, and how people's texts are kept harmless."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from lifetable.games.contract import Data
from lifetable.words import Words, plain

LETTERS = "ABCDEF"
NOW = "►"
SEATS = (  # never colour alone: every seat has its letter too
    "bold #ffffff on #b0162a",
    "bold #ffffff on #2a57e2",
    "bold #04231d on #00a486",
    "bold #3b0a2e on #f79fdb",
    "bold #ffffff on #1b2a33",
    "bold #2b0f00 on #ff6b13",
)
SUN = "bold #12303b on #ffcb3d"
DECK = "#c9a76b"
_LONGEST = 24  # columns of a name


def panel(content: RenderableType, title: str, style: str) -> Panel:
    heading = Text(title, "bold")
    return Panel(content, title=heading, title_align="left", border_style=style, box=ROUNDED)


def clean(name: str) -> str:
    """A name that is harmless and not too long."""
    seen = plain(name)
    if cell_len(seen) <= _LONGEST:
        return seen
    return set_cell_size(seen, _LONGEST - 1).rstrip() + "…"


def markup(text: str) -> str:
    """A text as markup. An open bracket must not find its partner in the next text."""
    head, bracket, tail = text.rpartition("[")
    return escape(head + (bracket if "]" in tail else bracket and "(") + tail)


def name_of(names: Sequence[str], seat: int) -> str:
    """A seat's name as markup."""
    return markup(clean(names[seat]))


def who(seat: int, names: Sequence[str], me: int | None) -> Data:
    """What a sentence needs to know of the one it is about."""
    return {"you": "yes" if seat == me else "no", "name": name_of(names, seat)}


def known_as(seat: int, view: Data, words: Words, names: Sequence[str]) -> str:
    """A seat's name, with a word for the one who looks."""
    name, you = clean(names[seat]), words("yourself")
    return f"{name} ({you})" if seat == view["seat"] and name.lower() != you else name
