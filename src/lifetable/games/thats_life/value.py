"""What a position is worth to each seat: a small network over features of the board, learned by self-play.

A position is looked at before the next roll. For every seat the network gives a number that says how
well it stands; the win chances are the softmax of these numbers, so they sum to 1 for any number of
players. A second output is the points that the seat will end with.

The first layer is a sum of rows of weights, most of them for "this stands on that tile". The rows that
are the same for all seats are summed once.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from lifetable.games.kernel import Record, bit, compiled, lowest
from lifetable.games.thats_life import rules as r

HIDDEN, NARROW = 64, 32
SCORE_SCALE = 20.0

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

ROOM = np.dtype(
    [
        ("row", np.int32, LISTS * LONGEST),  # the lists: which rows, how much, how many
        ("much", np.float32, LISTS * LONGEST),
        ("many", np.int64, LISTS),
        ("first", np.float32, (LISTS, HIDDEN)),  # what the layers hold
        ("second", np.float32, (r.SEATS, NARROW)),
        ("busy", np.int64, HIDDEN),  # units of the first layer that say something
        ("slot", np.int64, PLACES),  # by place on the path, 0 is Start
        ("pawns", np.int64, PLACES),
        ("tile", np.int64, PLACES),
        ("value", np.int64, PLACES),
        ("rank", np.int64, r.TILES + 1),  # by tile
        ("gain", np.int64, 20),  # points for taking a tile, by its value + 10
        ("luck", np.int64, 5),  # how a seat's luck stands
        ("total", np.int64, r.SEATS),
        ("x", np.float32, ROWS - _SEAT),
    ],
    align=True,
)


def load(path: Path | None = None) -> tuple[Any, Any, Any]:
    """The three layers of the network, by default those that come with the game."""
    with np.load(path or Path(__file__).with_name("weights.npz")) as stored:
        w1, w2, w3 = (np.ascontiguousarray(stored[f"w{i}"], np.float32) for i in (1, 2, 3))
    return w1, w2, w3


@compiled
def ranks(s: Record, room: Record) -> None:
    """Number the tiles by what they show: the two of -1 ... -8, then -9, -10, luck and bonus."""
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
    for value in range(1, 9):
        room.gain[10 + value] = value
    room.gain[10] = 2 * largest
    for value in range(1, 11):
        if left > 0:
            room.gain[10 - value] = value
        elif luck > 0 and value > smallest:  # luck turns the larger one instead
            room.gain[10 - value] = value - 2 * smallest
        else:
            room.gain[10 - value] = -value
    room.luck[0] = luck
    room.luck[1] = left
    room.luck[2] = smallest
    room.luck[3] = largest
    room.luck[4] = maluses
    return points


@compiled
def _add(room: Record, n: int, row: int, x: float) -> None:
    k = room.many[n]
    room.row[n * LONGEST + k] = row
    room.much[n * LONGEST + k] = x
    room.many[n] = k + 1


@compiled
def _lay_out(s: Record, room: Record) -> int:
    """The path as a row of places. Returns how many tiles it has."""
    length = 0
    path = s.path
    room.slot[0] = r.START
    room.tile[0] = 0
    room.value[0] = 0
    while path != np.uint64(0):
        slot = lowest(path)
        path &= path - np.uint64(1)
        length += 1
        room.slot[length] = slot
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
    room.many[0] = 0
    guards = 0
    for p in range(length + 1):
        slot, tile, pawns = room.slot[p], room.tile[p], room.pawns[p]
        if p > 0:
            _add(room, 0, _ON + tile, 1.0)
        if s.guard_count[slot] > 0:
            _add(room, 0, _GUARD + tile, float(s.guard_count[slot]))
            guards += 1 if pawns > 0 else 0
        if pawns > 0:
            _add(room, 0, _OTHER + _company(s, room, p) + tile, float(pawns))
            _add(room, 0, _THEIR_WAY + length + 1 - p, float(pawns))
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
            _add(room, 0, _TABLE + k, x)


@compiled
def _pawn(s: Record, seat: int, p: int, k: int, length: int, room: Record, x: Any) -> None:
    """Features of one pawn of a seat, its k-th from behind, at place p of the path."""
    b = 36 + k * _PAWN_ROWS
    x[b] = 1.0
    x[b + 1] = (length + 1 - p) / 10.0
    if p > 0:
        worth = room.gain[10 + room.value[p]] / 8.0
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
            there = room.gain[10 + room.value[q]] / 8.0
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
    mine = gains(s, seat, room)
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
    x[5] = room.luck[0] / 3.0
    x[6] = room.luck[1] / 2.0
    x[7] = room.luck[2] / 8.0
    x[8] = room.luck[3] / 8.0
    x[9] = room.luck[4] / 5.0
    x[10 + min(3, room.luck[0])] = 1.0
    x[14 + out] = 1.0
    x[18] = left / 6.0
    if out > 0:
        x[19 + turns] = 1.0
    else:
        x[25] = (mine - best) / 10.0
    x[31] = (mine - best) / 20.0


@compiled
def _seat(s: Record, seat: int, length: int, room: Record, x: Any) -> None:
    """Features of one seat, beside those that all share."""
    n = seat + 1
    room.many[n] = 0
    x[:] = 0.0
    _standing(s, seat, room, x)
    k: Any = np.int64(0)
    for p in range(length + 1):
        value = room.value[p]
        own = np.int64(s.pawn_count[seat * r.SLOTS + room.slot[p]])
        if own > 0:
            tile, company, way = room.tile[p], _company(s, room, p), length + 1 - p
            _add(room, n, _OTHER + company + tile, -float(own))
            _add(room, n, _MINE + company + tile, float(own))
            _add(room, n, _THEIR_WAY + way, -float(own))
            _add(room, n, _MY_WAY + way, float(own))
            x[29] += own * way / 30.0
            if company == 0 and p > 0:
                x[30] += room.gain[10 + value] / 10.0
                x[31] += room.gain[10 + value] / 20.0
            for _ in range(own):
                _pawn(s, seat, p, k, length, room, x)
                k += 1
        if k > 0 and p > 0:  # what still lies ahead of the last pawn
            if value == 0:
                x[28] += 1.0 / 3.0
            elif value > 0:
                x[26] += value / 20.0
            else:
                x[27] += room.gain[10 + value] / 20.0
    for i in range(ROWS - _SEAT):
        if x[i] != 0.0:
            _add(room, n, _SEAT + i, x[i])


@compiled
def features(s: Record, box: Record, room: Record) -> None:
    """The features of all seats. `ranks` must be filled."""
    length = _lay_out(s, room)
    _shared(s, box, room, length)
    for seat in range(s.players):
        room.total[seat] = r.total(s, seat)
    for seat in range(s.players):
        _seat(s, seat, length, room, room.x)


@compiled
def _sum_rows(room: Record, n: int, w1: Any, a: Any) -> None:
    """Four rows at a time: the same sums in the same order, in less than half the time."""
    i: Any = n * LONGEST
    end = i + room.many[n]
    while i + 4 <= end:
        much, row = room.much[i], w1[room.row[i]]
        much_b, row_b = room.much[i + 1], w1[room.row[i + 1]]
        much_c, row_c = room.much[i + 2], w1[room.row[i + 2]]
        much_d, row_d = room.much[i + 3], w1[room.row[i + 3]]
        for j in range(HIDDEN):
            a[j] = a[j] + much * row[j] + much_b * row_b[j] + much_c * row_c[j] + much_d * row_d[j]
        i += 4
    while i < end:
        much, row = room.much[i], w1[room.row[i]]
        for j in range(HIDDEN):
            a[j] += much * row[j]
        i += 1


@compiled
def _sum_units(room: Record, many: int, w2: Any, a: Any, z: Any) -> None:
    """Four units at a time, in their order."""
    k: Any = 0
    while k + 4 <= many:
        i, i_b, i_c, i_d = room.busy[k], room.busy[k + 1], room.busy[k + 2], room.busy[k + 3]
        x, x_b, x_c, x_d = a[i], a[i_b], a[i_c], a[i_d]
        row, row_b, row_c, row_d = w2[i], w2[i_b], w2[i_c], w2[i_d]
        for j in range(NARROW):
            z[j] = z[j] + x * row[j] + x_b * row_b[j] + x_c * row_c[j] + x_d * row_d[j]
        k += 4
    while k < many:
        x, row = a[room.busy[k]], w2[room.busy[k]]
        for j in range(NARROW):
            z[j] += x * row[j]
        k += 1


@compiled
def forward(players: Any, net: Any, room: Record, logits: Any, points: Any) -> None:
    """From features to the two outputs of each seat; what the layers held stays in the room."""
    w1, w2, w3 = net
    shared = room.first[0]
    for j in range(HIDDEN):
        shared[j] = 0.0
    _sum_rows(room, 0, w1, shared)
    for seat in range(players):
        a, z = room.first[seat + 1], room.second[seat]
        for j in range(HIDDEN):
            a[j] = shared[j]
        _sum_rows(room, seat + 1, w1, a)
        for j in range(NARROW):
            z[j] = w2[HIDDEN, j]
        many: Any = 0
        for i in range(HIDDEN):
            room.busy[many] = i
            many += np.int64(a[i] > 0.0)
        _sum_units(room, many, w2, a, z)
        logit, score = w3[NARROW, 0], w3[NARROW, 1]
        for j in range(NARROW):
            x = z[j]
            if x > 0.0:
                logit += x * w3[j, 0]
                score += x * w3[j, 1]
        logits[seat] = logit
        points[seat] = score * SCORE_SCALE


@compiled
def chances(s: Record, box: Record, net: Any, room: Record, shares: Any, points: Any) -> None:
    """Win chances and expected points of every seat; exact when the game is over."""
    if s.over:
        r.score(s, box, shares, points)
        return
    features(s, box, room)
    forward(np.int64(s.players), net, room, shares, points)
    top = shares[0]
    for seat in range(1, s.players):
        top = max(top, shares[seat])
    total = 0.0
    for seat in range(s.players):
        shares[seat] = math.exp(shares[seat] - top)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total
