"""What the laws of all games (`tests/test_laws.py`) ask of Cuckoo."""

from __future__ import annotations

import random

import numpy as np

from lifetable.games.contract import Data
from lifetable.games.face import State

from ..shapes import CARDS

MOVES = ("keep", "swap")
SHAPE = "|".join(MOVES)
PUBLIC = frozenset({"kept"})
DRAWN = frozenset({"dealt", "got"})


def in_the_box(data: Data) -> None:
    """Whoever lives has a card, and no card is there twice."""
    held = [card for card in data["hands"] if card]
    assert len(held) == len(set(held)) and set(held) <= set(CARDS)
    for card, lives in zip(data["hands"], data["lives"], strict=True):
        assert (card is not None) == (lives > 0 and not data["over"])


def many_moves(chance: random.Random) -> list[str]:
    return list(MOVES)


def shuffle(state: State, seat: int | None, chance: random.Random) -> np.void:
    """Change all cards that a seat does not know, and what others know."""
    record = state._record.copy()
    view = state.view(seat)
    shown = view["kings"] if seat is None else view["known"]
    unseen = [card for card in range(len(CARDS)) if CARDS[card] not in shown]
    chance.shuffle(unseen)
    for other, card in enumerate(shown):
        if card is None and record["card"][other] >= 0:
            record["card"][other] = unseen.pop()
            mine = 0 if seat is None else 1 << seat
            record["known"][other] = chance.getrandbits(6) & ~mine
    return record
