"""Observations and actions of a game that has no `observation.py`: what `restore` makes of a view, byte by byte.

`Game.restore` fills in what a view does not tell always in the same way, so the record that it makes tells what the view
tells and nothing else, in a fixed shape. Action number k is the k-th legal move. All of it is Python: a game that is to be
learnt in earnest writes its own, compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.contract import Options
from lifetable.games.face import Setup, State
from lifetable.games.kernel import SILENT

EYES = ("ACTIONS", "observe", "mask", "to_move", "to_action")
"""What a game's `observation.py` gives to `loops.py`."""
_UNTOLD = frozenset({"key", "block", "drawn", "turn"})  # chance; and the turn has a part of its own


class PlainEyes:
    """What `observation.py` of a game would hold, for one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.rules = setup, setup.game.rules
        self.ACTIONS = setup.game.info.most_moves
        self.fields = {
            name: slice(at, at + kind.itemsize)
            for name, (kind, at, *_) in (setup.game.dtype.fields or {}).items()
            if name not in _UNTOLD
        }

    def parts(self, players: int) -> dict[str, int]:
        """The parts of an observation, in order, with their lengths."""
        lengths = {name: part.stop - part.start for name, part in self.fields.items()}
        return {"turn": players, "seat": players, **lengths}

    def longest(self, options: Options) -> int:
        """No game has more moves, if there is such a number; nobody knows one here."""
        return 0

    def observe(self, s: np.void, box: np.void, seat: int, out: Array) -> None:
        """Write what a seat sees: whose turn it is, counted from itself; which seat it is; and the record."""
        players = self.setup.players
        now = State(self.setup, "", np.array([s], self.setup.game.dtype), SILENT, None)
        told = np.array([self.setup.game.restore(now.view(seat), box)], self.setup.game.dtype)
        seats = np.zeros(2 * players, np.int8)
        seats[(int(s["turn"]) - seat) % players] = not s["over"]
        seats[players + seat] = 1
        written = told.view(np.int8)
        out[:] = np.concatenate([seats, *(written[part] for part in self.fields.values())])

    def mask(self, s: np.void, box: np.void, out: Array) -> None:
        """Write 1 for every action that is legal for the seat to move, else 0."""
        out[:] = 0
        out[: self.rules.count(s, box)] = 1

    def to_move(self, s: np.void, box: np.void, action: int) -> int:
        """The move of an action's number; -1 for none."""
        known = min(self.rules.count(s, box), self.ACTIONS)
        return self.rules.nth(s, box, action) if 0 <= action < known else -1

    def to_action(self, s: np.void, box: np.void, move: int) -> int:
        """The number of a legal move's action."""
        return next(k for k in range(self.rules.count(s, box)) if self.rules.nth(s, box, k) == move)


def plain_loops(eyes: PlainEyes) -> Any:
    """`loops.py` as it is written, not compiled: for eyes that are Python."""
    file = Path(__file__).with_name("loops.py")
    own: dict[str, Any] = vars(eyes.rules) | {name: getattr(eyes, name) for name in EYES}
    own["__name__"] = f"{__name__}.loops"
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), own)
    for name, value in list(own.items()):
        if getattr(value, "__module__", None) == own["__name__"]:
            own[name] = value.py_func
    own |= {name: _unsigned(own[name]) for name in ("derive", "player_stream", "scatter", "stride")}
    return SimpleNamespace(
        **{
            name: partial(_with_records, value) if isinstance(value, FunctionType) else value
            for name, value in own.items()
            if name.isidentifier()
        }
    )


def _unsigned(
    function: Callable[..., int | tuple[int, ...]],
) -> Callable[..., np.uint64 | tuple[np.uint64, ...]]:
    """Compiled functions give Python whole numbers that do not know how wide they are."""

    def asked(*arguments: object) -> np.uint64 | tuple[np.uint64, ...]:
        found = function(*arguments)
        return tuple(map(np.uint64, found)) if isinstance(found, tuple) else np.uint64(found)

    return asked


def _with_records(function: FunctionType, *arguments: object) -> object:
    """Call with arrays whose records have attributes, as compiled code takes them."""
    return function(
        *(
            given.view(np.recarray)
            if isinstance(given, np.ndarray) and given.dtype.names
            else given
            for given in arguments
        )
    )
