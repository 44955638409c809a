"""How moves of That's Life! are written: `p12` a pawn, `g5` a guard, `p12-` one back, `stay`."""

from __future__ import annotations

from lifetable.games.compiling import brief
from lifetable.games.notation import (
    DASH,
    UNREADABLE,
    ZERO,
    Letters,
    is_word,
    number_at,
    put_number,
    put_sign,
    put_word,
    sign_at,
)
from lifetable.games.thats_life import rules as r

_PAWN, _GUARD = b"pg"
_STAY = tuple(b"stay")


@brief
def write(move: int, out: Letters) -> int:
    kind, tile = move // r.SLOTS, move % r.SLOTS
    if kind == r.STAY:
        return put_word(out, 0, _STAY)
    n = put_sign(out, 0, _PAWN if kind == r.PAWN or kind == r.PAWN_BACK else _GUARD)
    n = put_number(out, n, tile, 1)
    return put_sign(out, n, DASH) if kind >= r.PAWN_BACK else n


@brief
def read(text: Letters) -> int:
    if is_word(text, _STAY):
        return r.STAY * r.SLOTS
    piece, end = sign_at(text, 0), text.shape[0]
    if piece != _PAWN and piece != _GUARD:
        return UNREADABLE
    back = sign_at(text, end - 1) == DASH
    digits = end - 2 if back else end - 1
    if not 1 <= digits <= 2 or (digits == 2 and sign_at(text, 1) == ZERO):
        return UNREADABLE
    tile = number_at(text, 1, digits)
    if not 0 <= tile <= r.TILES:
        return UNREADABLE
    kind = r.PAWN if piece == _PAWN else r.GUARD
    return (kind + (r.PAWN_BACK if back else r.PAWN)) * r.SLOTS + tile
