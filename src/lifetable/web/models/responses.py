"""What the server answers, for the description. What is sent is encoded once by the hub and passed on as it is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler, WithJsonSchema
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from lifetable.bots import LEVELS
from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.games.json_schema import examples
from lifetable.tables.requests import GAME, SEAL, WORDS
from lifetable.web.models.requests import TABLE

Milliseconds = Annotated[int, Field(description="Milliseconds since 1970")]

NOW = 1_760_000_000_000  # for examples, as these are
PROMISE = "b454ddd54048e6311d7028b3f4d2aeeb420febf787a650446e32967d407f0da9"
SHAPE = "x-shape"  # stands for a schema that the games declare, until the description knows it
View = Annotated[Data, WithJsonSchema({SHAPE: "View"})]
Event = Annotated[Data, WithJsonSchema({SHAPE: "Event"})]

_PLAYED = examples(find(GAME))
VIEW: Data = _PLAYED["view"]
EVENTS: list[Data] = _PLAYED["events"]
OPTIONS: Data = VIEW["options"]
OUTCOME = [event for event in EVENTS if not find(GAME).shapes.by_name[event["kind"]].chance]


def example(**values: Any) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [values]})


def shown(model: type[BaseModel], **changed: object) -> Data:
    """A model's example, for the example of what it is part of."""
    extra: Any = model.model_config["json_schema_extra"]
    return {**extra["examples"][0], **changed}


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

    model_config = ConfigDict(extra="allow") | example(
        type="/problems/not-your-turn",
        code="not-your-turn",
        title="It is not your turn.",
        status=409,
    )
    type: str
    code: str = Field(description="One of those listed at the top")
    title: str
    status: int


class Field422(Answer):
    model_config = example(where=["body", "pace"], why="less_than_equal")
    where: list[str | int]
    why: str


class Invalid(Problem):
    """A body, path or query that does not fit; `fields` says where."""

    model_config = example(
        type="/problems/bad-request",
        code="bad-request",
        title="This could not be understood. Check what was sent.",
        status=422,
        fields=[shown(Field422)],
    )
    fields: list[Field422] | None = None


# --- people ---


class PersonCard(Answer):
    model_config = example(id="JyXpZnsyXkokLeK0", name="Noor", language="fr")
    id: str
    name: str
    language: str


class Me(Answer):
    model_config = example(person=shown(PersonCard))
    person: PersonCard | None


class TokenMade(Answer):
    model_config = example(token="lt_BNYwOK9R1DA7mkksaEhupk645M3IFEKm")
    token: str


class TokenCard(Answer):
    model_config = example(id="09de6fa7fc7b", label="my first bot", made=NOW)
    id: str
    label: str
    made: Milliseconds


class Tokens(Answer):
    model_config = example(tokens=[shown(TokenCard)])
    tokens: list[TokenCard]


class Rating(Answer):
    model_config = example(mu=27.4, sigma=5.2, shown=1471)
    mu: float
    sigma: float
    shown: float


Unrated = Literal["removed", "two-seats", "taken-back", "erased", "no-move", "alone"]


class Played(Answer):
    model_config = example(
        table=TABLE, at=NOW, players=2, share=1.0, score=12, unrated=None, stored=True
    )
    table: str
    at: Milliseconds
    players: int
    share: float
    score: float
    unrated: Unrated | None = Field(description="Why it does not count for the rating; null if so")
    stored: bool = Field(description="Is the game itself still there to be looked at?")


class GameStatistics(Answer):
    model_config = example(
        game=GAME,
        played=7,
        wins=4,
        shared=1,
        share=0.64,
        rating=shown(Rating),
        recent=[shown(Played)],
    )
    game: str
    played: int
    wins: int = Field(description="Won alone")
    shared: int = Field(description="Won together with others")
    share: float
    rating: Rating | None
    recent: list[Played]


class Statistics(Answer):
    model_config = example(games=[shown(GameStatistics)])
    games: list[GameStatistics]


class Did(Answer):
    model_config = example(
        table=TABLE, number=15, at=NOW, kind="moved", data={"seat": 0, "move": "p4"}
    )
    table: str
    number: int
    at: Milliseconds
    kind: str
    data: Data


class ReportMade(Answer):
    model_config = example(table=TABLE, number=9, at=NOW, reason="rude")
    table: str
    number: int
    at: Milliseconds
    reason: str


class Reported(Answer):
    model_config = example(table=TABLE, number=9, at=NOW)
    table: str
    number: int
    at: Milliseconds


