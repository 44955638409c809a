"""The OpenAPI description: FastAPI's, and by hand what `handler.py` and `streams.py` do without FastAPI."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from lifetable.games import find, names
from lifetable.games.json_schema import Schema, title
from lifetable.games.json_schema import schemas as schemas_of
from lifetable.tables.live.feeds import BEAT
from lifetable.tables.live.views import HEARTBEAT, MOST_MESSAGES
from lifetable.tables.requests import Move
from lifetable.web.handler import MOVES_ROUTE
from lifetable.web.identity import COOKIE, HOST_COOKIE
from lifetable.web.models.requests import TABLE
from lifetable.web.models.responses import SHAPE, Answer, Invalid, Late, Message, Problem, shown
from lifetable.web.models.reviews import DeckRefused
from lifetable.web.openapi.route_docs import problem
from lifetable.web.problem_codes import as_table
from lifetable.web.streams import ROUTE as STREAM_ROUTE
from lifetable.web.streams import frame

ABOUT = f"""
Play three games with people and bots, or let a program play: what the page does, any client can do.

**Who you are.** The first write makes you a person and gives you a cookie, `{COOKIE}` or over TLS `{HOST_COOKIE}`. A program sends
`Authorization: Bearer TOKEN` with a token from `POST /api/me/tokens`.

**A table** is one `Message`. Fetch it once, then follow its stream and put every message's keys over what you
have. Send a move with the `version` you saw and a fresh `key`; if the answer is lost, send the same again.

**Refusals** are `application/problem+json` with a `code` that stays the same, and a `title` in your language.
Every answer carries `X-Request-ID`. A request that cannot be read (400), does not say how long its body is (411) or has an
address and headers that are too long (431) is refused before anybody asks what it wants.

{as_table()}
"""
_SCHEMAS = "#/components/schemas/"
# What no route mentions to FastAPI.
_BY_HAND = (Move, Message, Problem, Invalid, Late, DeckRefused)
_TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The table's name",
    "schema": {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]{0,39}$"},
    "example": TABLE,
}
_EVENTS = f"""Server-Sent Events. First a snapshot (or, after `Last-Event-ID`, everything that was missed; if that is more
than {MOST_MESSAGES} messages, a snapshot), then a message for each entry: `id` is its number, `data` a `Message`.
`event: presence` tells who is there: `{{"present": [seats], "watchers": n}}`. `event: heartbeat` comes every
{HEARTBEAT:.0f} seconds and tells nothing but that the line is alive. A stream ends after half a megabyte and is taken up again."""

_FRAMES = f"""retry: 1000

id: 15
data: {json.dumps(shown(Message), separators=(",", ":"))}

event: presence
data: {{"present":[0,1],"watchers":0}}

{frame(BEAT).decode()}"""


def describe(app: FastAPI) -> Schema:
    """The whole description; made once."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title,
            version=app.version,
            description=ABOUT,
            routes=app.routes,
            tags=app.openapi_tags,
        )
        made["paths"] |= {MOVES_ROUTE: {"post": _move()}, STREAM_ROUTE: {"get": _stream()}}
        made["paths"] = dict(sorted(made["paths"].items()))
        _tell_of_pruned(made["paths"])
        schemas = made["components"]["schemas"]
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        models = [(model, "validation") for model in _BY_HAND]
        _, defined = models_json_schema(models, ref_template=_SCHEMAS + "{model}")  # type: ignore[arg-type]
        schemas |= defined["$defs"]
        schemas |= _games()
        _exemplify(schemas, Answer)
        made["components"]["securitySchemes"] = _identities()
        _secure(made)
        made = _with_shapes(made)
        app.openapi_schema = made
    return app.openapi_schema


def _games() -> Schema:
    """What the games declare of their views and events, and one of any game."""
    made: Schema = {}
    either: dict[str, list[dict[str, str]]] = {"View": [], "Event": []}
    for game in map(find, names()):
        made |= schemas_of(game, _SCHEMAS)
        for of, found in either.items():
            found.append({"$ref": _SCHEMAS + title(game, of.lower())})
    return made | {of: {"anyOf": found} for of, found in either.items()}


def _with_shapes(described: Any) -> Any:
    """Wherever a view or an event of some game stands, what the games declare of it."""
    if isinstance(described, dict):
        if SHAPE in described:
            return {"$ref": _SCHEMAS + described[SHAPE]}
        return {key: _with_shapes(value) for key, value in described.items()}
    return (
        [_with_shapes(value) for value in described] if isinstance(described, list) else described
    )


def _exemplify(schemas: Schema, root: type[BaseModel]) -> None:
    """FastAPI leaves out what is null, also in examples: here they are whole."""
    for model in root.__subclasses__():
        if model.__name__ in schemas:
            schemas[model.__name__]["examples"] = [shown(model)]
        _exemplify(schemas, model)


def _identities() -> Schema:
    return {
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "cookieOverTls": {"type": "apiKey", "in": "cookie", "name": HOST_COOKIE},
        "token": {"type": "http", "scheme": "bearer"},
    }


CLAIMS_ROUTE = "/api/claims"


def _tell_of_pruned(paths: Schema) -> None:
    """Wherever a table is asked for, it may no longer be kept."""
    for path, operations in paths.items():
        if "{table}" in path or path == CLAIMS_ROUTE:
            for operation in operations.values():
                answers = operation["responses"] | _problems(410)
                operation["responses"] = dict(sorted(answers.items()))


def _secure(made: Schema) -> None:
    """Under /api somebody may say who they are, in either way, or not."""
    for path, operations in made["paths"].items():
        for operation in operations.values():
            if path.startswith("/api/"):
                operation["security"] = [{}, *({name: []} for name in _identities())]


def _reference(model: type) -> dict[str, str]:
    return {"$ref": _SCHEMAS + model.__name__}


def _problems(*statuses: int) -> Schema:
    return {str(status): problem(status) for status in statuses}


def _move() -> Schema:
    return {
        "tags": ["at the table"],
        "summary": "Make a move",
        "description": "Saved before it is answered. The same `key` again gets the same answer.",
        "operationId": "move",
        "parameters": [_TABLE],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": _reference(Move)}},
        },
        "responses": {
            "200": {
                "description": "Made; what changed, as the mover sees it",
                "content": {"application/json": {"schema": _reference(Message)}},
            },
            **_problems(401, 403, 404, 408, 409, 413, 415, 422, 429, 503),
        },
    }


def _stream() -> Schema:
    seat = {"type": "integer", "minimum": 0, "maximum": 15}
    number = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
    return {
        "tags": ["at the table"],
        "summary": "Follow a table",
        "description": _EVENTS,
        "operationId": "stream",
        "parameters": [
            _TABLE,
            {"name": "seat", "in": "query", "required": False, "schema": seat},
            {"name": "after", "in": "query", "required": False, "schema": number},
            {"name": "Last-Event-ID", "in": "header", "required": False, "schema": number},
        ],
        "responses": {
            "200": {
                "description": "Until you go, or the server does",
                "content": {
                    "text/event-stream": {"schema": {"type": "string"}, "example": _FRAMES}
                },
            },
            **_problems(401, 403, 404, 422, 429, 503),
        },
    }
