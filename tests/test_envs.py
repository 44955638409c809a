"""The environments: layouts, secrecy, and the conformance tests of the tools they are made for."""

from __future__ import annotations

import contextlib
import io
import os
import pickle
import re
import subprocess
import sys
import unittest
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import Error as GymnasiumError
from gymnasium.error import ResetNeeded as GymnasiumResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from open_spiel.integration_tests import api_test as partial_tree
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tests.of_a_game import FILED, HIDDEN, OPEN, having

import lifetable
from lifetable.bots import bot
from lifetable.envs import extra, gymnasium, openspiel, pettingzoo
from lifetable.envs.observation import Lens, eyes_of
from lifetable.envs.vector import BadSeed
from lifetable.errors import ResetNeeded, SetupError
from lifetable.games import find, names
from lifetable.games.contract import Option
from lifetable.games.face import Setup, State

DOCS = Path(__file__).parent.parent / "docs" / "envs.md"
GAMES = names()


def variants(name: str) -> list[dict[str, Any]]:
    """The game as it is, and each of its options turned to something else."""

    def others(option: Option) -> list[Any]:
        match option.kind:
            case "flag":
                return [not option.default]
            case "choice":
                return [choice for choice in option.choices if choice != option.default]
            case "number":
                return [option.least]
        return []

    options = find(name).info.options
    return [{}] + [{o.name.replace("-", "_"): value} for o in options for value in others(o)]


SETUPS = [
    lifetable.game(name, players, **options)
    for name in GAMES
    for players in (find(name).info.least_players, find(name).info.most_players)
    for options in variants(name)
]


def positions(setup: Setup, seed: int, limit: int = 120) -> Iterator[State]:
    """The states of a random game, the last one too if it is not too long."""
    rng = np.random.default_rng(seed)
    state = setup.deal(seed)
    yield state
    while not state.over and state.ply < limit:
        legal = state.legal()
        state = state.play(legal[int(rng.integers(len(legal)))])
        yield state


def record(state: State) -> Any:
    """A state as the array of one that a lens looks at."""
    states = state.setup.blank()
    states[0] = state._record
    return states


# --- actions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_actions_and_legal_moves_are_the_same_thing(setup: Setup) -> None:
    lens, game = Lens(setup), setup.game
    for state in positions(setup, seed=3):
        states = record(state)
        moves = [game.parse(text) for text in state.legal()]
        actions = [lens.action(states, move) for move in moves]
        assert sorted(actions) == np.flatnonzero(lens.mask(states)).tolist()
        assert [lens.move(states, action) for action in actions] == moves


@pytest.mark.parametrize("name", GAMES)
def test_every_other_action_is_refused_and_none_is_out_of_reach(name: str) -> None:
    setup = lifetable.game(name)
    lens = Lens(setup)
    for state in list(positions(setup, seed=5))[::17]:
        states = record(state)
        legal = set(np.flatnonzero(lens.mask(states)).tolist())
        for action in range(-2, lens.actions + 2):
            assert (lens.move(states, action) is not None) == (action in legal)


# --- observations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_observation_tells_nothing_that_the_view_does_not(setup: Setup) -> None:
    lens, game = Lens(setup), setup.game
    for state in list(positions(setup, seed=7))[::5]:
        for seat in range(setup.players):
            seen = lens.observe(record(state), seat)
            from_view = setup.blank()
            from_view[0] = game.restore(state.view(seat), setup.box)
            assert (lens.observe(from_view, seat) == seen).all()
            other = record(state.resample(seat, seed=state.ply))
            assert (lens.observe(other, seat) == seen).all()
            if seat == state.turn:
                assert (lens.mask(other) == lens.mask(record(state))).all()


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_seen_from_ones_own(name: str) -> None:
    setup = lifetable.game(name)
    lens = Lens(setup)
    for state in list(positions(setup, seed=9, limit=40))[:-1:7]:
        for seat in range(setup.players):
            turn = lens.named(lens.observe(record(state), seat))["turn"]
            assert state.turn is not None
            assert turn.tolist().index(1) == (state.turn - seat) % setup.players
            assert turn.sum() == 1


