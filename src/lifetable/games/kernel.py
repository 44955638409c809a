"""What every compiled game is made of: the record's header, chance, and the log of events.

A state is one flat NumPy record that begins with `HEADER`. Chance comes from Threefry2x64-20, a
counter-based generator: block number n of a game's stream depends on the game's 128-bit key and on n,
on nothing else, so the same seed gives the same game on every machine.

Functions marked `@compiled` keep to what a GPU can compile too: no allocation, no exceptions, no
strings, no lists.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any, cast

import numpy as np

from lifetable.games.compiling import compiled, typed

Record = Any  # one numpy record; Numba types it from its dtype
Log = Any  # int64 array (rows, 8); no rows: nobody listens
# Makes a whole number of any width a plain one.
integer = cast("Callable[[Any], int]", np.int64)
# A place in an array that is known not to be negative: loops over such places compile to wide instructions.
index = cast("Callable[[Any], int]", np.uint64)

HEADER: list[Any] = [
    ("key", np.uint64, 2),
    ("block", np.uint64, 2),
    ("drawn", np.uint64),
    ("ply", np.int32),
    ("players", np.int8),
    ("turn", np.int8),
    ("over", np.int8),
    ("ending", np.int8),
]
LOG_ROWS, LOG_WIDTH = 512, 8
SILENT = np.zeros((0, LOG_WIDTH), np.int64)


# --- chance -----------------------------------------------------------------------------------------

_U0, _U1, _U2, _U3, _U32 = (np.uint64(n) for n in (0, 1, 2, 3, 32))
_LOW32 = np.uint64(0xFFFFFFFF)
_PARITY = np.uint64(0x1BD11BDAA9FC1A22)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1, _MIX2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_CHILD, _PLAYER, _WHIM = (
    np.uint64(0x4348494C44),
    np.uint64(0x504C41594552),
    np.uint64(0x5748494D),
)  # counters' second words


@typed("UniTuple(uint64, 2)(uint64, uint64, uint64)")
def _turn(a: Any, b: Any, bits: Any) -> Any:
    a = a + b
    b = (b << bits) | (b >> (np.uint64(64) - bits))
    return a, b ^ a


@typed("UniTuple(uint64, 2)(uint64, uint64, uint64, uint64)")
def threefry(k0: Any, k1: Any, c0: Any, c1: Any) -> Any:
    """Two random 64-bit words from a key and a counter: Threefry2x64 with 20 rounds (Random123)."""
    k2 = _PARITY ^ k0 ^ k1
    a, b = c0 + k0, c1 + k1
    for lap in range(5):
        if lap % 2 == 0:
            a, b = _turn(a, b, 16)
            a, b = _turn(a, b, 42)
            a, b = _turn(a, b, 12)
            a, b = _turn(a, b, 31)
        else:
            a, b = _turn(a, b, 16)
            a, b = _turn(a, b, 32)
            a, b = _turn(a, b, 24)
            a, b = _turn(a, b, 21)
        a, b = a + k1, b + k2 + np.uint64(lap + 1)
        k0, k1, k2 = k1, k2, k0
    return a, b


@typed("UniTuple(uint64, 2)(uint64[::1], uint64)")
def derive(key: Any, number: Any) -> Any:
    """The key of game `number` of a series."""
    return threefry(key[0], key[1], np.uint64(number), _CHILD)


@compiled
def player_stream(s: Record) -> Any:
    """Where a game's random players start: a stream of their own, fixed by the game's key."""
    return threefry(s.key[0], s.key[1], _U0, _PLAYER)[0]


@compiled
def rekey(s: Record, k0: Any, k1: Any) -> None:
    """Give a state a new stream of chance, from its beginning."""
    s.key[0] = k0
    s.key[1] = k1
    s.drawn = _U0


@compiled
def draw(s: Record) -> Any:
    """The next 32 random bits of the game."""
    lane = s.drawn & _U3
    if lane == _U0:
        a, b = threefry(s.key[0], s.key[1], s.drawn >> _U2, _U0)
        s.block[0] = a
        s.block[1] = b
    word = s.block[integer(lane >> _U1)]
    s.drawn = s.drawn + _U1
    return (word >> (_U32 * (lane & _U1))) & _LOW32


@compiled
def below(s: Record, n: int) -> int:
    """A number from 0 to n - 1, exactly uniform (Lemire's method)."""
    width = np.uint64(n)
    product = draw(s) * width
    if (product & _LOW32) < width:
        unfair = ((_LOW32 - width) + _U1) % width
        while (product & _LOW32) < unfair:
            product = draw(s) * width
    return integer(product >> _U32)


@typed("uint64(uint64)")
def stride(r: Any) -> Any:
    """The next state of a random player's own stream (SplitMix64: quick, and not the game's chance)."""
    return r + _GOLDEN


@typed("uint64(uint64)")
def scatter(r: Any) -> Any:
    """64 random bits out of a random player's stream at `r`."""
    z = (r ^ (r >> np.uint64(30))) * _MIX1
    z = (z ^ (z >> np.uint64(27))) * _MIX2
    return z ^ (z >> np.uint64(31))


@typed("int64(uint64, int64)")
def share(r: Any, n: int) -> int:
    """A number from 0 to n - 1 out of a random player's stream at `r`."""
    return integer(((scatter(r) >> _U32) * np.uint64(n)) >> _U32)


@compiled
def whims(s: Record) -> Any:
    """The stream by which the seat to move may choose among equals: its own, and another one for every move. Whoever sees what the seat sees finds the same."""
    return threefry(np.uint64(s.turn), np.uint64(s.players), np.uint64(s.ply), _WHIM)[0]


@typed("float64(uint64, int64)")
def whim(r: Any, k: int) -> float:
    """Number k of such a stream, from 0 to 1."""
    return float(scatter(r + _GOLDEN * np.uint64(k + 1)) >> np.uint64(11)) / 9007199254740992.0


@compiled
def open_record(s: Record) -> None:
    """Bring the header to the beginning of a game; key and players are already set."""
    s.drawn = _U0
    s.ply = 0
    s.turn = 0
    s.over = 0
    s.ending = 0


@typed("int64(int64, int64)")
def left_of(seat: int, players: int) -> int:
    """The next seat, clockwise."""
    return seat + 1 if seat + 1 < players else 0


# --- sets of places as 64-bit words -----------------------------------------------------------------

_DEBRUIJN = np.uint64(0x03F79D71B4CB0A89)
_PLACE = np.zeros(64, np.int64)
for _i in range(64):
    _PLACE[((0x03F79D71B4CB0A89 << _i) & 0xFFFFFFFFFFFFFFFF) >> 58] = _i


@typed("uint64(int64)")
def bit(place: int) -> Any:
    return _U1 << np.uint64(place)


@typed("int64(uint64)")
def lowest(word: Any) -> int:
    """The smallest member of a set that is not empty."""
    return _PLACE[integer(((word & (~word + _U1)) * _DEBRUIJN) >> np.uint64(58))]


@typed("int64(uint64)")
def size(word: Any) -> int:
    """How many members a set has."""
    word = word - ((word >> _U1) & np.uint64(0x5555555555555555))
    word = (word & np.uint64(0x3333333333333333)) + ((word >> _U2) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return integer((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@typed("int64(uint64, int64)")
def member(word: Any, k: int) -> int:
    """The k-th smallest member, counted from 0."""
    for _ in range(k):
        word = word & (word - _U1)
    return lowest(word)


# --- the log ----------------------------------------------------------------------------------------


@typed("void(int64[:, ::1], int64, int64, int64, int64, int64, int64)")
def emit(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event; the first row counts them. A log without rows costs one comparison."""
    if log.shape[0] > 0:
        row = log[0, 0] + 1
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
        log[row, 5] = d


# --- seeds ------------------------------------------------------------------------------------------

_SERIES = re.compile(r"^(?P<base>.*)/(?P<number>0|[1-9][0-9]{0,17})$", re.DOTALL)


def key_of(seed: int | str) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The 128-bit key of a seed: the head of its SHA-256.

    `"7/12"` is game 12 of the series that seed 7 begins, the same game that a batch of seed 7 plays
    as its number 12.
    """
    text = str(seed)
    series = _SERIES.match(text)
    if series:
        base = key_of(series["base"])
        return np.array(derive(base, np.uint64(int(series["number"]))), np.uint64)
    digest = hashlib.sha256(text.encode()).digest()
    return np.frombuffer(digest[:16], "<u8").astype(np.uint64)


def hash_of(seed: int | str) -> str:
    """What may be shown of a seed before its game is over: nothing of its key can be told from it.

    Anybody can check it: `printf 'lifetable %s' SEED | sha256sum`.
    """
    return hashlib.sha256(f"lifetable {seed}".encode()).hexdigest()
