"""What people ask of tables, by short names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from lifetable.tables import requests
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.decision import Decided, decide
from lifetable.tables.requests import Act, OpenTable
from lifetable.tables.setups import SetupWantedError
from lifetable.tables.table import Table

REMATCH: Mapping[str, type[Act]] = {
    "rematch": requests.OfferRematch,
    "rematch-answer": requests.AnswerRematch,
    "rematch-begin": requests.BeginRematch,
}
HOST: Mapping[str, type[Act]] = {
    "remove": requests.Remove,
    "admit": requests.Admit,
    "lock": requests.Lock,
}
ACTS: Mapping[str, type[Act]] = {
    "sit": requests.Sit,
    "bot": requests.SeatBot,
    "free": requests.Free,
    "settings": requests.ChangeSettings,
    "seal": requests.SealWords,
    "start": requests.Start,
    "show": requests.ShowWords,
    "move": requests.Move,
    "pause": requests.Pause,
    "resume": requests.Resume,
    "leave": requests.Leave,
    "cover": requests.Cover,
    "reclaim": requests.Reclaim,
    "hand": requests.Hand,
    "undo": requests.AskUndo,
    "answer": requests.AnswerUndo,
    "say": requests.Say,
    "react": requests.React,
}
"""What everybody can do while a game is prepared and played."""


def request(name: str, data: Mapping[str, Any] | None = None) -> Act:
    """Something that can be done at a table."""
    given: dict[str, Any] = (
        {"key": "a-key", "move": "knock", "version": 0} if name == "move" else {}
    )
    kind = {**ACTS, **REMATCH, **HOST}[name]
    given |= dict(data or {})
    try:
        return kind.model_validate(given)
    except ValidationError as refused:
        if {error["type"] for error in refused.errors()} & {"extra_forbidden", "missing"}:
            raise
        return kind.model_construct(**given)  # no client can send it; it is decided all the same


def wish(given: Mapping[str, Any]) -> OpenTable:
    """A new table."""
    return OpenTable.model_validate(given)


def decided(table: Table, actor: Actor, asked: Act, away: float = 0.0) -> Sequence[Decided]:
    """What is decided, once the game is built; everybody has been away for so many seconds."""
    while True:
        try:
            return decide(table, actor, asked, lambda person: away)
        except SetupWantedError as wanted:
            table.setups.build(wanted.settings)
