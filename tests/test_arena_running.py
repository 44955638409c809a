"""Where an arena runs and what it keeps: lost workers, journals, early stops, files, outside opponents."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
import ray
from click.testing import CliRunner
from tests.of_a_game import OPEN
from tests.sheets import same_games

import lifetable
from lifetable.arena import Player, arena, play, running, write_parquet
from lifetable.arena.ladder import ladder
from lifetable.arena.outside import Searcher
from lifetable.arena.pairwise import pairwise
from lifetable.arena.schedule import Sitting
from lifetable.arena.sequential import Evidence, Watch
from lifetable.arena.sheet import Sheet
from lifetable.arena.standings import pairs, standings, verdict
from lifetable.arena.statistics import share
from lifetable.arena.tournament import ArenaResult
from lifetable.cli import arena as shell
from lifetable.errors import LifetableError, MoveError, RecordError, SetupError
from lifetable.games import find, names
from lifetable.games.contract import Chooser
from lifetable.games.face import Setup
from lifetable.words import Words, languages

GAME = OPEN


def deadly(flag: Path, always: bool = False) -> Chooser:
    """A bot that kills its process in the middle of a game: once, or always.

    It is made here, so that it travels to other processes as it is.
    """
    file = str(flag)

    def bot(view: Any, legal: Sequence[str], rng: np.random.Generator, budget: float) -> str:
        if view["ply"] > 8 and (always or not os.path.exists(file)):
            with open(file, "a"):
                os.kill(os.getpid(), signal.SIGKILL)
        return legal[int(rng.integers(len(legal)))]

    return bot


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A Ray of two workers on this machine."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    bots = [{k: v for k, v in bot.items() if not k.startswith("ms_")} for bot in data["bots"]]
    return data | {"bots": bots}


# --- lost workers -------------------------------------------------------------------------------


def test_a_killed_process_costs_time_and_no_result(tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    book = tmp_path / "run.jsonl"
    bots: list[Player] = [deadly(flag), "mc:2", "random"]
    one = arena(GAME, bots, games=12, seed=3, workers=2, journal=book)
    assert flag.exists()
    assert same_games(one.sheet, arena(GAME, bots, games=12, seed=3, workers=1).sheet)
    assert len(book.read_text().splitlines()) == 13


def test_on_ray_a_killed_worker_changes_nothing(cluster: None, tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    bots: list[Player] = [deadly(flag), "mc:2", "random"]
    there = arena(GAME, bots, games=12, seed=3, backend="ray")
    assert flag.exists()
    here = arena(GAME, bots, games=12, seed=3, workers=1)
    assert same_games(there.sheet, here.sheet)
    assert without_times(there.as_dict()) == without_times(here.as_dict())


def test_on_ray_the_same_command_gives_the_same(cluster: None) -> None:
    command = [GAME, "--bots", "mc:2,random,greedy", "--games", "6", "--seed", "4", "--json"]
    shown = [invoke(*command, "--backend", backend, "-w", "2") for backend in ("ray", "joblib")]
    there, here = (without_times(json.loads(result.stdout)) for result in shown)
    assert there == here
    crowd = [arena(GAME, ["random"] * 3, 90, seed=1, backend=b) for b in ("ray", "joblib")]
    assert same_games(crowd[0].sheet, crowd[1].sheet)
    with pytest.raises(MoveError, match="p99"):
        arena(GAME, ["mc:1", lambda *given: "p99"], games=2, seed=1, backend="ray")


def test_a_bot_that_always_kills_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 1)
    with pytest.raises(SetupError) as lost:
        arena(GAME, [deadly(tmp_path / "x", always=True), "random"], games=4, seed=1, workers=2)
    assert lost.value.code == "arena-lost"


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(SetupError, match="joblib, ray"):
        arena(GAME, ["random", "mc:1"], games=1, backend="abacus")


# --- journals -----------------------------------------------------------------------------------


def interrupted(book: Path, after: int, **given: Any) -> None:
    def stop(done: int, total: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena(GAME, ["mc:2", "random", "greedy"], progress=stop, journal=book, **given)


@pytest.mark.parametrize("cut", [0, 1, 20])
def test_an_interrupted_run_is_taken_up_again(tmp_path: Path, cut: int) -> None:
    book, bots = tmp_path / "run.jsonl", ["mc:2", "random", "greedy"]
    interrupted(book, 4, games=9, seed=5, workers=1)
    whole = book.read_bytes()
    assert whole.count(b"\n") == 5
    book.write_bytes(whole[: len(whole) - cut])  # the machine went down while it wrote
    told: list[tuple[int, int]] = []
    # The seed is the journal's; workers may be others.
    result = arena(GAME, bots, 9, workers=1, journal=book, progress=lambda *now: told.append(now))
    kept = 4 if cut == 0 else 3
    assert told == [(n, 9) for n in range(kept, 10)]
    assert result.seed == 5
    assert same_games(result.sheet, arena(GAME, bots, 9, seed=5, workers=1).sheet)
    numbers = [json.loads(line)["game"] for line in book.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(9))
    more = arena(GAME, bots, 12, workers=1, journal=book)  # and can go on
    assert same_games(more.sheet, arena(GAME, bots, 12, seed=5, workers=1).sheet)


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "run.jsonl"
    bots = ["mc:2", "random", "greedy"]
    interrupted(book, 2, games=9, seed=5, workers=1)
    before = book.read_bytes()
    others: list[tuple[str, list[str], dict[str, Any]]] = [
        ("seed", bots, {"seed": 6}),
        ("bots", ["mc:3", "random", "greedy"], {}),
        ("players", ["mc:2", "random"], {}),
        ("options", bots, {"options": {"one_is_free": True}}),
        ("budget", bots, {"budget": 0.5}),
    ]
    for setting, players, more in others:
        with pytest.raises(SetupError) as refused:
            arena(GAME, players, games=9, workers=1, journal=book, **more)
        assert refused.value.code == "journal-other"
        assert all(setting in refused.value.sentence(language) for language in languages())
    with pytest.raises(SetupError):
        ladder(GAME, players=3, bots=bots, games=3, workers=1, journal=book)
    assert book.read_bytes() == before


@pytest.mark.parametrize("text", ["1. e4 e5\n", "[1]\n", "{}\nnonsense\n"])
def test_a_damaged_journal_is_refused(tmp_path: Path, text: str) -> None:
    book = tmp_path / "run.jsonl"
    book.write_text(text)
    with pytest.raises((RecordError, SetupError)):
        arena(GAME, ["mc:1", "random"], games=2, seed=1, workers=1, journal=book)
    assert book.read_text() == text


def test_a_damaged_game_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "run.jsonl"
    interrupted(book, 2, games=9, seed=5, workers=1)
    lines = book.read_text().splitlines()
    book.write_text("\n".join([lines[0], '{"game":0}', lines[2]]) + "\n")
    with pytest.raises(RecordError) as refused:
        arena(GAME, ["mc:2", "random", "greedy"], games=9, workers=1, journal=book)
    assert refused.value.line == 2


def test_a_ladder_has_a_journal_too(tmp_path: Path) -> None:
    book, bots = tmp_path / "ladder.jsonl", ["random", "mc:1"]
    one = ladder(GAME, players=2, bots=bots, games=4, seed=1, workers=1, journal=book)
    told: list[int] = []
    two = ladder(
        GAME, 2, 4, bots=bots, workers=1, journal=book, progress=lambda done, _: told.append(done)
    )
    assert told == [one.played]
    assert [rung.rating for rung in one.bots] == [rung.rating for rung in two.bots]


# --- until it is settled ------------------------------------------------------------------------


def shares_of_deals(rng: np.random.Generator, runs: int, deals: int, truth: float) -> Any:
    """A bot's mean share of four rotations, where some deals suit it better than others."""
    luck = rng.beta(4 * truth, 4 * (1 - truth), (runs, deals, 1))
    return (rng.random((runs, deals, 4)) < luck).mean(axis=2)


