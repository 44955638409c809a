"""Rounds of self-play that learn, compiled. The recipe is in `training.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled
from lifetable.games.kernel import Log, Record, derive, player_stream, rekey, scatter, stride
from lifetable.games.life_is_life.belief import study
from lifetable.games.life_is_life.rules import (
    KNOCK,
    LIVES,
    SPECIES,
    apply,
    deal,
    hasty,
)
from lifetable.games.life_is_life.thinking import (
    decide,
    place,
    squeeze,
    stage_after,
)

LONGEST = 400  # decisions of one round that are remembered


@compiled
def _success(s: Record, seat: int, living: int) -> float:
    """How well a round went for a seat, 0 to 1: lives lost by the others, less its own."""
    others = 0.0
    for other in range(living):
        if other != seat:
            others += LIVES - s.lives[other]
    own = LIVES - s.lives[seat]
    return min(1.0, max(0.0, 0.5 + (others / (living - 1) - own) / 4.0))


@compiled
def practise(
    states: Any,
    box: Record,
    weights: Any,
    living: int,
    key: Any,
    start: int,
    rounds: int,
    rate: float,
    wild: float,
    noise: float,
    learn_hands: float,
    losses: Any,
    urges: Any,
    figures: Any,
    who: Any,
    stages: Any,
    cells: Any,
    room: Record,
    log: Log,
) -> None:
    """Play rounds of `living` players and learn from each how it ended (rate 0: only watch).

    figures adds up: rounds, squared error, decisions, turns, sudden deaths, surprise by hands.
    """
    s = states[0]
    learned = weights[living - 2]
    for n in range(start, start + rounds):
        k0, k1 = derive(key, np.uint64(n))
        s.players = living
        rekey(s, k0, k1)
        deal(s, box, log)
        for seat in range(living):
            s.points[seat] = -1
        dice = player_stream(s)
        made = 0
        while not s.over and s.round == 1:
            dice = stride(dice)
            # Noise makes trades look better than the knock, so most decisions go without.
            tries = noise if scatter(dice) & np.uint64(3) == 0 else 0.0
            move = decide(s, weights, room, tries, scatter(dice))
            dice = stride(dice)
            if wild > 0.0 and np.float64(scatter(dice) >> np.uint64(11)) * 2.0**-53 < wild:
                move = hasty(s, box, dice)
            if made < LONGEST:
                who[made] = s.turn
                stages[made] = stage_after(s, 1 if move == KNOCK else 0)
                for species in range(SPECIES):
                    cells[made, species] = place(s, room, move, species)
                made += 1
            apply(s, box, move, log)
            if rate == 0.0 and s.round == 1 and not s.over:
                figures[5] += study(s, box, learn_hands, dice, urges, room)
            figures[3] += 1.0
        figures[0] += 1.0
        figures[2] += made
        if s.points[0] < 0:
            figures[4] += 1.0
        code = 0
        for seat in range(living):
            code = code * 4 + (LIVES - s.lives[seat]) + 1
        losses[code] += 1.0
        for d in range(made):
            target = _success(s, who[d], living)
            total = 0.0
            for species in range(SPECIES):
                total += learned[stages[d], cells[d, species]]
            miss = target - squeeze(total)
            figures[1] += miss * miss
            if rate > 0.0:
                for species in range(SPECIES):
                    learned[stages[d], cells[d, species]] += np.float32(rate * miss)


@compiled
def duel(
    states: Any,
    box: Record,
    mine: Any,
    theirs: Any,
    key: Any,
    deals: int,
    my_room: Record,
    their_room: Record,
    log: Log,
) -> float:
    """The share of games won by one who plays by his own weights among others, from every seat of each deal."""
    s = states[0]
    won = 0.0
    for n in range(deals):
        for hero in range(s.players):
            k0, k1 = derive(key, np.uint64(n))
            rekey(s, k0, k1)
            deal(s, box, log)
            while not s.over:
                if s.turn == hero:
                    move = decide(s, mine, my_room, 0.0, np.uint64(0))
                else:
                    move = decide(s, theirs, their_room, 0.0, np.uint64(0))
                apply(s, box, move, log)
            if s.lives[hero] > 0:
                won += 1.0
    return won / (deals * s.players)
