"""`lifetable words check`: what a translation still lacks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import click
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lifetable.cli.options import json_option
from lifetable.words import FALLBACK, Words, languages, word_files

LONGER = 1.4  # labels this much longer than the English ones fit: the page is tried with them
_SLACK = 6  # characters that fit besides
_LABEL = 40  # characters; what is longer in English is a sentence, and wraps
_SAME_EVERYWHERE = re.compile(r".*-(title|said|name|laugh|unknown-column)|click-env-var-var")


@dataclass(frozen=True)
class Lack:
    """A message, and what is to do about it: missing, untranslated, other-variables or long."""

    message: str
    kind: str
    english: str
    here: str


@dataclass(frozen=True)
class _Read:
    text: str
    variables: frozenset[str]
    longest: str
    label: bool


class _Reading(Visitor):
    def __init__(self) -> None:
        self.said: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def lacks(language: str) -> list[Lack]:
    """Everything that is to do before a language is whole.

    >>> lacks("en")
    []
    """
    english, here = _messages(FALLBACK), _messages(language)
    others = [_messages(other) for other in languages() if other != language]
    found = []
    for name, there in english.items():
        its = here.get(name)
        if its is None:
            found.append(Lack(name, "missing", there.text, ""))
            continue
        limit = max(
            LONGER * len(there.longest), *(len(o[name].longest) for o in others if name in o)
        )
        if language != FALLBACK and its.text == there.text and _is_prose(name, its.text):
            found.append(Lack(name, "untranslated", there.text, its.text))
        elif its.variables != there.variables:
            found.append(Lack(name, "other-variables", there.text, its.text))
        elif there.label and len(its.longest) > limit + _SLACK and language != FALLBACK:
            found.append(Lack(name, "long", there.longest, its.longest))
    return found


def _is_prose(name: str, text: str) -> bool:
    return not _SAME_EVERYWHERE.fullmatch(name) and len(re.findall(r"[^\W\d_]{2,}", text)) > 1


def _messages(language: str) -> dict[str, _Read]:
    found, references = {}, {}
    for name, message in _entries(language):
        reading = _Reading()
        reading.visit(message.value)
        text = " ".join("".join(reading.said).split())
        pieces = [piece.strip() for piece in reading.said]
        label = name.startswith("ui-") or "-ui-" in name
        label = label and len(text) <= _LABEL and not re.search(r"[.!?…:]", text)
        longest = max(pieces, key=len, default="")
        found[name] = _Read(text, frozenset(reading.variables), longest, label)
        references[name] = reading.references
    for name, parts in references.items():  # what is part of a message is filled with it
        filled = found[name].variables.union(
            *(found[part].variables for part in parts if part in found)
        )
        its = found[name]
        found[name] = _Read(its.text, filled, its.longest, its.label)
    return found


def _entries(language: str) -> Iterator[tuple[str, ast.Message]]:
    for file in word_files()[language]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().splitlines()[0]
                raise click.ClickException(f"{file}: {line}")
            if isinstance(entry, ast.Message) and entry.value:
                yield entry.id.name, entry


def commands(words: Words) -> list[click.Command]:
    def check(language: str | None, as_json: bool) -> int:
        wanted = [language] if language else [code for code in languages() if code != FALLBACK]
        found = {code: lacks(code) for code in wanted}
        if as_json:
            told = {code: [asdict(lack) for lack in its] for code, its in found.items()}
            click.echo(json.dumps(told, ensure_ascii=False))
        else:
            for code, its in found.items():
                _tell(words, code, its)
        return int(any(lack.kind != "long" for its in found.values() for lack in its))

    group = click.Group("words", help=words("words-help"), epilog=words("words-epilog"))
    group.add_command(
        click.Command(
            "check",
            callback=check,
            params=[
                click.Argument(["language"], type=click.Choice(languages()), required=False),
                json_option(words),
            ],
            help=words("words-help-check"),
            epilog=words("words-epilog"),
        )
    )
    return [group]


def _tell(words: Words, language: str, found: list[Lack]) -> None:
    click.echo(words("words-found", language=language, count=len(found)))
    for lack in found:
        click.echo(f"  {words(f'words-{lack.kind}')}: {lack.message}")
        click.echo(f"      {FALLBACK}: {lack.english}")
        if lack.here:
            click.echo(f"      {language}: {lack.here}")
