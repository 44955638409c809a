"""A new table, as somebody wishes it; and settings, from wishes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from lifetable.errors import SetupError, TableError
from lifetable.games import find
from lifetable.games.face import Setup
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.naming import bot_name, name_at
from lifetable.tables.entries import Opened
from lifetable.tables.requests import ChangeSettings, OpenTable, SeatWish
from lifetable.tables.seats import Seat
from lifetable.tables.settings import PACE, STAND_IN, Clock, Settings, check_level

SetupOf = Callable[[Settings], Setup]


def opened(actor: Actor, request: OpenTable, setup_of: SetupOf) -> Opened:
    """A new table."""
    wished = request.seats or []
    if wished and request.players is None:
        request = request.model_copy(update={"players": len(wished)})
    game = find(request.game).info
    usual = Settings(game.name, min(4, game.most_players), pace=PACE)
    settings = agreed(request, usual, setup_of)
    seats = [Seat() for _ in range(settings.players)]
    for n, wish in enumerate(wished or [SeatWish(kind="me")]):
        if n >= len(seats):
            raise SetupError("no-such-seat", seat=n, players=settings.players)
        if wish.kind == "me":
            seats[n] = Seat("person", actor.id, name_at(seats, n, wish.name, actor))
        elif wish.kind == "bot":
            name = bot_name([seat.name for seat in seats])
            seats[n] = Seat("bot", None, name, check_level(wish.level or STAND_IN))
    mine = [n for n, seat in enumerate(seats) if seat.kind == "person"]
    if mine and request.seal:
        seats[mine[0]] = replace(seats[mine[0]], seal=request.seal)
    empty = sum(seat.kind == "free" for seat in seats)
    if empty and request.start:
        raise TableError("seats-free", free=empty)
    return Opened(settings, seats)


def wished(request: ChangeSettings, before: Settings) -> Settings:
    """Settings, changed as somebody wishes."""
    clock = request.clock
    changes = {
        "players": request.players,
        "public": request.public,
        "clock": clock and Clock(clock.kind, clock.seconds, clock.then),
        "pace": request.pace,
        "memory": request.memory,
        "hints": request.hints,
        "options": before.options | (request.options or {}),
    }
    return replace(before, **{name: new for name, new in changes.items() if new is not None})


def agreed(request: ChangeSettings, before: Settings, setup_of: SetupOf) -> Settings:
    """Settings as they are agreed on, with every option that the game has; SetupError if they do not fit together."""
    settings = wished(request, before)
    setup = setup_of(settings)
    files = {o.name for o in find(settings.game).info.options if o.kind == "file"}
    options = {
        name: settings.options.get(name, value) if name in files else value
        for name, value in setup.options.items()
    }
    return replace(settings, options=options)