@pytest.mark.parametrize("truth", [0.25, 0.5, 0.1])
def test_looking_all_the_time_is_rarely_wrong(truth: float) -> None:
    """The truth stays inside at all times in at least 95 of 100 runs; looking at t intervals would not do."""
    runs, deals = 1000, 400
    won = shares_of_deals(np.random.default_rng(1), runs, deals, truth)
    evidence = Evidence(np.array([truth]))
    naive = np.zeros(runs, bool)
    for deal in range(deals):
        evidence.add(won[:, deal, None])
        if deal >= 9:
            seen = won[:, : deal + 1]
            error = seen.std(axis=1, ddof=1) / np.sqrt(deal + 1)
            naive |= np.abs(seen.mean(axis=1) - truth) > 1.96 * error
    assert np.mean(evidence.refused) <= 0.05
    assert naive.mean() > 0.2


def test_intervals_shrink_and_hold_what_is_true() -> None:
    rng = np.random.default_rng(2)
    for truth in (0.05, 0.25, 0.6):
        evidence, widths = Evidence(), []
        for won in shares_of_deals(rng, 1, 600, truth)[0]:
            evidence.add(won)
            value, low, high = evidence.interval
            assert 0 <= low <= truth <= high <= 1
            assert low <= value <= high
            widths.append(high - low)
        assert widths == sorted(widths, reverse=True)
        assert widths[-1] < 0.1


