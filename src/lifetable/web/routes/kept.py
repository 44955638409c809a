"""Games that people keep: those are never pruned."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from lifetable.web.asks import NothingAsk
from lifetable.web.described import HubNow, TableId, VisitNow, data, reads, writes
from lifetable.web.findings import Kept

router = APIRouter(prefix="/api/tables/{table}", tags=["advice and after the game"])


@router.get("/kept", summary="Do I keep this game?", **reads(Kept, 404, 409))
async def kept(table: TableId, visit: VisitNow, hub: HubNow) -> Response:
    return data(await hub.keeps(table, await visit.person()))


@router.put("/kept", summary="Keep a finished game of mine for good", **writes(Kept, 404, 409))
async def keep(
    table: TableId,
    visit: VisitNow,
    hub: HubNow,
    ask: Annotated[NothingAsk | None, Body()] = None,
) -> Response:
    """A server may let go of finished games after a while (`--keep-finished`), but of none that one of its players
    keeps."""
    return data(await hub.keep(table, await visit.person(), True))


@router.delete("/kept", summary="No longer keep this game", **writes(Kept, 404, 409))
async def let_go(table: TableId, visit: VisitNow, hub: HubNow) -> Response:
    return data(await hub.keep(table, await visit.person(), False))
