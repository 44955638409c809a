"""How large the rules are in a browser, and how fast they play there and here, in turns.

    python -m benchmarks.browser [--games 20000] [--rounds 5]

Node runs the very modules that the page loads. Figures are random games on one core; of all rounds the middle one counts.
"""

from __future__ import annotations

import argparse
import gzip
import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import numpy as np

from lifetable.games import find, folder, names, wasm
from lifetable.games.batch import simulate
from lifetable.games.face import Setup

ENGINE = Path(__file__).parent.parent / "ui" / "src" / "rules" / "rules.ts"
# Deals and plays as many games twice, the first time to get warm; prints moves and seconds of the second time.
PLAY = """
import {{ readFileSync }} from "node:fs";
const {{ Rules }} = await import({engine});
const read = (file) => readFileSync({folder} + "/" + file, "utf8");
const module = readFileSync({folder} + "/rules.wasm");
const rules = await Rules.load(module, JSON.parse(read("rules.json")));
const setup = rules.setup({players});
rules.run(setup, "warm", 2000, true);
const begun = performance.now();
const lengths = rules.run(setup, "7", {games}, true);
const took = (performance.now() - begun) / 1000;
console.log(JSON.stringify([Number(lengths.reduce((sum, n) => sum + n, 0n)), took]));
"""


def in_browser(name: str, players: int, games: int) -> tuple[int, float]:
    """Moves and seconds."""
    given = {"engine": json.dumps(ENGINE.as_uri()), "folder": json.dumps(str(folder(name)))}
    script = PLAY.format(**given, players=players, games=games)
    command = [
        str(Path(sys.executable).with_name("node")),
        "--no-warnings",
        "--input-type=module",
        "-e",
        script,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    moves, took = json.loads(done.stdout)
    return moves, took


def here(setup: Setup, games: int) -> tuple[int, float]:
    begun = time.perf_counter()
    batch = simulate(setup, games=games, seed=7, haste=True, workers=1)
    return int(np.sum(batch.length)), time.perf_counter() - begun


def zipped(name: str, file: str) -> float:
    """Kilobytes on the wire."""
    return len(gzip.compress((folder(name) / file).read_bytes(), 9)) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    wasm.build(*names())
    print("| game | module, kB gzipped | beside it | texts | browser, moves/s | here, moves/s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name in names():
        setup = Setup(find(name))
        simulate(setup, games=10, seed=1, haste=True, workers=1)
        there, native = list[float](), list[float]()
        for _ in range(given.rounds):
            moves, took = in_browser(name, setup.players, given.games)
            same, took_here = here(setup, given.games)
            assert moves == same, "another game was played"
            there.append(moves / took)
            native.append(same / took_here)
        sizes = [zipped(name, file) for file in (wasm.MODULE, wasm.DESCRIPTION, wasm.TEXTS)]
        cells = [f"{size:.1f}" for size in sizes]
        speeds = [f"{median(figures) / 1e6:.1f} million" for figures in (there, native)]
        print(f"| {name} | {' | '.join(cells + speeds)} |")


if __name__ == "__main__":
    main()
