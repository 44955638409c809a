"""Environments stepped on a GPU: whether they are the CPU's to the bit, and how many steps a second.

On a machine with the extra `cuda` and CuPy:    python -m benchmarks.device
On one that has a GPU and CuPy but no Numba, in two steps:
    python -m benchmarks.device --prepare FOLDER     here: kits, and hashes of the CPU's games
    python3 benchmarks/device.py --launch FOLDER     there: CuPy launches them
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

PLAYERS, SEED, CHECKED, STEPS, TIMED, ROUNDS = 4, 7, 4096, 300, 1 << 20, 7


def prepare(folder: Path) -> None:
    """Everything a machine without a compiler needs."""
    import lifetable
    from lifetable.envs.device_kernels import keys_of, kit_of, tables
    from lifetable.games import names

    folder.mkdir(parents=True, exist_ok=True)
    np.save(folder / "keys.npy", keys_of(SEED, CHECKED))
    facts = {}
    for name in names():
        setup = lifetable.game(name, players=PLAYERS)
        kit_of(setup).save(folder / f"{name}.kit.json")
        facts[name] = played(tables(setup, CHECKED, "cpu"), np.load(folder / "keys.npy"))
        print(name, "prepared", flush=True)
    (folder / "facts.json").write_text(json.dumps(facts))


def played(games: Any, keys: Any) -> str:
    """A hash of all that is seen, allowed and won in so many random steps."""
    digest = hashlib.sha256()

    def add(array: Any) -> None:
        here = array.get() if hasattr(array, "get") else array
        digest.update(np.ascontiguousarray(here).tobytes())

    seen = games.reset(keys)
    for _ in range(STEPS):
        for array in seen.values():
            add(array)
        seen, rewards, over, infos = games.step(games.random_actions())
        for array in (rewards, over, *infos.values()):
            add(array)
    return digest.hexdigest()


def device_module() -> ModuleType:
    """`lifetable.envs.device` by its file: the package itself wants Numba."""
    import sys

    file = Path(__file__).parents[1] / "src/lifetable/envs/device.py"
    spec = importlib.util.spec_from_file_location("device", file)
    assert spec and spec.loader
    module = sys.modules["device"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def launch(folder: Path) -> None:
    import cupy

    device = device_module()
    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode(), flush=True)
    for name, hashed in json.loads((folder / "facts.json").read_text()).items():
        gpu = device.Gpu(device.Kit.load(folder / f"{name}.kit.json"))
        same = played(gpu.tables(CHECKED), np.load(folder / "keys.npy")) == hashed
        keys = np.random.default_rng(SEED).integers(0, 2**63, (TIMED, 2), np.uint64)
        tell(name, same, gpu.tables(TIMED), keys, cupy)


def tell(name: str, same: bool, games: Any, keys: Any, cupy: Any) -> None:
    """Steps a second, every step with its observation and mask; each action is drawn on the GPU from the legal ones."""
    games.reset(keys)
    for _ in range(100):  # games of all ages
        games.step(games.random_actions())
    rounds = [timed(games, cupy) for _ in range(ROUNDS)]
    alone = sorted(TIMED / stepped for stepped, _ in rounds)
    both = sorted(TIMED / whole for _, whole in rounds)
    verdict = "bit-identical to the CPU" if same else "DIFFERENT FROM THE CPU"
    print(
        f"{name}: {alone[ROUNDS // 2] / 1e6:,.0f} million steps/s ({alone[0] / 1e6:,.0f}-{alone[-1] / 1e6:,.0f}), "
        f"with drawing the actions {both[ROUNDS // 2] / 1e6:,.0f} million/s; {verdict}",
        flush=True,
    )


def timed(games: Any, cupy: Any, times: int = 20) -> tuple[float, float]:
    """Seconds for one step by the GPU's own clock, and for one step with its actions by ours."""
    marks = [(cupy.cuda.Event(), cupy.cuda.Event()) for _ in range(times)]
    cupy.cuda.Device().synchronize()
    began = time.perf_counter()
    for before, after in marks:
        actions = games.random_actions()
        before.record()
        games.step(actions)
        after.record()
    cupy.cuda.Device().synchronize()
    whole = (time.perf_counter() - began) / times
    stepped = sum(cupy.cuda.get_elapsed_time(*pair) for pair in marks) / 1000 / times
    return stepped, whole


def here() -> None:
    """Compile, step and compare on this machine."""
    import cupy

    import lifetable
    from lifetable.envs.device_kernels import keys_of, tables
    from lifetable.games import names

    for name in names():
        setup = lifetable.game(name, players=PLAYERS)
        keys = keys_of(SEED, CHECKED)
        same = played(tables(setup, CHECKED), keys) == played(tables(setup, CHECKED, "cpu"), keys)
        tell(name, same, tables(setup, TIMED), keys_of(SEED, TIMED), cupy)


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
