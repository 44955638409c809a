"""What people can do at a table: each act is decided here, from the table as it is, into entries or a refusal.

Nothing here changes anything: `hub.py` saves what was decided, and `table.py` applies it.
"""

from __future__ import annotations

import math
import random
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from lifetable.errors import TableError
from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.records import seal_of
from lifetable.tables import names, welcome
from lifetable.tables.credit import credits
from lifetable.tables.settings import STAND_IN, Settings, check_level, read
from lifetable.tables.table import Seat, Table
from lifetable.words import plain

REACTIONS = ("clap", "laugh", "wow", "ouch", "think", "hurry")
BOT_NAMES = ("Otto", "Lina", "Emil", "Rosa", "Hugo", "Nina", "Oskar", "Maja", "Leon", "Clara")
LONGEST_CHAT = 300
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
    """Who does something: a person by id and nickname, from some address as far as it is known."""

    id: str
    name: str
    address: str = ""


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


def _name(table_names: Collection[str], typed: Any, actor: Actor) -> str:
    """What somebody is called at a table: as typed, if nobody else is; else by a name of his own."""
    if typed is not None:
        return names.chosen(str(typed), table_names)
    return names.own(actor.name, table_names)


def _others(seats: Sequence[Seat], seat: int) -> list[str]:
    """The names at a table, without one seat's."""
    return [other.name for n, other in enumerate(seats) if n != seat and other.name]


def opened(actor: Actor, given: Data, path_of: Callable[[str], str]) -> Decided:
    """A new table as somebody wishes it."""
    wished = given.get("seats")
    if wished and given.get("players") is None:
        given = given | {"players": len(wished)}
    wishes = {k: v for k, v in given.items() if k not in ("seats", "start", "seal")}
    settings = read(wishes, path_of)
    seats = [Seat() for _ in range(settings.players)]
    for n, wish in enumerate(wished or [{"kind": "me"}]):
        if n >= len(seats):
            raise TableError("no-such-seat", status=422, seat=n, players=settings.players)
        if wish["kind"] == "me":
            name = _name(_others(seats, n), wish.get("name"), actor)
            seats[n] = Seat("person", actor.id, name)
        elif wish["kind"] == "bot":
            seats[n] = Seat(
                "bot",
                None,
                bot_name([seat.name for seat in seats]),
                check_level(wish.get("level") or STAND_IN),
            )
    mine = [seat for seat in seats if seat.kind == "person"]
    if mine and given.get("seal"):
        mine[0].seal = given["seal"]
    empty = sum(seat.kind == "free" for seat in seats)
    if empty and given.get("start"):
        raise TableError("seats-free", status=422, free=empty)
    return Decided("opened", {"settings": settings.as_data(), "seats": [asdict(s) for s in seats]})


# --- the lobby ---


def sit(table: Table, actor: Actor, data: Data) -> list[Decided]:
    _lobby(table)
    welcome.check_sit(table, actor.id)
    seat = _seat(table, data["seat"])
    mine = seat.person == actor.id
    if seat.kind != "free" and not mine:
        raise TableError("seat-taken", seat=data["seat"] + 1)
    sat = {
        "seat": data["seat"],
        "name": _name(_others(table.seats, data["seat"]), data.get("name"), actor),
    }
    if data.get("seal"):
        sat["seal"] = _new_seal(table, data)
    return [Decided("sat", sat)]


