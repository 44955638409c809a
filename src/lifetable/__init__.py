"""Lifetable: three games about life, exact and fast.

>>> import lifetable
>>> state = lifetable.game("thats-life", players=4, layout="shuffled").deal(seed=7)
>>> state.turn in range(4), len(state.legal()) > 0
(True, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lifetable import notices
from lifetable.errors import (
    DeckError,
    LifetableError,
    MoveError,
    RecordError,
    ResetNeeded,
    SetupError,
)

if TYPE_CHECKING:
    from lifetable.games.face import Setup, State

__version__ = "0.1.0"
__all__ = [
    "DeckError",
    "LifetableError",
    "MoveError",
    "RecordError",
    "ResetNeeded",
    "Setup",
    "SetupError",
    "State",
    "game",
]
notices.attach()


def game(name: str, players: int | None = None, **options: object) -> Setup:
    """A game with its players and options chosen, ready to be dealt.

    Options are written with underscores here: `one_is_free=True`. Without `players`, four play.

    >>> game("thats-life", players=2, one_is_free=True).deal(seed=1).turn in (0, 1)
    True

    Raises SetupError for a game, a number of players or an option that does not exist.
    """
    from lifetable.games import face, find

    return face.Setup(find(name), players, **options)


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__version__"]


def __getattr__(name: str) -> type:
    """The compiler takes half a second to load: not before it is needed."""
    if name in ("Setup", "State"):
        from lifetable.games import face

        made: type = getattr(face, name)
        return made
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
