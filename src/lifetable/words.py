"""Every sentence people read, in every language, from the word files (Fluent, `.ftl`).

General words lie in `lifetable/words/`, those of a game in its own folder; a file is named after its
language (`en.ftl`) or after a part and its language (`deck.en.ftl`). A new file is found, not listed.
"""

from __future__ import annotations

import locale
import os
import unicodedata
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lifetable.game_folders import game_folders
from lifetable.typography import typeset

FALLBACK = "en"
FOLDERS = "LIFETABLE_WORDS"
"""The environment variable that names folders with more words, with `:` between them; they are laid out as this package."""

MOST_MARKS = 3  # on one letter; languages that are written with several stop there
# Letters, signs and marks that show nothing, although Unicode does not call them spaces or controls.
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
_SELECTORS = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))


def plain(text: str) -> str:
    r"""A text of somebody's as one line, without anything that could disturb a screen: nothing invisible, nothing that
    turns the order of letters round, no towers of accents.

    >>> plain(" Ann\x1b[2J\n Lee"), plain("\u3164\u202e"), len(plain("e" + "\u0301" * 23))
    ('Ann[2J Lee', '?', 4)
    """
    seen, marks = "", MOST_MARKS
    for sign in unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode()):
        category = unicodedata.category(sign)
        if sign.isspace():
            seen, marks = seen + " ", MOST_MARKS  # no accents on nothing
        elif category[0] == "C" or category == "Me" or sign in _BLANK or sign in _SELECTORS:
            continue
        elif category[0] != "M":
            seen, marks = seen + sign, 0
        elif marks < MOST_MARKS:
            seen, marks = seen + sign, marks + 1
    return " ".join(seen.split()) or "?"


def isolated(text: str) -> str:
    """A text as it stands in a sentence: one that is written from right to left leaves the words around it alone."""
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in text):
        return f"\u2068{text}\u2069"
    return text


def _more() -> list[Path]:
    return [Path(path) for path in os.environ.get(FOLDERS, "").split(os.pathsep) if path]


def _word_folders() -> list[Path]:
    own = [Path(__file__).parent, *game_folders().values()]
    more = [place for root in _more() for place in (root, *sorted(root.glob("games/*")))]
    return [folder / "words" for folder in (*own, *more)]


@cache
def word_files() -> dict[str, list[Path]]:
    """The word files of each language: here, in the games' folders, and where the environment says."""
    found: dict[str, list[Path]] = {}
    for folder in _word_folders():
        for file in sorted(folder.glob("*.ftl")):
            found.setdefault(file.name.split(".")[-2], []).append(file)
    return found


def languages() -> list[str]:
    """The languages that there are words in.

    >>> "en" in languages()
    True
    """
    return sorted(word_files())


@cache
def _bundle(language: str) -> FluentBundle:
    """A language's words; what it does not say yet, it says in English."""
    bundle = FluentBundle([language], use_isolating=False)
    for spoken in dict.fromkeys((FALLBACK, language)):
        for file in word_files()[spoken]:
            text = typeset(file.read_text(encoding="utf-8"), spoken, "words")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


_ON_THE_PAGE = ("", "bots.", "ui.")
"""Which of a game's files have words that a page says; others are for lessons, studies and terminals."""


def words_of(game: str, language: str) -> str:
    """A game's words as they are written, for a page that was built without them."""
    texts = [
        typeset(file.read_text(encoding="utf-8"), spoken, "words")
        for spoken in dict.fromkeys((FALLBACK, language))
        for folder in _folders_of(game)
        for part in _ON_THE_PAGE
        if (file := folder / "words" / f"{part}{spoken}.ftl").is_file()
    ]
    return "\n".join(texts)


def manual_of(game: str, language: str) -> str | None:
    """A game's rules as they are written, in English where they are not in this language."""
    for spoken in (language, FALLBACK):
        for folder in _folders_of(game):
            file = folder / "manual" / f"{spoken}.md"
            if file.is_file():
                return typeset(file.read_text(encoding="utf-8"), spoken, "manual")
    return None


def _folders_of(game: str) -> list[Path]:
    own = game_folders()[game]
    return [own, *(root / "games" / own.name for root in _more())]


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

    def __call__(self, name: str, /, **values: object) -> str:
        bundle = _bundle(self.language)
        message = bundle.get_message(name)
        if message.value is None:
            raise LookupError(name)
        safe = {key: isolated(v) if isinstance(v, str) else v for key, v in values.items()}
        text, problems = bundle.format_pattern(message.value, safe)
        if problems:
            raise ValueError(f"{name} ({self.language}): {problems}")
        return str(text)

    def has(self, name: str) -> bool:
        """Is there a message of this name?"""
        return _bundle(self.language).has_message(name)
