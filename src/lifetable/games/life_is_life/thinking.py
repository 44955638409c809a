"""How the bots of Life is Life judge a hand and play a round in their heads, compiled.

A position is judged animal by animal: for each one a number is looked up that self-play has learned for
what a seat may know of it (how many it holds, the most anybody else is known to hold, how many lie in the
rows, how many are unseen). Their sum, squeezed between 0 and 1, is how well the round will go. Because it
is a sum over animals, the best of some hundred trades is found by filling a small table, not by trying them.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lifetable.games.compiling import compiled, typed
from lifetable.games.kernel import Log, Record, derive, scatter, stride
from lifetable.games.life_is_life.belief import imagine
from lifetable.games.life_is_life.rules import (
    KNOCK,
    ROW_SHIFT,
    ROWS,
    SEATS,
    SPECIES,
    apply,
    held,
)

STAGES = 9  # four parts of a round before a knock, then 0 to 4 turns left after one
PATIENCE = 12  # turns per player after which everybody knocks
TOTALS = (9, 8, 7, 7, 6, 6, 5, 5, 4, 3)
_TOTAL = np.array(TOTALS, np.int64)
_KINDS = sorted(set(TOTALS), reverse=True)  # animals of one number are judged alike
SIGHTS = {  # what is looked at: own, most of another, unseen, in rows, two or more in one row
    "memory": (1, 1, 0, 0, 0),
    "all": (1, 1, 1, 1, 1),
}
DIM, SHARP = "memory", "all"
ROOM = np.dtype(  # to work in
    [
        ("first", np.int64, SPECIES),  # where an animal's numbers begin...
        ("stride", np.int64, (SPECIES, 5)),  # ... and how far one more of each thing seen leads
        ("seen", np.int64, (SPECIES, 5)),
        ("best", np.float64, 2 * ROWS + 2),
        ("lay", np.int64, (ROWS, SPECIES, 2 * ROWS + 2)),
        ("odds", np.float64, SPECIES),
        ("places", np.int64, (SPECIES, 3)),
        ("lives", np.int64, SEATS),
    ],
    align=True,
)
_NONE = np.uint64(0)
_LAID = np.uint64((1 << ROW_SHIFT) - 1)
_LEAST = -1e9


def cells_of(sight: str) -> int:
    """How many numbers are learned for each stage."""
    return sum(_side(total, sight) for total in _KINDS)


def _side(total: int, sight: str) -> int:
    return int(np.prod([size for size, on in zip(_sizes(total), SIGHTS[sight], strict=True) if on]))


def _sizes(total: int) -> tuple[int, ...]:
    return (total + 1,) * 4 + (2,)


def room_for(sight: str) -> Any:
    """Room to think in, for one who looks at these things."""
    room: Any = np.zeros(1, ROOM)[0]
    for species, total in enumerate(TOTALS):
        room["first"][species] = sum(_side(t, sight) for t in _KINDS if t > total)
        step = 1
        for i, (size, on) in enumerate(zip(_sizes(total), SIGHTS[sight], strict=True)):
            if on:
                room["stride"][species, i] = step
                step *= size
    return room


def coarser() -> np.ndarray[Any, Any]:
    """For each cell of the sharp sight the cell of the dim one that covers it."""
    dim, sharp = room_for(DIM), room_for(SHARP)
    result = np.zeros(cells_of(SHARP), np.int64)
    for species, total in enumerate(TOTALS):
        things = np.indices(_sizes(total)).reshape(5, -1)
        where = sharp["first"][species] + sharp["stride"][species] @ things
        result[where] = dim["first"][species] + dim["stride"][species] @ things
    return result


@compiled
def cell(room: Record, species: int, more: int, bundle: int) -> int:
    """Where the number for an animal is kept, with `more` of it moved from the rows to the own hand.

    `bundle` tells whether two or more then lie in one row.
    """
    seen, stride = room.seen[species], room.stride[species]
    return (
        room.first[species]
        + (seen[0] + more) * stride[0]
        + seen[1] * stride[1]
        + seen[2] * stride[2]
        + (seen[3] - more) * stride[3]
        + bundle * stride[4]
    )


@compiled
def bundled(s: Record, species: int, r: int, laid: int) -> int:
    """Do two or more of an animal lie in one row, once row r + 1 holds `laid` of them?"""
    most = laid
    for other in range(ROWS):
        if other != r:
            most = max(most, held(s.row[other], species))
    return 1 if most > 1 else 0


@compiled
def stage_after(s: Record, knock: int) -> int:
    """The part of a round that begins when the mover has moved."""
    if s.knocked >= 0:
        return 3 + s.last_turns
    if knock:
        return 3 + s.living
    return min(3, (s.turns + 1) // s.living)


@compiled
def notice(s: Record, seat: int, room: Record) -> None:
    """What a seat may know of each animal: own cards, the most of another, unseen ones, those in the rows."""
    seen = room.seen
    for species in range(SPECIES):
        own = held(s.hand[seat], species)
        most = rows = known = 0
        for other in range(s.players):
            if other != seat:
                n = held(s.known[other], species)
                known += n
                most = max(most, n)
        for r in range(ROWS):
            rows += held(s.row[r], species)
        seen[species, 0] = own
        seen[species, 1] = most
        seen[species, 2] = _TOTAL[species] - own - known - rows
        seen[species, 3] = rows


@compiled
def place(s: Record, room: Record, move: int, species: int) -> int:
    """The cell of an animal after a move."""
    if move == KNOCK:
        return cell(room, species, 0, bundled(s, species, -1, 0))
    r, laid = (move >> ROW_SHIFT) - 1, held(np.uint64(move) & _LAID, species)
    more = held(s.row[r], species) - laid
    return cell(room, species, more, bundled(s, species, r, laid))


@compiled
def weigh(s: Record, weights: Any, room: Record, move: int) -> float:
    """The sum for a move."""
    learned = weights[s.living - 2, stage_after(s, 1 if move == KNOCK else 0)]
    total = 0.0
    for species in range(SPECIES):
        total += learned[place(s, room, move, species)]
    return total


@compiled
def _best_of_row(s: Record, learned: Any, room: Record, r: int, noise: float, dice: Any) -> float:
    """The best trade with row r + 1, by dynamic programming over the animals.

    best[2 * k + d] is the best sum with k cards laid, d telling whether they already differ from the
    row (LL02); lay[species] keeps how it was reached.
    """
    cards, best, lay = r + 1, room.best, room.lay[r]
    for i in range(2 * cards + 2):
        best[i] = _LEAST
    best[0] = 0.0
    base = 0.0
    for species in range(SPECIES):
        get = held(s.row[r], species)
        single = cell(room, species, get, bundled(s, species, r, 0))
        pair = cell(room, species, get, 1)
        step = room.stride[species, 0] - room.stride[species, 3]  # one card more laid
        plain = learned[single]
        base += plain
        top = min(room.seen[species, 0], cards)
        if top == 0 and get == 0:
            for i in range(2 * cards + 2):
                lay[species, i] = i & 1
            continue
        for k in range(cards, -1, -1):
            same, other = _LEAST, _LEAST
            how_same = how_other = 0
            for n in range(min(top, k) + 1):
                gain = learned[(single if n < 2 else pair) - n * step] - plain
                if noise > 0.0:
                    dice = stride(dice)
                    gain += noise * (np.float64(scatter(dice) >> np.uint64(11)) * 2.0**-53 - 0.5)
                from_same, from_other = best[2 * (k - n)] + gain, best[2 * (k - n) + 1] + gain
                if from_other > other:
                    other, how_other = from_other, 2 * n + 1
                if n == get:
                    if from_same > same:
                        same, how_same = from_same, 2 * n
                elif from_same > other:
                    other, how_other = from_same, 2 * n
            best[2 * k], best[2 * k + 1] = same, other
            lay[species, 2 * k], lay[species, 2 * k + 1] = how_same, how_other
    return base + best[2 * cards + 1]


@compiled
def _laid_in(lay: Any, cards: int) -> Any:
    """The cards of the best trade, read back from the table."""
    laid = _NONE
    differs = 1
    species = SPECIES - 1
    while species >= 0:
        how = lay[species, 2 * cards + differs]
        laid += np.uint64(how >> 1) << np.uint64(4 * species)
        cards -= how >> 1
        differs = how & 1
        species -= 1
    return laid


@compiled
def decide(s: Record, weights: Any, room: Record, noise: float, dice: Any) -> int:
    """The move with the best sum."""
    notice(s, s.turn, room)
    if s.traded[s.turn]:
        value = weigh(s, weights, room, KNOCK)
        if s.turns >= PATIENCE * s.living and s.knocked < 0:
            return KNOCK
    else:
        value = 2 * _LEAST
    learned = weights[s.living - 2, stage_after(s, 0)]
    chosen = -1
    for r in range(ROWS):
        found = _best_of_row(s, learned, room, r, noise, dice + np.uint64(r))
        if found > value:
            value, chosen = found, r
    if chosen < 0:
        return KNOCK
    laid: Any = np.int64(_laid_in(room.lay[chosen], chosen + 1))
    return ((chosen + 1) << ROW_SHIFT) | laid


@compiled
def play_round(s: Record, box: Record, weights: Any, room: Record, log: Log) -> None:
    """Play on to the end of the round, everybody as `decide` says."""
    this = s.round
    while not s.over and s.round == this:
        apply(s, box, decide(s, weights, room, 0.0, _NONE), log)


# --- looking ahead ----------------------------------------------------------------------------------


@compiled
def lives_place(base: int, lives: Any, seat: int) -> int:
    """Where a seat's chance is kept: by its own lives, then those of the others, most first."""
    where: Any = min(lives[seat], base - 1)
    for level in range(base - 1, -1, -1):
        for other in range(lives.shape[0]):
            if other != seat and min(lives[other], base - 1) == level:
                where = where * base + level
    return where


