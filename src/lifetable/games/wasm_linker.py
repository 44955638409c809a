"""From the one object that LLVM writes to a WebAssembly module that runs: memory is laid out, addresses are filled in.

Everything a module needs is in its object already, so there is nothing to look for and no linker to install. What is done
here is described in "WebAssembly Object File Linking" of the tool conventions (object files of version 2).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

STACK = 1 << 16  # bytes, from 0 up; it grows down, and where it ends memory ends
PAGE = 1 << 16
_MAGIC = b"\0asm\1\0\0\0"
(_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _TABLE, _MEMORY, _GLOBAL, _EXPORT) = range(8)
_CODE, _DATA = 10, 11
_FUNCTIONS, _MEMORIES, _GLOBALS = 0, 2, 3  # kinds of what is imported and exported
_IMPORTED_FUNCTION, _IMPORTED_TABLE, _IMPORTED_MEMORY, _IMPORTED_GLOBAL = range(4)
_SEGMENTS, _SYMBOLS = 5, 8  # parts of the section "linking"
_SYMBOL_OF_DATA = 1
_UNDEFINED, _NAMED = 0x10, 0x40
_I32, _CONST, _GLOBAL_GET, _END = 0x7F, 0x41, 0x23, 0x0B
# Kinds of relocations: what is filled in, and how.
_BY_INDEX = {0: "function", 6: "type", 7: "global"}
_BY_ADDRESS = {3: "leb", 4: "sleb", 5: "i32"}
_WITH_ADDEND = {3, 4, 5, 8, 9}


class LinkError(Exception):
    """The object needs something that it does not bring."""


# --- reading ----------------------------------------------------------------------------------------


class _Reader:
    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def number(self, signed: bool = False) -> int:
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def some(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.some(self.number()).decode()


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    if not data.startswith(_MAGIC):
        raise LinkError("no WebAssembly object")
    reader = _Reader(data, len(_MAGIC))
    while reader.at < len(data):
        kind = reader.number()
        yield kind, reader.some(reader.number())


@dataclass(frozen=True)
class _Datum:
    """Where a piece of data lies: in which segment, and where there."""

    segment: int
    offset: int


@dataclass
class _Object:
    sections: dict[int, bytes] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)
    symbols: list[_Datum | int | None] = field(default_factory=list)
    """By number: a piece of data, or the index of what else it is."""
    doors: dict[str, int] = field(default_factory=dict)
    """Functions by name."""
    relocations: dict[int, bytes] = field(default_factory=dict)
    """By the section, counted as they come, that they are for."""

    @classmethod
    def read(cls, data: bytes) -> _Object:
        found = cls()
        for kind, body in _sections(data):
            found.order.append(kind)
            if kind != _CUSTOM:
                found.sections[kind] = body
                continue
            reader = _Reader(body)
            name = reader.name()
            if name == "linking":
                found._linking(reader)
            elif name.startswith("reloc."):
                section = reader.number()
                found.relocations[section] = body[reader.at :]
        return found

    def _linking(self, reader: _Reader) -> None:
        if reader.number() != 2:
            raise LinkError("an object of another version")
        while reader.at < len(reader.data):
            part, size = reader.number(), reader.number()
            end = reader.at + size
            if part == _SEGMENTS:
                for _ in range(reader.number()):
                    reader.name()
                    self.alignments.append(1 << reader.number())
                    reader.number()
            elif part == _SYMBOLS:
                for _ in range(reader.number()):
                    self._symbol(reader)
            reader.at = end

    def _symbol(self, reader: _Reader) -> None:
        kind, flags = reader.number(), reader.number()
        if kind == _SYMBOL_OF_DATA:
            name = reader.name()
            if flags & _UNDEFINED:
                raise LinkError(name)
            self.symbols.append(_Datum(reader.number(), reader.number()))
            reader.number()
            return
        index = reader.number()
        if kind == 0 and not flags & _UNDEFINED:
            self.doors[reader.name()] = index
        elif kind != 3 and (not flags & _UNDEFINED or flags & _NAMED):
            reader.name()
        self.symbols.append(index)


# --- writing ----------------------------------------------------------------------------------------


def _leb(value: int) -> bytes:
    out = bytearray()
    while True:
        byte, value = value & 0x7F, value >> 7
        if value == 0:
            return bytes((*out, byte))
        out.append(byte | 0x80)


def _sleb(value: int) -> bytes:
    out = bytearray()
    while True:
        byte, value = value & 0x7F, value >> 7
        if value == (-1 if byte & 0x40 else 0):
            return bytes((*out, byte))
        out.append(byte | 0x80)


def _padded(value: int) -> bytes:
    """Five bytes, as many as the object has left free."""
    return bytes((value >> (7 * i) & 0x7F) | (0x80 if i < 4 else 0) for i in range(5))


def _vector(entries: list[bytes]) -> bytes:
    return _leb(len(entries)) + b"".join(entries)


def _section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + _leb(len(body)) + body


def _name(text: str) -> bytes:
    return _leb(len(text.encode())) + text.encode()


def link(data: bytes, doors: Mapping[str, str]) -> bytes:
    """A module with its own memory that exports it, its `heap` (where free memory begins) and these functions by new names."""
    made = _Object.read(data)
    _check_imports(made.sections.get(_IMPORT, b"\0"))
    segments = _segments(made.sections.get(_DATA, b"\0"))
    at, addresses = STACK, list[int]()
    for (_, content), alignment in zip(segments, made.alignments, strict=True):
        at = -(-at // alignment) * alignment
        addresses.append(at)
        at += len(content)
    heap = -(-at // 16) * 16
    code = _filled(made, made.order.index(_CODE), made.sections[_CODE], addresses)
    if _DATA in made.order and made.order.index(_DATA) in made.relocations:
        raise LinkError("data that points to other data")
    functions = {
        shown: made.doors[name] for name, shown in sorted(doors.items(), key=lambda d: d[1])
    }
    exports = [_name("memory") + bytes([_MEMORIES, 0]), _name("heap") + bytes([_GLOBALS, 1])]
    exports += [_name(shown) + bytes([_FUNCTIONS]) + _leb(i) for shown, i in functions.items()]
    constants = [_number(STACK, changes=True), _number(heap, changes=False)]
    parts = [
        _section(_TYPE, made.sections[_TYPE]),
        _section(_FUNCTION, made.sections[_FUNCTION]),
        _section(_MEMORY, _vector([b"\0" + _leb(heap // PAGE + 1)])),
        _section(_GLOBAL, _vector(constants)),
        _section(_EXPORT, _vector(exports)),
        _section(_CODE, code),
    ]
    if segments:
        placed = zip(addresses, (content for _, content in segments), strict=True)
        parts.append(_section(_DATA, _vector([_placed(*one) for one in placed])))
    return _MAGIC + b"".join(parts)


def _check_imports(body: bytes) -> None:
    """Memory, the table of functions and the stack pointer are what every object asks for; ours are made here."""
    reader = _Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.number()
        if kind == _IMPORTED_FUNCTION or (kind == _IMPORTED_GLOBAL and name != "__stack_pointer"):
            raise LinkError(name)
        if kind == _IMPORTED_GLOBAL:
            reader.some(2)
            continue
        if kind == _IMPORTED_TABLE:
            reader.some(1)
        if reader.number() & 1:
            reader.number()
        reader.number()


def _segments(body: bytes) -> list[tuple[int, bytes]]:
    reader, found = _Reader(body), []
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.number() != _CONST:
            raise LinkError("a segment of another kind")
        offset = reader.number(signed=True)
        if reader.number() != _END:
            raise LinkError("a segment of another kind")
        found.append((offset, reader.some(reader.number())))
    return found


def _number(value: int, changes: bool) -> bytes:
    return bytes([_I32, changes, _CONST]) + _sleb(value) + bytes([_END])


def _placed(address: int, content: bytes) -> bytes:
    return bytes([0, _CONST]) + _sleb(address) + bytes([_END]) + _leb(len(content)) + content


def _filled(made: _Object, section: int, body: bytes, addresses: list[int]) -> bytes:
    """A section with every index and address in its place."""
    if section not in made.relocations:
        return body
    out, reader = bytearray(body), _Reader(made.relocations[section])
    for _ in range(reader.number()):
        kind, offset, symbol = reader.number(), reader.number(), reader.number()
        addend = reader.number(signed=True) if kind in _WITH_ADDEND else 0
        if kind in _BY_INDEX:
            index = symbol if kind == 6 else made.symbols[symbol]
            assert isinstance(index, int)
            out[offset : offset + 5] = _padded(index)
        elif kind in _BY_ADDRESS:
            there = made.symbols[symbol]
            assert isinstance(there, _Datum)
            address = addresses[there.segment] + there.offset + addend
            if kind == 5:
                out[offset : offset + 4] = address.to_bytes(4, "little")
            else:
                out[offset : offset + 5] = _padded(address)
        else:
            raise LinkError(f"a relocation of kind {kind}")
    return bytes(out)
