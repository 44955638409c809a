"""What a study of Lifetime asks: whose life is long enough, which cards are safe, who errs, what one must know.

Only first rounds are counted where players are random: one game's round says nothing about another's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import compiled
from lifetable.games.face import Setup, State
from lifetable.games.kernel import (
    SILENT,
    Log,
    Record,
    derive,
    key_of,
    player_stream,
    rekey,
    share,
    stride,
)
from lifetable.games.lifetime.deck import Deck, deck_named
from lifetable.games.lifetime.rules import BLIND, PEOPLE, YEARS, apply, count, deal, nth
from lifetable.games.study import (
    Bar,
    Fact,
    Figure,
    Label,
    Panel,
    Percent,
    Said,
    Tally,
    Told,
    fewest,
    watch,
)

CHUNK = 4096
SPANS = (0, 30, 40, 50, 60, 70, 80, 90)
NAMED = 6  # people at each end of the list
LEVELS = ("easy", "hard")
EXAMPLES = 60
ACCEPTED, REFUSED = 0, 1


@compiled
def _rounds(states: Any, box: Record, key: Any, start: int, log: Log, told: Any, laid: Any) -> None:
    """First rounds of random games.

    `told`: the person named (-1: nobody fitted), right years after the opening, seats from the first
    player to the one who erred. `laid`: how often each number was accepted and refused; openings do not count.
    """
    s = states[0]
    for i in range(told.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        rekey(s, k0, k1)
        deal(s, box, log)
        r = player_stream(s)
        first = s.first
        person, line, seat, number, opened, right = -1, 0, 0, 0, 0, 0
        while s.round == 1 and not s.over:
            if line > 1:
                laid[number, ACCEPTED] += 1
                right += 1
            r = stride(r)
            move = nth(s, box, share(r, count(s, box)))
            opened = move // (16 * YEARS) != BLIND
            seat = s.turn
            line = s.line_size + 1
            number = move % YEARS % 100
            apply(s, box, move, log)
            if s.person > 0 and s.round == 1:
                person = s.named
        if opened and line > 1:
            laid[number, REFUSED] += 1
        told[i, 0] = person
        told[i, 1] = right
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
        self.person, self.right, self.distance = rounds.T
        """Who was named; right years after the opening; seats from the first player to the one who erred."""


def deck_of(setup: Setup) -> Deck:
    return deck_named(str(setup.options["deck"]))


def questions(setup: Setup, games: int, seed: str, bot_games: int, told: Told) -> Iterator[Figure]:
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
        "right": float(sample.right.mean()),
    }
    even = 1 / sample.setup.players
    return Figure(
        "lifetime-study-mistakes",
        [Panel("rows", bars, unit="share", even=even)],
        facts,
        chosen_of=len(bars),
    )


def _spans(sample: Sample, deck: Deck) -> Figure:
    """How many years fit into a life of so many."""
    spans = np.array([person.died - person.born for person in deck.people])[sample.person]
    bars = []
    for low, high in zip(SPANS, (*SPANS[1:], 1000), strict=True):
        there = (spans >= low) & (spans < high)
        if np.count_nonzero(there) >= fewest(len(spans)):
            label = f"{low}+" if high == 1000 else f"{low}–{high - 1}"
            bars.append(Bar(label, Tally.of(sample.right[there])))
    axis = Said("lifetime-study-axis-span")
    facts = {
        "short": bars[0].label,
        "few": bars[0].seen.mean,
        "long": bars[-1].label,
        "many": bars[-1].seen.mean,
    }
    return Figure("lifetime-study-spans", [Panel("columns", bars, axis=axis)], facts)


def _people(sample: Sample, deck: Deck) -> Figure:
    """Whose life leaves most room, and whose least."""
    counts = np.bincount(sample.person, minlength=len(deck.people))
    sums = np.bincount(sample.person, sample.right, minlength=len(deck.people))
    enough = np.flatnonzero(counts >= fewest(len(sample.person) // 10))
    order = enough[np.argsort(-(sums[enough] / counts[enough]), kind="stable")]
    chosen = [*order[:NAMED].tolist(), *order[-NAMED:].tolist()]
    bars = [_person(deck, index, sample.right[sample.person == index]) for index in chosen]
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
    return Figure("lifetime-study-people", panels, facts, chosen_of=len(enough))


def _person(deck: Deck, index: int, right: Array) -> Bar:
    person = deck.people[index]
    names: Label = {
        language: f"{name} ({person.born}–{person.died})" for language, name in person.names.items()
    }
    return Bar(names, Tally.of(right))


def _cards(sample: Sample) -> Figure:
    """How often a card is refused, by its first digit."""
    tens = sample.laid.reshape(10, 10, 2).sum(axis=1)
    bars = [
        Bar(f"{ten}0", Tally(int(a + b), int(b), int(b)))
        for ten, (a, b) in enumerate(tens.tolist())
    ]
    means = [bar.seen.mean for bar in bars]
    worst, best = int(np.argmax(means)), int(np.argmin(means))
    facts: dict[str, Fact] = {
        "worst": f"{worst}0–{worst}9",
        "often": Percent(means[worst]),
        "best": f"{best}0–{best}9",
        "seldom": Percent(means[best]),
    }
    axis = Said("lifetime-study-axis-card")
    return Figure(
        "lifetime-study-cards",
        [Panel("columns", bars, unit="share", axis=axis)],
        facts,
        chosen_of=len(bars),
    )


# --- what one must know ---------------------------------------------------------------------------


def _difficulty(sample: Sample, deck: Deck, games: int, seed: str, told: Told) -> Figure:
    """How many years are right when those who lay them know more or less, by how well known a person is."""
    levels = np.array([person.difficulty or 0 for person in deck.people])
    panels = [_by_difficulty(levels[sample.person], sample.right, "study-random")]
    means = {}
    for level in LEVELS:
        person, right = _bot_rounds(sample.setup, level, games, seed, told)
        panels.append(_by_difficulty(levels[person], right, f"study-{level}"))
        means[level] = float(right.mean())
    known = {bar.label: bar.seen.mean for bar in panels[-1].bars}
    facts = {
        "random": float(sample.right.mean()),
        **means,
        "famous": next(iter(known.values()), 0.0),
        "obscure": next(reversed(known.values()), 0.0),
    }
    return Figure("lifetime-study-difficulty", panels, facts)


def _by_difficulty(levels: Array, right: Array, title: str) -> Panel:
    bars = [
        Bar(str(level), Tally.of(right[levels == level]))
        for level in range(1, 6)
        if np.count_nonzero(levels == level) >= 5
    ]
    return Panel("columns", bars, Said(title), axis=Said("lifetime-study-axis-difficulty"))


def _bot_rounds(setup: Setup, level: str, games: int, seed: str, told: Told) -> tuple[Array, Array]:
    """The person and the right years after the opening, for every round between bots of a level."""
    bots = [setup.game.bots()[level](setup.box, setup.options, setup.players)] * setup.players
    index = {card.name: number for number, card in enumerate(deck_of(setup).cards)}
    people, rights = [], []
    for game in range(games):
        right = 0
        for state in watch(setup, bots, f"{seed}/{level}/{game}"):
            for event in state.events:
                if event["kind"] == "named":
                    right = 0
                elif event["kind"] == "accepted":
                    right += 1
                elif event["kind"] == "revealed":
                    people.append(index[event["card"]] * PEOPLE + event["place"] - 1)
                    rights.append(right)
        told(1)
    return np.array(people, np.int64), np.array(rights, np.int64)


def example(setup: Setup, seed: str) -> State:
    """A moment to show: the longest line in the first rounds of a few games between random players."""
    best, most = setup.deal(seed), 0
    for game in range(EXAMPLES):
        chance = np.random.default_rng([*f"{seed}/{game}".encode()])
        state = setup.deal(f"{seed}/{game}")
        for _ in range(setup.players + 1):
            legal = state.legal()
            state = state.play(legal[int(chance.integers(len(legal)))])
            line = len(state.as_dict()["line"])
            if line < 1:
                break
            if line > most:
                best, most = state, line
    return best
