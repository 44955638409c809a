"""A connection that is given up when its other end takes too long or sends too much before we know what it wants.

uvicorn waits for ever for the end of a request's head, however long it gets, and for readers who do not read.
"""

from __future__ import annotations

import asyncio
from typing import Any

from lifetable.web.door import note, own_headers, usual_headers
from lifetable.web.problems import WebError, response_of
from lifetable.web.visit import Visit
from lifetable.web.wire import Wire, lines_of

HEAD = 16 * 1024  # bytes of a request before its body
HEAD_SECONDS = 20.0
READ_SECONDS = 30.0  # without taking anything of what waits for it


class Guard(Wire):
    """One connection, watched. Costs a move next to nothing."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._came = 0
        """Bytes that came last..."""
        self._head = 0
        """... and those that came before, of a head that has not ended."""
        self._patience: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        self.resume_writing()
        super().connection_lost(exc)

    # --- heads of requests ---

    def data_received(self, data: bytes) -> None:
        self._came = len(data)
        super().data_received(data)
        answered = self.cycle is None or self.cycle.response_complete
        in_head = not self._between and "method" not in self.scope
        if (answered or in_head) and not self.transport.is_closing():
            self._linger()

    def _move_again(self, data: bytes) -> bool:
        begun = super()._move_again(data)
        if begun and self._patience:
            self._calm()
        return begun

    def on_headers_complete(self) -> None:
        if self._patience:
            self._calm()
        if self._head + self._came > HEAD and self._measured() > HEAD:
            raise _TooLongError  # the parser stops, and `send_400_response` is called
        self._head = 0
        super().on_headers_complete()

    def _linger(self) -> None:
        """Something came, and it was not the end of a head: it must come soon."""
        if self.scope and "method" not in self.scope:
            self._head += self._came
            if self._head > HEAD:
                self._refuse(_too_long())
                return
        if not self._patience:
            self._patience = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _measured(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def _calm(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _too_slow(self) -> None:
        self._patience = None
        if self.scope:
            self._refuse(WebError("too-slow", 408))
        else:  # it never asked for anything
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        long = self.scope and self._measured() > HEAD
        self._refuse(_too_long() if long else WebError("bad-request", 400))

    def _refuse(self, error: WebError) -> None:
        """Say why, if nothing else is being said, and hang up."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self._say(error)
        self.transport.close()

    def _say(self, error: WebError) -> None:
        scope: Any = {"method": "", "path": "", "headers": [], "client": self.client}
        visit = Visit(self._house, scope | dict(self.scope or {}))
        answer = response_of(error, visit.accepted())
        lines = (
            *self.server_state.default_headers,
            *answer.raw_headers,
            *usual_headers(visit),
            *own_headers(visit),
            (b"connection", b"close"),
        )
        self._send(error.status, lines_of(lines), bytes(answer.body))
        note(visit, "other", error.status, 0.0)

    # --- readers ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self, before: int | None = None) -> None:
        """Hang up on a reader that has taken nothing since there were so many bytes to take."""
        unread = self.transport.get_write_buffer_size()
        if before is not None and unread >= before:
            self.transport.abort()
        else:
            self._unread = self.loop.call_later(READ_SECONDS, self._watch_reader, unread)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None


class _TooLongError(Exception):
    pass


def _too_long() -> WebError:
    return WebError("head-too-large", 431, most=HEAD // 1024)
