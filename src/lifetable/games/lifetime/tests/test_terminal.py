"""Lifetime on a terminal, where a deck brings up what the real one hardly ever does."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.test_terminal import LANGUAGES, NAMES, check_width, history, terminal

import lifetable
from lifetable.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_lives_leave_nobody_to_name(tmp_path: Path, language: str) -> None:
    """LT04: a deck of short lives brings up what the real one hardly ever does."""
    lines = ["card,place,name_en,born,died"]
    for card in range(30):
        for place in range(1, 7):
            born = 1800 + card * 6 + place
            lines.append(f"{card:02},{place},Some [{card}] body {place},{born},{born + 15}")
    deck = tmp_path / "short.csv"
    deck.write_text("\n".join(lines), encoding="utf-8")
    module, words = terminal("lifetime"), Words(language)
    told = set()
    for seed in range(5):
        setup = lifetable.game("lifetime", players=4, deck=str(deck))
        for state in history(setup.deal(seed=seed), seed):
            for seat in {0, state.turn or 0}:
                view = state.view(seat)
                check_width(module.board(view, words, NAMES, state.outcomes(seat)), 80)
                for event in state.events_for(seat):
                    assert module.tell(event, words, NAMES, seat, view)
                    told.add(event["kind"])
            for move in state.legal():
                assert module.explain(move, state.outcome(move), state.view(state.turn), words)
    assert {"put-under", "nobody-fits", "kept"} <= told
