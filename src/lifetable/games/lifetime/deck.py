"""The deck of Lifetime: cards, people, and files of them that anyone can write.

>>> deck = load(None)
>>> deck.cards[20].name, deck.cards[21].name, len(deck.cards[0].people)
('20', '20b', 6)

A deck file is a CSV with one row per person; `template` gives one to begin with, with every column
and limit explained, and `check` tells everything that is wrong with a file.
"""

from __future__ import annotations

import csv
import hashlib
import io
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from importlib import resources
from statistics import median
from typing import TypedDict

from lifetable.errors import DeckError
from lifetable.games.encoder import Texts
from lifetable.games.lifetime.deck_check import (
    FIRST_YEAR,
    LEAST_CARDS,
    LEAST_SPAN,
    LENGTHS,
    MOST_BYTES,
    MOST_CARDS,
    MOST_SPAN,
    OPTIONAL,
    Finding,
    Findings,
    Row,
    Sheet,
    examine,
    middle,
    shown,
)
from lifetable.games.lifetime.shelf import Shelf
from lifetable.typography import typeset
from lifetable.words import Words

__all__ = [
    "Card", "Deck", "Finding", "Person", "as_csv", "check", "deck_named", "load", "stats", "template",
]  # fmt: skip

EDITION = 2026
"""The year of this edition of the game. Rules know no clock, and a game has to go the same way in ten years: to them a year
after this one, and after the last death in the deck, has not come yet (LT14). A new edition of the deck sets it anew."""
NEAR = ("western-europe", "north-america")
NEWEST, FIRST = "second-edition", "standard"
EDITIONS = {NEWEST: "deck.csv", FIRST: "deck-first.csv"}
"""What came with the game, by what records and tables call it. An edition stays as it was, so that games once played with it
can be played again; there were no others when the first one got its name."""


@dataclass(frozen=True)
class Person:
    """Someone on a card. Names, abouts, facts are by language; what a deck leaves out is empty."""

    place: int
    names: Mapping[str, str]
    abouts: Mapping[str, str]
    facts: Mapping[str, str]
    born: int
    died: int
    field: str
    region: str
    difficulties: Mapping[str, int]
    """How hard it is to know them, 1 to 5, where each language is spoken; empty if the deck does not say."""
    work: str

    @property
    def difficulty(self) -> int | None:
        """The same for everybody together: somebody who knows no country better than another."""
        return middle(self.difficulties.values())


@dataclass(frozen=True)
class Card:
    """A card: a number for the line of years, and six people."""

    name: str
    number: int
    second: bool
    people: tuple[Person, ...]


@dataclass(frozen=True)
class Deck:
    """Cards in ascending order (20, 20b, 21), and the languages that everybody has a name in."""

    cards: tuple[Card, ...]
    languages: tuple[str, ...]
    fingerprint: str

    @property
    def people(self) -> list[Person]:
        """Everybody, card by card."""
        return [person for card in self.cards for person in card.people]

    @property
    def present(self) -> int:
        """The last year that has come, as far as this deck knows."""
        return max(EDITION, *(person.died for person in self.people))

    @cached_property
    def texts(self) -> Texts:
        """All that is written on the cards: their names, then name, about and fact of each of their people."""
        written = ((p.names, p.abouts, p.facts) for p in self.people)
        return Texts.of([*(card.name for card in self.cards), *(t for p in written for t in p)])

    @cached_property
    def _by_name(self) -> dict[tuple[tuple[str, str], ...], Person]:
        return {tuple(sorted(person.names.items())): person for person in self.people}

    def called(self, names: Mapping[str, str]) -> Person:
        """Who has this name: in a deck nobody has another's."""
        return self._by_name[tuple(sorted(names.items()))]

    def __hash__(self) -> int:
        return hash(self.fingerprint)


def deck_named(name: str) -> Deck:
    """The deck that an option names: an edition that came with the game, or a file."""
    edition = EDITIONS.get(name)
    if edition is None or name == NEWEST:
        return load(None if edition else name)
    return load(str(resources.files(__package__) / edition))


