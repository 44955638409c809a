"""Every lesson is played through: its moves hold, its sentences exist, and it teaches what it should."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.of_a_game import having

from lifetable.errors import SetupError
from lifetable.games import folder
from lifetable.tables.lessons import LEARNER, lesson
from lifetable.words import Words, languages

GAMES = having("lesson.json")
SHORT = 17  # steps; at ten seconds each that is under three minutes


def sentences(game: str) -> set[str]:
    file = folder(game) / "words" / "lesson.en.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played(game: str) -> None:
    made = lesson(game)
    assert made["game"] == game and len(made["names"]) == made["players"]
    assert made["names"][LEARNER] is None and all(made["names"][1:])
    assert 6 <= len(made["steps"]) <= SHORT
    for step, after in zip(made["steps"], made["steps"][1:], strict=False):
        if step["expect"] or step["bot"]:  # its events lead to what the next step shows
            assert after["view"]["ply"] == step["view"]["ply"] + 1
    for step in made["steps"]:
        assert not (step["expect"] and step["bot"])
        assert bool(step["events"]) == bool(step["expect"] or step["bot"])
        if step["expect"]:
            assert step["view"]["turn"] == LEARNER and step["expect"] in step["legal"]
            assert step["spot"], "the learner must be shown where"
        if step["bot"]:
            assert step["view"]["turn"] != LEARNER and step["legal"] == []
    assert sum(bool(step["expect"]) for step in made["steps"]) >= 2
    assert not made["steps"][-1]["expect"] and not made["steps"][-1]["bot"]
    assert json.loads(json.dumps(made)) == made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_step_says_something_short(game: str, language: str) -> None:
    words, steps = Words(language), lesson(game)["steps"]
    for step in steps:
        said = words(step["say"], **step["args"])
        assert 10 < len(said) < 260, said
    assert {step["say"] for step in steps} == sentences(game)


def events(game: str) -> list[dict[str, Any]]:
    return [event for step in lesson(game)["steps"] for event in step["events"]]


def test_a_game_that_does_not_exist_has_no_lesson() -> None:
    with pytest.raises(SetupError):
        lesson("chess")
