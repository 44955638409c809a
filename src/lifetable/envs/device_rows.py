"""One row of many games whose arrays lie feature by feature, as a GPU likes them: dealt, stepped, looked at.

This file is loaded once for each game, with that game's rules and its `observation.py` as its globals (see
`device_kernels.py`), as `games/driver.py` is. A GPU runs it with a thread for each row; the CPU, in a loop. The
arrays `seen` and `legal` have a column for each row: neighbouring threads then write neighbouring bytes.
"""

# ruff: noqa: F821

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, derive, player_stream, rekey, share, stride

# The game's rules and eyes, put here by whoever loads this file.
ACTIONS: int
deal: Any
count: Any
nth: Any
refuse: Any
apply: Any
score: Any
observe: Any
mask: Any
to_move: Any
to_action: Any


@compiled
def begin_row(
    s: Record, box: Record, i: int, keys: Any, numbers: Any, streams: Any, log: Log
) -> None:
    """Deal the next game of a row: number 0, then 1, ... of the series that its key begins."""
    k0, k1 = derive(keys[i], np.uint64(numbers[i]))
    numbers[i] += 1
    rekey(s, k0, k1)
    deal(s, box, log)
    streams[i] = stride(player_stream(s))


@compiled
def look_row(s: Record, box: Record, i: int, seen: Any, legal: Any, turns: Any) -> None:
    """What the seat sees whose turn it is, and what it may do."""
    observe(s, box, s.turn, seen[:, i])
    mask(s, box, legal[:, i])
    turns[i] = s.turn


@compiled
def step_row(
    s: Record,
    box: Record,
    i: int,
    keys: Any,
    numbers: Any,
    streams: Any,
    actions: Any,
    movers: Any,
    rewards: Any,
    over: Any,
    illegal: Any,
    shares: Any,
    scores: Any,
    log: Log,
) -> None:
    """One action; instead of an illegal one, a random legal move. A game that ends is dealt anew at once."""
    me = s.turn
    movers[i] = me
    move = to_move(s, box, actions[i])
    illegal[i] = move < 0 or refuse(s, box, move) != 0
    if illegal[i]:
        streams[i] = stride(streams[i])
        move = nth(s, box, share(streams[i], count(s, box)))
    apply(s, box, move, log)
    rewards[i] = 0.0
    over[i] = s.over != 0
    if s.over:
        score(s, box, shares[i], scores[i])
        rewards[i] = shares[i, me]
        begin_row(s, box, i, keys, numbers, streams, log)


@compiled
def choose_row(i: int, legal: Any, streams: Any, actions: Any) -> None:
    """Any legal action, all equally likely."""
    found = 0
    for action in range(legal.shape[0]):
        found += legal[action, i]
    streams[i] = stride(streams[i])
    wanted = share(streams[i], found)
    for action in range(legal.shape[0]):
        wanted -= legal[action, i]
        if wanted < 0:
            actions[i] = action
            return


@compiled
def begin_all(
    states: Any,
    boxes: Any,
    keys: Any,
    numbers: Any,
    streams: Any,
    seen: Any,
    legal: Any,
    turns: Any,
    log: Log,
) -> None:
    """Deal all rows, on the CPU."""
    for i in range(states.shape[0]):
        begin_row(states[i], boxes[0], i, keys, numbers, streams, log)
        look_row(states[i], boxes[0], i, seen, legal, turns)


@compiled
def step_all(
    states: Any,
    boxes: Any,
    keys: Any,
    numbers: Any,
    streams: Any,
    actions: Any,
    seen: Any,
    legal: Any,
    turns: Any,
    movers: Any,
    rewards: Any,
    over: Any,
    illegal: Any,
    shares: Any,
    scores: Any,
    log: Log,
) -> None:
    """One action in each row, on the CPU."""
    for i in range(states.shape[0]):
        s, box = states[i], boxes[0]
        step_row(
            s, box, i, keys, numbers, streams, actions,
            movers, rewards, over, illegal, shares, scores, log,
        )  # fmt: skip
        look_row(s, box, i, seen, legal, turns)


@compiled
def choose_all(legal: Any, streams: Any, actions: Any) -> None:
    """A random legal action in each row, on the CPU."""
    for i in range(actions.shape[0]):
        choose_row(i, legal, streams, actions)
