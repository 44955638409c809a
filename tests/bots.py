"""Positions of every game, and what a level does there: for the tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
from tests.of_a_game import of_a_game

from lifetable.bots import bot
from lifetable.games import find
from lifetable.games.contract import Bot
from lifetable.games.face import Setup, State
from lifetable.words import Words, languages

LEVELS = ("greedy", "easy", "medium", "hard", "expert")
BUDGET = 60.0  # seconds: never the limit here


def player(name: str, state: State) -> Bot:
    return bot(name, state.setup)


def chosen(name: str, state: State) -> str:
    view = state.view(state.turn)
    return player(name, state).choose(view, state.legal(), np.random.default_rng(0), BUDGET)


def check_opinions(name: str, state: State) -> None:
    """A level's opinions cover all moves, speak three languages and agree with what it does."""
    game, legal = state.setup.name, state.legal()
    opinions = player(name, state).opinions(
        state.view(state.turn), legal, np.random.default_rng(0), BUDGET
    )
    assert [opinion.move for opinion in opinions] == legal
    assert all(0.0 <= opinion.value <= 1.0 for opinion in opinions)
    own = bool(state.setup.game.bots())
    possible = of_a_game(game, "laws").possible_score if own else lambda score: score is None
    for opinion in opinions:
        assert possible(opinion.expected)
    for reason, values in {o.reason: o.values for o in opinions}.items():
        assert reason.startswith(f"why-{game}-" if own else "why-playouts")
        assert len({Words(language)(reason, **values) for language in languages()}) == 3
    if name not in getattr(of_a_game(game, "laws"), "WILLFUL", ()):
        assert max(opinions, key=lambda opinion: opinion.value).move == chosen(name, state)


def record_of(state: State) -> Any:
    """What the seat to move knows, as a record: an array of one."""
    game = state.setup.game
    root = np.zeros(1, game.dtype)
    root[0] = game.restore(state.view(state.turn), state.setup.box)
    return root


def walk(setup: Setup, seed: int, level: str = "medium", wild: float = 0.3) -> Iterator[State]:
    """The positions of a game that a level plays, with some wild moves in between."""
    state, rng = setup.deal(seed), np.random.default_rng(seed)
    while not state.over:
        yield state
        legal = state.legal()
        at_random = legal[int(rng.integers(len(legal)))]
        state = state.play(at_random if rng.random() < wild else chosen(level, state))


def tables(game: str) -> list[Setup]:
    """Every number of players, with the options as they are and with most of them changed."""
    info = find(game).info
    found = []
    for players in range(info.least_players, info.most_players + 1):
        changed: dict[str, Any] = {}
        for n, option in enumerate(info.options, players):
            if option.kind == "flag":
                changed[option.name] = n % 2 == 0
            elif option.kind == "choice":
                changed[option.name] = option.choices[n % len(option.choices)]
        found += [Setup(find(game), players), Setup(find(game), players, **changed)]
    return found


@cache
def states(game: str) -> list[State]:
    """A position of each table: the first, one after some moves, one after many."""
    return [
        list(islice(walk(setup, seed), 1 + (0, 11, 40)[seed % 3]))[-1]
        for seed, setup in enumerate(tables(game))
    ]
