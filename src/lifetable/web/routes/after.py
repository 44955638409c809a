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
option layout standard
option one-is-free false
option recycle false
option ending standard
seed 23e8efc923125a7f24f60d7fe3348a77 1:lucky seagull
hash 2fa176b833946c95fcec7d810e885b2c3f9e9c6a1134a37a7d66fdd99278fda1
promise 9a8635d1dee579459b1b3f55cd058696ab29b138766cef4ba8c1d4b2771f589a
words 0
words 1 lucky seagull
name 0 Noor
name 1 Rosa
result 1.0 0.0
moves
p0 p0 p6 p0 p11 p4 p17 p7 p0 p0 g11 p5
p5 p8 p0 g9 p18 p10 p9 p11 p11 p7 p11 g13
g13 p10 g12 g19 p19 g11 p14 g24 p20 p12 p24 p11
p26 p15 p24 p23 p30 p13 p29 p13 p19 p29 p28 g14
p19 g14 g14 p25 p14 p32 g20 g20 p20 p31
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
