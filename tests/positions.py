"""Exact positions, built by hand, for tests of single rules.

A position is a state like any other: it can be looked at and played on. Chance to come is fixed by `seed`.
How positions of a game are built lies with the game, in `tests/positions.py` of its folder.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lifetable.errors import MoveError
from lifetable.games.contract import Data
from lifetable.games.face import Setup, State
from lifetable.games.kernel import LOG_WIDTH, key_of

NO_ROWS = np.zeros((0, LOG_WIDTH), np.int64)


def state_of(setup: Setup, record: np.void, seed: int | str = 0) -> State:
    """A state around a record, with chance of its own."""
    record["key"] = key_of(seed)
    record["drawn"] = 0
    return State(setup, str(seed), np.atleast_1d(record), NO_ROWS, None)


def edited(state: State, **fields: Any) -> State:
    """The same state but for some fields of its record. A value may be a dict: places of an array."""
    record = state._record.copy()
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, entry in value.items():
                record[name][place] = entry
        else:
            record[name] = value
    return State(state.setup, state.seed, np.atleast_1d(record), state._rows[:0], state._trail)


def kinds(state: State) -> list[str]:
    """The kinds of events that the last move brought."""
    return [event["kind"] for event in state.events]


def event(state: State, kind: str) -> Data:
    """The one event of a kind."""
    (found,) = [event for event in state.events if event["kind"] == kind]
    return found


def events(state: State, kind: str) -> list[Data]:
    """All events of a kind, without their kind."""
    return [
        {key: value for key, value in event.items() if key != "kind"}
        for event in state.events
        if event["kind"] == kind
    ]


def refused(state: State, move: str, code: str) -> None:
    """Check that a move is refused for this reason and that nothing changes."""
    before = state.as_dict()
    with pytest.raises(MoveError) as caught:
        state.play(move)
    assert caught.value.code == f"{state.setup.name}-{code}"
    assert state.as_dict() == before
    assert move not in state.legal()
