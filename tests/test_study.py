"""Studies: their numbers against closed forms and the slow games, their pages, their pictures."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.of_a_game import CHOICE, HIDDEN, OPEN, SHIPPED

import lifetable
from lifetable import records
from lifetable.arena.report import html, show, widths
from lifetable.arena.statistics import quantile, wilson
from lifetable.arena.study import Study, study
from lifetable.arena.study_luck import explained, explained_surely, replayed
from lifetable.arena.study_table import random_sample, starters
from lifetable.arena.study_words import clear, estimate, number, says
from lifetable.cli import run
from lifetable.games import names
from lifetable.games.picture import board
from lifetable.games.study import Bar, Figure, Gap, Known, Panel, Percent, Tally, histogram
from lifetable.words import Words, languages

EN = Words("en")


def quiet(games: int) -> None:
    """For those who want to be told."""


@pytest.fixture(scope="module")
def studies() -> dict[str, Study]:
    return {
        name: study(lifetable.game(name, players=3), games=400, seed="test", bot_games=0)
        for name in names()
    }


# --- closed forms ---------------------------------------------------------------------------------


def test_variance_falls_apart_into_deal_and_play() -> None:
    chance = np.random.default_rng(7)
    deals = chance.normal(size=(4000, 1, 3)) * 3**0.5
    results = deals + chance.normal(size=(4000, 6, 3))
    found = explained_surely(results)
    assert found.low < 0.75 < found.high
    assert found.high - found.low < 0.06
    nothing = chance.normal(size=(4000, 6, 3))
    assert abs(explained(nothing)) < 0.01
    assert explained_surely(nothing).low == 0


def test_a_deal_played_again_is_the_same_deal() -> None:
    setup = lifetable.game(OPEN, players=2)
    shares, scores = replayed(setup, 5, 4, "again", quiet)
    assert np.allclose(shares.sum(axis=2), 1)
    assert len({tuple(row) for row in scores.reshape(20, 2).tolist()}) > 10, "plays differ"
    again, _ = replayed(setup, 5, 4, "again", quiet)
    assert (shares == again).all()


def test_intervals_are_those_of_the_arena() -> None:
    seen = np.array([1.0, 0.0, 0.0, 1.0, 1.0])
    assert estimate(Bar("", Tally.of(seen)), "share") == wilson(3, 5)
    mean = estimate(Bar("", Tally.of([1, 3, 2, 4, 3, 5])), "number")
    assert mean.value == 3
    assert mean.high - 3 == pytest.approx(quantile(5) * (2 / 6) ** 0.5)
    assert clear(Bar("", Known(2, 1, 3)))
    assert not clear(Bar("", Known(2, -1, 5)))
    assert clear(Bar("", Known(2, 1, 3)), Bar("", Known(5, 4, 6)))
    assert not clear(Bar("", Known(2, 1, 3)), Bar("", Known(3, 2, 4)))
    assert estimate(Bar("", Known(0.2, 0.1, 0.4)), "share") == (0.2, 0.1, 0.4)


@pytest.mark.parametrize("name", names())
def test_shares_sum_to_one(name: str, studies: dict[str, Study]) -> None:
    parts = [
        panel
        for figure in studies[name].figures
        for panel in figure.panels
        if panel.kind == "stack" or figure.name in ("study-seats", "study-length", "study-scores")
    ]
    assert len(parts) >= 6
    for panel in parts:
        for bars in (panel.bars, panel.second):
            assert not bars or sum(bar.seen.mean for bar in bars) == pytest.approx(1)


def test_histograms_have_few_steps_and_lose_nothing() -> None:
    values = np.arange(-150, 1000)
    labels, bins, width = histogram(values)
    assert width == 50
    assert labels[0] == "−150"
    assert np.bincount(bins).sum() == len(values)
    assert bins.max() == len(labels) - 1


# --- against the games themselves -----------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_starters_are_those_of_the_deal(name: str) -> None:
    setup = lifetable.game(name, players=3)
    found = starters(setup, 20, "first")
    assert found.tolist() == [setup.deal(f"first/{i}").turn for i in range(20)]
    sample = random_sample(setup, 50, "first", quiet)
    assert sample.by_order[7].tolist() == np.roll(sample.shares[7], -sample.starter[7]).tolist()


# --- the page -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_study_is_one_page_without_requests(name: str, studies: dict[str, Study]) -> None:
    found = studies[name]
    for language in languages():
        words = Words(language)
        page = html(found, words)
        assert page == html(found, words)
        assert len(page.encode()) < 400_000
        assert set(re.findall(r"https?://[^\"' <]+", page)) <= {"http://www.w3.org/2000/svg"}
        assert "<script" not in page
        assert "url(" not in page.replace("url(#", "")
        for figure in found.figures:
            assert says(figure, words)
            assert words(figure.name).replace("'", "&#x27;") in page
        json.dumps(found.as_dict(words))


def test_the_same_seed_gives_the_same_study(tmp_path: Path) -> None:
    arguments = ["study", HIDDEN, "-p", "3", "-n", "200", "--bot-games", "3", "-s", "7"]
    pages = [tmp_path / f"{workers}.html" for workers in (1, 2)]
    for page in pages:
        assert run([*arguments, "--workers", page.stem, "--out", str(page)]) == 0
    assert pages[0].read_bytes() == pages[1].read_bytes()
    data = [page.with_suffix(".json").read_bytes() for page in pages]
    assert data[0] == data[1]
    found = {figure["name"]: figure for figure in json.loads(data[0])["figures"]}
    skill = found["study-skill"]["panels"][0]["bars"]
    assert [bar["count"] for bar in skill] == [3, 3, 3]


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["study", OPEN, "-n", "200", "--bot-games", "0", "-o", CHOICE]
    assert run([*arguments, "--json", "--lang", "de"]) == 0
    data = json.loads(capsys.readouterr().out)
    option, _, value = CHOICE.partition("=")
    assert data["options"][option] == value
    assert data["language"] == "de"
    assert data["figures"][0]["name"] == "study-seats"


def test_an_empty_table_of_bots_is_no_figure(studies: dict[str, Study]) -> None:
    assert "study-skill" not in {figure.name for figure in studies[HIDDEN].figures}


def test_numbers_are_written_as_people_write_them() -> None:
    assert number(Percent(0.2513), Words("de")) == "25,1\u00a0%"
    assert number(Gap(-0.021), EN) == "−2.1\u00a0pp"
    assert number(Gap(0.021), EN) == "+2.1\u00a0pp"
    assert number(1234567, EN) == "1,234,567"
    assert number(-0.0001, EN) == "0.000"
    assert number(12.345, Words("fr")) == "12,3"


def test_small_cards_stand_in_pairs() -> None:
    small = Figure("a", [Panel("rows", [])])
    large = Figure("b", [Panel("rows", []), Panel("rows", [])])
    assert widths([small, small, large, small]) == [False, False, True, True]
    assert widths([small, small, small]) == [False, False, True]


def test_the_shipped_reports_are_whole() -> None:
    folder = Path(__file__).parent.parent / "docs" / "studies"
    for name in SHIPPED:
        page = (folder / f"{name}.html").read_text("utf-8")
        data = json.loads((folder / f"{name}.json").read_text("utf-8"))
        assert len(page.encode()) < 400_000
        assert data["game"] == name
        assert page.count("<section") == len(data["figures"])
        assert f"lifetable study {name}" in page


# --- pictures and notebooks -----------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_every_view_has_a_picture(name: str) -> None:
    setup = lifetable.game(name)
    chance = random.Random(7)
    state, drawn = setup.deal(7), 0
    while True:
        if drawn % 7 == 0 or state.over:
            for seat in (None, 0, setup.players - 1):
                ElementTree.fromstring(board(state.view(seat), Words("fr")))
        drawn += 1
        if state.over or drawn > 400:
            break
        legal = state.legal()
        often = legal[-1].isalpha() and chance.random() < 0.3
        move = legal[-1] if often else chance.choice(legal)
        state = state.play(move)
    assert state.over


@pytest.mark.parametrize("name", names())
def test_states_and_records_show_in_notebooks(name: str) -> None:
    state = lifetable.game(name).deal(7)
    state = state.play(state.legal()[0])
    ElementTree.fromstring(state._repr_svg_())
    shown = state._repr_html_()
    assert state._repr_svg_() in shown
    assert all(
        f"<code>{move}</code>" in shown.replace("&lt;", "<").replace("&gt;", ">")
        for move in state.legal()[:5]
    )
    table = records.record(state, {0: "<Mia>"})._repr_html_()
    rows = ElementTree.fromstring(table)
    cells = ["".join(cell.itertext()) for cell in rows.iter("td")]
    assert ["game", name] == cells[2:4]
    assert "0 <Mia>" in cells
    assert cells[-1].split() == [*state.moves]


def test_figures_and_panels_show_in_notebooks(studies: dict[str, Study]) -> None:
    found = studies[OPEN]
    for what in (found, found.figures[0], found.figures[0].panels[0]):
        assert show(what, EN)._repr_html_().startswith("<iframe srcdoc=")
