"""Decks of one's own: the loader and checker of Lifetime's deck files, on decks made up here."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import escape

import click
import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lifetable.games
from lifetable.errors import DeckError, SetupError
from lifetable.games.lifetime.commands import commands, what_is_expected, what_is_wrong
from lifetable.games.lifetime.deck import Deck, Finding, as_csv, check, load, stats, template
from lifetable.games.lifetime.deck_check import LENGTHS, MOST_BYTES, MOST_FINDINGS
from lifetable.games.lifetime.deck_reading import MOST_UNPACKED, year_of
from lifetable.words import Words

YEAR = 2025
LANGUAGES = ("en", "fr")
BIRTHS = (1510, 1560, 1690, 1830, 1870, 1905)
FIELDS = ("art", "music", "science", "politics", "sport", "film")
REGIONS = ("western-europe", "western-europe", "asia", "africa", "north-america", "oceania")
WORDS = [Words(language) for language in ("en", "fr", "de")]

Table = list[list[str]]


def card_names(count: int) -> list[str]:
    numbers = [f"{number:02}" for number in range(100)]
    return [*numbers, "20b", "45b", "70b", "95b", "99b"][:count]


def table(cards: int = 30, languages: Sequence[str] = LANGUAGES) -> Table:
    """A deck without any fault, as a header and rows. The first person is in line 2."""
    kinds = ("name", "about", "fact")
    texts = [f"{kind}_{language}" for kind in kinds for language in languages]
    rest = ["born", "died", "field", "region", "difficulty", "work"]
    rows = [["card", "place", *texts, *rest]]
    for card in card_names(cards):
        for place, (born, field, region) in enumerate(zip(BIRTHS, FIELDS, REGIONS, strict=True), 1):
            said = [f"{column} of {card} {place}" for column in texts]
            years = [str(born), str(born + 40 + place)]
            rows.append([card, str(place), *said, *years, field, region, str(min(place, 5)), ""])
    return rows


def written(rows: Table, separator: str = ",", end: str = "\n") -> bytes:
    def cell(text: str) -> str:
        quoted = any(mark in text for mark in (separator, '"', "\n"))
        return '"' + text.replace('"', '""') + '"' if quoted else text

    return "".join(separator.join(map(cell, row)) + end for row in rows).encode()


def with_cell(column: str, text: str, line: int = 9, rows: Table | None = None) -> Table:
    """A faultless deck but for one cell."""
    rows = rows or table()
    rows[line - 1][rows[0].index(column)] = text
    return rows


def without(rows: Table, *columns: str) -> Table:
    kept = [at for at, column in enumerate(rows[0]) if column not in columns]
    return [[row[at] for at in kept] for row in rows]


def findings_of(data: bytes | Table) -> list[Finding]:
    deck, findings = check(data if isinstance(data, bytes) else written(data), year=YEAR)
    errors = [finding for finding in findings if finding.level == "error"]
    assert (deck is None) == bool(errors)
    return findings


def places_of(findings: Sequence[Finding]) -> list[tuple[str, int | None, str | None]]:
    return [(finding.code, finding.line, finding.column) for finding in findings]


def deck_of(data: bytes | Table) -> Deck:
    deck, findings = check(data if isinstance(data, bytes) else written(data), year=YEAR)
    assert deck is not None, findings
    return deck


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        for name, part in files.items():
            book.writestr(name, part)
    return out.getvalue()


# --- decks without errors -------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [30, 31, 99, 104])
def test_a_faultless_deck_has_no_findings(cards: int) -> None:
    assert findings_of(table(cards)) == []


def test_a_deck_holds_what_its_file_says() -> None:
    deck = deck_of(table(104))
    assert [card.name for card in deck.cards[19:23]] == ["19", "20", "20b", "21"]
    assert deck.languages == ("en", "fr")
    second = deck.cards[21]
    assert (second.number, second.second, len(second.people)) == (20, True, 6)
    person = second.people[2]
    assert person.place == 3
    assert person.names == {"en": "name_en of 20b 3", "fr": "name_fr of 20b 3"}
    assert person.abouts["fr"] == "about_fr of 20b 3"
    assert person.facts["en"] == "fact_en of 20b 3"
    assert person.died - person.born == 43
    assert (person.difficulty, person.work) == (3, "")


def test_the_least_a_deck_needs() -> None:
    optional = ("about_pt", "fact_pt", "field", "region", "difficulty", "work")
    deck = deck_of(without(table(languages=["pt"]), *optional))
    assert deck.languages == ("pt",)
    person = deck.cards[0].people[0]
    assert (person.abouts, person.facts, person.field, person.difficulty) == ({}, {}, "", None)


def test_optional_cells_may_be_empty() -> None:
    rows = table()
    for column in ("about_en", "fact_fr", "field", "region", "difficulty"):
        rows = with_cell(column, "", rows=rows)
    person = deck_of(rows).cards[1].people[1]
    assert (set(person.abouts), set(person.facts)) == ({"fr"}, {"en"})


def test_difficulty_may_differ_by_language() -> None:
    rows = table()
    rows = [[*row, cell] for row, cell in zip(rows, ["difficulty_fr", *["5"] * 180], strict=True)]
    person = deck_of(with_cell("difficulty_fr", "", line=2, rows=rows)).cards[0].people
    assert person[0].difficulties == {"en": 1, "fr": 1}, "without one of its own, the one for all"
    assert person[1].difficulties == {"en": 2, "fr": 5}
    assert person[1].difficulty == 4, "the middle, for whoever knows no country best"
    wrong = with_cell("difficulty_fr", "6", line=4, rows=rows)
    assert [(f.code, f.line, f.column) for f in findings_of(wrong)][:1] == [
        ("bad-difficulty", 4, "difficulty_fr")
    ]


def test_rows_in_any_order_make_the_same_deck() -> None:
    rows = table(104)
    assert deck_of(rows[:1] + rows[:0:-1]) == deck_of(rows)


def test_comments_blank_lines_and_what_spreadsheets_leave_behind() -> None:
    lines = written(table()).splitlines(keepends=True)
    data = b"".join([b"# a note, and more\n", b"\n", *lines[:5], b'"# quoted; note",,,\n'])
    data += b",,,,,\n" + b"".join(line.replace(b"\n", b",,\n") for line in lines[5:])
    assert findings_of(data) == []
    assert deck_of(data) == deck_of(table())


def test_quotes_and_separators_inside_cells() -> None:
    rows = with_cell("name_en", 'Edson "Pelé", the king; and\u00a0more')
    for separator in (",", ";", "\t"):
        deck = deck_of(written(rows, separator))
        assert deck.cards[1].people[1].names["en"] == 'Edson "Pelé", the king; and\u00a0more'


def test_negative_numbers_and_lone_dashes_are_no_formulas() -> None:
    assert findings_of(with_cell("about_en", "-40 degrees", rows=with_cell("fact_en", "-"))) == []


# --- the fingerprint ------------------------------------------------------------------------------


def _columns_turned(rows: Table) -> Table:
    return [row[::-1] for row in rows]


@pytest.mark.parametrize(
    "same",
    [
        lambda rows: written(_columns_turned(rows)),
        lambda rows: written(rows, ";"),
        lambda rows: written(rows, "\t"),
        lambda rows: written(rows, end="\r\n"),
        lambda rows: written(rows, end="\r"),
        lambda rows: b"\xef\xbb\xbf" + written(rows),
        lambda rows: written(rows).replace(b"name_en", b" Name_EN ", 1),
        lambda rows: written(with_cell("fact_en", "another fact", rows=rows)),
    ],
    ids=["columns", "semicolons", "tabs", "crlf", "cr", "bom", "header", "fact"],
)
def test_the_fingerprint_is_of_the_deck_and_not_of_the_file(same: Callable[[Table], bytes]) -> None:
    assert deck_of(same(table())).fingerprint == deck_of(table()).fingerprint


@pytest.mark.parametrize(
    ("column", "text"), [("born", "1561"), ("died", "1599"), ("name_fr", "Untel")]
)
def test_the_fingerprint_tells_decks_apart(column: str, text: str) -> None:
    changed, plain = deck_of(with_cell(column, text)), deck_of(table())
    assert changed.fingerprint != plain.fingerprint
    assert len(plain.fingerprint) == 16
    assert plain.fingerprint == f"{int(plain.fingerprint, 16):016x}"


# --- every mistake, with line and column ----------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "text", "code"),
    [
        ("card", "", "no-value"),
        ("card", "1st", "bad-card"),
        ("card", "01c", "bad-card"),
        ("place", "7", "bad-place"),
        ("name_fr", "", "no-value"),
        ("name_fr", "x" * 61, "too-long"),
        ("about_en", "x" * 61, "too-long"),
        ("fact_fr", "x" * 121, "too-long"),
        ("field", "x" * 61, "too-long"),
        ("born", "", "no-value"),
        ("born", "long ago", "bad-year"),
        ("born", "44 BC", "born-early"),
        ("born", "999", "born-early"),
        ("died", "²⁰²⁰", "bad-year"),
        ("died", "2026", "died-late"),
        ("died", "1559", "died-before-born"),
        ("died", "1564", "span-short"),
        ("died", "1671", "span-long"),
        ("difficulty", "6", "bad-difficulty"),
        ("name_en", "name_en of 00 1", "name-twice"),
        ("name_en", "Name_EN  of 00 1", "name-twice"),
        ("about_en", "a\0b", "nul"),
        ("about_en", "a\x07b", "control"),
        ("about_en", "a\u202eb", "control"),
        ("about_en", "two\nlines", "line-break"),
        ("fact_en", "=1+1", "formula"),
        ("fact_en", "+1", "formula"),
        ("fact_en", " @SUM(A1)", "formula"),
        ("fact_en", "-A1", "formula"),
    ],
)
def test_a_wrong_cell_is_named_by_line_and_column(column: str, text: str, code: str) -> None:
    errors = [f for f in findings_of(with_cell(column, text)) if f.level == "error"]
    wanted = (code, 9, column)
    assert wanted in places_of(errors)
    # A row without its card or place leaves a gap on the card as well, and nothing else goes wrong.
    others = {finding.code for finding in errors} - {code}
    assert others <= ({"places-missing"} if column in ("card", "place") else set())


@pytest.mark.parametrize("text", ["1565", "1670"])
def test_the_shortest_and_the_longest_life(text: str) -> None:
    assert findings_of(with_cell("died", text)) == []


def test_nobody_died_after_the_year_given() -> None:
    rows = with_cell("born", "1990", rows=with_cell("died", "2020"))
    assert check(written(rows), year=2020)[0]
    assert check(written(rows))[0]
    assert not check(written(rows), year=2019)[0]


def test_decomposed_accents_are_joined_with_a_warning() -> None:
    rows = with_cell("name_en", "Pele\u0301")
    assert places_of(findings_of(rows)) == [("not-nfc", 9, "name_en")]
    assert deck_of(rows).cards[1].people[1].names["en"] == "Pelé"


def test_rows_with_too_few_and_too_many_cells() -> None:
    rows = table()
    rows[8] = rows[8][:-2]
    rows[20].append("more")
    few, many = findings_of(rows)
    assert (few.code, few.line, few.args["cells"]) == ("too-few-cells", 9, len(rows[0]) - 2)
    assert (many.code, many.line, many.args["cells"]) == ("too-many-cells", 21, len(rows[0]) + 1)


def test_a_stray_quote_spoils_one_row_only() -> None:
    lines = written(with_cell("difficulty", "9", line=30)).split(b"\n")
    lines[8] = lines[8].replace(b"name_en", b'"name_en')
    found = places_of(findings_of(b"\n".join(lines)))
    assert found == [("bad-quotes", 9, None), ("bad-difficulty", 30, "difficulty")]


def test_a_cell_with_line_breaks_does_not_shift_the_line_numbers() -> None:
    rows = with_cell("difficulty", "9", line=30, rows=with_cell("fact_en", "one\ntwo\nthree"))
    found = places_of(findings_of(rows))
    assert found == [("line-break", 9, "fact_en"), ("bad-difficulty", 32, "difficulty")]


def test_places_twice_and_missing() -> None:
    found = findings_of(with_cell("place", "3"))
    assert places_of(found) == [("places-missing", 8, "place"), ("place-twice", 10, "place")]
    assert found[0].args == {"card": "01", "places": "2", "count": 1}
    assert found[1].args == {"card": "01", "place": "3", "first": "9"}


def test_a_card_that_comes_twice() -> None:
    rows = table()
    again = [[*row[:2], *(f"{text} again" for text in row[2:8]), *row[8:]] for row in rows[1:7]]
    found = findings_of(rows + again)
    assert [(f.code, f.line) for f in found] == [("place-twice", 182 + n) for n in range(6)]


@pytest.mark.parametrize("cards", [1, 29])
def test_too_few_cards(cards: int) -> None:
    assert places_of(findings_of(table(cards))) == [("too-few-cards", None, "card")]


def test_too_many_cards() -> None:
    assert places_of(findings_of(table(105))) == [("too-many-cards", 104 * 6 + 2, "card")]


def test_a_second_card_without_a_first_is_a_warning() -> None:
    rows = [row for row in table(104) if row[0] != "45"]
    assert [f.code for f in findings_of(rows)] == ["second-alone"]


# --- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", ["born", "died"])
def test_a_missing_column(column: str) -> None:
    found = places_of(findings_of(without(table(), column)))
    assert found == [("missing-column", 1, column)]


def test_no_names_at_all() -> None:
    found = findings_of(without(table(), "name_en", "name_fr"))
    errors = [finding for finding in found if finding.level == "error"]
    assert places_of(errors) == [("no-names", 1, "name_…")]


def test_texts_in_a_language_without_names() -> None:
    found = places_of(findings_of(without(table(), "name_fr")))
    assert found == [
        ("column-without-names", 1, "about_fr"),
        ("column-without-names", 1, "fact_fr"),
    ]


def test_a_column_that_comes_twice() -> None:
    found = places_of(findings_of(with_cell("about_fr", "about_en", line=1)))
    assert found == [("column-twice", 1, "about_en")]


def test_an_unknown_column_is_skipped_with_a_warning() -> None:
    rows = with_cell("work", "comment", line=1)
    assert places_of(findings_of(rows)) == [("unknown-column", 1, "comment")]


def test_a_file_without_header() -> None:
    found = findings_of(table()[1:])
    assert {"missing-column", "no-names"} <= {finding.code for finding in found}
    assert {finding.line for finding in found} == {1}


# --- whole files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# only a note\n", b"\xef\xbb\xbf", b",,,\n"])
def test_an_empty_file(data: bytes) -> None:
    assert places_of(findings_of(data)) == [("empty", None, None)]


def test_a_header_and_nobody() -> None:
    assert places_of(findings_of(b"# note\n" + written(table()[:1]))) == [("no-rows", 2, None)]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_other_encodings_are_understood_and_named(encoding: str) -> None:
    rows = with_cell("name_fr", "Molière – l’“Illustre”")
    (found,) = findings_of(written(rows).decode().encode(encoding))
    assert (found.level, found.code) == ("note", "read-as")
    named = "Windows-1252" if encoding == "cp1252" else encoding.upper()[:6]
    assert found.args["found"] == named
    assert deck_of(written(rows).decode().encode(encoding)) == deck_of(rows)


def test_stray_bytes_among_others_that_are_utf_8_are_found_by_line_and_column() -> None:
    rows = with_cell("name_en", "Zoë", 10, with_cell("name_fr", "Moli?re"))
    (found,) = findings_of(written(rows).replace(b"Moli?re", b"Moli\xe8re"))
    assert (found.code, found.line, found.column) == ("not-utf8", 9, "name_fr")
    assert found.args == {"byte": "E8", "guess": "è"}


def test_stray_bytes_in_a_note() -> None:
    data = "# é".encode() + b"\xe9\n" + written(table())
    assert places_of(findings_of(data)) == [("not-utf8", 1, None)]


def test_files_that_are_too_big_are_refused_early() -> None:
    assert [f.code for f in findings_of(b"x" * (MOST_BYTES + 1))] == ["too-big"]
    assert [f.code for f in findings_of(b"a,b\n" * 10_001)] == ["too-many-rows"]
    assert places_of(findings_of(written(with_cell("fact_en", "x" * 30_000)))) == [
        ("places-missing", 8, "place"),
        ("long-line", 9, None),
    ]


def test_all_mistakes_are_reported_up_to_a_limit() -> None:
    rows = table()
    for line in range(2, 102):
        rows = with_cell("difficulty", "6", line, rows)
    assert len(findings_of(rows)) == 100
    for line in range(2, 182):
        rows = with_cell("born", "early", line, rows)
    found = findings_of(rows)
    assert len(found) == MOST_FINDINGS + 1
    assert (found[-1].code, found[-1].args["count"]) == ("more", 80)


def test_warnings_do_not_crowd_out_errors() -> None:
    rows = table(104)
    for line in range(2, 400):
        rows = with_cell("name_en", f"e\u0301 {line}", line, rows)
    found = findings_of(with_cell("born", "never", 500, rows))
    assert ("bad-year", 500, "born") in places_of(found)
    assert (found[-1].code, found[-1].level) == ("more", "warning")


# --- balance --------------------------------------------------------------------------------------


def _lives(rows: Table, places: Sequence[int], **cells: str) -> Table:
    """The deck with some cells changed for everybody on some places."""
    for row in rows[1:]:
        if int(row[1]) in places:
            for column, text in cells.items():
                row[rows[0].index(column)] = text
    return rows


@pytest.mark.parametrize(
    ("places", "cells", "codes"),
    [
        ([1], {"born": "1450", "died": "1500"}, {"early-many"}),
        ([1, 2], {"born": "1820", "died": "1900"}, {"middle-few"}),
        ([4], {"born": "1799", "died": "1850"}, {"late-few"}),
        ([1], {"field": "film"}, {"field-much"}),
        ([3, 4], {"region": "north-america"}, {"region-few"}),
        ([1, 2], {"difficulty": "3"}, {"card-no-easy"}),
        ([4, 5, 6], {"difficulty": "3"}, {"card-no-hard"}),
        ([1, 2, 3, 4, 5, 6], {"born": "1801", "died": "1899"}, {"card-one-century", "middle-few"}),
        ([1, 2, 3, 4, 5], {"field": "film"}, {"field-much", "card-few-fields"}),
    ],
)
def test_a_deck_that_leans_to_one_side(
    places: Sequence[int], cells: dict[str, str], codes: set[str]
) -> None:
    found = findings_of(_lives(table(), places, **cells))
    assert {finding.code for finding in found} == codes
    assert {finding.level for finding in found} == {"warning"}


def test_characters_do_not_weigh() -> None:
    rows = table(104)
    for row in rows[1:]:
        if row[0].endswith("b"):
            row[-1], row[rows[0].index("field")] = "A Novel", "literature"
    assert findings_of(rows) == []


# --- loading --------------------------------------------------------------------------------------


def test_loading_a_file_once(tmp_path: Path) -> None:
    file = tmp_path / "deck.csv"
    file.write_bytes(written(table()))
    deck = load(str(file))
    assert deck == deck_of(table())
    assert load(str(file)) is deck
    assert len({deck, load(str(file))}) == 1


def test_loading_a_deck_with_mistakes_tells_them_all(tmp_path: Path) -> None:
    file = tmp_path / "deck.csv"
    file.write_bytes(written(with_cell("born", "1", rows=with_cell("difficulty", "0"))))
    with pytest.raises(DeckError) as caught:
        load(str(file))
    assert {finding.code for finding in caught.value.findings} >= {"born-early", "bad-difficulty"}
    assert caught.value.line == 9
    file.write_bytes(written(table()))
    assert load(str(file)).cards


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, code in (
        (tmp_path / "none", "no-file"),
        (tmp_path, "unreadable"),
        ("\0", "unreadable"),
    ):
        deck, findings = check(path)
        assert deck is None
        assert [finding.code for finding in findings] == [code]


# --- figures and the template ---------------------------------------------------------------------


def test_stats() -> None:
    figures = stats(deck_of(with_cell("work", "A Novel")))
    assert (figures["cards"], figures["people"], figures["characters"]) == (30, 180, 1)
    assert figures["centuries"] == {"1500": 60, "1600": 30, "1700": 0, "1800": 60, "1900": 30}
    assert figures["fields"]["art"] == 30
    assert figures["regions"]["western-europe"] == 60
    assert figures["difficulty"] == {"1": 30, "2": 30, "3": 30, "4": 30, "5": 60}
    assert figures["spans"] == {"40": 180}
    assert (figures["shortest_span"], figures["longest_span"]) == (41, 46)
    assert figures["abouts"] == {"en": 180, "fr": 180}
    assert json.loads(json.dumps(figures)) == figures


@pytest.mark.parametrize("words", WORDS, ids=lambda words: words.language)
@pytest.mark.parametrize("languages", [["en"], ["fr", "de"], ["es", "it", "en", "pl"]])
def test_the_template_is_right_but_for_the_number_of_cards(
    languages: list[str], words: Words
) -> None:
    text = template(languages, words)
    assert places_of(findings_of(text.encode())) == [("too-few-cards", None, "card")]
    header = next(line for line in text.splitlines() if not line.startswith("#"))
    for column in header.split(","):
        name = column.replace(column[-2:], "xx") if "_" in column else column
        assert f"# {name}: " in text
    for kind in ("name", "about", "fact"):
        assert str(LENGTHS[kind]) in text


def test_the_template_grows_into_a_deck() -> None:
    rows = [row for row in table(languages=["en"])[1:] if row[0] != "00"]
    header = table(languages=["en"])[0]
    assert template(["en"]).split("\n00,1")[0].endswith(",".join(header))
    assert deck_of(template(["en"]).encode() + written(rows)).cards[0].people[0].born == 1867


# --- words ----------------------------------------------------------------------------------------

EVERY_MISTAKE: list[bytes] = [
    b"",
    b"\xff\xfea",
    written(table()).decode().encode("utf-16"),
    b"PK\x03\x04 and no more",
    written(_lives(table(), [7], card="7b", born="c. 1510")).replace(b"\n07,1", b"\n7,1"),
    b"name,born,died\n" + b"".join(b"P %d,1800,1850\n" % n for n in range(182)),
    b"Mia,c. 1800,1850\nTim,1801,1850\n",
    b"x" * (MOST_BYTES + 1),
    b"\n" * 10_001,
    written(table()[:1]),
    written(table(1)),
    written(table(105)),
    written(_lives(table(), [1], place="2", name_en="same", born="1", died="2999")),
    written(_lives(table(), [2], about_en="a\nb", fact_en="=1", about_fr="\0", fact_fr="\x07")),
    written(_lives(table(), [3], card="x1", place="8", born="x", difficulty="0", name_fr="")),
    written(_lives(table(), [4], died="1831", about_en="x" * 99, fact_en="e\u0301")),
    written(_lives(table(), [5], fact_en="x" * 30_000)),
    written(_lives(table(), [1], died="1999")),
    written(_lives(table(), [6], died="1800")),
    written(_lives(table(), [1, 2, 3, 4, 5, 6], field="art", born="1450", died="1500")),
    written(_lives(table(), [1, 2, 3, 4, 5, 6], region="north-america", difficulty="3")),
    written(_lives(table(), [1, 2, 3, 4, 5, 6], born="1700", died="1750")),
    written(_lives(table(), [1, 2], born="1820", died="1900")),
    written([row for row in table(104) if row[0] != "45"]),
    written(with_cell("work", "extra", line=1)).replace(b"name_fr", b"name_de", 1) + b"1,2\n",
    written(with_cell("about_fr", "about_en", line=1))
    + b"," * 20
    + b'x\n"a\n\xe9,\n# \xe9 \xc3\xa9\n',
    b"born,x\n1,2\n",
    b"born,x\n" + b"early,2\n" * (MOST_FINDINGS + 1),
]


@pytest.mark.parametrize("words", WORDS, ids=lambda words: words.language)
def test_every_finding_has_its_sentences(words: Words) -> None:
    codes = {"no-file", "unreadable"}
    for data in EVERY_MISTAKE:
        for finding in check(data, year=YEAR)[1]:
            codes.add(finding.code)
            assert what_is_wrong(words, finding)
            assert what_is_expected(words, finding)
    file = Path(__file__).parents[1] / f"words/deck.{words.language}.ftl"
    said = {
        line.split(" =")[0].removeprefix("deck-finding-")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("deck-finding-")
    }
    assert codes == said


# --- the command ----------------------------------------------------------------------------------


def run(*arguments: str, language: str = "en") -> Result:
    group = commands(Words(language))[0]
    assert isinstance(group, click.Group)
    return CliRunner().invoke(group, arguments)


@pytest.fixture
def good(tmp_path: Path) -> str:
    (tmp_path / "good.csv").write_bytes(written(table()))
    return str(tmp_path / "good.csv")


@pytest.fixture
def bad(tmp_path: Path) -> str:
    rows = with_cell("fact_en", "=[red]1", rows=with_cell("born", "999"))
    (tmp_path / "bad.csv").write_bytes(written(rows))
    return str(tmp_path / "bad.csv")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_deck_check(good: str, bad: str, language: str) -> None:
    result = run("check", good, language=language)
    assert result.exit_code == 0
    assert "30" in result.stdout
    result = run("check", bad, language=language)
    assert result.exit_code == 1
    assert "=[red]1" in result.stdout
    assert "1000" in result.stdout


def test_deck_check_as_json(good: str, bad: str) -> None:
    result = run("check", good, "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, data["ok"], data["cards"]) == (0, True, 30)
    result = run("check", bad, "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, data["ok"], data["errors"]) == (1, False, len(data["findings"]))
    found = {(f["code"], f["line"], f["column"]) for f in data["findings"]}
    assert found == {("born-early", 9, "born"), ("formula", 9, "fact_en")}
    assert all(f["wrong"] and f["expected"] for f in data["findings"])


def test_deck_stats(good: str, bad: str) -> None:
    result = run("stats", good)
    assert result.exit_code == 0
    assert "1500-1599" in result.stdout
    assert "█" in result.stdout
    assert json.loads(run("stats", good, "--json").stdout)["people"] == 180
    assert run("stats", bad).exit_code == 1
    assert json.loads(run("stats", bad, "--json").stdout)["ok"] is False


def test_usage_errors(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.csv")
    assert run("check").exit_code == 2
    assert run("check", missing).exit_code == 2
    assert run("stats", missing).exit_code == 2
    assert run("new", "--languages", "english").exit_code == 2
    assert run("new", "--languages", "en,en").exit_code == 2
    assert run("new", str(tmp_path / "no" / "folder.csv")).exit_code == 2


def test_deck_new(tmp_path: Path) -> None:
    assert run("new", "--languages", "en,fr").stdout == template(["en", "fr"])
    assert run("new", language="de").stdout == template(["de"], Words("de"))
    file = tmp_path / "new.csv"
    assert run("new", str(file)).exit_code == 0
    assert places_of(check(file)[1]) == [("too-few-cards", None, "card")]
    file.write_text("mine")
    assert run("new", str(file)).exit_code == 2
    assert file.read_text() == "mine"
    assert run("new", str(file), "--force").exit_code == 0
    assert file.read_text(encoding="utf-8-sig") == template(["en"])


# --- whatever a file may hold ---------------------------------------------------------------------


def examined(data: bytes) -> None:
    """Any bytes at all: a deck, or errors with sentences in every language; nothing is raised."""
    deck, findings = check(data, year=YEAR)
    assert (deck is None) == any(finding.level == "error" for finding in findings)
    assert len([f for f in findings if f.level != "note"]) <= MOST_FINDINGS + 1
    for finding in findings:
        assert finding.line is None or 1 <= finding.line <= len(data) + 1
        for words in WORDS:
            sentences = what_is_wrong(words, finding) + what_is_expected(words, finding)
            sentences.encode()
    if deck:
        assert all(len(card.people) == 6 for card in deck.cards)
        assert stats(deck)["people"] == 6 * len(deck.cards)


fuzzing = settings(
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@fuzzing
@given(st.binary(max_size=2000))
def test_any_bytes(data: bytes) -> None:
    examined(data)


@fuzzing
@given(st.text(alphabet=st.sampled_from('#",;\t\r\n\0 =+-@ab01é\u0301\ufeff\u202e'), max_size=200))
def test_any_rows_after_a_header(text: str) -> None:
    examined(b"card,place,name_en,born,died\n" + text.encode())
    examined(b"card;place;name_en;born;died;field\r\n" + text.encode())


def _flip(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 30)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _delete(data: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.randint(1, 400) :]


def _mark(data: bytes, chance: random.Random) -> bytes:
    mark = chance.choice(
        [b'"', b'""', b"\n", b"\r", b"\0", b",", b";", b"#", b"\xef\xbb\xbf", b"="]
    )
    at = chance.randrange(len(data))
    return data[:at] + mark * chance.randint(1, 3) + data[at:]


def _recode(data: bytes, chance: random.Random) -> bytes:
    text = data.decode("utf-8", "replace").replace("name", "né")
    return text.encode(chance.choice(["latin-1", "cp1252", "utf-16", "utf-16-be"]), "replace")


def _separate(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b",", chance.choice([b";", b"\t", b"|", b", "]))


def _drop_column(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(10)
    rows = [line.split(b",") for line in data.split(b"\n")]
    return b"\n".join(b",".join(row[:at] + row[at + 1 :]) for row in rows)


def _formula(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"name", chance.choice([b"=cmd|' /C'!A1", b"@x", b"+1", b"-x"]), 40)


def _huge_cell(data: bytes, chance: random.Random) -> bytes:
    return data.replace(
        b"about", b"x" * chance.choice([100, 20_000, 200_000]), chance.randint(1, 9)
    )


MUTATIONS = (_flip, _delete, _mark, _recode, _separate, _drop_column, _formula, _huge_cell)
SOUND = written(table(31))


@fuzzing
@given(
    st.lists(st.sampled_from(MUTATIONS), min_size=1, max_size=3),
    st.integers(0, 2**32),
)
def test_decks_that_went_wrong(
    mutations: list[Callable[[bytes, random.Random], bytes]], seed: int
) -> None:
    chance = random.Random(seed)
    data = SOUND
    for mutation in mutations:
        data = mutation(data, chance) or b","
    examined(data)


@fuzzing
@given(st.integers(1, 181), st.integers(0, 13), st.text(max_size=150))
def test_any_text_in_any_cell(line: int, column: int, text: str) -> None:
    rows = table()
    rows[line - 1][column] = text.replace("\r", "")
    examined(written(rows))


# --- files that are given to a table ----------------------------------------------------------------


def test_a_file_for_an_option_is_summed_up_or_comes_back_with_sentences() -> None:
    game = lifetable.games.find("lifetime")
    checked = game.check_file("deck", SOUND.decode(), "fr")
    assert checked.summary is not None
    assert checked.summary["cards"] == 31
    assert checked.text == SOUND.decode(), "what was taken as it is written is kept so"
    assert {finding["severity"] for finding in checked.findings} <= {"warning"}
    spoilt = written(with_cell("born", "soon")).decode()
    checked = game.check_file("deck", spoilt, "de")
    findings = checked.findings
    assert checked.summary is None
    assert findings[0] == {
        "severity": "error",
        "line": 9,
        "column": "born",
        "code": "bad-year",
        "sentence": findings[0]["sentence"],
    }
    assert "Erwartet" in findings[0]["sentence"]


def test_a_file_that_is_too_large_or_not_text_is_refused_without_reading_on() -> None:
    game = lifetable.games.find("lifetime")
    checked = game.check_file("deck", "x" * (MOST_BYTES + 1), "en")
    assert checked.summary is None
    assert [finding["severity"] for finding in checked.findings] == ["error"]
    checked = game.check_file("deck", "card\udcff,place\n", "en")
    assert checked.summary is None
    assert checked.findings


def test_only_options_that_take_a_file_take_one() -> None:
    for name in lifetable.games.names():
        with pytest.raises(SetupError):
            lifetable.games.find(name).check_file("no-such", "", "en")
        assert lifetable.games.find(name).template("no-such") is None


def test_the_template_of_the_option_is_that_of_the_command() -> None:
    for language in ("en", "fr", "de"):
        words = Words(language)
        text = lifetable.games.find("lifetime").template("deck", language)
        assert text == template([language], words)


# --- files as people save them ------------------------------------------------------------------------


def simple(count: int = 190) -> Table:
    """Names and dates, as people write them."""
    rows = [["Nom", "Né en", "Mort en"]]
    for n in range(count):
        born = 1700 + n
        forms = (
            f"{born}",
            f"{born}-08-15",
            f"15.08.{born}",
            f"c. {born}",
            f"{born},0",
            f"12 août {born}",
        )
        rows.append([f"Personne {n}", forms[n % 6], f"{born + 60}"])
    return rows


def people_of(deck: Deck) -> set[tuple[str, int, int]]:
    return {(person.names["fr"], person.born, person.died) for person in deck.people}


def test_name_born_and_died_are_enough() -> None:
    deck, findings = check(written(simple(), ";"), year=YEAR)
    assert deck is not None, findings
    assert people_of(deck) == {(f"Personne {n}", 1700 + n, 1760 + n) for n in range(186)}
    assert len(deck.cards) == 31
    assert {f.code: f.args.get("count") for f in findings if f.level == "note"} == {
        "spread": None,
        "read-years": 158,
    }
    (waiting,) = [f for f in findings if f.code == "people-wait"]
    assert waiting.args == {"count": 4, "more": 2}
    for card in deck.cards:
        births = [person.born for person in card.people]
        assert max(births) - min(births) > 140, "people of many times on every card"
    numbers = [card.number for card in deck.cards]
    assert max(b - a for a, b in pairwise(numbers)) <= 4, "evenly"


def test_the_order_of_the_rows_does_not_matter_to_the_cards() -> None:
    head, *rows = simple(186)
    assert deck_of(written([head, *rows])) == deck_of(written([head, *rows[::-1]]))


@pytest.mark.parametrize(("count", "cards"), [(180, 30), (623, 103), (624, 104), (700, 104)])
def test_as_many_cards_as_people_make(count: int, cards: int) -> None:
    rows = [["name", "born", "died"]] + [
        [f"P {n}", str(1100 + n), str(1150 + n)] for n in range(count)
    ]
    deck = deck_of(rows)
    assert len(deck.cards) == len({card.name for card in deck.cards}) == cards
    assert [card.name for card in deck.cards if card.second] == ["20b", "45b", "70b", "95b"][
        : max(0, cards - 100)
    ]


def test_how_many_people_are_missing_is_told() -> None:
    (found,) = [f for f in findings_of(simple(20)) if f.level == "error"]
    assert (found.code, found.args) == (
        "too-few-people",
        {"count": 20, "least": "180", "more": "160"},
    )


@pytest.mark.parametrize(
    "head",
    [
        ["Name", "Geburtsjahr", "Todesjahr"],
        ["Nom", "Date de naissance", "Date de décès"],
        ["Full name", "Date of birth", "Died"],
        ["Person", "geboren", "gestorben"],
        ["name_en", "born", "died"],
    ],
)
def test_columns_are_called_many_things(head: list[str]) -> None:
    deck = deck_of([head, *simple()[1:]])
    assert len(deck.languages) == 1


def test_a_file_that_begins_with_somebody() -> None:
    found = findings_of(simple()[1:])
    assert "no-header" in {finding.code for finding in found}
    assert len(deck_of(simple()[1:]).people) == 186


def test_dropped_zeros_are_put_back() -> None:
    rows = [
        [
            cell.removeprefix("0") if at == 0 and cell != "00" else cell
            for at, cell in enumerate(row)
        ]
        for row in table()
    ]
    rows[1][1] = "1.0"
    assert deck_of(rows) == deck_of(table())
    assert [f.code for f in findings_of(rows)] == ["read-cards"]


def test_places_may_be_left_to_us() -> None:
    assert deck_of(without(table(), "place")) == deck_of(table())


def test_a_deck_written_down_is_the_same_deck() -> None:
    for data in (
        written(simple(), ";"),
        written(table(104)),
        written(simple()).decode().encode("utf-16"),
    ):
        deck = deck_of(data)
        again, findings = check(as_csv(deck).encode(), year=YEAR)
        assert again == deck
        assert not [finding for finding in findings if finding.level != "warning"]


# --- workbooks ----------------------------------------------------------------------------------------


def workbook(rows: Table, **parts: bytes) -> bytes:
    """A workbook as spreadsheets save it: texts apart, numbers as numbers, empty cells left out."""
    texts: dict[str, int] = {}
    lines = []
    for r, row in enumerate(rows, 1):
        cells = []
        for c, cell in enumerate(row):
            at = f"{chr(65 + c)}{r}"
            if cell.isdigit():
                cells.append(f'<c r="{at}"><v>{cell}</v></c>')
            elif cell:
                cells.append(f'<c r="{at}" t="s"><v>{texts.setdefault(cell, len(texts))}</v></c>')
        lines.append(f'<row r="{r}">{"".join(cells)}</row>')
    space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    shared = "".join(f"<si><t>{escape(text)}</t></si>" for text in texts)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        files = {
            "xl/sharedStrings.xml": f"<sst {space}>{shared}</sst>".encode(),
            "xl/worksheets/sheet1.xml": f"<worksheet {space}><sheetData>{''.join(lines)}</sheetData></worksheet>".encode(),
            **{name.replace("__", "/") + ".xml": part for name, part in parts.items()},
        }
        for name, part in files.items():
            book.writestr(name, part)
    return out.getvalue()


def test_a_workbook_is_read_like_its_csv() -> None:
    assert deck_of(workbook(table(), docProps__app=b"<x/>")) == deck_of(table())
    assert findings_of(workbook(with_cell("born", "soon")))[0].line == 9, (
        "lines are the spreadsheet's"
    )
    rows = simple()
    rows[3][2] = "20197"  # 18 April 1955, as a workbook counts days
    deck = deck_of(workbook(rows[:3] + rows[4:]))
    assert len(deck.people) == 186
    assert [year_of(text) for text in ("20197", "1955", "36892")] == ["1955", "1955", "2001"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (workbook(table())[:500], "broken-workbook"),
        (workbook(table(), xl__worksheets__sheet1=b"<x"), "broken-workbook"),
        (
            workbook(table(), xl__sharedStrings=b'<!DOCTYPE x [<!ENTITY a "b">]><sst>&a;</sst>'),
            "broken-workbook",
        ),
        (workbook(table(), xl__sharedStrings=b" " * (MOST_UNPACKED + 1)), "too-big"),
        (workbook([["name"], *([["x"]] * 10_001)]), "too-many-rows"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"x" * 600, "wrong-encoding"),
        (zipped({"evil.txt": b"x"}), "broken-workbook"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_workbooks_that_are_broken_or_bombs(data: bytes, code: str) -> None:
    assert len(data) < MOST_BYTES
    assert [finding.code for finding in findings_of(data)] == [code]
