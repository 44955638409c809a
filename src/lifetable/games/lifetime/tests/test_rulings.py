"""Lifetime: one test for each ruling LT01-LT14, and the rulebook's example."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.positions import event, events, kinds, refused, state_of

import lifetable
from lifetable.errors import SetupError
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.games.lifetime import GAME, rules, terminal
from lifetable.games.lifetime.deck import EDITION, check, load
from lifetable.games.lifetime.tests.positions import NEVER, NUMBERS, SECONDS, lifetime, write_deck
from lifetable.words import Words

BEETHOVEN = ("Ludwig van Beethoven", 1770, 1827)
LIVES = {
    "33": [BEETHOVEN, ("Long Life", 1800, 1905), ("Short Life", 1610, 1616)],
    "34": [("Whoever", 1500, 1599)],  # fits every card: a card to draw that never fails
    "35": [("Whoever Else", 1400, 1499)],
}


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A deck in which 33 holds Beethoven, 34 and 35 fit any hand, all others only 50-55."""
    return write_deck(tmp_path / "deck.csv", LIVES)


def events_of(state: State, seat: int | None, kind: str) -> list[Data]:
    return [event for event in state.events_for(seat) if event["kind"] == kind]


def round_of_beethoven(deck: str, **more: Any) -> State:
    """Four at the table; seat 0 named Beethoven and opened with 1801; seat 1 lays next."""
    settings: dict[str, Any] = {
        "hands": [["27", "44"], ["91", "28"], ["90", "10"], ["20", "60"]],
        "pile": ["34", "01", "02", "03", "04", "05", "06", "07", "08", "09", "35"],
        "celebrity": "33",
        "person": 1,
        "line": [("00", 1800, 0)],
        "turn": 1,
    }
    return lifetime(deck, **(settings | more))


def test_LT01_the_deck() -> None:
    cards = load(None).cards
    assert [card.name for card in cards] == sorted([*NUMBERS, *SECONDS])
    assert len(cards) == 104
    assert all(len(card.people) == 6 for card in cards), "each names six people"
    for card in cards:
        assert card.second == card.name.endswith("b")
        for person in card.people:
            assert bool(person.work) == card.second, f"{person.names}: characters are on 2nd cards"
    assert [card.name for card in cards if card.second] == ["20b", "45b", "70b", "95b"]


def test_LT01_a_card_serves_as_year_or_as_celebrity(deck: str) -> None:
    state = lifetime(deck, [["33", "27"], ["01"], ["02"]], celebrity="34", pile=["35"])
    after = state.play("1:1533")
    assert after.as_dict()["line"] == [{"card": "33", "year": 1533, "seat": 0}]
    other = lifetime(deck, [["34", "27"], ["01"], ["02"]], celebrity="33", pile=["35"])
    assert event(other.play("1:1827"), "named")["card"] == "33"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_LT02_set_up(players: int) -> None:
    setup = lifetable.game("lifetime", players=players)
    firsts = set()
    for seed in range(60):
        state = setup.deal(seed)
        data = state.as_dict()
        assert [len(hand) for hand in data["hands"]] == [7] * players
        placed = [*data["pile"], *(card for hand in data["hands"] for card in hand)]
        placed += [data["celebrity"]]
        assert sorted(placed) == sorted([*NUMBERS, *SECONDS]), "the rest is the pile"
        assert state.turn == data["first"] == event(state, "began")["seat"]
        order = [refill["seat"] for refill in events(state, "refilled")]
        assert order == [(data["first"] + step) % players for step in range(players)]
        firsts.add(state.turn)
    assert firsts == set(range(players)), "left of a dealer drawn by lot"


def test_LT02_player_counts(tmp_path: Path) -> None:
    for players in (2, 7):
        with pytest.raises(SetupError) as caught:
            lifetable.game("lifetime", players=players)
        assert caught.value.code == "bad-players"
    small = write_deck(tmp_path / "small.csv", LIVES, NUMBERS[20:50])
    lifetable.game("lifetime", players=4, deck=small)
    with pytest.raises(SetupError) as caught:
        lifetable.game("lifetime", players=5, deck=small)
    assert caught.value.code == "deck-too-small"


