"""A database that is full, read-only, away, replaced or damaged: what people are told, what `/healthz` says, and that it
heals by itself with nothing lost and nothing twice. And what a server says that cannot start on one."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests import databases
from tests.serving import Serving, eventually, open_table, serving

from lifetable.errors import SetupError, TableError
from lifetable.tables.log import health, schema
from lifetable.web.problems import status_of
from lifetable.web.settings import Settings
from lifetable.words import languages

Client = httpx.Client


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["retry-after"]) >= 1
    return str(answer.json()["code"])


def unhealthy(client: Client, code: str) -> None:
    eventually(lambda: client.get("/healthz").status_code == 503)
    answer = httpx.get(client.base_url.join("/healthz"), headers={"Accept-Language": "de"})
    assert code_of(answer) == code
    assert answer.json()["title"] == TableError(code).sentence("de")


def healthy(client: Client) -> None:
    eventually(lambda: client.get("/healthz").status_code == 200)


def move(client: Client, table: str, key: str) -> httpx.Response:
    seen = client.get(f"/api/tables/{table}").json()
    ask = {"move": seen["legal"][0], "version": seen["version"], "key": key}
    return client.post(f"/api/tables/{table}/moves", json=ask)


def my_turn(client: Client, table: str) -> bool:
    return bool(client.get(f"/api/tables/{table}").json()["legal"])


def goes_on(client: Client, table: str, key: str) -> None:
    """The move that could not be saved is made once, though it is sent twice, and everything is in the log once."""
    ask: dict[str, Any] = {}
    seen = client.get(f"/api/tables/{table}").json()
    ask = {"move": seen["legal"][0], "version": seen["version"], "key": key}
    first = client.post(f"/api/tables/{table}/moves", json=ask)
    assert first.status_code == 200, first.text
    again = client.post(f"/api/tables/{table}/moves", json=ask)
    assert (again.status_code, again.json()["number"]) == (200, first.json()["number"])
    entries = client.get(f"/api/tables/{table}/messages?after=0").json()["messages"]
    assert [message["number"] for message in entries] == list(range(1, len(entries) + 1))


@contextmanager
def playing(folder: Path, database: str = "") -> Iterator[tuple[Serving, Client, str]]:
    """A server, somebody, and a table at which it is his turn and a move was saved."""

    def settings(**given: Any) -> Settings:
        return Settings(**(given | {"database": database or given["database"]}))

    with (
        mock.patch("tests.serving.Settings", settings),
        serving(folder) as running,
        running.visitor() as client,
    ):
        table = open_table(client)["table"]
        eventually(lambda: my_turn(client, table))
        assert move(client, table, "first").status_code == 200
        eventually(lambda: my_turn(client, table))
        healthy(client)
        yield running, client, table


# --- what an error means ---


class _State(psycopg.OperationalError):
    def __init__(self, sqlstate: str | None) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (health.sqlite_error("x", sqlite3.SQLITE_FULL), "storage-full"),
        (OSError(errno.ENOSPC, "no space"), "storage-full"),
        (_State("53100"), "storage-full"),
        (health.sqlite_error("x", sqlite3.SQLITE_READONLY_DBMOVED), "storage-read-only"),
        (_State("25006"), "storage-read-only"),
        (health.sqlite_error("x", sqlite3.SQLITE_CANTOPEN), "storage-away"),
        (health.sqlite_error("x", sqlite3.SQLITE_IOERR_READ), "storage-away"),
        (_State("57P01"), "storage-away"),
        (_State("08006"), "storage-away"),
        (_State(None), "storage-away"),
        (health.sqlite_error("x", sqlite3.SQLITE_CORRUPT), "storage-damaged"),
        (health.sqlite_error("x", sqlite3.SQLITE_NOTADB), "storage-damaged"),
        (_State("XX001"), "storage-damaged"),
        (health.ReplacedError(), "storage-replaced"),
        (health.sqlite_error("x", sqlite3.SQLITE_BUSY), "storage-busy"),
        (ValueError("a mistake of ours"), "not-saved"),
    ],
)
def test_every_trouble_has_its_own_sentence(error: Exception, code: str) -> None:
    for one in (error, OperationalError("INSERT", None, error)):
        refusal = health.refusal(one)
        assert (refusal.code, status_of(refusal)) == (code, 503) and refusal.retry_after
    assert len({refusal.sentence(language) for language in languages()}) == 3


# --- while people play ---


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of our own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if (
        sys.platform != "linux"
        or subprocess.run(mount, capture_output=True, check=False).returncode
    ):
        pytest.skip("only root may mount a disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(filler: Path) -> None:
    """Leave not a byte to anybody else."""
    try:
        with filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"." * 4096)
    except OSError as error:
        assert error.errno == errno.ENOSPC


def test_a_disk_that_is_full(disk: Path) -> None:
    with playing(disk) as (_, client, table):
        filler = disk / "filler"
        fill(filler)
        unhealthy(client, "storage-full")
        assert code_of(move(client, table, "late")) == "storage-full"
        assert code_of(client.patch("/api/me", json={"name": "Mia"})) == "storage-full"
        assert client.get(f"/api/tables/{table}").status_code == 200  # from memory
        filler.unlink()
        healthy(client)
        goes_on(client, table, "late")


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    with playing(tmp_path) as (running, client, table):
        allowed = 0

        def restricted(connection: Any, *_: Any) -> None:
            connection.execute(f"PRAGMA query_only={1 - allowed}")

        event.listen(running.services.hub.store.engine, "checkout", restricted)
        unhealthy(client, "storage-read-only")
        assert code_of(client.patch("/api/me", json={"name": "Mia"})) == "storage-read-only"
        allowed = 1
        healthy(client)
        goes_on(client, table, "late")


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_file_that_has_gone_and_comes_back(tmp_path: Path, what: str) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with playing(home) as (_, client, table):
        gone = home / "tables.db" if what == "file" else home
        away = gone.rename(tmp_path / "away")
        unhealthy(client, "storage-away")
        assert code_of(move(client, table, "late")) == "storage-away"
        assert code_of(client.patch("/api/me", json={"name": "Mia"})) == "storage-away"
        assert not gone.exists()  # and nobody makes an empty one in its place
        away.rename(gone)
        healthy(client)
        goes_on(client, table, "late")


def test_a_file_in_whose_place_lies_another_is_not_written_to(tmp_path: Path) -> None:
    with playing(tmp_path) as (_, client, table):
        file, away = tmp_path / "tables.db", tmp_path / "away"
        other = tmp_path / "other.db"
        made(other)
        before = other.read_bytes()
        file.rename(away)
        other.rename(file)
        unhealthy(client, "storage-replaced")
        assert code_of(move(client, table, "late")) == "storage-replaced"
        assert file.read_bytes() == before
        away.replace(file)
        healthy(client)
        goes_on(client, table, "late")


@contextmanager
def postgres() -> Iterator[tuple[str, Callable[[str], None]]]:
    """A database, and how to change it and throw everybody out who is there."""
    with databases.empty("postgresql", Path()) as url:
        name = urlsplit(url).path[1:]
        with psycopg.connect(url.replace(f"/{name}", "/postgres"), autocommit=True) as one:
            out = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"

            def change(how: str) -> None:
                one.execute(f"ALTER DATABASE {name} {how}")
                one.execute(out)

            yield url, change


@pytest.mark.parametrize(
    ("broken", "mended", "code"),
    [
        (
            "SET default_transaction_read_only = on",
            "RESET default_transaction_read_only",
            "storage-read-only",
        ),
        ("ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true", "storage-away"),
    ],
)
def test_a_postgresql_that_may_only_be_read_or_lets_nobody_in(
    tmp_path: Path, broken: str, mended: str, code: str
) -> None:
    with postgres() as (url, change), playing(tmp_path, database=url) as (_, client, table):
        change(broken)
        unhealthy(client, code)
        assert code_of(move(client, table, "late")) == code
        assert code_of(client.patch("/api/me", json={"name": "Mia"})) == code
        change(mended)
        healthy(client)
        goes_on(client, table, "late")


# --- when a server starts ---


def serve(database: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lifetable", "--lang", language, "serve", "--port", "0"]
    return subprocess.run(
        [*command, "--database", database],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"COLUMNS": "1000"},
    )


def made(file: Path) -> str:
    url = f"sqlite:///{file}"
    engine = schema.prepare(url)
    with engine.begin() as connection:
        rows = [
            {"table_id": "reef", "number": n, "at": n, "kind": "said", "data": "x" * 900}
            for n in range(1, 200)
        ]
        connection.execute(schema.entries.insert(), rows)
    engine.dispose()
    return url


def of_version(version: str) -> Callable[[Path], str]:
    def make(file: Path) -> str:
        url = made(file)
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        return url

    return make


def truncated(file: Path) -> str:
    url = made(file)
    os.truncate(file, file.stat().st_size // 2 // 4096 * 4096)
    return url


def scribbled(file: Path) -> str:
    url = made(file)
    with file.open("r+b") as written:
        written.seek(3 * file.stat().st_size // 4)
        written.write(b"\xff" * 8192)
    return url


def no_database(file: Path) -> str:
    file.write_text("a shopping list, and nothing else, but a rather long one " * 100)
    return f"sqlite:///{file}"


def foreign(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    return f"sqlite:///{file}"


REFUSED: dict[str, tuple[Callable[[Path], str], str]] = {
    "newer": (of_version("9999"), "database-newer"),
    "unknown": (of_version("1a2b3c"), "database-foreign"),
    "another program's": (foreign, "database-foreign"),
    "truncated": (truncated, "database-damaged"),
    "scribbled": (scribbled, "database-damaged"),
    "no database": (no_database, "database-damaged"),
    "a folder": (lambda file: f"sqlite:///{file.parent}", "database-folder"),
    "no folder": (lambda file: f"sqlite:///{file.parent}/no/t.db", "database-no-folder"),
    "nobody there": (
        lambda file: "postgresql://mia:sesame@127.0.0.1:1/x",
        "database-unreachable",
    ),
    "no such host": (
        lambda file: "postgresql://mia:sesame@nowhere.invalid/x",
        "database-unreachable",
    ),
    "no driver": (lambda file: "oracle://mia:sesame@host/x", "database-driver"),
    "no such kind": (lambda file: "abacus://mia:sesame@host/x", "database-driver"),
    "no address": (lambda file: "mia:sesame", "database-address"),
}


@pytest.mark.parametrize("how", REFUSED)
def test_what_cannot_be_used_is_refused_with_what_to_do(tmp_path: Path, how: str) -> None:
    file = tmp_path / "tables.db"
    make, code = REFUSED[how]
    url = make(file)
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(SetupError) as refused:
        schema.prepare(url, thorough=True)
    assert refused.value.code == code
    sentences = {refused.value.sentence(language) for language in languages()}
    assert len(sentences) == 3 and not any("sesame" in sentence for sentence in sentences)
    assert (file.read_bytes() if file.is_file() else b"") == before


@pytest.mark.parametrize("how", ["newer", "scribbled", "nobody there"])
def test_the_command_says_so_in_one_sentence_and_fails(tmp_path: Path, how: str) -> None:
    make, _ = REFUSED[how]
    done = serve(make(tmp_path / "tables.db"), "fr")
    assert done.returncode == 2 and done.stdout == ""
    with pytest.raises(SetupError) as refused:
        schema.prepare(make(tmp_path / "again.db"), thorough=True)
    expected = refused.value.sentence("fr").replace("again.db", "tables.db").split()
    _starting, *said = done.stderr.split("\n", 1)
    assert " ".join(said).split() == ["✗", *expected]


def test_a_postgresql_that_is_not_there_or_lets_us_not_in() -> None:
    with postgres() as (url, _):
        name = urlsplit(url).path[1:]
        with pytest.raises(SetupError) as refused:
            schema.prepare(url.replace(f"/{name}", "/nowhere"))
        assert refused.value.code == "database-missing"
        with pytest.raises(SetupError) as refused:
            schema.prepare(url.replace("postgres:", "stranger:").replace("postgres@", "stranger@"))
        assert refused.value.code in ("database-denied", "database-missing")
