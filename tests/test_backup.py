"""A backup is one moment of a database, whole or refused; what is restored from it goes on where it was."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Engine, MetaData, event, insert, select, update
from tests import databases
from tests.hubs import hubs, play, run
from tests.of_a_game import OPEN
from tests.old_databases import played

from lifetable import cli
from lifetable.cli import backup as backup_command
from lifetable.cli import restore as restore_command
from lifetable.errors import BackupError, LifetableError
from lifetable.tables.housekeeping import backup
from lifetable.tables.log import schema, store
from lifetable.tables.people.person import Caller
from lifetable.web.identity import Seal
from lifetable.words import languages


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "user_cache_path", lambda _: tmp_path / "cache")


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    found = schema.engine_of(database)
    yield found
    found.dispose()


def silent(rows: int) -> None:
    pass


def backed_up(engine: Engine) -> bytes:
    out = io.BytesIO()
    backup.back_up(engine, out, silent, silent)
    return out.getvalue()


def restored(engine: Engine, file: bytes, force: bool = False) -> backup.Contents:
    return backup.restore(engine, io.BytesIO(file), force, silent, silent)


def everything(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that outlives processes."""
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in found.sorted_tables
            if table.name not in backup.TRANSIENT
        }


def small(engine: Engine) -> None:
    """A database with a little in it."""
    schema.migrate(engine)
    person = {"id": "mia", "name": "Mia", "language": "en", "made": 7}
    token = {"id": "t", "person": "mia", "label": "bot", "hash": "h", "made": 7}
    with engine.begin() as connection:
        connection.execute(insert(schema.people).values(person))
        connection.execute(insert(schema.tokens).values(token))
        connection.execute(insert(schema.keys).values(name="cookie", value=b"\x00\xff key"))


# --- whole ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", databases.KINDS)
def test_what_is_restored_goes_on_where_it_was(database: str, kind: str, tmp_path: Path) -> None:
    """From either kind of database into either kind, while a server runs on the one that is backed up."""

    async def work(other: str) -> None:
        facts = await played(database)
        async with hubs(database) as (hub,):
            engine = hub.store.engine
            file = await asyncio.to_thread(backed_up, engine)
            before = await asyncio.to_thread(everything, engine)
        fresh = schema.engine_of(other)
        contents = await asyncio.to_thread(restored, fresh, file)
        assert await asyncio.to_thread(everything, fresh) == before
        assert contents.counts()["people"] == 3
        fresh.dispose()
        async with hubs(other, keep=False) as (hub,):
            mia, tim, sarah = [await hub.people.get(person["id"]) for person in facts["people"]]
            assert mia and tim and sarah
            assert Seal(await hub.people.cookie_key()).read(facts["cookie"])
            assert await hub.people.by_token(facts["token"]) == mia
            assert await hub.people.statistics(tim) == facts["statistics"][1]
            for table, told in facts["tables"].items():
                assert (await hub.registry.get(table)).table.moves == told["moves"]
            going = facts["link"]["table"]
            await hub.actions.claim(Caller.of(sarah), facts["link"]["token"])
            for _ in range(3):
                await play(hub, going, [mia, sarah], random.Random(1))

    with databases.empty(kind, tmp_path / "other") as other:
        (tmp_path / "other").mkdir()
        run(lambda: work(other))


def test_a_backup_is_one_moment(engine: Engine) -> None:
    """What is written while it is being made is not in it, in no table."""
    small(engine)
    out = io.BytesIO()
    other = schema.engine_of(engine.url.render_as_string(hide_password=False))
    late = {"id": "late", "name": "Late", "language": "en", "made": 8}

    def meanwhile(rows: int) -> None:
        with other.begin() as connection:
            connection.execute(insert(schema.people).values(late))
            connection.execute(update(schema.tokens).values(label="changed"))

    contents = backup.back_up(engine, out, meanwhile, silent)
    assert contents.counts()["people"] == 1
    other.dispose()
    restored(engine, out.getvalue(), force=True)
    rows = everything(engine)
    assert [row[0] for row in rows["people"]] == ["mia"]
    assert "changed" not in repr(rows["tokens"])


