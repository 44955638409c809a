"""Laws that every game keeps, whatever is played: tried on random games with Hypothesis.

The games come from the registry and their options from `GameInfo`. What only a game knows, it says in `tests/laws.py`
of its folder:

    SHAPE                            what its moves look like, as a regular expression
    in_the_box(data)                 asserts that nothing of the box is missing or twice, given all of a state
    many_moves(chance)               moves that can be read, most of them not legal
    FILES                            for options of kind `file`: files to try

and, if something is hidden:

    shuffle(state, seat, chance)     the record with everything changed that a seat does not know
    PUBLIC                           kinds of events that tell nobody what is hidden
    DRAWN                            kinds of events that tell a card to its seat alone
    refreshed(state)                 if the record counts something of the hidden: with that in order again
    comparable(state, other)         if a move can tell what is hidden: does it tell the same in both?
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare
from tests.of_a_game import of_a_game

from lifetable.errors import MoveError
from lifetable.games import find, names
from lifetable.games.face import Setup, State
from lifetable.games.kernel import (
    LOG_ROWS,
    LOG_WIDTH,
    SILENT,
    hash_of,
    key_of,
    player_stream,
    share,
    stride,
    threefry,
)

LANGUAGES = ("en", "fr", "de")
LAW = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def laws(name: str) -> Any:
    """What a game says for these laws."""
    return of_a_game(name, "laws")


every_game = pytest.mark.parametrize("name", names())
hidden_games = [name for name in names() if find(name).info.information == "hidden"]
SURE = (
    1e-4  # a law of chance fails below this p-value; seeds are fixed, so it does so always or never
)


# --- random games -----------------------------------------------------------------------------------


@st.composite
def setups(draw: st.DrawFn, name: str) -> Setup:
    """A game with any number of players and any options."""
    info = find(name).info
    options: dict[str, Any] = {}
    for option in info.options:
        match option.kind:
            case "flag":
                options[option.name] = draw(st.booleans())
            case "choice":
                options[option.name] = draw(st.sampled_from(option.choices))
            case "number":
                numbers = st.integers(option.least, min(option.most, 4 * option.least))
                options[option.name] = draw(st.just(option.default) | numbers)
            case "file":
                decks = [option.default, *laws(name).FILES[option.name]]
                options[option.name] = draw(st.sampled_from(decks))
    players = draw(st.integers(info.least_players, info.most_players))
    return Setup(find(name), players, **options)


seeds = st.integers(0, 10**6)


def a_move(state: State, chance: random.Random) -> str:
    """A random legal move; rare ones that end something are made a little less rare."""
    game, record, box = state.setup.game, state._record, state.setup.box
    count = int(game.rules.count(record, box))
    last = game.text(int(game.rules.nth(record, box, count - 1)))
    if last.isalpha() and chance.random() < 0.15:
        return last
    return game.text(int(game.rules.nth(record, box, chance.randrange(count))))


def walk(setup: Setup, seed: int, longest: int = 2_000) -> Iterator[State]:
    """The states of a random game, the deal included."""
    state = setup.deal(seed)
    chance = random.Random(seed)
    yield state
    for _ in range(longest):
        if state.over:
            return
        state = state.play(a_move(state, chance))
        yield state


@st.composite
def moments(draw: st.DrawFn, name: str, longest: int = 120) -> State:
    """Some state of a random game."""
    setup, seed = draw(setups(name)), draw(seeds)
    return list(walk(setup, seed, draw(st.integers(0, longest))))[-1]


def with_record(state: State, record: np.void) -> State:
    """The same moment and the same events with another record."""
    return State(state.setup, state.seed, np.atleast_1d(record), state._rows, state._trail)


def watchers(state: State) -> list[int | None]:
    return [*range(state.setup.players), None]


# --- cards and tiles are conserved ------------------------------------------------------------------


@every_game
def test_everything_in_the_box_is_conserved(name: str) -> None:
    @LAW
    @given(setups(name), seeds)
    def law(setup: Setup, seed: int) -> None:
        for state in walk(setup, seed, 150):
            laws(name).in_the_box(state.as_dict())

    law()


# --- states are values ------------------------------------------------------------------------------


def look(state: State) -> Any:
    """All that can be seen of a state, as data of its own."""
    views = [state.view(seat) for seat in watchers(state)]
    told = [state.events_for(seat) for seat in watchers(state)]
    seen = [state.as_dict(), state.events, views, told, state.legal(), state.result, state.moves]
    return json.loads(json.dumps(seen))


@every_game
def test_old_states_never_change_and_all_is_plain_data(name: str) -> None:
    @LAW
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        before = look(state)
        chance = random.Random(seed)
        if not state.over:
            for move in chance.sample(state.legal(), min(8, len(state.legal()))):
                after = state.play(move)
                assert after.moves == [*state.moves, move]
                assert after.ply == state.ply + 1
                if not after.over:
                    after.play(after.legal()[0])
        with pytest.raises(MoveError):
            state.play("nonsense")
        for seat in watchers(state):
            state.resample(seat, seed)
            state.setup.game.restore(state.view(seat), state.setup.box)
        assert look(state) == before

    law()


@every_game
def test_the_same_seed_is_the_same_game(name: str) -> None:
    @LAW
    @given(setups(name), seeds)
    def law(setup: Setup, seed: int) -> None:
        *_, first = walk(setup, seed, 60)
        again = Setup(find(name), setup.players, **setup.options)
        for one, other in zip(walk(setup, seed, 60), walk(again, seed, 60), strict=True):
            assert one.as_dict() == other.as_dict()
            assert one.events == other.events
        replayed = again.deal(str(seed)).play_all(first.moves)
        assert replayed.as_dict() == first.as_dict()
        assert replayed.events == first.events
        for field in replayed._record.dtype.names or ():
            assert np.array_equal(replayed._record[field], first._record[field]), field

    law()


@every_game
def test_another_seed_is_another_game(name: str) -> None:
    setup = Setup(find(name))
    deals = {
        json.dumps([setup.deal(seed).as_dict(), setup.deal(seed).legal()]) for seed in range(40)
    }
    assert len(deals) >= min(40, 20 if find(name).info.chance == "dice" else 40)


# --- notation ---------------------------------------------------------------------------------------


def refusal_codes(name: str) -> set[str]:
    return {f"{name}-{reason}" for reason in (*find(name).refusals[1:], "unreadable")}


@every_game
def test_print_and_parse_are_inverse(name: str) -> None:
    game = find(name)

    @LAW
    @given(moments(name))
    def legal_moves(state: State) -> None:
        record, box = state._record, state.setup.box
        codes = [int(game.rules.nth(record, box, k)) for k in range(game.rules.count(record, box))]
        texts = state.legal()
        assert len(set(texts)) == len(texts), "one text for one move"
        for code, text in zip(codes, texts, strict=True):
            assert game.text(code) == text
            assert game.parse(text) == code
            assert game.parse(f"  {text.upper()} ") == code
            assert game.parse(text.lower()) == code

    @LAW
    @given(st.from_regex(laws(name).SHAPE, fullmatch=True))
    def any_move(text: str) -> None:
        try:
            code = game.parse(text)
        except ValueError:
            return
        printed = game.text(code)
        assert game.parse(printed) == code
        assert game.text(game.parse(printed)) == printed

    legal_moves()
    any_move()


def tried(state: State, move: str) -> tuple[str, State | None]:
    """The code of a refusal, or the next state."""
    try:
        return "", state.play(move)
    except MoveError as error:
        return error.code, None


@every_game
def test_any_text_is_legal_or_refused_for_a_reason(name: str) -> None:
    game = find(name)
    texts = st.text(max_size=12) | st.from_regex(laws(name).SHAPE, fullmatch=True)

    @settings(LAW, max_examples=60)
    @given(moments(name, 60), st.lists(texts, min_size=5, max_size=20))
    def law(state: State, moves: list[str]) -> None:
        legal = set(state.legal())
        for move in moves:
            code, after = tried(state, move)
            if after is None:
                assert code in refusal_codes(name)
                assert move not in legal
            else:
                assert game.text(game.parse(move)) in legal
                assert after.ply == state.ply + 1

    law()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(name: str, language: str) -> None:
    sentences = set()
    for code in refusal_codes(name):
        sentence = MoveError(code, move="a move").sentence(language)
        assert sentence.strip()
        assert code not in sentence
        sentences.add(sentence)
    assert len(sentences) == len(refusal_codes(name)), "each says something of its own"


# --- legal moves ------------------------------------------------------------------------------------


@every_game
def test_every_legal_move_is_accepted_and_everything_else_refused(name: str) -> None:
    game = find(name)

    @LAW
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        record, box = state._record, state.setup.box
        legal = state.legal()
        assert bool(legal) != state.over
        for move in legal:
            assert game.rules.refuse(record, box, game.parse(move)) == 0
        for move in random.Random(seed).sample(legal, min(15, len(legal))):
            state.play(move)
        allowed = set(legal)
        for move in laws(name).many_moves(random.Random(seed)):
            code = game.parse(move)
            reason = game.rules.refuse(record, box, code)
            assert (reason == 0) == (game.text(code) in allowed), move
            if reason:
                with pytest.raises(MoveError) as caught:
                    state.play(move)
                assert caught.value.code == f"{name}-{game.refusals[reason]}"

    law()


@every_game
def test_every_game_ends(name: str) -> None:
    @LAW
    @given(setups(name), seeds)
    def law(setup: Setup, seed: int) -> None:
        *_, last = walk(setup, seed, 5_000)
        assert last.over
        assert last.turn is None
        assert last.legal() == []
        assert last.events[-1]["kind"] == "won"
        result = last.result
        assert result is not None
        assert last.events[-1]["seats"] == result["winners"]
        assert sum(result["shares"]) == pytest.approx(1)
        best = min(result["scores"]) if find(name).info.lowest_wins else max(result["scores"])
        assert result["winners"] == [i for i, score in enumerate(result["scores"]) if score == best]
        assert result["ending"] in find(name).info.endings

    law()


@every_game
def test_thousands_of_games_end(name: str) -> None:
    """The compiled loop, with uniform moves too; Life is Life then needs its cap (LL12)."""
    game = find(name)
    caps = {o.name: min(5 * o.least, o.most) for o in game.info.options if o.kind == "number"}
    for haste in (0, 1):
        for players in range(game.info.least_players, game.info.most_players + 1):
            shares, _scores, length = batch(Setup(game, players, **caps), 9, 0, 100, haste)
            assert np.allclose(shares.sum(axis=1), 1)
            assert (length > 0).all()


# --- secrecy ----------------------------------------------------------------------------------------


def mutated(state: State, seat: int | None, chance: random.Random) -> np.void:
    """The record with everything hidden from a seat changed: cards, and the chance to come."""
    hides = state.setup.game.info.information == "hidden"
    shuffle = laws(state.setup.name).shuffle if hides else None
    record: np.void = shuffle(state, seat, chance) if shuffle else state._record.copy()
    record["key"] = [chance.getrandbits(64), chance.getrandbits(64)]
    record["block"] = [chance.getrandbits(64), chance.getrandbits(64)]
    record["drawn"] = chance.getrandbits(20)
    return record


@every_game
def test_a_view_does_not_change_with_what_is_hidden(name: str) -> None:
    changed = []

    @settings(LAW, max_examples=40)
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        chance = random.Random(seed)
        for seat in watchers(state):
            other = with_record(state, mutated(state, seat, chance))
            changed.append(other.as_dict() != state.as_dict())
            assert other.view(seat) == state.view(seat)
            assert other.events_for(seat) == state.events_for(seat)

    law()
    if name in hidden_games:
        assert sum(changed) > len(changed) / 2, "something was really hidden"


@pytest.mark.parametrize("name", hidden_games)
def test_moves_tell_nobody_what_is_hidden(name: str) -> None:
    """The same move with other hidden cards looks the same, as long as the round goes on."""
    told = laws(name)
    compared = 0

    @settings(LAW, max_examples=120)
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        nonlocal compared
        chance = random.Random(seed)
        for seat in watchers(state):
            if state.over:
                return
            other = with_record(state, mutated(state, seat, chance))
            if hasattr(told, "refreshed"):
                other = with_record(other, told.refreshed(other))
            if hasattr(told, "comparable") and not told.comparable(state, other):
                continue
            common = sorted(set(state.legal()) & set(other.legal()))
            for move in chance.sample(common, min(5, len(common))):
                here, there = state.play(move), other.play(move)
                if {event["kind"] for event in (*here.events, *there.events)} <= told.PUBLIC:
                    assert here.events_for(seat) == there.events_for(seat)
                    assert here.view(seat) == there.view(seat)
                    compared += 1

    law()
    assert compared > 100


@pytest.mark.parametrize("name", hidden_games)
def test_views_have_no_place_for_secrets(name: str) -> None:
    @LAW
    @given(moments(name))
    def law(state: State) -> None:
        for seat in watchers(state):
            view = state.view(seat)
            assert not {"hands", "rest", "pile"} & set(view)
            if seat is None:
                assert view["hand"] is None
            else:
                assert view["hand"] == state.as_dict()["hands"][seat]
            for event in state.events_for(seat):
                if event["kind"] in laws(name).DRAWN and event["seat"] != seat:
                    assert not {"card", "cards"} & set(event)

    law()


# --- resampling and restoring -----------------------------------------------------------------------


@every_game
def test_resampled_and_restored_states_give_the_same_view(name: str) -> None:
    @settings(LAW, max_examples=40)
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        game, box = state.setup.game, state.setup.box
        for seat in watchers(state):
            view = state.view(seat)
            again = state.resample(seat, seed)
            assert again.view(seat) == view
            restored = with_record(state, game.restore(view, box))
            assert restored.view(seat) == view
            mixed = restored.resample(seat, seed)
            assert mixed.view(seat) == view
            if not state.over:
                for one in (again, restored, mixed):
                    laws(name).in_the_box(one.as_dict())
                if seat == state.turn:
                    assert again.legal() == restored.legal() == mixed.legal() == state.legal()

    law()


@every_game
def test_resampled_and_restored_states_can_be_played_on(name: str) -> None:
    @LAW
    @given(moments(name, 60), seeds)
    def law(state: State, seed: int) -> None:
        chance = random.Random(seed)
        seat = chance.choice(watchers(state))
        restored = with_record(state, state.setup.game.restore(state.view(seat), state.setup.box))
        for start in (state.resample(seat, seed), restored.resample(seat, seed)):
            after = start
            for _ in range(20):
                if after.over:
                    break
                after = after.play(a_move(after, chance))
                laws(name).in_the_box(after.as_dict())

    law()


# --- chance -----------------------------------------------------------------------------------------


def stream(seed: int, count: int) -> Iterator[np.uint64]:
    r = np.uint64(key_of(seed)[0])
    for _ in range(count):
        r = np.uint64(stride(r))
        yield r


@every_game
def test_quick_random_moves_are_legal(name: str) -> None:
    game = find(name)

    @LAW
    @given(moments(name), seeds)
    def law(state: State, seed: int) -> None:
        if state.over:
            return
        record, box = state._record, state.setup.box
        for r in stream(seed, 50):
            assert game.rules.refuse(record, box, int(game.rules.hasty(record, box, r))) == 0

    law()


@every_game
def test_uniform_choice_is_uniform(name: str) -> None:
    state = list(walk(Setup(find(name)), 4, 9))[-1]
    rules, record, box = state.setup.game.rules, state._record, state.setup.box
    count = int(rules.count(record, box))
    draws = 100 * count
    found = Counter(int(rules.nth(record, box, share(r, count))) for r in stream(5, draws))
    assert len(found) == count
    assert chisquare(list(found.values())).pvalue > SURE


def test_what_is_shown_of_a_seed_gives_no_part_of_its_key_away() -> None:
    """The hash is public from the first move on; whoever had the key could read every hand and all dice to come."""
    for seed in (7, "7/12", "a secret", "a secret 0:with words"):
        shown, key = bytes.fromhex(hash_of(seed)), key_of(seed).tobytes()
        for part in range(0, len(key) - 3):
            assert key[part : part + 4] not in shown
            assert key[part : part + 4][::-1] not in shown


def test_threefry_known_answers() -> None:
    """Of Random123's kat_vectors: threefry2x64, 20 rounds."""
    zero, ones = np.uint64(0), np.uint64(0xFFFFFFFFFFFFFFFF)
    a, b = threefry(zero, zero, zero, zero)
    assert (f"{int(a):016x}", f"{int(b):016x}") == ("c2b6e3a8c2c69865", "6f81ed42f350084d")
    a, b = threefry(ones, ones, ones, ones)
    assert (f"{int(a):016x}", f"{int(b):016x}") == ("e02cb7c4d95d277a", "d06633d0893b8b68")


