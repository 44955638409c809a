"""Positions of Life is Life, built by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.positions import kinds, state_of

from lifetable.games.face import Setup, State
from lifetable.games.life_is_life import GAME
from lifetable.games.life_is_life.game import pack
from lifetable.games.life_is_life.shapes import ANIMALS

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
    **options: object,
) -> State:
    """Hands and rows by letters; who is out has an empty hand. The other cards are the rest."""
    setup = Setup(GAME, len(hands), **options)
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
