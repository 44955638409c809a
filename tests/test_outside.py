"""What comes from outside and may fail: somebody's bots, and files to write; and what is compiled beforehand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.of_a_game import OPEN

import lifetable
from lifetable.arena.match import play
from lifetable.arena.standings import between
from lifetable.arena.statistics import Estimate, mean
from lifetable.arena.study_charts import reach
from lifetable.cli import run
from lifetable.cli.prepare import steps
from lifetable.errors import BotError, SetupError
from lifetable.games import names
from lifetable.words import Words, languages

EN = Words("en")
BOTS = """
import lifetable

def breaks(view, legal, rng, budget):
    return {}["nothing"]

not_a_function = 7
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "somebodys.py").write_text(BOTS)
    (tmp_path / "somebodys_broken.py").write_text("import lifetable\nimport no_such_thing\n")
    (tmp_path / "somebodys_mistake.py").write_text("\n\n1 / 0\n")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "code", "says"),
    [
        ("somebodys:missing", "no-such-function", "missing"),
        ("somebodys:not_a_function", "no-such-function", "not_a_function"),
        ("somebodys_nowhere:choose", "no-such-module", "somebodys_nowhere"),
        ("somebodys_broken:choose", "broken-module", "No module named 'no_such_thing'"),
        ("somebodys_mistake:choose", "broken-module", "ZeroDivisionError"),
        ("mc:x", "bot-without-number", "mc:100"),
        ("ismcts:0", "bot-without-number", "ismcts:100"),
        ("openspiel-mcts:many", "bot-without-number", "openspiel-mcts:100"),
        ("nobody", "no-such-bot", "nobody"),
    ],
)
def test_a_bot_that_cannot_be_had_says_why(here: Path, name: str, code: str, says: str) -> None:
    setup = lifetable.game(OPEN, 2)
    with pytest.raises(SetupError) as refused:
        play(setup, [name, "random"], seed=1)
    assert refused.value.code == code
    for language in languages():
        assert says in refused.value.sentence(language)


def test_a_bot_that_fails_is_named_with_its_game(here: Path) -> None:
    with pytest.raises(BotError) as failed:
        play(lifetable.game(OPEN, 2), ["random", "somebodys:breaks"], seed="5/3")
    assert isinstance(failed.value.__cause__, KeyError)
    for part in ("somebodys:breaks", "5/3", "KeyError", "somebodys.py, line 5"):
        assert part in str(failed.value)
    assert run(["arena", OPEN, "-b", "random,somebodys:breaks", "-n", "2", "-w", "1"]) == 2


@pytest.mark.parametrize(
    "command",
    [
        ["arena", OPEN, "-b", "random,random", "-n", "1000000000", "--parquet"],
        ["ladder", OPEN, "-p", "2", "-b", "random,greedy", "-n", "1000000000", "--write"],
        ["study", OPEN, "-n", "100000000", "--out"],
    ],
)
def test_a_file_that_cannot_be_written_is_found_out_before_the_games(
    command: list[str], here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "folder").mkdir()
    for path in ("nowhere/result", "folder") if command[0] != "study" else ("folder",):
        assert run([*command, str(here / path)]) == 2
        told = "".join(capsys.readouterr().err.split())  # however it was wrapped
        assert path in told
    kept = here / "kept"
    kept.write_text("something")
    assert kept.read_text() == "something"


def test_what_was_found_is_printed_before_it_is_written(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")

    def full(*given: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pyarrow, "write_table", full)
    arguments = ["arena", OPEN, "-b", "random,random", "-n", "4", "--parquet", "x.parquet"]
    assert run(arguments) == 2
    shown = capsys.readouterr()
    assert "random" in shown.out
    assert "No space left" in shown.err


def test_intervals_are_shown_as_they_are() -> None:
    assert reach(Estimate(1.0, 0.676, 1.0), "share", EN) == "67.6% … 100.0%"
    assert reach(Estimate(0.5, 0.4, 0.6), "share", EN) == "±10"
    assert reach(Estimate(3.0, 1.0, 9.0), "number", EN) == "1.0 … 9.0"
    one_deal = mean([1.0, 0.0], [0, 0])
    assert between(one_deal.low, one_deal.high, ".1f") == "–"


HELP = """
import sys
from lifetable.games import compiling
from numba.core.event import Listener, register

class Loud(Listener):
    def on_start(self, event):
        sys.exit("something is compiled")
    def on_end(self, event):
        pass

register("numba:compile", Loud())
from lifetable.cli import run
for command in ([], ["arena"], ["simulate"], ["study"], ["play"], ["prepare"]):
    assert run([*command, "--help"]) == 0
"""


def test_nothing_is_compiled_for_help(tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", HELP],
        env={"NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr[-2000:]
    assert "prepare" in asked.stdout


def test_prepare_compiles_all_that_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    for name in names():
        parts = [part for part, _ in steps(lifetable.game(name))]
        assert parts == ["rules", "bots", "tables", "environments"]
    assert run(["prepare", OPEN, "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("Bereit, nach ")
    assert run(["prepare", "chess"]) == 2
