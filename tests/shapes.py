"""What is made from the games' declarations, written where it belongs:

    python -m tests.shapes

`examples.json` in each game's folder (a view and events of games that were really played), the tables in docs/data.md,
and the page's types (ui/src/api/types.d.ts, if Node is there). A test says when one of them is not up to date.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

from tests.golden import variants

from lifetable.games import find, folder, names
from lifetable.games.contract import Data, Game
from lifetable.games.face import Setup
from lifetable.games.json_schema import meaning
from lifetable.games.schema import (
    Bunch,
    EachSeat,
    Field,
    Flag,
    Integer,
    ListOf,
    Maybe,
    Options,
    Record,
    Seat,
    Shape,
    Text,
    Translated,
    Word,
    head,
)

ROOT = Path(__file__).parent.parent
DATA = ROOT / "docs" / "data.md"
TYPES = ROOT / "ui" / "src" / "api" / "types.d.ts"
PLIES, GAMES = (
    13,
    3,
)  # how far into a game the example is; how many of each variant are searched for kinds of events
_SPOT = re.compile(r"(<!-- made from (?P<game>[\w-]+) -->\n).*?(<!-- end -->\n)", re.DOTALL)


# --- examples ---------------------------------------------------------------------------------------


def examples(game: Game) -> Data:
    """A view and what the move before told, and an event of each kind that some random games bring."""
    rng = random.Random(7)
    state = Setup(game, game.info.least_players).deal("an example")
    for _ in range(PLIES):
        state = state.play(rng.choice(state.legal()))
    seat = state.turn
    kinds: dict[str, Data] = {}
    for setup in variants(game.info.name).values():
        for number in range(GAMES):
            played = setup.deal(f"an example/{number}")
            while True:
                for event in played.events:
                    kinds.setdefault(event["kind"], event)
                if played.over or len(kinds) == len(game.shapes.kinds):
                    break
                played = played.play(rng.choice(played.legal()))
    told = {kind.name: kinds[kind.name] for kind in game.shapes.kinds if kind.name in kinds}
    return {"view": state.view(seat), "events": state.events_for(seat), "kinds": told}


def as_text(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


# --- tables -----------------------------------------------------------------------------------------


def written(shape: Shape) -> str:
    """A shape in few signs."""
    match shape:
        case Integer(None, None):
            return "integer"
        case Integer(least, most):
            return f"{'' if least is None else least}…{'' if most is None else most}"
        case Seat():
            return "seat"
        case Flag():
            return "true/false"
        case Word(words):
            return "/".join(words)
        case Text():
            return "text"
        case Translated():
            return "{language: text}"
        case Options():
            return "{option: value}"
        case Maybe(of):
            return f"{written(of)} or null"
        case ListOf(of):
            return f"[{written(of)}]"
        case EachSeat(of):
            return f"[{written(of)} of each seat]"
        case Bunch():
            return "{name: how many}"
        case Record(fields):
            return "{" + ", ".join(_pair(field) for field in fields) + "}"


def _pair(field: Field) -> str:
    return f"{field.name}{'?' if field.left_out else ''}: {written(field.shape)}"


def _row(field: Field, note: str = "") -> str:
    return f"| `{field.name}` | `{written(field.shape)}` | {meaning(field)}{note} |"


def tables(game: Game) -> str:
    """What its views and events hold."""
    shapes = game.shapes
    lines = ["| key | value | meaning |", "| --- | --- | --- |"]
    lines += [_row(field) for field in shapes.view]
    lines += [
        _row(field, " (never in a view)") for field in shapes.whole if field.name in shapes.hidden
    ]
    lines += ["", "| event | fields | meaning |", "| --- | --- | --- |"]
    for kind in shapes.kinds:
        fields = ", ".join(f"`{_pair(field)}`{_only(field)}" for field in kind.fields)
        told = (field for field in kind.fields if " " in field.meaning)  # not just "Whose"
        notes = [kind.meaning, *(f"`{field.name}`: {field.meaning}" for field in told)]
        lines.append(f"| `{kind.name}` | {fields} | {'. '.join(notes)} |")
    return "\n".join(lines) + "\n"


def _only(field: Field) -> str:
    told = f" (only for `{field.sees.seat}`)" if field.sees.seat else ""
    return told + (f" ({field.when})" if field.when else "")


def common() -> str:
    """What the views of all games hold."""
    rows = [_row(field) for field in head("")]
    rows[0] = "| `game` | `text` | Its name |"
    return "\n".join(["| key | value | meaning |", "| --- | --- | --- |", *rows]) + "\n"


def with_tables(text: str) -> str:
    """docs/data.md with its tables made anew."""

    def made(spot: re.Match[str]) -> str:
        name = spot["game"]
        return spot[1] + (common() if name == "every-game" else tables(find(name))) + spot[3]

    return _SPOT.sub(made, text)


# --- types ------------------------------------------------------------------------------------------


def types() -> str:
    """The page's types, from the description of a server that has only the games of this package."""
    describe = "import json; from lifetable.web.app import create_framework as a; print(json.dumps(a().openapi()))"
    own = {name: value for name, value in os.environ.items() if name != "LIFETABLE_GAMES"}
    described = subprocess.run(
        [sys.executable, "-c", describe], env=own, capture_output=True, check=True
    )
    return subprocess.run(
        ["node", "make_types.mjs"],
        cwd=ROOT / "ui",
        input=described.stdout,
        capture_output=True,
        check=True,
    ).stdout.decode()


def main() -> None:
    for name in names():
        (folder(name) / "examples.json").write_text(as_text(examples(find(name))), encoding="utf-8")
    DATA.write_text(with_tables(DATA.read_text(encoding="utf-8")), encoding="utf-8")
    if (ROOT / "ui" / "node_modules").is_dir():
        TYPES.write_text(types(), encoding="utf-8")


if __name__ == "__main__":
    main()
