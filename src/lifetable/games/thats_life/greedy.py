"""`greedy` in compiled code, for whole games without Python: the very moves of the bot of that name in `bots.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.generator import unit
from lifetable.games.kernel import Log, Record, compiled
from lifetable.games.thats_life.rules import apply, count, nth, total


def desk(box: np.void, options: Any, players: int) -> tuple[()]:
    """What it knows before the game: nothing."""
    return ()


@compiled
def choose(states: Any, work: Any, box: Record, desk: Any, chance: Any, log: Log) -> int:
    """The move of the seat to move."""
    seat = states[0].turn
    best, liked = -1e9, 0
    for k in range(count(states[0], box)):
        move = nth(states[0], box, k)
        work[0] = states[0]
        apply(work[0], box, move, log)
        work[0].straggler = -1  # what the end takes from a straggler is nobody's gain
        value = total(work[0], seat) + unit(chance) / 100  # among equals any
        if value > best:
            best, liked = value, move
    return liked
