"""What a route says of itself in the description: what it answers, and which refusals there are."""

from __future__ import annotations

from pydantic import BaseModel

from lifetable.games.contract import Data
from lifetable.web.models.responses import Invalid, Late, Problem
from lifetable.web.problems import MEDIA_TYPE

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


def problems(*statuses: int) -> dict[int | str, Data]:
    """The description of refusals, for a route's `responses`."""
    return {status: problem(status) for status in statuses}


def problem(status: int, model: type[BaseModel] | None = None) -> Data:
    kind = model or {409: Late, 422: Invalid}.get(status, Problem)
    reference = {"$ref": f"#/components/schemas/{kind.__name__}"}
    told = {"description": _WHY[status], "content": {MEDIA_TYPE: {"schema": reference}}}
    return told | {"headers": _WAIT} if status in (429, 503) else told


def reads(model: type[BaseModel], *more: int) -> Data:
    """What a route that changes nothing answers."""
    answers = {200: {"model": model}, **problems(*sorted({*_READ, *more}))}
    return {"response_model": None, "responses": answers}


def writes(model: type[BaseModel] | None, *more: int, status: int = 200) -> Data:
    """What a route that changes something answers."""
    made: Data = {"model": model} if model else {"description": "Done"}
    answers = {status: made, **problems(*sorted({*_WRITE, *more}))}
    return {"response_model": None, "status_code": status, "responses": answers}
