"""The compiled games against the slow ones of `tests/reference/`: the same game, move by move.

Legal moves, the whole state, events and results must be equal after every move. A sample runs always;
`LIFETABLE_FULL=1` compares at least 200,000 moves of each game, on two cores.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import lifetable
from lifetable.games import names
from lifetable.games.contract import Data
from lifetable.games.lifetime.deck import load

FULL = os.environ.get("LIFETABLE_FULL") == "1"
MOVES = 200_000 if FULL else 3_000
Case = tuple[str, int, dict[str, Any]]  # game, players, options


def cases(name: str) -> list[Case]:
    """Every variant with every number of players."""
    info = lifetable.game(name).game.info
    values = []
    for option in info.options:
        match option.kind:
            case "flag":
                choices: list[Any] = [False, True]
            case "choice":
                choices = list(option.choices)
            case "number":
                choices = [option.default, option.least, 3 * option.least]
            case "file":
                choices = [option.default]
        values.append([(option.name, choice) for choice in choices])
    players = range(info.least_players, info.most_players + 1)
    return [
        (name, count, dict(chosen))
        for chosen, count in itertools.product(itertools.product(*values), players)
    ]


@cache
def deck_of(name: str) -> Data | None:
    """What the slow game must be told of a deck."""
    if name != "lifetime":
        return None
    cards = load(None).cards
    lives = {card.name: [[p.born, p.died] for p in card.people] for card in cards}
    return {"cards": [card.name for card in cards], "lives": lives}


def compare(case: Case, seed: str) -> int:
    """Play one random game with both. Returns how many moves were compared."""
    name, players, options = case
    slow_game = import_module(f"tests.reference.{name.replace('-', '_')}").Reference
    fast = lifetable.game(name, players=players, **options).deal(seed)
    slow = slow_game(fast.as_dict(), deck_of(name))
    chance = random.Random(seed)
    moves = 0
    while True:
        where = f"{case} seed {seed!r} after {fast.moves}"
        legal = fast.legal()
        assert sorted(legal) == slow.legal(), where
        assert fast.as_dict() == slow.as_dict(), where
        assert fast.events == slow.events, where
        assert fast.result == slow.result, where
        if fast.over:
            return moves
        knock = "knock" in legal and chance.random() < 1 / 6  # or rounds would hardly end
        move = "knock" if knock else chance.choice(legal)
        fast = fast.play(move)
        slow.play(move, fast.as_dict())
        moves += 1


def compare_share(job: tuple[str, int, int]) -> int:
    """Compare games number `share`, `share + of`, ... until this share of the moves is reached."""
    name, share, of = job
    moves = 0
    for number, case in _games(name):
        if number % of == share:
            moves += compare(case, f"{name} {number}")
            if moves >= MOVES / of and number >= len(cases(name)) * FULL:
                break
    return moves


def _games(name: str) -> Iterator[tuple[int, Case]]:
    """The cases over and over, mixed so that the first few are spread over all variants."""
    mixed = cases(name)
    random.Random(name).shuffle(mixed)
    return enumerate(itertools.cycle(mixed))


@pytest.mark.parametrize("name", names())
def test_the_compiled_game_agrees_with_the_slow_one(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if FULL:
        with ProcessPoolExecutor(2) as pool:
            moves = sum(pool.map(compare_share, [(name, 0, 2), (name, 1, 2)]))
    else:
        moves = compare_share((name, 0, 1))
    assert moves >= MOVES
    with capsys.disabled():
        print(f" {name}: {moves:,} moves compared ", end="")


def test_all_variants_are_compared() -> None:
    counts = {name: len(cases(name)) for name in names()}
    assert counts == {"life-is-life": 2 * 3 * 3, "lifetime": 2 * 4, "thats-life": 4 * 2 * 2 * 3 * 5}
