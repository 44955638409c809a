"""That's Life!: one test for each ruling TL01-TL15, and the rulebook's examples."""

from __future__ import annotations

import itertools
import random

import pytest
from tests.positions import edited, event, events, kinds, refused

import lifetable
from lifetable.errors import SetupError
from lifetable.games.face import State
from lifetable.games.thats_life.tests.positions import Pieces, on, thats_life, tile_of, tiles
from lifetable.words import languages

STANDARD = [-1, -2, -3, -4, -5, -6, -7, -8, 0, 0, 0, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1]
STANDARD += [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10]


def values(state: State) -> list[int]:
    return [place["value"] for place in state.as_dict()["path"]]


def guarded(state: State) -> list[int]:
    return [place["tile"] for place in state.as_dict()["path"] for _ in range(place["guards"])]


def play_out(state: State, seed: int) -> State:
    chance = random.Random(seed)
    while not state.over:
        state = state.play(chance.choice(state.legal()))
    return state


def test_TL01_standard_course() -> None:
    state = lifetable.game("thats-life").deal(seed=1)
    assert state.setup.options["layout"] == "standard"
    assert values(state) == STANDARD
    assert tiles(state) == list(range(1, 33))
    walker = thats_life(2, {8: [0]}, start=[1], die=1)
    assert event(walker.play("p8"), "moved")["to"] == 9, "luck follows -8"
    first = thats_life(2, start=[0, 1], die=1).play("p0")
    assert event(first, "moved") == {
        "kind": "moved",
        "seat": 0,
        "piece": "pawn",
        "from": 0,
        "to": 1,
        "steps": 1,
    }, "the course begins behind Start"
    last = thats_life(2, {32: [0], 1: [1]}, die=1).play("p32")
    assert event(last, "moved")["to"] == 33, "Finish follows -10"


def test_TL02_standard_guards() -> None:
    state = lifetable.game("thats-life").deal(seed=1)
    assert guarded(state) == [9, 10, 11, 12, 13, 14, 15, 16], "one each, on eight neighbours"
    assert [STANDARD[tile - 1] for tile in guarded(state)] == [0, 0, 0, 0, 0, 0, 8, 7]


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_TL03_pawns_and_first_player(players: int, each: int) -> None:
    setup = lifetable.game("thats-life", players=players)
    deals = [setup.deal(seed) for seed in range(100)]
    for state in deals:
        data = state.as_dict()
        assert data["start"] == {
            "pawns": [seat for seat in range(players) for _ in range(each)],
            "guards": 0,
        }
        assert data["finish"] == {"pawns": [], "guards": 0}
        assert all(place["pawns"] == [] for place in data["path"])
        assert state.turn == data["first"] == event(state, "began")["seat"]
        assert kinds(state) == ["began", "rolled"]
    assert {state.turn for state in deals} == set(range(players)), "drawn by lot"


def test_TL03_player_counts() -> None:
    for players in (1, 7, 0, -1):
        with pytest.raises(SetupError) as caught:
            lifetable.game("thats-life", players=players)
        assert caught.value.code == "bad-players"


def test_TL04_a_turn_moves_one_piece_the_full_roll() -> None:
    for die in range(1, 7):
        state = thats_life(2, {3: [0, 1], 10: ([1], 1)}, start=[0, 1], die=die)
        assert state.legal() == ["p0", "p3", "g10"], "an own pawn, or a guard with company"
        for move, goal in (("p0", die), ("p3", 3 + die), ("g10", 10 + die)):
            after = state.play(move)
            assert event(after, "moved")["to"] == goal
            assert event(after, "moved")["steps"] == die
            assert len(events(after, "moved")) == 1
            assert after.turn == 1
        for move in ("stay", "p3-", "g10-"):
            refused(state, move, "not-free")
        refused(state, "pass", "unreadable")
        refused(state, "p10", "no-pawn")
    assert 1 <= event(after, "rolled")["die"] <= 6, "the next player has rolled"
    assert event(after, "rolled") == {"kind": "rolled", "seat": 1, "die": after.as_dict()["die"]}


def test_TL04_only_that_piece_moves() -> None:
    state = thats_life(2, {3: [0, 1, 1], 10: ([1], 2)}, start=[0], die=4)
    after = state.play("g10")
    assert on(after, 10) == {"pawns": [1], "guards": 1}
    assert on(after, 14) == {"pawns": [], "guards": 1}
    assert on(after, 3) == {"pawns": [0, 1, 1], "guards": 0}
    assert after.as_dict()["start"] == {"pawns": [0], "guards": 0}


