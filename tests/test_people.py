"""People: what is kept of them, what other processes know of them, what one of them may have.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text
from tests.asking import wish
from tests.hubs import (
    SOON,
    act,
    at_most,
    begin,
    frames,
    friends,
    hubs,
    look,
    play,
    play_out,
    rematch,
    run,
    seal,
    seated,
    until,
)
from tests.of_a_game import FILE, FILED, HIDDEN, OPEN

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import Hub, Person, undo
from lifetable.tables.clock import now
from lifetable.tables.decide import talk
from lifetable.tables.log import bus, schema, store
from lifetable.tables.people import quotas, ratings
from lifetable.tables.people.credit import Credit
from lifetable.tables.people.person import Caller
from lifetable.tables.people.quotas import Kind
from lifetable.web.problems import status_of

DECK = FILE


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that people bring lie where no other test looks."""
    monkeypatch.setattr(store, "user_cache_path", lambda _: tmp_path / "cache")


async def soon(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that another process will have heard of."""
    async with asyncio.timeout(SOON):
        while not await true():
            await asyncio.sleep(0.01)


async def rows(hub: Hub, table: Any, **wanted: Any) -> list[Any]:
    query = select(table).where(*(table.c[name] == value for name, value in wanted.items()))
    return list(await hub.store.ask(lambda c: c.execute(query).all()))


async def traces(hub: Hub, *words: str) -> dict[str, list[Data]]:
    """Every row of the database in which one of some words stands."""

    def search(connection: Connection) -> dict[str, list[Data]]:
        found = {}
        for table in schema.metadata.sorted_tables:
            every = [dict(row._mapping) for row in connection.execute(table.select())]
            found[table.name] = [row for row in every if any(word in str(row) for word in words)]
        return {name: hits for name, hits in found.items() if hits}

    return await hub.store.ask(search)


async def play_on(hub: Hub, table: str, people: list[Person]) -> Data:
    """Make the moves of some people until the game is over; bots make theirs."""
    rng = random.Random(1)

    def due(seen: Data) -> bool:
        return bool(seen["legal"]) or seen["status"] == "over"

    async with asyncio.timeout(60):
        while True:
            for person in people:
                seen = await until(hub, table, person, due)
                if seen["status"] == "over":
                    return seen
                move, version = rng.choice(seen["legal"]), seen["version"]
                sent = {"move": move, "version": version, "key": f"{version}"}
                await act(hub, table, person, "move", **sent)


async def ended(hub: Hub, table: str, game: str, person: Person, shares: list[float]) -> None:
    """Somebody has played a game against a bot."""
    result = {"shares": shares, "scores": [3, 2]}
    players = [Credit(person.id), Credit("bot:easy")]
    await hub.store.ask(lambda c: ratings.keep(c, table, game, players, result, now()))


# --- whoever is forgotten keeps nobody waiting ---


@pytest.mark.parametrize("paused", [False, True])
def test_a_table_goes_on_when_somebody_at_it_is_forgotten(database: str, paused: bool) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim], pace=0)
            await play(hub, table, [mia, tim], random.Random(1))
            if paused:
                await act(hub, table, mia, "pause")
            await hub.erasure.erase(tim)
            live = await hub.registry.get(table)
            assert undo.needs(live.table, 0) == set()  # nobody waits for a ghost's consent
            if paused:
                await act(hub, table, mia, "resume")
            seen = await play_on(hub, table, [mia])
            kept = await rows(hub, schema.results, table_id=table)
            assert {row.player for row in kept} == {mia.id, "bot:medium"}
            assert seen["seats"][1]["name"] == "…"
            again = await act(hub, table, mia, "rematch")
            assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
            assert again["seats"][1]["level"] == "medium" and again["seats"][1]["name"] != "…"
            assert (await play_on(hub, again["table"], [mia]))["result"]
            assert not await traces(hub, "bot:None")

    run(work)


def test_bots_play_on_for_the_forgotten_though_nobody_looks(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim], pace=0)
            await act(one, table, mia, "leave")
            await two.erasure.erase(
                tim
            )  # another process keeps the table, and must not let it drop

            async def over() -> bool:
                (row,) = await rows(two, schema.tables, id=table)
                return bool(row.status == "over")

            await soon(over)
            kept = await rows(two, schema.results, table_id=table)
            assert {row.player for row in kept} == {mia.id, "bot:medium"}

    run(work)


def test_a_seat_that_was_nobodys_before_is_played_by_a_bot(database: str) -> None:
    """As it stands in databases of an earlier version: a person's seat without a person."""

    async def work() -> None:
        async with hubs(database) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim], pace=0)
            await hub.people.erase(tim)
            hub.registry.reread(table)
            assert (await play_on(hub, table, [mia]))["result"]
            kept = await rows(hub, schema.results, table_id=table)
            assert {row.player for row in kept} == {mia.id, "bot:medium"}

    run(work)


