"""The games, found by folder."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from lifetable.errors import SetupError
from lifetable.games.contract import Game


def names() -> list[str]:
    """The names of all games.

    >>> names()
    ['life-is-life', 'lifetime', 'thats-life']
    """
    found = [folder.name for folder in pkgutil.iter_modules(__path__) if folder.ispkg]
    return sorted(name.replace("_", "-") for name in found)


@cache
def find(name: str) -> Game:
    """The game of a name; SetupError if there is none."""
    if name not in names():
        raise SetupError("no-such-game", game=name, games=", ".join(names()))
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
