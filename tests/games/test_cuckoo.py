"""The rulings of Cuckoo, CU01-CU08, one by one."""

from __future__ import annotations

from tests.positions import edited, event, events, kinds, refused

import lifetable
from lifetable.games.face import State

ACE, TWO, FIVE, NINE, KING = 0, 4, 16, 32, 48  # all clubs


def table(*cards: int, dealer: int = 0, lives: tuple[int, ...] = ()) -> State:
    """A round in which everybody holds what is said here; the next after the dealer is to move."""
    players = len(cards)
    state = lifetable.game("cuckoo", players=players).deal(1)
    turn = (dealer + 1) % players
    seats = range(players)
    return edited(
        state,
        dealer=dealer,
        turn=turn,
        card=dict(enumerate(cards)),
        known={seat: 1 << seat for seat in seats},
        low=dict.fromkeys(seats, 0),
        lives=dict(enumerate(lives or (3,) * players)),
    )


def test_CU01_everybody_alive_has_a_card_that_nobody_else_sees() -> None:
    state = lifetable.game("cuckoo", players=4).deal(3)
    hands = state.as_dict()["hands"]
    assert None not in hands and len(set(hands)) == 4
    for seat in range(4):
        view = state.view(seat)
        assert view["hand"] == hands[seat]
        assert [card for card in view["known"] if card] == [hands[seat]]


def test_CU02_cards_are_swapped_with_the_next_one() -> None:
    state = table(FIVE, ACE, NINE).play("swap")
    assert state.as_dict()["hands"] == ["5♣", "9♣", "A♣"]
    assert (event(state, "swapped")["seat"], event(state, "swapped")["other"]) == (1, 2)
    assert state.view(1)["known"] == state.view(2)["known"] == [None, "9♣", "A♣"]
    assert state.view(0)["known"] == ["5♣", None, None] and state.turn == 2


def test_CU03_a_king_is_shown_and_stays() -> None:
    state = table(FIVE, ACE, KING).play("swap")
    assert kinds(state) == ["cuckoo"]
    assert state.as_dict()["hands"] == ["5♣", "A♣", "K♣"]
    assert state.view(None)["kings"] == [None, None, "K♣"]


def test_CU04_whoever_holds_a_king_keeps_it() -> None:
    state = table(FIVE, KING, NINE)
    assert state.legal() == ["keep"]
    refused(state, "swap", "king-stays")


def test_CU05_the_dealer_swaps_with_the_pack() -> None:
    state = table(ACE, FIVE, NINE).play("keep").play("keep")
    assert state.turn == 0
    after = state.play("swap")
    assert kinds(after)[:2] == ["drew", "got"]
    assert events(after, "showed")[0]["card"] not in ("A♣", "5♣", "9♣")


def test_CU06_the_lowest_lose_a_life() -> None:
    after = table(ACE, ACE + 1, NINE).play("keep").play("keep").play("keep")
    assert events(after, "lost") == [{"seat": 0, "lives": 2}, {"seat": 1, "lives": 2}]
    assert after.view(2)["lives"] == [2, 2, 3]


def test_CU07_the_deal_goes_past_those_who_are_out() -> None:
    state = table(NINE, TWO, FIVE, KING, lives=(3, 1, 3, 3))
    for move in ("keep",) * 4:
        state = state.play(move)
    assert state.view(0)["lives"] == [3, 0, 3, 3]
    assert (state.view(0)["dealer"], state.turn) == (2, 3)
    assert state.view(1)["hand"] is None


def test_CU08_the_last_one_alive_wins_and_those_who_die_together_share() -> None:
    alone = table(ACE, ACE + 1, NINE, lives=(1, 1, 1))
    for move in ("keep",) * 3:
        alone = alone.play(move)
    assert alone.result and alone.result["winners"] == [2]
    assert alone.result["ending"] == "last-one"
    together = table(ACE, ACE + 1, ACE + 2, lives=(1, 1, 1))
    for move in ("keep",) * 3:
        together = together.play(move)
    assert together.result and together.result["winners"] == [0, 1, 2]
    assert together.result["ending"] == "together"
