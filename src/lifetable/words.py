"""Every sentence people read, in every language, from the word files (Fluent, `.ftl`).

General words lie in `lifetable/words/`, those of a game in its own folder; a file is named after its
language (`en.ftl`) or after a part and its language (`deck.en.ftl`). A new file is found, not listed.
"""

from __future__ import annotations

import locale
import os
import unicodedata
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


def plain(text: str) -> str:
    r"""A text of somebody's as one line, without anything that could disturb a screen.

    >>> plain(" Ann\x1b[2J\n Lee")
    'Ann[2J Lee'
    """
    seen = "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")
    return " ".join(seen.split()) or "?"


def _folders() -> list[Traversable]:
    package = resources.files("lifetable")
    games = [folder / "words" for folder in (package / "games").iterdir() if folder.is_dir()]
    return [package / "words", *(folder for folder in games if folder.is_dir())]


@cache
def _files() -> dict[str, list[Traversable]]:
    found: dict[str, list[Traversable]] = {}
    for folder in _folders():
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                found.setdefault(file.name.split(".")[-2], []).append(file)
    return found


def languages() -> list[str]:
    """The languages everything is written in.

    >>> languages()
    ['de', 'en', 'fr']
    """
    return sorted(_files())


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files()[language]:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def preferred(wish: str | None = None) -> str:
    """The language to speak: the one wished for, else `LIFETABLE_LANG`, else the locale's, else English."""
    wishes = [wish, os.environ.get("LIFETABLE_LANG")]
    wishes += [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wishes.append(locale.getlocale()[0])
    for candidate in wishes:
        language = (candidate or "").replace("-", "_").split("_")[0].lower()
        if language in languages():
            return language
    return FALLBACK


class Words:
    """The words of one language: call it with a message's name.

    >>> Words("fr")("seat", number=3)
    'Place 3'
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in languages() else FALLBACK

    def __call__(self, name: str, /, **values: Any) -> str:
        bundle = _bundle(self.language)
        message = bundle.get_message(name)
        if message.value is None:
            raise LookupError(name)
        text, problems = bundle.format_pattern(message.value, values)
        if problems:
            raise ValueError(f"{name} ({self.language}): {problems}")
        return str(text)

    def has(self, name: str) -> bool:
        """Is there a message of this name?"""
        return _bundle(self.language).has_message(name)
