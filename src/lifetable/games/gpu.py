"""The same rules on a GPU, one game per thread (extra `cuda`). A GPU is never needed, only used if there.

Numba's CUDA compiler takes the very functions that run on the CPU, so the results are the same to the
bit. Without a driver the kernels can still be compiled to PTX, which is how the tests make sure that the rules
stay within what a GPU can do.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np

from lifetable.errors import SetupError
from lifetable.games.arrays import Array, Floats, Ints, Key, Records
from lifetable.games.compiling import TYPED
from lifetable.games.contract import Game
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, derive, key_of, player_stream, rekey, stride

THREADS = 256
REGISTERS = 48  # fewer per thread, more threads at once: 10-15 % faster on an H200
LAUNCH = 1 << 20  # games in one launch


def cuda_module() -> ModuleType:
    """Numba's CUDA, or why there is none."""
    try:
        from numba import cuda
    except ImportError:
        raise SetupError("no-cuda") from None
    found: ModuleType = cuda
    return found


def _kernel(game: Game, cuda: ModuleType, haste: bool) -> Callable[..., None]:
    """One thread's work: deal game number `start + i`, play it at random, write down how it ended.

    One kernel for each kind of random player: a thread then carries only what it needs.
    """
    deal, apply, score = game.rules.deal, game.rules.apply, game.rules.score
    choose = game.rules.hasty if haste else game.driver.uniform
    state = numba.from_dtype(game.dtype)

    def games_of_a_series(
        boxes: Records,
        players: int,
        key: Key,
        start: int,
        shares: Floats,
        scores: Ints,
        length: Ints,
        ending: Ints,
        log: Ints,
    ) -> None:
        i = cuda.grid(1)
        if i < length.shape[0]:
            own = cuda.local.array(1, state)
            s = own[0]
            box = boxes[0]
            s.players = players
            k0, k1 = derive(key, np.uint64(start + i))
            rekey(s, k0, k1)
            deal(s, box, log)
            r = player_stream(s)
            while not s.over:
                r = stride(r)
                apply(s, box, choose(s, box, r), log)
            score(s, box, shares[i], scores[i])
            length[i] = s.ply
            ending[i] = s.ending

    return games_of_a_series


@contextmanager
def _open_to_other_targets() -> Iterator[None]:
    """Functions that are compiled for one signature on the CPU may be compiled for a GPU meanwhile."""
    for function in TYPED:
        function.compile_once()
        function._can_compile = True
    try:
        yield
    finally:
        for function in TYPED:
            function._can_compile = False


def _signature(game: Game, box: np.void) -> object:
    t = numba.types
    return t.void(
        numba.from_dtype(box.dtype)[::1],
        t.int64,
        t.uint64[::1],
        t.int64,
        t.float64[:, ::1],
        t.int64[:, ::1],
        t.int64[::1],
        t.int64[::1],
        t.int64[:, ::1],
    )


def ptx(setup: Setup, haste: bool = True, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel of a game as PTX, compiled for a compute capability. Needs no GPU and no driver."""
    kernel = _kernel(setup.game, cuda_module(), haste)
    return compile_ptx(kernel, _signature(setup.game, setup.box), capability, REGISTERS)


def compile_ptx(
    kernel: Callable[..., None], signature: object, capability: tuple[int, int], registers: int
) -> str:
    """A kernel as PTX, with at most so many registers for a thread."""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        with _open_to_other_targets():
            text, _ = cuda_module().compile_ptx(kernel, signature, cc=capability)
    finally:
        dispatcher.get_current_device = real
    return re.sub(
        r"(\.visible \.entry [^{]*)\{", rf"\1.maxnreg {registers}\n{{", str(text), count=1
    )


def simulate(
    setup: Setup,
    games: int,
    seed: int | str,
    haste: bool,
    progress: Callable[[int], None] | None = None,
) -> tuple[Array, Array, Array, Array]:
    """Shares, scores, length and ending of games number 0, 1, ... of a series, played on the GPU."""
    cuda = cuda_module()
    if not cuda.is_available():
        raise SetupError("no-gpu")
    boxes = np.zeros(1, setup.box.dtype)
    boxes[0] = setup.box
    with _open_to_other_targets():
        kernel = cuda.jit(_signature(setup.game, setup.box), max_registers=REGISTERS)(
            _kernel(setup.game, cuda, haste)
        )
    shares = np.zeros((games, setup.players))
    scores = np.zeros((games, setup.players), np.int64)
    length, ending = np.zeros(games, np.int64), np.zeros(games, np.int64)
    box, key, log = (cuda.to_device(array) for array in (boxes, key_of(seed), SILENT))
    for start in range(0, games, LAUNCH):
        part = slice(start, min(start + LAUNCH, games))
        count = part.stop - part.start
        rooms = [cuda.to_device(array[part]) for array in (shares, scores, length, ending)]
        blocks = (count + THREADS - 1) // THREADS
        kernel[blocks, THREADS](box, setup.players, key, start, *rooms, log)
        for array, room in zip((shares, scores, length, ending), rooms, strict=True):
            array[part] = room.copy_to_host()
        if progress:
            progress(count)
    return shares, scores, length, ending
