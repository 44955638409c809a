"""What a moment is worth to all seats together, seen with all cards open and played on by view.

One estimator for every game. It draws many futures of a moment, with the same chance for all that is compared
(common random numbers); a game says in `judge.py` of its folder how each goes on and how it is judged:

    desk(box, options, players)                             what it knows before the game, and room to think
    estimate(states, work, box, desk, r, shares, log)       everybody's share of the win from `states[0]`, which may be
                                                            played on; `r` is a stream of whims
    anew(s, box, desk, seat, k0, k1)                        the same moment with another future; for a seat (not -1)
                                                            also other secrets, such as it holds possible
    FUTURES                                                 how many futures

A game without is played on by its `greedy`, or at random (`play_on.py`).

The keys of the futures are chosen so that the first draw after each is spread evenly: with as many futures as a die has
faces every face comes up once, and the mean over the futures is the mean over all rolls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from lifetable.games.arrays import Floats, Key
from lifetable.games.compiling import load
from lifetable.games.contract import Game
from lifetable.games.face import Setup, State
from lifetable.games.kernel import SILENT, derive, key_of, threefry

STRATA = 60  # every small number of equally likely outcomes divides it
FUTURES = 240
KNOWN = -1  # instead of a seat: everything is known
NO_MOVE = -1


@cache
def judging_of(game: Game) -> ModuleType:
    """`judging.py`, loaded with this game's rules and how it goes on as its globals."""
    here, package = Path(__file__), type(game).__module__.rpartition(".")[0]
    greedy, own = game.part("greedy"), game.part("judge")
    rules = vars(game.rules)
    plain = load(here.with_name("play_on.py"), package, rules | {"weigh": greedy and greedy.weigh})
    usual = plain.by_greedy if greedy else plain.by_haste
    how = {
        "anew": getattr(own, "anew", plain.anew),
        "estimate": getattr(own, "estimate", usual),
    }
    return load(here.with_name("judging.py"), package, rules | how)


@lru_cache(maxsize=16)
def spread(seed: str, futures: int) -> Key:
    """Keys whose first draws are spread evenly over all that a draw can be."""
    strata = min(STRATA, futures)
    rest = [futures // strata + (i < futures % strata) for i in range(strata)]
    found: list[tuple[Any, Any]] = []
    base, number, zero = key_of(seed), 0, np.uint64(0)
    while len(found) < futures:
        k0, k1 = derive(base, np.uint64(number))
        number += 1
        first = int(threefry(k0, k1, zero, zero)[0]) & 0xFFFFFFFF
        stratum = first * strata >> 32
        if rest[stratum]:
            rest[stratum] -= 1
            found.append((k0, k1))
    return np.array(found, np.uint64)


@dataclass(frozen=True)
class Judged:
    """What a moment is worth: one row of shares for each future."""

    rows: Floats

    @property
    def shares(self) -> Floats:
        mean: Floats = self.rows.mean(0)
        return mean

    @property
    def error(self) -> Floats:
        """The standard error of the shares that comes from drawing futures."""
        spread: Floats = self.rows.std(0, ddof=1) / len(self.rows) ** 0.5
        return spread

    def __sub__(self, other: Judged) -> Judged:
        """Future by future, if both have the same."""
        return Judged(self.rows - other.rows)


class Judge:
    """Judges moments of games of one setup. One at a time."""

    def __init__(self, setup: Setup, seed: str = "judge", futures: int | None = None) -> None:
        brought = setup.game.part("judge") or setup.game.part("greedy")
        desk: Callable[..., Any] = getattr(brought, "desk", lambda *_: ())
        self._setup = setup
        self._loop = judging_of(setup.game).futures
        self._desk = desk(setup.box, setup.options, setup.players)
        self._room = np.repeat(setup.blank(), 4), setup.blank()
        self._keys = spread(seed, futures or getattr(brought, "FUTURES", FUTURES))
        self._worlds = spread(f"{seed} worlds", len(self._keys))

    def value(self, state: State) -> Judged:
        """What a moment is worth, its chance to come being open."""
        return self._futures(state, KNOWN, NO_MOVE, self._keys)

    def after(self, state: State, move: str) -> Judged:
        """What a move is worth before chance has answered it, if all cards are known."""
        return self._futures(state, KNOWN, self._setup.game.parse(move), self._keys)

    def as_seen(self, state: State, move: str | None) -> Judged:
        """What a move, or none yet, is worth in worlds that agree with all that the seat to move has seen."""
        assert state.turn is not None
        number = NO_MOVE if move is None else self._setup.game.parse(move)
        return self._futures(state, state.turn, number, self._worlds)

    def _futures(self, state: State, seat: int, move: int, keys: Key) -> Judged:
        shares = np.zeros((len(keys), self._setup.players))
        self._loop(
            state.records,
            *self._room,
            self._setup.box,
            self._desk,
            seat,
            move,
            keys,
            shares,
            SILENT,
        )
        return Judged(shares)
