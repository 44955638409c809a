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
from tests.positions import odd_deck

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
                choices = [option.default, "narrow", "hopeless"]
        values.append([(option.name, choice) for choice in choices])
    players = range(info.least_players, info.most_players + 1)
    return [
        (name, count, dict(chosen))
        for chosen, count in itertools.product(itertools.product(*values), players)
    ]


@cache
def deck_of(name: str, deck: str | None) -> Data | None:
    """What the slow game must be told of a deck."""
    if deck is None:
        return None
    cards = load(None if deck == "standard" else deck).cards
    lives = {card.name: [[p.born, p.died] for p in card.people] for card in cards}
    told = {
        card.name: [
            {"name": dict(p.names), "about": dict(p.abouts), "fact": dict(p.facts)}
            for p in card.people
        ]
        for card in cards
    }
    return {"cards": [card.name for card in cards], "lives": lives, "told": told}


def compare(case: Case, seed: str) -> int:
    """Play one random game with both. Returns how many moves were compared."""
    name, players, options = case
    if options.get("deck") in ("narrow", "hopeless"):
        options = options | {"deck": odd_deck(options["deck"])}
    slow_game = import_module(f"tests.reference.{name.replace('-', '_')}").Reference
    fast = lifetable.game(name, players=players, **options).deal(seed)
    slow = slow_game(fast.as_dict(), deck_of(name, options.get("deck")))
    chance = random.Random(seed)
    moves = 0
    while True:
        legal, known = fast.legal(), slow.legal()
        ours = sorted(legal), fast.as_dict(), fast.events, fast.result
        theirs = known, slow.as_dict(), slow.events, slow.result
        if ours != theirs:
            for what, one, other in zip(
                ("legal", "state", "events", "result"), ours, theirs, strict=True
            ):
                assert one == other, f"{what} of {case} seed {seed!r} after {fast.moves}"
        if fast.over:
            return moves
        knock = "knock" in legal and chance.random() < 1 / 6  # or rounds would hardly end
        move = "knock" if knock else chance.choice(legal)
        fast = fast.play(move)
        slow.legal = lambda known=known: known  # it asks itself again, which takes most of the time
        slow.play(move, fast.as_dict())
        del slow.legal
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
    assert counts == {
        "life-is-life": 2 * 3 * 3,
        "lifetime": 3 * 2 * 4,
        "thats-life": 4 * 2 * 2 * 3 * 5,
    }
