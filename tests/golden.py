"""Golden games and node counts, written as text into each game's folder.

    python -m tests.golden

regenerates those of every game that has a folder `golden`: `GAME/golden/VARIANT.txt`, one whole game each, and
`GAME/counts.txt`. A difference is to be read like a difference in code.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from tests.of_a_game import having

from lifetable.games import find, folder
from lifetable.games.contract import Data
from lifetable.games.face import Setup, State
from lifetable.games.kernel import SILENT, player_stream, share, stride

BOARD_EVERY = 20
MOST_BYTES = 50_000
MOST_MOVES_SHOWN = 12
MOST_INNER_NODES = 4_000


# --- which games ------------------------------------------------------------------------------------


def variants(name: str) -> dict[str, Setup]:
    """The fewest and the most players, and every other value of every option on its own."""
    game = find(name)
    info = game.info
    found = {
        f"players-{players}": Setup(game, players)
        for players in (info.least_players, info.most_players)
    }
    for option in info.options:
        match option.kind:
            case "flag":
                values: Sequence[Any] = [not option.default]
            case "choice":
                values = [choice for choice in option.choices if choice != option.default]
            case "number":
                values = [option.least]
            case "file":
                values = []
        for value in values:
            called = option.name if option.kind == "flag" else f"{option.name}-{value}"
            found[called] = Setup(game, **{option.name: value})
    return found


def golden_file(name: str, variant: str) -> Path:
    return folder(name) / "golden" / f"{variant}.txt"


def counts_file(name: str) -> Path:
    return folder(name) / "counts.txt"


def random_moves(setup: Setup, seed: str) -> list[str]:
    """The moves of a whole random game. A move that is one word (knock, stay) is made every third time."""
    state = setup.deal(seed)
    r = player_stream(state._record)
    while not state.over:
        r = np.uint64(stride(np.uint64(r)))
        legal = state.legal()
        often = legal[-1].isalpha() and share(r, 3) == 0
        state = state.play(legal[-1] if often else legal[share(r, len(legal))])
    return state.moves


# --- a game as text ---------------------------------------------------------------------------------


def brief(value: Any) -> str:
    """Data in few signs: `tile=3 value=-3`, `[0 1]`."""
    if isinstance(value, dict):
        return "(" + " ".join(f"{key}={brief(entry)}" for key, entry in value.items()) + ")"
    if isinstance(value, list):
        return "[" + " ".join(brief(entry) for entry in value) + "]"
    return value if isinstance(value, str) else json.dumps(value)


def told(event: Data) -> str:
    fields = [f"{key}={brief(value)}" for key, value in event.items() if key != "kind"]
    return " ".join([event["kind"], *fields])


def board(state: State) -> Iterator[str]:
    """Everything in a state, a line for each key and for each entry of a long list."""
    for key, value in state.as_dict().items():
        if key in ("game", "players", "options"):
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict | list):
            yield f"  | {key}:"
            yield from (f"  |   {brief(entry)}" for entry in value)
        else:
            yield f"  | {key}: {brief(value)}"


def lines(setup: Setup, seed: str, moves: Sequence[str]) -> Iterator[str]:
    state = setup.deal(seed)
    yield f"game: {setup.name}"
    yield f"players: {setup.players}"
    yield from (f"option: {name} = {brief(value)}" for name, value in setup.options.items())
    if setup.fingerprint:
        yield f"deck: {setup.fingerprint}"
    yield f"seed: {seed}"
    yield f"seed hash: {state.seed_hash}"
    yield ""
    yield from (f"  {told(event)}" for event in state.events)
    yield from board(state)
    for number, move in enumerate(moves, 1):
        legal = state.legal()
        known = " ".join(legal) if len(legal) <= MOST_MOVES_SHOWN else ""
        yield f"{number}. seat {state.turn}: {move}   of {len(legal)} {known}".rstrip()
        state = state.play(move)
        yield from (f"  {told(event)}" for event in state.events)
        if number % BOARD_EVERY == 0 or state.over:
            yield from board(state)
    yield f"result: {brief(state.result)}"


def text(setup: Setup, seed: str, moves: Sequence[str]) -> str:
    return "".join(line + "\n" for line in lines(setup, seed, moves))


_MOVE = re.compile(r"^\d+\. seat \d+: (?P<move>\S+)   of ", re.MULTILINE)


def moves_in(golden: str) -> list[str]:
    """The moves that a golden game's text tells."""
    return [match["move"] for match in _MOVE.finditer(golden)]


def seed_in(golden: str) -> str:
    (seed,) = re.findall(r"^seed: (.*)$", golden, re.MULTILINE)
    return str(seed)


# --- node counts ------------------------------------------------------------------------------------


def nodes(setup: Setup, record: np.void, depth: int) -> int:
    """How many sequences of `depth` legal moves there are, chance being fixed by the seed."""
    rules, box = setup.game.rules, setup.box
    count = int(rules.count(record, box))
    if depth <= 1:
        return count
    return sum(nodes(setup, after, depth - 1) for _, after in children(setup, record))


def children(setup: Setup, record: np.void) -> Iterator[tuple[str, np.void]]:
    """Every legal move and the record after it."""
    rules, box = setup.game.rules, setup.box
    for k in range(int(rules.count(record, box))):
        code = int(rules.nth(record, box, k))
        after = record.copy()
        rules.apply(after, box, code, SILENT)
        yield setup.game.text(code), after


def divided(setup: Setup, record: np.void, depth: int) -> dict[str, int]:
    """The node count of each legal move: where two counts differ, look at the move that differs."""
    if depth <= 1:
        return {move: 1 for move, _ in children(setup, record)}
    return {move: nodes(setup, after, depth - 1) for move, after in children(setup, record)}


def counts_by_depth(state: State) -> list[int]:
    """Node counts by depth, as deep as runs in a moment."""
    counts = [nodes(state.setup, state._record, 1)]
    while 0 < counts[-1] <= MOST_INNER_NODES:
        counts.append(nodes(state.setup, state._record, len(counts) + 1))
    return counts


def positions(name: str) -> Iterator[tuple[str, int, State]]:
    """Three positions of each golden game: its deal, its middle, and near its end."""
    for variant, setup in variants(name).items():
        golden = golden_file(name, variant).read_text(encoding="utf-8")
        moves = moves_in(golden)
        for ply in sorted({0, len(moves) // 2, len(moves) - 4}):
            yield variant, ply, setup.deal(seed_in(golden)).play_all(moves[:ply])


def counts_text(name: str) -> str:
    rows = [
        "# Node counts: how many sequences of 1, 2, 3 ... legal moves there are from a position.",
        "# A position is a golden game after so many moves; its dice and cards are fixed by its seed.",
        "# Regenerate: python -m tests.golden",
        "",
    ]
    for variant, ply, state in positions(name):
        rows.append(f"{variant} {ply}: {' '.join(map(str, counts_by_depth(state)))}")
    return "\n".join(rows) + "\n"


# --- regenerating -----------------------------------------------------------------------------------


def main() -> None:
    for name in having("golden"):
        for old in (folder(name) / "golden").glob("*.txt"):
            old.unlink()
        for variant, setup in variants(name).items():
            seed = f"golden {variant}"
            moves = random_moves(setup, seed)
            file = golden_file(name, variant)
            file.write_text(text(setup, seed, moves), encoding="utf-8")
            print(f"{name}/{variant}: {len(moves)} moves, {file.stat().st_size:,} bytes")
        counts_file(name).write_text(counts_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
