"""What a study of Lifetime asks: whose life is long enough, which cards are safe, who errs, what one must know.

Only first rounds are counted where players are random: one game's round says nothing about another's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from lifetable.games.face import Setup
from lifetable.games.kernel import (
    SILENT,
    Log,
    Record,
    compiled,
    derive,
    key_of,
    player_stream,
    rekey,
    share,
    stride,
)
from lifetable.games.lifetime.deck import Deck, load
from lifetable.games.lifetime.rules import BLIND, PEOPLE, YEARS, apply, count, deal, nth
from lifetable.games.study import (
    Array,
    Bar,
    Figure,
    Label,
    Panel,
    Percent,
    Said,
    Tally,
    Told,
    watch,
)

CHUNK = 4096
STANDARD = "standard"
SPANS = (0, 30, 40, 50, 60, 70, 80, 90)
NAMED = 6  # people at each end of the list
LEVELS = ("easy", "hard")
ACCEPTED, REFUSED = 0, 1


@compiled
def _rounds(
    states: Any, box: Record, key: Any, start: int, log: Log, told: Any, laid: Any
) -> None:
    """First rounds of random games.

    `told`: the person named (-1: nobody fitted), cards in the line, seats from the first player to the
    one who erred. `laid`: how often each number was accepted and refused; openings do not count.
    """
    s = states[0]
    for i in range(told.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        rekey(s, k0, k1)
        deal(s, box, log)
        r = player_stream(s)
        first = s.first
        person, line, seat, number, opened = -1, 0, 0, 0, 0
        while s.round == 1 and not s.over:
            if line > 1:
                laid[number, ACCEPTED] += 1
            r = stride(r)
            move = nth(s, box, share(r, count(s, box)))
            opened = move // (16 * YEARS) != BLIND
            seat = s.turn
            line = s.line_size + 1
            number = move % YEARS % 100
            apply(s, box, move, log)
            if s.person > 0 and s.round == 1:
                person = s.celebrity * PEOPLE + s.person - 1
        if opened and line > 1:
            laid[number, REFUSED] += 1
        told[i, 0] = person
        told[i, 1] = line
        told[i, 2] = (seat - first + s.players) % s.players


class Sample:
    """Many first rounds in which somebody was named."""

    def __init__(self, setup: Setup, games: int, seed: str, told: Told) -> None:
        self.setup = setup
        rounds = np.zeros((games, 3), np.int64)
        self.laid = np.zeros((100, 2), np.int64)
        for start in range(0, games, CHUNK):
            part = slice(start, start + CHUNK)
            blank, key = setup.blank(), key_of(seed)
            _rounds(blank, setup.box, key, start, SILENT, rounds[part], self.laid)
            told(len(rounds[part]))
        rounds = rounds[rounds[:, 0] >= 0]
        self.person, self.line, self.distance = rounds.T
        """Who was named; cards in the line, the wrong one included; seats from the first player on."""


def deck_of(setup: Setup) -> Deck:
    name = setup.options["deck"]
    return load(None if name == STANDARD else name)


def questions(
    setup: Setup, games: int, seed: str, bot_games: int, told: Told
) -> Iterator[Figure]:
    sample = Sample(setup, games, seed, told)
    deck = deck_of(setup)
    yield _mistakes(sample)
    yield _spans(sample, deck)
    yield _people(sample, deck)
    yield _cards(sample)
    if bot_games:
        yield _difficulty(sample, deck, bot_games, seed, told)


def _mistakes(sample: Sample) -> Figure:
    """Who lays the first wrong year, counted from the first player."""
    bars = [
        Bar(
            Said("lifetime-study-seat", {"number": distance}),
            Tally.of(sample.distance == distance),
        )
        for distance in range(sample.setup.players)
    ]
    most = max(range(len(bars)), key=lambda i: bars[i].seen.mean)
    facts = {
        "first": Percent(bars[0].seen.mean),
        "most": bars[most].label,
        "share": Percent(bars[most].seen.mean),
        "line": float(sample.line.mean()),
    }
    even = 1 / sample.setup.players
    return Figure(
        "lifetime-study-mistakes", [Panel("rows", bars, unit="share", even=even)], facts
    )


def _spans(sample: Sample, deck: Deck) -> Figure:
    """How long a line gets in a life of so many years."""
    spans = np.array([person.died - person.born for person in deck.people])[sample.person]
    bars = []
    for low, high in zip(SPANS, (*SPANS[1:], 1000), strict=True):
        there = (spans >= low) & (spans < high)
        if np.count_nonzero(there) >= 30:
            label = f"{low}+" if high == 1000 else f"{low}–{high - 1}"
            bars.append(Bar(label, Tally.of(sample.line[there])))
    axis = Said("lifetime-study-axis-span")
    facts = {
        "short": bars[0].label,
        "few": bars[0].seen.mean,
        "long": bars[-1].label,
        "many": bars[-1].seen.mean,
    }
    return Figure("lifetime-study-spans", [Panel("columns", bars, axis=axis)], facts)


def _people(sample: Sample, deck: Deck) -> Figure:
    """Who keeps a line going longest, and who ends it soonest."""
    counts = np.bincount(sample.person, minlength=len(deck.people))
    sums = np.bincount(sample.person, sample.line, minlength=len(deck.people))
    enough = np.flatnonzero(counts >= 10)
    order = enough[np.argsort(-(sums[enough] / counts[enough]), kind="stable")]
    chosen = [*order[:NAMED].tolist(), *order[-NAMED:].tolist()]
    bars = [_person(deck, index, sample.line[sample.person == index]) for index in chosen]
    half = len(bars) // 2
    panels = [
        Panel("rows", bars[:half], Said("lifetime-study-longest")),
        Panel("rows", bars[half:], Said("lifetime-study-shortest")),
    ]
    facts = {
        "longest": bars[0].label,
        "many": bars[0].seen.mean,
        "shortest": bars[-1].label,
        "few": bars[-1].seen.mean,
        "people": len(enough),
    }
    return Figure("lifetime-study-people", panels, facts)


def _person(deck: Deck, index: int, line: Array) -> Bar:
    person = deck.people[index]
    names: Label = {
        language: f"{name} ({person.born}–{person.died})"
        for language, name in person.names.items()
    }
    return Bar(names, Tally.of(line))


def _cards(sample: Sample) -> Figure:
    """How often a card is refused, by its first digit."""
    tens = sample.laid.reshape(10, 10, 2).sum(axis=1)
    bars = [
        Bar(f"{ten}0–{ten}9", Tally(int(a + b), int(b), int(b)))
        for ten, (a, b) in enumerate(tens.tolist())
    ]
    worst, best = (pick(bars, key=lambda bar: bar.seen.mean) for pick in (max, min))
    facts = {
        "worst": worst.label,
        "often": Percent(worst.seen.mean),
        "best": best.label,
        "seldom": Percent(best.seen.mean),
    }
    axis = Said("lifetime-study-axis-card")
    return Figure("lifetime-study-cards", [Panel("columns", bars, unit="share", axis=axis)], facts)


# --- what one must know ---------------------------------------------------------------------------


def _difficulty(sample: Sample, deck: Deck, games: int, seed: str, told: Told) -> Figure:
    """How long a line gets when those who lay it know more or less, by how well known the person is."""
    levels = np.array([person.difficulty or 0 for person in deck.people])
    panels = [_by_difficulty(levels[sample.person], sample.line, "study-random")]
    means = {}
    for level in LEVELS:
        person, line = _bot_rounds(sample.setup, level, games, seed, told)
        panels.append(_by_difficulty(levels[person], line, f"study-{level}"))
        means[level] = float(line.mean())
    known = {bar.label: bar.seen.mean for bar in panels[-1].bars}
    facts = {
        "random": float(sample.line.mean()),
        **means,
        "famous": next(iter(known.values()), 0.0),
        "obscure": next(reversed(known.values()), 0.0),
    }
    return Figure("lifetime-study-difficulty", panels, facts)


def _by_difficulty(levels: Array, line: Array, title: str) -> Panel:
    bars = [
        Bar(str(level), Tally.of(line[levels == level]))
        for level in range(1, 6)
        if np.count_nonzero(levels == level) >= 5
    ]
    return Panel("columns", bars, Said(title), axis=Said("lifetime-study-axis-difficulty"))


def _bot_rounds(
    setup: Setup, level: str, games: int, seed: str, told: Told
) -> tuple[Array, Array]:
    """The person and the cards of the line, for every round of games between bots of a level."""
    bots = [setup.game.bots()[level](setup.box, setup.options, setup.players)] * setup.players
    index = {card.name: number for number, card in enumerate(deck_of(setup).cards)}
    people, lines = [], []
    for game in range(games):
        laid = 0
        for state in watch(setup, bots, f"{seed}/{level}/{game}"):
            for event in state.events:
                if event["kind"] == "laid":
                    laid += 1
                elif event["kind"] in ("revealed", "void"):
                    if event["kind"] == "revealed":
                        people.append(index[event["card"]] * PEOPLE + event["place"] - 1)
                        lines.append(laid)
                    laid = 0
                elif event["kind"] == "named":
                    laid = 0
        told(1)
    return np.array(people, np.int64), np.array(lines, np.int64)
