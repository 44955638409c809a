"""Whole games among compiled players, for training and for quick measurements.

A player is a kind and the width of its errors. Here, unlike at a table, the players' errors are new in every
game, so that nothing depends on who happens to know whom.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, derive, player_stream, rekey, stride
from lifetable.games.lifetime import rules as r
from lifetable.games.lifetime import thinking as t
from lifetable.games.lifetime.prospects import look_ahead

SUREST, NOVICE, THINKER, PLAIN = range(4)  # see `bots.py`


@compiled
def _openings(s: Record, box: Record, difficulty: Any, moves: Any) -> int:
    """Fill rows for `thinking.ponder`, one for each opening."""
    n = r.count(s, box)
    for k in range(n):
        move = r.nth(s, box, k)
        life = s.celebrity * r.PEOPLE + (move // (2 * r.YEARS)) % 8 - 1
        moves[k, 0] = r._find(s, box, move)
        moves[k, 1] = 0
        moves[k, 2] = move % r.YEARS
        moves[k, 3] = box.born[life]
        moves[k, 4] = box.died[life]
        moves[k, 5] = difficulty[life]
    return n


@compiled
def _lays(s: Record, difficulty: Any, moves: Any) -> int:
    n = 2 * s.hand_size[s.turn]
    for k in range(n):
        moves[k, 0] = k // 2
        moves[k, 1] = k % 2
        moves[k, 2] = 0
        moves[k, 5] = difficulty[s.named]
    return n


@compiled
def _plain_opening(kind: int, moves: Any, n: int, hand: Any, size: int) -> int:
    best, most = 0, -1e9
    for k in range(n):
        year, born, died = moves[k, 2], moves[k, 3], moves[k, 4]
        worth = 0.0
        if kind == NOVICE:
            worth = -1000.0 * moves[k, 5] - abs(2 * year - born - died)
        else:
            for i in range(size):
                if i != moves[k, 0] and (
                    r.year_before(year, hand[i]) >= born or r.year_after(year, hand[i]) <= died
                ):
                    worth += 1.0
        if worth > most:
            best, most = k, worth
    return best


@compiled
def _plain_lay(kind: int, moves: Any, n: int, hand: Any, belief: Any, s: Record) -> int:
    best, most = 0, -1.0
    for k in range(n):
        left: Any = np.int64(s.left)
        right: Any = np.int64(s.right)
        number = hand[k // 2]
        year = r.year_after(right, number) if k % 2 else r.year_before(left, number)
        if kind != SUREST:
            p = t.chance(belief, year, year)
        else:
            p = t.odds(belief, left, right, min(left, year), max(right, year))
        if p > most:
            best, most = k, p
    return best


@compiled
def _infer(
    s: Record, box: Record, table: Any, belief: Any, errors: Any, lives: Any, minds: Any, weights: Any, q: Any
) -> Any:  # fmt: skip
    lays = np.zeros((s.line_size - 1, 6), np.int64)
    left, right = np.int64(s.line_year[0]), np.int64(s.line_year[0])
    for i in range(1, s.line_size):
        year, seat = np.int64(s.line_year[i]), np.int64(s.line_seat[i])
        row = lays[i - 1]
        row[0], row[1], row[2], row[3], row[4] = seat, year > right, left, right, year
        row[5] = s.hand_size[seat]
        for j in range(i, s.line_size):
            row[5] += s.line_seat[j] == seat
        left, right = min(left, year), max(right, year)
    return t.infer(lays, table, belief, errors, lives, minds, t.DOUBT, q)


@compiled
def _think(
    s: Record, box: Record, moves: Any, n: int, hand: Any, belief: Any, errors: Any, rounds: int,
    weights: Any, q: Any,
) -> int:  # fmt: skip
    me: Any = np.int64(s.turn)
    held, table, catches = (
        np.zeros(r.SEATS, np.int64),
        np.zeros(t.FIELDS, np.int64),
        np.zeros(r.SEATS),
    )
    pool, count = np.zeros(r.CARDS, np.int8), 0
    for seat in range(s.players):
        held[seat] = s.hand_size[seat]
        catches[seat] = s.catch[seat]
        if seat != me:
            for i in range(s.hand_size[seat]):
                pool[count] = box.number[s.hand[seat * r.HAND + i]]
                count += 1
    for i in range(s.pile_size):
        pool[count] = box.number[s.pile[(s.top + i) & (r.RING - 1)]]
        count += 1
    table[t.LEFT], table[t.RIGHT], table[t.TURN], table[t.LINE] = s.left, s.right, me, s.line_size
    table[t.PLAYERS], table[t.FIRST], table[t.PRESENT] = s.players, s.first, box.present
    outlook = np.zeros((r.SEATS + 1, r.LINE + 1))
    look_ahead(
        catches,
        s.players,
        me,
        s.first,
        s.line_size,
        held.sum(),
        s.pile_size,
        s.last,
        weights,
        outlook,
    )
    lives, minds = np.zeros((t.GUESSES, 2), np.int64), np.zeros((t.GUESSES, r.SEATS, 4))
    if s.phase == r.LAYING:
        q = _infer(s, box, table, belief, errors[moves[0, 5]], lives, minds, weights, q)
    alive, left, found = np.arange(n), n, np.zeros((n, 5))
    for _ in range(4):
        part, room = np.zeros((left, 6), np.int64), np.zeros((left, 5))
        for i in range(left):
            part[i] = moves[alive[i]]
        q = t.ponder(
            part, hand, pool[:count], held, table, minds, lives, errors, outlook,
            max(1, rounds // (4 * left)), q, room,
        )  # fmt: skip
        for i in range(left):
            found[alive[i]] += room[i]
        order = np.argsort(-found[alive[:left], 0])
        left = min(left, max(2, (left + 1) // 2))
        alive = alive[order[:left]].copy()
    return alive[0]


@compiled
def play(
    s: Record, box: Record, difficulty: Any, kinds: Any, errors: Any, rounds: Any, weights: Any,
    log: Log, trace: Any,
) -> int:  # fmt: skip
    """A game from the deal to the end. `trace` gets a row for each round that did not end the game:
    cards taken per seat, cards to draw, its first player. Returns how many."""
    q = player_stream(s)
    r.deal(s, box, log)
    beliefs, hand, moves = (
        np.zeros((r.SEATS, 4)),
        np.zeros(r.HAND, np.int8),
        np.zeros((200, 6), np.int64),
    )
    traced, number = 0, 1
    while not s.over:
        seat = s.turn
        q = stride(q)
        for i in range(s.hand_size[seat]):
            hand[i] = box.number[s.hand[seat * r.HAND + i]]
        k = 0
        if s.phase == r.LAYING:
            n = _lays(s, difficulty, moves)
        elif s.nobody_fits:
            n = 0
        else:
            n = _openings(s, box, difficulty, moves)
            beliefs[seat, 1] = -1.0
        if n and kinds[seat] == THINKER:
            k = _think(
                s, box, moves, n, hand, beliefs[seat], errors[seat], rounds[seat], weights, q
            )
        elif n and s.phase == r.LAYING:
            k = _plain_lay(kinds[seat], moves, n, hand, beliefs[seat], s)
        elif n:
            k = _plain_opening(kinds[seat], moves, n, hand, s.hand_size[seat])
        naming = s.phase == r.NAMING
        r.apply(s, box, r.nth(s, box, k), log)
        if naming and s.phase == r.LAYING:
            q = _learn(s, difficulty, errors, beliefs, q)
        if s.round != number and not s.over:
            number = s.round
            for other in range(s.players):
                trace[traced, other] = s.catch[other]
            trace[traced, 6] = s.pile_size + 1
            trace[traced, 7] = s.first
            traced += 1
    return traced


@compiled
def _learn(s: Record, difficulty: Any, errors: Any, beliefs: Any, q: Any) -> Any:
    """The person is named: everybody tries to remember."""
    life = np.zeros(2, np.int64)
    life[0], life[1] = s.born, s.died
    step = difficulty[s.named]
    for seat in range(s.players):
        q = t.imagine(beliefs[seat], life, errors[seat, step], q)
    beliefs[s.first, 0] = s.born
    beliefs[s.first, 1] = -1.0
    beliefs[s.first, 2] = s.died
    return stride(q)


@compiled
def series(
    states: Any, box: Record, difficulty: Any, kinds: Any, errors: Any, rounds: Any, weights: Any,
    key: Any, start: int, count: int, log: Log, trace: Any, lengths: Any, shares: Any,
) -> None:  # fmt: skip
    """Games number `start` ... of a series. The same deal is played once from every seat."""
    s = states[0]
    players = np.int64(s.players)
    mine, theirs, more = kinds.copy(), errors.copy(), rounds.copy()
    scores, part = np.zeros(players, np.int64), np.zeros(players)
    for g in range(count):
        k0, k1 = derive(key, np.uint64((start + g) // players))
        rekey(s, k0, k1)
        for seat in range(players):
            who = (seat + start + g) % players
            mine[seat], more[seat] = kinds[who], rounds[who]
            theirs[seat] = errors[who]
        lengths[g] = play(s, box, difficulty, mine, theirs, more, weights, log, trace[g])
        r.score(s, box, part, scores)
        for seat in range(players):
            shares[g, (seat + start + g) % players] = part[seat]
            trace[g, lengths[g], seat] = part[seat]