def test_TL04_gaps_are_skipped() -> None:
    state = thats_life(2, {3: [0, 1]}, start=[1], die=2, taken={1: [4, 6]})
    assert event(state.play("p3"), "moved")["to"] == 7, "5, then 7: 4 and 6 have left"
    guard = thats_life(2, {3: ([0], 1)}, start=[1], die=1, gone=[4, 5, 6])
    assert event(guard.play("g3"), "moved")["to"] == 7


def test_TL04_finish_swallows_surplus_and_keeps() -> None:
    state = thats_life(2, {31: ([0], 1)}, start=[1, 1], die=6)
    for move in ("p31", "g31"):
        assert event(state.play(move), "moved") == {
            "kind": "moved",
            "seat": 0,
            "piece": "pawn" if move == "p31" else "guard",
            "from": 31,
            "to": 33,
            "steps": 6,
        }
    home = thats_life(2, {31: [0]}, start=[1], die=1, finish_guards=2)
    assert home.as_dict()["finish"] == {"pawns": [0, 0, 1, 1], "guards": 2}
    assert home.legal() == ["p31"], "neither the pawns nor the guards at home can move"
    refused(home, "p33", "unreadable")
    refused(home, "g33", "unreadable")
    free = thats_life(2, {31: [0]}, start=[1], die=1, finish_guards=2, one_is_free=True)
    assert free.legal() == ["p31", "p31-", "stay"]


def test_TL05_guard_is_company() -> None:
    state = thats_life(
        3, {9: ([1], 1), 10: ([0], 1), 11: ([], 1), 12: ([], 2)}, start=[0, 2], die=3
    )
    for mover in (0, 1, 2):  # anyone, whosever pawn it is
        here = edited(state, turn=mover)
        assert [move for move in here.legal() if move[0] == "g"] == ["g9", "g10"]
        refused(here, "g11", "frozen")
        refused(here, "g12", "frozen")
        refused(here, "g13", "no-guard")
    after = state.play("g9")
    assert kinds(after) == ["moved", "rolled"], "a guard leaving takes nothing"
    assert on(after, 9) == {"pawns": [1], "guards": 0}
    assert on(after, 12) == {"pawns": [], "guards": 3}, "any number on one tile"
    assert after.as_dict()["taken"] == [[], [], []]
    frozen_again = edited(after, turn=0, die=1)
    assert "g12" not in frozen_again.legal()
    assert "g9" not in frozen_again.legal()


def test_TL05_guards_enter_finish() -> None:
    state = thats_life(2, {30: ([1], 1)}, start=[0], die=5)
    after = state.play("g30")
    assert kinds(after) == ["moved", "rolled"]
    assert after.as_dict()["finish"]["guards"] == 1
    assert on(after, 30) == {"pawns": [1], "guards": 0}


@pytest.mark.parametrize(
    ("pawns", "guards", "taken"),
    [([0], 0, True), ([0, 1], 0, False), ([0, 0], 0, False), ([0], 1, False), ([0, 1], 1, False)],
)
def test_TL06_who_leaves_alone_takes(pawns: list[int], guards: int, taken: bool) -> None:
    state = thats_life(2, {5: (pawns, guards)}, start=[1], die=3)
    after = state.play("p5")
    assert ("taken" in kinds(after)) == taken
    assert (5 in tiles(after)) != taken
    assert after.as_dict()["taken"] == [[{"tile": 5, "value": -5}] if taken else [], []]


def test_TL06_start_is_never_taken() -> None:
    after = thats_life(2, {5: [1]}, start=[0], die=3).play("p0")
    assert "taken" not in kinds(after)
    assert after.as_dict()["taken"] == [[], []]
    # A guard that went back onto Start does not change that.
    after = thats_life(2, {5: [1]}, start=[0], start_guards=1, die=3).play("p0")
    assert "taken" not in kinds(after)


