"""What the server answers, for the description. What is sent is encoded once by the hub and passed on as it is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from lifetable.web.asks import GAME, TABLE

Milliseconds = Annotated[int, Field(description="Milliseconds since 1970")]
Data = dict[str, Any]


def example(**values: Any) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [values]})


class Answer(BaseModel):
    """Tests hold answers against these to the last key; clients should not mind a new one."""

    model_config = ConfigDict(extra="forbid")

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        made = handler(schema)
        handler.resolve_ref_schema(made).pop("additionalProperties", None)
        return made


class Problem(Answer):
    """Why something was refused (RFC 9457). `code` stays the same for ever, `title` is for people."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [
                {
                    "type": "/problems/no-such-table",
                    "code": "no-such-table",
                    "title": "There is no such table.",
                    "status": 404,
                }
            ]
        },
    )
    type: str
    code: str
    title: str
    status: int


class Field422(Answer):
    where: list[str | int]
    why: str


class Invalid(Problem):
    """A body, path or query that does not fit; `fields` says where."""

    fields: list[Field422] | None = None


# --- people ---


class PersonCard(Answer):
    id: str
    name: str
    language: str


class Me(Answer):
    model_config = example(person={"id": "a1b2c3d4", "name": "Noor", "language": "fr"})
    person: PersonCard | None


class TokenMade(Answer):
    model_config = example(token="lt_3pQ9…")
    token: str


class TokenCard(Answer):
    id: int | str
    label: str
    made: Milliseconds


class Tokens(Answer):
    tokens: list[TokenCard]


class Rating(Answer):
    mu: float
    sigma: float
    shown: float


class Played(Answer):
    table: str
    at: Milliseconds
    players: int
    share: float
    score: float


class GameStatistics(Answer):
    game: str
    played: int
    wins: float
    share: float
    rating: Rating | None
    recent: list[Played]


class Statistics(Answer):
    games: list[GameStatistics]


# --- games ---


class OptionCard(Answer):
    name: str
    kind: Literal["flag", "choice", "number", "file"]
    default: str | int | bool
    choices: list[str]
    least: int
    most: int


class GameCard(Answer):
    name: str
    least_players: int
    most_players: int
    default_players: int
    options: list[OptionCard]
    levels: list[str]
    information: Literal["perfect", "hidden"]
    chance: Literal["dice", "cards"]
    lowest_wins: bool


class Games(Answer):
    games: list[GameCard]


class LessonStep(Answer):
    say: str
    args: Data
    spot: str | None
    expect: str | None
    bot: str | None
    view: Data
    legal: list[str]
    events: list[Data]


class Lesson(Answer):
    game: str
    players: int
    options: Data
    names: list[str | None]
    steps: list[LessonStep]
    result: Data | None


# --- tables ---


class SeatShown(Answer):
    kind: Literal["person", "bot", "free"]
    name: str | None
    level: str | None


class TableCard(Answer):
    table: str
    game: str
    status: Literal["lobby", "playing", "paused", "over"]
    players: int
    seats: list[SeatShown]
    free: int
    host: str | None
    options: Data
    made: Milliseconds
    changed: Milliseconds
    watchers: int
    yours: list[int]
    your_turn: bool


class Tables(Answer):
    tables: list[TableCard]


class SeatNow(SeatShown):
    seat: int
    you: bool
    warm: str | None = Field(description="The level of the bot that keeps the seat warm")
    present: bool


class Host(Answer):
    name: str
    you: bool


class ClockKind(Answer):
    kind: Literal["none", "move", "days"]
    seconds: int
    then: Literal["bot-moves", "seat-to-bot"]


class SettingsNow(Answer):
    game: str
    players: int
    options: Data
    public: bool
    clock: ClockKind
    pace: int
    memory: bool
    hints: bool


class OwnWords(Answer):
    seat: int
    words: str


class Luck(Answer):
    promise: str = Field(description="SHA-256 of the seed's first word, from the start")
    words: list[OwnWords]
    hash: str | None = Field(description="SHA-256 of the whole seed, once started")
    seed: str | None = Field(description="The seed, once over")


class Due(Answer):
    seat: int
    due: Milliseconds


class Undo(Answer):
    possible: bool
    asked: int | None
    agreed: list[int]
    needed: list[int]


class Chat(Answer):
    number: int
    at: Milliseconds
    by: str | None
    seat: int | None
    text: str


class Entry(Answer):
    """What happened, with what belongs to its kind."""

    model_config = ConfigDict(extra="allow")
    number: int
    kind: str
    at: Milliseconds
    by: str | None
    seat: int | None


class Result(Answer):
    winners: list[int]
    shares: list[float]
    scores: list[float]
    ending: str


class Message(Answer):
    """A table as one viewer may see it. A snapshot has all keys; other messages only those that may have changed:
    put them over what you have."""

    model_config = example(
        table=TABLE,
        number=17,
        version=15,
        now=1_760_000_000_000,
        entry=None,
        status="playing",
        settings={
            "game": GAME,
            "players": 2,
            "options": {},
            "public": False,
            "clock": {"kind": "none", "seconds": 0, "then": "bot-moves"},
            "pace": 900,
            "memory": True,
            "hints": True,
        },
        seat=0,
        legal=["p0", "g8"],
    )
    table: str | None = None
    number: int = Field(description="Of the last entry; the id of the event in the stream")
    version: int | None = Field(None, description="Send it with a move")
    now: Milliseconds
    entry: Entry | None = None
    status: Literal["lobby", "playing", "paused", "over"] | None = None
    seats: list[SeatNow] | None = None
    host: Host | None = None
    settings: SettingsNow | None = None
    luck: Luck | None = None
    clock: Due | None = None
    undo: Undo | None = None
    watchers: int | None = None
    previous: str | None = None
    next: str | None = None
    chat: list[Chat] | None = None
    seat: int | None = Field(None, description="Whose eyes this is; null for a spectator")
    view: Data | None = None
    legal: list[str] | None = None
    events: list[Data] | None = None
    result: Result | None = None


class Messages(Answer):
    messages: list[Message]


class SeatLink(Answer):
    model_config = example(url="https://play.example.org/s/Zk3v9QmXw1", token="Zk3v9QmXw1")
    url: str
    token: str


# --- the server ---


class Health(Answer):
    model_config = example(status="ok", version="1.0.0")
    status: Literal["ok"]
    version: str
