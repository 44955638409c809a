"""What the players of every game have in common: they are legal, honest, repeatable and explained.

What is special to a game's players is in `tests/test_bots.py` of its folder.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.bots import LEVELS, check_opinions, chosen, player, states
from tests.of_a_game import having, of_a_game

from lifetable.bots.levels import players_of
from lifetable.cli.arena import trainer
from lifetable.games import find, folder, names

every_game = pytest.mark.parametrize("game", names())
every_level = pytest.mark.parametrize("level", LEVELS)


@every_game
def test_exactly_the_five_names(game: str) -> None:
    assert set(players_of(find(game))) == set(LEVELS)


@every_game
@every_level
def test_a_choice_is_legal_and_the_same_again_whatever_is_hidden(game: str, level: str) -> None:
    changed = 0
    for n, state in enumerate(states(game)):
        assert state.turn is not None
        other = state.resample(state.turn, seed=n)
        changed += other.as_dict() != state.as_dict()
        assert other.view(state.turn) == state.view(state.turn)
        assert chosen(level, state) in state.legal()
        assert chosen(level, state) == chosen(level, other)
    if find(game).info.information == "hidden":
        assert changed > len(states(game)) // 2


@every_game
@every_level
def test_opinions_cover_all_moves_and_speak_three_languages(game: str, level: str) -> None:
    for state in states(game):
        check_opinions(level, state)


@every_game
def test_a_short_budget_is_enough(game: str) -> None:
    for state in states(game):
        assert state.turn is not None
        view, legal = state.view(state.turn), state.legal()
        move = player("expert", state).choose(view, legal, np.random.default_rng(0), 0.001)
        assert move in legal


# --- training -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", having("weights.npz"))
def test_weights_are_small(game: str) -> None:
    size = (folder(game) / "weights.npz").stat().st_size
    assert size < of_a_game(game, "laws").WEIGHTS


@pytest.mark.parametrize("game", having("training.py"))
def test_training_writes_the_same_weights_again(game: str, tmp_path: Path) -> None:
    told: list[float] = []
    for run in ("one", "two"):
        trainer(game)(
            tmp_path / run, seed=3, scale=1e-4, progress=lambda done, _: told.append(done)
        )
    half = len(told) // 2
    assert told[:half] == sorted(told[:half]) == told[half:]
    assert told[-1] == pytest.approx(1.0)
    with np.load(tmp_path / "one/weights.npz") as one, np.load(tmp_path / "two/weights.npz") as two:
        assert set(one) == set(two)
        assert all(np.array_equal(one[name], two[name]) for name in one)
    assert (tmp_path / "one/curve.csv").read_text().count("\n") > 1