@pytest.mark.parametrize(("truth", "answer"), [(0.45, "above"), (0.1, "below")])
def test_a_clear_question_is_settled_early(truth: float, answer: str) -> None:
    needed = []
    for won in shares_of_deals(np.random.default_rng(3), 20, 1000, truth):
        watch = Watch("bot", 0.25)
        needed.append(next(n for n, share in enumerate(won, 1) if watch.add(share)))
        assert watch.answer == answer
        assert watch.settled().deals == needed[-1]
    assert np.median(needed) < 100


@pytest.fixture(scope="module")
def settled() -> ArenaResult:
    return arena(GAME, ["mc:5", "random"], games=400, seed=2, workers=1, until_settled=True)


def test_an_arena_stops_when_it_is_settled(settled: ArenaResult, tmp_path: Path) -> None:
    assert settled.settled
    assert settled.settled.answer == "above"
    assert settled.games == 2 * settled.settled.deals < 400
    assert settled.settled.low > 0.5
    assert settled.settled.win_share == pytest.approx(settled.bots[0].win_share)
    whole = arena(GAME, ["mc:5", "random"], games=settled.games, seed=2, workers=1)
    assert same_games(whole.sheet, settled.sheet)
    given: dict[str, Any] = {"games": 400, "seed": 2, "until_settled": True}
    crowd = arena(GAME, ["mc:5", "random"], workers=2, journal=tmp_path / "j", **given)
    assert same_games(crowd.sheet, settled.sheet)
    again = arena(GAME, ["mc:5", "random"], workers=1, journal=tmp_path / "j", **given)
    assert same_games(again.sheet, settled.sheet)
    assert again.settled == settled.settled
    assert settled.as_dict()["settled"]["answer"] == "above"
    for language in languages():
        assert "mc:5" in verdict(settled, Words(language))


def test_what_is_not_settled_stays_open() -> None:
    result = arena(GAME, ["mc:2", "mc:2", "greedy"], 4, seed=1, workers=1, until_settled=True)
    assert result.settled
    assert (result.settled.answer, result.settled.deals, result.games) == ("open", 1, 4)
    assert result.settled.even == pytest.approx(2 / 3)
    with pytest.raises(SetupError, match="nothing to settle"):
        arena(GAME, ["mc:2", "mc:2"], games=4, seed=1, until_settled=True)


# --- tables and files ---------------------------------------------------------------------------


