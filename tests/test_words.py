"""Every sentence exists in every language, with the same holes, and is used."""

from __future__ import annotations

import ast as python
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lifetable.errors import LifetableError
from lifetable.game_folders import shelves
from lifetable.words import Words, languages, preferred, word_files

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "lifetable"
UI = ROOT / "ui" / "src"
ROOTS = [SOURCE, *(shelf for shelf in shelves() if not shelf.is_relative_to(SOURCE))]


REFERRED: set[str] = set()  # messages that are part of others


class Holes(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        REFERRED.add(node.id.name)
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages() -> dict[str, dict[str, set[str]]]:
    """language -> message -> the variables it is filled with."""
    found: dict[str, dict[str, set[str]]] = defaultdict(dict)
    parts: dict[tuple[str, str], set[str]] = {}
    for file in [file for root in ROOTS for file in root.rglob("*.ftl")]:
        language = file.name.split(".")[-2]
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found[language], f"twice: {entry.id.name} in {file}"
                holes = Holes()
                holes.visit(entry)
                found[language][entry.id.name] = holes.names
                parts[language, entry.id.name] = holes.parts
    for (language, name), its in parts.items():  # what is part of a message is filled with it
        for part in its:
            assert not parts[language, part] & {name}
            found[language][name] |= found[language][part]
    return found


def test_three_languages_are_spoken() -> None:
    assert {"de", "en", "fr"} <= set(languages())


def test_every_message_exists_in_every_language_with_the_same_holes() -> None:
    found = messages()
    for language in languages():
        assert found[language] == found["en"]


NUMBERS = (0, 1, 2, 5, 21, 1000)
ALWAYS_MANY = re.compile(
    r"deck-(column|expected|finding)-|study-(luck|length|scores)-says|error-(too-large|head-too-large|bad-players|review-too-long)$"
    r"|ui-home-players-range|ui-decks-summary|error-deck-too-small|[a-z-]+-study-people-says|deck-playable"
    r"|[a-z-]+-study-(hands|endings|species)-says"
)
"""Bounds and averages that are never one: a card's text has at most 200 characters, a deck at least 30 cards."""
PLURALS = {"zero", "one", "two", "few", "many"}


def numbers_in(
    pattern: ast.Pattern, selected: frozenset[str] = frozenset()
) -> Iterator[tuple[str, bool]]:
    """Every number of a pattern that stands right before a word, and whether its form was chosen by it."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            name = variable(inside.selector)
            chosen = {name} if name and counts(inside) else set[str]()
            for variant in inside.variants:
                yield from numbers_in(variant.value, selected | chosen)
        elif name := variable(inside):
            rest = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            if isinstance(rest, ast.TextElement) and re.match(r"[ \u00a0][^\W\d]{2}", rest.value):
                yield name, name in selected


def variable(expression: object) -> str | None:
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def counts(choice: ast.SelectExpression) -> bool:
    """Does it choose by number?"""
    return any(
        isinstance(variant.key, ast.NumberLiteral) or variant.key.name in PLURALS
        for variant in choice.variants
    )


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    for file in word_files()[language]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield entry.id.name, entry.value


COUNTED = {
    *(
        "count",
        "cards",
        "clovers",
        "deals",
        "games",
        "gap",
        "guards",
        "lives",
        "minutes",
        "missing",
    ),
    *("most", "moves", "people", "ply", "points", "rounds", "seated", "seconds", "tables", "turns"),
    *("unread", "value", "watchers", "years", "animals", "cells", "columns", "players", "bots"),
}
"""Variables that hold how many of something there are, wherever they stand right before a word."""
NO_NOUN_FOLLOWS = re.compile(
    # "a table of 3 every other seat …", "take −4 home": a verb or an adverb follows
    r"error-(no-such-seat|envs-opponents)|[a-z-]+-(takes|take|paid|heavy|left-says)"
)


@pytest.mark.parametrize("language", languages())
def test_a_number_before_a_word_chooses_the_form_of_the_word(language: str) -> None:
    found = [
        (name, number)
        for name, pattern in patterns(language)
        for number, chosen in numbers_in(pattern)
        if number in COUNTED and not chosen
        if not ALWAYS_MANY.match(name) and not NO_NOUN_FOLLOWS.fullmatch(name)
    ]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    """0, 1, 2, 5, 21 and 1000 of everything: a sentence comes out, without a hole, and one of many is not said of one."""
    words, holes = Words(language), messages()[language]
    said = 0
    for name, needed in holes.items():
        for number in NUMBERS:
            try:
                text = words(name, **dict.fromkeys(needed, number))
            except ValueError:
                assert needed & {"at", "until"}, name  # moments, not numbers
                continue
            said += bool(needed)
            assert "{" not in text, name
            assert text.strip(), name
    assert said > 1000


@pytest.mark.parametrize(
    ("language", "name", "values", "said"),
    [
        ("fr", "ui-home-table-free", {"count": 0}, "Complet"),
        ("fr", "ui-home-table-free", {"count": 1}, "Une place libre"),
        ("fr", "ui-home-table-free", {"count": 2}, "2 places libres"),
        ("fr", "ui-plain-length", {"moves": 0}, "0 coup"),
        ("fr", "ui-plain-length", {"moves": 21}, "21 coups"),
        ("en", "ui-plain-length", {"moves": 0}, "0 moves"),
        ("en", "ui-plain-length", {"moves": 1}, "One move"),
        ("en", "ui-plain-length", {"moves": 1000}, "1,000 moves"),
        ("de", "ui-plain-length", {"moves": 0}, "0 Züge"),
        ("de", "ui-plain-length", {"moves": 1}, "Ein Zug"),
        ("de", "ui-home-table-free", {"count": 0}, "Voll"),
    ],
)
def test_numbers_are_said_as_people_say_them(
    language: str, name: str, values: dict[str, int], said: str
) -> None:
    assert Words(language)(name, **values) == said


def used() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in python_sources())


def python_sources() -> list[Path]:
    return [file for root in ROOTS for file in root.rglob("*.py")]


def texts_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string of the code, and every f-string as a pattern."""
    whole, patterns = set[str](), []
    for file in python_sources():
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                if re.fullmatch(r"[a-z-]{4,}-", node.value):  # the beginning of a name
                    patterns.append(re.compile(re.escape(node.value) + "[a-z0-9-]+"))
            if isinstance(node, python.JoinedStr):
                fixed = [p.value if isinstance(p, python.Constant) else None for p in node.values]
                if any(text and re.search("[a-z]{3}", str(text)) for text in fixed):
                    parts = [re.escape(str(text)) if text else "[a-z0-9-]+" for text in fixed]
                    patterns.append(re.compile("".join(parts)))
    return whole, patterns


def page_sources() -> list[Path]:
    """What the page is made of: its own folder, and the boards in the games' folders."""
    roots = (UI, *SOURCE.glob("games/*/board"))
    files = [f for root in roots for kind in ("*.ts", "*.svelte") for f in root.rglob(kind)]
    return [file for file in files if not file.name.endswith((".test.ts", ".d.ts"))]


def texts_on_the_page() -> tuple[set[str], list[re.Pattern[str]]]:
    """The same for the page, and for the lessons."""
    whole, patterns = set[str](), []
    for file in [*page_sources(), *SOURCE.glob("games/*/lesson.json")]:
        text = file.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""["'`]([a-z][a-z0-9-]+)["'`]""", text))
        for template in re.findall(r"`([^`]*\$\{[^`]*)`", text):
            fixed = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template)
            if any(re.search("[a-z]{2}-|-[a-z]{2}", part) for part in fixed):
                patterns.append(re.compile("[a-z0-9-]+".join(re.escape(part) for part in fixed)))
    return whole, patterns


def test_every_message_that_the_page_asks_for_exists() -> None:
    known = messages()["en"]
    asked = 0
    for file in page_sources():
        text = file.read_text(encoding="utf-8")
        for name in re.findall(r"""\bt\(\s*["'`]([a-z][a-z0-9-]+)["'`]""", text):
            assert name in known, f"{file.name} asks for {name}"
            asked += 1
    assert asked > 100


def test_every_message_is_used() -> None:
    """By its name, or by a name that an f-string of the code puts together."""
    whole, patterns = texts_in_code()
    on_the_page, page_patterns = texts_on_the_page()
    whole, patterns = whole | on_the_page, patterns + page_patterns
    for name in messages()["en"]:
        if name.startswith(("click-", "error-")):
            continue
        used = name in whole or name in REFERRED or any(p.fullmatch(name) for p in patterns)
        assert used, f"nothing uses {name}"


def test_every_error_raised_has_a_sentence() -> None:
    codes = set(
        re.findall(r"(?:Setup|Move|Record|Deck|Table|Web|Lifetable)Error\(\s*\"([a-z-]+)\"", used())
    )
    assert len(codes) > 20
    for language in languages():
        for code in codes:
            assert Words(language).has(f"error-{code}"), f"error-{code} in {language}"


def test_a_missing_message_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(LookupError):
        Words("en")("no-such-message")
    with pytest.raises(ValueError, match="seat"):
        Words("en")("seat")


def test_an_error_speaks_every_language() -> None:
    error = LifetableError("no-such-game", game="chess", games="…")
    assert len({error.sentence(language) for language in languages()}) == len(languages())
    assert str(error) == error.sentence("en")


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("fr", {}, "fr"),
        (None, {"LIFETABLE_LANG": "de"}, "de"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        ("de", {"LANG": "fr_FR.UTF-8"}, "de"),
    ],
)
def test_the_language_is_the_one_wished_for(
    wish: str | None,
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LIFETABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred(wish) == language


# --- one word for one thing -------------------------------------------------------------------------


def glossaries() -> list[Path]:
    return sorted(file for root in ROOTS for file in root.rglob("words/glossary.*.toml"))


def prose(file: Path) -> Iterator[tuple[str, str]]:
    """What people read in a word file or a manual: where, and the text without code, names of variables and addresses."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        code = r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>"
        yield file.name, re.sub(code, " ", text, flags=re.DOTALL)
        return
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            spoken = Spoken()
            spoken.visit(entry.value)
            yield entry.id.name, "".join(spoken.said)


class Spoken(Visitor):
    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.said.append(" ")
        self.generic_visit(node)
        self.said.append(" ")


def forbidden(glossary: Path) -> Iterator[tuple[str, str]]:
    language = glossary.name.split(".")[1]
    terms = tomllib.loads(glossary.read_text(encoding="utf-8"))["term"]
    # A game's glossary holds for its folder, the general one for everything.
    place = glossary.parent.parent
    files = [*place.rglob(f"*.{language}.ftl"), *place.rglob(f"words/{language}.ftl")]
    files += list(place.rglob(f"manual/{language}.md"))
    assert files
    for term in terms:
        assert term["idea"] and term["say"] and term["why"], glossary
        never = re.compile(
            rf"(?<![\w-])(?:{'|'.join(term['never'])})(?![\w-])", 0 if term.get("case") else re.I
        )
        for file in files:
            for where, text in prose(file):
                if where not in term.get("except", ()) and (found := never.search(text)):
                    yield where, found[0]


@pytest.mark.parametrize("glossary", glossaries(), ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_one_word_for_one_thing(glossary: Path) -> None:
    assert list(forbidden(glossary)) == []


def test_every_language_that_is_shipped_has_a_glossary() -> None:
    assert {file.name.split(".")[1] for file in glossaries()} >= {"en", "fr", "de"}


def test_a_forbidden_word_is_found(tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.mkdir()
    (words / "glossary.en.toml").write_text(
        '[[term]]\nidea = "x"\nsay = "seat"\nnever = ["chairs?"]\nwhy = "y"\n', encoding="utf-8"
    )
    (words / "en.ftl").write_text(
        "a = Two { $n } Chairs\nb = { $chair } armchair\n", encoding="utf-8"
    )
    assert list(forbidden(words / "glossary.en.toml")) == [("a", "Chairs")]