def test_LT03_a_round_begins(deck: str) -> None:
    pile = [*NUMBERS[70:90], "34", *NUMBERS[10:20]]
    state = lifetime(
        deck,
        [["27", "44"], ["91", "28", "40"], ["90"], ["21", "60"]],
        pile=pile,
        celebrity="33",
        person=1,
        line=[("20", 1820, 0)],
        turn=1,
    )
    after = state.play("<40")  # 1740: too early
    assert (
        [(e["seat"], e["cards"]) for e in events(after, "refilled")]
        == [
            (1, pile[0:5]),  # begins with the first player, the loser; each in full; clockwise
            (2, pile[5:11]),
            (3, pile[11:16]),
            (0, pile[16:21]),
        ]
    )
    data = after.as_dict()
    assert [len(hand) for hand in data["hands"]] == [7, 7, 7, 7]
    assert data["hands"][1] == ["91", "28", *pile[:5]], "in the order drawn"
    assert data["first"] == after.turn == 1
    assert data["phase"] == "open"
    assert data["round"] == 2
    assert events(after, "drew") == [{"seat": 1, "card": card} for card in pile[21:]], (
        "nobody on 10-19 fits, so all are drawn"
    )


def test_LT03_opening(deck: str) -> None:
    hand = ["69", "70", "99", "00", "27", "28", "05"]
    state = lifetime(deck, [hand, ["01"], ["02"]], celebrity="33", pile=["34", "35"])
    assert state.legal() == [
        "1:1770",  # birth
        "1:1799",
        "1:1800",
        "1:1827",  # death
        "1:1805",
        "2:1869",
        "2:1870",
        "2:1899",
        "2:1800",
        "2:1900",
        "2:1827",
        "2:1828",
        "2:1805",
        "2:1905",  # a life of more than a hundred years has some numbers twice
    ]
    refused(state, "1:1769", "not-alive")
    refused(state, "1:1828", "not-alive")
    refused(state, "1:1700", "not-alive")
    refused(state, "1:1801", "not-in-hand")
    refused(state, "3:1605", "not-alive")
    refused(state, "<70", "must-open")
    refused(state, ">70", "must-open")
    refused(state, "-:70", "somebody-fits")
    refused(state, "7:1770", "unreadable")
    after = state.play("1:1770")
    assert kinds(after) == ["named", "laid"]
    assert event(after, "named") == {
        "kind": "named",
        "seat": 0,
        "card": "33",
        "place": 1,
        "name": {"en": "Ludwig van Beethoven"},
    }
    assert event(after, "laid") == {
        "kind": "laid",
        "seat": 0,
        "card": "70",
        "year": 1770,
        "side": "open",
    }
    assert after.as_dict()["hands"][0] == ["69", "99", "00", "27", "28", "05"]
    assert after.as_dict()["phase"] == "lay"
    assert after.turn == 1


def test_LT03_the_card_is_kept_face_down(deck: str) -> None:
    state = lifetime(deck, [["70"], ["01"], ["02"]], celebrity="33", pile=["34"])
    assert state.view(0)["celebrity"] == "33"
    assert [person["born"] for person in state.view(0)["people"]][:3] == [1770, 1800, 1610]
    for seat in (1, 2, None):
        assert state.view(seat)["celebrity"] is None
        assert state.view(seat)["people"] is None
    after = state.play("1:1770")
    for seat in (1, 2, None):
        view = after.view(seat)
        assert view["name"] == {"en": "Ludwig van Beethoven"}
        assert view["people"] is None
        assert view["born"] is view["died"] is None


