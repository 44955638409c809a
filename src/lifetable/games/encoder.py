"""From a tape to JSON, for every game: what is declared becomes a program, and one compiled function runs it.

The program is an array of numbers: how many words there are (keys with their quotes and commas, words of a few), where each
begins and the last ends, then the instructions. So the encoder itself knows no game, and runs wherever compiled code does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import orjson

from lifetable.games.compiling import brief
from lifetable.games.kernel import index
from lifetable.games.schema import (
    EVERYBODY,
    Bunch,
    EachSeat,
    Field,
    Flag,
    Integer,
    Kind,
    ListOf,
    Maybe,
    Options,
    Record,
    Seat,
    Shape,
    Shapes,
    Text,
    Translated,
    Word,
    head,
)

Numbers = np.ndarray[Any, np.dtype[np.int64]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]

# An instruction is four numbers: what to do, from where to where in the words to copy first, and what it needs.
(
    END,
    WORD,  # nothing more
    JUMP,  # where to
    REPEAT,  # where to go on if there is more
    OPTIONS,
    INTEGER,  # this and what follows read a number from the tape
    COUNT,  # of one thing of a bunch; nothing is written if there is none
    LIST,  # where to go on if it is empty
    CHOICE,  # the first of some words: write the one so many behind it
    TEXT,  # a text of the box
    NULLABLE,  # where to go on if it is null
    OPTIONAL,  # where to go on if it is missing
    CASE,  # so many targets follow: go on at the one that the tape says
) = range(13)
TOO_LONG, UNLIKE = -1, -2
_WIDTH = 4
_DIGITS = 24  # room for any number and a comma
_WITHIN = 16  # bits for the length of a list; four lists can be within each other
_LONGEST = (1 << _WITHIN) - 1
_ALWAYS = (b"null", b"false", b"true")
_NULL, _FALSE = range(2)
_ZERO, _MINUS, _COMMA, _OPEN, _CLOSE, _BUNCH = b"0-,[]{"


class Texts(NamedTuple):
    """Texts from the box as JSON, and where each of them begins."""

    data: Bytes
    at: Numbers

    @classmethod
    def of(cls, values: Iterable[str | Mapping[str, str]]) -> Texts:
        """Texts, or texts by language."""
        return cls(*_packed(orjson.dumps(value) for value in values))


class Program(NamedTuple):
    """What encodes the views and events of a game."""

    code: Numbers
    words: bytes
    view: int
    whole: int
    events: int

    def with_options(self, options: Mapping[str, Any]) -> Bytes:
        """The words of this program; behind the last of them come the options."""
        return _with_options(self.words, orjson.dumps(dict(options)))


@lru_cache(maxsize=256)
def _with_options(words: bytes, options: bytes) -> Bytes:
    return np.frombuffer(bytearray(words + options), np.uint8)


def program_of(name: str, shapes: Shapes) -> Program:
    """The program for what a game declares."""
    made, common = _Made(), head(name)
    view = made.entry(Record((*common, *shapes.view)))
    whole = made.entry(Record((*common[:-1], *shapes.whole)))
    events = made.events(shapes.kinds)
    data, at = _packed(made.words)
    before = 1 + at.size

    def meant(number: int, counts: str) -> int:
        if counts == "words":
            return int(at[number])
        return before + number if counts == "code" else number

    code = [len(made.words), *at, *(meant(*number) for number in made.code)]
    entries = (before + entry for entry in (view, whole, events))
    return Program(np.array(code, np.int64), data.tobytes(), *entries)


def _packed(values: Iterable[bytes]) -> tuple[Bytes, Numbers]:
    parts = list(values)
    at = np.cumsum([0, *map(len, parts)], dtype=np.int64)
    return np.frombuffer(bytearray(b"".join(parts)), np.uint8), at


class _Made:
    """A program in the making."""

    def __init__(self) -> None:
        self.words = list(_ALWAYS)
        self.code: list[tuple[int, str]] = []  # numbers, and what they count: "", "words" or "code"
        self._before = b""  # text that the next instruction will copy

    def entry(self, shape: Shape) -> int:
        at = len(self.code)
        self._shape(shape)
        self._add(END)
        return at

    def events(self, kinds: Iterable[Kind]) -> int:
        """A list of events: each the number of its kind, then what that kind holds."""
        at = len(self.code)
        numbers = {kind.number: kind for kind in kinds}
        end, ends = self._forward(LIST), []
        body = len(self.code)
        self._add(CASE, max(numbers) + 1)
        cases = len(self.code)
        self.code += [(0, "code")] * (max(numbers) + 1)
        for number, kind in numbers.items():
            self._land(cases + number)
            self._fields(b'{"kind":%s' % orjson.dumps(kind.name), kind.fields, events=True)
            ends.append(self._forward(JUMP))
        for hole in ends:
            self._land(hole)
        self._add(REPEAT, body, "code")
        self._land(end)
        self._add(END)
        return at

    def _add(self, instruction: int, needs: int = 0, counts: str = "") -> int:
        """Returns where the number that it needs stands."""
        copied = self._word(self._before)
        self._before = b""
        self.code += [(instruction, ""), (copied, "words"), (copied + 1, "words"), (needs, counts)]
        return len(self.code) - 1

    def _forward(self, instruction: int) -> int:
        """An instruction with a target that is not known yet."""
        return self._add(instruction, 0, "code")

    def _land(self, hole: int) -> None:
        if self._before:
            self._add(WORD)
        self.code[hole] = (len(self.code), "code")

    def _word(self, text: bytes) -> int:
        if text not in self.words:
            self.words.append(text)
        return self.words.index(text)

    def _choices(self, words: tuple[str, ...]) -> int:
        """Words in a row, which a number chooses from."""
        quoted = [orjson.dumps(word) for word in words]
        for first in range(len(self.words)):
            if self.words[first : first + len(words)] == quoted:
                return first
        self.words += quoted
        return len(self.words) - len(words)

    def _fields(self, opening: bytes, fields: tuple[Field, ...], events: bool = False) -> None:
        """Records are written key by key; `opening` is what stands before the first."""
        self._before += opening
        for n, field in enumerate(fields):
            optional = field.left_out or (events and field.sees is not EVERYBODY)
            if optional and self._before:
                self._add(WORD)
            skip = self._forward(OPTIONAL) if optional else None
            self._before += (b"," if n or events else b"") + orjson.dumps(field.name) + b":"
            self._shape(field.shape)
            if skip is not None:
                self._land(skip)
        self._before += b"}"

    def _shape(self, shape: Shape) -> None:
        match shape:
            case Integer() | Seat():
                self._add(INTEGER)
            case Flag():
                self._add(CHOICE, _FALSE)
            case Word((word,)):
                self._before += orjson.dumps(word)
            case Word(words):
                self._add(CHOICE, self._choices(words))
            case Text() | Translated():
                self._add(TEXT)
            case Options():
                self._add(OPTIONS)
            case Maybe(of):
                skip = self._forward(NULLABLE)
                self._shape(of)
                self._land(skip)
            case ListOf(of) | EachSeat(of):
                end = self._forward(LIST)
                body = len(self.code)
                self._shape(of)
                self._add(REPEAT, body, "code")
                self._land(end)
            case Bunch(words):
                self._before += b"{"
                self._add(WORD)
                for word in words:
                    self._before = orjson.dumps(word) + b":"
                    self._add(COUNT)
                self._before = b"}"
            case Record(fields):
                self._fields(b"{", fields)


# --- the encoder ------------------------------------------------------------------------------------


@brief
def encode(
    program: Any, at: int, words: Any, texts: Any, texts_at: Any, tape: Any, out: Any
) -> int:
    """Write what a tape tells as JSON, by the program from `at` on.

    Returns the length, or TOO_LONG if there is not enough room, or UNLIKE if the tape holds more or less than the
    program reads. It is one function because Numba counts who uses an array that is passed on, which would take four
    times as long as all the rest.
    """
    n, read, lengths = 0, 1, 0
    while True:
        instruction, needs = program[index(at)], program[index(at + 3)]
        start, end = program[index(at + 1)], program[index(at + 2)]
        at += _WIDTH
        value = 0
        if n + end - start + _DIGITS > out.shape[0]:
            return TOO_LONG
        if instruction >= INTEGER:
            if read > tape[0]:
                return UNLIKE
            value = tape[index(read)]
            read += 1
            if instruction == COUNT:
                if value == 0:
                    continue
                if out[index(n - 1)] != _BUNCH:
                    out[index(n)] = _COMMA
                    n += 1
        while start < end:
            out[index(n)] = words[index(start)]
            n += 1
            start += 1
        if instruction == INTEGER or instruction == COUNT:
            if value < 0:
                out[index(n)] = _MINUS
                n += 1
                value = -value
            rest = value
            while rest > 9:
                rest //= 10
                n += 1
            n += 1
            place = n
            while value > 9:
                place -= 1
                out[index(place)] = _ZERO + value % 10
                value //= 10
            out[index(place - 1)] = _ZERO + value
        elif instruction == REPEAT:
            lengths -= 1
            if lengths & _LONGEST:
                out[index(n)] = _COMMA
                at = needs
            else:
                out[index(n)] = _CLOSE
                lengths >>= _WITHIN
            n += 1
        elif instruction == LIST:
            out[index(n)] = _OPEN
            n += 1
            if value:
                lengths = (lengths << _WITHIN) | value
            else:
                out[index(n)] = _CLOSE
                n += 1
                at = needs
        elif instruction == JUMP:
            at = needs
        elif instruction == CASE:
            at = program[index(at + value)]
        elif instruction == TEXT:
            start, end = texts_at[value], texts_at[value + 1]
            if n + end - start > out.shape[0]:
                return TOO_LONG
            while start < end:
                out[index(n)] = texts[index(start)]
                n += 1
                start += 1
        elif instruction == END:
            return n if read == tape[0] + 1 else UNLIKE
        elif instruction == OPTIONAL:
            if not value:
                at = needs
        elif instruction != WORD:
            word = needs + value
            if instruction == NULLABLE:
                if value:
                    continue
                at = needs
                word = _NULL
            start, end = program[1 + word], program[2 + word]
            if instruction == OPTIONS:
                start, end = program[1 + program[0]], words.shape[0]
            if n + end - start > out.shape[0]:
                return TOO_LONG
            while start < end:
                out[index(n)] = words[index(start)]
                n += 1
                start += 1
