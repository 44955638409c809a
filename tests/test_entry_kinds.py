"""Every kind of entry, also those to come: what each says of its fields is what people are told, and what is forgotten.

The kinds come from the union itself, and their samples from their fields.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, NamedTuple, Union, get_args, get_origin

import msgspec
import orjson
import pytest
from msgspec import NODEFAULT, Struct, UnsetType, structs
from tests.of_a_game import OPEN

from lifetable.games.contract import Data
from lifetable.tables import entries, messages
from lifetable.tables.entries import KINDS, Effects, Entry, What, decode, effects, encode
from lifetable.tables.field_roles import Field, Told, Whose, fields_of, rewritten
from lifetable.tables.luck import Luck
from lifetable.tables.people import personal_data
from lifetable.tables.seats import Seat
from lifetable.tables.settings import Settings
from lifetable.tables.setups import Setups
from lifetable.tables.table import Table

ME, OTHER = "0123456789abcdef", "fedcba9876543210"
SECRET = "sécret"
HERS = "hers"


class Row(NamedTuple):
    """An entry as the database has it."""

    table_id: str
    number: int
    at: int
    kind: str
    by: str | None
    key: str | None
    data: str


def sample(kind: type[Struct], person: str = ME, text: str = SECRET) -> Any:
    """An entry of a kind with something in every field, and a person's texts wherever there may be any."""
    return kind(**{field.name: _value(field, person, text) for field in fields_of(kind)})


def _value(field: Field, person: str, text: str) -> Any:
    match field.whose:
        case Whose.PERSON:
            return person
        case Whose.NAME | Whose.TEXT | Whose.WORDS:
            return text
        case Whose.SEAL:
            return "5ea1"
        case Whose.NOBODYS:
            return _plain(field.type)
    if field.type is Settings:
        return Settings(OPEN, 2)
    if field.type == list[Seat]:  # one of theirs, one of somebody else's, one of a bot
        others = Seat("person", OTHER, "Mia", words=HERS, held=1)
        return [sample(Seat, person, text), others, Seat("bot", None, "Otto", "easy")]
    if get_origin(field.type) is list and issubclass(get_args(field.type)[0], Struct):
        return [sample(get_args(field.type)[0], person, text)]
    return _plain(field.type)


def _plain(wanted: Any) -> Any:
    """Something of a type that is not its default."""
    if get_origin(wanted) in (Union, types.UnionType):
        kinds = [one for one in get_args(wanted) if one not in (type(None), UnsetType)]
        return _plain(kinds[0])
    if get_origin(wanted) is list:
        return [_plain(get_args(wanted)[0])]
    found: Any = {int: 1, str: "a-code", bool: True}[wanted]
    return found


def holds(wanted: Any, kind: type) -> bool:
    """Can a value of a type hold one of another?"""
    return wanted is kind or any(holds(inner, kind) for inner in get_args(wanted))


def lines() -> list[type[Struct]]:
    """All kinds, and what they are made of."""
    found: list[type[Struct]] = list(KINDS.values())
    for kind in found:
        for field in fields_of(kind):
            for inner in (field.type, *get_args(field.type)):
                if isinstance(inner, type) and issubclass(inner, Struct) and inner not in found:
                    found.append(inner)
    return found


def test_the_union_has_every_kind_that_is_written_down() -> None:
    written = {
        kind
        for kind in vars(entries).values()
        if isinstance(kind, type) and issubclass(kind, entries.Kind) and kind is not entries.Kind
    }
    assert written == set(get_args(What)) == set(KINDS.values())
    assert len(KINDS) == len(written), "two kinds have the same name"


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_of_every_field_it_is_said_who_is_told(kind: type[Struct]) -> None:
    for field in fields_of(kind):
        assert field.told is not None, f"{kind.__name__}.{field.name} is neither Public nor Private"


@pytest.mark.parametrize("kind", lines(), ids=lambda kind: kind.__name__)
def test_of_every_text_it_is_said_whose_it_is(kind: type[Struct]) -> None:
    texts = [field for field in fields_of(kind) if holds(field.type, str)]
    for field in texts:
        name = f"{kind.__name__}.{field.name}"
        assert field.whose is not None, f"{name} is a text: whose?"
        if field.whose is not Whose.NOBODYS:  # it can be changed where it stands
            assert {str, type(None), UnsetType} >= set(get_args(field.type) or [field.type]), name
    for field in fields_of(kind):
        assert field in texts or field.whose is None, f"{field.name} is no text"
        assert not holds(field.type, dict) or field.whose is Whose.NOBODYS


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_what_is_written_is_read_again(kind: type[What]) -> None:
    made: What = sample(kind)
    assert decode(kind.kind, encode(made)) == made
    assert decode(kind.kind, encode(made) + "   ") == made  # as an erasure leaves it
    bare = {
        field.name: getattr(made, field.name)
        for field in structs.fields(kind)
        if field.default is NODEFAULT and field.default_factory is NODEFAULT
    }
    least = kind(**bare)
    assert orjson.loads(encode(least)).keys() == bare.keys(), "defaults are not written"
    assert decode(kind.kind, encode(least)) == least
    with_more = orjson.dumps(orjson.loads(encode(made)) | {"new": "hm"}).decode()
    assert decode(kind.kind, with_more) == made


