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
    RematchAnswerAsk,
    RematchAsk,
    SealAsk,
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
        return encoded(await hub.act(table, await visit.person(), action, {}, visit.address))

    return act


def _with_seat(action: str) -> Handler:
    async def act(
        table: TableId, visit: VisitNow, hub: HubNow, ask: Annotated[SeatAsk | None, Body()] = None
    ) -> Response:
        given = ask.data() if ask else {}
        return encoded(await hub.act(table, await visit.person(), action, given, visit.address))

    return act


_PLAIN = {
    "start": "Begin (the host); if words were sealed, call for them",
    "pause": "Pause the game",
    "resume": "Go on after a pause",
    "undo": "Ask to take back the last move",
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
    return encoded(await hub.act(table, await visit.person(), action, ask.data(), visit.address))


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


@router.post(
    "/rematch/answer", summary="Accept a rematch, decline, take back", **writes(Message, 404, 409)
)
async def answer_rematch(
    table: TableId, ask: RematchAnswerAsk, visit: VisitNow, hub: HubNow
) -> Response:
    """When everybody has answered it begins, with bots for those who declined; at once, if nobody but bots is to be
    asked. The answer is the new table once it has begun, the old one until then."""
    return await _say(table, "rematch-answer", ask, visit, hub)


@router.post(
    "/rematch/begin",
    summary="Begin the rematch without those who have not accepted",
    **writes(Message, 404, 409),
)
async def begin_rematch(
    table: TableId,
    visit: VisitNow,
    hub: HubNow,
    ask: Annotated[NothingAsk | None, Body()] = None,
) -> Response:
    """For those who have accepted. Bots take the other seats; the answer is the new table."""
    return encoded(await hub.act(table, await visit.person(), "rematch-begin", {}, visit.address))


@router.post("/chat", summary="Say something to all at the table", **writes(Message, 404, 409))
async def chat(table: TableId, ask: ChatAsk, visit: VisitNow, hub: HubNow) -> Response:
    await visit.somebody()
    return await _say(table, "say", ask, visit, hub)


@router.post("/reactions", summary="React without words", **writes(Message, 404, 409))
async def react(table: TableId, ask: ReactionAsk, visit: VisitNow, hub: HubNow) -> Response:
    await visit.somebody()
    return await _say(table, "react", ask, visit, hub)


@router.post(
    "/rematch",
    summary="Offer a rematch, or accept the one offered; answers with the new table once it has begun",
    **writes(Message, 404, 409),
)
async def rematch(
    table: TableId, visit: VisitNow, hub: HubNow, ask: Annotated[RematchAsk | None, Body()] = None
) -> Response:
    """With the seal of new words, if I add some to its luck: those of the game before are known. The new table calls for
    them at once."""
    given = ask.data() if ask else {}
    return encoded(await hub.act(table, await visit.person(), "rematch", given, visit.address))


@router.post(
    "/seal",
    summary="Seal words of mine for the luck, before they are called for",
    **writes(Message, 404, 409),
)
async def seal(table: TableId, ask: SealAsk, visit: VisitNow, hub: HubNow) -> Response:
    """Nobody else knows the words until `luck.called` is set; then all show theirs and the game begins."""
    return await _say(table, "seal", ask, visit, hub)


@router.post(
    "/words",
    summary="Show the words that I have sealed, once they are called for",
    **writes(Message, 404, 409),
)
async def words(table: TableId, ask: WordsAsk, visit: VisitNow, hub: HubNow) -> Response:
    """The game begins with the last of them."""
    return await _say(table, "show", ask, visit, hub)
