"""`greedy` in compiled code, for whole games without Python: the very moves of the bot of that name in `bots.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.kernel import Log, Record, compiled, integer
from lifetable.games.lifetime import GAME
from lifetable.games.lifetime.bots import BOTS, SMALL
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
    count,
    nth,
    year_after,
    year_before,
)
from lifetable.games.lifetime.thinking import odds

Array = np.ndarray[Any, Any]


def desk(box: np.void, options: Any, players: int) -> tuple[Array, ...]:
    """What it knows before the game, and room to think: what each seat has read about everybody, the weights of
    `prospects`, and what the first player knows, cards taken, and an outlook."""
    deck, beliefs = GAME.deck(options), np.zeros((SEATS, CARDS * PEOPLE, 4))
    bot: Any = BOTS["greedy"](box, options, players)
    for seat in range(players):
        education = Education(f"{bot.name}/{seat}", bot.width)
        for card in range(len(deck.cards)):
            for place in range(PEOPLE):
                b = estimate(deck, card, place + 1, education)
                beliefs[seat, card * PEOPLE + place] = b.middle, b.era, b.span, b.spread
    return beliefs, weights(), np.array([0.0, -1.0, 0.0, 0.0]), np.zeros(SEATS), np.zeros(OUTLOOK)


@compiled
def choose(states: Any, work: Any, box: Record, desk: Any, chance: Any, log: Log) -> int:
    """The move of the seat to move."""
    s = states[0]
    beliefs, flat, judge, catches, outlook = desk
    now, later = _stakes(s, flat, catches, outlook)
    best, liked = -1.0, 0
    for k in range(count(s, box)):
        move = nth(s, box, k)
        if s.phase == LAYING:
            value = _share(now, later, _lay(s, beliefs, judge, move))
        elif s.nobody_fits:
            value = max(_share(now, later, 0.0) - 1e-6 * _gap(s, box, k), 0.0)
        else:
            value = _share(now, later, _opening(s, box, move))
        if value > best:
            best, liked = value, move
    return liked


@compiled
def _stakes(s: Record, flat: Any, catches: Any, outlook: Any) -> Any:
    """The share of the win if this seat takes the line now, and if somebody else takes it soon."""
    players, me, line, held = integer(s.players), integer(s.turn), integer(s.line_size), 0
    for seat in range(players):
        catches[seat] = s.catch[seat]
        held += s.hand_size[seat]
    look_ahead(catches, players, me, s.first, line, held, s.pile_size, s.last, flat, outlook)
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
def _lay(s: Record, beliefs: Any, judge: Any, move: int) -> float:
    """How likely a card is right; of two equally sure ones the smaller step."""
    before, after, number = integer(s.left), integer(s.right), move % YEARS
    if move // (16 * YEARS) == RIGHT:
        after = year_after(s.right, number)
    else:
        before = year_before(s.left, number)
    belief = beliefs[s.turn, s.celebrity * PEOPLE + s.person - 1]
    if s.turn == s.first:
        judge[0] = s.born
        judge[2] = s.died
        belief = judge
    p = odds(belief, s.left, s.right, before, after)
    return min(p, 1.0) - SMALL * (s.left - before + after - s.right)


@compiled
def _opening(s: Record, box: Record, move: int) -> float:
    """How many of the other cards would be right next to an opening."""
    life, year = s.celebrity * PEOPLE + (move // (2 * YEARS)) % 8 - 1, move % YEARS
    second, fitting, others = (move // YEARS) % 2, 0, 0
    for i in range(s.turn * HAND, s.turn * HAND + s.hand_size[s.turn]):
        card = integer(s.hand[i])
        number = integer(box.number[card])
        if number != year % 100 or box.second[card] != second:
            others += 1
            fits_before = box.born[life] <= year_before(year, number)
            fitting += fits_before or year_after(year, number) <= box.died[life]
    return fitting / others if others > 0 else 1.0


@compiled
def _gap(s: Record, box: Record, k: int) -> int:
    """How far a card's number is from the nearest of the others."""
    row, least = s.turn * HAND, 100
    number = integer(box.number[s.hand[row + k]])
    for i in range(s.hand_size[s.turn]):
        if i != k:
            other = integer(box.number[s.hand[row + i]])
            least = min(least, (number - other) % 100, (other - number) % 100)
    return least if s.hand_size[s.turn] > 1 else 0
