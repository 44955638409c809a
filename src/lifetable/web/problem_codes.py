"""Every `code` that a refusal can have, by status. They stay the same for ever: programs rely on them."""

from __future__ import annotations

from collections.abc import Mapping

from lifetable.games import find, names

_CODES: Mapping[int, tuple[str, ...]] = {
    400: ("bad-request",),
    401: ("admin-key-wanted", "bad-token", "nobody"),
    403: (
        "bad-admin-key",
        "banned",
        "hints-off",
        "not-host",
        "not-seated",
        "not-your-seat",
        "other-origin",
        "removed",
        "table-locked",
        "token-cannot",
    ),
    404: (
        "bad-link",
        "no-such-ban",
        "no-such-deck",
        "no-such-game",
        "no-such-key",
        "no-such-line",
        "no-such-page",
        "no-such-person",
        "no-such-report",
        "no-such-seat",
        "no-such-table",
        "no-such-token",
    ),
    405: ("no-such-method",),
    408: ("too-slow",),
    409: (
        "chat-full",
        "game-not-over",
        "game-over",
        "name-taken",
        "not-in-lobby",
        "not-started",
        "not-yourself",
        "not-your-turn",
        "no-rematch-offered",
        "nothing-asked",
        "nothing-to-undo",
        "paused",
        "rematch-not-accepted",
        "review-failed",
        "review-too-long",
        "seal-missing",
        "seal-taken",
        "seat-kept-warm",
        "seat-taken",
        "stale",
        "still-here",
        "too-few-seated",
        "too-many-decks",
        "too-many-kept",
        "too-many-reports",
        "too-many-seated",
        "too-many-tokens",
        "words-called",
        "words-differ",
        "words-not-called",
    ),
    410: ("table-pruned",),
    411: ("length-required",),
    413: ("too-large",),
    415: ("wrong-media-type",),
    422: (
        "bad-option",
        "bad-players",
        "bad-request",
        "ban-whom",
        "blank-name",
        "deck-too-small",
        "file-has-mistakes",
        "no-lesson",
        "no-such-file",
        "no-such-game",
        "no-such-level",
        "no-such-network",
        "no-such-option",
        "no-such-reaction",
        "no-such-seat",
        "seats-free",
    ),
    429: (
        "address-busy",
        "address-tables",
        "address-unattended",
        "hint-waiting",
        "too-many-asked",
        "too-many-requests",
        "too-many-streams",
        "too-many-tables",
        "too-many-unattended",
    ),
    431: ("head-too-large",),
    500: ("server-error",),
    503: (
        "advice-busy",
        "busy",
        "not-ready",
        "not-saved",
        "server-busy",
        "server-full",
        "storage-away",
        "storage-busy",
        "storage-damaged",
        "storage-full",
        "storage-read-only",
        "storage-replaced",
    ),
}


def codes() -> dict[int, list[str]]:
    """All of them, also those of moves that a game refuses."""
    refused = [
        f"{name}-{why}" for name in names() for why in (*find(name).refusals[1:], "unreadable")
    ]
    return {
        status: sorted([*known, *refused] if status == 422 else known)
        for status, known in _CODES.items()
    }


_BY_CODE: dict[str, int] = {}
for _status, _known in _CODES.items():
    for _code in _known:
        _BY_CODE.setdefault(_code, _status)
CONFLICT = 409


def status_of_code(code: str) -> int:
    """The status of what a table refuses with a code."""
    return _BY_CODE.get(code, CONFLICT)


def as_table() -> str:
    """The codes in Markdown."""
    rows = [
        f"| {status} | {', '.join(f'`{c}`' for c in found)} |" for status, found in codes().items()
    ]
    return "\n".join(["| status | codes |", "| --- | --- |", *rows])
