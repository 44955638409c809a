"""What the lesson of That's Life! teaches."""

from __future__ import annotations

from tests.test_lessons import events

from lifetable.tables.lessons import LEARNER, lesson


def test_the_path_teaches_tile_clover_guard_and_finish() -> None:
    steps, told = lesson("thats-life")["steps"], events("thats-life")
    mine = [event for event in told if event.get("seat") == LEARNER]
    assert [e["value"] for e in mine if e["kind"] == "taken"] == [-4, 0, 8]
    assert any(e["kind"] == "moved" and e["piece"] == "guard" for e in mine)
    turned = next(s for s in steps if s["say"].endswith("-turned"))
    assert turned["view"]["scores"][LEARNER] == 4  # the clover turns the minus
    assert told[-1] == {"kind": "won", "seats": [LEARNER]}


def test_the_path_teaches_frozen_guards_and_tiles_that_leave() -> None:
    steps = {step["say"].rpartition("-")[2]: step for step in lesson("thats-life")["steps"]}
    frozen = {
        stop["tile"]
        for stop in steps["frozen"]["view"]["path"]
        if stop["guards"] and not stop["pawns"]
    }
    assert {10, 13} <= frozen
    assert [e["tile"] for e in steps["passed"]["events"] if e["kind"] == "left"] == [1, 2]
