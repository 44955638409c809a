"""Bans, at the edge: whoever is banned may look at pages and tables, but neither write nor follow a stream."""

from __future__ import annotations

from lifetable.web.request import SAFE_METHODS, Request

FOLLOWING = ("/stream", "/messages")
ALWAYS = "/api/admin/"  # operators do not lock themselves out


def check_banned(request: Request) -> None:
    """Refuse a request of somebody who is banned: 403 `banned`, with `until` and the reason. Asks no database.

    Called once a request is known to be under /api, before its body is read. A token that was not used here yet is
    nobody's so far; `Actions.act` looks again.
    """
    path, write = request.path, request.method not in SAFE_METHODS
    if not write and not path.endswith(FOLLOWING):
        return
    if path.startswith(ALWAYS) or (request.method, path) == (
        "DELETE",
        "/api/me",
    ):  # that stays theirs
        return
    request.services.hub.bans.check(request.address, request.claimed)