@pytest.mark.parametrize("name", having("observation.py"))
def test_the_documented_layout_is_the_layout(name: str) -> None:
    """Every part of an observation stands in docs/envs.md, in order, with its length."""
    text = DOCS.read_text(encoding="utf-8")
    section = next(s for s in text.split("\n## ") if f"`{name}`" in s.partition("\n")[0])
    table = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", section, re.MULTILINE)
    eyes = eyes_of(find(name))
    assert eyes
    for players in (find(name).info.least_players, find(name).info.most_players):
        lengths = {part: _length(text, players) for part, text in table}
        parts = eyes.parts(players)
        assert list(lengths.items()) == list(parts.items())
    assert f"**{eyes.ACTIONS:,} actions**" in section


def _length(text: str, players: int) -> int:
    product = 1
    for factor in text.split("×"):
        product *= players if factor.strip() == "players" else int(factor)
    return product


def test_dates_are_for_the_first_player_alone() -> None:
    setup = lifetable.game(FILED, players=3)
    lens = Lens(setup)
    for state in positions(setup, seed=2):
        for seat in range(setup.players):
            parts = lens.named(lens.observe(record(state), seat))
            view = state.view(seat)
            judge = seat == view["first"] and not state.over
            assert bool(parts["people"].any()) == (judge and view["celebrity"] is not None)
            assert bool(parts["dates"].any()) == (judge and view["born"] is not None)
            if view["born"] is not None:
                born, died = view["born"], view["died"]
                assert parts["dates"].tolist() == [*divmod(born, 100), *divmod(died, 100)]


# --- PettingZoo -------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Conformance tests warn about dict observations, which are what their own games have."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_conforms(name: str) -> None:
    info = find(name).info
    for players in range(info.least_players, info.most_players + 1):
        api_test(pettingzoo.env(name, players), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name), num_cycles=60)
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(name)), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_renders(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: pettingzoo.env(name, render_mode=render_mode),
        custom_tests={"svg": lambda picture: picture.startswith("<svg") and "</svg>" in picture},
    )
    assert capsys.readouterr().out


def test_pettingzoo_pays_out_the_shares_and_ends_for_all() -> None:
    table = pettingzoo.env(OPEN, players=3)
    table.reset(seed=1)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        paid[agent] += reward
        table.step(None if terminated else int(np.argmax(seen["action_mask"])))
    assert sum(paid.values()) == 1.0
    assert not table.agents


def test_pettingzoo_ends_the_game_after_an_illegal_action() -> None:
    table = pettingzoo.env(OPEN, players=2)
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(int(np.argmin(table.observe(offender)["action_mask"])))
    assert all(table.terminations.values())
    assert table.rewards == dict.fromkeys(table.agents, 0.0) | {offender: -1.0}


GAMES_OF_A_SEED = """
import sys
import numpy as np
from lifetable.envs import pettingzoo
for name in sys.argv[1:]:
    table = pettingzoo.env(name, players=4)
    table.reset(seed=5)
    for agent in table.agent_iter(80):
        seen, reward, terminated, truncated, info = table.last()
        print(agent, reward, seen["observation"].tolist())
        table.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[-1]))
"""


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", GAMES_OF_A_SEED, *GAMES],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1 and told.pop()


# --- Gymnasium --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_conforms(name: str) -> None:
    check_env(gymnasium.make(name, opponents=("random", "mc:1", lambda v, legal, r, b: legal[0])))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_plays_to_the_end_also_with_illegal_actions(name: str) -> None:
    env = gymnasium.make(name, players=find(name).info.most_players, seat=1, render_mode="ansi")
    always = np.int64(Lens(lifetable.game(name)).actions - 1)
    illegal = 0
    for seed in range(20):
        env.reset(seed=seed)
        over = False
        while not over:
            seen, reward, over, truncated, info = env.step(always)
            assert env.observation_space.contains(seen) and not truncated
            illegal += info["illegal"]
        assert reward == info["result"]["shares"][1]
        assert not seen["action_mask"].any()
        if illegal:
            break
    assert illegal
    board = env.render()
    assert board and len(board) > 100


