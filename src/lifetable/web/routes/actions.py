"""What people do at a table besides moving: begin, pause, leave, take back, talk."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from lifetable.tables.requests import (
    Act,
    AnswerRematch,
    AnswerUndo,
    AskUndo,
    BeginRematch,
    Cover,
    Leave,
    OfferRematch,
    Pause,
    React,
    Reclaim,
    Resume,
    Say,
    SealWords,
    ShowWords,
    Start,
)
from lifetable.web.dependencies import ActionsNow, RequestNow, TableId
from lifetable.web.models.requests import NothingAsk
from lifetable.web.models.responses import Message
from lifetable.web.openapi.route_docs import writes
from lifetable.web.response import encoded

router = APIRouter(prefix="/api/tables/{table}", tags=["at the table"])

Handler = Callable[..., Coroutine[object, None, Response]]


Nothing = Annotated[NothingAsk | None, Body()]


async def _do(table: str, ask: Act, request: RequestNow, actions: ActionsNow) -> Response:
    return encoded(await actions.act(table, await request.caller(), ask))


def _without_body(asked: Act) -> Handler:
    async def act(
        table: TableId, request: RequestNow, actions: ActionsNow, ask: Nothing = None
    ) -> Response:
        return await _do(table, asked, request, actions)

    return act


_PLAIN: dict[str, tuple[Act, str]] = {
    "start": (Start(), "Begin (the host); if words were sealed, call for them"),
    "pause": (Pause(), "Pause the game"),
    "resume": (Resume(), "Go on after a pause"),
    "undo": (AskUndo(), "Ask to take back the last move"),
}
for _action, (_request, _summary) in _PLAIN.items():
    router.add_api_route(
        f"/{_action}",
        _without_body(_request),
        methods=["POST"],
        name=_action,
        summary=_summary,
        **writes(Message, 404, 409),
    )


@router.post(
    "/leave",
    summary="Leave; a bot keeps the seat warm, in the lobby it is free again",
    **writes(Message, 404, 409),
)
async def leave(
    table: TableId,
    request: RequestNow,
    actions: ActionsNow,
    ask: Annotated[Leave | None, Body()] = None,
) -> Response:
    return await _do(table, ask or Leave(), request, actions)


@router.post("/reclaim", summary="Take my seat back from the bot", **writes(Message, 404, 409))
async def reclaim(
    table: TableId,
    request: RequestNow,
    actions: ActionsNow,
    ask: Annotated[Reclaim | None, Body()] = None,
) -> Response:
    return await _do(table, ask or Reclaim(), request, actions)


@router.post(
    "/cover",
    summary="Let a bot play for somebody who has been away for half a minute",
    **writes(Message, 404, 409),
)
async def cover(table: TableId, ask: Cover, request: RequestNow, actions: ActionsNow) -> Response:
    return await _do(table, ask, request, actions)


@router.post("/undo/answer", summary="Agree to taking back, or not", **writes(Message, 404, 409))
async def answer(
    table: TableId, ask: AnswerUndo, request: RequestNow, actions: ActionsNow
) -> Response:
    """When everybody who plays in person has agreed, or has left, the move is taken back. Bots wait 20 seconds."""
    return await _do(table, ask, request, actions)


@router.post(
    "/rematch/answer", summary="Accept a rematch, decline, take back", **writes(Message, 404, 409)
)
async def answer_rematch(
    table: TableId, ask: AnswerRematch, request: RequestNow, actions: ActionsNow
) -> Response:
    """When everybody has answered it begins, with bots for those who declined; at once, if nobody but bots is to be
    asked. The answer is the new table once it has begun, the old one until then."""
    return await _do(table, ask, request, actions)


@router.post(
    "/rematch/begin",
    summary="Begin the rematch without those who have not accepted",
    **writes(Message, 404, 409),
)
async def begin_rematch(
    table: TableId,
    request: RequestNow,
    actions: ActionsNow,
    ask: Nothing = None,
) -> Response:
    """For those who have accepted. Bots take the other seats; the answer is the new table."""
    return await _do(table, BeginRematch(), request, actions)


@router.post("/chat", summary="Say something to all at the table", **writes(Message, 404, 409))
async def chat(table: TableId, ask: Say, request: RequestNow, actions: ActionsNow) -> Response:
    await request.somebody()
    return await _do(table, ask, request, actions)


@router.post("/reactions", summary="React without words", **writes(Message, 404, 409))
async def react(table: TableId, ask: React, request: RequestNow, actions: ActionsNow) -> Response:
    await request.somebody()
    return await _do(table, ask, request, actions)


@router.post(
    "/rematch",
    summary="Offer a rematch, or accept the one offered; answers with the new table once it has begun",
    **writes(Message, 404, 409),
)
async def rematch(
    table: TableId,
    request: RequestNow,
    actions: ActionsNow,
    ask: Annotated[OfferRematch | None, Body()] = None,
) -> Response:
    """With the seal of new words, if I add some to its luck: those of the game before are known. The new table calls for
    them at once."""
    return await _do(table, ask or OfferRematch(), request, actions)


@router.post(
    "/seal",
    summary="Seal words of mine for the luck, before they are called for",
    **writes(Message, 404, 409),
)
async def seal(
    table: TableId, ask: SealWords, request: RequestNow, actions: ActionsNow
) -> Response:
    """Nobody else knows the words until `luck.called` is set; then all show theirs and the game begins."""
    return await _do(table, ask, request, actions)


@router.post(
    "/words",
    summary="Show the words that I have sealed, once they are called for",
    **writes(Message, 404, 409),
)
async def words(
    table: TableId, ask: ShowWords, request: RequestNow, actions: ActionsNow
) -> Response:
    """The game begins with the last of them."""
    return await _do(table, ask, request, actions)
