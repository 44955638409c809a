"""Who has which seat: sitting down, standing up, bots that keep a seat warm, and seats that move to another device."""

from __future__ import annotations

import math
from collections.abc import Callable

from lifetable.errors import TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.lobby import new_seal
from lifetable.tables.decide.naming import bot_name, name_at
from lifetable.tables.decide.permissions import (
    check_host,
    check_lobby,
    check_owner,
    check_playing,
    check_sit,
    check_talk,
    own_seats,
    seat_at,
)
from lifetable.tables.decide.taking_back import settled
from lifetable.tables.entries import (
    BotSeated,
    Covered,
    Freed,
    Handed,
    Left,
    Reclaimed,
    Sat,
    Stood,
    What,
)
from lifetable.tables.requests import Cover, Free, Hand, Leave, Reclaim, SeatBot, Sit
from lifetable.tables.settings import STAND_IN, check_level
from lifetable.tables.table import Table

AWAY = 30  # seconds after which a bot may play for somebody

Away = Callable[[str], float]
"""For how many seconds somebody has not been at the table."""


def sit(table: Table, actor: Actor, request: Sit) -> list[What]:
    check_lobby(table)
    check_sit(table, actor.id)
    seat = seat_at(table, request.seat)
    if seat.kind != "free" and seat.person != actor.id:
        raise TableError("seat-taken", seat=request.seat + 1)
    name = name_at(table.seats, request.seat, request.name, actor, table.voices)
    seal = new_seal(table, request.seal) if request.seal else ""
    return [Sat(request.seat, name, seal, renamed=seat.person == actor.id)]


def seat_bot(table: Table, actor: Actor, request: SeatBot) -> list[What]:
    """The host gives a seat to a bot: also that of somebody whose words are called for in vain."""
    if request.seat not in table.words_awaited:
        check_lobby(table)
    check_host(table, actor)
    seat = seat_at(table, request.seat)
    if seat.kind == "person" and not table.called:
        raise TableError("seat-taken", seat=request.seat + 1)
    taken = [*(other.name for other in table.seats), *table.voices.values()]
    name = seat.name if seat.kind == "bot" else bot_name(taken)
    seated = BotSeated(request.seat, name, check_level(request.level or STAND_IN))
    return [seated] if seat.person is None else [Freed(request.seat), seated]


def free(table: Table, actor: Actor, request: Free) -> list[What]:
    """Stand up, or (the host) clear a seat; while playing this is the same as leaving. While words are called for only
    a seat is cleared whose words are missing: nobody loses his who has shown them.
    """
    seat = seat_at(table, request.seat)
    if table.status != "lobby":
        return leave(table, actor, Leave(seat=request.seat))
    if seat.kind == "free":
        return []
    if seat.person == actor.id:
        return _stand(table, actor, [request.seat], table.host)
    check_host(table, actor)
    if request.seat not in table.words_awaited:
        check_lobby(table)
    return [Freed(request.seat)]


def _stand(table: Table, actor: Actor, seats: list[int], otherwise: str | None) -> list[What]:
    """Stand up from seats. A host who has none left gives the table to somebody who sits there, if anybody does."""
    stood = [Stood(n) for n in seats]
    if stood and table.host == actor.id and set(seats) >= set(table.seats_of(actor.id)):
        others = [seat.person for seat in table.seats if seat.person not in (None, actor.id)]
        stood[-1] = Stood(seats[-1], others[0] if others else otherwise)
    return [*stood]


def leave(table: Table, actor: Actor, request: Leave) -> list[What]:
    """A bot keeps the seat warm until its owner comes back; in the lobby the seat is free again."""
    if table.status == "over":
        return []
    wished = table.seats_of(actor.id) if request.seat is None else [request.seat]
    for n in wished:
        seat_at(table, n)
        check_owner(table, actor, n)
    if table.status == "lobby":
        return _stand(table, actor, wished, None)
    own_seats(table, actor)
    left = [n for n in wished if not table.seats[n].warm]
    return [*(Left(n, STAND_IN) for n in left), *_settled_without(table, left)]


def cover(table: Table, actor: Actor, request: Cover, away: Away) -> list[What]:
    """Let a bot play for somebody who has been away for a while. If his words are called for, his seat is cleared."""
    own_seats(table, actor)
    awaited = request.seat in table.words_awaited
    if not awaited:
        check_playing(table)
    seat = seat_at(table, request.seat)
    if seat.person is None or seat.warm:
        return []
    missing = AWAY - away(seat.person)
    if missing > 0:
        raise TableError("still-here", name=seat.name, seconds=math.ceil(missing))
    if awaited:
        return [Freed(request.seat)]
    return [Covered(request.seat, STAND_IN), *_settled_without(table, [request.seat])]


def _settled_without(table: Table, seats: list[int]) -> list[What]:
    """Whoever is gone need not be asked whether a move may be taken back."""
    return settled(table, seats) if seats else []


def reclaim(table: Table, actor: Actor, request: Reclaim) -> list[What]:
    mine = own_seats(table, actor)
    if table.status == "over":
        return []
    wished = mine if request.seat is None else [request.seat]
    return [Reclaimed(n) for n in wished if n in mine and table.seats[n].warm]


def hand(table: Table, actor: Actor, request: Hand) -> list[What]:
    """Take over a seat from another device, with a link its owner made while it was given to him as it is now."""
    seat = seat_at(table, request.seat)
    if seat.person == actor.id:
        return []
    if seat.person is None or (seat.person, seat.held) != (request.owner, request.held):
        raise TableError("bad-link")
    check_talk(table, actor.id)
    if table.called:  # they are on the other device
        raise TableError("words-called")
    moves_host = len(table.seats_of(seat.person)) == 1
    asks = table.undo and table.seats[table.undo.seat].person == actor.id
    handed = Handed(request.seat, moves_host)
    return [handed, *(settled(table, [request.seat]) if asks else [])]
