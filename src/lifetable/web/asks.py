"""What clients may send. Anything else is refused: unknown keys, wrong types, texts that are too long."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StrictBool
from pydantic_core import PydanticCustomError

from lifetable.bots import LEVELS
from lifetable.games import names
from lifetable.tables.names import BLANK, shown
from lifetable.words import languages

GAME = names()[-1]  # for examples; any would do
TABLE = "kelp-h3x9q2mva"


def _visible(name: str) -> str:
    if not shown(name):
        raise PydanticCustomError(BLANK, BLANK)
    return name


def _integral(value: Any) -> Any:
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
Language = Annotated[str, Field(pattern=f"^({'|'.join(languages())})$", examples=["en"])]
Seat = Annotated[
    int, Field(strict=True, ge=0, le=15, description="Counted from 0, clockwise"), INTEGRAL
]
Seal = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description="SHA-256 of 'lifetable seal ' and words that nobody can guess",
    ),
]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.~-]{4,200}$")]
Number = Annotated[int, Field(strict=True, ge=-(10**9), le=10**9), INTEGRAL]
OptionValue = Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")] | Number | StrictBool
Options = Annotated[
    dict[Slug, OptionValue],
    Field(max_length=20, description="By name; GET /api/games tells which there are"),
]


SEAL = "4e312d3e8d1e9e06403562986ff59fa999ba0e414a3f2b1fcfbe541d1b6cc37d"
WORDS = "lucky seagull k3m9x2vqp7ehd4n8w5tz"  # for examples


def example(**values: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [values]})


class Ask(BaseModel):
    """A body. Keys that we do not know are refused, so that a slip is noticed."""

    model_config = ConfigDict(extra="forbid")

    def data(self) -> dict[str, Any]:
        """What was sent, without what was not."""
        return self.model_dump(exclude_unset=True)


class NothingAsk(Ask):
    """Nothing more needs to be said."""


class MeAsk(Ask):
    model_config = example(name="Noor", language="fr")
    name: Name | None = None
    language: Language | None = None


class TokenAsk(Ask):
    model_config = example(label="my first bot")
    label: Name


class ClockAsk(Ask):
    model_config = example(kind="move", seconds=60, then="bot-moves")
    kind: Literal["none", "move", "days"]
    seconds: Annotated[int, Field(strict=True, ge=0, le=30 * 24 * 3600), INTEGRAL] = 0
    then: Literal["bot-moves", "seat-to-bot"] = "bot-moves"


class SeatWish(Ask):
    model_config = example(kind="bot", level=LEVELS[1])
    kind: Literal["me", "bot", "free"]
    level: Slug | None = Field(None, description=f"Of a bot: {', '.join(LEVELS)}")
    name: Name | None = None


class SettingsAsk(Ask):
    """What can be changed in the lobby."""

    model_config = example(players=3, public=True)
    options: Options | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=16), INTEGRAL] | None = None
    public: StrictBool | None = Field(None, description="Listed for everybody, not by link only")
    clock: ClockAsk | None = None
    pace: Annotated[int, Field(strict=True, ge=0, le=10_000), INTEGRAL] | None = Field(
        None,
        description="Milliseconds between two moves of bots; where something is hidden, never less than they may think",
    )
    memory: StrictBool | None = Field(None, description="May the page help to remember?")
    hints: StrictBool | None = Field(None, description="May hints be asked for?")


class TableAsk(SettingsAsk):
    """A new table."""

    model_config = example(
        game=GAME,
        seats=[{"kind": "me"}, {"kind": "bot", "level": LEVELS[2]}, {"kind": "bot"}],
        start=True,
    )
    game: Slug
    seats: Annotated[list[SeatWish], Field(max_length=16)] | None = Field(
        None, description="From seat 0 on; if not given: me, and free seats"
    )
    start: StrictBool = Field(
        False,
        description="Begin at once, or with my words if there is a seal; every seat must be filled",
    )
    seal: Seal | None = Field(None, description="Of the words that I will add to the luck")


class SitAsk(Ask):
    model_config = example(kind="me", name="Noor")
    kind: Literal["me", "bot"]
    name: Name | None = None
    level: Slug | None = Field(None, description=f"Of a bot: {', '.join(LEVELS)}")
    seal: Seal | None = Field(None, description="Of the words that I will add to the luck")


class MoveAsk(Ask):
    model_config = example(move="p12", version=15, key="0b7e4c1d2f3a4b5c")
    move: Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[\x20-\x7e]+$")] = Field(
        description="As `legal` spells it"
    )
    version: Annotated[int, Field(strict=True, ge=0, le=2**31 - 1), INTEGRAL] = Field(
        description="The `version` of the message that the move was chosen on"
    )
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")] = Field(
        description="Anything new. The same key again gets the same answer and moves nothing"
    )
    seat: Seat | None = Field(None, description="Which of your seats, if you have several")


class SeatAsk(Ask):
    model_config = example(seat=0)
    seat: Seat | None = Field(None, description="Which of your seats; all if not given")


class CoverAsk(Ask):
    model_config = example(seat=2)
    seat: Seat = Field(description="Whose owner is away")


class AnswerAsk(Ask):
    model_config = example(agree=True)
    agree: StrictBool = Field(description="False from the one who asked: never mind")


class RematchAnswerAsk(Ask):
    model_config = example(agree=True)
    agree: StrictBool = Field(description="False from the one who offered it: taken back")
    seal: Seal | None = Field(None, description="Of new words, if I agree and add some")


class ChatAsk(Ask):
    model_config = example(text="What a roll!")
    text: Text


class ReactionAsk(Ask):
    model_config = example(reaction="clap")
    reaction: Literal["clap", "laugh", "wow", "ouch", "think", "hurry"]


class SealAsk(Ask):
    model_config = example(seal=SEAL)
    seal: Seal


class RematchAsk(Ask):
    model_config = example(seal=SEAL)
    seal: Seal | None = Field(None, description="Of new words; those of the game before are known")


class WordsAsk(Ask):
    model_config = example(words=WORDS)
    words: Annotated[
        str,
        Field(max_length=100, pattern=r"^[^\x00-\x20\x7f-\xa0]+( [^\x00-\x20\x7f-\xa0]+)*$"),
    ]


class ClaimAsk(Ask):
    model_config = example(token="Zk3v9QmXw1")
    token: Token


Handle = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$", examples=["5f2b7c90d1e4"])]


class HandleAsk(Ask):
    model_config = example(handle="5f2b7c90d1e4")
    handle: Handle = Field(description="Of a seat, of a line, or of `removed`")


class RemoveAsk(HandleAsk):
    model_config = example(handle="5f2b7c90d1e4", watch=False)
    watch: StrictBool = Field(False, description="May they still look on?")


class LockAsk(Ask):
    model_config = example(lock="seats")
    lock: Literal["open", "seats", "closed"]


class ReportAsk(Ask):
    model_config = example(line=9, reason="rude")
    line: Annotated[int, Field(strict=True, ge=1, le=2**31 - 1), INTEGRAL] = Field(
        description="The `number` of a line of the chat"
    )
    reason: Literal["rude", "threat", "spam", "private", "other"]
