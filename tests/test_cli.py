"""The command line as its users meet it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.of_a_game import FILED, HIDDEN, OPEN, having, of_a_game

import lifetable
from lifetable import games, records
from lifetable.cli import run
from lifetable.games.kernel import hash_of
from lifetable.records import seal_of
from lifetable.words import Words, languages, word_files

DECKS = of_a_game(FILED, "test_deck_files")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LIFETABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(arguments)
    out, err = capsys.readouterr()
    return code, out, err


COMMANDS = (
    "admin",
    "arena",
    "backup",
    "bench",
    "completion",
    "deck",
    "games",
    "ladder",
    "play",
    "replay",
    "rules",
    "prune",
    "restore",
    "serve",
    "simulate",
    "train",
    "verify",
    "words",
)


@pytest.mark.parametrize("language", languages())
def test_help_speaks_the_language_and_shows_examples(
    language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = answer(capsys, "--help", "--lang", language)
    assert code == 0
    assert Words(language)("click-usage") in out
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", out, re.MULTILINE)
        code, text, _ = answer(capsys, command, "--help", "--lang", language)
        assert code == 0
        assert "lifetable " + command in text.replace("\n", " ")


def test_refusals_are_sentences_with_exit_code_2(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, word in (
        (("simulate", "chess"), OPEN),
        (("simulate", OPEN, "-p", "9"), "2 to 6"),
        (("simulate", OPEN, "-o", "layout=round"), "shuffled"),
        (("simulate", OPEN, "-o", "layout"), "NAME=VALUE"),
        (("simulate", OPEN, "-o", "colour=red"), "layout"),
        (("simulate", FILED, "--deck", "nowhere.csv"), "nowhere.csv"),
        (("--lang", "xx", "games"), "de, en, fr"),
        (("verify", "nowhere.txt"), "nowhere.txt"),
        (("simulate",), "Missing argument"),
        (("nonsense",), "nonsense"),
    ):
        code, out, err = answer(capsys, *arguments)
        assert (code, out) == (2, ""), arguments
        assert word in err.replace("\n", " "), (arguments, err)
        assert "Traceback" not in err


def test_clicks_own_sentences_are_translated(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, err = answer(capsys, "simulate", "--lang", "fr")
    assert "Il manque l’argument" in err
    _, _, err = answer(capsys, "simulate", OPEN, "--gemas", "3", "--lang=de")
    assert "gibt es nicht" in err


def test_what_a_translation_lacks_is_said(
    home: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = answer(capsys, "words", "check", "--json")
    shipped = json.loads(out)
    assert code == 0
    assert {"fr", "de"} <= set(shipped)
    assert {lack["kind"] for its in shipped.values() for lack in its} <= {"long"}
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "xx.ftl").write_text(
        "ui-close = Açabadaçabadaçabada\nui-loading = One moment …\nui-home-table-of = Tafel\n",
        "utf-8",
    )
    monkeypatch.setenv("LIFETABLE_WORDS", str(tmp_path))
    word_files.cache_clear()
    try:
        code, out, _ = answer(capsys, "words", "check", "xx", "--json")
        found = {lack["message"]: lack["kind"] for lack in json.loads(out)["xx"]}
        assert Words("xx")("ui-close") == "Açabadaçabadaçabada"
        assert Words("xx")("ui-copy") == Words("en")(
            "ui-copy"
        )  # what is missing is said in English
    finally:
        monkeypatch.undo()
        word_files.cache_clear()
    assert code == 1
    assert found["ui-close"] == "long"
    assert found["ui-loading"] == "untranslated"
    assert found["ui-home-table-of"] == "other-variables"
    assert found["ui-copy"] == "missing"


def test_games_as_json(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = answer(capsys, "games", "--json")
    assert code == 0
    assert [game["name"] for game in json.loads(out)] == games.names()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", having("manual"))
def test_rules_are_explained_with_every_option(
    name: str, language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = answer(capsys, "rules", name, "--lang", language)
    assert code == 0
    for option in games.find(name).info.options:
        assert option.name in out


@pytest.mark.parametrize("language", languages())
def test_a_game_without_written_rules_says_so(
    language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (name,) = set(games.names()) - set(having("manual"))
    code, out, _ = answer(capsys, "rules", name, "--lang", language)
    assert code == 0
    assert Words(language)(f"{name}-title") in out


@pytest.mark.parametrize("name", games.names())
def test_simulate_is_the_same_on_any_number_of_cores(
    name: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = []
    for cores in ("1", "2"):
        code, out, _ = answer(
            capsys,
            "simulate",
            name,
            "-n",
            "5000",
            "-s",
            "7",
            "--workers",
            cores,
            "--haste",
            "--json",
        )
        assert code == 0
        results.append(json.loads(out))
    assert results[0] == results[1]
    shares = results[0]["win_share"]
    assert sum(share["value"] for share in shares) == pytest.approx(1)
    assert all(share["low"] < 0.25 < share["high"] for share in shares)
    code, out, _ = answer(capsys, "simulate", name, "-n", "100", "-s", "7", "--haste")
    assert code == 0
    assert "±" in out


def test_one_simulated_game_is_valid_json(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = answer(capsys, "simulate", OPEN, "-n", "1", "--json")
    assert json.loads(out, parse_constant=lambda name: pytest.fail(name))["games"] == 1


def test_bench_prints_what_others_rely_on(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = answer(capsys, "bench", "--json", "--seconds", "0.05")
    data = json.loads(out)
    assert code == 0
    assert data["cores"] == 1
    assert set(data["games"]) == set(games.names())
    for figure in data["games"].values():
        assert figure["players"] == 4
        assert figure["moves_per_second"] > 0
        assert figure["games_per_second"] > 0


def paper(folder: Path, name: str) -> Path:
    state = lifetable.game(name).deal("cli")
    while not state.over:
        legal = state.legal()
        state = state.play(legal[-1] if legal[-1] == "knock" else legal[len(legal) // 2])
        if state.ply > 2000:
            break
    file = folder / "game.txt"
    file.write_text(str(records.record(state, {0: "Mia"})), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", games.names())
def test_replay_and_verify(
    name: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = paper(tmp_path, name)
    code, out, _ = answer(capsys, "replay", str(file))
    assert code == 0
    assert "Mia" in out
    code, out, _ = answer(capsys, "replay", str(file), "--json", "--seat", "0")
    steps = json.loads(out)
    assert steps[0]["move"] is None
    assert steps[-1]["view"]["seat"] == 0
    code, out, _ = answer(capsys, "verify", str(file))
    assert code == 0
    assert "✓" in out
    code, out, _ = answer(capsys, "verify", str(file), "--json")
    assert json.loads(out)["holds"] is True

    text = file.read_text(encoding="utf-8").replace("seed cli", "seed clo")
    file.write_text(text, encoding="utf-8")
    code, out, _ = answer(capsys, "verify", str(file), "--json")
    assert code == 1
    assert json.loads(out)["code"] == "record-hash"


SECRET = hash_of("the next game")
SEAL = seal_of("seven seas")
HONEST = {"promise": hash_of(SECRET), "words": {0: "", 1: "seven seas"}, "seals": {1: SEAL}}


def from_table(folder: Path, seed: str = f"{SECRET} 1:seven seas", **more: Any) -> Path:
    """A record as a table writes it, or as one that cheats would."""
    state = lifetable.game(OPEN, 2, ending="sprint").deal(seed)
    while not state.over:
        state = state.play(state.legal()[0])
    paper = records.record(state, {0: "Mia", 1: "Tim"})
    file = folder / "table.txt"
    file.write_text(str(replace(paper, **(HONEST | more))), encoding="utf-8")
    return file


def told(
    capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en"
) -> dict[str, str]:
    """What `verify` says, each sentence with the mark before it."""
    code, out, _ = answer(capsys, "verify", *arguments, "--lang", language)
    assert code == 0
    return {sentence: mark for mark, sentence in (line.split(" ", 1) for line in out.splitlines())}


@pytest.mark.parametrize("language", languages())
def test_verify_says_exactly_what_was_checked(
    language: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language)
    file = str(from_table(tmp_path))
    said = told(capsys, file, language=language)
    promise, hash = hash_of(SECRET), hash_of(f"{SECRET} 1:seven seas")
    assert said[words("cli-verify-words", name="Tim", words="seven seas")] == "✓"
    assert said[words("cli-verify-promise", promise=promise)] == "✓"
    assert said[words("cli-verify-hash", hash=hash)] == "✓"
    assert said[words("cli-verify-not-shown")] == "–"
    assert said[words("cli-verify-seals")] == "✓"
    assert len(said) == 7  # and the moves, and the result
    for shown in (promise, f" {promise.upper()} ", hash):  # the seal before the words, or after
        said = told(capsys, file, "--promise", shown, language=language)
        assert said[words("cli-verify-shown")] == "✓"
        assert set(said.values()) == {"✓"}
    _, out, _ = answer(capsys, "verify", file, "--promise", promise, "--json")
    found = json.loads(out)
    assert found["promise"] == promise and found["words"] == {"1": "seven seas"}
    assert found["seals"] == {"1": SEAL} and found["seals_given"] == 0
    said = told(capsys, file, "--seal", f" {SEAL.upper()} ", language=language)
    assert said[words("cli-verify-seals-shown")] == "✓"
    assert found["promise_given"] and found["result_recorded"] and found["hash_recorded"]


def test_verify_says_what_the_record_does_not_tell(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words("en")
    file = from_table(tmp_path, seals=None)
    assert told(capsys, str(file))[words("cli-verify-no-seals")] == "–"
    file = from_table(tmp_path, words=None, seals=None)
    said = told(capsys, str(file), "--promise", hash_of(SECRET))
    assert said[words("cli-verify-words-untold", words="1:seven seas")] == "–"
    said = told(capsys, str(from_table(tmp_path, SECRET, words={0: "", 1: ""}, seals=None)))
    assert said[words("cli-verify-no-words")] == "✓"
    bare = re.sub(
        r"(?m)^(hash|promise|result|seal|words) .*\n", "", from_table(tmp_path).read_text()
    )
    file.write_text(bare, encoding="utf-8")
    said = told(capsys, str(file))
    for name in ("no-result", "no-promise"):
        assert said[words(f"cli-verify-{name}")] == "–"
    assert said[words("cli-verify-no-hash", hash=hash_of(f"{SECRET} 1:seven seas"))] == "–"
    assert list(said.values()).count("✓") == 1  # the moves
    _, out, _ = answer(capsys, "verify", str(file), "--json")
    found = json.loads(out)
    assert (found["promise"], found["words"]) == (None, None)
    assert not (found["promise_given"] or found["result_recorded"] or found["hash_recorded"])


@pytest.mark.parametrize(
    ("seed", "more", "shown", "code"),
    [
        (f"{SECRET} 1:seven seas 4711", {}, None, "record-words"),
        (f"{SECRET} 1:eight seas", {}, None, "record-words"),
        (f"{SECRET} 1:seven seas", {"words": {0: "", 1: ""}}, None, "record-words"),
        (f"{SECRET} 4711", {"words": None}, None, "record-words"),
        (f"{SECRET} 1:seven seas", {"seals": {1: hash_of("x")}}, None, "record-seals"),
        (f"{hash_of('x')} 1:seven seas", {}, None, "record-promise"),
        # Everything fits together, but it is not what was shown.
        (f"{hash_of('x')} 1:seven seas", {"promise": hash_of(hash_of("x"))}, "", "other-promise"),
    ],
)
def test_verify_refuses_luck_that_was_bent(
    seed: str,
    more: dict[str, Any],
    shown: str | None,
    code: str,
    home: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = str(from_table(tmp_path, seed, **more))
    asked = [file] if shown is None else [file, "--promise", hash_of(SECRET)]
    status, out, _ = answer(capsys, "verify", *asked, "--json")
    assert status == 1
    assert json.loads(out)["code"].endswith(code)
    status, out, err = answer(capsys, "verify", *asked)
    assert (status, out) == (1, "") and "✗" in err


def test_verify_misses_a_seal_that_was_shown(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything in the record fits together, but somebody changed his words after all."""
    cheats: list[tuple[dict[str, Any], list[str]]]
    cheats = [({}, [SEAL, seal_of("eight seas")]), ({"seals": None}, [SEAL])]
    for recorded, seals in cheats:
        file = str(from_table(tmp_path, **recorded))
        asked = [part for seal in seals for part in ("--seal", seal)]
        status, out, _ = answer(capsys, "verify", file, *asked, "--json")
        found = json.loads(out)
        assert (status, found["code"]) == (1, "record-other-seal") and seals[-1] in found["reason"]


