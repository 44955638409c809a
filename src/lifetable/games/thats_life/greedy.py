"""`greedy`: the most points now, luck counted; among equals any.

Compiled, so that whole games are played without Python; the bot of that name in `bots.py` asks it too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, whim, whims
from lifetable.games.thats_life.rules import apply, nth, total


def desk(box: np.void, options: Any, players: int) -> tuple[()]:
    """What it knows before the game: nothing."""
    return ()


@compiled
def weigh(states: Any, work: Any, box: Record, desk: Any, values: Any, log: Log) -> None:
    """For every legal move of the seat to move the points it then has, and less than one for its whim."""
    seat, r = states[0].turn, whims(states[0])
    for k in range(values.shape[0]):
        work[0] = states[0]
        apply(work[0], box, nth(states[0], box, k), log)
        work[0].straggler = -1  # what the end takes from a straggler is nobody's gain
        values[k] = total(work[0], seat) + whim(r, k) / 100
