"""Every schema there ever was comes up to date with data in it, on both databases: nobody loses anything by updating."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, MetaData, func, insert, select
from tests.hubs import hubs, play, play_out, run
from tests.of_a_game import OPEN
from tests.test_backup import everything, silent

from lifetable.games.contract import Data
from lifetable.records import read
from lifetable.tables import Hub, seat_links
from lifetable.tables.housekeeping import backup
from lifetable.tables.log import schema, store
from lifetable.tables.people.person import Caller
from lifetable.web import identity

FIXTURES = Path(__file__).parent / "data" / "databases"
PLAYED = sorted(file.stem for file in FIXTURES.glob("*.json"))
"""Schemas of which there is a database that was played on with the code of its time."""

# Rows of the tables that a later schema has added. A table without rows here fails the tests: add what people have in it.
ADDED: dict[str, dict[str, list[Data]]] = {
    "0009": {
        "reports": [
            {
                "id": 1,
                "table_id": "TABLE",
                "number": 3,
                "reporter": "PERSON",
                "about": "PERSON",
                "reason": "rude",
                "at": 7,
            }
        ],
        "bans": [
            {"id": "b", "network": "192.0.2.7/32", "reason": "rude", "made": 7, "until": 4 * 10**12}
        ],
        "audit": [
            {"id": 1, "at": 7, "actor": "cli", "act": "ban", "about": "PERSON", "reason": "rude"}
        ],
        "admin_keys": [{"id": "k", "hash": "h", "label": "mine", "made": 7}],
    },
    "0010": {
        "kept": [{"table_id": "TABLE", "person": "PERSON", "made": 7}],
        "chores": [{"name": "prune", "at": 7}],
    },
}
# Of processes that were alive then; backups do not have them.
ALIVE: dict[str, list[Data]] = {
    "keepers": [{"id": "dead", "beat": 7}],
    "viewers": [{"process": "dead", "table_id": "TABLE", "people": '["PERSON"]'}],
    "news": [{"process": "dead", "kind": "person", "about": "PERSON", "at": 7}],
}


@pytest.fixture(autouse=True)
def patience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies and links of then are as good as they were then."""
    monkeypatch.setattr(store, "user_cache_path", lambda _: tmp_path / "cache")
    monkeypatch.setattr(identity, "KEPT", 10**11)
    monkeypatch.setattr(seat_links, "LASTS", 10**11)


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    found = schema.engine_of(database)
    yield found
    found.dispose()


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def given(rows: list[Data], facts: Data) -> list[Data]:
    """Rows about a table and a person of this database."""
    over = next(table for table, told in facts["tables"].items() if told["status"] == "over")
    text = json.dumps(rows).replace("TABLE", over).replace("PERSON", facts["people"][0]["id"])
    return list(json.loads(text))


def at_the_time(engine: Engine, revision: str) -> Data:
    """Make a database of a schema as it was when that was the newest, and say what is in it."""
    base = max(played for played in PLAYED if played <= revision)
    facts: Data = json.loads((FIXTURES / f"{base}.json").read_text(encoding="utf-8"))
    reading = backup.Reading(io.BytesIO((FIXTURES / f"{base}.backup").read_bytes()))
    with engine.begin() as connection:
        schema.one_at_a_time(connection)
        schema.upgrade_within(connection, base)
        backup._fill(connection, reading, silent)
        reading.check()
        for step in schema.revisions():
            if base < step <= revision:
                schema.upgrade_within(connection, step)
                tables = reflected(connection).tables
                for name, rows in ADDED.get(step, {}).items():
                    connection.execute(insert(tables[name]), given(rows, facts))
        tables = reflected(connection).tables
        for name in ALIVE.keys() & tables.keys():
            connection.execute(insert(tables[name]), given(ALIVE[name], facts))
    return facts


@pytest.mark.parametrize("revision", schema.revisions())
def test_every_schema_has_rows_in_every_table(engine: Engine, revision: str) -> None:
    at_the_time(engine, revision)
    with engine.connect() as connection:
        assert schema.version(connection) == revision
        for table in reflected(connection).sorted_tables:
            count = connection.execute(select(func.count()).select_from(table)).scalar_one()
            assert count, f"give {table.name} rows in ADDED[{revision!r}]"