def test_opponents_must_fit_the_table() -> None:
    with pytest.raises(SetupError) as caught:
        gymnasium.make(OPEN, opponents=("random",), players=4)
    assert caught.value.code == "envs-opponents"
    with pytest.raises(SetupError) as caught:
        gymnasium.make_vec(OPEN, num_envs=2, opponents="expert")
    assert caught.value.code == "envs-vector-opponents"
    with pytest.raises(SetupError) as caught:
        gymnasium.make(OPEN, seat=9)
    assert caught.value.code == "no-such-seat"


def rollout(name: str, opponents: str, threads: int, steps: int = 60) -> list[Any]:
    envs = gymnasium.make_vec(name, 64, opponents, threads=threads)
    rng = np.random.default_rng(1)
    seen, infos = envs.reset(seed=8)
    told: list[Any] = [seen, infos["seat"]]
    for _ in range(steps):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, over, truncated, infos = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert not infos["illegal"].any() and not truncated.any()
        told += [seen, rewards, over, infos["seat"]]
    envs.close()
    return told


@pytest.mark.parametrize("opponents", ["random", "self"])
@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_the_same_on_any_number_of_threads(name: str, opponents: str) -> None:
    one, three = (pickle.dumps(rollout(name, opponents, threads)) for threads in (1, 3))
    assert one == three


@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_the_games_of_the_rules(name: str) -> None:
    """Self-play: every row is replayed by the face, game after game, from the seed of its own series."""
    setup = lifetable.game(name, players=3)
    lens, rows = Lens(setup), 5
    envs = gymnasium.make_vec(name, rows, "self", players=3, threads=1)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=8)
    number = [0] * rows
    states = [setup.deal(f"{8 + row}/0") for row in range(rows)]
    rng = np.random.default_rng(2)
    for _ in range(500):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, over, _, infos = envs.step(actions)
        for row, action in enumerate(actions):
            before = states[row]
            move = lens.move(record(before), action)
            assert move is not None
            states[row] = before.play(setup.game.text(move))
            assert over[row] == states[row].over
            if states[row].over:
                shares, _ = states[row].counted()
                last, seat = infos["final_info"], before.turn or 0
                assert last["shares"][row].tolist() == shares
                assert last["_shares"][row]
                assert last["seat"][row] == seat
                assert infos["_final_obs"][row]
                assert infos["_final_info"][row]
                assert rewards[row] == shares[seat]
                final = infos["final_obs"][row]
                assert (final["observation"] == lens.observe(record(states[row]), seat)).all()
                assert not final["action_mask"].any()
                number[row] += 1
                states[row] = setup.deal(f"{8 + row}/{number[row]}")
            turn = states[row].turn
            assert turn is not None and turn == infos["seat"][row]
            assert (seen["observation"][row] == lens.observe(record(states[row]), turn)).all()
            assert (seen["action_mask"][row] == lens.mask(record(states[row]))).all()


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("name", GAMES)
def test_many_games_tell_what_gymnasiums_own_vector_environments_tell(
    name: str, mode: AutoresetMode
) -> None:
    """Step by step the same keys, masks, shapes and kinds of numbers as its `SyncVectorEnv` of single ones, in each
    autoreset mode; and where both have ended or begun a game, what follows from that."""
    rows, players = 3, find(name).info.least_players
    ours = gymnasium.make_vec(name, rows, players=players, seat=0, threads=1, autoreset_mode=mode)
    theirs = SyncVectorEnv(
        [lambda: gymnasium.make(name, players=players, seat=0) for _ in range(rows)],
        autoreset_mode=mode,
    )
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    seen_shapes: dict[bool, set[str]] = {}
    for envs in (ours, theirs):
        rng = np.random.default_rng(3)
        seeds: Any
        for seeds in (4, [1, 2, 3], (1, None, 3), None):
            seen, infos = envs.reset(seed=seeds)
        told = [(False, shape_of((seen, infos)))]
        ended = np.zeros(rows, bool)
        for _ in range(500):
            if mode == AutoresetMode.DISABLED and ended.any():
                before = seen["observation"][~ended].copy()
                seen, infos = envs.reset(options={"reset_mask": ended})
                assert (infos["_action_mask"] == ended).all()
                assert (seen["observation"][~ended] == before).all()
                assert seen["action_mask"].any(axis=1).all()
            actions = np.array(
                [rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in seen["action_mask"]]
            )
            waited = ended if mode == AutoresetMode.NEXT_STEP else np.zeros(rows, bool)
            seen, rewards, ended, truncated, infos = envs.step(actions)
            assert not ended[waited].any()
            assert not rewards[waited].any()
            over = bool(ended.any())
            told.append((over, shape_of((seen, rewards, ended, truncated, infos))))
            if mode == AutoresetMode.SAME_STEP:
                assert over == ("final_obs" in infos) == ("final_info" in infos)
                if over:
                    assert (infos["_final_obs"] == ended).all()
                    assert [one is None for one in infos["final_obs"]] == (~ended).tolist()
                    assert (infos["final_info"]["_shares"] == ended).all()
                assert seen["action_mask"].any(axis=1).all()
            else:
                assert (seen["action_mask"].any(axis=1) == ~ended).all()
                assert "final_obs" not in infos
                if over:
                    assert (infos["_shares"] == ended).all()
        for over, shape in told:
            seen_shapes.setdefault(over, set()).add(shape)
    assert True in seen_shapes
    assert {over: len(shapes) for over, shapes in seen_shapes.items()} == {False: 2, True: 1}