def load(path: str | None = None) -> Deck:
    """The deck in a file, or the newest that comes with the game. It is read once.

    Raises DeckError, with all findings, if the file cannot be played with.
    """
    return _loaded(None if path is None else os.path.abspath(path))


def forget_decks() -> None:
    """What was read from files is read again when it is wanted."""
    _loaded.cache_clear()


def _read(path: str | None) -> Deck:
    shipped = resources.files(__package__) / EDITIONS[NEWEST]
    deck, findings = check(shipped.read_bytes() if path is None else path)
    if deck is None:
        errors = [finding for finding in findings if finding.level == "error"]
        name = shown(os.path.basename(path or EDITIONS[NEWEST]))
        first = errors[0]
        raise DeckError(
            "deck-mistakes",
            line=first.line,
            column=first.column,
            findings=findings,
            file=name,
            count=len(errors),
        )
    return deck if path else _printed(deck)


def _printed(deck: Deck) -> Deck:
    """The deck that comes with the game as each language prints it; what people bring is left as they wrote it."""

    def texts(written: Mapping[str, str]) -> dict[str, str]:
        return {language: typeset(text, language) for language, text in written.items()}

    def person(one: Person) -> Person:
        return replace(
            one, names=texts(one.names), abouts=texts(one.abouts), facts=texts(one.facts)
        )

    cards = (replace(card, people=tuple(map(person, card.people))) for card in deck.cards)
    return replace(deck, cards=tuple(cards))


# Anyone may bring decks, and each takes a few times as much memory as its file.
_loaded = Shelf(_read, most=64, most_bytes=16 << 20)


def check(
    source: bytes | str | os.PathLike[str], *, year: int | None = None
) -> tuple[Deck | None, list[Finding]]:
    """The deck in a file (or in its bytes) and everything there is to say about it.

    There is no deck if any of the findings is an error. Nobody may have died after `year`, which is
    the present one unless given.

    >>> deck, findings = check(b"card,place,name_en,born,died")
    >>> deck, [(finding.code, finding.line) for finding in findings]
    (None, [('no-rows', 1)])
    """
    found = Findings()
    data = source if isinstance(source, bytes) else _bytes_of(source, found)
    deck = _examined(data, year or date.today().year, found) if data is not None else None
    return deck, found.listed()


def _bytes_of(path: str | os.PathLike[str], found: Findings) -> bytes | None:
    try:
        with open(path, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        found.error("no-file", file=shown(os.fspath(path)))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        found.error("unreadable", file=shown(os.fspath(path)), reason=reason)
    return None


def as_csv(deck: Deck) -> str:
    """A deck as a file in which nothing needs to be understood: all that is known of it, card by card."""
    out, codes = io.StringIO(), deck.languages
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(_in_languages(codes))
    for card in deck.cards:
        for p in card.people:
            texts = [by.get(code, "") for by in (p.names, p.abouts, p.facts) for code in codes]
            more = [p.field, p.region, p.difficulty or "", p.work]
            rows.writerow([card.name, p.place, *texts, p.born, p.died, *more])
    return out.getvalue()


def examined(data: bytes) -> tuple[Deck | None, list[Finding], bool]:
    """What `check` finds, and whether everything was taken as it is written."""
    found = Findings()
    deck = _examined(data, date.today().year, found)
    return deck, found.listed(), not found.notes


def _examined(data: bytes, year: int, found: Findings) -> Deck | None:
    sheet = examine(data, year, found)
    if sheet is None or found.errors:
        return None
    _weigh(sheet, found)
    return _deck(sheet)


def _deck(sheet: Sheet) -> Deck:
    languages = sheet.header.languages
    people: dict[str, list[Person]] = {}
    for row in sheet.rows:
        people.setdefault(row.card or "", []).append(_person(row, languages))
    cards = tuple(_card(name, people[name]) for name in sorted(people))
    return Deck(cards, languages, _fingerprint(cards))


def _card(name: str, people: Iterable[Person]) -> Card:
    by_place = sorted(people, key=lambda person: person.place)
    return Card(name, int(name[:2]), name.endswith("b"), tuple(by_place))


def _person(row: Row, languages: Iterable[str]) -> Person:
    def by_language(kind: str) -> dict[str, str]:
        texts = {language: row.texts.get(f"{kind}_{language}", "") for language in languages}
        return {language: text for language, text in texts.items() if text}

    assert row.place
    assert row.born
    assert row.died
    return Person(
        place=row.place,
        names=by_language("name"),
        abouts=by_language("about"),
        facts=by_language("fact"),
        born=row.born,
        died=row.died,
        field=row.texts.get("field", ""),
        region=row.texts.get("region", ""),
        difficulties={
            code: row.difficulties[code] for code in languages if code in row.difficulties
        },
        work=row.texts.get("work", ""),
    )


def _fingerprint(cards: Iterable[Card]) -> str:
    """Sixteen hexadecimal digits for the cards, names and years, however they were written."""
    lines = []
    for card in cards:
        for person in card.people:
            names = [f"{language}={person.names[language]}" for language in sorted(person.names)]
            cells = [card.name, str(person.place), str(person.born), str(person.died), *names]
            lines.append("\t".join(cells) + "\n")  # no name holds a tab or a line break
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]


