"""NumPy's default generator (PCG64, seeded by a SeedSequence) in compiled code: the same numbers from the same seed.

For bots that play whole games without Python and shall play them as they would with it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.kernel import typed

WORDS = 4
"""64-bit words of a generator: state and increment, high word first."""
_32, _64, _LOW = np.uint64(32), np.uint64(64), np.uint64(0xFFFFFFFF)
_MULT_HIGH, _MULT_LOW = np.uint64(0x2360ED051FC65DA4), np.uint64(0x4385DF649FCCF645)
_ROTATE, _63, _1 = np.uint64(58), np.uint64(63), np.uint64(1)
_MIX_LEFT, _MIX_RIGHT = np.uint64(0xCA01F9DD), np.uint64(0x4973F715)
_MULT_A, _MULT_B = np.uint64(0x931E8875), np.uint64(0x58F38DED)
_TO_UNIT = 1.0 / (1 << 53)


@typed("UniTuple(uint64, 2)(uint64, uint64)")
def _product(a: Any, b: Any) -> Any:
    """Both halves of a product."""
    a1, a0, b1, b0 = a >> _32, a & _LOW, b >> _32, b & _LOW
    low = a0 * b0
    middle = a1 * b0 + (low >> _32)
    other = a0 * b1 + (middle & _LOW)
    return a1 * b1 + (middle >> _32) + (other >> _32), a * b


@typed("void(uint64[::1])")
def _step(g: Any) -> None:
    high, low = _product(g[1], _MULT_LOW)
    high += g[0] * _MULT_LOW + g[1] * _MULT_HIGH
    g[1] = low + g[3]
    g[0] = high + g[2] + np.uint64(g[1] < low)


@typed("float64(uint64[::1])")
def unit(g: Any) -> float:
    """`Generator.random()`: the next number from 0 to 1."""
    _step(g)
    word, turn = g[0] ^ g[1], g[0] >> _ROTATE
    word = (word >> turn) | (word << ((_64 - turn) & _63))
    return float(word >> np.uint64(11)) * _TO_UNIT


@typed("uint64(uint64, uint64, uint64)")
def _hash(value: Any, before: Any, after: Any) -> Any:
    value = ((value ^ before) * after) & _LOW
    return value ^ (value >> np.uint64(16))


@typed("uint64(uint64[::1], int64)")
def _word(pool: Any, number: int) -> Any:
    """`SeedSequence.generate_state`: word number 0 to 3."""
    c = np.uint64(0x8B51F9DD)
    for _ in range(2 * number):
        c = (c * _MULT_B) & _LOW
    after = (c * _MULT_B) & _LOW
    low = _hash(pool[2 * number % 4], c, after)
    return low | (_hash(pool[2 * number % 4 + 1], after, (after * _MULT_B) & _LOW) << _32)


@typed("void(uint64[::1], uint64[::1])")
def seed(entropy: Any, g: Any) -> None:
    """`default_rng` of a number of 128 bits, given as four words of 32 bits, the low one first."""
    pool, c = g, np.uint64(0x43B0D7E5)
    for i in range(4):
        after = (c * _MULT_A) & _LOW
        pool[i] = _hash(entropy[i], c, after)
        c = after
    for source in range(4):
        for target in range(4):
            if source != target:
                after = (c * _MULT_A) & _LOW
                mixed = _MIX_LEFT * pool[target] - _MIX_RIGHT * _hash(pool[source], c, after)
                mixed &= _LOW
                pool[target] = mixed ^ (mixed >> np.uint64(16))
                c = after
    high, low, inc, inc_low = _word(pool, 0), _word(pool, 1), _word(pool, 2), _word(pool, 3)
    g[2] = (inc << _1) | (inc_low >> _63)
    g[3] = (inc_low << _1) | _1
    g[0] = np.uint64(0)
    g[1] = np.uint64(0)
    _step(g)
    g[1] += low
    g[0] += high + np.uint64(g[1] < low)
    _step(g)
