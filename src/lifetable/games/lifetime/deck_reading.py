"""Reads files as people really save them: any spreadsheet's idea of text, columns in three languages, dates.

Nothing is guessed in silence: whatever was taken for something else than it is written as becomes a note.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import unicodedata
import zipfile
from collections.abc import Iterator
from datetime import date, timedelta
from xml.etree import ElementTree

MOST_UNPACKED = 20_000_000  # bytes of one part of a workbook
MOST_CELLS_ACROSS = 60

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),  # before UTF-16, whose mark is the beginning of this one
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_WORKBOOK, _OLD_WORKBOOK = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
_SPACE = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_SHEET = re.compile(r"xl/worksheets/sheet([0-9]+)\.xml")
_AT = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")


class UnreadableError(Exception):
    """The bytes are no text and no workbook; `code` is a finding's."""

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(code)
        self.code, self.values = code, args


def text_of(data: bytes, most_rows: int) -> tuple[str, str]:
    """The text of a file, and as what it was read if that is not plain UTF-8. Bytes that are nothing known become lone
    surrogates."""
    if data.startswith(_WORKBOOK):
        return _sheet(data, most_rows), "Excel"
    if data.startswith(_OLD_WORKBOOK):
        raise UnreadableError("wrong-encoding", found="XLS")
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _decoded(data, encoding), encoding
    if data.count(0) * 5 > len(data):  # most of a UTF-16 text is half zeros
        little = data[1::2].count(0) > data[::2].count(0)
        return _decoded(data, "UTF-16-LE" if little else "UTF-16-BE"), "UTF-16"
    data = data.removeprefix(codecs.BOM_UTF8)
    text = data.decode("utf-8", "surrogateescape")
    if any("\ud800" <= c <= "\udfff" for c in text) and not _has_utf8(text):
        try:
            return data.decode("cp1252"), "Windows-1252"
        except UnicodeDecodeError:
            pass
    return text, ""


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding).removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise UnreadableError("wrong-encoding", found=encoding[:6]) from None


def _has_utf8(text: str) -> bool:
    """Was anything but ASCII read as UTF-8? Then stray bytes are mistakes, and not another encoding."""
    return any(c > "\x7f" and not "\ud800" <= c <= "\udfff" for c in text)


# --- workbooks ----------------------------------------------------------------------------------


def _sheet(data: bytes, most_rows: int) -> str:
    """The first sheet of a workbook, as CSV. Parts that unpack to more than a sheet of people needs are not unpacked."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as book:
            sheets = [(int(m[1]), m[0]) for m in map(_SHEET.fullmatch, book.namelist()) if m]
            texts = _shared(book)
            found: list[list[str]] = []
            for number, cells in _cells(book, min(sheets)[1], texts):
                if number > most_rows + 1:
                    raise UnreadableError("too-many-rows", found=str(number), most=str(most_rows))
                found += [
                    [] for _ in range(number - 1 - len(found))
                ]  # counted as the spreadsheet does
                found.append(cells)
            width = max(map(len, found))  # empty cells at the end of a row are not saved
            rows.writerows([*cells, *[""] * (width - len(cells))] for cells in found)
    except (
        zipfile.BadZipFile, ElementTree.ParseError, ValueError, KeyError, IndexError, OSError,
        NotImplementedError, RuntimeError, EOFError,
    ):  # fmt: skip
        raise UnreadableError("broken-workbook") from None
    return out.getvalue()


def _part(book: zipfile.ZipFile, name: str) -> bytes:
    with book.open(name) as part:
        text = part.read(MOST_UNPACKED + 1)
    if len(text) > MOST_UNPACKED:
        raise UnreadableError("too-big", most="2")
    if b"<!DOCTYPE" in text or b"<!ENTITY" in text:  # no spreadsheet writes one
        raise UnreadableError("broken-workbook")
    return text


def _shared(book: zipfile.ZipFile) -> list[str]:
    if "xl/sharedStrings.xml" not in book.namelist():
        return []
    root = ElementTree.fromstring(_part(book, "xl/sharedStrings.xml"))
    return [_words(item) for item in root.iter(f"{_SPACE}si")]


def _words(item: ElementTree.Element) -> str:
    """All of a text, without how it is pronounced."""
    runs = [item, *item.findall(f"{_SPACE}r")]
    return "".join(run.findtext(f"{_SPACE}t") or "" for run in runs)


def _cells(book: zipfile.ZipFile, name: str, texts: list[str]) -> Iterator[tuple[int, list[str]]]:
    root = ElementTree.fromstring(_part(book, name))
    number = 0
    for row in root.iter(f"{_SPACE}row"):
        number = int(row.get("r") or number + 1)
        cells: list[str] = []
        for cell in row.findall(f"{_SPACE}c"):
            found = _AT.fullmatch(cell.get("r") or "")
            column = _column(found[1]) if found else len(cells)
            if column >= MOST_CELLS_ACROSS:
                continue
            cells += [""] * (column - len(cells))
            cells.append(" ".join(_value(cell, texts).split()))
        yield number, cells


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - 64
    return number - 1


def _value(cell: ElementTree.Element, texts: list[str]) -> str:
    kind, value = cell.get("t"), cell.findtext(f"{_SPACE}v") or ""
    if kind == "s":
        return texts[int(value)]
    inline = cell.find(f"{_SPACE}is")
    return value if inline is None else _words(inline)


# --- columns ------------------------------------------------------------------------------------

_CALLED = {
    "name": "name names person people nom noms personne namen wer who qui fullname vollername nomcomplet",
    "born": "born birth yearofbirth birthyear dateofbirth birthdate birthday dob ne nee nele neen neele naissance anneedenaissance"
    " datedenaissance geboren geburt geburtsjahr geburtsdatum geb",
    "died": "died death yearofdeath deathyear dateofdeath deathdate dod mort morte morten mortle mortele deces decede anneedemort"
    " anneededeces datededeces datedemort gestorben gest tod todesjahr todesdatum sterbejahr sterbedatum verstorben",
    "about": "about description occupation profession metier beruf beschreibung",
    "fact": "fact fait anecdote fakt",
    "card": "card carte karte",
    "place": "place platz",
    "field": "field domaine gebiet",
    "region": "region",
    "difficulty": "difficulty difficulte schwierigkeit",
    "work": "work oeuvre werk",
}
_KIND_OF = {called: kind for kind, names in _CALLED.items() for called in names.split()}
_TONGUES = {
    "fr": {"nom", "noms", "naissance", "mort", "deces", "ne", "neen", "morten"},
    "de": {
        "geboren",
        "gestorben",
        "geb",
        "gest",
        "geburtsjahr",
        "todesjahr",
        "geburtsdatum",
        "namen",
    },
}
_WITH_LANGUAGE = re.compile(r"(.+?)[ _(\[-]+([a-z]{2})[)\]]?")


def columns_of(cells: list[str]) -> list[str]:
    """What the columns of a file are called by us: `Geburtsjahr` is `born`. What is not known stays as it is."""
    plain = [_plain(cell) for cell in cells]
    language = next((code for code, words in _TONGUES.items() if words & set(plain)), "en")
    return [_column_of(cell, language) for cell in cells]


def _column_of(cell: str, language: str) -> str:
    if _plain(cell) in _KIND_OF:
        kind = _KIND_OF[_plain(cell)]
        return f"{kind}_{language}" if kind in ("name", "about", "fact") else kind
    apart = _WITH_LANGUAGE.fullmatch(cell)
    if apart and (kind := _KIND_OF.get(_plain(apart[1]), "")) in ("name", "about", "fact"):
        return f"{kind}_{apart[2]}"
    return cell


def _plain(text: str) -> str:
    """Small letters alone: `Né(e)` is `nee`."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(c for c in text if c.isalpha() and c.isascii())