def test_TL06_a_joining_pawn_was_not_alone() -> None:
    state = thats_life(2, {3: [0], 5: [1]}, start=[0, 1], die=2)
    joined = state.play("p3")
    assert event(joined, "taken")["tile"] == 3
    assert on(joined, 5) == {"pawns": [0, 1], "guards": 0}
    left = edited(joined, turn=1, die=1).play("p5")
    assert "taken" not in kinds(left)
    assert event(edited(left, turn=0, die=1).play("p5"), "taken")["seat"] == 0


def test_TL07_taken_tiles_are_public() -> None:
    state = thats_life(3, {5: [0]}, start=[1, 2], die=3, taken={1: [15, 2]}).play("p5")
    shown = [[{"tile": 5, "value": -5}], [{"tile": 2, "value": -2}, {"tile": 15, "value": 8}], []]
    for seat in (0, 1, 2, None):
        assert state.view(seat)["taken"] == shown
        assert state.events_for(seat) == state.events


def test_TL07_who_is_home_takes_no_more_turns() -> None:
    state = thats_life(3, {32: [0], 9: ([2], 1)}, start=[1], die=1)
    after = state.play("p32")
    assert "finished" in kinds(after)
    assert after.turn == 1
    after = edited(after, die=1).play("p0")
    assert after.turn == 2
    after = edited(after, die=1).play("g9")
    assert after.turn == 1, "seat 0 is skipped, though there are guards to move"
    for _ in range(20):
        assert after.turn != 0
        if after.over:
            break
        after = after.play(after.legal()[0])


def test_TL08_the_game_ends_when_every_pawn_is_home() -> None:
    state = thats_life(2, {32: [0], 31: [1]}, die=6)
    after = state.play("p32")
    assert not after.over
    end = after.play("p31")
    assert kinds(end) == ["moved", "taken", "home", "finished", "ended", "scored", "won"]
    assert end.over
    assert end.turn is None
    assert end.legal() == []
    assert end.result == {
        "winners": [1],
        "shares": [0.0, 1.0],
        "scores": [-10, -9],
        "ending": "standard",
    }
    refused(end, "p31", "over")


@pytest.mark.parametrize(
    ("worth", "total"),
    [
        ([8, 3], 11),
        ([8, -3], 5),
        ([-2, -7], -9),
        ([0, -2, -7], 5),  # the larger one turns
        ([0, 0, -2, -7], 9),
        ([0, 0, 0, -2, -7, 5], 14),  # surplus luck does nothing
        ([0, 0], 0),
        ([0, -7, 1, -10, -3], 1),
        ([], 0),
    ],
)
def test_TL08_score(worth: list[int], total: int) -> None:
    luck = iter([9, 10, 11, 12, 13, 14])
    mine = [next(luck) if value == 0 else tile_of("standard", value) for value in worth]
    state = thats_life(2, {31: ([0, 1], 1)}, die=2, taken={0: mine})
    assert state.as_dict()["scores"] == [total, 0]
    end = edited(state.play("p31"), die=2).play("p31")  # the guard is company to both
    assert end.result is not None
    assert end.result["scores"] == [total, 0]
    assert event(end, "scored")["scores"] == [total, 0]


def test_TL08_equal_maluses_both_count() -> None:
    both = [tile_of("standard", -8), tile_of("standard", -8, -1)]
    assert len(set(both)) == 2
    for luck, total in ((0, -16), (1, 0), (2, 16)):
        taken = {0: [*both, *range(9, 9 + luck)]}
        state = thats_life(2, {24: [0, 1]}, taken=taken)
        assert state.as_dict()["scores"][0] == total


def test_TL08_highest_wins_and_ties_are_shared() -> None:
    state = thats_life(3, {32: ([0], 1)}, die=6, taken={0: [18], 1: [15], 2: [16, 22]})
    end = state.play("p32")
    assert end.result == {
        "winners": [1, 2],
        "shares": [0.0, 0.5, 0.5],
        "scores": [5, 8, 8],
        "ending": "standard",
    }
    assert event(end, "won")["seats"] == [1, 2]
    assert event(end, "scored")["scores"] == [5, 8, 8]


