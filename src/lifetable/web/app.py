"""The web application: `create_app(settings)`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from lifetable import __version__
from lifetable.errors import LifetableError
from lifetable.tables import Hub
from lifetable.web.description import describe
from lifetable.web.door import Door
from lifetable.web.house import House
from lifetable.web.invalid import on_http_error, on_invalid, on_refusal
from lifetable.web.logs import write_logs
from lifetable.web.routes import routers
from lifetable.web.settings import Settings

TAGS = [
    {"name": "games", "description": "What can be played"},
    {"name": "tables", "description": "Find a table, open one, sit down"},
    {"name": "at the table", "description": "Play, watch, talk"},
    {"name": "advice and after the game", "description": "Hints, replay, review, verification"},
    {"name": "people", "description": "Me, and what is stored about me"},
    {"name": "running", "description": "For those who run the server"},
]


class Application(FastAPI):
    """FastAPI behind our door: moves, streams and the page never come as far as its middleware."""

    def __init__(self, house: House, **more: Any) -> None:
        super().__init__(**more)
        self.state.house = house
        self._door = Door(super().__call__, house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._door(scope, receive, send)


def create_app(settings: Settings | None = None, hub: Hub | None = None) -> FastAPI:
    """The application for these settings. A hub that is given is used, and left open."""
    house = House(settings or Settings(), hub)

    @asynccontextmanager
    async def opened(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Application(
        house,
        title="Lifetable",
        version=__version__,
        openapi_tags=TAGS,
        docs_url=None,  # they would load scripts from other hosts
        redoc_url=None,
        redirect_slashes=False,
        lifespan=opened,
        generate_unique_id_function=_operation,
        exception_handlers={
            RequestValidationError: on_invalid,
            HTTPException: on_http_error,
            LifetableError: on_refusal,
            Exception: on_refusal,
        },
    )
    for router in routers():
        app.include_router(router)
    app.openapi = partial(describe, app)  # type: ignore[method-assign]
    return app


def _operation(route: APIRoute) -> str:
    return route.name


def from_environment() -> FastAPI:
    """For worker processes: everything they are told is in the environment."""
    settings = Settings.from_environment()
    write_logs(settings.log_level, settings.log_format)
    return create_app(settings)


def house_of(app: Any) -> House:
    house: House = app.state.house
    return house
