"""Exact positions, built by hand, for tests of single rules.

A position is a state like any other: it can be looked at and played on. Chance to come is fixed by `seed`.
"""

from __future__ import annotations

import csv
import random
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lifetable.errors import MoveError
from lifetable.games import find
from lifetable.games.contract import Data
from lifetable.games.face import Setup, State
from lifetable.games.kernel import LOG_WIDTH, key_of
from lifetable.games.life_is_life.game import ANIMALS, LETTERS, pack
from lifetable.games.lifetime import rules as lifetime_rules
from lifetable.games.lifetime.game import card_name
from lifetable.games.thats_life.game import LAYOUTS

NO_ROWS = np.zeros((0, LOG_WIDTH), np.int64)


def state_of(setup: Setup, record: np.void, seed: int | str = 0) -> State:
    """A state around a record, with chance of its own."""
    record["key"] = key_of(seed)
    record["drawn"] = 0
    return State(setup, str(seed), np.atleast_1d(record), NO_ROWS, None)


def edited(state: State, **fields: Any) -> State:
    """The same state but for some fields of its record. A value may be a dict: places of an array."""
    record = state._record.copy()
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, entry in value.items():
                record[name][place] = entry
        else:
            record[name] = value
    return State(state.setup, state.seed, np.atleast_1d(record), state._rows[:0], state._trail)


def kinds(state: State) -> list[str]:
    """The kinds of events that the last move brought."""
    return [event["kind"] for event in state.events]


def event(state: State, kind: str) -> Data:
    """The one event of a kind."""
    (found,) = [event for event in state.events if event["kind"] == kind]
    return found


def events(state: State, kind: str) -> list[Data]:
    """All events of a kind, without their kind."""
    return [
        {key: value for key, value in event.items() if key != "kind"}
        for event in state.events
        if event["kind"] == kind
    ]


def refused(state: State, move: str, code: str) -> None:
    """Check that a move is refused for this reason and that nothing changes."""
    before = state.as_dict()
    with pytest.raises(MoveError) as caught:
        state.play(move)
    assert caught.value.code == f"{state.setup.name}-{code}"
    assert state.as_dict() == before
    assert move not in state.legal()


# --- That's Life! ---------------------------------------------------------------------------------

Pieces = Sequence[int] | tuple[Sequence[int], int]  # pawns (seats), or pawns and a number of guards


def thats_life(
    players: int = 2,
    path: Mapping[int, Pieces] | None = None,
    *,
    start: Sequence[int] = (),
    die: int = 1,
    turn: int = 0,
    guards: Mapping[int, int] | None = None,
    gone: Sequence[int] = (),
    only: Sequence[int] | None = None,
    taken: Mapping[int, Sequence[int]] | None = None,
    finish_guards: int = 0,
    start_guards: int = 0,
    seed: int | str = 0,
    **options: Any,
) -> State:
    """Pawns (and guards) on tiles; pawns that stand nowhere are home.

    All tiles lie on the path in the order of the layout, except those `gone`, those `taken` (per seat)
    and, if `only` is given, all that it does not name. Guards stand only where they are put.
    """
    setup = Setup(find("thats-life"), players, **options)
    values = dict(enumerate(LAYOUTS[setup.options["layout"]], 1))
    taken = taken or {}
    away = {tile for tiles in taken.values() for tile in tiles} | set(gone)
    left = [tile for tile in values if tile not in away and (only is None or tile in only)]
    places: dict[int, Data] = {tile: {"pawns": [], "guards": 0} for tile in left}
    for tile, pieces in (path or {}).items():
        pawns, count = pieces if isinstance(pieces, tuple) else (pieces, 0)
        places[tile] = {"pawns": sorted(pawns), "guards": count}  # type: ignore[arg-type]
    for tile, count in (guards or {}).items():
        places[tile]["guards"] = count
    each = 3 if players <= 4 else 2
    home = Counter(dict.fromkeys(range(players), each))
    home.subtract([*start, *(pawn for place in places.values() for pawn in place["pawns"])])
    assert min(home.values()) >= 0, "too many pawns"
    view: Data = {
        "players": players,
        "ply": 0,
        "turn": turn,
        "over": False,
        "first": 0,
        "die": die,
        "path": [{"tile": tile, "value": values[tile], **places[tile]} for tile in left],
        "start": {"pawns": sorted(start), "guards": start_guards},
        "finish": {"pawns": sorted(home.elements()), "guards": finish_guards},
        "taken": [
            [{"tile": tile, "value": values[tile]} for tile in sorted(taken.get(seat, ()))]
            for seat in range(players)
        ],
        "straggler": None,
        "gone": sorted(set(values) - set(left) - {t for tiles in taken.values() for t in tiles}),
        "box": 0,
    }
    state = state_of(setup, setup.game.restore(view, setup.box), seed)
    shown = state.as_dict()
    assert all(shown[key] == view[key] for key in view), "the position is as it was asked for"
    return state


