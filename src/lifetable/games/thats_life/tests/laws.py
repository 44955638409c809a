"""What the laws of all games (`tests/test_laws.py`) ask of That's Life!."""

from __future__ import annotations

import random
from collections import Counter

from lifetable.games.contract import Data, OptionValue

WEIGHTS = 300_000  # bytes, at most
SHAPE = r"[pg][0-9]{1,2}-?|stay"
GREEDY_TABLES: list[tuple[list[str], dict[str, OptionValue]]] = [
    (["greedy"] * 4, {}),
    (["greedy", "random"], {"ending": "straggler", "layout": "shuffled"}),
    (["greedy", "random", "greedy"], {"recycle": True, "one_is_free": True}),
]
"""Who plays with which options where compiled players are compared with Python ones."""
RARE: tuple[Data, ...] = (
    {"kind": "straggler", "seat": 0, "tile": None, "value": None},
    {"kind": "straggler", "seat": 1, "tile": 32, "value": -10},
)
"""Events that random games hardly ever bring, for the terminal."""


def in_the_box(data: Data) -> None:
    tiles = [place["tile"] for place in data["path"]] + list(data["gone"])
    tiles += [tile["tile"] for taken in data["taken"] for tile in taken]
    tiles += [data["straggler"]["tile"]] if data["straggler"] else []
    assert sorted(tiles) == list(range(1, 33))
    places = [*data["path"], data["start"], data["finish"]]
    assert sum(place["guards"] for place in places) + data["box"] == 8
    pawns = Counter(seat for place in places for seat in place["pawns"])
    each = 3 if data["players"] <= 4 else 2
    for seat in range(data["players"]):
        # A tile taken at the very end (TL13, TL14) goes with the pawn on it.
        assert pawns[seat] == each or (data["over"] and pawns[seat] < each)


def many_moves(chance: random.Random) -> list[str]:
    moves = [f"{piece}{tile}{back}" for piece in "pg" for tile in range(33) for back in ("", "-")]
    return [*moves, "stay"]


def possible_score(points: float | None) -> bool:
    """Can a bot expect that?"""
    return points is not None and -100 < points < 100
