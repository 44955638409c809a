"""The deck that comes with Lifetime: its structure, its quotas, its texts; and its first edition."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from lifetable import records
from lifetable.games.lifetime.deck import (
    EDITIONS,
    FIRST,
    Card,
    Deck,
    Person,
    check,
    deck_named,
    load,
)
from lifetable.tables.settings import Settings, files_of

FILE = Path(__file__).parents[1] / "deck.csv"
WOMEN = Path(__file__).with_name("women.txt")
RECORD = Path(__file__).with_name("first-edition.txt")
HEADER = (
    "card,place,name_en,name_fr,name_de,about_en,about_fr,about_de,fact_en,fact_fr,fact_de,"
    "born,died,field,region,difficulty_en,difficulty_fr,difficulty_de,work"
)
LANGUAGES = ("en", "fr", "de")
SECOND = ("20b", "45b", "70b", "95b")
CARDS = sorted([f"{number:02}" for number in range(100)] + list(SECOND))


@cache
def deck() -> Deck:
    return load(None)


def real() -> list[Person]:
    return [person for card in deck().cards if not card.second for person in card.people]


def card_of(name: str) -> Card:
    return deck().cards[CARDS.index(name)]


def test_the_file_is_plain_utf8_with_the_agreed_header() -> None:
    data = FILE.read_bytes()
    text = data.decode("utf-8")
    assert text.splitlines()[0] == HEADER
    assert not data.startswith(b"\xef\xbb\xbf")
    assert "\r" not in text
    assert text.endswith("\n")
    assert len(list(csv.reader(text.splitlines()))) == 1 + 624


def test_the_checker_finds_nothing_at_all() -> None:
    assert check(FILE)[1] == []


def test_104_cards_of_six() -> None:
    assert [card.name for card in deck().cards] == CARDS
    for card in deck().cards:
        assert [person.place for person in card.people] == [1, 2, 3, 4, 5, 6]
        assert card.number == int(card.name[:2])
        assert card.second == (card.name in SECOND)
    assert deck().languages == LANGUAGES


def test_only_the_24_characters_have_a_work() -> None:
    for card in deck().cards:
        assert [bool(person.work) for person in card.people] == [card.second] * 6, card.name
    assert len(real()) == 600


def test_births_are_spread_over_the_centuries() -> None:
    births = [person.born for person in real()]
    assert sum(born < 1500 for born in births) <= 0.12 * 600
    assert sum(1500 <= born < 1800 for born in births) >= 0.25 * 600
    assert sum(born >= 1800 for born in births) >= 0.40 * 600


def test_at_least_30_percent_are_women() -> None:
    lines = WOMEN.read_text(encoding="utf-8").split()
    assert len(set(lines)) == len(lines)
    known = {f"{c.name},{p.place}" for c in deck().cards if not c.second for p in c.people}
    assert set(lines) <= known
    assert len(lines) >= 0.30 * 600


def test_at_least_25_percent_come_from_further_away() -> None:
    far = [p for p in real() if p.region not in ("western-europe", "north-america")]
    assert all(person.region for person in deck().people)
    assert len(far) >= 0.25 * 600


def test_no_field_is_above_18_percent() -> None:
    fields = Counter(person.field for person in real())
    assert "" not in fields
    assert max(fields.values()) <= 0.18 * 600, fields.most_common(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_comes_twice(language: str) -> None:
    names = Counter(person.names[language].casefold() for person in deck().people)
    assert [name for name, count in names.items() if count > 1] == []


def test_lives_last_5_to_110_years_and_are_over() -> None:
    for person in deck().people:
        assert person.born >= 1000, person.names["en"]
        assert 5 <= person.died - person.born <= 110, person.names["en"]
        assert person.died <= date.today().year, person.names["en"]


def test_the_text_is_nfc() -> None:
    assert unicodedata.is_normalized("NFC", FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_descriptors_and_facts_are_there_and_short(language: str) -> None:
    for person in deck().people:
        name = person.names[language]
        assert 1 <= len(name) <= 60, name
        assert 1 <= len(person.abouts[language]) <= 60, name
        assert 1 <= len(person.facts[language]) <= 120, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_difficulty_is_1_to_5_in_each_country(language: str) -> None:
    assert {person.difficulties[language] for person in deck().people} == {1, 2, 3, 4, 5}


def test_countries_know_different_people() -> None:
    known = {language: known_in(language) for language in LANGUAGES}
    for language in LANGUAGES:
        others = set.union(*(known[other] for other in LANGUAGES if other != language))
        assert len(known[language] - others) >= 3, language


def known_in(language: str) -> set[str]:
    return {p.names["en"] for p in deck().people if p.difficulties[language] == 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_each_card_mixes(name: str, language: str) -> None:
    people = card_of(name).people
    levels = [person.difficulties[language] for person in people]
    assert min(levels) <= 2
    assert max(levels) >= 4
    # Characters come from novels, films and comics only.
    assert len({person.field for person in people}) >= (2 if name in SECOND else 3)


def test_nobody_shares_a_life_with_somebody_on_the_same_card() -> None:
    for card in deck().cards:
        assert len({(person.born, person.died) for person in card.people}) == 6, card.name


def test_characters_come_from_many_works() -> None:
    works = Counter(person.work for person in deck().people if person.work)
    assert len(works) >= 12
    assert max(works.values()) <= 4, works


# --- one way to write ---------------------------------------------------------------------------

PERFECT = re.compile(
    r"\b(ont|a) (?:[a-zà-ÿ-]+ )?(?!depuis\b)[a-zà-ÿ]+(?:é|i|u|it|is|ert)e?s?\b"
    r"|\bs'est\b|\b(?:est|sont) (?:né|mort|devenu|allé|entré|rentré|sorti|resté)"
)


def test_french_facts_of_real_lives_are_told_in_one_tense() -> None:
    told = [p.facts["fr"] for p in real()]
    assert [fact for fact in told if PERFECT.search(fact)] == []
    assert PERFECT.search("Il a aussi dessiné un logo.") and PERFECT.search(
        "Elle est devenue reine."
    )


@pytest.mark.parametrize(
    ("language", "pair", "wrong"),
    [
        ("en", "“”", '"«»„'),
        ("fr", "«»", '"“”„'),
        ("de", "„“", '"«»”'),
    ],
)
def test_quotation_marks_are_those_of_the_language(language: str, pair: str, wrong: str) -> None:
    for person in deck().people:
        for texts in (person.abouts, person.facts):
            text = texts[language]
            assert not set(text) & set(wrong), text
            assert text.count(pair[0]) == text.count(pair[1]), text


@pytest.mark.parametrize(("language", "opening"), [("fr", "«\u202f"), ("de", "„")])
def test_the_works_of_characters_are_quoted(language: str, opening: str) -> None:
    """All but those of whom the work bears the name, or of whom the author is named in its place."""
    own = {"Winnetou", "Nana"}
    for person in deck().people:
        if person.work and person.names["en"] not in own:
            assert opening in person.abouts[language], person.abouts[language]


def test_large_numbers_are_grouped_alike() -> None:
    for person in deck().people:
        assert not re.search(r"\d[.,]\d{3}\b", person.facts["de"] + person.facts["fr"])


# --- the first edition --------------------------------------------------------------------------


def test_the_first_edition_is_as_it_was() -> None:
    first = deck_named(FIRST)
    assert first.fingerprint == "0c7c80ae0dadcc87"
    assert [card.name for card in first.cards] == CARDS
    assert first.fingerprint != deck().fingerprint


def test_a_record_of_the_first_edition_still_holds() -> None:
    text = RECORD.read_text(encoding="utf-8")
    state = records.read(text).verify()
    assert state.over and str(records.record(state)) == text


@pytest.mark.parametrize("name", EDITIONS)
def test_a_table_knows_editions_from_files(name: str) -> None:
    assert files_of(Settings("lifetime", 3, {"deck": name})) == {}
    assert files_of(Settings("lifetime", 3, {"deck": "an id"})) == {"deck": "an id"}


def test_at_least_thirty_new_people_came_with_the_second() -> None:
    before = {person.names["en"] for person in deck_named(FIRST).people}
    assert len({person.names["en"] for person in real()} - before) >= 30