# --- figures ------------------------------------------------------------------------------------


class Stats(TypedDict):
    """A deck in figures."""

    fingerprint: str
    languages: list[str]
    cards: int
    people: int
    characters: int
    abouts: dict[str, int]
    facts: dict[str, int]
    centuries: dict[str, int]
    fields: dict[str, int]
    regions: dict[str, int]
    difficulty: dict[str, int]
    spans: dict[str, int]
    shortest_span: int
    median_span: float
    longest_span: int


def stats(deck: Deck) -> Stats:
    """A deck in figures: how many people were born when, come from where, lived how long.

    Centuries and life spans are named by where they begin: `"1800"` is 1800-1899, `"70"` 70-79.
    """
    people = deck.people
    spans = [person.died - person.born for person in people]
    return {
        "fingerprint": deck.fingerprint,
        "languages": list(deck.languages),
        "cards": len(deck.cards),
        "people": len(people),
        "characters": sum(bool(person.work) for person in people),
        "abouts": {code: sum(code in p.abouts for p in people) for code in deck.languages},
        "facts": {code: sum(code in p.facts for p in people) for code in deck.languages},
        "centuries": _steps([person.born for person in people], 100),
        "fields": _shares(person.field for person in people),
        "regions": _shares(person.region for person in people),
        "difficulty": _steps([p.difficulty for p in people if p.difficulty], 1),
        "spans": _steps(spans, 10),
        "shortest_span": min(spans),
        "median_span": median(spans),
        "longest_span": max(spans),
    }