class BanKept(Answer):
    model_config = example(made=NOW, until=NOW + 86_400_000, reason="Insults")
    made: Milliseconds
    until: Milliseconds
    reason: str


class ActKept(Answer):
    model_config = example(at=NOW, act="host-removed", table=TABLE, to_me=True)
    at: Milliseconds
    act: str
    table: str | None
    to_me: bool


class FileKept(Answer):
    model_config = example(
        id="c1d931139bec5cb3c8ff7b7c", game=GAME, name="Our family", content="card,place,…"
    )
    id: str
    name: str
    game: str
    content: str


class Everything(Statistics):
    """All that is stored about a person."""

    model_config = example(
        person=shown(PersonCard),
        made=NOW,
        tables=[TABLE],
        kept=[TABLE],
        entries=[shown(Did)],
        mentions=[],
        files=[],
        games=[shown(GameStatistics)],
        tokens=[shown(TokenCard)],
        reports=[shown(ReportMade)],
        reported=[shown(Reported)],
        bans=[shown(BanKept)],
        acts=[shown(ActKept)],
    )
    person: PersonCard
    made: Milliseconds
    tables: list[str] = Field(description="Where I sat or spoke")
    kept: list[str] = Field(description="The games I keep")
    entries: list[Did] = Field(description="What I did; others are not named in it")
    mentions: list[Did] = Field(description="What others did that names me")
    files: list[FileKept]
    tokens: list[TokenCard]
    reports: list[ReportMade] = Field(description="Lines that I reported")
    reported: list[Reported] = Field(description="Lines of mine that somebody reported")
    bans: list[BanKept]
    acts: list[ActKept] = Field(description="What hosts and operators did to me, and I to others")


# --- games ---


class OptionCard(Answer):
    model_config = example(
        name="ending",
        kind="choice",
        default="standard",
        choices=["standard", "sprint", "straggler"],
        least=0,
        most=0,
    )
    name: str
    kind: Literal["flag", "choice", "number", "file"]
    default: str | int | bool
    choices: list[str]
    least: int
    most: int


class GameCard(Answer):
    model_config = example(
        name=GAME,
        least_players=2,
        most_players=6,
        default_players=4,
        options=[shown(OptionCard)],
        levels=[*LEVELS],
        information="perfect",
        chance="dice",
        lowest_wins=False,
        lesson=True,
        manual=True,
    )
    name: str
    least_players: int
    most_players: int
    default_players: int
    options: list[OptionCard]
    levels: list[str]
    information: Literal["perfect", "hidden"]
    chance: Literal["dice", "cards"]
    lowest_wins: bool
    lesson: bool = Field(description="Is there a first lesson?")
    manual: bool = Field(description="Are its rules written down?")


class Holds(Answer):
    model_config = example(name="seat", holds="seat", each=False, many=False, fields=[])
    name: str
    holds: Literal["seat", "flag", "record", "bunch", "translated", "text"]
    each: bool = Field(description="One value for each seat?")
    many: bool = Field(description="A list of values, or of each seat a list?")
    fields: list[Holds] = Field(description="What a record holds")


class Brought(Answer):
    model_config = example(
        words=f"{GAME}-title = ...",
        view=[shown(Holds)],
        events={"began": [shown(Holds)]},
    )
    words: str = Field(description="Its words in one language, as a Fluent file")
    view: list[Holds] = Field(description="What its views hold besides what all views hold")
    events: dict[str, list[Holds]] = Field(description="What its events hold, by kind")


class Games(Answer):
    model_config = example(games=[shown(GameCard)])
    games: list[GameCard]


class Outcomes(Answer):
    model_config = example(version=15, outcomes={"p0": OUTCOME})
    version: int = Field(description="Of the table that they are asked about")
    outcomes: dict[str, list[Event]] = Field(
        description="By move: its events, up to the first that chance decides or that shows something hidden"
    )


class LessonStep(Answer):
    model_config = example(
        say=f"{GAME}-lesson-die",
        args={},
        spot="tile-0",
        expect="p0",
        bot=None,
        view=VIEW,
        legal=["p0"],
        outcomes={"p0": OUTCOME},
        events=EVENTS,
    )
    say: str
    args: Data
    spot: str | None
    expect: str | None
    bot: str | None
    view: View
    legal: list[str]
    outcomes: dict[str, list[Event]] = Field(description="What each legal move would bring about")
    events: list[Event]


