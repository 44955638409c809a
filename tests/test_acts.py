"""What people do at a table, decided from entries alone: no server, no database, and a clock that we turn ourselves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.asking import ACTS, decided, request, wish
from tests.of_a_game import HIDDEN

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.games.schema import Revealed
from lifetable.records import seal_of
from lifetable.tables import undo
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.decision import Decided
from lifetable.tables.decide.opening import opened
from lifetable.tables.decide.play import moved
from lifetable.tables.entries import ClockStarted, NextTable, RematchBegun, numbered
from lifetable.tables.luck import Luck
from lifetable.tables.reckoning import LEAST, PATIENCE
from lifetable.tables.setups import Setups
from lifetable.tables.table import Table
from lifetable.web.problems import status_of

MIA, TIM, SARAH, PHONE = (Actor(name.lower(), name) for name in ("Mia", "Tim", "Sarah", "Phone"))
TRIO = (MIA, TIM, SARAH)
QUIET = HIDDEN  # the game whose moves can be taken back
MINUTE = {"kind": "move", "seconds": 60, "then": "bot-moves"}
STATUSES = ("lobby", "playing", "paused", "over")


class Round:
    """A table, and what time it is there."""

    def __init__(self, *people: Actor, game: str = QUIET, **settings: Any) -> None:
        self.at = 1_000_000
        self.table = Table("reef-1", Luck("secret", 0), Setups(str))
        given = {"game": game, "players": max(3, len(people)), **settings}
        first = opened(people[0], wish(given), self.table.setups.build)
        self.enter([first], people[0])
        for seat, person in enumerate(people[1:], 1):
            self.do("sit", person, seat=seat)

    def enter(self, decided: Sequence[Decided], by: Actor | None) -> list[str]:
        begun = [RematchBegun("next") if isinstance(d, NextTable) else d for d in decided]
        entries = numbered(begun, self.table.number, self.at, by.id if by else None, None)
        for entry in entries:
            self.table.apply(entry)
        return [entry.kind for entry in entries]

    def do(self, act: str, person: Actor, **data: Any) -> list[str]:
        """Do something; the kinds of the entries that come of it. A table that follows is called `next`."""
        away = data.pop("away", 0.0)
        return self.enter(decided(self.table, person, request(act, data), away), person)

    def refused(self, act: str, person: Actor, **data: Any) -> str:
        number = self.table.number
        with pytest.raises(TableError) as refusal:
            self.do(act, person, **data)
        assert self.table.number == number
        return refusal.value.code

    @property
    def turn(self) -> int:
        assert self.table.state is not None and self.table.state.turn is not None
        return self.table.state.turn

    def owner(self, seat: int) -> Actor:
        person = self.table.seats[seat].person
        return next(actor for actor in (*TRIO, PHONE) if actor.id == person)

    def move(self, rng: random.Random | None = None) -> None:
        """A move by whoever's turn it is, a bot's too."""
        assert self.table.state is not None
        legal = self.table.state.legal()
        text = rng.choice(legal) if rng else legal[0]
        self.enter([moved(self.table, self.turn, text)], None)

    def quiet_move(self) -> int:
        """Move so that it can be taken back; the seat that did."""
        seat = self.turn
        self.move()
        assert undo.target(self.table, seat) is not None
        return seat

    def left(self) -> int | None:
        """How long the one to move still has."""
        due = self.table.due()
        return None if due is None else due - self.at


def begun(*people: Actor, **settings: Any) -> Round:
    round_ = Round(*(people or TRIO), **settings)
    round_.do("start", (people or TRIO)[0])
    if round_.table.clock_due() is not None:  # everybody is here
        round_.enter([ClockStarted()], None)
    return round_


# --- what can be done when ---

SEAL = seal_of("sea")
WHEN: dict[str, tuple[Data, tuple[str, str, str, str]]] = {
    "sit": ({"seat": 0}, ("sat", "not-in-lobby", "not-in-lobby", "not-in-lobby")),
    "bot": ({"seat": 3}, ("bot-seated", "not-in-lobby", "not-in-lobby", "not-in-lobby")),
    "free": ({"seat": 0}, ("stood", "left", "left", "")),
    "settings": ({"public": True}, ("settings", "not-in-lobby", "not-in-lobby", "not-in-lobby")),
    "seal": ({"seal": SEAL}, ("words-sealed", "not-in-lobby", "not-in-lobby", "not-in-lobby")),
    "show": ({"words": "sea"}, ("words-differ", "words-differ", "words-differ", "words-differ")),
    "start": ({}, ("started", "not-in-lobby", "not-in-lobby", "not-in-lobby")),
    "move": ({}, ("not-started", "moved", "paused", "game-over")),
    "pause": ({}, ("not-started", "paused", "", "game-over")),
    "resume": ({}, ("", "", "resumed", "")),
    "leave": ({}, ("stood", "left", "left", "")),
    "cover": ({"seat": 1}, ("not-started", "covered", "paused", "game-over")),
    "reclaim": ({}, ("", "reclaimed", "reclaimed", "")),
    "hand": ({"seat": 1}, ("handed", "handed", "handed", "handed")),
    "undo": ({}, ("not-started", "undo-asked", "paused", "game-over")),
    "answer": ({"agree": True}, ("not-started", "undo-answered", "paused", "game-over")),
    "say": ({"text": "hello"}, ("said", "said", "said", "said")),
    "react": ({"reaction": "wow"}, ("reacted", "reacted", "reacted", "reacted")),
}


CALLED: dict[
    str, tuple[Data, Actor, str]
] = {  # what can be done while words are called for, and by whom; all else is refused
    "free": ({"seat": 1}, MIA, "freed"),
    "bot": ({"seat": 1}, MIA, "freed bot-seated"),
    "show": ({"words": "sea"}, TIM, "words-shown started"),
    "leave": ({}, TIM, "stood"),
    "cover": ({"seat": 1, "away": 3600.0}, MIA, "freed"),
    "resume": ({}, MIA, ""),
    "reclaim": ({}, MIA, ""),
    "say": ({"text": "hello"}, MIA, "said"),
    "react": ({"reaction": "wow"}, MIA, "reacted"),
}
_NOT_STARTED = ("move", "pause", "undo", "answer")


@pytest.mark.parametrize("act", ACTS)
def test_each_act_is_done_or_refused_while_words_are_called_for(act: str) -> None:
    round_ = Round(*TRIO, players=4)
    round_.do("seal", TIM, seal=SEAL)
    assert round_.do("start", MIA) == ["words-called"]
    if act in CALLED:
        data, who, expected = CALLED[act]
        assert " ".join(round_.do(act, who, **data)) == expected
        assert bool(round_.table.called) is (act in ("say", "react", "resume", "reclaim"))
        return
    data, _ = WHEN[act]
    held = {"owner": TIM.id, "held": round_.table.seats[1].held} if act == "hand" else {}
    code = "not-started" if act in _NOT_STARTED else "words-called"
    assert round_.refused(act, PHONE if act == "hand" else MIA, **data, **held) == code
    assert round_.table.called


def in_state(status: str, act: str) -> tuple[Round, Actor, Data]:
    """A table at which an act would do something, if it were not for the status; who does it, and how."""
    round_, who, more = Round(*TRIO, players=4), MIA, {}
    if act == "hand":
        who, more = PHONE, {"owner": TIM.id, "held": round_.table.seats[1].held}
    if status != "lobby":
        round_.do("start", MIA)
        if act in ("undo", "answer"):
            who = round_.owner(round_.quiet_move())
        if act == "answer":
            round_.do("undo", who)
            who = next(person for person in TRIO if person is not who)
        if act == "reclaim":
            round_.do("leave", MIA)
    if status == "paused":
        round_.do("pause", MIA)
    rng = random.Random(1)
    while status == "over" and round_.table.status != "over":
        round_.move(rng)
    if act == "move":
        if status in ("playing", "paused"):
            who = round_.owner(round_.turn)
        state = round_.table.state
        legal = state.legal() if state and not state.over else ["knock"]
        more = {"move": legal[0], "version": round_.table.version}
    if act == "cover":
        more = {"away": 3600.0}
    return round_, who, more


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("status", STATUSES)
def test_each_act_is_done_or_refused_as_the_table_stands(status: str, act: str) -> None:
    data, answers = WHEN[act]
    expected = answers[STATUSES.index(status)]
    round_, who, more = in_state(status, act)
    assert round_.table.status == status
    version, state = round_.table.version, round_.table.state
    try:
        happened = round_.do(act, who, **data, **more)
        assert happened == ([expected] if expected else [])
    except TableError as refused:
        assert refused.code == expected and status_of(refused) == 409
        assert all(refused.sentence(language) for language in ("en", "fr", "de"))
    if act not in ("move", "start"):  # nothing else changes the game, least of all in a pause
        assert (round_.table.version, round_.table.state) == (version, state)


def test_a_game_that_stands_still_is_not_taken_back() -> None:
    round_ = begun(clock=MINUTE)
    seat = round_.quiet_move()
    round_.do("undo", round_.owner(seat))
    others = [round_.owner(n) for n in range(3) if n != seat]
    round_.do("answer", others[0], agree=True)
    before = round_.left()
    round_.at += 5_000
    round_.do("pause", MIA)
    round_.at += 3_600_000
    assert round_.refused("answer", others[1], agree=True) == "paused"
    round_.do("resume", TIM)
    assert before and round_.left() == before - 5_000
    assert round_.do("answer", others[1], agree=True) == ["undo-answered", "undone"]
    assert round_.turn == seat and 0 < (round_.left() or 0) <= 60_000
    assert round_.table.reckoning.acted_at <= round_.at  # neither clock nor bots live in the future


# --- the lobby ---


def test_a_host_who_leaves_with_all_seats_gives_the_table_to_somebody() -> None:
    round_ = Round(MIA, TIM, players=4)
    round_.do("sit", MIA, seat=2, name="Granny")
    assert round_.do("leave", MIA, seat=2) == ["stood"]
    assert [s.kind for s in round_.table.seats] == ["person", "person", "free", "free"]
    assert round_.table.host == MIA.id
    round_.do("sit", MIA, seat=2, name="Granny")
    assert round_.refused("leave", TIM, seat=2) == "not-your-seat"
    assert round_.do("leave", MIA) == ["stood", "stood"]
    assert [s.person for s in round_.table.seats] == [None, TIM.id, None, None]
    assert round_.table.host == TIM.id
    round_.do("bot", TIM, seat=0)
    round_.do("bot", TIM, seat=2)
    assert round_.do("start", TIM) == ["started"]


def test_a_table_that_everybody_has_left_belongs_to_the_next_who_sits_down() -> None:
    round_ = Round(MIA)
    round_.do("bot", MIA, seat=2)
    round_.do("leave", MIA)
    assert round_.table.host is None and round_.table.host_name == ""
    round_.do("sit", TIM, seat=0)
    assert round_.table.host == TIM.id
    round_.do("free", TIM, seat=0)  # to watch bots, say: standing up is not leaving
    assert round_.table.host == TIM.id
    round_.do("bot", TIM, seat=0)


def test_a_game_begins_at_once_only_if_every_seat_is_filled() -> None:
    build = Setups(str).build
    full: list[Data] = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    for seats in (None, [*full[:2], {"kind": "free"}]):
        ask = {"game": QUIET, "players": 3, "seats": seats}
        opened(MIA, wish(ask), build)
        with pytest.raises(TableError) as refused:
            opened(MIA, wish(ask | {"start": True}), build)
        assert refused.value.code == "seats-free" and status_of(refused.value) == 422
    opened(MIA, wish({"game": QUIET, "seats": full, "start": True}), build)


# --- the clock ---


def test_leaving_and_coming_back_brings_no_time() -> None:
    round_ = begun(clock=MINUTE)
    me = round_.owner(round_.turn)
    round_.at += 40_000
    round_.do("leave", me)
    assert round_.left() is None  # a bot is to move, and it has no clock
    for _ in range(3):
        round_.at += 700
        round_.do("reclaim", me)
        assert round_.left() == 20_000
        round_.do("leave", me)
    round_.do("pause", me)
    round_.at += 10_000
    round_.do("reclaim", me)
    round_.at += 10_000
    round_.do("resume", me)
    assert round_.left() == 20_000
    round_.do("pause", me)
    round_.at += 10_000
    round_.do("leave", me)
    round_.at += 10_000
    round_.do("resume", me)
    round_.at += 10_000
    round_.do("reclaim", me)
    assert round_.left() == 20_000


def test_a_move_taken_back_in_a_pause_leaves_the_clock_in_the_present() -> None:
    round_ = begun(clock=MINUTE)
    round_.at += 20_000
    seat = round_.quiet_move()
    round_.do("undo", round_.owner(seat))
    first, second = (round_.owner(n) for n in range(3) if n != seat)
    round_.do("answer", first, agree=True)
    round_.do("pause", MIA)
    round_.at += 30_000
    assert round_.do("leave", second) == ["left", "undone"]  # nobody is left to be asked
    round_.at += 30_000
    round_.do("resume", first)
    assert round_.turn == seat and round_.left() == 40_000


def test_whoever_comes_back_to_a_turn_that_a_bot_began_has_all_the_time() -> None:
    round_ = begun(clock=MINUTE)
    away = (round_.turn + 1) % 3
    round_.do("leave", round_.owner(away))
    round_.at += 50_000
    round_.move()
    round_.at += 5_000
    round_.do("reclaim", round_.owner(away))
    assert round_.turn == away and round_.left() == 60_000


@pytest.mark.parametrize("warm", [False, True])
def test_a_seat_that_goes_to_another_device_takes_its_time_along(warm: bool) -> None:
    round_ = begun(clock=MINUTE)
    seat = round_.turn
    owner = round_.owner(seat)
    round_.at += 40_000
    if warm:
        round_.do("leave", owner)
    round_.at += 1_000
    held = round_.table.seats[seat].held
    round_.do("hand", PHONE, seat=seat, owner=owner.id, held=held)
    assert not round_.table.seats[seat].warm
    assert round_.left() == (20_000 if warm else 19_000)


def test_taking_back_gives_the_time_that_was_left_or_a_little() -> None:
    for used, left in ((20_000, 40_000), (59_000, LEAST)):
        round_ = begun(clock=MINUTE)
        round_.at += used
        seat = round_.quiet_move()
        round_.at += 3_000
        round_.do("undo", round_.owner(seat))
        for n in {0, 1, 2} - {seat}:
            round_.do("answer", round_.owner(n), agree=True)
        assert round_.turn == seat and round_.left() == left


ACTIONS = ("move", "bot", "leave", "reclaim", "pause", "resume", "undo", "agree", "refuse", "hand")


STEP = st.tuples(st.sampled_from(ACTIONS), st.integers(0, 2), st.integers(0, 20_000))


@given(st.lists(STEP, min_size=10, max_size=60))
def test_time_grows_by_a_new_turn_and_by_nothing_else(
    steps: list[tuple[str, int, int]],
) -> None:
    """Beside the table a second, simpler clock is kept: what each turn may have left at most."""
    round_ = begun(clock=MINUTE)
    table, allowed = round_.table, 60_000
    spent: list[int] = []  # what was left when each move was made

    def running() -> bool:
        return table.turn is not None and not table.seats[table.turn].bot

    for action, seat, wait in steps:
        if running():
            wait = min(wait, round_.left() or 0)
            allowed -= wait
        round_.at += wait
        before = len(table.moves)
        try:
            _step(round_, action, seat, running())
        except TableError:
            continue
        if len(table.moves) > before:
            spent.append(allowed)
            allowed = 60_000
        elif len(table.moves) < before:
            allowed = max(LEAST, spent[len(table.moves)])
            del spent[len(table.moves) :]
        if running():
            assert 0 <= (round_.left() or 0) <= allowed, (action, seat, wait)


def _step(round_: Round, action: str, seat: int, person_to_move: bool) -> None:
    owner, held = round_.owner(seat), round_.table.seats[seat].held
    if action in ("move", "bot"):
        if round_.table.turn is not None and person_to_move == (action == "move"):
            round_.move()
    elif action in ("agree", "refuse"):
        round_.do("answer", owner, agree=action == "agree")
    elif action == "hand":
        sitting = {seat.person for seat in round_.table.seats}
        device = next(person for person in (*TRIO, PHONE) if person.id not in sitting)
        round_.do("hand", device, seat=seat, owner=owner.id, held=held)
    else:
        round_.do(action, owner)


# --- taking back ---


def test_a_quiet_move_is_sealed_by_what_comes_to_light_after_it() -> None:
    round_, rng = begun(), random.Random(3)
    seat = round_.quiet_move()
    while not round_.table.revealed or round_.table.revealed[-1] is not Revealed.NEW:
        round_.move(rng)
    assert all(undo.target(round_.table, n) is None for n in range(3))
    assert round_.refused("undo", round_.owner(seat)) == "nothing-to-undo"
    sealed = len(round_.table.moves)
    seat = round_.quiet_move()
    round_.do("undo", round_.owner(seat))
    for n in {0, 1, 2} - {seat}:
        round_.do("answer", round_.owner(n), agree=True)
    assert len(round_.table.moves) == sealed  # back to it, and no further
    assert round_.refused("undo", round_.owner(seat)) == "nothing-to-undo"


def alone_with(*seats: Data) -> Round:
    round_ = Round(MIA, players=3)
    for n, seat in enumerate(seats, 1):
        round_.do("bot" if seat["kind"] == "bot" else "sit", MIA, seat=n)
    round_.do("start", MIA)
    return round_


@pytest.mark.parametrize("kind", ["bot", "me"])
def test_bots_and_ones_own_seats_need_not_be_asked(kind: str) -> None:
    seats: list[Data] = [{"kind": kind}, {"kind": kind}]
    round_ = alone_with(*seats)
    while round_.turn != 0:
        round_.move()
    before = len(round_.table.moves)
    round_.quiet_move()
    assert round_.do("undo", MIA) == ["undo-asked", "undone"]
    assert len(round_.table.moves) == before and round_.turn == 0 and round_.table.undo is None


@pytest.mark.parametrize("how", ["leave", "cover"])
def test_whoever_is_gone_need_not_agree(how: str) -> None:
    round_ = begun()
    seat = round_.quiet_move()
    asker = round_.owner(seat)
    round_.do("undo", asker)
    first, second = (n for n in range(3) if n != seat)
    round_.do("answer", round_.owner(first), agree=True)
    if how == "leave":
        happened = round_.do("leave", round_.owner(second))
    else:
        happened = round_.do("cover", asker, seat=second, away=60.0)
    assert happened[-1] == "undone" and not round_.table.moves and round_.table.undo is None
    seat = round_.quiet_move()
    round_.do("undo", round_.owner(seat))
    assert undo.needs(round_.table, seat) == {0, 1, 2} - {seat, second}


def test_a_leaver_neither_asks_nor_answers() -> None:
    round_ = begun()
    seat = round_.quiet_move()
    asker, other = round_.owner(seat), round_.owner((seat + 1) % 3)
    round_.do("undo", asker)
    assert round_.do("leave", other) == ["left"]  # one more is to be asked
    assert round_.refused("answer", other, agree=False) == "seat-kept-warm"
    assert round_.table.undo
    round_.do("leave", asker)
    assert round_.table.undo is None and round_.refused("undo", asker) == "seat-kept-warm"


def test_nobody_is_asked_when_a_seat_goes_to_the_one_who_asks() -> None:
    round_ = begun()
    seat = round_.quiet_move()
    asker = round_.owner(seat)
    round_.do("undo", asker)
    first, second = (n for n in range(3) if n != seat)
    round_.do("answer", round_.owner(first), agree=True)
    link = {"owner": round_.owner(second).id, "held": round_.table.seats[second].held}
    assert round_.do("hand", asker, seat=second, **link) == ["handed", "undone"]


def test_whoever_asked_can_think_better_of_it() -> None:
    round_ = begun()
    seat = round_.quiet_move()
    asker = round_.owner(seat)
    round_.do("undo", asker)
    assert round_.refused("answer", asker, agree=True) == "nothing-asked"
    assert round_.refused("undo", asker) == "nothing-to-undo"
    assert round_.do("answer", asker, agree=False) == ["undo-answered"]
    assert round_.table.undo is None and len(round_.table.moves) == 1
    assert round_.refused("answer", round_.owner((seat + 1) % 3), agree=True) == "nothing-asked"


def test_bots_wait_for_an_answer_but_not_for_ever() -> None:
    round_ = begun(pace=900)
    table, seat = round_.table, round_.quiet_move()
    asker, other = round_.owner(seat), round_.owner((seat + 1) % 3)
    soon = round_.at + 900
    assert table.bot_due() == soon
    round_.at += 500
    asked = round_.at
    round_.do("undo", asker)
    assert table.bot_due() == asked + PATIENCE
    round_.at += 100
    round_.do("answer", other, agree=False)
    assert table.bot_due() == soon
    round_.do("undo", asker)
    assert table.bot_due() == asked + PATIENCE  # asking again does not stop the table
    round_.do("pause", asker)
    round_.at += 60_000
    round_.do("resume", asker)
    assert table.bot_due() == asked + PATIENCE + 60_000


# --- links ---


def test_a_seat_that_comes_back_to_its_owner_is_not_given_away_by_an_old_link() -> None:
    round_ = begun()
    held = round_.table.seats[1].held
    old = {"seat": 1, "owner": TIM.id, "held": held}
    round_.do("hand", PHONE, **old)
    assert round_.do("hand", PHONE, **old) == []  # asked twice, done once
    back = {"seat": 1, "owner": PHONE.id, "held": round_.table.seats[1].held}
    round_.do("hand", TIM, **back)
    assert round_.refused("hand", PHONE, **old) == "bad-link"
    lobby = Round(MIA, TIM, players=4)
    held = lobby.table.seats[1].held
    lobby.do("sit", TIM, seat=1, name="Timo")  # a new name is no new owner
    assert lobby.table.seats[1].held == held
    lobby.do("settings", MIA, public=True)
    assert lobby.table.seats[1].held == held
    lobby.do("leave", TIM)
    lobby.do("sit", TIM, seat=1)
    assert lobby.table.seats[1].held != held
