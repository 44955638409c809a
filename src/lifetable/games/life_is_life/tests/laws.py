"""What the laws of all games (`tests/test_laws.py`) ask of Life is Life."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from lifetable.games.contract import Data, OptionValue
from lifetable.games.face import State
from lifetable.games.life_is_life.game import pack, unpack
from lifetable.games.life_is_life.shapes import ANIMALS

WEIGHTS = 2_000_000  # bytes, at most
SHAPE = r"[1-9] ?: ?[GBMOSDRPCU]{1,10}|knock"
GREEDY_TABLES: list[tuple[list[str], dict[str, OptionValue]]] = [
    (["greedy"] * 4, {}),
    (["greedy", "random", "greedy"], {"pro": True}),
]
"""Who plays with which options where compiled players are compared with Python ones."""
RARE: tuple[Data, ...] = (
    {"kind": "sudden-death", "seat": 0, "animals": ["pig", "cat"]},
    {"kind": "lives", "seat": 1, "change": 1, "lives": 6},
    {"kind": "knocked", "seat": 0, "first": False},
)
"""Events that random games hardly ever bring, for the terminal."""
PUBLIC = frozenset({"traded", "knocked"})
DRAWN: frozenset[str] = frozenset()


def in_the_box(data: Data) -> None:
    total: Counter[str] = Counter(data["rest"])
    for bunch in (*data["hands"], *data["rows"]):
        total.update(bunch)
    assert total == {animal: count for animal, (_, count) in ANIMALS.items()}
    assert [sum(row.values()) for row in data["rows"]] == [1, 2, 3, 4]
    for lives, hand in zip(data["lives"], data["hands"], strict=True):
        assert sum(hand.values()) in ((10,) if lives else (0, 10) if data["over"] else (0,))


def many_moves(chance: random.Random) -> list[str]:
    letters = "GBMOSDRPCU"
    moves = ["knock", *(f"{row}:{letter}" for row in range(1, 6) for letter in letters)]
    for _ in range(150):
        row = chance.randint(1, 6)
        size = row if chance.random() < 0.8 else chance.randint(1, 10)
        moves.append(f"{row}:{''.join(chance.choices(letters[: chance.randint(1, 10)], k=size))}")
    return moves


def shuffle(state: State, seat: int | None, chance: random.Random) -> np.void:
    """Swap cards between the other hands and the rest, whether or not anyone could hold them."""
    record = state._record.copy()
    others = [p for p in range(state.setup.players) if p != seat and record["hand"][p]]
    pool = Counter(unpack(record["rest"]))
    for player in others:
        pool.update(unpack(record["hand"][player]))
    unseen = sorted(pool.elements())
    chance.shuffle(unseen)
    for player in others:
        record["hand"][player] = pack(Counter(unseen[:10]))
        unseen = unseen[10:]
    record["rest"] = pack(Counter(unseen))
    record["points"][:] = chance.randint(0, 9)
    return record


def possible_score(lives: float | None) -> bool:
    """Can a bot expect that?"""
    return lives is not None and lives >= 0.0
