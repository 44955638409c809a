"""What routes share: who is asking, answers that are encoded already, and how refusals are described."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import orjson
from fastapi import Depends, Path, Query, Request
from pydantic import BaseModel
from starlette.responses import Response

from lifetable.tables import Hub
from lifetable.tables.quotas import Caller
from lifetable.web.answers import Invalid, Late, Problem
from lifetable.web.asks import TABLE
from lifetable.web.problems import MEDIA_TYPE, WebError
from lifetable.web.sharing import share
from lifetable.web.visit import Visit

_WHY = {
    401: "Nobody is known by this cookie or token",
    403: "Not yours to do, not for a token, sent by another site, or banned (`until` says how long)",
    404: "There is no such thing",
    408: "The body came too slowly",
    409: "Not as the table is now; `message` is, where it has moved on since you looked",
    410: "The table was here, but is no longer kept",
    411: "The body's length was not said",
    413: "The body is too large",
    415: "The body is of another kind",
    422: "It does not fit, or the rules refuse it",
    429: "Too much at once; Retry-After says how many seconds to wait",
    503: "Not possible right now; Retry-After says how many seconds to wait",
}
_WAIT = {
    "Retry-After": {
        "description": "Seconds to wait",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
        "example": 2,
    }
}
_READ = (401, 422, 429, 503)
_WRITE = (401, 403, 408, 411, 413, 415, 422, 429, 503)


async def _visit(request: Request) -> Visit:
    visit: Visit = request.scope["visit"]
    return visit


async def _hub(request: Request) -> Hub:
    visit: Visit = request.scope["visit"]
    return visit.house.hub


async def _in_person(request: Request) -> Visit:
    visit: Visit = request.scope["visit"]
    await visit.person()  # a token that is not valid is told so
    if visit.bearer is not None:
        raise WebError("token-cannot", 403)
    return visit


VisitNow = Annotated[Visit, Depends(_visit)]
InPersonNow = Annotated[Visit, Depends(_in_person)]
"""For what a program may not do with its token: whoever finds one must not become its owner for good."""
HubNow = Annotated[Hub, Depends(_hub)]
TableId = Annotated[
    str,
    Path(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$", description="The table's name", examples=[TABLE]),
]
SeatNumber = Annotated[int, Path(ge=0, le=15, description="Counted from 0, clockwise")]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=15, description="Through the eyes of which of your seats")
]


async def caller_of(visit: Visit) -> Caller:
    """Who asks and from where, as it is counted."""
    person = await visit.person()
    return Caller(person.id if person else None, visit.address)


def shared_from(visit: Visit) -> str | None:
    """What links for others begin with, if not with the address that the caller uses."""
    settings = visit.house.settings
    near = settings.host if visit.local else ""  # a proxy's address is not ours
    return share(settings.base_url, near, visit.base_url)


def encoded(body: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """JSON that somebody has written already."""
    return Response(body, status, headers, "application/json")


def data(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    # Rows of a database have names of columns that are not quite strings.
    return encoded(orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS), status, headers)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The description of refusals, for a route's `responses`."""
    return {status: problem(status) for status in statuses}


def problem(status: int, model: type[BaseModel] | None = None) -> dict[str, Any]:
    kind = model or {409: Late, 422: Invalid}.get(status, Problem)
    reference = {"$ref": f"#/components/schemas/{kind.__name__}"}
    told = {"description": _WHY[status], "content": {MEDIA_TYPE: {"schema": reference}}}
    return told | {"headers": _WAIT} if status in (429, 503) else told


def reads(model: type[BaseModel], *more: int) -> dict[str, Any]:
    """What a route that changes nothing answers."""
    answers = {200: {"model": model}, **problems(*sorted({*_READ, *more}))}
    return {"response_model": None, "responses": answers}


def writes(model: type[BaseModel] | None, *more: int, status: int = 200) -> dict[str, Any]:
    """What a route that changes something answers."""
    made: dict[str, Any] = {"model": model} if model else {"description": "Done"}
    answers = {status: made, **problems(*sorted({*_WRITE, *more}))}
    return {"response_model": None, "status_code": status, "responses": answers}
