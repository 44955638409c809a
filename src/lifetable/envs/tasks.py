"""Tasks with names that mean the same for ever: a game, a number of players, a version.

    thats-life-4p-v1    That's Life! as it comes out of the box, for four

They are made from the registry of games, for every number of players, and exist in three forms:

    gymnasium.make("lifetable/thats-life-4p-v1")            one seat against random players
    gymnasium.make_vec("lifetable/thats-life-4p-v1", 1024)  many of them, stepped by compiled code
    pettingzoo("thats-life-4p-v1")                          self-play: every seat is an agent

`import lifetable.envs.tasks` registers them with Gymnasium. What an id means is frozen: actions, observations, rewards
and what seeds deal are hashed, and the hashes lie in the game's folder (`tasks.txt`). Whoever has to change one
of them gives the game's tasks a new version and leaves the old ones as they are.

>>> task("thats-life-4p-v1").setup
lifetable.game('thats-life', players=4)
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from lifetable.envs.observation import Lens
from lifetable.errors import SetupError
from lifetable.games import find, names
from lifetable.games.face import Setup

if TYPE_CHECKING:
    from lifetable.envs.gymnasium import SeatEnv
    from lifetable.envs.pettingzoo import TableEnv
    from lifetable.envs.vector import Tables

NAMESPACE, VERSION = "lifetable", 1
GAMES, SEED = 3, "golden"
"""How many whole games a hash covers, and what deals them."""
MOST_MOVES = 500
"""Of a game that goes on longer, only so many count."""
ROWS, STEPS = 4, 60
"""Of a vector environment."""


@dataclass(frozen=True)
class Task:
    """A game for so many players, with the options it has out of the box."""

    game: str
    players: int
    version: int = VERSION

    @property
    def id(self) -> str:
        return f"{self.game}-{self.players}p-v{self.version}"

    @property
    def setup(self) -> Setup:
        return Setup(find(self.game), self.players)


@cache
def tasks() -> dict[str, Task]:
    """All tasks by id."""
    found = [
        Task(name, players)
        for name in names()
        for players in range(find(name).info.least_players, find(name).info.most_players + 1)
    ]
    return {one.id: one for one in found}


def task(id: str) -> Task:
    """The task of an id, with or without the namespace; SetupError if there is none."""
    found = tasks().get(id.removeprefix(f"{NAMESPACE}/"))
    if found is None:
        raise SetupError("no-such-task", task=id, tasks=", ".join(tasks()))
    return found


def gymnasium(id: str, **how: Any) -> SeatEnv:
    """One seat of a task; `how` is what `lifetable.envs.gymnasium.make` takes beside game and players."""
    from lifetable.envs.gymnasium import make

    one = task(id)
    return make(one.game, how.pop("opponents", "random"), players=one.players, **how)


def vector(id: str, num_envs: int, **how: Any) -> Tables:
    """Many of them; `how` is what `lifetable.envs.gymnasium.make_vec` takes."""
    from lifetable.envs.gymnasium import make_vec

    one = task(id)
    opponents = how.pop("opponents", "random")
    return make_vec(one.game, num_envs, opponents, players=one.players, **how)


def pettingzoo(id: str, render_mode: str | None = None) -> TableEnv:
    """All seats of a task, for self-play."""
    from lifetable.envs.pettingzoo import env

    one = task(id)
    table = env(one.game, one.players, render_mode=render_mode)
    table.metadata["name"] = one.id
    return table


def rollout_hash(one: Task) -> str:
    """What a task means, as a hash: sizes, and all that is seen, may be done and is paid in whole games.

    Who moves chooses the legal action that a small generator of its own points at, so nothing here depends on the
    versions of other packages.
    """
    lens = Lens(one.setup)
    found = hashlib.sha256(f"{one.id} {lens.actions} {list(lens.parts.items())}".encode())
    for number in range(GAMES):
        states = lens.deal(f"{SEED}/{number}")
        chance, moves = number + 1, 0
        while not states["over"][0] and moves < MOST_MOVES:
            seat = int(states["turn"][0])
            for looking in range(one.players):
                found.update(lens.observe(states, looking).tobytes())
            mask = lens.mask(states)
            found.update(bytes([seat]) + mask.tobytes())
            legal = np.flatnonzero(mask)
            chance = (chance * 48271) % 0x7FFFFFFF
            move = lens.move(states, int(legal[chance % legal.size]))
            assert move is not None
            states[0] = lens.state(states).play(move)._record
            moves += 1
        found.update(np.array(lens.shares(states)).tobytes())
    return found.hexdigest()


def vector_hash(one: Task) -> str:
    """The same of the vector environment against random players: what its seeds deal, to whom, and what steps tell."""
    envs = vector(one.id, ROWS, threads=1)
    seen, infos = envs.reset(seed=VERSION)
    found, chance = hashlib.sha256(), 1
    for _ in range(STEPS):
        for told in (seen["observation"], seen["action_mask"], infos["seat"]):
            found.update(np.ascontiguousarray(told).tobytes())
        chance = (chance * 48271) % 0x7FFFFFFF
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        seen, rewards, over, _, infos = envs.step([int(row[chance % row.size]) for row in legal])
        found.update(rewards.tobytes() + over.tobytes())
    envs.close()
    return found.hexdigest()


def golden(game: str) -> str:
    """What `tasks.txt` of a game's folder holds."""
    lines = [
        f"{one.id} {rollout_hash(one)} {vector_hash(one)}"
        for one in tasks().values()
        if one.game == game
    ]
    return "\n".join(lines) + "\n"


def register() -> None:
    """Tell Gymnasium of all tasks: `gymnasium.make("lifetable/ID")`, and `make_vec`."""
    from gymnasium.envs.registration import register as told
    from gymnasium.envs.registration import registry

    for id in tasks():
        if (full := f"{NAMESPACE}/{id}") not in registry:
            told(
                full,
                entry_point=_Made(id, "one"),
                vector_entry_point=_Made(id, "many"),
                disable_env_checker=True,  # it plays actions that are not legal
                kwargs={},
            )


@dataclass(frozen=True)
class _Made:
    """Makes a task's environment, as Gymnasium calls it: a value that can be pickled."""

    id: str
    kind: str

    def __call__(self, num_envs: int = 1, **how: Any) -> Any:
        if self.kind == "one":
            return gymnasium(self.id, **how)
        return vector(self.id, num_envs, **how)


register()
