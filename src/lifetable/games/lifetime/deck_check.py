"""Finds everything that is wrong with the text of a deck, and says where.

A deck is a table with one row per person; name, born and died are enough, then people are spread over the cards here.
Cells hold no line breaks, so every line of the file is read on its own: one stray quote spoils one row and not the rest
of the file. Bytes that are no text become lone surrogates, so that they are found cell by cell, like any other mistake.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from lifetable.games.lifetime.deck_reading import (
    UnreadableError,
    card_of,
    columns_of,
    place_of,
    text_of,
    year_of,
)

LEAST_CARDS, MOST_CARDS = 30, 104
PLACES = range(1, 7)
FIRST_YEAR = 1000
LEAST_SPAN, MOST_SPAN = 5, 110
LENGTHS = {"name": 60, "about": 60, "fact": 120, "field": 60, "region": 60, "work": 120}
MOST_BYTES, MOST_ROWS, MOST_LINE, MOST_FINDINGS = 2_000_000, 10_000, 20_000, 200

PLACED = ("card", "place")
"""Where somebody stands. A file can leave it to us."""
REQUIRED = ("born", "died")
OPTIONAL = ("field", "region", "difficulty", "work")

_SEPARATORS = (",", ";", "\t")
_IN_LANGUAGE = re.compile(r"(name|about|fact|difficulty)_([a-z]{2})")
_CARD = re.compile(r"[0-9]{2}b?")
_YEAR = re.compile(r"-?[0-9]{1,4}")
_SECONDS = ("20b", "45b", "70b", "95b")
_STRAY_BYTE = re.compile(r"[\ud800-\udfff]")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")
_FORMULA = re.compile(r"[=+@]|-(?![0-9]|$)")
_LINE_END = re.compile(r"\r\n|\n|\r")
_BLANKS = " \t\u00a0"


@dataclass(frozen=True)
class Finding:
    """One mistake (`error`), something to think about (`warning`), or how something was understood (`note`).

    `line` counts the file's lines from 1, `column` is a name from the header; each is None where
    the finding is about all of them. Its sentences are in the words: `deck-finding-CODE` says what
    is wrong and `deck-expected-CODE` what is expected, with `args` filled in.
    """

    level: Literal["error", "warning", "note"]
    code: str
    line: int | None
    column: str | None
    args: Mapping[str, str | int]


@dataclass(frozen=True)
class Row:
    """What one row of the file says, as far as it could be read."""

    line: int
    texts: Mapping[str, str]
    card: str | None = None
    place: int | None = None
    born: int | None = None
    died: int | None = None
    difficulties: Mapping[str, int] = field(default_factory=dict)
    """By language; the same for all of them where the file has one column for everybody."""

    @property
    def difficulty(self) -> int | None:
        return middle(self.difficulties.values())

    def difficulty_column(self, language: str) -> str:
        """The column that this language's difficulty was read from."""
        own = f"difficulty_{language}"
        return own if self.texts.get(own) else "difficulty"


@dataclass(frozen=True)
class Header:
    line: int
    separator: str
    columns: tuple[str, ...]

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(name[5:] for name in self.columns if re.fullmatch(r"name_[a-z]{2}", name))


@dataclass(frozen=True)
class Sheet:
    header: Header
    rows: tuple[Row, ...]


