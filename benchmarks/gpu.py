"""Random games on a GPU: how fast, and whether every result is the CPU's to the bit.

On a machine with the extra `cuda`:    python benchmarks/gpu.py
On one that has a GPU and CuPy but no Numba, in two steps:
    python benchmarks/gpu.py --prepare FOLDER     here: PTX, boxes, keys, and hashes of the CPU's results
    python3 benchmarks/gpu.py --launch FOLDER     there: CuPy launches the PTX
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import time
from pathlib import Path
from typing import Any

import numpy as np

from lifetable.games import names

PLAYERS, SEED, CHECKED, TIMED, THREADS = 4, 7, 200_000, 1 << 22, 256
PTX_VERSION = ".version 9.0"  # what a driver of CUDA 13.0 takes; nothing newer is used
NAMES = names()


def fingerprint(arrays: Any) -> str:
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()


def prepare(folder: Path) -> None:
    """Everything a machine without Numba needs."""
    import lifetable
    from lifetable.games.batch import simulate
    from lifetable.games.gpu import ptx
    from lifetable.games.kernel import key_of

    folder.mkdir(parents=True, exist_ok=True)
    facts: dict[str, Any] = {"key": [str(word) for word in key_of(SEED)], "games": {}}
    for name in NAMES:
        setup = lifetable.game(name, players=PLAYERS)
        text = re.sub(r"^\.version .*$", PTX_VERSION, ptx(setup), flags=re.MULTILINE)
        (folder / f"{name}.ptx").write_text(text)
        (folder / f"{name}.box").write_bytes(setup.box.tobytes())
        batch = simulate(setup, CHECKED, SEED, haste=True)
        facts["games"][name] = fingerprint((batch.shares, batch.scores, batch.length, batch.ending))
        print(name, "prepared", flush=True)
    (folder / "facts.json").write_text(json.dumps(facts))


def launch(folder: Path) -> None:
    """Launch the prepared kernels with CuPy."""
    import cupy

    facts = json.loads((folder / "facts.json").read_text())
    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode())
    key = cupy.asarray(np.array([int(word) for word in facts["key"]], np.uint64))
    log = cupy.zeros((1, 8), np.int64)[:0]
    for name in NAMES:
        path = folder / f"{name}.ptx"
        entry = re.findall(r"\.visible \.entry (\S+)\(", path.read_text())[0]
        kernel = cupy.RawModule(path=str(path)).get_function(entry)
        box = cupy.asarray(np.frombuffer((folder / f"{name}.box").read_bytes(), np.uint8))

        def play(count: int, kernel: Any = kernel, box: Any = box) -> tuple[Any, ...]:
            rooms = (
                cupy.zeros((count, PLAYERS), np.float64),
                cupy.zeros((count, PLAYERS), np.int64),
                cupy.zeros(count, np.int64),
                cupy.zeros(count, np.int64),
            )
            given = [*as_record(box), np.int64(PLAYERS), *as_array(key), np.int64(0)]
            for room in (*rooms, log):
                given += as_array(room)
            cupy.cuda.Device().synchronize()
            began = time.perf_counter()
            kernel(((count + THREADS - 1) // THREADS,), (THREADS,), tuple(given))
            cupy.cuda.Device().synchronize()
            return (*rooms, time.perf_counter() - began)

        *arrays, _ = play(CHECKED)
        same = fingerprint(array.get() for array in arrays) == facts["games"][name]
        tell(name, same, max(rate(play(TIMED)) for _ in range(5)))


def rate(played: tuple[Any, ...]) -> tuple[float, float]:
    length, seconds = played[2], played[-1]
    return float(length.sum()) / seconds, len(length) / seconds


def as_array(array: Any) -> list[Any]:
    """An array as Numba's kernels take it: no owner, sizes, pointer, shape, strides."""
    head = [0, 0, array.size, array.itemsize, array.data.ptr]
    return [np.int64(number) for number in (*head, *array.shape, *array.strides)]


def as_record(data: Any) -> list[Any]:
    """An array of one record."""
    size = len(data)
    return [np.int64(number) for number in (0, 0, 1, size, data.data.ptr, 1, size)]


def here() -> None:
    """Compile, run and compare on this machine."""
    import lifetable
    from lifetable.games.batch import simulate

    for name in NAMES:
        setup = lifetable.game(name, players=PLAYERS)
        cpu = simulate(setup, CHECKED, SEED, haste=True)
        gpu = simulate(setup, CHECKED, SEED, haste=True, device="cuda")
        pairs = [
            (getattr(b, f) for f in ("shares", "scores", "length", "ending")) for b in (cpu, gpu)
        ]
        same = fingerprint(pairs[0]) == fingerprint(pairs[1])
        began = time.perf_counter()
        batch = simulate(setup, TIMED, SEED, haste=True, device="cuda")
        took = time.perf_counter() - began
        tell(name, same, (float(batch.length.sum()) / took, TIMED / took))


def tell(name: str, same: bool, rates: tuple[float, float]) -> None:
    moves, games = rates
    verdict = "bit-identical to the CPU" if same else "DIFFERENT FROM THE CPU"
    print(f"{name}: {moves:,.0f} moves/s, {games:,.0f} games/s, {verdict}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prepare", type=Path)
    parser.add_argument("--launch", type=Path)
    given = parser.parse_args()
    if given.prepare:
        prepare(given.prepare)
    elif given.launch:
        launch(given.launch)
    else:
        here()


if __name__ == "__main__":
    main()
