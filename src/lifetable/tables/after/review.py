"""A finished game looked at again: what each choice cost, what luck gave, and where the game turned.

Every decision is judged by `expert`, who is shown what that seat saw then and nothing else. A decision,
a step of the replay and a row of the chances that belong together have the same ply: moves made so far,
the decision's own included.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import numpy as np

from lifetable.bots import bot
from lifetable.games.contract import Data, Opinion
from lifetable.games.face import Setup, State
from lifetable.games.kernel import hash_of
from lifetable.tables.keeper.fair_pool import finished

JUDGE = "expert"
BUDGET = 5.0  # seconds for a decision: more than it ever takes, so that the clock changes nothing
MOST_MOVES = 1_000  # of a game that is reviewed; games that are played to be won have a fifth of it
SHOWN = 4  # opinions kept of each decision
MOST_TURNING = 5
LEAST_CHANGE = 0.04  # a smaller change of the chances is no turning point
APART = 10  # two turning points are more than this part of a game apart
DIGITS = 5

Shares = list[float]


def review(setup: Setup, seed: int | str, moves: Sequence[str], budget: float = BUDGET) -> Data:
    """The whole review as plain data. The same game gives the same review."""
    return finished(review_steps(setup, seed, moves, budget))


def review_steps(
    setup: Setup, seed: int | str, moves: Sequence[str], budget: float = BUDGET
) -> Generator[float, None, Data]:
    """The review one decision after another; after each it tells how much is done."""
    judge = bot(JUDGE, setup)
    entropy = int(hash_of(" ".join([setup.name, str(seed), *moves])), 16)
    state = setup.deal(seed)
    decisions: list[Data] = []
    chances = [_even(setup.players)]
    for ply, move in enumerate(moves, 1):
        seat = state.turn
        if seat is None:
            break
        rng = np.random.default_rng([entropy, ply])
        opinions = judge.opinions(state.view(seat), state.legal(), rng, budget)
        decisions.append(_decision(ply, seat, move, opinions, state))
        state = state.play(move)
        chances.append(_moved_on(chances[-1], seat, decisions[-1]["after"], state))
        yield ply / len(moves)
    if state.result:
        chances[-1] = list(state.result["shares"])
    return _report(setup.players, decisions, chances)


def _decision(ply: int, seat: int, move: str, opinions: Sequence[Opinion], state: State) -> Data:
    ranked = sorted(opinions, key=lambda opinion: -opinion.value)
    played = next(opinion for opinion in opinions if opinion.move == move)
    shown = ranked[:SHOWN]
    if played not in shown:
        shown = [*shown[:-1], played]
    return {
        "ply": ply,
        "seat": seat,
        "move": move,
        "before": round(ranked[0].value, DIGITS),
        "after": round(played.value, DIGITS),
        "best": ranked[0].move,
        "choices": len(opinions),
        "opinions": [
            {
                "move": opinion.move,
                "value": round(opinion.value, DIGITS),
                "reason": opinion.reason,
                "values": opinion.values,
                "outcome": state.outcome(opinion.move),
            }
            for opinion in shown
        ],
    }


def _even(players: int) -> Shares:
    return [1 / players] * players


def _moved_on(last: Shares, seat: int, own: float, state: State) -> Shares:
    """The mover's estimate is fresh; the others share the rest as they did before."""
    out = {event["seat"] for event in state.events if event["kind"] == "out"}  # no chance left
    own = 0.0 if seat in out else own
    kept = [0.0 if s == seat or s in out else share for s, share in enumerate(last)]
    if not sum(kept):
        return [1.0 if s == seat else 0.0 for s in range(len(last))]
    scale = (1 - own) / sum(kept)
    return [round(own if s == seat else share * scale, DIGITS) for s, share in enumerate(kept)]


def _report(players: int, decisions: list[Data], chances: list[Shares]) -> Data:
    skill, gifts = _choices(players, decisions, chances)
    even = 1 / players
    luck = [chances[-1][s] - even - skill[s] - gifts[s] for s in range(players)]
    turning = _turning(chances)
    return {
        "done": True,
        "decisions": decisions,
        "chances": chances,
        "luck": [round(share, DIGITS) for share in luck],
        "skill": [round(share, DIGITS) for share in skill],
        "gifts": [round(share, DIGITS) for share in gifts],
        "turning": turning,
        "gained": [_gained(chances, ply) for ply in turning],
    }


def _choices(players: int, decisions: list[Data], chances: list[Shares]) -> tuple[Shares, Shares]:
    """What everyone's own choices cost, and what the others' choices gave: what one loses, the others share."""
    skill, gifts = [0.0] * players, [0.0] * players
    for decision in decisions:
        seat, lost = decision["seat"], decision["before"] - decision["after"]
        skill[seat] -= lost
        others = [
            0.0 if s == seat else share for s, share in enumerate(chances[decision["ply"] - 1])
        ]
        if not sum(others):  # all seemed won: then all the others gain alike
            others = [float(s != seat) for s in range(players)]
        for other, share in enumerate(others):
            gifts[other] += lost * share / sum(others)
    return skill, gifts


def _changes(chances: list[Shares], ply: int) -> Shares:
    return [now - then for now, then in zip(chances[ply], chances[ply - 1], strict=True)]


def _gained(chances: list[Shares], ply: int) -> int:
    """The seat that gained most by a move."""
    return int(np.argmax(_changes(chances, ply)))


def _turning(chances: list[Shares]) -> list[int]:
    """The moves that changed the chances most, in order of play; neighbours count once."""
    size = {ply: max(map(abs, _changes(chances, ply))) for ply in range(1, len(chances))}
    apart = max(2, len(size) // APART)
    chosen: list[int] = []
    for ply in sorted(size, key=lambda ply: (-size[ply], ply)):
        far = all(abs(ply - other) > apart for other in chosen)
        if far and size[ply] >= LEAST_CHANGE and len(chosen) < MOST_TURNING:
            chosen.append(ply)
    return sorted(chosen)
