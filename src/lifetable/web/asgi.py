"""Requests for the framework: FastAPI speaks ASGI, our server does not."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Scope

from lifetable.web.middleware.logs import log
from lifetable.web.request import Request
from lifetable.web.response import Headers, Response, text_headers


async def respond(app: ASGIApp, request: Request, body: bytes) -> Response:
    """One request through an ASGI application that answers in one piece."""
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "https" if request.secure else "http",
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query.encode("latin-1"),
        "root_path": "",
        "headers": [
            (name.encode("latin-1"), value.encode("latin-1"))
            for name, value in request.headers.items()
        ],
        "client": (request.peer, 0),
        "lifetable.request": request,
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
        log.exception("failed", extra={"about": {"id": request.id, "path": request.path}})
    request.route = getattr(scope.get("route"), "path", "other")
    return Response(status, headers, b"".join(parts))
