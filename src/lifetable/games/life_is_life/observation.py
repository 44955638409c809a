"""Life is Life as numbers for programs that learn: actions, masks and observations, compiled.

The layouts are described in docs/envs.md.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Record, index, integer
from lifetable.games.life_is_life.rules import (
    KNOCK,
    ROW_SHIFT,
    ROWS,
    SPECIES,
    held,
    size,
    species_at,
)

_BUNCHES = [
    sum(1 << (4 * species) for species in bunch)
    for cards in range(1, ROWS + 1)
    for bunch in combinations_with_replacement(range(SPECIES), cards)
]
BUNCHES = np.array(_BUNCHES, np.uint64)
"""Every bunch of one to four animals, as the rules keep them; an action is its place here."""
ACTIONS = len(_BUNCHES) + 1
KNOCKING = len(_BUNCHES)
_FIRST = np.array([0, 10, 65, 285, 1000], np.int64)  # where the bunches of each size begin
# How many bunches of `cards` animals begin with a species before `species` but not before `least`
# is a difference of two of these: _AFTER[cards, species] bunches have no animal before `species`.
_AFTER = np.array(
    [
        [
            sum(1 for _ in combinations_with_replacement(range(first, SPECIES), cards))
            for first in range(SPECIES + 1)
        ]
        for cards in range(ROWS + 1)
    ],
    np.int64,
)
_NONE = np.uint64(0)
_NIBBLE, _FOUR = np.uint64(15), np.uint64(4)
_TOPS = np.uint64(0x8888888888)
# The same bunches two species at a time, in bytes: many fit into one wide instruction.
_PAIRS = SPECIES // 2
_BYTES = np.array([[b >> (8 * pair) & 255 for b in _BUNCHES] for pair in range(_PAIRS)], np.uint8)
_BOTH = np.uint8(0x88)
_SMALL = 127  # what fits into an observation


def parts(players: int) -> dict[str, int]:
    """The parts of an observation, in order, with their lengths."""
    return {
        "hand": SPECIES,
        "rows": ROWS * SPECIES,
        "known": players * SPECIES,
        "shed": players * SPECIES,
        "lives": players,
        "traded": players,
        "starter": players,
        "knocked": players,
        "turn": players,
        "last_turns": 1,
        "turns": 1,
        "cap": 1,
        "round": 1,
    }


def longest(options: Any) -> int:
    """No game has more moves, if there is such a number; else 0."""
    return 0  # LL10: a sudden death gives a life back, so even capped rounds can go on for ever


@compiled
def _write(bunch: Any, at: int, out: Any) -> None:
    for species in range(SPECIES):
        out[index(at + species)] = (bunch >> np.uint64(4 * species)) & _NIBBLE


@compiled
def observe(s: Record, box: Record, seat: int, out: Any) -> None:
    """Write what a seat sees, its own things first. LL11"""
    players = integer(s.players)
    _write(s.hand[seat], 0, out)
    for r in range(ROWS):
        _write(s.row[r], (1 + r) * SPECIES, out)
    known_at = (1 + ROWS) * SPECIES
    shed_at = known_at + players * SPECIES
    at = shed_at + players * SPECIES
    for i in range(players):
        other = seat + i if seat + i < players else seat + i - players
        _write(s.known[index(other)], known_at + i * SPECIES, out)
        _write(s.slack[index(other)], shed_at + i * SPECIES, out)
        out[index(at + i)] = min(integer(s.lives[index(other)]), _SMALL)
        out[index(at + players + i)] = s.traded[index(other)]
        out[index(at + 2 * players + i)] = s.starter == other
        out[index(at + 3 * players + i)] = s.knocked == other
        out[index(at + 4 * players + i)] = s.turn == other and not s.over
    at += 5 * players
    out[at] = max(integer(s.last_turns), 0)
    out[at + 1] = min(integer(s.turns), _SMALL)
    out[at + 2] = min(max(integer(box.cap) - integer(s.turns), 0), _SMALL)
    out[at + 3] = min(integer(s.round), _SMALL)


@compiled
def mask(s: Record, box: Record, out: Any) -> None:
    """Write 1 for every action that is legal for the seat to move, else 0."""
    if s.over:
        for i in range(ACTIONS):
            out[i] = 0
        return
    # No more than four of a species can be laid: cut to four, each has a bit to borrow from.
    hand = _NONE
    for species in range(SPECIES):
        n = min(held(s.hand[s.turn], species), ROWS)
        hand |= np.uint64(n) << np.uint64(4 * species)
    hand |= _TOPS
    for i in range(KNOCKING):
        left = _BOTH
        for pair in range(_PAIRS):
            left &= np.uint8((hand >> np.uint64(8 * pair)) - np.uint64(_BYTES[pair, i]))
        out[i] = left == _BOTH
    for r in range(ROWS):
        out[_place(s.row[r])] = 0  # LL02
    out[KNOCKING] = s.traded[s.turn]


@compiled
def _place(bunch: Any) -> int:
    """Where a bunch of one to four animals stands in BUNCHES."""
    cards = size(bunch)
    place = _FIRST[cards - 1]
    least = 0
    for k in range(cards):
        species = species_at(bunch, k)
        place += _AFTER[cards - k, least] - _AFTER[cards - k, species]
        least = species
    return place


@compiled
def to_action(s: Record, box: Record, move: int) -> int:
    """The number of a move's action."""
    if move == KNOCK:
        return KNOCKING
    return _place(np.uint64(move & ((1 << ROW_SHIFT) - 1)))


@compiled
def to_move(s: Record, box: Record, action: int) -> int:
    """The move of an action's number; -1 for none. It may not be legal."""
    if action < 0 or action > KNOCKING:
        return -1
    if action == KNOCKING:
        return KNOCK
    laid = BUNCHES[action]
    return (size(laid) << ROW_SHIFT) | integer(laid)
