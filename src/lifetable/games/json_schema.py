"""JSON Schema of a game's views and events, from what it declares."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache

from lifetable.games import folder
from lifetable.games.contract import Data, Game
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
    Text,
    Translated,
    Word,
    head,
)

Schema = Data


def title(game: Game, of: str = "") -> str:
    """What a game's schemas are called: `ThatsLife`, `ThatsLifeRolled`."""
    return "".join(part.capitalize() for part in f"{game.info.name}-{of}".split("-"))


def view_schema(game: Game) -> Schema:
    """What a view of this game is."""
    return _object((*head(game.info.name), *game.shapes.view), game)


def event_schema(game: Game, kind: Kind) -> Schema:
    """What an event of this kind is."""
    named = Field("kind", Word((kind.name,)), "What happened")
    made = _object((named, *kind.fields), game, events=True)
    return {"description": kind.meaning, **made}


def schemas(game: Game, where: str = "#/$defs/") -> dict[str, Schema]:
    """Everything by name, with examples: the view, each kind of event, and an event of any kind."""
    shown = examples(game)
    kinds = {
        title(game, kind.name): _shown(event_schema(game, kind), shown["kinds"].get(kind.name))
        for kind in game.shapes.kinds
    }
    return {
        title(game, "view"): _shown(view_schema(game), shown["view"]),
        title(game, "event"): {"oneOf": [{"$ref": where + name} for name in kinds]},
        **kinds,
    }


def _shown(schema: Schema, example: Schema | None) -> Schema:
    return schema if example is None else schema | {"examples": [example]}


def document(game: Game) -> Schema:
    """All of it as one JSON Schema: what it describes is a view or an event."""
    either = [{"$ref": f"#/$defs/{title(game, of)}"} for of in ("view", "event")]
    draft = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": draft, "anyOf": either, "$defs": schemas(game)}


@cache
def examples(game: Game) -> Schema:
    """A view, what the move before told, and an event of most kinds, of games that were really played."""
    file = folder(game.info.name) / "examples.json"
    if not file.is_file():
        return {"view": None, "events": [], "kinds": {}}
    return json.loads(file.read_text(encoding="utf-8"))


def _object(fields: tuple[Field, ...], game: Game, events: bool = False) -> Schema:
    optional = {f.name for f in fields if f.left_out or (events and f.sees is not EVERYBODY)}
    return {
        "type": "object",
        "properties": {field.name: _property(field, game) for field in fields},
        "required": [field.name for field in fields if field.name not in optional],
        "additionalProperties": False,
    }


def _property(field: Field, game: Game) -> Schema:
    return {**schema_of(field.shape, game), "description": meaning(field)}


def meaning(field: Field) -> str:
    """What a key means, when it is there and who may see it, for people."""
    text = field.meaning
    if field.sees.seat is not None:
        text += f" (only for `{field.sees.seat}`)"
    if field.when:
        text += f" ({field.when})"
    return text + " (not at a table without the memory aid)" if field.aid else text


def schema_of(shape: Shape, game: Game) -> Schema:
    match shape:
        case Integer(least, most):
            limits = {"minimum": least, "maximum": most}
            return {"type": "integer"} | {k: v for k, v in limits.items() if v is not None}
        case Seat():
            return {"type": "integer", "minimum": 0, "maximum": game.info.most_players - 1}
        case Flag():
            return {"type": "boolean"}
        case Word(words):
            return {"type": "string", "enum": list(words)}
        case Text():
            return {"type": "string"}
        case Translated():
            return {"type": "object", "additionalProperties": {"type": "string"}}
        case Options():
            return {"type": "object", "properties": _options(game), "additionalProperties": False}
        case Maybe(of):
            return {"anyOf": [schema_of(of, game), {"type": "null"}]}
        case ListOf(of):
            return {"type": "array", "items": schema_of(of, game)}
        case EachSeat(of):
            limits = {"minItems": game.info.least_players, "maxItems": game.info.most_players}
            return {"type": "array", "items": schema_of(of, game), **limits}
        case Bunch(words):
            counts = {word: {"type": "integer", "minimum": 1} for word in words}
            return {"type": "object", "properties": counts, "additionalProperties": False}
        case Record(fields):
            return _object(fields, game)


def _options(game: Game) -> Schema:
    kinds: dict[str, Schema] = {
        "flag": {"type": "boolean"},
        "number": {"type": "integer"},
        "file": {"type": "string"},
    }
    return {
        option.name: {"type": "string", "enum": list(option.choices)}
        if option.kind == "choice"
        else kinds[option.kind]
        for option in game.info.options
    }


# --- for a board that knows nothing of the game -----------------------------------------------------


def fields_of(fields: Sequence[Field]) -> list[Data]:
    """What keys hold, in the few words that a plain board needs: a seat is written as a name, a flag as a sign."""
    return [_plain(field) for field in fields]


def _plain(field: Field) -> Data:
    shape, each, many = _inner(field.shape), False, False
    if isinstance(shape, EachSeat):
        shape, each = _inner(shape.of), True
    if isinstance(shape, ListOf | EachSeat):
        shape, many = _inner(shape.of), True
    match shape:
        case Seat():
            holds = "seat"
        case Flag():
            holds = "flag"
        case Record():
            holds = "record"
        case Bunch():
            holds = "bunch"
        case Translated():
            holds = "translated"
        case _:
            holds = "text"
    inside = fields_of(shape.fields) if isinstance(shape, Record) else []
    return {"name": field.name, "holds": holds, "each": each, "many": many, "fields": inside}


def _inner(shape: Shape) -> Shape:
    return _inner(shape.of) if isinstance(shape, Maybe) else shape
