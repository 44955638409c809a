"""Before the game: what is agreed on, and the luck. Words are sealed, called for when the game begins, and shown."""

from __future__ import annotations

from msgspec.structs import replace

from lifetable.errors import TableError
from lifetable.games import find
from lifetable.records import seal_of
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.opening import agreed
from lifetable.tables.decide.permissions import check_host, check_lobby, own_seats
from lifetable.tables.entries import (
    SettingsChanged,
    Started,
    What,
    WordsCalled,
    WordsSealed,
    WordsShown,
)
from lifetable.tables.requests import ChangeSettings, SealWords, ShowWords
from lifetable.tables.seats import Seat
from lifetable.tables.table import Table


def change_settings(table: Table, actor: Actor, request: ChangeSettings) -> list[What]:
    check_lobby(table)
    check_host(table, actor)
    settings = agreed(request, table.settings, table.setups.ready)
    return [SettingsChanged(settings, _fitted(table.seats, settings.players))]


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


def seal_words(table: Table, actor: Actor, request: SealWords) -> list[What]:
    """Seal words that nobody else knows yet, or other ones instead."""
    mine = own_seats(table, actor)
    check_lobby(table)
    seat = next((n for n in mine if table.seats[n].seal), mine[0])
    if table.seats[seat].seal == request.seal:
        return []
    return [WordsSealed(seat, new_seal(table, request.seal))]


def new_seal(table: Table, seal: str) -> str:
    """A seal as it was given. No two may be alike: who copies one would show the words of another."""
    if any(seat.seal == seal for seat in table.seats):
        raise TableError("seal-taken")
    return seal


def start(table: Table, actor: Actor) -> list[What]:
    """Begin. If words were sealed they are called for, and the game begins with the last of them."""
    check_lobby(table)
    check_host(table, actor)
    begins = _begins(table)
    due = [seat.name for seat in table.seats if seat.seal_due]
    if due:
        raise TableError("seal-missing", name=", ".join(due))
    return [WordsCalled()] if any(seat.seal for seat in table.seats) else [begins]


def start_again(table: Table, actor: Actor) -> list[What]:
    """Begin a rematch, unless somebody who had sealed words has yet to seal new ones."""
    return [] if any(seat.seal_due for seat in table.seats) else start(table, actor)


def _begins(table: Table) -> Started:
    order = [n for n, seat in enumerate(table.seats) if seat.kind != "free"]
    info = find(table.settings.game).info
    if len(order) < info.least_players:
        raise TableError("too-few-seated", seated=len(order), least=info.least_players)
    # A small deck may be too small for so many.
    table.setups.ready(replace(table.settings, players=len(order)))
    return Started(order, awaits=table.settings.clock.kind != "none")


def show_words(table: Table, actor: Actor, request: ShowWords) -> list[What]:
    """Show the words that were sealed, once they are called for."""
    mine, words = own_seats(table, actor), request.words
    seat = next((n for n in mine if table.seats[n].seal == seal_of(words)), None)
    if seat is None or len(words.splitlines()) != 1:
        raise TableError("words-differ")
    if table.seats[seat].words:
        return []
    if not table.called:
        raise TableError("words-not-called")
    shown = WordsShown(seat, words)
    return [shown, _begins(table)] if table.words_awaited == [seat] else [shown]
