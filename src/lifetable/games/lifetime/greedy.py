"""`greedy`: lays its surest card, opens so that most of its other cards would be right as well; among equals the first.

Compiled, so that whole games are played without Python. The bots in `bots.py` that judge cards one by one ask it too, each
with what it believes of the person named.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import compiled
from lifetable.games.contract import LEAST
from lifetable.games.kernel import Log, Record, integer
from lifetable.games.lifetime import GAME
from lifetable.games.lifetime.knowledge import Education, estimate
from lifetable.games.lifetime.prospects import OUTLOOK, look_ahead, weights
from lifetable.games.lifetime.rules import (
    CARDS,
    HAND,
    LAYING,
    PEOPLE,
    RIGHT,
    SEATS,
    YEARS,
    hopeless,
    nth,
    year_after,
    year_before,
)
from lifetable.games.lifetime.thinking import chance, odds

NAME, WIDTH = "expert", 0.5  # it knows as much as that level
SMALL = 1e-7  # what a year less is worth between two cards that are equally sure


def desk(box: np.void, options: Any, players: int) -> tuple[Array, ...]:
    """What it knows before the game, and room to think: what each seat has read about everybody, the weights of
    `prospects`, and what the first player knows, cards taken, and an outlook."""
    deck, beliefs = GAME.deck(options), np.zeros((SEATS, CARDS * PEOPLE, 4))
    for seat in range(players):
        education = Education(f"{NAME}/{seat}", WIDTH)
        for life, person in enumerate(deck.people):
            b = estimate(person, education)
            beliefs[seat, life] = b.middle, b.era, b.span, b.spread
    return beliefs, weights(), np.array([0.0, -1.0, 0.0, 0.0]), np.zeros(SEATS), np.zeros(OUTLOOK)


@compiled
def weigh(states: Any, work: Any, box: Record, desk: Any, values: Any, log: Log) -> None:
    """For every legal move of the seat to move the share of the win it promises."""
    s = states[0]
    beliefs, flat, judge, catches, outlook = desk
    players, line, held = integer(s.players), integer(s.line_size), 0
    for seat in range(players):
        catches[seat] = s.catch[seat]
        held += s.hand_size[seat]
    look_ahead(catches, players, s.turn, s.first, line, held, s.pile_size, s.last, flat, outlook)
    belief = beliefs[s.turn, max(s.named, 0)]
    if s.turn == s.first:
        judge[0] = s.born
        judge[2] = s.died
        belief = judge
    weigh_with(s, box, belief, outlook, False, values)


@compiled
def weigh_with(s: Record, box: Record, belief: Any, outlook: Any, alone: bool, values: Any) -> None:
    """The same for somebody who believes this of the person named, a row of `thinking`, and has this outlook, a table
    of `prospects`. `alone`: looks at each year by itself, as if the line told nothing."""
    now, later = _stakes(s, outlook)
    for k in range(values.shape[0]):
        move = nth(s, box, k)
        if s.phase == LAYING:
            value = max(_share(now, later, _lay(s, belief, alone, move)), LEAST)
            if hopeless(s, box, move):  # LT14
                value = 0.0
        elif s.nobody_fits:
            value = max(_share(now, later, 0.0) - 1e-6 * gap(s, box, k), 0.0)
        else:
            right, others = fitting(s, box, move)
            value = _share(now, later, right / others if others > 0 else 1.0)
        values[k] = value


@compiled
def _stakes(s: Record, outlook: Any) -> Any:
    """The share of the win if this seat takes the line now, and if somebody else takes it soon.

    Surer is always better here, if ever so little, even for one who has lost or won already.
    """
    players, me, line, held = integer(s.players), integer(s.turn), integer(s.line_size), 0
    for seat in range(players):
        held += s.hand_size[seat]
    soon = min(line + 3, held + line)
    total = 0.0
    for seat in range(players):
        if seat != me:
            total += outlook[seat, soon]
    now = min(outlook[me, line + 1], 1 - 2e-6)
    return now, max(total / (players - 1), now + 1e-6)


@compiled
def _share(now: float, later: float, p: float) -> float:
    return max(0.0, now + p * (later - now))


@compiled
def _lay(s: Record, belief: Any, alone: bool, move: int) -> float:
    """How likely a card is right; of two equally sure ones the smaller step."""
    before, after, number = integer(s.left), integer(s.right), move % YEARS
    if move // (16 * YEARS) == RIGHT:
        year = after = year_after(s.right, number)
    else:
        year = before = year_before(s.left, number)
    p = chance(belief, year, year) if alone else odds(belief, s.left, s.right, before, after)
    return min(p, 1.0) - SMALL * (s.left - before + after - s.right)


@compiled
def fitting(s: Record, box: Record, move: int) -> Any:
    """How many of the other cards would be right next to an opening, and how many there are."""
    life, year = s.celebrity * PEOPLE + (move // (2 * YEARS)) % 8 - 1, move % YEARS
    second, right, others = (move // YEARS) % 2, 0, 0
    for i in range(s.turn * HAND, s.turn * HAND + s.hand_size[s.turn]):
        card = integer(s.hand[i])
        number = integer(box.number[card])
        if number != year % 100 or box.second[card] != second:
            others += 1
            fits_before = box.born[life] <= year_before(year, number)
            right += fits_before or year_after(year, number) <= box.died[life]
    return right, others


@compiled
def gap(s: Record, box: Record, k: int) -> int:
    """How far the number of card k of the hand is from the nearest of the others. LT04: the card is lost whichever
    it is; best lose one that is close to another."""
    row, least = s.turn * HAND, 100
    number = integer(box.number[s.hand[row + k]])
    for i in range(s.hand_size[s.turn]):
        if i != k:
            other = integer(box.number[s.hand[row + i]])
            least = min(least, (number - other) % 100, (other - number) % 100)
    return least if s.hand_size[s.turn] > 1 else 0
