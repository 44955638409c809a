"""Texts are printed as their language prints them, by one set of rules for the terminal, the server and the page."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from lifetable.cli.speak import speak
from lifetable.game_folders import game_folders
from lifetable.typography import Kind, typeset
from lifetable.words import Words, languages, manual_of, word_files

CASES = json.loads((Path(__file__).parent / "data" / "typography.json").read_text("utf-8"))
SIGNS = ";:!?»«“”„%…'’\" \u00a0\u202f"
KINDS: list[Kind] = ["words", "manual", "text"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['kind']}")
def test_what_is_typed_is_printed_as_the_language_does(case: dict[str, str]) -> None:
    kind = next(kind for kind in KINDS if kind == case["kind"])
    assert typeset(case["typed"], case["language"], kind) == case["printed"]


@given(
    st.text(st.sampled_from('aéß1290{}[]()<>`"$=-*#|\n.' + SIGNS)),
    st.sampled_from(languages()),
    st.sampled_from(KINDS),
)
def test_printing_twice_changes_nothing_and_no_letter_or_digit_is_touched(
    text: str, language: str, kind: Kind
) -> None:
    once = typeset(text, language, kind)
    assert typeset(once, language, kind) == once
    assert re.sub(rf"[{re.escape(SIGNS)}]", "", once) == re.sub(rf"[{re.escape(SIGNS)}]", "", text)


@pytest.mark.parametrize("language", languages())
def test_word_files_say_the_same_after_it(language: str) -> None:
    """Names, variables and selectors of all messages stay as they are."""
    for file in word_files()[language]:
        text = file.read_text(encoding="utf-8")
        printed = typeset(text, language, "words")
        before, after = (
            re.sub(
                rf"[{re.escape(SIGNS)}]",
                "",
                FluentSerializer().serialize(FluentParser().parse(one)),
            )
            for one in (text, printed)
        )
        assert before == after


def test_french_never_parts_a_sign_from_its_word() -> None:
    """Not in a sentence, not in a manual: no plain space stands before a sign or inside quotation marks."""
    parted = re.compile(r"(?<=[^\s,(|\]])[ \u00a0](?=[;:?»%]|!(?!\[))|« ")
    printed = [
        typeset(file.read_text(encoding="utf-8"), "fr", "words") for file in word_files()["fr"]
    ]
    lines = [line for text in printed for line in text.splitlines() if not line.startswith("#")]
    manuals = [manual_of(game, "fr") or "" for game in game_folders()]
    assert len(lines) > 1000
    assert [line for line in [*lines, *manuals] if parted.search(line)] == []


def test_the_terminal_speaks_with_the_right_signs() -> None:
    assert Words("fr")("ui-lobby-luck-own") == "Tes mots\u202f:"
    assert Words("en")("ui-loading") == "One moment…"
    assert Words("de")("ui-loading") == "Einen Moment\u00a0…"
    assert "’" in Words("fr")("ui-lost-title")


def test_a_line_in_the_terminal_never_begins_with_a_sign() -> None:
    console = Console(width=9, file=io.StringIO())
    speak(Words("fr"))
    console.print(typeset("Tu gagnes ! Quoi ? 12 % « Oui » : non ; si …", "fr"))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(lines) > 4
    assert not [line for line in lines if re.match("[;:!?»%…]", line) or line.endswith("«")]
