"""What the description allows is taken: an integer is one however JSON spells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from lifetable.tables import requests
from lifetable.tables.requests import Request


def models() -> list[type[Request]]:
    found, waiting = [], [Request]
    while waiting:
        model = waiting.pop()
        found.append(model)
        waiting += model.__subclasses__()
    return found


def integers(schema: Any) -> Iterator[dict[str, Any]]:
    """The parts of a field's schema that say integer."""
    if isinstance(schema, dict):
        if schema.get("type") == "integer":
            yield schema
        for key, part in schema.items():
            if key != "$defs":
                yield from integers(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from integers(part)


def fields() -> list[tuple[type[Request], str]]:
    """Every field of every request in which an integer can stand."""
    return [
        (model, name)
        for model in models()
        for name, schema in model.model_json_schema().get("properties", {}).items()
        if list(integers(schema))
    ]


FIELDS = fields()


def taken(model: type[Request], name: str, text: str) -> Any:
    """What is read where a field has this value in JSON."""
    info = model.model_fields[name]
    given = f'{{"x": {text}}}' if "Properties" in str(schema_of(model, name)) else text
    adapter: TypeAdapter[Any] = TypeAdapter(info.rebuild_annotation())
    read = adapter.validate_json(given)
    return read["x"] if isinstance(read, dict) else read


def schema_of(model: type[Request], name: str) -> Any:
    return model.model_json_schema()["properties"][name]


def test_there_are_such_fields() -> None:
    named = {name for _, name in FIELDS}
    assert named >= {"seat", "version", "players", "pace", "seconds", "options"}


@pytest.mark.parametrize(
    ("model", "name"), FIELDS, ids=lambda part: getattr(part, "__name__", part)
)
def test_an_integer_may_be_written_with_a_point(model: type[Request], name: str) -> None:
    (schema,) = integers(schema_of(model, name))
    for value in (schema["minimum"], schema["maximum"], 3):
        for text in (f"{value}", f"{value}.0", f"{value}.0e0"):
            read = taken(model, name, text)
            assert read == value and type(read) is int
    beyond = [f"{schema['minimum'] - 1}.0", f"{schema['maximum'] + 1}.0"]
    for text in (*beyond, "3.5", "1e999", "NaN"):
        with pytest.raises(ValidationError):
            taken(model, name, text)


def test_nothing_else_is_an_integer() -> None:
    adapter: TypeAdapter[int] = TypeAdapter(requests.Number)
    for text in ("true", '"13"', "null", "[13]", "13.000001"):
        with pytest.raises(ValidationError):
            adapter.validate_json(text)
