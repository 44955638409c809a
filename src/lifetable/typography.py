"""Spaces, apostrophes and ellipses as a language prints them, in one pass over whatever people read.

Who writes or translates types what a keyboard has: `Quoi ?`, `c'est`, `12 %`. The rules lie beside the words, as
`typography.json` for all languages and `typography.fr.json` for one, and the page applies the same ones when it is built
(`ui/typography.ts`). They change spaces and signs, never a letter or a digit, and leave code alone.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Literal, TypedDict

Kind = Literal["words", "manual", "text"]
"""A word file (Fluent), a manual (Markdown), or a sentence by itself."""

_FOLDER = Path(__file__).with_name("words")
_HELD = "\ufffc"  # stands for what is not touched: the rules see that something is there


def typeset(text: str, language: str, kind: Kind = "text") -> str:
    r"""A text as its language prints it. Doing it twice changes nothing more.

    >>> typeset("Tu gagnes ! C'est 12 %.", "fr")
    'Tu gagnes\u202f! C’est 12\u202f%.'
    >>> typeset("name = { $name } : `a ?` <b> …", "fr", "words")
    'name = { $name }\u202f: `a\u202f?` <b>…'
    """
    untouched, rules = _rules(language, kind)
    held = untouched.findall(text)
    seen = untouched.sub(_HELD, text.replace(_HELD, ""))
    for pattern, sign in rules:
        seen = pattern.sub(sign, seen)
    pieces = seen.split(_HELD)
    return "".join(piece + kept for piece, kept in zip(pieces, [*held, ""], strict=True))


@cache
def _rules(language: str, kind: Kind) -> tuple[re.Pattern[str], list[tuple[re.Pattern[str], str]]]:
    common, own = _read("typography.json"), _read(f"typography.{language}.json")
    rules = [*common["rules"], *own.get("rules", ())]
    if kind != "words":  # those hold commands too, and are written with the right ones
        rules = [*own.get("quotes", ()), *rules]
    return (
        re.compile(common["untouched"][kind], re.MULTILINE),
        [(re.compile(pattern), sign) for pattern, sign in rules],
    )


class _Rules(TypedDict, total=False):
    untouched: dict[str, str]
    rules: list[tuple[str, str]]
    quotes: list[tuple[str, str]]


def _read(name: str) -> _Rules:
    file = _FOLDER / name
    found: _Rules = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found
