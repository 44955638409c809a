"""How moves of Lifetime are written: `3:1801` opens for the third person, `-:91` for nobody, `<91` and `>20b` lay a card."""

from __future__ import annotations

from lifetable.games.compiling import brief, compiled
from lifetable.games.lifetime import rules as r
from lifetable.games.notation import (
    COLON,
    DASH,
    UNREADABLE,
    Letters,
    number_at,
    past_colon,
    past_space,
    put_number,
    put_sign,
    sign_at,
)

_LEFT, _RIGHT, _SECOND = b"<>b"


@brief
def write(move: int, out: Letters) -> int:
    kind, place = move // (16 * r.YEARS), move // (2 * r.YEARS) % 8
    if kind == r.OPEN:
        n = put_sign(out, put_number(out, 0, place, 1), COLON)
    elif kind == r.BLIND:
        n = put_sign(out, put_sign(out, 0, DASH), COLON)
    else:
        n = put_sign(out, 0, _LEFT if kind == r.LEFT else _RIGHT)
    n = put_number(out, n, move % r.YEARS, 4 if kind == r.OPEN else 2)
    return put_sign(out, n, _SECOND) if move // r.YEARS % 2 else n


@brief
def read(text: Letters) -> int:
    head, at, digits, place = sign_at(text, 0), past_colon(text, 1), 2, 0
    if head == _LEFT or head == _RIGHT:
        kind, at = (r.LEFT if head == _LEFT else r.RIGHT), past_space(text, 1)
    elif head == DASH:
        kind = r.BLIND
    else:
        kind, place, digits = r.OPEN, number_at(text, 0, 1), 4
        if not 1 <= place <= r.PEOPLE:
            return UNREADABLE
    return UNREADABLE if at < 0 else _with_card(text, at, digits, kind, place)


@compiled
def _with_card(text: Letters, at: int, digits: int, kind: int, place: int) -> int:
    number, end = number_at(text, at, digits), at + digits
    second = sign_at(text, end) == _SECOND
    if number < 0 or text.shape[0] != end + second:
        return UNREADABLE
    return ((kind * 8 + place) * 2 + second) * r.YEARS + number
