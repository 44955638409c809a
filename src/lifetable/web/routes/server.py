"""The server itself, and for those who run it."""

from __future__ import annotations

import asyncio
from functools import cache

import orjson
from fastapi import APIRouter, FastAPI
from starlette.requests import Request as FrameworkRequest
from starlette.responses import PlainTextResponse, Response

from lifetable import __version__
from lifetable.errors import TableError
from lifetable.web.dependencies import RequestNow
from lifetable.web.middleware.logs import log
from lifetable.web.middleware.metrics import MEDIA_TYPE, exposition
from lifetable.web.models.responses import Health, ServerCard
from lifetable.web.openapi.route_docs import problems, reads
from lifetable.web.problems import WebError
from lifetable.web.request import trusted
from lifetable.web.response import data, encoded

router = APIRouter(tags=["running"])


@router.get(
    "/api/server",
    summary="Which server this is, and where others find it",
    **reads(ServerCard),
)
async def server(request: RequestNow) -> Response:
    return data({"version": __version__, "share": request.shared_from})


@router.get("/openapi.json", include_in_schema=False)
async def description(asgi: FrameworkRequest) -> Response:
    """Put together and written out once, and not in the way of others."""
    return encoded(await asyncio.to_thread(_written, asgi.app))


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
async def health(request: RequestNow) -> Response:
    try:
        await request.services.hub.ping()
    except TableError:  # it says what is wrong
        raise
    except Exception:
        log.exception("unhealthy", extra={"about": {"id": request.id}})
        raise WebError("not-ready", 503, retry_after=2) from None
    if request.services.closing:
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
async def metrics(request: RequestNow) -> Response:
    """For those alone whom `--metrics` names; for all others there is no such page."""
    services = request.services
    if not (request.local or services.proxies) or not trusted(request.address, services.readers):
        raise WebError("no-such-page", 404)
    services.look()
    return Response(exposition(), media_type=MEDIA_TYPE)
