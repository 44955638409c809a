"""What nobody needs goes, what anybody needs stays; links to what is gone say so kindly."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Executable, func, insert, select, update
from tests.asking import request, wish
from tests.hubs import SOON, act, friends, hubs, look, play, play_out, run, seated
from tests.of_a_game import FILE, FILED, OPEN
from tests.serving import Serving, open_table, play_to_the_end

from lifetable import cli
from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import Hub
from lifetable.tables.entries import PRUNED
from lifetable.tables.housekeeping import daily, prune
from lifetable.tables.housekeeping.prune import DAY, Pruned, Pruning, figures
from lifetable.tables.log import schema, store
from lifetable.tables.people.person import Caller
from lifetable.web.problems import status_of

DECK = FILE
GAME = OPEN
SPACE = 90_000  # bytes that the games below take at least


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "user_cache_path", lambda _: tmp_path / "cache")


async def aged(hub: Hub, days: float, *tables: str) -> None:
    """Let so many days have passed since all that is here, or since what happened at some tables."""
    past = round(days * DAY)

    def change(connection: Any) -> None:
        for table, column, of in (
            (schema.tables, "changed", "id"),
            (schema.entries, "at", "table_id"),
            (schema.files, "made", None),
            (schema.people, "made", None),
        ):
            wanted = update(table).values({column: table.c[column] - past})
            if not tables:
                connection.execute(wanted)
            elif of:
                connection.execute(wanted.where(table.c[of].in_(tables)))

    await hub.store.ask(change)


async def pruned(hub: Hub, days: float = 90) -> Pruned:
    return await asyncio.to_thread(Pruning(hub.store.engine, round(days * DAY)).run)


def doing(statement: Executable) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(statement)


async def count(hub: Hub, table: Any) -> int:
    return await hub.store.ask(
        lambda c: int(c.execute(select(func.count()).select_from(table)).scalar_one())
    )


async def let_go(hub: Hub, table: str) -> None:
    """A process hears a moment later that a table is gone."""
    async with asyncio.timeout(SOON):
        while table in hub.registry.tables:
            await asyncio.sleep(0.01)


async def refused(work: Any) -> str:
    with pytest.raises(TableError) as caught:
        await work
    assert status_of(caught.value) in (403, 409, 410)
    return caught.value.code


def test_what_nobody_needs_goes_and_the_rest_stays(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            rng = random.Random(5)
            over = await seated(hub, GAME, people)
            await play_out(hub, over, people, rng)
            kept = await seated(hub, GAME, people)
            await play_out(hub, kept, people, rng)
            await hub.finished.keep(kept, people[1].id, True)
            await hub.store.put_review(over, {"decisions": []})
            lobby = await hub.actions.open_table(
                Caller.of(people[0]), wish({"game": GAME, "players": 2})
            )
            going = await seated(hub, GAME, people)
            await hub.people.make("en", "Nobody")
            before = [await hub.people.statistics(person) for person in people]
            ratings = await count(hub, schema.ratings)
            await aged(hub, 50)
            assert (await pruned(hub)).as_data() == Pruned().as_data()
            young = await seated(hub, GAME, people)
            await play_out(hub, young, people, rng)
            looked = Pruning(hub.store.engine, 40 * DAY).look()
            done = await pruned(hub, 40)
            assert (done.finished, done.lobbies, done.abandoned) == (1, 1, 0)
            assert (done.reviews, done.people) == (1, 1)
            assert looked == done

            for gone in (over, lobby):
                await let_go(hub, gone)
                assert (
                    await refused(hub.views.snapshot(gone, Caller.of(people[0]).person))
                    == "table-pruned"
                )
            assert await refused(hub.records.record(over)) == "table-pruned"
            assert (
                await refused(hub.actions.act(over, Caller.of(people[0]), request("rematch")))
                == "table-pruned"
            )
            for here in (kept, going, young):
                assert await look(hub, here, people[0])
            assert {card["table"] for card in await hub.listing.of_person(people[0].id)} == {
                kept,
                going,
                young,
            }
            assert await count(hub, schema.ratings) == ratings
            for person, then in zip(people, before, strict=True):
                (game,) = (await hub.people.statistics(person))["games"]
                (old,) = then["games"]
                assert game["played"] == old["played"] + 1
                stored = {result["table"]: result["stored"] for result in game["recent"]}
                assert stored == {over: False, kept: True, young: True}

            await aged(hub, 20)  # now it is 70 days for the game that is on
            done = await pruned(hub, 1)
            assert (done.finished, done.abandoned) == (1, 1)
            await let_go(hub, going)
            assert (
                await refused(hub.views.snapshot(going, Caller.of(people[0]).person))
                == "table-pruned"
            )
            await hub.finished.keep(kept, people[1].id, False)
            assert (await pruned(hub, 1)).finished == 1
            assert await count(hub, schema.tables) == 0
            entries = await hub.store.ask(lambda c: c.execute(select(schema.entries)).all())
            assert {row.kind for row in entries} == {PRUNED} and len(entries) == 5
            assert await count(hub, schema.seated) == 0
            assert await hub.people.get(people[0].id)  # with results that count

    run(work)


def test_something_said_lately_keeps_a_table(database: str) -> None:
    """Moves and words change nothing but entries: their times count."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            over = await seated(hub, GAME, people)
            await play_out(hub, over, people, random.Random(1))
            going = await seated(hub, GAME, people)
            await aged(hub, 100)
            await act(hub, over, people[0], "say", text="do you remember?")
            await play(hub, going, people, random.Random(1))
            assert (await pruned(hub)).as_data() == Pruned().as_data()

    run(work)


