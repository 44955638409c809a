"""How moves of Life is Life are written: `3:GGB` lays three cards for the third row, `knock`."""

from __future__ import annotations

import numpy as np

from lifetable.games.compiling import brief
from lifetable.games.life_is_life import rules as r
from lifetable.games.life_is_life.shapes import ANIMALS
from lifetable.games.notation import (
    COLON,
    UNREADABLE,
    Letters,
    is_word,
    number_at,
    past_colon,
    put_number,
    put_sign,
    put_word,
    sign_at,
)

_KNOCK = tuple(b"knock")
_LETTERS = tuple("".join(letter for letter, _ in ANIMALS.values()).encode())
_SMALL = tuple("".join(letter for letter, _ in ANIMALS.values()).lower().encode())
_LAID = (1 << r.ROW_SHIFT) - 1


@brief
def write(move: int, out: Letters) -> int:
    if move == r.KNOCK:
        return put_word(out, 0, _KNOCK)
    n = put_sign(out, put_number(out, 0, move >> r.ROW_SHIFT, 1), COLON)
    laid = np.uint64(move & _LAID)
    for species in range(r.SPECIES):
        for _ in range(r.held(laid, species)):
            n = put_sign(out, n, _LETTERS[species])
    return n


@brief
def read(text: Letters) -> int:
    if is_word(text, _KNOCK):
        return r.KNOCK
    row, at = number_at(text, 0, 1), past_colon(text, 1)
    if row < 1 or at < 0 or not 1 <= text.shape[0] - at <= r.HAND:
        return UNREADABLE
    laid = 0
    while at < text.shape[0]:
        species = 0
        while species < r.SPECIES and _SMALL[species] != sign_at(text, at):
            species += 1
        if species == r.SPECIES:
            return UNREADABLE
        laid += 1 << (4 * species)
        at += 1
    return row << r.ROW_SHIFT | laid
