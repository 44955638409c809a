"""What people do at a table besides moving: begin, pause, leave, take back, talk."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Body
from starlette.responses import Response

from lifetable.web.answers import Message
from lifetable.web.asks import (
    AnswerAsk,
    Ask,
    ChatAsk,
    CoverAsk,
    NothingAsk,
    ReactionAsk,
    SeatAsk,
    WordsAsk,
)
from lifetable.web.described import HubNow, TableId, VisitNow, encoded, writes

router = APIRouter(prefix="/api/tables/{table}", tags=["at the table"])

Handler = Callable[..., Coroutine[Any, Any, Response]]


def _without_body(action: str) -> Handler:
    async def act(
        table: TableId,
        visit: VisitNow,
        hub: HubNow,
        ask: Annotated[NothingAsk | None, Body()] = None,
    ) -> Response:
        return encoded(await hub.act(table, await visit.person(), action, {}))

    return act


def _with_seat(action: str) -> Handler:
    async def act(
        table: TableId, visit: VisitNow, hub: HubNow, ask: Annotated[SeatAsk | None, Body()] = None
    ) -> Response:
        given = ask.data() if ask else {}
        return encoded(await hub.act(table, await visit.person(), action, given))

    return act


_PLAIN = {
    "start": "Begin (the host)",
    "pause": "Pause the game",
    "resume": "Go on after a pause",
    "undo": "Ask to take back the last move",
    "rematch": "Once more with the same settings; answers with the new table",
}
_SEATED = {
    "leave": "Leave; a bot keeps the seat warm, in the lobby it is free again",
    "reclaim": "Take my seat back from the bot",
}
for _action, _summary in _PLAIN.items():
    router.add_api_route(
        f"/{_action}",
        _without_body(_action),
        methods=["POST"],
        name=_action,
        summary=_summary,
        **writes(Message, 404, 409),
    )
for _action, _summary in _SEATED.items():
    router.add_api_route(
        f"/{_action}",
        _with_seat(_action),
        methods=["POST"],
        name=_action,
        summary=_summary,
        **writes(Message, 404, 409),
    )


async def _say(table: str, action: str, ask: Ask, visit: VisitNow, hub: HubNow) -> Response:
    return encoded(await hub.act(table, await visit.person(), action, ask.data()))


@router.post(
    "/cover",
    summary="Let a bot play for somebody who has been away for half a minute",
    **writes(Message, 404, 409),
)
async def cover(table: TableId, ask: CoverAsk, visit: VisitNow, hub: HubNow) -> Response:
    return await _say(table, "cover", ask, visit, hub)


@router.post("/undo/answer", summary="Agree to taking back, or not", **writes(Message, 404, 409))
async def answer(table: TableId, ask: AnswerAsk, visit: VisitNow, hub: HubNow) -> Response:
    """When everybody who plays in person has agreed, or has left, the move is taken back. Bots wait 20 seconds."""
    return await _say(table, "answer", ask, visit, hub)


@router.post("/chat", summary="Say something to all at the table", **writes(Message, 404, 409))
async def chat(table: TableId, ask: ChatAsk, visit: VisitNow, hub: HubNow) -> Response:
    await visit.somebody()
    return await _say(table, "say", ask, visit, hub)


@router.post("/reactions", summary="React without words", **writes(Message, 404, 409))
async def react(table: TableId, ask: ReactionAsk, visit: VisitNow, hub: HubNow) -> Response:
    await visit.somebody()
    return await _say(table, "react", ask, visit, hub)


@router.post(
    "/words",
    summary="Add words of mine to the luck, before the game begins",
    **writes(Message, 404, 409),
)
async def words(table: TableId, ask: WordsAsk, visit: VisitNow, hub: HubNow) -> Response:
    return await _say(table, "words", ask, visit, hub)
