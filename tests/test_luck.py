"""Luck that can be checked: secrets, words, seeds, and what is told of them when.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Awaitable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import orjson
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select
from tests.asking import request, wish
from tests.hubs import (
    act,
    append,
    begin,
    frames,
    friends,
    hubs,
    look,
    messages,
    play_out,
    run,
    seal,
    seated,
    sent,
)
from tests.of_a_game import FILED, HIDDEN, OPEN, of_a_game

from lifetable.errors import RecordError, TableError
from lifetable.games.contract import Data
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.records import Record, read, seal_of, seed_of
from lifetable.tables import Hub, Person
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.seats import AWAY
from lifetable.tables.entries import Entry, WordsAdded, decode
from lifetable.tables.log.schema import metadata
from lifetable.tables.luck import Luck
from lifetable.tables.messages import Sight
from lifetable.tables.people.person import Caller
from lifetable.tables.table import Table

WORDS = ("blue fish k3m9x2vqp7", "seven seas ehd4n8w5tz", "red crab 7ehd4n8w5t", "reef")
_OF_A_MOVE = {"now", "entry", "events"}  # what is told once, and not of a moment


# --- the protocol, ruling by ruling (docs/data.md) ---


async def lobby(hub: Hub, count: int = 2, **more: Any) -> tuple[str, list[Person]]:
    """A table of That's Life! at which people sit and have sealed their words."""
    people = await friends(hub, count)
    given = {"game": OPEN, "players": count, "options": {"ending": "sprint"}, **more}
    table = await hub.actions.open_table(
        Caller.of(people[0]), wish(given | {"seal": seal_of(WORDS[0])})
    )
    for seat, person in enumerate(people[1:], 1):
        await act(hub, table, person, "sit", seat=seat, seal=seal_of(WORDS[seat]))
    return table, people


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(TableError) as refusal:
        await doing
    for language in ("en", "fr", "de"):
        assert refusal.value.sentence(language)
    return refusal.value.code


