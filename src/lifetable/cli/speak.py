"""Click's own sentences in our languages, and Rich's lines as they print theirs.

Click looks its sentences up with gettext and ships no translations. Ours are in the word files, under
`click-` and the letters of the English sentence; placeholders stand in angle brackets there.

Catalogues of gettext's own would not be simpler: Click takes them only from the one domain of the whole process and in the
language that the environment names, and they would be a second kind of word file, compiled, that no test of words reads.

And Rich breaks lines at any space; here it learns that some are there to keep a sign with its word.
"""

from __future__ import annotations

import re
import sys

import rich._wrap

from lifetable.words import Words


def message_id(sentence: str) -> str:
    """The name of a sentence in the word files.

    >>> message_id("Missing argument")
    'click-missing-argument'
    """
    return "click-" + re.sub(r"[^a-z]+", "-", sentence.lower()).strip("-")


def speak(words: Words) -> None:
    """Make Click speak a language, and Rich leave unbreakable spaces whole."""
    rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")

    def one(sentence: str) -> str:
        name = message_id(sentence)
        if not words.has(name):
            return sentence
        return re.sub(r"<([^<>]+)>", r"{\1}", words(name))

    def several(singular: str, plural: str, number: int) -> str:
        return one(singular if number == 1 else plural)

    for name, module in list(sys.modules.items()):
        if name.startswith("click."):
            for attribute, function in (("_", one), ("gettext", one), ("ngettext", several)):
                if hasattr(module, attribute):
                    setattr(module, attribute, function)
