"""The OpenAPI description: FastAPI's, and by hand what `moves.py` and `streams.py` do without FastAPI."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from lifetable.tables.feeds import BEAT
from lifetable.tables.looking import HEARTBEAT, MOST_TOLD
from lifetable.web.answers import Answer, Invalid, Late, Message, Problem, shown
from lifetable.web.asks import TABLE, MoveAsk
from lifetable.web.codes import as_table
from lifetable.web.described import problem
from lifetable.web.findings import DeckRefused
from lifetable.web.identity import COOKIE, HOST_COOKIE
from lifetable.web.moves import ROUTE as MOVES_ROUTE
from lifetable.web.streams import ROUTE as STREAM_ROUTE

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
# What no route mentions to FastAPI.
_BY_HAND = (MoveAsk, Message, Problem, Invalid, Late, DeckRefused)
_TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The table's name",
    "schema": {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]{0,39}$"},
    "example": TABLE,
}
_EVENTS = f"""Server-Sent Events. First a snapshot (or, after `Last-Event-ID`, everything that was missed; if that is more
than {MOST_TOLD} messages, a snapshot), then a message for each entry: `id` is its number, `data` a `Message`.
`event: presence` tells who is there: `{{"present": [seats], "watchers": n}}`. `event: heartbeat` comes every
{HEARTBEAT:.0f} seconds and tells nothing but that the line is alive. A stream ends after half a megabyte and is taken up again."""

_FRAMES = f"""retry: 1000

id: 15
data: {json.dumps(shown(Message), separators=(",", ":"))}

event: presence
data: {{"present":[0,1],"watchers":0}}

{BEAT.decode()}"""


def describe(app: FastAPI) -> dict[str, Any]:
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
        _, defined = models_json_schema(models, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
        schemas |= defined["$defs"]
        _exemplify(schemas, Answer)
        made["components"]["securitySchemes"] = _identities()
        _secure(made)
        app.openapi_schema = made
    return app.openapi_schema


def _exemplify(schemas: dict[str, Any], root: type[BaseModel]) -> None:
    """FastAPI leaves out what is null, also in examples: here they are whole."""
    for model in root.__subclasses__():
        if model.__name__ in schemas:
            schemas[model.__name__]["examples"] = [shown(model)]
        _exemplify(schemas, model)


def _identities() -> dict[str, Any]:
    return {
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "cookieOverTls": {"type": "apiKey", "in": "cookie", "name": HOST_COOKIE},
        "token": {"type": "http", "scheme": "bearer"},
    }


CLAIMS_ROUTE = "/api/claims"


def _tell_of_pruned(paths: dict[str, Any]) -> None:
    """Wherever a table is asked for, it may no longer be kept."""
    for path, operations in paths.items():
        if "{table}" in path or path == CLAIMS_ROUTE:
            for operation in operations.values():
                answers = operation["responses"] | _problems(410)
                operation["responses"] = dict(sorted(answers.items()))


def _secure(made: dict[str, Any]) -> None:
    """Under /api somebody may say who they are, in either way, or not."""
    for path, operations in made["paths"].items():
        for operation in operations.values():
            if path.startswith("/api/"):
                operation["security"] = [{}, *({name: []} for name in _identities())]


def _reference(model: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{model.__name__}"}


def _problems(*statuses: int) -> dict[str, Any]:
    return {str(status): problem(status) for status in statuses}


def _move() -> dict[str, Any]:
    return {
        "tags": ["at the table"],
        "summary": "Make a move",
        "description": "Saved before it is answered. The same `key` again gets the same answer.",
        "operationId": "move",
        "parameters": [_TABLE],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": _reference(MoveAsk)}},
        },
        "responses": {
            "200": {
                "description": "Made; what changed, as the mover sees it",
                "content": {"application/json": {"schema": _reference(Message)}},
            },
            **_problems(401, 403, 404, 408, 409, 413, 415, 422, 429, 503),
        },
    }


def _stream() -> dict[str, Any]:
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
