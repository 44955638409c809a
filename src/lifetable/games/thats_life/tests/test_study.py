"""What a study of That's Life! finds, against closed forms and the slow game."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
from scipy.stats import chisquare
from tests.test_study import EN, quiet

import lifetable
from lifetable.games.batch import simulate
from lifetable.games.picture import board
from lifetable.games.thats_life import study as own


def test_the_die_is_fair() -> None:
    sample = own.Sample(lifetable.game("thats-life"), 2000, "die", quiet)
    rolls = int(sample.faces.sum())
    assert sample.faces[0] == 0
    error = (35 / 12 / rolls) ** 0.5  # the variance of a die is 35/12
    assert abs(sample.faces @ np.arange(7) / rolls - 3.5) < 4 * error
    assert chisquare(sample.faces[1:]).pvalue > 1e-3


def test_the_sample_of_tiles_plays_the_games_of_the_batch() -> None:
    setup = lifetable.game("thats-life", players=5, layout="shuffled")
    sample = own.Sample(setup, 300, "same", quiet)
    batch = simulate(setup, 300, "same")
    assert (sample.shares == batch.shares).all()
    assert (sample.scores == batch.scores).all()


def test_a_picture_is_drawn_with_most_players_and_recycled_tiles() -> None:
    state = lifetable.game("thats-life", players=6, recycle=True).deal(7)
    for _ in range(60):
        state = state.play(state.legal()[0])
    ElementTree.fromstring(board(state.view(1), EN))
