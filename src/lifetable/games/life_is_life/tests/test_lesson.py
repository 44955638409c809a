"""What the lesson of Life is Life teaches."""

from __future__ import annotations

from tests.test_lessons import events


def test_the_pool_teaches_trade_knock_count_and_lives() -> None:
    told = events("life-is-life")
    assert [e["points"] for e in told if e["kind"] == "totals"] == [[20, 16, 9]]
    assert [(e["seat"], e["change"]) for e in told if e["kind"] == "lives"] == [(1, -1), (2, -2)]
    level = [e for e in told if e["kind"] == "counted" and e["seat"] is None and sum(e["counts"])]
    assert level, "somebody must be level once"
