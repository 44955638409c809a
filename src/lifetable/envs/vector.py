"""Thousands of games at once, stepped by compiled code on several threads (see `gymnasium.make_vec`)."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from lifetable.envs import extra
from lifetable.envs.observation import Lens
from lifetable.errors import ResetNeeded, SetupError
from lifetable.games.arrays import Array
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, key_of

with extra("gymnasium"):
    from gymnasium import error, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class StepNeedsReset(ResetNeeded, error.ResetNeeded):
    """`ResetNeeded`, also for those who catch Gymnasium's error of that name."""


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

    `infos` of each step: `action_mask` (as in the observation), `seat` (whose decision is next),
    `illegal` (the action was not legal, a random legal move was made instead) and, for the games that
    `_shares` marks as ended by this step, `shares` (of the win, by seat) and `final_obs`. Those games
    are dealt anew at once: `reset` of row i deals game number i of the series that the seed begins,
    then i + num_envs, i + 2 num_envs, ...
    """

    metadata: dict[str, object] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        setup: Setup,
        num_envs: int,
        *,
        seat: int | None = None,
        self_play: bool = False,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        if seat is not None and not 0 <= seat < setup.players:
            raise SetupError("no-such-seat", seat=seat, players=setup.players)
        self.lens = lens = Lens(setup)
        self.num_envs = num_envs
        self.single_observation_space = space_of(lens)
        self.single_action_space = spaces.Discrete(lens.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._begun = False
        any_seat = lens.loops.ANY_SEAT if seat is None else seat
        self._learner: int = lens.loops.ALL_SEATS if self_play else any_seat
        self._threads = max(1, min(threads or os.cpu_count() or 1, num_envs))
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        edges = np.linspace(0, num_envs, self._threads + 1).astype(int).tolist()
        self._make_room(setup.players)
        self._parts = [self._cut(slice(*ends)) for ends in pairwise(edges)]

    def _make_room(self, players: int) -> None:
        n, lens = self.num_envs, self.lens
        self._states = np.repeat(lens.setup.blank(), n)
        self._key = np.zeros(2, np.uint64)
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
        self._never = np.zeros(n, np.bool_)

    def _cut(self, part: slice) -> tuple[tuple[object, ...], tuple[object, ...]]:
        """What the compiled loops are given for some of the games: to begin them, and to step."""
        games = (
            self._states[part],
            self.lens.setup.boxes,
            self._key,
            self.num_envs,
            self._learner,
            self._numbers[part],
            self._streams[part],
        )
        seen = (self._seen[part], self._legal[part], self._turns[part])
        ended = (
            self._rewards[part],
            self._over[part],
            self._illegal[part],
            self._shares[part],
            self._scores[part],
            self._final[part],
        )
        return (*games, *seen, SILENT), (*games, self._actions[part], *seen, *ended, SILENT)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[dict[str, Array], dict[str, Array]]:
        """Deal all games anew. The same seed gives the same games on any number of threads."""
        if isinstance(seed, list):
            self._key[:] = key_of(",".join(map(str, seed)))
        else:
            super().reset(seed=seed)
            self._key[:] = key_of(int(self.np_random.integers(2**63)) if seed is None else seed)
        self._numbers[:] = np.arange(self.num_envs)
        self._each(self.lens.loops.begin, [begin for begin, _ in self._parts])
        self._begun = True
        seen = self._observation()
        return seen, self._infos(seen)

    def step(
        self, actions: ArrayLike
    ) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Array]]:
        if not self._begun:  # no move is legal: compiled code would look for one for ever
            raise StepNeedsReset("envs-reset")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise SetupError("envs-actions", found=str(given.shape), games=self.num_envs)
        self._actions[:] = given
        self._each(self.lens.loops.step, [step for _, step in self._parts])
        seen = self._observation()
        infos = self._infos(seen) | {"illegal": self._out(self._illegal)}
        if self._over.any():
            over = self._out(self._over)
            infos |= {"shares": self._out(self._shares), "_shares": over}
            infos |= {"final_obs": self._out(self._final), "_final_obs": over}
        return (
            seen,
            self._out(self._rewards),
            self._out(self._over),
            self._out(self._never),
            infos,
        )

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

    def _infos(self, seen: dict[str, Array]) -> dict[str, Array]:
        return {"action_mask": seen["action_mask"], "seat": self._out(self._turns)}