def test_LT04_a_card_that_fits_nobody_goes_under_the_pile(deck: str) -> None:
    pile = ["80", "81", "82", "34", "83", "84"]
    full = [NUMBERS[0:7], NUMBERS[10:17], NUMBERS[60:67]]
    state = lifetime(
        deck,
        [full[0], full[1], full[2]],
        pile=pile,
        celebrity="33",
        person=1,
        line=[("20", 1820, 2)],
        turn=0,
    )
    after = state.play(">06")  # 1906 is too late; one card is refilled, then 81 and 82 fit nobody
    assert events(after, "refilled") == [{"seat": 0, "count": 1, "cards": ["80"]}]
    order = kinds(after)
    assert order[order.index("drew") :] == ["drew", "put-under"] * 2 + ["drew"]
    assert events(after, "drew") == [{"seat": 0, "card": card} for card in ("81", "82", "34")]
    assert events(after, "put-under") == [{"seat": 0, "card": card} for card in ("81", "82")]
    data = after.as_dict()
    assert data["celebrity"] == "34"
    assert data["pile"] == ["83", "84", "81", "82"], "under the pile"
    assert data["redraws"] == 2
    assert data["remembered"] == [["81", "82"], [], []]
    assert not data["nobody_fits"]
    assert not data["last"]
    for seat in (1, 2, None):
        hidden = [e for e in after.events_for(seat) if e["kind"] in ("drew", "put-under")]
        assert all(set(e) == {"kind", "seat"} for e in hidden), "what it was is the drawer's secret"


def blind(deck: str, pile: list[str]) -> State:
    """Seat 0 has lost, refills with the first card of the pile, and nobody of the rest fits."""
    return lifetime(
        deck,
        [NUMBERS[0:7], NUMBERS[10:17], NUMBERS[60:67]],
        pile=pile,
        celebrity="33",
        person=1,
        line=[("20", 1820, 2)],
        turn=0,
    ).play(">06")


def test_LT04_if_no_card_fits_he_opens_blindly_and_loses(deck: str) -> None:
    state = blind(deck, ["80", "81", "82", "83"])
    assert kinds(state)[-3:] == ["drew", "put-under", "nobody-fits"]
    data = state.as_dict()
    assert data["nobody_fits"]
    assert data["celebrity"] is None
    assert data["pile"] == ["81", "82", "83"]
    assert not data["last"], "the pile was never empty"
    assert state.legal() == [f"-:{card}" for card in data["hands"][0]], "any card"
    refused(state, "1:1805", "nobody-there")
    refused(state, "<01", "must-open")
    refused(state, "-:99", "not-in-hand")
    after = state.play("-:03")
    assert kinds(after)[:2] == ["laid", "lost"]
    assert event(after, "laid") == {
        "kind": "laid",
        "seat": 0,
        "card": "03",
        "year": None,
        "side": "open",
    }
    assert event(after, "lost") == {"kind": "lost", "seat": 0, "cards": ["03"]}
    assert "revealed" not in kinds(after)
    assert "03" in after.as_dict()["taken"][0], "that one card is his catch"
    assert len(after.as_dict()["taken"][0]) == 3
    assert after.as_dict()["first"] == after.turn == 0, "he begins the next"
    assert after.as_dict()["round"] == 3


def test_LT04_put_back_is_drawn(deck: str) -> None:
    state = blind(deck, ["80", "81"])
    assert kinds(state)[-4:] == ["drew", "last-round", "put-under", "nobody-fits"]
    assert state.as_dict()["last"], "81 was the last card of the pile, though it lies there again"
    assert state.as_dict()["pile"] == ["81"]
    end = state.play("-:03")
    assert end.over
    assert end.result is not None
    assert end.result["ending"] == "pile-empty"


def test_LT05_clockwise_everyone_lays_at_an_end(deck: str) -> None:
    state = round_of_beethoven(deck)
    assert state.legal() == ["<91", ">91", "<28", ">28"], "one hand card, left or right"
    refused(state, "<90", "not-in-hand")
    refused(state, "1:1791", "must-lay")
    refused(state, "-:91", "must-lay")
    refused(state, "pass", "unreadable")
    turns = []
    for move, year, side in (
        ("<91", 1791, "left"),
        ("<90", 1790, "left"),
        (">20", 1820, "right"),
        (">27", 1827, "right"),
    ):
        turns.append(state.turn)
        state = state.play(move)
        assert kinds(state) == ["laid", "accepted"]
        laid = event(state, "laid")
        assert (laid["year"], laid["side"]) == (year, side)
        assert event(state, "accepted")["year"] == year
    assert turns == [1, 2, 3, 0], "the first player too, when it is his turn again"
    assert [laid["year"] for laid in state.as_dict()["line"]] == [1790, 1791, 1800, 1820, 1827]


