"""What people are called: names that can be seen, that fit, and that nobody else at the table has.

Two names are the same if a hurried reader would take one for the other: case, width, accents, spaces and letters of
other scripts that look alike (`lookalikes.txt`) make no difference.
"""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from importlib import resources
from itertools import count

from lifetable.errors import TableError
from lifetable.words import Words, languages, plain

LONGEST = 24
"""How wide a name may be, in letters; a Chinese one is as wide as two of ours."""
BLANK = "blank-name"

_WIDE = {"\ufdfd": 12}  # one sign, a whole sentence
_LATIN = re.compile(
    r"LATIN (?:SMALL |CAPITAL )*LETTER (?:SMALL |CAPITAL )*([A-Z])(?: WITH [A-Z ]+)?$"
)
_WIDE_SCRIPTS = ("CUNEIFORM", "EGYPTIAN", "ANATOLIAN", "TANGUT", "KHITAN", "NUSHU")


def width(text: str) -> int:
    """How many letters wide a text is on a screen.

    >>> [width(text) for text in ("Noor", "ノール", "Zoe\u0308")]
    [4, 6, 3]
    """
    return sum(map(_width, text))


@lru_cache(maxsize=4096)
def _width(sign: str) -> int:
    if sign in _WIDE:
        return _WIDE[sign]
    if unicodedata.category(sign) in ("Mn", "Me"):
        return 0
    if unicodedata.name(sign, "").startswith(_WIDE_SCRIPTS):
        return 4
    single = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
    spelled = unicodedata.normalize("NFKC", sign)  # a ligature may be a whole word
    return max(single, len(spelled)) if spelled != sign else single


def shown(text: str) -> str:
    r"""A name as it is shown: one line, no wider than it may be; empty if nothing of it could be seen.

    >>> shown(" Noor\n van Dijk"), shown("\u3164\u200b"), shown("x" * 99) == "x" * 24
    ('Noor van Dijk', '', True)
    """
    name = plain(text)
    if name == "?" or not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        return ""
    kept, room = "", LONGEST
    for sign in name:
        room -= _width(sign)
        if room < 0:
            break
        kept += sign
    return kept.strip()


def _lookalikes() -> dict[str, str]:
    text = (resources.files(__package__) / "lookalikes.txt").read_text(encoding="utf-8")
    pairs = (line.split(" ") for line in text.splitlines() if not line.startswith("#"))
    return {alike: one for one, many in pairs for alike in many}


@cache
def _table() -> dict[int, str]:
    # I, l and 1 are one stroke, and so is the i in many a typeface.
    return str.maketrans(_lookalikes() | {"i": "l", "I": "l", "1": "l", "|": "l", "0": "o"})


def _read(name: str) -> str:
    """What counts of a name when it is read out."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    counts = "".join(sign for sign in letters if unicodedata.category(sign)[0] in "LN")
    return counts or "".join(letters.split())  # a name of signs only


def _seen(name: str) -> str:
    """What a name looks like, in the simplest letters."""
    plain_ = "".join(map(_simplest, name)).translate(_table())
    once = unicodedata.normalize("NFKC", plain_).translate(_table())
    again = _read(once).translate(_table())
    return again.replace("rn", "m").replace("vv", "w")


@lru_cache(maxsize=4096)
def _simplest(sign: str) -> str:
    """A letter or digit that Unicode calls by the name of a plain one, whatever is special about it: small capitals, turned
    white on black, with a stroke through it.

    >>> "".join(map(_simplest, "ᴏ🆃Øł❷٣ж"))
    'otol23ж'
    """
    if sign.isascii():
        return sign
    if letter := _LATIN.search(unicodedata.name(sign, "")):
        return letter[1].lower()
    digit = unicodedata.digit(sign, None)
    return sign if digit is None else str(digit)


@lru_cache(maxsize=4096)
def _forms(name: str) -> frozenset[str]:
    return frozenset((_read(name), _seen(name), _seen(name.upper())))


def forget() -> None:
    """Somebody is gone: nobody's name is remembered."""
    _forms.cache_clear()


def same(one: str, other: str) -> bool:
    """Would a hurried reader take one name for the other?

    >>> same("Noor", "ＮＯＯＲ"), same("Noor", "N00r"), same("Mia", "Мiа"), same("Mia", "Mio")
    (True, True, True, False)
    """
    return not _forms(one).isdisjoint(_forms(other))


def is_taken(name: str, others: Iterable[str]) -> bool:
    return any(same(name, other) for other in others if other)


def own(name: str, others: Collection[str]) -> str:
    """A name that nobody else here has: this one, or one of ours, or this one with a number.

    >>> own("Noor", ["Mia"]), own("Noor", ["noor", "Noor 2"])
    ('Noor', 'Noor 3')
    """
    if not is_taken(name, others):
        return name
    for language in languages():
        if name in friendly_names(language):
            left = [n for n in friendly_names(language) if not is_taken(n, others)]
            if left:
                return random.choice(left)
    base = re.sub(r" \d+$", "", name)
    numbered = (f"{_cut(base, number)} {number}" for number in count(2))
    return next(found for found in numbered if not is_taken(found, others))


def _cut(name: str, number: int) -> str:
    """As much of a name as leaves room for a number."""
    while width(name) > LONGEST - 1 - len(str(number)):
        name = name[:-1]
    return name.strip()


def chosen(typed: str, others: Collection[str]) -> str:
    """A name that somebody has typed, if it can be theirs; a refusal suggests another."""
    name = shown(typed)
    if not name:
        raise TableError("blank-name")
    if is_taken(name, others):
        suggested = own(name, others)
        raise TableError(
            "name-taken", name=name, suggestion=suggested, extra={"suggestion": suggested}
        )
    return name


@cache
def friendly_names(language: str) -> tuple[str, ...]:
    """What we call people who have not said their name yet."""
    return tuple(Words(language)("friendly-names").split(", "))


def friendly_name(language: str) -> str:
    return random.choice(friendly_names(language))
