"""Laws that every game keeps, whatever is played: tried on random games with Hypothesis.

The games come from the registry and their options from `GameInfo`; only what is in the box of a game, and
where its hidden cards lie, is told here game by game.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare
from tests.positions import life_is_life, odd_deck, write_deck

import lifetable
from lifetable.errors import MoveError
from lifetable.games import find, names
from lifetable.games.contract import Data
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
from lifetable.games.life_is_life.game import ANIMALS, pack, unpack
from lifetable.games.lifetime.deck import load
from lifetable.games.thats_life import rules as thats_life_rules

LANGUAGES = ("en", "fr", "de")
LAW = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
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
                decks = [option.default, odd_deck("narrow"), odd_deck("hopeless")]
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


def in_the_box_of_thats_life(data: Data) -> None:
    tiles = [place["tile"] for place in data["path"]] + list(data["gone"])
    tiles += [tile["tile"] for taken in data["taken"] for tile in taken]
    tiles += [data["straggler"]["tile"]] if data["straggler"] else []
    assert sorted(tiles) == list(range(1, 33))
    places = [*data["path"], data["start"], data["finish"]]
    assert sum(place["guards"] for place in places) + data["box"] == 8
    pawns = Counter(seat for place in places for seat in place["pawns"])
    each = 3 if data["players"] <= 4 else 2
    for seat in range(data["players"]):
        # A tile taken at the very end (TL13, TL14) goes with the pawn on it.
        assert pawns[seat] == each or (data["over"] and pawns[seat] < each)


def in_the_box_of_life_is_life(data: Data) -> None:
    total: Counter[str] = Counter(data["rest"])
    for bunch in (*data["hands"], *data["rows"]):
        total.update(bunch)
    assert total == {animal: count for animal, (_, count) in ANIMALS.items()}
    assert [sum(row.values()) for row in data["rows"]] == [1, 2, 3, 4]
    for lives, hand in zip(data["lives"], data["hands"], strict=True):
        assert sum(hand.values()) in ((10,) if lives else (0, 10) if data["over"] else (0,))


def in_the_box_of_lifetime(data: Data) -> None:
    groups = (*data["hands"], *data["taken"], data["pile"], data["aside"])
    cards = [card for group in groups for card in group]
    cards += [laid["card"] for laid in data["line"]]
    cards += [] if data["celebrity"] is None else [data["celebrity"]]
    assert sorted(cards) == [card.name for card in load(None).cards]
    assert all(len(hand) <= 7 for hand in data["hands"])


IN_THE_BOX: dict[str, Callable[[Data], None]] = {
    "thats-life": in_the_box_of_thats_life,
    "life-is-life": in_the_box_of_life_is_life,
    "lifetime": in_the_box_of_lifetime,
}


@every_game
def test_everything_in_the_box_is_conserved(name: str) -> None:
    @LAW
    @given(setups(name), seeds)
    def law(setup: Setup, seed: int) -> None:
        for state in walk(setup, seed, 150):
            IN_THE_BOX[name](state.as_dict())

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

SHAPES = {
    "thats-life": r"[pg][0-9]{1,2}-?|stay",
    "life-is-life": r"[1-9] ?: ?[GBMOSDRPCU]{1,10}|knock",
    "lifetime": r"[1-7] ?: ?[0-9]{4}b?|[<>] ?[0-9]{2}b?|- ?: ?[0-9]{2}b?",
}


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
    @given(st.from_regex(SHAPES[name], fullmatch=True))
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
    texts = st.text(max_size=12) | st.from_regex(SHAPES[name], fullmatch=True)

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


def many_moves_of_thats_life(chance: random.Random) -> list[str]:
    moves = [f"{piece}{tile}{back}" for piece in "pg" for tile in range(33) for back in ("", "-")]
    return [*moves, "stay"]


def many_moves_of_life_is_life(chance: random.Random) -> list[str]:
    letters = "GBMOSDRPCU"
    moves = ["knock", *(f"{row}:{letter}" for row in range(1, 6) for letter in letters)]
    for _ in range(150):
        row = chance.randint(1, 6)
        size = row if chance.random() < 0.8 else chance.randint(1, 10)
        moves.append(f"{row}:{''.join(chance.choices(letters[: chance.randint(1, 10)], k=size))}")
    return moves


def many_moves_of_lifetime(chance: random.Random) -> list[str]:
    cards = [card.name for card in load(None).cards]
    moves = [f"{side}{card}" for side in ("<", ">", "-:") for card in cards]
    for _ in range(250):
        year = chance.choice((chance.randint(1000, 2030), chance.randint(1700, 1990)))
        moves.append(f"{chance.randint(1, 6)}:{year}{chance.choice(('', '', '', 'b'))}")
    return moves


MANY_MOVES: dict[str, Callable[[random.Random], list[str]]] = {
    "thats-life": many_moves_of_thats_life,
    "life-is-life": many_moves_of_life_is_life,
    "lifetime": many_moves_of_lifetime,
}


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
        for move in MANY_MOVES[name](random.Random(seed)):
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
    caps = {o.name: 5 * o.least for o in game.info.options if o.kind == "number"}
    for haste in (0, 1):
        for players in range(game.info.least_players, game.info.most_players + 1):
            shares, _scores, length = batch(Setup(game, players, **caps), 9, 0, 100, haste)
            assert np.allclose(shares.sum(axis=1), 1)
            assert (length > 0).all()


# --- secrecy ----------------------------------------------------------------------------------------


def shuffle_life_is_life(state: State, seat: int | None, chance: random.Random) -> np.void:
    """Swap cards between the other hands and the rest, whether or not anyone could hold them."""
    record = state._record.copy()
    others = [p for p in range(state.setup.players) if p != seat and record["hand"][p]]
    pool = Counter(unpack(record["rest"]))
    for player in others:
        pool.update(unpack(record["hand"][player]))
    unseen = sorted(pool.elements())
    chance.shuffle(unseen)
    for player in others:
        record["hand"][player] = pack(Counter(unseen[:10]))
        unseen = unseen[10:]
    record["rest"] = pack(Counter(unseen))
    record["points"][:] = chance.randint(0, 9)
    return record


def shuffle_lifetime(state: State, seat: int | None, chance: random.Random) -> np.void:
    """Swap all cards that a seat never saw; change dates and others' memory unless it knows them."""
    record = state._record.copy()
    data = state.as_dict()
    known = set() if seat is None else set(data["remembered"][seat])
    names_of = [card.name for card in load(None).cards]
    places: list[tuple[str, int]] = []
    for i in range(int(record["pile_size"])):
        places.append(("pile", (int(record["top"]) + i) % 128))
    for player in range(state.setup.players):
        if player != seat:
            places += [("hand", player * 7 + i) for i in range(int(record["hand_size"][player]))]
    places = [(at, i) for at, i in places if names_of[record[at][i]] not in known]
    cards = [int(record[at][i]) for at, i in places]
    secret = record["celebrity"] >= 0 and not record["person"] and record["first"] != seat
    if secret and names_of[record["celebrity"]] not in known:
        cards.append(int(record["celebrity"]))
    chance.shuffle(cards)
    for at, i in places:
        record[at][i] = cards.pop()
    if cards:
        record["celebrity"] = cards.pop()
    if record["phase"] == 1 and seat != record["first"] and not record["over"]:
        record["born"] -= chance.randint(0, 5)
        record["died"] += chance.randint(0, 5)
    mine = 0 if seat is None else 1 << seat
    for at in ("pile_seen", "hand_seen"):
        noise = chance.getrandbits(6) & ~mine
        record[at][:] = [int(seen) & mine | noise for seen in record[at]]
    return record


