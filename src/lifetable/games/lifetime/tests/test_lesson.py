"""What the lesson of Lifetime teaches."""

from __future__ import annotations

from tests.test_lessons import events

from lifetable.tables.lessons import LEARNER, lesson


def test_the_line_teaches_naming_both_ends_and_the_mistake() -> None:
    told = events("lifetime")
    mine = [e["side"] for e in told if e["kind"] == "laid" and e["seat"] == LEARNER]
    assert mine == ["open", "left", "right"]
    assert [(e["seat"], len(e["cards"])) for e in told if e["kind"] == "lost"] == [(1, 5)]


def test_the_line_teaches_refilling_and_equal_numbers() -> None:
    steps = {step["say"].rpartition("-")[2]: step for step in lesson("lifetime")["steps"]}
    assert len(steps["wrong"]["view"]["hand"]) < 7
    assert len(steps["refill"]["view"]["hand"]) == 7
    assert "20b" in steps["equal"]["view"]["hand"]
