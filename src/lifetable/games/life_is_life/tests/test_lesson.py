"""What the lesson of Life is Life teaches."""

from __future__ import annotations

from collections import Counter

from tests.test_lessons import events

from lifetable.tables.lessons import LEARNER, lesson


def test_the_pool_teaches_trade_knock_count_and_lives() -> None:
    told = events("life-is-life")
    assert [e["points"] for e in told if e["kind"] == "totals"] == [[27, 9, 6]]
    assert [(e["seat"], e["change"]) for e in told if e["kind"] == "lives"] == [(1, -1), (2, -2)]
    level = [e for e in told if e["kind"] == "counted" and e["seat"] is None and sum(e["counts"])]
    assert level, "somebody must be level once"
    steps = lesson("life-is-life")["steps"]
    assert sum(bool(step["expect"]) for step in steps) >= 5


def test_a_sudden_death_is_averted() -> None:
    told = [e for e in events("life-is-life") if e["kind"] == "traded"]
    mia = next(e for e in told if e["seat"] == 1)
    saved = next(e for e in told if e["seat"] == LEARNER and e["row"] == 1)
    assert mia["took"].get("cat") and saved["took"] == {"cat": 1}


def test_a_trade_that_is_forbidden_could_have_been_tried() -> None:
    step = next(s for s in lesson("life-is-life")["steps"] if s["say"].endswith("-forbidden"))
    row, hand = step["view"]["rows"][1], step["view"]["hand"]
    assert not Counter(row) - Counter(hand), "the learner holds the very animals of the row"
    assert "2:GM" not in step["legal"] and step["expect"] in step["legal"]
