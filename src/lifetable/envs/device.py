"""Thousands to millions of games in a GPU's memory, stepped there: observations, masks and rewards never leave it.

    games = device_kernels.tables(lifetable.game("thats-life"), num_envs=1 << 20)
    seen = games.reset(seed=7)
    seen, rewards, over, infos = games.step(actions)      # actions: anything that speaks DLPack
    torch.from_dlpack(seen["observation"])                # without a copy; JAX and CuPy alike

Every seat is asked in its turn (self-play). A game that ends is dealt anew at once: row i, seeded with s, plays the games
that `setup.deal("s/0")`, `setup.deal("s/1")`, ... begin. On the CPU (`device="cpu"`) the same numbers come from the
same functions, to the bit.

This file needs NumPy and, for a GPU, CuPy, and nothing else of ours: a `Kit` that was saved where there is a compiler can be
launched where there is none.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

THREADS = 256
PTX_VERSION = ".version 9.0"  # what a driver of CUDA 13.0 takes; nothing newer is used


@dataclass(frozen=True, slots=True)
class Kit:
    """A game under its options, ready for a GPU."""

    game: str
    players: int
    size: int
    """Of an observation."""
    actions: int
    words: int
    """Of eight bytes, in a state."""
    box: bytes
    blank: bytes
    """A state that nobody has dealt yet."""
    ptx: dict[str, str]

    def save(self, file: Path) -> None:
        facts = asdict(self) | {"box": self.box.hex(), "blank": self.blank.hex()}
        file.write_text(json.dumps(facts), encoding="utf-8")

    @classmethod
    def load(cls, file: Path) -> Kit:
        facts = json.loads(file.read_text(encoding="utf-8"))
        return cls(
            **facts | {"box": bytes.fromhex(facts["box"]), "blank": bytes.fromhex(facts["blank"])}
        )


class Machine(Protocol):
    """Where the arrays lie and the rows are stepped."""

    arrays: Any
    """NumPy, or what does the same on a GPU."""

    def states(self, count: int) -> Any:
        """So many states that nobody has dealt yet."""

    def begin(self, *given: Any) -> None:
        """Deal all rows."""

    def step(self, *given: Any) -> None:
        """One action in each row."""

    def choose(self, *given: Any) -> None:
        """A random legal action in each row."""


class Tables:
    """Many games side by side, as arrays of one device.

    The arrays that `reset` and `step` answer are the environment's own and change with the next step; `observation` and
    `action_mask` are (num_envs, ...) to look at, and lie column by column.
    """

    def __init__(
        self, machine: Machine, num_envs: int, *, size: int, actions: int, players: int
    ) -> None:
        self.num_envs, self.size, self.actions, self.players = num_envs, size, actions, players
        self._machine = machine
        zeros = machine.arrays.zeros
        self._states = machine.states(num_envs)
        self._keys = zeros((num_envs, 2), np.uint64)
        self._numbers = zeros(num_envs, np.int64)
        self._streams = zeros(num_envs, np.uint64)
        self._whims = zeros(num_envs, np.uint64)
        self._actions = zeros(num_envs, np.int64)
        self._chosen = zeros(num_envs, np.int64)
        self._seen = zeros((size, num_envs), np.int8)
        self._legal = zeros((actions, num_envs), np.int8)
        self._turns = zeros(num_envs, np.int64)
        self._movers = zeros(num_envs, np.int64)
        self._rewards = zeros(num_envs, np.float32)
        self._over = zeros(num_envs, np.bool_)
        self._illegal = zeros(num_envs, np.bool_)
        self._shares = zeros((num_envs, players), np.float64)
        self._scores = zeros((num_envs, players), np.int64)
        self._log = zeros((0, 8), np.int64)
        self._begun = False

    def reset(self, keys: Any) -> dict[str, Any]:
        """Deal all games anew, each row by the key of its series: (num_envs, 2) words (`device_kernels.keys_of`)."""
        given = self._machine.arrays.asarray(keys)
        if given.shape != self._keys.shape:
            raise ValueError(f"Keys of shape {given.shape} for {self.num_envs} games.")
        self._keys[:] = given
        self._whims[:] = given[:, 1]
        self._numbers[:] = 0
        looks = (self._seen, self._legal, self._turns)
        self._machine.begin(*self._games(), *looks, self._log)
        self._begun = True
        return self._observation()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, dict[str, Any]]:
        """One action in each game: what is seen then, the reward of whoever moved, which games ended, and the rest.

        `infos`: `seat` (whose turn it is now), `mover` (whose it was), `illegal` (a random legal move was made instead)
        and, where a game ended, `shares` of the win by seat.
        """
        if not self._begun:  # no move is legal: compiled code would look for one for ever
            raise RuntimeError("reset comes first: nothing has been dealt.")
        given = self._machine.arrays.from_dlpack(actions)
        if given.shape != self._actions.shape:
            raise ValueError(f"Actions of shape {given.shape} for {self.num_envs} games.")
        self._actions[:] = given
        looks = (self._seen, self._legal, self._turns)
        ends = (self._movers, self._rewards, self._over, self._illegal, self._shares, self._scores)
        self._machine.step(*self._games(), self._actions, *looks, *ends, self._log)
        infos = {
            "seat": self._turns,
            "mover": self._movers,
            "illegal": self._illegal,
            "shares": self._shares,
        }
        return self._observation(), self._rewards, self._over, infos

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely."""
        if not self._begun:
            raise RuntimeError("reset comes first: nothing has been dealt.")
        self._machine.choose(self._legal, self._whims, self._chosen)
        return self._chosen

    def _games(self) -> tuple[Any, ...]:
        return (self._states, self._keys, self._numbers, self._streams)

    def _observation(self) -> dict[str, Any]:
        return {"observation": self._seen.T, "action_mask": self._legal.T}


