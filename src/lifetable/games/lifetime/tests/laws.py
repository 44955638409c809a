"""What the laws of all games (`tests/test_laws.py`) ask of Lifetime."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import numpy as np

from lifetable.games.contract import Data, Options, OptionValue
from lifetable.games.face import State
from lifetable.games.lifetime import rules
from lifetable.games.lifetime.deck import deck_named, load
from lifetable.games.lifetime.tests.positions import odd_deck

WILLFUL = ("easy",)  # it opens with whom everybody knows, whatever it thinks of it
WEIGHTS = 50_000  # bytes, at most
SHAPE = r"[1-7] ?: ?[0-9]{4}b?|[<>] ?[0-9]{2}b?|- ?: ?[0-9]{2}b?"
GREEDY_TABLES: list[tuple[list[str], dict[str, OptionValue]]] = [
    (["greedy"] * 3, {}),
    (["random", "greedy", "greedy", "random"], {}),
]
"""Who plays with which options where compiled players are compared with Python ones."""
RARE: tuple[Data, ...] = (
    {"kind": "unlost", "cards": ["01"]},
    {"kind": "void", "seat": 0},
)
"""Events that random games hardly ever bring, for the terminal."""
PUBLIC = frozenset({"named", "laid", "accepted"})
DRAWN = frozenset({"refilled", "drew", "put-under", "kept"})
FILE = (Path(__file__).parents[1] / "deck.csv").read_text(encoding="utf-8")
FILES = {"deck": (odd_deck("narrow"), odd_deck("hopeless"))}


def in_the_box(data: Data) -> None:
    groups = (*data["hands"], *data["taken"], data["pile"], data["aside"])
    cards = [card for group in groups for card in group]
    cards += [laid["card"] for laid in data["line"]]
    cards += [] if data["celebrity"] is None else [data["celebrity"]]
    assert sorted(cards) == [card.name for card in load(None).cards]
    assert all(len(hand) <= 7 for hand in data["hands"])


def many_moves(chance: random.Random) -> list[str]:
    cards = [card.name for card in load(None).cards]
    moves = [f"{side}{card}" for side in ("<", ">", "-:") for card in cards]
    for _ in range(250):
        year = chance.choice((chance.randint(1000, 2030), chance.randint(1700, 1990)))
        moves.append(f"{chance.randint(1, 6)}:{year}{chance.choice(('', '', '', 'b'))}")
    return moves


def shuffle(state: State, seat: int | None, chance: random.Random) -> np.void:
    """Swap all cards that a seat never saw; change place, dates and others' memory unless it knows them."""
    record = state._record.copy()
    data = state.as_dict()
    known = set() if seat is None else set(data["remembered"][seat])
    names_of = [card.name for card in load(None).cards]
    places: list[tuple[str, int]] = []
    for i in range(int(record["pile_size"])):
        places.append(("pile", (int(record["top"]) + i) % 128))
    for player in range(state.setup.players):
        if player != seat:
            places += [("hand", player * 7 + i) for i in range(int(record["hand_size"][player]))]
    places = [(at, i) for at, i in places if names_of[record[at][i]] not in known]
    cards = [int(record[at][i]) for at, i in places]
    secret = record["celebrity"] >= 0 and record["first"] != seat
    if secret and names_of[record["celebrity"]] not in known:
        cards.append(int(record["celebrity"]))
    chance.shuffle(cards)
    for at, i in places:
        record[at][i] = cards.pop()
    if cards:
        record["celebrity"] = cards.pop()
    if record["phase"] == 1 and seat != record["first"] and not record["over"]:
        record["person"] = chance.randint(1, 6)
        record["born"] -= chance.randint(0, 5)
        record["died"] += chance.randint(0, 5)
    mine = 0 if seat is None else 1 << seat
    for at in ("pile_seen", "hand_seen"):
        noise = chance.getrandbits(6) & ~mine
        record[at][:] = [int(seen) & mine | noise for seen in record[at]]
    return record


def refreshed(state: State) -> np.void:
    """A record whose counts of openings fit its cards again."""
    record = state._record.copy()
    if not record["nobody_fits"] and record["phase"] == 0:
        record["openings"] = rules.openings(record, state.setup.box)
    return record


def comparable(state: State, other: State) -> bool:
    """Would naming somebody tell the same name?"""
    here, there = state.as_dict(), other.as_dict()
    return bool(here["phase"] != "open" or here["celebrity"] == there["celebrity"])


@cache
def told(deck: str) -> Data:
    """What the slow game must be told of a deck."""
    cards = deck_named(deck).cards
    lives = {card.name: [[p.born, p.died] for p in card.people] for card in cards}
    told = {
        card.name: [
            {"name": dict(p.names), "about": dict(p.abouts), "fact": dict(p.facts)}
            for p in card.people
        ]
        for card in cards
    }
    return {
        "cards": [card.name for card in cards],
        "lives": lives,
        "told": told,
        "present": deck_named(deck).present,
    }


def beside(options: Options) -> Data:
    """What the slow game is given beside the deal."""
    return told(str(options["deck"]))


def possible_score(cards: float | None) -> bool:
    """Can a bot expect that?"""
    return cards is not None