def test_whoever_writes_first_is_right(database: str) -> None:
    """A move at the very moment at which a table is let go of: acknowledged and kept, or refused."""

    async def work() -> None:
        async with hubs(database, count=2, keep=False) as (here, there):
            people = await friends(here, 2)
            for first in ("move", "prune"):
                table = await seated(here, GAME, people)
                await play(there, table, people, random.Random(1))
                await aged(here, 100, table)
                pruning = Pruning(here.store.engine, DAY)
                doomed = pruning.doomed()
                assert list(doomed) == [table]
                if first == "move":
                    await play(there, table, people, random.Random(1))
                    assert pruning.run().abandoned == 0  # it looks once more
                    assert await look(here, table)
                else:
                    assert (await asyncio.to_thread(pruning.run)).abandoned == 1
                    late = play(there, table, people, random.Random(1))
                    assert await refused(late) == "table-pruned"

    run(work)


def test_the_number_of_the_next_entry_is_taken(database: str) -> None:
    """A process that has not heard yet finds its number taken, and what stands there."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, GAME, people)
            await aged(hub, 100)
            hub.bus.announce = lambda news: None  # type: ignore[method-assign]
            hub.bus._heard = lambda *_: None
            assert (await pruned(hub)).abandoned == 1
            assert table in hub.registry.tables
            assert await refused(play(hub, table, people, random.Random(1))) == "table-pruned"
            entries = await hub.store.ask(lambda c: c.execute(select(schema.entries.c.kind)).all())
            assert entries == [(PRUNED,)]

    run(work)


def test_processes_with_the_table_in_memory_hear_of_it(database: str) -> None:
    async def work() -> None:
        async with hubs(database, count=2) as (here, there):
            people = await friends(here, 2)
            table = await seated(here, GAME, people)
            await play_out(here, table, people, random.Random(1))
            async with there.views.watch(table, Caller.of(people[0])) as feed:
                await anext(feed)
                await aged(here, 100)
                assert (await pruned(here)).finished == 1
                async with asyncio.timeout(20):
                    async for _ in feed:
                        pass  # it ends
            async with asyncio.timeout(20):
                while table in here.registry.tables or table in there.registry.tables:
                    await asyncio.sleep(0.01)
            for hub in (here, there):
                assert (
                    await refused(hub.views.snapshot(table, Caller.of(people[0]).person))
                    == "table-pruned"
                )

    run(work)


def test_decks_go_with_their_last_table_and_owner(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            files = {}
            for name in ("played", "left", "owned"):
                made = await hub.uploads.upload(
                    Caller.of(people[0]), FILED, "deck", f"# {name}\n{DECK}", "en"
                )
                files[name] = made["file"]
            tables = {
                name: await seated(hub, FILED, people, options={"deck": files[name]})
                for name in ("played", "left")
            }

            def disown(connection: Any) -> None:
                u = schema.uploads
                theirs = u.c.file.in_([files["played"], files["left"]])
                connection.execute(u.delete().where(theirs))

            await hub.store.ask(disown)
            await aged(hub, 100)
            await act(hub, tables["played"], people[0], "say", text="still here")
            assert (await pruned(hub)).decks == 1
            there = await hub.store.ask(
                lambda c: c.execute(select(schema.files.c.id)).scalars().all()
            )
            assert set(there) == {files["played"], files["owned"]}
            assert await look(hub, tables["played"])

    run(work)


def test_people_stay_who_have_anything(database: str) -> None:
    """Walks every column that names a person: one row there is enough."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            for column in prune._whose():
                person = await hub.people.make("en", "Mia")
                await aged(hub, 100)
                row = {other.name: _filled(other, person.id) for other in column.table.columns}
                row[column.name] = person.id
                await hub.store.ask(doing(insert(column.table).values(row)))
                assert (await pruned(hub)).people == 0, column
                await hub.store.ask(doing(column.table.delete()))
                assert (await pruned(hub)).people == 1, column
                assert await hub.people.get(person.id) is None or person.id in hub.people._known

    def _filled(column: Any, person: str) -> Any:
        if column.foreign_keys:
            return person
        kind = column.type.python_type
        return {str: "x", int: 7, bool: True, float: 1.0, bytes: b"x"}[kind]

    run(work)


