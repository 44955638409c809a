"""Steps of one game, and of thousands, compiled: actions in, observations and masks out.

This file is loaded once for each game, with that game's rules and its `observation.py` as its globals
(see `observation.loops_of`), as `games/driver.py` is.
"""

# ruff: noqa: F821

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import brief, compiled
from lifetable.games.kernel import Log, Record, derive, player_stream, rekey, scatter, share, stride

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

OVER, ILLEGAL = -1, -2
ANY_SEAT, ALL_SEATS = -1, -2  # instead of the learner's seat: another in each game; self-play


@compiled
def _look(s: Record, box: Record, seat: int, out: Any) -> None:
    """What a seat sees and, behind it, what it may do: nothing if it is not its turn."""
    size = out.shape[0] - ACTIONS
    observe(s, box, seat, out[:size])
    if seat == s.turn:
        mask(s, box, out[size:])
    else:
        for i in range(size, out.shape[0]):
            out[i] = 0


@brief
def look(states: Any, boxes: Any, seat: int, out: Any) -> None:
    """The observation of a seat, and the mask behind it."""
    _look(states[0], boxes[0], seat, out)


@brief
def move_of(states: Any, boxes: Any, action: int) -> Any:
    """The legal move that an action means now, or ILLEGAL."""
    move = to_move(states[0], boxes[0], action)
    if move < 0 or refuse(states[0], boxes[0], move) != 0:
        return ILLEGAL
    return move


@brief
def action_of(states: Any, boxes: Any, move: int) -> Any:
    """The action that means a legal move."""
    return to_action(states[0], boxes[0], move)


@brief
def act(states: Any, boxes: Any, action: int, out: Any, log: Log) -> Any:
    """One action, and what the next seat sees then. The seat to move, or OVER, or ILLEGAL: unchanged."""
    s, box = states[0], boxes[0]
    move = to_move(s, box, action)
    if move < 0 or refuse(s, box, move) != 0:
        return ILLEGAL
    apply(s, box, move, log)
    if s.over:
        return OVER
    _look(s, box, s.turn, out)
    return s.turn


@brief
def random_move(states: Any, boxes: Any, r: Any, log: Log) -> None:
    """A random player's move: any legal one, all equally likely."""
    s, box = states[0], boxes[0]
    apply(s, box, nth(s, box, share(r, count(s, box))), log)


@brief
def remember(states: Any, boxes: Any, action: int, seen: Any, words: Any, past: Any) -> None:
    """Fold an action, and what each seat sees now, into the seats' hashes; the last row is the public's.

    `words` are the bytes of `seen` again, eight at a time.
    """
    players = past.shape[0] - 1
    past[players] = scatter(stride(past[players]) ^ np.uint64(action + 1))
    for seat in range(players):
        observe(states[0], boxes[0], seat, seen)
        h = scatter(stride(past[seat]) ^ np.uint64(action + 1))
        for i in range(words.shape[0]):
            h = scatter(stride(h) ^ words[i])
        past[seat] = h


# --- many games -------------------------------------------------------------------------------------


@compiled
def _random_players(s: Record, box: Record, seat: int, r: Any, log: Log) -> Any:
    """Random players play until it is a seat's turn, or all is over."""
    while not s.over and s.turn != seat:
        r = stride(r)
        apply(s, box, nth(s, box, share(r, count(s, box))), log)
    return r


@compiled
def _begin(
    states: Any,
    i: int,
    box: Record,
    key: Any,
    games: int,
    learner: int,
    numbers: Any,
    streams: Any,
    log: Log,
) -> None:
    """Deal the next game of row i, and let others play up to the first decision asked for."""
    s = states[i]
    while True:
        k0, k1 = derive(key, np.uint64(numbers[i]))
        numbers[i] += games
        rekey(s, k0, k1)
        deal(s, box, log)
        streams[i] = stride(player_stream(s))
        if learner == ALL_SEATS:
            return
        seat = learner
        if learner == ANY_SEAT:
            seat = share(streams[i], s.players)
        streams[i] = _random_players(s, box, seat, streams[i], log)
        if not s.over:
            return


@compiled
def begin(
    states: Any,
    boxes: Any,
    key: Any,
    games: int,
    learner: int,
    numbers: Any,
    streams: Any,
    seen: Any,
    legal: Any,
    turns: Any,
    log: Log,
) -> None:
    """Deal all games. Row i plays games number i, i + `games`, i + 2 `games`, ... of the series."""
    box = boxes[0]
    for i in range(states.shape[0]):
        _begin(states, i, box, key, games, learner, numbers, streams, log)
        s = states[i]
        observe(s, box, s.turn, seen[i])
        mask(s, box, legal[i])
        turns[i] = s.turn


@compiled
def step(
    states: Any,
    boxes: Any,
    key: Any,
    games: int,
    learner: int,
    numbers: Any,
    streams: Any,
    actions: Any,
    seen: Any,
    legal: Any,
    turns: Any,
    rewards: Any,
    over: Any,
    illegal: Any,
    shares: Any,
    scores: Any,
    final: Any,
    log: Log,
) -> None:
    """One action in each game. A game that ends leaves its last observation and is dealt anew."""
    box = boxes[0]
    for i in range(states.shape[0]):
        s = states[i]
        me = s.turn
        move = to_move(s, box, actions[i])
        illegal[i] = move < 0 or refuse(s, box, move) != 0
        if illegal[i]:
            streams[i] = stride(streams[i])
            move = nth(s, box, share(streams[i], count(s, box)))
        apply(s, box, move, log)
        if learner != ALL_SEATS:
            streams[i] = _random_players(s, box, me, streams[i], log)
        rewards[i] = 0.0
        over[i] = s.over != 0
        if s.over:
            score(s, box, shares[i], scores[i])
            rewards[i] = shares[i, me]
            observe(s, box, me, final[i])
            _begin(states, i, box, key, games, learner, numbers, streams, log)
        observe(s, box, s.turn, seen[i])
        mask(s, box, legal[i])
        turns[i] = s.turn
