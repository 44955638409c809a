"""Lifetime as numbers for programs that learn: actions, masks and observations, compiled.

The layouts are described in docs/envs.md. A card is its place in the deck, 0 to 103. The first player alone is told the
celebrity card, the person's place on it and the dates; the others hear a name, which is a number that tells nothing else.
"""

from __future__ import annotations

from typing import Any

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Record, index, integer
from lifetable.games.lifetime.rules import (
    BLIND,
    CARDS,
    HAND,
    IN_PLAY,
    LAYING,
    LEFT,
    NAMING,
    OPEN,
    PEOPLE,
    RIGHT,
    RING,
    YEARS,
)

TIMES = 2  # in a life, a number can end two years
OPENINGS = PEOPLE * CARDS * TIMES
ACTIONS = OPENINGS + 3 * CARDS  # openings; left; right; blindly
_LEFT_AT, _RIGHT_AT, _BLIND_AT = OPENINGS, OPENINGS + CARDS, OPENINGS + 2 * CARDS
_SMALL = 127  # what fits into an observation


def parts(players: int) -> dict[str, int]:
    """The parts of an observation, in order, with their lengths."""
    return {
        "hand": CARDS,
        "line": CARDS,
        "out": CARDS,
        "celebrity": CARDS,
        "remembered_pile": CARDS,
        "remembered_hands": CARDS,
        "people": PEOPLE * 4,
        "person": PEOPLE,
        "name": 2,
        "dates": 4,
        "ends": 4,
        "catch": players,
        "hand_sizes": players,
        "first": players,
        "turn": players,
        "naming": 1,
        "nobody_fits": 1,
        "last": 1,
        "redraws": 1,
        "pile_size": 1,
        "round": 1,
    }


def longest(options: Any) -> int:
    """No game has more moves, if there is such a number; else 0."""
    return CARDS


# --- observations -----------------------------------------------------------------------------------


@compiled
def observe(s: Record, box: Record, seat: int, out: Any) -> None:
    """Write what a seat sees, its own things first. Dates are for the first player alone."""
    for i in range(out.shape[0]):
        out[i] = 0
    _observe_cards(s, box, seat, out)
    _observe_remembered(s, seat, out)
    at = 6 * CARDS
    judge = seat == s.first and not s.over
    if judge and s.celebrity >= 0:
        for place in range(PEOPLE):
            life = s.celebrity * PEOPLE + place
            _write_year(box.born[life], at + 4 * place, out)
            _write_year(box.died[life], at + 4 * place + 2, out)
    at += 4 * PEOPLE
    if s.person > 0:
        _write_year(box.rank[s.named], at + PEOPLE, out)  # like a year, in two numbers
        if judge:
            out[at + s.person - 1] = 1
            _write_year(s.born, at + PEOPLE + 2, out)
            _write_year(s.died, at + PEOPLE + 4, out)
    at += PEOPLE + 6
    if s.line_size > 0:
        _write_year(s.left, at, out)
        _write_year(s.right, at + 2, out)
    _observe_table(s, seat, at + 4, out)


@compiled
def _write_year(year: int, at: int, out: Any) -> None:
    out[at] = year // 100
    out[at + 1] = year % 100


@compiled
def _observe_cards(s: Record, box: Record, seat: int, out: Any) -> None:
    for i in range(seat * HAND, seat * HAND + s.hand_size[seat]):
        out[index(s.hand[index(i)])] = 1
    for i in range(s.line_size):
        out[index(CARDS + s.line_card[i])] = 1
    for card in range(CARDS):
        out[2 * CARDS + card] = s.owner[card] != IN_PLAY
    seen = seat == s.first or (s.celebrity_seen >> seat) & 1  # LT13
    if s.celebrity >= 0 and seen:
        out[3 * CARDS + s.celebrity] = 1