def test_numbers_go_on_behind_the_restored_ones(engine: Engine) -> None:
    """A table whose rows the database numbers, whoever adds one."""
    small(engine)
    kind = "SERIAL" if engine.dialect.name == "postgresql" else "INTEGER"
    with engine.begin() as connection:
        connection.exec_driver_sql(f"CREATE TABLE numbered (id {kind} PRIMARY KEY, what TEXT)")
        for _ in range(3):
            connection.exec_driver_sql("INSERT INTO numbered (what) VALUES ('x')")
        (numbered,) = [t for t in backup._lasting(connection) if t.name == "numbered"]
        connection.exec_driver_sql("DELETE FROM numbered WHERE id = 2")
        if kind == "SERIAL":
            connection.exec_driver_sql("SELECT setval('numbered_id_seq', 1)")
            backup._count_on(connection, numbered)
        connection.exec_driver_sql("INSERT INTO numbered (what) VALUES ('y')")
        ids = connection.exec_driver_sql("SELECT id FROM numbered ORDER BY id").scalars().all()
    assert ids == [1, 3, 4]


def test_what_belongs_to_processes_is_not_restored(engine: Engine) -> None:
    small(engine)
    with engine.begin() as connection:
        connection.execute(insert(schema.keepers).values(id="dead", beat=1))
        connection.execute(
            insert(schema.viewers).values(process="dead", table_id="reef-1", people="[]")
        )
    restored(engine, backed_up(engine), force=True)
    with engine.connect() as connection:
        assert not connection.execute(select(schema.keepers)).all()
        assert not connection.execute(select(schema.viewers)).all()


# --- refused, and nothing is changed ------------------------------------------------------------------


def refused(engine: Engine, file: bytes, code: str, force: bool = True) -> None:
    before = everything(engine)
    with pytest.raises(BackupError) as caught:
        restored(engine, file, force)
    assert caught.value.code == code
    assert everything(engine) == before


def test_a_damaged_backup_changes_nothing(engine: Engine) -> None:
    small(engine)
    file = backed_up(engine)
    with engine.begin() as connection:
        connection.execute(update(schema.people).values(name="Somebody else"))
    rng = random.Random(3)
    for length in (*range(0, 12, 4), *(rng.randrange(12, len(file)) for _ in range(12))):
        with pytest.raises(BackupError) as caught:
            restored(engine, file[:length], force=True)
        assert caught.value.code in ("backup-no-such", "backup-damaged"), length
    for place in (rng.randrange(10, len(file)) for _ in range(25)):
        flipped = bytearray(file)
        flipped[place] ^= 1 << rng.randrange(8)
        with pytest.raises(BackupError) as caught:
            restored(engine, bytes(flipped), force=True)
        assert caught.value.code in ("backup-no-such", "backup-damaged", "backup-newer"), place
    assert [row[1] for row in everything(engine)["people"]] == ["Somebody else"]


def rewritten(file: bytes, change: Any, seal: bool = True) -> bytes:
    """A backup with other lines, and a checksum that is right for them or not."""
    lines = gzip.decompress(file).splitlines(keepends=True)[:-1]
    lines = change(lines)
    checksum = hashlib.sha256(b"".join(lines) if seal else b"").hexdigest()
    return gzip.compress(b"".join([*lines, orjson.dumps({"sha256": checksum}) + b"\n"]))