@compiled
def win_chance(table: Any, base: int, s: Record, room: Record, seat: int) -> float:
    """A seat's chance to be the last one in, from everybody's lives."""
    for other in range(SEATS):
        room.lives[other] = s.lives[other]
    return np.float64(table[lives_place(base, room.lives, seat)])


@compiled
def weigh_all(root: Any, weights: Any, moves: Any, sums: Any, room: Record) -> None:
    """The sum of every move."""
    s = root[0]
    notice(s, s.turn, room)
    for k in range(moves.shape[0]):
        sums[k] = weigh(s, weights, room, moves[k])


@compiled
def look_ahead(
    root: Any,
    work: Any,
    box: Record,
    weights: Any,
    urges: Any,
    table: Any,
    base: int,
    moves: Any,
    start: int,
    rounds: int,
    key: Any,
    tally: Any,
    room: Record,
    log: Log,
) -> None:
    """Play the round out after each move, from the same imagined hands for all of them.

    tally[k] adds up: win chance afterwards, lives afterwards, own points, rounds that I ended by sudden
    death, that another did, times I was best, and times I was worst.
    """
    seat = root[0].turn
    s = work[1]
    for n in range(start, start + rounds):
        k0, k1 = derive(key, np.uint64(n))
        work[0] = root[0]
        imagine(work[0], box, seat, k0, k1, urges, room)
        for k in range(moves.shape[0]):
            work[1] = work[0]
            s.points[seat] = -1
            apply(s, box, moves[k], log)
            if not s.over and s.round == root[0].round:
                play_round(s, box, weights, room, log)
            tally[k, 0] += win_chance(table, base, s, room, seat)
            tally[k, 1] += s.lives[seat]
            lost = root[0].lives[seat] - s.lives[seat]
            if s.points[seat] < 0:
                tally[k, 3 if lost <= 0 else 4] += 1.0
            else:
                tally[k, 2] += s.points[seat]
                if lost == 0:
                    tally[k, 5] += 1.0
                elif _is_worst(s, root[0], seat):
                    tally[k, 6] += 1.0


@compiled
def _is_worst(s: Record, before: Record, seat: int) -> bool:
    for other in range(s.players):
        if before.lives[other] > 0 and s.points[other] < s.points[seat]:
            return False
    return True


@typed("float64(float64)")
def squeeze(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))
