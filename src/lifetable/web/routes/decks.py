"""Files of one's own for options that take one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from lifetable.web.asks import Slug
from lifetable.web.described import HubNow, VisitNow, data, problem, writes
from lifetable.web.findings import DeckKept, DeckRefused

router = APIRouter(prefix="/api", tags=["games"])

_upload = writes(DeckKept, 409, status=201)
_upload["responses"][422] = problem(422, DeckRefused)
_file = {"schema": {"type": "string", "maxLength": 2_000_000}}
_body = {"required": True, "content": {"text/csv": _file, "text/plain": _file}}


@router.post(
    "/decks",
    summary="Keep a file of mine, for an option that takes one",
    openapi_extra={"requestBody": _body},
    **_upload,
)
async def upload(
    request: Request,
    visit: VisitNow,
    hub: HubNow,
    game: Annotated[Slug, Query()],
    option: Annotated[Slug, Query()] = "deck",
) -> Response:
    """The answer's `file` is the value for the option. Mistakes are told line by line."""
    # Bytes that are not UTF-8 are passed on, for the checker to say where they are.
    text = (await request.body()).decode("utf-8", "surrogateescape")
    language = await visit.language()
    person = await visit.somebody()
    return data(await hub.upload(person, game, option, text, language, visit.address), 201)
