"""More of what the server answers: advice, what comes after a game, and files of one's own."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from lifetable.games.contract import Data
from lifetable.tables.requests import GAME, Slug
from lifetable.web.models.responses import (
    EVENTS,
    NOW,
    OPTIONS,
    OUTCOME,
    VIEW,
    Answer,
    Event,
    Milliseconds,
    Problem,
    Result,
    View,
    example,
    shown,
)


class OpinionShown(Answer):
    model_config = example(
        move="p6",
        value=0.59,
        expected=24.5,
        reason=f"why-{GAME}-pawn",
        values={
            "taken": "none",
            "value": "−6",
            "points": "0",
            "landing": "guard",
            "to": "0",
            "tile": "luck",
            "joined": 0,
        },
    )
    move: str
    value: float = Field(description="Share of the win that is expected, 0 to 1")
    expected: float | None = None
    reason: str = Field(description="A message of the game's word files")
    values: Data


class OpinionThen(OpinionShown):
    model_config = example(**shown(OpinionShown), outcome=OUTCOME)
    outcome: list[Data] | None = Field(
        None, description="What the move would have brought about; old reviews do not tell"
    )


class Hint(Answer):
    model_config = example(opinions=[shown(OpinionShown)], best="p6")
    opinions: list[OpinionShown]
    best: str


class ReplayStep(Answer):
    model_config = example(ply=13, seat=1, move="p4", view=VIEW, events=EVENTS, at=NOW)
    ply: int
    seat: int | None
    move: str | None
    view: View
    events: list[Event]
    at: Milliseconds | None


class Replay(Answer):
    model_config = example(
        names=["Noor", "Rosa"],
        game=GAME,
        players=2,
        options=OPTIONS,
        steps=[shown(ReplayStep)],
        result=shown(Result),
    )
    names: list[str]
    game: str
    players: int
    options: Data
    steps: list[ReplayStep]
    result: Result


class Decision(Answer):
    model_config = example(
        ply=3,
        seat=0,
        move="p0",
        best="p6",
        choices=2,
        cost=0.12,
        error=0.01,
        opinions=[shown(OpinionThen)],
    )
    ply: int
    seat: int
    move: str
    best: str
    choices: int = Field(description="How many moves were legal")
    cost: float = Field(
        description="Share of the win that the move cost against the best one, as far as its seat could know; 0: equal"
    )
    error: float = Field(description="Standard error of the cost")
    opinions: list[OpinionThen] = Field(description="The best four, the one played among them")


class Uncertain(Answer):
    model_config = example(luck=0.02, own=0.01, others=0.0, hidden=0.0)
    luck: float
    own: float
    others: float
    hidden: float


class Account(Answer):
    model_config = example(
        start=0.5,
        luck=0.09,
        own=-0.12,
        others=0.0,
        hidden=0.0,
        result=0.47,
        errors=shown(Uncertain),
    )
    start: float = Field(description="The even share")
    luck: float = Field(description="What chance brought, against the mean over all it could")
    own: float = Field(
        description="What the seat's own choices brought or cost it, as far as it could know"
    )
    others: float = Field(description="What the others' choices brought it")
    hidden: float = Field(description="What choices brought that nobody could know then")
    result: float = Field(description="The share of the win: the sum of all the others")
    errors: Uncertain = Field(description="Standard errors")


class Review(Answer):
    model_config = example(
        done=True,
        version=2,
        hidden=False,
        decisions=[shown(Decision)],
        chances=[[0.5, 0.5], [0.55, 0.45], [0.56, 0.44], [0.47, 0.53]],
        chosen=[[0.5, 0.5], [0.55, 0.45], [0.44, 0.56]],
        errors=[[0.02, 0.02], [0.02, 0.02], [0.02, 0.02], [0.0, 0.0]],
        luck=[[0.0, 0.0], [0.05, -0.05], [0.01, -0.01], [0.03, -0.03]],
        luck_errors=[[0.02, 0.02], [0.02, 0.02], [0.02, 0.02], [0.0, 0.0]],
        account=[shown(Account)],
        better=[],
        turning=[3],
        gained=[1],
        turned_by=["choice"],
    )
    done: Literal[True]
    version: int
    hidden: bool = Field(description="Is anything hidden in this game?")
    decisions: list[Decision]
    chances: list[list[float]] = Field(description="After each move, every seat's share of the win")
    chosen: list[list[float]] = Field(
        description="The same after each choice, before chance has answered it"
    )
    errors: list[list[float]] = Field(description="Standard errors of the chances")
    luck: list[list[float]] = Field(
        description="What chance brought after each move, the first time with the deal"
    )
    luck_errors: list[list[float]] = Field(description="Standard errors of that")
    account: list[Account] = Field(
        description="For every seat: start and parts add up to the result"
    )
    better: list[int] = Field(description="Who lost and surely played better than every winner")
    turning: list[int] = Field(description="The moves at which the game turned")
    gained: list[int] = Field(description="The seat that gained most at each of them")
    turned_by: list[Literal["luck", "choice"]] = Field(description="What turned it")


class ReviewProgress(Answer):
    model_config = example(done=False, progress=0.37)
    done: Literal[False]
    progress: float


class Verified(Answer):
    model_config = example(
        promise=True,
        words=True,
        seals=True,
        seed=True,
        moves=True,
        result=True,
        all=True,
        own_deck=False,
    )
    promise: bool = Field(description="The secret has the hash that was promised")
    words: bool = Field(description="The seed is the secret and exactly the words of the seats")
    seals: bool = Field(description="The words are those that were sealed")
    seed: bool = Field(description="The seed has the hash that was shown at the start")
    moves: bool
    result: bool
    all: bool
    own_deck: bool = Field(
        description="Was it played with an uploaded deck? To check the record, its file is needed too"
    )


class Kept(Answer):
    model_config = example(kept=True)
    kept: bool = Field(description="Does whoever asks keep this game?")


class Finding(Answer):
    model_config = example(
        severity="error",
        line=1,
        column="born",
        code="missing-column",
        sentence="This column is missing. Expected: name, born and died.",
    )
    severity: Literal["error", "warning", "note"] = Field(
        description="A `note` says how something was understood"
    )
    line: int | None
    column: str | None
    code: str
    sentence: str


class DeckPerson(Answer):
    model_config = example(card="20", names={"en": "Marie Curie"}, born=1867, died=1934)
    card: str
    names: dict[str, str] = Field(description="By language")
    born: int
    died: int


class DeckKept(Answer):
    model_config = example(
        file="c1d931139bec5cb3c8ff7b7c",
        name="Our family",
        summary={"fingerprint": "0c7c80ae0dadcc87", "cards": 104, "people": 624, "players": 6},
        findings=[],
        people=[shown(DeckPerson)],
        content=None,
    )
    file: str | None = Field(description="The value for the option; null if it was only checked")
    name: str
    summary: Data
    findings: list[Finding]
    people: list[DeckPerson] = Field(description="What was understood, card by card")
    content: str | None = Field(
        description="The file to keep, as it was understood; only if it was not kept yet"
    )


class DeckCard(Answer):
    model_config = example(
        file="c1d931139bec5cb3c8ff7b7c",
        name="Our family",
        game=GAME,
        option="deck",
        made=NOW,
        cards=31,
        people=186,
        players=4,
        mine=True,
    )
    file: str = Field(description="The value for the option")
    name: str = Field(description="What it is called by whoever brought it; empty if nothing")
    game: Slug
    option: Slug
    made: Milliseconds
    cards: int = Field(description="0: it was brought before this was noted")
    people: int
    players: int = Field(description="So many can play with it")
    mine: bool


class Decks(Answer):
    model_config = example(decks=[shown(DeckCard)])
    decks: list[DeckCard]


class Deck(DeckCard):
    model_config = example(**shown(DeckCard), content="name,born,died\nMarie Curie,1867,1934\n")
    content: str | None = Field(description="The file; only for those whose it is")


class DeckRefused(Problem):
    model_config = example(
        type="/problems/file-has-mistakes",
        code="file-has-mistakes",
        title="This file cannot be played with yet. The list says what to fix.",
        status=422,
        findings=[shown(Finding)],
    )
    findings: list[Finding] | None = Field(
        None, description="If the file was read and has mistakes"
    )
