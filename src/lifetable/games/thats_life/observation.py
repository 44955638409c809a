"""That's Life! as numbers for programs that learn: actions, masks and observations, compiled.

The layouts are described in docs/envs.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.kernel import Record, compiled, integer, lowest
from lifetable.games.thats_life import rules
from lifetable.games.thats_life.rules import (
    SLOTS,
    TILES,
    count,
    nth,
    place_of,
    total,
)

PLACES = TILES + 2  # Start, the tiles, Finish
ORIGINS = TILES + 1  # places that something can leave
ACTIONS = 4 * ORIGINS + 1
OUTCOMES = 6
_NONE, _ONE = np.uint64(0), np.uint64(1)


def parts(players: int) -> dict[str, int]:
    """The parts of an observation, in order, with their lengths."""
    return {
        "pawns": players * PLACES,
        "guards": PLACES,
        "order": TILES,
        "value": TILES,
        "taken": players * TILES,
        "scores": players,
        "die": 6,
        "turn": players,
    }


def longest(options: Any) -> int:
    """No game has more moves, if there is such a number; else 0."""
    pieces = 6 * 2 + rules.GUARDS  # six players with two pawns each, as many as four with three
    return 0 if options["one-is-free"] or options["recycle"] else pieces * ORIGINS


@compiled
def observe(s: Record, box: Record, seat: int, out: Any) -> None:
    """Write what a seat sees: here everything, its own things first."""
    players = integer(s.players)
    for i in range(out.shape[0]):
        out[i] = 0
    guards_at = players * PLACES
    order_at = guards_at + PLACES
    value_at = order_at + TILES
    taken_at = value_at + TILES
    scores_at = taken_at + players * TILES
    _observe_path(s, order_at, value_at, out)
    slots = s.guards
    while slots != _NONE:
        slot = lowest(slots)
        slots &= slots - _ONE
        out[guards_at + place_of(s, slot)] = s.guard_count[slot]
    for i in range(players):
        other = seat + i if seat + i < players else seat + i - players
        slots = s.own[other]
        while slots != _NONE:
            slot = lowest(slots)
            slots &= slots - _ONE
            out[i * PLACES + place_of(s, slot)] = s.pawn_count[other * SLOTS + slot]
        tiles = s.taken[other]
        while tiles != _NONE:
            tile = lowest(tiles)
            tiles &= tiles - _ONE
            out[taken_at + i * TILES + tile - 1] = 1
            out[value_at + tile - 1] = s.value[tile]
        out[scores_at + i] = total(s, other)
        if other == s.turn and not s.over:
            out[scores_at + players + 6 + i] = 1
    if not s.over:
        out[scores_at + players + s.die - 1] = 1


@compiled
def _observe_path(s: Record, order_at: int, value_at: int, out: Any) -> None:
    order = 0
    path = s.path
    while path != _NONE:
        slot = lowest(path)
        path &= path - _ONE
        tile = s.tile_at[slot]
        order += 1
        out[order_at + tile - 1] = order
        out[value_at + tile - 1] = s.value[tile]


@compiled
def mask(s: Record, box: Record, out: Any) -> None:
    """Write 1 for every action that is legal for the seat to move, else 0."""
    for i in range(ACTIONS):
        out[i] = 0
    for k in range(count(s, box)):
        out[to_action(s, box, nth(s, box, k))] = 1


@compiled
def to_action(s: Record, box: Record, move: int) -> int:
    """The number of a move's action."""
    return (move // SLOTS) * ORIGINS + move % SLOTS


@compiled
def to_move(s: Record, box: Record, action: int) -> int:
    """The move of an action's number; -1 for none. It may not be legal."""
    if action < 0 or action >= ACTIONS:
        return -1
    return (action // ORIGINS) * SLOTS + action % ORIGINS


@compiled
def settle(s: Record, outcome: int) -> None:
    """Let the die show what an outcome of chance says, 0 to OUTCOMES - 1."""
    s.die = outcome + 1
