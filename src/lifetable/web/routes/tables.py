"""Tables: find one, open one, sit down, begin. Moves and streams are in `moves.py` and `streams.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Body, Query
from starlette.responses import Response

from lifetable.web.answers import Message, Messages, SeatLink, Tables
from lifetable.web.asks import ClaimAsk, NothingAsk, SettingsAsk, SitAsk, Slug, TableAsk
from lifetable.web.described import (
    HubNow,
    InPersonNow,
    SeatNumber,
    SeatQuery,
    TableId,
    VisitNow,
    data,
    encoded,
    reads,
    shared_from,
    writes,
)

router = APIRouter(prefix="/api", tags=["tables"])

Nothing = Annotated[NothingAsk | None, Body()]


@router.get("/tables", summary="Public tables, newest first", **reads(Tables))
async def listing(
    visit: VisitNow,
    hub: HubNow,
    game: Annotated[Slug | None, Query()] = None,
    status: Annotated[Literal["lobby", "playing"] | None, Query()] = None,
) -> Response:
    return data({"tables": await hub.listing(await visit.person(), game, status)})


@router.post("/tables", summary="Open a table", **writes(Message, 409, status=201))
async def open_table(ask: TableAsk, visit: VisitNow, hub: HubNow) -> Response:
    """With `start` the game begins at once; if a seat is free no table is opened."""
    person = await visit.somebody()
    table = await hub.create(person, ask.data(), visit.address)
    message = await hub.snapshot(table, person)
    return encoded(message, 201, {"Location": f"/api/tables/{table}"})


@router.get("/tables/{table}", summary="A table as I may see it", **reads(Message, 403, 404))
async def snapshot(
    table: TableId, visit: VisitNow, hub: HubNow, seat: SeatQuery = None
) -> Response:
    return encoded(await hub.snapshot(table, await visit.person(), seat))


@router.get(
    "/tables/{table}/messages",
    summary="What happened after an entry, for those who cannot use streams",
    **reads(Messages, 403, 404),
)
async def messages(
    table: TableId,
    visit: VisitNow,
    hub: HubNow,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Number of the last one seen")] = 0,
    seat: SeatQuery = None,
) -> Response:
    """So many at a time; `more` says that there are others."""
    return encoded(await hub.messages(table, await visit.person(), after, seat, visit.address))


@router.patch(
    "/tables/{table}",
    summary="Change the settings (the host, in the lobby)",
    **writes(Message, 404, 409),
)
async def settings(table: TableId, ask: SettingsAsk, visit: VisitNow, hub: HubNow) -> Response:
    return encoded(
        await hub.act(table, await visit.person(), "settings", ask.data(), visit.address)
    )


@router.put(
    "/tables/{table}/seats/{seat}",
    summary="Sit down, or put a bot there",
    **writes(Message, 404, 409),
)
async def sit(
    table: TableId, seat: SeatNumber, ask: SitAsk, visit: VisitNow, hub: HubNow
) -> Response:
    wish: dict[str, Any] = {**ask.data(), "seat": seat}
    if wish.pop("kind") == "bot":
        return encoded(await hub.act(table, await visit.person(), "bot", wish, visit.address))
    return encoded(await hub.act(table, await visit.somebody(), "sit", wish, visit.address))


@router.delete(
    "/tables/{table}/seats/{seat}",
    summary="Stand up, or clear a seat (the host)",
    **writes(Message, 404, 409),
)
async def free(table: TableId, seat: SeatNumber, visit: VisitNow, hub: HubNow) -> Response:
    return encoded(
        await hub.act(table, await visit.person(), "free", {"seat": seat}, visit.address)
    )


@router.post(
    "/tables/{table}/seats/{seat}/link",
    summary="A link that moves my seat to another device",
    **writes(SeatLink, 404, 409),
)
async def link(
    table: TableId, seat: SeatNumber, visit: InPersonNow, hub: HubNow, ask: Nothing = None
) -> Response:
    """Not with a token."""
    made = orjson.loads(await hub.act(table, await visit.person(), "link", {"seat": seat}))
    token = made["token"]
    base = shared_from(visit) or visit.base_url
    return data({"url": f"{base}/s/{token}", "token": token})


@router.post("/claims", summary="Take over a seat with its link", **writes(Message, 404, 409))
async def claim(ask: ClaimAsk, visit: VisitNow, hub: HubNow) -> Response:
    _, message = await hub.claim(await visit.somebody(), ask.token, visit.address)
    return encoded(message)
