"""Files of one's own for options that take one: a shelf of decks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.requests import Request as FrameworkRequest
from starlette.responses import Response

from lifetable.tables.requests import Slug
from lifetable.web.dependencies import RequestNow, UploadsNow
from lifetable.web.models.requests import DeckAsk
from lifetable.web.models.reviews import Deck, DeckKept, DeckRefused, Decks
from lifetable.web.openapi.route_docs import problem, reads, writes
from lifetable.web.response import data

router = APIRouter(prefix="/api", tags=["games"])

_upload = writes(DeckKept, 409, status=201)
_upload["responses"][422] = problem(422, DeckRefused)
_file = {"schema": {"type": "string", "maxLength": 2_000_000}}
_body = {"required": True, "content": {"text/csv": _file, "text/plain": _file}}
File = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$", examples=["c1d931139bec5cb3c8ff7b7c"])]


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
    name: Annotated[str, Query(max_length=60, description="What I call it")] = "",
    keep: Annotated[bool, Query(description="false: only say how it is understood")] = True,
) -> Response:
    """The answer's `file` is the value for the option. Names and years of birth and death are enough; a table as any
    spreadsheet saves it is understood (CSV in most encodings, or .xlsx as its bytes), and `findings` and `people` say how.
    Mistakes are told line by line.
    """
    # Bytes that are not UTF-8 are passed on, for the checker to say where they are.
    text = (await asgi.body()).decode("utf-8", "surrogateescape")
    language = await request.language()
    caller = await request.new_caller()
    found = await uploads.upload(caller, game, option, text, language, name, keep=keep)
    return data(found, 201)


@router.get("/decks", summary="My decks, newest first", **reads(Decks))
async def decks(request: RequestNow, uploads: UploadsNow) -> Response:
    return data({"decks": await uploads.shelf((await request.caller()).person)})


@router.get("/decks/{file}", summary="A deck that I have or have a link to", **reads(Deck, 404))
async def deck(file: File, request: RequestNow, uploads: UploadsNow) -> Response:
    """Whoever knows `file` can play with it and hears its name; only those who brought it are told what is in it."""
    return data(await uploads.one(file, (await request.caller()).person))


@router.patch("/decks/{file}", summary="Give a deck of mine another name", **writes(Deck, 404))
async def name_deck(file: File, ask: DeckAsk, request: RequestNow, uploads: UploadsNow) -> Response:
    return data(await uploads.rename(file, (await request.known()).id, ask.name))


@router.delete("/decks/{file}", summary="Take a deck off my shelf", **writes(None, 404, status=204))
async def drop_deck(file: File, request: RequestNow, uploads: UploadsNow) -> Response:
    """Tables that play with it keep it."""
    await uploads.drop(file, (await request.known()).id)
    return Response(status_code=204)