class Lesson(Answer):
    model_config = example(
        game=GAME,
        players=2,
        options=OPTIONS,
        names=[None, "Mia"],
        steps=[shown(LessonStep)],
        result=None,
    )
    game: str
    players: int
    options: Data
    names: list[str | None]
    steps: list[LessonStep]
    result: Data | None


# --- tables ---


class SeatShown(Answer):
    model_config = example(kind="bot", name="Rosa", level=LEVELS[0])
    kind: Literal["person", "bot", "free"]
    name: str | None
    level: str | None


class TableCard(Answer):
    model_config = example(
        table=TABLE,
        game=GAME,
        status="lobby",
        players=2,
        seats=[shown(SeatShown), {"kind": "free", "name": "", "level": None}],
        free=1,
        host="Noor",
        options=OPTIONS,
        clock={"kind": "none", "seconds": 0, "then": "bot-moves"},
        made=NOW,
        changed=NOW,
        watchers=0,
        yours=[],
        your_turn=False,
    )
    table: str
    game: str
    status: Literal["lobby", "playing", "paused", "over"]
    players: int
    seats: list[SeatShown]
    free: int
    host: str | None
    options: Data
    clock: ClockKind
    made: Milliseconds
    changed: Milliseconds
    watchers: int
    yours: list[int]
    your_turn: bool


class Tables(Answer):
    model_config = example(tables=[shown(TableCard)])
    tables: list[TableCard]


class SeatNow(SeatShown):
    model_config = example(
        seat=0,
        kind="person",
        name="Noor",
        level=None,
        you=True,
        warm=None,
        present=True,
        handle="5f2b7c90d1e4",
    )
    seat: int
    you: bool
    warm: str | None = Field(description="The level of the bot that keeps the seat warm")
    present: bool
    handle: str | None = Field(
        description="The person who sits there, under whatever name; another one at other tables"
    )


class Host(Answer):
    model_config = example(name="Noor", you=True)
    name: str
    you: bool


class RemovedShown(Answer):
    model_config = example(handle="0c41d9a87be2", name="Rosa", watch=False)
    handle: str
    name: str
    watch: bool = Field(description="May they still look on?")


class ClockKind(Answer):
    model_config = example(kind="move", seconds=60, then="bot-moves")
    kind: Literal["none", "move", "days"]
    seconds: int
    then: Literal["bot-moves", "seat-to-bot"]


class SettingsNow(Answer):
    model_config = example(
        game=GAME,
        players=2,
        options=OPTIONS,
        public=False,
        clock=shown(ClockKind),
        pace=900,
        memory=True,
        hints=True,
    )
    game: str
    players: int
    options: Data
    public: bool
    clock: ClockKind
    pace: int
    memory: bool
    hints: bool


class OwnWords(Answer):
    model_config = example(seat=0, words=WORDS)
    seat: int
    words: str


class OwnSeal(Answer):
    model_config = example(seat=0, seal=SEAL)
    seat: int
    seal: str = Field(description="SHA-256 of 'lifetable seal ' and the words of this seat")


class Luck(Answer):
    model_config = example(
        promise=PROMISE, seals=[shown(OwnSeal)], called=False, words=[], hash=None, seed=None
    )
    promise: str = Field(
        description="SHA-256 of 'lifetable ' and the secret, the seed's first word; from the start"
    )
    seals: list[OwnSeal] = Field(description="Of the words of those who add some, before the words")
    called: bool = Field(description="Are the words called for? Then no seal changes any more")
    words: list[OwnWords] = Field(description="As far as they were shown")
    hash: str | None = Field(description="SHA-256 of 'lifetable ' and the whole seed, once started")
    seed: str | None = Field(
        description="The seed, once over: the secret, then ' SEAT:WORDS' for each of the words"
    )


class Due(Answer):
    model_config = example(seat=0, due=NOW + 60_000, starts=None)
    seat: int
    due: Milliseconds | None = Field(description="Null while the clock has not been started")
    starts: Milliseconds | None = Field(
        description="After the beginning of a game: until everybody is `present`, or else until then, no time runs"
    )


class Undo(Answer):
    model_config = example(possible=False, why="revealed", asked=None, agreed=[], needed=[])
    possible: bool
    why: (
        Literal[
            "not-started",
            "paused",
            "game-over",
            "always-reveals",
            "revealed",
            "not-seated",
            "seat-kept-warm",
            "asked",
            "no-move",
        ]
        | None
    ) = Field(description="Why it is not possible; null if it is")
    asked: int | None
    agreed: list[int]
    needed: list[int]


