"""How long it takes to tell a seat what it sees, as JSON for the wire and as data for a bot:

    python -m benchmarks.views [--plies 30]

The best of many short rounds, so that what else the machine does hardly counts.
"""

from __future__ import annotations

import argparse
import timeit
from collections.abc import Callable
from functools import partial

import orjson

from lifetable.games import find, names
from lifetable.games.face import Setup, State

CALLS, ROUNDS = 30, 300


def microseconds(work: Callable[[], object]) -> float:
    work()
    return min(timeit.repeat(work, number=CALLS, repeat=ROUNDS)) / CALLS * 1e6


def after(state: State, plies: int) -> State:
    for _ in range(plies):
        state = state.play(state.legal()[0])
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=30)
    given = parser.parse_args()
    print(
        "µs              view as JSON   as data   events as JSON   orjson.dumps of the data   bytes"
    )
    for name in names():
        state = after(Setup(find(name), 4).deal(seed=3), given.plies)
        data = state.view(0)
        times = (
            microseconds(partial(state.view_json, 0)),
            microseconds(partial(state.view, 0)),
            microseconds(partial(state.events_json, 0)),
            microseconds(partial(orjson.dumps, data)),
        )
        columns = "{:>12.1f} {:>9.1f} {:>16.1f} {:>26.1f}".format(*times)
        print(f"{name:<15} {columns} {len(state.view_json(0)):>7}")


if __name__ == "__main__":
    main()
