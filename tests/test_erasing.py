"""Erased means erased: the bytes of every file are read, not the rows alone.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select
from tests import databases
from tests.asking import wish
from tests.hubs import SOON, act, append, begin, friends, hubs, look, play_out, run, seal, seated
from tests.of_a_game import FILE, FILED, HIDDEN, OPEN

from lifetable.errors import TableError
from lifetable.games import find
from lifetable.records import seal_of
from lifetable.tables import Hub, Person, background
from lifetable.tables.after.records import on_paper
from lifetable.tables.decide.actor import Actor
from lifetable.tables.entries import Entry, WordsAdded, WordsShown
from lifetable.tables.log import schema, store
from lifetable.tables.people import erasure, personal_data, wiping
from lifetable.tables.people.person import Caller
from lifetable.tables.people.wiping import UNWIPED

DECK = FILE


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files that people bring lie where no other test looks, and nobody waits ten minutes."""
    monkeypatch.setattr(store, "user_cache_path", lambda _: tmp_path / "cache")
    monkeypatch.setattr(wiping, "REWRITING", 0.0)
    monkeypatch.setattr(wiping, "AT_ONCE", 60.0)
    return tmp_path / "cache"


def files(database: str) -> list[Path]:
    """Every file in which the database keeps something, as it would be after a power cut."""
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        return [path for path in file.parent.iterdir() if path.name.startswith(file.name)]
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CHECKPOINT")
        where = "SELECT current_setting('data_directory'), oid FROM pg_database"
        found = connection.execute(f"{where} WHERE datname = current_database()").fetchone()
        assert found is not None
    return [path for path in (Path(found[0]) / "base" / str(found[1])).iterdir() if path.is_file()]


def spellings(text: str) -> set[bytes]:
    return {text.encode(), json.dumps(text)[1:-1].encode(), text.encode("utf-16-le")}


def left(texts: list[str], *places: Path) -> dict[str, list[str]]:
    """Which of some texts are still in which files."""
    content = {path.name: path.read_bytes() for path in places}
    found = {
        text: [
            name for name, bytes_ in content.items() if any(s in bytes_ for s in spellings(text))
        ]
        for text in texts
    }
    return {text: names for text, names in found.items() if names}


async def wiped(hub: Hub) -> None:
    """Wait until nothing more is to be done."""
    n = schema.news.c
    async with asyncio.timeout(SOON):
        while await hub.store.ask(lambda c: c.execute(select(n.id).where(n.kind == UNWIPED)).all()):
            await asyncio.sleep(0.02)


async def noise(hub: Hub, rounds: int) -> None:
    """Others come and go, so that pages are split, filled and rearranged."""
    for n in range(rounds):
        someone = await hub.people.make("en", f"Passer-by {n}")
        table = await hub.actions.open_table(
            Caller.of(someone), wish({"game": OPEN, "seats": [{"kind": "me"}] * 2})
        )
        await act(hub, table, someone, "say", text="la " * (n % 90))
        if n % 3 == 0:
            gone = schema.seated.delete().where(schema.seated.c.person == someone.id)
            await hub.store.ask(lambda c, gone=gone: c.execute(gone))  # type: ignore[misc]