class Findings:
    """Collects findings; past the first 200 it only counts them, errors before warnings."""

    def __init__(self) -> None:
        self._kept: dict[str, list[Finding]] = {"error": [], "warning": []}
        self._counts: Counter[str] = Counter()
        self._notes: list[Finding] = []
        self._reread: dict[str, tuple[str, str]] = {}  # the first of its kind: as written, as read
        self._times: Counter[str] = Counter()

    @property
    def errors(self) -> int:
        return self._counts["error"]

    def error(
        self, code: str, line: int | None = None, column: str | None = None, **args: str | int
    ) -> None:
        self._add(Finding("error", code, line, column, args))

    def warning(
        self, code: str, line: int | None = None, column: str | None = None, **args: str | int
    ) -> None:
        self._add(Finding("warning", code, line, column, args))

    def note(self, code: str, **args: str | int) -> None:
        self._notes.append(Finding("note", code, None, None, args))

    def reread(self, kind: str, was: str, now: str) -> str:
        """Note that a cell was taken for something else than is written there."""
        if was != now:
            self._reread.setdefault(kind, (shown(was), now))
            self._times[kind] += 1
        return now

    @property
    def notes(self) -> list[Finding]:
        found = [
            Finding(
                "note",
                f"read-{kind}",
                None,
                None,
                {"count": self._times[kind], "was": was, "now": now},
            )
            for kind, (was, now) in self._reread.items()
        ]
        return self._notes + found

    def _add(self, finding: Finding) -> None:
        self._counts[finding.level] += 1
        if len(self._kept[finding.level]) < MOST_FINDINGS:
            self._kept[finding.level].append(finding)

    def listed(self) -> list[Finding]:
        """All findings from the top of the file to its end, those about the whole file last."""
        kept = (self._kept["error"] + self._kept["warning"])[:MOST_FINDINGS]
        kept.sort(key=lambda finding: (finding.line is None, finding.line or 0))
        rest = self._counts.total() - len(kept)
        if rest:
            level: Literal["error", "warning"] = (
                "error" if self.errors > MOST_FINDINGS else "warning"
            )
            kept.append(Finding(level, "more", None, None, {"count": rest}))
        return kept + self.notes


def examine(data: bytes, year: int, found: Findings) -> Sheet | None:
    """What a deck file says. It holds only if nothing was found but warnings."""
    content = list(_content(_lines(data, found), found))
    if not content:
        if not found.errors:
            found.error("empty")
        return None
    header, people = _headless(content[0][1], found), content
    if header is None:
        header, people = _header(*content[0], found), content[1:]
    if header is None:
        return None
    if not people:
        found.error("no-rows", header.line)
        return None
    records = list(_records(people, header, found))
    header, spread = _placed(header, records)
    rows = list(_rows(records, header, year, found))
    _check_names(rows, header.languages, found)
    if spread:
        rows = _spread(rows, found)
    elif "place" not in header.columns:
        rows = _in_places(rows)
    if not spread:
        _check_cards(rows, found)
    return Sheet(header, tuple(rows))


# --- from bytes to lines ------------------------------------------------------------------------


