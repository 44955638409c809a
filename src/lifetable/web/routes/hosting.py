"""Manners: what the host of a table may do, and a report of a line for those who run the server."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from lifetable.web.answers import Message
from lifetable.web.asks import HandleAsk, LockAsk, RemoveAsk, ReportAsk
from lifetable.web.described import HubNow, TableId, VisitNow, encoded, writes

router = APIRouter(prefix="/api/tables/{table}", tags=["at the table"])


@router.post("/remove", summary="Remove somebody (the host)", **writes(Message, 404, 409))
async def remove(table: TableId, ask: RemoveAsk, visit: VisitNow, hub: HubNow) -> Response:
    """They neither sit nor speak here any more, and look on only with `watch`. In the lobby the seat is free again; while
    playing a bot has it for good, and nobody is rated for the game.
    """
    return encoded(await hub.act(table, await visit.person(), "remove", ask.data()))


@router.post("/admit", summary="Let somebody in again (the host)", **writes(Message, 404, 409))
async def admit(table: TableId, ask: HandleAsk, visit: VisitNow, hub: HubNow) -> Response:
    return encoded(await hub.act(table, await visit.person(), "admit", ask.data()))


@router.put("/lock", summary="Lock or unlock the table (the host)", **writes(Message, 404, 409))
async def lock(table: TableId, ask: LockAsk, visit: VisitNow, hub: HubNow) -> Response:
    """`seats`: nobody new sits down. `closed`: nobody new looks on either. Who sits there stays."""
    return encoded(await hub.act(table, await visit.person(), "lock", ask.data()))


@router.post(
    "/reports",
    summary="Report a line to those who run the server",
    **writes(None, 404, 409, status=204),
)
async def report(table: TableId, ask: ReportAsk, visit: VisitNow, hub: HubNow) -> Response:
    """Nobody at the table learns of it. The same line again changes nothing."""
    await hub.reports.add(table, await visit.somebody(), ask.line, ask.reason)
    return Response(status_code=204)
