"""That's Life! as numbers for programs that learn: actions, masks and observations, compiled.

The layouts are described in docs/envs.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Record, index, integer, lowest, size
from lifetable.games.thats_life import rules
from lifetable.games.thats_life.rules import (
    FINISH,
    FINISH_PLACE,
    SLOTS,
    START,
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
_BEHIND_TILES = np.uint64(
    (1 << FINISH) - (1 << (TILES + 1))
)  # slots between the last tile's and Finish


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
    # Always TILES, but the compiler must not know: it unrolls loops whose small length it knows.
    tiles = max(TILES, players)
    guards_at = players * PLACES
    order_at = guards_at + PLACES
    taken_at = order_at + 2 * TILES
    scores_at = taken_at + players * TILES
    die_at = scores_at + players
    turn_at = die_at + OUTCOMES
    path, known, pieces = s.path, _NONE, s.pawns | s.guards
    moved = pieces & _BEHIND_TILES
    for i in range(players):
        other = seat + i if seat + i < players else seat + i - players
        row, at, taken_by_at = other * SLOTS, i * PLACES, taken_at + i * TILES
        known |= s.taken[index(other)]
        taken = np.uint32(s.taken[index(other)] >> _ONE)
        for k in range(tiles):
            out[index(at + 1 + k)] = s.pawn_count[index(row + 1 + k)]
            out[index(taken_by_at + k)] = (taken >> np.uint32(k)) & np.uint32(1)
        out[index(at)] = s.pawn_count[index(row + START)]
        out[index(at + FINISH_PLACE)] = s.pawn_count[index(row + FINISH)]
        out[index(scores_at + i)] = total(s, other)
        out[index(turn_at + i)] = other == s.turn and not s.over
    for k in range(tiles):
        slot = np.uint64(s.slot_of[k + 1])
        there = (path >> slot) & _ONE
        shown = integer(there | ((known >> np.uint64(k + 1)) & _ONE))
        moved |= (pieces >> np.uint64(k + 1)) & np.uint64(s.tile_at[k + 1] != k + 1)
        out[index(guards_at + 1 + k)] = s.guard_count[k + 1]
        out[index(order_at + k)] = there * np.uint64(size(path & ((_ONE << slot) - _ONE)) + 1)
        out[index(order_at + TILES + k)] = shown * s.value[k + 1]
    out[index(guards_at)] = s.guard_count[START]
    out[index(guards_at + FINISH_PLACE)] = s.guard_count[FINISH]
    for k in range(OUTCOMES):
        out[index(die_at + k)] = s.die == k + 1 and not s.over
    if moved:  # something stands on a slot n where not tile n lies, as it does in most games
        _observe_moved(s, seat, out)


@compiled
def _observe_moved(s: Record, seat: int, out: Any) -> None:
    """Pawns and guards once more, wherever their tiles lie."""
    players = integer(s.players)
    for i in range((players + 1) * PLACES):
        out[i] = 0
    slots = s.guards
    while slots != _NONE:
        slot = lowest(slots)
        slots &= slots - _ONE
        out[players * PLACES + place_of(s, slot)] = s.guard_count[slot]
    for i in range(players):
        other = seat + i if seat + i < players else seat + i - players
        slots = s.own[other]
        while slots != _NONE:
            slot = lowest(slots)
            slots &= slots - _ONE
            out[i * PLACES + place_of(s, slot)] = s.pawn_count[other * SLOTS + slot]


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
