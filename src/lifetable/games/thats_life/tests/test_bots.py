"""The players of That's Life!: what they say, what the network sees, endgames solved exactly."""

from __future__ import annotations

import csv
from itertools import chain, islice
from pathlib import Path

import numpy as np
import pytest
from tests.bots import BUDGET, player, record_of, states, tables, walk

import lifetable
from lifetable.bots.judge import Judge
from lifetable.games.arrays import Floats, Records
from lifetable.games.contract import Options
from lifetable.games.face import State
from lifetable.games.kernel import SILENT
from lifetable.games.thats_life import GAME, endgame, features, thinking, training, value
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.bots import BOTS
from lifetable.games.thats_life.reasons import reason

# --- reasons ----------------------------------------------------------------------------------------


def test_reasons_tell_what_a_move_takes() -> None:
    """What the reason says of tile and points is what the rules then do."""
    told = 0
    for state in chain(*(islice(walk(table, 1), 0, None, 16) for table in tables("thats-life"))):
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


def estimate(state: State) -> Floats:
    room, shares, points = np.zeros(1, value.ROOM)[0], np.zeros(r.SEATS), np.zeros(r.SEATS)
    root = record_of(state)
    features.ranks(root[0], room)
    value.chances(root[0], state.setup.box, value.load(), room, shares, points)
    return shares[: state.setup.players]


def test_chances_sum_to_one() -> None:
    for state in states("thats-life"):
        shares = estimate(state)
        assert shares.min() >= 0
        assert shares.sum() == pytest.approx(1)


def test_gains_are_what_the_rules_give() -> None:
    room = np.zeros(1, value.ROOM)[0]
    for state in states("thats-life"):
        s = record_of(state)[0]
        for seat in range(state.setup.players):
            total = r.total(s, seat)
            assert features.gains(s, seat, room) == total
            for tile in range(1, r.TILES + 1):
                held = int(s["taken"][seat])
                if not any(int(taken) >> tile & 1 for taken in s["taken"]) and int(s["path"]):
                    s["taken"][seat] = np.uint64(held | 1 << tile)
                    gain = r.total(s, seat) - total
                    s["taken"][seat] = np.uint64(held)
                    assert room["gain"][seat][10 + s["value"][tile]] == gain


def look(before: Records, box: np.void, depth: int, gap: int) -> Floats:
    """Everybody's share so many rolls ahead, as plainly as can be; the last roll is every `gap`-th."""
    net, room = value.load(), np.zeros(1, value.ROOM)[0]
    features.ranks(before[0], room)
    rolls = range(1 + before[0]["die"] % gap, 7, gap) if depth == 1 else range(1, 7)
    total = np.zeros(r.SEATS)
    for die in rolls:
        now, replies = before.copy(), []
        now[0]["die"] = die
        for k in range(r.count(now[0], box)):
            after, shares, scores = now.copy(), np.zeros(r.SEATS), np.zeros(r.SEATS)
            r.apply(after[0], box, r.nth(now[0], box, k), SILENT)
            value.chances(after[0], box, net, room, shares, scores)
            after[0]["die"] = die
            replies.append((shares, after))
        shares, after = max(replies, key=lambda reply: reply[0][now[0]["turn"]])
        deeper = depth > 1 and not after[0]["over"]
        total += look(after, box, depth - 1, gap) if deeper else shares
    return total / len(rolls)


@pytest.mark.parametrize(("depth", "gap"), [(1, 1), (2, 1), (2, 2), (3, 3)])
def test_a_look_ahead_is_the_mean_over_rolls_of_the_best_replies(depth: int, gap: int) -> None:
    state = next(islice(walk(lifetable.game("thats-life", players=3), 5), 30, None))
    box, net, room = state.setup.box, value.load(), np.zeros(1, value.ROOM)[0]
    root, desk, n = record_of(state), thinking.desk(), len(state.legal())
    seen, points = np.zeros(n), np.zeros(n)
    thinking.weigh(root, np.arange(n), depth, gap, box, net, room, SILENT, desk, seen, points)
    for k in range(n):
        after = root.copy()
        r.apply(after[0], box, r.nth(root[0], box, k), SILENT)
        after[0]["die"] = 0
        assert seen[k] == pytest.approx(look(after, box, depth, gap)[root[0]["turn"]])


def test_a_tiny_training_moves_the_weights_and_draws_its_curve(tmp_path: Path) -> None:
    training.train(tmp_path, seed=3, scale=0.0002, progress=lambda done, figures: None)
    fresh = training.fresh(np.random.default_rng(3))
    assert not np.allclose(value.load(tmp_path / "weights.npz")[0], fresh[0], atol=1e-4)
    with (tmp_path / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {"step", "loss", "points"} <= set(rows[0])


# --- endgames ---------------------------------------------------------------------------------------


def plain(s: Records, box: np.void, known: dict[bytes, Floats]) -> Floats:
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
def test_endgames_are_exact(options: Options) -> None:
    compared = 0
    for seed in range(200):
        state = late(2 + seed % 3, options, seed)
        if state is None:
            continue
        root, box, known = record_of(state), state.setup.box, dict[bytes, Floats]()
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


@pytest.mark.parametrize("options", [{}, {"ending": "straggler"}])
def test_the_judge_is_exact_in_endgames(options: Options) -> None:
    """What a moment is worth, what a move costs and what a roll brings are those of every roll and reply."""
    state = next(found for seed in range(50) if (found := late(2, options, seed)))
    judge, root, box = Judge(state.setup), record_of(state), state.setup.box
    known: dict[bytes, Floats] = {}
    worth = []
    for k, move in enumerate(state.legal()):
        after = root.copy()
        r.apply(after[0], box, r.nth(root[0], box, k), SILENT)
        worth.append(plain(after, box, known)[:2].copy())
        assert judge.after(state, move).shares == pytest.approx(worth[-1])
        rolled = state.play(move)
        if not rolled.over:
            rolls = [judge.value(rolled.resample(None, f"roll/{i}")).shares for i in range(2)]
            assert rolls[0] == pytest.approx(rolls[1])  # the roll lies on the table already
    best = max(worth, key=lambda shares: round(float(shares[state.turn]), 12))
    assert judge.value(state).shares == pytest.approx(best)


def late(players: int, options: Options, seed: int) -> State | None:
    """The first position of a random game with two pawns, four tiles and a choice left."""
    for state in walk(lifetable.game("thats-life", players=players, **options), seed, wild=1.0):
        record = record_of(state)[0]
        if record["out"] <= 2 and int(record["path"]).bit_count() <= 4 and len(state.legal()) > 1:
            return state
    return None


def test_an_endgame_too_large_is_left_alone() -> None:
    state = lifetable.game("thats-life", players=2).deal(seed=1)
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
