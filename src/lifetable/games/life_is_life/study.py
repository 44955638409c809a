"""What a study of Life is Life asks: what a species and a hand are worth, how rounds end, whether to knock.

Only first rounds are counted: everybody is still in, and one game's round says nothing about another's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import compiled
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, Log, Record, derive, key_of, player_stream, rekey, stride
from lifetable.games.life_is_life.rules import (
    CAPPED,
    KNOCK,
    LIVES,
    SEATS,
    SPECIES,
    SUDDEN,
    apply,
    deal,
    hasty,
)
from lifetable.games.life_is_life.shapes import ANIMALS, NAMES
from lifetable.games.study import (
    Bar,
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
LOG = 64
BY_KNOCK, BY_SUDDEN, BY_CAP = 0, 1, 2
TINTS = ("#1790a2", "#ee4f3c", "#8b8473")
HANDS = ((0, 0), (1, 5), (6, 10), (11, 15), (16, 20), (21, 99))


@compiled
def _rounds(
    states: Any, box: Record, key: Any, start: int, log: Log, hands: Any, lost: Any, how: Any
) -> None:
    """First rounds of random games. `how`: the ending, the first knocker or -1, the deadly species, turns."""
    s = states[0]
    for i in range(how.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        rekey(s, k0, k1)
        log[0, 0] = 0
        deal(s, box, log)
        for seat in range(SEATS):
            hands[i, seat] = s.hand[seat]
        r = player_stream(s)
        knocker, turns = -1, 0
        while s.round == 1 and not s.over:
            r = stride(r)
            move = hasty(s, box, r)
            if move == KNOCK and knocker < 0:
                knocker = s.turn
            turns += 1
            log[0, 0] = 0
            apply(s, box, move, log)
        ending, animals = BY_KNOCK, 0
        for row in range(1, log[0, 0] + 1):
            if log[row, 0] == SUDDEN:
                ending = BY_SUDDEN
                animals = log[row, 2]
            elif log[row, 0] == CAPPED:
                ending = BY_CAP
        how[i, 0] = ending
        how[i, 1] = knocker
        how[i, 2] = animals
        how[i, 3] = turns
        for seat in range(SEATS):
            lost[i, seat] = LIVES - s.lives[seat]


class Sample:
    """Many first rounds: hands as dealt, lives lost, how they ended."""

    def __init__(self, setup: Setup, games: int, seed: str, told: Told) -> None:
        self.setup = setup
        hands = np.zeros((games, SEATS), np.uint64)
        lost = np.zeros((games, SEATS), np.int64)
        self.how = np.zeros((games, 4), np.int64)
        log = np.zeros((LOG, SILENT.shape[1]), np.int64)
        for start in range(0, games, CHUNK):
            part = slice(start, start + CHUNK)
            _rounds(
                setup.blank(),
                setup.box,
                key_of(seed),
                start,
                log,
                hands[part],
                lost[part],
                self.how[part],
            )
            told(len(hands[part]))
        shifts = np.arange(0, 4 * SPECIES, 4, dtype=np.uint64)
        nibbles = hands[:, : setup.players, None] >> shifts & np.uint64(15)
        self.hands: Array = nibbles.astype(np.int64)
        """(games, players, species): how many cards were dealt."""
        self.lost = lost[:, : setup.players]
        self.seat: Array = np.arange(games) % setup.players
        """The one seat of each game that is looked at: seats of one game are not independent."""

    def of_seat(self, table: Array) -> Array:
        picked: Array = table[np.arange(len(table)), self.seat]
        return picked


def majorities(hands: Array) -> Array:
    """(games, players, species): who alone has most of a species. LL05"""
    most = hands.max(axis=1, keepdims=True)
    alone = (hands == most).sum(axis=1, keepdims=True) == 1
    found: Array = (hands == most) & alone & (most > 0)
    return found


def questions(setup: Setup, games: int, seed: str, bot_games: int, told: Told) -> Iterator[Figure]:
    sample = Sample(setup, games, seed, told)
    yield _species(sample)
    yield _hands(sample)
    yield _endings(sample, _bot_rounds(setup, bot_games, seed, told))
    yield _knocking(sample)


def _animal(species: int) -> Said:
    return Said(f"life-is-life-{NAMES[species]}")


def _species(sample: Sample) -> Figure:
    """What so many dealt cards of a species are worth: in majorities now, in lives later."""
    held = sample.of_seat(sample.hands)
    scores = sample.of_seat(majorities(sample.hands))
    lost = sample.of_seat(sample.lost)
    mean = float(lost.mean())
    majority, saved = [], []
    for species in range(SPECIES):
        three = held[:, species] == 3
        pair = held[:, species] >= 2
        majority.append(Bar(_animal(species), Tally.of(scores[three, species])))
        saved.append(Bar(_animal(species), Tally.of(mean - lost[pair])))
    easy, hard = (pick(majority, key=lambda bar: bar.seen.mean) for pick in (max, min))
    best = max(saved, key=lambda bar: bar.seen.mean)
    facts = {
        "easy": easy.label,
        "often": Percent(easy.seen.mean),
        "hard": hard.label,
        "seldom": Percent(hard.seen.mean),
        "best": best.label,
        "lives": best.seen.mean,
        "mean": mean,
    }
    panels = [
        Panel("rows", majority, Said("life-is-life-study-three"), unit="share"),
        Panel("rows", saved, Said("life-is-life-study-pair"), even=0.0),
    ]
    return Figure("life-is-life-study-species", panels, facts, chosen_of=SPECIES)


def _hands(sample: Sample) -> Figure:
    """What an opening hand is worth: points if it were counted at once, lives lost in the end."""
    values = np.array([count for _, count in ANIMALS.values()])
    points = sample.of_seat(majorities(sample.hands)) @ values
    lost = sample.of_seat(sample.lost)
    bars, often = [], []
    for low, high in HANDS:
        there = (points >= low) & (points <= high)
        label = str(low) if low == high else f"{low}+" if high == 99 else f"{low}–{high}"
        if np.count_nonzero(there) >= fewest(len(points)):
            bars.append(Bar(label, Tally.of(lost[there])))
            often.append(Bar(label, Tally.of(there)))
    axis = Said("life-is-life-study-axis-points")
    panels = [
        Panel("columns", often, Said("life-is-life-study-dealt"), unit="share", axis=axis),
        Panel("columns", bars, Said("life-is-life-study-lost"), axis=axis),
    ]
    facts = {
        "points": float(points.mean()),
        "weak": bars[0].seen.mean,
        "strong": bars[-1].seen.mean,
        "label": bars[-1].label,
    }
    return Figure("life-is-life-study-hands", panels, facts)


# --- how rounds end -------------------------------------------------------------------------------


def _bot_rounds(setup: Setup, games: int, seed: str, told: Told) -> list[int]:
    """How every round between `easy` bots ended."""
    bots = [setup.game.bots()["easy"](setup.box, setup.options, setup.players)] * setup.players
    endings: list[int] = []
    for game in range(games):
        for state in watch(setup, bots, f"{seed}/rounds/{game}"):
            kinds = {event["kind"] for event in state.events}
            if "sudden-death" in kinds:
                endings.append(BY_SUDDEN)
            elif "capped" in kinds:
                endings.append(BY_CAP)
            elif "totals" in kinds:
                endings.append(BY_KNOCK)
        told(1)
    return endings


def _shares(endings: Array) -> list[Bar]:
    labels = ("knock", "sudden", "cap")
    return [
        Bar(Said(f"life-is-life-study-by-{label}"), Tally.of(endings == number), TINTS[number])
        for number, label in enumerate(labels)
        if number != BY_CAP or np.any(endings == number)
    ]


def _endings(sample: Sample, bots: Sequence[int]) -> Figure:
    random = sample.how[:, 0]
    panels = [Panel("stack", _shares(random), Said("study-random"), unit="share")]
    if bots:
        panels.append(Panel("stack", _shares(np.array(bots)), Said("study-easy"), unit="share"))
    animals = sample.how[random == BY_SUDDEN, 2]
    deadly = [species for species in range(SPECIES) if sample.setup.box["sudden"][species]]
    by_animal = [Bar(_animal(k), Tally.of(animals >> k & 1)) for k in deadly]
    title: Label = Said("life-is-life-study-deadly")
    if len(animals):
        panels.append(Panel("rows", by_animal, title, unit="share"))
    facts = {
        "sudden": Percent(float((random == BY_SUDDEN).mean())),
        "turns": float(sample.how[:, 3].mean()),
        "bots": "yes" if bots else "no",
        "botsudden": Percent(float(np.mean(np.array(bots) == BY_SUDDEN)) if bots else 0.0),
    }
    return Figure("life-is-life-study-endings", panels, facts)


def _knocking(sample: Sample) -> Figure:
    """Lives lost by the one who knocked first, and by another seat of the same round."""
    ended = sample.how[:, 0] == BY_KNOCK
    knocker = sample.how[ended, 1]
    lost = sample.lost[ended]
    rows = np.arange(len(lost))
    other = (knocker + 1 + rows % (sample.setup.players - 1)) % sample.setup.players
    bars = [
        Bar(Said("life-is-life-study-knocker"), Tally.of(lost[rows, knocker])),
        Bar(Said("life-is-life-study-others"), Tally.of(lost[rows, other])),
    ]
    facts = {"knocker": bars[0].seen.mean, "others": bars[1].seen.mean}
    return Figure("life-is-life-study-knock", [Panel("rows", bars)], facts)
