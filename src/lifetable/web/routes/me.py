"""Whoever is asking: a name, a language, what was played, what is stored, and tokens for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from lifetable.web.answers import Everything, Me, Statistics, Tables, TokenMade, Tokens
from lifetable.web.asks import MeAsk, TokenAsk
from lifetable.web.described import HubNow, InPersonNow, VisitNow, data, problems, reads, writes

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("", summary="Who am I?", **reads(Me))
async def me(visit: VisitNow) -> Response:
    person = await visit.person()
    return data({"person": person.as_data() if person else None})


@router.patch("", summary="Change my name or my language", **writes(Me))
async def rename(ask: MeAsk, visit: VisitNow, hub: HubNow) -> Response:
    person = await visit.somebody()
    person = await hub.people.rename(person, **ask.data())
    return data({"person": person.as_data()})


@router.delete("", summary="Forget me", **writes(None, status=204))
async def erase(visit: InPersonNow, hub: HubNow) -> Response:
    """Everything about me is erased. A bot plays on where I sit; games that others played too stay, without my name.
    Words of mine that made the luck stay with them, or it could not be checked any more. The files of the database are
    wiped too: with SQLite before this is answered, with PostgreSQL within ten minutes. Not with a token.
    """
    await hub.erase(await visit.known())
    visit.forget()
    return Response(status_code=204)


@router.get("/tables", summary="Tables I sit or sat at, newest first", **reads(Tables))
async def tables(visit: VisitNow, hub: HubNow) -> Response:
    person = await visit.person()
    return data({"tables": await hub.mine(person) if person else []})


@router.get(
    "/data",
    summary="Everything stored about me",
    response_model=None,
    responses={200: {"model": Everything}, **problems(401, 403, 429, 503)},
)
async def export(visit: InPersonNow, hub: HubNow) -> Response:
    """What I did (`entries`), where others' entries name me (`mentions`), every result. Not with a token."""
    found = await hub.people.export(await visit.known())
    attachment = 'attachment; filename="lifetable.json"'
    return data(found, headers={"Content-Disposition": attachment})


@router.get("/statistics", summary="Games played, wins and ratings", **reads(Statistics))
async def statistics(visit: VisitNow, hub: HubNow) -> Response:
    person = await visit.person()
    return data(await hub.people.statistics(person) if person else {"games": []})


@router.get("/tokens", summary="My tokens", **reads(Tokens, 403))
async def tokens(visit: InPersonNow, hub: HubNow) -> Response:
    """Not with a token."""
    person = await visit.person()
    return data({"tokens": await hub.people.tokens(person) if person else []})


@router.post(
    "/tokens", summary="A token for a program of mine", **writes(TokenMade, 409, status=201)
)
async def make_token(ask: TokenAsk, visit: InPersonNow, hub: HubNow) -> Response:
    """The program sends it as `Authorization: Bearer TOKEN` and plays as me then. It is shown this once. It cannot make,
    see or take back tokens, hand seats on, or see and erase what is stored about me: 403, `token-cannot`.
    """
    person = await visit.somebody()
    return data({"token": await hub.people.token(person, ask.label)}, 201)


@router.delete("/tokens/{id}", summary="Take a token back", **writes(None, 404, status=204))
async def drop_token(
    id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")], visit: InPersonNow, hub: HubNow
) -> Response:
    """Not with a token."""
    await hub.people.drop_token(await visit.known(), id)
    return Response(status_code=204)
