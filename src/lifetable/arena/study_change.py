"""What the number of players and each option change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lifetable.arena.study_luck import deal_share
from lifetable.arena.study_table import Sample, random_sample
from lifetable.arena.study_words import clear
from lifetable.errors import SetupError
from lifetable.games.contract import Option, OptionValue
from lifetable.games.face import Setup
from lifetable.games.study import Bar, Figure, Gap, Known, Label, Panel, Said, Tally, Told

Tables = Sequence[tuple[Label, Sample, Known]]
FEWER_PLAYS = 5  # of a deal than where luck itself is the question


@dataclass(frozen=True)
class Here:
    """The table of the study, which was looked at already: its games, and the deal's part in its wins."""

    sample: Sample
    luck: Known


def players_figure(here: Here, games: int, seed: str, told: Told) -> Figure:
    """The same game with each number of players."""
    setup = here.sample.setup
    info = setup.game.info
    tables: list[tuple[Label, Sample, Known]] = []
    for players in range(info.least_players, info.most_players + 1):
        try:
            other = Setup(setup.game, players, **setup.options)
        except SetupError:  # a deck may be too small for so many
            continue
        label = Said("study-players-count", {"count": players})
        if players == setup.players:
            tables.append((label, here.sample, here.luck))
            continue
        tables.append(_table(label, other, games, f"{seed}/{players}", told))
    return _compared("study-players", tables)


def variants_figure(here: Here, games: int, seed: str, told: Told) -> list[Figure]:
    """The same table with each option changed, one at a time; none if nothing can be changed."""
    setup = here.sample.setup
    tables: list[tuple[Label, Sample, Known]] = [(Said("study-as-set"), here.sample, here.luck)]
    for option in setup.game.info.options:
        for value in _others(option, setup.options[option.name]):
            other = Setup(setup.game, setup.players, **{**setup.options, option.name: value})
            label = _label(setup.name, option, value)
            tables.append(_table(label, other, games, f"{seed}/{option.name}/{value}", told))
    return [_compared("study-variants", tables)] if len(tables) > 1 else []


def _others(option: Option, chosen: OptionValue) -> Iterator[OptionValue]:
    match option.kind:
        case "flag":
            yield not chosen
        case "choice":
            yield from (choice for choice in option.choices if choice != chosen)
        case "number":
            yield option.least if chosen == option.default else option.default
        case "file":
            return


def _label(game: str, option: Option, value: OptionValue) -> Label:
    name = Said(f"{game}-option-{option.name}")
    match option.kind:
        case "choice":
            return Said(f"{game}-option-{option.name}-{value}")
        case "number":
            return Said("study-variant-number", {"option": name, "value": str(value)})
    return name if value else Said("study-variant-off", {"option": name})


def _table(
    label: Label, setup: Setup, games: int, seed: str, told: Told
) -> tuple[Label, Sample, Known]:
    sample = random_sample(setup, games, seed, told)
    wins, _ = deal_share(setup, max(100, games // FEWER_PLAYS), FEWER_PLAYS, f"{seed}/luck", told)
    return label, sample, wins


def _compared(name: str, tables: Tables) -> Figure:
    """Four measures, a row for each table."""
    start, length, margin, luck = [], [], [], []
    for label, sample, wins in tables:
        even = 1 / sample.setup.players
        length.append(Bar(label, Tally.of(sample.length)))
        start.append(Bar(label, Tally.of(sample.by_order[:, 0] - even)))
        margin.append(Bar(label, Tally.of(sample.margin)))
        luck.append(Bar(label, wins))
    panels = [
        Panel("rows", length, Said("study-measure-length")),
        Panel("rows", margin, Said("study-measure-margin")),
        Panel("rows", start, Said("study-measure-start"), unit="gap", even=0.0),
        Panel("rows", luck, Said("study-measure-luck"), unit="share"),
    ]
    longest, shortest = (pick(length, key=lambda bar: bar.seen.mean) for pick in (max, min))
    most = max(start, key=lambda bar: abs(bar.seen.mean))
    facts = {
        "longest": longest.label,
        "many": longest.seen.mean,
        "shortest": shortest.label,
        "few": shortest.seen.mean,
        "most": most.label,
        "gap": Gap(most.seen.mean),
        "longer": "yes" if clear(longest, shortest, chosen_of=len(tables)) else "no",
        "matters": "yes" if clear(most, chosen_of=len(tables)) else "no",
    }
    return Figure(name, panels, facts, chosen_of=len(tables))
