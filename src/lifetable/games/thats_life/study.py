"""What a study of That's Life! asks: what each tile is worth, who gets it, and what luck does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.compiling import compiled
from lifetable.games.face import Setup
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
from lifetable.games.study import Bar, Figure, Panel, Percent, Said, Tally, Told, fewest
from lifetable.games.thats_life.rules import SEATS, TILES, apply, count, deal, nth, score

CHUNK = 4096
LUCK, GAIN, LOSS = "#178a57", "#5fb0e0", "#ee8a70"


@compiled
def _play(
    states: Any,
    box: Record,
    key: Any,
    start: int,
    log: Log,
    shares: Any,
    scores: Any,
    taken: Any,
    values: Any,
    faces: Any,
) -> None:
    """Random games, number `start` and on: results, who took what, and how often each face was rolled."""
    s = states[0]
    for i in range(shares.shape[0]):
        k0, k1 = derive(key, np.uint64(start + i))
        rekey(s, k0, k1)
        deal(s, box, log)
        r = player_stream(s)
        while not s.over:
            faces[s.die] += 1
            r = stride(r)
            apply(s, box, nth(s, box, share(r, count(s, box))), log)
        score(s, box, shares[i], scores[i])
        for seat in range(SEATS):
            taken[i, seat] = s.taken[seat]
        for tile in range(TILES + 1):
            values[i, tile] = s.value[tile]


class Sample:
    """Many random games; the same ones that `batch.simulate` plays."""

    def __init__(self, setup: Setup, games: int, seed: str, told: Told) -> None:
        self.setup = setup
        self.shares = np.zeros((games, setup.players))
        self.scores = np.zeros((games, setup.players), np.int64)
        self.values = np.zeros((games, TILES + 1), np.int8)
        self.faces = np.zeros(7, np.int64)
        taken = np.zeros((games, SEATS), np.uint64)
        for start in range(0, games, CHUNK):
            part = slice(start, start + CHUNK)
            _play(
                setup.blank(),
                setup.box,
                key_of(seed),
                start,
                SILENT,
                self.shares[part],
                self.scores[part],
                taken[part],
                self.values[part],
                self.faces,
            )
            told(len(taken[part]))
        places = np.arange(TILES + 1, dtype=np.uint64)
        self.taken = (taken[:, : setup.players, None] >> places & np.uint64(1)).astype(bool)
        """(games, players, tiles): did the seat take the tile?"""


def questions(setup: Setup, games: int, seed: str, bot_games: int, told: Told) -> Iterator[Figure]:
    sample = Sample(setup, games, seed, told)
    tiles = _tiles(setup)
    yield _worth(sample, tiles)
    yield _frequency(sample, tiles)
    yield _luck(sample)
    yield _die(sample)


def _tiles(setup: Setup) -> list[tuple[int, list[int] | None]]:
    """What is told apart: every tile by its number; when they are shuffled, their values."""
    printed = setup.box["value"][1:].tolist()
    if setup.box["shuffled"]:
        return [(value, None) for value in sorted(set(printed))]
    return [(value, [tile]) for tile, value in enumerate(printed, 1)]


def _chosen(sample: Sample, value: int, tiles: list[int] | None) -> Array:
    """(games, players): how many of these tiles the seat took."""
    if tiles is not None:
        return sample.taken[:, :, tiles].sum(axis=2)
    fits = sample.values[:, None, :] == value
    fits[:, :, 0] = False
    return (sample.taken & fits).sum(axis=2)


def _tint(value: int) -> str:
    return LUCK if value == 0 else GAIN if value > 0 else LOSS


def _name(value: int) -> str:
    return "♣" if value == 0 else f"{value:+}".replace("-", "−")


def _spot(value: int, tiles: list[int] | None) -> str | Said:
    """The same for a sentence."""
    if tiles is None:
        return _name(value)
    return Said("thats-life-spot", {"tile": str(tiles[0]), "value": _name(value)})


def _worth(sample: Sample, tiles: list[tuple[int, list[int] | None]]) -> Figure:
    """How often the one who took a tile won, beside an even share."""
    even = 1 / sample.setup.players
    bars, means = [], []
    for value, numbers in tiles:
        took = _chosen(sample, value, numbers) > 0
        games = took.any(axis=1)  # one observation each: seats of a game depend on each other
        won = (sample.shares * took).sum(axis=1)[games] / took.sum(axis=1)[games]
        bars.append(Bar(_name(value), Tally.of(won - even), _tint(value)))
        means.append(bars[-1].seen.mean)
    best, worst = int(np.argmax(means)), int(np.argmin(means))
    biggest = int(np.argmin([value for value, _ in tiles]))
    facts = {
        "best": _spot(*tiles[best]),
        "wins": Percent(even + means[best]),
        "worst": _spot(*tiles[worst]),
        "loses": Percent(even + means[worst]),
        "biggest": _spot(*tiles[biggest]),
        "costs": Percent(even + means[biggest]),
        "even": Percent(even),
    }
    axis = Said("thats-life-study-axis-path")
    panel = Panel("columns", bars, unit="gap", even=0.0, axis=axis)
    return Figure("thats-life-study-worth", [panel], facts, chosen_of=len(bars))


def _frequency(sample: Sample, tiles: list[tuple[int, list[int] | None]]) -> Figure:
    """In how many games nobody takes a tile (when they are shuffled: one of its value)."""
    bars = [
        Bar(_name(value), Tally.of(~_chosen(sample, value, numbers).any(axis=1)), _tint(value))
        for value, numbers in tiles
    ]
    means = [bar.seen.mean for bar in bars]
    most, least = int(np.argmax(means)), int(np.argmin(means))
    facts = {
        "most": _spot(*tiles[most]),
        "often": Percent(means[most]),
        "least": _spot(*tiles[least]),
        "seldom": Percent(means[least]),
        "tiles": float(sample.taken.sum() / len(sample.taken)),
    }
    axis = Said("thats-life-study-axis-path")
    panel = Panel("columns", bars, unit="share", axis=axis)
    return Figure("thats-life-study-left", [panel], facts, chosen_of=len(bars))


def _luck(sample: Sample) -> Figure:
    """How often a seat wins that holds so many luck tiles. One seat a game: they are not independent."""
    clovers = (sample.taken & (sample.values == 0)[:, None, :]).sum(axis=2)
    seat = np.arange(len(clovers)) % sample.setup.players
    games = np.arange(len(clovers))
    held, won = clovers[games, seat], sample.shares[games, seat]
    bars = [
        Bar(str(n), Tally.of(won[held == n]), LUCK)
        for n in range(7)
        if np.count_nonzero(held == n) >= fewest(len(games))
    ]
    facts = {
        "none": Percent(bars[0].seen.mean),
        "many": bars[-1].label,
        "with": Percent(bars[-1].seen.mean),
    }
    even = 1 / sample.setup.players
    axis = Said("thats-life-study-axis-luck")
    panel = Panel("columns", bars, unit="share", even=even, axis=axis)
    return Figure("thats-life-study-luck", [panel], facts)


def _die(sample: Sample) -> Figure:
    """Is the die fair? Every roll of every game."""
    rolls = int(sample.faces.sum())
    bars = [
        Bar(str(face), Tally(rolls, count, count))
        for face, count in enumerate(sample.faces.tolist())
        if face
    ]
    mean = float(sample.faces @ np.arange(7)) / rolls
    axis = Said("thats-life-study-axis-die")
    panel = Panel("columns", bars, unit="share", even=1 / 6, axis=axis)
    return Figure("thats-life-study-die", [panel], {"mean": mean, "rolls": rolls})