# --- cells --------------------------------------------------------------------------------------

_CIRCA = re.compile(
    r"(?:c|ca|circa|about|approx|around|vers|env|environ|um|etwa|ungefähr|~|≈|\?)\.?\s*(?=[0-9])",
    re.I,
)
_AFTER = re.compile(r"\s*(?:\?|\(\?\)|ad|ce|n\. ?chr\.?|apr?\. ?j\.?-?c\.?)$", re.I)
_BEFORE = re.compile(
    r"([0-9]{1,4})\s*(?:bce?|v\. ?chr\.?|av\. ?j\.?-?c\.?)|[-\u2212]([0-9]{1,4})", re.I
)
_WHOLE = re.compile(r"([0-9]{1,5})[.,]0*")
_DATES = (
    re.compile(r"([0-9]{4})[-/.][0-9]{1,2}(?:[-/.][0-9]{1,2})?(?:[T ].*)?"),
    re.compile(r"[0-9]{1,2}[-/. ]+[0-9]{1,2}[-/. ]+([0-9]{4})"),
    re.compile(r"[0-9]{1,2}(?:er|st|nd|rd|th)?\.? +[^\W\d_]+\.? +([0-9]{4})"),
    re.compile(r"[^\W\d_]+\.? +(?:[0-9]{1,2}(?:st|nd|rd|th)?,? +)?([0-9]{4})"),
)
_SERIAL = range(10_000, 80_000)  # days since 1899, as spreadsheets count them


def year_of(text: str) -> str:
    """The year that a text means, in digits; the text itself if it means none.

    >>> [year_of(text) for text in ("1769-08-15", "15.08.1769", "c. 1485", "1867,0", "44 BC", "long ago")]
    ['1769', '1769', '1485', '1867', '-44', 'long ago']
    """
    short = _AFTER.sub("", _CIRCA.sub("", text.strip(), count=1)).strip()
    if before := _BEFORE.fullmatch(short):
        return f"-{before[1] or before[2]}"
    if whole := _WHOLE.fullmatch(short):
        short = whole[1]
    if short.isascii() and short.isdigit():
        if int(short) in _SERIAL:
            return str((date(1899, 12, 30) + timedelta(days=int(short))).year)
        return short
    found = next((m for m in (form.fullmatch(short) for form in _DATES) if m), None)
    return found[1] if found else text


def card_of(text: str) -> str:
    """The card that a text means, whose leading zero a spreadsheet may have dropped: `5` is `05`, `7.0` is `07`."""
    found = re.fullmatch(r"([0-9]{1,2})(?:[.,]0*)?(b?)", text.strip(), re.I)
    return f"{int(found[1]):02}{found[2].lower()}" if found else text


def place_of(text: str) -> str:
    found = re.fullmatch(r"0?([1-6])(?:[.,]0*)?", text.strip())
    return found[1] if found else text