def shape_of(told: Any) -> str:
    """Keys, shapes and kinds of numbers of all that an environment told; `result` is for people, and of single ones."""
    if isinstance(told, dict):
        inner = {key: shape_of(told[key]) for key in sorted(told) if key.strip("_") != "result"}
        return str(inner)
    if isinstance(told, tuple):
        return str([shape_of(one) for one in told])
    if told.dtype == object:
        return f"objects {told.shape} of {sorted({shape_of(o) for o in told if o is not None})}"
    return f"{told.dtype} {told.shape}"


def test_rows_have_seeds_of_their_own() -> None:
    envs = gymnasium.make_vec(OPEN, 3, "self", players=2)

    def dealt(seed: Any, **options: Any) -> list[bytes]:
        seen, _ = envs.reset(seed=seed, options=options or None)
        return [row.tobytes() for row in seen["observation"]]

    counted = dealt(4)
    assert counted == dealt([4, 5, 6]) == dealt((4, 5, 6)) == dealt(np.array([4, 5, 6]))
    assert counted[1:] == dealt(5)[:2]
    assert dealt([4, None, 4])[0] == dealt([None, 4, 4])[1] == counted[0]
    second = dealt(None)
    assert second != dealt(4), "without a seed the next games are dealt"
    wrong: Any
    for wrong in ([1, 2], (1,), "123", 1.5, True, [1, 2, -3], [1.5, 2, 3], -1):
        with pytest.raises(BadSeed) as refused:
            envs.reset(seed=wrong)
        assert isinstance(refused.value, ValueError)
        assert isinstance(refused.value, GymnasiumError)
    for mask in ([True] * 3, np.array([True]), np.zeros(3, bool), np.ones(3, int)):
        with pytest.raises(SetupError) as strange:
            envs.reset(options={"reset_mask": mask})
        assert strange.value.code == "envs-reset-mask"


