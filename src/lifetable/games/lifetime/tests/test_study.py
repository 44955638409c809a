"""What a study of Lifetime finds, against closed forms and the slow game."""

from __future__ import annotations

from tests.test_reference import slow_round
from tests.test_study import EN, quiet

import lifetable
from lifetable.games.lifetime import study as own
from lifetable.games.lifetime.game import Lifetime
from lifetable.games.picture import board


def test_first_rounds_of_lifetime_are_those_of_the_slow_game() -> None:
    setup = lifetable.game("lifetime", players=4)
    lifetime = setup.game
    assert isinstance(lifetime, Lifetime)
    sample = own.Sample(setup, 25, "slow", quiet)
    accepted = refused = 0
    for game in range(25):
        first = setup.deal(f"slow/{game}").turn
        assert first is not None
        _, events, movers = slow_round(setup, f"slow/{game}", hasty=False)
        right = sum(event["kind"] == "accepted" for event in events)
        accepted += right
        refused += sum(event["kind"] == "refused" for event in events)
        revealed = next(event for event in events if event["kind"] == "revealed")
        card = [card.name for card in lifetime.deck(setup.options).cards].index(revealed["card"])
        assert sample.person[game] == 6 * card + revealed["place"] - 1
        assert sample.right[game] == right
        assert sample.distance[game] == (movers[-1] - first) % 4
    assert sample.laid.sum(axis=0).tolist() == [accepted, refused]


def test_names_in_a_picture_are_harmless() -> None:
    state = lifetable.game("lifetime").deal(7)
    view = state.view(state.turn)
    view["people"][0]["name"] = {"en": "<b>&</b>"}
    assert "&lt;b&gt;" in board(view, EN)
