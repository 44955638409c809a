"""Records: written and read back, replayed, verified, and refused when damaged, with the line."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from tests.of_a_game import HIDDEN, OPEN

import lifetable
from lifetable import LifetableError, RecordError, games, records
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.tables.after.records import on_paper
from lifetable.tables.decide import lobby
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.opening import opened
from lifetable.tables.decide.seats import sit
from lifetable.tables.entries import Played, What, numbered
from lifetable.tables.luck import Luck
from lifetable.tables.requests import OpenTable, SealWords, ShowWords, Sit
from lifetable.tables.setups import Setups
from lifetable.tables.table import Table


def finished(
    name: str, seed: str = "paper", players: int | None = None, **options: object
) -> State:
    state = lifetable.game(name, players, **options).deal(seed)
    rng = random.Random(seed)
    while not state.over:
        legal = state.legal()
        state = state.play(
            "knock" if "knock" in legal and rng.random() < 0.2 else rng.choice(legal)
        )
    return state


@pytest.mark.parametrize("name", games.names())
def test_a_record_is_read_back_as_written_and_holds(name: str) -> None:
    state = finished(name)
    paper = records.record(state, {0: "Mia Müller", 1: "Tim [the] Great"})
    again = records.read(str(paper))
    assert str(again) == str(paper)
    assert again.names == {0: "Mia Müller", 1: "Tim [the] Great"}
    last = again.verify()
    assert last.as_dict() == state.as_dict()
    assert last.result == state.result
    quick = again.last()
    assert quick.as_dict() == state.as_dict()
    assert quick.events == state.events
    assert quick.moves == state.moves


@pytest.mark.parametrize("name", games.names())
def test_an_unfinished_game_can_be_taken_up_again(name: str) -> None:
    state = lifetable.game(name).deal("half")
    for _ in range(5):
        state = state.play(state.legal()[-1])
    again = list(records.read(str(records.record(state))).states())[-1]
    assert again.as_dict() == state.as_dict()
    assert again.legal() == state.legal()


def test_a_capped_round_is_marked_in_the_record_and_checked() -> None:
    state = finished(HIDDEN, round_cap=10)
    text = str(records.record(state))
    assert "[capped]" in text
    assert records.read(text).verify().over
    with pytest.raises(RecordError) as problem:
        records.read(text.replace("[capped]", "", 1)).verify()
    assert problem.value.code == "record-marks"


def lines() -> list[str]:
    return str(records.record(finished(OPEN, players=2))).splitlines()


def damaged(change: dict[str, str]) -> str:
    """The record with the lines that begin so replaced."""
    out = []
    for line in lines():
        replaced = [new for start, new in change.items() if line.startswith(start)]
        out.append(replaced[0] if replaced else line)
    return "\n".join(out)


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        ({"lifetable 1": "hello"}, "record-no-record", 1),
        ({"lifetable 1": "lifetable 2"}, "record-version", 1),
        ({"players": "nonsense here"}, "record-line", 3),
        ({"players": "players two"}, "record-number", None),
        ({"players": f"game {OPEN}"}, "record-twice", 3),
        ({"seed": ""}, "record-missing", None),
        ({"moves": ""}, "record-line", None),
        ({"hash": "hash 00"}, "record-hash", None),
        ({"seed": "seed other"}, "record-hash", None),
        ({"result": "result 0.25 0.75"}, "record-result", None),
        ({"game": "game chess"}, "no-such-game", None),
        ({"players": "players 9"}, "bad-players", None),
        ({"option layout": "option layout round"}, "bad-option", None),
        ({"option layout": "option colour red"}, "no-such-option", None),
    ],
)
def test_damage_is_named(change: dict[str, str], code: str, line: int | None) -> None:
    with pytest.raises(LifetableError) as problem:
        records.read(damaged(change)).verify()
    assert problem.value.code == code
    if line is not None:
        assert isinstance(problem.value, RecordError)
        assert problem.value.line == line
        assert str(line) in str(problem.value)


def test_a_move_that_does_not_hold_is_named_with_its_line() -> None:
    text = lines()
    first = text.index("moves") + 1
    text[first + 1] = "g1 " + text[first + 1]
    with pytest.raises(RecordError) as problem:
        records.read("\n".join(text)).verify()
    assert problem.value.code == "record-move"
    assert problem.value.line == first + 2


ALIKE = dict.fromkeys((0, 1), records.seal_of("me"))


def from_table(seed: str, **more: object) -> str:
    """The record of a table whose secret is `kelp`, as it was, with something changed."""
    state = lifetable.game(OPEN, 2).deal(seed)
    honest = {
        "promise": hash_of("kelp"),
        "words": {0: "", 1: "seven seas"},
        "seals": {1: records.seal_of("seven seas")},
    }
    return str(replace(records.record(state), **(honest | more)))  # type: ignore[arg-type]


def test_a_table_s_record_tells_the_words_of_every_seat() -> None:
    text = from_table("kelp 1:seven seas")
    seal = records.seal_of("seven seas")
    assert f"\nseal 1 {seal}\nwords 0\nwords 1 seven seas\n" in text
    paper = records.read(text)
    assert paper.words == {0: "", 1: "seven seas"} and paper.seals == {1: seal}
    assert (paper.secret, paper.added) == ("kelp", " 1:seven seas")
    assert str(paper) == text
    paper.verify()


@pytest.mark.parametrize(
    ("seed", "more", "code"),
    [
        ("kelp 1:seven seas 4711", {}, "record-words"),
        ("kelp 1:seven seas ", {}, "record-words"),
        ("kelp 0:4711 1:seven seas", {}, "record-words"),
        ("kelp 1:eight seas", {}, "record-words"),
        ("kelp 0:seven seas", {}, "record-words"),
        ("kelp", {}, "record-words"),
        ("kelp 1:seven seas", {"words": {0: "", 1: ""}}, "record-words"),
        ("kelp 1:seven seas", {"words": {1: "seven seas"}}, "record-words"),
        ("kelp 1:seven seas", {"words": {0: "", 1: "seven seas", 2: ""}}, "record-words"),
        ("kelp 4711", {"words": None}, "record-words"),
        ("reef 1:seven seas", {}, "record-promise"),
        ("kelp 1:seven seas", {"promise": hash_of("reef")}, "record-promise"),
        ("kelp 1:seven seas", {"hash": hash_of("kelp")}, "record-hash"),
        ("kelp 1:seven seas", {"seals": {1: records.seal_of("eight seas")}}, "record-seals"),
        ("kelp 1:seven seas", {"seals": {0: records.seal_of("seven seas")}}, "record-seals"),
        ("kelp 0:me 1:me", {"words": {0: "me", 1: "me"}, "seals": ALIKE}, "record-seals"),
        ("kelp 0:me 1:we", {"words": {0: "me", 1: "we"}, "seals": {0: ALIKE[0]}}, "record-seals"),
        ("kelp 0:me", {"words": {0: "me", 1: ""}, "seals": ALIKE}, "record-seals"),
    ],
)
def test_luck_that_was_bent_is_found(seed: str, more: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as problem:
        records.read(from_table(seed, **more)).verify()
    assert problem.value.code == code
    for language in ("en", "fr", "de"):
        assert problem.value.sentence(language)


@pytest.mark.parametrize("seed", ["kelp", "kelp 1:seven seas"])
def test_a_record_from_before_words_were_told_still_holds(seed: str) -> None:
    paper = records.read(from_table(seed, words=None, seals=None))
    assert paper.words is None and paper.seals is None
    paper.verify()


def test_a_record_from_before_words_were_sealed_still_holds() -> None:
    paper = records.read(from_table("kelp 1:seven seas", seals=None))
    assert paper.seals is None
    paper.verify()


LINE = st.text(st.characters(codec="utf-8", exclude_characters="\r\n"))


@given(LINE, LINE, LINE, LINE)
def test_a_seed_names_and_words_are_read_back_to_the_last_sign(
    seed: str, name: str, first: str, second: str
) -> None:
    bare = records.record(lifetable.game(OPEN, 2).deal(seed), {1: name})
    paper = replace(bare, words={0: first, 1: second}, promise=hash_of(seed))
    assert records.read(str(paper)) == paper
    assert records.read(str(paper).replace("\n", "\r\n")) == paper


def test_what_does_not_fit_on_a_line_is_not_written() -> None:
    for seed in ("two\nlines", "two\rlines", "end\r\n"):
        with pytest.raises(RecordError) as problem:
            str(records.record(lifetable.game(OPEN, 2).deal(seed)))
        assert problem.value.code == "record-one-line"


ONE_LINE = st.text(min_size=1, max_size=100).filter(lambda text: len(text.splitlines()) == 1)


@given(ONE_LINE, ONE_LINE | st.none())
@example("kelp 1:reef", " ends with a space ")
def test_any_words_of_players_hold_from_the_table_to_the_record(
    first: str, second: str | None
) -> None:
    assume(first != second)
    table = Table("kelp", Luck("5ec2e7", 0), Setups(str))
    mia, tim = Actor("mia", "Mia"), Actor("tim", "Tim")

    def enter(by: Actor, decided: Sequence[What | Played]) -> None:
        for entry in numbered(decided, table.number, 1, by.id, None):
            table.apply(entry)

    enter(mia, [opened(mia, OpenTable(game=OPEN, players=3), table.setups.build)])
    enter(tim, sit(table, tim, Sit(seat=2)))
    said = {who: words for who, words in ((mia, first), (tim, second)) if words is not None}
    for who, words in said.items():
        enter(who, lobby.seal_words(table, who, SealWords(seal=records.seal_of(words))))
    table.setups.build(msgspec.structs.replace(table.settings, players=2))
    enter(mia, lobby.start(table, mia))
    for who, words in said.items():
        enter(who, lobby.show_words(table, who, ShowWords.model_construct(words=words)))
    paper = records.read(str(on_paper(table)))
    assert paper.words == {0: first, 1: second or ""} and paper.seed == table.seed
    assert paper.seed == records.seed_of("5ec2e7", paper.words)
    paper.verify()


def test_a_result_before_the_end_is_refused() -> None:
    with pytest.raises(RecordError) as problem:
        records.read("\n".join(lines()[:-1])).verify()
    assert problem.value.code == "record-unfinished"


@given(st.text(max_size=300) | st.text(max_size=200).map(lambda t: "lifetable 1\n" + t))
def test_any_text_is_read_or_refused_with_a_reason(text: str) -> None:
    try:
        records.read(text)
    except RecordError as problem:
        for language in ("en", "fr", "de"):
            assert problem.sentence(language)


@given(st.data())
def test_any_change_of_a_character_is_found_or_harmless(data: st.DataObject) -> None:
    text = "\n".join(lines())
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("pg0123456789 -x\n"))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        state = records.read(changed).verify()
    except LifetableError as problem:
        assert problem.code
    else:
        assert state.ply > 0
