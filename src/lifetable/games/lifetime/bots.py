"""The players of Lifetime. They know people as well as their level went to school, never all dates.

`easy` looks at each year by itself and names whom everybody knows. `medium` also reasons from the years
already accepted. `hard` and `expert` play the round on, many times, with dates and hands they hold
possible, against others who do not know the dates either. `greedy` always lays its surest card.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import resources
from typing import Any

import numpy as np

from lifetable.games.contract import Bot, BotMaker, Data, Opinion, Options
from lifetable.games.lifetime import GAME
from lifetable.games.lifetime import thinking as t
from lifetable.games.lifetime.deck import Deck
from lifetable.games.lifetime.knowledge import Belief, Education, estimate, widths
from lifetable.games.lifetime.rules import HAND, PEOPLE, SEATS, year_after, year_before

Array = np.ndarray[Any, Any]


@cache
def weights() -> Array:
    """What training found out: see `training.py`."""
    with (resources.files(__package__) / "weights.npz").open("rb") as file:
        found: Array = np.load(file)["prospect"]
    return found


@dataclass(frozen=True)
class Scene:
    """A view as the compiled functions want it."""

    view: Data
    me: int
    hand: Array
    held: Array
    pool: Array
    table: Array
    catches: Array
    row: Array
    """My belief; see `thinking`."""

    @property
    def line(self) -> int:
        return int(self.table[t.LINE])


def look(view: Data, deck: Deck, education: Education) -> Scene:
    """Read a view."""
    players, me = view["players"], view["seat"]
    hand, held = np.zeros(HAND, np.int8), np.zeros(SEATS, np.int64)
    hand[: len(view["hand"])] = [_number(card) for card in view["hand"]]
    held[:players] = view["hand_sizes"]
    table, catches = np.zeros(8, np.int64), np.zeros(SEATS)
    if view["line"]:
        table[t.LEFT], table[t.RIGHT] = view["line"][0]["year"], view["line"][-1]["year"]
    table[t.TURN], table[t.LINE], table[t.PLAYERS] = me, len(view["line"]), players
    table[t.FIRST], table[t.PILE], table[t.LAST] = view["first"], view["pile_size"], view["last"]
    catches[:players] = [len(cards) for cards in view["taken"]]
    row = _row(view, deck, education)
    return Scene(view, me, hand, held, _unseen(view, deck), table, catches, row)


def _number(card: str) -> int:
    return int(card[:2])


def _unseen(view: Data, deck: Deck) -> Array:
    """The numbers of the cards that may be in other hands."""
    seen = {*view["aside"], *view["hand"], *(laid["card"] for laid in view["line"])}
    seen.update(card for cards in view["taken"] for card in cards)
    seen.update(entry["card"] for entry in view["remembered"] if entry["where"] == "pile")
    seen.add(view["celebrity"])
    return np.array([card.number for card in deck.cards if card.name not in seen], np.int8)


def _row(view: Data, deck: Deck, education: Education) -> Array:
    if view["born"] is not None:
        return np.array([view["born"], -1.0, view["died"], 0.0])
    if view["person"] is None:
        return np.array([0.0, -1.0, 0.0, 0.0])
    index = next(i for i, card in enumerate(deck.cards) if card.name == view["celebrity"])
    belief: Belief = estimate(deck, index, view["person"], education)
    return np.array([belief.middle, belief.era, belief.span, belief.spread])


def _difficulty(view: Data, deck: Deck, place: int) -> int:
    card = next(card for card in deck.cards if card.name == view["celebrity"])
    return card.people[place - 1].difficulty or 3


class Player(Bot):
    """Plays its surest card; an opening after which most of its other cards would be right as well."""

    def __init__(
        self, box: np.void, options: Options, players: int, *, name: str, width: float
    ) -> None:
        self.deck = GAME.deck(options)
        self.name, self.width = name, width

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"

    def look(self, view: Data) -> Scene:
        """What this bot sees. At one table, bots of a level have not all read the same books."""
        return look(view, self.deck, Education(f"{self.name}/{view['seat']}", self.width))

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        scene = self.look(view)
        if view["phase"] == "lay":
            return [self._of_lay(scene, move) for move in legal]
        if view["nobody_fits"]:
            return _blind(scene, legal)
        return [self._of_opening(scene, move) for move in legal]

    def odds(self, scene: Scene, move: str) -> float:
        """How likely a card is right."""
        left, right = int(scene.table[t.LEFT]), int(scene.table[t.RIGHT])
        before, after = _line_after(scene, move)
        return float(t.odds(scene.row, left, right, before, after))

    def _of_lay(self, scene: Scene, move: str) -> Opinion:
        p = self.odds(scene, move)
        values = {"year": _year(scene, move), "chance": round(100 * p), "cards": scene.line + 1}
        taken = scene.catches[scene.me] + (1 - p) * (scene.line + 1)
        return Opinion(move, _share(scene, p), float(taken), "why-lifetime-chance", values)

    def _of_opening(self, scene: Scene, move: str) -> Opinion:
        fitting, others = _fitting(scene, move)
        p = 1.0 if others == 0 else fitting / others
        values = {"year": int(move[2:6]), "fitting": fitting, "others": others}
        taken = float(scene.catches[scene.me])
        return Opinion(move, _share(scene, p), taken, "why-lifetime-opening", values)


def _line_after(scene: Scene, move: str) -> tuple[int, int]:
    """Both ends of the line after a card is laid."""
    left, right = int(scene.table[t.LEFT]), int(scene.table[t.RIGHT])
    if move[0] == "<":
        return year_before(left, _number(move[1:])), right
    return left, year_after(right, _number(move[1:]))


def _year(scene: Scene, move: str) -> int:
    before, after = _line_after(scene, move)
    return before if move[0] == "<" else after


def _life(scene: Scene, move: str) -> tuple[int, int]:
    person = scene.view["people"][int(move[0]) - 1]
    return person["born"], person["died"]


def _fitting(scene: Scene, move: str) -> tuple[int, int]:
    """How many of the other cards would be right next to an opening, and how many there are."""
    year, (born, died) = int(move[2:6]), _life(scene, move)
    others = [card for card in scene.view["hand"] if card != move[4:]]
    fitting = sum(
        born <= year_before(year, _number(card)) or year_after(year, _number(card)) <= died
        for card in others
    )
    return fitting, len(others)


def _share(scene: Scene, p: float) -> float:
    """The share of the win if a card is right with this chance: someone takes the line, soon or now."""
    after, soon = scene.catches.copy(), scene.line + 3
    pile = int(scene.table[t.PILE]) - soon
    total, players = 0.0, scene.view["players"]
    for seat in range(players):
        cards, weight = (scene.line + 1, 1 - p) if seat == scene.me else (soon, p / (players - 1))
        after[seat] += cards
        total += weight * t.prospect(after, scene.table, pile, scene.me, weights())
        after[seat] -= cards
    return total


def _blind(scene: Scene, legal: Sequence[str]) -> list[Opinion]:
    """LT04: the card is lost whichever it is; best lose one that is close to another."""
    share, taken = _share(scene, 0.0), float(scene.catches[scene.me] + 1)
    numbers = [_number(move[2:]) for move in legal]
    found = []
    for i, (move, number) in enumerate(zip(legal, numbers, strict=True)):
        others = numbers[:i] + numbers[i + 1 :]
        gap = min((min((number - o) % 100, (o - number) % 100) for o in others), default=0)
        value = max(share - 1e-6 * gap, 0.0)
        found.append(Opinion(move, value, taken, "why-lifetime-blind", {"gap": gap}))
    return found


class Novice(Player):
    """Looks at each year by itself, and names whoever is best known, in the middle of the life."""

    def odds(self, scene: Scene, move: str) -> float:
        year = _year(scene, move)
        return float(t.chance(scene.row, year, year))

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        if view["phase"] == "lay" or view["nobody_fits"]:
            return super().choose(view, legal, rng, budget)
        scene = self.look(view)

        def fame(move: str) -> tuple[int, int]:
            born, died = _life(scene, move)
            return _difficulty(view, self.deck, int(move[0])), abs(2 * int(move[2:6]) - born - died)

        return min(legal, key=fame)


class Thinker(Player):
    """Plays the round on from every move, in worlds it holds possible, and counts who takes the cards."""

    def __init__(self, *args: Any, rounds: int, **more: Any) -> None:
        super().__init__(*args, **more)
        self.rounds = rounds
        self.errors = np.array([widths(difficulty, self.width) for difficulty in range(1, 6)])

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        if view["nobody_fits"]:
            return super().opinions(view, legal, rng, budget)
        scene = self.look(view)
        found = self._ponder(scene, legal, rng, time.monotonic() + budget)
        times = found[:, 4]
        values = np.minimum(found[:, 0] / times, found[times == times.max(), 0].max() / times.max())
        return [
            self._opinion(scene, move, float(value), row / row[4])
            for move, value, row in zip(legal, values, found, strict=True)
        ]

    def _ponder(
        self, scene: Scene, legal: Sequence[str], rng: np.random.Generator, deadline: float
    ) -> Array:
        """For each move what `thinking.ponder` finds. The better half is looked at longer, and again."""
        moves = np.array([self._coded(scene, move) for move in legal], np.int64)
        found, alive = np.zeros((len(legal), 5)), np.arange(len(legal))
        lives = np.zeros((512, 2), np.int64)
        lives[:] = scene.row[0], scene.row[2]
        r = rng.integers(0, 2**64, dtype=np.uint64)
        if scene.row[1] >= 0:
            r = t.suppose(scene.row, scene.table[t.LEFT], scene.table[t.RIGHT], lives, r)
        for stage in (0.25, 0.25, 0.25, 0.25):
            part, room = moves[alive], np.zeros((len(alive), 5))
            r = np.uint64(t.ponder(
                part, scene.hand, scene.pool, scene.held, scene.table, scene.row, lives,
                self.errors, scene.catches, weights(), max(1, int(stage * self.rounds / len(alive))), r, room,
            ))  # fmt: skip
            found[alive] += room
            best = np.argsort(-found[alive, 0], kind="stable")
            alive = np.sort(alive[best[: max(2, (len(alive) + 1) // 2)]])
            if time.monotonic() > deadline:
                break
        return found

    def _coded(self, scene: Scene, move: str) -> tuple[int, ...]:
        if scene.view["phase"] == "lay":
            place = scene.view["hand"].index(move[1:])
            person = scene.view["person"]
            return place, move[0] == ">", 0, 0, 0, _difficulty(scene.view, self.deck, person) - 1
        place = scene.view["hand"].index(move[4:])
        difficulty = _difficulty(scene.view, self.deck, int(move[0]))
        return place, 0, int(move[2:6]), *_life(scene, move), difficulty - 1

    def _opinion(self, scene: Scene, move: str, value: float, found: Array) -> Opinion:
        _, cards, right, others, _ = (float(x) for x in found)
        taken = float(scene.catches[scene.me]) + cards
        values = {"others": round(100 * others / right) if right else 0, "cards": round(cards, 1)}
        if scene.view["phase"] == "open":
            return Opinion(
                move, value, taken, "why-lifetime-open", values | {"year": int(move[2:6])}
            )
        values |= {"year": _year(scene, move), "chance": round(100 * right)}
        return Opinion(move, value, taken, "why-lifetime-lay", values)


def surest(name: str = "expert", width: float | None = None) -> BotMaker:
    """A maker of bots that lay their surest card, with the knowledge of a level (or of a width)."""
    return partial(Player, name=name, width=WIDTHS[name] if width is None else width)


WIDTHS = {"easy": 3.0, "medium": 2.0, "hard": 1.4, "expert": 1.0}
BOTS: Mapping[str, BotMaker] = {
    "greedy": surest(),
    "easy": partial(Novice, name="easy", width=WIDTHS["easy"]),
    "medium": partial(Player, name="medium", width=WIDTHS["medium"]),
    "hard": partial(Thinker, name="hard", width=WIDTHS["hard"], rounds=1500),
    "expert": partial(Thinker, name="expert", width=WIDTHS["expert"], rounds=20000),
}
