"""Reviews and replays: true to the game, always the same, and their sums come out."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pytest
from tests.of_a_game import HIDDEN, OPEN

import lifetable
from lifetable.bots import bot
from lifetable.bots.judge import STRATA, Judge, spread
from lifetable.games import names
from lifetable.games.face import Setup, State
from lifetable.games.kernel import below
from lifetable.tables.after.replay import replay
from lifetable.tables.after.review import (
    EQUAL,
    LEAST_CHANGE,
    MOST_TURNING,
    SHOWN,
    SURE,
    Account,
    _turning,
    review,
    review_steps,
)

SEED = "review"
BRIEF = 0.02  # seconds of thought a decision, for games of which there are many
PARTS = ("luck", "own", "others", "hidden")


def play(setup: Setup, seed: str, *levels: str) -> State:
    """A whole game of bots."""
    state, rng = setup.deal(seed), np.random.default_rng(1)
    players = [bot(level, setup) for level in levels]
    while state.turn is not None:
        player = players[state.turn % len(players)]
        state = state.play(player.choose(state.view(state.turn), state.legal(), rng, 0.1))
    return state


@cache
def played(game: str) -> State:
    """A whole game of easy bots."""
    least = lifetable.game(game).game.info.least_players
    return play(lifetable.game(game, players=least), SEED, "easy")


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
        assert decision["cost"] >= 0 and decision["error"] >= 0
        if decision["move"] == decision["best"]:
            assert decision["cost"] == 0
        if decision["cost"]:  # below the noise moves are equal
            assert decision["cost"] > max(EQUAL, SURE * decision["error"]) - 1e-4


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_go_from_the_deal_to_the_result(game: str) -> None:
    state, found = played(game), reviewed(game)
    even = 1 / state.setup.players
    assert len(found["chances"]) == len(found["errors"]) == len(state.moves) + 1
    assert len(found["chosen"]) == len(state.moves)
    assert found["luck"][0] == pytest.approx([s - even for s in found["chances"][0]], abs=1e-4)
    assert state.result and found["chances"][-1] == pytest.approx(state.result["shares"], abs=1e-5)
    assert not any(found["errors"][-1])
    for shares in found["chances"] + found["chosen"]:
        assert sum(shares) == pytest.approx(1, abs=1e-3)
        assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_to_the_result(game: str) -> None:
    state, found = played(game), reviewed(game)
    assert state.result
    for seat, share in enumerate(state.result["shares"]):
        account = found["account"][seat]
        assert account["start"] == 1 / state.setup.players and account["result"] == share
        assert account["start"] + sum(account[part] for part in PARTS) == pytest.approx(share)
        assert account["luck"] == pytest.approx(sum(r[seat] for r in found["luck"]), abs=2e-3)
        assert all(account["errors"][part] >= 0 for part in PARTS)
    for part in PARTS:  # what one gets, others lose; own and others' choices are two sides of it
        total = sum(account[part] for account in found["account"])
        if part in ("own", "others"):
            total = sum(account["own"] + account["others"] for account in found["account"])
        assert total == pytest.approx(0, abs=1e-3)
    hidden = state.setup.game.info.information == "hidden"
    assert any(account["hidden"] for account in found["account"]) is hidden


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_decides_is_nobodys_luck(game: str) -> None:
    """Where a move brings about nothing by chance, luck is nothing."""
    state, luck = played(game), reviewed(game)["luck"]
    declared = state.setup.game.shapes.by_name
    at, quiet = state.setup.deal(SEED), 0
    for ply, move in enumerate(state.moves, 1):
        at = at.play(move)
        if not at.over and not any(declared[kind].chance for kind in at.kinds):
            quiet += 1
            assert luck[ply] == pytest.approx([0] * len(luck[ply]), abs=1e-5)
    assert quiet or state.setup.game.info.chance == "dice"


def test_what_is_drawn_first_is_spread_evenly() -> None:
    """Of as many futures as a die has faces each has another; so the mean over them is the mean over all rolls."""
    for futures, faces in ((6, 6), (STRATA, 6), (2 * STRATA, 10)):
        states = lifetable.game(OPEN, players=2).blank()
        seen = []
        for key in spread("even", futures):
            states["key"], states["drawn"] = key, 0
            seen.append(int(below(states[0], faces)))
        assert sorted(set(seen)) == list(range(faces))
        assert {seen.count(face) for face in set(seen)} == {futures // faces}


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_worth_what_it_is_on_average(game: str) -> None:
    """Luck has mean zero: over many deals every seat's chances are even, within what so few deals can tell."""
    setup = lifetable.game(game, players=lifetable.game(game).game.info.least_players)
    judge = Judge(setup, futures=STRATA)
    worth = np.array([judge.value(setup.deal(f"deal/{i}")).shares for i in range(60)])
    far = np.abs(worth.mean(0) - 1 / setup.players) / (worth.std(0, ddof=1) / 60**0.5)
    assert worth.std(0).max() > 0
    assert far.max() < 3.5


