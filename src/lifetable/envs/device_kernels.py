"""`device_rows.py` compiled: to PTX for a GPU, one thread for each row, and for the CPU.

PTX can be made on a machine without a GPU and launched on one without a compiler (`device.Kit.save`, `load`).
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np

from lifetable.envs.device import Gpu, Kit, Tables
from lifetable.envs.observation import Lens, eyes_of
from lifetable.envs.plain_observation import EYES
from lifetable.errors import SetupError
from lifetable.games.arrays import Array
from lifetable.games.compiling import load
from lifetable.games.contract import Game
from lifetable.games.face import Setup
from lifetable.games.gpu import compile_ptx, cuda_module
from lifetable.games.kernel import key_of

REGISTERS = 96  # fewer per thread, more threads at once
_T = numba.types
_COLUMNS, _PLACES = _T.int8[:, ::1], _T.int64[::1]


@cache
def rows_of(game: Game) -> ModuleType:
    """Load `device_rows.py` once more, with this game's rules and eyes as its globals."""
    eyes = eyes_of(game)
    if eyes is None:
        raise SetupError("no-device", game=game.info.name)
    package = eyes.__name__.rpartition(".")[0]
    given = vars(game.rules) | {name: getattr(eyes, name) for name in EYES}
    return load(Path(__file__).with_name("device_rows.py"), package, given)


def tables(setup: Setup, num_envs: int, device: str = "cuda") -> Tables:
    """Many games on a GPU (`cuda`) or, with the same numbers, on the processor (`cpu`)."""
    if device == "cuda":
        return Gpu(kit_of(setup)).tables(num_envs)
    if device != "cpu":
        raise SetupError("bad-device", found=device)
    lens = Lens(setup)
    return Tables(
        Processor(setup), num_envs, size=lens.size, actions=lens.actions, players=setup.players
    )


def keys_of(seed: int, count: int) -> Array:
    """Of each row the key: row i plays the series that `seed + i` begins, as other vector environments do."""
    return np.stack([key_of(seed + row) for row in range(count)])


def kit_of(setup: Setup, capability: tuple[int, int] = (9, 0)) -> Kit:
    """All that a machine with a GPU needs to step a game: PTX for a compute capability, the box, and sizes."""
    lens, cuda = Lens(setup), cuda_module()
    boxes = numba.from_dtype(setup.box.dtype)[::1]
    games = (_T.uint64[:, ::1], boxes, _T.uint64[:, ::1], _PLACES, _T.uint64[::1])
    looks = (_COLUMNS, _COLUMNS, _PLACES)
    ends = (_PLACES, _T.float32[::1], _T.boolean[::1], _T.boolean[::1])
    given = {
        "begin": (*games, *looks, _T.int64[:, ::1]),
        "step": (
            *games, _PLACES, *looks, *ends, _T.float64[:, ::1], _T.int64[:, ::1], _T.int64[:, ::1],
        ),
        "choose": (_COLUMNS, _T.uint64[::1], _PLACES),
    }  # fmt: skip
    kernels = _kernels(setup.game, cuda)
    return Kit(
        game=setup.game.info.name,
        players=setup.players,
        size=lens.size,
        actions=lens.actions,
        words=_words(setup.game),
        box=setup.box.tobytes(),
        blank=setup.blank().tobytes(),
        ptx={
            name: compile_ptx(kernels[name], _T.void(*types), capability, REGISTERS)
            for name, types in given.items()
        },
    )


def _words(game: Game) -> int:
    """How many words of eight bytes a state has."""
    return game.dtype.itemsize // 8


def _kernels(game: Game, cuda: ModuleType) -> dict[str, Any]:
    """A thread for each row. States lie word by word too; a thread takes its own to where it can work, and back."""
    rows = rows_of(game)
    state, words = numba.from_dtype(game.dtype), _words(game)
    begin_row, look_row, step_row, choose_row = (
        rows.begin_row, rows.look_row, rows.step_row, rows.choose_row,
    )  # fmt: skip
    peek, poke = _words_of_a_record()

    def begin(
        states: Any, boxes: Any, keys: Any, numbers: Any, streams: Any,
        seen: Any, legal: Any, turns: Any, log: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < turns.shape[0]:
            own = cuda.local.array(1, state)
            s = own[0]
            for word in range(words):
                poke(s, word, states[word, i])
            begin_row(s, boxes[0], i, keys, numbers, streams, log)
            look_row(s, boxes[0], i, seen, legal, turns)
            for word in range(words):
                states[word, i] = peek(s, word)

    def step(
        states: Any, boxes: Any, keys: Any, numbers: Any, streams: Any, actions: Any,
        seen: Any, legal: Any, turns: Any, movers: Any, rewards: Any, over: Any, illegal: Any,
        shares: Any, scores: Any, log: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < turns.shape[0]:
            own = cuda.local.array(1, state)
            s = own[0]
            for word in range(words):
                poke(s, word, states[word, i])
            step_row(
                s, boxes[0], i, keys, numbers, streams, actions,
                movers, rewards, over, illegal, shares, scores, log,
            )  # fmt: skip
            look_row(s, boxes[0], i, seen, legal, turns)
            for word in range(words):
                states[word, i] = peek(s, word)

    def choose(legal: Any, streams: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            choose_row(i, legal, streams, actions)

    return {"begin": begin, "step": step, "choose": choose}


@cache
def _words_of_a_record() -> tuple[Any, Any]:
    """Reading and writing a record word by word, which Numba's CUDA has no way to say."""
    extending: Any = importlib.import_module("numba.cuda.extending")
    types: Any = importlib.import_module("numba.cuda.types")
    ir: Any = importlib.import_module("llvmlite.ir")

    def place(builder: Any, record: Any, word: Any) -> Any:
        words = builder.bitcast(record, ir.IntType(64).as_pointer())
        return builder.gep(words, [word])

    def peek(typing: Any, record: Any, word: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.load(place(builder, *given))

        return types.uint64(record, types.intp), written

    def poke(typing: Any, record: Any, word: Any, value: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            builder.store(given[2], place(builder, *given[:2]))
            return context.get_dummy_value()

        return types.none(record, types.intp, types.uint64), written

    return extending.intrinsic(peek), extending.intrinsic(poke)


class Processor:
    """The same rows on the processor, called as the kernels are."""

    def __init__(self, setup: Setup) -> None:
        self.arrays: Any = np
        self._rows: Any = rows_of(setup.game)
        self._setup = setup

    def states(self, count: int) -> Array:
        return np.repeat(self._setup.blank(), count)

    def begin(self, states: Array, *given: Any) -> None:
        self._rows.begin_all(states, self._setup.boxes, *given)

    def step(self, states: Array, *given: Any) -> None:
        self._rows.step_all(states, self._setup.boxes, *given)

    def choose(self, *given: Any) -> None:
        self._rows.choose_all(*given)
