"""The first game: a lesson for each game, played out of its `lesson.json`.

A lesson has players, options, a seed, the names of the seats (the learner, seat 0, has none) and steps. A
step says something (`say`, a message of the game's `words/lesson.LANG.ftl`), points at something (`spot`),
and may ask the learner for a move (`expect`) or have somebody else make one (`bot`). Moves in `meanwhile`
are made unseen before the step, so that a lesson can jump to what is worth teaching.
"""

from __future__ import annotations

import json
from functools import cache

from lifetable.errors import SetupError
from lifetable.games import find, folder
from lifetable.games.contract import Data
from lifetable.games.face import Setup, State

LEARNER = 0


def lesson(game: str) -> Data:
    """The lesson of a game, every step with what the learner sees before its move.

    `events` are what the step's move brings about, as the learner is told. SetupError, code `no-lesson`, if the game
    has none.
    """
    return _lesson(game)


@cache
def _lesson(game: str) -> Data:
    script = _script(game)
    setup = Setup(find(game), script["players"], **script["options"])
    state = setup.deal(script["seed"])
    steps = []
    for line in script["steps"]:
        state = state.play_all(line.get("meanwhile", []))
        step, state = _step(line, state)
        steps.append(step)
    return {
        "game": setup.name,
        "players": setup.players,
        "options": dict(setup.options),
        "names": script["names"],
        "steps": steps,
        "result": state.result,
    }


def _script(game: str) -> Data:
    file = folder(game) / "lesson.json"
    if not file.is_file():
        raise SetupError("no-lesson", game=game)
    script: Data = json.loads(file.read_text(encoding="utf-8"))
    return script


def _step(line: Data, state: State) -> tuple[Data, State]:
    expect, made = line.get("expect"), line.get("bot")
    step = {
        "say": line["say"],
        "args": line.get("args", {}),
        "spot": line.get("spot"),
        "expect": expect,
        "bot": made,
        "view": state.view(LEARNER),
        "legal": state.legal() if expect else [],
        "outcomes": state.outcomes(LEARNER) if expect else {},
        "events": [],
    }
    if move := expect or made:
        state = state.play(move)
        step["events"] = state.events_for(LEARNER)
    return step, state