@pytest.mark.parametrize(
    ("line", "move", "year"),
    [
        ([("50", 1850, 0)], "<49", 1849),
        ([("50", 1850, 0)], "<51", 1751),
        ([("50", 1850, 0)], ">51", 1851),
        ([("50", 1850, 0)], ">49", 1949),
        ([("50", 1850, 0)], ">00", 1900),
        ([("50", 1850, 0)], "<00", 1800),
        ([("99", 1799, 0), ("50", 1850, 1)], "<98", 1798),
        ([("99", 1799, 0), ("50", 1850, 1)], "<00", 1700),
        ([("99", 1799, 0), ("50", 1850, 1)], ">98", 1898),
        ([("99", 1799, 0), ("50", 1850, 1)], ">00", 1900),  # 1800 lies between: no inserting
    ],
)
def test_LT05_the_nearest_year(
    deck: str, line: list[tuple[str, int, int]], move: str, year: int
) -> None:
    state = lifetime(
        deck,
        [["01"], ["02"], [move[1:], "03"]],
        pile=["34", "35"],
        celebrity="33",
        person=2,
        line=line,
        turn=2,
    )
    assert event(state.play(move), "laid")["year"] == year


@pytest.mark.parametrize(
    ("move", "cards"), [(">60", ["90", "00", "20", "60"]), ("<60", ["60", "90", "00", "20"])]
)
def test_LT06_a_wrong_year_loses_the_round(deck: str, move: str, cards: list[str]) -> None:
    line = [("90", 1790, 1), ("00", 1800, 0), ("20", 1820, 2)]
    hands = [["27", "44"], ["91", "28"], ["98", "10"], ["21", "60"]]
    state = round_of_beethoven(deck, line=line, turn=3, hands=hands, taken={3: ["19"], 1: ["18"]})
    after = state.play(move)
    assert kinds(after)[:4] == ["laid", "refused", "lost", "revealed"]
    assert event(after, "refused")["year"] == (1860 if move == ">60" else 1760)
    assert event(after, "lost") == {"kind": "lost", "seat": 3, "cards": cards}
    data = after.as_dict()
    assert data["taken"][3] == sorted([*cards, "19"]), "every card, the wrong one included"
    assert data["taken"][1] == ["18"]
    assert data["first"] == after.turn == 3, "the next first player"
    assert "33" in data["aside"], "the celebrity card counts for nobody"
    assert data["line"] == []


def test_LT06_the_years_of_birth_and_death_are_inside(deck: str) -> None:
    hands = [["05"], ["70", "69", "27", "28"], ["02"]]
    state = round_of_beethoven(deck, hands=hands, pile=["34", "35"])
    assert "accepted" in kinds(state.play("<70"))
    assert "refused" in kinds(state.play("<69"))
    assert "accepted" in kinds(state.play(">27"))
    assert "refused" in kinds(state.play(">28"))


def test_LT07_dates_are_for_the_first_player_alone_until_the_end(deck: str) -> None:
    state = round_of_beethoven(deck)
    assert (state.view(0)["born"], state.view(0)["died"]) == (1770, 1827)
    for seat in (1, 2, 3, None):
        view = state.view(seat)
        assert view["born"] is view["died"] is view["people"] is None
        assert "1770" not in str(view)
        assert "1827" not in str(view)
    fine = state.play("<91")
    assert all("born" not in event for event in fine.events)
    after = state.play(">28")
    revealed = {"kind": "revealed", "card": "33", "place": 1, "born": 1770, "died": 1827}
    revealed |= {key: event(after, "revealed")[key] for key in ("name", "about", "fact")}
    for seat in (0, 1, 2, 3, None):
        assert revealed in after.events_for(seat), "shown to all"
    nobody = "celebrity", "person", "name"
    assert all(after.view(2)[key] is None for key in nobody), "and the next round is another matter"


def test_LT07_the_program_is_the_referee(deck: str) -> None:
    state = round_of_beethoven(deck)
    for move in state.legal():
        after = state.play(move)
        judged = [e["kind"] for e in after.events if e["kind"] in ("accepted", "refused")]
        assert len(judged) == 1, "at once, with the move"