def made_up_sheet() -> Sheet:
    """Three seats: bots 0 and 1 are the same, 2 is another."""
    game = lifetable.arena.PlayedGame
    nothing = ((), (), ())
    games = [
        game("a", (1.0, 0.0, 0.0), (9, 3, 5), "", 1, nothing, ()),
        game("b", (0.5, 0.5, 0.0), (4, 4, 4), "", 1, nothing, ()),
    ]
    return Sheet.of([Sitting(0, "a", (0, 1, 2)), Sitting(1, "b", (2, 0, 1))], games, [""])


def test_pairs_as_counted_by_hand() -> None:
    sheet = made_up_sheet()
    one, other = pairwise(sheet, ["x", "x", "y"], [0, 0, 2], lowest_wins=False)
    # Game a: x is before y once, after once. Game b: y ties with one x for the win, and beats the other.
    assert (one.one, one.other, other.one, other.other) == ("x", "y", "y", "x")
    assert one.before == share([0.5, 0.25], [0, 1])
    assert other.before.value == pytest.approx(1 - one.before.value)
    # Where few points are good, the loser with 3 is before the one with 5.
    low = pairwise(sheet, ["x", "z", "y"], [0, 1, 2], lowest_wins=True)
    assert next(p for p in low if (p.one, p.other) == ("z", "y")).before.value == 0.5


def test_two_players_finish_before_each_other_as_often_as_they_win(settled: ArenaResult) -> None:
    assert [pair.before for pair in settled.pairs] == [
        (bot.win_share, bot.low, bot.high) for bot in settled.bots
    ]


def test_tables_with_ratings_and_pairs() -> None:
    result = arena(GAME, ["mc:5", "random", "random"], games=30, seed=1, workers=1)
    assert list(result.ratings) == ["mc:5", "random"]
    assert result.ratings["mc:5"].low > 0 > result.ratings["random"].high
    data = json.loads(json.dumps(result.as_dict(ratings=True), allow_nan=False))
    assert [r["name"] for r in data["ratings"]] == ["mc:5", "random"]
    assert data["pairs"][0]["before"] + data["pairs"][1]["before"] == pytest.approx(1)
    for language in languages():
        rows = standings(result, Words(language), ratings=True)
        assert {len(row) for row in rows} == {6}
        assert [row[0] for row in pairs(result, Words(language))][1:] == ["mc:5", "random"]


