"""What people can do at a table: each act is decided here, from the table as it is, into entries or a refusal.

Nothing here changes anything: `hub.py` saves what was decided, and `table.py` applies it.
"""

from __future__ import annotations

import math
import random
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from lifetable.errors import TableError
from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.tables.settings import STAND_IN, Settings, check_level, read
from lifetable.tables.table import Seat, Table
from lifetable.words import plain

REACTIONS = ("clap", "laugh", "wow", "ouch", "think", "hurry")
BOT_NAMES = ("Otto", "Lina", "Emil", "Rosa", "Hugo", "Nina", "Oskar", "Maja", "Leon", "Clara")
LONGEST_NAME, LONGEST_CHAT, LONGEST_WORDS = 24, 300, 60
MOST_CHATS = 500  # of one person at one table
AWAY = 30  # seconds after which a bot may play for somebody
_WORDS = (
    "kelp",
    "reef",
    "tide",
    "dune",
    "surf",
    "pier",
    "sail",
    "buoy",
    "cove",
    "wave",
    "gull",
    "sand",
)
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Actor:
    """Who does something: a person by id and nickname."""

    id: str
    name: str


@dataclass
class Decided:
    """An entry that is not numbered yet."""

    kind: str
    data: Data
    state: State | None = None


Act = Callable[[Table, Actor, Data], list[Decided]]


def new_id() -> str:
    """A table's name: easy to tell apart, too long to guess."""
    tail = "".join(secrets.choice(_LETTERS) for _ in range(9))
    return f"{secrets.choice(_WORDS)}-{tail}"


def name_of(text: Any, otherwise: str) -> str:
    """A nickname as it is shown: plain text of a sensible length."""
    name = plain(str(text or ""))[:LONGEST_NAME].strip()
    return otherwise if name in ("", "?") else name


def opened(actor: Actor, given: Data, path_of: Callable[[str], str]) -> Decided:
    """A new table as somebody wishes it."""
    wished = given.get("seats")
    if wished and given.get("players") is None:
        given = given | {"players": len(wished)}
    settings = read({k: v for k, v in given.items() if k not in ("seats", "start")}, path_of)
    seats = [Seat() for _ in range(settings.players)]
    for n, wish in enumerate(wished or [{"kind": "me"}]):
        if n >= len(seats):
            raise TableError("no-such-seat", status=422, seat=n, players=settings.players)
        if wish["kind"] == "me":
            seats[n] = Seat("person", actor.id, name_of(wish.get("name"), actor.name))
        elif wish["kind"] == "bot":
            seats[n] = Seat(
                "bot", None, _bot_name(seats), check_level(wish.get("level") or STAND_IN)
            )
    empty = sum(seat.kind == "free" for seat in seats)
    if empty and given.get("start"):
        raise TableError("seats-free", status=422, free=empty)
    return Decided("opened", {"settings": settings.as_data(), "seats": [asdict(s) for s in seats]})


def again(table: Table) -> Decided:
    """The same table once more: same settings, same seats, everybody's words and bots; bots go on for those who have
    left, too.
    """
    seats = [asdict(_again(seat, table.seats)) for seat in table.seats]
    previous = table.id if table.luck.left else None  # with a new chain of luck nothing leads here
    return Decided(
        "opened", {"settings": table.settings.as_data(), "seats": seats, "previous": previous}
    )


def check_rematch(table: Table, actor: Actor) -> None:
    """Those who played may have one, once the game is over; then everybody may follow."""
    if table.status != "over":
        raise TableError("game-not-over")
    if table.next is None:
        _own(table, actor)


# --- the lobby ---


