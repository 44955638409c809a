"""Moves: nearly all that people and programs write.

Described by hand in `description.py`; a test holds the description against what happens here.
"""

from __future__ import annotations

from pydantic import ValidationError

from lifetable.errors import LifetableError
from lifetable.web.asks import MoveAsk
from lifetable.web.invalid import invalid
from lifetable.web.metrics import MOVES
from lifetable.web.responses import JSON, Response
from lifetable.web.visit import Visit

ROUTE = "/api/tables/{table}/moves"
_REFUSED = MOVES.labels("refused")


async def post(visit: Visit, table: str, body: bytes) -> Response:
    """Make a move; the answer is the mover's own message."""
    try:
        ask = MoveAsk.model_validate_json(body)
    except ValidationError as error:
        raise invalid(error.errors(include_url=False, include_input=False)) from None
    person = await visit.person()
    try:
        message = await visit.house.hub.act(table, person, "move", vars(ask), visit.address)
    except LifetableError:
        _REFUSED.inc()
        raise
    return Response(200, JSON, message)