def test_parquet_has_a_row_for_every_game_and_seat(tmp_path: Path) -> None:
    result = arena(GAME, ["mc:2", "random", "greedy"], games=7, seed="dawn", workers=1)
    write_parquet(result, tmp_path / "games.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    assert len(rows) == 21
    assert sum(row["share"] for row in rows) == pytest.approx(7)
    for row in rows:
        game, seat = row["game"], row["seat"]
        assert row["seed"] == f"dawn/{game // 3}"
        assert row["block"] == game // 3
        assert row["player"] == (seat - game) % 3
        assert row["bot"] == ["mc:2", "random", "greedy"][row["player"]]
        assert row["score"] == result.sheet.scores[game, seat]
        assert row["ending"] in result.setup.game.info.endings
    wins = [row["share"] for row in rows if row["bot"] == "mc:2"]
    assert np.mean(wins) == pytest.approx(result.bots[0].win_share)
    assert json.loads(table.schema.metadata[b"lifetable"]) == result.as_dict()


def test_everything_from_the_shell(tmp_path: Path) -> None:
    file, book = tmp_path / "a.parquet", tmp_path / "run.jsonl"
    command = [GAME, "--bots", "mc:5,random,greedy", "--games", "300", "--seed", "1", "-w", "1"]
    command += ["--until-settled", "--ratings", "--parquet", str(file), "--journal", str(book)]
    shown = invoke(*command)
    assert shown.exit_code == 0
    assert "finishes before" in shown.stdout
    assert "Settled after" in shown.stdout
    assert file.exists()
    data = json.loads(invoke(*command, "--json").stdout)
    assert data["settled"]["answer"] == "above"
    assert len(data["ratings"]) == 3
    assert len(book.read_text().splitlines()) == data["games"] + 1


def invoke(*arguments: str) -> Any:
    command = next(c for c in shell.commands(Words("en")) if c.name == "arena")
    return CliRunner().invoke(command, list(arguments), catch_exceptions=False)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = arena(GAME, ["random", "random"], games=2, seed=1)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(LifetableError, match=r"lifetable\[parquet\]"):
        write_parquet(result, tmp_path / "a.parquet")


# --- random players -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_compiled_tables_play_the_same_games(name: str) -> None:
    """... as Python plays, move by move."""
    setup = Setup(find(name), 3)
    result = arena(setup, ["random"] * 3, games=20, seed="s", workers=1)
    sheet = result.sheet
    for number in range(20):
        game = play(setup, ["random"] * 3, seed=f"s/{number // 3}")
        assert tuple(sheet.shares[number]) == game.shares
        assert tuple(sheet.scores[number]) == game.scores
        assert tuple(sheet.decisions[number]) == game.decisions
        assert sheet.plies[number] == game.plies
        assert setup.game.info.endings[sheet.ending[number]] == game.ending


def test_random_players_are_fair_and_the_same_on_threads() -> None:
    one = arena(GAME, ["random"] * 4, games=60_001, seed=5, workers=1)
    two = arena(GAME, ["random"] * 4, games=60_001, seed=5, workers=3)
    assert same_games(one.sheet, two.sheet)
    assert one.games == 60_001
    for bot in one.bots:
        assert bot.win_share == pytest.approx(0.25, abs=1e-4)
    assert one.pairs == ()


# --- outside opponents --------------------------------------------------------------------------


def test_a_function_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text("def first(view, legal, rng, budget): return legal[0]")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    by_name = arena(GAME, ["my_bots:first", "mc:1"], games=4, seed=1, workers=2)
    here = arena(GAME, [lambda v, legal, r, b: legal[0], "mc:1"], games=4, seed=1, workers=1)
    assert same_games(by_name.sheet, here.sheet)
    assert by_name.bots[0].name == "my_bots:first"
    wrong = {"my_bots:nobody": "no function", "no_such_module:f": "no module “no_such_module”"}
    for name, said in wrong.items():
        with pytest.raises(SetupError, match=said):
            arena(GAME, [name, "random"], games=1)


@pytest.mark.parametrize("name", names())
def test_openspiels_searchers_sit_down(name: str) -> None:
    setup = Setup(find(name), 3)
    perfect = setup.game.info.information == "perfect"
    right, wrong = ("mcts", "ismcts") if perfect else ("ismcts", "mcts")
    bots = [f"openspiel-{right}:3", "random", "random"]
    one, two = (arena(setup, bots, games=1, seed=1, workers=1) for _ in range(2))
    assert same_games(one.sheet, two.sheet)
    with pytest.raises(SetupError) as refused:
        arena(setup, [f"openspiel-{wrong}:3", "random", "random"], games=1)
    assert all(right in refused.value.sentence(language) for language in languages())


@pytest.mark.parametrize("name", [n for n in names() if find(n).info.information != "perfect"])
def test_a_searcher_sees_what_its_seat_sees(name: str) -> None:
    """What it is given to search depends on the view alone, and gives the same view."""
    setup = Setup(find(name), 3)
    searcher = Searcher(setup, "ismcts", 2)
    state = setup.deal(3)
    for _ in range(5):
        assert state.turn is not None
        view = state.view(state.turn)
        other = state.resample(state.turn, seed="another")
        assert other.view(state.turn) == view
        assert other.as_dict() != state.as_dict()
        for seed in range(3):
            given = searcher._state(view, state.turn, np.random.default_rng(seed))
            assert given.view(state.turn) == view
        chosen = {
            searcher.choose(seen, state.legal(), np.random.default_rng(1), 1.0)
            for seen in (view, other.view(state.turn))
        }
        assert len(chosen) == 1
        assert chosen <= set(state.legal())
        state = state.play(state.legal()[0])