def test_LT08_a_player_without_cards_is_skipped(deck: str) -> None:
    hands: list[list[str]] = [["27"], ["91", "28"], [], ["20"]]
    state = round_of_beethoven(deck, hands=hands)
    after = state.play("<91")
    assert after.turn == 3
    after = after.play(">20")
    assert after.turn == 0
    after = after.play(">27")
    assert after.turn == 1, "now 0, 2 and 3 have nothing left"
    assert kinds(after) == ["laid", "accepted"]


def test_LT08_nobody_has_any(deck: str) -> None:
    hands: list[list[str]] = [[], ["91"], [], []]
    state = round_of_beethoven(deck, hands=hands, line=[("00", 1800, 0), ("20", 1820, 3)])
    after = state.play("<91")
    assert kinds(after)[:4] == ["laid", "accepted", "unlost", "revealed"]
    assert event(after, "unlost") == {"kind": "unlost", "cards": ["91", "00", "20"]}
    data = after.as_dict()
    assert {"91", "00", "20", "33"} <= set(data["aside"])
    assert data["taken"] == [[], [], [], []], "nobody loses"
    assert data["first"] == 1, "the start moves left, from seat 0"
    shifted = round_of_beethoven(deck, hands=[[], ["91"], [], []], first=3)
    assert shifted.play("<91").as_dict()["first"] == 0


def test_LT09_the_round_of_the_last_card_is_the_last(deck: str) -> None:
    # The celebrity is the last card.
    full = [NUMBERS[0:7], NUMBERS[10:17], NUMBERS[60:67]]
    settings: dict[str, Any] = {"celebrity": "33", "person": 1, "line": [("20", 1820, 2)]}
    state = lifetime(deck, full, pile=["80", "34"], turn=0, **settings)
    after = state.play(">06")
    assert kinds(after)[-3:] == ["refilled", "drew", "last-round"]
    assert after.as_dict()["last"]
    assert after.as_dict()["pile"] == []
    assert not after.over
    end = after.play("1:1500").play(">10")
    assert not end.over
    lost = end.play("<66")  # 1466 is before 1500
    assert kinds(lost)[-2:] == ["counted", "won"]
    assert lost.over
    assert lost.result is not None
    assert lost.result["ending"] == "pile-empty"
    assert lost.as_dict()["line"] == []
    assert lost.as_dict()["celebrity"] is None
    # A refill takes the last card.
    refill = lifetime(deck, full, pile=["80"], turn=0, **settings).play(">06")
    order = kinds(refill)
    assert order[order.index("refilled") : order.index("kept")] == ["refilled", "last-round"]
    assert refill.as_dict()["last"]


def test_LT09_the_latest_card_in_hand_serves(deck: str) -> None:
    hands = [["06", "02", "03", "04", "05"], ["10"], ["60"]]
    state = lifetime(
        deck, hands, pile=["80", "34"], celebrity="33", person=1, line=[("20", 1820, 2)], turn=0
    )
    after = state.play(">06")
    assert kinds(after)[-3:] == ["refilled", "last-round", "kept"]
    assert events(after, "kept") == [{"seat": 0, "card": "34"}], "drawn most recently"
    data = after.as_dict()
    assert data["celebrity"] == "34"
    assert data["hands"][0] == ["02", "03", "04", "05", "80"]
    assert "card" not in next(e for e in after.events_for(1) if e["kind"] == "kept")
    assert after.legal() == ["1:1502", "1:1503", "1:1504", "1:1505", "1:1580"]
    # When nobody on it fits the rest of the hand, he opens blindly (LT04).
    state = lifetime(
        deck, hands, pile=["34", "80"], celebrity="33", person=1, line=[("20", 1820, 2)], turn=0
    )
    after = state.play(">06")
    assert kinds(after)[-4:] == ["last-round", "kept", "put-under", "nobody-fits"]
    assert after.legal() == ["-:02", "-:03", "-:04", "-:05", "-:34"]
    assert after.play("-:02").over


