"""What a study of Life is Life finds, against closed forms and the slow game."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import chisquare, hypergeom
from tests.test_reference import slow_round
from tests.test_study import quiet

import lifetable
from lifetable.games.life_is_life import study as own


@pytest.mark.parametrize("players", [3, 5])
def test_opening_hands_are_hypergeometric(players: int) -> None:
    setup = lifetable.game("life-is-life", players=players)
    sample = own.Sample(setup, 20_000, "hands", quiet)
    assert (sample.hands.sum(axis=2) == 10).all()
    held = sample.of_seat(sample.hands)
    for species, cards in enumerate((9, 8, 7, 7, 6, 6, 5, 5, 4, 3)):
        expected = hypergeom(60, cards, 10).pmf(np.arange(cards + 1)) * len(held)
        found = np.bincount(held[:, species], minlength=cards + 1).astype(float)
        last = int(np.flatnonzero(expected >= 5)[-1])  # rarer hands count with this one
        for counts in (expected, found):
            counts[last] = counts[last:].sum()
        assert chisquare(found[: last + 1], expected[: last + 1]).pvalue > 1e-4, species


def test_who_alone_has_most() -> None:
    hands = np.array([[[3, 2, 0], [1, 2, 0], [0, 0, 0]]])
    found = own.majorities(hands)
    assert found[0].tolist() == [[True, False, False], [False] * 3, [False] * 3]


def test_first_rounds_of_life_is_life_are_those_of_the_slow_game() -> None:
    setup = lifetable.game("life-is-life", players=3)
    sample = own.Sample(setup, 8, "slow", quiet)
    for game in range(8):
        slow, events, _ = slow_round(setup, f"slow/{game}", hasty=True)
        assert (5 - np.array(slow.as_dict()["lives"]) == sample.lost[game]).all()
        knocks = [event["seat"] for event in events if event["kind"] == "knocked"]
        assert sample.how[game, 1] == (knocks[0] if knocks else -1)
        sudden = any(event["kind"] == "sudden-death" for event in events)
        assert (sample.how[game, 0] == own.BY_SUDDEN) == sudden
