"""What was revealed stays revealed: taking back never leaves anybody with more than the table shows."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from tests.of_a_game import OPEN
from tests.test_acts import MIA, SARAH, TIM, TRIO, Round, begun

from lifetable.errors import MoveError, TableError
from lifetable.games import find, names
from lifetable.games.face import Setup, State
from lifetable.games.schema import Kind, Revealed
from lifetable.tables import undo
from lifetable.tables.decide.play import moved
from lifetable.tables.settings import STAND_IN

RESAMPLES = 6
_UNDECLARED = Kind(0, "", "").reveals


def played_out(game: str, seed: int, most: int = 120) -> list[State]:
    """A random game from the deal on."""
    rng = random.Random(seed)
    states = [Setup(find(game), find(game).info.least_players + seed % 2).deal(f"{game}/{seed}")]
    while not states[-1].over and len(states) < most:
        states.append(states[-1].play(rng.choice(states[-1].legal())))
    return states


def told_the_same(before: State, seat: int, moves: list[State]) -> bool:
    """Would a seat have been told the same of these moves in whatever state it could be in, as far as it knows?"""
    for n in range(RESAMPLES):
        other = before.resample(seat, f"{before.ply}/{seat}/{n}")
        for true in moves:
            assert true.last_move is not None
            try:
                other = other.play(true.last_move)
            except MoveError:
                return False
            if other.events_for(seat) != true.events_for(seat) or other.view(seat) != true.view(
                seat
            ):
                return False
    return True


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", range(3))
def test_a_move_reveals_what_its_game_declares(game: str, seed: int) -> None:
    states = played_out(game, seed)
    for before, after in pairwise(states):
        if after.revealed is Revealed.NEW:
            continue
        assert before.turn is not None
        others = range(before.setup.players) if after.revealed is Revealed.NOTHING else ()
        for seat in {before.turn, *others}:
            assert told_the_same(before, seat, [after]), (after.last_move, seat)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", range(3))
def test_whoever_takes_back_knows_nothing_that_he_did_not_know_before(game: str, seed: int) -> None:
    """At a table with bots, where nobody is asked: at every moment, by every seat that could."""
    rng, setup = random.Random(seed), Setup(find(game), find(game).info.least_players)
    round_ = Round(MIA, game=game, players=setup.players)
    for n in range(1, setup.players):
        round_.do("bot", MIA, seat=n)
    round_.do("start", MIA)
    table = round_.table
    assert table.state is not None
    states, possible = [table.state], 0
    while table.status == "playing" and len(states) < 120:
        knock = "knock" in table.state.legal() and rng.random() < 0.3
        move = "knock" if knock else rng.choice(table.state.legal())
        round_.enter([moved(table, round_.turn, move)], MIA if round_.turn == 0 else None)
        states.append(table.state)
        for seat in range(setup.players):
            to = undo.target(table, seat)
            if to is not None:
                possible += 1
                assert told_the_same(states[to], seat, states[to + 1 :]), (table.moves[to:], seat)
                assert (undo.refused(table, [seat]) is None) == (not table.seats[seat].warm)
    assert bool(possible) != setup.game.shapes.always_reveals


def test_a_game_that_declares_nothing_is_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in names():
        game = find(name)
        silent = tuple(replace(kind, reveals=_UNDECLARED) for kind in game.shapes.kinds)
        with monkeypatch.context() as patched:
            patched.setattr(type(game), "shapes", replace(game.shapes, kinds=silent))
            states = played_out(name, 1)
            assert {state.revealed for state in states} == {Revealed.NEW}


def test_a_bots_trade_is_not_read_by_taking_back() -> None:
    round_ = Round(MIA, players=3)
    for n in (1, 2):
        round_.do("bot", MIA, seat=n)
    round_.do("start", MIA)
    while round_.turn != 0:
        round_.move()
    round_.quiet_move()
    assert undo.refused(round_.table, [0]) is None
    round_.move()  # a bot lays cards from its hand
    assert round_.table.revealed[-1] is Revealed.OWN
    assert undo.refused(round_.table, [0]) == "revealed"
    assert round_.refused("undo", MIA) == "nothing-to-undo"


def test_a_knock_shows_nothing_and_one_goes_back_across_it() -> None:
    round_ = begun()
    while "knock" not in round_.table.state.legal():  # type: ignore[union-attr]
        round_.move()
    seat = round_.quiet_move()
    after = len(round_.table.moves)
    round_.enter([moved(round_.table, round_.turn, "knock")], None)
    assert round_.table.revealed[-1] is Revealed.NOTHING
    assert undo.target(round_.table, seat) == after - 1


def test_it_is_said_why_nothing_can_be_taken_back() -> None:
    def why(round_: Round, *mine: int) -> str | None:
        return undo.refused(round_.table, mine)

    round_ = Round(*TRIO)
    assert why(round_, 0) == "not-started"
    round_.do("start", MIA)
    assert [why(round_, n) for n in range(3)] == ["no-move"] * 3
    assert why(round_) == "not-seated"
    seat = round_.quiet_move()
    assert why(round_, seat) is None and why(round_, round_.turn) == "no-move"
    round_.do("undo", round_.owner(seat))
    assert why(round_, seat) == "asked" and round_.refused("undo", round_.owner(seat))
    round_.do("answer", round_.owner(seat), agree=False)
    round_.do("leave", round_.owner(seat))
    assert why(round_, seat) == "seat-kept-warm" and round_.table.seats[seat].warm == STAND_IN
    round_.do("reclaim", round_.owner(seat))
    round_.do("pause", MIA)
    assert why(round_, seat) == "paused"
    round_.do("resume", MIA)
    rng = random.Random(1)
    while round_.table.revealed[-1] is not Revealed.NEW:
        round_.move(rng)
    assert why(round_, seat) == "revealed"
    while round_.table.status != "over":
        round_.move(rng)
    assert why(round_, seat) == "game-over"
    dice = begun(MIA, TIM, SARAH, game=OPEN)
    assert why(dice, 0) == "no-move"
    dice.move()
    assert {why(dice, n) for n in range(3)} == {"always-reveals"}


@pytest.mark.parametrize("why", ["no-move", "asked", "revealed", "always-reveals"])
def test_each_reason_has_a_sentence_of_its_own(why: str) -> None:
    sentences = {
        language: TableError("nothing-to-undo", why=why).sentence(language)
        for language in ("en", "fr", "de")
    }
    others = {
        TableError("nothing-to-undo", why=other).sentence("en")
        for other in ("no-move", "asked", "revealed", "always-reveals")
        if other != why
    }
    assert len(set(sentences.values())) == 3 and sentences["en"] not in others
