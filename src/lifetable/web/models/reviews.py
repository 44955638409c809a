"""More of what the server answers: advice, what comes after a game, and files of one's own."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from lifetable.games.contract import Data
from lifetable.tables.requests import GAME
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
        before=0.59,
        after=0.47,
        best="p6",
        choices=2,
        opinions=[shown(OpinionThen)],
    )
    ply: int
    seat: int
    move: str
    before: float
    after: float
    best: str
    choices: int = Field(description="How many moves were legal")
    opinions: list[OpinionThen] = Field(description="The best four, the one played among them")


class Review(Answer):
    model_config = example(
        done=True,
        decisions=[shown(Decision)],
        chances=[[0.5, 0.5], [0.55, 0.45], [0.56, 0.44], [0.47, 0.53]],
        luck=[0.09, -0.09],
        skill=[-0.12, 0.0],
        gifts=[0.0, 0.12],
        turning=[3],
        gained=[1],
    )
    done: Literal[True]
    decisions: list[Decision]
    chances: list[list[float]] = Field(description="After each move, every seat's share of the win")
    luck: list[float] = Field(description="What luck gave each seat")
    skill: list[float] = Field(description="What each seat's own choices cost it")
    gifts: list[float] = Field(description="What the others' choices gave each seat")
    turning: list[int] = Field(description="The moves at which the game turned")
    gained: list[int] = Field(description="The seat that gained most at each of them")


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
        sentence="This column is missing. Expected: card, place, born, died, and name_xx for each language.",
    )
    severity: Literal["error", "warning"]
    line: int | None
    column: str | None
    code: str
    sentence: str


class DeckKept(Answer):
    model_config = example(
        file="c1d931139bec5cb3c8ff7b7c",
        summary={"fingerprint": "0c7c80ae0dadcc87", "cards": 104, "people": 624},
        findings=[],
    )
    file: str = Field(description="The value for the option")
    summary: Data
    findings: list[Finding]


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