@compiled
def _observe_remembered(s: Record, seat: int, out: Any) -> None:
    """Cards that the seat has put under the pile and can still follow."""
    seen = 0
    for slot in range(RING):
        seen |= s.pile_seen[slot]
    if (seen >> seat) & 1:
        for i in range(s.pile_size):
            slot = (s.top + i) & (RING - 1)
            if (s.pile_seen[slot] >> seat) & 1:
                out[4 * CARDS + s.pile[slot]] = i + 1
    seen = 0
    for place in range(s.players * HAND):
        seen |= s.hand_seen[place]
    if (seen >> seat) & 1:
        for i in range(1, s.players):
            other = seat + i if seat + i < s.players else seat + i - s.players
            for place in range(other * HAND, other * HAND + s.hand_size[other]):
                if (s.hand_seen[place] >> seat) & 1:
                    out[5 * CARDS + s.hand[place]] = i


@compiled
def _observe_table(s: Record, seat: int, at: int, out: Any) -> None:
    players = integer(s.players)
    for i in range(players):
        other = seat + i if seat + i < players else seat + i - players
        out[index(at + i)] = s.catch[index(other)]
        out[index(at + players + i)] = s.hand_size[index(other)]
        out[index(at + 2 * players + i)] = s.first == other
        out[index(at + 3 * players + i)] = s.turn == other and not s.over
    at += 4 * players
    out[at] = s.phase == NAMING and not s.over
    out[at + 1] = s.nobody_fits
    out[at + 2] = s.last
    out[at + 3] = min(integer(s.redraws), _SMALL)
    out[at + 4] = s.pile_size
    out[at + 5] = min(integer(s.round), _SMALL)


# --- actions ----------------------------------------------------------------------------------------


@compiled
def mask(s: Record, box: Record, out: Any) -> None:
    """Write 1 for every action that is legal for the seat to move, else 0."""
    for i in range(ACTIONS):
        out[i] = 0
    if s.over:
        return
    first = s.turn * HAND
    for i in range(first, first + s.hand_size[s.turn]):
        card = integer(s.hand[index(i)])
        if s.phase == LAYING:
            out[index(_LEFT_AT + card)] = 1
            out[index(_RIGHT_AT + card)] = 1
        elif s.nobody_fits:
            out[index(_BLIND_AT + card)] = 1
        else:
            _mask_openings(s, box, card, out)


@compiled
def _mask_openings(s: Record, box: Record, card: int, out: Any) -> None:
    for place in range(PEOPLE):
        life = index(s.celebrity * PEOPLE + place)
        wait = _wait(box.ends[life], box.number[index(card)])
        for time in range(TIMES):
            at = (place * CARDS + card) * TIMES + time
            out[index(at)] = wait + 100 * time <= box.span[life]


@compiled
def _wait(ends: int, number: int) -> int:
    return number - ends + 100 * (number < ends)


@compiled
def _card(box: Record, number: int, second: int) -> int:
    for card in range(box.cards):
        if box.number[card] == number and box.second[card] == second:
            return card
    return -1


@compiled
def to_action(s: Record, box: Record, move: int) -> int:
    """The number of a move's action."""
    kind, place = move // (16 * YEARS), (move // (2 * YEARS)) % 8 - 1
    number = move % YEARS
    card = _card(box, number % 100, (move // YEARS) % 2)
    if kind == OPEN:
        born = box.born[s.celebrity * PEOPLE + place]
        return (place * CARDS + card) * TIMES + (number - born >= 100)
    if kind == LEFT:
        return _LEFT_AT + card
    return (_RIGHT_AT if kind == RIGHT else _BLIND_AT) + card


@compiled
def to_move(s: Record, box: Record, action: int) -> int:
    """The move of an action's number; -1 for none. It may not be legal."""
    if action < 0 or action >= ACTIONS:
        return -1
    kind, place, time = BLIND, 0, 0
    if action < OPENINGS:
        if s.celebrity < 0 or s.phase != NAMING:
            return -1
        kind, place, time = OPEN, action // (CARDS * TIMES) + 1, action % TIMES
        card = (action // TIMES) % CARDS
    else:
        card = (action - OPENINGS) % CARDS
        if action < _RIGHT_AT:
            kind = LEFT
        elif action < _BLIND_AT:
            kind = RIGHT
    if card >= box.cards:
        return -1
    number = integer(box.number[card])
    if kind == OPEN:
        life = s.celebrity * PEOPLE + place - 1
        number = box.born[life] + _wait(box.ends[life], number) + 100 * time
    return ((kind * 8 + place) * 2 + box.second[card]) * YEARS + number
