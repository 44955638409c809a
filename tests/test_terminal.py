"""Every game on a terminal, in every language: boards, log, moves in words, word files, rules texts."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len
from rich.console import Console, RenderableType
from tests.of_a_game import FILED, OPEN, having, of_a_game

import lifetable
from lifetable.games import find, folder, names
from lifetable.games.contract import Option
from lifetable.games.face import State
from lifetable.games.plain import terminal_of
from lifetable.words import Words, languages, manual_of

GAMES = names()
LANGUAGES = languages()
WIDTHS = (60, 80, 120)
NAMES = ["Mia", "Tim", "Sarah", "Linus", "Léon", "Hanna"]
HOSTILE = [
    "[bold red]Mia[/bold red]",
    "[/bold",
    "]",
    "back\\",
    "👩‍👩‍👧 日本語 ❤️",
    "x" * 300,
    "\x1b[31mred\x07\r\nline\u202e",
    "",
    "[[not] a tag",
    "{ $name } :smile: [link=http://x]y",
]


def terminal(game: str) -> Any:
    return terminal_of(find(game))


def drawn(what: RenderableType, width: int) -> str:
    """What a console shows, colours included."""
    file = io.StringIO()
    console = Console(width=width, force_terminal=True, color_system="truecolor", file=file)
    console.print(what)
    return file.getvalue()


def check_width(what: RenderableType, width: int) -> None:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(what)
    text = console.export_text()
    assert text.strip()
    for line in text.splitlines():
        assert cell_len(line) <= width, line


def pick(option: Option, rng: random.Random) -> Any:
    match option.kind:
        case "flag":
            return rng.random() < 0.5
        case "choice":
            return rng.choice(option.choices)
        case "number":
            return option.least
        case _:
            return option.default


def some_game(game: str, seed: int) -> State:
    """A game with random options. A cap on its length, if it has one, is always set."""
    rng = random.Random(seed)
    info = find(game).info
    options = {option.name.replace("-", "_"): pick(option, rng) for option in info.options}
    players = rng.randint(info.least_players, info.most_players)
    return lifetable.game(game, players=players, **options).deal(seed=seed)


def history(state: State, seed: int, most: int = 2000) -> Iterator[State]:
    """A game from its deal to its end, moves at random."""
    rng = random.Random(seed)
    yield state
    while not state.over and state.ply < most:
        state = state.play(rng.choice(state.legal()))
        yield state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_boards_fit_the_console(game: str, language: str) -> None:
    board, words = terminal(game).board, Words(language)
    for seed in range(3):
        for state in history(some_game(game, seed), seed):
            if state.ply % 17 and not state.over:
                continue
            for seat in (None, state.turn or 0):
                for width in WIDTHS:
                    check_width(board(state.view(seat), words, NAMES, state.outcomes(seat)), width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_to_everybody(game: str, language: str) -> None:
    tell, words = terminal(game).tell, Words(language)
    for seed in range(4):
        for state in history(some_game(game, seed), seed):
            for me in (None, *range(state.setup.players)):
                view = state.view(me)
                told = [tell(event, words, NAMES, me, view) for event in state.events_for(me)]
                assert all(text is None or text.strip() for text in told)
            assert any(told), "a move without a word"
            whole = [tell(event, words, NAMES, None, state.view(None)) for event in state.events]
            assert len(whole) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_explained(game: str, language: str) -> None:
    explain, words = terminal(game).explain, Words(language)
    for seed in range(3):
        for state in history(some_game(game, seed), seed):
            legal = state.legal()
            if len(legal) > 60 and state.ply % 20:
                continue
            view = state.view(state.turn) if legal else {}
            texts = [explain(move, state.outcome(move), view, words) for move in legal]
            assert all(text.strip() for text in texts)
            assert len(set(texts)) == len(texts), "two moves that read the same"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hint_is_one_line(game: str, language: str) -> None:
    hint = terminal(game).hint(Words(language))
    assert hint
    assert "\n" not in hint


RARE = [
    (game, event)
    for game in having("terminal.py")
    for event in getattr(of_a_game(game, "laws"), "RARE", ())
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "event"), RARE)
def test_rare_events_are_told(game: str, event: dict[str, Any], language: str) -> None:
    state = lifetable.game(game, players=3).deal(seed=1)
    for me in (None, 0, 1):
        assert terminal(game).tell(event, Words(language), NAMES, me, state.view(me))


@pytest.mark.parametrize("game", GAMES)
def test_names_cannot_do_any_harm(game: str) -> None:
    module, words = terminal(game), Words("en")
    for seed, shift in enumerate(range(0, len(HOSTILE), 2)):
        called = (HOSTILE[shift:] + HOSTILE)[:6]
        for state in history(some_game(game, seed), seed):
            seat = state.turn or 0
            view = state.view(seat)
            for event in state.events_for(seat):
                text = module.tell(event, words, called, seat, view)
                if text is not None:
                    assert "\x1b" not in text
                    assert "\n" not in text
                    check_width(text, 80)
            if state.ply % 40 == 0 or state.over:
                check_width(module.board(view, words, called), 60)
                assert "\x1b[31mred" not in drawn(module.board(view, words, called), 80)


@pytest.mark.parametrize("game", GAMES)
def test_board_shows_nothing_hidden(game: str) -> None:
    board, words = terminal(game).board, Words("en")
    for seed in range(3):
        for state in history(some_game(game, seed), seed):
            if state.ply % 5:
                continue
            seen = drawn(board(state.view(0), words, NAMES, state.outcomes(0)), 80)
            for other in range(2):
                hidden = state.resample(0, seed=other)
                told = hidden.outcomes(0)
                assert drawn(board(hidden.view(0), words, NAMES, told), 80) == seen


def test_the_path_shows_from_where_one_can_move() -> None:
    board, words = terminal(OPEN).board, Words("en")
    for state in history(some_game(OPEN, 1), 1):
        legal = {move.strip("pg-") for move in state.legal()}
        seen = drawn(board(state.view(state.turn), words, NAMES, state.outcomes(state.turn)), 80)
        legend = 0 if state.over else 1
        assert seen.count("▸") == legend + len(legal - {"stay"})


def test_openings_are_the_legal_ones() -> None:
    board, words = terminal(FILED).board, Words("en")
    for state in history(some_game(FILED, 2), 2):
        view = state.view(state.turn)
        if view["phase"] == "open" and not view["nobody_fits"]:
            seen = drawn(board(view, words, NAMES, state.outcomes(state.turn)), 400)
            assert all(move[2:6] in seen for move in state.legal())


# --- words and rules --------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(game: str, language: str) -> dict[str, set[str]]:
    """The messages of a word file, and what each wants filled in."""
    text = (folder(game) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_languages_say_the_same(game: str, language: str) -> None:
    assert messages(game, language) == messages(game, "en")
    assert all(name.startswith((f"{game}-", "error-")) for name in messages(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said(game: str, language: str) -> None:
    words = Words(language)
    for name, variables in messages(game, language).items():
        for value in (0, 1, 2, "yes", "no"):
            text = words(name, **dict.fromkeys(variables, value))
            assert text == text.strip(), name
            assert "  " not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game: str, language: str) -> None:
    words, it = Words(language), find(game)
    wanted = ["title", "tagline", *(f"ending-{ending}" for ending in it.info.endings)]
    for option in it.info.options:
        label = f"option-{option.name}"
        wanted += [label, f"{label}-help", *(f"{label}-{choice}" for choice in option.choices)]
    assert all(words(f"{game}-{name}") for name in wanted)
    for code in ("unreadable", *it.refusals[1:]):
        assert words(f"error-{game}-{code}", move="x?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", having("manual"))
def test_rules_are_explained(game: str, language: str) -> None:
    text = manual_of(game, language)
    assert text is not None
    assert text.startswith(f"# {Words(language)(f'{game}-title')}\n")
    assert 100 <= len(text.splitlines()) <= 220
    for option in find(game).info.options:
        assert f"`{option.name}`" in text
        for choice in option.choices:
            assert f"`{choice}`" in text
