"""uvicorn's protocol, with a short way for moves and for what streams are sent: no task, one write each.

Whatever is not plain sailing (somebody unknown, a table that is not in memory, a body in two pieces, a refusal) goes
the long way, through the door, as if it had never been looked at here. The headers of somebody's moves are the same to
the last byte, move after move: what the parser made of them is remembered, and it is not asked again.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from pydantic import ValidationError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lifetable.errors import LifetableError
from lifetable.tables import Person
from lifetable.tables.feeds import Feed
from lifetable.web.app import house_of
from lifetable.web.asks import MoveAsk
from lifetable.web.door import Headers, note, own_headers, usual_headers
from lifetable.web.hot import MOVES_LINE, MOVES_ROUTE, MOVES_URL
from lifetable.web.limits import BODY
from lifetable.web.logs import log
from lifetable.web.problems import WebError, response_of
from lifetable.web.visit import Visit, peer_of

_JSON = (b"content-type", b"application/json")


class _Nobody:
    """Who waits for more of a request that is here already."""

    def set(self) -> None:
        pass


class _Move:
    """A move on its short way; in the place of uvicorn's own record of a request and its response."""

    disconnected = False
    keep_alive = True
    response_complete = False
    message_event = _Nobody()

    def __init__(self, visit: Visit, table: str, body: bytes, data: dict[str, Any]) -> None:
        self.visit = visit
        self.table = table
        self.body = body
        self.data = data
        self.began = time.perf_counter()


