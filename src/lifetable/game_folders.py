"""Where games lie: in this package, and in the folders that `LIFETABLE_GAMES` names.

`LIFETABLE_GAMES` is one folder, or several with the system's path separator between them (`:`, on Windows `;`).
Each sub-folder with an `__init__.py` is a game, exactly like those of `lifetable/games/`. Being an environment
variable, it reaches every process that a command starts.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "LIFETABLE_GAMES"
OWN = Path(__file__).parent / "games"


def shelves() -> list[Path]:
    """The folders in which games lie, the package's own first."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [OWN, *(Path(folder).resolve() for folder in named if folder)]


def game_folders() -> dict[str, Path]:
    """The folder of every game, by the game's name. Of two with one name the first counts."""
    found: dict[str, Path] = {}
    for shelf in shelves():
        for folder in sorted(shelf.iterdir()) if shelf.is_dir() else ():
            if (folder / "__init__.py").is_file():
                found.setdefault(folder.name.replace("_", "-"), folder)
    return dict(sorted(found.items()))
