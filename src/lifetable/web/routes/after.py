"""Advice during a game; the record, the replay, the review and the check of the luck after it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from lifetable.tables.requests import GAME
from lifetable.web.dependencies import (
    HintsNow,
    RecordsNow,
    RequestNow,
    ReviewsNow,
    SeatQuery,
    TableId,
    ViewsNow,
)
from lifetable.web.models.reviews import Hint, Replay, Review, ReviewProgress, Verified
from lifetable.web.openapi.route_docs import problems, reads
from lifetable.web.response import data, encoded

router = APIRouter(prefix="/api/tables/{table}", tags=["advice and after the game"])


_RECORD = f"""lifetable 1
game {GAME}
players 2
option layout standard
option one-is-free false
option recycle false
option ending standard
seed ddd9f9823422d73e61f6b0a9300f9a68e1220867903217b8022d7fb7bd4c50fa 0:lucky seagull k3m9x2vqp7ehd4n8w5tz
hash 002e886d9a1cc506b09e9233baa48b3185ccde7531d410322a857a61a69d8c2b
promise 71212288dce977914a456b00b1f862100092553f8181cd72ec1a6f04449cb253
seal 0 4e312d3e8d1e9e06403562986ff59fa999ba0e414a3f2b1fcfbe541d1b6cc37d
words 0 lucky seagull k3m9x2vqp7ehd4n8w5tz
words 1
name 0 Noor
name 1 Rosa
result 0.0 1.0
moves
p0 p0 p0 p4 p2 p0 p0 p0 p3 p8 g9 p8
p3 p9 g10 p13 p3 p6 p11 p10 p9 g16 p16 p17
p13 p12 p22 p18 p25 p10 g18 p21 g14 p23 p9 p14
p18 g24 p24 p18 p31 p24 p29 g28 p14 p28 p28 p29
p30 p29 g32 p32
"""


@router.get("/hint", summary="What the expert thinks of my moves", **reads(Hint, 403, 404, 409))
async def hint(
    table: TableId, request: RequestNow, hints: HintsNow, seat: SeatQuery = None
) -> Response:
    """It knows what the seat knows, and nothing more."""
    return data(await hints.hint(table, await request.caller(), seat))


@router.get(
    "/record",
    summary="The game on paper, once it is over",
    response_model=None,
    response_class=PlainTextResponse,
    responses={
        200: {"content": {"text/plain": {"example": _RECORD}}},
        **problems(401, 403, 404, 409, 422, 429, 503),
    },
)
async def record(
    table: TableId, request: RequestNow, views: ViewsNow, records: RecordsNow
) -> Response:
    caller = await request.caller()
    await views.check(table, caller.person)
    attachment = f'attachment; filename="{table}.txt"'
    written = await records.record(table, caller)
    return PlainTextResponse(written, headers={"Content-Disposition": attachment})


@router.get(
    "/replay",
    summary="Every step through one seat's eyes, once over",
    **reads(Replay, 403, 404, 409),
)
async def replay(
    table: TableId,
    request: RequestNow,
    views: ViewsNow,
    records: RecordsNow,
    seat: SeatQuery = None,
) -> Response:
    caller = await request.caller()
    await views.check(table, caller.person)
    return encoded(await records.replay(table, seat, caller))


_review = reads(Review, 403, 404, 409)
_review["responses"][202] = {"model": ReviewProgress, "description": "Being worked out; ask again"}


@router.get("/review", summary="What the expert would have done, and the luck", **_review)
async def review(
    table: TableId, request: RequestNow, views: ViewsNow, reviews: ReviewsNow
) -> Response:
    caller = await request.caller()
    await views.check(table, caller.person)
    found = await reviews.review(table, caller)
    return data(found, 200 if found["done"] else 202)


@router.get("/verify", summary="Was the luck what was promised?", **reads(Verified, 403, 404, 409))
async def verify(
    table: TableId, request: RequestNow, views: ViewsNow, records: RecordsNow
) -> Response:
    caller = await request.caller()
    await views.check(table, caller.person)
    return data(await records.verify(table, caller))
