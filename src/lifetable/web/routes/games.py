"""What can be played, and first lessons."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from lifetable.bots import LEVELS
from lifetable.games import find, folder, names
from lifetable.games.face import Setup
from lifetable.games.json_schema import fields_of
from lifetable.tables.lessons import lesson
from lifetable.tables.requests import GAME
from lifetable.web.models.responses import Brought, Games, Lesson
from lifetable.web.openapi.route_docs import reads
from lifetable.web.problems import WebError
from lifetable.web.response import data
from lifetable.words import FALLBACK, languages, words_of

router = APIRouter(prefix="/api", tags=["games"])

GameName = Annotated[str, Path(pattern=r"^[a-z][a-z-]{0,39}$", examples=[GAME])]


Language = Annotated[str, Query(pattern=r"^[a-z]{2}$", description="Of its words")]
_BROUGHT = {"lesson": "lesson.json", "manual": "manual"}


@cache
def _cards() -> list[dict[str, object]]:
    """The games as data; they do not change while we run."""
    cards = []
    for name in names():
        game = find(name)
        info = asdict(game.info)
        del info["endings"], info["most_moves"]
        brings = {part: (folder(name) / path).exists() for part, path in _BROUGHT.items()}
        cards.append(
            {**info, "default_players": Setup(game).players, "levels": [*LEVELS], **brings}
        )
    return cards


@router.get("/games", summary="The games, their options and their bots' levels", **reads(Games))
async def games() -> Response:
    return data({"games": _cards()})


@router.get(
    "/games/{game}",
    summary="What a page needs that knows nothing of the game",
    **reads(Brought, 404),
)
async def brought(game: GameName, language: Language = "en") -> Response:
    if game not in names():
        raise WebError("no-such-game", 404, game=game, games=", ".join(names()))
    return data(_brought(game, language if language in languages() else FALLBACK))


@cache
def _brought(game: str, language: str) -> dict[str, object]:
    shapes = find(game).shapes
    return {
        "words": words_of(game, language),
        "view": fields_of(shapes.view),
        "events": {kind.name: fields_of(kind.fields) for kind in shapes.kinds},
    }


@router.get("/lessons/{game}", summary="A first game that teaches by doing", **reads(Lesson, 404))
async def teach(game: GameName) -> Response:
    if game not in names():
        raise WebError("no-such-game", 404, game=game, games=", ".join(names()))
    return data(await asyncio.to_thread(lesson, game))
