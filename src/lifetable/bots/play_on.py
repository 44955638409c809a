"""How a game goes on from a moment, for games that do not say it themselves (`judge.py` of their folder).

This file is loaded once for each game, with that game's compiled rules and its `greedy.weigh` as its globals, as
`crowd.py` is (see `judge.judging_of`).
"""
# ruff: noqa: F821  (the rules come from whoever loads this file)

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, integer, rekey, stride

# The game's rules, put here by whoever loads this file.
count: Any
nth: Any
apply: Any
score: Any
resample: Any
hasty: Any
weigh: Any


@compiled
def anew(s: Record, box: Record, desk: Any, seat: int, k0: Any, k1: Any) -> None:
    """In place: the same moment with another future; for a seat also other secrets, such as it holds possible."""
    if seat < 0:
        rekey(s, k0, k1)
    else:
        resample(s, box, seat, k0, k1)


@compiled
def by_greedy(
    states: Any, work: Any, box: Record, desk: Any, r: Any, shares: Any, log: Log
) -> None:
    """Everybody's share of the win when all play on as `greedy` does."""
    s = states[0]
    scores = np.empty(shares.shape[0], np.int64)
    while not s.over:
        legal = count(s, box)
        k = 0
        if legal > 1:
            values = np.empty(legal)
            weigh(states, work, box, desk, values, log)
            k = integer(np.argmax(values))
        apply(s, box, nth(s, box, k), log)
    score(s, box, shares, scores)


@compiled
def by_haste(states: Any, work: Any, box: Record, desk: Any, r: Any, shares: Any, log: Log) -> None:
    """Everybody's share of the win when all play on at random."""
    s = states[0]
    scores = np.empty(shares.shape[0], np.int64)
    while not s.over:
        r = stride(r)
        apply(s, box, hasty(s, box, r), log)
    score(s, box, shares, scores)
