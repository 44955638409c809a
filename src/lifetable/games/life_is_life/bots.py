"""The players of Life is Life, from `easy` to `expert`, and `greedy`.

They differ in what they look at. `easy` collects what it has most of. `greedy` and `medium` count the points
a hand would bring against others who hold what chance gave them; `medium` also looks at the rows and at sudden
death. `hard` remembers who gathers what (not single cards), and judges by what self-play taught. `expert`
remembers every card, imagines the hidden hands and plays the round out, and knows what every life is worth.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.contract import Bot, BotMaker, Data, Opinion, Options
from lifetable.games.kernel import SILENT
from lifetable.games.life_is_life import GAME, greedy
from lifetable.games.life_is_life import hunches as h
from lifetable.games.life_is_life.rules import KNOCK, SPECIES, STATE
from lifetable.games.life_is_life.shapes import NAMES
from lifetable.games.life_is_life.thinking import (
    DIM,
    PATIENCE,
    SHARP,
    look_ahead,
    room_for,
    weigh_all,
)
from lifetable.games.life_is_life.value import Knowledge, learned

Why = tuple[str, Data]
_WHY = "why-life-is-life-"


@dataclass
class Position:
    """What a bot thinks about: the table as its seat knows it, and its moves."""

    root: Array
    moves: Array
    hands: Array  # the hand each move leaves, by animal

    @property
    def record(self) -> np.void:
        return self.root[0]

    @property
    def seat(self) -> int:
        return int(self.record["turn"])

    @property
    def others(self) -> int:
        return int(self.record["living"]) - 1


class _Player(Bot):
    """A bot that judges all moves at once."""

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        self.box, self.players = box, players
        self.sudden = np.flatnonzero(box["sudden"])
        self.totals = h.counts(box["cards"])
        self.values = np.asarray(box["value"], np.int64)

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        at = self._position(view, legal)
        values, expected, whys = self._judge(at, rng, budget)
        return [
            Opinion(move, float(value), round(float(score), 2), reason, filling)
            for move, value, score, (reason, filling) in zip(
                legal, values, expected, whys, strict=True
            )
        ]

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        at = self._position(view, legal)
        return legal[int(np.argmax(self._values(at, rng, budget)))]

    def _position(self, view: Data, legal: Sequence[str]) -> Position:
        root = np.zeros(1, STATE)
        root[0] = GAME.restore(view, self.box)
        moves = np.array([GAME.parse(move) for move in legal], np.int64)
        return Position(root, moves, h.hands_after(root[0], moves))

    def _values(self, at: Position, rng: np.random.Generator, budget: float) -> Array:
        return self._judge(at, rng, budget)[0]

    @abstractmethod
    def _judge(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, list[Why]]:
        """For every move its value, what is expected of it, and why."""

    def _deaths(self, at: Position) -> Array:
        """For every move the animal that it brings to sudden death, or -1."""
        ends = at.hands[:, self.sudden] == self.totals[self.sudden]
        animal = np.where(ends.any(1), self.sudden[ends.argmax(1)], -1)
        return np.where(at.moves == KNOCK, -1, animal)

    def _insisting(self, values: Array, on: Array) -> Array:
        """Put some moves before all others."""
        if not on.any():
            return values
        return np.where(on, np.minimum(values.max() * 1.02 + 1e-6, 1.0), np.minimum(values, 0.999))

    def _must_knock(self, at: Position) -> Array:
        """A round must end: whoever may knock does so after many turns."""
        long = at.record["knocked"] < 0 and h.lap_of(at.record) >= PATIENCE
        return (at.moves == KNOCK) & long

    def _death_why(self, animal: int) -> Why:
        return f"{_WHY}sudden", {"animal": NAMES[animal], "count": int(self.totals[animal])}


class _Counter(_Player):
    """Counts points as if hands were dealt by chance, and expects the others to improve turn by turn."""

    def _whys(self, at: Position, points: Array, deaths: Array) -> list[Why]:
        return [
            self._death_why(int(death)) if death >= 0 else self._why(move, float(p))
            for move, p, death in zip(at.moves, points, deaths, strict=True)
        ]

    def _why(self, move: int, points: float) -> Why:
        kind = "count-knock" if move == KNOCK else "count"
        return _WHY + kind, {"points": round(points, 1)}


class Greedy(_Counter):
    """The most points if the round were counted now."""

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        super().__init__(box, options, players)
        self.desk = greedy.desk(box, options, players)

    def _values(self, at: Position, rng: np.random.Generator, budget: float) -> Array:
        values = np.zeros(len(at.moves))
        greedy.weigh(at.root, at.root.copy(), self.box, self.desk, values, SILENT)
        return values

    def _judge(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, list[Why]]:
        points = np.array([greedy.expected(at.record, *self.desk, move) for move in at.moves])
        whys = self._whys(at, points, self._deaths(at))
        return self._values(at, rng, budget), points, whys


class Medium(_Counter):
    """Also looks at the rows, and at sudden death."""

    seeks_death = 4.0  # points that all but one card of a sudden death are worth

    def _judge(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, list[Why]]:
        points = h.expected_points(at.record, self.box, at.hands)
        values = h.share_of(self._promise(at, points), 1.0, at.others)
        deaths = self._deaths(at)
        values = self._insisting(values, deaths >= 0)
        values = self._insisting(values, self._must_knock(at))
        return values, points, self._whys(at, points, deaths)

    def _promise(self, at: Position, points: Array) -> Array:
        """Points in units of what each of the others will have when it counts."""
        lap = min(h.lap_of(at.record), PATIENCE)
        scale = 4 / (at.others + 1)
        now = scale * (greedy.FIELD + greedy.GROWTH * lap)
        later = now if at.record["knocked"] >= 0 else now + scale * greedy.GROWTH
        hopes = points.copy()
        if at.record["knocked"] < 0:
            missing = self.totals[self.sudden] - at.hands[:, self.sudden]
            hopes += self.seeks_death * (0.3 ** (missing - 1)).sum(1) * (at.moves != KNOCK)
        return np.where(at.moves == KNOCK, points / now, hopes / later)


class Easy(_Player):
    """Collects what it has most of; knocks when its herds look large."""

    enough = 14  # points of large herds to knock with; one less for every turn
    usual = 130.0  # how large the herds of others are taken to be

    def _judge(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, list[Why]]:
        herds = (at.hands**2 * self.values).sum(1)
        large = at.hands * (at.others + 1) > self.totals + at.others
        looks = (large * self.values).sum(1)
        ready = (looks >= self.enough - h.lap_of(at.record)) & (at.moves == KNOCK)
        values = self._insisting(h.share_of(herds, self.usual, at.others), ready)
        whys = [self._why(int(m), hand) for m, hand in zip(at.moves, at.hands, strict=True)]
        return values, looks.astype(float), whys

    def _why(self, move: int, hand: Array) -> Why:
        animal = int(np.argmax(hand * 100 + self.values))
        if hand[animal] < 2:
            return f"{_WHY}scattered", {}
        kind = "herd-knock" if move == KNOCK else "herd"
        return _WHY + kind, {"animal": NAMES[animal], "count": int(hand[animal])}


class Hard(_Player):
    """Remembers who gathers what, and judges by what self-play taught."""

    least = 2  # fewer cards of an animal than this in somebody's hand are forgotten

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        super().__init__(box, options, players)
        self.known: Knowledge = learned("pro" if box["pro"] else "classic")
        self.weights, self.room = self.known.dim, room_for(DIM)

    def _position(self, view: Data, legal: Sequence[str]) -> Position:
        at = super()._position(view, legal)
        at.record["known"] = h.herds(at.record["known"], self.least)
        return at

    def _success(self, at: Position) -> Array:
        """How well the round goes after each move, 0 to 1."""
        sums = np.zeros(len(at.moves))
        weigh_all(at.root, self.weights, at.moves, sums, self.room)
        return self._insisting(1 / (1 + np.exp(-sums)), self._must_knock(at))

    def _win(self, at: Position, success: Array) -> Array:
        """Win chances: between losing two lives and losing none."""
        lives = np.array(at.record["lives"], np.int64)
        good, bad = np.maximum(lives - 1, 0), np.maximum(lives - 1, 0)
        good[at.seat] = lives[at.seat]
        bad[at.seat] = max(lives[at.seat] - 2, 0)
        if bad.sum() == bad[at.seat]:
            bad = np.where(np.arange(len(lives)) == at.seat, bad, lives)
        high, low = self.known.win(good, at.seat), self.known.win(bad, at.seat)
        return low + (high - low) * success

    def _lives(self, at: Position, success: Array) -> Array:
        living = at.others + 1
        lost = np.clip(1 - 4 * (success - 0.5) * at.others / living, 0, 2)
        return np.maximum(at.record["lives"][at.seat] - lost, 0)

    def _values(self, at: Position, rng: np.random.Generator, budget: float) -> Array:
        return self._win(at, self._success(at))

    def _judge(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, list[Why]]:
        success = self._success(at)
        return self._win(at, success), self._lives(at, success), self._leads(at)

    def _leads(self, at: Position) -> list[Why]:
        known = h.counts(at.record["known"])
        known[at.seat] = 0
        leads = at.hands > known.max(0)
        worth = (leads * self.values).sum(1)
        deaths = self._deaths(at)
        result: list[Why] = []
        for move, lead, points, death in zip(at.moves, leads, worth, deaths, strict=True):
            kind = "leads-knock" if move == KNOCK else "leads"
            filling = {"animals": int(lead.sum()), "points": int(points)}
            result.append(self._death_why(int(death)) if death >= 0 else (_WHY + kind, filling))
        return result


class Expert(Hard):
    """Remembers every card, imagines the hidden hands and plays the round out for the most promising moves."""

    least = 1
    plan = ((24, 60), (12, 140), (5, 400))  # so many moves, so many more rounds for each
    chunk = 20
    trust = 150.0  # rounds that the judgement without looking ahead is worth

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        super().__init__(box, options, players)
        self.weights, self.room = self.known.sharp, room_for(SHARP)

    def _values(self, at: Position, rng: np.random.Generator, budget: float) -> Array:
        return self._think(at, rng, budget)[0]

    def _think(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, Array]:
        """Values of all moves, the tally of those played out, and how often they were."""
        late = time.monotonic() + budget
        success = self._success(at)
        prior = self._win(at, success)
        order = self._promising(at, success)
        key = rng.integers(0, 2**64, 2, dtype=np.uint64)
        tally, played = np.zeros((len(at.moves), 7)), np.zeros(len(at.moves))
        work = np.zeros(2, STATE)
        start = 0
        for width, rounds in self.plan:
            order = order[:width]
            for first in range(start, start + rounds, self.chunk):
                if start and time.monotonic() > late:
                    break
                some = np.zeros((len(order), 7))
                look_ahead(
                    at.root,
                    work,
                    self.box,
                    self.weights,
                    self.known.urges,
                    self.known.table,
                    self.known.base,
                    at.moves[order],
                    first,
                    self.chunk,
                    key,
                    some,
                    self.room,
                    SILENT,
                )
                tally[order] += some
                played[order] += self.chunk
            start += rounds
            weighed = self._weighed(at, order, prior, tally, played)
            order = order[np.argsort(-weighed, kind="stable")]
        values = self._merged(at, order, prior, tally, played)
        return self._insisting(values, self._must_knock(at)), tally, played

    def _promising(self, at: Position, success: Array) -> Array:
        """Moves by how good they look; the knock and a sudden death are always thought about."""
        first = np.where(at.moves == KNOCK, 2, 0)
        deaths = np.flatnonzero(self._deaths(at) >= 0)
        if len(deaths):
            first[deaths[np.argmax(success[deaths])]] = 1
        order: Array = np.lexsort((-success, -first))
        return order

    def _weighed(
        self, at: Position, order: Array, prior: Array, tally: Array, played: Array
    ) -> Array:
        """Rounds played out and the judgement before them, brought together."""
        seen = tally[order, 0] / played[order]
        guess = prior[order] - prior[order].mean() + seen.mean()
        # A sudden death ends the round here and now: nothing is left to guess.
        trust = np.where(self._deaths(at)[order] >= 0, 0.0, self.trust)
        mixed: Array = (tally[order, 0] + trust * guess) / (played[order] + trust)
        return mixed

    def _merged(
        self, at: Position, order: Array, prior: Array, tally: Array, played: Array
    ) -> Array:
        """Values of all moves. What was dropped on rougher estimates stays below what was kept."""
        weighed = self._weighed(at, order, prior, tally, played)
        values = np.where(played > 0, tally[:, 0] / np.maximum(played, 1), prior)
        values = np.minimum(values, weighed.max() - 1e-6)
        values[order] = weighed
        return np.clip(values, 0.0, 1.0)

    def _judge(
        self, at: Position, rng: np.random.Generator, budget: float
    ) -> tuple[Array, Array, list[Why]]:
        values, tally, played = self._think(at, rng, budget)
        means = tally / np.maximum(played, 1)[:, None]
        lives = np.where(played > 0, means[:, 1], self._lives(at, self._success(at)))
        whys = self._leads(at)
        for k in np.flatnonzero(played):
            if not whys[k][0].endswith("sudden"):
                whys[k] = self._outlook(int(at.moves[k]), means[k], int(played[k]))
        return values, lives, whys

    def _outlook(self, move: int, mean: Array, rounds: int) -> Why:
        own, others, best, worst = (round(100 * float(x)) for x in mean[3:7])
        filling = {"best": best, "worst": worst, "own": own, "others": others, "rounds": rounds}
        if move == KNOCK:
            return f"{_WHY}knock", filling
        if own >= 15:
            return f"{_WHY}pursue", filling
        return (f"{_WHY}danger" if others >= 25 else f"{_WHY}trade"), filling


BOTS: Mapping[str, BotMaker] = {
    "greedy": Greedy,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}
assert len(NAMES) == SPECIES
