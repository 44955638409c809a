"""Laws of Lifetime alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.test_laws import walk
from tests.test_reference import cases

import lifetable
from lifetable.games.face import Setup
from lifetable.games.kernel import LOG_ROWS
from lifetable.games.lifetime.deck import load
from lifetable.games.lifetime.tests.positions import odd_deck, write_deck


def test_resampling_lifetime_reaches_every_place() -> None:
    setup = lifetable.game("lifetime", players=4)
    state = next(s for s in (setup.deal(seed) for seed in range(20)) if s.turn == 1)
    data = state.as_dict()
    hidden = set(data["pile"]) | {data["celebrity"]}
    for player in (1, 2, 3):
        hidden.update(data["hands"][player])
    seen: dict[str, Counter[str]] = {
        place: Counter() for place in ("1", "2", "3", "top", "bottom", "celebrity")
    }
    rounds = 1_500
    for seed in range(rounds):
        data = state.resample(0, seed).as_dict()
        for player in (1, 2, 3):
            seen[str(player)].update(data["hands"][player])
        seen["top"].update(data["pile"][:20])
        seen["bottom"].update(data["pile"][-20:])
        seen["celebrity"].update([data["celebrity"]])
    for place, found in seen.items():
        assert set(found) == hidden, place
    for place, size in (("2", 7), ("3", 7), ("top", 20), ("bottom", 20)):
        counts = [seen[place][card] for card in sorted(hidden)]
        assert min(counts) > 0.6 * rounds * size / len(hidden), place
        assert max(counts) < 1.5 * rounds * size / len(hidden), place


def test_cards_put_under_the_pile_are_followed() -> None:
    """Memory of cards put back (LT04) is rare with a good deck: here it is everyday."""
    places: Counter[str] = Counter()
    for seed in range(6):
        setup = lifetable.game("lifetime", players=3 + seed % 4, deck=odd_deck("narrow"))
        for state in walk(setup, seed, 60):
            data = state.as_dict()
            for seat in range(setup.players):
                view = state.view(seat)
                assert [entry["card"] for entry in view["remembered"]] == data["remembered"][seat]
                for entry in view["remembered"]:
                    places[entry["where"]] += 1
                    match entry["where"]:
                        case "pile":
                            there = data["pile"][entry["index"]]
                        case "hand":
                            there = data["hands"][entry["seat"]][entry["index"]]
                        case _:
                            there = data["celebrity"]
                    assert there == entry["card"], "a seat remembers where it really is"
                again = state.resample(seat, seed).as_dict()
                assert again["remembered"][seat] == data["remembered"][seat]
    assert set(places) == {"pile", "hand", "celebrity"}, places


def fits(setup: Setup, card: str, hand: list[str]) -> bool:
    (people,) = [c.people for c in load(str(setup.options["deck"])).cards if c.name == card]
    numbers = {int(own[:2]) for own in hand}
    return any(y % 100 in numbers for p in people for y in range(p.born, p.died + 1))


def test_resampled_cards_put_under_the_pile_fitted_nobody() -> None:
    """LT04 is public: who puts a card under shows that his hand cannot open for it."""
    for seed in range(40):
        setup = lifetable.game("lifetime", players=3, deck=odd_deck("narrow"))
        state = setup.deal(seed)
        if not state.as_dict()["redraws"]:
            continue
        watcher = (state.as_dict()["first"] + 1) % 3
        data = state.resample(watcher, seed).as_dict()
        for card in data["pile"][-data["redraws"] :]:
            assert not fits(setup, card, data["hands"][data["first"]])


def test_the_log_holds_the_longest_search_for_a_celebrity(tmp_path: Path) -> None:
    """Nobody in this deck fits any hand without 50-55: every card of the pile is drawn and put back."""
    deck = write_deck(tmp_path / "deck.csv", {})
    longest = 0
    for seed in range(40):
        state = lifetable.game("lifetime", players=3, deck=deck).deal(seed)
        longest = max(longest, len(state._rows))
        if state.as_dict()["nobody_fits"]:
            assert [event["kind"] for event in state.events][-1] == "nobody-fits"
            assert state.as_dict()["redraws"] == 104 - 21
    assert 2 * 83 < longest < LOG_ROWS - 1


def test_all_variants_are_compared_with_the_slow_game() -> None:
    assert len(cases("lifetime")) == 3 * 2 * 4
