"""What can be called from outside in a game compiled for the browser: the same rules, views and encoder, behind addresses.

Loaded once per game with that game's functions as its globals (`wasm.py`). Whoever calls lays out memory: every argument
is an address, or a number that fits 32 bits. Sizes are those of `wasm.described`.
"""

from __future__ import annotations

from typing import Any

from numba import carray  # type: ignore[attr-defined]

from lifetable.games.encoder import encode as write_json
from lifetable.games.kernel import LOG_ROWS, LOG_WIDTH, derive, rekey
from lifetable.games.notation import UNREADABLE

# The game's functions, put here by whoever loads this file.
deal: Any
score: Any
resample: Any
listing: Any
step: Any
replay: Any
run: Any
write_view: Any
write_whole: Any
write_events: Any
write: Any
read: Any


def door_deal(states: Any, boxes: Any, key: Any, players: int, log: Any) -> None:
    """A game begins; the state was all zeros."""
    s, k, rows = carray(states, 1)[0], carray(key, 2), carray(log, (LOG_ROWS, LOG_WIDTH))
    s.players = players
    rekey(s, k[0], k[1])
    rows[0, 0] = 0
    deal(s, carray(boxes, 1)[0], rows)


def door_listing(states: Any, boxes: Any, moves: Any, room: int) -> int:
    return listing(carray(states, 1), carray(boxes, 1), carray(moves, room))


def door_step(before: Any, after: Any, boxes: Any, move: Any, log: Any) -> int:
    """0, or why the move is refused."""
    rows = carray(log, (LOG_ROWS, LOG_WIDTH))
    rows[0, 0] = 0
    return step(carray(before, 1), carray(after, 1), carray(boxes, 1), carray(move, 1)[0], rows)


def door_replay(states: Any, boxes: Any, moves: Any, many: int) -> int:
    """How many of these moves were legal."""
    silent = carray(moves, (0, LOG_WIDTH))
    return replay(carray(states, 1)[0], carray(boxes, 1)[0], carray(moves, many), silent)


def door_resample(states: Any, boxes: Any, seat: int, key: Any) -> None:
    k = carray(key, 2)
    resample(carray(states, 1)[0], carray(boxes, 1)[0], seat, k[0], k[1])


def door_score(states: Any, boxes: Any, shares: Any, scores: Any) -> None:
    s = carray(states, 1)[0]
    score(s, carray(boxes, 1)[0], carray(shares, s.players), carray(scores, s.players))


def door_run(
    states: Any,
    boxes: Any,
    key: Any,
    games: int,
    haste: int,
    shares: Any,
    scores: Any,
    length: Any,
    ending: Any,
) -> None:
    """The first games of a series, played at random; the number of players stands in the state."""
    players = carray(states, 1)[0].players
    run(
        carray(states, 1),
        carray(boxes, 1)[0],
        carray(key, 2),
        0,
        haste,
        carray(shares, (games, players)),
        carray(scores, (games, players)),
        carray(length, games),
        carray(ending, games),
        carray(length, (0, LOG_WIDTH)),  # nobody listens
    )


def door_view(states: Any, boxes: Any, seat: int, aids: int, tape: Any, room: int) -> None:
    write_view(carray(states, 1), carray(boxes, 1), seat, aids != 0, carray(tape, room))


def door_whole(states: Any, boxes: Any, tape: Any, room: int) -> None:
    write_whole(carray(states, 1), carray(boxes, 1), carray(tape, room))


def door_events(
    states: Any, boxes: Any, log: Any, rows: int, seat: int, tape: Any, room: int
) -> None:
    """`log` begins with its first event here, not with their number."""
    told = carray(log, (rows, LOG_WIDTH))
    write_events(carray(states, 1), carray(boxes, 1), told, seat, carray(tape, room))


def door_encode(
    program: Any,
    numbers: int,
    at: int,
    words: Any,
    letters: int,
    texts: Any,
    length: int,
    texts_at: Any,
    many: int,
    tape: Any,
    told: int,
    out: Any,
    room: int,
) -> int:
    return write_json(
        carray(program, numbers),
        at,
        carray(words, letters),
        carray(texts, length),
        carray(texts_at, many),
        carray(tape, told),
        carray(out, room),
    )


def door_text(move: Any, out: Any, room: int) -> int:
    """How a move is written; returns how many letters."""
    return write(carray(move, 1)[0], carray(out, room))


def door_move(text: Any, letters: int, move: Any) -> int:
    """Is a text the move that is then written there?"""
    meant = read(carray(text, letters))
    carray(move, 1)[0] = meant
    return meant != UNREADABLE


def door_derive(key: Any, number: Any, derived: Any) -> None:
    """The key of a game of a series."""
    k0, k1 = derive(carray(key, 2), carray(number, 1)[0])
    carray(derived, 2)[0] = k0
    carray(derived, 2)[1] = k1


# State, box, numbers, words of 64 bits, bytes, floats: addresses of them; i: a number.
ARGUMENTS = {
    "deal": "sbuin",
    "listing": "sbni",
    "step": "ssbnn",
    "replay": "sbni",
    "resample": "sbiu",
    "score": "sbfn",
    "run": "sbuiifnnn",
    "view": "sbiini",
    "whole": "sbni",
    "events": "sbniini",
    "encode": "niicicininici",
    "text": "nci",
    "move": "cin",
    "derive": "uuu",
}
"""What each door is given."""
ANSWERING = {"listing", "step", "replay", "encode", "text", "move"}
"""Doors that answer with a number."""
