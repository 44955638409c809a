"""The players of Lifetime. They know people as well as their level went to school, never all dates.

`easy` and `medium` look at each year by itself; `easy` knows little and names whom everybody knows. `hard` also
reasons from the years already accepted. `expert` draws conclusions from how the others lay, then
plays the round on, thousands of times, with dates and hands it holds possible, against others who do
not know the dates either. `greedy` lays its surest card and knows as much as `expert`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.contract import LEAST, Bot, BotMaker, Data, Opinion, Options
from lifetable.games.lifetime import GAME, greedy
from lifetable.games.lifetime import rules as r
from lifetable.games.lifetime import thinking as t
from lifetable.games.lifetime.knowledge import Education, widths
from lifetable.games.lifetime.rules import SEATS
from lifetable.games.lifetime.scene import Scene, lays, look

WIDTHS = {"easy": 11.0, "medium": 4.5, "hard": 2.0, "expert": greedy.WIDTH}


class Surest(Bot):
    """Lays its surest card, and opens so that most of its other cards would be right as well."""

    alone = False  # does it look at each year by itself, as if the line told nothing?

    def __init__(
        self, box: np.void, options: Options, players: int, *, name: str, width: float
    ) -> None:
        self.box, self.deck = box, GAME.deck(options)
        self.name, self.width = name, width

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.width})"

    def look(self, view: Data) -> Scene:
        """What this bot sees. Bots of one level at one table have not all read the same books."""
        return look(view, self.deck, Education(f"{self.name}/{view['seat']}", self.width))

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        scene, s = self.look(view), GAME.restore(view, self.box)
        values = np.zeros(int(r.count(s, self.box)))
        greedy.weigh_with(s, self.box, scene.belief, scene.outlook, self.alone, values)
        found = {}
        for k, value in enumerate(values.tolist()):
            move = int(r.nth(s, self.box, k))
            text = GAME.text(move)
            if view["phase"] == "lay":
                found[text] = self._of_lay(scene, text, value)
            elif view["nobody_fits"]:
                away = {"gap": int(greedy.gap(s, self.box, k))}
                found[text] = Opinion(text, value, scene.taken + 1, "why-lifetime-blind", away)
            else:
                right, others = greedy.fitting(s, self.box, move)
                told = {"year": str(scene.year(text)), "fitting": int(right), "others": int(others)}
                found[text] = Opinion(text, value, scene.taken, "why-lifetime-opening", told)
        return [found[move] for move in legal]

    def odds(self, scene: Scene, move: str) -> float:
        """How likely a card is right: after all the years that were, or by itself."""
        if self.alone:
            year = scene.year(move)
            return float(t.chance(scene.belief, year, year))
        left, right = int(scene.table[t.LEFT]), int(scene.table[t.RIGHT])
        return float(t.odds(scene.belief, left, right, *scene.ends_after(move)))

    def _of_lay(self, scene: Scene, move: str, value: float) -> Opinion:
        p, cards = min(self.odds(scene, move), 1.0), scene.line + 1
        if scene.to_come(move):
            return _to_come(scene, move)
        values = {"year": str(scene.year(move)), "chance": round(100 * p), "cards": cards}
        taken = scene.taken + (1 - p) * cards
        return Opinion(move, value, taken, "why-lifetime-chance", values)


class Plain(Surest):
    """Looks at each year by itself, as if the line told nothing."""

    alone = True


class Novice(Plain):
    """Names whoever is best known, and opens in the middle of the life."""

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        if view["phase"] == "lay" or view["nobody_fits"]:
            return super().choose(view, legal, rng, budget)
        scene = self.look(view)

        def fame(move: str) -> tuple[int, int]:
            return scene.difficulty(int(move[0])), abs(2 * scene.year(move) - sum(scene.life(move)))

        return min(legal, key=fame)


class Thinker(Surest):
    """Plays the round on from every move, in worlds it holds possible, and counts who takes the cards."""

    def __init__(
        self,
        box: np.void,
        options: Options,
        players: int,
        *,
        name: str,
        width: float,
        playouts: int,
    ) -> None:
        super().__init__(box, options, players, name=name, width=width)
        self.playouts = playouts
        self.errors = np.array([widths(difficulty, self.width) for difficulty in range(1, 6)])

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        if view["nobody_fits"]:
            return super().opinions(view, legal, rng, budget)
        scene = self.look(view)
        found = self._ponder(scene, legal, rng, time.monotonic() + budget)
        times = found[:, 4]
        coming = np.array([scene.to_come(move) for move in legal])
        # A move that was given up early had fewer playouts, so its mean may be high by luck alone.
        most = found[times == times.max(), 0].max() / times.max()
        values = np.where(
            times == times.max(), found[:, 0] / times, np.minimum(found[:, 0] / times, most - 1e-9)
        )
        return [
            _to_come(scene, move)
            if late
            else self._opinion(scene, move, float(value), row / row[4])
            for move, late, value, row in zip(
                legal, coming, np.clip(values, LEAST, 1), found, strict=True
            )
        ]

    def _ponder(
        self, scene: Scene, legal: Sequence[str], rng: np.random.Generator, deadline: float
    ) -> Array:
        """What `thinking.ponder` finds, move by move. The better half is looked at longer, and again."""
        moves = np.array([_coded(scene, move) for move in legal], np.int64)
        found, alive = np.zeros((len(legal), 5)), np.arange(len(legal))
        stream = rng.integers(0, 2**64, dtype=np.uint64)
        lives, minds = np.zeros((t.GUESSES, 2), np.int64), np.zeros((t.GUESSES, SEATS, 4))
        if scene.line:
            stream = t.infer(
                lays(scene.view),
                scene.table,
                scene.belief,
                self.errors[moves[0, 5]],
                lives,
                minds,
                t.DOUBT,
                stream,
            )
        for _ in range(4):
            part, room = moves[alive], np.zeros((len(alive), 5))
            stream = t.ponder(
                part, scene.hand, scene.pool, scene.held, scene.table, minds, lives, self.errors,
                scene.outlook, max(1, self.playouts // (4 * len(alive))), np.uint64(stream), room,
            )  # fmt: skip
            found[alive] += room
            best = np.argsort(-found[alive, 0], kind="stable")
            alive = np.sort(alive[best[: max(2, (len(alive) + 1) // 2)]])
            if time.monotonic() > deadline:
                break
        return found

    def _opinion(self, scene: Scene, move: str, value: float, found: Array) -> Opinion:
        _, cards, right, others, _ = (float(x) for x in found)
        values = {
            "year": str(scene.year(move)),
            "others": round(100 * others / right) if right else 0,
            "cards": round(cards, 1),
        }
        if scene.line:
            values["chance"] = round(100 * right)
        reason = "why-lifetime-lay" if scene.line else "why-lifetime-open"
        return Opinion(move, value, scene.taken + cards, reason, values)


def _to_come(scene: Scene, move: str) -> Opinion:
    """LT14: the card would lose the line whoever was named."""
    values = {"year": str(scene.year(move)), "chance": 0}
    taken = scene.taken + scene.line + 1
    return Opinion(move, 0.0, taken, "why-lifetime-to-come", values)


def _coded(scene: Scene, move: str) -> tuple[int, ...]:
    """A row for `thinking.ponder`."""
    if scene.line:
        place = scene.view["hand"].index(move[1:])
        return place, move[0] == ">", 0, 0, 0, scene.fame - 1
    place, card = int(move[0]), f"{move[4:]}"
    life = scene.life(move)
    return scene.view["hand"].index(card), 0, scene.year(move), *life, scene.difficulty(place) - 1


def surest(name: str = "expert", width: float | None = None) -> BotMaker:
    """A maker of bots that lay their surest card, with the knowledge of a level or of a width."""
    return partial(Surest, name=name, width=WIDTHS[name] if width is None else width)


BOTS: Mapping[str, BotMaker] = {
    "greedy": surest(greedy.NAME),
    "easy": partial(Novice, name="easy", width=WIDTHS["easy"]),
    "medium": partial(Plain, name="medium", width=WIDTHS["medium"]),
    "hard": surest("hard"),
    "expert": partial(Thinker, name="expert", width=WIDTHS["expert"], playouts=24_000),
}
