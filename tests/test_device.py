"""Environments for a GPU, by their twin on the processor. (No GPU is needed: PTX is made, not run.)"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from tests.of_a_game import OPEN, SHIPPED

import lifetable
from lifetable import SetupError, games
from lifetable.envs.device import Kit, Tables
from lifetable.envs.device_kernels import keys_of, kit_of, tables
from lifetable.envs.gymnasium import make_vec
from lifetable.envs.observation import eyes_of
from lifetable.games.compiling import TYPED

ROWS, SEED, STEPS = 16, 7, 400


def dealt(name: str, **options: object) -> Tables:
    setup = lifetable.game(name, **options)  # type: ignore[arg-type]
    rows = tables(setup, ROWS, "cpu")
    rows.reset(keys_of(SEED, ROWS))
    return rows


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("most", [False, True])
def test_rows_are_the_vector_environment_s_to_the_bit(name: str, most: bool) -> None:
    info = games.find(name).info
    players = info.most_players if most else info.least_players
    rows = tables(lifetable.game(name, players=players), ROWS, "cpu")
    ours = rows.reset(keys_of(SEED, ROWS))
    others = make_vec(name, num_envs=ROWS, opponents="self", players=players)
    theirs, _ = others.reset(seed=SEED)
    ended = 0
    for step in range(STEPS):
        for key in ("observation", "action_mask"):
            assert (ours[key] == theirs[key]).all(), (key, step)
        actions = rows.random_actions().copy()
        ours, rewards, over, infos = rows.step(actions)
        theirs, paid, done, _, told = others.step(actions)
        assert (rewards == paid).all()
        assert (over == done).all()
        assert (infos["seat"] == told["seat"]).all()
        assert not infos["illegal"].any()
        if over.any():
            ended += int(over.sum())
            assert np.allclose(infos["shares"][over].sum(axis=1), 1)
    assert ended


@pytest.mark.parametrize("name", SHIPPED)
def test_every_legal_action_is_chosen_at_some_time_and_no_other(name: str) -> None:
    rows = dealt(name)
    mask = rows.reset(keys_of(SEED, ROWS))["action_mask"].copy()
    chosen = np.array([rows.random_actions().copy() for _ in range(200)])
    assert all(mask[row, chosen[:, row]].all() for row in range(ROWS))
    few = (mask.sum(axis=1) > 1) & (mask.sum(axis=1) < 10)
    assert all(len(np.unique(chosen[:, row])) == mask[row].sum() for row in np.flatnonzero(few))


def test_an_illegal_action_is_replaced_and_told() -> None:
    rows = dealt(OPEN)
    _, _, _, infos = rows.step(np.full(ROWS, -1))
    assert infos["illegal"].all()
    _, _, _, infos = rows.step(np.full(ROWS, 1 << 40))
    assert infos["illegal"].all()


def test_nothing_is_stepped_that_was_not_dealt() -> None:
    rows = tables(lifetable.game(OPEN), ROWS, "cpu")
    with pytest.raises(RuntimeError, match="reset comes first"):
        rows.step(np.zeros(ROWS, np.int64))
    with pytest.raises(RuntimeError, match="reset comes first"):
        rows.random_actions()


def test_what_does_not_fit_is_refused() -> None:
    rows = dealt(OPEN)
    with pytest.raises(ValueError, match="Actions of shape"):
        rows.step(np.zeros(ROWS + 1, np.int64))
    with pytest.raises(ValueError, match="Keys of shape"):
        rows.reset(keys_of(SEED, ROWS + 1))
    with pytest.raises(SetupError) as refused:
        tables(lifetable.game(OPEN), ROWS, "abacus")
    assert refused.value.code == "bad-device"


def test_a_game_without_eyes_of_its_own_says_so() -> None:
    plain = next(name for name in games.names() if eyes_of(games.find(name)) is None)
    with pytest.raises(SetupError) as refused:
        tables(lifetable.game(plain), ROWS, "cpu")
    assert refused.value.code == "no-device"


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_compiles_to_kernels_and_travels_in_a_file(name: str, tmp_path: Path) -> None:
    kit = kit_of(lifetable.game(name))
    for text in kit.ptx.values():
        assert len(re.findall(r"\.visible \.entry", text)) == 1
        assert ".target sm_90" in text
    kit.save(tmp_path / "kit.json")
    assert Kit.load(tmp_path / "kit.json") == kit
    assert not any(function._can_compile for function in TYPED)