def test_hl01_the_promise_stands_from_the_opening_to_the_end(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, people = await lobby(hub)
            promises = [(await look(hub, table))["luck"]["promise"]]
            await act(hub, table, people[0], "start")
            await act(hub, table, people[0], "free", seat=1)  # void: drawn anew
            promises.append((await look(hub, table))["luck"]["promise"])
            await act(hub, table, people[1], "sit", seat=1, seal=seal_of("new 1"))
            await seal(hub, table, people[0], "new 0")
            await begin(hub, table, {people[0]: "new 0", people[1]: "new 1"})
            await play_out(hub, table, people, random.Random(1))
            luck = (await look(hub, table))["luck"]
            promises.append(luck["promise"])
            assert set(promises) == {hash_of(luck["seed"].split(" ")[0])}

    run(work)


def test_hl02_words_are_sealed_and_the_seal_replaced_until_they_are_called_for(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (_, tim) = await lobby(hub)
            seals = (await look(hub, table))["luck"]["seals"]
            assert seals == [{"seat": n, "seal": seal_of(WORDS[n])} for n in (0, 1)]
            changed = await seal(hub, table, tim, "other words")
            assert changed["luck"]["seals"][1] == {"seat": 1, "seal": seal_of("other words")}
            assert changed["luck"]["words"] == [] and changed["luck"]["called"] is False
            await act(hub, table, tim, "sit", seat=1, name="Timmy")  # a new name, the same seal
            again = await seal(hub, table, tim, "other words")
            assert again["luck"]["seals"] == changed["luck"]["seals"]
            stranger = await hub.people.make("en", "Ada")
            assert await refused(seal(hub, table, stranger, "mine")) == "not-seated"

    run(work)


def test_hl02_nobody_takes_the_seal_of_another(database: str) -> None:
    """Who copies a seal would copy the words behind it, too, once they are shown."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (_, tim) = await lobby(hub, players=3)
            ada = await hub.people.make("en", "Ada")
            copied = seal_of(WORDS[0])
            assert await refused(seal(hub, table, tim, WORDS[0])) == "seal-taken"
            sits = act(hub, table, ada, "sit", seat=2, seal=copied)
            assert await refused(sits) == "seal-taken"

    run(work)


def test_hl03_once_called_for_nothing_can_be_changed(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (hub, other):
            table, (mia, tim) = await lobby(hub, players=3)
            ada = await hub.people.make("en", "Ada")
            token = (await act(hub, table, tim, "link", seat=1))["token"]
            called = await act(hub, table, mia, "start")
            assert called["luck"]["called"] and called["status"] == "lobby"
            for server in (hub, other):
                for doing in (
                    seal(server, table, tim, "better words"),
                    act(server, table, tim, "sit", seat=1, seal=seal_of("better words")),
                    act(server, table, ada, "sit", seat=2, seal=seal_of("late words")),
                    act(server, table, mia, "bot", seat=2),
                    act(server, table, mia, "settings", players=2),
                    act(server, table, mia, "start"),
                    claimed(server, ada, token),
                ):
                    assert await refused(doing) == "words-called"
            assert (await look(other, table))["luck"]["seals"] == called["luck"]["seals"]

    async def claimed(hub: Hub, person: Person, token: str) -> Data:
        return dict(orjson.loads(await hub.actions.claim(Caller.of(person), token)))

    run(work)


def test_hl04_words_are_taken_if_they_fit_the_seal_and_only_when_called_for(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (hub, other):
            table, (mia, tim) = await lobby(hub)
            show = partial(act, action="show")
            early = show(hub, table, tim, words=WORDS[1])
            assert await refused(early) == "words-not-called"
            await act(hub, table, mia, "start")
            for text in ("others", WORDS[0], f"{WORDS[1]} ", "two\nlines", ""):
                assert await refused(show(hub, table, tim, words=text)) == "words-differ"
            ada = await hub.people.make("en", "Ada")
            assert await refused(show(hub, table, ada, words=WORDS[1])) == "not-seated"
            for server in (hub, other):  # the last shows first, and twice: no matter
                seen = await show(server, table, tim, words=WORDS[1])
                assert seen["luck"]["words"] == [{"seat": 1, "words": WORDS[1]}]
                assert seen["status"] == "lobby" and seen["view"] is None
            begun = await show(hub, table, mia, words=WORDS[0])
            assert begun["status"] == "playing"
            assert (await show(other, table, mia, words=WORDS[0]))["number"] == begun["number"]

    run(work)


def test_hl04_a_player_who_waits_for_the_others_words_cannot_change_his(database: str) -> None:
    """Also if he runs the server and so knows the secret: all that fits his seal are the words he chose before."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (mia, tim) = await lobby(hub)
            await act(hub, table, mia, "start")
            await act(hub, table, mia, "show", words=WORDS[0])
            live = await hub.registry.get(table)
            setup = live.table.setup

            def die(words: str) -> int:
                said = {0: WORDS[0], 1: words}
                return int(setup.deal(seed_of(live.table.secret, said)).view(None)["die"])

            wished = 7 - die(WORDS[1])
            better = next(str(n) for n in range(1000) if die(str(n)) == wished)
            assert await refused(seal(hub, table, tim, better)) == "words-called"
            for text in (better, ""):
                shown = act(hub, table, tim, "show", words=text)
                assert await refused(shown) == "words-differ"
            begun = await act(hub, table, tim, "show", words=WORDS[1])
            assert begun["view"]["die"] == die(WORDS[1]) != wished

    run(work)


def test_hl05_the_game_begins_with_the_last_words_from_the_secret_and_exactly_those(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            given = {"game": OPEN, "players": 3, "seal": seal_of("seven  seas")}
            table = await hub.actions.open_table(Caller.of(people[0]), wish(given))
            await act(hub, table, people[1], "sit", seat=2, seal=seal_of("Süß œuvre 🐶"))
            sealed = [entry["seal"] for entry in (await look(hub, table))["luck"]["seals"]]
            said = {people[0]: "seven  seas", people[1]: "Süß œuvre 🐶"}
            begun = await begin(hub, table, said)
            assert begun["luck"]["called"] is False and len(begun["seats"]) == 2
            await play_out(hub, table, people, random.Random(6))
            luck = (await look(hub, table))["luck"]
            assert luck["hash"] == begun["luck"]["hash"]
            assert [entry["seal"] for entry in luck["seals"]] == sealed
            words = {0: "seven  seas", 1: "Süß œuvre 🐶"}
            assert luck["words"] == [{"seat": n, "words": text} for n, text in words.items()]
            record = read(await hub.records.record(table))
            assert record.seed == luck["seed"] == f"{record.secret} 0:{words[0]} 1:{words[1]}"
            assert record.promise == luck["promise"] == hash_of(record.secret)
            assert record.words == words and record.hash == luck["hash"]
            assert record.seals == {n: seal_of(text) for n, text in words.items()}
            record.verify()
            assert (await hub.records.verify(table))["all"]

    run(work)


@pytest.mark.parametrize("how", ["free", "bot"])
def test_hl06_the_host_clears_a_seat_whose_words_are_missing_and_no_other(
    database: str, how: str
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (hub, other):
            table, (mia, tim, _) = await lobby(hub, 3)
            await act(hub, table, mia, "start")
            await act(hub, table, tim, "show", words=WORDS[1])
            assert await refused(act(other, table, tim, how, seat=2)) == "not-host"
            assert await refused(act(other, table, mia, how, seat=1)) == "words-called"
            cleared = await act(other, table, mia, how, seat=2)
            assert cleared["seats"][2]["kind"] == {"free": "free", "bot": "bot"}[how]
            assert cleared["luck"] | {"promise": ""} == {
                "promise": "", "seals": [], "called": False, "words": [], "hash": None, "seed": None
            }  # fmt: skip
            log = orjson.loads(await messages(other, table, None, 0))["messages"]
            seated = ["bot-seated"] if how == "bot" else []
            kinds = ["words-called", "words-shown", "freed", *seated]
            assert [told["entry"]["kind"] for told in log][-len(kinds) :] == kinds

    run(work)


def test_hl06_if_the_host_does_not_come_back_the_others_clear_his_seat(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (mia, tim, sarah) = await lobby(hub, 3)
            await act(hub, table, mia, "start")
            await act(hub, table, tim, "show", words=WORDS[1])
            assert await refused(act(hub, table, tim, "cover", seat=0)) == "still-here"
            live = await hub.registry.get(table)
            live.since -= AWAY
            live.last_seen.clear()
            assert await refused(act(hub, table, sarah, "cover", seat=1)) == "not-started"
            seen = await act(hub, table, tim, "cover", seat=0)
            assert seen["seats"][0]["kind"] == "free" and seen["host"]["you"]

    run(work)


@pytest.mark.parametrize("shown", [False, True])
def test_hl07_who_leaves_makes_all_seals_void_and_they_are_drawn_anew(
    database: str, shown: bool
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (hub, other):
            table, (mia, tim, sarah) = await lobby(hub, 3)
            await act(hub, table, mia, "start")
            for person, words in ((mia, WORDS[0]), (sarah, WORDS[2]))[: 2 if shown else 1]:
                await act(hub, table, person, "show", words=words)
            await act(hub, table, sarah, "leave")
            late = act(other, table, tim, "show", words=WORDS[1])
            assert await refused(late) == "words-differ"
            assert (await look(other, table))["luck"]["words"] == []
            await act(hub, table, mia, "settings", players=2)
            for person in (mia, tim):  # the words of both are awaited, whoever comes first
                assert await refused(act(hub, table, mia, "start")) == "seal-missing"
                await seal(hub, table, person, f"new of {person.name}")
            begun = await begin(other, table, {mia: "new of Mia", tim: "new of Tim"})
            assert begun["status"] == "playing" and len(begun["luck"]["words"]) == 2

    run(work)


def test_hl07_a_seat_that_moves_to_another_device_needs_a_seal_from_there(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (mia, tim) = await lobby(hub)
            phone = await hub.people.make("en", "Phone")
            token = (await act(hub, table, tim, "link", seat=1))["token"]
            await hub.actions.claim(Caller.of(phone), token)
            assert await refused(act(hub, table, mia, "start")) == "seal-missing"
            await seal(hub, table, phone, "from the phone")
            begun = await begin(hub, table, {mia: WORDS[0], phone: "from the phone"})
            assert begun["status"] == "playing"

    run(work)


def test_hl08_who_has_no_seal_adds_nothing_and_is_not_waited_for(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            seats = [{"kind": "me"}, {"kind": "bot"}]
            given = {"game": OPEN, "seats": seats, "start": True}
            alone = await look(hub, await hub.actions.open_table(Caller.of(people[0]), wish(given)))
            assert alone["status"] == "playing" and alone["luck"]["words"] == []
            sealed = await hub.actions.open_table(
                Caller.of(people[0]), wish(given | {"seal": seal_of(WORDS[0])})
            )
            assert (await look(hub, sealed))["luck"]["called"]
            begun = await act(hub, sealed, people[0], "show", words=WORDS[0])
            assert begun["status"] == "playing"
            table, (mia, tim) = await lobby(hub)
            ada = await hub.people.make("en", "Ada")
            await act(hub, table, tim, "leave")
            await act(hub, table, ada, "sit", seat=1)
            assert (await begin(hub, table, {mia: WORDS[0]}))["status"] == "playing"

    run(work)


def test_hl09_a_rematch_takes_new_words_and_its_promise_is_the_secret_before(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, people = await lobby(hub)
            mia, tim = people
            begun = await begin(hub, table, dict(zip(people, WORDS, strict=False)))
            rng, lucks = random.Random(7), []
            for n in range(3):
                await play_out(hub, table, people, rng)
                lucks.append((await look(hub, table))["luck"])
                said = {mia: f"Mia's {n}", tim: f"Tim's {n}"}
                for known in lucks[-1]["words"]:
                    again = act(hub, table, mia, "rematch", seal=seal_of(known["words"]))
                    assert await refused(again) == "seal-taken"
                offered = await act(hub, table, mia, "rematch", seal=seal_of(said[mia]))
                assert offered["table"] == table
                copied = act(hub, table, tim, "rematch", seal=seal_of(said[mia]))
                assert await refused(copied) == "seal-taken"
                new = await act(hub, table, tim, "rematch", seal=seal_of(said[tim]))
                table = new["table"]
                assert new["status"] == "lobby" and new["luck"]["words"] == []
                assert [one["seal"] for one in new["luck"]["seals"]] == [
                    *map(seal_of, said.values())
                ]
                assert new["luck"]["called"]  # nobody has to begin it
                for person, words in said.items():
                    begun = await act(hub, table, person, "show", words=words)
                assert begun["status"] == "playing"
            for before, after in pairwise(lucks):
                assert after["promise"] == before["seed"].split(" ")[0]
                assert hash_of(after["seed"].split(" ")[0]) == after["promise"]
                assert after["words"] != before["words"]

    run(work)


def test_hl09_a_rematch_waits_for_a_seal_that_did_not_come_with_the_yes(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (hub, other):
            table, people = await lobby(hub)
            mia, tim = people
            await begin(hub, table, dict(zip(people, WORDS, strict=False)))
            await play_out(hub, table, people, random.Random(7))
            await act(hub, table, mia, "rematch", seal=seal_of("Mia's"))
            new = await act(other, table, tim, "rematch-answer", agree=True)
            assert new["status"] == "lobby" and not new["luck"]["called"]
            assert new["luck"]["seals"] == [{"seat": 0, "seal": seal_of("Mia's")}]
            table = new["table"]
            assert await refused(act(hub, table, mia, "start")) == "seal-missing"
            await seal(other, table, tim, "Tim's")
            begun = await begin(hub, table, {mia: "Mia's", tim: "Tim's"})
            assert begun["status"] == "playing"

    run(work)


def test_hl09_the_seal_goes_with_the_yes_and_outlives_the_process(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, people = await lobby(hub)
            mia, tim = people
            await begin(hub, table, dict(zip(people, WORDS, strict=False)))
            await play_out(hub, table, people, random.Random(7))
            for seal in ("withdrawn", "Mia's"):
                await act(hub, table, mia, "rematch", seal=seal_of(seal))
                if seal == "withdrawn":
                    await act(hub, table, mia, "rematch-answer", agree=False)
        async with hubs(database, keep=False) as (hub,):
            again = await act(hub, table, tim, "rematch", seal=seal_of("withdrawn"))
            seals = [seal_of("Mia's"), seal_of("withdrawn")]
            assert [one["seal"] for one in again["luck"]["seals"]] == seals

    run(work)


def test_hl09_alone_with_bots_a_rematch_begins_with_the_words(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            mia = await hub.people.make("en", "Mia")
            seats = [{"kind": "me"}, {"kind": "me", "name": "Granny"}]
            given = {"game": OPEN, "seats": seats, "options": {"ending": "sprint"}}
            table = await hub.actions.open_table(
                Caller.of(mia), wish(given | {"seal": seal_of("first"), "start": True})
            )
            await act(hub, table, mia, "show", words="first")
            await play_out(hub, table, [mia, mia], random.Random(2))
            again = await act(hub, table, mia, "rematch", seal=seal_of("second"))
            assert again["luck"]["called"]
            begun = await act(hub, again["table"], mia, "show", words="second")
            assert begun["luck"]["words"] == [{"seat": 0, "words": "second"}]
            assert begun["status"] == "playing"

    run(work)


def test_words_that_are_called_for_outlive_the_process(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (mia, tim) = await lobby(hub)
            await act(hub, table, mia, "start")
            await act(hub, table, mia, "show", words=WORDS[0])
            before = (await look(hub, table))["luck"]
        async with hubs(database) as (hub,):
            seen = await look(hub, table, tim)
            assert seen["luck"] == before and seen["luck"]["called"]
            assert (await act(hub, table, tim, "show", words=WORDS[1]))["status"] == "playing"

    run(work)


def test_who_is_forgotten_while_words_are_called_for_leaves_the_same_table_to_all(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (hub, other):
            table, (mia, tim, sarah) = await lobby(hub, 3)
            await act(hub, table, mia, "start")
            await act(hub, table, sarah, "show", words=WORDS[2])
            await hub.erasure.erase(tim)
            for server in (hub, other):
                server.registry.tables.clear()  # read from the entries, in which nobody is named any more
                seen = await look(server, table, mia)
                assert seen["luck"]["called"] is False and seen["seats"][1]["kind"] == "free"

    run(work)


def test_before_they_are_called_for_words_are_nowhere_but_with_their_owner(database: str) -> None:
    """Nothing that the server answers, streams, lists, stores or remembers has them: it was never told."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, (mia, tim) = await lobby(hub, public=True)
            told: list[Any] = []
            async with hub.views.watch(table, Caller.of(None)) as feed:
                told.append(sent(await anext(feed)))
                await seal(hub, table, tim, WORDS[2])
                await act(hub, table, mia, "start")
                await act(hub, table, mia, "show", words=WORDS[0])
                told.append(sent(await anext(feed)))
            for person in (mia, tim, None):
                told += [
                    await hub.views.snapshot(table, Caller.of(person).person),
                    await messages(hub, table, person, 0),
                ]
                told.append(await hub.listing.public(Caller.of(person).person))
            told += [await hub.people.export(mia), await hub.people.export(tim)]
            told += [(await hub.registry.get(table)).table, await hub.store.ask(everything)]
            assert WORDS[0] in str(told)  # shown, and so told
            assert WORDS[1] not in str(told) and WORDS[2] not in str(told)
            assert await refused(hub.records.record(table)) == "game-not-over"

    def everything(connection: Connection) -> list[Any]:
        return [connection.execute(select(table)).all() for table in metadata.sorted_tables]

    run(work)


def test_words_of_a_lobby_from_before_there_were_seals_still_count(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            given = {"game": OPEN, "players": 2, "options": {"ending": "sprint"}}
            table = await hub.actions.open_table(Caller.of(people[0]), wish(given))
            await act(hub, table, people[1], "sit", seat=1)
            live = await hub.registry.get(table)
            added = WordsAdded(1, "seven seas")
            await append(hub, live, Actor(people[1].id, "Tim"), lambda t: [added])
            await act(hub, table, people[0], "start")
            await play_out(hub, table, people, random.Random(6))
            record = read(await hub.records.record(table))
            assert record.words == {0: "", 1: "seven seas"} and record.seals is None
            record.verify()
            assert (await hub.records.verify(table))["all"]

    run(work)


def test_the_example_in_the_documentation_can_be_checked_by_hand() -> None:
    text = (Path(__file__).parent.parent / "docs" / "data.md").read_text(encoding="utf-8")
    shell = "\n".join(re.findall(r"^\$ (printf .*)$", text, re.M))
    printed = subprocess.run(["sh", "-ec", shell], capture_output=True, text=True, check=True)
    told = re.findall(r"^([0-9a-f]{64})  -$", text, re.M)
    assert printed.stdout.split("  -\n") == [*told, ""]
    secret, *words = re.findall(r"'lifetable (?:seal )?(.*)' \| sha256sum", text)[:3]
    seed = seed_of(secret, dict(enumerate(words)))
    assert told == [hash_of(secret), *map(seal_of, words), hash_of(seed)]
    record = Record(
        OPEN, 2, {}, seed, (), promise=told[0], words=dict(enumerate(words)),
        seals=dict(enumerate(told[1:3])), hash=told[3],
    )  # fmt: skip
    assert list(record.doubts()) == []


# --- what is told of it ---


def test_around_one_device_what_is_pushed_says_the_same_as_a_look_around(database: str) -> None:
    """Whoever has several seats may take back a move of another seat of theirs; every message says so."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            host = await hub.people.make("en", "Mia")
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Tim", "Sarah")]
            given = {"game": HIDDEN, "seats": seats, "start": True}
            table = await hub.actions.open_table(Caller.of(host), wish(given))
            rng, offered = random.Random(3), []
            async with hub.views.watch(table, Caller.of(host)) as feed:
                frames(await anext(feed))
                for _ in range(3):
                    seen = await look(hub, table, host)
                    move = rng.choice(seen["legal"])
                    await hub.actions.act(
                        table,
                        Caller.of(host),
                        request("move", {"move": move, "version": seen["version"], "key": move}),
                    )
                    [pushed] = frames(await anext(feed))
                    whole = await look(hub, table, host)
                    assert {key: whole[key] for key in pushed if key not in _OF_A_MOVE} == {
                        key: value for key, value in pushed.items() if key not in _OF_A_MOVE
                    }
                    offered.append(pushed["undo"]["possible"])
                assert any(offered), "now and then a trade ends a round"

    run(work)


def test_luck_that_was_bent_is_found_at_the_table(database: str) -> None:
    def other_secret(table: Table) -> None:
        table.luck = Luck("0" * 64, 0)

    def other_words(table: Table) -> None:
        table.seats[1] = replace(table.seats[1], words="eight seas")

    def missing_words(table: Table) -> None:
        table.seats[1] = replace(table.seats[1], words="")

    def other_seal(table: Table) -> None:
        table.seats[1] = replace(table.seats[1], seal=seal_of("eight seas"))

    def missing_seal(table: Table) -> None:
        table.seats[1] = replace(table.seats[1], seal="")

    def suffix(table: Table) -> None:
        assert table.state is not None
        table.state = finished(table.setup.deal(f"{table.seed} 4711"))

    def other_deal(table: Table) -> None:
        assert table.state is not None
        table.state = finished(table.setup.deal(table.seed.replace(table.secret, "0" * 64)))

    def finished(state: State) -> State:
        while not state.over:
            state = state.play(state.legal()[0])
        return state

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            table, people = await lobby(hub)
            await begin(hub, table, dict(zip(people, WORDS, strict=False)))
            rng = random.Random(6)
            await play_out(hub, table, people, rng)
            for cheat, found in (
                (other_secret, {"promise"}),
                (other_words, {"words", "seals"}),
                (missing_words, {"words", "seals"}),
                (other_seal, {"seals"}),
                (missing_seal, {"seals"}),
                (suffix, {"words"}),
                (other_deal, {"promise"}),
            ):
                hub.registry.tables.clear()  # read anew, as it was
                assert (await hub.records.verify(table))["all"]
                cheat(hub.registry.tables[table].table)
                held = await hub.records.verify(table)
                assert {name for name, holds in held.items() if not holds} == found | {
                    "all",
                    "own_deck",
                }, cheat.__name__
                with pytest.raises(RecordError) as problem:
                    read(await hub.records.record(table)).verify()
                assert problem.value.code in {f"record-{name}" for name in found}

    run(work)


def test_an_entry_tells_what_it_may_and_nothing_else(database: str) -> None:
    """New things in an entry's data are not told by themselves."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            host = await hub.people.make("en", "Mia")
            live = await hub.registry.get(
                await hub.actions.open_table(Caller.of(host), wish({"game": OPEN}))
            )
            data = {"seat": 0, "words": "blue", "person": host.id, "owner": host.id, "new": "hm"}
            what = decode("words-shown", orjson.dumps(data).decode())
            entry = Entry(2, 0, host.id, "key", what)
            live.table.apply(entry)
            told = orjson.loads(Sight(live.table, entry).message(None))
            assert told["entry"] | {"at": 0} == {
                "number": 2, "kind": "words-shown", "at": 0, "by": "Mia", "seat": 0, "words": "blue"
            }  # fmt: skip
            assert host.id not in orjson.dumps(told).decode()

    run(work)


def test_a_table_with_a_deck_of_its_own_says_that_its_file_is_needed(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            deck = tmp_path / "family.csv"
            files = of_a_game(FILED, "test_deck_files")
            deck.write_bytes(files.written(files.table()))
            kept = await hub.uploads.upload(
                Caller.of(people[0]), FILED, "deck", deck.read_text(), "en"
            )
            table = await seated(hub, FILED, people, options={"deck": kept["file"]})
            rng = random.Random(9)
            await play_out(hub, table, people, rng)
            held = await hub.records.verify(table)
            assert held["all"] and held["own_deck"]
            record = read(await hub.records.record(table))
            with pytest.raises(RecordError) as problem:
                record.verify()
            assert problem.value.code == "record-other-deck"
            assert record.verify(str(deck)).over

    run(work)
