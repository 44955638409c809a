"""What the network of `value.py` sees of a position: rows of its first layer, most of them "this stands on that tile".

The rows that are the same for all seats are listed once, then for each seat its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Record, bit, lowest
from lifetable.games.thats_life import rules as r

# Rows of the first layer. A tile counts by what it shows (`ranks`), so that layouts share what they learn.
_ON = 0  # lies on the path
_GUARD = _ON + 33  # guards on it
_MINE = _GUARD + 34  # my pawns there: alone, with pawns, with a guard; place 0 is Start
_OTHER = _MINE + 3 * 33  # the same for pawns of others
_MY_WAY = _OTHER + 3 * 33  # how far my pawns have to go
_THEIR_WAY = _MY_WAY + 36
_TABLE = _THEIR_WAY + 36  # players, options
_SEAT = _TABLE + 16  # the seat's points, luck, turn
_PAWN = _SEAT + 36  # three blocks, the pawn farthest behind first
_PAWN_ROWS = 12
ROWS = _PAWN + 3 * _PAWN_ROWS

LISTS = 1 + r.SEATS  # lists of features: what all seats share, then one for each
LONGEST = 160  # more than a list has
PLACES = r.TILES + 2

SIGHT: list[Any] = [
    ("row", np.int32, LISTS * LONGEST),  # the lists: which rows, how much, how many
    ("much", np.float32, LISTS * LONGEST),
    ("many", np.int64, LISTS),
    ("slot", np.int64, PLACES),  # by place on the path, 0 is Start
    ("place", np.int64, r.SLOTS),  # the other way round
    ("pawns", np.int64, PLACES),
    ("tile", np.int64, PLACES),
    ("value", np.int64, PLACES),
    ("rank", np.int64, r.TILES + 1),  # by tile
    ("held", np.uint64, r.SEATS),  # by seat: the tiles of which the next three tell
    ("total", np.int64, r.SEATS),
    ("gain", np.int64, (r.SEATS, 20)),  # points for taking a tile, by its value + 10
    ("luck", np.int64, (r.SEATS, 5)),  # how the seat's luck stands
    ("x", np.float32, ROWS - _SEAT),
]
_NOTHING_YET = np.uint64(2**64 - 1)


@compiled
def ranks(s: Record, room: Record) -> None:
    """Number the tiles by what they show: the two of -1 ... -8, then -9, -10, luck and bonus.

    To be called whenever the room is used for another deal.
    """
    for seat in range(r.SEATS):
        room.held[seat] = _NOTHING_YET
    seen = np.uint64(0)
    luck = 0
    room.rank[0] = 0
    for tile in range(1, r.TILES + 1):
        value: Any = np.int64(s.value[tile])
        if value > 0:
            room.rank[tile] = 24 + value
        elif value == 0:
            luck += 1
            room.rank[tile] = 18 + luck
        elif value < -8:
            room.rank[tile] = 8 - value
        else:
            again = np.int64((seen >> np.uint64(-value)) & np.uint64(1))
            seen |= bit(-value)
            room.rank[tile] = -value + 8 * again


@compiled
def gains(s: Record, seat: int, room: Record) -> int:
    """What each tile would add to a seat's total now, and how its luck stands. Returns the total."""
    luck, maluses, points = 0, 0, 0
    malus = np.uint64(0)
    tiles = s.taken[seat]
    while tiles != np.uint64(0):
        shown: Any = np.int64(s.value[lowest(tiles)])
        tiles &= tiles - np.uint64(1)
        if shown == 0:
            luck += 1
        elif shown > 0:
            points += shown
        else:
            maluses += 1
            malus += np.uint64(1) << np.uint64(-4 * shown)
    left, smallest, largest = luck, 0, 0
    for value in range(10, 0, -1):
        for _ in range(np.int64((malus >> np.uint64(4 * value)) & np.uint64(15))):
            if left > 0:
                left -= 1
                smallest = value
                points += value
            else:
                if largest == 0:
                    largest = value
                points -= value
    gain, stands = room.gain[seat], room.luck[seat]
    for value in range(1, 9):
        gain[10 + value] = value
    gain[10] = 2 * largest
    for value in range(1, 11):
        if left > 0:
            gain[10 - value] = value
        elif luck > 0 and value > smallest:  # luck turns the larger one instead
            gain[10 - value] = value - 2 * smallest
        else:
            gain[10 - value] = -value
    stands[0] = luck
    stands[1] = left
    stands[2] = smallest
    stands[3] = largest
    stands[4] = maluses
    return points


