"""What a game declares of its views and events is what they hold, and who may see it is who sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from tests import shapes
from tests.test_laws import LAW, every_game, moments, seeds, watchers

from lifetable.errors import MoveError
from lifetable.games import find, folder, names
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.games.json_schema import document, event_schema, examples, view_schema
from lifetable.games.schema import EVERYBODY, Field, Maybe, Revealed, head


def keys(fields: Sequence[Field], there: Data) -> list[str]:
    """The declared keys in their order, without those that may be missing and are."""
    return [field.name for field in fields if field.name in there]


@every_game
def test_views_and_events_are_what_is_declared(name: str) -> None:
    game = find(name)
    common = head(name)
    view_of = jsonschema.Draft202012Validator(view_schema(game))
    event_of = {
        kind.name: jsonschema.Draft202012Validator(event_schema(game, kind))
        for kind in game.shapes.kinds
    }

    @settings(LAW, max_examples=40)
    @given(moments(name))
    def law(state: State) -> None:
        for seat in watchers(state):
            view = state.view(seat)
            view_of.validate(view)
            assert list(view) == [field.name for field in (*common, *game.shapes.view)]
            for event in state.events_for(seat):
                event_of[event["kind"]].validate(event)
                fields = game.shapes.by_name[event["kind"]].fields
                assert list(event) == ["kind", *keys(fields, event)]
        everything = (*common[:-1], *game.shapes.whole)
        assert list(state.as_dict()) == [field.name for field in everything]

    law()


def told(state: State, viewer: int | None) -> Iterator[tuple[Field, Data, Data | None]]:
    """Each field that not all see, what stands beside it, and the event it would be in (None: the view)."""
    shapes = state.setup.game.shapes
    view = state.view(viewer)
    for field in shapes.view:
        if field.sees is not EVERYBODY:
            yield field, view, None
    for event, whole in zip(state.events_for(viewer), state.events, strict=True):
        for field in shapes.by_name[event["kind"]].fields:
            if field.sees is not EVERYBODY:
                yield field, event, whole


@every_game
def test_only_those_see_it_who_may(name: str) -> None:
    @settings(LAW, max_examples=60)
    @given(moments(name))
    def law(state: State) -> None:
        for viewer in watchers(state):
            for field, seen, whole in told(state, viewer):
                allowed = field.sees.allows(seen, viewer)
                if whole is None:
                    assert allowed or seen[field.name] is None
                elif allowed:
                    assert seen[field.name] == whole[field.name]
                else:
                    assert field.name in whole and field.name not in seen
            assert not state.setup.game.shapes.hidden & set(state.view(viewer))

    law()


@every_game
def test_whoever_moves_can_foresee_what_no_chance_decides(name: str) -> None:
    """The same move from any state that the mover could be in brings the same, up to the first thing chance decides."""
    compared = 0

    @settings(LAW, max_examples=200)
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        nonlocal compared
        if state.over:
            return
        seat = state.turn
        other = state.resample(seat, seed)
        for move in state.legal():
            foreseen, happened = other.outcome(move), state.outcome(move)
            assert foreseen == happened
            assert happened == state.play(move).events_for(seat)[: len(happened)]
            compared += len(happened)

    law()
    assert compared > 100


@every_game
def test_an_outcome_is_that_of_the_rules_or_refused(name: str) -> None:
    @settings(LAW, max_examples=30)
    @given(moments(name))
    def law(state: State) -> None:
        before = state.as_dict()
        chance = {kind.name for kind in state.setup.game.shapes.kinds if kind.chance}
        for move in state.legal()[:20]:
            events = state.play(move).events_for(state.turn)
            certain = state.outcome(move)
            assert not chance & {event["kind"] for event in certain}
            assert len(certain) == len(events) or events[len(certain)]["kind"] in chance
        with pytest.raises(MoveError):
            state.outcome("nonsense")
        assert state.as_dict() == before

    law()


@every_game
def test_declarations_are_sound(name: str) -> None:
    shapes = find(name).shapes
    assert len(shapes.by_name) == len(shapes.by_number) == len(shapes.kinds)
    for fields in (shapes.view, *(kind.fields for kind in shapes.kinds)):
        there: set[Any] = {"seat"}
        for field in fields:
            there.add(field.name)
            assert field.sees.seat in {None, *there}
    for field in shapes.view:
        assert field.sees is EVERYBODY or isinstance(field.shape, Maybe), "null for others"
    for kind in shapes.kinds:
        assert kind.reveals is Revealed.NEW or not kind.chance, "what chance decides is new"
    assert {"began", "won"} <= set(shapes.by_name)


def test_every_game_declares_something_hidden_or_nothing() -> None:
    for name in names():
        game = find(name)
        secrets = [field for field in game.shapes.view if field.sees is not EVERYBODY]
        assert bool(secrets) == (game.info.information == "hidden")
        assert bool(game.shapes.hidden) == (game.info.information == "hidden")


@pytest.mark.parametrize("name", names())
def test_meanings_are_told(name: str) -> None:
    shapes = find(name).shapes
    for kind in shapes.kinds:
        assert kind.meaning
    for field in (*shapes.view, *shapes.whole, *(f for kind in shapes.kinds for f in kind.fields)):
        assert field.meaning and not field.meaning.endswith(".")


# --- what is made from it ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_examples_were_really_played(name: str) -> None:
    file = folder(name) / "examples.json"
    anew = "write it anew: python -m tests.shapes"
    assert file.read_text(encoding="utf-8") == shapes.as_text(shapes.examples(find(name))), anew


def test_the_tables_in_the_docs_are_what_is_declared() -> None:
    text = shapes.DATA.read_text(encoding="utf-8")
    assert shapes.with_tables(text) == text, "write it anew: python -m tests.shapes"


@pytest.mark.skipif(not (shapes.ROOT / "ui" / "node_modules").is_dir(), reason="no page here")
def test_the_types_of_the_page_are_what_is_described() -> None:
    text = shapes.TYPES.read_text(encoding="utf-8")
    assert shapes.types() == text, "write it anew: python -m tests.shapes"


def test_the_schema_of_a_game_is_a_schema() -> None:
    for name in names():
        made = document(find(name))
        jsonschema.Draft202012Validator.check_schema(made)
        shown = examples(find(name))
        for told in (shown["view"], *shown["events"], *shown["kinds"].values()):
            jsonschema.validate(told, made)