class Wire(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._house = house_of(self.config.loaded_app)
        self._held: bytearray | None = None
        """The body so far of a request that may go the short way..."""
        self._table = ""
        """... and the table it is about."""
        self._tried: Visit | None = None
        """Of a request that could not go the short way after all; it is counted once."""
        self._between = True
        """Does the parser wait for the first byte of a request?"""
        self._answered = 0.0
        """When the last answer was given."""
        self._feed: Feed | None = None
        """What is streamed here."""

    def data_received(self, data: bytes) -> None:
        between = self._between and not self._busy()
        if between and self._move_again(data):
            return
        super().data_received(data)
        if self._held is not None and not self.transport.is_closing():
            self._let_go()  # the rest may take its time, which is watched elsewhere
        elif between and isinstance(self.cycle, _Move):
            self._remember(data, self.cycle)
        self._tried = None

    def on_message_begin(self) -> None:
        self._between = False
        super().on_message_begin()

    # --- how long a connection is kept ---

    def _unset_keepalive_if_required(self) -> None:
        """The timer is not stopped by everything that comes: when it is up, it looks when that last was."""

    def on_response_complete(self) -> None:
        self._answered = self.loop.time()
        if self.timeout_keep_alive_task is None or self.pipeline:
            super().on_response_complete()
        else:
            self.server_state.total_requests += 1
            self.flow.resume_reading()

    def timeout_keep_alive_handler(self) -> None:
        left = self._answered + self.timeout_keep_alive - self.loop.time()
        if self._busy():
            left = self.timeout_keep_alive
        if left > 0 and not self.transport.is_closing():
            self.timeout_keep_alive_task = self.loop.call_later(
                left, self.timeout_keep_alive_handler
            )
        else:
            super().timeout_keep_alive_handler()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.timeout_keep_alive_task:
            self.timeout_keep_alive_task.cancel()
        if self._feed:
            self._feed.close()
            self._feed = None

    # --- requests ---

    def _busy(self) -> bool:
        return bool(self.pipeline) or not (self.cycle is None or self.cycle.response_complete)

    def on_headers_complete(self) -> None:
        if (
            not self._busy()
            and (found := MOVES_URL.fullmatch(self.url))
            and self.parser.get_method() == b"POST"
            and self.parser.get_http_version() == "1.1"
            and self.parser.should_keep_alive()
            and not self.parser.should_upgrade()
            and not self.expect_100_continue
        ):
            self._held = bytearray()
            self._table = found["table"].decode()
        else:
            self.scope["lifetable.follow"] = self.follow  # type: ignore[typeddict-unknown-key]
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._held is None:
            super().on_body(body)
            return
        self._held += body
        if len(self._held) > BODY:
            self._let_go()

    def on_message_complete(self) -> None:
        self._between = True
        if self._held is not None:
            if self._move(bytes(self._held)):
                self._held = None
                return
            self._let_go()
        super().on_message_complete()

    def _let_go(self) -> None:
        """Send what was held the long way."""
        held, self._held = self._held, None
        super().on_headers_complete()
        if held:
            super().on_body(bytes(held))

    # --- moves ---

    def _move_again(self, data: bytes) -> bool:
        """Begin a move whose headers are known. False if they are not, or if this is not the way for it."""
        end = data.find(b"\r\n")
        line = MOVES_LINE.fullmatch(data, 0, end)
        if line is None:
            return False
        at = data.find(b"\r\n\r\n", end) + 4
        before, length = self._house.heads.get(data[end:at]) or (None, 0)
        if before is None or len(data) - at != length or before.peer != peer_of(self.client):
            return False
        self._table = line["table"].decode()
        visit = before.again(line["url"].decode())
        if self._begin(visit, data[at:]):
            return True
        self._tried = visit
        return False

    def _remember(self, data: bytes, move: _Move) -> None:
        """A move came in one piece and went the short way: the next one may have the same headers."""
        end = data.find(b"\r\n")
        at = data.find(b"\r\n\r\n", end) + 4
        if MOVES_LINE.fullmatch(data, 0, end) and data[at:] == move.body:
            self._house.heads.keep(data[end:at], move.visit, len(data) - at)

    def _move(self, body: bytes) -> bool:
        """Begin a move. False, and nothing has happened, if this is not the way for it."""
        scope: Any = self.scope
        scope |= {"method": "POST", "path": self.url.decode()}
        visit = scope["visit"] = self._tried or Visit(self._house, scope)
        try:
            visit.check_origin()
            visit.check_kind()
        except LifetableError:
            return False
        return self._begin(visit, body)

    def _begin(self, visit: Visit, body: bytes) -> bool:
        """The rest of it, when the headers are in order."""
        person = visit.at_once()
        if person is None:
            return False
        try:
            visit.count(1.0)
            data = vars(MoveAsk.model_validate_json(body))
        except (LifetableError, ValidationError):
            return False
        move = _Move(visit, self._table, body, data)
        if not self._house.hub.move(
            move.table, person, data, lambda told: self._told(move, person, told)
        ):
            return False
        self.cycle = move  # type: ignore[assignment]
        return True

    def _told(self, move: _Move, person: Person, message: bytes | None) -> None:
        if message is not None:
            self._answer(move, 200, [_JSON], message)
            return
        task = self.loop.create_task(self._again(move, person))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _again(self, move: _Move, person: Person) -> None:
        """Another process was first: decide anew, from what is."""
        try:
            message = await self._house.hub.act(move.table, person, "move", move.data)
        except Exception as error:
            problem = error if isinstance(error, LifetableError) else WebError("server-error", 500)
            if problem is not error:
                log.exception("failed", extra={"about": {"id": move.visit.id}})
            refusal = response_of(problem, await move.visit.language())
            self._answer(move, refusal.status_code, refusal.raw_headers, bytes(refusal.body))
        else:
            self._answer(move, 200, [_JSON], message)

    def _answer(self, move: _Move, status: int, headers: Headers, body: bytes) -> None:
        move.response_complete = True
        note(move.visit, MOVES_ROUTE, status, time.perf_counter() - move.began)
        if move.disconnected:
            return
        usual = (*self.server_state.default_headers, *headers, *usual_headers(move.visit))
        self._send(status, _usual_lines(usual) + lines_of(own_headers(move.visit)), body)
        if not move.keep_alive:  # the server is being stopped
            self.transport.close()
        self.on_response_complete()

    def _send(self, status: int, lines: bytes, body: bytes) -> None:
        """A whole response, in one piece."""
        self.transport.write(
            b"HTTP/1.1 %d %s\r\n%scontent-length: %d\r\n\r\n%s"
            % (status, _REASONS[status], lines, len(body), body)
        )

    # --- streams ---

    def follow(self, feed: Feed) -> None:
        """Send what a feed has as soon as it has it, until the connection is lost."""
        self._feed = feed
        feed.sink = self.push
        if self.transport.is_closing():
            feed.close()

    def push(self, chunk: bytes) -> bool:
        """Send a part of the response under way, unless the reader is behind."""
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%s\r\n" % (len(chunk), chunk))
        return True


def lines_of(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are sent, but for the length, which is sent with the body."""
    return b"".join([b"%s: %s\r\n" % line for line in headers if line[0] != b"content-length"])


_usual_lines = lru_cache(maxsize=16)(lines_of)  # the date among them is new every second
_REASONS = {status.value: status.phrase.encode() for status in HTTPStatus}