class Rematch(Answer):
    """The offer of a rematch. `next` is there once it has begun."""

    model_config = example(seat=0, accepted=[0], declined=[], asked=[1])
    seat: int = Field(description="Whose offer it is")
    accepted: list[int]
    declined: list[int]
    asked: list[int] = Field(description="Who has not answered yet")


class Chat(Answer):
    model_config = example(
        number=9, at=NOW, by="Noor", seat=0, handle="5f2b7c90d1e4", text="What a roll!"
    )
    number: int
    at: Milliseconds
    by: str | None
    seat: int | None
    handle: str | None = Field(description="Who said it, under whatever name")
    text: str


class Entry(Answer):
    """What happened, with what belongs to its kind."""

    model_config = ConfigDict(extra="allow") | example(
        number=15, kind="moved", at=NOW, by="Rosa", seat=1, move="p4"
    )
    number: int
    kind: str
    at: Milliseconds
    by: str | None
    seat: int | None


class Result(Answer):
    model_config = example(winners=[0], shares=[1.0, 0.0], scores=[12, 7], ending="standard")
    winners: list[int]
    shares: list[float]
    scores: list[float]
    ending: str


class Message(Answer):
    """A table as one viewer may see it. A snapshot has all keys; other messages only those that may have changed:
    put them over what you have."""

    model_config = example(
        table=TABLE,
        number=15,
        version=15,
        now=NOW,
        entry=shown(Entry),
        status="playing",
        seats=[shown(SeatNow), {**shown(SeatNow, you=False), **shown(SeatShown), "seat": 1}],
        host=shown(Host),
        lock="open",
        removed=[],
        settings=shown(SettingsNow),
        luck=shown(Luck),
        clock=shown(Due),
        paused_by=None,
        undo=shown(Undo),
        rematch=None,
        watchers=0,
        previous=None,
        next=None,
        seat=0,
        view=VIEW,
        legal=["p0", "g8"],
        events=EVENTS,
        result=None,
        unrated=None,
    )
    table: str | None = None
    number: int = Field(description="Of the last entry; the id of the event in the stream")
    version: int | None = Field(None, description="Send it with a move")
    now: Milliseconds
    entry: Entry | None = None
    status: Literal["lobby", "playing", "paused", "over"] | None = None
    seats: list[SeatNow] | None = None
    host: Host | None = None
    lock: Literal["open", "seats", "closed"] | None = Field(
        None, description="`seats`: nobody new sits down; `closed`: nobody new looks on either"
    )
    removed: list[RemovedShown] | None = Field(
        None, description="For the host: whom he may let in again"
    )
    settings: SettingsNow | None = None
    luck: Luck | None = None
    clock: Due | None = None
    paused_by: int | None = Field(None, description="Whose pause it is; null if that is not known")
    undo: Undo | None = None
    rematch: Rematch | None = None
    watchers: int | None = None
    previous: str | None = None
    next: str | None = None
    chat: list[Chat] | None = None
    seat: int | None = Field(None, description="Whose eyes this is; null for a spectator")
    view: View | None = None
    legal: list[str] | None = None
    events: list[Event] | None = None
    result: Result | None = None
    unrated: list[Unrated | None] | None = Field(
        None, description="Once over: for each seat why the game is not rated; null if it is"
    )


class Late(Problem):
    """Not as the table is now. Where it has moved on since you looked, `message` is the table as you may see it."""

    model_config = example(
        type="/problems/stale",
        code="stale",
        title="The table has moved on since. Here is how it stands now.",
        status=409,
        message=shown(Message, entry=None, events=[]),
    )
    message: Message | None = None


class Messages(Answer):
    model_config = example(messages=[shown(Message)], more=False)
    messages: list[Message]
    more: bool = Field(description="There are more: ask again after the last of these")


class SeatLink(Answer):
    model_config = example(url="https://play.example.org/s/Zk3v9QmXw1", token="Zk3v9QmXw1")
    url: str
    token: str


# --- the server ---


class Health(Answer):
    model_config = example(status="ok", version="1.0.0")
    status: Literal["ok"]
    version: str


class ServerCard(Answer):
    model_config = example(version="1.0.0", share="http://192.168.1.20:8000")
    version: str
    share: str | None = Field(
        description="What links for others begin with; null: with the address that you use"
    )