def test_LT09_void_if_it_was_his_only_card(deck: str) -> None:
    state = lifetime(
        deck,
        [["06"], [], []],
        pile=["34"],
        celebrity="33",
        person=1,
        line=[("20", 1820, 2)],
        turn=0,
        taken={1: ["40"], 2: ["41"]},
    )
    end = state.play(">06")
    assert kinds(end)[-5:] == ["refilled", "last-round", "void", "counted", "won"]
    assert event(end, "void")["seat"] == 0
    assert end.over
    assert end.as_dict()["hands"] == [["34"], [], []], "the card stays in the hand"
    assert end.result == {
        "winners": [1, 2],
        "shares": [0.0, 0.5, 0.5],
        "scores": [2, 1, 1],
        "ending": "void",
    }


@pytest.mark.parametrize(
    ("taken", "scores", "winners"),
    [
        ({0: ["40"], 1: ["41", "42"], 2: ["43", "45", "46"], 3: []}, [1, 4, 3, 0], [3]),
        ({0: ["40"], 1: [], 2: ["43"], 3: ["45"]}, [1, 2, 1, 1], [0, 2, 3]),
        ({0: ["40", "41", "42"], 1: ["43"], 2: ["45", "46", "47"], 3: []}, [3, 3, 3, 0], [3]),
    ],
)
def test_LT10_fewest_taken_cards_win(
    deck: str, taken: dict[int, list[str]], scores: list[int], winners: list[int]
) -> None:
    hands = [["27", "44"], ["91", "28"], ["90", "10"], ["20", "60"]]
    state = round_of_beethoven(deck, hands=hands, taken=taken, last=True)
    end = state.play(">28")
    assert end.over
    assert end.result is not None
    assert end.result["scores"] == scores, "seat 1 took two more cards"
    assert end.result["winners"] == winners
    assert end.result["shares"] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(4)
    ]
    assert event(end, "counted")["scores"] == scores
    assert event(end, "won")["seats"] == winners
    assert [len(hand) for hand in end.as_dict()["hands"]] == [2, 1, 2, 2], "hands do not count"


def test_LT11_people() -> None:
    for person in load(None).people:
        assert person.born >= 1000
        assert person.born <= person.died <= 2025, "dead"
        assert set(person.names) == {"en", "fr", "de"}


def test_LT11_the_name_comes_with_nothing_else(deck: str) -> None:
    plain = round_of_beethoven(deck)
    shown = round_of_beethoven(deck, **{"show-occupation": True})
    assert plain.setup.options["show-occupation"] is False
    for seat in (1, 2, 3, None):
        assert plain.view(seat)["name"] == {"en": "Ludwig van Beethoven"}
        assert plain.view(seat)["about"] is None
        assert "about Ludwig" not in str(plain.view(seat))
        assert shown.view(seat)["about"] == {"en": "about Ludwig van Beethoven"}


def test_LT12_equal_numbers_are_strict(deck: str) -> None:
    hands = [["01"], ["20b", "21"], ["02"]]
    state = lifetime(
        deck,
        hands,
        pile=["34", "35"],
        celebrity="33",
        person=2,
        line=[("20", 1820, 0)],
        turn=1,
    )
    assert event(state.play("<20b"), "laid")["year"] == 1720
    assert event(state.play(">20b"), "laid")["year"] == 1920
    refused(state, "<20", "not-in-hand")
    both = lifetime(deck, [["20b", "20"], ["01"], ["02"]], celebrity="34", pile=["35"])
    assert both.legal() == ["1:1520b", "1:1520"]
    assert both.play("1:1520").as_dict()["hands"][0] == ["20b"]
    assert both.play("1:1520b").as_dict()["hands"][0] == ["20"]


