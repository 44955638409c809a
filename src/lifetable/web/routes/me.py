"""Whoever is asking: a name, a language, what was played, what is stored, and tokens for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from lifetable.web.dependencies import ErasureNow, InPersonNow, ListingNow, PeopleNow, RequestNow
from lifetable.web.models.requests import MeAsk, TokenAsk
from lifetable.web.models.responses import Everything, Me, Statistics, Tables, TokenMade, Tokens
from lifetable.web.openapi.route_docs import problems, reads, writes
from lifetable.web.response import data

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("", summary="Who am I?", **reads(Me))
async def me(request: RequestNow) -> Response:
    person = await request.person()
    return data({"person": person.as_data() if person else None})


@router.patch("", summary="Change my name or my language", **writes(Me))
async def rename(ask: MeAsk, request: RequestNow, people: PeopleNow) -> Response:
    person = await request.somebody()
    person = await people.rename(person, **ask.model_dump(exclude_unset=True))
    return data({"person": person.as_data()})


@router.delete("", summary="Forget me", **writes(None, status=204))
async def erase(request: InPersonNow, erasure: ErasureNow) -> Response:
    """Everything about me is erased. A bot plays on where I sit; games that others played too stay, without my name.
    Words of mine that made the luck stay with them, or it could not be checked any more. The files of the database are
    wiped too: with SQLite before this is answered, with PostgreSQL within ten minutes. Not with a token.
    """
    await erasure.erase(await request.known())
    request.forget()
    return Response(status_code=204)


@router.get("/tables", summary="Tables I sit or sat at, newest first", **reads(Tables))
async def tables(request: RequestNow, listing: ListingNow) -> Response:
    return data({"tables": await listing.of_person((await request.caller()).person)})


@router.get(
    "/data",
    summary="Everything stored about me",
    response_model=None,
    responses={200: {"model": Everything}, **problems(401, 403, 429, 503)},
)
async def export(request: InPersonNow, people: PeopleNow) -> Response:
    """What I did (`entries`), where others' entries name me (`mentions`), every result. Not with a token."""
    found = await people.export(await request.known())
    attachment = 'attachment; filename="lifetable.json"'
    return data(found, headers={"Content-Disposition": attachment})


@router.get("/statistics", summary="Games played, wins and ratings", **reads(Statistics))
async def statistics(request: RequestNow, people: PeopleNow) -> Response:
    person = await request.person()
    return data(await people.statistics(person) if person else {"games": []})


@router.get("/tokens", summary="My tokens", **reads(Tokens, 403))
async def tokens(request: InPersonNow, people: PeopleNow) -> Response:
    """Not with a token."""
    person = await request.person()
    return data({"tokens": await people.tokens(person) if person else []})


@router.post(
    "/tokens", summary="A token for a program of mine", **writes(TokenMade, 409, status=201)
)
async def make_token(ask: TokenAsk, request: InPersonNow, people: PeopleNow) -> Response:
    """The program sends it as `Authorization: Bearer TOKEN` and plays as me then. It is shown this once. It cannot make,
    see or take back tokens, hand seats on, or see and erase what is stored about me: 403, `token-cannot`.
    """
    person = await request.somebody()
    return data({"token": await people.token(person, ask.label)}, 201)


@router.delete("/tokens/{id}", summary="Take a token back", **writes(None, 404, status=204))
async def drop_token(
    id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")],
    request: InPersonNow,
    people: PeopleNow,
) -> Response:
    """Not with a token."""
    await people.drop_token(await request.known(), id)
    return Response(status_code=204)
