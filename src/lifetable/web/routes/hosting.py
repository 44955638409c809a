"""Manners: what the host of a table may do, and a report of a line for those who run the server."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from lifetable.tables.requests import Admit, Lock, Remove
from lifetable.web.dependencies import ActionsNow, ReportsNow, RequestNow, TableId
from lifetable.web.models.requests import ReportAsk
from lifetable.web.models.responses import Message
from lifetable.web.openapi.route_docs import writes
from lifetable.web.response import encoded

router = APIRouter(prefix="/api/tables/{table}", tags=["at the table"])


@router.post("/remove", summary="Remove somebody (the host)", **writes(Message, 404, 409))
async def remove(table: TableId, ask: Remove, request: RequestNow, actions: ActionsNow) -> Response:
    """They neither sit nor speak here any more, and look on only with `watch`. In the lobby the seat is free again; while
    playing a bot has it for good, and nobody is rated for the game.
    """
    return encoded(await actions.act(table, await request.caller(), ask))


@router.post("/admit", summary="Let somebody in again (the host)", **writes(Message, 404, 409))
async def admit(table: TableId, ask: Admit, request: RequestNow, actions: ActionsNow) -> Response:
    return encoded(await actions.act(table, await request.caller(), ask))


@router.put("/lock", summary="Lock or unlock the table (the host)", **writes(Message, 404, 409))
async def lock(table: TableId, ask: Lock, request: RequestNow, actions: ActionsNow) -> Response:
    """`seats`: nobody new sits down. `closed`: nobody new looks on either. Who sits there stays."""
    return encoded(await actions.act(table, await request.caller(), ask))


@router.post(
    "/reports",
    summary="Report a line to those who run the server",
    **writes(None, 404, 409, status=204),
)
async def report(
    table: TableId, ask: ReportAsk, request: RequestNow, reports: ReportsNow
) -> Response:
    """Nobody at the table learns of it. The same line again changes nothing."""
    person = await request.somebody()
    await reports.add(table, person.id, ask.line, ask.reason)
    return Response(status_code=204)