SHUFFLES: dict[str, Callable[[State, int | None, random.Random], np.void]] = {
    "life-is-life": shuffle_life_is_life,
    "lifetime": shuffle_lifetime,
}


def mutated(state: State, seat: int | None, chance: random.Random) -> np.void:
    """The record with everything hidden from a seat changed: cards, and the chance to come."""
    shuffle = SHUFFLES.get(state.setup.name)
    record = shuffle(state, seat, chance) if shuffle else state._record.copy()
    record["key"] = [chance.getrandbits(64), chance.getrandbits(64)]
    record["block"] = [chance.getrandbits(64), chance.getrandbits(64)]
    record["drawn"] = chance.getrandbits(20)
    return record


def test_every_game_with_secrets_is_tested_for_them() -> None:
    assert set(SHUFFLES) == set(hidden_games)
    assert set(IN_THE_BOX) == set(MANY_MOVES) == set(SHAPES) == set(names())


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
    if name in SHUFFLES:
        assert sum(changed) > len(changed) / 2, "something was really hidden"


@pytest.mark.parametrize("name", hidden_games)
def test_moves_tell_nobody_what_is_hidden(name: str) -> None:
    """The same move with other hidden cards looks the same, as long as the round goes on."""
    public = {"traded", "knocked", "named", "laid", "accepted"}  # naming tells the card: data.md
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
            other = with_record(other, refreshed(other))
            if state.as_dict().get("celebrity") != other.as_dict().get("celebrity"):
                continue
            common = sorted(set(state.legal()) & set(other.legal()))
            for move in chance.sample(common, min(5, len(common))):
                here, there = state.play(move), other.play(move)
                if {event["kind"] for event in (*here.events, *there.events)} <= public:
                    assert here.events_for(seat) == there.events_for(seat)
                    assert here.view(seat) == there.view(seat)
                    compared += 1

    law()
    assert compared > 100


