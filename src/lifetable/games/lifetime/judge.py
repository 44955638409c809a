"""What a moment is worth to all seats: the round is played out, each laying its surest card by what it knows; what was
taken is worth what self-play found.

The pile lies in its order from the deal on, so another future is the part of it that nobody has seen, mixed anew. What a
seat holds possible are other hands, and dates of the person named as it imagines them. In each future everybody has
another idea of these dates: nobody can tell what people at a table know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, below, integer, rekey, threefry
from lifetable.games.lifetime import GAME, greedy
from lifetable.games.lifetime.knowledge import USUAL_DIFFICULTY, widths
from lifetable.games.lifetime.prospects import OUTLOOK, prospect, weights
from lifetable.games.lifetime.rules import (
    CARDS,
    HAND,
    LAYING,
    PEOPLE,
    RING,
    SEATS,
    apply,
    count,
    nth,
    resample,
    score,
)
from lifetable.games.lifetime.thinking import imagine, suppose

FUTURES = 240
_TWO = np.uint64(2)


def desk(box: np.void, options: Any, players: int) -> tuple[Any, ...]:
    """What each seat has read about everybody, how wrong others are about them, what rounds are worth; and room: what
    all think of the person named and in which round that was, that person's dates, what is thought of nobody, cards
    taken, an outlook in which only not taking the cards counts, and places of the pile."""
    deck, errors = GAME.deck(options), np.zeros((CARDS * PEOPLE, 2))
    for card, people in enumerate(deck.cards):
        for place, person in enumerate(people.people):
            difficulty = person.difficulty or USUAL_DIFFICULTY
            errors[card * PEOPLE + place] = widths(difficulty, greedy.WIDTH)
    return (
        greedy.desk(box, options, players)[0],
        errors,
        weights(),
        np.zeros((SEATS, 4)),
        np.zeros(1, np.int64),
        np.zeros((1, 2), np.int64),
        np.array([0.0, -1.0, 0.0, 0.0]),
        np.zeros(SEATS),
        np.ones(OUTLOOK),
        np.zeros(RING, np.int64),
    )


@compiled
def anew(s: Record, box: Record, desk: Any, seat: int, k0: Any, k1: Any) -> None:
    beliefs, errors, _, minds, imagined, lives, _, _, _, places = desk
    imagined[0] = 0
    if seat < 0:
        rekey(s, k0, k1)
        _mix_pile(s, places)
        return
    resample(s, box, seat, k0, k1)
    if s.phase == LAYING and seat != s.first:
        person = s.celebrity * PEOPLE + s.person - 1
        r = threefry(k0, k1, _TWO, _TWO)[0]
        r = suppose(beliefs[seat, person], s.left, s.right, lives, r)
        s.born = lives[0, 0]
        s.died = lives[0, 1]
        _wonder(s, errors[person], minds, lives, r)
        minds[seat] = beliefs[seat, person]
        imagined[0] = s.round


@compiled
def _wonder(s: Record, errors: Any, minds: Any, lives: Any, r: Any) -> None:
    """What everybody may think of the person named; the first player knows."""
    lives[0, 0] = s.born
    lives[0, 1] = s.died
    for seat in range(s.players):
        r = imagine(minds[seat], lives[0], errors, r)
    minds[s.first, 0] = s.born
    minds[s.first, 1] = -1.0
    minds[s.first, 2] = s.died


@compiled
def _mix_pile(s: Record, places: Any) -> None:
    """What nobody has seen of the pile, in another order."""
    n = 0
    for i in range(s.pile_size):
        slot = (s.top + i) & (RING - 1)
        if s.pile_seen[slot] == 0:
            places[n] = slot
            n += 1
    for i in range(n - 1, 0, -1):
        a, b = places[i], places[below(s, i + 1)]
        s.pile[a], s.pile[b] = s.pile[b], s.pile[a]


@compiled
def estimate(states: Any, work: Any, box: Record, desk: Any, r: Any, shares: Any, log: Log) -> None:
    s, (_, errors, flat, minds, imagined, lives, unnamed, catches, outlook, _) = states[0], desk
    this = s.round
    while not s.over and s.round == this:
        if s.phase == LAYING and imagined[0] != this:
            _wonder(s, errors[s.celebrity * PEOPLE + s.person - 1], minds, lives, r)
            imagined[0] = this
        seat = integer(s.turn)
        belief = minds[seat] if s.phase == LAYING else unnamed
        values = np.empty(count(s, box))
        outlook[seat] = 0.0
        greedy.weigh_with(s, box, belief, outlook, False, values)
        outlook[seat] = 1.0
        apply(s, box, nth(s, box, integer(np.argmax(values))), log)
    if s.over:
        score(s, box, shares, np.empty(SEATS, np.int64))
        return
    left = integer(s.pile_size) + 1
    for seat in range(s.players):
        catches[seat] = s.catch[seat]
        left -= HAND - s.hand_size[seat]
    for seat in range(s.players):
        shares[seat] = prospect(catches, s.players, left, s.first, seat, flat)
