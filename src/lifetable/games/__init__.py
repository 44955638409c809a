"""The games, found by folder: those beside this file, and those in the folders that `LIFETABLE_GAMES` names."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from lifetable.errors import SetupError
from lifetable.game_folders import game_folders, shelves
from lifetable.games.contract import Game

# A game of another folder is a module like those beside this file: `lifetable.games.NAME`.
__path__ = [str(shelf) for shelf in shelves()]


def names() -> list[str]:
    """The names of all games, in the order of the alphabet.

    >>> "thats-life" in names()
    True
    """
    return list(_folders())


def folder(name: str) -> Path:
    """Where a game lies; SetupError if there is none of this name."""
    if name not in _folders():
        raise SetupError("no-such-game", game=name, games=", ".join(names()))
    return _folders()[name]


@cache
def find(name: str) -> Game:
    """The game of a name; SetupError if there is none."""
    game: Game = import_module(f"{__name__}.{folder(name).name}").GAME
    return game


@cache
def _folders() -> dict[str, Path]:
    return game_folders()