def refreshed(state: State) -> np.void:
    """A record whose counts of openings fit its cards again."""
    record = state._record.copy()
    if state.setup.name == "lifetime" and not record["nobody_fits"] and record["phase"] == 0:
        from lifetable.games.lifetime import rules

        record["openings"] = rules.openings(record, state.setup.box)
    return record


DRAWN = {"refilled", "drew", "put-under", "kept"}  # by a seat, for itself alone


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
                if event["kind"] in DRAWN and event["seat"] != seat:
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
                    IN_THE_BOX[name](one.as_dict())
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
                IN_THE_BOX[name](after.as_dict())

    law()


def holdings_after_trades(
    hand: dict[str, int], trades: list[tuple[dict[str, int], dict[str, int]]]
) -> Iterator[Counter[str]]:
    """What a seat that holds `hand` now must have held after each of its trades, last one first."""
    held = Counter(hand)
    for laid, took in reversed(trades):
        assert not Counter(took) - held, "what was taken was held after taking it"
        yield held
        held = held - Counter(took) + Counter(laid)
        assert held.total() == 10
    assert all(count >= 0 for count in held.values())


def test_resampled_hands_never_imply_a_sudden_death_that_was_none() -> None:
    watched = 0

    @settings(LAW, max_examples=40)
    @given(setups("life-is-life"), seeds)
    def law(setup: Setup, seed: int) -> None:
        nonlocal watched
        deadly = ("rabbit", "pig") if setup.options["pro"] else ("rabbit", "pig", "cat")
        trades: dict[int, list[Any]] = {}
        for state in walk(setup, seed, 60):
            for event in state.events:
                if event["kind"] == "dealt":
                    trades = {player: [] for player in range(setup.players)}
                if event["kind"] == "traded":
                    trades[event["seat"]].append((event["laid"], event["took"]))
            if state.over or state.ply % 3:
                continue
            for seat in watchers(state):
                hands = state.resample(seat, state.ply).as_dict()["hands"]
                for player in range(setup.players):
                    for held in holdings_after_trades(hands[player], trades[player]):
                        watched += 1
                        assert all(held[animal] < ANIMALS[animal][1] for animal in deadly)

    law()
    assert watched > 1_000


def test_three_cats_taken_and_the_fourth_unseen() -> None:
    hands = ["GGGGBBBMMO", "GGGBBMOOSS", "GBMMOOSSSD"]
    state = life_is_life(hands, ["U", "DD", "CCC", "DPPR"], turn=1).play("3:GGG")

    def cats(now: State, seat: int) -> set[int]:
        found = [now.resample(0, seed).as_dict()["hands"] for seed in range(300)]
        return {hand[seat].get("cat", 0) for hand in found}

    assert cats(state, 1) == {3}, "with the fourth it would have been a sudden death"
    assert cats(state, 2) == {0, 1}
    later = state.play("2:OO").play("1:G").play("1:C")
    assert later.as_dict()["hands"][1]["cat"] == 2
    assert cats(later, 1) == {2}, "still impossible: he would have held all four before"


def test_resampling_life_is_life_reaches_every_place() -> None:
    state = lifetable.game("life-is-life", players=4).deal(3)
    seen: dict[str, Counter[str]] = {place: Counter() for place in ("1", "2", "3", "rest")}
    rest_and_hands = Counter(state.as_dict()["rest"])
    for player in (1, 2, 3):
        rest_and_hands.update(state.as_dict()["hands"][player])
    rounds = 600
    for seed in range(rounds):
        data = state.resample(0, seed).as_dict()
        for player in (1, 2, 3):
            seen[str(player)].update(data["hands"][player])
        seen["rest"].update(data["rest"])
    for animal, count in rest_and_hands.items():
        expected = rounds * count * 10 / 40  # each place holds ten of the forty
        for place in seen:
            assert abs(seen[place][animal] - expected) < 0.25 * expected, (animal, place)


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
    (people,) = [c.people for c in load(setup.options["deck"]).cards if c.name == card]
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


def test_quick_random_trades_are_well_spread() -> None:
    state = lifetable.game("life-is-life").deal(2)
    rules, record, box = state.setup.game.rules, state._record, state.setup.box
    rows = Counter(int(rules.hasty(record, box, r)) >> 40 for r in stream(6, 4_000))
    assert set(rows) == {1, 2, 3, 4}
    assert min(rows.values()) > 600, "the row is drawn first; a forbidden trade draws again"


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


def test_the_die_is_fair() -> None:
    record = Setup(find("thats-life")).deal("fair")._record.copy()
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
