"""What a moment is worth to all seats: played on for some rolls, everybody making the move that the network likes best,
and judged by the network then; or solved, as soon as that can be done.

How far is counted from the deal, so that from one moment to the next the same rolls are looked at.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, size
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life import thinking, value
from lifetable.games.thats_life.endgame import memory, solve
from lifetable.games.thats_life.features import ranks

FUTURES = 120
STRETCH, LEAST = (
    12,
    6,
)  # looked at: up to the next ply that the first divides, and no fewer than the second
REMEMBERED = 60_000  # positions of endgames
AT_ONCE = 3_000  # of them new in one look
SOLVED = ((2, 32), (3, 9), (6, 5))  # pawns out, tiles left: an endgame of at most so many


def desk(box: np.void, options: Any, players: int) -> tuple[Any, ...]:
    """The network and room for it; the memory of endgames, and how much of it is taken."""
    room = np.zeros(1, value.ROOM)[0]
    return value.load(), room, thinking.desk(), memory(REMEMBERED), np.zeros(1, np.int64)


@compiled
def estimate(states: Any, work: Any, box: Record, desk: Any, _: Any, shares: Any, log: Log) -> None:
    s, (net, room, table, solver, taken) = states[0], desk
    until = (s.ply + LEAST + STRETCH - 1) // STRETCH * STRETCH
    rolled, worth = table[0], table[1][0]
    while True:
        solved = _reply(s, rolled, box, net, room, solver, taken, log, worth, table[1][1], table[2])
        if solved or s.over or s.ply >= until:
            for seat in range(shares.shape[0]):
                shares[seat] = worth[0, seat]
            return


@compiled
def _reply(
    s: Record,
    rolled: Any,
    box: Record,
    net: Any,
    room: Record,
    solver: Any,
    taken: Any,
    log: Log,
    worth: Any,
    glance: Any,
    spare: Any,
) -> bool:
    """Make the move that is best for the mover. What it is worth is written down; returns whether that is solved."""
    seat, best, top, all_solved = s.turn, 0, -1.0, True
    ranks(s, room)
    for k in range(r.count(s, box)):
        rolled[0] = s
        after = rolled[0]
        r.apply(after, box, r.nth(s, box, k), log)
        if after.over:
            r.score(after, box, glance[0], spare[0])
        elif not (all_solved and _exactly(after, box, solver, taken, log, glance[0])):
            all_solved = False
            value.chances(after, box, net, room, glance[0], glance[1])
        if glance[0, seat] > top:
            top = glance[0, seat]
            best = k
            for other in range(r.SEATS):
                worth[0, other] = glance[0, other]
    r.apply(s, box, r.nth(s, box, best), log)
    return all_solved


@compiled
def _exactly(s: Record, box: Record, solver: Any, taken: Any, log: Log, found: Any) -> bool:
    """Solve a position before the roll, if it is small enough."""
    if s.over or box.one_is_free or not _small(s):
        return False
    if taken[0] + AT_ONCE > REMEMBERED:
        return False
    solver[0][0] = s
    known = solve(box, log, solver, taken[0], taken[0] + AT_ONCE)
    if known < 0:
        taken[0] += AT_ONCE  # at most; what was solved on the way is kept
        return False
    taken[0] = known
    for seat in range(r.SEATS):
        found[seat] = solver[1][0, 0, seat]
    return True


@compiled
def _small(s: Record) -> bool:
    tiles, small = size(s.path), False
    for out, most in SOLVED:
        small = small or (s.out <= out and tiles <= most)
    return small
