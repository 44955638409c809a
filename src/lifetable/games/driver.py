"""Loops over any game's rules: whole games, batches, and two searches that know nothing but the rules.

This file is loaded once for each game, with that game's compiled rules as its globals (see
`contract.Driver`). So it is written once, names no game, and still compiles to direct calls.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lifetable.games.compiling import brief, compiled
from lifetable.games.kernel import Log, Record, derive, integer, player_stream, rekey, share, stride

# The game's rules, put here by whoever loads this file.
deal: Any
count: Any
nth: Any
refuse: Any
apply: Any
score: Any
resample: Any
hasty: Any


NOT_BEGUN = -1  # instead of a reason: nobody has dealt this record


@compiled
def playable(s: Record, box: Record) -> bool:
    """Is there a move to make? Not in a game that is over, nor in a record that nobody has dealt: there the rules would
    look for a move, or for the next seat, for ever."""
    return s.players > 0 and not s.over and count(s, box) > 0


@compiled
def uniform(s: Record, box: Record, r: Any) -> int:
    """A random legal move, as likely as any other."""
    return nth(s, box, share(r, count(s, box)))


@compiled
def pick(s: Record, box: Record, r: Any, haste: int) -> int:
    """A random player's move: hasty, or as likely as any other."""
    return hasty(s, box, r) if haste else uniform(s, box, r)


@brief
def listing(states: Any, boxes: Any, moves: Any) -> int:
    """Fill an array with the legal moves, as far as it goes. Returns how many there are."""
    if not playable(states[0], boxes[0]):
        return 0
    n = count(states[0], boxes[0])
    for k in range(min(n, moves.shape[0])):
        moves[k] = nth(states[0], boxes[0], k)
    return n


@brief
def step(before: Any, after: Any, boxes: Any, move: int, log: Log) -> int:
    """What a move makes of a state. Returns 0, or why the move is refused: then there is nothing after it."""
    if not before[0].over and not playable(before[0], boxes[0]):
        return NOT_BEGUN
    reason = refuse(before[0], boxes[0], move)
    if reason == 0:
        after[0] = before[0]
        apply(after[0], boxes[0], move, log)
    return reason


@compiled
def replay(s: Record, box: Record, moves: Any, log: Log) -> int:
    """Play moves one after another. Returns how many were legal; it stops at the first that is not."""
    if s.players <= 0:
        return 0
    for i in range(moves.shape[0]):
        if refuse(s, box, moves[i]) != 0:
            return i
        apply(s, box, moves[i], log)
    return moves.shape[0]


@compiled
def playout(s: Record, box: Record, log: Log, r: Any, haste: int) -> Any:
    """Play on with random moves to the end."""
    if not playable(s, box):
        return r
    while not s.over:
        r = stride(r)
        apply(s, box, pick(s, box, r, haste), log)
    return r


@compiled
def run(
    states: Any,
    box: Record,
    key: Any,
    start: int,
    haste: int,
    shares: Any,
    scores: Any,
    length: Any,
    ending: Any,
    log: Log,
) -> None:
    """Deal and play games number `start`, `start + 1`, ... of a series, one for each row of `length`."""
    s = states[0]
    if s.players <= 0:
        return
    for i in range(length.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        rekey(s, k0, k1)
        deal(s, box, log)
        playout(s, box, log, player_stream(s), haste)
        score(s, box, shares[i], scores[i])
        length[i] = s.ply
        ending[i] = s.ending


@compiled
def flat(
    root: Any,
    work: Any,
    box: Record,
    seat: int,
    rounds: int,
    key: Any,
    log: Log,
    moves: Any,
    values: Any,
    shares: Any,
    scores: Any,
) -> None:
    """Flat Monte Carlo: for each legal move the mean win share of `rounds` random playouts.

    Playout number n of every move starts from the same resampled state. `shares` and `scores` are
    room for one row of results.
    """
    s, legal = work[0], 0
    if playable(root[0], box) and 0 <= seat < root[0].players:
        legal = min(moves.shape[0], count(root[0], box))
    for k in range(moves.shape[0]):
        moves[k] = nth(root[0], box, k) if k < legal else -1
        values[k] = 0.0
    for n in range(rounds):
        k0, k1 = derive(key, np.uint64(n))
        for k in range(legal):
            work[0] = root[0]
            resample(s, box, seat, k0, k1)
            r = player_stream(s)
            apply(s, box, moves[k], log)
            playout(s, box, log, r, 1)
            score(s, box, shares, scores)
            values[k] += shares[seat] / rounds


@compiled
def search(
    root: Any,
    work: Any,
    box: Record,
    seat: int,
    rounds: int,
    explore: float,
    key: Any,
    log: Log,
    tree: Any,
    shares: Any,
    scores: Any,
) -> int:
    """Information-set tree search (single observer, open loop). Returns how many nodes were made.

    Each iteration starts from another state that the seat holds possible, walks down by UCB among the
    moves that are legal in it, adds one node and plays on at random. `tree` needs rounds + 1 rows; a
    node is (move, seat that made it, first child, next sibling, visits, times available, reward).
    """
    s = work[0]
    nodes = 1
    if not playable(root[0], box) or not 0 <= seat < root[0].players:
        return 0
    for n in range(min(rounds, tree.shape[0] - 1)):
        k0, k1 = derive(key, np.uint64(n))
        work[0] = root[0]
        resample(s, box, seat, k0, k1)
        r = player_stream(s)
        node = 0
        depth = 0
        while not s.over and depth < 64:
            depth += 1
            r = stride(r)
            child, tried = _best_child(s, box, tree, node, explore)
            mover = s.turn
            legal = count(s, box)
            if tried < legal:
                child = nodes
                nodes += 1
                move = _untried(s, box, tree, node, share(r, legal), legal)
                _add(tree, node, child, move, mover)
            apply(s, box, integer(tree[child, 0]), log)
            tree[child, 7] = node
            node = child
            if tried < legal:
                break
        playout(s, box, log, r, 1)
        score(s, box, shares, scores)
        while True:
            tree[node, 4] += 1.0
            if node == 0:
                break
            tree[node, 6] += shares[integer(tree[node, 1])]
            node = integer(tree[node, 7])
    return nodes


@compiled
def _best_child(s: Record, box: Record, tree: Any, node: int, explore: float) -> Any:
    """The legal child with the best upper bound, and how many legal children there are."""
    best, bound, tried = 0, -1.0, 0
    child = integer(tree[node, 2])
    while child > 0:
        if refuse(s, box, integer(tree[child, 0])) == 0:
            tried += 1
            tree[child, 5] += 1.0
            visits = tree[child, 4]
            value = tree[child, 6] / visits + explore * math.sqrt(math.log(tree[child, 5]) / visits)
            if value > bound:
                bound = value
                best = child
        child = integer(tree[child, 3])
    return best, tried


@compiled
def _untried(s: Record, box: Record, tree: Any, node: int, start: int, legal: int) -> int:
    """A legal move without a node, beginning to look at number `start`."""
    move = 0
    for i in range(legal):
        move = nth(s, box, (start + i) % legal)
        child = integer(tree[node, 2])
        while child > 0 and integer(tree[child, 0]) != move:
            child = integer(tree[child, 3])
        if child == 0:
            break
    return move


@compiled
def _add(tree: Any, node: int, child: int, move: int, mover: int) -> None:
    tree[child, 0] = move
    tree[child, 1] = mover
    tree[child, 2] = 0.0
    tree[child, 3] = tree[node, 2]
    tree[child, 4] = 0.0
    tree[child, 5] = 1.0
    tree[child, 6] = 0.0
    tree[node, 2] = child
