"""Looking ahead over the dice, with the network's eyes at the end of the look."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.kernel import Log, Record, compiled, derive, player_stream, stride
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.value import chances, ranks

DEEPEST = 6
MOVES = 64  # more than a position has


def desk() -> tuple[Any, ...]:
    """Room for one look ahead at a time, by ply: states, estimates (shares, points), where it is."""
    plies = DEEPEST + 2
    return (
        np.zeros(plies, r.STATE),
        np.zeros((plies, 2, r.SEATS)),  # estimates of the position
        np.zeros((plies, 2, r.SEATS)),  # estimates of its best reply to the present roll
        np.zeros((plies, MOVES)),  # first glance at each reply
        np.zeros((plies, 2), np.int64),  # replies to this roll: still to look at, all
    )


@compiled
def _keep(to: Any, there: int, of: Any, here: int) -> None:
    for i in range(2):
        for seat in range(r.SEATS):
            to[there, i, seat] = of[here, i, seat]


@compiled
def _reply(level: int, k: int, box: Record, log: Log, states: Any) -> None:
    states[level + 1] = states[level]
    r.apply(states[level + 1], box, r.nth(states[level], box, k), log)


@compiled
def glance_at(level: int, box: Record, net: Any, room: Record, log: Log, table: Any) -> int:
    """See where each reply to the roll leads, and keep the best for the player. Returns how many."""
    states, worth, best, glance = table[0], table[1], table[2], table[3]
    seat = states[level].turn
    legal = r.count(states[level], box)
    top = -1.0
    for k in range(legal):
        _reply(level, k, box, log, states)
        chances(states[level + 1], box, net, room, worth[level + 1, 0], worth[level + 1, 1])
        glance[level, k] = worth[level + 1, 0, seat]
        if glance[level, k] > top:
            top = glance[level, k]
            _keep(best, level, worth, level + 1)
    return legal


@compiled
def _best_of(glance: Any, level: int, legal: int) -> int:
    """The best reply not yet looked at; it counts as looked at from now on."""
    best = 0
    for k in range(1, legal):
        if glance[level, k] > glance[level, best]:
            best = k
    glance[level, best] = -2.0
    return best


@compiled
def expect(depth: int, wide: int, box: Record, net: Any, room: Record, log: Log, table: Any) -> int:
    """What the position of ply 0 is worth before the roll, to everybody, seen at least one roll ahead.

    Each of the six rolls is followed by the reply that its player likes best: all replies at first
    glance, then the best `wide` of them as deep as is left. (A loop: Numba caches no recursion.)
    Returns how many positions were looked at.
    """
    states, worth, best, glance, where = table
    seen: Any = np.int64(0)
    level: Any = np.int64(0)
    fresh = True
    while level >= 0:
        if fresh:
            fresh = False
            if states[level].over:
                r.score(states[level], box, worth[level, 0], worth[level, 1])
                level -= 1
                continue
            for seat in range(r.SEATS):
                worth[level, 0, seat] = 0.0
                worth[level, 1, seat] = 0.0
            states[level].die = 0
            where[level, 0] = 0
            where[level, 1] = 0
        elif where[level, 1] > 0:  # back from a reply
            seat = states[level].turn
            if worth[level + 1, 0, seat] > best[level, 0, seat]:
                _keep(best, level, worth, level + 1)
        if where[level, 0] == 0:
            if states[level].die > 0:
                for seat in range(r.SEATS):
                    worth[level, 0, seat] += best[level, 0, seat] / 6.0
                    worth[level, 1, seat] += best[level, 1, seat] / 6.0
            if states[level].die == 6:
                level -= 1
                continue
            states[level].die += 1
            legal = glance_at(level, box, net, room, log, table)
            seen += legal
            where[level, 1] = 0
            if depth - level == 1:
                continue
            where[level, 0] = min(wide, legal)
            where[level, 1] = legal
            best[level, 0, np.int64(states[level].turn)] = -1.0
        where[level, 0] -= 1
        _reply(level, _best_of(glance, level, where[level, 1]), box, log, states)
        level += 1
        fresh = True
    return seen


@compiled
def weigh(
    root: Any,
    which: Any,
    depth: int,
    wide: int,
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
            seen += expect(depth, wide, box, net, room, log, table)
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
