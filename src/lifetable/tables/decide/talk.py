"""What is said at a table, and reactions without words."""

from __future__ import annotations

from typing import get_args

from lifetable.errors import TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.permissions import check_talk
from lifetable.tables.entries import Reacted, Said, What
from lifetable.tables.people import names
from lifetable.tables.requests import React, Reaction, Say
from lifetable.tables.table import Table
from lifetable.words import plain

REACTIONS: tuple[str, ...] = get_args(Reaction)
LONGEST_CHAT = 300
MOST_CHATS = 500  # of one person at one table


def say(table: Table, actor: Actor, request: Say) -> list[What]:
    _check_chatty(table, actor)
    return [Said(*_speaker(table, actor), plain(request.text)[:LONGEST_CHAT])]


def react(table: Table, actor: Actor, request: React) -> list[What]:
    _check_chatty(table, actor)
    if request.reaction not in REACTIONS:  # by whoever did not have it checked before
        raise TableError("no-such-reaction", reactions=", ".join(REACTIONS))
    return [Reacted(*_speaker(table, actor), request.reaction)]


def _check_chatty(table: Table, actor: Actor) -> None:
    check_talk(table, actor.id)
    if table.chats[actor.id] >= MOST_CHATS:
        raise TableError("chat-full")


def _speaker(table: Table, actor: Actor) -> tuple[int | None, str]:
    """Where somebody sits who speaks, and what he is called."""
    mine = table.seats_of(actor.id)
    if mine:
        return mine[0], table.seats[mine[0]].name
    others = [seat.name for seat in table.seats]
    others += [name for person, name in table.voices.items() if person != actor.id]
    return None, names.own(actor.name, others)
