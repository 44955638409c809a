"""Names: what can be seen, what fits, and nobody else's at the table."""

from __future__ import annotations

import random
import unicodedata
from itertools import combinations, groupby
from typing import Any, Literal

import orjson
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.asking import wish
from tests.hubs import act, friends, hubs, look, play_out, rematch, run, seated
from tests.of_a_game import OPEN

from lifetable.errors import TableError
from lifetable.tables import Hub
from lifetable.tables.decide.naming import BOT_NAMES
from lifetable.tables.people import names
from lifetable.tables.people.names import friendly_names, is_taken, own, same, shown, width
from lifetable.tables.people.person import Caller
from lifetable.web.problems import status_of
from lifetable.words import MOST_MARKS, Words, languages, plain

# Default_Ignorable_Code_Point of Unicode, and what is as empty without being called so.
NOTHING_TO_SEE = [
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFFC),
    *(*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F)),
    *(*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9)),
    *(*range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
    *(0x13441, 0x13442, 0x16FE4, 0x1D159),
]
CATEGORIES: tuple[Literal["L", "M", "N", "P", "S", "Z", "C"], ...]
CATEGORIES = ("L", "M", "N", "P", "S", "Z", "C")
anything = st.one_of(
    st.text(max_size=40),
    *(st.text(st.characters(categories=[kind]), max_size=40) for kind in CATEGORIES),
    st.text(st.sampled_from([*map(chr, NOTHING_TO_SEE), "e", "\u0301", "\u20dd", "ﷺ", "﷽", "𒐫"])),
)


def test_what_shows_nothing_is_no_name() -> None:
    for sign in map(chr, NOTHING_TO_SEE):
        for text in (sign, sign * 3, f" {sign} \u0301"):
            assert shown(text) == "", hex(ord(sign))
        assert shown(f"No{sign}or") == "Noor"
    with pytest.raises(TableError, match="at least one letter"):
        names.chosen("\u3164", ())


@given(anything)
@example("\u0301" * 23)
@example("e" + "\u0301" * 23)
@example("ﷺ" * 24)
@example("漢" * 24)
def test_no_name_is_invisible_or_longer_than_it_may_be(text: str) -> None:
    name = shown(text)
    assert shown(name) == name
    if not name:
        return
    kinds = [unicodedata.category(sign) for sign in name]
    assert any(kind[0] in "LNPS" for kind in kinds) and kinds[0][0] != "M"
    assert not any(kind[0] == "C" for kind in kinds)
    assert not set(map(ord, name)) & set(NOTHING_TO_SEE)
    for is_mark, run_ in groupby(kinds, lambda kind: kind[0] == "M"):
        assert not is_mark or len(list(run_)) <= MOST_MARKS
    assert width(name) <= names.LONGEST
    assert len(unicodedata.normalize("NFKC", name)) <= names.LONGEST * (1 + MOST_MARKS)


@given(anything)
def test_nothing_that_people_write_turns_a_line_round(text: str) -> None:
    line = plain(text)
    assert not any(unicodedata.category(sign) in ("Cf", "Cc") for sign in line)
    for language in languages():
        told = Words(language)("error-name-taken", name=line, suggestion="Noor")
        inside = [sign for sign in line if unicodedata.bidirectional(sign) in ("R", "AL", "AN")]
        assert not inside or f"\u2068{line}\u2069" in told


ALIKE = [
    "Noor",
    "noor",
    "NOOR",
    "Ｎｏｏｒ",
    "No or",
    "Noor.",
    "Nóor",
    "N00r",
    "Nооr",
    "Νοοr",
    "𝓝𝓸𝓸𝓻",
]
ALIKE += ["ΝΟΟR", "Noo\u200br", "Ｎ o o r", "Nooг"]


@pytest.mark.parametrize(("one", "other"), list(combinations(ALIKE, 2)))
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same(shown(one), shown(other))
    assert not is_taken(own(shown(one), [shown(other)]), [shown(other)])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[
            ("Ilse", "llse"),
            ("Ilse", "1lse"),
            ("Bernd", "Bemd"),
            ("Иван", "ИВАН"),
            ("Clara", "Ϲlara"),
        ],
        *[("Otto", alike) for alike in ("Оттo", "Οττο", "ᴏᴛᴛᴏ", "🅾🆃🆃🅾", "Øttø", "ⓞⓣⓣⓞ")],
        *[("Noor 2", alike) for alike in ("Noor ٢", "Noor ❷", "Noor ²")],
    ],
)
def test_so_are_these(one: str, other: str) -> None:
    assert same(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Noor", "Nora"), ("Noor", "Noor 2"), ("Noor 2", "Noor 3"), ("李雷", "韩梅梅"), ("🦀", "🐳")],
)
def test_other_names_are_others(one: str, other: str) -> None:
    assert not same(one, other)


@given(anything, st.lists(anything, max_size=6))
def test_whoever_is_told_apart_has_a_name_of_his_own(text: str, others: list[str]) -> None:
    name, taken = shown(text) or "Noor", [shown(other) for other in others]
    found = own(name, taken)
    assert shown(found) == found and not is_taken(found, taken)