@pytest.mark.parametrize("game", GAMES)
def test_luck_has_mean_zero_after_every_move(game: str) -> None:
    """A move's answers, drawn anew, are worth on average what the move was worth before any of them."""
    state = played(game)
    judge, at = Judge(state.setup, futures=2 * STRATA), state.setup.deal(SEED)
    for move in state.moves[:6]:
        before = judge.after(at, move)
        own = Judge(state.setup, f"another {move}", futures=8 * STRATA).after(at, move)
        error = np.hypot(before.error, own.error)
        assert (np.abs(before.shares - own.shares) <= 4 * error + 0.02).all()
        at = at.play(move)


@pytest.mark.parametrize("game", [OPEN])
def test_a_weak_player_pays_for_its_choices(game: str) -> None:
    """One plays at random among strong ones: its own choices account for what it loses, luck does not."""
    setup = lifetable.game(game, players=2)
    own, luck = [], []
    for i in range(4):
        state = play(setup, f"weak/{i}", "random", "medium")
        accounts = review(setup, f"weak/{i}", state.moves, BRIEF)["account"]
        own.append([account["own"] for account in accounts])
        luck.append(accounts[0]["luck"])
    weak, strong = np.mean(own, axis=0)
    assert weak < strong - 0.3
    assert abs(np.mean(luck)) < abs(weak - strong)


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_few_and_have_someone_who_gained(game: str) -> None:
    found = reviewed(game)
    assert 1 <= len(found["turning"]) <= MOST_TURNING
    assert len(found["gained"]) == len(found["turned_by"]) == len(found["turning"])
    for ply, seat, by in zip(found["turning"], found["gained"], found["turned_by"], strict=True):
        assert found["chances"][ply][seat] > found["chances"][ply - 1][seat]
        if by == "luck":
            assert any(found["luck"][ply])


def test_whoever_loses_and_plays_better_than_the_winner_is_told_so() -> None:
    """Not if it is not sure."""
    for mistakes, error, better in ((0.0, 0.01, [0]), (-0.19, 0.01, []), (0.0, 0.2, [])):
        account = Account(2, hidden=False)
        account.chances = [np.array([0.5, 0.5]), np.array([0.0, 1.0])]
        account.seats = [0, 1]
        account.effects = [np.array([mistakes, -mistakes]), np.array([0.2, -0.2])]
        account.effect_errors = [np.array([error, error])] * 2
        assert account.better() == better


def test_neighbouring_changes_are_one_turning_point() -> None:
    quiet, high, low = (np.array([share, 1 - share]) for share in (0.5, 0.7, 0.3))
    little = np.array([0.5 + LEAST_CHANGE / 2, 0.5 - LEAST_CHANGE / 2])
    assert _turning([quiet, high, quiet, quiet, quiet, low]) == [1, 5]
    assert _turning([quiet, little]) == []


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
