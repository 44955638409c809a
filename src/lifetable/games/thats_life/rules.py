"""The rules of That's Life!, compiled.

The path is a row of slots: 0 is Start, 63 is Finish, tiles lie on slots 1-62 in path order. Sets of
slots are 64-bit words, so "the next tile", "alone" and "passed by all" are single operations. A tile
keeps its number (1-32, where it lay at the beginning); only `recycle` moves it to another slot.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import (
    HEADER,
    Log,
    Record,
    below,
    bit,
    emit,
    index,
    integer,
    left_of,
    lowest,
    member,
    open_record,
    rekey,
    share,
    size,
)

TILES, START, FINISH, SLOTS, SEATS, GUARDS = 32, 0, 63, 64, 6, 8
FINISH_PLACE = 33  # Finish in notation, events and dicts
PAWN, GUARD, PAWN_BACK, GUARD_BACK, STAY = 0, 1, 2, 3, 4  # a move is 64 * kind + tile
STANDARD, SPRINT, STRAGGLER = 0, 1, 2

(
    ROLLED,
    MOVED,
    STAYED,
    TAKEN,
    HOME,
    FINISHED,
    LEFT,
    RECYCLED,
    ENDED,
    STRAGGLED,
    SCORED,
    WON,
    BEGAN,
) = range(1, 14)
(LEGAL, OVER, NO_TILE, NO_PAWN, NO_GUARD, FROZEN, NOT_FREE, FROM_START, START_EMPTY) = range(9)

BOX = np.dtype(
    [
        ("value", np.int8, TILES + 1),  # by tile; 0 is luck
        ("shuffled", np.int8),
        ("guard_luck", np.int8),  # a guard on each luck tile?
        ("guard_bonus", np.int8),  # and on every bonus from this value on
        ("one_is_free", np.int8),
        ("recycle", np.int8),
        ("ending", np.int8),
    ],
    align=True,
)
STATE = np.dtype(
    [
        *HEADER,
        ("path", np.uint64),  # slots with a tile
        ("pawns", np.uint64),  # slots with a pawn, Start and Finish included
        ("guards", np.uint64),  # slots with a guard, Start and Finish included
        ("own", np.uint64, SEATS),  # slots with a pawn of that seat
        ("taken", np.uint64, SEATS),  # tiles, not slots
        ("gone", np.uint64),  # tiles that left without being taken
        ("pawn_count", np.int8, SEATS * SLOTS),
        ("guard_count", np.int8, SLOTS),
        ("value", np.int8, TILES + 1),
        ("tile_at", np.int8, SLOTS),
        ("slot_of", np.int8, TILES + 1),
        ("home", np.int8, SEATS),
        ("each", np.int8),  # pawns per player
        ("out", np.int8),  # pawns not yet home
        ("boxed", np.int8),  # guards back in the box
        ("end_slot", np.int8),  # first slot behind the last tile
        ("first", np.int8),
        ("die", np.int8),
        ("straggler", np.int8),  # seat, or -1
        ("straggler_tile", np.int8),
    ],
    align=True,
)
_NONE = np.uint64(0)
_FINISH_BIT = np.uint64(1 << 63)
_EDGES = np.uint64((1 << 63) | 1)
_BONUS = 60  # where `total` counts what is no malus


@compiled
def deal(s: Record, box: Record, log: Log) -> None:
    open_record(s)
    _lay_path(s, box)
    s.each = 3 if s.players <= 4 else 2  # TL03
    s.out = s.each * s.players
    for seat in range(SEATS):
        s.own[seat] = _NONE
        s.taken[seat] = _NONE
        s.home[seat] = 0
    for i in range(SEATS * SLOTS):
        s.pawn_count[i] = 0
    for seat in range(s.players):
        s.own[seat] = bit(START)
        s.pawn_count[seat * SLOTS + START] = s.each
    s.pawns = bit(START)
    s.gone = _NONE
    s.straggler = -1
    s.straggler_tile = 0
    s.first = below(s, s.players)
    s.turn = s.first
    emit(log, BEGAN, s.first, 0, 0, 0, 0)
    _roll(s, log)


@compiled
def _lay_path(s: Record, box: Record) -> None:
    s.path = _NONE
    s.guards = _NONE
    s.boxed = 0
    s.value[0] = 0
    for tile in range(1, TILES + 1):
        s.value[tile] = box.value[tile]
    if box.shuffled:  # TL10
        for tile in range(TILES, 1, -1):
            other = 1 + below(s, tile)
            s.value[tile], s.value[other] = s.value[other], s.value[tile]
    for slot in range(SLOTS):
        s.guard_count[slot] = 0
        s.tile_at[slot] = 0
    s.slot_of[0] = START
    for tile in range(1, TILES + 1):
        s.path |= bit(tile)
        s.tile_at[tile] = tile
        s.slot_of[tile] = tile
        value = s.value[tile]
        if (value == 0 and box.guard_luck) or (value > 0 and value >= box.guard_bonus):  # TL02
            s.guards |= bit(tile)
            s.guard_count[tile] = 1
    s.end_slot = TILES + 1


@compiled
def _roll(s: Record, log: Log) -> None:
    s.die = 1 + below(s, 6)
    emit(log, ROLLED, s.turn, s.die, 0, 0, 0)


# --- legal moves ------------------------------------------------------------------------------------


@compiled
def _pawns_forward(s: Record) -> Any:
    return s.own[s.turn] & ~_FINISH_BIT  # TL04: nothing leaves Finish


@compiled
def _guards_forward(s: Record) -> Any:
    return s.guards & s.pawns & ~_FINISH_BIT  # TL05


@compiled
def _may_go_back(s: Record, slots: Any) -> Any:
    """TL11: nobody backs off Start, and onto Start only while a pawn stands there."""
    slots &= ~_EDGES
    if s.path != _NONE and not s.pawns & bit(START):
        slots &= ~bit(lowest(s.path))
    return slots


@compiled
def _free(s: Record, box: Record) -> bool:
    return box.one_is_free and s.die == 1


@compiled
def count(s: Record, box: Record) -> int:
    """How many legal moves there are."""
    if s.over:
        return 0
    pawns, guards = _pawns_forward(s), _guards_forward(s)
    n = size(pawns) + size(guards)
    if _free(s, box):
        n += size(_may_go_back(s, pawns)) + size(_may_go_back(s, guards)) + 1
    return n


@compiled
def nth(s: Record, box: Record, k: int) -> int:
    """Legal move number k: pawns by place, guards by place, then back and stay."""
    pawns, guards = _pawns_forward(s), _guards_forward(s)
    n = size(pawns)
    if k < n:
        return PAWN * SLOTS + s.tile_at[member(pawns, k)]
    k -= n
    n = size(guards)
    if k < n:
        return GUARD * SLOTS + s.tile_at[member(guards, k)]
    k -= n
    pawns = _may_go_back(s, pawns)
    n = size(pawns)
    if k < n:
        return PAWN_BACK * SLOTS + s.tile_at[member(pawns, k)]
    k -= n
    guards = _may_go_back(s, guards)
    if k < size(guards):
        return GUARD_BACK * SLOTS + s.tile_at[member(guards, k)]
    return STAY * SLOTS


@compiled
def refuse(s: Record, box: Record, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    if s.over:
        return OVER
    kind, tile = move >> 6, move & 63
    if kind >= PAWN_BACK and not _free(s, box):
        return NOT_FREE
    if kind == STAY:
        return LEGAL
    slot = s.slot_of[tile]
    if tile > 0 and not s.path & bit(slot):
        return NO_TILE
    if kind == PAWN or kind == PAWN_BACK:
        if not _pawns_forward(s) & bit(slot):
            return NO_PAWN
    elif not s.guards & bit(slot):
        return NO_GUARD
    elif not _guards_forward(s) & bit(slot):
        return FROZEN
    if kind >= PAWN_BACK:
        if tile == 0:
            return FROM_START
        if not _may_go_back(s, bit(slot)):
            return START_EMPTY
    return LEGAL


# --- a move -----------------------------------------------------------------------------------------


@compiled
def _ahead(path: Any, slot: int, steps: int) -> int:
    """Where `steps` tiles on is; gaps are no slots of the path, Finish swallows the surplus. TL04"""
    rest = (path & ~((bit(slot) << np.uint64(1)) - np.uint64(1))) | _FINISH_BIT
    for _ in range(steps - 1):
        further = rest & (rest - np.uint64(1))
        if further == _NONE:
            break
        rest = further
    return lowest(rest)


@compiled
def _behind(path: Any, slot: int) -> int:
    back = slot - 1
    while back > START and not path & bit(back):
        back -= 1
    return back


@compiled
def place_of(s: Record, slot: int) -> int:
    return FINISH_PLACE if slot == FINISH else s.tile_at[slot]


@compiled
def apply(s: Record, box: Record, move: int, log: Log) -> None:
    """Play a legal move and everything that follows by itself, up to the next roll."""
    kind = move >> 6
    s.ply += 1
    if kind == STAY:
        emit(log, STAYED, s.turn, 0, 0, 0, 0)
    else:
        origin = s.slot_of[move & 63]
        back = kind >= PAWN_BACK
        target = _behind(s.path, origin) if back else _ahead(s.path, origin, s.die)
        guard = kind == GUARD or kind == GUARD_BACK
        emit(
            log,
            MOVED,
            s.turn,
            guard,
            place_of(s, origin),
            place_of(s, target),
            -1 if back else s.die,
        )
        if guard:
            _move_guard(s, origin, target)
        else:
            _move_pawn(s, origin, target, log)
            _sweep(s, box, log)
            if target == FINISH and _ends(s, box):
                _end(s, box, log)
                return
    seat = s.turn
    while True:
        seat = left_of(seat, s.players)
        if s.home[seat] < s.each:  # TL07
            break
    s.turn = seat
    _roll(s, log)


@compiled
def _move_guard(s: Record, origin: int, target: int) -> None:
    s.guard_count[origin] -= 1
    if s.guard_count[origin] == 0:
        s.guards &= ~bit(origin)
    s.guard_count[target] += 1
    s.guards |= bit(target)


@compiled
def _move_pawn(s: Record, origin: int, target: int, log: Log) -> None:
    seat = s.turn
    row = seat * SLOTS
    s.pawn_count[row + origin] -= 1
    if s.pawn_count[row + origin] == 0:
        s.own[seat] &= ~bit(origin)
    s.pawn_count[row + target] += 1
    s.own[seat] |= bit(target)
    pawns = _NONE
    for other in range(s.players):
        pawns |= s.own[other]
    s.pawns = pawns
    if origin != START and not (pawns | s.guards) & bit(origin):  # TL06
        _take(s, seat, origin, log)
    if target == FINISH:
        s.home[seat] += 1
        s.out -= 1
        emit(log, HOME, seat, 0, 0, 0, 0)
        if s.home[seat] == s.each:
            emit(log, FINISHED, seat, 0, 0, 0, 0)


@compiled
def _take(s: Record, seat: int, slot: int, log: Log) -> None:
    tile = s.tile_at[slot]
    s.path &= ~bit(slot)
    s.taken[seat] |= bit(tile)
    emit(log, TAKEN, seat, tile, s.value[tile], 0, 0)


@compiled
def _passed(s: Record) -> Any:
    return s.path & (bit(lowest(s.pawns)) - np.uint64(1))


@compiled
def _sweep(s: Record, box: Record, log: Log) -> None:
    """TL09: tiles that every pawn has passed leave; TL12: or go on in front of Finish."""
    passed = _passed(s)
    if passed == _NONE:
        return
    if box.recycle and s.end_slot + size(passed) > FINISH:
        _close_up(s)
        passed = _passed(s)
    while passed != _NONE:
        slot = lowest(passed)
        passed &= ~bit(slot)
        tile = s.tile_at[slot]
        guards = s.guard_count[slot]
        s.path &= ~bit(slot)
        s.guards &= ~bit(slot)
        s.guard_count[slot] = 0
        s.boxed += guards
        if box.recycle:
            s.tile_at[s.end_slot] = tile
            s.slot_of[tile] = s.end_slot
            s.path |= bit(s.end_slot)
            s.end_slot += 1
            emit(log, RECYCLED, -1, tile, guards, 0, 0)
        else:
            s.gone |= bit(tile)
            emit(log, LEFT, -1, tile, guards, 0, 0)


@compiled
def _close_up(s: Record) -> None:
    """Move everything on the path down to the first free slots, so that there is room at its end."""
    old = s.path
    s.path = _NONE
    s.guards &= _EDGES
    for seat in range(s.players):
        s.own[seat] &= _EDGES
    new = 1
    while old != _NONE:
        slot = lowest(old)
        old &= ~bit(slot)
        s.tile_at[new] = s.tile_at[slot]
        s.slot_of[s.tile_at[new]] = new
        s.path |= bit(new)
        guards = s.guard_count[slot]
        s.guard_count[slot] = 0
        s.guard_count[new] = guards
        if guards:
            s.guards |= bit(new)
        for seat in range(s.players):
            pawns = s.pawn_count[seat * SLOTS + slot]
            s.pawn_count[seat * SLOTS + slot] = 0
            s.pawn_count[seat * SLOTS + new] = pawns
            if pawns:
                s.own[seat] |= bit(new)
        new += 1
    s.end_slot = new
    s.pawns = _NONE
    for seat in range(s.players):
        s.pawns |= s.own[seat]


# --- the end ----------------------------------------------------------------------------------------


@compiled
def _ends(s: Record, box: Record) -> bool:
    if s.out == 0:  # TL08
        return True
    if box.ending == SPRINT:  # TL13
        return s.home[s.turn] == s.each
    return box.ending == STRAGGLER and s.out == 1  # TL14


@compiled
def _end(s: Record, box: Record, log: Log) -> None:
    s.over = 1
    s.ending = box.ending
    emit(log, ENDED, -1, s.ending, 0, 0, 0)
    if s.ending == SPRINT:
        _take_the_lonely(s, log)
    elif s.ending == STRAGGLER:
        _take_the_largest(s, log)
    emit(log, SCORED, -1, 0, 0, 0, 0)
    emit(log, WON, -1, 0, 0, 0, 0)


@compiled
def _take_the_lonely(s: Record, log: Log) -> None:
    alone = s.path & s.pawns & ~s.guards
    while alone != _NONE:
        slot = lowest(alone)
        alone &= ~bit(slot)
        there, owner = 0, 0
        for seat in range(s.players):
            pawns = s.pawn_count[seat * SLOTS + slot]
            there += pawns
            if pawns:
                owner = seat
        if there == 1:
            _take(s, owner, slot, log)


@compiled
def _take_the_largest(s: Record, log: Log) -> None:
    owner = 0
    for seat in range(s.players):
        if s.home[seat] < s.each:
            owner = seat
    best, worst = -1, 0
    free = s.path & ~s.guards
    while free != _NONE:
        slot = lowest(free)
        free &= ~bit(slot)
        value = s.value[s.tile_at[slot]]
        if value < worst:
            worst = value
            best = slot
    if best < 0:
        emit(log, STRAGGLED, owner, 0, 0, 0, 0)
        return
    tile = s.tile_at[best]
    s.path &= ~bit(best)
    s.straggler = owner
    s.straggler_tile = tile
    emit(log, STRAGGLED, owner, tile, worst, 0, 0)


@compiled
def total(s: Record, seat: int) -> int:
    """What a seat's tiles are worth, luck applied to its largest maluses. TL08"""
    taken = s.taken[seat]
    points = 0
    sizes = _NONE  # how many of each malus, four bits each; luck is a malus of nothing
    # Always TILES, but the compiler unrolls loops whose small length it knows, and this one is to be wide instead.
    for tile in range(1, max(TILES, integer(s.players)) + 1):
        has = (taken >> np.uint64(tile)) & np.uint64(1)
        value = integer(s.value[index(tile)])
        points += value * integer(has)
        sizes += has << np.uint64(-4 * value if value <= 0 else _BONUS)
    luck, larger = integer(sizes & np.uint64(15)), 0
    for value in range(10, 0, -1):  # a malus that luck turns counts at each size up to its own
        larger += integer((sizes >> np.uint64(4 * value)) & np.uint64(15))
        points += 2 * min(luck, larger)
    if s.straggler == seat:
        points += s.value[s.straggler_tile]
    return points


@compiled
def score(s: Record, box: Record, shares: Any, scores: Any) -> None:
    """Each seat's score, and its share of the win."""
    best, winners = -1000, 0
    for seat in range(s.players):
        points = total(s, seat)
        scores[seat] = points
        if points > best:
            best = points
            winners = 1
        elif points == best:
            winners += 1
    for seat in range(s.players):
        shares[seat] = 1.0 / winners if scores[seat] == best else 0.0


# --- what a seat does not know ----------------------------------------------------------------------


@compiled
def resample(s: Record, box: Record, seat: int, k0: Any, k1: Any) -> None:
    """Another state that looks the same to `seat`: only the dice to come are unknown here."""
    rekey(s, k0, k1)


@compiled
def hasty(s: Record, box: Record, r: Any) -> int:
    """A random legal move, quickly found: here as likely as any other."""
    return nth(s, box, share(r, count(s, box)))
