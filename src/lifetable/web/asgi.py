"""Requests for the framework: FastAPI speaks ASGI, our server does not."""

from __future__ import annotations

from typing import Any

from starlette.types import ASGIApp, Message

from lifetable.web.logs import log
from lifetable.web.responses import Headers, Response, text_headers
from lifetable.web.visit import Visit


async def respond(app: ASGIApp, visit: Visit, body: bytes) -> Response:
    """One request through an ASGI application that answers in one piece."""
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": visit.method,
        "scheme": "https" if visit.secure else "http",
        "path": visit.path,
        "raw_path": visit.path.encode(),
        "query_string": visit.query.encode("latin-1"),
        "root_path": "",
        "headers": [
            (name.encode("latin-1"), value.encode("latin-1"))
            for name, value in visit.headers.items()
        ],
        "client": (visit.peer, 0),
        "visit": visit,
    }
    status = 500
    headers: Headers = ()
    parts: list[bytes] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], text_headers(list(message["headers"]))
        else:
            parts.append(message.get("body", b""))

    try:
        await app(scope, receive, send)
    except Exception:
        if not parts:
            raise
        # It was answered already; FastAPI raises it again for whoever keeps the log.
        log.exception("failed", extra={"about": {"id": visit.id, "path": visit.path}})
    visit.route = getattr(scope.get("route"), "path", "other")
    return Response(status, headers, b"".join(parts))