def test_only_players_keep_a_finished_game(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            table = await seated(hub, GAME, [mia, tim])
            assert await refused(hub.finished.keep(table, mia.id, True)) == "game-not-over"
            await play_out(hub, table, [mia, tim], random.Random(1))
            assert await refused(hub.finished.keep(table, eve.id, True)) == "not-seated"
            for _ in range(2):  # asked twice is asked once
                assert await hub.finished.keep(table, mia.id, True) == {"kept": True}
            assert [
                await hub.finished.keeps(table, Caller.of(who).person) for who in (mia, tim, None)
            ] == [
                {"kept": True},
                {"kept": False},
                {"kept": False},
            ]
            assert (await hub.people.export(mia))["kept"] == [table]
            await hub.erasure.erase(mia)
            assert await count(hub, schema.kept) == 0

    run(work)


def test_nobody_keeps_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_KEPT", 1)

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            tables = [await seated(hub, GAME, people) for _ in range(2)]
            for table in tables:
                await play_out(hub, table, people, random.Random(1))
            await hub.finished.keep(tables[0], people[0].id, True)
            assert (
                await refused(hub.finished.keep(tables[1], people[0].id, True)) == "too-many-kept"
            )

    run(work)


def test_one_process_does_it_once_a_day(database: str) -> None:
    async def work() -> None:
        async with hubs(database, count=3, keep=False) as found:
            people = await friends(found[0], 2)
            table = await seated(found[0], GAME, people)
            await play_out(found[0], table, people, random.Random(1))
            await aged(found[0], 100)
            houses = [daily.Housekeeping(hub.store, 90) for hub in found]
            done = await asyncio.gather(*(house.look() for house in houses))
            (first,) = [one for one in done if one]
            assert first.finished == 1
            assert await houses[0].look() is None
            c = schema.chores.c
            yesterday = update(schema.chores).values(at=c.at - daily.EVERY)
            await found[0].store.ask(lambda connection: connection.execute(yesterday))
            done = await asyncio.gather(*(house.look() for house in houses))
            assert len([one for one in done if one]) == 1

    run(work)


def test_a_server_lets_go_by_itself_and_ends_in_the_middle(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, GAME, people)
            await play_out(hub, table, people, random.Random(1))
            await aged(hub, 100)
            hub.keep_house(90)
            async with asyncio.timeout(20):
                while await count(hub, schema.tables):
                    await asyncio.sleep(0.01)
            stop = threading.Event()
            stop.set()
            assert Pruning(hub.store.engine, DAY, stop).run() == Pruned()

    run(work)


# --- the command ------------------------------------------------------------------------------------


def filled(database: str, tables: int) -> Callable[[], None]:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            for _ in range(tables):
                table = await seated(hub, GAME, people)
                await play_out(hub, table, people, random.Random(1))
                for n in range(20):
                    await act(hub, table, people[0], "say", text=f"{n} " * 90)
            await aged(hub, 100)

    return lambda: run(work)


def test_the_command(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(database, 8)()
    for more in ([], ["--dry-run"]):
        code = cli.run(["prune", "--older-than", "soon", "--database", database, *more])
        assert code == 2 and "90d" in capsys.readouterr().err
    asked = ["prune", "--older-than", "90d", "--database", database, "--json"]
    assert cli.run([*asked, "--dry-run"]) == 0
    would = json.loads(capsys.readouterr().out)
    assert would["dry_run"] and would["before"] == would["after"]
    assert cli.run(asked) == 0
    did = json.loads(capsys.readouterr().out)
    assert did["pruned"] == would["pruned"] and did["pruned"]["finished"] == 8
    assert did["before"]["rows"]["entries"] > 200 and did["after"]["rows"]["entries"] == 8
    assert did["after"]["rows"]["results"] == did["before"]["rows"]["results"] == 16
    if database.startswith("sqlite"):
        assert did["after"]["bytes"] < did["before"]["bytes"] - SPACE
    assert cli.run(["prune", "--older-than", "12w", "--database", database]) == 0
    assert "finished games: 0" in capsys.readouterr().out


def test_a_file_that_is_served_shrinks_too(tmp_path: Path) -> None:
    """A little at a time, and rows keep the numbers by which processes hear of each other."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    filled(database, 8)()
    engine = schema.engine_of(database)
    before = figures(engine)
    with engine.connect() as connection:
        newest = connection.exec_driver_sql("SELECT max(rowid) FROM entries").scalar_one()
    Pruning(engine, DAY).run()
    assert figures(engine).bytes < before.bytes - SPACE
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT max(rowid) FROM entries").scalar_one() > newest
    engine.dispose()


def test_an_older_file_is_rewritten(tmp_path: Path) -> None:
    """One that was made before files could shrink by themselves."""
    engine = schema.engine_of(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql("PRAGMA auto_vacuum=NONE")
        connection.exec_driver_sql("VACUUM")
    engine.dispose()
    filled(str(engine.url), 8)()
    before = figures(engine)
    Pruning(engine, DAY).run()
    assert figures(engine).bytes == before.bytes
    assert prune.rewrite(engine)
    assert figures(engine).bytes < before.bytes - SPACE
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA auto_vacuum").scalar_one() == 2
    engine.dispose()


# --- over HTTP --------------------------------------------------------------------------------------


def test_keeping_over_http(served: Serving, noor: Any, other: Any) -> None:
    table = open_table(noor)["table"]
    path = f"/api/tables/{table}/kept"
    assert noor.put(path, json={}).json()["code"] == "game-not-over"
    play_to_the_end(noor, table)
    assert noor.get(path).json() == {"kept": False}
    assert noor.put(path, json={}).json() == {"kept": True} == noor.get(path).json()
    assert other.put(path, json={}).status_code in (401, 403)
    assert noor.delete(path).json() == {"kept": False}

    hub = served.services.hub
    engine = hub.store.engine
    with engine.begin() as connection:
        here = schema.tables.c.id == table
        connection.execute(update(schema.tables).where(here).values(changed=1))
        connection.execute(
            update(schema.entries).where(schema.entries.c.table_id == table).values(at=1)
        )
    assert Pruning(engine, DAY).run().finished == 1
    for _ in range(200):
        answer = noor.get(f"/api/tables/{table}")
        if answer.status_code == 410:
            break
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (410, "table-pruned")
    assert "no longer kept" in problem["title"]
    for method, where in (("GET", "replay"), ("GET", "record"), ("GET", "stream"), ("PUT", "kept")):
        body: Data = {"json": {}} if method == "PUT" else {}
        assert noor.request(method, f"/api/tables/{table}/{where}", **body).status_code == 410
    move = {"move": "p0", "version": 1, "key": "k"}
    assert noor.post(f"/api/tables/{table}/moves", json=move).status_code == 410