def batch(
    setup: Setup, seed: int, start: int, games: int, haste: int
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    shares = np.zeros((games, setup.players))
    scores = np.zeros((games, setup.players), np.int64)
    length, ending = np.zeros(games, np.int64), np.zeros(games, np.int64)
    run = setup.game.driver.run
    key = key_of(seed)
    run(setup.blank(), setup.box, key, start, haste, shares, scores, length, ending, SILENT)
    return shares, scores, length


@every_game
@pytest.mark.parametrize("haste", [0, 1])
def test_a_game_of_a_batch_is_the_game_of_its_seed(name: str, haste: int) -> None:
    setup = Setup(find(name), 4)
    rules = setup.game.rules
    shares, scores, length = batch(setup, 7, 10, 4, haste)
    for number in (10, 12, 13):
        state = setup.deal(f"7/{number}")
        r = np.uint64(player_stream(state._record))
        while not state.over:
            r = np.uint64(stride(r))
            if haste:
                code = int(rules.hasty(state._record, setup.box, r))
            else:
                count = rules.count(state._record, setup.box)
                code = int(rules.nth(state._record, setup.box, share(r, count)))
            state = state.play(setup.game.text(code))
        assert state.ply == length[number - 10]
        assert state.result is not None
        assert state.result["scores"] == scores[number - 10].tolist()
        assert state.result["shares"] == shares[number - 10].tolist()


@every_game
def test_a_batch_is_the_same_however_it_is_split(name: str) -> None:
    setup = Setup(find(name))
    whole = batch(setup, 3, 0, 12, 1)
    parts = [batch(setup, 3, start, 4, 1) for start in (8, 0, 4)]
    for i, array in enumerate(whole):
        joined = np.concatenate([parts[1][i], parts[2][i], parts[0][i]])
        assert (array == joined).all()


# --- the log ----------------------------------------------------------------------------------------


@every_game
def test_the_log_never_overflows(name: str) -> None:
    """Measured with a log four times as long, so that an overflow would be seen and not suffered."""
    game = find(name)

    @LAW
    @given(setups(name), seeds)
    def law(setup: Setup, seed: int) -> None:
        log = np.zeros((4 * LOG_ROWS, LOG_WIDTH), np.int64)
        record = setup.blank()[0]
        record["key"] = key_of(seed)
        game.rules.deal(record, setup.box, log)
        assert log[0, 0] < LOG_ROWS
        for r in stream(seed, 400):
            if record["over"]:
                break
            log[0, 0] = 0
            game.rules.apply(record, setup.box, game.rules.hasty(record, setup.box, r), log)
            assert 0 < log[0, 0] < LOG_ROWS

    law()