async def long_life(one: Hub, two: Hub, quirin: Person, mia: Person, eve: Person) -> list[str]:
    """Somebody leaves texts wherever texts can be left; what they are."""
    await one.people.rename(quirin, name="Quîrin the First")
    quirin = await one.people.rename(quirin, name="Quîrin Second")
    for game in (OPEN, HIDDEN, FILED):
        table = await one.actions.open_table(
            Caller.of(quirin), wish({"game": game, "players": 3, "pace": 0})
        )
        await act(two, table, mia, "sit", seat=1)
        await act(one, table, quirin, "sit", seat=2, name=f"Quîrin’s aunt {game}")
        await seal(one, table, quirin, "quagga, thought better of")
        await seal(two, table, mia, f"Mia's for {game}")
        await act(one, table, quirin, "start")
        await act(one, table, quirin, "show", words="quagga, thought better of")
        await act(two, table, mia, "leave")  # void
        await act(two, table, mia, "sit", seat=1)
        await seal(one, table, quirin, f"luck of {game}")
        await act(one, table, quirin, "say", text=f"quiet wörds in {game}")
        await act(one, table, quirin, "settings", hints=False)
        link = await act(one, table, quirin, "link", seat=2)
        await two.actions.claim(Caller.of(eve), link["token"])
        await act(one, table, eve, "sit", seat=2, name=f"Eve of {game}")
        await begin(one, table, {quirin: f"luck of {game}"})
        await act(two, table, quirin, "react", reaction="wow")
    over = await seated(one, OPEN, [mia, quirin])
    await play_out(one, over, [mia, quirin], random.Random(3))
    await act(one, over, mia, "rematch")
    await act(two, over, quirin, "rematch", seal=seal_of("quail"))
    await act(two, (await look(two, over))["next"], quirin, "show", words="quail")
    watched = await seated(one, OPEN, [mia, eve])
    await act(two, watched, quirin, "say", text="quips from the edge")
    await act(two, watched, mia, "say", text=f"you are {quirin.id}")
    never = await one.actions.open_table(Caller.of(quirin), wish({"game": OPEN, "players": 3}))
    await act(one, never, quirin, "bot", seat=1)
    for words in ("quokka in a lobby", "quoll in a lobby"):
        await act(one, never, mia, "sit", seat=2, seal=seal_of(f"{words}, said Mia"))
        await seal(one, never, quirin, words)
        await act(one, never, quirin, "start")
        await act(one, never, quirin, "show", words=words)
        await act(one, never, quirin, "free", seat=2)
    await one.people.token(quirin, "quirky röbot")
    kept = await one.uploads.upload(
        Caller.of(quirin), FILED, "deck", f"# quaint dëck\n{DECK}", "en"
    )
    with pytest.raises(TableError):  # laid in the cache, and then not played with
        await one.actions.open_table(
            Caller.of(quirin),
            wish({"game": FILED, "options": {"deck": kept["file"]}, "start": True, "players": 3}),
        )
    assert Path(one.store.path_of(kept["file"])).exists()
    texts = ["Quîrin", "quagga", "quiet wörds", "quips", "quokka", "quoll", "quirky", "quaint"]
    return [quirin.id, kept["file"], *texts]


def test_no_byte_of_somebody_erased_is_left_in_any_file(database: str, cache: Path) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            await noise(one, 12)
            mia, _, eve = await friends(one, 3)
            quirin = await one.people.make("fr", "Quîrin")
            async with two.views.watch(
                (await look(one, await one.actions.open_table(Caller.of(mia), wish(_TABLE))))[
                    "table"
                ],
                Caller.of(quirin),
            ):
                texts = await long_life(one, two, quirin, mia, eve)
                await noise(one, 12)
                before = left(texts, *files(database), *one.store.folder.iterdir())
                assert set(before) == set(texts)  # or this test would see nothing
                with _another_process(database):
                    await one.erasure.erase(quirin)
                    await wiped(one)
                    assert left(texts, *files(database)) == {}
            assert not [path for path in cache.rglob("*") if path.is_file()]
            for hub in (one, two):
                await until_forgotten(hub, texts)

    run(work)


_TABLE: Any = {"game": OPEN, "players": 2}


async def until_forgotten(hub: Hub, texts: list[str]) -> None:
    """Wait until a process remembers nothing of it."""

    def remembered() -> str:
        lives = hub.registry.tables.values()
        told = [(live.table, live.last_seen, live.polls, live.elsewhere) for live in lives]
        return str((told, hub.people._known, hub.people._tokens, hub.presence._shared))

    async with asyncio.timeout(SOON):
        while any(text in remembered() for text in texts):
            await asyncio.sleep(0.02)