def test_we_have_names_enough_for_a_table_in_every_language() -> None:
    for language in languages():
        ours = friendly_names(language)
        assert len(ours) >= 20 and all(shown(name) == name for name in ours)
        for one, other in combinations([*ours, *BOT_NAMES], 2):
            assert not same(one, other), (language, one, other)


# --- at a table ---


async def refused(hub: Hub, table: str, person: Any, name: str, **more: Any) -> str:
    """The name that is suggested instead of one that somebody else has."""
    with pytest.raises(TableError) as refusal:
        await act(hub, table, person, "sit", name=name, **more)
    assert (refusal.value.code, status_of(refusal.value)) == ("name-taken", 409)
    for language in languages():
        assert str(refusal.value.extra["suggestion"]) in refusal.value.sentence(language)
    return str(refusal.value.extra["suggestion"])


def test_nobody_takes_the_name_of_anybody_at_the_table(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            table = await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 4}))
            seen = await act(hub, table, mia, "bot", seat=3)
            bot = seen["seats"][3]["name"]
            for name in ("Mia", "mia", "Міа", "ＭＩＡ"):  # the host's
                assert await refused(hub, table, tim, name, seat=1) == f"{name} 2"
            await refused(hub, table, tim, bot.upper(), seat=1)
            await act(hub, table, tim, "sit", seat=1, name="Mia 2")
            await refused(hub, table, mia, "Mia 2", seat=2)  # one more around her device
            await refused(hub, table, mia, "Mia 2", seat=0)  # renaming herself
            number = (await act(hub, table, mia, "sit", seat=0, name="MIA"))["number"]
            updates, _ = await hub.views.messages(table, Caller.of(tim), 0)
            told = [orjson.loads(update.data)["entry"] for update in updates]
            renamed = [e["number"] for e in told if e and e.get("renamed")]
            assert renamed == [number]  # who had sat down before did not once more
            again = await hub.people.make("en", "Mia")
            seen = await act(hub, table, again, "sit", seat=2)  # who has typed nothing here
            assert [seat["name"] for seat in seen["seats"][:3]] == ["MIA", "Mia 2", "Mia 3"]
            await act(hub, table, eve, "say", text="Hello")
            for speaker in (
                await hub.people.make("en", "mia 2"),
                await hub.people.make("en", eve.name),
            ):
                await act(hub, table, speaker, "say", text="I am not who you think")
            said = [line["by"] for line in (await look(hub, table))["chat"]]
            assert len(said) == 3 and not any(same(*two) for two in combinations(said, 2))
            assert not any(is_taken(name, ["MIA", "Mia 2", "Mia 3"]) for name in said)
            # Who sits down later is told apart from who has spoken, or what was said would be his.
            await act(hub, table, again, "free", seat=2)
            late = await hub.people.make("en", eve.name)
            await refused(hub, table, late, eve.name.upper(), seat=2)
            seen = await act(hub, table, late, "sit", seat=2)
            assert not is_taken(seen["seats"][2]["name"], said)

    run(work)


def test_two_newcomers_are_never_called_the_same(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(names, "friendly_name", lambda language: friendly_names(language)[0])

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = [await hub.people.make(language) for language in ("en", "en", "fr", "en")]
            table = await hub.actions.open_table(
                Caller.of(people[0]), wish({"game": OPEN, "players": 4})
            )
            for seat, person in enumerate(people[1:], 1):
                await act(hub, table, person, "sit", seat=seat)
            called = [seat["name"] for seat in (await look(hub, table))["seats"]]
            assert not any(same(*two) for two in combinations(called, 2))
            assert all(name in friendly_names("en") + friendly_names("fr") for name in called)

    run(work)


def test_around_one_device_and_in_a_rematch_all_have_names_of_their_own(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "MIA")]
            with pytest.raises(TableError) as refusal:
                await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN, "seats": seats}))
            assert refusal.value.code == "name-taken"
            table = await hub.actions.open_table(
                Caller.of(mia), wish({"game": OPEN, "seats": [{"kind": "me"}] * 3})
            )
            called = [seat["name"] for seat in (await look(hub, table))["seats"]]
            assert called == ["Mia", "Mia 2", "Mia 3"]
            bots = {
                "game": OPEN,
                "seats": [{"kind": "me", "name": "Otto"}, *[{"kind": "bot"}] * 5],
            }
            for _ in range(5):
                seen = await look(hub, await hub.actions.open_table(Caller.of(mia), wish(bots)))
                all_ = [seat["name"] for seat in seen["seats"]]
                assert not any(same(*two) for two in combinations(all_, 2))
            old = await seated(hub, OPEN, [mia, tim])
            there = hub.registry.tables[old].table.seats
            there[1] = replace(there[1], name="mia")  # as it was possible before
            await play_out(hub, old, [mia, tim], random.Random(3))
            again = await look(hub, await rematch(hub, old, [mia, tim]))
            assert [seat["name"] for seat in again["seats"]] == ["Mia", "mia 2"]

    run(work)


def test_tokens_are_told_apart_by_their_labels(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            for label in ("robot", "Robot", "r\u043ebot"):
                await hub.people.token(mia, label)
            labels = [card["label"] for card in await hub.people.tokens(mia)]
            assert not any(same(*two) for two in combinations(labels, 2))
            with pytest.raises(TableError, match="at least one letter"):
                await hub.people.token(mia, "\u3164")

    run(work)
