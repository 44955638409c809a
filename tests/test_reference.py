"""The compiled games against the slow ones that the games bring, in `tests/reference.py` of their folders: the same game, move by move.

Legal moves, the whole state, events and results must be equal after every move. A sample runs always;
`LIFETABLE_FULL=1` compares at least 200,000 moves of each game, on two cores.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest
from tests.of_a_game import having, of_a_game

import lifetable
from lifetable.games.face import Setup, State
from lifetable.games.kernel import player_stream, share, stride

FULL = os.environ.get("LIFETABLE_FULL") == "1"
MOVES = 200_000 if FULL else 3_000
WITH_A_TWIN = having("tests/reference.py")
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
                choices = [option.default, *of_a_game(name, "laws").FILES[option.name]]
        values.append([(option.name, choice) for choice in choices])
    players = range(info.least_players, info.most_players + 1)
    return [
        (name, count, dict(chosen))
        for chosen, count in itertools.product(itertools.product(*values), players)
    ]


def slow_twin(deal: State) -> Any:
    """The same deal as a slow game."""
    name = deal.setup.name
    beside = getattr(of_a_game(name, "laws"), "beside", None)
    told = beside(deal.setup.options) if beside else None
    return of_a_game(name, "reference").Reference(deal.as_dict(), told)


def slow_round(setup: Setup, seed: str, hasty: bool) -> tuple[Any, list[dict[str, Any]], list[int]]:
    """The first round of a random game, played by the slow implementation: its end, events and movers."""
    state = setup.deal(seed)
    slow = slow_twin(state)
    rules, events, movers = setup.game.rules, list[dict[str, Any]](), list[int]()
    r = player_stream(state._record)
    while slow.as_dict()["round"] == 1:
        r = np.uint64(stride(r))
        legal = state.legal()
        if hasty:
            move = setup.game.text(rules.hasty(state._record, setup.box, r))
        else:
            move = legal[share(r, len(legal))]
        movers.append(slow.turn)
        state = state.play(move)
        slow.play(move, state.as_dict())
        events += slow.events
    return slow, events, movers


def compare(case: Case, seed: str) -> int:
    """Play one random game with both. Returns how many moves were compared."""
    name, players, options = case
    fast = lifetable.game(name, players=players, **options).deal(seed)
    slow = slow_twin(fast)
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
        often = legal[-1].isalpha() and chance.random() < 1 / 6  # or rounds would hardly end
        move = legal[-1] if often else chance.choice(legal)
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


@pytest.mark.parametrize("name", WITH_A_TWIN)
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