@compiled
def _add(room: Record, at: int, row: int, x: float) -> int:
    """Put a row into a list. Returns the next place of the list."""
    room.row[at] = row
    room.much[at] = x
    return at + 1


@compiled
def _lay_out(s: Record, room: Record) -> int:
    """The path as a row of places. Returns how many tiles it has."""
    length = 0
    path = s.path
    room.slot[0] = r.START
    room.place[r.START] = 0
    room.tile[0] = 0
    room.value[0] = 0
    while path != np.uint64(0):
        slot = lowest(path)
        path &= path - np.uint64(1)
        length += 1
        room.slot[length] = slot
        room.place[slot] = length
        room.tile[length] = room.rank[np.int64(s.tile_at[slot])]
        room.value[length] = s.value[np.int64(s.tile_at[slot])]
    for p in range(length + 1):
        slot = room.slot[p]
        pawns = 0
        if s.pawns & bit(slot):
            for seat in range(s.players):
                pawns += s.pawn_count[seat * r.SLOTS + slot]
        room.pawns[p] = pawns
    return length


@compiled
def _company(s: Record, room: Record, p: int) -> int:
    """Rows to skip for the company at a place: alone, with pawns only, with a guard."""
    if s.guard_count[room.slot[p]] > 0:
        return 66
    return 33 if room.pawns[p] > 1 else 0


@compiled
def _shared(s: Record, box: Record, room: Record, length: int) -> None:
    """Features that all seats share; every pawn as somebody else's."""
    at = 0
    guards = 0
    for p in range(length + 1):
        slot, tile, pawns = room.slot[p], room.tile[p], room.pawns[p]
        if p > 0:
            at = _add(room, at, _ON + tile, 1.0)
        if s.guard_count[slot] > 0:
            at = _add(room, at, _GUARD + tile, float(s.guard_count[slot]))
            guards += 1 if pawns > 0 else 0
        if pawns > 0:
            at = _add(room, at, _OTHER + _company(s, room, p) + tile, float(pawns))
            at = _add(room, at, _THEIR_WAY + length + 1 - p, float(pawns))
    layout = 0
    if box.shuffled:
        layout = 11
    elif box.value[9] > 0:
        layout = 12 if box.value[17] == 0 else 13
    for k in range(16):
        x = 0.0
        if k == 0 or k == s.players or k == layout or (box.ending > 0 and k == 8 + box.ending):
            x = 1.0
        elif k == 1:
            x = 0.1 * s.out
        elif k == 7:
            x = float(box.one_is_free)
        elif k == 8:
            x = float(box.recycle)
        elif k == 14:
            x = 0.3 * guards
        elif k == 15:
            x = length / 20.0
        if x != 0.0:
            at = _add(room, at, _TABLE + k, x)
    room.many[0] = at


@compiled
def _pawn(s: Record, seat: int, p: int, k: int, length: int, room: Record, x: Any) -> None:
    """Features of one pawn of a seat, its k-th from behind, at place p of the path."""
    b = 36 + k * _PAWN_ROWS
    gain = room.gain[seat]
    x[b] = 1.0
    x[b + 1] = (length + 1 - p) / 10.0
    if p > 0:
        worth = gain[10 + room.value[p]] / 8.0
        if room.pawns[p] == 1 and s.guard_count[room.slot[p]] == 0:
            behind = 0  # places from which somebody else's roll may lead here
            for q in range(max(0, p - 6), p):
                if room.pawns[q] > s.pawn_count[seat * r.SLOTS + room.slot[q]]:
                    behind += 1
            x[b + 2] = 1.0
            x[b + 3] = worth
            x[b + 4] = behind / 3.0
            x[b + 5] = worth * behind / 3.0
        else:
            x[b + 6] = worth
    best, worst = -2.0, 2.0
    for q in range(p + 1, p + 7):
        there = 0.0
        if q <= length:
            there = gain[10 + room.value[q]] / 8.0
            if room.pawns[q] > 0 or s.guard_count[room.slot[q]] > 0:
                x[b + 8] += there / 6.0
                x[b + 9] += 1.0 / 6.0
                continue
            x[b + 7] += there / 6.0
        worst = min(worst, there)
        best = max(best, there)
    x[b + 10] = best
    x[b + 11] = worst


