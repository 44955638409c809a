"""Luck that can be checked: secrets, words, seeds, and what is told of them when.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import orjson
import pytest
from tests.hubs import act, frames, friends, hubs, look, play_out, run, seated
from tests.test_deck_files import table as own_deck
from tests.test_deck_files import written

from lifetable.errors import RecordError
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.records import read
from lifetable.tables.luck import Luck
from lifetable.tables.sight import Sight
from lifetable.tables.table import Entry, Table

_OF_A_MOVE = {"now", "entry", "events"}  # what is told once, and not of a moment


# --- luck ---


def test_players_add_words_to_the_luck_and_all_of_it_can_be_checked(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 3})
            await act(hub, table, people[1], "sit", seat=2)
            promised = (await look(hub, table))["luck"]["promise"]
            await act(hub, table, people[1], "words", words="seven  seas")
            await act(hub, table, people[0], "words", words="x" * 59 + " cut where a space is")
            await act(hub, table, people[0], "start")
            shown = (await look(hub, table))["luck"]["hash"]
            rng = random.Random(6)
            await play_out(hub, table, people, rng)
            luck = (await look(hub, table))["luck"]
            assert luck["promise"] == promised and luck["hash"] == shown
            words = {0: "x" * 59, 1: "seven seas"}
            assert luck["words"] == [{"seat": n, "words": text} for n, text in words.items()]
            record = read(await hub.record(table))
            assert record.seed == luck["seed"] == f"{record.secret} 0:{words[0]} 1:{words[1]}"
            assert record.promise == promised == hash_of(record.secret)
            assert record.words == words and record.hash == shown
            record.verify()
            assert (await hub.verify(table))["all"]

    run(work)


def test_around_one_device_what_is_pushed_says_the_same_as_a_look_around(database: str) -> None:
    """Whoever has several seats may take back a move of another seat of theirs; every message says so."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            host = await hub.people.make("en", "Mia")
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Tim", "Sarah")]
            given = {"game": "life-is-life", "seats": seats, "start": True}
            table = await hub.create(host, given)
            rng, offered = random.Random(3), []
            async with hub.watch(table, host) as feed:
                frames(await anext(feed))
                for _ in range(3):
                    seen = await look(hub, table, host)
                    move = rng.choice(seen["legal"])
                    await hub.act(
                        table, host, "move", {"move": move, "version": seen["version"], "key": move}
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
        table.seats[1].words = "eight seas"

    def missing_words(table: Table) -> None:
        table.seats[1].words = ""

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
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 2})
            await act(hub, table, people[1], "sit", seat=1)
            await act(hub, table, people[1], "words", words="seven seas")
            await act(hub, table, people[0], "start")
            rng = random.Random(6)
            await play_out(hub, table, people, rng)
            for cheat, found in (
                (other_secret, {"promise"}),
                (other_words, {"words"}),
                (missing_words, {"words"}),
                (suffix, {"words"}),
                (other_deal, {"promise"}),
            ):
                hub.lives.clear()  # read anew, as it was
                assert (await hub.verify(table))["all"]
                cheat(hub.lives[table].table)
                held = await hub.verify(table)
                assert {name for name, holds in held.items() if not holds} == found | {
                    "all",
                    "own_deck",
                }, cheat.__name__
                with pytest.raises(RecordError) as problem:
                    read(await hub.record(table)).verify()
                assert problem.value.code == f"record-{found.pop()}"

    run(work)


def test_an_entry_tells_what_it_may_and_nothing_else(database: str) -> None:
    """New things in an entry's data are not told by themselves."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            host = await hub.people.make("en", "Mia")
            live = await hub.live(await hub.create(host, {"game": "thats-life"}))
            data = {"seat": 0, "words": "blue", "person": host.id, "owner": host.id, "new": "hm"}
            entry = Entry(2, 0, "words-added", host.id, "key", data)
            live.table.apply(entry)
            told = orjson.loads(Sight(live.table, entry).message(None))
            assert told["entry"] == {
                "number": 2, "kind": "words-added", "at": 0, "by": "Mia", "seat": 0, "words": "blue"
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
            deck.write_bytes(written(own_deck()))
            kept = await hub.upload(people[0], "lifetime", "deck", deck.read_text(), "en")
            table = await seated(hub, "lifetime", people, options={"deck": kept["file"]})
            rng = random.Random(9)
            await play_out(hub, table, people, rng)
            held = await hub.verify(table)
            assert held["all"] and held["own_deck"]
            record = read(await hub.record(table))
            with pytest.raises(RecordError) as problem:
                record.verify()
            assert problem.value.code == "record-other-deck"
            assert record.verify(str(deck)).over

    run(work)


def test_the_luck_of_a_rematch_was_fixed_before_anybodys_words(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.create(people[0], {"game": "thats-life", "players": 2})
            await act(hub, table, people[1], "sit", seat=1)
            await act(hub, table, people[0], "words", words="blue fish")
            await act(hub, table, people[0], "start")
            rng = random.Random(7)
            lucks = []
            for _ in range(3):
                await play_out(hub, table, people, rng)
                lucks.append((await look(hub, table))["luck"])
                table = (await act(hub, table, people[1], "rematch"))["table"]
            for before, after in pairwise(lucks):
                assert after["promise"] == before["seed"].split(" ")[0]
                assert after["words"] == before["words"] == [{"seat": 0, "words": "blue fish"}]
                assert hash_of(after["seed"].split(" ")[0]) == after["promise"]

    run(work)