def test_TL09_passed_tiles_leave_with_their_guards() -> None:
    state = thats_life(2, {4: [0, 1], 12: [1]}, die=5, guards={2: 1, 6: 2, 9: 1})
    after = state.play("p4")
    # 1-3 were behind everybody before; they leave at the end of the first move that looks.
    assert events(after, "left") == [
        {"tile": 1, "guards": 0},
        {"tile": 2, "guards": 1},
        {"tile": 3, "guards": 0},
    ]
    assert kinds(after) == ["moved", "left", "left", "left", "rolled"]
    assert after.as_dict()["gone"] == [1, 2, 3]
    after = edited(after, turn=1, die=5).play("p4")
    assert event(after, "taken") == {"kind": "taken", "seat": 1, "tile": 4, "value": -4}
    assert events(after, "left") == [
        {"tile": 5, "guards": 0},
        {"tile": 6, "guards": 2},
        {"tile": 7, "guards": 0},
        {"tile": 8, "guards": 0},
    ]
    data = after.as_dict()
    assert data["gone"] == [1, 2, 3, 5, 6, 7, 8]
    assert data["box"] == 3
    assert tiles(after)[0] == 9
    assert on(after, 9) == {"pawns": [0, 1], "guards": 1}, "a tile with pawns stays"


def test_TL09_start_holds_all_and_finish_counts_as_past() -> None:
    waiting = thats_life(2, {20: [0, 1]}, start=[1], die=3).play("p20")
    assert events(waiting, "left") == [], "a pawn on Start has passed nothing"
    state = thats_life(2, {20: [0], 28: [1]}, die=6, guards={22: 1, 27: 1}, only=range(20, 33))
    after = state.play("p20")  # 26
    assert [left["tile"] for left in events(after, "left")] == [21, 22, 23, 24, 25]
    home = edited(after, turn=0, die=6).play("p26")  # 32
    home = edited(home, turn=0, die=6).play("p32")
    assert not home.over
    last = edited(home, turn=1, die=6).play("p28")
    assert last.over
    assert tiles(last) == [], "all that was left has been passed by all"
    # 26, 32 and 28 were taken, everything else left
    assert last.as_dict()["gone"] == [*range(1, 20), 21, 22, 23, 24, 25, 27, 29, 30, 31]


def test_TL10_layouts() -> None:
    first, luck, bonus, last = (
        [-v for v in range(1, 9)],
        [0] * 6,
        list(range(1, 9)),
        [-v for v in range(1, 11)],
    )
    state = lifetable.game("thats-life", layout="bonus-first").deal(seed=1)
    assert values(state) == first + bonus + luck + last
    assert guarded(state) == list(range(9, 17))
    state = lifetable.game("thats-life", layout="luck-last").deal(seed=1)
    assert values(state) == first + bonus + last + luck
    assert guarded(state) == list(range(9, 17))
    seen = set()
    for seed in range(20):
        state = lifetable.game("thats-life", layout="shuffled").deal(seed)
        assert sorted(values(state)) == sorted(first + bonus + luck + last)
        assert tiles(state) == list(range(1, 33))
        guards = [place["value"] for place in state.as_dict()["path"] if place["guards"]]
        assert sorted(guards) == [0, 0, 0, 0, 0, 0, 7, 8]
        assert all(place["guards"] <= 1 for place in state.as_dict()["path"])
        seen.add(tuple(values(state)))
    assert len(seen) == 20


def test_TL11_one_is_free_forward_back_or_stay() -> None:
    state = thats_life(2, {4: [0, 0], 9: ([1], 1)}, start=[0, 1], die=1, one_is_free=True)
    assert state.legal() == ["p0", "p4", "g9", "p4-", "g9-", "stay"]
    assert event(state.play("p4"), "moved")["to"] == 5
    assert event(state.play("p4-"), "moved") == {
        "kind": "moved",
        "seat": 0,
        "piece": "pawn",
        "from": 4,
        "to": 3,
        "steps": -1,
    }
    assert event(state.play("g9-"), "moved")["to"] == 8
    refused(state, "p0-", "from-start")
    refused(state, "p9-", "no-pawn")
    refused(state, "g4-", "no-guard")
    for die in range(2, 7):
        other = edited(state, die=die)
        assert other.legal() == ["p0", "p4", "g9"]
        for move in ("p4-", "g9-", "stay"):
            refused(other, move, "not-free")
    plain = thats_life(2, {4: [0, 0], 9: ([1], 1)}, start=[0, 1], die=1)
    assert plain.legal() == ["p0", "p4", "g9"], "without the variant a 1 is a 1"


