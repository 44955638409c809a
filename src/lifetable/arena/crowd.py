"""Tables at which everybody plays at random or is `greedy`, in compiled code from the deal to the result.

This file is loaded once for each game, with that game's compiled rules and its `greedy.weigh` as its globals, as
`driver.py` is (see `compiled_tables.crowd_of`). A `random` player has a stream of its own, fixed by the game's key
and the seat: beside other bots, where Python runs the game, it takes its moves from the same stream by `pick`.
"""
# ruff: noqa: F821  (the rules come from whoever loads this file)

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled, typed
from lifetable.games.kernel import Log, Record, derive, integer, rekey, share, stride, threefry

# The game's rules, put here by whoever loads this file.
deal: Any
count: Any
nth: Any
apply: Any
score: Any
weigh: Any

_SEAT = np.uint64(0x53454154)  # the counter's second word: apart from the game's own chance


@typed("void(uint64, uint64, uint64[::1])")
def open_streams(k0: Any, k1: Any, streams: Any) -> None:
    """Where the random player of each seat starts, in the game with this key."""
    for seat in range(streams.shape[0]):
        streams[seat] = threefry(k0, k1, np.uint64(seat), _SEAT)[0]


@typed("int64(uint64[::1], int64, int64)")
def pick(streams: Any, seat: int, legal: int) -> int:
    """The number of the move that the random player of a seat makes, out of so many legal ones."""
    streams[seat] = stride(streams[seat])
    return share(streams[seat], legal)


@compiled
def crowd(
    states: Any,
    box: Record,
    key: Any,
    start: int,
    streams: Any,
    shares: Any,
    scores: Any,
    length: Any,
    ending: Any,
    decisions: Any,
    log: Log,
) -> None:
    """Play games number `start`, `start + 1`, ... of a series, one for each row of `length`."""
    s = states[0]
    for i in range(length.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        rekey(s, k0, k1)
        open_streams(k0, k1, streams)
        deal(s, box, log)
        while not s.over:
            legal = count(s, box)
            k = 0
            if legal > 1:
                seat = integer(s.turn)
                k = pick(streams, seat, legal)
                decisions[i, seat] += 1
            apply(s, box, nth(s, box, k), log)
        score(s, box, shares[i], scores[i])
        length[i] = s.ply
        ending[i] = s.ending


@compiled
def table(
    states: Any,
    work: Any,
    box: Record,
    greedy: Any,
    desk: Any,
    streams: Any,
    decisions: Any,
    moves: Any,
    log: Log,
) -> int:
    """Play on, to the end or as long as there is room for moves. Returns how many were made.

    `greedy` says of each seat whether its player is; the others play at random.
    """
    s = states[0]
    made = 0
    while not s.over and made < moves.shape[0]:
        legal = count(s, box)
        if legal == 1:
            move = nth(s, box, 0)
        else:
            seat = integer(s.turn)
            decisions[seat] += 1
            if greedy[seat]:
                values = np.empty(legal)
                weigh(states, work, box, desk, values, log)
                move = nth(s, box, np.argmax(values))
            else:
                move = nth(s, box, pick(streams, seat, legal))
        moves[made] = move
        made += 1
        apply(s, box, move, log)
    return made


@compiled
def evening(
    states: Any,
    work: Any,
    box: Record,
    key: Any,
    start: int,
    greedy: Any,
    desk: Any,
    streams: Any,
    moves: Any,
    shares: Any,
    scores: Any,
    length: Any,
    ending: Any,
    decisions: Any,
    log: Log,
) -> None:
    """Play the deals number `start`, `start + 1`, ... of a series, each of them once for every row of `greedy`: who is,
    when the table is turned so; a row of `length` for each game."""
    s = states[0]
    game = 0
    for i in range(length.shape[0] // greedy.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        for turn in range(greedy.shape[0]):
            rekey(s, k0, k1)
            open_streams(k0, k1, streams)
            deal(s, box, log)
            while not s.over:
                table(
                    states,
                    work,
                    box,
                    greedy[turn],
                    desk,
                    streams,
                    decisions[game],
                    moves,
                    log,
                )
            score(s, box, shares[game], scores[game])
            length[game] = s.ply
            ending[game] = s.ending
            game += 1
