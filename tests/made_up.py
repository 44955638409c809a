"""A made-up language: English with accents, 40 % longer, between marks that turn the direction of writing.

It is written into a folder laid out as the package, and never shipped. What a page then shows in plain letters does not
come from the files.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import lifetable
from lifetable.game_folders import game_folders

CODE = "zz"
HOME = Path(lifetable.__file__).parent
UNTOUCHED = json.loads((HOME / "words" / "typography.json").read_text("utf-8"))["untouched"]
ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒǵĥíĵķļɱñóƥɋřšťúṽŵẋýžÁɃÇĐÉƑǴĤÍĴĶĻṀÑÓƤɊŘŠŤÚṼŴẊÝŽ",
)
RIGHT_TO_LEFT_MARK = "\u200f"


def made_up(text: str, kind: str) -> str:
    """A file in that language."""
    held = re.compile(UNTOUCHED[kind], re.MULTILINE)
    pieces, at = [], 0
    for kept in [*held.finditer(text), None]:
        end = kept.start() if kept else len(text)
        pieces.append(re.sub(r"[A-Za-z]+(?: *[A-Za-z]+)*", _longer, text[at:end]))
        if kept:
            pieces.append(kept[0])
            at = kept.end()
    return "".join(pieces)


def _longer(found: re.Match[str]) -> str:
    words = re.sub(
        r"[A-Za-z]+", lambda word: word[0] + word[0][-1] * round(0.4 * len(word[0])), found[0]
    )
    return RIGHT_TO_LEFT_MARK + words.translate(ACCENTS) + RIGHT_TO_LEFT_MARK


def write(folder: Path) -> None:
    """All words and manuals in that language."""
    homes = [(HOME, folder)]
    homes += [(place, folder / "games" / place.name) for place in game_folders().values()]
    for home, target in homes:
        for file in home.glob("words/*en.ftl"):
            _write(target / "words" / file.name.replace("en.ftl", f"{CODE}.ftl"), file, "words")
        for file in home.glob("manual/en.md"):
            _write(target / "manual" / f"{CODE}.md", file, "manual")


def _write(target: Path, source: Path, kind: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(made_up(source.read_text(encoding="utf-8"), kind), encoding="utf-8")
