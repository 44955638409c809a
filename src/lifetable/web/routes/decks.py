"""Files of one's own for options that take one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request as FrameworkRequest
from starlette.responses import Response

from lifetable.tables.requests import Slug
from lifetable.web.dependencies import RequestNow, UploadsNow
from lifetable.web.models.reviews import DeckKept, DeckRefused
from lifetable.web.openapi.route_docs import problem, writes
from lifetable.web.response import data

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
    asgi: FrameworkRequest,
    request: RequestNow,
    uploads: UploadsNow,
    game: Annotated[Slug, Query()],
    option: Annotated[Slug, Query()] = "deck",
) -> Response:
    """The answer's `file` is the value for the option. Mistakes are told line by line."""
    # Bytes that are not UTF-8 are passed on, for the checker to say where they are.
    text = (await asgi.body()).decode("utf-8", "surrogateescape")
    language = await request.language()
    caller = await request.new_caller()
    return data(await uploads.upload(caller, game, option, text, language), 201)