class _another_process:  # noqa: N801
    """Somebody else who has the database open, and reads it now and then."""

    def __init__(self, database: str) -> None:
        self._database = database

    def __enter__(self) -> None:
        code = (
            "import sys, time; from lifetable.tables.log import schema; e = schema.engine_of(sys.argv[1])\n"
            "c = e.connect(); print('open', flush=True)\n"
            "while True: c.execute(schema.entries.select()).all(); c.rollback(); time.sleep(0.01)"
        )
        call = [sys.executable, "-c", code, self._database]
        self._process = subprocess.Popen(call, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"open\n"

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def test_the_log_is_emptied_as_soon_as_nobody_reads_from_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            await act(hub, table, tim, "say", text="a secret recipe")
            reader = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            erasing = asyncio.create_task(hub.erasure.erase(tim))
            n = schema.news.c
            async with asyncio.timeout(SOON):
                while not await hub.store.ask(
                    lambda c: c.execute(select(n.id).where(n.kind == UNWIPED)).all()
                ):
                    await asyncio.sleep(0.01)
            await act(hub, table, mia, "say", text="play goes on")
            assert left(["a secret recipe"], *files(database)) and not erasing.done()
            reader.execute("COMMIT")
            reader.close()
            await erasing
            assert not left(["a secret recipe", tim.id, "Tim"], *files(database))

    run(work)


def test_what_a_process_did_not_finish_the_next_one_does(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            await act(hub, table, tim, "say", text="a secret recipe")
            with monkeypatch.context() as dying:
                dying.setattr(wiping, "AT_ONCE", 0.05)
                dying.setattr(wiping.Wiping, "_wipe_sqlite", never)
                dying.setattr(wiping.Wiping, "_wipe_postgres", never)
                await hub.erasure.erase(tim)
            assert left([tim.id, "a secret recipe"], *files(database))
            async with hubs(database, keep=False) as (next_,):
                await wiped(next_)
                assert not left([tim.id, "a secret recipe"], *files(database))
                assert (await look(next_, table))["seats"][0]["name"] == "Mia"

    run(work)


def test_sqlite_overwrites_what_is_deleted_whatever_its_build_does(tmp_path: Path) -> None:
    engine = schema.engine_of(f"sqlite:///{tmp_path}/tables.db")
    for _ in range(3):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA secure_delete").scalar() == 1
    assert "secure_delete=ON" in schema.PRAGMAS
    engine.dispose()


def test_a_copy_in_the_unused_part_of_a_page_is_found_and_goes(tmp_path: Path) -> None:
    """SQLite leaves such copies when it rearranges a page; here one is put there."""
    database = f"sqlite:///{tmp_path}/tables.db"

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            await hub.store.ask(lambda c: c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)"))
            path = tmp_path / "tables.db"
            pages = bytearray(path.read_bytes())
            wanted = "SELECT rootpage FROM sqlite_master WHERE name = 'seated_by_person'"
            page = await hub.store.ask(lambda c: c.exec_driver_sql(wanted).scalar_one())
            at = (page - 1) * 4096 + 1500
            assert not any(pages[at : at + 40])
            pages[at : at + len(tim.id)] = tim.id.encode()
            path.write_bytes(pages)
            await hub.erasure.erase(tim)
            await wiped(hub)
            assert not left([tim.id], *files(database))
            assert (await look(hub, table))["seats"][0]["name"] == "Mia"

    run(work)


def test_files_that_were_erased_while_nobody_listened_are_cleared_away(
    database: str, cache: Path
) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            kept = await hub.uploads.upload(Caller.of(mia), FILED, "deck", f"# mine\n{DECK}", "en")
            Path(hub.store.path_of(kept["file"]))
            (hub.store.folder / f"{'0' * 24}.csv").write_text("somebody’s")
            (cache / "files" / f"{'1' * 24}.csv").write_text("laid by an earlier version")
            other = cache / "files" / "another-database" / f"{'2' * 24}.csv"
            other.parent.mkdir()
            other.write_text("not ours")
        async with hubs(database, keep=False):
            left_ = {path for path in cache.rglob("*") if path.is_file()}
            assert left_ == {hub.store.folder / f"{kept['file']}.csv", other}

    run(work)


def test_what_was_read_from_an_erased_file_is_not_remembered(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            (mia,) = await friends(hub, 1)
            kept = await hub.uploads.upload(Caller.of(mia), FILED, "deck", f"# mine\n{DECK}", "en")
            reader: Any = find(FILED).part("deck")
            reader.load(hub.store.path_of(kept["file"]))
            assert len(reader._loaded)
            await hub.erasure.erase(mia)
            assert not len(reader._loaded)
            assert not len(hub.store.setups)

    run(work)


def test_words_stay_only_where_they_made_the_luck(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            begun = await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 2}))
            lobby = await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 2}))
            for table in (begun, lobby):
                await act(hub, table, mia, "sit", seat=0, seal=seal_of("hers"))
                await act(hub, table, tim, "sit", seat=1, seal=seal_of("in vain"))
                await act(hub, table, mia, "start")
                await act(hub, table, tim, "show", words="in vain")
                await act(hub, table, mia, "leave")  # void
                await act(hub, table, mia, "sit", seat=0)
                await seal(hub, table, tim, "lucky gull")
                await act(hub, table, tim, "start")
            await act(hub, begun, tim, "show", words="lucky gull")
            before = (await look(hub, begun))["luck"]
            assert before["hash"] and before["seals"] == [
                {"seat": 1, "seal": seal_of("lucky gull")}
            ]
            await hub.erasure.erase(tim)
            for table, words in ((begun, {"…", "lucky gull"}), (lobby, {"…"})):
                entries: list[Entry] = await hub.store.after(table, 0)
                assert {e.what.words for e in entries if isinstance(e.what, WordsShown)} == words
        async with hubs(database, keep=False) as (hub,):
            assert (await look(hub, begun))["luck"] == before
            assert not (await look(hub, lobby))["luck"]["called"]
            assert not [*on_paper((await hub.registry.get(begun)).table).doubts()]


