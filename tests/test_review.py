"""Reviews and replays: true to the game, and always the same."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pytest
from tests.of_a_game import HIDDEN, OPEN

import lifetable
from lifetable.bots import bot
from lifetable.games import names
from lifetable.games.face import Setup, State
from lifetable.tables.after.replay import replay
from lifetable.tables.after.review import (
    LEAST_CHANGE,
    MOST_TURNING,
    SHOWN,
    _turning,
    review,
    review_steps,
)

SEED = "review"


@cache
def played(game: str) -> State:
    """A whole game of easy bots."""
    least = lifetable.game(game).game.info.least_players
    setup = lifetable.game(game, players=least)
    state, player, rng = setup.deal(SEED), bot("easy", setup), np.random.default_rng(1)
    while not state.over:
        state = state.play(player.choose(state.view(state.turn), state.legal(), rng, 0.1))
    return state


@cache
def reviewed(game: str) -> dict[str, Any]:
    state = played(game)
    return review(state.setup, SEED, state.moves)


GAMES = list(names())


@pytest.mark.parametrize("game", GAMES)
def test_a_review_judges_every_decision(game: str) -> None:
    state, found = played(game), reviewed(game)
    assert [d["move"] for d in found["decisions"]] == state.moves
    assert [d["ply"] for d in found["decisions"]] == list(range(1, len(state.moves) + 1))
    for decision in found["decisions"]:
        shown = [opinion["move"] for opinion in decision["opinions"]]
        assert decision["best"] == shown[0] and decision["move"] in shown
        assert len(shown) == min(SHOWN, decision["choices"]) == len(set(shown))
        assert 0 <= decision["after"] <= decision["before"] <= 1


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_go_from_even_to_the_result(game: str) -> None:
    state, chances = played(game), reviewed(game)["chances"]
    assert len(chances) == len(state.moves) + 1
    assert chances[0] == [1 / state.setup.players] * state.setup.players
    assert state.result and chances[-1] == state.result["shares"]
    for shares in chances:
        assert sum(shares) == pytest.approx(1, abs=1e-3)
        assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_choices_together_are_the_way_to_the_result(game: str) -> None:
    state, found = played(game), reviewed(game)
    assert state.result
    for seat, share in enumerate(state.result["shares"]):
        way = found["luck"][seat] + found["skill"][seat] + found["gifts"][seat]
        assert way == pytest.approx(share - 1 / state.setup.players, abs=1e-3)
        assert found["skill"][seat] <= 0 <= found["gifts"][seat]
    assert sum(found["luck"]) == pytest.approx(
        0, abs=1e-3
    )  # what luck gives one, it takes from others


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_few_and_have_someone_who_gained(game: str) -> None:
    found = reviewed(game)
    assert 1 <= len(found["turning"]) <= MOST_TURNING
    assert len(found["gained"]) == len(found["turning"])
    for ply, seat in zip(found["turning"], found["gained"], strict=True):
        assert found["chances"][ply][seat] > found["chances"][ply - 1][seat]


def test_neighbouring_changes_are_one_turning_point() -> None:
    quiet = [0.5, 0.5]
    assert _turning([quiet, [0.7, 0.3], quiet, quiet, quiet, [0.3, 0.7]]) == [1, 5]
    assert _turning([quiet, [0.5 + LEAST_CHANGE / 2, 0.5 - LEAST_CHANGE / 2]]) == []


def test_a_review_is_plain_data_and_always_the_same() -> None:
    state = played(OPEN)
    assert json.dumps(review(state.setup, SEED, state.moves)) == json.dumps(reviewed(OPEN))


def test_a_review_stops_after_every_decision_and_tells_how_far_it_is() -> None:
    state = played(OPEN)
    told = list(review_steps(state.setup, SEED, state.moves, budget=0.01))
    assert len(told) == len(state.moves)
    assert told == sorted(set(told)) and told[-1] == 1


def test_whoever_is_out_has_no_chance() -> None:
    state, chances = played(HIDDEN), reviewed(HIDDEN)["chances"]
    lives = [step["view"]["lives"] for step in _steps(state, None)]
    for row, shares in zip(lives, chances, strict=True):
        assert all(share == 0 for left, share in zip(row, shares, strict=True) if left == 0)


def _steps(state: State, seat: int | None) -> list[dict[str, Any]]:
    people = [f"P{seat}" for seat in range(state.setup.players)]
    made = replay(state.setup, SEED, state.moves, seat, people)
    steps: list[dict[str, Any]] = made["steps"]
    assert made["result"] == state.result and made["names"] == people
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_what_each_seat_saw(game: str) -> None:
    state = played(game)
    for seat in (None, *range(state.setup.players)):
        steps = _steps(state, seat)
        assert [step["move"] for step in steps] == [None, *state.moves]
        now = state.setup.deal(SEED)
        for step in steps:
            if step["move"]:
                assert step["seat"] == now.turn
                now = now.play(step["move"])
            assert (step["view"], step["events"]) == (now.view(seat), now.events_for(seat))
    json.dumps(_steps(state, 0))


def test_a_replay_knows_when() -> None:
    setup: Setup = lifetable.game(OPEN, players=2)
    steps = replay(setup, 7, ["p0", "p0"], 0, ["Mia", "Tim"], times=[10, 20, 30])["steps"]
    assert [step["at"] for step in steps] == [10, 20, 30]
