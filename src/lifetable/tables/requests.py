"""What somebody can ask of a table: as clients send it, and as `decide/` takes it. Anything else is refused: unknown keys,
wrong types, texts that are too long.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    JsonValue,
    StrictBool,
)
from pydantic_core import PydanticCustomError

from lifetable.bots import LEVELS
from lifetable.games import names
from lifetable.tables.people.names import BLANK, shown

GAME = names()[-1]  # for examples; any would do


def _visible(name: str) -> str:
    if not shown(name):
        raise PydanticCustomError(BLANK, BLANK)
    return name


def _integral(value: object) -> object:
    """JSON does not tell 13.0 from 13, and for JSON Schema both are integers."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


INTEGRAL = BeforeValidator(_integral)

Slug = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
Text = Annotated[str, Field(min_length=1, max_length=400, pattern=r"^[^\x00]*$")]
Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x1f\x7f]*$",
        description="Something of it can be seen",
    ),
    AfterValidator(_visible),
]
SeatNumber = Annotated[
    int, Field(strict=True, ge=0, le=15, description="Counted from 0, clockwise"), INTEGRAL
]
Seal = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description="SHA-256 of 'lifetable seal ' and words that nobody can guess",
    ),
]
Version = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1), INTEGRAL]
Number = Annotated[int, Field(strict=True, ge=-(10**9), le=10**9), INTEGRAL]
OptionValue = Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")] | Number | StrictBool
Options = Annotated[
    dict[Slug, OptionValue],
    Field(max_length=20, description="By name; GET /api/games tells which there are"),
]
Handle = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$", examples=["5f2b7c90d1e4"])]

SEAL = "4e312d3e8d1e9e06403562986ff59fa999ba0e414a3f2b1fcfbe541d1b6cc37d"
WORDS = "lucky seagull k3m9x2vqp7ehd4n8w5tz"  # for examples


def example(**values: JsonValue) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [values]})


class Request(BaseModel):
    """Keys that we do not know are refused, so that a slip is noticed."""

    model_config = ConfigDict(extra="forbid")


# --- before the game ---


class ClockWish(Request):
    model_config = example(kind="move", seconds=60, then="bot-moves")
    kind: Literal["none", "move", "days"]
    seconds: Annotated[int, Field(strict=True, ge=0, le=30 * 24 * 3600), INTEGRAL] = 0
    then: Literal["bot-moves", "seat-to-bot"] = "bot-moves"


class SeatWish(Request):
    model_config = example(kind="bot", level=LEVELS[1])
    kind: Literal["me", "bot", "free"]
    level: Slug | None = Field(default=None, description=f"Of a bot: {', '.join(LEVELS)}")
    name: Name | None = None


class ChangeSettings(Request):
    """What can be changed in the lobby."""

    model_config = example(players=3, public=True)
    options: Options | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=16), INTEGRAL] | None = None
    public: StrictBool | None = Field(
        default=None, description="Listed for everybody, not by link only"
    )
    clock: ClockWish | None = None
    pace: Annotated[int, Field(strict=True, ge=0, le=10_000), INTEGRAL] | None = Field(
        default=None,
        description="Milliseconds between two moves of bots; where something is hidden, never less than they may think",
    )
    memory: StrictBool | None = Field(default=None, description="May the page help to remember?")
    hints: StrictBool | None = Field(default=None, description="May hints be asked for?")


class OpenTable(ChangeSettings):
    """A new table."""

    model_config = example(
        game=GAME,
        seats=[{"kind": "me"}, {"kind": "bot", "level": LEVELS[2]}, {"kind": "bot"}],
        start=True,
    )
    game: Slug
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = Field(
        default=None, description="From seat 0 on; if not given: me, and free seats"
    )
    start: StrictBool = Field(
        default=False,
        description="Begin at once, or with my words if there is a seal; every seat must be filled",
    )
    seal: Seal | None = Field(default=None, description="Of the words that I will add to the luck")


class Sit(Request):
    model_config = example(seat=1, name="Noor")
    seat: SeatNumber
    name: Name | None = None
    seal: Seal | None = Field(default=None, description="Of the words that I will add to the luck")