def on(state: State, tile: int) -> Data:
    """What stands on a tile of the path."""
    (place,) = [place for place in state.as_dict()["path"] if place["tile"] == tile]
    return {"pawns": place["pawns"], "guards": place["guards"]}


def tiles(state: State) -> list[int]:
    """The tiles on the path."""
    return [place["tile"] for place in state.as_dict()["path"]]


def tile_of(layout: str, value: int, which: int = 0) -> int:
    """The number of a tile by its value: the first or (which=-1) the last of that value."""
    return [tile for tile, worth in enumerate(LAYOUTS[layout], 1) if worth == value][which]


# --- Life is Life ---------------------------------------------------------------------------------

NAME_OF = {letter: animal for animal, (letter, _) in ANIMALS.items()}


def cards(letters: str) -> dict[str, int]:
    """`"GGB"` is two giraffes and a bear; spaces do not matter."""
    counts = Counter(NAME_OF[letter] for letter in letters.replace(" ", ""))
    return {animal: counts[animal] for animal in ANIMALS if counts[animal]}


def letters_of(counts: Mapping[str, int]) -> str:
    return "".join(ANIMALS[animal][0] * counts.get(animal, 0) for animal in ANIMALS)


def life_is_life(
    hands: Sequence[str],
    rows: Sequence[str],
    *,
    lives: Sequence[int] | None = None,
    turn: int = 0,
    starter: int = 0,
    traded: bool | Sequence[bool] = False,
    knocked: int | None = None,
    last_turns: int | None = None,
    turns: int = 0,
    seed: int | str = 0,
    **options: Any,
) -> State:
    """Hands and rows by letters; who is out has an empty hand. The other cards are the rest."""
    setup = Setup(find("life-is-life"), len(hands), **options)
    lives = lives or [5] * len(hands)
    rest = Counter(dict(ANIMALS.values()))
    for bunch in (*hands, *rows):
        rest.subtract(bunch.replace(" ", ""))
    assert min(rest.values()) >= 0, f"too many of {[a for a, n in rest.items() if n < 0]}"
    for hand, left in zip(hands, lives, strict=True):
        assert sum(cards(hand).values()) == (10 if left else 0), hand
    assert [sum(cards(row).values()) for row in rows] == [1, 2, 3, 4]
    record = setup.deal(seed)._record.copy()
    count = len(hands)
    record["hand"][:count] = [pack(cards(hand)) for hand in hands]
    record["row"][:] = [pack(cards(row)) for row in rows]
    record["rest"] = pack({NAME_OF[letter]: n for letter, n in rest.items()})
    record["known"][:] = record["slack"][:] = 0
    record["lives"][:count] = lives
    record["living"] = sum(left > 0 for left in lives)
    record["turn"], record["starter"], record["turns"] = turn, starter, turns
    flags = [traded] * count if isinstance(traded, bool) else list(traded)
    record["traded"][:count] = flags
    record["knocked"] = -1 if knocked is None else knocked
    record["last_turns"] = -1 if last_turns is None else last_turns
    return state_of(setup, record, seed)


def any_trade(state: State) -> str:
    """A legal trade that causes no sudden death, for tests that do not care which."""
    for move in state.legal():
        if move != "knock" and "sudden-death" not in kinds(state.play(move)):
            return move
    raise AssertionError("every trade ends the round")


# --- Lifetime -------------------------------------------------------------------------------------

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
    **options: Any,
) -> State:
    """A round of Lifetime. Cards that are named nowhere are set aside.

    Without a `line` the first player is about to open for a card; with one (card, year, seat; left to
    right) the person is named and `turn` lays next.
    """
    if deck is not None:
        options["deck"] = deck
    setup = Setup(find("lifetime"), len(hands), **options)
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
    if line:
        life = index[celebrity or ""] * lifetime_rules.PEOPLE + person - 1
        record["born"], record["died"] = box["born"][life], box["died"][life]
        record["left"], record["right"] = line[0][1], line[-1][1]
    record["openings"] = 0 if line else lifetime_rules.openings(record, box)
    return state_of(setup, record, seed)


__all__ = [
    "LETTERS",
    "NEVER",
    "NUMBERS",
    "SECONDS",
    "any_trade",
    "cards",
    "edited",
    "event",
    "events",
    "kinds",
    "letters_of",
    "life_is_life",
    "lifetime",
    "odd_deck",
    "on",
    "refused",
    "state_of",
    "thats_life",
    "tile_of",
    "tiles",
    "write_deck",
]
