"""Laws of That's Life! alone."""

from __future__ import annotations

from collections import Counter

from scipy.stats import chisquare
from tests.test_laws import SURE
from tests.test_reference import cases

from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT
from lifetable.games.thats_life import GAME
from lifetable.games.thats_life import rules as thats_life_rules


def test_the_die_is_fair() -> None:
    record = Setup(GAME).deal("fair")._record.copy()
    rolls: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    before = 1
    for _ in range(60_000):
        thats_life_rules._roll(record, SILENT)
        die = int(record["die"])
        rolls[die] += 1
        pairs[before, die] += 1
        before = die
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert chisquare(list(rolls.values())).pvalue > SURE
    assert len(pairs) == 36
    assert chisquare(list(pairs.values())).pvalue > SURE, "and forgets the roll before"


def test_all_variants_are_compared_with_the_slow_game() -> None:
    assert len(cases("thats-life")) == 4 * 2 * 2 * 3 * 5
