"""Thousands of games at once, stepped by compiled code on several threads (see `gymnasium.make_vec`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from numbers import Integral
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from lifetable.envs import extra
from lifetable.envs.observation import Lens
from lifetable.errors import ResetNeeded, SetupError
from lifetable.games.arrays import Array
from lifetable.games.face import Setup, checked_seat
from lifetable.games.kernel import SILENT, key_of

with extra("gymnasium"):
    from gymnasium import error, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


_NOT_KEPT = frozenset({"_pool", "_parts", "_loops", "_desk"})
"""What a pickled environment makes anew: threads, and what is compiled."""


class StepNeedsReset(ResetNeeded, error.ResetNeeded):
    """`ResetNeeded`, also for those who catch Gymnasium's error of that name."""


class BadSeed(SetupError, ValueError, error.Error):  # noqa: N818 - what it is, not how it is handled
    """Seeds that cannot be, also for those who catch what Gymnasium raises then."""


def space_of(lens: Lens) -> spaces.Dict:
    """An observation and the mask of legal actions beside it."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (lens.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (lens.actions,), np.int8),
        }
    )


class Tables(VectorEnv[dict[str, Array], Array, Array]):
    """Many games side by side. One step is one decision in each of them.

    Everything is as Gymnasium's own vector environments have it: a seed for each row, the three autoreset modes,
    `final_obs` and `final_info`, a mask `_KEY` beside every KEY of the infos. Row i, seeded with s, plays the games
    that `setup.deal("s/0")`, `setup.deal("s/1")`, ... begin, whatever the other rows do, on any number of threads.

    Infos: `action_mask` (as in the observation), `seat` (whose decision it is), `illegal` (the action was not legal, a
    random legal move was made instead) and, of games that this step has ended, `shares` (of the win, by seat).
    """

    def __init__(
        self,
        setup: Setup,
        num_envs: int,
        *,
        seat: int | None = None,
        self_play: bool = False,
        greedy: Sequence[bool] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        if seat is not None:
            seat = checked_seat(setup, seat)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.lens = lens = Lens(setup)
        self.num_envs = num_envs
        self.single_observation_space = space_of(lens)
        self.single_action_space = spaces.Discrete(lens.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        any_seat = lens.loops.ANY_SEAT if seat is None else seat
        self._learner: int = lens.loops.ALL_SEATS if self_play else any_seat
        self._threads = max(1, min(threads or os.cpu_count() or 1, num_envs))
        self._make_room(setup.players)
        if greedy is not None:
            self._greedy[1:] = greedy
        self._open()

    def _make_room(self, players: int) -> None:
        n, lens = self.num_envs, self.lens
        self._states = np.repeat(lens.setup.blank(), n)
        self._keys = np.zeros((n, 2), np.uint64)
        self._seeded = np.zeros(n, np.bool_)
        self._begun = np.zeros(n, np.bool_)
        self._numbers = np.zeros(n, np.int64)
        self._streams = np.zeros(n, np.uint64)
        self._actions = np.zeros(n, np.int64)
        self._seen = np.zeros((n, lens.size), np.int8)
        self._legal = np.zeros((n, lens.actions), np.int8)
        self._turns = np.zeros(n, np.int64)
        self._rewards = np.zeros(n)
        self._over = np.zeros(n, np.bool_)
        self._illegal = np.zeros(n, np.bool_)
        self._shares = np.zeros((n, players))
        self._scores = np.zeros((n, players), np.int64)
        self._final = np.zeros((n, lens.size), np.int8)
        self._movers = np.zeros(n, np.int64)
        self._waiting = np.zeros(n, np.bool_)
        self._wanted = np.ones(n, np.bool_)
        self._never = np.zeros(n, np.bool_)
        self._greedy = np.zeros(players, np.bool_)
        """Who of the others is, counted from the learner; the rest play at random."""

    def _open(self) -> None:
        """Threads, and for each its part of the arrays."""
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self._loops, self._desk = self.lens.loops, _no_desk
        if self._greedy.any():
            self._loops, self._desk = self.lens.with_greedy()
        edges = np.linspace(0, self.num_envs, self._threads + 1).astype(int).tolist()
        self._parts = [self._cut(slice(*ends)) for ends in pairwise(edges)]

    def _cut(self, part: slice) -> tuple[tuple[object, ...], tuple[object, ...]]:
        """What the compiled loops are given for some of the games: to begin them, and to step."""
        setup = self.lens.setup
        games = (
            self._states[part],
            setup.boxes,
            self._keys[part],
            self._learner,
            self._numbers[part],
            self._streams[part],
            self._greedy,
            setup.blank(),
            self._desk(),
        )
        seen = (self._seen[part], self._legal[part], self._turns[part])
        ended = (
            self._rewards[part],
            self._over[part],
            self._illegal[part],
            self._shares[part],
            self._scores[part],
            self._final[part],
            self._movers[part],
            self.autoreset_mode == AutoresetMode.SAME_STEP,
            self._waiting[part],
        )
        begin = (*games, *seen, self._wanted[part], SILENT)
        return begin, (*games, *seen, self._actions[part], *ended, SILENT)

    def __getstate__(self) -> dict[str, Any]:
        return {name: v for name, v in vars(self).items() if name not in _NOT_KEPT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._open()

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Array], dict[str, Array]]:
        """Deal all games anew, or those that `options["reset_mask"]` marks.

        A number s seeds the rows with s, s + 1, ...; a list or tuple holds a seed for each. A row without a seed goes
        on with the games of the one that it had.
        """
        wanted = self._marked(options)
        for row, own in enumerate(self._seeds(seed)):
            if not wanted[row] or (own is None and self._seeded[row]):
                continue
            drawn = int(self.np_random.integers(2**63)) if own is None else own
            self._keys[row], self._numbers[row], self._seeded[row] = key_of(drawn), 0, True
        self._wanted[:] = wanted
        self._begun |= wanted
        self._waiting[wanted] = False
        self._each(self._loops.begin, [begin for begin, _ in self._parts])
        seen = self._observation()
        infos = {"action_mask": seen["action_mask"], "seat": self._out(self._turns)}
        infos["illegal"] = np.zeros(self.num_envs, np.bool_)
        return seen, _masked(infos, wanted)

    def _marked(self, options: dict[str, Any] | None) -> Array:
        """Which rows to deal anew."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        fits = isinstance(mask, np.ndarray) and mask.shape == (self.num_envs,)
        if not fits or mask.dtype != np.bool_ or not mask.any():
            raise BadSeed("envs-reset-mask", games=self.num_envs)
        marked: Array = mask.copy()
        return marked

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, bool | str) or not isinstance(seed, Integral | Sequence | np.ndarray):
            raise BadSeed("bad-seed", seed=repr(seed))
        if isinstance(seed, Integral):
            super().reset(seed=_checked(seed))
            return [int(seed) + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadSeed("envs-seeds", found=len(seed), games=self.num_envs)
        return [None if own is None else _checked(own) for own in seed]

    def step(
        self, actions: ArrayLike
    ) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        if not self._begun.all():
            raise StepNeedsReset("envs-reset")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._waiting.any():
            raise StepNeedsReset("envs-reset")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            found = f"{given.shape} {given.dtype}"
            raise SetupError("envs-actions", found=found, games=self.num_envs)
        self._actions[:] = given
        self._each(self._loops.step, [step for _, step in self._parts])
        seen = self._observation()
        return (
            seen,
            self._out(self._rewards),
            self._out(self._over),
            self._out(self._never),
            self._infos(seen),
        )

    def _infos(self, seen: dict[str, Array]) -> dict[str, Any]:
        """What is told beside a step's observations; of games that were dealt anew, what was told last."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": seen["action_mask"], "seat": self._out(self._turns)}
        if not self._over.any():
            return _masked({**infos, "illegal": self._out(self._illegal)}, everywhere)
        over = self._over.copy()
        shares = {"shares": np.where(over[:, None], self._shares, 0.0), "_shares": over}
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            told = _masked({**infos, "illegal": self._out(self._illegal)}, everywhere)
            return told | shares
        rows = np.flatnonzero(over)
        last = np.full(self.num_envs, None, object)
        nothing = np.zeros_like(self._legal)
        for row, final in zip(rows.tolist(), self._final[rows], strict=True):
            last[row] = {"observation": final, "action_mask": nothing[row]}
        ended = {
            "action_mask": nothing,
            "seat": np.where(over, self._movers, 0),
            "illegal": self._illegal & over,
        }
        now = _masked({**infos, "illegal": self._illegal & ~over}, everywhere)
        return {
            **now,
            **_masked({"final_obs": last}, over),
            **_masked({"final_info": _masked(ended, over) | shares}, over),
        }

    def close_extras(self, **kwargs: object) -> None:
        if self._pool:
            self._pool.shutdown()

    def _each(self, loop: Callable[..., None], parts: list[tuple[object, ...]]) -> None:
        """Run a compiled loop over all parts at once; it lets other threads run."""
        first, *others = parts
        running = [self._pool.submit(loop, *part) for part in others] if self._pool else []
        loop(*first)
        for part in running:
            part.result()

    def _out(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _observation(self) -> dict[str, Array]:
        return {"observation": self._out(self._seen), "action_mask": self._out(self._legal)}


def _no_desk() -> tuple[Array, ...]:
    return ()


def _masked(infos: dict[str, Any], where: Array) -> dict[str, Any]:
    """Infos, and beside each of them the rows that have it."""
    return infos | {f"_{name}": where.copy() for name in infos}


def _checked(seed: object) -> int:
    """A seed as Gymnasium takes them: a whole number that is not negative."""
    if isinstance(seed, bool) or not isinstance(seed, Integral) or int(seed) < 0:
        raise BadSeed("bad-seed", seed=repr(seed))
    return int(seed)