def test_words_from_before_there_were_seals_stay_where_they_made_the_luck(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            begun = await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 2}))
            await act(hub, begun, tim, "sit", seat=1)
            actor = Actor(tim.id, tim.name)
            for words in ("thought better of", "lucky gull"):
                added = WordsAdded(1, words)
                live = await hub.registry.get(begun)
                await append(hub, live, actor, lambda _, added=added: [added])  # type: ignore[misc]
            await act(hub, begun, mia, "start")
            before = (await look(hub, begun))["luck"]["hash"]
            await hub.erasure.erase(tim)
            entries: list[Entry] = await hub.store.after(begun, 0)
            told = [e.what.words for e in entries if isinstance(e.what, WordsAdded)]
            assert told == ["…", "lucky gull"]
            assert (await look(hub, begun))["luck"]["hash"] == before

    run(work)


def test_whoever_was_erased_while_others_waited_is_wiped_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL's tables are not written anew for each of them, one after another, for hours."""
    monkeypatch.setattr(wiping, "REWRITING", 0.3)
    written: list[float] = []

    def write() -> bool:
        written.append(time.monotonic())
        return True

    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path / 'tables.db'}") as (hub,):
            erasing = wiping.Wiping(hub.store, hub.background.spawn)
            erasing._sqlite = False
            monkeypatch.setattr(erasing, "_written_anew", write)
            waiting = [asyncio.create_task(erasing._until_done((), [f"{n}"])) for n in range(8)]
            async with asyncio.timeout(SOON):
                await asyncio.gather(*waiting)
            assert len(written) == 1
            await erasing._until_done((), ["later"])
            assert len(written) == 2
            assert written[1] - written[0] >= 0.3

    run(work)


def test_games_end_while_tables_are_written_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither who saves a result nor who writes tables anew waits for something that the other holds."""

    async def work(database: str) -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 3)
            erasing = wiping.Wiping(hub.store, hub.background.spawn)
            ended = asyncio.Event()

            async def write_anew() -> None:
                while not ended.is_set():
                    await erasing._tried(erasing._written_anew)

            writing = asyncio.create_task(write_anew())
            tables = [await seated(hub, OPEN, people) for _ in range(6)]
            await asyncio.gather(
                *(play_out(hub, one, people, random.Random(n)) for n, one in enumerate(tables))
            )
            ended.set()
            await writing
            assert not hub.health.trouble

    with databases.empty("postgresql", tmp_path) as database:
        run(lambda: work(database))
    assert "deadlock" not in caplog.text


def test_forgetting_once_more_is_tried_until_it_works(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another process noted meanwhile goes too, though the database was busy at first."""
    monkeypatch.setattr(erasure, "SETTLED", 0.05)
    monkeypatch.setattr(background, "AGAIN", 0.05)
    tries: list[str] = []

    async def work() -> None:
        async with hubs(database) as (hub,):
            (mia,) = await friends(hub, 1)
            erase, done = hub.people.erase, asyncio.Event()

            async def busy(person: Person) -> personal_data.Erased:
                tries.append(person.id)
                if len(tries) == 2:
                    raise TableError("storage-busy", status=503)
                erased = await erase(person)
                if len(tries) == 3:
                    done.set()
                return erased

            monkeypatch.setattr(hub.people, "erase", busy)
            await hub.erasure.erase(mia)
            await asyncio.wait_for(done.wait(), SOON)
            assert tries == [mia.id] * 3

    run(work)
