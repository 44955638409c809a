"""What the lesson of Lifetime teaches."""

from __future__ import annotations

from tests.test_lessons import events

from lifetable.tables.lessons import LEARNER


def test_the_line_teaches_naming_both_ends_and_the_mistake() -> None:
    told = events("lifetime")
    mine = [e["side"] for e in told if e["kind"] == "laid" and e["seat"] == LEARNER]
    assert mine == ["open", "left", "right"]
    assert [(e["seat"], len(e["cards"])) for e in told if e["kind"] == "lost"] == [(1, 5)]