def _lines(data: bytes, found: Findings) -> list[str]:
    if len(data) > MOST_BYTES:
        found.error("too-big", most=str(MOST_BYTES // 1_000_000))
        return []
    try:
        text, read_as = text_of(data, MOST_ROWS)
    except UnreadableError as problem:
        found.error(problem.code, None, None, **problem.values)
        return []
    if read_as:
        found.note("read-as", found=read_as)
    lines = _LINE_END.split(text)
    if len(lines) > MOST_ROWS + 1:
        found.error("too-many-rows", MOST_ROWS + 1, found=str(len(lines)), most=str(MOST_ROWS))
        return []
    return lines


def _content(lines: Sequence[str], found: Findings) -> Iterator[tuple[int, str]]:
    """The lines that are neither comments nor blank (spreadsheets leave `,,,` behind), numbered."""
    for number, text in enumerate(lines, 1):
        if len(text) > MOST_LINE:
            found.error("long-line", number, most=str(MOST_LINE))
        elif text.lstrip(_BLANKS + '"').startswith("#"):
            _refuse_bytes(text, number, None, found)
        elif text.strip(_BLANKS + ',;"'):
            yield number, text


# --- from lines to cells ------------------------------------------------------------------------


def _cut(text: str, separator: str, strict: bool = True) -> list[str] | None:
    try:
        return next(csv.reader([text], delimiter=separator, strict=strict), [])
    except csv.Error:
        return None


def _known(column: str) -> bool:
    return column in (*PLACED, *REQUIRED, *OPTIONAL) or bool(_IN_LANGUAGE.fullmatch(column))


def _complete(columns: Sequence[str]) -> bool:
    """Does a header say all that there is to say, in our words? Then nothing else in it is understood."""
    named = any(_IN_LANGUAGE.fullmatch(column) for column in columns if column.startswith("name_"))
    return named and {*PLACED, *REQUIRED} <= set(columns)


def _headless(text: str, found: Findings) -> Header | None:
    """The columns of a file that begins with somebody: name, born, died."""
    for separator in _SEPARATORS:
        cells = [cell.strip(_BLANKS) for cell in _cut(text, separator) or []]
        years = [_YEAR.fullmatch(year_of(cell)) for cell in cells[1:3]]
        if len(years) == 2 and all(years) and re.search(r"[^\W\d_]{2}", cells[0]):
            found.note("no-header")
            rest = ("",) * (len(cells) - 3)
            return Header(0, separator, ("name_en", *REQUIRED, *rest))
    return None


def _header(line: int, text: str, found: Findings) -> Header | None:
    def names(separator: str) -> list[str]:
        cells = _cut(text, separator, strict=False) or []
        names = [cell.strip(_BLANKS).lower() for cell in cells]
        return names if _complete(names) else columns_of(names)

    separator = max(_SEPARATORS, key=lambda s: sum(map(_known, names(s))))
    columns = names(separator)
    while columns and not columns[-1]:
        columns.pop()
    if _cut(text, separator) is None:
        found.error("bad-quotes", line)
    header = Header(line, separator, tuple(columns))
    _check_header(header, found)
    return header if any(map(_known, columns)) else None


def _check_header(header: Header, found: Findings) -> None:
    line, columns = header.line, header.columns
    for name in REQUIRED:
        if name not in columns:
            found.error("missing-column", line, name)
    if not header.languages:
        found.error("no-names", line, "name_…")
    seen = set()
    for number, name in enumerate(columns, 1):
        label = shown(name) or str(number)
        if name and _clean(name, line, label, found) is None:
            continue
        in_language = _IN_LANGUAGE.fullmatch(name)
        if name and name in seen:
            found.error("column-twice", line, label)
        elif not _known(name):
            found.warning("unknown-column", line, label)
        elif in_language and in_language[2] not in header.languages:
            found.warning("column-without-names", line, label, language=in_language[2])
        seen.add(name)


def _records(
    content: Sequence[tuple[int, str]], header: Header, found: Findings
) -> Iterator[tuple[int, list[str], bool]]:
    """Each row's line and cells, and whether its cells can be trusted to stand in their columns."""
    width = len(header.columns)
    at = 0
    while at < len(content):
        line, text = content[at]
        cells, used = _cut_across(content, at, header.separator, width)
        at += used
        if cells is None:
            found.error("bad-quotes", line)
            yield line, _cut(text, header.separator, strict=False) or [], False
            continue
        while len(cells) > width and not cells[-1].strip(_BLANKS):
            cells.pop()
        if len(cells) != width:
            code = "too-few-cells" if len(cells) < width else "too-many-cells"
            found.error(code, line, cells=len(cells), columns=width)
        yield line, cells, len(cells) == width


def _cut_across(
    content: Sequence[tuple[int, str]], at: int, separator: str, width: int
) -> tuple[list[str] | None, int]:
    """The cells of a row, and how many lines it covers: more than one if a cell has line breaks."""
    cells = _cut(content[at][1], separator)
    if cells is not None:
        return cells, 1
    for used in range(2, 6):
        text = "\n".join(text for _, text in content[at : at + used])
        cells = _cut(text, separator)
        if cells is not None and len(cells) == width:
            return cells, used
    return None, 1


def shown(text: str) -> str:
    """A cell's text, short and safe to print."""
    text = _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)
    text = _STRAY_BYTE.sub("\N{REPLACEMENT CHARACTER}", text)
    return text if len(text) <= 40 else text[:39] + "…"


def _refuse_bytes(text: str, line: int, column: str | None, found: Findings) -> bool:
    if stray := _STRAY_BYTE.search(text):
        byte = ord(stray[0]) & 0xFF
        guess = bytes([byte]).decode("cp1252", "replace")
        found.error("not-utf8", line, column, byte=f"{byte:02X}", guess=shown(guess))
    elif "\0" in text:
        found.error("nul", line, column)
    else:
        return False
    return True


def _clean(cell: str, line: int, column: str, found: Findings) -> str | None:
    """The text of a cell, or None if it must not stand in a deck."""
    text = cell.strip(_BLANKS)
    if _refuse_bytes(text, line, column, found):
        return None
    if "\n" in text:
        found.error("line-break", line, column)
        return None
    if control := _CONTROL.search(text):
        found.error("control", line, column, point=f"U+{ord(control[0]):04X}")
        return None
    if _FORMULA.match(text):
        found.error("formula", line, column, found=shown(text))
        return None
    if not unicodedata.is_normalized("NFC", text):
        found.warning("not-nfc", line, column)
        text = unicodedata.normalize("NFC", text)
    return text


# --- from cells to people -----------------------------------------------------------------------


def _rows(
    records: Sequence[tuple[int, list[str], bool]], header: Header, year: int, found: Findings
) -> Iterator[Row]:
    for line, cells, sound in records:
        if sound:
            yield _row(line, cells, header, year, found)
        else:  # only enough not to call this person missing
            there = dict(zip(header.columns, cells, strict=False))
            yield Row(line, {}, _card(there.get("card", "")), _place(there.get("place", "")))


def _placed(header: Header, records: Sequence[tuple[int, list[str], bool]]) -> tuple[Header, bool]:
    """The header without columns in which nobody has anything, of those that say where people stand; and whether they
    are left to us."""
    empty = []
    for column in PLACED:
        at = header.columns.index(column) if column in header.columns else None
        if at is None or not any(cells[at].strip(_BLANKS) for _, cells, sound in records if sound):
            empty.append(column)
    spread = "card" in empty
    gone = PLACED if spread else empty
    columns = tuple("" if column in gone else column for column in header.columns)
    return replace(header, columns=columns), spread


def _in_places(rows: Sequence[Row]) -> list[Row]:
    """People of a card in the order in which they come."""
    held: Counter[str] = Counter()
    placed = []
    for row in rows:
        held[row.card or ""] += 1
        place = held[row.card or ""]
        placed.append(replace(row, place=place if place in PLACES else len(PLACES)))
    return placed


def card_names(count: int) -> list[str]:
    """So many cards of the hundred and four, as even as can be."""
    numbers = [f"{n * 100 // min(count, 100):02}" for n in range(min(count, 100))]
    return numbers + list(_SECONDS[: max(0, count - 100)])


def _spread(rows: Sequence[Row], found: Findings) -> list[Row]:
    """Put people onto cards, six to each, so that every card has people of many times. The same people, in whichever
    order, come onto the same cards. Who makes no six waits."""
    people = [row for row in rows if row.born is not None and row.died is not None]
    if not people:
        return list(rows)
    cards = min(len(people) // len(PLACES), MOST_CARDS)
    if cards < LEAST_CARDS:
        least = LEAST_CARDS * len(PLACES)
        found.error(
            "too-few-people",
            None,
            None,
            count=len(people),
            least=str(least),
            more=str(least - len(people)),
        )
        return list(rows)
    if found.errors:
        return list(rows)
    waiting = len(people) - cards * len(PLACES)
    ranked = sorted(people, key=lambda row: (row.born, row.died, sorted(row.texts.items())))
    if waiting:
        late = {row.line for row in sorted(people, key=lambda row: row.line)[-waiting:]}
        ranked = [row for row in ranked if row.line not in late]
        more = len(PLACES) - waiting if cards < MOST_CARDS else 0
        found.warning("people-wait", None, None, count=waiting, more=more)
    names = card_names(cards)
    found.note("spread", people=len(ranked), cards=cards)
    return [
        replace(row, card=names[n % cards], place=n // cards + 1) for n, row in enumerate(ranked)
    ]


def _card(text: str) -> str | None:
    text = text.strip(_BLANKS)
    return text if _CARD.fullmatch(text) else None


def _place(text: str) -> int | None:
    text = text.strip(_BLANKS)
    return int(text) if re.fullmatch("[1-6]", text) else None


_READINGS = (
    ("card", "cards", card_of),
    ("place", "cards", place_of),
    ("born", "years", year_of),
    ("died", "years", year_of),
)


def _row(line: int, cells: Sequence[str], header: Header, year: int, found: Findings) -> Row:
    texts = {}
    for column, cell in zip(header.columns, cells, strict=True):
        if _known(column) and (text := _clean(cell, line, column, found)) is not None:
            texts[column] = text
    for column, kind, reading in _READINGS:
        if texts.get(column):
            texts[column] = found.reread(kind, texts[column], reading(texts[column]))
    _check_texts(line, texts, found)
    card, place = _card(texts.get("card", "")), _place(texts.get("place", ""))
    if card is None and texts.get("card"):
        found.error("bad-card", line, "card", found=shown(texts["card"]))
    if place is None and texts.get("place"):
        found.error("bad-place", line, "place", found=shown(texts["place"]))
    born, died = _life(line, texts, year, found)
    return Row(line, texts, card, place, born, died, _difficulties(line, texts, header, found))


def _check_texts(line: int, texts: Mapping[str, str], found: Findings) -> None:
    for column, text in texts.items():
        kind = column.partition("_")[0]
        if not text and (kind in (*PLACED, *REQUIRED) or kind == "name"):
            found.error("no-value", line, column)
        if len(text) > LENGTHS.get(kind, len(text)):
            found.error("too-long", line, column, length=str(len(text)), most=str(LENGTHS[kind]))


def _year(line: int, texts: Mapping[str, str], column: str, found: Findings) -> int | None:
    text = texts.get(column, "")
    if text and not _YEAR.fullmatch(text):
        found.error("bad-year", line, column, found=shown(text))
        return None
    return int(text) if text else None


def _life(
    line: int, texts: Mapping[str, str], year: int, found: Findings
) -> tuple[int | None, int | None]:
    born, died = (_year(line, texts, column, found) for column in ("born", "died"))
    early = born is not None and born < FIRST_YEAR
    late = died is not None and died > year
    if early:
        found.error("born-early", line, "born", found=str(born), least=str(FIRST_YEAR))
    if late:
        found.error("died-late", line, "died", found=str(died), year=str(year))
    if born is not None and died is not None and not early and not late:
        _check_span(line, born, died, found)
    return born, died


def _check_span(line: int, born: int, died: int, found: Findings) -> None:
    span = died - born
    if span < 0:
        found.error("died-before-born", line, "died", born=str(born), died=str(died))
    elif span < LEAST_SPAN:
        found.error("span-short", line, "died", years=span, least=str(LEAST_SPAN))
    elif span > MOST_SPAN:
        found.error("span-long", line, "died", years=span, most=str(MOST_SPAN))


def _difficulties(
    line: int, texts: Mapping[str, str], header: Header, found: Findings
) -> dict[str, int]:
    """How hard somebody is where each language is spoken: its own column, else the one for everybody."""
    read = {}
    for column, text in texts.items():
        if not text or column.partition("_")[0] != "difficulty":
            continue
        if re.fullmatch("[1-5]", text):
            read[column] = int(text)
        else:
            found.error("bad-difficulty", line, column, found=shown(text))
    levels = {
        code: read.get(f"difficulty_{code}", read.get("difficulty")) for code in header.languages
    }
    return {code: level for code, level in levels.items() if level is not None}


def middle(levels: Collection[int]) -> int | None:
    """The mean of some difficulties, halves upwards; None of none.

    >>> middle([1, 4, 4]), middle([1, 2]), middle([])
    (3, 2, None)
    """
    return (2 * sum(levels) + len(levels)) // (2 * len(levels)) if levels else None


# --- the deck as a whole ------------------------------------------------------------------------


def _check_names(rows: Sequence[Row], languages: Sequence[str], found: Findings) -> None:
    for language in languages:
        column = f"name_{language}"
        first: dict[str, int] = {}
        for row in rows:
            name = row.texts.get(column, "")
            if not name:
                continue
            earlier = first.setdefault(" ".join(name.casefold().split()), row.line)
            if earlier != row.line:
                found.error("name-twice", row.line, column, name=shown(name), first=str(earlier))


def _check_cards(rows: Sequence[Row], found: Findings) -> None:
    lines: dict[str, int] = {}  # where each card begins
    taken: dict[tuple[str, int], int] = {}
    for row in rows:
        if row.card is None:
            continue
        lines.setdefault(row.card, row.line)
        if row.place is None:
            continue
        earlier = taken.setdefault((row.card, row.place), row.line)
        if earlier != row.line:
            args = {"card": row.card, "place": str(row.place), "first": str(earlier)}
            found.error("place-twice", row.line, "place", **args)
    for card, line in lines.items():
        missing = [str(place) for place in PLACES if (card, place) not in taken]
        if missing:
            args = {"card": card, "places": ", ".join(missing)}
            found.error("places-missing", line, "place", count=len(missing), **args)
        if card.endswith("b") and card[:2] not in lines:
            found.warning("second-alone", line, "card", card=card, first=card[:2])
    _check_count(list(lines.values()), found)


def _check_count(begins: Sequence[int], found: Findings) -> None:
    count = len(begins)
    if count < LEAST_CARDS:
        found.error("too-few-cards", None, "card", count=count, least=str(LEAST_CARDS))
    if count > MOST_CARDS:
        line = begins[MOST_CARDS]
        found.error("too-many-cards", line, "card", count=count, most=str(MOST_CARDS))
