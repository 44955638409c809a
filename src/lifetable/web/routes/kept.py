"""Games that people keep: those are never pruned."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from lifetable.web.dependencies import FinishedNow, RequestNow, TableId
from lifetable.web.models.requests import NothingAsk
from lifetable.web.models.reviews import Kept
from lifetable.web.openapi.route_docs import reads, writes
from lifetable.web.response import data

router = APIRouter(prefix="/api/tables/{table}", tags=["advice and after the game"])


@router.get("/kept", summary="Do I keep this game?", **reads(Kept, 404, 409))
async def kept(table: TableId, request: RequestNow, finished: FinishedNow) -> Response:
    return data(await finished.keeps(table, (await request.caller()).person))


@router.put("/kept", summary="Keep a finished game of mine for good", **writes(Kept, 404, 409))
async def keep(
    table: TableId,
    request: RequestNow,
    finished: FinishedNow,
    ask: Annotated[NothingAsk | None, Body()] = None,
) -> Response:
    """A server may let go of finished games after a while (`--keep-finished`), but of none that one of its players
    keeps."""
    return data(await finished.keep(table, (await request.caller()).person, True))


@router.delete("/kept", summary="No longer keep this game", **writes(Kept, 404, 409))
async def let_go(table: TableId, request: RequestNow, finished: FinishedNow) -> Response:
    return data(await finished.keep(table, (await request.caller()).person, False))
