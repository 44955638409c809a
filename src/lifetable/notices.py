"""What the games have to say while they get ready, said to people. The games themselves only log it."""

from __future__ import annotations

import logging
import sys

from lifetable.words import Words, preferred


class _Notice(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        print(Words(preferred())(record.getMessage()), file=sys.stderr, flush=True)


def attach() -> None:
    """Show on the terminal why the first game takes its time."""
    log = logging.getLogger("lifetable.games.compiling")
    log.setLevel(logging.INFO)
    log.addHandler(_Notice())


def quiet() -> None:
    """Say nothing more of it: somebody shows what is done."""
    logging.getLogger("lifetable.games.compiling").setLevel(logging.WARNING)