def sit(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _lobby(table)
    seat = _seat(table, data["seat"])
    mine = seat.person == actor.id
    if seat.kind != "free" and not mine:
        raise TableError("seat-taken", seat=data["seat"] + 1)
    name = name_of(data.get("name"), actor.name)
    return [Decided("sat", {"seat": data["seat"], "name": name})]


def bot(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _lobby(table)
    _host(table, actor)
    seat = _seat(table, data["seat"])
    if seat.kind == "person":
        raise TableError("seat-taken", seat=data["seat"] + 1)
    name = seat.name or _bot_name(table.seats)
    level = check_level(data.get("level") or STAND_IN)
    return [Decided("bot-seated", {"seat": data["seat"], "name": name, "level": level})]


def free(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Stand up, or (the host) clear a seat; while playing this is the same as leaving."""
    seat = _seat(table, data["seat"])
    if table.status != "lobby":
        return leave(table, actor, data)
    if seat.kind == "free":
        return []
    if seat.person == actor.id:
        return _stand(table, actor, [data["seat"]], table.host)
    _host(table, actor)
    return [Decided("freed", {"seat": data["seat"]})]


def _stand(table: Table, actor: Actor, seats: list[int], otherwise: str | None) -> list[Decided]:
    """Stand up from seats. A host who has none left gives the table to somebody who sits there, if anybody does."""
    stood = [Decided("stood", {"seat": n}) for n in seats]
    if stood and table.host == actor.id and set(seats) >= set(table.seats_of(actor.id)):
        others = [seat.person for seat in table.seats if seat.person not in (None, actor.id)]
        stood[-1].data["host"] = others[0] if others else otherwise
    return stood


def settings(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _lobby(table)
    _host(table, actor)
    agreed = read(data, table.path_of, table.settings)
    seats = [asdict(seat) for seat in _fitted(table.seats, agreed.players)]
    return [Decided("settings", {"settings": agreed.as_data(), "seats": seats})]


def words(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _lobby(table)
    mine = _own(table, actor)
    text = plain(str(data["words"]))[:LONGEST_WORDS].strip()
    return [Decided("words-added", {"seat": mine[0], "words": text})]


def start(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _lobby(table)
    _host(table, actor)
    order = [n for n, seat in enumerate(table.seats) if seat.kind != "free"]
    info = find(table.settings.game).info
    if len(order) < info.least_players:
        raise TableError("too-few-seated", seated=len(order), least=info.least_players)
    fitting = Settings(**(vars(table.settings) | {"players": len(order)}))
    fitting.setup(table.path_of)  # a small deck may be too small for so many
    return [Decided("started", {"order": order})]


# --- playing ---


def move(table: Table, actor: Actor, data: Data) -> list[Decided]:
    mine = _own(table, actor)
    _playing(table)
    if data["version"] != table.version:  # first: it may have been their turn when they looked
        raise TableError("stale", version=data["version"])
    turn, wished = table.turn, data.get("seat")
    if turn not in mine or (wished is not None and wished != turn):
        raise TableError("not-your-turn")
    if table.seats[turn].warm:
        raise TableError("seat-kept-warm")
    return [moved(table, turn, str(data["move"]))]


def moved(table: Table, seat: int, text: str, **more: Any) -> Decided:
    """A move by whoever plays at a seat; MoveError if the rules refuse it."""
    assert table.state is not None
    state = table.state.play(text)
    return Decided("moved", {"seat": seat, "move": state.last_move} | more, state)


def pause(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _own(table, actor)
    if table.status == "paused":
        return []
    _playing(table)
    return [Decided("paused", {})]


def resume(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _own(table, actor)
    return [Decided("resumed", {})] if table.status == "paused" else []


def leave(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """A bot keeps the seat warm until its owner comes back; in the lobby the seat is free again."""
    if table.status == "over":
        return []
    wished = table.seats_of(actor.id) if data.get("seat") is None else [data["seat"]]
    for n in wished:
        if _seat(table, n).person != actor.id:
            raise TableError("not-your-seat", status=403, seat=n + 1)
    if table.status == "lobby":
        return _stand(table, actor, wished, None)
    _own(table, actor)
    return _kept_warm(table, "left", [n for n in wished if not table.seats[n].warm])


def _kept_warm(table: Table, kind: str, seats: list[int]) -> list[Decided]:
    """Bots play at these seats from now on. Whoever is gone need not be asked whether a move may be taken back."""
    gone = [Decided(kind, {"seat": n, "level": STAND_IN}) for n in seats]
    return gone + _settled(table, seats) if gone else []


def _settled(table: Table, seats: Collection[int]) -> list[Decided]:
    """A move is taken back, if nobody's consent is missing once these seats agree or need not be asked any more."""
    asked = table.undo
    if asked is None or asked.seat in seats:
        return []
    missing = table.undo_needs(asked.seat) - asked.agreed - set(seats)
    return [] if missing else [Decided("undone", {"to": asked.to})]


def cover(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Let a bot play for somebody who has been away for a while; `away` tells of a person for how long."""
    _own(table, actor)
    _playing(table)
    seat = _seat(table, data["seat"])
    if seat.person is None or seat.warm:
        return []
    missing = AWAY - data["away"](seat.person)
    if missing > 0:
        raise TableError("still-here", name=seat.name, seconds=math.ceil(missing))
    return _kept_warm(table, "covered", [data["seat"]])


def reclaim(table: Table, actor: Actor, data: Data) -> list[Decided]:
    mine = _own(table, actor)
    if table.status == "over":
        return []
    wished = [data["seat"]] if data.get("seat") is not None else mine
    return [Decided("reclaimed", {"seat": n}) for n in wished if n in mine and table.seats[n].warm]


def link(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """May somebody make a link that moves a seat? It changes nothing."""
    if data["seat"] not in table.seats_of(actor.id):
        raise TableError("not-your-seat", status=403, seat=data["seat"] + 1)
    return []


def hand(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Take over a seat from another device, with a link its owner made while it was given to him as it is now."""
    seat = _seat(table, data["seat"])
    if seat.person == actor.id:
        return []
    if seat.person is None or [seat.person, seat.held] != [data["owner"], data["held"]]:
        raise TableError("bad-link", status=404)
    moves_host = len(table.seats_of(seat.person)) == 1
    handed = Decided("handed", {"seat": data["seat"], "host": moves_host})
    asks = table.undo and table.seats[table.undo.seat].person == actor.id
    return [handed, *(_settled(table, [data["seat"]]) if asks else [])]


def undo(table: Table, actor: Actor, data: Data) -> list[Decided]:
    mine = _present(table, actor)
    targets = {to: n for n in mine if (to := table.undo_target(n)) is not None}
    if not targets or table.undo:
        raise TableError("nothing-to-undo")
    to = max(targets)
    asked = Decided("undo-asked", {"seat": targets[to], "to": to})
    return [asked] if table.undo_needs(targets[to]) else [asked, Decided("undone", {"to": to})]


def answer(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Agree to taking back, or not; whoever asked can think better of it."""
    mine = _present(table, actor)
    asked, agree = table.undo, bool(data["agree"])
    if asked is None or (asked.seat in mine and agree):
        raise TableError("nothing-asked")
    answered = Decided("undo-answered", {"agree": agree, "seats": mine})
    return [answered, *(_settled(table, mine) if agree else [])]


# --- talking ---


def say(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _not_too_chatty(table, actor)
    text = plain(str(data["text"]))[:LONGEST_CHAT]
    return [Decided("said", _speaker(table, actor) | {"text": text})]


def react(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _not_too_chatty(table, actor)
    if data["reaction"] not in REACTIONS:
        raise TableError("no-such-reaction", status=422, reactions=", ".join(REACTIONS))
    return [Decided("reacted", _speaker(table, actor) | {"reaction": data["reaction"]})]


ACTS: Mapping[str, Act] = {
    act.__name__: act
    for act in (sit, bot, free, settings, words, start, move, pause, resume, leave, cover, reclaim)
} | {act.__name__: act for act in (hand, undo, answer, say, react)}


# --- who may ---


def _lobby(table: Table) -> None:
    if table.status != "lobby":
        raise TableError("not-in-lobby")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise TableError(
            {"lobby": "not-started", "paused": "paused", "over": "game-over"}[table.status]
        )


def _host(table: Table, actor: Actor) -> None:
    if table.host != actor.id:
        raise TableError("not-host", status=403)


def _own(table: Table, actor: Actor) -> list[int]:
    mine = table.seats_of(actor.id)
    if not mine:
        raise TableError("not-seated", status=403)
    return mine


def _present(table: Table, actor: Actor) -> list[int]:
    """The seats at which somebody plays in person, now."""
    mine = _own(table, actor)
    _playing(table)
    playing = [n for n in mine if not table.seats[n].warm]
    if not playing:
        raise TableError("seat-kept-warm")
    return playing


def _seat(table: Table, n: int) -> Seat:
    if not 0 <= n < len(table.seats):
        raise TableError("no-such-seat", status=404, seat=n, players=len(table.seats))
    return table.seats[n]


def _not_too_chatty(table: Table, actor: Actor) -> None:
    if table.chats[actor.id] >= MOST_CHATS:
        raise TableError("chat-full")


def _speaker(table: Table, actor: Actor) -> Data:
    mine = table.seats_of(actor.id)
    if mine:
        return {"seat": mine[0], "name": table.seats[mine[0]].name}
    return {"seat": None, "name": actor.name}


def _again(seat: Seat, seats: list[Seat]) -> Seat:
    """A seat in a rematch. Where somebody sat who has been forgotten, a bot plays on."""
    if seat.kind == "person" and seat.person is None:
        return Seat("bot", None, _bot_name(seats), seat.bot)
    return seat


def _bot_name(seats: list[Seat]) -> str:
    taken = {seat.name for seat in seats}
    left = [name for name in BOT_NAMES if name not in taken]
    return random.choice(left or BOT_NAMES)


def _fitted(seats: list[Seat], players: int) -> list[Seat]:
    """The seats when their number changes: free ones go first, then bots; people never."""
    seats = list(seats) + [Seat() for _ in range(players - len(seats))]
    for kind in ("free", "bot"):
        for n in reversed(range(len(seats))):
            if len(seats) > players and seats[n].kind == kind:
                del seats[n]
    if len(seats) > players:
        raise TableError("too-many-seated", seated=len(seats))
    return seats
