"""For those who run the server, behind their key. Not part of the public description: it is the page's own."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import Field
from starlette.responses import Response

from lifetable.tables.requests import INTEGRAL, Request, example
from lifetable.web import load_figures, operator_key
from lifetable.web.dependencies import OperatorNow, OverviewNow, RequestNow, TableId
from lifetable.web.models.requests import TABLE
from lifetable.web.response import data

router = APIRouter(prefix="/api/admin", include_in_schema=False)

Reason = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


async def _actor(request: RequestNow) -> str:
    return await operator_key.actor(request)


ActorNow = Annotated[str, Depends(_actor)]


class KeyAsk(Request):
    model_config = example(key="la_…")
    key: Annotated[str, Field(min_length=1, max_length=200)]


class BanAsk(Request):
    model_config = example(person="JyXpZnsyXkokLeK0", hours=24, reason="Insults")
    person: Id | None = None
    network: Annotated[str, Field(max_length=60)] = ""
    hours: Annotated[int, Field(strict=True, ge=1, le=366 * 24), INTEGRAL]
    reason: Reason


class NameAsk(Request):
    model_config = example(person="JyXpZnsyXkokLeK0", reason="Insult")
    person: Id
    reason: Reason


class LineAsk(Request):
    model_config = example(table=TABLE, line=9, reason="Insult")
    table: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    line: Annotated[int, Field(strict=True, ge=1, le=2**31 - 1), INTEGRAL]
    reason: Reason


class TableRemovalAsk(Request):
    model_config = example(reason="Insult")
    reason: Reason


@router.post("/session")
async def sign_in(ask: KeyAsk, request: RequestNow) -> Response:
    cookie = await operator_key.sign_in(request, ask.key)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


@router.delete("/session")
async def sign_out(request: RequestNow) -> Response:
    return Response(status_code=204, headers={"Set-Cookie": operator_key.sign_out(request)})


@router.get("")
async def status(actor: ActorNow, request: RequestNow, overview: OverviewNow) -> Response:
    request.services.look()
    figures = await asyncio.to_thread(load_figures.figures)
    return data(await overview.status() | {"load": figures})


@router.get("/tables")
async def tables(
    actor: ActorNow,
    overview: OverviewNow,
    status: Annotated[Literal["lobby", "playing", "paused", "over"] | None, Query()] = None,
) -> Response:
    return data({"tables": await overview.tables(status)})


@router.get("/people")
async def people(actor: ActorNow, overview: OverviewNow) -> Response:
    return data({"people": await overview.people()})


@router.get("/reports")
async def reports(actor: ActorNow, overview: OverviewNow, handled: bool = False) -> Response:
    return data({"reports": await overview.reports(handled)})


@router.delete("/reports/{report}")
async def dismiss(report: int, actor: ActorNow, operator: OperatorNow) -> Response:
    await operator.dismiss(actor, report)
    return _done()


@router.get("/bans")
async def bans(actor: ActorNow, overview: OverviewNow) -> Response:
    return data({"bans": await overview.bans()})


@router.post("/bans")
async def ban(ask: BanAsk, actor: ActorNow, operator: OperatorNow) -> Response:
    made = await operator.ban(actor, ask.reason, ask.hours * 3600, ask.person, ask.network)
    return data(made.as_data(), 201)


@router.delete("/bans/{id}")
async def unban(id: str, actor: ActorNow, operator: OperatorNow) -> Response:
    await operator.unban(actor, id)
    return _done()


@router.post("/names/removed")
async def remove_name(ask: NameAsk, actor: ActorNow, operator: OperatorNow) -> Response:
    await operator.remove_name(actor, ask.person, ask.reason)
    return _done()


@router.post("/lines/removed")
async def remove_line(ask: LineAsk, actor: ActorNow, operator: OperatorNow) -> Response:
    await operator.remove_line(actor, ask.table, ask.line, ask.reason)
    return _done()


@router.post("/tables/{table}/removed")
async def remove_table(
    table: TableId, ask: TableRemovalAsk, actor: ActorNow, operator: OperatorNow
) -> Response:
    await operator.remove_table(actor, table, ask.reason)
    return _done()


@router.get("/audit")
async def audit(actor: ActorNow, overview: OverviewNow) -> Response:
    return data({"acts": await overview.acts()})


def _done() -> Response:
    return Response(status_code=204)
