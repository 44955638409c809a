"""The players of Life is Life: how they think, what they remember, what they learned."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots import BUDGET, player, record_of, states

import lifetable
from lifetable.games.kernel import SILENT, key_of
from lifetable.games.life_is_life import GAME, belief, hunches, practice, thinking, training, value
from lifetable.games.life_is_life.bots import BOTS
from lifetable.games.life_is_life.rules import KNOCK, ROW_SHIFT, STATE


def test_a_whole_game_of_each_level_ends_and_rounds_are_short() -> None:
    for name in ("greedy", "easy", "medium", "hard"):
        state = lifetable.game("life-is-life", players=3).deal(seed=5)
        bot, rng = player(name, state), np.random.default_rng(1)
        while not state.over:
            view = state.view(state.turn)
            assert view["turns"] < 16 * 3
            state = state.play(bot.choose(view, state.legal(), rng, BUDGET))


# --- the thinking -----------------------------------------------------------------------------------


@pytest.mark.parametrize("sight", [thinking.DIM, thinking.SHARP])
def test_the_quick_choice_is_the_best_of_all_legal_moves(sight: str) -> None:
    rng = np.random.default_rng(3)
    shape = (4, thinking.STAGES, thinking.cells_of(sight))
    weights = rng.normal(size=shape).astype(np.float32)
    room = thinking.room_for(sight)
    for state in states("life-is-life"):
        root = record_of(state)
        moves = np.array([GAME.parse(move) for move in state.legal()])
        sums = np.zeros(len(moves))
        thinking.weigh_all(root, weights, moves, sums, room)
        move = int(thinking.decide(root[0], weights, room, 0.0, np.uint64(0)))
        assert move in moves
        assert sums[moves == move][0] == pytest.approx(sums.max(), abs=1e-4)


def test_cells_of_a_sharp_sight_are_told_apart() -> None:
    room = thinking.room_for(thinking.SHARP)
    used: set[int] = set()
    for species, total in enumerate(thinking.TOTALS):
        if species in (3, 5, 7):  # judged as the animal before it
            continue
        things = np.indices((total + 1,) * 4 + (2,)).reshape(5, -1)
        where = room["first"][species] + room["stride"][species] @ things
        assert not used & set(where.tolist())
        used |= set(where.tolist())
    assert used == set(range(thinking.cells_of(thinking.SHARP)))


def test_imagined_hands_agree_with_what_was_seen() -> None:
    known = value.learned("classic")
    for n, state in enumerate(states("life-is-life")):
        box, seat = state.setup.box, state.turn
        assert seat is not None
        root = record_of(state)
        before = root.copy()
        room = thinking.room_for(thinking.SHARP)
        k0, k1 = key_of(n)
        belief.imagine(root[0], box, seat, k0, k1, known.urges, room)
        total = hunches.counts(root["row"][0]).sum(0) + hunches.counts(root["hand"][0]).sum(0)
        total += hunches.counts(root["rest"][0])
        np.testing.assert_array_equal(total, hunches.counts(box["cards"]))
        assert root["hand"][0][seat] == before["hand"][0][seat]
        for other in range(state.setup.players):
            if other != seat and before["hand"][0][other]:
                hand = hunches.counts(root["hand"][0][other])
                assert hand.sum() == 10
                assert (hand >= hunches.counts(root["known"][0][other])).all()


def test_hard_forgets_single_cards_and_expert_does_not() -> None:
    forgot = 0
    for state in states("life-is-life"):
        known = hunches.counts(record_of(state)["known"][0])
        seen = {}
        for name in ("hard", "expert"):
            bot: Any = player(name, state)
            position = bot._position(state.view(state.turn), state.legal())
            seen[name] = hunches.counts(position.record["known"])
        np.testing.assert_array_equal(seen["expert"], known)
        np.testing.assert_array_equal(seen["hard"], np.where(known < 2, 0, known))
        forgot += int((known == 1).sum())
    assert forgot


def test_majority_is_exact_for_small_cases() -> None:
    assert hunches.majority(3, 2, 3, 50) == 1.0  # two cards cannot beat three
    assert hunches.majority(1, 0, 1, 50) == 0.0  # LL06: with two players one card is none
    assert hunches.majority(1, 1, 3, 40) == pytest.approx(1 - 30 / 40)
    both_together = 3 * (10 * 9) / (40 * 39)
    assert hunches.majority(2, 2, 3, 40) == pytest.approx(1 - both_together)


def test_expert_takes_a_sudden_death_that_wins_the_game() -> None:
    state = lifetable.game("life-is-life", players=3).deal(seed=1)
    view = state.view(state.turn)
    seat = view["seat"]
    view["hand"] = {"cat": 3, "giraffe": 1, "bear": 2, "mole": 2, "goat": 1, "sheep": 1}
    view["rows"] = [{"cat": 1}, {"dog": 2}, {"dog": 1, "pig": 2}, {"rabbit": 4}]
    view["lives"] = [3 if player == seat else 1 for player in range(3)]
    root = GAME.restore(view, state.setup.box)
    count = GAME.rules.count(root, state.setup.box)
    moves = [int(GAME.rules.nth(root, state.setup.box, k)) for k in range(count)]
    legal = [GAME.text(move) for move in moves]
    bot = BOTS["expert"](state.setup.box, state.setup.options, 3)
    opinions = bot.opinions(view, legal, np.random.default_rng(0), BUDGET)
    best = max(opinions, key=lambda opinion: opinion.value)
    assert best.move.startswith("1:")
    assert "C" not in best.move
    assert best.reason == "why-life-is-life-sudden"
    assert best.value > 0.95


# --- what lives are worth ---------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "pro"])
def test_chances_of_all_players_sum_to_one_and_grow_with_lives(variant: str) -> None:
    known = value.learned(variant)
    for lives in ([5, 5, 5, 5, 5], [5, 3, 1, 0, 0], [1, 1, 0, 0, 0], [2, 4, 4, 1, 0]):
        chances = [known.win(lives, seat) for seat in range(5)]
        assert sum(chances) == pytest.approx(1.0, abs=0.02)
        assert all((chance > 0) == (left > 0) for chance, left in zip(chances, lives, strict=True))
        order = np.argsort(lives)
        assert (np.diff(np.array(chances)[order]) >= -1e-6).all()
    assert known.win([3, 0, 0, 0], 0) == 1.0


def test_worth_of_lives_is_exact_for_a_coin_toss() -> None:
    losses = np.zeros((4, value.CODES))
    losses[0, 1 * 4 + 2] = losses[0, 2 * 4 + 1] = 0.5  # two players: one of them loses one life
    table = value.worth_of_lives(losses, 6)
    assert table[2 * 6**4 + 1 * 6**3] == pytest.approx(0.75)
    assert table[1 * 6**4 + 1 * 6**3] == pytest.approx(0.5)


# --- training ---------------------------------------------------------------------------------------


def test_a_little_training_writes_weights_that_beat_no_training(tmp_path: Path) -> None:
    progress: list[float] = []
    training.train(tmp_path, seed=3, scale=0.002, progress=lambda done, _: progress.append(done))
    assert progress == sorted(progress)
    assert progress[-1] == pytest.approx(1.0)
    with (tmp_path / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["variant"] for row in rows} == {"classic", "pro"}
    with np.load(tmp_path / "weights.npz") as data:
        taught = value.unpacked(data, "classic")
    states = np.zeros(1, STATE)
    states["players"] = 4
    room = thinking.room_for(thinking.SHARP)
    box = GAME.box({"pro": False, "round-cap": 0})
    share = practice.duel(
        states, box, taught.sharp, 0 * taught.sharp, key_of(1), 50, room, room, SILENT
    )
    assert share > 0.5


def test_a_knock_is_no_trade() -> None:
    assert KNOCK >> ROW_SHIFT == 0
