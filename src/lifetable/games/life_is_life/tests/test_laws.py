"""Laws of Life is Life alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from tests.test_laws import LAW, seeds, setups, stream, walk, watchers
from tests.test_reference import cases

import lifetable
from lifetable.games.face import Setup, State
from lifetable.games.life_is_life.shapes import ANIMALS
from lifetable.games.life_is_life.tests.positions import life_is_life


def holdings_after_trades(
    hand: dict[str, int], trades: list[tuple[dict[str, int], dict[str, int]]]
) -> Iterator[Counter[str]]:
    """What a seat that holds `hand` now must have held after each of its trades, last one first."""
    held = Counter(hand)
    for laid, took in reversed(trades):
        assert not Counter(took) - held, "what was taken was held after taking it"
        yield held
        held = held - Counter(took) + Counter(laid)
        assert held.total() == 10
    assert all(count >= 0 for count in held.values())


def test_resampled_hands_never_imply_a_sudden_death_that_was_none() -> None:
    watched = 0

    @settings(LAW, max_examples=40)
    @given(setups("life-is-life"), seeds)
    def law(setup: Setup, seed: int) -> None:
        nonlocal watched
        deadly = ("rabbit", "pig") if setup.options["pro"] else ("rabbit", "pig", "cat")
        trades: dict[int, list[tuple[dict[str, int], dict[str, int]]]] = {}
        for state in walk(setup, seed, 60):
            for event in state.events:
                if event["kind"] == "dealt":
                    trades = {player: [] for player in range(setup.players)}
                if event["kind"] == "traded":
                    trades[event["seat"]].append((event["laid"], event["took"]))
            if state.over or state.ply % 3:
                continue
            for seat in watchers(state):
                hands = state.resample(seat, state.ply).as_dict()["hands"]
                for player in range(setup.players):
                    for held in holdings_after_trades(hands[player], trades[player]):
                        watched += 1
                        assert all(held[animal] < ANIMALS[animal][1] for animal in deadly)

    law()
    assert watched > 1_000


def test_three_cats_taken_and_the_fourth_unseen() -> None:
    hands = ["GGGGBBBMMO", "GGGBBMOOSS", "GBMMOOSSSD"]
    state = life_is_life(hands, ["U", "DD", "CCC", "DPPR"], turn=1).play("3:GGG")

    def cats(now: State, seat: int) -> set[int]:
        found = [now.resample(0, seed).as_dict()["hands"] for seed in range(300)]
        return {hand[seat].get("cat", 0) for hand in found}

    assert cats(state, 1) == {3}, "with the fourth it would have been a sudden death"
    assert cats(state, 2) == {0, 1}
    later = state.play("2:OO").play("1:G").play("1:C")
    assert later.as_dict()["hands"][1]["cat"] == 2
    assert cats(later, 1) == {2}, "still impossible: he would have held all four before"


def test_resampling_life_is_life_reaches_every_place() -> None:
    state = lifetable.game("life-is-life", players=4).deal(3)
    seen: dict[str, Counter[str]] = {place: Counter() for place in ("1", "2", "3", "rest")}
    rest_and_hands: Counter[str] = Counter(state.as_dict()["rest"])
    for player in (1, 2, 3):
        rest_and_hands.update(state.as_dict()["hands"][player])
    rounds = 600
    for seed in range(rounds):
        data = state.resample(0, seed).as_dict()
        for player in (1, 2, 3):
            seen[str(player)].update(data["hands"][player])
        seen["rest"].update(data["rest"])
    for animal, count in rest_and_hands.items():
        expected = rounds * count * 10 / 40  # each place holds ten of the forty
        for place in seen:
            assert abs(seen[place][animal] - expected) < 0.25 * expected, (animal, place)


def test_quick_random_trades_are_well_spread() -> None:
    state = lifetable.game("life-is-life").deal(2)
    rules, record, box = state.setup.game.rules, state._record, state.setup.box
    rows = Counter(int(rules.hasty(record, box, r)) >> 40 for r in stream(6, 4_000))
    assert set(rows) == {1, 2, 3, 4}
    assert min(rows.values()) > 600, "the row is drawn first; a forbidden trade draws again"


def test_all_variants_are_compared_with_the_slow_game() -> None:
    assert len(cases("life-is-life")) == 2 * 3 * 3
