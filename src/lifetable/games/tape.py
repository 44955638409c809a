"""The tape: a row of whole numbers on which compiled code writes what a seat is told, in the order of the declaration.

The first number counts the others. Nothing is written behind the end: a tape that was too short counts on, and whoever
asked comes with a longer one. Lists are preceded by their length, what may be null or missing by a flag, texts from the
box are numbers (`Game.texts`), words the number of the word. What a seat may not see is never written.
"""

from __future__ import annotations

from typing import Any

from lifetable.games.compiling import typed

Tape = Any  # int64 array
NOBODY, ALL = -1, -2  # who looks: a spectator, somebody who sees everything


@typed("void(int64[::1], int64)")
def put(tape: Tape, value: int) -> None:
    """Write one number."""
    n = tape[0] + 1
    tape[0] = n
    if n < tape.shape[0]:
        tape[n] = value


@typed("void(int64[::1], boolean, int64)")
def put_if(tape: Tape, there: bool, value: int) -> None:
    """Write one number that may be null, or a key that may be missing."""
    put(tape, there)
    if there:
        put(tape, value)


@typed("int64(int64[::1])")
def open_list(tape: Tape) -> int:
    """Begin a list of unknown length; `close_list` is given what this returns."""
    put(tape, 0)
    return tape[0]


@typed("void(int64[::1], int64, int64)")
def close_list(tape: Tape, opened: int, length: int) -> None:
    if opened < tape.shape[0]:
        tape[opened] = length


@typed("boolean(int64, int64)")
def sees(viewer: int, seat: int) -> bool:
    """Does a viewer see what a seat sees?"""
    return viewer == seat or viewer == ALL
