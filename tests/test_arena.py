"""Bots against bots: intervals against closed forms, fair seats, and the same result everywhere."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from statistics import NormalDist
from typing import Any

import click
import numpy as np
import pytest
from click.testing import CliRunner
from tests.of_a_game import HIDDEN, OPEN, having, of_a_game
from tests.sheets import same_games

import lifetable
from lifetable.arena import compiled_tables
from lifetable.arena.ladder import (
    Ladder,
    all_levels,
    arrangements,
    ladder,
    markdown,
    mixed_round,
    neighbours,
)
from lifetable.arena.match import PlayedGame, Player, generator, name_of, play
from lifetable.arena.rating import rate
from lifetable.arena.schedule import Sitting, rotations
from lifetable.arena.sheet import Sheet
from lifetable.arena.statistics import Estimate, jackknife, mean, quantile, share, wilson
from lifetable.arena.tournament import arena, standing
from lifetable.bots import bot as bot_of
from lifetable.cli import arena as shell
from lifetable.errors import MoveError, SetupError
from lifetable.games import names
from lifetable.games.face import State
from lifetable.games.kernel import whim, whims
from lifetable.words import Words, languages

BOT_KEYS = [
    "name",
    "win_share",
    "low",
    "high",
    "score",
    "score_low",
    "score_high",
    "ms_per_move",
    "ms_p95",
]
GAME = OPEN


def first_move(view: Any, legal: Sequence[str], rng: np.random.Generator, budget: float) -> str:
    return legal[0]


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    bots = [{k: v for k, v in bot.items() if not k.startswith("ms_")} for bot in data["bots"]]
    return data | {"bots": bots}


# --- statistics ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I, method 3 (score, without continuity correction).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    estimate = wilson(wins, games)
    assert estimate.value == wins / games
    assert (round(estimate.low, 4), round(estimate.high, 4)) == (low, high)


def test_wilson_is_the_test_turned_round() -> None:
    """A share on the edge of the interval is just refused by the normal test."""
    estimate, z = wilson(7.5, 30), NormalDist().inv_cdf(0.975)
    for edge in (estimate.low, estimate.high):
        assert abs(estimate.value - edge) == pytest.approx(z * math.sqrt(edge * (1 - edge) / 30))


def test_quantiles() -> None:
    assert [round(quantile(n), 3) for n in (1, 4, 30)] == [12.706, 2.776, 2.042]
    assert quantile() == NormalDist().inv_cdf(0.975) == quantile(10**6)
    assert quantile(999) == pytest.approx(quantile(), rel=2e-3)


def test_the_mean_of_equal_blocks_has_the_ordinary_t_interval() -> None:
    values = np.random.default_rng(1).normal(5, 2, (12, 4))
    estimate = mean(values.ravel(), np.repeat(np.arange(12), 4))
    means = values.mean(axis=1)
    reach = quantile(11) * means.std(ddof=1) / math.sqrt(12)
    assert estimate == pytest.approx((means.mean(), means.mean() - reach, means.mean() + reach))


def test_an_incomplete_block_counts_by_its_games() -> None:
    estimate = mean([1, 2, 3, 10], [0, 0, 1, 2])
    assert estimate.value == 4
    assert estimate.low < 4 < estimate.high


def test_where_blocks_tell_nothing_wilson_stands_in() -> None:
    assert share([1, 0, 0, 1], [0, 0, 0, 0]) == wilson(0.5, 1), "one deal is one observation"
    assert share([1, 1, 1, 1], [0, 0, 1, 1]) == wilson(2, 2)
    assert share([0.5, 0.5], [0, 0]) == wilson(0.5, 1)
    assert math.isinf(mean([1, 2], [0, 0]).high)


def test_block_intervals_cover_the_truth() -> None:
    """Games of a deal hang together; intervals that knew nothing of it would be too narrow."""
    rng = np.random.default_rng(7)
    trials, blocks, size, truth = 1000, 30, 4, 0.25
    covered = naive = 0
    ids = np.repeat(np.arange(blocks), size)
    for _ in range(trials):
        chances = rng.beta(0.5, 1.5, blocks)  # mean 1/4: some deals suit this bot, some do not
        won = (rng.random((blocks, size)) < chances[:, None]).astype(float).ravel()
        estimate, blind = share(won, ids), wilson(won.sum(), won.size)
        covered += estimate.low <= truth <= estimate.high
        naive += blind.low <= truth <= blind.high
    assert 0.93 <= covered / trials <= 0.97
    assert naive / trials < 0.90


def test_jackknife_of_a_mean_is_its_standard_error() -> None:
    values = np.random.default_rng(3).normal(0, 1, 20)
    without = [float(np.delete(values, i).mean()) for i in range(20)]
    estimate = jackknife(float(values.mean()), without)
    reach = quantile(19) * values.std(ddof=1) / math.sqrt(20)
    assert estimate.high - estimate.value == pytest.approx(reach)


# --- one game -----------------------------------------------------------------------------------


def test_a_game_is_its_seed_and_its_bots() -> None:
    setup = lifetable.game(GAME, players=2)
    one, two = (play(setup, ["mc:3", "random"], seed=5) for _ in range(2))
    assert (one.record, one.shares, one.scores) == (two.record, two.shares, two.scores)
    assert play(setup, ["mc:3", "random"], seed=6).record != one.record
    replayed = setup.deal(5).play_all(one.record)
    assert replayed.result is not None
    assert list(one.scores) == replayed.result["scores"]
    assert (one.plies, one.ending) == (replayed.ply, replayed.result["ending"])
    assert all(n > 0 and s > 0 for n, s in zip(one.decisions, one.seconds, strict=True))


@pytest.mark.parametrize("name", having("greedy.py"))
def test_compiled_players_play_the_games_of_their_twins_in_python(name: str) -> None:
    for bots, options in of_a_game(name, "laws").GREEDY_TABLES:
        setup = lifetable.game(name, len(bots), **options)
        watched: list[Player] = [bot_of(b, setup) if b == "greedy" else b for b in bots]
        one, other = play(setup, bots, "3/1"), play(setup, watched, "3/1")
        assert one.decisions == other.decisions
        assert replace(one, thoughts=()) == replace(other, thoughts=())
        assert len(play(setup, bots, "3/1", record=False).record) == 0
        games = len(bots) + 1
        compiled, python = (arena(setup, b, games, seed=3, workers=1) for b in (bots, watched))
        assert same_games(compiled.sheet, python.sheet)


def test_compiled_tables_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_tables, "GREEDY_CHUNK", 1)
    bots = ["greedy", "random", "greedy"]
    one, three = (arena(HIDDEN, bots, 24, seed=5, workers=n) for n in (1, 3))
    assert same_games(one.sheet, three.sheet)


@pytest.mark.parametrize("name", names())
def test_among_equals_greedy_takes_any(name: str) -> None:
    """Its whims are its own: other seats and other moves have others, and they are spread evenly."""
    state = lifetable.game(name).deal(1)._record.copy()
    drawn = []
    for seat in range(2):
        for ply in range(300):
            state["turn"], state["ply"] = seat, ply
            drawn.append([whim(whims(state), k) for k in range(4)])
    assert len({tuple(row) for row in drawn}) == len(drawn)
    first = Counter(int(np.argmax(row)) for row in drawn)
    assert all(100 < first[k] < 200 for k in range(4))


def test_every_seat_has_its_own_chance() -> None:
    draws = {tuple(generator(seed, seat).integers(0, 2**32, 3)) for seed in "ab" for seat in (0, 1)}
    assert len(draws) == 4


def test_a_callable_gets_a_view_and_nothing_else() -> None:
    seen: list[tuple[Any, ...]] = []

    def curious(*given: Any) -> str:
        seen.append(given)
        return str(given[1][0])

    setup = lifetable.game(GAME, players=2)
    play(setup, [curious, "random"], seed=1, budget=0.25)
    for view, legal, rng, budget in seen:
        assert view == json.loads(json.dumps(view))  # data through and through
        assert view["seat"] == view["turn"] == 0
        assert type(legal) is list
        assert all(type(move) is str for move in legal)
        assert len(legal) > 1
        assert isinstance(rng, np.random.Generator)
        assert budget == 0.25
        assert not any(isinstance(thing, State) for thing in (view, legal, rng, budget))


@pytest.mark.parametrize("move", ["p99", "nonsense", None])
def test_an_illegal_move_names_its_bot(move: Any) -> None:
    def clumsy(view: Any, legal: Sequence[str], rng: np.random.Generator, budget: float) -> Any:
        return move

    with pytest.raises(MoveError) as refused:
        play(lifetable.game(GAME, players=2), ["random", clumsy], seed=1)
    for language in languages():
        sentence = refused.value.sentence(language)
        assert "clumsy" in sentence
        assert str(move) in sentence


def test_names() -> None:
    assert name_of("mc:10") == "mc:10"
    assert name_of(first_move) == "first_move"


def test_who_cannot_sit_is_refused() -> None:
    setup = lifetable.game(GAME, players=3)
    with pytest.raises(SetupError):
        play(setup, ["random", "random"], seed=1)
    with pytest.raises(SetupError):
        arena(setup, ["random", "random"], games=1, workers=1)
    with pytest.raises(SetupError):
        arena(GAME, ["random", "nobody"], games=1, workers=1)
    with pytest.raises(SetupError):
        arena(GAME, ["random", "random"], games=0, workers=1)
    with pytest.raises(SetupError):
        arena(GAME, ["random", "random"], games=1, workers=0)


# --- the arena ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_rotations_are_balanced_and_share_their_deals(players: int) -> None:
    sittings = rotations(range(players), 3 * players, seed=7)
    sat = Counter((seat, who) for s in sittings for seat, who in enumerate(s.seats))
    assert sat == {(seat, who): 3 for seat in range(players) for who in range(players)}
    deals = Counter((s.block, s.seed) for s in sittings)
    assert deals == {(block, f"7/{block}"): players for block in range(3)}
    assert len(rotations(range(players), 3 * players - 1, seed=7)) == 3 * players - 1


def test_the_result_does_not_depend_on_the_workers() -> None:
    bots: list[Player] = ["mc:3", first_move, "random"]
    alone = arena(GAME, bots, games=8, seed=11, workers=1)
    crowd = arena(GAME, bots, games=8, seed=11, workers=2)
    again = arena(GAME, bots, games=8, seed=11, workers=1)
    other = arena(GAME, bots, games=8, seed=12, workers=1)
    assert without_times(alone.as_dict()) == without_times(crowd.as_dict())
    assert without_times(alone.as_dict()) == without_times(again.as_dict())
    assert without_times(alone.as_dict()) != without_times(other.as_dict())
    assert same_games(alone.sheet, crowd.sheet)
    assert not same_games(alone.sheet, other.sheet)


def test_an_error_comes_back_from_another_process() -> None:
    with pytest.raises(MoveError, match="<lambda>"):
        arena(GAME, ["random", lambda *given: "p99"], games=4, seed=1, workers=2)


def test_shares_add_up_and_stay_inside_their_intervals() -> None:
    told: list[tuple[int, int]] = []
    result = arena(
        GAME,
        ["mc:5", "random", "random"],
        games=24,
        seed=3,
        options={"one_is_free": True},
        workers=1,
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(n, 24) for n in range(1, 25)]
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1)
    for bot in result.bots:
        assert 0 <= bot.low <= bot.win_share <= bot.high <= 1
        assert bot.score_low <= bot.score <= bot.score_high
        assert bot.ms_per_move > 0
        assert bot.ms_p95 > 0
    assert result.setup.options["one-is-free"] is True
    assert [bot.name for bot in result.bots] == ["mc:5", "random", "random"]
    assert result.bots[0].low > 1 / 3


def test_equal_bots_are_equal() -> None:
    """Common random numbers: the same bot in every seat of one deal plays one and the same game."""
    result = arena(GAME, ["mc:2"] * 3, games=6, seed=4, workers=1)
    assert [bot.win_share for bot in result.bots] == pytest.approx([1 / 3] * 3)


def test_the_arena_as_json() -> None:
    result = arena(GAME, ["random", "random"], games=1, seed="dawn", workers=1)
    data = json.loads(json.dumps(result.as_dict(), allow_nan=False))
    assert list(data) == ["game", "games", "players", "options", "seed", "bots", "pairs"]
    assert (data["game"], data["games"], data["players"], data["seed"]) == (GAME, 1, 2, "dawn")
    assert [list(bot) for bot in data["bots"]] == [BOT_KEYS, BOT_KEYS]


# --- the ladder ---------------------------------------------------------------------------------


def made_up(sittings: Sequence[Sitting], strengths: Sequence[float], seed: int) -> list[PlayedGame]:
    """Games as Luce's model plays them."""
    rng, worth, games = np.random.default_rng(seed), np.exp(strengths), []
    for sitting in sittings:
        chances = worth[list(sitting.seats)]
        winner = rng.choice(len(chances), p=chances / chances.sum())
        shares = tuple(float(seat == winner) for seat in range(len(chances)))
        nothing = ((),) * len(shares)
        games.append(PlayedGame(sitting.seed, shares, tuple(map(int, shares)), "", 1, nothing, ()))
    return games