def test_a_game_that_is_over_waits_for_its_reset_where_nobody_resets_it() -> None:
    envs = gymnasium.make_vec(OPEN, 2, players=2, autoreset_mode=AutoresetMode.DISABLED, threads=1)
    seen, _ = envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        seen, _, over, _, _ = envs.step([int(np.argmax(row)) for row in seen["action_mask"]])
    before = envs._states.tobytes()
    with pytest.raises(GymnasiumResetNeeded):
        envs.step([0, 0])
    assert envs._states.tobytes() == before


@pytest.mark.parametrize("name", having("greedy.py"))
def test_compiled_bots_sit_at_many_tables(name: str) -> None:
    """`greedy` is the bot of that name, in the seats it was given; and it is harder to beat than chance."""
    setup = lifetable.game(name, players=3)
    envs = gymnasium.make_vec(name, 4, ("greedy", "random"), seat=1, threads=2)
    assert envs.lens.setup.players == 3
    seen, _ = envs.reset(seed=3)
    for row in range(4):  # from the deal to the learner's first turn
        state = setup.deal(f"{3 + row}/0")
        while state.turn == 2:
            view = state.view(2)
            greedy = bot("greedy", setup)
            state = state.play(
                greedy.choose(view, state.legal(), np.random.default_rng(1), 9)
                if len(state.legal()) > 1
                else state.legal()[0]
            )
        if state.turn == 1:
            found = envs.lens.observe(record(state), 1)
            assert (seen["observation"][row] == found).all()

    def won(opponents: str) -> float:
        table = gymnasium.make_vec(name, 48, opponents, players=3, threads=2)
        seen, _ = table.reset(seed=3)
        rng, paid, games = np.random.default_rng(1), 0.0, 0
        while games < 60:
            actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
            seen, rewards, over, _, _ = table.step(actions)
            paid, games = paid + float(rewards.sum()), games + int(over.sum())
        return paid / games

    assert won("greedy") < won("random")


def test_many_games_replace_illegal_actions_and_say_so() -> None:
    envs = gymnasium.make_vec(OPEN, num_envs=3, threads=1)
    seen, _ = envs.reset(seed=1)
    legal = int(np.argmax(seen["action_mask"][2]))
    _, _, _, _, infos = envs.step([-1, 10**6, legal])
    assert infos["illegal"].tolist() == [True, True, False]
    with pytest.raises(SetupError) as caught:
        envs.step([0])
    assert caught.value.code == "envs-actions"


