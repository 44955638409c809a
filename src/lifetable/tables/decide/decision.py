"""What people ask of a table, decided from the table as it is: into entries, or into a refusal.

Nothing here changes anything, waits or reads: what was decided is saved by others, and `table.py` applies it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lifetable.tables.decide import hosting, lobby, play, rematch, seats, taking_back, talk
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.permissions import check_look
from lifetable.tables.decide.seats import Away
from lifetable.tables.entries import NextTable, Played, What
from lifetable.tables.requests import (
    Act,
    Admit,
    AnswerRematch,
    AnswerUndo,
    AskUndo,
    BeginRematch,
    ChangeSettings,
    Cover,
    Free,
    Hand,
    Leave,
    Lock,
    Move,
    OfferRematch,
    Pause,
    React,
    Reclaim,
    Remove,
    Resume,
    Say,
    SealWords,
    SeatBot,
    ShowWords,
    Sit,
    Start,
)
from lifetable.tables.table import Table

Decided = What | Played | NextTable


def _just_here(person: str) -> float:
    return 0.0


def decide(table: Table, actor: Actor, request: Act, away: Away = _just_here) -> Sequence[Decided]:
    """The entries that come of a request; TableError or MoveError if it is refused, SetupWantedError if a game must be
    built before it can be decided. `away` tells for how long people have not been here.
    """
    if not isinstance(request, Hand | OfferRematch | AnswerRematch | BeginRematch):
        check_look(
            table, actor.id
        )  # whoever holds a link, or has played, may do these all the same
    match request:
        case Move():
            return [play.move(table, actor, request)]
        case Say():
            return talk.say(table, actor, request)
        case React():
            return talk.react(table, actor, request)
        case Sit():
            return seats.sit(table, actor, request)
        case SeatBot():
            return seats.seat_bot(table, actor, request)
        case Free():
            return seats.free(table, actor, request)
        case Leave():
            return seats.leave(table, actor, request)
        case Reclaim():
            return seats.reclaim(table, actor, request)
        case Cover():
            return seats.cover(table, actor, request, away)
        case Hand():
            return seats.hand(table, actor, request)
        case ChangeSettings():
            return lobby.change_settings(table, actor, request)
        case SealWords():
            return lobby.seal_words(table, actor, request)
        case Start():
            return lobby.start(table, actor)
        case ShowWords():
            return lobby.show_words(table, actor, request)
        case Pause():
            return play.pause(table, actor)
        case Resume():
            return play.resume(table, actor)
        case AskUndo():
            return taking_back.ask_undo(table, actor)
        case AnswerUndo():
            return taking_back.answer_undo(table, actor, request)
        case OfferRematch():
            return rematch.offer(table, actor, request)
        case AnswerRematch():
            return rematch.answer(table, actor, request)
        case BeginRematch():
            return rematch.begin(table, actor)
        case Remove():
            return hosting.remove(table, actor, request)
        case Admit():
            return hosting.admit(table, actor, request)
        case Lock():
            return hosting.lock(table, actor, request)
    assert_never(request)