class Gpu:
    """A GPU, by CuPy: launches the kernels of a kit."""

    def __init__(self, kit: Kit) -> None:
        import cupy

        self.arrays: Any = cupy
        self._kit = kit
        self._box = cupy.asarray(np.frombuffer(kit.box, np.uint8))
        self._kernels = {name: _kernel(cupy, text) for name, text in kit.ptx.items()}

    def tables(self, num_envs: int) -> Tables:
        kit = self._kit
        return Tables(self, num_envs, size=kit.size, actions=kit.actions, players=kit.players)

    def states(self, count: int) -> Any:
        blank = np.frombuffer(self._kit.blank, np.uint64)
        states = self.arrays.empty((self._kit.words, count), np.uint64)
        states[:] = self.arrays.asarray(blank)[:, None]
        return states

    def begin(self, states: Any, *given: Any) -> None:
        self._launch("begin", states.shape[1], _array(states), self._boxes(), *map(_array, given))

    def step(self, states: Any, *given: Any) -> None:
        self._launch("step", states.shape[1], _array(states), self._boxes(), *map(_array, given))

    def choose(self, *given: Any) -> None:
        self._launch("choose", given[-1].shape[0], *map(_array, given))

    def _boxes(self) -> list[Any]:
        """The box as an array of one record."""
        size = len(self._kit.box)
        return [np.int64(number) for number in (0, 0, 1, size, self._box.data.ptr, 1, size)]

    def _launch(self, name: str, rows: int, *given: list[Any]) -> None:
        blocks = (rows + THREADS - 1) // THREADS
        self._kernels[name]((blocks,), (THREADS,), tuple(word for array in given for word in array))


def _kernel(cupy: Any, text: str) -> Any:
    known = re.sub(r"^\.version .*$", PTX_VERSION, text, flags=re.MULTILINE)
    module = cupy.cuda.function.Module()
    module.load(known.encode() + b"\0")
    (entry,) = re.findall(r"\.visible \.entry (\S+)\(", text)
    return module.get_function(entry)


def _array(array: Any) -> list[Any]:
    """An array as Numba's kernels take it: no owner, sizes, pointer, shape, strides."""
    head = (0, 0, array.size, array.itemsize, array.data.ptr)
    return [np.int64(number) for number in (*head, *array.shape, *array.strides)]
