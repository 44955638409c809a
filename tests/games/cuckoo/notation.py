"""How moves of Cuckoo are written: `keep` and `swap`."""

from __future__ import annotations

from lifetable.games.compiling import brief
from lifetable.games.notation import UNREADABLE, Letters, is_word, put_word

from . import rules as r

_KEEP, _SWAP = tuple(b"keep"), tuple(b"swap")


@brief
def write(move: int, out: Letters) -> int:
    return put_word(out, 0, _KEEP if move == r.KEEP else _SWAP)


@brief
def read(text: Letters) -> int:
    if is_word(text, _KEEP):
        return r.KEEP
    return r.SWAP if is_word(text, _SWAP) else UNREADABLE