def test_TL11_back_needs_company_for_a_guard_and_skips_gaps() -> None:
    state = thats_life(
        2, {9: ([0], 1)}, start=[1], guards={12: 1}, die=1, gone=[7, 8], one_is_free=True
    )
    refused(state, "g12-", "frozen")
    assert event(state.play("g9-"), "moved")["to"] == 6
    assert event(state.play("p9-"), "moved")["to"] == 6


def test_TL11_leaving_alone_backwards_takes() -> None:
    state = thats_life(2, {4: [0], 9: ([0], 1)}, start=[1], die=1, one_is_free=True)
    assert event(state.play("p4-"), "taken") == {"kind": "taken", "seat": 0, "tile": 4, "value": -4}
    assert "taken" not in kinds(state.play("p9-")), "a guard is company"


def test_TL11_back_onto_start() -> None:
    alone = thats_life(2, {1: ([0, 1], 1)}, start=[], die=1, one_is_free=True)
    refused(alone, "p1-", "start-empty")
    refused(alone, "g1-", "start-empty")
    assert alone.legal() == ["p1", "g1", "stay"]
    for there in ([0], [1]):
        state = thats_life(2, {1: ([0, 1], 1)}, start=there, die=1, one_is_free=True)
        pawn = state.play("p1-")
        assert event(pawn, "moved")["to"] == 0
        assert pawn.as_dict()["start"]["pawns"] == sorted([*there, 0])
        guard = state.play("g1-")
        assert guard.as_dict()["start"] == {"pawns": there, "guards": 1}
        again = edited(guard, turn=0, die=2)
        assert "g0" in again.legal(), "with a pawn beside it a guard leaves Start like any tile"
        assert event(again.play("g0"), "moved")["to"] == 2
    # The first tile that is left may be any: 1-3 have gone.
    later = thats_life(2, {4: [0, 1]}, start=[1], die=1, gone=[1, 2, 3], one_is_free=True)
    assert event(later.play("p4-"), "moved")["to"] == 0


def test_TL11_stay_moves_and_takes_nothing() -> None:
    state = thats_life(2, {4: [0]}, start=[1], die=1, one_is_free=True)
    after = state.play("stay")
    assert kinds(after) == ["stayed", "rolled"]
    assert after.turn == 1
    before, now = state.as_dict(), after.as_dict()
    for key in ("path", "start", "finish", "taken", "gone", "box", "scores"):
        assert before[key] == now[key]


def test_TL12_recycle() -> None:
    state = thats_life(2, {4: [0], 6: [1]}, die=3, guards={2: 1, 5: 1}, recycle=True)
    after = state.play("p4")
    assert kinds(after) == ["moved", "taken", *["recycled"] * 4, "rolled"]
    assert events(after, "recycled") == [
        {"tile": 1, "guards": 0},
        {"tile": 2, "guards": 1},
        {"tile": 3, "guards": 0},
        {"tile": 5, "guards": 1},
    ]
    assert tiles(after) == [*range(6, 33), 1, 2, 3, 5], "in course order, just before Finish"
    assert on(after, 2) == on(after, 5) == {"pawns": [], "guards": 0}
    assert after.as_dict()["box"] == 2, "the guards on them go to the box"
    assert after.as_dict()["gone"] == []
    assert values(after)[-4:] == [-1, -2, -3, -5]


def test_TL12_recycled_tiles_are_walked_and_taken() -> None:
    state = thats_life(2, {31: [0], 32: [1]}, die=3, recycle=True, only=[29, 30, 31, 32])
    after = state.play("p31")  # leaves 31 alone; 29 and 30 are recycled behind 32
    assert event(after, "moved")["to"] == 33, "recycling comes after the move"
    assert event(after, "taken")["tile"] == 31
    assert tiles(after) == [32, 29, 30]
    on_29 = edited(after, die=1).play("p32")
    assert event(on_29, "moved")["to"] == 29
    assert event(on_29, "taken") == {"kind": "taken", "seat": 1, "tile": 32, "value": -10}
    assert tiles(on_29) == [29, 30]
    assert on(on_29, 29) == {"pawns": [1], "guards": 0}
    on_30 = edited(on_29, die=1, turn=1).play("p29")
    assert event(on_30, "taken")["tile"] == 29
    assert event(on_30, "moved")["to"] == 30


