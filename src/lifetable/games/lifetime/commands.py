"""`lifetable deck`: check a deck of your own, look at one in figures, begin a new one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, get_args

import click
from rich.bar import Bar
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lifetable.games.lifetime.deck import Deck, Finding, Stats, check, load, stats, template
from lifetable.words import Words

BAR_WIDTH = 32
Plot = Literal["centuries", "spans", "difficulty", "fields", "regions"]
PLOTS: tuple[Plot, ...] = get_args(Plot)


def commands(words: Words) -> list[click.Command]:
    """The commands of this game, speaking the language of `words`."""
    group = click.Group("deck", help=words("deck-help"))
    for command in (_check_command(words), _stats_command(words), _new_command(words)):
        group.add_command(command)
    return [group]


def _file(words: Words, required: bool) -> click.Argument:
    name = words("deck-file")
    return click.Argument(["file"], required=required, metavar=name if required else f"[{name}]")


def _json_option(words: Words) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=words("deck-help-json"))


# --- deck check ---------------------------------------------------------------------------------


def _check_command(words: Words) -> click.Command:
    def run(file: str, as_json: bool) -> None:
        deck, findings = _checked(words, file)
        if as_json:
            _print_json(_check_as_dict(words, file, deck, findings))
        else:
            _print_findings(words, Console(), findings)
            Console().print(_verdict(words, deck, findings))
        raise SystemExit(0 if deck else 1)

    return click.Command(
        "check",
        callback=run,
        params=[_file(words, required=True), _json_option(words)],
        help=words("deck-help-check"),
    )


def _checked(words: Words, file: str) -> tuple[Deck | None, list[Finding]]:
    deck, findings = check(file)
    if findings and findings[0].code in ("no-file", "unreadable"):
        raise click.UsageError(what_is_wrong(words, findings[0]))
    return deck, findings


def what_is_wrong(words: Words, finding: Finding) -> str:
    return words(f"deck-finding-{finding.code}", **finding.args)


def what_is_expected(words: Words, finding: Finding) -> str:
    return words(f"deck-expected-{finding.code}", **finding.args)


def _check_as_dict(
    words: Words, file: str, deck: Deck | None, findings: Sequence[Finding]
) -> dict[str, object]:
    return {
        "file": click.format_filename(file),
        "ok": deck is not None,
        "errors": _count(findings, "error"),
        "warnings": _count(findings, "warning"),
        "fingerprint": deck.fingerprint if deck else None,
        "cards": len(deck.cards) if deck else None,
        "languages": list(deck.languages) if deck else None,
        "findings": [_finding_as_dict(words, finding) for finding in findings],
    }


def _finding_as_dict(words: Words, finding: Finding) -> dict[str, object]:
    return {
        "level": finding.level,
        "code": finding.code,
        "line": finding.line,
        "column": finding.column,
        "args": dict(finding.args),
        "wrong": what_is_wrong(words, finding),
        "expected": what_is_expected(words, finding),
    }


def _count(findings: Sequence[Finding], level: str) -> int:
    """How many findings of a level there are, those that are only counted included."""
    alike = [finding for finding in findings if finding.level == level]
    return sum(int(f.args["count"]) if f.code == "more" else 1 for f in alike)


def _print_findings(words: Words, console: Console, findings: Sequence[Finding]) -> None:
    if not findings:
        return
    table = Table(show_edge=False)
    table.add_column("")
    table.add_column(words("deck-line"), justify="right")
    table.add_column(words("deck-column"), overflow="fold")
    table.add_column(words("deck-wrong"), overflow="fold", ratio=3)
    table.add_column(words("deck-expected"), overflow="fold", ratio=2)
    for finding in findings:
        mark = {
            "error": Text("✗", "bold red"),
            "warning": Text("!", "yellow"),
            "note": Text("·", "dim"),
        }[finding.level]
        table.add_row(
            mark,
            Text("" if finding.line is None else str(finding.line)),
            Text(finding.column or ""),
            Text(what_is_wrong(words, finding)),
            Text(what_is_expected(words, finding)),
        )
    console.print(table)
    console.print()


def _verdict(words: Words, deck: Deck | None, findings: Sequence[Finding]) -> Text:
    warnings = _count(findings, "warning")
    if deck is None:
        errors = _count(findings, "error")
        return Text(words("deck-not-playable", errors=errors, warnings=warnings), "bold red")
    return Text(
        words("deck-playable", cards=len(deck.cards), warnings=warnings), "bold green"
    ).append(f"\n{words('deck-fingerprint')} {deck.fingerprint}", "dim")


def _print_json(data: Mapping[str, object]) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


# --- deck stats ---------------------------------------------------------------------------------


def _stats_command(words: Words) -> click.Command:
    def run(file: str | None, as_json: bool) -> None:
        deck, findings = (load(None), []) if file is None else _checked(words, file)
        if deck is None:
            if as_json:
                _print_json(_check_as_dict(words, file or "", deck, findings))
            else:
                _print_findings(words, Console(stderr=True), findings)
                Console(stderr=True).print(_verdict(words, deck, findings))
            raise SystemExit(1)
        figures = stats(deck)
        if as_json:
            _print_json(figures)
        else:
            _print_stats(words, figures)

    return click.Command(
        "stats",
        callback=run,
        params=[_file(words, required=False), _json_option(words)],
        help=words("deck-help-stats"),
    )


def _print_stats(words: Words, figures: Stats) -> None:
    console = Console()
    summary = Table.grid(padding=(0, 2))
    for name, value in _summary(words, figures):
        summary.add_row(Text(name, "bold"), Text(value))
    console.print(summary)
    for key in PLOTS:
        if figures[key]:
            bars = {_label(words, key, name): count for name, count in figures[key].items()}
            console.print()
            console.print(_plot(words(f"deck-plot-{key}"), bars))


def _summary(words: Words, figures: Stats) -> list[tuple[str, str]]:
    def by_language(counts: Mapping[str, int]) -> str:
        return ", ".join(f"{code} {count}" for code, count in counts.items())

    return [
        (words("deck-cards"), str(figures["cards"])),
        (words("deck-people"), str(figures["people"])),
        (words("deck-characters"), str(figures["characters"])),
        (words("deck-languages"), ", ".join(figures["languages"])),
        (words("deck-abouts"), by_language(figures["abouts"])),
        (words("deck-facts"), by_language(figures["facts"])),
        (words("deck-life-spans"), _span_text(words, figures)),
        (words("deck-fingerprint"), figures["fingerprint"]),
    ]


def _span_text(words: Words, figures: Stats) -> str:
    return words(
        "deck-span-text",
        shortest=f"{figures['shortest_span']:g}",
        median=f"{figures['median_span']:g}",
        longest=f"{figures['longest_span']:g}",
    )


def _label(words: Words, key: str, name: str) -> str:
    match key:
        case "centuries":
            return f"{name}-{int(name) + 99}"
        case "spans":
            return f"{name}-{int(name) + 9}"
        case "fields" | "regions":
            message = f"deck-{key[:-1]}-{name}"
            return words(message) if words.has(message) else name
        case _:
            return name


def _plot(title: str, bars: Mapping[str, int]) -> Table:
    table = Table(title=Text(title, "bold"), title_justify="left", box=None, show_header=False)
    whole, longest = sum(bars.values()), max(bars.values())
    for label, count in bars.items():
        table.add_row(
            Text(label),
            Text(str(count), justify="right"),
            Text(f"{count / whole:.0%}", "dim", justify="right"),
            Bar(longest, 0, count, width=BAR_WIDTH, color="cyan"),
        )
    return table


# --- deck new -----------------------------------------------------------------------------------


def _new_command(words: Words) -> click.Command:
    def run(file: str | None, languages: str, force: bool) -> None:
        text = template(_read_languages(words, languages), words)
        if file is None:
            click.echo(text, nl=False)
            return
        _write(words, Path(file), text, force)
        click.echo(words("deck-written", file=click.format_filename(file)))

    return click.Command(
        "new",
        callback=run,
        params=[
            _file(words, required=False),
            click.Option(
                ["--languages"],
                default=words.language,
                show_default=True,
                metavar="en,fr,…",
                help=words("deck-help-languages"),
            ),
            click.Option(["--force"], is_flag=True, help=words("deck-help-force")),
        ],
        help=words("deck-help-new"),
    )


def _read_languages(words: Words, text: str) -> list[str]:
    languages = [code.strip().lower() for code in text.split(",")]
    if len(set(languages)) < len(languages) or not all(
        re.fullmatch("[a-z]{2}", code) for code in languages
    ):
        raise click.UsageError(words("deck-bad-languages", found=text))
    return languages


def _write(words: Words, path: Path, text: str, force: bool) -> None:
    try:
        # With a byte order mark, spreadsheets read the accents right.
        with path.open("w" if force else "x", encoding="utf-8-sig", newline="") as file:
            file.write(text)
    except FileExistsError:
        name = click.format_filename(path)
        raise click.UsageError(words("deck-exists", file=name)) from None
    except OSError as problem:
        reason = problem.strerror or str(problem)
        name = click.format_filename(path)
        raise click.UsageError(words("deck-not-written", file=name, reason=reason)) from None
