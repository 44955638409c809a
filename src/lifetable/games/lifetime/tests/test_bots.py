"""The bots of Lifetime: what they know, how they think, what they learned."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from tests.bots import LEVELS, check_opinions, walk

from lifetable.bots import bot
from lifetable.games.arrays import Floats
from lifetable.games.face import Setup, State
from lifetable.games.kernel import SILENT
from lifetable.games.lifetime import GAME, bots, knowledge, prospects, rules, scene, training
from lifetable.games.lifetime import thinking as t
from lifetable.games.lifetime.deck import load
from lifetable.games.lifetime.tests.positions import lifetime, write_deck

DECK = load(None)


def steady(setup: Setup, seed: int, every: int = 1) -> Iterator[State]:
    """Positions of a game that careful players play."""
    return islice(walk(setup, seed, "hard", wild=0.0), 0, None, every)


def own_deck(folder: Path, cards: int) -> str:
    """A deck without difficulties, with lives of all lengths."""
    path = folder / "deck.csv"
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["card", "place", "name_en", "born", "died"])
        for card in range(cards):
            for place in range(1, 7):
                born = 1000 + (card * 61 + place * 137) % 880
                name = f"Somebody {card} {place}"
                rows.writerow([f"{card:02}", place, name, born, born + 5 + (card * place) % 106])
    return os.fspath(path)


# --- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [30, 100])
def test_own_decks_without_difficulties(tmp_path: Path, cards: int) -> None:
    setup = Setup(GAME, 3, deck=own_deck(tmp_path, cards))
    for state in steady(setup, 2, every=6):
        for name in LEVELS:
            check_opinions(name, state)


def test_opening_blindly_loses_a_card_that_is_close_to_another() -> None:
    setup = Setup(GAME, 3)
    view = setup.deal(1).view(setup.deal(1).turn)
    view |= {"nobody_fits": True, "celebrity": None, "people": None}
    view["hand"] = ["03", "20", "41", "60", "63", "80", "95"]
    legal = [f"-:{card}" for card in view["hand"]]
    for name in LEVELS:
        chosen = bot(name, setup).choose(view, legal, np.random.default_rng(1), 1.0)
        assert chosen == ("-:60")


@pytest.mark.parametrize("name", [*LEVELS, "greedy", "mc:3", "ismcts:5"])
def test_LT14_no_bot_lays_a_year_that_has_not_come_yet(tmp_path: Path, name: str) -> None:
    """Here the cards on the left are as good as hopeless too, and the years to come are the smaller steps."""
    living = {"33": [(f"Person {n}", 1940 + n, 2020 + n // 2) for n in range(6)]}
    file = write_deck(tmp_path / "deck.csv", living)
    for person in (1, 6):
        born = 1940 + person
        line = [(f"{born % 100:02}", born, 0), ("20", 2020, 1)]
        hands = [["60"], ["61"], ["27", "30", "40", "99"], ["62"]]
        state = lifetime(
            file, hands, celebrity="33", person=person, line=line, turn=2, pile=["01", "02"]
        )
        values = bot(name, state.setup).opinions(
            state.view(2), state.legal(), np.random.default_rng(1), 0.2
        )
        coming = {o.move: o.value for o in values if o.move[0] == ">"}
        assert list(coming) == [">27", ">30", ">40", ">99"]
        assert set(coming.values()) == {0.0}
        assert all(opinion.value > 0 for opinion in values if opinion.move[0] == "<")
        for seed in range(5):
            chosen = bot(name, state.setup).choose(
                state.view(2), state.legal(), np.random.default_rng(seed), 0.2
            )
            assert chosen[0] == "<"


def test_LT14_why_is_told(tmp_path: Path) -> None:
    file = write_deck(tmp_path / "deck.csv", {"33": [("Person", 1940, 2020)]})
    state = lifetime(
        file, [["60"], ["27"], ["01"]], celebrity="33", person=1, line=[("20", 2020, 0)], turn=1
    )
    for name in LEVELS:
        opinions = bot(name, state.setup).opinions(
            state.view(1), state.legal(), np.random.default_rng(1), 0.2
        )
        reasons = {o.move: (o.reason, o.values.get("year")) for o in opinions}
        assert reasons[">27"] == ("why-lifetime-to-come", "2027")
        assert reasons["<27"][0] != "why-lifetime-to-come"


def test_LT14_those_imagined_by_the_expert_do_not_lay_one_either() -> None:
    hands, sizes = np.array([[30, 45]], np.int8), np.array([2])
    table = np.array([2000, 2020, 0, 2, 3, 0, 2026])
    known = np.array([1999.0, -1.0, 2300.0, 0.0])
    assert t.surest(known, hands, sizes, table) == 2, "45 on the left, though 2030 would be alive"
    table[t.PRESENT] = 2030
    assert t.surest(known, hands, sizes, table) == 1


# --- knowledge ------------------------------------------------------------------------------------


def errors(width: float, seed: str = "x") -> Floats:
    """How far off the middle of every life is thought to be, with the difficulty."""
    found = []
    for card in DECK.cards:
        for person in card.people:
            belief = knowledge.estimate(person, knowledge.Education(seed, width))
            found.append((abs(belief.middle - (person.born + person.died) / 2), person.difficulty))
    return np.array(found, float)


def test_an_estimate_is_fixed_by_who_is_asked_about_whom() -> None:
    one, two = knowledge.Education("a", 1.0), knowledge.Education("b", 1.0)
    assert knowledge.estimate(DECK.cards[7].people[1], one) == knowledge.estimate(
        DECK.cards[7].people[1], one
    )
    assert knowledge.estimate(DECK.cards[7].people[1], one) != knowledge.estimate(
        DECK.cards[7].people[1], two
    )


def test_errors_grow_with_difficulty_and_shrink_with_education() -> None:
    expert = errors(1.0)
    means = [expert[expert[:, 1] == d, 0].mean() for d in range(1, 6)]
    assert means == sorted(means)
    assert errors(0.5)[:, 0].mean() < expert[:, 0].mean() < errors(2.0)[:, 0].mean()
    levels = [bots.WIDTHS[name] for name in ("expert", "hard", "medium", "easy")]
    assert levels == sorted(levels)


def test_chances_are_honest() -> None:
    """Of what is thought 70 to 90 % likely, about so much is true."""
    thought, true = [], []
    for card in DECK.cards:
        for person in card.people:
            b = knowledge.estimate(person, knowledge.Education("h", 1.5))
            row = np.array([b.middle, b.era, b.span, b.spread])
            for year in range(person.born - 40, person.died + 41, 7):
                p = t.chance(row, year, year)
                if 0.7 < p < 0.9:
                    thought.append(p)
                    true.append(person.born <= year <= person.died)
    assert abs(np.mean(thought) - np.mean(true)) < 0.06


# --- thought --------------------------------------------------------------------------------------


def test_chance_is_one_or_nothing_for_who_knows() -> None:
    row = np.array([1867.0, -1.0, 1934.0, 0.0])
    assert t.chance(row, 1867, 1934) == 1.0
    assert t.chance(row, 1866, 1900) == 0.0


def test_chance_falls_as_the_line_grows() -> None:
    row = np.array([1900.0, 10.0, 65.0, 12.0])
    chances = [t.chance(row, 1900 - step, 1900 + step) for step in range(0, 60, 5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.95
    assert chances[-1] < 0.01


def test_laying_is_as_in_the_rules() -> None:
    setup = Setup(GAME, 4)
    for state in steady(setup, 8):
        if state.view(0)["phase"] != "lay":
            continue
        seat = state.turn
        assert seat is not None
        seen = scene.look(state.view(seat), DECK, knowledge.Education("x", 1.0))
        record = GAME.restore(state.view(seat), setup.box)
        for move in state.legal():
            hands, sizes, table = np.zeros((6, 7), np.int8), seen.held.copy(), seen.table.copy()
            hands[seat] = seen.hand
            place, side = bots._coded(seen, move)[:2]
            life = np.array([int(state._record["born"]), int(state._record["died"])])
            right = t.lay(hands, sizes, life, table, 2 * place + int(side))
            after = record.copy()
            after["born"], after["died"] = life
            rules.apply(after, setup.box, GAME.parse(move), SILENT)
            assert right == (after["catch"][seat] == record["catch"][seat])
            if right and after["phase"] == rules.LAYING and after["round"] == record["round"]:
                assert (table[t.LEFT], table[t.RIGHT]) == (after["left"], after["right"])


def test_the_order_of_the_line_is_found_again() -> None:
    setup = Setup(GAME, 3)
    for state in steady(setup, 4):
        seat = state.turn
        assert seat is not None
        view, s = state.view(seat), state._record
        if view["phase"] != "lay" or view["last"]:
            continue
        found = scene.lays(view)
        assert len(found) == len(view["line"]) - 1
        assert found[:, 0].tolist() == s["line_seat"][1 : s["line_size"]].tolist()


def test_the_surest_card_is_the_surest() -> None:
    rng = np.random.default_rng(3)
    for _ in range(200):
        hands, sizes = rng.integers(0, 100, (6, 7)).astype(np.int8), np.full(6, 7)
        row = np.array([rng.normal(1900, 15), 15.0, 65.0, 14.0])
        table = np.array([1890, 1905, 2, 3, 4, 0, 2026])
        ends = [(rules.year_before(1890, n), 1905) for n in hands[2]]
        ends += [(1890, rules.year_after(1905, n)) for n in hands[2]]
        k = t.surest(row, hands, sizes, table)
        chosen = ends[k // 2 + 7 * (k % 2)]
        assert t.chance(row, *chosen) == max(t.chance(row, *end) for end in ends)


def test_greedy_lays_its_surest_card_even_when_nothing_is_left_to_win() -> None:
    setup = Setup(GAME, 4)
    greedy = bot("greedy", setup)
    assert isinstance(greedy, bots.Surest)
    for state in steady(setup, 7, every=3):
        seat = state.turn
        assert seat is not None
        view, legal = state.view(seat), state.legal()
        if view["phase"] == "lay":
            seen = greedy.look(view)
            chosen = greedy.choose(view, legal, np.random.default_rng(1), 1.0)
            odds = {move: min(greedy.odds(seen, move), 1.0) for move in legal}
            assert odds[chosen] > max(odds.values()) - 1e-4


def test_who_lays_on_the_left_is_thought_to_know_room_there() -> None:
    table, belief = np.array([1880, 1900, 0, 3, 4, 3]), np.array([1890.0, 20.0, 65.0, 15.0])

    def middle(rows: list[list[int]]) -> float:
        lives, minds = np.zeros((4000, 2), np.int64), np.zeros((4000, 6, 4))
        t.infer(
            np.array(rows, np.int64).reshape(-1, 6),
            table,
            belief,
            np.array([5.0, 5.0]),
            lives,
            minds,
            0.1,
            7,
        )
        return float(lives.mean())

    assert middle([[1, 0, 1900, 1900, 1880, 7]]) < middle([]) - 0.5


def test_the_expert_knows_a_certain_card_when_it_is_the_judge() -> None:
    """Being first and holding right cards, it never lays a wrong one while others would go on."""
    setup = Setup(GAME, 4)
    checked = 0
    for seed in range(6):
        for state in steady(setup, seed):
            seat = state.turn
            assert seat is not None
            view = state.view(seat)
            if view["phase"] == "lay" and view["first"] == seat and len(view["line"]) > 6:
                opinions = bot("expert", setup).opinions(
                    view, state.legal(), np.random.default_rng(1), 9
                )
                chances = [o.values["chance"] for o in opinions]
                assert set(chances) <= {0, 100}
                checked += 1
    assert checked


def test_shares_after_a_round() -> None:
    flat = prospects.weights()
    stored = np.load(Path(prospects.__file__).with_name("weights.npz"))
    catches = np.array([[3.0, 9.0, 12.0, 0.0], [20.0, 20.0, 1.0, 8.0]])
    pile, first = np.array([40.0, 7.0]), np.array([2, 0])
    weights = {name: stored[name].astype(float) for name in prospects.SHAPES}
    expected = prospects.softmax(
        prospects.logits(prospects.features(catches, pile, first), weights)[0]
    )
    for i, row in enumerate(catches):
        padded = np.append(row, [0.0, 0.0])
        shares = [prospects.prospect(padded, 4, int(pile[i]), first[i], s, flat) for s in range(4)]
        assert np.allclose(shares, expected[i])
        assert shares[int(row.argmin())] == max(shares)
    assert prospects.final(np.array([3.0, 1.0, 1.0, 5.0, 0, 0]), 4, 1) == 0.5


# --- training -------------------------------------------------------------------------------------


def test_a_little_training_learns(tmp_path: Path) -> None:
    training.train(tmp_path, seed=1, scale=0.01, progress=lambda done, figures: None)
    with (tmp_path / "curve.csv").open() as file:
        tested = [float(row["test"]) for row in csv.DictReader(file)]
    assert tested[-1] < tested[0]
