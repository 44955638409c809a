"""The players of That's Life!: legal, honest, reproducible, explained; exact where it can be."""

from __future__ import annotations

import csv
import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lifetable
from lifetable.games.contract import Bot
from lifetable.games.face import State
from lifetable.games.kernel import SILENT
from lifetable.games.thats_life import GAME, endgame, thinking, training, value
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.bots import BOTS
from lifetable.games.thats_life.reasons import reason
from lifetable.words import Words

LEVELS = ("greedy", "easy", "medium", "hard", "expert")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"layout": "bonus-first", "ending": "sprint"},
    {"layout": "luck-last", "recycle": True},
    {"layout": "shuffled", "one_is_free": True, "ending": "straggler"},
    {"one_is_free": True, "recycle": True},
]
BUDGET = 60.0  # seconds: never the limit here


def player(name: str, state: State) -> Bot:
    setup = state.setup
    return BOTS[name](setup.box, setup.options, setup.players)


def chosen(name: str, state: State, seed: int = 0) -> str:
    view = state.view(state.turn)
    return player(name, state).choose(view, state.legal(), np.random.default_rng(seed), BUDGET)


def some_state(players: int, options: dict[str, Any], seed: int, moves: int) -> State:
    """A game after so many random moves, or just before its end."""
    state = lifetable.game("thats-life", players=players, **options).deal(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(moves):
        legal = state.legal()
        after = state.play(legal[int(rng.integers(len(legal)))])
        if after.over:
            break
        state = after
    return state


def record_of(state: State) -> Any:
    root = np.zeros(1, r.STATE)
    root[0] = GAME.restore(state.view(state.turn), state.setup.box)
    return root


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Every number of players, every set of options, three times of the game."""
    tables = itertools.product(range(2, 7), OPTIONS)
    return [
        some_state(players, options, seed, (seed % 3) * 6 * players)
        for seed, (players, options) in enumerate(tables)
        if seed % 2 == 0
    ]


def test_exactly_the_five_names() -> None:
    assert set(BOTS) == set(LEVELS)
    assert GAME.bots() is BOTS


@pytest.mark.parametrize("name", LEVELS)
def test_moves_are_legal_and_reproducible(name: str, states: list[State]) -> None:
    for state in states:
        move = chosen(name, state)
        assert move in state.legal()
        assert move == chosen(name, state)


@pytest.mark.parametrize("name", LEVELS)
def test_choice_does_not_depend_on_the_dice_to_come(name: str, states: list[State]) -> None:
    for n, state in enumerate(states):
        other = state.resample(state.turn, seed=n)
        assert other.view(state.turn) == state.view(state.turn)
        assert chosen(name, other) == chosen(name, state)


@pytest.mark.parametrize("name", LEVELS)
def test_opinions_cover_all_moves_and_speak_three_languages(name: str, states: list[State]) -> None:
    for state in states:
        view, legal = state.view(state.turn), state.legal()
        opinions = player(name, state).opinions(view, legal, np.random.default_rng(0), BUDGET)
        assert [opinion.move for opinion in opinions] == legal
        for opinion in opinions:
            assert 0.0 <= opinion.value <= 1.0
            assert opinion.expected is not None
            assert -100 < opinion.expected < 100
            texts = {
                Words(language)(opinion.reason, **opinion.values) for language in ("en", "fr", "de")
            }
            assert len(texts) == 3
        best = max(opinions, key=lambda opinion: opinion.value)
        assert best.move == chosen(name, state)


def test_a_short_budget_is_enough(states: list[State]) -> None:
    for state in states[:5]:
        view, legal = state.view(state.turn), state.legal()
        move = player("expert", state).choose(view, legal, np.random.default_rng(0), 0.001)
        assert move in legal


# --- reasons ----------------------------------------------------------------------------------------


def test_reasons_tell_what_a_move_takes(states: list[State]) -> None:
    """What the reason says of tile and points is what the rules then do."""
    told = 0
    for state in states:
        seat = state.turn
        assert seat is not None
        bot = player("greedy", state)
        for opinion in bot.opinions(
            state.view(seat), state.legal(), np.random.default_rng(0), BUDGET
        ):
            if opinion.reason != "why-thats-life-pawn":
                continue
            after = state.play(opinion.move)
            if after.over:
                continue
            news = [e["value"] for e in after.events if e["kind"] == "taken"]
            points = after.view(seat)["scores"][seat] - state.view(seat)["scores"][seat]
            assert (opinion.values["taken"] == "none") == (not news)
            assert int(opinion.values["points"].replace("−", "-")) == points
            told += bool(news)
    assert told > 10


def test_joining_is_counted_on_the_board() -> None:
    """Seat 1 stands on Start, the lone pawn of seat 0 three tiles on: one roll in six."""
    state = lifetable.game("thats-life", players=2).deal(seed=3)
    root = record_of(state)
    root[0]["turn"], root[0]["die"] = 0, 3
    name, values = reason(root, state.setup.box, GAME.parse("p0"))
    assert name == "why-thats-life-pawn"
    assert values["landing"] == "alone"
    assert values["to"] == "−3"
    assert values["joined"] == 17


# --- the network ------------------------------------------------------------------------------------


def estimate(state: State) -> Any:
    room, shares, points = np.zeros(1, value.ROOM)[0], np.zeros(r.SEATS), np.zeros(r.SEATS)
    root = record_of(state)
    value.ranks(root[0], room)
    value.chances(root[0], state.setup.box, value.load(), room, shares, points)
    return shares[: state.setup.players]


def test_chances_sum_to_one(states: list[State]) -> None:
    for state in states:
        shares = estimate(state)
        assert shares.min() >= 0
        assert shares.sum() == pytest.approx(1)


def test_gains_are_what_the_rules_give(states: list[State]) -> None:
    room = np.zeros(1, value.ROOM)[0]
    for state in states:
        s = record_of(state)[0]
        for seat in range(state.setup.players):
            total = r.total(s, seat)
            assert value.gains(s, seat, room) == total
            for tile in range(1, r.TILES + 1):
                held = int(s["taken"][seat])
                if not any(int(taken) >> tile & 1 for taken in s["taken"]) and int(s["path"]):
                    s["taken"][seat] = np.uint64(held | 1 << tile)
                    gain = r.total(s, seat) - total
                    s["taken"][seat] = np.uint64(held)
                    assert room["gain"][10 + s["value"][tile]] == gain


def test_a_look_over_one_roll_is_the_mean_of_the_best_replies() -> None:
    state = some_state(3, {}, 5, 30)
    box, net, room = state.setup.box, value.load(), np.zeros(1, value.ROOM)[0]
    root, desk = record_of(state), thinking.desk()
    n = len(state.legal())
    seen, points = np.zeros(n), np.zeros(n)
    thinking.weigh(root, np.arange(n), 1, 1, box, net, room, SILENT, desk, seen, points)
    seat = int(root[0]["turn"])
    for k in range(n):
        after = root.copy()
        r.apply(after[0], box, r.nth(root[0], box, k), SILENT)
        mean = 0.0
        for die in range(1, 7):
            after[0]["die"] = die
            replies = []
            for reply in range(r.count(after[0], box)):
                last, shares, scores = after.copy(), np.zeros(r.SEATS), np.zeros(r.SEATS)
                r.apply(last[0], box, r.nth(after[0], box, reply), SILENT)
                value.chances(last[0], box, net, room, shares, scores)
                replies.append(shares)
            mean += max(replies, key=lambda shares: shares[after[0]["turn"]])[seat] / 6
        assert seen[k] == pytest.approx(mean)


def test_weights_are_small() -> None:
    assert Path(value.__file__).with_name("weights.npz").stat().st_size < 300_000


def test_a_tiny_training_writes_weights_and_curve(tmp_path: Path) -> None:
    told: list[float] = []
    for folder in ("one", "two"):
        training.train(
            tmp_path / folder, seed=3, scale=0.0002, progress=lambda done, _: told.append(done)
        )
    assert told[-1] == 1.0
    one, two = (value.load(tmp_path / folder / "weights.npz") for folder in ("one", "two"))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    fresh = training.fresh(np.random.default_rng(3))
    assert not np.allclose(one[0], fresh[0], atol=1e-4)
    with (tmp_path / "one" / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {"step", "loss", "points"} <= set(rows[0])


# --- endgames ---------------------------------------------------------------------------------------


def plain(s: Any, box: np.void, known: dict[bytes, Any]) -> Any:
    """Every roll and reply, as plainly as can be; positions are the same if all of their bytes are."""
    for name in ("key", "block", "drawn", "ply", "die"):
        s[name] = 0
    position = s.tobytes()
    if position not in known:
        shares, scores = np.zeros(r.SEATS), np.zeros(r.SEATS)
        if s[0]["over"]:
            r.score(s[0], box, shares, scores)
        for die in range(0 if s[0]["over"] else 6):
            s[0]["die"], replies = die + 1, []
            for k in range(r.count(s[0], box)):
                after = s.copy()
                r.apply(after[0], box, r.nth(s[0], box, k), SILENT)
                replies.append(plain(after, box, known))
            shares += max(replies, key=lambda reply: round(reply[s[0]["turn"]], 12)) / 6
        known[position] = shares
    return known[position]


@pytest.mark.parametrize("options", [{}, {"ending": "straggler"}, {"recycle": True}])
def test_endgames_are_exact(options: dict[str, Any]) -> None:
    compared = 0
    for seed in range(200):
        state = late(2 + seed % 3, options, seed)
        if state is None:
            continue
        root, box, known = record_of(state), state.setup.box, dict[bytes, Any]()
        found = endgame.exact(root, box, SILENT, endgame.memory(2_000), 2_000)
        if found is None:
            continue
        for k, share in enumerate(found):
            after = root.copy()
            r.apply(after[0], box, r.nth(root[0], box, k), SILENT)
            assert share == pytest.approx(plain(after, box, known)[state.turn])
        compared += 1
        if compared == 6:
            break
    assert compared == 6


def late(players: int, options: dict[str, Any], seed: int) -> State | None:
    """The first position of a random game with two pawns, four tiles and a choice left."""
    state = lifetable.game("thats-life", players=players, **options).deal(seed=seed)
    rng = np.random.default_rng(seed)
    while not state.over:
        legal = state.legal()
        record = record_of(state)[0]
        if record["out"] <= 2 and int(record["path"]).bit_count() <= 4 and len(legal) > 1:
            return state
        state = state.play(legal[int(rng.integers(len(legal)))])
    return None


def test_an_endgame_too_large_is_left_alone() -> None:
    state = some_state(2, {}, 1, 0)
    room = endgame.memory(100)
    assert endgame.exact(record_of(state), state.setup.box, SILENT, room, 100) is None


@pytest.mark.parametrize("players", [2, 4])
def test_expert_loses_next_to_nothing_in_endgames(players: int) -> None:
    setup = lifetable.game("thats-life", players=players)
    expert = BOTS["expert"](setup.box, setup.options, players)
    loss = endgame.endgame_loss(expert, setup, positions=10, seed=1, most=30_000)
    assert loss.unsolved < 6
    assert loss.mean < 0.005
    greedy = BOTS["greedy"](setup.box, setup.options, players)
    assert endgame.endgame_loss(greedy, setup, positions=10, seed=1, most=30_000).mean > loss.mean
