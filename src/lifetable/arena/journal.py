"""A file of finished games, so that a long run can be interrupted and taken up again.

JSON lines: the first says what is played, every other is one game with its number in the schedule. A line is
on disk before the game counts. A last line that was cut off half-way is dropped; its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from lifetable.arena.match import PlayedGame
from lifetable.errors import RecordError, SetupError
from lifetable.games.contract import Data

FORMAT = 1


class Journal:
    """The games already finished, and a place for the next ones. Use it in a `with` block."""

    def __init__(self, path: Path | str, settings: Mapping[str, object]) -> None:
        """Open a journal, or begin one. SetupError if it is one of a run with other settings."""
        self.path = Path(path)
        self.games: dict[int, PlayedGame] = {}
        head = json.loads(json.dumps({"journal": FORMAT} | dict(settings)))
        lines = _whole_lines(self.path)
        if lines:
            _compare(self.path, _parsed(lines[0], 1), head)
            for number, line in enumerate(lines[1:], 2):
                self._read(line, number)
        self._file: BinaryIO = open(self.path, "ab")  # noqa: SIM115  (closed by __exit__)
        self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._write(head)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, number: int, game: PlayedGame) -> None:
        """Note a finished game: when this returns, it is on disk."""
        self.games[number] = game
        self._write(
            {
                "game": number,
                "seed": game.seed,
                "shares": game.shares,
                "scores": game.scores,
                "ending": game.ending,
                "plies": game.plies,
                "thoughts": [[round(s, 6) for s in seconds] for seconds in game.thoughts],
            }
        )

    def _write(self, data: Mapping[str, object]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, line: bytes, number: int) -> None:
        data = _parsed(line, number)
        try:
            self.games[data["game"]] = PlayedGame(
                seed=data["seed"],
                shares=tuple(data["shares"]),
                scores=tuple(data["scores"]),
                ending=data["ending"],
                plies=data["plies"],
                thoughts=tuple(map(tuple, data["thoughts"])),
                record=(),
            )
        except (KeyError, TypeError):
            raise RecordError("journal-broken", line=number) from None


def seed_in(path: Path | str) -> int | str | None:
    """The seed of the run that a journal belongs to; None if there is no journal yet."""
    lines = _whole_lines(Path(path))
    seed: int | str | None = _parsed(lines[0], 1).get("seed") if lines else None
    return seed


def _whole_lines(path: Path) -> list[bytes]:
    """All lines that were written to their end."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    return lines if not lines or lines[-1].endswith(b"\n") else lines[:-1]


def _parsed(line: bytes, number: int) -> Data:
    try:
        data = json.loads(line)
    except ValueError:
        raise RecordError("journal-broken", line=number) from None
    if not isinstance(data, dict):
        raise RecordError("journal-broken", line=number)
    return data


def _compare(path: Path, there: Mapping[str, object], here: Mapping[str, object]) -> None:
    for name in [*here, *there]:
        if there.get(name) != here.get(name):
            raise SetupError(
                "journal-other",
                file=str(path),
                setting=name,
                there=json.dumps(there.get(name)),
                here=json.dumps(here.get(name)),
            )