@pytest.mark.parametrize("sits", [True, False])
def test_when_a_host_is_forgotten_in_the_lobby_another_one_begins(
    database: str, sits: bool
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim, eve = await friends(one, 3)
            seats = [{"kind": "me" if sits else "free"}, {"kind": "free"}, {"kind": "free"}]
            table = await one.actions.open_table(
                Caller.of(mia), wish({"game": OPEN, "seats": seats})
            )
            for person in (eve, tim):
                await act(two, table, person, "sit", seat=1)
                if person is eve:
                    await act(two, table, eve, "free", seat=1)
            await one.erasure.erase(mia)
            seen = await look(one, table, tim)
            assert seen["host"] == {"name": "Tim", "you": True}
            assert [seat["kind"] for seat in seen["seats"]] == ["free", "person", "free"]
            await act(one, table, tim, "bot", seat=0, level="easy")
            assert (await act(one, table, tim, "start"))["status"] == "playing"

    run(work)


def test_whoever_sits_down_first_where_nobody_is_left_is_the_host(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await hub.actions.open_table(
                Caller.of(mia), wish({"game": OPEN, "seats": [{"kind": "me"}] * 2})
            )
            await hub.erasure.erase(mia)
            assert (await look(hub, table))["host"]["name"] == ""
            assert (await act(hub, table, tim, "sit", seat=1))["host"]["you"]
            await act(hub, table, tim, "bot", seat=0)
            assert (await act(hub, table, tim, "start"))["status"] == "playing"

    run(work)


# --- what other processes know ---


def test_all_processes_know_of_names_and_tokens(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            (mia,) = await friends(one, 1)
            token = await one.people.token(mia, "robot")
            assert await two.people.by_token(token) == mia
            await one.people.rename(mia, name="Maria", language="fr")

            async def renamed() -> bool:
                found = await two.people.get(mia.id)
                return bool(found and (found.name, found.language) == ("Maria", "fr"))

            await soon(renamed)
            assert (await one.people.get(mia.id)) == (await two.people.by_token(token))
            (card,) = await one.people.tokens(mia)
            await one.people.drop_token(mia, card["id"])

            async def refused() -> bool:
                return await two.people.by_token(token) is None

            await soon(refused)

    run(work)


def test_what_was_read_before_a_change_is_not_remembered_after_it(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            hub.people.doubt()
            reading = asyncio.create_task(hub.people.get(mia.id))
            await asyncio.sleep(0)  # it has asked the database, and not heard the answer
            hub.people.doubt(mia.id)
            assert await reading == mia
            assert hub.people.known(mia.id) is None

    run(work)


def test_who_looked_on_while_somebody_was_forgotten_is_told_how_it_is_now(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            await act(hub, table, tim, "say", text="a secret recipe")
            async with asyncio.timeout(SOON), hub.views.watch(table, Caller.of(mia)) as before:
                await hub.erasure.erase(tim)
                seen = [one["number"] async for chunk in before for one in frames(chunk)][-1]
            for after in (seen - 1, seen):  # whoever comes back
                async with hub.views.watch(table, Caller.of(mia), after=after) as again:
                    *missed, whole = frames(await anext(again))
                assert [one["number"] for one in missed] == [*range(after + 1, seen + 1)]
                assert (whole["number"], whole["entry"]) == (seen, None)
                assert [seat["name"] for seat in whole["seats"]] == ["Mia", "…"]
                assert "recipe" not in str(whole)
            number = (await act(hub, table, mia, "say", text="Hello?"))["number"]
            async with hub.views.watch(table, Caller.of(mia), after=number) as late:
                assert frames(await anext(late)) == []  # which was told all of it already

    run(work)


def test_a_forgotten_person_is_forgotten_by_all_processes(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim, eve = await friends(one, 3)
            table = await seated(one, OPEN, [mia, tim])
            other = await seated(one, OPEN, [mia, eve])
            for person, text in ((tim, "a secret recipe"), (eve, "and another")):
                await act(two, table, person, "say", text=text)
            assert await two.people.get(tim.id) and await two.people.get(eve.id)
            async with (
                one.views.watch(table, Caller.of(mia)),
                two.views.watch(table, Caller.of(tim)),
                two.views.watch(other, Caller.of(tim)) as open_,
            ):
                stranger = two.registry.tables[other]

                async def seen() -> bool:
                    return any(tim.id in row.people for row in await rows(one, schema.viewers))

                await soon(seen)
                for person in (tim, eve):
                    await one.erasure.erase(person)
                await soon(lambda: _done(tim.id not in stranger.here()))
                assert open_.closed

                async def gone() -> bool:
                    return not await traces(one, tim.id, eve.id, "recipe", "and another")

                await soon(gone)
            for person in (tim, eve):
                assert await two.people.get(person.id) is None
            for hub in (one, two):

                async def nothing_of_them(hub: Hub = hub) -> bool:
                    told = str(await look(hub, table, mia)) + str(
                        (await hub.registry.get(table)).table
                    )
                    return not [w for w in ("Tim", "Sarah", "recipe", "another") if w in told]

                await soon(nothing_of_them)  # the other process hears of it a moment later

    run(work)


async def _done(value: bool) -> bool:
    return value


def test_a_process_that_cannot_read_for_a_moment_hears_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])
            await two.registry.get(table)
            monkeypatch.setattr(bus, "AGAIN", 0.01)
            whole, broken = bus.NEW_ROWS, "SELECT nothing FROM nowhere"
            monkeypatch.setattr(bus, "NEW_ROWS", broken)
            with caplog.at_level(logging.WARNING, "lifetable.tables.log.bus"):
                await act(one, table, mia, "say", text="can you hear me?")
                await soon(lambda: _done("looking again" in caplog.text))
            await one.people.rename(mia, name="Maria")
            monkeypatch.setattr(bus, "NEW_ROWS", whole)
            await soon(lambda: _done(len(two.registry.tables[table].table.chat) == 1))

    run(work)


def test_news_are_not_kept_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            await hub.people.rename(mia, name="Maria")
            monkeypatch.setattr(bus, "NEWS_KEPT", -1)
            await hub.people.rename(mia, name="Mia")
            assert len(await rows(hub, schema.news)) == 1

    run(work)


# --- all of it, and nothing after ---


async def rich_life(hub: Hub, quirin: Person, other: Person) -> str:
    """Somebody does everything that leaves a trace. A table where his words made the luck."""
    mine = await hub.actions.open_table(Caller.of(quirin), wish({"game": OPEN, "players": 3}))
    await act(hub, mine, other, "sit", seat=1)
    await act(hub, mine, quirin, "bot", seat=2, level="easy")
    await act(hub, mine, quirin, "settings", pace=0)
    theirs = await hub.actions.open_table(
        Caller.of(other), wish({"game": OPEN, "players": 3, "pace": 0})
    )
    await act(hub, theirs, quirin, "sit", seat=2, name="Quirin II")
    await act(hub, theirs, other, "settings", hints=False)  # names everybody who sits
    await act(hub, theirs, other, "free", seat=0)  # and this one the new host
    await act(hub, theirs, other, "sit", seat=0)
    await seal(hub, theirs, quirin, "lucky quagga")
    await begin(hub, theirs, {quirin: "lucky quagga"})
    await play_out(hub, theirs, [other, quirin], random.Random(5))
    await act(hub, theirs, quirin, "rematch")
    await act(hub, theirs, quirin, "rematch-answer", agree=False)
    await rematch(hub, theirs, [other, quirin])
    passing = await hub.actions.open_table(Caller.of(other), wish({"game": OPEN, "players": 2}))
    await act(hub, passing, quirin, "sit", seat=1)
    await act(hub, passing, quirin, "free", seat=1)
    watched = await seated(hub, OPEN, [other, await hub.people.make("en", "Ada")])
    await act(hub, watched, quirin, "say", text="quiet words")
    await act(hub, watched, other, "say", text=f"who is {quirin.id}?")
    await act(hub, watched, quirin, "react", reaction="wow")
    await hub.people.token(quirin, "quirky robot")
    await hub.uploads.upload(Caller.of(quirin), FILED, "deck", f"# quaint\n{DECK}", "en")
    for n in range(25):
        await ended(hub, f"old-{n}", HIDDEN, quirin, [1.0, 0.0])
    return theirs


def test_export_tells_everything_and_erase_leaves_nothing(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            other = await hub.people.make("en", "Otherwise")
            quirin = await hub.people.make("fr", "Quirin")
            theirs = await rich_life(hub, quirin, other)
            await hub.people.rename(quirin, name="Quirin I")
            told = await hub.people.export(quirin)
            words = (quirin.id, "Quirin", "quiet", "quirky", "quaint", "quagga")
            found = await traces(hub, *words)
            assert set(found) == {
                *("entries", "people", "tokens", "seated", "results", "ratings"),
                *("uploads", "files", "news"),
            }
            numbers = {(e["table"], e["number"]) for e in told["entries"] + told["mentions"]}
            assert {(row["table_id"], row["number"]) for row in found["entries"]} <= numbers
            assert {row["table_id"] for row in found["seated"]} == set(told["tables"])
            results = {game["game"]: game for game in told["games"]}
            played = {row["table"] for game in told["games"] for row in game["recent"]}
            assert {row["table_id"] for row in found["results"]} == played and len(played) == 26
            assert all(
                results[row["game"]]["rating"]["mu"] == row["mu"] for row in found["ratings"]
            )
            assert [row["content"] for row in found["files"]] == [told["files"][0]["content"]]
            assert [row["id"] for row in found["tokens"]] == [told["tokens"][0]["id"]]
            (who,) = found["people"]
            assert told["person"] | {"made": told["made"]} == who
            everything = str(told)
            for said in ("Quirin II", "quiet words", "lucky quagga", "quirky robot", "wow"):
                assert said in everything
            assert other.id not in everything and "Otherwise" not in everything

            await hub.erasure.erase(quirin)
            left = await traces(hub, *words)
            assert set(left) == {"entries"}  # words that made the luck, or it could not be checked
            texts = {str(row["data"]) for row in left["entries"]}
            assert texts and all("lucky quagga" in text for text in texts)
            assert not await traces(hub, quirin.id, "Quirin", "quiet", "quirky", "quaint")
            assert (await hub.records.verify(theirs))["all"]
            assert not list(hub.store.folder.iterdir())
            with pytest.raises(TableError, match="does not know you"):
                await hub.people.export(quirin)

    run(work)


def test_what_older_databases_kept_of_people_is_found(database: str) -> None:
    engine = schema.engine_of(database)
    schema.upgrade(engine, "0003")
    with engine.begin() as connection:
        connection.execute(
            text(f"INSERT INTO files VALUES ('f1', '{FILED}', 'deck', 'mia', 'card', 7)")
        )
        connection.execute(text("INSERT INTO seated VALUES ('reef-1', 'mia')"))
        for number, by in enumerate(("mia", "tim", "tim", None), 1):
            entry = ("reef-1", number, 7, "said", by, None, "{}")
            connection.execute(schema.entries.insert().values(entry))
    schema.migrate(engine)
    with engine.connect() as connection:
        sat = {(row.person, row.sits) for row in connection.execute(schema.seated.select())}
        assert sat == {("mia", True), ("tim", False)}
        assert connection.execute(schema.uploads.select()).all() == [("f1", "mia", 7, "", 0, 0, 0)]
        (file,) = connection.execute(schema.files.select())
        assert (file.content, file.used) == ("card", True)
    engine.dispose()


# --- decks ---


def test_a_deck_in_use_outlives_whoever_brought_it(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            decks = {}
            for name, people in {"used": [mia], "both": [mia, tim], "idle": [mia]}.items():
                for person in people:
                    text = f"# {name}\n{DECK}"
                    kept = await hub.uploads.upload(Caller.of(person), FILED, "deck", text, "en")
                    decks[name] = kept["file"]
            played = {"game": FILED, "options": {"deck": decks["used"]}}
            table = await hub.actions.open_table(
                Caller.of(eve), wish({"game": FILED, "players": 3})
            )
            await act(hub, table, eve, "settings", options=played["options"])
            await act(hub, table, tim, "sit", seat=1)
            await act(hub, table, eve, "bot", seat=2)
            for id in decks.values():
                assert Path(hub.store.path_of(id)).exists()
            await hub.erasure.erase(mia)
            idle = hub.store.folder / f"{decks['idle']}.csv"
            assert not idle.exists()
            with pytest.raises(TableError, match="Upload it again"):
                await hub.actions.open_table(
                    Caller.of(tim), wish({"game": FILED, "options": {"deck": decks["idle"]}})
                )
            assert [f["id"] for f in (await hub.people.export(tim))["files"]] == [decks["both"]]
            await hub.erasure.erase(tim)
            with pytest.raises(TableError, match="Upload it again"):
                await hub.actions.open_table(
                    Caller.of(eve), wish({"game": FILED, "options": {"deck": decks["both"]}})
                )
            await act(hub, table, eve, "bot", seat=1)
            assert (await act(hub, table, eve, "start"))["status"] == "playing"
            for file in hub.store.folder.iterdir():
                file.unlink()  # another machine
        async with hubs(database) as (hub,):
            assert (await look(hub, table))["status"] == "playing"
            assert await hub.actions.open_table(Caller.of(eve), wish(played))

    run(work)


def test_a_deck_is_lent_by_its_link_and_tells_others_only_its_name(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            kept = await hub.uploads.upload(Caller.of(mia), FILED, "deck", DECK, "en", "Our family")
            file = kept["file"]
            (mine,) = await hub.uploads.shelf(mia.id)
            assert (mine["name"], mine["players"]) == ("Our family", kept["summary"]["players"])
            assert (await hub.uploads.one(file, mia.id))["content"] == DECK
            lent = await hub.uploads.one(file, tim.id)
            assert (lent["name"], lent["mine"], lent["content"]) == ("Our family", False, None)
            assert await hub.uploads.shelf(tim.id) == []
            with pytest.raises(TableError) as caught:
                await hub.uploads.rename(file, tim.id, "Mine")
            assert caught.value.code == "no-such-deck"
            with pytest.raises(TableError):
                await hub.uploads.drop(file, tim.id)
            await hub.uploads.upload(Caller.of(tim), FILED, "deck", DECK, "en", "Tim's")
            assert (await hub.uploads.one(file, mia.id))["name"] == "Our family"
            await hub.uploads.drop(file, mia.id)
            assert (await hub.uploads.one(file, mia.id))["name"] == "Tim's"
            table = await hub.actions.open_table(
                Caller.of(mia), wish({"game": FILED, "options": {"deck": file}})
            )
            await hub.uploads.drop(file, tim.id)
            assert Path(hub.store.path_of(file)).exists(), "a table plays with it"
            assert table

    run(work)


def test_of_too_many_decks_the_oldest_that_is_idle_goes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_FILES", 2)

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)

            async def bring(n: int, person: Person = mia) -> str:
                kept = await hub.uploads.upload(
                    Caller.of(person), FILED, "deck", f"# {n}\n{DECK}", "en"
                )
                return str(kept["file"])

            first, second = [await bring(n) for n in range(2)]
            assert await bring(0) == first  # nothing new
            await hub.actions.open_table(
                Caller.of(mia), wish({"game": FILED, "options": {"deck": first}})
            )
            third = await bring(2)
            assert {f["id"] for f in (await hub.people.export(mia))["files"]} == {first, third}
            with pytest.raises(TableError, match="Upload it again"):
                hub.store.path_of(second)
            await hub.actions.open_table(
                Caller.of(mia), wish({"game": FILED, "options": {"deck": third}})
            )
            with pytest.raises(TableError, match="2 decks"):
                await bring(3)
            assert await bring(3, tim)

    run(work)


def test_no_deck_but_one_of_ours_is_looked_for(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            table = await hub.actions.open_table(Caller.of(mia), wish({"game": FILED}))
            for deck in (5, True, "漢" * 200, "../../etc/passwd", "0" * 24, "Ä" * 24, ""):
                for attempt in (
                    hub.actions.open_table(
                        Caller.of(mia), wish({"game": FILED, "options": {"deck": deck}})
                    ),
                    act(hub, table, mia, "settings", options={"deck": deck}),
                ):
                    with pytest.raises(TableError, match="Upload it again"):
                        await attempt

    run(work)


# --- what one person may have ---


def test_nobody_is_locked_out_by_old_lobbies(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            at_most(hub, Kind.TABLES, person=3)
            mia, tim = await friends(hub, 2)
            seats = [[{"kind": "me"}, {"kind": "free"}], [{"kind": "free"}] * 2]
            opened = [
                await hub.actions.open_table(
                    Caller.of(mia), wish({"game": OPEN, "seats": seats[n % 2]})
                )
                for n in range(8)
            ]
            newest = [card["table"] for card in await hub.listing.of_person(mia.id)]
            assert sorted(newest) == sorted(opened[-3:])
            assert not (await hub.registry.get(opened[0])).table.seats_of(mia.id)
            for table in opened[-3:]:  # nobody is sent away from friends
                await act(hub, table, tim, "sit", seat=1)
            with pytest.raises(TableError) as refused:
                await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN}))
            assert (refused.value.code, status_of(refused.value)) == ("too-many-tables", 429)
            assert await hub.actions.open_table(Caller.of(tim), wish({"game": OPEN}))
            await act(hub, opened[-2], mia, "leave")
            await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN}))

    run(work)


def test_games_that_are_going_count_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            at_most(hub, Kind.TABLES, person=2)
            mia, tim = await friends(hub, 2)
            given = {"game": OPEN, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            lobby = await hub.actions.open_table(Caller.of(mia), wish(given))
            for _ in range(2):
                await hub.actions.open_table(Caller.of(mia), wish(given | {"start": True}))
            for attempt in (
                hub.actions.open_table(Caller.of(mia), wish(given)),
                act(hub, lobby, mia, "start"),
            ):
                with pytest.raises(TableError, match="2 tables going"):
                    await attempt
            joined = await hub.actions.open_table(
                Caller.of(tim), wish({"game": OPEN, "players": 2})
            )
            await act(hub, joined, mia, "sit", seat=1)  # others' tables are not counted
            assert (await act(hub, joined, tim, "start"))["status"] == "playing"
            monkeypatch.setattr(quotas, "LATELY", -1)  # a day later
            assert await hub.actions.open_table(Caller.of(mia), wish(given | {"start": True}))

    run(work)


def test_bots_among_themselves_are_few(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            at_most(hub, Kind.UNATTENDED, person=2)
            (mia,) = await friends(hub, 1)
            bots = {"game": OPEN, "seats": [{"kind": "bot"}] * 3}
            given = {"game": OPEN, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            lobby = await hub.actions.open_table(Caller.of(mia), wish(bots))
            await hub.actions.open_table(Caller.of(mia), wish(bots | {"start": True}))
            left = await hub.actions.open_table(Caller.of(mia), wish(given | {"start": True}))
            await act(hub, left, mia, "leave")
            for attempt in (
                hub.actions.open_table(Caller.of(mia), wish(bots | {"start": True})),
                act(hub, lobby, mia, "start"),
            ):
                with pytest.raises(TableError) as refused:
                    await attempt
                assert refused.value.code == "too-many-unattended"
                assert all(refused.value.sentence(lang) for lang in ("en", "fr", "de"))
            await act(hub, left, mia, "reclaim")
            assert (await act(hub, lobby, mia, "start"))["status"] == "playing"

    run(work)


def test_somebody_who_talks_too_much_silences_nobody_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_CHATS", 3)

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            table = await seated(hub, OPEN, [mia, tim])
            for n in range(3):
                await act(hub, table, eve, "say", text=f"{n}")
            with pytest.raises(TableError) as refused:
                await act(hub, table, eve, "react", reaction="wow")
            assert (status_of(refused.value), refused.value.retry_after) == (409, None)
            for person in (mia, tim):
                await act(hub, table, person, "say", text="hello")
            assert [row.sits for row in await rows(hub, schema.seated, person=eve.id)] == [False]
            assert await hub.listing.of_person(eve.id) == []

    run(work)


# --- ratings ---


def test_games_that_end_at_once_on_two_processes_all_count(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as both:
            people = [f"person-{n}" for n in range(6)]
            shares = {"shares": [1.0, 0.0, 0.0], "scores": [3, 2, 1]}

            def end(connection: Connection, n: int) -> None:
                for part in range(2):  # two tables may be saved together
                    other = people[(n + part) % 6] if n % 2 else people[(n - part) % 6]
                    players = [Credit(other), Credit("bot:easy"), Credit("bot:hard")]
                    ratings.keep(connection, f"{n}-{part}", OPEN, players, shares, now())

            ends = [both[n % 2].store.ask(lambda c, n=n: end(c, n)) for n in range(24)]  # type: ignore[misc]
            await asyncio.gather(*ends)
            r = schema.ratings.c
            games = select(r.player, r.games)
            counted = dict(await both[0].store.ask(lambda c: c.execute(games).all()))
            assert counted["bot:easy"] == counted["bot:hard"] == 48
            assert sum(counted[person] for person in people) == 48

    run(work)


def test_a_shared_win_is_no_win_of_ones_own(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            for n, share in enumerate((1.0, 0.5, 0.0)):
                await ended(hub, f"t-{n}", OPEN, mia, [share, 1 - share])
            (game,) = (await hub.people.statistics(mia))["games"]
            told = {name: game[name] for name in ("played", "wins", "shared", "share")}
            assert told == {"played": 3, "wins": 1, "shared": 1, "share": 0.5}

    run(work)


def test_whoever_leaves_answers_for_the_result(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim], pace=0)
            await act(hub, table, tim, "leave")
            await play_on(hub, table, [mia])
            assert (await hub.people.statistics(tim))["games"][0]["played"] == 1

    run(work)