def bot(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """The host gives a seat to a bot: also that of somebody whose words are called for in vain."""
    if data["seat"] not in table.words_awaited:
        _lobby(table)
    check_host(table, actor)
    seat = _seat(table, data["seat"])
    if seat.kind == "person" and not table.called:
        raise TableError("seat-taken", seat=data["seat"] + 1)
    name = seat.name if seat.kind == "bot" else bot_name([other.name for other in table.seats])
    level = check_level(data.get("level") or STAND_IN)
    seated = Decided("bot-seated", {"seat": data["seat"], "name": name, "level": level})
    return [seated] if seat.person is None else [Decided("freed", {"seat": data["seat"]}), seated]


def free(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Stand up, or (the host) clear a seat; while playing this is the same as leaving. While words are called for only
    a seat is cleared whose words are missing: nobody loses his who has shown them.
    """
    seat = _seat(table, data["seat"])
    if table.status != "lobby":
        return leave(table, actor, data)
    if seat.kind == "free":
        return []
    if seat.person == actor.id:
        return _stand(table, actor, [data["seat"]], table.host)
    check_host(table, actor)
    if data["seat"] not in table.words_awaited:
        _lobby(table)
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
    check_host(table, actor)
    agreed = read(data, table.path_of, table.settings)
    seats = [asdict(seat) for seat in _fitted(table.seats, agreed.players)]
    return [Decided("settings", {"settings": agreed.as_data(), "seats": seats})]


# --- the luck: sealed words, called for when the game begins ---


def seal(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Seal words that nobody else knows yet, or other ones instead."""
    mine = own(table, actor)
    _lobby(table)
    seat = next((n for n in mine if table.seats[n].seal), mine[0])
    if table.seats[seat].seal == data["seal"]:
        return []
    return [Decided("words-sealed", {"seat": seat, "seal": _new_seal(table, data)})]


def _new_seal(table: Table, data: Data) -> str:
    """A seal as it was given. No two may be alike: who copies one would show the words of another."""
    given = str(data["seal"])
    if any(seat.seal == given for seat in table.seats):
        raise TableError("seal-taken")
    return given


def start(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Begin. If words were sealed they are called for, and the game begins with the last of them."""
    _lobby(table)
    check_host(table, actor)
    begins = _begins(table)
    due = [seat.name for seat in table.seats if seat.seal_due]
    if due:
        raise TableError("seal-missing", name=", ".join(due))
    return [Decided("words-called", {})] if any(seat.seal for seat in table.seats) else [begins]


def start_again(table: Table, actor: Actor) -> list[Decided]:
    """Begin a rematch, unless somebody who had sealed words has yet to seal new ones."""
    return [] if any(seat.seal_due for seat in table.seats) else start(table, actor, {})


def _begins(table: Table) -> Decided:
    order = [n for n, seat in enumerate(table.seats) if seat.kind != "free"]
    info = find(table.settings.game).info
    if len(order) < info.least_players:
        raise TableError("too-few-seated", seated=len(order), least=info.least_players)
    fitting = Settings(**(vars(table.settings) | {"players": len(order)}))
    fitting.setup(table.path_of)  # a small deck may be too small for so many
    awaits = {"awaits": True} if table.settings.clock.kind != "none" else {}
    return Decided("started", {"order": order} | awaits)


def show(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Show the words that were sealed, once they are called for."""
    mine, text = own(table, actor), str(data["words"])
    seat = next((n for n in mine if table.seats[n].seal == seal_of(text)), None)
    if seat is None or len(text.splitlines()) != 1:
        raise TableError("words-differ")
    if table.seats[seat].words:
        return []
    if not table.called:
        raise TableError("words-not-called")
    shown = Decided("words-shown", {"seat": seat, "words": text})
    return [shown, _begins(table)] if table.words_awaited == [seat] else [shown]


# --- playing ---


def move(table: Table, actor: Actor, data: Data) -> list[Decided]:
    mine = own(table, actor)
    _playing(table)
    if data["version"] != table.version:  # first: it may have been their turn when they looked
        raise TableError("stale", version=data["version"])
    turn, wished = table.turn, data.get("seat")
    if turn not in mine or (wished is not None and wished != turn):
        raise TableError("not-your-turn")
    if table.seats[turn].warm:
        raise TableError("seat-kept-warm")
    return [moved(table, turn, str(data["move"]), actor.id)]


def moved(table: Table, seat: int, text: str, by: str | None = None, **more: Any) -> Decided:
    """A move at a seat, by a person, a bot or the clock; MoveError if the rules refuse it. With the last one it is settled
    for whom the game is rated, whoever is erased later."""
    assert table.state is not None
    state = table.state.play(text)
    if state.over:
        more["unrated"] = [credit.unrated for credit in credits(table, [seat], [by])]
    return Decided("moved", {"seat": seat, "move": state.last_move} | more, state)


def pause(table: Table, actor: Actor, data: Data) -> list[Decided]:
    own(table, actor)
    if table.status == "paused":
        return []
    _playing(table)
    return [Decided("paused", {})]


def resume(table: Table, actor: Actor, data: Data) -> list[Decided]:
    own(table, actor)
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
    own(table, actor)
    return _kept_warm(table, "left", [n for n in wished if not table.seats[n].warm])


def _kept_warm(table: Table, kind: str, seats: list[int]) -> list[Decided]:
    """Bots play at these seats from now on. Whoever is gone need not be asked whether a move may be taken back."""
    gone = [Decided(kind, {"seat": n, "level": STAND_IN}) for n in seats]
    return gone + settled(table, seats) if gone else []


def settled(table: Table, seats: Collection[int]) -> list[Decided]:
    """A move is taken back, if nobody's consent is missing once these seats agree or need not be asked any more."""
    asked = table.undo
    if asked is None or asked.seat in seats:
        return []
    missing = table.undo_needs(asked.seat) - asked.agreed - set(seats)
    return [] if missing else [Decided("undone", {"to": asked.to})]


def cover(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Let a bot play for somebody who has been away for a while; `away` tells of a person for how long. If his words
    are called for, his seat is cleared.
    """
    own(table, actor)
    awaited = data["seat"] in table.words_awaited
    if not awaited:
        _playing(table)
    seat = _seat(table, data["seat"])
    if seat.person is None or seat.warm:
        return []
    missing = AWAY - data["away"](seat.person)
    if missing > 0:
        raise TableError("still-here", name=seat.name, seconds=math.ceil(missing))
    if awaited:
        return [Decided("freed", {"seat": data["seat"]})]
    return _kept_warm(table, "covered", [data["seat"]])


def reclaim(table: Table, actor: Actor, data: Data) -> list[Decided]:
    mine = own(table, actor)
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
    welcome.check_talk(table, actor.id)
    if table.called:  # they are on the other device
        raise TableError("words-called")
    moves_host = len(table.seats_of(seat.person)) == 1
    handed = Decided("handed", {"seat": data["seat"], "host": moves_host})
    asks = table.undo and table.seats[table.undo.seat].person == actor.id
    return [handed, *(settled(table, [data["seat"]]) if asks else [])]


def undo(table: Table, actor: Actor, data: Data) -> list[Decided]:
    mine = _present(table, actor)
    if refused := table.undo_refused(mine):
        raise TableError("nothing-to-undo", why=refused)
    targets = {to: n for n in mine if (to := table.undo_target(n)) is not None}
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
    return [answered, *(settled(table, mine) if agree else [])]


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
    for act in (
        sit,
        bot,
        free,
        settings,
        seal,
        start,
        show,
        move,
        pause,
        resume,
        leave,
        cover,
        reclaim,
    )
} | {act.__name__: act for act in (hand, undo, answer, say, react)}


# --- who may ---


def _lobby(table: Table) -> None:
    if table.status != "lobby":
        raise TableError("not-in-lobby")
    if table.called:
        raise TableError("words-called")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise TableError(
            {"lobby": "not-started", "paused": "paused", "over": "game-over"}[table.status]
        )


def check_host(table: Table, actor: Actor) -> None:
    if table.hosted_by != actor.id:
        raise TableError("not-host", status=403)


def own(table: Table, actor: Actor) -> list[int]:
    mine = table.seats_of(actor.id)
    if not mine:
        raise TableError("not-seated", status=403)
    return mine


def _present(table: Table, actor: Actor) -> list[int]:
    """The seats at which somebody plays in person, now."""
    mine = own(table, actor)
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
    welcome.check_talk(table, actor.id)
    if table.chats[actor.id] >= MOST_CHATS:
        raise TableError("chat-full")


def _speaker(table: Table, actor: Actor) -> Data:
    mine = table.seats_of(actor.id)
    if mine:
        return {"seat": mine[0], "name": table.seats[mine[0]].name}
    others = [seat.name for seat in table.seats]
    others += [name for person, name in table.voices.items() if person != actor.id]
    return {"seat": None, "name": names.own(actor.name, others)}


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody here has."""
    left = [name for name in BOT_NAMES if not names.is_taken(name, taken)]
    return random.choice(left) if left else names.own(random.choice(BOT_NAMES), taken)


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
