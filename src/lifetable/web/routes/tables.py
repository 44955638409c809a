"""Tables: find one, open one, sit down, begin. Moves and streams are in `handler.py` and `streams.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Query
from pydantic import Field
from starlette.responses import Response

from lifetable.tables import outcomes
from lifetable.tables.requests import ChangeSettings, Free, OpenTable, SeatBot, Sit, Slug
from lifetable.web.dependencies import (
    ActionsNow,
    InPersonNow,
    ListingNow,
    RequestNow,
    SeatNumber,
    SeatQuery,
    TableId,
    ViewsNow,
)
from lifetable.web.models.requests import ClaimAsk, NothingAsk, SitAsk
from lifetable.web.models.responses import Message, Messages, Outcomes, SeatLink, Tables
from lifetable.web.openapi.route_docs import reads, writes
from lifetable.web.response import data, encoded

router = APIRouter(prefix="/api", tags=["tables"])

Nothing = Annotated[NothingAsk | None, Body()]


@router.get("/tables", summary="Public tables, newest first", **reads(Tables))
async def listing(
    request: RequestNow,
    tables: ListingNow,
    game: Annotated[Slug | None, Query()] = None,
    status: Annotated[Literal["lobby", "playing"] | None, Query()] = None,
) -> Response:
    return data({"tables": await tables.public((await request.caller()).person, game, status)})


@router.post("/tables", summary="Open a table", **writes(Message, 409, status=201))
async def open_table(
    ask: OpenTable, request: RequestNow, actions: ActionsNow, views: ViewsNow
) -> Response:
    """With `start` the game begins at once; if a seat is free no table is opened."""
    caller = await request.new_caller()
    table = await actions.open_table(caller, ask)
    message = await views.snapshot(table, caller.person)
    return encoded(message, 201, {"Location": f"/api/tables/{table}"})


@router.get("/tables/{table}", summary="A table as I may see it", **reads(Message, 403, 404))
async def snapshot(
    table: TableId, request: RequestNow, views: ViewsNow, seat: SeatQuery = None
) -> Response:
    return encoded(await views.snapshot(table, (await request.caller()).person, seat))


@router.get(
    "/tables/{table}/messages",
    summary="What happened after an entry, for those who cannot use streams",
    **reads(Messages, 403, 404),
)
async def messages(
    table: TableId,
    request: RequestNow,
    views: ViewsNow,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Number of the last one seen")] = 0,
    seat: SeatQuery = None,
) -> Response:
    """So many at a time; `more` says that there are others."""
    updates, more = await views.messages(table, await request.caller(), after, seat)
    told = b",".join(update.data for update in updates)
    return encoded(b'{"messages":[%s],"more":%s}' % (told, b"true" if more else b"false"))


@router.get(
    "/tables/{table}/outcomes",
    summary="What my moves would bring about, as far as it is certain",
    **reads(Outcomes, 403, 404, 409),
)
async def foreseen(
    table: TableId,
    request: RequestNow,
    views: ViewsNow,
    moves: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=40)]] | None,
        Query(
            max_length=outcomes.MOST,
            description=f"Which moves; without any, the first {outcomes.MOST} that are legal",
        ),
    ] = None,
    seat: SeatQuery = None,
) -> Response:
    """For whoever is to move. The rules play each move on a copy and tell what happens, up to the first thing that chance
    decides or that the seat may not know."""
    person = (await request.caller()).person
    live = await views.check(table, person)
    return data(outcomes.outcomes(live.table, person, seat, moves or ()))


@router.patch(
    "/tables/{table}",
    summary="Change the settings (the host, in the lobby)",
    **writes(Message, 404, 409),
)
async def settings(
    table: TableId, ask: ChangeSettings, request: RequestNow, actions: ActionsNow
) -> Response:
    return encoded(await actions.act(table, await request.caller(), ask))


@router.put(
    "/tables/{table}/seats/{seat}",
    summary="Sit down, or put a bot there",
    **writes(Message, 404, 409),
)
async def sit(
    table: TableId, seat: SeatNumber, ask: SitAsk, request: RequestNow, actions: ActionsNow
) -> Response:
    if ask.kind == "bot":
        bot = SeatBot(seat=seat, level=ask.level)
        return encoded(await actions.act(table, await request.caller(), bot))
    sit = Sit(seat=seat, name=ask.name, seal=ask.seal)
    return encoded(await actions.act(table, await request.new_caller(), sit))


@router.delete(
    "/tables/{table}/seats/{seat}",
    summary="Stand up, or clear a seat (the host)",
    **writes(Message, 404, 409),
)
async def free(
    table: TableId, seat: SeatNumber, request: RequestNow, actions: ActionsNow
) -> Response:
    return encoded(await actions.act(table, await request.caller(), Free(seat=seat)))


@router.post(
    "/tables/{table}/seats/{seat}/link",
    summary="A link that moves my seat to another device",
    **writes(SeatLink, 404, 409),
)
async def link(
    table: TableId, seat: SeatNumber, request: InPersonNow, actions: ActionsNow, ask: Nothing = None
) -> Response:
    """Not with a token."""
    token = await actions.seat_link(table, await request.caller(), seat)
    base = request.shared_from or request.base_url
    return data({"url": f"{base}/s/{token}", "token": token})


@router.post("/claims", summary="Take over a seat with its link", **writes(Message, 404, 409))
async def claim(ask: ClaimAsk, request: RequestNow, actions: ActionsNow) -> Response:
    return encoded(await actions.claim(await request.new_caller(), ask.token))
