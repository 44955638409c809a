"""Decks that were read are remembered, but not without end."""

from __future__ import annotations

from pathlib import Path

from lifetable.games.lifetime import deck as reader
from lifetable.games.lifetime.shelf import Shelf


def test_decks_in_memory_are_bounded_by_number_and_by_bytes(tmp_path: Path) -> None:
    read: list[str | None] = []

    def note(path: str | None) -> str:
        read.append(path)
        return f"deck {path}"

    for most, most_bytes in ((3, 10_000), (100, 300)):
        shelf = Shelf(note, most, most_bytes)
        read.clear()
        paths = [str(tmp_path / f"{n}.csv") for n in range(6)]
        for path in paths:
            Path(path).write_text("x" * 100)
            assert shelf(path) == f"deck {path}"
        assert len(shelf) == 3 and shelf.size == 300
        assert read == paths
        shelf(paths[5])
        assert read == paths, "what is held is not read again"
        shelf(paths[0])
        assert read == [*paths, paths[0]] and len(shelf) == 3
    assert reader._loaded._most <= 100 and reader._loaded._most_bytes <= 64 << 20