def test_TL12_start_is_not_recycled() -> None:
    state = thats_life(2, {3: [1]}, start=[0], die=5, start_guards=1, recycle=True)
    after = state.play("p0")
    assert [tile["tile"] for tile in events(after, "recycled")] == [1, 2]
    assert 0 not in tiles(after)
    assert after.as_dict()["start"] == {"pawns": [], "guards": 1}
    assert "g0" not in edited(after, turn=0).legal()


def test_TL13_sprint() -> None:
    state = thats_life(
        3,
        {32: [0], 9: ([1], 1), 12: [1], 15: [2], 20: [2, 2], 25: [1]},
        die=6,
        ending="sprint",
    )
    end = state.play("p32")
    assert end.over
    assert [(e["seat"], e["tile"]) for e in events(end, "taken")] == [
        (0, 32),
        (1, 12),  # a lone pawn takes its tile
        (2, 15),
        (1, 25),
    ]  # not 9 (a guard stands beside it) nor 20 (two pawns)
    order = kinds(end)
    assert order.index("finished") < order.index("ended") < order.index("scored")
    assert order[order.index("ended") + 1 : order.index("scored")] == ["taken"] * 3
    assert event(end, "ended")["ending"] == "sprint"
    assert end.as_dict()["scores"] == [-10, 3, 8], "luck turns the malus taken at the end"
    assert end.result is not None
    assert end.result["winners"] == [2]
    assert end.result["ending"] == "sprint"


def test_TL13_only_a_last_pawn_ends_the_sprint() -> None:
    state = thats_life(2, {32: [0], 20: [0], 9: [1]}, die=6, ending="sprint")
    after = state.play("p32")
    assert "home" in kinds(after)
    assert "finished" not in kinds(after)
    assert not after.over
    standing_on_start = thats_life(2, {32: [0]}, start=[1], die=6, ending="sprint").play("p32")
    assert standing_on_start.over
    assert events(standing_on_start, "taken") == [{"seat": 0, "tile": 32, "value": -10}], (
        "Start is no course tile"
    )


def test_TL14_straggler_takes_the_largest_free_malus() -> None:
    state = thats_life(
        2,
        {31: [0], 24: [1]},
        die=6,
        guards={32: 1},
        taken={1: [9, 10, 11]},
        ending="straggler",
    )
    end = state.play("p31")
    assert end.over
    # -10 is guarded, -9 was just taken: -8 (30) is the largest left; luck does not turn it.
    assert event(end, "straggler") == {"kind": "straggler", "seat": 1, "tile": 30, "value": -8}
    assert end.as_dict()["straggler"] == {"seat": 1, "tile": 30, "value": -8}
    assert end.as_dict()["scores"] == [-9, -8]
    assert [tile["tile"] for tile in end.as_dict()["taken"][1]] == [9, 10, 11]
    assert end.result is not None
    assert end.result["winners"] == [1]
    assert end.result["ending"] == "straggler"
    assert 30 not in tiles(end)


def test_TL14_its_own_tile_may_be_that_one() -> None:
    end = thats_life(2, {31: [0], 32: [1]}, die=6, ending="straggler").play("p31")
    assert event(end, "straggler") == {"kind": "straggler", "seat": 1, "tile": 32, "value": -10}


def test_TL14_none_left_nothing() -> None:
    end = thats_life(
        2, {31: [0], 32: ([1], 1)}, die=6, ending="straggler", only=[20, 21, 31, 32]
    ).play("p31")
    assert event(end, "straggler") == {
        "kind": "straggler",
        "seat": 1,
        "tile": None,
        "value": None,
    }
    assert end.as_dict()["straggler"] is None
    assert end.as_dict()["scores"] == [-9, 0]


def test_TL14_tiles_passed_by_the_last_move_leave_or_are_recycled_first() -> None:
    path: dict[int, Pieces] = {30: [0], 32: ([1], 1)}
    left = thats_life(2, path, die=6, guards={29: 1}, ending="straggler").play("p30")
    order = kinds(left)
    assert order.index("left") < order.index("ended") < order.index("straggler")
    assert event(left, "straggler")["tile"] is None, "-9 has left, -10 is guarded"
    again = thats_life(2, path, die=6, guards={29: 1}, ending="straggler", recycle=True)
    recycled = again.play("p30")
    assert event(recycled, "straggler") == {
        "kind": "straggler",
        "seat": 1,
        "tile": 31,
        "value": -9,
    }, "a recycled malus, its guard gone to the box, can be the largest"


