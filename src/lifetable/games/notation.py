"""Moves as people write them, written and read by compiled code, so that a browser writes and reads them the same way.

A game's own `notation.py` says how, with these few words. A text is an array of its bytes; large and small letters are one.
"""

from __future__ import annotations

from typing import Any

from lifetable.games.compiling import compiled, typed

Letters = Any  # uint8 array
UNREADABLE = -1
MOST_LETTERS = 64
SPACE, ZERO, NINE, DASH, COLON = b" 09-:"
_A, _Z, _SMALL = b"AZ "


@typed("int64(uint8[::1], int64, int64)")
def put_sign(out: Letters, n: int, sign: int) -> int:
    """Write one sign as number n; returns the number of the next."""
    if n < out.shape[0]:
        out[n] = sign
    return n + 1


@typed("int64(uint8[::1], int64, int64, int64)")
def put_number(out: Letters, n: int, number: int, digits: int) -> int:
    """Write a number with so many digits at least."""
    size, rest = 1, number
    while rest > 9:
        size += 1
        rest //= 10
    for _ in range(digits - size):
        n = put_sign(out, n, ZERO)
    for i in range(size):
        rest = number
        for _ in range(size - 1 - i):
            rest //= 10
        n = put_sign(out, n, ZERO + rest % 10)
    return n


@compiled
def put_word(out: Letters, n: int, word: Any) -> int:
    """Write a word, given as bytes."""
    for sign in word:
        n = put_sign(out, n, sign)
    return n


@typed("int64(uint8[::1], int64)")
def sign_at(text: Letters, at: int) -> int:
    """A sign, letters as small ones; 0 behind the end."""
    if at >= text.shape[0]:
        return 0
    sign = text[at]
    return sign + _SMALL if _A <= sign <= _Z else sign


@typed("int64(uint8[::1], int64)")
def past_space(text: Letters, at: int) -> int:
    """Where to go on: behind one space, if there is one."""
    return at + 1 if sign_at(text, at) == SPACE else at


@typed("int64(uint8[::1], int64)")
def past_colon(text: Letters, at: int) -> int:
    """Behind a colon and a space on each side of it; UNREADABLE if there is none."""
    at = past_space(text, at)
    return past_space(text, at + 1) if sign_at(text, at) == COLON else UNREADABLE


@typed("int64(uint8[::1], int64, int64)")
def number_at(text: Letters, at: int, digits: int) -> int:
    """The number that these digits write; UNREADABLE if not all of them are digits."""
    number = 0
    for i in range(digits):
        sign = sign_at(text, at + i)
        if not ZERO <= sign <= NINE:
            return UNREADABLE
        number = 10 * number + sign - ZERO
    return number


@compiled
def is_word(text: Letters, word: Any) -> bool:
    """Is the whole text this word, given as bytes in small letters?"""
    same = text.shape[0] == len(word)
    for at in range(len(word)):
        same = same and sign_at(text, at) == word[at]
    return same