def test_what_cannot_be_restored_is_told_apart(engine: Engine) -> None:
    small(engine)
    file = backed_up(engine)

    def header(**changed: Any) -> bytes:
        return rewritten(
            file,
            lambda lines: [orjson.dumps(orjson.loads(lines[0]) | changed) + b"\n", *lines[1:]],
        )

    refused(engine, b"", "backup-no-such")
    refused(engine, f"game {OPEN}\n".encode(), "backup-no-such")
    refused(engine, gzip.compress(b"{}\n"), "backup-no-such")
    refused(engine, gzip.compress(b"[1]\n"), "backup-no-such")
    refused(engine, header(**{"lifetable-backup": backup.FORMAT + 1}), "backup-newer")
    refused(engine, header(schema="9999"), "backup-newer")
    refused(engine, header(tables={"people": {"rows": 1}}), "backup-damaged")
    stray = {"strangers": {"columns": ["a"], "binary": [], "rows": 0}}
    refused(engine, header(tables=stray), "backup-damaged")
    refused(engine, rewritten(file, lambda lines: lines, seal=False), "backup-damaged")
    refused(engine, rewritten(file, lambda lines: lines[:-1]), "backup-damaged")
    refused(engine, rewritten(file, lambda lines: [*lines, lines[-1]]), "backup-damaged")
    refused(engine, file, "backup-over-something", force=False)
    restored(engine, rewritten(file, lambda lines: lines), force=True)


def test_nothing_is_restored_under_a_server(database: str) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            engine = hub.store.engine
            await hub.people.make("en", "Mia")
            file = await asyncio.to_thread(backed_up, engine)
            with pytest.raises(BackupError, match="Stop it"):
                await asyncio.to_thread(restored, engine, file, True)
        engine = schema.engine_of(database)
        with engine.begin() as connection:  # of a server that was killed
            connection.execute(insert(schema.keepers).values(id="dead", beat=2**60))
        await asyncio.to_thread(restored, engine, file, True)
        engine.dispose()

    run(work)


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    engine = schema.engine_of(f"sqlite:///{tmp_path}/tables.db")
    small(engine)
    with engine.begin() as connection:
        for n in range(400):
            row = {"id": f"p{n}", "name": "x" * 900, "language": "en", "made": 7}
            connection.execute(insert(schema.people).values(row))
    file = backed_up(engine)
    full = schema.engine_of(f"sqlite:///{tmp_path}/full.db")

    @event.listens_for(full, "connect")
    def _small(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA max_page_count=60")

    small(full)
    refused(full, file, "backup-database")
    engine.dispose()
    full.dispose()


def test_an_empty_place_is_not_made_by_looking(tmp_path: Path) -> None:
    engine = schema.engine_of(f"sqlite:///{tmp_path}/nowhere.db")
    with pytest.raises(BackupError, match="--database"):
        backed_up(engine)
    assert not list(tmp_path.glob("nowhere*"))


# --- the commands -------------------------------------------------------------------------------------


def test_the_commands(database: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    engine = schema.engine_of(database)
    small(engine)
    before = everything(engine)
    file = tmp_path / "tables.backup"
    assert cli.run(["backup", str(file), "--database", database]) == 0
    assert "one person" in capfd.readouterr().err
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part"))
    assert cli.run(["restore", str(file), "--database", database]) == 2
    assert "--force" in capfd.readouterr().err.replace("\n", " ")
    with engine.begin() as connection:
        connection.execute(update(schema.people).values(name="Somebody else"))
    assert cli.run(["restore", str(file), "--database", database, "--force"]) == 0
    assert everything(engine) == before
    assert cli.run(["backup", str(tmp_path / "no" / "where"), "--database", database]) == 2
    assert cli.run(["restore", str(tmp_path / "nowhere"), "--database", database]) == 2
    errors = capfd.readouterr().err
    assert "where" in errors and "Traceback" not in errors
    engine.dispose()


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    source = "".join(
        Path(file).read_text(encoding="utf-8")
        for file in (backup.__file__, backup_command.__file__, restore_command.__file__)
    )
    codes = set(re.findall(r'BackupError\(\s*"([a-z-]+)"', source))
    assert len(codes) >= 9
    for code in codes:
        for language in languages():
            error = LifetableError(code, file="f", why="w")
            assert len(error.sentence(language)) > 10
