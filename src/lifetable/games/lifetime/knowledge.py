"""What a bot knows about the people of the deck: never their dates, always an estimate.

An estimate is the middle of a life and its length, both with an error. The error is fixed by who is asked
and about whom, so a bot asked twice says the same; its width grows with the person's difficulty and
shrinks with education. A bot knows how wide its own errors are, and nothing else about them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

from lifetable.games.lifetime.deck import Person

USUAL_SPAN, SPAN_SPREAD = 65.0, 18.0  # how long famous people live, as anybody would guess
USUAL_DIFFICULTY = 3
ERA_ERROR = (3.0, 6.0, 11.0, 18.0, 28.0)  # years, by difficulty, for an education of 1
SPAN_ERROR = (4.0, 7.0, 11.0, 16.0, 22.0)
WILD_SHARE, WILD_WIDTH = 0.1, 3.0  # now and then somebody is taken for somebody else


@dataclass(frozen=True)
class Education:
    """Who is asked: `seed` fixes the errors, `width` multiplies them."""

    seed: str
    width: float


@dataclass(frozen=True)
class Belief:
    """The middle and the length of a life as somebody imagines them, each with its standard error."""

    middle: float
    era: float
    span: float
    spread: float


def widths(difficulty: int | None, width: float) -> tuple[float, float]:
    """The standard errors of the middle and of the length of a life."""
    step = (difficulty or USUAL_DIFFICULTY) - 1
    return ERA_ERROR[step] * width, SPAN_ERROR[step] * width


def estimate(person: Person, education: Education) -> Belief:
    """What somebody thinks of a person whose name he heard.

    This is the only function of the bots that looks at the dates of a person whom its seat may not know.
    """
    era, length = widths(person.difficulty, education.width)
    one, two = _errors(education.seed, person)
    middle = (person.born + person.died) / 2 + era * one
    return _imagined(middle, era, person.died - person.born + length * two, length)


def _imagined(middle: float, era: float, span: float, length: float) -> Belief:
    """Bayes: what is remembered of a life's length, and how long lives usually are."""
    trust = SPAN_SPREAD**2 / (SPAN_SPREAD**2 + length**2)
    return Belief(middle, era, USUAL_SPAN + trust * (span - USUAL_SPAN), length * trust**0.5)


def _errors(seed: str, person: Person) -> tuple[float, float]:
    """Two standard errors that depend on nothing but who is asked and about whom."""
    text = f"{seed}|{_name(person.names)}"
    words = hashlib.sha256(text.encode()).digest()
    one, two, three = ((int.from_bytes(words[i : i + 6], "big") + 0.5) / 2**48 for i in (0, 6, 12))
    wild = WILD_WIDTH if three < WILD_SHARE else 1.0
    normal = NormalDist()
    return wild * normal.inv_cdf(one), normal.inv_cdf(two)


def _name(names: Mapping[str, str]) -> str:
    return names[min(names)]