def rated(bots: int, sittings: Sequence[Sitting], played: Sequence[PlayedGame]) -> list[Estimate]:
    return rate(
        bots,
        [sitting.seats for sitting in sittings],
        [game.shares for game in played],
        [sitting.seed for sitting in sittings],
    )


@pytest.mark.parametrize("players", range(2, 7))
def test_the_mixed_round_is_balanced(players: int) -> None:
    ways = arrangements(6, players)
    assert len(ways) == len(set(ways)) == math.comb(6, players) * math.factorial(players - 1)
    sittings = mixed_round(6, players, games=len(ways) * players * players // 6, seed=1)
    sat = Counter((seat, who) for s in sittings for seat, who in enumerate(s.seats))
    assert len(set(sat.values())) == 1
    assert len({s.seats for s in sittings}) == math.perm(6, players)


def test_too_few_bots_sit_repeatedly() -> None:
    assert all(Counter(way)[0] in (2, 3) for way in arrangements(2, 5))
    assert len(neighbours(3, 2)) == 2
    assert len(neighbours(3, 4)) == 4


def test_ratings_find_the_strengths_games_were_made_from() -> None:
    strengths = np.array([-1.2, -0.4, 0.1, 0.5, 1.0])
    inside = 0
    for seed in range(3):
        sittings = mixed_round(5, 4, games=600, seed=seed)
        found = rated(5, sittings, made_up(sittings, list(strengths), seed))
        assert sum(estimate.value for estimate in found) == pytest.approx(0, abs=1e-6)
        assert [e.value for e in found] == sorted(e.value for e in found)
        for estimate, strength in zip(found, strengths * 400 / math.log(10), strict=True):
            assert estimate.value == pytest.approx(strength, abs=80)
            inside += estimate.low <= strength <= estimate.high
    assert inside >= 12  # of 15


def test_ratings_of_one_who_never_wins_stay_finite() -> None:
    sittings = mixed_round(3, 2, games=40, seed=1)
    found = rated(3, sittings, made_up(sittings, [-50, 0, 0.5], seed=1))
    assert all(map(math.isfinite, (x for estimate in found for x in estimate)))
    assert found[0].value < found[1].value


@pytest.fixture(scope="module")
def small_ladder() -> Ladder:
    return ladder(GAME, players=3, bots=["random", "mc:3", "mc:10"], games=30, seed=5, workers=1)


def test_a_small_ladder_has_the_right_order(small_ladder: Ladder) -> None:
    ratings = [rung.rating.value for rung in small_ladder.bots]
    assert ratings == sorted(ratings)
    up, down = small_ladder.neighbours[:2]
    assert (up.one, up.table_of) == (down.table_of, down.one) == ("mc:3", "random")
    assert up.share.value > up.even > down.share.value
    assert up.even == pytest.approx(1 / 3)
    assert up.games == 30
    data = json.loads(json.dumps(small_ladder.as_dict(), allow_nan=False))
    assert [bot["name"] for bot in data["bots"]] == ["random", "mc:3", "mc:10"]
    assert data["played"] == 4 * 30 + 30


def test_the_ladder_for_the_docs(small_ladder: Ladder) -> None:
    for language in languages():
        text = markdown(small_ladder, Words(language))
        caption, rungs, pairs = text.strip().split("\n\n")
        assert GAME in caption
        for block, rows in ((rungs, 3), (pairs, 4)):
            lines = block.splitlines()
            assert len(lines) == rows + 2
            assert len({line.count("|") for line in lines}) == 1
        assert [line.split(" | ")[0] for line in rungs.splitlines()[2:]] == [
            "| mc:10",
            "| mc:3",
            "| random",
        ]


def test_a_ladder_needs_different_bots() -> None:
    with pytest.raises(SetupError):
        ladder(GAME, bots=["random"], games=1)
    with pytest.raises(SetupError):
        ladder(GAME, bots=["random", "random"], games=1)


def test_standings_count_a_bot_that_sits_twice() -> None:
    sittings = [Sitting(0, "a", (0, 0, 1)), Sitting(1, "b", (1, 0, 0))]
    games = [
        PlayedGame("a", (1.0, 0.0, 0.0), (5, 3, 1), "", 1, ((0.001,), (), ()), ()),
        PlayedGame("b", (0.5, 0.5, 0.0), (4, 4, 2), "", 1, ((0.002,), (0.003,), ()), ()),
    ]
    sheet = Sheet.of(sittings, games, [""])
    both, one = (standing("x", who, sheet) for who in (0, 1))
    assert (both.win_share, both.score) == (0.375, 3.5)
    assert both.ms_per_move == pytest.approx(2)
    assert (one.win_share, one.score) == (0.25, 2.5)
    assert set(asdict(one)) == set(BOT_KEYS)


# --- the shell ----------------------------------------------------------------------------------


def invoke(command: str, *arguments: str, language: str = "en") -> Any:
    words = Words(language)
    group = click.Group(commands={c.name or "": c for c in shell.commands(words)})
    return CliRunner().invoke(group, [command, *arguments], catch_exceptions=False)


def test_json_from_the_shell() -> None:
    arguments = [GAME, "--bots", "mc:2,random", "--games", "3", "--seed", "7", "--workers", "1"]
    shown = invoke("arena", *arguments, "--option", "layout=shuffled", "--json")
    assert shown.exit_code == 0
    data = json.loads(shown.stdout)
    assert (data["seed"], data["games"], data["options"]["layout"]) == (7, 3, "shuffled")
    expected = arena(
        GAME, ["mc:2", "random"], games=3, seed=7, options={"layout": "shuffled"}, workers=1
    )
    assert without_times(data) == without_times(expected.as_dict())


@pytest.mark.parametrize("language", languages())
def test_tables_and_help_in_every_language(language: str, tmp_path: Path) -> None:
    bots, file = "random,mc:2", tmp_path / "ladder.md"
    arguments = [GAME, "--bots", bots, "--games", "2", "--workers", "1"]
    assert "mc:2" in invoke("arena", *arguments, language=language).stdout
    shown = invoke("ladder", *arguments, "--players", "2", "--write", str(file), language=language)
    assert "mc:2" in shown.stdout
    assert file.read_text(encoding="utf-8").count("| mc:2") == 2
    for command in ("arena", "ladder", "train"):
        assert f"lifetable {command} " in invoke(command, "--help", language=language).stdout


def test_training_is_found_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[dict[str, Any]] = []

    def train(out: Path, **given: Any) -> None:
        given.pop("progress")(0.5, {"loss": 0.5, "step": 3})
        calls.append({"out": out} | given)

    monkeypatch.setattr(shell, "trainer", lambda name: train)
    shown = invoke("train", GAME, "--out", str(tmp_path / "new"), "--scale", "0.5", "--seed", "9")
    assert shown.exit_code == 0
    assert calls == [{"out": tmp_path / "new", "seed": 9, "scale": 0.5}]
    with pytest.raises(SetupError):
        invoke("train", GAME, "--out", str(tmp_path), "--scale", "0")


def test_the_levels_of_a_game() -> None:
    names = all_levels(lifetable.game(GAME))
    assert names == ["random", "greedy", "easy", "medium", "hard", "expert"]
