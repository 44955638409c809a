"""Positions of Lifetime, built by hand, and decks for them."""

from __future__ import annotations

import csv
import random
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.positions import state_of

from lifetable.games.face import Setup, State
from lifetable.games.lifetime import GAME
from lifetable.games.lifetime import rules as lifetime_rules
from lifetable.games.lifetime.game import card_name

Life = tuple[str, int, int]  # name, born, died
NUMBERS = [f"{number:02}" for number in range(100)]
SECONDS = ["20b", "45b", "70b", "95b"]
NEVER = (1050, 1055)  # who fits nothing but 50-55


def write_deck(
    file: Path,
    lives: Mapping[str, Sequence[Life]],
    names: Sequence[str] = (*NUMBERS, *SECONDS),
    others: tuple[int, int] = NEVER,
) -> str:
    """A deck file. Cards without lives of their own name six people who all lived from and to `others`."""
    born, died = others
    with file.open("w", newline="", encoding="utf-8") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["card", "place", "name_en", "about_en", "born", "died"])
        for name in sorted(names):
            people = list(lives.get(name, ()))
            extra = [(f"Somebody {name} {i}", born, died) for i in range(len(people) + 1, 7)]
            for place, (person, birth, death) in enumerate([*people, *extra], 1):
                rows.writerow([name, place, person, f"about {person}", birth, death])
    return str(file)


@cache
def odd_deck(kind: str) -> str:
    """A deck with which Lifetime's rare rules (LT04) are everyday.

    `narrow`: everybody lived six years, all on one card the same, so that two cards of three fit no hand.
    `hopeless`: nearly everybody on all cards lived the same six years, so that often no card fits.
    """
    file = Path(tempfile.mkdtemp(prefix="lifetable-")) / f"{kind}.csv"
    chance = random.Random(kind)
    lives: dict[str, list[Life]] = {}
    for name in (*NUMBERS, *SECONDS):
        born = chance.randint(1000, 1990)
        if kind == "narrow" or chance.random() < 0.1:
            lives[name] = [(f"Person {name} {i}", born, born + 5) for i in range(6)]
    return write_deck(file, lives)


def lifetime(
    deck: str | None,
    hands: Sequence[Sequence[str]],
    *,
    pile: Sequence[str] = (),
    celebrity: str | None = None,
    person: int = 0,
    line: Sequence[tuple[str, int, int]] = (),
    turn: int | None = None,
    first: int = 0,
    taken: Mapping[int, Sequence[str]] | None = None,
    last: bool = False,
    seed: int | str = 0,
    **options: object,
) -> State:
    """A round of Lifetime. Cards that are named nowhere are set aside.

    Without a `line` the first player is about to open for a card; with one (card, year, seat; left to
    right) the person is named and `turn` lays next.
    """
    if deck is not None:
        options["deck"] = deck
    setup = Setup(GAME, len(hands), **options)
    box = setup.box
    index = {card_name(box, card): card for card in range(int(box["cards"]))}
    record = setup.deal(seed)._record.copy()
    for field in ("hand", "hand_seen", "hand_size", "pile", "pile_seen", "catch", "line_card"):
        record[field][:] = 0
    for field in ("line_year", "line_seat"):
        record[field][:] = 0
    record["owner"][:] = lifetime_rules.IN_PLAY
    placed = [*pile, *(card for hand in hands for card in hand), *(card for card, _, _ in line)]
    placed += [] if celebrity is None else [celebrity]
    for seat, catch in (taken or {}).items():
        record["owner"][[index[card] for card in catch]] = seat
        record["catch"][seat] = len(catch)
        placed += catch
    assert len(placed) == len(set(placed)), "a card is in two places"
    aside = [index[card] for card in index if card not in placed]
    record["owner"][aside] = lifetime_rules.ASIDE
    for seat, hand in enumerate(hands):
        start = seat * lifetime_rules.HAND
        record["hand"][start : start + len(hand)] = [index[card] for card in hand]
        record["hand_size"][seat] = len(hand)
    record["pile"][: len(pile)] = [index[card] for card in pile]
    record["top"], record["pile_size"] = 0, len(pile)
    record["line_size"] = len(line)
    for i, (card, year, seat) in enumerate(line):
        assert year % 100 == int(card[:2])
        record["line_card"][i], record["line_year"][i] = index[card], year
        record["line_seat"][i] = seat
    record["celebrity"] = -1 if celebrity is None else index[celebrity]
    record["celebrity_seen"] = record["redraws"] = record["nobody_fits"] = 0
    record["first"], record["turn"] = first, first if turn is None else turn
    record["round"], record["last"], record["person"] = 1, last, person
    record["phase"] = lifetime_rules.LAYING if line else lifetime_rules.NAMING
    record["born"] = record["died"] = record["left"] = record["right"] = 0
    record["named"] = lifetime_rules.NOBODY
    if line:
        life = index[celebrity or ""] * lifetime_rules.PEOPLE + person - 1
        record["born"], record["died"] = box["born"][life], box["died"][life]
        record["named"] = life
        record["left"], record["right"] = line[0][1], line[-1][1]
    record["openings"] = 0 if line else lifetime_rules.openings(record, box)
    return state_of(setup, record, seed)
