"""Sheets of an arena, compared."""

from __future__ import annotations

from dataclasses import fields

import numpy as np

from lifetable.arena.sheet import Sheet

TIMED = {"seconds", "thought", "thinker"}


def same_games(one: Sheet, other: Sheet) -> bool:
    """Are these the same games with the same results, whatever time they took?"""
    return all(
        np.array_equal(getattr(one, column.name), getattr(other, column.name))
        for column in fields(one)
        if column.name not in TIMED
    )
