"""What is wrong with the database, in a code and a sentence that are true: for people whose move cannot be saved, for
whoever asks after our health, and for whoever starts a server on a database that it cannot use.
"""

from __future__ import annotations

import errno
import random
import shutil
import sqlite3
from pathlib import Path
from weakref import WeakKeyDictionary

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from lifetable.errors import SetupError, TableError
from lifetable.tables import clock

TRIES = 8  # of a transaction that gives way to others
GIVING_WAY = 0.02  # seconds between two of them, growing
RETRY = 5  # seconds after which it is worth trying again
LEAST_FREE = 256 * 1024  # bytes; a disk with less is full
MAY_MAKE = "rwc"  # how SQLite calls it
SILENCE = 10_000  # ms without an answer, after which a database is taken for away

_BY_SQLITE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "away",
    sqlite3.SQLITE_IOERR: "away",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
_BY_SQLSTATE = {
    "53100": "full",
    "25006": "read-only",
    "42501": "read-only",
    "40P01": "busy",
    "40001": "busy",
    "55P03": "busy",
}
_GAVE_WAY = ("40P01", "40001")  # deadlock, serialization failure
_AWAY = ("08", "53", "57", "58", "3D", "28")  # how an SQLSTATE begins; None: no answer at all
_DAMAGED = "XX"
_BY_ERRNO = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
}


class ReplacedError(Exception):
    """Where our file was lies another one."""


def kind_of(error: BaseException) -> str:
    """What is wrong: full, read-only, away, damaged, replaced, busy, or unknown."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, ReplacedError):
        return "replaced"
    if isinstance(error, NoConnectionError):
        return "busy"
    if isinstance(error, sqlite3.Error):
        return _BY_SQLITE.get((getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF, "unknown")
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, "away")
    if hasattr(error, "sqlstate"):  # of PostgreSQL
        return _kind_of_state(error)
    return "unknown"


def gave_way(error: BaseException) -> bool:
    """Did PostgreSQL take a transaction back because it stood in the way of another, which has gone on? Nothing of it was
    saved, and the same once more is likely to work. (With SQLite whoever writes waits for his turn.)"""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    return getattr(error, "sqlstate", None) in _GAVE_WAY


def pause(tries: int) -> float:
    """Seconds to wait before a transaction that gave way is tried once more: not all of them come back at once."""
    return random.uniform(0.5, 1.0) * min(tries, 10) * GIVING_WAY


def _kind_of_state(error: BaseException) -> str:
    import psycopg  # only where it is needed: it is heavy

    state = getattr(error, "sqlstate", None)
    if state is None:
        gone = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return "away" if gone else "unknown"
    if state.startswith(_DAMAGED):
        return "damaged"
    return _BY_SQLSTATE.get(state, "away" if state.startswith(_AWAY) else "unknown")


def refusal(error: BaseException, engine: Engine | None = None) -> TableError:
    """What people are told whose wish could not be saved or looked up."""
    if isinstance(error, TableError):
        return error
    kind = kind_of(error)
    if kind == "away" and engine is not None and _crowded(engine):
        kind = "full"  # SQLite calls it a disk that cannot be read or written
    return TableError(
        {
            "full": "storage-full",
            "read-only": "storage-read-only",
            "away": "storage-away",
            "damaged": "storage-damaged",
            "replaced": "storage-replaced",
            "busy": "storage-busy",
            "unknown": "not-saved",
        }[kind],
        retry_after=1 if kind in ("busy", "unknown") else RETRY,
    )


class Health:
    """Can be written to the database? Whoever writes notes how it went; the keeper does every second."""

    def __init__(self) -> None:
        self.trouble: TableError | None = None
        self._written = clock.count()

    def written(self) -> None:
        self.trouble = None
        self._written = clock.count()

    def failed(self, trouble: TableError) -> bool:
        """Is this news?"""
        before, self.trouble = self.trouble, trouble
        return before is None or before.code != trouble.code

    def check(self) -> None:
        """Raises what is wrong, if anything is."""
        if self.trouble is not None:
            raise self.trouble
        if clock.count() - self._written > SILENCE:
            raise TableError("storage-away", retry_after=RETRY)


# --- a SQLite file, and whether it is still where it was ---


class DatabaseFile:
    """Who deletes or replaces a file that is open leaves us writing into what nobody will ever read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._was: tuple[int, int] | None = None

    @property
    def mode(self) -> str:
        """May opening it make it? Only until it was seen."""
        return MAY_MAKE if self._was is None else "rw"

    def check(self) -> None:
        """Raises if it has gone, or is another one."""
        try:
            found = self.path.stat()
        except OSError as error:
            raise sqlite_error(str(error), sqlite3.SQLITE_CANTOPEN) from error
        identity = (found.st_dev, found.st_ino)
        self._was = self._was or identity
        if identity != self._was:
            raise ReplacedError(str(self.path))


FILES: WeakKeyDictionary[Engine, DatabaseFile] = WeakKeyDictionary()


def check_file(engine: Engine) -> None:
    """Raises if the file of a SQLite database is no longer there, or no longer the same."""
    if file := FILES.get(engine):
        file.check()


def sqlite_error(why: str, code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(why)
    error.sqlite_errorcode = code
    return error


def _crowded(engine: Engine) -> bool:
    """Is the disk of a SQLite file full?"""
    file = FILES.get(engine)
    try:
        return file is not None and shutil.disk_usage(file.path.parent).free < LEAST_FREE
    except OSError:
        return False


# --- when a server starts ---


def unusable(error: BaseException, where: str) -> SetupError:
    """Why a database cannot be opened, and what to do."""
    why = str(getattr(error, "orig", None) or error).strip().splitlines()
    details = {"where": where, "why": why[0] if why else type(error).__name__}
    state = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    if state == "3D000" or ("does not exist" in details["why"] and state == ""):
        return SetupError("database-missing", **details)
    if state.startswith("28") or "authentication failed" in details["why"]:
        return SetupError("database-denied", **details)
    match kind_of(error):
        case "damaged":
            return SetupError("database-damaged", **details)
        case "full":
            return SetupError("database-full", **details)
        case "read-only":
            return SetupError("database-read-only", **details)
        case "busy":
            return SetupError("database-busy", **details)
        case _:
            return SetupError("database-unreachable", **details)
