"""What clients may send besides what is asked of a table (`tables/requests.py`)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from lifetable.bots import LEVELS
from lifetable.tables.requests import INTEGRAL, Name, Request, Seal, Slug, example
from lifetable.words import languages

TABLE = "kelp-h3x9q2mva"  # for examples

Language = Annotated[str, Field(pattern=f"^({'|'.join(languages())})$", examples=["en"])]
DeckName = Annotated[str, Field(min_length=1, max_length=60, examples=["Our family"])]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.~-]{4,200}$")]


class NothingAsk(Request):
    """Nothing more needs to be said."""


class MeAsk(Request):
    model_config = example(name="Noor", language="fr")
    name: Name | None = None
    language: Language | None = None


class TokenAsk(Request):
    model_config = example(label="my first bot")
    label: Name


class DeckAsk(Request):
    model_config = example(name="Our family")
    name: DeckName


class SitAsk(Request):
    model_config = example(kind="me", name="Noor")
    kind: Literal["me", "bot"]
    name: Name | None = None
    level: Slug | None = Field(None, description=f"Of a bot: {', '.join(LEVELS)}")
    seal: Seal | None = Field(None, description="Of the words that I will add to the luck")


class ClaimAsk(Request):
    model_config = example(token="Zk3v9QmXw1")
    token: Token


class ReportAsk(Request):
    model_config = example(line=9, reason="rude")
    line: Annotated[int, Field(strict=True, ge=1, le=2**31 - 1), INTEGRAL] = Field(
        description="The `number` of a line of the chat"
    )
    reason: Literal["rude", "threat", "spam", "private", "other"]
