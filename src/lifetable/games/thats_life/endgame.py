"""Endgames solved exactly: every roll, every reply, to the end.

Everybody maximises his own share of the win; among equals the first legal move counts (max^n). A position
is remembered by what can still matter, so that different ways to it are one. Under `one-is-free`
positions can come back, and nothing is solved here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.contract import Bot
from lifetable.games.face import Setup, State
from lifetable.games.kernel import SILENT, Log, Record, lowest, scatter, stride
from lifetable.games.thats_life import rules as r

LONGEST = 160  # plies on a line of play, more than few pawns can make


def memory(positions: int) -> tuple[Any, ...]:
    """Room for an endgame of so many positions, rounded up to a power of two and half empty."""
    size = 1 << (2 * positions - 1).bit_length()
    return (
        np.zeros(LONGEST, r.STATE),
        np.zeros((LONGEST, 3, r.SEATS)),  # by ply: value, sum over rolls, best reply to this roll
        np.zeros((LONGEST, 3), np.int64),  # by ply: next reply, all replies, place in the memory
        np.zeros(size, np.uint64),
        np.zeros((size, r.SEATS)),
    )


@compiled
def _mix(h: Any, x: Any) -> Any:
    return scatter(stride(h) ^ x)


@compiled
def _pieces(h: Any, slots: Any, counts: Any, row: int) -> Any:
    while slots != np.uint64(0):
        slot = lowest(slots)
        slots &= slots - np.uint64(1)
        h = _mix(h, np.uint64(64 * np.int64(counts[row + slot]) + slot))
    return h


@compiled
def _purse(s: Record, seat: int) -> Any:
    """What a seat has taken, as far as it can matter once no luck lies on the path.

    That is its total, and which maluses its luck has turned: a larger one may take their place.
    """
    luck = 0
    malus = np.uint64(0)
    tiles = s.taken[seat]
    while tiles != np.uint64(0):
        shown: Any = np.int64(s.value[lowest(tiles)])
        tiles &= tiles - np.uint64(1)
        if shown == 0:
            luck += 1
        elif shown < 0:
            malus += np.uint64(1) << np.uint64(-4 * shown)
    left = luck
    turned = np.uint64(luck)
    for value in range(10, 0, -1):
        here: Any = np.int64((malus >> np.uint64(4 * value)) & np.uint64(15))
        here = min(left, here)
        left -= here
        turned |= np.uint64(here) << np.uint64(4 * value)
    return _mix(turned, np.uint64(1000 + r.total(s, seat)))


@compiled
def mark(s: Record, box: Record) -> Any:
    """A number for a position before the roll; equal for positions between which nothing can tell."""
    finish = np.uint64(1) << np.uint64(r.FINISH)
    h = _mix(s.path, np.uint64(s.turn))
    h = _pieces(h, s.guards & ~finish, s.guard_count, 0)
    luck = False
    path = s.path
    while path != np.uint64(0):
        if s.value[np.int64(s.tile_at[lowest(path)])] == 0:
            luck = True
            break
        path &= path - np.uint64(1)
    for seat in range(s.players):
        h = _pieces(_mix(h, np.uint64(seat)), s.own[seat] & ~finish, s.pawn_count, seat * r.SLOTS)
        if s.home[seat] == s.each:
            h = _mix(h, np.uint64(1000 + r.total(s, seat)))
        elif luck:
            h = _mix(h, s.taken[seat])
        else:
            h = _mix(h, _purse(s, seat))
    if box.recycle:  # then a slot does not tell which tile lies there
        path = s.path
        while path != np.uint64(0):
            h = _mix(h, np.uint64(s.tile_at[lowest(path)]))
            path &= path - np.uint64(1)
    return h | np.uint64(1)


@compiled
def _find(keys: Any, key: Any) -> int:
    """Where a key is in the memory, or where it would be."""
    last = np.uint64(keys.shape[0] - 1)
    at = (key >> np.uint64(1)) & last
    while keys[np.int64(at)] != np.uint64(0) and keys[np.int64(at)] != key:
        at = (at + np.uint64(1)) & last
    place: Any = np.int64(at)
    return place


@compiled
def solve(box: Record, log: Log, room: Any, known: int, most: int) -> int:
    """The exact share of every seat in the position of ply 0, before the roll, into the first value.

    `known`: how many positions the memory holds already. Returns how many it holds now, or -1 if it
    would be more than `most`. A loop, because Numba caches no recursion.
    """
    states, values, where, keys, stored = room
    level: Any = np.int64(0)
    fresh = True
    while level >= 0:
        s = states[level]
        if fresh:
            fresh = False
            if s.over:
                r.score(s, box, values[level, 0], values[level, 2])
                level -= 1
                continue
            key = mark(s, box)
            at = _find(keys, key)
            if keys[at] == key:
                for seat in range(s.players):
                    values[level, 0, seat] = stored[at, seat]
                level -= 1
                continue
            known += 1
            if known > most or level + 2 >= LONGEST:
                return -1
            for seat in range(r.SEATS):
                values[level, 1, seat] = 0.0
            where[level, 0] = 0
            where[level, 1] = 0
            s.die = 0
        else:
            turn = np.int64(s.turn)
            if values[level + 1, 0, turn] > values[level, 2, turn] + 1e-12:
                for seat in range(r.SEATS):
                    values[level, 2, seat] = values[level + 1, 0, seat]
        if where[level, 0] == where[level, 1]:
            if s.die > 0:
                for seat in range(r.SEATS):
                    values[level, 1, seat] += values[level, 2, seat] / 6.0
            if s.die == 6:
                key = mark(s, box)
                at = _find(keys, key)
                keys[at] = key
                for seat in range(r.SEATS):
                    values[level, 0, seat] = values[level, 1, seat]
                    stored[at, seat] = values[level, 0, seat]
                level -= 1
                continue
            s.die += 1
            where[level, 0] = 0
            where[level, 1] = r.count(s, box)
            values[level, 2, np.int64(s.turn)] = -1.0
        k = where[level, 0]
        where[level, 0] = k + 1
        states[level + 1] = states[level]
        r.apply(states[level + 1], box, r.nth(s, box, k), log)
        level += 1
        fresh = True
    return known


@compiled
def solve_all(root: Any, box: Record, log: Log, room: Any, most: int, shares: Any) -> int:
    """The exact shares after each legal move, a row for each. Returns as `solve` does."""
    states, values, keys = room[0], room[1], room[3]
    for i in range(keys.shape[0]):
        keys[i] = np.uint64(0)
    known: Any = np.int64(0)
    for k in range(shares.shape[0]):
        states[0] = root[0]
        r.apply(states[0], box, r.nth(root[0], box, k), log)
        known = solve(box, log, room, known, most)
        if known < 0:
            break
        for seat in range(r.SEATS):
            shares[k, seat] = values[0, 0, seat]
    return known


def exact(root: Any, box: np.void, log: Any, room: tuple[Any, ...], most: int) -> Any | None:
    """The exact share of the win after each legal move for the seat to move; None if it is too much."""
    if box["one_is_free"]:
        return None
    shares = np.zeros((int(r.count(root[0], box)), r.SEATS))
    if solve_all(root, box, log, room, most, shares) < 0:
        return None
    return shares[:, int(root[0]["turn"])]


@dataclass(frozen=True)
class Loss:
    """What a bot loses against the exact solution."""

    mean: float
    """Share of the win, 0 to 1, lost on average by one move."""
    worst: float
    positions: int
    unsolved: int
    """Positions of the sample that took too much and are not in the mean."""


def endgame_loss(
    bot: Bot, setup: Setup, *, positions: int, seed: int, pawns: int = 3, most: int = 1_000_000
) -> Loss:
    """How much of the win a bot gives away in random positions with few pawns left.

    The positions come from games whose moves are all drawn at random, one from each: any of those with
    at most `pawns` pawns on their way and a choice to make.
    """
    rng, thought = np.random.default_rng(seed).spawn(2)  # the sample is the same for every bot
    room = memory(most)
    losses: list[float] = []
    unsolved, game = 0, 0
    while len(losses) + unsolved < positions:
        state = _late(setup, f"{seed}/{game}", pawns, rng)
        game += 1
        if state is None:
            continue
        view, legal = state.view(state.turn), state.legal()
        root = np.zeros(1, r.STATE)
        root[0] = setup.game.restore(view, setup.box)
        shares = exact(root, setup.box, SILENT, room, most)
        if shares is None:
            unsolved += 1
            continue
        chosen = legal.index(bot.choose(view, legal, thought, 1.0))
        losses.append(float(shares.max() - shares[chosen]))
    mean, worst = (float(np.mean(losses)), max(losses)) if losses else (0.0, 0.0)
    return Loss(mean, worst, positions, unsolved)


def _late(setup: Setup, seed: str, pawns: int, rng: np.random.Generator) -> State | None:
    """A position of a random game with few pawns left and a choice, if the game had one."""
    state = setup.deal(seed)
    found: list[State] = []
    while not state.over:
        legal = state.legal()
        if state._record["out"] <= pawns and len(legal) > 1:
            found.append(state)
        state = state.play(legal[int(rng.integers(len(legal)))])
    return found[int(rng.integers(len(found)))] if found else None
