"""Setups, states and environments as values: compared, hashed, copied, pickled; and refused where they do not fit."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from tests.of_a_game import FILED, OPEN

import lifetable
from lifetable.bots import bot
from lifetable.envs import gymnasium, pettingzoo
from lifetable.envs.observation import Lens
from lifetable.errors import MoveError, ResetNeeded, SetupError
from lifetable.games import find, folder, names
from lifetable.games.batch import simulate
from lifetable.games.face import Setup, State

GAMES = names()


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [again, copy.copy, copy.deepcopy]


def middle(setup: Setup, seed: int | str = 7, moves: int = 9) -> State:
    """A state some moves after the deal."""
    state = setup.deal(seed)
    for _ in range(moves):
        state = state.play(state.legal()[-1])
    return state


def end(setup: Setup, seed: int = 7) -> State:
    """A finished game, played at random."""
    state, rng = setup.deal(seed), np.random.default_rng(seed)
    while not state.over:
        state = state.play(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_equal_setups_and_states_are_equal_and_so_are_their_hashes(name: str) -> None:
    one, other = lifetable.game(name, 3), lifetable.game(name, 3)
    assert one == other
    assert hash(one) == hash(other)
    assert one != lifetable.game(name, 4)
    assert one != name
    assert one.deal(7) == other.deal("7")
    assert hash(one.deal(7)) == hash(other.deal(7))
    assert len({middle(one), middle(other), one.deal(7), one.deal(8)}) == 3
    assert one.deal(7) != one.deal(8)
    assert one.deal(7) != "7"
    assert middle(one).resample(0, seed=1) == middle(other).resample(0, seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_each_option_makes_another_setup(name: str) -> None:
    setup = lifetable.game(name)
    for option in find(name).info.options:
        if option.kind == "flag":
            changed = lifetable.game(name, **{option.name.replace("-", "_"): not option.default})
            assert changed != setup


def test_a_file_that_changed_makes_another_setup(tmp_path: Any) -> None:
    option = next(o.name for o in find(FILED).info.options if o.kind == "file")
    text = (folder(FILED) / "deck.csv").read_text(encoding="utf-8")
    deck = tmp_path / "own.csv"
    deck.write_text(text, encoding="utf-8")
    before = lifetable.game(FILED, 3, **{option: str(deck)})
    state = middle(before, moves=3)
    lines = text.splitlines(keepends=True)
    deck.write_text("".join(lines[:-12]), encoding="utf-8")
    find(FILED).forget_files()
    assert lifetable.game(FILED, 3, **{option: str(deck)}) != before
    kept = pickle.dumps((before, state))
    deck.unlink()
    assert pickle.loads(kept) == (before, state), "what was read from the file came along"
    assert pickle.loads(kept)[1].view(0) == state.view(0)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_setups_and_states_survive_copies(name: str, way: Callable[[Any], Any]) -> None:
    setup = lifetable.game(name, 3)
    other = way(setup)
    assert other == setup
    assert hash(other) == hash(setup)
    for state in (middle(setup), end(setup)):
        found = way(state)
        assert found == state
        assert hash(found) == hash(state)
        assert found.moves == state.moves
        assert found.events == state.events
        assert found.view(0) == state.view(0)
        assert found.legal() == state.legal()
        if not state.over:
            assert found.play(state.legal()[0]) == state.play(state.legal()[0])


def test_a_setup_that_shows_other_options_keeps_them_in_a_pickle() -> None:
    setup = lifetable.game(OPEN, 3)
    shown = setup.showing({"theirs": "hidden"})
    assert shown != setup
    assert again(shown) == shown
    assert again(shown).deal(1).view(0)["options"] == {"theirs": "hidden"}


def test_a_game_of_thousands_of_moves_can_be_pickled() -> None:
    state = lifetable.game(OPEN, 2).deal(1)
    state._trail = None
    for _ in range(5000):
        state._trail = (state._trail, state.legal_codes()[0])
    assert again(state).move_codes == state.move_codes


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_environments_survive_copies_and_go_on_alike(name: str, way: Callable[[Any], Any]) -> None:
    single = gymnasium.make(name, opponents=("random", "easy", "mc:1"), seat=0)
    _, info = single.reset(seed=5)
    other = way(single)
    for env in (single, other) if way is not copy.copy else (other,):
        rng = np.random.default_rng(1)
        told: list[Any] = []
        mask = info["action_mask"]
        for _ in range(3):
            seen, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(mask))))
            mask = seen["action_mask"]
            told.append((seen["observation"].tolist(), reward, over))
            if over:
                break
        if env is single:
            expected = told
    if way is not copy.copy:
        assert told == expected

    envs = gymnasium.make_vec(name, 6, threads=2)
    seen, _ = envs.reset(seed=5)
    twin = way(envs)
    if way is not copy.copy:  # a shallow copy shares its arrays, as everywhere
        actions = [int(np.argmax(row)) for row in seen["action_mask"]]
        assert data_equivalence(envs.step(actions), twin.step(actions))

    table = pettingzoo.env(name, 3)
    table.reset(seed=5)
    beside = way(table)
    seen = beside.last()[0]
    assert (seen["observation"] == table.last()[0]["observation"]).all()
    lens = Lens(lifetable.game(name, 3))
    assert way(lens) == lens
    assert hash(way(lens)) == hash(lens)


@pytest.mark.parametrize("name", GAMES)
def test_moves_have_numbers(name: str) -> None:
    state = lifetable.game(name, 3).deal(3)
    texts, codes = state.legal(), state.legal_codes()
    assert len(texts) == len(codes)
    for text, code in zip(texts[:5], codes[:5], strict=True):
        assert state.play(code) == state.play(text)
        assert state.outcome(code) == state.outcome(text)
        assert state.play(np.int64(code)).move_codes == [code]
    assert state.play_all(codes[:1]).moves == texts[:1]
    assert middle(lifetable.game(name, 3)).move_codes
    for nonsense in (None, 1.5, True, -1, 10**30, 2**62, b"x", "", "?"):
        with pytest.raises(MoveError) as refused:
            state.play(nonsense)  # type: ignore[arg-type]
        assert refused.value.code.startswith(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_from_a_view(name: str) -> None:
    setup = lifetable.game(name, 3)
    state = middle(setup)
    for seat in (0, 1, 2):
        view = state.view(seat)
        found = setup.from_view(view, seed=1)
        assert found.view(seat) == view
        assert found == setup.from_view(view, seed=1)
        assert found.seed == "1"
        assert played_on(found).ply > found.ply
    hidden = find(name).info.information == "hidden"
    drawn = {str(setup.from_view(state.view(0), seed=n).view(1)) for n in range(9)}
    assert (len(drawn) > 1) == hidden
    view = state.view(0)
    for wrong in (
        {},
        None,
        view | {"players": 4},
        view | {"game": "chess"},
        view | {"options": {}},
    ):
        with pytest.raises(SetupError) as refused:
            setup.from_view(wrong)  # type: ignore[arg-type]
        assert refused.value.code == "not-a-view"


def played_on(state: State, moves: int = 60) -> State:
    rng = np.random.default_rng(1)
    while not state.over and moves:
        state, moves = state.play(rng.choice(state.legal())), moves - 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_seat_and_no_seed_is_refused(name: str) -> None:
    setup = lifetable.game(name, 3)
    state = setup.deal(7)
    for seat in (3, 9, -1, 1.0, "0"):
        for ask in (state.view, state.events_for, state.resample):
            with pytest.raises(SetupError) as refused:
                ask(seat)  # type: ignore[arg-type]
            assert refused.value.code == "no-such-seat"
    for seed in (1.5, True, b"7", [7]):
        for deal in (setup.deal, lambda s: simulate(setup, 1, s), lambda s: state.resample(0, s)):
            with pytest.raises(SetupError) as refused:
                deal(seed)  # type: ignore[arg-type]
            assert refused.value.code == "bad-seed"
    number: Any = np.int64(7)
    assert setup.deal(number) == setup.deal(7)


@pytest.mark.parametrize("name", GAMES)
def test_states_of_another_setup_and_of_none_are_refused(name: str) -> None:
    setup = lifetable.game(name, 3)
    lens = Lens(setup)
    others = [Lens(lifetable.game(name, 4)), *(Lens(lifetable.game(n, 3)) for n in GAMES)]
    for other in others:
        if other.setup == setup:
            continue
        with pytest.raises(SetupError) as refused:
            lens.state(other.deal(7))
        assert refused.value.code == "foreign-state"
    with pytest.raises(ResetNeeded):
        lens.state(setup.blank())


@pytest.mark.parametrize("name", GAMES)
def test_a_setup_writes_itself_as_python(name: str) -> None:
    for setup in (lifetable.game(name), lifetable.game(name, 3)):
        assert eval(repr(setup), {"lifetable": lifetable}) == setup
    option = next((o for o in find(name).info.options if o.kind == "flag"), None)
    if option:
        changed = lifetable.game(name, **{option.name.replace("-", "_"): not option.default})
        assert eval(repr(changed), {"lifetable": lifetable}) == changed


def test_the_module_shows_what_it_has() -> None:
    assert {"State", "Setup", "game", "ResetNeeded"} <= set(dir(lifetable))
    assert "Any" not in dir(lifetable)
    assert all(hasattr(lifetable, name) for name in dir(lifetable))


@pytest.mark.parametrize("name", GAMES)
def test_bots_survive_pickling(name: str) -> None:
    setup = lifetable.game(name, 3)
    state = setup.deal(7)
    for who in ("random", "greedy", "easy", "mc:3"):
        seated = bot(who, setup)
        twins = [
            one.choose(state.view(state.turn), state.legal(), np.random.default_rng(1), 60.0)
            for one in (seated, again(seated))
        ]
        assert twins[0] == twins[1]


@pytest.mark.parametrize("mode", ["rgb_array", "", "HUMAN"])
def test_an_unknown_render_mode_is_refused(mode: str) -> None:
    for make in (gymnasium.make, pettingzoo.env):
        with pytest.raises(SetupError) as refused:
            make(OPEN, render_mode=mode)
        assert refused.value.code == "envs-render-mode"
