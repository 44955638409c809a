"""What can be played, and first lessons."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import Response

from lifetable.bots import LEVELS
from lifetable.games import find, names
from lifetable.games.face import Setup
from lifetable.tables.lessons import lesson
from lifetable.web.answers import Games, Lesson
from lifetable.web.asks import GAME
from lifetable.web.described import data, reads
from lifetable.web.problems import WebError

router = APIRouter(prefix="/api", tags=["games"])

GameName = Annotated[str, Path(pattern=r"^[a-z][a-z-]{0,39}$", examples=[GAME])]


@cache
def _cards() -> list[dict[str, Any]]:
    """The games as data; they do not change while we run."""
    cards = []
    for name in names():
        game = find(name)
        info = asdict(game.info)
        del info["endings"]
        cards.append({**info, "default_players": Setup(game).players, "levels": [*LEVELS]})
    return cards


@router.get("/games", summary="The games, their options and their bots' levels", **reads(Games))
async def games() -> Response:
    return data({"games": _cards()})


@router.get("/lessons/{game}", summary="A first game that teaches by doing", **reads(Lesson, 404))
async def teach(game: GameName) -> Response:
    if game not in names():
        raise WebError("no-such-game", 404, game=game, games=", ".join(names()))
    return data(await asyncio.to_thread(lesson, game))
