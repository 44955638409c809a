"""For those who run the server, behind their key. Not part of the public description: it is the page's own."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import Field
from starlette.responses import Response

from lifetable.tables import overview
from lifetable.web import load, operators
from lifetable.web.asks import INTEGRAL, TABLE, Ask, example
from lifetable.web.described import HubNow, TableId, VisitNow, data

router = APIRouter(prefix="/api/admin", include_in_schema=False)

Reason = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


async def _actor(visit: VisitNow) -> str:
    return await operators.actor(visit)


ActorNow = Annotated[str, Depends(_actor)]


class KeyAsk(Ask):
    model_config = example(key="la_…")
    key: Annotated[str, Field(min_length=1, max_length=200)]


class BanAsk(Ask):
    model_config = example(person="JyXpZnsyXkokLeK0", hours=24, reason="Insults")
    person: Id | None = None
    network: Annotated[str, Field(max_length=60)] = ""
    hours: Annotated[int, Field(strict=True, ge=1, le=366 * 24), INTEGRAL]
    reason: Reason


class NameAsk(Ask):
    model_config = example(person="JyXpZnsyXkokLeK0", reason="Insult")
    person: Id
    reason: Reason


class LineAsk(Ask):
    model_config = example(table=TABLE, line=9, reason="Insult")
    table: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    line: Annotated[int, Field(strict=True, ge=1, le=2**31 - 1), INTEGRAL]
    reason: Reason


class TableRemovalAsk(Ask):
    model_config = example(reason="Insult")
    reason: Reason


@router.post("/session")
async def sign_in(ask: KeyAsk, visit: VisitNow) -> Response:
    cookie = await operators.sign_in(visit, ask.key)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


@router.delete("/session")
async def sign_out(visit: VisitNow) -> Response:
    return Response(status_code=204, headers={"Set-Cookie": operators.sign_out(visit)})


@router.get("")
async def status(actor: ActorNow, visit: VisitNow, hub: HubNow) -> Response:
    visit.house.look()
    figures = await asyncio.to_thread(load.figures)
    return data(await overview.status(hub) | {"load": figures})


@router.get("/tables")
async def tables(
    actor: ActorNow,
    hub: HubNow,
    status: Annotated[Literal["lobby", "playing", "paused", "over"] | None, Query()] = None,
) -> Response:
    return data({"tables": await overview.tables(hub, status)})


@router.get("/people")
async def people(actor: ActorNow, hub: HubNow) -> Response:
    return data({"people": await overview.people(hub)})


@router.get("/reports")
async def reports(actor: ActorNow, hub: HubNow, handled: bool = False) -> Response:
    return data({"reports": await overview.waiting_reports(hub, handled)})


@router.delete("/reports/{report}")
async def dismiss(report: int, actor: ActorNow, hub: HubNow) -> Response:
    await hub.operator.dismiss(actor, report)
    return _done()


@router.get("/bans")
async def bans(actor: ActorNow, hub: HubNow) -> Response:
    return data({"bans": await overview.bans_now(hub)})


@router.post("/bans")
async def ban(ask: BanAsk, actor: ActorNow, hub: HubNow) -> Response:
    made = await hub.operator.ban(actor, ask.reason, ask.hours * 3600, ask.person, ask.network)
    return data(made.as_data(), 201)


@router.delete("/bans/{id}")
async def unban(id: str, actor: ActorNow, hub: HubNow) -> Response:
    await hub.operator.unban(actor, id)
    return _done()


@router.post("/names/removed")
async def remove_name(ask: NameAsk, actor: ActorNow, hub: HubNow) -> Response:
    await hub.operator.remove_name(actor, ask.person, ask.reason)
    return _done()


@router.post("/lines/removed")
async def remove_line(ask: LineAsk, actor: ActorNow, hub: HubNow) -> Response:
    await hub.operator.remove_line(actor, ask.table, ask.line, ask.reason)
    return _done()


@router.post("/tables/{table}/removed")
async def remove_table(
    table: TableId, ask: TableRemovalAsk, actor: ActorNow, hub: HubNow
) -> Response:
    await hub.operator.remove_table(actor, table, ask.reason)
    return _done()


@router.get("/audit")
async def audit(actor: ActorNow, hub: HubNow) -> Response:
    return data({"acts": await overview.acts(hub)})


def _done() -> Response:
    return Response(status_code=204)
