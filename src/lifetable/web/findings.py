"""More of what the server answers: advice, what comes after a game, and files of one's own."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from lifetable.web.answers import Answer, Data, Milliseconds, Problem, Result, example


class OpinionShown(Answer):
    move: str
    value: float = Field(description="Share of the win that is expected, 0 to 1")
    expected: float | None = None
    reason: str = Field(description="A message of the game's word files")
    values: Data


class Hint(Answer):
    opinions: list[OpinionShown]
    best: str


class ReplayStep(Answer):
    ply: int
    seat: int | None
    move: str | None
    view: Data
    events: list[Data]
    at: Milliseconds | None


class Replay(Answer):
    names: list[str]
    game: str
    players: int
    options: Data
    steps: list[ReplayStep]
    result: Result


class Decision(Answer):
    ply: int
    seat: int
    move: str
    before: float
    after: float
    best: str
    choices: int = Field(description="How many moves were legal")
    opinions: list[OpinionShown] = Field(description="The best four, the one played among them")


class Review(Answer):
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
    promise: bool
    seed: bool
    moves: bool
    result: bool
    all: bool


class Finding(Answer):
    severity: Literal["error", "warning"]
    line: int | None
    column: str | None
    code: str
    sentence: str


class DeckKept(Answer):
    file: str = Field(description="The value for the option")
    summary: Data
    findings: list[Finding]


class DeckRefused(Problem):
    findings: list[Finding] | None = Field(
        None, description="If the file was read and has mistakes"
    )