def test_a_missing_package_is_named() -> None:
    with pytest.raises(SetupError) as caught, extra("no_such_package"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
    assert "lifetable[envs]" in str(caught.value)


# --- OpenSpiel --------------------------------------------------------------------------------------


def spiel(name: str, **options: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name.replace("-", "_"), options)


QUICK = {HIDDEN: {"players": 3, "round_cap": 10}}  # whole games, soon over


def at_the_table(name: str, seed: int, moves: int) -> Any:
    """A state of a random game, some moves after the deal."""
    rng = np.random.RandomState(seed)
    state = spiel(name, **QUICK.get(name, {"players": 3})).new_initial_state()
    while moves or state.is_chance_node():
        moves -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_conforms(name: str) -> None:
    game = spiel(name, **QUICK.get(name, {"players": 3}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    with contextlib.redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_partial_tree_api(name: str) -> None:
    case = type(
        name, (partial_tree.EnforceAPIOnPartialTreeBase,), {"game": spiel(name), "game_name": name}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_openspiel_knows_every_option_and_number_of_players(setup: Setup) -> None:
    options = {key.replace("-", "_"): value for key, value in setup.options.items()}
    game = spiel(setup.name, players=setup.players, **options)
    assert game.num_players() == setup.players
    assert game.lens.setup.options == setup.options
    state = game.new_initial_state()
    for byte in (0, 0, 0, 0, 1, 44):
        assert state.is_chance_node()
        state.apply_action(byte)
    assert state.lens.state(state.states).view(0)["options"] == dict(setup.options)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_resampling_keeps_the_information_state_and_changes_the_rest(name: str) -> None:
    rng = np.random.RandomState(3)
    changed = 0
    for moves in (0, 1, 4, 9, 16):
        state = at_the_table(name, seed=moves, moves=moves)
        for player in range(3):
            other = state.resample_from_infostate(player, rng.uniform)
            for told in (pyspiel.State.information_state_string, pyspiel.State.observation_string):
                assert told(state, player) == told(other, player)
            assert state.information_state_tensor(player) == other.information_state_tensor(player)
            changed += str(state) != str(other)
            again = pickle.loads(pickle.dumps(other))
            assert str(again) == str(other)
    assert bool(changed) == (find(name).info.information == "hidden")


def test_openspiel_information_states_remember_and_observations_do_not() -> None:
    """Two ways to the same position: three steps and then five from Start, or five and then three."""
    told = []
    for rolls in ((3, 1, 5), (5, 1, 3)):
        state = spiel(OPEN, players=2).new_initial_state()
        for byte in (0, 0, 0, 0, 0, 7):
            state.apply_action(byte)
        for roll in rolls:
            state.apply_action(roll - 1)
            state.apply_action(0)
        state.apply_action(4)
        told.append((state.observation_string(0), state.information_state_string(0)))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_observers(name: str) -> None:
    state = at_the_table(name, seed=1, moves=6)
    game = state.get_game()
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    lens = state.lens
    parts = lens.named(lens.observe(state.states, 1))
    assert all((seen.dict[part] == parts[part]).all() for part in parts)
    assert seen.dict["player"].tolist() == [0, 1, 0]
    assert seen.string_from(state, 1) == state.observation_string(1)
    secret = make_observation(
        game,
        pyspiel.IIGObservationType(
            public_info=False,
            perfect_recall=False,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
        ),
    )
    hidden = find(name).info.information == "hidden"
    assert ("hand" in secret.string_from(state, 1)) == hidden


def whole_game(game: Any, choose: Any) -> list[float]:
    """A game in which seat 0 chooses, and the others play at random."""
    rng = np.random.RandomState(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(choose(state) if state.current_player() == 0 else int(rng.choice(legal)))
    returns: list[float] = state.returns()
    return returns


def test_openspiel_mcts_plays_a_whole_game() -> None:
    """That's Life! only: this search sees everything."""
    game = spiel(OPEN, players=2)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 3, 100, False, 1, False)
    returns = whole_game(game, lambda state: bot.mcts_search(state).best_child().action)
    assert sum(returns) == 1.0


@pytest.mark.parametrize(
    "name", [name for name in GAMES if find(name).info.information == "hidden"]
)
def test_openspiel_ismcts_plays_a_whole_game(name: str) -> None:
    game = spiel(name, **QUICK.get(name, {"players": 3}))
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=3, random_state=rng)
    assert sum(whole_game(game, bot.step)) == 1.0


def test_openspiel_searches_are_stronger_than_chance_with_compiled_playouts() -> None:
    rng = np.random.RandomState(1)
    evaluator = openspiel.PlayoutEvaluator(4, rng)
    game = spiel(OPEN, players=2)
    bot = mcts.MCTSBot(game, 1.0, 40, evaluator, random_state=rng)
    assert sum(whole_game(game, bot.step)[0] for _ in range(3)) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_step_before_reset_or_after_the_end_is_refused(game: str) -> None:
    env = gymnasium.make(game)
    with pytest.raises(ResetNeeded) as refused:
        env.step(0)
    assert isinstance(refused.value, GymnasiumResetNeeded)
    for language in ("en", "fr", "de"):
        assert "reset" in refused.value.sentence(language)
        assert "envs-reset" not in refused.value.sentence(language)
    _, info = env.reset(seed=7)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    before = env._states.tobytes()
    with pytest.raises(ResetNeeded):
        env.step(0)
    assert env._states.tobytes() == before
    with pytest.raises(ResetNeeded):
        gymnasium.make_vec(game, 2).step([0, 0])
