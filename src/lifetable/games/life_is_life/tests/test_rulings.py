"""Life is Life: one test for each ruling LL01-LL12, and the rulebooks' examples."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.positions import edited, event, events, kinds, refused

import lifetable
from lifetable.errors import SetupError
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.games.life_is_life.tests.positions import any_trade, cards, letters_of, life_is_life

COUNTS = {
    "giraffe": 9,
    "bear": 8,
    "mole": 7,
    "goat": 7,
    "sheep": 6,
    "dog": 6,
    "rabbit": 5,
    "pig": 5,
    "cat": 4,
    "mouse": 3,
}
THREE = ["GGGGBBBMMO", "GGGBBMOOSS", "GBMMOOSSSD"]
ROWS = ["U", "DD", "RRP", "DPPC"]
SAME_HANDS = ["GGBBMMOOSD"] * 3
SAME_ROWS = ["G", "BB", "RRR", "PPPP"]


def last_knock(hands: list[str], rows: list[str], **more: Any) -> State:
    """The round is counted: seat 0 (or `turn`) has the last of the last turns, and knocks."""
    turn = more.pop("turn", 0)
    state = life_is_life(
        hands, rows, turn=turn, traded=True, knocked=more.pop("knocked", 1), last_turns=1, **more
    )
    return state.play("knock")


def counted(state: State, animal: str) -> Data:
    (found,) = [count for count in events(state, "counted") if count["animal"] == animal]
    return found


def points(state: State) -> list[int]:
    found: list[int] = event(state, "totals")["points"]
    return found


def changes(state: State) -> dict[int, int]:
    return {change["seat"]: change["change"] for change in events(state, "lives")}


def all_cards(state: State) -> Counter[str]:
    data = state.as_dict()
    total: Counter[str] = Counter()
    for bunch in (*data["hands"], *data["rows"], data["rest"]):
        total.update(bunch)
    return total


@pytest.mark.parametrize("players", [3, 4, 5])
def test_LL01_sixty_cards_dealt(players: int) -> None:
    setup = lifetable.game("life-is-life", players=players)
    starters = set()
    for seed in range(60):
        state = setup.deal(seed)
        data = state.as_dict()
        assert all_cards(state) == COUNTS
        assert sum(COUNTS.values()) == 60
        assert [sum(hand.values()) for hand in data["hands"]] == [10] * players
        assert [sum(row.values()) for row in data["rows"]] == [1, 2, 3, 4]
        assert sum(data["rest"].values()) == 60 - 10 - 10 * players
        assert data["lives"] == [5] * players
        assert kinds(state) == ["began", "dealt"]
        assert event(state, "dealt")["rows"] == data["rows"], "the rows lie face up"
        assert state.turn == data["starter"] == event(state, "began")["seat"]
        starters.add(state.turn)
    assert starters == set(range(players)), "first starter by lot"


def test_LL01_a_value_is_the_species_count() -> None:
    state = last_knock(THREE, ROWS)
    assert {count["animal"]: count["value"] for count in events(state, "counted")} == COUNTS
    assert [count["animal"] for count in events(state, "counted")] == list(COUNTS), "in order"


def test_LL01_every_round_all_sixty_again_and_only_for_the_living() -> None:
    state = last_knock([*THREE, "SDDRRPCCUU"], ["M", "OO", "RRP", "PDPM"], lives=[5, 5, 1, 2])
    assert state.as_dict()["lives"].count(0) >= 1
    data = state.as_dict()
    assert data["round"] == event(state, "dealt")["round"]
    for lives, hand in zip(data["lives"], data["hands"], strict=True):
        assert sum(hand.values()) == (10 if lives else 0)
    assert [sum(row.values()) for row in data["rows"]] == [1, 2, 3, 4]
    assert all_cards(state) == COUNTS
    deals = {str(last_knock(THREE, ROWS, seed=seed).as_dict()["hands"]) for seed in range(10)}
    assert len(deals) == 10, "shuffled"


def test_LL01_player_counts() -> None:
    for players in (2, 6):
        with pytest.raises(SetupError) as caught:
            lifetable.game("life-is-life", players=players)
        assert caught.value.code == "bad-players"


def test_LL02_trade() -> None:
    state = life_is_life(THREE, ROWS)
    for row, laid, took in ((1, "G", "U"), (2, "GB", "DD"), (3, "GGO", "RRP"), (4, "GBMO", "DPPC")):
        after = state.play(f"{row}:{laid}")
        data = after.as_dict()
        assert data["rows"][row - 1] == cards(laid), "what you laid becomes the row"
        hand = Counter(cards(THREE[0])) - Counter(cards(laid)) + Counter(cards(took))
        assert data["hands"][0] == hand, "the whole row is taken"
        others = [i for i in range(4) if i != row - 1]
        assert [data["rows"][i] for i in others] == [cards(ROWS[i]) for i in others]
        assert event(after, "traded") == {
            "kind": "traded",
            "seat": 0,
            "row": row,
            "laid": cards(laid),
            "took": cards(took),
        }
        assert after.turn == 1
    refused(state, "3:GG", "wrong-count")
    refused(state, "2:GGB", "wrong-count")
    refused(state, "5:GGGGB", "no-row")
    refused(state, "1:C", "not-in-hand")
    refused(state, "2:OO", "not-in-hand")


def test_LL02_cards_of_the_ten_you_held() -> None:
    state = life_is_life(["GGGGBBBMMD", *THREE[1:]], ["U", "DO", "RRP", "SPPC"])
    refused(state, "2:DO", "not-in-hand")  # the goat lies in the row, not in the hand
    refused(state, "2:DD", "not-in-hand")
    assert "2:MD" in state.legal()


def test_LL02_the_species_must_differ() -> None:
    hands = [THREE[0], "GOOSSSDDDR", "GOOSSDDRRP"]
    state = life_is_life(hands, ["O", "BM", "GBM", "GBBM"])
    before = state.as_dict()
    for row, same in ((1, "O"), (2, "BM"), (3, "GBM"), (4, "GBBM")):
        refused(state, f"{row}:{same}", "same")
    for move in ("1:G", "2:BB", "2:MM", "3:BBM", "3:GGM", "4:GBMM", "4:GGBM"):
        assert move in state.legal()
        state.play(move)
    assert state.as_dict() == before


def test_LL02_a_legal_trade_always_exists() -> None:
    state = life_is_life(["GGGGGGGGGB", "BBMMOOSSSD", "BBMMOODDRR"], ["B", "BB", "PPP", "CCCU"])
    assert {move for move in state.legal() if move[0] in "12"} == {"1:G", "2:GG", "2:GB"}
    hand = "GBMOSDRPCU"  # every row can be laid, so every row loses one way
    rows = ["G", "BM", "OSD", "RPCU"]
    state = life_is_life([hand, "GGGGBBBMMO", "GGGBBBMMOO"], rows)
    per_row = Counter(move[0] for move in state.legal())
    assert per_row == {"1": 10 - 1, "2": 45 - 1, "3": 120 - 1, "4": 210 - 1}
    assert len(set(state.legal())) == len(state.legal())


def test_LL03_knock_only_after_a_trade_in_this_round() -> None:
    state = life_is_life(THREE, ROWS)
    refused(state, "knock", "too-early")
    for seat in range(3):
        assert "knock" not in state.legal()
        state = state.play(any_trade(state))
        assert state.as_dict()["traded"] == [s <= seat for s in range(3)]
    assert "knock" in state.legal()
    state = state.play("knock")
    assert event(state, "knocked") == {"kind": "knocked", "seat": 0, "first": True}
    fresh = state.play("knock").play("knock")
    assert fresh.as_dict()["round"] == state.as_dict()["round"] + 1
    assert fresh.as_dict()["traded"] == [False, False, False]
    refused(fresh, "knock", "too-early")


def test_LL03_everyone_else_has_exactly_one_turn_more() -> None:
    hands = [*THREE, "GSDDRRPCCU"]
    state = life_is_life(hands, ["M", "OU", "RRP", "DPPC"], turn=2, traded=True)
    state = state.play("knock")
    turns = []
    for left in (3, 2, 1):
        assert state.as_dict()["last_turns"] == left
        assert state.as_dict()["knocked"] == 2
        turns.append(state.turn)
        # the first of them trades, the second knocks: that restarts nothing
        state = state.play("knock" if left == 2 else any_trade(state))
        if left == 2:
            assert event(state, "knocked") == {"kind": "knocked", "seat": 0, "first": False}
    assert turns == [3, 0, 1]
    assert "totals" in kinds(state)
    assert state.as_dict()["knocked"] is None
    assert state.as_dict()["last_turns"] is None


def test_LL03_who_has_not_traded_must_trade_in_the_last_turns() -> None:
    state = life_is_life(THREE, ROWS, turn=1, traded=[True, False, True], knocked=0, last_turns=2)
    refused(state, "knock", "too-early")
    assert state.play(any_trade(state)).turn == 2


def test_LL03_the_dead_have_no_last_turn() -> None:
    hands = [THREE[0], "", THREE[1], THREE[2]]
    state = life_is_life(hands, ROWS, lives=[5, 0, 5, 5], traded=[True, False, True, True])
    state = state.play("knock")
    assert state.as_dict()["last_turns"] == 2
    assert state.turn == 2
    state = state.play("knock")
    assert state.turn == 3
    assert "totals" in kinds(state.play("knock"))


SUDDEN = {
    "cat": ("CCCGGGGBBB", ["C", "DD", "RRP", "DPPU"]),
    "rabbit": ("RRRRGGGBBB", ["R", "DD", "PPC", "DPPC"]),
    "pig": ("PPPPGGGBBB", ["P", "DD", "RRC", "DRRC"]),
}


@pytest.mark.parametrize("animal", SUDDEN)
def test_LL04_sudden_death_is_automatic(animal: str) -> None:
    hand, rows = SUDDEN[animal]
    state = life_is_life([hand, "GGBMMOOSSS", "GGBMMOOSSS"], rows, lives=[2, 3, 4])
    end = state.play("1:G")
    assert kinds(end) == ["traded", "sudden-death", "lives", "lives", "dealt"], "nothing is scored"
    assert event(end, "sudden-death") == {"kind": "sudden-death", "seat": 0, "animals": [animal]}
    assert changes(end) == {1: -1, 2: -1}
    assert end.as_dict()["lives"] == [2, 2, 3]
    assert "sudden-death" not in kinds(state.play("2:GG")), "one is still missing"


def test_LL04_in_the_last_turns_the_knocker_loses_one_too() -> None:
    hand, rows = SUDDEN["cat"]
    state = life_is_life(
        [hand, "GGBMMOOSSS", "GGBMMOOSSS"], rows, traded=True, knocked=1, last_turns=1
    )
    end = state.play("1:G")
    assert "totals" not in kinds(end)
    assert end.as_dict()["lives"] == [5, 4, 4]


def test_LL04_a_dealt_combination_counts_after_its_owners_own_trade() -> None:
    hands = ["GGGGBBBMMO", "CCCCGGGBBM", "GBMMOOSSSD"]
    state = life_is_life(hands, ["U", "DD", "RRP", "DPPS"])
    after = state.play("2:GG")
    assert "sudden-death" not in kinds(after), "another's trade changes nothing"
    assert after.turn == 1
    assert event(after.play("1:M"), "sudden-death")["seat"] == 1
    given = after.play("1:C")
    assert "sudden-death" not in kinds(given), "laid away in time"
    refused(after, "knock", "too-early")
    # Nor does a knock show a combination: it is no trade.
    knocker = life_is_life(hands, ["U", "DD", "RRP", "DPPS"], turn=1, traded=True)
    assert kinds(knocker.play("knock")) == ["knocked"]


def test_LL04_the_dead_lose_nothing_and_two_at_once_are_one() -> None:
    state = life_is_life(
        ["PPPPPRRRRB", "GGGGBBBMMO", "", "GGGMMOOSSS"],
        ["R", "DD", "CCC", "DDSB"],
        lives=[5, 1, 0, 2],
    )
    end = state.play("1:B")
    assert event(end, "sudden-death")["animals"] == ["rabbit", "pig"]
    assert changes(end) == {1: -1, 3: -1}
    assert events(end, "out") == [{"seat": 1}]


def test_LL04_other_animals_cause_none() -> None:
    state = life_is_life(["UUGGGGGGGG", "BBMMOOSSSD", "BBMMOODDRR"], ["U", "GB", "RRP", "PPCC"])
    end = state.play("1:G")
    assert end.as_dict()["hands"][0] == {"giraffe": 7, "mouse": 3}
    assert kinds(end) == ["traded"], "all mice are nothing special"


def test_LL05_strictly_more_than_each_other() -> None:
    state = last_knock(THREE, ROWS)
    assert counted(state, "giraffe") == {
        "animal": "giraffe",
        "value": 9,
        "counts": [4, 3, 1],
        "seat": 0,
    }
    hands = ["BBBBGGGMMO", "BBGGGMOOSS", "BBMMOOSSSD"]
    state = last_knock(hands, ["U", "DD", "RRP", "DPPC"])
    assert counted(state, "bear") == {
        "animal": "bear",
        "value": 8,
        "counts": [4, 2, 2],
        "seat": 0,
    }, "4 of 8 suffices"
    assert counted(state, "giraffe")["counts"] == [3, 3, 0]
    assert counted(state, "giraffe")["seat"] is None, "a tie scores for nobody"
    assert counted(state, "mouse")["counts"] == [0, 0, 0]
    assert counted(state, "mouse")["seat"] is None
    assert counted(state, "mole") == {
        "animal": "mole",
        "value": 7,
        "counts": [2, 1, 2],
        "seat": None,
    }
    # bears 8 | nothing | sheep 6 + dog 6; giraffes, moles and goats are tied
    assert counted(state, "goat")["counts"] == [1, 2, 2]
    assert points(state) == [8, 0, 12]


def test_LL05_the_tied_third_does_not_spoil() -> None:
    hands = ["GGGGBBMMOO", "GGBBBBMMSS", "GGBBMMSSDD"]
    state = last_knock(hands, ["U", "DD", "RRP", "DPPC"])
    assert counted(state, "giraffe")["counts"] == [4, 2, 2]
    assert counted(state, "giraffe")["seat"] == 0
    assert counted(state, "bear")["counts"] == [2, 4, 2]
    assert counted(state, "bear")["seat"] == 1


def test_LL06_two_players_need_two_cards() -> None:
    two = ["GGGGBBBMMU", "GGGBBOOSSD", ""]
    state = last_knock(two, ["C", "DD", "RRP", "DPPC"], lives=[5, 5, 0])
    assert counted(state, "mouse")["counts"] == [1, 0, 0]
    assert counted(state, "mouse")["seat"] is None
    assert counted(state, "dog")["seat"] is None
    assert counted(state, "mole")["seat"] == 0
    assert points(state) == [9 + 8 + 7, 7 + 6, 0]
    three = last_knock([*two[:2], "GBOOOSSSDD"], ["C", "DD", "RRP", "PPCM"])
    assert counted(three, "mouse") == {
        "animal": "mouse",
        "value": 3,
        "counts": [1, 0, 0],
        "seat": 0,
    }, "with more than two a single card can be a majority"


def test_LL07_best_loses_none_worst_two_rest_one() -> None:
    state = last_knock(THREE, ROWS)
    # giraffe 4-3-1, bear 3-2-1, mole 2-1-2, goat 1-2-2, sheep 0-2-3, dog 0-0-1
    assert points(state) == [17, 0, 12]
    assert changes(state) == {1: -2, 2: -1}
    assert state.as_dict()["lives"] == [5, 3, 4]


def test_LL07_several_best_and_several_worst() -> None:
    hands = ["GGGMMOOSSS", "BBBBMMOODD", "GGBBMMOODD", "GGBBPPRRCC"]
    state = last_knock(hands, ["S", "SS", "DDP", "PRRC"])
    # giraffe 9 for 0, sheep 6 for 0; bear 8 for 1; pig, rabbit, cat for 3: 5 + 5 + 4
    assert points(state) == [15, 8, 0, 14]
    assert changes(state) == {1: -1, 2: -2, 3: -1}
    two_worst = last_knock(["GGGBBBMMMO", "GGBBMMOOSD", "GGBBMMOOSD"], SAME_LIKE_ROWS)
    assert points(two_worst) == [24, 0, 0]
    assert changes(two_worst) == {1: -2, 2: -2}
    two_best = last_knock(["MMMGGBBSSD", "OOOGGBBSSD", "MMOOGGBBSD"], SAME_LIKE_ROWS)
    assert points(two_best) == [7, 7, 0]
    assert changes(two_best) == {2: -2}, "all with the highest lose none"


SAME_LIKE_ROWS = ["U", "CC", "RRR", "PPPP"]


def test_LL07_all_equal_nobody_loses() -> None:
    state = last_knock(SAME_HANDS, SAME_ROWS)
    assert points(state) == [0, 0, 0]
    assert changes(state) == {}
    assert state.as_dict()["lives"] == [5, 5, 5]
    assert "dealt" in kinds(state)


def test_LL07_lives_stop_at_zero() -> None:
    state = last_knock(THREE, ROWS, lives=[5, 1, 4])
    assert events(state, "lives") == [
        {"seat": 1, "change": -1, "lives": 0},
        {"seat": 2, "change": -1, "lives": 3},
    ]


def test_LL08_out_at_once_and_the_last_one_in_wins() -> None:
    state = last_knock(THREE, ROWS, lives=[5, 2, 4])
    assert events(state, "out") == [{"seat": 1}]
    assert state.as_dict()["hands"][1] == {}
    order = kinds(state)
    assert order.index("out") < order.index("dealt")
    for _ in range(12):
        assert state.turn != 1, "who is out has no turn"
        state = state.play(any_trade(state))
    end = last_knock(THREE, ROWS, lives=[1, 2, 1])
    assert kinds(end)[-3:] == ["out", "out", "won"]
    assert end.result == {
        "winners": [0],
        "shares": [1.0, 0.0, 0.0],
        "scores": [1, 0, 0],
        "ending": "last-one-in",
    }
    assert end.over
    assert end.turn is None
    assert end.legal() == []
    refused(end, "1:G", "over")


def test_LL08_there_is_always_exactly_one() -> None:
    chance = random.Random(8)
    for seed in range(12):
        state = lifetable.game("life-is-life", players=3 + seed % 3, pro=seed % 2 == 1).deal(seed)
        while not state.over:
            legal = state.legal()
            knock = "knock" in legal and chance.random() < 0.3
            state = state.play("knock" if knock else chance.choice(legal))
            assert sum(lives > 0 for lives in state.as_dict()["lives"]) >= 1
        assert sum(lives > 0 for lives in state.as_dict()["lives"]) == 1


@pytest.mark.parametrize(
    ("starter", "lives", "next_starter"),
    [
        (0, [5, 5, 5], 1),
        (1, [5, 5, 5], 2),
        (2, [5, 5, 5], 0),
        (0, [5, 1, 5], 2),  # the next one has just gone out
        (1, [5, 1, 5], 2),  # the starter himself has just gone out: his seat still counts
        (0, [5, 2, 1], 0),  # both others are out: the game is over, the start does not matter
    ],
)
def test_LL09_next_starter(starter: int, lives: list[int], next_starter: int) -> None:
    state = last_knock(THREE, ROWS, lives=lives, starter=starter)
    if state.over:
        assert state.result is not None
        return
    assert state.as_dict()["starter"] == state.turn == next_starter
    assert event(state, "dealt")["seat"] == next_starter


def test_LL09_seats_that_were_out_before_are_skipped() -> None:
    hands = [THREE[0], "", THREE[1], "", THREE[2]]
    state = last_knock(hands, ROWS, lives=[5, 0, 5, 0, 5], starter=2, knocked=2)
    assert state.as_dict()["starter"] == 4
    state = last_knock(hands, ROWS, lives=[5, 0, 5, 0, 5], starter=0, knocked=2)
    assert state.as_dict()["starter"] == 2


def test_LL10_pro() -> None:
    hand, rows = SUDDEN["cat"]
    others = ["GGBMMOOSSS", "GGBMMOOSSS"]
    cats = life_is_life([hand, *others], rows, pro=True).play("1:G")
    assert kinds(cats) == ["traded"], "cats do nothing"
    for animal in ("rabbit", "pig"):
        hand, rows = SUDDEN[animal]
        end = life_is_life([hand, *others], rows, lives=[5, 3, 1], pro=True).play("1:G")
        assert event(end, "sudden-death")["animals"] == [animal]
        assert events(end, "lives") == [
            {"seat": 0, "change": 1, "lives": 6},
            {"seat": 1, "change": -1, "lives": 2},
            {"seat": 2, "change": -1, "lives": 0},
        ]
        assert end.as_dict()["lives"] == [6, 2, 0]


def test_LL11_what_others_may_know() -> None:
    state = life_is_life(THREE, ROWS)
    state = state.play("3:GGO").play("3:GGS").play("1:D").play("2:GP")
    secret = {"hands", "rest"}
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert not secret & set(view)
        assert view["rows"] == state.as_dict()["rows"]
        assert view["lives"] == [5, 5, 5]
        assert view["traded"] == [True, True, True]
        assert view["knocked"] is None
        assert view["hand"] == (None if seat is None else state.as_dict()["hands"][seat])
        # 0 took RRP and laid P again; 1 took GGO; 2 took U
        assert view["known"] == [cards("RRDD"), cards("GGO"), cards("U")]
    other = edited(state, hand={1: state._record["hand"][2], 2: state._record["hand"][1]})
    assert other.view(0) == state.view(0)


def test_LL11_known_is_what_was_taken_and_not_laid_again() -> None:
    state = life_is_life(THREE, ROWS)
    known: list[Counter[str]] = [Counter(), Counter(), Counter()]
    chance = random.Random(11)
    for _ in range(60):
        if state.as_dict()["round"] != life_is_life(THREE, ROWS).as_dict()["round"]:
            break
        move = any_trade(state) if chance.random() < 0.2 else chance.choice(state.legal())
        if move == "knock":
            continue
        state = state.play(move)
        trade = event(state, "traded")
        if "dealt" in kinds(state):
            break
        seat = trade["seat"]
        known[seat] = (known[seat] - Counter(trade["laid"])) + Counter(trade["took"])
        assert state.as_dict()["known"] == [dict(bunch) for bunch in known]
        for player in range(3):
            held = Counter(state.as_dict()["hands"][player])
            assert not known[player] - held, "what everybody knows is true"
        for watcher in (0, 1, 2, None):
            assert state.events_for(watcher) == state.events, "trades are public"


def test_LL12_the_cap() -> None:
    assert lifetable.game("life-is-life").options["round-cap"] == 0, "off for people"
    rows = ["U", "DD", "RRP", "DPPC"]
    state = life_is_life(THREE, rows, round_cap=10, turns=9, traded=True)
    before = state.as_dict()
    end = state.play(any_trade(state))
    order = kinds(end)
    assert order[:3] == ["traded", "capped", "shown"], "scored as if someone had knocked"
    assert event(end, "capped") == {"kind": "capped", "round": before["round"]}
    assert len(events(end, "counted")) == 10
    assert end.as_dict()["capped"] == 1
    assert end.marks() == ["capped"], "marked in the record"
    assert end.as_dict()["round"] == before["round"] + 1
    early = edited(state, turns=8)
    assert "capped" not in kinds(early.play(any_trade(early)))
    off = life_is_life(THREE, rows, turns=99_999, traded=True)
    assert "capped" not in kinds(off.play(any_trade(off)))
    # After a knock the last turns are played.
    last = life_is_life(THREE, rows, round_cap=10, turns=9, traded=True, knocked=2, last_turns=2)
    assert kinds(last.play(any_trade(last))) == ["traded"]
    knock = life_is_life(THREE, rows, round_cap=10, turns=9, traded=True)
    assert kinds(knock.play("knock")) == ["knocked"]


def test_LL12_a_sudden_death_on_the_last_turn_before_the_cap_comes_first() -> None:
    hand, rows = SUDDEN["cat"]
    state = life_is_life([hand, "GGBMMOOSSS", "GGBMMOOSSS"], rows, round_cap=10, turns=9)
    end = state.play("1:G")
    assert "sudden-death" in kinds(end)
    assert "capped" not in kinds(end)
    assert end.as_dict()["capped"] == 0


def test_LL12_limits_of_the_option() -> None:
    for cap in (1, 9, 100_001, -1, "ten", True, 10.5):
        with pytest.raises(SetupError) as caught:
            lifetable.game("life-is-life", round_cap=cap)
        assert caught.value.code == "bad-option"
    for cap in (0, 10, 100_000, "25"):
        assert lifetable.game("life-is-life", round_cap=cap).options["round-cap"] == int(cap)


# --- the rulebooks' examples ------------------------------------------------------------------------


def test_example_tim_takes_the_third_row() -> None:
    tim = 0
    state = life_is_life(THREE, ROWS, turn=tim)
    after = state.play("3:BBO")
    assert after.as_dict()["rows"][2] == cards("BBO"), "his three cards are the new third row"
    assert letters_of(after.as_dict()["hands"][tim]) == "GGGGBMMRRP"


def test_example_sarah_wants_a_mole_and_a_bear() -> None:
    sarah = 1
    state = life_is_life(THREE, ["U", "MB", "RRP", "DPPC"], turn=sarah)
    refused(state, "2:BM", "same")
    refused(state, "2:MB", "same")
    hand = cards(THREE[sarah])
    pairs = {move for move in state.legal() if move.startswith("2:")}
    names = "GBMOS"
    expected = {f"2:{a}{b}" for i, a in enumerate(names) for b in names[i + 1 :]} - {"2:BM"}
    expected |= {f"2:{a}{a}" for a in "GBOS"}
    assert letters_of(hand) == "GGGBBMOOSS"
    assert pairs == expected, "any other two animals are allowed"


def test_example_mias_giraffes() -> None:
    mia, tim, sarah = 0, 1, 2
    state = last_knock(THREE, ROWS)
    count = counted(state, "giraffe")
    assert [count["counts"][seat] for seat in (mia, tim, sarah)] == [4, 3, 1]
    assert count["seat"] == mia
    assert count["value"] == 9


def test_example_tim_mia_linus_leon_hanna() -> None:
    tim, mia, linus, leon, hanna = range(5)
    hands = ["GGGGGSSSSP", "BBBBBRRRRP", "DDDDDCCCUP", "MMMMMGBPUS", "OOOOOGBPUD"]
    state = last_knock(hands, ["G", "GS", "BRC", "MMOO"], turn=hanna, knocked=tim)
    assert points(state) == [15, 13, 10, 7, 7]
    assert changes(state) == {mia: -1, linus: -1, leon: -2, hanna: -2}
    assert state.as_dict()["lives"][tim] == 5