@pytest.mark.parametrize("revision", schema.revisions())
def test_no_row_gets_lost_on_the_way(engine: Engine, revision: str) -> None:
    """What a column says that is still there stays; a migration may add rows, never lose one."""
    at_the_time(engine, revision)
    with engine.connect() as connection:
        before = {t.name: t for t in reflected(connection).sorted_tables}
    columns = {name: set(table.columns.keys()) for name, table in before.items()}
    old = {name: rows_of(engine, name, found) for name, found in columns.items()}
    schema.migrate(engine)
    with engine.connect() as connection:
        assert schema.version(connection) == schema.NEWEST
        after = {t.name: set(t.columns.keys()) for t in reflected(connection).sorted_tables}
    for name in columns.keys() - {backup.VERSION_TABLE}:
        same = columns[name] & after[name]
        missing = narrowed(old[name], same) - narrowed(rows_of(engine, name, same), same)
        assert not missing, (name, sorted(missing)[:3])


def rows_of(engine: Engine, name: str, columns: set[str]) -> list[Data]:
    with engine.connect() as connection:
        table = reflected(connection).tables[name]
        found = connection.execute(select(*(table.c[column] for column in sorted(columns))))
        return [dict(row._mapping) for row in found]


def narrowed(rows: list[Data], columns: set[str]) -> set[str]:
    return {repr([(name, row[name]) for name in sorted(columns)]) for row in rows}


def test_going_step_by_step_is_going_at_once(engine: Engine) -> None:
    at_the_time(engine, PLAYED[0])
    for step in schema.revisions():
        schema.upgrade(engine, step)
    step_by_step = everything(engine)
    with engine.begin() as connection:
        schema.one_at_a_time(connection)
        backup._clear(connection)
    at_the_time(engine, PLAYED[0])
    schema.migrate(engine)
    assert everything(engine) == step_by_step


@pytest.mark.parametrize("revision", schema.revisions())
def test_people_and_games_of_then_go_on(database: str, revision: str) -> None:
    engine = schema.engine_of(database)
    facts = at_the_time(engine, revision)
    engine.dispose()

    async def work() -> None:
        async with hubs(database, keep=False) as (here,):
            people: list[Any] = [await here.people.get(told["id"]) for told in facts["people"]]
            assert [person.name for person in people] == ["Mia", "Tim", "Sarah"]
            cookie = identity.Seal(await here.people.cookie_key()).read(facts["cookie"])
            assert cookie and cookie[0] == people[0].id
            assert await here.people.by_token(facts["token"]) == people[0]
            for person, then in zip(people, facts["statistics"], strict=True):
                assert_same(await here.people.statistics(person), then)
            assert {card["table"] for card in await here.listing.of_person(people[0].id)} == set(
                facts["tables"]
            )
            exported = await here.people.export(people[0])
            assert [file["id"] for file in exported["files"]] == [facts["file"]]
            for table, told in facts["tables"].items():
                await goes_on(here, table, told, people)
            if revision < "0004":  # links last an hour; those of then said less, and are refused
                return
            link = facts["link"]
            await here.actions.claim(Caller.of(people[2]), link["token"])
            assert (await here.registry.get(link["table"])).table.seats_of(people[2].id) == [1]

    run(work)


async def goes_on(here: Hub, table: str, told: Data, people: list[Any]) -> None:
    loaded = (await here.registry.get(table)).table
    assert (loaded.status, loaded.settings.game) == (told["status"], told["game"])
    if told["status"] == "over":
        assert [move.text for move in read(await here.records.record(table)).moves] == told["moves"]
        assert (await here.records.verify(table))["moves"]
        assert await here.records.replay(table, 0)
    elif told["status"] == "playing":
        assert loaded.moves == told["moves"]
        if told["game"] == OPEN:
            await play(here, table, people, random.Random(1))  # the link to a seat is for this one
        else:
            await play_out(here, table, people, random.Random(1))


def assert_same(now: Any, then: Any) -> None:
    """All that was told then is told now; there may be more."""
    if isinstance(then, dict):
        for key, value in then.items():
            assert_same(now[key], value)
    elif isinstance(then, list):
        assert len(now) == len(then)
        for one, other in zip(now, then, strict=True):
            assert_same(one, other)
    else:
        assert now == then


@pytest.mark.parametrize("revision", PLAYED)
def test_an_older_backup_is_brought_up_to_date(engine: Engine, revision: str) -> None:
    file = (FIXTURES / f"{revision}.backup").read_bytes()
    backup.restore(engine, io.BytesIO(file), False, silent, silent)
    with engine.connect() as connection:
        assert schema.version(connection) == schema.NEWEST
        people = connection.execute(select(func.count()).select_from(schema.people)).scalar_one()
        tokens = connection.execute(select(func.count()).select_from(schema.tokens)).scalar_one()
    assert (people, tokens) == (3, 1)
