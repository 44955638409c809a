"""The rules compiled for browsers are the rules: run in Node, they agree with Python to the bit."""

from __future__ import annotations

import fcntl
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import orjson
import pytest
from tests import golden
from tests.of_a_game import having

from lifetable import MoveError
from lifetable.games import find, folder, names, wasm
from lifetable.games.contract import Data, Game
from lifetable.games.face import Setup, State
from lifetable.games.kernel import player_stream, stride
from lifetable.games.wasm_linker import LinkError, link

ENGINE = Path(__file__).parent.parent / "ui" / "src" / "rules" / "rules.ts"
NODE_ITSELF = str(Path(sys.executable).with_name("node"))  # the one the page is built with
NODE = Path(__file__).with_name("rules_in_node.ts")
MOVES = 100_000  # random ones, of each game, over all variants
LOOKED = 12  # every so many games all that anybody is told is compared, not only the state
ASKED = 16  # every so many moves it is asked for legal moves, outcomes, refusals, and resampled


@pytest.fixture(scope="module")
def built() -> None:
    """Made once, whichever process comes first."""
    with (Path(tempfile.gettempdir()) / "lifetable-rules.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wasm.build(*names())


# --- one way to say what came of a game, here and there ---------------------------------------------


def unused(game: Game) -> list[int]:
    """Bytes between the fields of a state: nobody writes them."""
    free = set(range(game.dtype.itemsize))
    assert game.dtype.fields is not None
    for field, at, *_ in game.dtype.fields.values():
        free -= set(range(at, at + field.itemsize))
    return sorted(free)


class Heard:
    """What is compared of a game: hashes of everything that was there to see."""

    def __init__(self, setup: Setup, seed: str, looked: bool, every: int) -> None:
        self.seed, self.looked, self.every = seed, looked, every
        self.unused = unused(setup.game)
        self.seats = [None, *range(setup.players)]
        self.moves: list[str] = []
        self.records = self.views = self.asked = 0
        self.result: Data | None = None

    def look(self, state: State) -> None:
        self._record(state)
        if self.looked:
            for seat in self.seats:
                for text in (
                    state.view_json(seat),
                    state.view_json(seat, aids=False),
                    state.events_json(seat),
                ):
                    self.views = crc32(text, self.views)
            whole = state._json(state._game.program.whole, state._game.views.write_whole)
            self.views = crc32(whole, self.views)
        if len(self.moves) % self.every == 0:
            self._ask(state)

    def _record(self, state: State) -> None:
        written = bytearray(state._record.tobytes())
        for at in self.unused:
            written[at] = 0
        self.records = crc32(written, self.records)

    def _ask(self, state: State) -> None:
        for seat in self.seats:
            other = state.resample(seat, f"{self.seed} {len(self.moves)}")
            self._record(other)
        legal = state.legal()
        foreseen = [state.outcome(move) for move in legal[:16]]
        refused = [refusal(state, move) for move in ("", "nonsense", *legal[:2])]
        self.asked = crc32(orjson.dumps([legal, foreseen, refused]), self.asked)

    def job(self, setup: Setup) -> bytes:
        options = dict(setup.options)
        told = {"looked": self.looked, "every": self.every, "unused": self.unused}
        return orjson.dumps(
            {
                "players": setup.players,
                "options": options,
                "seed": self.seed,
                "moves": self.moves,
                **told,
            }
        )

    def outcome(self) -> Data:
        return {
            "records": self.records,
            "views": self.views,
            "asked": self.asked,
            "result": self.result,
        }


def refusal(state: State, move: str) -> str | None:
    try:
        state.play(move)
    except MoveError as error:
        return error.code.removeprefix(f"{state.setup.name}-")
    return None


def heard(setup: Setup, seed: str, moves: Sequence[str] | None, looked: bool, every: int) -> Heard:
    """A game played here: these moves, or random ones to its end."""
    found = Heard(setup, seed, looked, every)
    state = setup.deal(seed)
    chance: Any = player_stream(state._record)
    found.look(state)
    while not state.over:
        if moves is None:
            chance = np.uint64(stride(np.uint64(chance)))
            hasty = setup.game.rules.hasty(state._record, setup.box, chance)
            move = setup.game.text(int(hasty))
        else:
            move = moves[len(found.moves)]
        found.moves.append(move)
        state = state.play(move)
        found.look(state)
    found.result = state.result
    return found


def in_node(name: str, jobs: Sequence[bytes], where: Path) -> list[Data]:
    file = where / "games.jsonl"
    file.write_bytes(b"\n".join(jobs))
    command = [NODE_ITSELF, "--no-warnings", str(NODE), str(ENGINE), str(folder(name)), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def every_setup(name: str) -> Iterator[Setup]:
    """Every number of players, and every other value of every option."""
    game = find(name)
    yield from (Setup(game, n) for n in range(game.info.least_players, game.info.most_players + 1))
    yield from golden.variants(name).values()


# --- the proof --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", having("golden"))
def test_golden_games_are_the_same_in_a_browser(name: str, built: None, tmp_path: Path) -> None:
    """All that anybody is told at every moment, byte for byte; what could be asked; every state, and resampled ones."""
    games = []
    for variant, setup in golden.variants(name).items():
        text = golden.golden_file(name, variant).read_text(encoding="utf-8")
        moves, seed = golden.moves_in(text), golden.seed_in(text)
        games.append((setup, heard(setup, seed, moves, looked=True, every=1)))
    found = in_node(name, [game.job(setup) for setup, game in games], tmp_path)
    assert found == [game.outcome() for _, game in games]
    assert len(found) == len(golden.variants(name))


@pytest.mark.parametrize("name", names())
def test_random_games_are_the_same_in_a_browser(name: str, built: None, tmp_path: Path) -> None:
    setups, games, moves = list(every_setup(name)), list[tuple[Setup, Heard]](), 0
    while moves < MOVES:
        for setup in setups:
            looked = len(games) % LOOKED == 0
            seed = f"{name}/{len(games)}" if len(games) % 2 else f"{name} é {len(games)}"
            game = heard(setup, seed, None, looked, ASKED)
            games.append((setup, game))
            moves += len(game.moves)
    found = in_node(name, [game.job(setup) for setup, game in games], tmp_path)
    for (setup, game), there in zip(games, found, strict=True):
        assert there == game.outcome(), (setup, game.seed, game.moves)


@pytest.mark.parametrize("name", names())
def test_the_example_plays_a_game_as_it_is_played_here(name: str, built: None) -> None:
    example = ENGINE.parents[3] / "examples" / "rules.mjs"
    command = [NODE_ITSELF, "--no-warnings", str(example), str(folder(name)), "a seed"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    game = find(name)
    state = Setup(game, game.info.least_players).deal("a seed")
    while not state.over:
        legal = state.legal()
        move = legal[state.ply % len(legal)]
        assert f"seat {state.turn} plays {move}, one of {len(legal)}\n" in done.stdout
        state = state.play(move)
    assert f"Result: {_as_javascript(state.result)}\n" in done.stdout


def _as_javascript(result: Data | None) -> str:
    """Whole numbers are written without a point there."""
    return orjson.dumps(result).decode().replace(".0,", ",").replace(".0]", "]")


# --- how it is made ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_module_needs_nothing_from_outside(name: str, built: None) -> None:
    module = (folder(name) / wasm.MODULE).read_bytes()
    assert module.startswith(b"\0asm\1\0\0\0")
    sections = []
    at = 8
    while at < len(module):
        kind, at = module[at], at + 1
        size = shift = 0
        while True:
            byte, at = module[at], at + 1
            size |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        sections.append(kind)
        at += size
    assert 2 not in sections, "nothing is imported"
    assert {1, 3, 5, 7, 10} <= set(sections)


@pytest.mark.parametrize("name", names())
def test_it_is_made_anew_only_when_something_has_changed(
    name: str, built: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wasm.is_fresh(name)
    before = (folder(name) / wasm.MODULE).stat().st_mtime_ns
    wasm.build(name)
    assert (folder(name) / wasm.MODULE).stat().st_mtime_ns == before
    monkeypatch.setattr(wasm, "made_from", lambda name: "something else")
    assert not wasm.is_fresh(name)


def test_what_is_no_object_is_not_linked() -> None:
    with pytest.raises(LinkError):
        link(b"\0elf", {})
