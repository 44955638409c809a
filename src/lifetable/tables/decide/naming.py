"""What people and bots are called at a table: no two alike."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from lifetable.tables.decide.actor import Actor
from lifetable.tables.people import names
from lifetable.tables.seats import Seat

BOT_NAMES = ("Otto", "Lina", "Emil", "Rosa", "Hugo", "Nina", "Oskar", "Maja", "Leon", "Clara")
_WORDS = [
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
]
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A table's name: easy to tell apart, too long to guess."""
    tail = "".join(secrets.choice(_LETTERS) for _ in range(9))
    return f"{secrets.choice(_WORDS)}-{tail}"


def name_at(
    seats: Sequence[Seat],
    seat: int,
    typed: str | None,
    actor: Actor,
    voices: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """What somebody is called at a seat: as typed, if nobody else is, nor was when he said something; else by a name of
    his own."""
    others = [other.name for n, other in enumerate(seats) if n != seat and other.name]
    others += [name for person, name in voices.items() if person != actor.id]
    return names.own(actor.name, others) if typed is None else names.chosen(typed, others)


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody here has."""
    left = [name for name in BOT_NAMES if not names.is_taken(name, taken)]
    return random.choice(left) if left else names.own(random.choice(BOT_NAMES), taken)