def test_LT13_only_the_first_player_knows_card_and_place(deck: str) -> None:
    hands = [["70", "01"], ["91", "28"], ["90"], ["20"]]
    state = lifetime(deck, hands, celebrity="33", pile=["34", "02", "35"]).play("1:1770")
    heard = {"kind": "named", "seat": 0, "name": {"en": "Ludwig van Beethoven"}}
    assert state.events_for(0)[0] == {**heard, "card": "33", "place": 1}
    assert (state.view(0)["celebrity"], state.view(0)["person"]) == ("33", 1)
    while not state.over and "revealed" not in kinds(state):
        for seat in (1, 2, 3, None):
            view = state.view(seat)
            assert view["celebrity"] is view["person"] is None
            assert view["name"] == {"en": "Ludwig van Beethoven"}
            assert all(not {"card", "place"} & set(e) for e in events_of(state, seat, "named"))
        state = state.play(state.legal()[0])
    for seat in (0, 1, 2, 3, None):
        (revealed,) = events_of(state, seat, "revealed")
        assert (revealed["card"], revealed["place"]) == ("33", 1)


def test_LT13_the_text_of_an_opening_says_no_place_either() -> None:
    assert GAME.overheard("3:1769b") == "?:1769b"
    for move in ("<20", ">20b", "-:07"):
        assert GAME.overheard(move) == move


def test_LT13_who_resamples_does_not_learn_the_card() -> None:
    state = lifetable.game("lifetime", players=4).deal(5)
    state = state.play(min(state.legal(), key=lambda move: abs(int(move[2:6]) - 1880)))
    box, data = state.setup.box, state.as_dict()
    index = {card.name: n for n, card in enumerate(load(None).cards)}
    seen: dict[int | None, set[tuple[str, int]]] = {}
    for seat in (None, *range(4)):
        for seed in range(60):
            other = state.resample(seat, seed)
            again = other.as_dict()
            assert other.legal()
            life = index[again["celebrity"]] * 6 + again["person"] - 1
            assert (again["born"], again["died"]) == (box["born"][life], box["died"][life])
            assert again["born"] <= data["line"][0]["year"] <= again["died"]
            seen.setdefault(seat, set()).add((again["celebrity"], again["person"]))
    assert seen.pop(data["first"]) == {(data["celebrity"], data["person"])}
    assert all(len(found) > 30 for found in seen.values()), "everybody else holds much possible"


@pytest.mark.parametrize("players", [3, 4])
def test_LT13_a_resampled_state_has_a_legal_move_however_rarely_anybody_fits(
    tmp_path: Path, players: int
) -> None:
    """One card of the deck has somebody to name, and one number opens for him: mixing hardly ever finds both."""
    file = write_deck(
        tmp_path / "deck.csv", {"56": [("Only One", 1657, 1662)]}, others=(1050, 1055)
    )
    others = [name for name in NUMBERS if not (50 <= int(name) <= 62)]
    hands = [["57", *others[:5]], *(others[7 * n : 7 * n + 7] for n in range(1, players))]
    pile = others[7 * players :]
    state = lifetime(file, hands, celebrity="56", pile=pile)
    for seat in (None, *range(players)):
        for seed in range(3):
            restored = state_of(state.setup, GAME.restore(state.view(seat), state.setup.box))
            for other in (state.resample(seat, seed), restored.resample(seat, seed)):
                assert other.view(seat) == state.view(seat)
                assert other.legal() == ["1:1657"] or "57" not in other.as_dict()["hands"][0]
                while not other.over:
                    other = other.play(other.legal()[seed % len(other.legal())])
    # What is done when no mixture agrees: two cards are swapped so that there is an opening.
    hopeless = lifetime(file, [others[:6], *hands[1:]], celebrity=others[-1], pile=["56", "57"])
    assert not hopeless.legal()
    for seat in (None, *range(1, players)):
        record = hopeless._record.copy()
        rules._let_somebody_fit(record, hopeless.setup.box, -1 if seat is None else seat)
        mended = state_of(hopeless.setup, record)
        assert mended.legal() == ["1:1657"]
        assert mended.view(seat) == hopeless.view(seat)
        placed, before = mended.as_dict(), hopeless.as_dict()
        assert placed["celebrity"] == "56"
        assert "57" in placed["hands"][0]
        for data in (placed, before):
            held = [card for hand in data["hands"] for card in hand]
            data["all"] = sorted([*held, *data["pile"], data["celebrity"]])
        assert placed["all"] == before["all"]


