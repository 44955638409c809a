"""What a moment is worth to all seats: the round is played out by what self-play taught, each by its own view and now
and then with a whim; lives are worth what self-play found.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, stride
from lifetable.games.life_is_life.rules import apply
from lifetable.games.life_is_life.thinking import SHARP, decide, room_for, win_chance
from lifetable.games.life_is_life.value import learned

FUTURES = 480
WHIM = 0.03  # how far two judgements of a trade may lie apart and either be made


def desk(box: np.void, options: Any, players: int) -> tuple[Any, ...]:
    """What self-play taught, and room to think."""
    known = learned("pro" if box["pro"] else "classic")
    return known.sharp, known.table, known.base, room_for(SHARP)


@compiled
def estimate(states: Any, work: Any, box: Record, desk: Any, r: Any, shares: Any, log: Log) -> None:
    s, (weights, table, base, room) = states[0], desk
    this, total = s.round, 0.0
    while not s.over and s.round == this:
        r = stride(stride(stride(stride(stride(r)))))
        apply(s, box, decide(s, weights, room, WHIM, r), log)
    for seat in range(shares.shape[0]):
        shares[seat] = win_chance(table, base, s, room, seat) if s.lives[seat] > 0 else 0.0
        total += shares[seat]
    for seat in range(shares.shape[0]):
        shares[seat] /= total
