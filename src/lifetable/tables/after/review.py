"""A finished game looked at again: what luck gave, what choices cost, and where the game turned.

One judge (`bots/judge.py`) says what each moment was worth to all seats together, all cards being open and everybody
playing on by view. Along the game as it was played its word changes for three reasons, which add up exactly to the way
from the even share to the result, with nothing left over:

- *luck*: what chance brought (the deal, a roll, a draw), against the mean over all that it could have brought;
- *choices*: what a move was worth against how the judge would have played on, in the mean over the worlds that its seat
  could hold possible then. A better move than that is a gain;
- *hidden*: what the choice was worth in the true world beyond that: what its seat could not know.

A single move is also held against the best one: what it cost is told where it is no noise.

`expert` says which move was best for one who sees what that seat saw, and why. A decision, a step of the replay and a row
of the chances that belong together have the same ply: moves made so far, the decision's own included.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

import numpy as np

from lifetable.bots import bot
from lifetable.bots.judge import Judge, Judged
from lifetable.games.arrays import Floats
from lifetable.games.contract import Data, Opinion
from lifetable.games.face import Setup, State
from lifetable.games.kernel import hash_of
from lifetable.tables.keeper.fair_pool import finished

VERSION = 2  # of what is kept; reviews of others are made anew
EXPERT = "expert"
BUDGET = 0.15  # seconds for a decision, for those who count their work by it; the others need less
MOST_MOVES = 1_000  # of a game that is reviewed; games that are played to be won have a fifth of it
SHOWN = 4  # opinions kept of each decision
MOST_TURNING = 5
LEAST_CHANGE = 0.04  # a smaller change of the chances is no turning point
APART = 10  # two turning points are more than this part of a game apart
SURE = (
    1.645  # standard errors beyond which a difference is no noise: one time in twenty it still is
)
EQUAL = 0.005  # moves whose chances lie less apart are equal, however surely
DIGITS = 5


def review(setup: Setup, seed: int | str, moves: Sequence[str], budget: float = BUDGET) -> Data:
    """The whole review as plain data. The same game gives the same review."""
    return finished(review_steps(setup, seed, moves, budget))


def review_steps(
    setup: Setup, seed: int | str, moves: Sequence[str], budget: float = BUDGET
) -> Generator[float, None, Data]:
    """The review one decision after another; after each it tells how much is done."""
    expert, judge = bot(EXPERT, setup), Judge(setup)
    entropy = int(hash_of(" ".join([setup.name, str(seed), *moves])), 16)
    state = setup.deal(seed)
    account = Account(setup.players, hidden=setup.game.info.information == "hidden")
    account.deal(judge.value(state))
    decisions: list[Data] = []
    for ply, move in enumerate(moves, 1):
        seat = state.turn
        if seat is None:
            break
        rng = np.random.default_rng([entropy, ply])
        opinions = expert.opinions(state.view(seat), state.legal(), rng, budget)
        best = max(opinions, key=lambda opinion: opinion.value).move
        cost = account.choose(judge, state, move, best)
        decisions.append(_decision(ply, move, opinions, state) | cost)
        state = state.play(move)
        account.answer(judge.value(state), final=state.counted()[0] if state.over else None)
        yield ply / len(moves)
    return account.told() | {"done": True, "version": VERSION, "decisions": decisions}


def _decision(ply: int, move: str, opinions: Sequence[Opinion], state: State) -> Data:
    ranked = sorted(opinions, key=lambda opinion: -opinion.value)
    played = next(opinion for opinion in opinions if opinion.move == move)
    shown = ranked[:SHOWN]
    if played not in shown:
        shown = [*shown[:-1], played]
    return {
        "ply": ply,
        "seat": state.turn,
        "move": move,
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


@dataclass
class Account:
    """Where the shares of the win came from, entered move by move."""

    players: int
    hidden: bool
    chances: list[Floats] = field(default_factory=list)
    chosen: list[Floats] = field(default_factory=list)
    """After each choice, before chance has answered."""
    errors: list[Floats] = field(default_factory=list)
    lucks: list[Floats] = field(default_factory=list)
    luck_errors: list[Floats] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    effects: list[Floats] = field(default_factory=list)
    """Of choices, as far as could be known."""
    effect_errors: list[Floats] = field(default_factory=list)
    secrets: list[Floats] = field(default_factory=list)
    secret_errors: list[Floats] = field(default_factory=list)
    step_errors: list[Floats] = field(default_factory=list)
    """Of the way from a moment to the choice made there: what all luck together is uncertain by."""
    _now: Judged | None = None
    _then: Judged | None = None

    def deal(self, value: Judged) -> None:
        """What the deal brought, against the share that all have before it."""
        even = np.full(self.players, 1 / self.players)
        self._now = value
        self.chances.append(value.shares)
        self.errors.append(value.error)
        self.lucks.append(value.shares - even)
        self.luck_errors.append(value.error)

    def choose(self, judge: Judge, state: State, move: str, best: str) -> Data:
        """A move was made; what did it cost?"""
        assert self._now is not None and state.turn is not None
        seat, choices = state.turn, len(state.legal())
        now, made = self._now, judge.after(state, move)
        seen_now, seen_made = now, made
        if self.hidden and choices > 1:
            seen_now, seen_made = judge.as_seen(state, None), judge.as_seen(state, move)
        whole, seen = made - now, seen_made - seen_now
        self.seats.append(seat)
        self.effects.append(seen.shares)
        self.effect_errors.append(seen.error)
        self.secrets.append(whole.shares - seen.shares)
        both = np.sqrt(whole.error**2 + seen.error**2)
        self.secret_errors.append(both if self.hidden else np.zeros(self.players))
        self.step_errors.append(whole.error)
        self.chosen.append(made.shares)
        self._then = made
        cost = error = 0.0
        if move != best:
            ideal = judge.as_seen(state, best) if self.hidden else judge.after(state, best)
            missed = ideal - seen_made
            cost, error = float(missed.shares[seat]), float(missed.error[seat])
        felt = cost > max(EQUAL, SURE * error)
        return {"cost": round(cost, DIGITS) if felt else 0.0, "error": round(error, DIGITS)}

    def answer(self, value: Judged, final: Sequence[float] | None) -> None:
        """What chance made of it."""
        assert self._then is not None
        shares = value.shares if final is None else np.array(final)
        error = value.error if final is None else np.zeros(self.players)
        self._now = value
        self.chances.append(shares)
        self.errors.append(error)
        self.lucks.append(shares - self._then.shares)
        self.luck_errors.append(np.sqrt(error**2 + self._then.error**2))

    def told(self) -> Data:
        turning = _turning(self.chances)
        return {
            "hidden": self.hidden,
            "chances": _rows(self.chances),
            "chosen": _rows(self.chosen),
            "errors": _rows(self.errors),
            "luck": _rows(self.lucks),
            "luck_errors": _rows(self.luck_errors),
            "account": [self._of(seat) for seat in range(self.players)],
            "better": self.better(),
            "turning": turning,
            "gained": [_gained(self.chances, ply) for ply in turning],
            "turned_by": [self._turned_by(ply) for ply in turning],
        }

    def _of(self, seat: int) -> Data:
        own = [by == seat for by in self.seats]
        others = [by != seat for by in self.seats]
        return {
            "start": 1 / self.players,
            "luck": _sum(self.lucks, seat),
            "own": _sum(self.effects, seat, own),
            "others": _sum(self.effects, seat, others),
            "hidden": _sum(self.secrets, seat),
            "result": float(self.chances[-1][seat]),
            "errors": {
                "luck": _root(self.step_errors, seat),
                "own": _root(self.effect_errors, seat, own),
                "others": _root(self.effect_errors, seat, others),
                "hidden": _root(self.secret_errors, seat),
            },
        }

    def better(self) -> list[int]:
        """Who did not win, and surely played better than everybody who did."""
        told = [self._of(seat) for seat in range(self.players)]
        winners = [one for one in told if one["result"] > 0]
        return [
            seat
            for seat, one in enumerate(told)
            if one["result"] == 0
            and all(
                one["own"] - won["own"]
                > max(EQUAL, SURE * np.hypot(one["errors"]["own"], won["errors"]["own"]))
                for won in winners
            )
        ]

    def _turned_by(self, ply: int) -> str:
        """Was it chance or a choice that changed most?"""
        by_luck = float(np.abs(self.lucks[ply]).max())
        return "luck" if by_luck >= float(np.abs(self.effects[ply - 1]).max()) else "choice"


def _rows(many: Sequence[Floats]) -> list[list[float]]:
    return [[round(float(share), DIGITS) for share in row] for row in many]


def _sum(rows: Sequence[Floats], seat: int, which: Sequence[bool] | None = None) -> float:
    return float(sum(row[seat] for i, row in enumerate(rows) if which is None or which[i]))


def _root(rows: Sequence[Floats], seat: int, which: Sequence[bool] | None = None) -> float:
    return round(float(_sum([row**2 for row in rows], seat, which) ** 0.5), DIGITS)


def _changes(chances: Sequence[Floats], ply: int) -> Floats:
    change: Floats = np.subtract(chances[ply], chances[ply - 1])
    return change


def _gained(chances: Sequence[Floats], ply: int) -> int:
    """The seat that gained most by a move."""
    return int(np.argmax(_changes(chances, ply)))


def _turning(chances: Sequence[Floats]) -> list[int]:
    """The moves that changed the chances most, in order of play; neighbours count once."""
    size = {ply: float(np.abs(_changes(chances, ply)).max()) for ply in range(1, len(chances))}
    apart = max(2, len(size) // APART)
    chosen: list[int] = []
    for ply in sorted(size, key=lambda ply: (-size[ply], ply)):
        far = all(abs(ply - other) > apart for other in chosen)
        if far and size[ply] >= LEAST_CHANGE and len(chosen) < MOST_TURNING:
            chosen.append(ply)
    return sorted(chosen)
