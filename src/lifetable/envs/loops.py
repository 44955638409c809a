"""Steps of one game, and of thousands, compiled: actions in, observations and masks out.

This file is loaded once for each game, with that game's rules and its `observation.py` as its globals
(see `observation.loops_of`), as `games/driver.py` is.
"""

# ruff: noqa: F821

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import brief, compiled
from lifetable.games.kernel import (
    Log,
    Record,
    derive,
    integer,
    player_stream,
    rekey,
    scatter,
    share,
    stride,
)

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
weigh: Any

OVER, ILLEGAL = -1, -2
ANY_SEAT, ALL_SEATS = -1, -2  # instead of the learner's seat: another in each game; self-play


@compiled
def _playable(s: Record, box: Record) -> bool:
    """Is there a move to make? Not in a game that is over, nor in a record that nobody has dealt: there the rules would
    look for a move, or for the next seat, for ever."""
    return s.players > 0 and not s.over and count(s, box) > 0


@compiled
def _look(s: Record, box: Record, seat: int, out: Any) -> None:
    """What a seat sees and, behind it, what it may do: nothing if it is not its turn."""
    size = out.shape[0] - ACTIONS
    observe(s, box, seat, out[:size])
    if seat == s.turn and not s.over:
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
    if not _playable(states[0], boxes[0]):
        return ILLEGAL
    move = to_move(states[0], boxes[0], action)
    if move < 0 or refuse(states[0], boxes[0], move) != 0:
        return ILLEGAL
    return move


@brief
def action_of(states: Any, boxes: Any, move: int) -> Any:
    """The action that means a legal move; ILLEGAL for any other."""
    if not _playable(states[0], boxes[0]) or refuse(states[0], boxes[0], move) != 0:
        return ILLEGAL
    return to_action(states[0], boxes[0], move)


@brief
def act(states: Any, boxes: Any, action: int, out: Any, log: Log) -> Any:
    """One action, and what the next seat sees then. The seat to move, or OVER, or ILLEGAL: unchanged."""
    s, box = states[0], boxes[0]
    if not _playable(s, box):
        return ILLEGAL
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
    """A random player's move: any legal one, all equally likely. Nothing where none is legal."""
    s, box = states[0], boxes[0]
    if not _playable(s, box):
        return
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
def _others(
    states: Any, box: Record, me: int, greedy: Any, work: Any, desk: Any, r: Any, log: Log
) -> Any:
    """The others play until it is a seat's turn, or all is over; `greedy` says who is, counted from that seat. The rest
    play at random."""
    s = states[0]
    while not s.over and s.turn != me:
        legal = count(s, box)
        if greedy[(s.turn - me) % s.players]:
            k = 0
            if legal > 1:
                values = np.empty(legal)
                weigh(states, work, box, desk, values, log)
                k = integer(np.argmax(values))
            move = nth(s, box, k)
        else:
            r = stride(r)
            move = nth(s, box, share(r, legal))
        apply(s, box, move, log)
    return r


@compiled
def _begin(
    states: Any,
    i: int,
    box: Record,
    keys: Any,
    learner: int,
    numbers: Any,
    streams: Any,
    greedy: Any,
    work: Any,
    desk: Any,
    log: Log,
) -> None:
    """Deal the next game of row i, and let others play up to the first decision asked for."""
    s = states[i]
    while True:
        k0, k1 = derive(keys[i], np.uint64(numbers[i]))
        numbers[i] += 1
        rekey(s, k0, k1)
        deal(s, box, log)
        streams[i] = stride(player_stream(s))
        if learner == ALL_SEATS:
            return
        seat = learner
        if learner == ANY_SEAT:
            seat = share(streams[i], s.players)
        streams[i] = _others(states[i : i + 1], box, seat, greedy, work, desk, streams[i], log)
        if not s.over:
            return


@compiled
def begin(
    states: Any,
    boxes: Any,
    keys: Any,
    learner: int,
    numbers: Any,
    streams: Any,
    greedy: Any,
    work: Any,
    desk: Any,
    seen: Any,
    legal: Any,
    turns: Any,
    wanted: Any,
    log: Log,
) -> None:
    """Deal the next game of every row that is wanted: number 0, then 1, ... of the series of its key."""
    box = boxes[0]
    for i in range(states.shape[0]):
        if wanted[i]:
            _begin(states, i, box, keys, learner, numbers, streams, greedy, work, desk, log)
            s = states[i]
            observe(s, box, s.turn, seen[i])
            mask(s, box, legal[i])
            turns[i] = s.turn


@compiled
def step(
    states: Any,
    boxes: Any,
    keys: Any,
    learner: int,
    numbers: Any,
    streams: Any,
    greedy: Any,
    work: Any,
    desk: Any,
    seen: Any,
    legal: Any,
    turns: Any,
    actions: Any,
    rewards: Any,
    over: Any,
    illegal: Any,
    shares: Any,
    scores: Any,
    final: Any,
    movers: Any,
    at_once: bool,
    waiting: Any,
    log: Log,
) -> None:
    """One action in each game. A game that ends is dealt anew `at_once`, and leaves its last observation in `final`;
    or it waits: with its last observation, and for the next step to deal it anew."""
    box = boxes[0]
    for i in range(states.shape[0]):
        s = states[i]
        rewards[i] = 0.0
        over[i] = False
        illegal[i] = False
        movers[i] = s.turn
        if waiting[i] or not _playable(s, box):
            waiting[i] = False
            _begin(states, i, box, keys, learner, numbers, streams, greedy, work, desk, log)
        else:
            me = s.turn
            move = to_move(s, box, actions[i])
            if move < 0 or refuse(s, box, move) != 0:
                illegal[i] = True
                streams[i] = stride(streams[i])
                move = nth(s, box, share(streams[i], count(s, box)))
            apply(s, box, move, log)
            if learner != ALL_SEATS:
                streams[i] = _others(
                    states[i : i + 1], box, me, greedy, work, desk, streams[i], log
                )
            if s.over:
                over[i] = True
                score(s, box, shares[i], scores[i])
                rewards[i] = shares[i, me]
                if not at_once:
                    waiting[i] = True
                    observe(s, box, me, seen[i])
                    for action in range(ACTIONS):
                        legal[i, action] = 0
                    turns[i] = me
                    continue
                observe(s, box, me, final[i])
                _begin(states, i, box, keys, learner, numbers, streams, greedy, work, desk, log)
        observe(s, box, s.turn, seen[i])
        mask(s, box, legal[i])
        turns[i] = s.turn
