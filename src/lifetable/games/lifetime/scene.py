"""A seat's view, as the bots' compiled functions want it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lifetable.games.arrays import Array
from lifetable.games.contract import Data
from lifetable.games.lifetime import thinking as t
from lifetable.games.lifetime.deck import Card, Deck, Person
from lifetable.games.lifetime.knowledge import USUAL_DIFFICULTY, Education, estimate
from lifetable.games.lifetime.prospects import OUTLOOK, look_ahead, weights
from lifetable.games.lifetime.rules import HAND, SEATS, year_after, year_before

NOTHING = np.array([0.0, -1.0, 0.0, 0.0])  # nobody is named yet, and the seat to move will know


def number(card: str) -> int:
    """The number of a card, `20b` or `20`."""
    return int(card[:2])


@dataclass(frozen=True)
class Scene:
    """What a seat sees and thinks. `belief` is a row of `thinking`, `outlook` a table of `prospects`."""

    view: Data
    me: int
    hand: Array
    held: Array
    pool: Array
    table: Array
    catches: Array
    belief: Array
    outlook: Array
    card: Card | None
    named: Person | None

    @property
    def line(self) -> int:
        """How many cards are laid."""
        return int(self.table[t.LINE])

    @property
    def taken(self) -> float:
        """How many cards this seat has taken so far."""
        return float(self.catches[self.me])

    def ends_after(self, move: str) -> tuple[int, int]:
        """Both ends of the line after a card is laid."""
        left, right = int(self.table[t.LEFT]), int(self.table[t.RIGHT])
        if move[0] == "<":
            return year_before(left, number(move[1:])), right
        return left, year_after(right, number(move[1:]))

    def year(self, move: str) -> int:
        """The year that a card would say."""
        if move[0] not in "<>":
            return int(move[2:6])
        return self.ends_after(move)[move[0] == ">"]

    def to_come(self, move: str) -> bool:
        """Would a card say a year that has not come yet? LT14"""
        return self.line > 0 and self.year(move) > self.table[t.PRESENT]

    def life(self, move: str) -> tuple[int, int]:
        """The dates of the person that an opening names; the first player may see them."""
        person = self.view["people"][int(move[0]) - 1]
        return person["born"], person["died"]

    def difficulty(self, place: int) -> int:
        """1 to 5, for a person of the celebrity card; the first player sees it."""
        assert self.card
        return self.card.people[place - 1].difficulty or USUAL_DIFFICULTY

    @property
    def fame(self) -> int:
        """The same for whoever was named."""
        assert self.named
        return self.named.difficulty or USUAL_DIFFICULTY


def look(view: Data, deck: Deck, education: Education) -> Scene:
    """Read a view."""
    players, me = view["players"], view["seat"]
    hand, held = np.zeros(HAND, np.int8), np.zeros(SEATS, np.int64)
    hand[: len(view["hand"])] = [number(card) for card in view["hand"]]
    held[:players] = view["hand_sizes"]
    table, catches, outlook = np.zeros(t.FIELDS, np.int64), np.zeros(SEATS), np.zeros(OUTLOOK)
    if view["line"]:
        table[t.LEFT], table[t.RIGHT] = view["line"][0]["year"], view["line"][-1]["year"]
    table[t.TURN], table[t.LINE] = me, len(view["line"])
    table[t.PLAYERS], table[t.FIRST], table[t.PRESENT] = players, view["first"], deck.present
    catches[:players] = [len(cards) for cards in view["taken"]]
    look_ahead(
        catches, players, me, view["first"], len(view["line"]), int(held.sum()), view["pile_size"],
        view["last"], weights(), outlook,
    )  # fmt: skip
    card = next((card for card in deck.cards if card.name == view["celebrity"]), None)
    named = deck.called(view["name"]) if view["name"] else None
    belief = _belief(view, named, education)
    unseen = _unseen(view, deck)
    return Scene(view, me, hand, held, unseen, table, catches, belief, outlook, card, named)


def _unseen(view: Data, deck: Deck) -> Array:
    """The numbers of the cards that may be in other hands; LT13: where the celebrity card is, only one seat knows."""
    seen = {*view["aside"], *view["hand"], *(laid["card"] for laid in view["line"])}
    seen.update(card for cards in view["taken"] for card in cards)
    seen.update(entry["card"] for entry in view["remembered"] if entry["where"] != "hand")
    seen.add(view["celebrity"])
    return np.array([card.number for card in deck.cards if card.name not in seen], np.int8)


def _belief(view: Data, named: Person | None, education: Education) -> Array:
    if view["born"] is not None:
        return np.array([view["born"], -1.0, view["died"], 0.0])
    if named is None:
        return NOTHING
    belief = estimate(named, education)
    return np.array([belief.middle, belief.era, belief.span, belief.spread])


def lays(view: Data) -> Array:
    """How the line came about: rows (seat, side, left end, right end, year, cards in hand before).

    The view tells who laid what, not when; but all lay in turn. Should that not explain the line (somebody
    without cards was skipped), there are no rows.
    """
    line, held = view["line"], list(view["hand_sizes"])
    found: list[list[int]] = []
    i, j = 0, len(line) - 1
    for side in _order([laid["seat"] for laid in line], view["first"], view["players"]):
        seat = line[j if side else i]["seat"]
        year = line[j if side else i]["year"]
        i, j = (i, j - 1) if side else (i + 1, j)
        held[seat] += 1
        found.append([seat, side, line[i]["year"], line[j]["year"], year, held[seat]])
    return np.array(found[::-1], np.int64).reshape(-1, 6)


def _order(seats: Sequence[int], first: int, players: int) -> list[int]:
    """The sides on which the cards were laid, the latest first; empty if seats did not take turns."""
    return _sides(seats, first, players, 0, len(seats) - 1, set()) or []


def _sides(
    seats: Sequence[int], first: int, players: int, i: int, j: int, hopeless: set[tuple[int, int]]
) -> list[int] | None:
    """The sides of cards i to j, without the opening."""
    if i == j:
        return [] if seats[i] == first else None
    if (i, j) in hopeless:
        return None
    who = (first + j - i) % players
    for side, seat in ((0, seats[i]), (1, seats[j])):
        if seat == who:
            rest = _sides(seats, first, players, i + 1 - side, j - side, hopeless)
            if rest is not None:
                return [side, *rest]
    hopeless.add((i, j))
    return None
