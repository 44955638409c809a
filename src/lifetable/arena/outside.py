"""What lies outside: packages that need not be there, functions of other people, other searchers.

Names of outside opponents, wherever the name of a bot is asked for:

`openspiel-mcts:N`     OpenSpiel's Monte Carlo tree search, N simulations for each move (perfect information only)
`openspiel-ismcts:N`   OpenSpiel's information-set tree search, N simulations for each move
`module:function`      any function `(view, legal, rng, budget) -> move` that Python can import
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lifetable.errors import SetupError
from lifetable.games.face import Setup

_FUNCTION = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<function>[A-Za-z_]\w*)")


def optional(module: str, extra: str) -> Any:
    """A module that is not always installed; SetupError says which extra brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise SetupError("arena-extra", module=missing.name or module, extra=extra) from missing


def outside(name: str, setup: Setup) -> Callable[..., str] | None:
    """How the outside opponent of this name chooses; None if the name is not one of them."""
    if named := _FUNCTION.fullmatch(name):
        return _function(named["module"], named["function"])
    return None


def _function(module: str, function: str) -> Callable[..., str]:
    """A function by name. Like `python -m`, look into the current folder too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Callable[..., str] = getattr(importlib.import_module(module), function)
    except (ModuleNotFoundError, AttributeError) as missing:
        raise SetupError("no-such-function", function=function, module=module) from missing
    return found
