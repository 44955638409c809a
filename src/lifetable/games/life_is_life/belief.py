"""What the others may hold, compiled: hands are imagined card by card, and people keep herds together.

Cards that nobody saw are dealt one after the other. A card's chance is how many of it are left, times how
eager a seat like this one is to keep it: learned from self-play for how many it holds already, whether it
laid some, the kind of animal, how many lie in the rows, and the most another is known to hold.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lifetable.games.compiling import compiled, typed
from lifetable.games.kernel import Record, rekey, scatter, stride
from lifetable.games.life_is_life.rules import HAND, ROWS, SPECIES, held

_PARTS = 5  # of a round: first to fourth turns, and he who knocked
_LAID, _KIND, _ROWS, _MOST = 0, _PARTS * 12, _PARTS * 22, _PARTS * 26
URGES = _PARTS * 30
_NONE = np.uint64(0)


@compiled
def part_of(s: Record, other: int) -> int:
    return 4 if s.knocked == other else min(3, s.turns // s.living)


@typed("int64(int64, int64, int64)")
def _laid_place(part: int, laid: int, count: int) -> int:
    return _LAID + (part * 2 + min(laid, 1)) * 6 + min(count, 5)


@compiled
def _places(s: Record, other: int, species: int, part: int, places: Any) -> None:
    """Where the urges are that do not change while a hand is dealt."""
    rows = most = 0
    for r in range(ROWS):
        rows += held(s.row[r], species)
    for seat in range(s.players):
        if seat != other:
            most = max(most, held(s.known[seat], species))
    places[species, 0] = _KIND + part * 10 + species
    places[species, 1] = _ROWS + part * 4 + min(rows, 3)
    places[species, 2] = _MOST + part * 4 + min(most, 3)


@compiled
def _eager(s: Record, other: int, hand: Any, part: int, urges: Any, places: Any, odds: Any) -> None:
    for species in range(SPECIES):
        _places(s, other, species, part, places)
        total = urges[_laid_place(part, held(s.slack[other], species), held(hand, species))]
        for i in range(3):
            total += urges[places[species, i]]
        odds[species] = math.exp(total)


@compiled
def _unseen(s: Record, box: Record, seat: int) -> Any:
    """All cards that a seat cannot place."""
    pool = box.cards
    for r in range(ROWS):
        pool -= s.row[r]
    for other in range(s.players):
        if other == seat:
            pool -= s.hand[other]
        elif s.hand[other] != _NONE:
            pool -= s.known[other]
    return pool


@compiled
def _deal_hand(s: Record, other: int, pool: Any, urges: Any, places: Any, odds: Any) -> Any:
    """Give a seat the cards nobody saw. Returns the pool left."""
    hand = s.known[other]
    missing = HAND
    part = part_of(s, other)
    _eager(s, other, hand, part, urges, places, odds)
    for species in range(SPECIES):
        missing -= held(hand, species)
        if not s.traded[other]:
            odds[species] = 1.0  # he has shown nothing yet
    for _ in range(missing):
        total = 0.0
        for species in range(SPECIES):
            total += odds[species] * held(pool, species)
        s.drawn = stride(s.drawn)
        ball = total * np.float64(scatter(s.drawn ^ s.key[0]) >> np.uint64(11)) * 2.0**-53
        card = -1
        for species in range(SPECIES):
            n = held(pool, species)
            if n > 0:
                card = species
                ball -= odds[species] * n
                if ball < 0.0:
                    break
        one = np.uint64(1) << np.uint64(4 * card)
        pool -= one
        if s.traded[other]:
            laid, count = held(s.slack[other], card), held(hand, card)
            odds[card] *= math.exp(
                urges[_laid_place(part, laid, count + 1)] - urges[_laid_place(part, laid, count)]
            )
        hand += one
    s.hand[other] = hand
    return pool


@compiled
def _hidden_death(s: Record, box: Record, other: int) -> bool:
    """Would this hand have been a sudden death earlier? Then it cannot be."""
    if s.traded[other]:
        for species in range(SPECIES):
            peak = held(s.hand[other], species) + held(s.slack[other], species)
            if box.sudden[species] and peak >= held(box.cards, species):
                return True
    return False


@compiled
def imagine(s: Record, box: Record, seat: int, k0: Any, k1: Any, urges: Any, room: Record) -> None:
    """Like `rules.resample`, but hands that fit how people play come up more often."""
    rekey(s, k0, k1)
    seen = _unseen(s, box, seat)
    while True:
        pool = seen
        possible = True
        for other in range(s.players):
            if other != seat and s.hand[other] != _NONE:
                pool = _deal_hand(s, other, pool, urges, room.places, room.odds)
                if _hidden_death(s, box, other):
                    possible = False
                    break
        if possible:
            break
    s.rest = pool
    s.drawn = _NONE


@compiled
def study(s: Record, box: Record, rate: float, dice: Any, urges: Any, room: Record) -> float:
    """Learn from the true hands, as the seat to move could see them. Returns how surprising they were."""
    pool = _unseen(s, box, s.turn)
    odds, surprise = room.odds, 0.0
    for other in range(s.players):
        if other == s.turn or s.hand[other] == _NONE:
            continue
        hand = s.known[other]
        left = s.hand[other] - hand
        if not s.traded[other]:
            pool -= left
            continue
        part = part_of(s, other)
        while left != _NONE:
            _eager(s, other, hand, part, urges, room.places, odds)
            dice = stride(dice)
            card = _any_card(left, dice)
            total = 0.0
            for species in range(SPECIES):
                total += odds[species] * held(pool, species)
            surprise -= math.log(odds[card] * held(pool, card) / total)
            for species in range(SPECIES):
                n = held(pool, species)
                if n > 0:
                    push = (1.0 if species == card else 0.0) - odds[species] * n / total
                    laid, count = held(s.slack[other], species), held(hand, species)
                    urges[_laid_place(part, laid, count)] += rate * push
                    for i in range(3):
                        urges[room.places[species, i]] += rate * push
            one = np.uint64(1) << np.uint64(4 * card)
            left -= one
            pool -= one
            hand += one
    return surprise


@compiled
def _any_card(bunch: Any, dice: Any) -> int:
    """A card of a bunch, all cards alike."""
    cards = 0
    for species in range(SPECIES):
        cards += held(bunch, species)
    k = np.int64(((scatter(dice) >> np.uint64(32)) * np.uint64(cards)) >> np.uint64(32))
    card = 0
    while k >= held(bunch, card):
        k -= held(bunch, card)
        card += 1
    return card
