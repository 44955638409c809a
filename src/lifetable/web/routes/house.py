"""The server itself, and for those who run it."""

from __future__ import annotations

import asyncio
from functools import cache

import orjson
from fastapi import APIRouter, FastAPI, Request
from starlette.responses import PlainTextResponse, Response

from lifetable import __version__
from lifetable.errors import TableError
from lifetable.web.answers import Health, ServerCard
from lifetable.web.described import HubNow, VisitNow, data, encoded, problems, reads, shared_from
from lifetable.web.logs import log
from lifetable.web.metrics import MEDIA_TYPE, exposition
from lifetable.web.problems import WebError
from lifetable.web.visit import trusted

router = APIRouter(tags=["running"])


@router.get(
    "/api/server",
    summary="Which server this is, and where others find it",
    **reads(ServerCard),
)
async def server(visit: VisitNow) -> Response:
    return data({"version": __version__, "share": shared_from(visit)})


@router.get("/openapi.json", include_in_schema=False)
async def description(request: Request) -> Response:
    """Put together and written out once, and not in the way of others."""
    return encoded(await asyncio.to_thread(_written, request.app))


@cache
def _written(app: FastAPI) -> bytes:
    return orjson.dumps(app.openapi())


@router.head("/healthz", include_in_schema=False)
@router.get(
    "/healthz",
    summary="Is all well, and can be saved what people do?",
    response_model=None,
    responses={200: {"model": Health}, **problems(503)},
)
async def health(visit: VisitNow, hub: HubNow) -> Response:
    try:
        await hub.ping()
    except TableError:  # it says what is wrong
        raise
    except Exception:
        log.exception("unhealthy", extra={"about": {"id": visit.id}})
        raise WebError("not-ready", 503, retry_after=2) from None
    if visit.house.closing:
        raise WebError("not-ready", 503, retry_after=2)
    return data({"status": "ok", "version": __version__})


@router.get(
    "/metrics",
    summary="Figures for Prometheus",
    response_model=None,
    response_class=PlainTextResponse,
    responses={
        200: {"content": {"text/plain": {"example": "lifetable_tables 12.0\n"}}},
        **problems(404),
    },
)
async def metrics(visit: VisitNow) -> Response:
    """For those alone whom `--metrics` names; for all others there is no such page."""
    house = visit.house
    if not (visit.local or house.proxies) or not trusted(visit.address, house.readers):
        raise WebError("no-such-page", 404)
    house.look()
    return Response(exposition(), media_type=MEDIA_TYPE)
