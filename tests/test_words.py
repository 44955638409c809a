"""Every sentence exists in every language, with the same holes, and is used."""

from __future__ import annotations

import ast as python
import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lifetable.errors import LifetableError
from lifetable.game_folders import shelves
from lifetable.words import Words, languages, preferred

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "lifetable"
UI = ROOT / "ui" / "src"
ROOTS = [SOURCE, *(shelf for shelf in shelves() if not shelf.is_relative_to(SOURCE))]


REFERRED: set[str] = set()  # messages that are part of others


class Holes(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        REFERRED.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages() -> dict[str, dict[str, set[str]]]:
    """language -> message -> the variables it is filled with."""
    found: dict[str, dict[str, set[str]]] = defaultdict(dict)
    for file in [file for root in ROOTS for file in root.rglob("*.ftl")]:
        language = file.name.split(".")[-2]
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found[language], f"twice: {entry.id.name} in {file}"
                holes = Holes()
                holes.visit(entry)
                found[language][entry.id.name] = holes.names
    return found


def test_three_languages_are_spoken() -> None:
    assert languages() == ["de", "en", "fr"]


def test_every_message_exists_in_every_language_with_the_same_holes() -> None:
    found = messages()
    for language in languages():
        assert found[language] == found["en"]


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
    assert len({error.sentence(language) for language in languages()}) == 3
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
