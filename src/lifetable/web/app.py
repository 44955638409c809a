"""The web application: `create_app(settings)`."""

from __future__ import annotations

from functools import partial

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from lifetable import __version__
from lifetable.errors import LifetableError
from lifetable.tables import Hub
from lifetable.web.handler import Handler
from lifetable.web.openapi.description import describe
from lifetable.web.routes import routers
from lifetable.web.services import Services
from lifetable.web.settings import Settings
from lifetable.web.validation import on_http_error, on_invalid, on_refusal

TAGS = [
    {"name": "games", "description": "What can be played"},
    {"name": "tables", "description": "Find a table, open one, sit down"},
    {"name": "at the table", "description": "Play, watch, talk"},
    {"name": "advice and after the game", "description": "Hints, replay, review, verification"},
    {"name": "people", "description": "Me, and what is stored about me"},
    {"name": "running", "description": "For those who run the server"},
]


def create_framework() -> FastAPI:
    """All routes but moves, streams and the page; FastAPI reads and describes them."""
    framework = FastAPI(
        title="Lifetable",
        version=__version__,
        openapi_tags=TAGS,
        openapi_url=None,  # routes/server.py has it, written out
        docs_url=None,  # they would load scripts from other hosts
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_operation,
        exception_handlers={
            RequestValidationError: on_invalid,
            HTTPException: on_http_error,
            LifetableError: on_refusal,
            Exception: on_refusal,
        },
    )
    for router in routers():
        framework.include_router(router)
    framework.openapi = partial(describe, framework)  # type: ignore[method-assign]
    return framework


def create_app(settings: Settings | None = None, hub: Hub | None = None) -> Handler:
    """What answers requests under these settings, once its services are open. A hub that is given is used, and left open."""
    return Handler(create_framework(), Services(settings or Settings(), hub))


def _operation(route: APIRoute) -> str:
    return route.name