@compiled
def _standing(s: Record, seat: int, room: Record, x: Any) -> None:
    """Features of a seat's points, luck and turn."""
    mine, luck = room.total[seat], room.luck[seat]
    best, second, total, left = -100, -100, 0, 0
    for other in range(s.players):
        if other != seat:
            points = room.total[other]
            total += points
            left += s.each - s.home[other]
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
    turns = 0
    mover: Any = np.int64(s.turn)
    while mover != seat:
        if s.home[mover] < s.each:
            turns += 1
        mover = (mover + 1) % s.players
    out = np.int64(s.each - s.home[seat])
    x[0] = mine / 20.0
    x[1] = (mine - best) / 20.0
    x[2] = (mine - total / (s.players - 1)) / 20.0
    x[3] = (mine - second) / 20.0 if s.players > 2 else 0.0
    x[4] = 1.0 if mine > best else (0.5 if mine == best else 0.0)
    x[5] = luck[0] / 3.0
    x[6] = luck[1] / 2.0
    x[7] = luck[2] / 8.0
    x[8] = luck[3] / 8.0
    x[9] = luck[4] / 5.0
    x[10 + min(3, luck[0])] = 1.0
    x[14 + out] = 1.0
    x[18] = left / 6.0
    if out > 0:
        x[19 + turns] = 1.0
    else:
        x[25] = (mine - best) / 10.0
    x[31] = (mine - best) / 20.0


@compiled
def _ahead(room: Record, gain: Any, p: int, length: int, x: Any) -> None:
    """What still lies ahead of a seat's last pawn: bonus, malus, luck."""
    for q in range(max(p, 1), length + 1):
        value = room.value[q]
        if value == 0:
            x[28] += 1.0 / 3.0
        elif value > 0:
            x[26] += value / 20.0
        else:
            x[27] += gain[10 + value] / 20.0


@compiled
def _seat(s: Record, seat: int, length: int, room: Record, x: Any) -> None:
    """Features of one seat, beside those that all share."""
    start: Any = (seat + 1) * LONGEST
    at = start
    x[:] = 0.0
    _standing(s, seat, room, x)
    gain = room.gain[seat]
    k: Any = np.int64(0)
    slots = s.own[seat] & ~bit(r.FINISH)
    while slots != np.uint64(0):
        slot = lowest(slots)
        slots &= slots - np.uint64(1)
        p = room.place[slot]
        if k == 0:
            _ahead(room, gain, p, length, x)
        own = np.int64(s.pawn_count[seat * r.SLOTS + slot])
        tile, company, way = room.tile[p], _company(s, room, p), length + 1 - p
        at = _add(room, at, _OTHER + company + tile, -float(own))
        at = _add(room, at, _MINE + company + tile, float(own))
        at = _add(room, at, _THEIR_WAY + way, -float(own))
        at = _add(room, at, _MY_WAY + way, float(own))
        x[29] += own * way / 30.0
        if company == 0 and p > 0:
            x[30] += gain[10 + room.value[p]] / 10.0
            x[31] += gain[10 + room.value[p]] / 20.0
        for _ in range(own):
            _pawn(s, seat, p, k, length, room, x)
            k += 1
    for i in range(ROWS - _SEAT):  # without a branch that nobody can foresee
        _add(room, at, _SEAT + i, x[i])
        at += np.int64(x[i] != 0.0)
    room.many[seat + 1] = at - start


@compiled
def features(s: Record, box: Record, room: Record) -> None:
    """The features of all seats. `ranks` must be filled."""
    length = _lay_out(s, room)
    _shared(s, box, room, length)
    for seat in range(s.players):
        if room.held[seat] != s.taken[seat]:
            room.held[seat] = s.taken[seat]
            room.total[seat] = gains(s, seat, room)
    for seat in range(s.players):
        _seat(s, seat, length, room, room.x)