def _steps(values: Sequence[int], width: int) -> dict[str, int]:
    """How many values fall into each step from the first to the last, empty ones included."""
    if not values:
        return {}
    counts = Counter(value // width * width for value in values)
    return {str(step): counts[step] for step in range(min(counts), max(counts) + 1, width)}


def _shares(values: Iterable[str]) -> dict[str, int]:
    """How often each value occurs, most frequent first."""
    counts = Counter(value for value in values if value)
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


# --- a deck to begin with -----------------------------------------------------------------------

_COLUMNS = ("card", "place", "name", "about", "fact", "born", "died", *OPTIONAL)
_IN_LANGUAGE = ("name", "about", "fact")
_EXAMPLE = (  # names and texts are in the words
    (1867, 1934, "science", "eastern-europe", 1),
    (1756, 1791, "music", "western-europe", 1),
    (1907, 1954, "art", "latin-america", 2),
    (1533, 1603, "royalty", "western-europe", 3),
    (1869, 1948, "politics", "asia", 2),
    (1861, 1941, "literature", "asia", 4),
)


def template(languages: Sequence[str], words: Words | None = None) -> str:
    """A deck file to begin with: comments that explain every column and limit, and one card.

    >>> [line for line in template(["en", "es"]).splitlines() if line.startswith("00,2")]
    ['00,2,Wolfgang Amadeus Mozart,Wolfgang Amadeus Mozart,Austrian composer,,He wrote his first \
symphony when he was eight.,,1756,1791,music,western-europe,1,']
    """
    out = io.StringIO()
    for line in _explanation(words or Words("en")):
        out.write(f"# {line}".rstrip() + "\n")
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(_in_languages(languages))
    for place, facts in enumerate(_EXAMPLE, 1):
        texts = [_example(place, kind, code) for kind in _IN_LANGUAGE for code in languages]
        rows.writerow(["00", place, *texts, *facts, ""])
    return out.getvalue()


def _example(place: int, kind: str, language: str) -> str:
    words = Words(language)
    if words.language != language and kind != "name":
        return ""
    return words(f"deck-example-{place}-{kind}")


def _in_languages(languages: Sequence[str]) -> list[str]:
    """The header for these languages."""
    columns: list[str] = []
    for name in _COLUMNS:
        columns += [f"{name}_{code}" for code in languages] if name in _IN_LANGUAGE else [name]
    return columns


def _explanation(words: Words) -> list[str]:
    limits = {
        "least-cards": str(LEAST_CARDS),
        "most-cards": str(MOST_CARDS),
        "first-year": str(FIRST_YEAR),
        "least-span": str(LEAST_SPAN),
        "most-span": str(MOST_SPAN),
    }
    lines = [*words("deck-template-intro", **limits).splitlines(), ""]
    for name in _COLUMNS:
        note = words(f"deck-column-{name}", most=str(LENGTHS.get(name, "")), **limits)
        lines.append(f"{name}_xx: {note}" if name in _IN_LANGUAGE else f"{name}: {note}")
    return [*lines, "", *words("deck-template-outro").splitlines()]


# --- balance ------------------------------------------------------------------------------------


def _weigh(sheet: Sheet, found: Findings) -> None:
    """Warn of a deck that leans to one side. Characters count only if there is nobody else."""
    rows = [row for row in sheet.rows if not row.texts.get("work")] or list(sheet.rows)
    _weigh_births([row.born or 0 for row in rows], found)
    _weigh_origins(rows, found)
    cards: dict[str, list[Row]] = {}
    for row in rows:
        cards.setdefault(row.card or "", []).append(row)
    for card, people in cards.items():
        _weigh_card(card, people, found)


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}"


def _weigh_births(births: Sequence[int], found: Findings) -> None:
    early = sum(born < 1500 for born in births)
    late = sum(born >= 1800 for born in births)
    middle = len(births) - early - late
    for code, count, wrong in (
        ("early-many", early, early * 100 > 12 * len(births)),
        ("middle-few", middle, middle * 100 < 25 * len(births)),
        ("late-few", late, late * 100 < 40 * len(births)),
    ):
        if wrong:
            found.warning(code, None, "born", share=_percent(count, len(births)))


def _weigh_origins(rows: Sequence[Row], found: Findings) -> None:
    fields = Counter(row.texts.get("field", "") for row in rows)
    for name, count in fields.most_common():
        if name and count * 100 > 18 * len(rows):
            share = _percent(count, len(rows))
            found.warning("field-much", None, "field", field=name, share=share)
    regions = [row.texts["region"] for row in rows if row.texts.get("region")]
    far = sum(region not in NEAR for region in regions)
    if regions and far * 100 < 25 * len(regions):
        found.warning("region-few", None, "region", share=_percent(far, len(regions)))


def _weigh_card(card: str, people: Sequence[Row], found: Findings) -> None:
    line = min(row.line for row in people)
    for language in people[0].difficulties:
        levels = [row.difficulties[language] for row in people if language in row.difficulties]
        if len(levels) < len(people):
            continue
        column = people[0].difficulty_column(language)
        if min(levels) > 2:
            found.warning("card-no-easy", line, column, card=card)
        if max(levels) < 4:
            found.warning("card-no-hard", line, column, card=card)
        if column == "difficulty":
            break
    centuries = {(row.born or 0) // 100 * 100 for row in people}
    if len(centuries) == 1:
        century = centuries.pop()
        span = {"start": str(century), "end": str(century + 99)}
        found.warning("card-one-century", line, "born", card=card, **span)
    fields = {row.texts.get("field", "") for row in people}
    if "" not in fields and len(fields) < 3:
        found.warning("card-few-fields", line, "field", card=card, fields=", ".join(sorted(fields)))
