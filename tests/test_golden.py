"""Golden games: whole games as text, replayed and compared to the letter. See `tests/golden.py`."""

from __future__ import annotations

import pytest
from tests import golden
from tests.of_a_game import having

from lifetable.games import folder

WRITTEN = having("golden")
CASES = [(name, variant) for name in WRITTEN for variant in golden.variants(name)]


@pytest.mark.parametrize("name", WRITTEN)
def test_every_variant_has_its_golden_game(name: str) -> None:
    found = {file.stem for file in (folder(name) / "golden").glob("*.txt")}
    assert found == set(golden.variants(name)), "run: python -m tests.golden"
    assert found


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_golden_game(name: str, variant: str) -> None:
    file = golden.golden_file(name, variant)
    written = file.read_text(encoding="utf-8")
    moves, seed = golden.moves_in(written), golden.seed_in(written)
    assert moves
    again = golden.text(golden.variants(name)[variant], seed, moves)
    assert again.splitlines() == written.splitlines()
    assert again == written
    assert file.stat().st_size < golden.MOST_BYTES


@pytest.mark.parametrize("name", WRITTEN)
def test_golden_games_are_whole_games(name: str) -> None:
    for variant, setup in golden.variants(name).items():
        written = golden.golden_file(name, variant).read_text(encoding="utf-8")
        last = setup.deal(golden.seed_in(written)).play_all(golden.moves_in(written))
        assert last.over
