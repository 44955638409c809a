"""One line per thing worth telling: JSON for machines, a short text on a terminal."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import orjson

log = logging.getLogger("lifetable.web")


class _Line(logging.Formatter):
    """`logging.info("request", extra={"about": {...}})` as a line."""

    def _about(self, record: logging.LogRecord) -> dict[str, object]:
        return dict(getattr(record, "about", {}))

    def _trace(self, record: logging.LogRecord) -> str | None:
        return self.formatException(record.exc_info) if record.exc_info else None


class JsonLine(_Line):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **self._about(record),
        }
        if trace := self._trace(record):
            line["trace"] = trace
        return orjson.dumps(line, default=str).decode()


class TextLine(_Line):
    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        about = " ".join(f"{key}={value}" for key, value in self._about(record).items())
        line = f"{time} {record.levelname.lower():7} {record.getMessage()} {about}".rstrip()
        trace = self._trace(record)
        return f"{line}\n{trace}" if trace else line


def write_logs(level: str, form: str) -> None:
    """Send every log of this process to standard error, in one shape."""
    plain = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(TextLine() if plain else JsonLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "asyncio", "numba", "_granian"):  # what they chat about, we say
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
