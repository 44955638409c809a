"""Many futures of one moment, in compiled code.

This file is loaded once for each game, with that game's compiled rules and how it goes on (its own `judge.py`, or
`play_on.py`) as its globals (see `judge.judging_of`).
"""
# ruff: noqa: F821  (the rules come from whoever loads this file)

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, threefry

# Put here by whoever loads this file.
apply: Any
score: Any
anew: Any
estimate: Any

NO_MOVE = -1
_WHIMS = np.uint64(0x4A55444745)  # the counter's second word: apart from the game's own chance


@compiled
def futures(
    root: Any,
    states: Any,
    work: Any,
    box: Record,
    desk: Any,
    seat: int,
    move: int,
    keys: Any,
    shares: Any,
    log: Log,
) -> None:
    """Everybody's share of the win in one future for each key, a row of `shares` each: after a move, or as it is.

    seat -1: what is, is known; else in worlds that this seat holds possible. The same key brings the same
    chance, whatever the move, so two moves are compared by what they are and not by what was drawn for them.
    """
    s = states[0]
    scores = np.empty(shares.shape[1], np.int64)
    for i in range(keys.shape[0]):
        states[0] = root[0]
        anew(s, box, desk, seat, keys[i, 0], keys[i, 1])
        if move >= 0:
            apply(s, box, move, log)
        if s.over:
            score(s, box, shares[i], scores)
        else:
            r = threefry(keys[i, 0], keys[i, 1], np.uint64(0), _WHIMS)[0]
            estimate(states, work, box, desk, r, shares[i], log)
