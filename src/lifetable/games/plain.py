"""A board on a terminal for any game that has no `terminal.py` of its own: what a seat sees, line by line.

The words come from the game's word files, where they are there: `GAME-shown-KEY` is what a key of the view is called,
`GAME-told-KIND` tells an event, `GAME-move-MOVE` says a move and `GAME-hint` how moves are typed. A sentence is filled with
the event's own fields, with names where they are declared to hold seats; of `seat` it gets `$you` and `$name`, of `seats`
`$you`, `$names` and `$count`. What has no words is shown as it is written. The page's plain board (`ui/src/plain/`) speaks the
same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lifetable.games import find
from lifetable.games.contract import NO_OUTCOMES, Data, Game, Outcomes
from lifetable.games.schema import (
    Bunch,
    EachSeat,
    Field,
    Flag,
    Integer,
    ListOf,
    Maybe,
    Options,
    Record,
    Seat,
    Shape,
    Translated,
)
from lifetable.games.terminal import (
    DECK,
    LETTERS,
    NOW,
    SEATS,
    clean,
    known_as,
    markup,
    name_of,
    panel,
    who,
)
from lifetable.words import Words


def terminal_of(game: Game) -> Any:
    """A game's `terminal.py`, or what does the same for one that has none."""
    plain = SimpleNamespace(
        board=board, tell=tell, explain=explain, hint=partial(hint, game=game.info.name)
    )
    return game.part("terminal") or plain


def label(game: str, key: str, words: Words) -> str:
    """What a key of a view or an event is called."""
    called = f"{game}-shown-{key}"
    return words(called) if words.has(called) else key.replace("_", " ").replace("-", " ")


def shown(shape: Shape, value: Any, names: Sequence[str], language: str = "en") -> str:
    """A value in few signs, with names where there are seats.

    >>> from lifetable.games.schema import Text
    >>> row = ListOf(Maybe(Record((Field("card", Text(), "Which"), Field("seat", Seat(), "Whose")))))
    >>> shown(row, [{"card": "7", "seat": 1}, None], ["Ann", "Bea"])
    'card 7, seat Bea · –'
    """
    match shape:
        case _ if value is None or value == [] or value == {}:
            return "–"
        case Maybe(of):
            return shown(of, value, names, language)
        case Flag():
            return "✓" if value else "–"
        case Seat():
            return clean(names[value])
        case ListOf(of) | EachSeat(of):
            return " · ".join(shown(of, entry, names, language) for entry in value)
        case Record(fields):
            told = ((field, value[field.name]) for field in fields if field.name in value)
            return ", ".join(f"{f.name} {shown(f.shape, v, names, language)}" for f, v in told)
        case Bunch() | Options():
            return ", ".join(f"{word} {count}" for word, count in value.items())
        case Translated():
            return str(value.get(language) or next(iter(value.values())))
    return str(value)


# --- the board --------------------------------------------------------------------------------------


def board(
    view: Data, words: Words, names: Sequence[str], outcomes: Outcomes = NO_OUTCOMES
) -> RenderableType:
    """The whole table as the seat of the view sees it: what each seat has, then all the rest."""
    title = words(f"{view['game']}-title")
    parts: list[RenderableType] = [panel(_seats(view, words, names), title, DECK)]
    table = Table.grid(padding=(0, 2))
    for field, value in rest(view).items():
        told = Text(shown(field.shape, value, names, words.language), overflow="fold")
        table.add_row(Text(label(view["game"], field.name, words), "dim"), told)
    parts.append(table)
    return Group(*parts, _prompt(view, words, names))


def by_seat(view: Data) -> dict[Field, list[object]]:
    """What is told of every seat, by what declares it."""
    return {
        field: value
        for field, value in _told(view)
        if isinstance(value, list) and value and _of_each(field.shape)
    }


def rest(view: Data) -> dict[Field, object]:
    """What a view tells of the table as a whole."""
    return {field: value for field, value in _told(view) if not _of_each(field.shape)}


def _told(view: Data) -> list[tuple[Field, object]]:
    fields = find(view["game"]).shapes.view
    return [(field, view[field.name]) for field in fields if field.name in view]


def _of_each(shape: Shape) -> Shape | None:
    """Of one value for each seat: what each of them is."""
    match shape:
        case EachSeat(of):
            return of
        case Maybe(of):
            return _of_each(of)
    return None


def cell(field: Field, of: Sequence[object], seat: int, names: Sequence[str], words: Words) -> str:
    """What is told of one seat."""
    shape = _of_each(field.shape)
    assert shape
    return shown(shape, of[seat], names, words.language)


def _seats(view: Data, words: Words, names: Sequence[str]) -> Table:
    columns = by_seat(view)
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_edge=False)
    table.add_column("")
    table.add_column("", max_width=20, no_wrap=True, overflow="ellipsis", ratio=1)
    for field in columns:
        table.add_column(Text(label(view["game"], field.name, words)), justify="right")
    for seat in range(view["players"]):
        mark = Text(NOW if seat == view["turn"] else " ", "bold #ffcb3d")
        table.add_row(
            mark.append(f" {LETTERS[seat]} ", SEATS[seat]),
            Text(known_as(seat, view, words, names), "bold" if seat == view["seat"] else ""),
            *(Text(cell(field, of, seat, names, words)) for field, of in columns.items()),
        )
    return table


def _prompt(view: Data, words: Words, names: Sequence[str]) -> Text:
    if view["turn"] is None:
        return Text(words("plain-over"), "bold")
    said = words("plain-turn", **who(view["turn"], names, view["seat"]))
    return Text.from_markup(said, style="bold", emoji=False)


# --- the log and the moves --------------------------------------------------------------------------


def tell(event: Data, words: Words, names: Sequence[str], me: int | None, view: Data) -> str | None:
    """What happened, in a sentence."""
    game, told = view["game"], find(view["game"]).shapes.by_name[event["kind"]].fields
    message = f"{game}-told-{event['kind']}"
    if words.has(message):
        return words(message, **told_values(event, told, words, names, me))
    fields = [
        f"{label(game, field.name, words)} {shown(field.shape, event[field.name], names)}"
        for field in told
        if field.name in event
    ]
    return markup(": ".join([event["kind"], *([", ".join(fields)] if fields else [])]))


def told_values(
    event: Data, fields: Sequence[Field], words: Words, names: Sequence[str], me: int | None
) -> Data:
    """What an event's sentence is filled with."""
    values: Data = {}
    for field in fields:
        value = event.get(field.name)
        match field.name, field.shape:
            case "seat", _ if value is not None:
                values |= who(value, names, me)
            case "seats", _:
                others = [name_of(names, seat) for seat in event["seats"] if seat != me]
                values |= {"you": "yes" if me in event["seats"] else "no"}
                values |= {"names": ", ".join(others), "count": len(event["seats"])}
            case name, Seat():
                values[name] = words("yourself") if value == me else name_of(names, event[name])
            case name, Integer():
                values[name] = value
            case name, shape:
                values[name] = markup(shown(shape, value, names, words.language))
    return values


def explain(move: str, outcome: Sequence[Data], view: Data, words: Words) -> str:
    """What a legal move is, in words."""
    message = f"{view['game']}-move-{move}"
    return words(message) if words.has(message) else markup(move)


def hint(words: Words, game: str) -> str:
    """How to type a move."""
    return words(f"{game}-hint") if words.has(f"{game}-hint") else words("plain-hint")