class SeatBot(Request):
    """The host gives a seat to a bot."""

    model_config = example(seat=1, level=LEVELS[1])
    seat: SeatNumber
    level: Slug | None = Field(default=None, description=", ".join(LEVELS))


class Free(Request):
    """Stand up, or (the host) clear a seat."""

    model_config = example(seat=1)
    seat: SeatNumber


class SealWords(Request):
    model_config = example(seal=SEAL)
    seal: Seal


class Start(Request):
    """Begin; if words were sealed, call for them."""


class ShowWords(Request):
    model_config = example(words=WORDS)
    words: Annotated[
        str,
        Field(max_length=100, pattern=r"^[^\x00-\x20\x7f-\xa0]+( [^\x00-\x20\x7f-\xa0]+)*$"),
    ]


# --- the game ---


class Move(Request):
    model_config = example(move="p12", version=15, key="0b7e4c1d2f3a4b5c")
    move: Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[\x20-\x7e]+$")] = Field(
        description="As `legal` spells it"
    )
    version: Version = Field(description="The `version` of the message that the move was chosen on")
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")] = Field(
        description="Anything new. The same key again gets the same answer and moves nothing"
    )
    seat: SeatNumber | None = Field(
        default=None, description="Which of your seats, if you have several"
    )


class Pause(Request):
    """Pause the game."""


class Resume(Request):
    """Go on after a pause."""


class Leave(Request):
    """A bot keeps the seat warm; in the lobby it is free again."""

    model_config = example(seat=0)
    seat: SeatNumber | None = Field(
        default=None, description="Which of your seats; all if not given"
    )


class Reclaim(Request):
    """Take a seat back from the bot."""

    model_config = example(seat=0)
    seat: SeatNumber | None = Field(
        default=None, description="Which of your seats; all if not given"
    )


class Cover(Request):
    """Let a bot play for somebody who is away."""

    model_config = example(seat=2)
    seat: SeatNumber = Field(description="Whose owner is away")


class Hand(Request):
    """Take over a seat from another device, with what its link says."""

    seat: SeatNumber
    owner: str
    held: Version


class AskUndo(Request):
    """Ask to take back the last move."""


class AnswerUndo(Request):
    model_config = example(agree=True)
    agree: StrictBool = Field(description="False from the one who asked: never mind")


# --- talk ---

Reaction = Literal["clap", "laugh", "wow", "ouch", "think", "hurry"]


class Say(Request):
    model_config = example(text="What a roll!")
    text: Text


class React(Request):
    model_config = example(reaction="clap")
    reaction: Reaction


# --- once more ---


class OfferRematch(Request):
    """Offer a rematch, or accept the one that is offered."""

    model_config = example(seal=SEAL)
    seal: Seal | None = Field(
        default=None, description="Of new words; those of the game before are known"
    )


class AnswerRematch(Request):
    model_config = example(agree=True)
    agree: StrictBool = Field(description="False from the one who offered it: taken back")
    seal: Seal | None = Field(default=None, description="Of new words, if I agree and add some")


class BeginRematch(Request):
    """Begin without those who have not said yes."""


# --- the host ---


class Remove(Request):
    model_config = example(handle="5f2b7c90d1e4", watch=False)
    handle: Handle = Field(description="Of a seat, of a line, or of `removed`")
    watch: StrictBool = Field(default=False, description="May they still look on?")


class Admit(Request):
    model_config = example(handle="5f2b7c90d1e4")
    handle: Handle = Field(description="Of a seat, of a line, or of `removed`")


class Lock(Request):
    """`seats`: nobody new sits down. `closed`: nobody new looks on either."""

    model_config = example(lock="seats")
    lock: Literal["open", "seats", "closed"]


Rematch = OfferRematch | AnswerRematch | BeginRematch
Act = (
    Move
    | Sit
    | SeatBot
    | Free
    | ChangeSettings
    | SealWords
    | Start
    | ShowWords
    | Pause
    | Resume
    | Leave
    | Reclaim
    | Cover
    | Hand
    | AskUndo
    | AnswerUndo
    | Say
    | React
    | Rematch
    | Remove
    | Admit
    | Lock
)
"""What can be asked of a table that is there."""
