"""Every `code` that a refusal can have, by status. They stay the same for ever: programs rely on them."""

from __future__ import annotations

from collections.abc import Mapping

from lifetable.games import find, names

_CODES: Mapping[int, tuple[str, ...]] = {
    400: ("bad-request",),
    401: ("bad-token", "nobody"),
    403: ("hints-off", "not-host", "not-seated", "not-your-seat", "other-origin", "token-cannot"),
    404: (
        "bad-link",
        "no-such-game",
        "no-such-page",
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
        "not-in-lobby",
        "not-started",
        "not-your-turn",
        "nothing-asked",
        "nothing-to-undo",
        "paused",
        "review-failed",
        "review-too-long",
        "seat-kept-warm",
        "seat-taken",
        "stale",
        "still-here",
        "too-few-seated",
        "too-many-decks",
        "too-many-seated",
        "too-many-tokens",
    ),
    413: ("too-large",),
    415: ("wrong-media-type",),
    422: (
        "bad-option",
        "bad-players",
        "bad-request",
        "blank-name",
        "deck-too-small",
        "file-has-mistakes",
        "no-lesson",
        "no-such-file",
        "no-such-game",
        "no-such-level",
        "no-such-option",
        "no-such-reaction",
        "no-such-seat",
        "seats-free",
    ),
    429: (
        "hint-waiting",
        "too-many-requests",
        "too-many-streams",
        "too-many-tables",
        "too-many-unattended",
    ),
    431: ("head-too-large",),
    500: ("server-error",),
    503: ("advice-busy", "busy", "not-ready"),
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


def as_table() -> str:
    """The codes in Markdown."""
    rows = [
        f"| {status} | {', '.join(f'`{c}`' for c in found)} |" for status, found in codes().items()
    ]
    return "\n".join(["| status | codes |", "| --- | --- |", *rows])