def test_an_entry_that_nobody_knows_is_not_taken_for_another() -> None:
    with pytest.raises(ValueError, match="no entries of kind 'danced'"):
        decode("danced", "{}")
    with pytest.raises(ValueError, match="of kind 'said' is not whole"):
        decode("said", '{"seat":0}')


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_public_fields_are_told_and_no_others(kind: type[What]) -> None:
    table = Table("reef-1", Luck("secret", 0), Setups(str))
    table.seats = [Seat(), Seat("person", OTHER, "Mia")]
    table.settings = Settings(OPEN, 2)
    made: What = sample(kind)
    told = messages.told(table, Entry(7, 9, ME, "key", made))
    public = {field.name for field in fields_of(kind) if field.told is Told.EVERYBODY}
    told = dict(told)
    assert (told.pop("number"), told.pop("kind"), told.pop("at")) == (7, kind.kind, 9)
    told.pop("handle", None)
    by, seat = told.pop("by"), told.pop("seat")
    assert seat == (made.seat if "seat" in public else None)  # type: ignore[union-attr]
    if "name" in public:
        assert by == made.name  # type: ignore[union-attr]
    else:
        assert by == ("Mia" if "seat" in public else None)
    assert told == {name: getattr(made, name) for name in public - {"seat", "name"}}


@pytest.mark.parametrize("luck", [[], [SECRET]])
@pytest.mark.parametrize("by", [ME, OTHER])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_no_kind_of_entry_keeps_what_somebody_wrote(
    kind: type[What], by: str, luck: list[str]
) -> None:
    """Whatever fields it may have one day: of whoever is erased nothing stays but the words that made the luck."""
    made: What = sample(kind)
    row: Any = Row("reef-1", 3, 7, kind.kind, by, "a-key", encode(made))
    (cleaned,) = personal_data.clean([row], ME, {"reef-1": luck})
    theirs = by == ME
    assert (cleaned["now_by"], cleaned["now_key"]) == ((None, None) if theirs else (by, "a-key"))
    assert len(cleaned["now_data"].encode()) >= len(row.data.encode())
    left = decode(kind.kind, cleaned["now_data"])
    assert _kept(left, by) == _expected(made, by, luck)
    assert ME not in cleaned["now_data"]
    if theirs and not luck:
        assert SECRET not in cleaned["now_data"]


def _kept(what: What, by: str | None) -> list[tuple[Whose, str]]:
    """The texts that are in an entry, with what they are."""
    found = []

    def note(whose: Whose, owner: str | None, text: str) -> str:
        found.append((whose, text))
        return text

    rewritten(what, by, note)
    return found


def _expected(what: What, by: str, luck: list[str]) -> list[tuple[Whose, str]]:
    found: list[tuple[Whose, str]] = []

    def note(whose: Whose, owner: str | None, text: str) -> str:
        stays = whose in (Whose.SEAL, Whose.NOBODYS) or (whose is Whose.WORDS and text in luck)
        if whose is Whose.PERSON and text == ME:
            return text  # gone
        gone = owner == ME and not stays and text
        found.append((whose, personal_data.NOBODY if gone else text))
        return text

    rewritten(what, by, note)
    return found


def test_an_entry_that_cannot_be_read_keeps_nothing_of_somebody_either() -> None:
    row: Any = Row("reef-1", 3, 7, "danced", ME, None, orjson.dumps({"text": SECRET}).decode())
    (cleaned,) = personal_data.clean([row], ME, {"reef-1": []})
    assert orjson.loads(cleaned["now_data"]) == {}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_it_is_said_of_every_kind_what_else_is_saved_with_it(kind: type[What]) -> None:
    made: What = sample(kind)
    found = effects(made)
    assert isinstance(found, Effects)
    freed = {"stood", "freed", "removed"}
    assert bool(found.freed) == (kind.kind in freed)
    assert (found.settings is not None) == ("settings" in kind.__struct_fields__)
    assert found.changed or found in (entries.NOTHING, Effects(changed=False, spoke=True))


def test_the_log_is_read_through_these_kinds_alone() -> None:
    """Nobody looks into the data of entries by names of their own."""
    tables = Path(entries.__file__).parent
    for path in tables.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "orjson.loads(row.data)" not in source and ".data[" not in source, path


def test_names_are_changed_wherever_somebody_is_called_by_one() -> None:
    for name, kind in KINDS.items():
        made: What = sample(kind)
        row: Any = Row("reef-1", 3, 7, name, ME, None, encode(made))
        renamed = personal_data.renamed([row], ME, "Guest")
        names = [text for whose, text in _kept(made, ME) if whose is Whose.NAME and text == SECRET]
        assert bool(renamed) == bool(names), name
        for entry in renamed:
            new: Data = msgspec.json.decode(entry["now_data"])
            assert str(new).count("Guest") == len(names), name
            assert orjson.loads(row.data).keys() == new.keys()