def test_LT14_a_year_to_come_is_told_before_it_is_laid_and_wrong(tmp_path: Path) -> None:
    lives = {"33": [("Late", 1950, EDITION)], "34": [("Whoever", 1500, 1599)]}
    file = write_deck(tmp_path / "deck.csv", lives)
    past, coming = f"{EDITION % 100:02}", f"{EDITION % 100 + 1:02}"
    hands = [["60"], [past, coming], ["61"]]
    state = lifetime(
        file, hands, celebrity="33", person=1, line=[("99", 1999, 0)], turn=1, pile=["34"]
    )
    told = {move: state.outcome(move)[0] for move in state.legal()}
    assert told[f">{coming}"]["year"] == EDITION + 1
    assert told[f">{coming}"]["to_come"] is True
    assert all("to_come" not in laid for move, laid in told.items() if move != f">{coming}")
    assert "accepted" in kinds(state.play(f">{past}"))
    assert "refused" in kinds(state.play(f">{coming}"))
    view, outcome = state.view(1), state.outcome(f">{coming}")
    for language, says in (("en", "not come yet"), ("fr", "à venir"), ("de", "kommt erst noch")):
        assert says in terminal.explain(f">{coming}", outcome, view, Words(language))


def test_LT14_whoever_died_later_has_lived_later(tmp_path: Path) -> None:
    """A deck of a later year is taken at its word, and a game goes the same way whenever it is looked at."""
    assert load(None).present == EDITION
    rows = write_deck(tmp_path / "deck.csv", {"33": [("Later", 1990, EDITION + 4)]})
    deck, _ = check(rows, year=EDITION + 5)
    assert deck is not None
    assert deck.present == EDITION + 4


# --- the rulebook's example -------------------------------------------------------------------------


def test_example_guillaume_and_beethoven(deck: str) -> None:
    guillaume, stephanie, sylvain, lucie = range(4)
    hands = [
        ["69", "01", "27", "70", "99", "00", "29"],
        ["91", "28", "30", "31", "32", "36", "37"],
        ["90", "38", "39", "40", "41", "42", "43"],
        ["20", "44", "46", "47", "48", "49", "56"],
    ]
    state = lifetime(deck, hands, celebrity="33", pile=["34", *NUMBERS[57:69], "35"])
    beethoven = [move for move in state.legal() if move.startswith("1:")]
    assert beethoven == ["1:1801", "1:1827", "1:1770", "1:1799", "1:1800"], "70-99 and 00-27"
    refused(state, "1:1769", "not-alive")
    state = state.play("1:1801")
    assert state.view(stephanie)["name"] == {"en": "Ludwig van Beethoven"}
    assert state.view(stephanie)["born"] is None
    assert state.view(guillaume)["died"] == 1827
    for seat, move, year in (
        (stephanie, "<91", 1791),
        (sylvain, "<90", 1790),
        (lucie, ">20", 1820),
        (guillaume, ">27", 1827),
    ):
        assert state.turn == seat
        state = state.play(move)
        assert event(state, "accepted")["year"] == year
    assert state.turn == stephanie
    state = state.play(">28")
    assert event(state, "refused")["year"] == 1828
    catch = ["90", "91", "01", "20", "27", "28"]
    assert event(state, "lost") == {"kind": "lost", "seat": stephanie, "cards": catch}
    assert state.as_dict()["taken"][stephanie] == sorted(catch)
    assert event(state, "revealed") == {
        "kind": "revealed",
        "card": "33",
        "place": 1,
        "name": {"en": "Ludwig van Beethoven"},
        "about": {"en": "about Ludwig van Beethoven"},
        "fact": {},
        "born": 1770,
        "died": 1827,
    }
    assert state.as_dict()["first"] == stephanie, "she begins the next round"
    assert [len(hand) for hand in state.as_dict()["hands"]] == [7, 7, 7, 7]


def test_every_number_of_players_plays_to_the_end_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    file = write_deck(tmp_path / "few.csv", {}, NUMBERS[20:52], others=(NEVER[0], NEVER[1] + 60))
    chance = random.Random(5)
    for players in (3, 4):
        state = lifetable.game("lifetime", players=players, deck=file).deal(seed=players)
        while not state.over:
            state = state.play(chance.choice(state.legal()))
        assert state.result is not None
