"""Advice during a game; the record, the replay, the review and the check of the luck after it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from lifetable.web.asks import GAME
from lifetable.web.described import (
    HubNow,
    SeatQuery,
    TableId,
    VisitNow,
    data,
    encoded,
    problems,
    reads,
)
from lifetable.web.findings import Hint, Replay, Review, ReviewProgress, Verified

router = APIRouter(prefix="/api/tables/{table}", tags=["advice and after the game"])


_RECORD = f"""lifetable 1
game {GAME}
players 2
seed 0d5cd0c4f2bd1ba19de0ff38a4dd5fcb90c2a7a8a1b4e1f6a0c9f9c3b8a1f2e4 0:lucky seagull
hash 46820cabeb55a09e4301b1aa3625af0d35187c2d1b05f841f6008c99eb3b308a
promise ca4c6e221e67bf3cc45595581f86476bd76acb47931e518eb35cb084bfa4eedc
words 0 lucky seagull
words 1
name 0 Noor
name 1 Rosa
result 0.0 1.0
moves
p0 p0 p0 p5 …
"""


@router.get("/hint", summary="What the expert thinks of my moves", **reads(Hint, 403, 404, 409))
async def hint(table: TableId, visit: VisitNow, hub: HubNow, seat: SeatQuery = None) -> Response:
    """It knows what the seat knows, and nothing more."""
    return data(await hub.hint(table, await visit.person(), seat))


@router.get(
    "/record",
    summary="The game on paper, once it is over",
    response_model=None,
    response_class=PlainTextResponse,
    responses={
        200: {"content": {"text/plain": {"example": _RECORD}}},
        **problems(404, 409, 422, 429, 503),
    },
)
async def record(table: TableId, hub: HubNow) -> Response:
    attachment = f'attachment; filename="{table}.txt"'
    return PlainTextResponse(await hub.record(table), headers={"Content-Disposition": attachment})


@router.get(
    "/replay", summary="Every step through one seat's eyes, once over", **reads(Replay, 404, 409)
)
async def replay(table: TableId, hub: HubNow, seat: SeatQuery = None) -> Response:
    return encoded(await hub.replay(table, seat))


_review = reads(Review, 404, 409)
_review["responses"][202] = {"model": ReviewProgress, "description": "Being worked out; ask again"}


@router.get("/review", summary="What the expert would have done, and the luck", **_review)
async def review(table: TableId, hub: HubNow) -> Response:
    found = await hub.review(table)
    return data(found, 200 if found["done"] else 202)


@router.get("/verify", summary="Was the luck what was promised?", **reads(Verified, 404, 409))
async def verify(table: TableId, hub: HubNow) -> Response:
    return data(await hub.verify(table))
