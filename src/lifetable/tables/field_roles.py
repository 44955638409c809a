"""What a field of an entry is: who is told of it, and whose it is. It is said beside the field's type, so that showing,
exporting, renaming and erasing need no lists of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Annotated, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct, structs
from msgspec.structs import replace

T = TypeVar("T")
S = TypeVar("S", bound=Struct)


class Told(Enum):
    """Who is told of a field in the `entry` of a message."""

    EVERYBODY = "everybody"
    NOBODY = "nobody"


class Whose(Enum):
    """What a text is. Its owner is the `person` who stands beside it, or else whoever the entry is from."""

    NOBODYS = "nobody's"
    """A code, a move, a name that we gave."""
    PERSON = "person"
    """A person's id."""
    NAME = "name"
    """What its owner is called."""
    TEXT = "text"
    """What its owner has written."""
    WORDS = "words"
    """What its owner adds to the luck of a game."""
    SEAL = "seal"
    """The hash of such words, which tells nothing of them."""


Public = Annotated[T, Told.EVERYBODY]
Private = Annotated[T, Told.NOBODY]
Ours = Annotated[T, Whose.NOBODYS]
Code = Annotated[str, Whose.NOBODYS]
PersonId = Annotated[T, Whose.PERSON]
Name = Annotated[str, Whose.NAME]
Text = Annotated[str, Whose.TEXT]
LuckWords = Annotated[str, Whose.WORDS]
Seal = Annotated[str, Whose.SEAL]

OWNER = "person"
"""The field that says whose the texts beside it are."""

Change = Callable[[Whose, str | None, str], str | None]
"""What becomes of a text, given what it is and whose."""


class Field(NamedTuple):
    """A field as it was declared."""

    name: str
    type: object
    told: Told | None
    whose: Whose | None


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    """The fields of a type, with their roles."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, hints[name]) for name in kind.__struct_fields__)


def _field(name: str, hint: object) -> Field:
    inner, *roles = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    told = next((role for role in roles if isinstance(role, Told)), None)
    return Field(name, inner, told, next((role for role in roles if isinstance(role, Whose)), None))


@cache
def public_fields(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """What everybody is told of an entry, unless it is as always (then it goes without saying)."""
    defaults = {field.name: field.default for field in structs.fields(kind)}
    public = [field.name for field in fields_of(kind) if field.told is Told.EVERYBODY]
    return tuple((name, defaults[name]) for name in public)


def rewritten(line: S, writer: str | None, change: Change) -> S:
    """An entry, or a part of one, with its texts changed; it is from this writer."""
    owner: str | None = getattr(line, OWNER) if OWNER in line.__struct_fields__ else writer
    changed = {}
    for field in fields_of(type(line)):
        value = getattr(line, field.name)
        if field.whose is None:
            new = _within(value, writer, change)
        elif isinstance(value, str):
            new = change(field.whose, owner, value)
        else:
            continue
        if new != value:
            changed[field.name] = new
    return replace(line, **changed) if changed else line


def _within(value: object, writer: str | None, change: Change) -> object:
    if isinstance(value, Struct):
        return rewritten(value, writer, change)
    if isinstance(value, list):
        return [_within(item, writer, change) for item in value]
    return value