def test_TL14_the_second_last_pawn_of_all_ends_it() -> None:
    state = thats_life(2, {32: [0], 31: [1, 1]}, die=6, ending="straggler")
    after = state.play("p32")
    assert not after.over
    one_left = after.play("p31")
    assert one_left.over, "two of one colour: the last one's owner may have sent the other home"
    assert event(one_left, "straggler")["seat"] == 1


def test_TL14_two_equal_maluses_first_on_the_path() -> None:
    state = thats_life(2, {7: [1], 32: [0]}, die=6, ending="straggler", only=[7, 8, 30, 32])
    end = state.play("p32")
    assert event(end, "straggler") == {"kind": "straggler", "seat": 1, "tile": 8, "value": -8}


LAYOUTS = ("standard", "bonus-first", "luck-last", "shuffled")
ENDINGS = ("standard", "sprint", "straggler")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_TL15_every_combination_is_played_to_its_end(layout: str) -> None:
    for free, recycle, ending in itertools.product((False, True), (False, True), ENDINGS):
        setup = lifetable.game(
            "thats-life", players=3, layout=layout, one_is_free=free, recycle=recycle, ending=ending
        )
        end = play_out(setup.deal(seed=3), 3)
        assert end.result is not None
        assert end.result["ending"] == ending
        assert setup.options == {
            "layout": layout,
            "one-is-free": free,
            "recycle": recycle,
            "ending": ending,
        }


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("bad-option", {"ending": "sprint+straggler"}),
        ("bad-option", {"ending": ["sprint", "straggler"]}),
        ("bad-option", {"layout": "bonus-last"}),
        ("bad-option", {"recycle": "sometimes"}),
        ("no-such-option", {"sprint": True}),
        ("no-such-option", {"two-is-free": True}),
    ],
)
def test_TL15_anything_else_is_refused(code: str, options: dict[str, object]) -> None:
    with pytest.raises(SetupError) as caught:
        lifetable.game("thats-life", None, **options)
    assert caught.value.code == code
    (name,) = options
    for language in languages():
        sentence = caught.value.sentence(language)
        assert name in sentence, "says what was refused..."
        allowed = ENDINGS if name == "ending" else LAYOUTS if name == "layout" else ()
        assert all(word in sentence for word in allowed), "... and what would do"


# --- the rulebook's examples ------------------------------------------------------------------------


def test_example_red_and_blue() -> None:
    red, blue = 0, 1
    state = thats_life(
        2,
        {4: [red, blue]},
        start=[red, red, blue, blue],
        die=5,
        guards=dict.fromkeys(range(9, 17), 1),
    )
    after = state.play("p4")
    assert event(after, "moved")["to"] == 9, "the first luck tile"
    assert on(after, 4) == {"pawns": [blue], "guards": 0}, "-4 stays: Blue is still on it"
    assert after.as_dict()["taken"] == [[], []]
    after = edited(after, die=5)
    assert after.turn == blue
    assert "p0" in after.legal(), "Blue could have moved one of its two other pawns"
    after = after.play("p4")
    assert event(after, "moved")["to"] == 9
    assert event(after, "taken") == {"kind": "taken", "seat": blue, "tile": 4, "value": -4}
    assert on(after, 9) == {"pawns": [red, blue], "guards": 1}


def test_example_orange() -> None:
    orange, red, blue = 0, 1, 2
    state = thats_life(
        3,
        {2: [orange], 5: ([red, blue], 1)},
        start=[orange, orange, red, red, blue],
        die=4,
        taken={blue: [4]},
        guards=dict.fromkeys(range(9, 16), 1),
    )
    assert event(state.play("p2"), "moved")["to"] == 7, "from -2 to -7"
    assert event(state.play("p0"), "moved")["to"] == 5, "from Start to -5"
    after = state.play("g5")
    assert event(after, "moved") == {
        "kind": "moved",
        "seat": orange,
        "piece": "guard",
        "from": 5,
        "to": 9,
        "steps": 4,
    }
    assert on(after, 9) == {"pawns": [], "guards": 2}
    assert on(after, 5) == {"pawns": [red, blue], "guards": 0}
    assert [move for move in state.legal() if move[0] == "g"] == ["g5"], "the others stand alone"
    for tile in range(9, 16):
        refused(state, f"g{tile}", "frozen")