def test_a_game_with_a_deck_of_ones_own_is_verified_with_its_file(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "family.csv"
    deck.write_bytes(DECKS.written(DECKS.table()))
    state = lifetable.game(FILED, 3, deck=str(deck)).deal("family")
    file = tmp_path / "game.txt"
    file.write_text(str(records.record(state.play(state.legal()[0]))), encoding="utf-8")
    assert str(deck) not in file.read_text(encoding="utf-8")
    code, _, err = answer(capsys, "verify", str(file))
    assert code == 1 and "--deck" in err and str(state.setup.fingerprint) in err
    assert told(capsys, str(file), "--deck", str(deck))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = answer(capsys, "completion", shell)
    assert code == 0
    assert "_LIFETABLE_COMPLETE" in out


def typed(home: Path, keys: str, *arguments: str) -> str:
    """What a terminal shows when these keys are typed."""
    done = subprocess.run(
        [sys.executable, "-m", "lifetable", "play", *arguments],
        input=keys,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        timeout=300,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_is_played_at_the_terminal(name: str, language: str, home: Path) -> None:
    """Always the first of the list; asked for with `?` where it is long."""
    keys = "?\n1\n" * 400
    out = typed(home, keys, name, "--bots", "random", "-s", "5", "--lang", language)
    files = list((home / "lifetable" / "records").glob("*.txt"))
    assert len(files) == 1
    state = records.read(files[0].read_text(encoding="utf-8")).verify()
    assert state.over or name == HIDDEN
    assert state.seed_hash in out.replace("\n", "")


def test_a_game_that_is_left_can_be_taken_up_again(home: Path) -> None:
    out = typed(home, "nonsense\np99\n1\nq\n", OPEN, "-p", "2", "-b", "random", "-s", "3")
    (file,) = (home / "lifetable" / "records").glob("*.txt")
    assert str(file) in out.replace("\n", "")
    before = records.read(file.read_text(encoding="utf-8"))
    assert len(before.moves) >= 1
    typed(home, "1\n" * 200, "--resume", str(file), "-b", "random")
    newest = max((home / "lifetable" / "records").glob("*.txt"), key=lambda f: f.stat().st_mtime)
    after = records.read(newest.read_text(encoding="utf-8"))
    assert after.verify().over
    assert [m.text for m in after.moves[: len(before.moves)]] == [m.text for m in before.moves]
