"""Looking ahead over the dice, with the network's eyes at the end of the look."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, derive, player_stream, stride
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.features import ranks
from lifetable.games.thats_life.value import chances

DEEPEST = 6


def desk() -> tuple[Any, ...]:
    """Room for one look ahead at a time: states and estimates (shares, points) by ply, and one estimate."""
    plies = DEEPEST + 2
    return np.zeros(plies, r.STATE), np.zeros((plies, 2, r.SEATS)), np.zeros((2, r.SEATS))


@compiled
def _reply(level: int, k: int, box: Record, log: Log, states: Any) -> None:
    states[level + 1] = states[level]
    r.apply(states[level + 1], box, r.nth(states[level], box, k), log)


@compiled
def _best_reply(
    level: int, legal: int, box: Record, net: Any, room: Record, log: Log, table: Any
) -> int:
    """The reply to the roll that its player likes best at first glance; its estimate is kept for the next ply."""
    states, worth, glance = table
    seat = states[level].turn
    best = 0
    top = -1.0
    for k in range(legal):
        _reply(level, k, box, log, states)
        chances(states[level + 1], box, net, room, glance[0], glance[1])
        if glance[0, seat] > top:
            top = glance[0, seat]
            best = k
            worth[level + 1] = glance
    return best


@compiled
def expect(depth: int, gap: int, box: Record, net: Any, room: Record, log: Log, table: Any) -> int:
    """What the position of ply 0 is worth before the roll, to everybody, so many rolls ahead.

    Each of the six rolls is followed by the reply that its player likes best at first glance. The last of
    several rolls can be one of fewer: every `gap`-th. Where to begin changes with the roll before it, so that
    all six count the same in the end. (A loop: Numba caches no recursion.)
    Returns how many positions were looked at.
    """
    states, worth = table[0], table[1]
    seen: Any = np.int64(0)
    level: Any = np.int64(0)
    fresh = True
    while level >= 0:
        s = states[level]
        step = gap if level == depth - 1 else 1
        if fresh:
            fresh = False
            if s.over:
                r.score(s, box, worth[level, 0], worth[level, 1])
                level -= 1
                continue
            worth[level] = 0.0
            s.die = 1 - step + (states[level - 1].die % step if level > 0 else 0)
        else:
            worth[level] += worth[level + 1] * (step / 6.0)
        if s.die + step > 6:
            level -= 1
            continue
        s.die += step
        legal = r.count(s, box)
        best = _best_reply(level, legal, box, net, room, log, table)
        seen += legal
        if level < depth - 1:
            _reply(level, best, box, log, states)
            level += 1
            fresh = True
    return seen


@compiled
def weigh(
    root: Any,
    which: Any,
    depth: int,
    gap: int,
    box: Record,
    net: Any,
    room: Record,
    log: Log,
    table: Any,
    values: Any,
    points: Any,
) -> int:
    """The share of the win and the points that legal moves promise to the seat to move.

    `which`: the numbers of the moves. Returns how many positions were looked at.
    """
    states, worth = table[0], table[1]
    seat = root[0].turn
    seen: Any = np.int64(0)
    ranks(root[0], room)
    for i in range(which.shape[0]):
        k = which[i]
        states[0] = root[0]
        r.apply(states[0], box, r.nth(root[0], box, k), log)
        if depth == 0:
            chances(states[0], box, net, room, worth[0, 0], worth[0, 1])
        else:
            seen += expect(depth, gap, box, net, room, log, table)
        values[k] = worth[0, 0, seat]
        points[k] = worth[0, 1, seat]
    return seen


@compiled
def sample(
    root: Any, rounds: int, box: Record, key: Any, log: Log, table: Any, values: Any, points: Any
) -> None:
    """For each legal move so many random games, all moves with the same dice: mean share and points."""
    states, worth = table[0], table[1]
    s = states[0]
    seat = root[0].turn
    for k in range(values.shape[0]):
        values[k] = 0.0
        points[k] = 0.0
    for n in range(rounds):
        k0, k1 = derive(key, np.uint64(n))
        for k in range(values.shape[0]):
            states[0] = root[0]
            r.resample(s, box, seat, k0, k1)
            stream = player_stream(s)
            r.apply(s, box, r.nth(root[0], box, k), log)
            while not s.over:
                stream = stride(stream)
                r.apply(s, box, r.hasty(s, box, stream), log)
            r.score(s, box, worth[0, 0], worth[0, 1])
            values[k] += worth[0, 0, seat] / rounds
            points[k] += worth[0, 1, seat] / rounds
