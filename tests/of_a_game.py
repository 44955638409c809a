"""What a game says for the tests of all games: modules of `tests/` in its folder."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from lifetable.game_folders import OWN
from lifetable.games import find, folder, names
from lifetable.games.contract import GameInfo

SHIPPED = [name for name in names() if folder(name).parent == OWN]
"""The games of the package. They bring everything that a game can bring."""


def one_with(wanted: Callable[[GameInfo], bool]) -> str:
    """A game of the package for a test that needs one of its kind and does not care which."""
    return next(name for name in SHIPPED if wanted(find(name).info))


OPEN = one_with(lambda info: info.information == "perfect")
"""A game in which everybody sees everything. Two can play it."""
HIDDEN = one_with(lambda info: info.information == "hidden")
"""A game in which everybody has secrets."""
FILED = one_with(lambda info: any(option.kind == "file" for option in info.options))
"""A game to which people can bring a file of their own."""
CHOICE = next(f"{o.name}={o.choices[-1]}" for o in find(OPEN).info.options if o.kind == "choice")
"""An option of the open game, as it is typed, other than it would be."""


def of_a_game(name: str, part: str) -> Any:
    """A module of a game's own tests; a game that has none lacks something."""
    return import_module(_called(name, part))


def having(path: str) -> list[str]:
    """The games that bring something, by where it lies in their folders."""
    return [name for name in names() if (folder(name) / path).exists()]


def _called(name: str, part: str) -> str:
    return f"lifetable.games.{folder(name).name}.tests.{part}"


FILE: str = of_a_game(FILED, "laws").FILE
"""A file that can be played with there."""
