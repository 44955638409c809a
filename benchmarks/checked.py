"""What clients were told, held against what the database has: nothing lost, nothing twice, and the rules agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from lifetable.games import find
from lifetable.tables.entries import Entry, Moved, Opened, entry_of
from lifetable.tables.log import schema
from lifetable.tables.luck import Luck
from lifetable.tables.setups import Setups
from lifetable.tables.table import Table


class Acknowledged(NamedTuple):
    """A move that was answered with 200."""

    table: str
    number: int
    seat: int
    move: str
    key: str


def check(
    database: str,
    acknowledged: Iterable[Acknowledged],
    sent: set[tuple[str, str]],
    seen: Iterable[tuple[str, list[tuple[int, str]]]],
) -> dict[str, Any]:
    """`sent`: the keys of all moves that were tried, by table; `seen`: what each viewer's stream told of moves."""
    engine = schema.engine_of(database)
    problems: list[str] = []
    figures = Counter({"lost": 0, "twice": 0, "unexplained": 0, "tables": 0, "moves": 0})
    with engine.connect() as connection:
        by_table: dict[str, list[Acknowledged]] = {}
        for move in acknowledged:
            by_table.setdefault(move.table, []).append(move)
        told: dict[str, list[list[tuple[int, str]]]] = {}
        for table, moves in seen:
            told.setdefault(table, []).append(moves)
        for id in sorted(by_table.keys() | told.keys()):
            entries = _entries(connection, id)
            _compare(id, entries, by_table.get(id, []), sent, figures, problems)
            for moves in told.get(id, []):
                _compare_stream(id, entries, moves, problems)
            try:
                problems += _replay(connection, id, entries)
            except Exception as error:  # whatever it is, this table cannot be played through
                problems.append(f"{id}: does not replay: {error!r}")
            figures["tables"] += 1
    engine.dispose()
    return {**figures, "problems": problems}


def _entries(connection: Connection, id: str) -> list[Entry]:
    e = schema.entries.c
    rows = connection.execute(
        select(schema.entries).where(e.table_id == id).order_by(e.number)
    ).all()
    return [entry_of(row) for row in rows]


def _compare(
    id: str,
    entries: list[Entry],
    moves: list[Acknowledged],
    sent: set[tuple[str, str]],
    figures: Counter[str],
    problems: list[str],
) -> None:
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        problems.append(f"{id}: entries are not numbered one after another")
    there = {entry.number: entry for entry in entries}
    for move in moves:
        entry = there.get(move.number)
        wanted = ("moved", move.key, move.move, move.seat)
        if entry is None or (entry.kind, entry.key, *_said(entry)) != wanted:
            figures["lost"] += 1
            problems.append(f"{id}: {move} was acknowledged, and there is {entry}")
    done = [entry for entry in entries if entry.kind == "moved"]
    figures["moves"] += len(done)
    keys = Counter((entry.by, entry.key) for entry in done if entry.key is not None)
    for (_, key), times in keys.items():
        if times > 1:
            figures["twice"] += 1
            problems.append(f"{id}: the move with the key {key} was made {times} times")
        if (id, str(key)) not in sent:
            figures["unexplained"] += 1
            problems.append(f"{id}: nobody ever sent the move with the key {key}")


def _said(entry: Entry) -> tuple[str, int] | tuple[None, None]:
    what = entry.what
    return (what.move, what.seat) if isinstance(what, Moved) else (None, None)


def _compare_stream(
    id: str, entries: list[Entry], moves: list[tuple[int, str]], problems: list[str]
) -> None:
    """A stream told every move once from the first one it told to the last, as those overhear it who look on."""
    if not moves:
        return
    first, last = moves[0][0], moves[-1][0]
    opened = next(entry.what for entry in entries if isinstance(entry.what, Opened))
    game = find(opened.settings.game)
    there = [
        (entry.number, game.overheard(entry.what.move))
        for entry in entries
        if isinstance(entry.what, Moved) and first <= entry.number <= last
    ]
    if moves != there:
        problems.append(f"{id}: a stream told other moves than there are from {first} to {last}")


def _replay(connection: Connection, id: str, entries: list[Entry]) -> list[str]:
    """Play the table through by the rules; was it always the turn of the seat that moved?"""
    t = schema.tables.c
    row = connection.execute(select(t.secret, t.status).where(t.id == id)).one()
    table = Table(id, Luck.read(row.secret), Setups(str))
    problems = []
    for entry in entries:
        if isinstance(entry.what, Moved) and table.turn != entry.what.seat:
            problems.append(f"{id}: seat {entry.what.seat} moved at {entry.number} out of turn")
        table.apply(entry)
    if table.status != row.status:
        problems.append(f"{id}: is {table.status} by its entries and {row.status} in lists")
    return problems
