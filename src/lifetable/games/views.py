"""Views and events of any game, written onto a tape. Loaded once per game with its writers as globals (`contract.Views.of`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lifetable.games.compiling import brief, compiled
from lifetable.games.kernel import Log, Record
from lifetable.games.tape import Tape, close_list, open_list, put, put_if

# What the game's `shapes.py` writes, put here by whoever loads this file.
view: Callable[..., None]
whole: Callable[..., None]
event: Callable[..., int]


@compiled
def _head(s: Record, tape: Tape) -> None:
    """`schema.head` without what no number tells: the game's name and options; and without the seat."""
    tape[0] = 0
    put(tape, s.players)
    put(tape, s.ply)
    put_if(tape, not s.over, s.turn)
    put(tape, s.over)


@brief
def write_view(states: Any, boxes: Any, seat: int, aids: bool, tape: Tape) -> None:
    """What a seat (-1: a spectator) may see."""
    _head(states[0], tape)
    put_if(tape, seat >= 0, seat)
    view(states[0], boxes[0], seat, aids, tape)


@brief
def write_whole(states: Any, boxes: Any, tape: Tape) -> None:
    """Everything, hidden or not."""
    _head(states[0], tape)
    whole(states[0], boxes[0], tape)


@brief
def write_events(states: Any, boxes: Any, log: Log, seat: int, tape: Tape) -> None:
    """What a seat is told of a log without its first row; `states` is what came of it."""
    tape[0] = 0
    opened, n, row = open_list(tape), 0, 0
    while row < log.shape[0]:
        put(tape, log[row, 0])
        row = event(states[0], boxes[0], log, row, seat, tape)
        n += 1
    close_list(tape, opened, n)
