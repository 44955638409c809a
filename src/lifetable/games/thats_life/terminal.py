"""That's Life! on a terminal: the path as a strip of tiles, the log and the moves in words.

What `tell` and `explain` return is Rich markup; names in it are escaped.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lifetable.games.contract import NO_OUTCOMES, Data, Outcomes
from lifetable.games.terminal import (
    DECK,
    LETTERS,
    NOW,
    SEATS,
    SUN,
    known_as,
    name_of,
    who,
)
from lifetable.games.thats_life.game import LAYOUTS
from lifetable.words import Words

START, FINISH = 0, 33
TILE = 7  # columns
GUARD, LUCK, CAN = "▲", "♣", "▸"
EDGE = "bold #fffaf0 on #12303b"
LAWN = "#5aa67c"
PIPS = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


# --- the board --------------------------------------------------------------------------------------


def board(
    view: Data, words: Words, names: Sequence[str], outcomes: Outcomes = NO_OUTCOMES
) -> RenderableType:
    """The whole table as the seat of the view sees it; `outcomes` of its legal moves, when it is to move."""
    path = Panel(
        _Strip(_tiles(view, words, _movable(outcomes))),
        title=Text(words("thats-life-path"), "bold"),
        title_align="left",
        subtitle=_legend(view, words),
        subtitle_align="right",
        border_style=LAWN,
        box=ROUNDED,
    )
    below = Table.grid(padding=(0, 1), expand=True)
    below.add_column(ratio=1)
    below.add_column()
    below.add_row(_players(view, words, names), _die(view))
    return Group(path, Panel(below, border_style=DECK, box=ROUNDED), _prompt(view, words, names))


@dataclass(frozen=True)
class _Tile:
    head: Text
    pieces: list[Text]
    style: str

    def line(self, number: int) -> Text:
        """One line of the tile, as wide as every other."""
        lines = [self.head, *self.pieces]
        content = lines[number] if number < len(lines) else Text()
        line = Text(style=self.style, end="").append_text(content)
        line.pad_right(TILE - line.cell_len)
        return line


class _Strip:
    """Tiles from left to right, in as many rows as the width asks for."""

    def __init__(self, tiles: Sequence[_Tile]) -> None:
        self.tiles = tiles

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        in_a_row = max(1, (options.max_width + 1) // (TILE + 1))
        for first in range(0, len(self.tiles), in_a_row):
            row = self.tiles[first : first + in_a_row]
            if first:
                yield Text()
            for number in range(1 + max(1, *(len(tile.pieces) for tile in row))):
                gap = Text().append(" " if number else "›", "dim")
                yield gap.join(tile.line(number) for tile in row)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(TILE, options.max_width)


def _tiles(view: Data, words: Words, movable: Container[int]) -> list[_Tile]:
    start = _edge(words("thats-life-start"), view["start"], START in movable)
    finish = _edge(words("thats-life-finish"), view["finish"], False)
    tiles = (_tile(spot, spot["tile"] in movable) for spot in view["path"])
    return [start, *tiles, finish]


def _edge(label: str, spot: Data, movable: bool) -> _Tile:
    head = Text(CAN, SUN).append(label, EDGE) if movable else Text(label.center(TILE))
    return _Tile(head, _pieces(spot), EDGE)


def _tile(spot: Data, movable: bool) -> _Tile:
    place = Text(f"{CAN}{spot['tile']}", SUN) if movable else Text(f" {spot['tile']}")
    value = _value(spot["value"])
    head = place.append(value.rjust(TILE - len(place)), _tint(spot["value"]))
    return _Tile(head, _pieces(spot), _tint(spot["value"]))


def _movable(outcomes: Outcomes) -> set[int]:
    """The places from which a piece can be moved."""
    return {
        event["from"]
        for events in outcomes.values()
        for event in events
        if event["kind"] == "moved"
    }


def _pieces(spot: Data) -> list[Text]:
    """Pawns and guards in lines; guards are only counted where there is no room for all."""
    pawns = [(LETTERS[seat], SEATS[seat]) for seat in spot["pawns"]]
    guards = GUARD * spot["guards"]
    if len(pawns) + len(guards) > 2 * TILE:
        guards = f"{GUARD}{spot['guards']}"
    all_pieces = pawns + [(sign, "bold") for sign in guards]
    lines = [all_pieces[i : i + TILE] for i in range(0, len(all_pieces), TILE)]
    if len(lines) == 1 and len(lines[0]) < TILE:
        lines[0].insert(0, (" ", ""))
    return [Text.assemble(*line) for line in lines]


def _tint(value: int) -> str:
    """Gains are blue, losses coral and darker as they grow, luck is mint."""
    if value == 0:
        return "bold #0b5c3b on #a9e3c3"
    if value > 0:
        return f"bold #0a3a5c on {'#5fb0e0' if value > 4 else '#b5dcf3'}"
    return f"bold #5f1006 on {'#ee8a70' if value < -5 else '#f6b3a0'}"


def _value(value: int) -> str:
    return LUCK if value == 0 else f"{value:+}".replace("-", "−")


def _total(value: int) -> str:
    return str(value).replace("-", "−")


def _legend(view: Data, words: Words) -> Text:
    legend = f"{GUARD} {words('thats-life-guard')}  {LUCK} {words('thats-life-luck')}"
    if view["seat"] is not None and view["seat"] == view["turn"]:
        legend += f"  {CAN} {words('thats-life-can-move')}"
    return Text(legend, "dim")


def _players(view: Data, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_edge=False)
    table.add_column("")
    table.add_column("", max_width=20, no_wrap=True, overflow="ellipsis")
    table.add_column(Text(words("thats-life-home")), justify="center", no_wrap=True)
    table.add_column(Text(words("thats-life-taken")), ratio=1)
    table.add_column(Text(words("thats-life-total")), justify="right", no_wrap=True)
    spots = (view["start"], *view["path"], view["finish"])
    each = sum(len(spot["pawns"]) for spot in spots) // view["players"]
    for seat in range(view["players"]):
        home = view["finish"]["pawns"].count(seat)
        table.add_row(
            _mark(seat, view),
            Text(known_as(seat, view, words, names), "bold" if seat == view["seat"] else ""),
            Text(f"{home}/{each}"),
            _taken(seat, view),
            Text(_total(view["scores"][seat]), "bold"),
        )
    return table


def _mark(seat: int, view: Data) -> Text:
    now = Text(NOW if seat == view["turn"] else " ", "bold #ffcb3d")
    return now.append(f" {LETTERS[seat]} ", SEATS[seat])


def _taken(seat: int, view: Data) -> Text:
    values = sorted(tile["value"] for tile in view["taken"][seat])
    tiles = [Text(_value(value), _tint(value)) for value in values]
    last = view["straggler"]
    if last and last["seat"] == seat:
        tiles.append(Text(f"{_value(last['value'])}✗", _tint(last["value"])))
    return Text(" ").join(tiles) if tiles else Text("·", "dim")


def _die(view: Data) -> RenderableType:
    if view["die"] is None:
        return Text()
    pips = "".join("●" if i in PIPS[view["die"] - 1] else " " for i in range(9))
    face = "\n".join(" ".join(pips[i : i + 3]) for i in (0, 3, 6))
    return Panel(Text(face, "bold"), title=Text(str(view["die"])), box=ROUNDED, expand=False)


def _prompt(view: Data, words: Words, names: Sequence[str]) -> Text:
    if view["over"]:
        return Text(words(f"thats-life-ending-{view['options']['ending']}"), "bold")
    turn = view["turn"]
    values = {**who(turn, names, view["seat"]), "die": str(view["die"])}
    prompt = Text.from_markup(words("thats-life-turn", **values), style="bold", emoji=False)
    if view["seat"] == turn and view["die"] == 1 and view["options"]["one-is-free"]:
        prompt.append(" " + words("thats-life-free"))
    return prompt


# --- the log ----------------------------------------------------------------------------------------


def tell(event: Data, words: Words, names: Sequence[str], me: int | None, view: Data) -> str | None:
    """What happened, in a sentence."""
    kind = event["kind"]
    values = who(event["seat"], names, me) if "seat" in event else {}
    match kind:
        case "rolled":
            values |= {"die": str(event["die"])}
        case "moved":
            values |= {"piece": event["piece"], "back": "yes" if event["steps"] < 0 else "no"}
            values |= {end: _spot(event[end], view, words) for end in ("from", "to")}
        case "taken":
            values |= {"spot": _spot(event["tile"], view, words)}
        case "left" | "recycled":
            values |= {"spot": _spot(event["tile"], view, words), "guards": event["guards"]}
        case "straggler" if event["tile"] is None:
            kind = "straggler-free"
        case "straggler":
            values |= {"value": _value(event["value"])}
        case "ended":
            return words(f"thats-life-ending-{event['ending']}")
        case "scored":
            values |= {"list": _points(event["scores"], words, names, me)}
        case "won":
            values |= _winners(event["seats"], words, names, me)
    return words(f"thats-life-told-{kind}", **values)


def _points(scores: Sequence[int], words: Words, names: Sequence[str], me: int | None) -> str:
    best_first = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return ", ".join(
        f"{words('yourself') if seat == me else name_of(names, seat)} {_total(scores[seat])}"
        for seat in best_first
    )


def _winners(seats: Sequence[int], words: Words, names: Sequence[str], me: int | None) -> Data:
    others = [name_of(names, seat) for seat in seats if seat != me]
    text = ", ".join(others[:-1])
    if text:
        text = words("thats-life-and", some=text, last=others[-1])
    return {
        "you": "yes" if me in seats else "no",
        "names": text or "".join(others),
        "count": len(seats),
    }


def _spot(place: int, view: Data, words: Words) -> str:
    if place in (START, FINISH):
        return words("thats-life-start" if place == START else "thats-life-finish")
    value = _value_of(place, view)
    if value is None:
        return words("thats-life-spot-gone", tile=str(place))
    return words("thats-life-spot", tile=str(place), value=_value(value))


def _value_of(place: int, view: Data) -> int | None:
    """What a tile is worth; a shuffled one that has left the path is not remembered."""
    layout = view["options"]["layout"]
    if layout != "shuffled":
        return LAYOUTS[layout][place - 1]
    spots = [*view["path"], *(tile for taken in view["taken"] for tile in taken)]
    if view["straggler"]:
        spots.append(view["straggler"])
    return next((spot["value"] for spot in spots if spot["tile"] == place), None)


# --- the moves --------------------------------------------------------------------------------------


def explain(move: str, outcome: Sequence[Data], view: Data, words: Words) -> str:
    """What a legal move does, in the words of the rules, from its outcome."""
    first, *more = outcome
    if first["kind"] == "stayed":
        return words("thats-life-move-stay")
    taken = more[0] if more and more[0]["kind"] == "taken" else None
    return words(
        "thats-life-move",
        **{end: _spot(first[end], view, words) for end in ("from", "to")},
        piece=first["piece"],
        back="yes" if first["steps"] < 0 else "no",
        takes="yes" if taken else "no",
        value=_value(taken["value"]) if taken else "",
    )


def hint(words: Words) -> str:
    """How to type a move."""
    return words("thats-life-hint")


# --- names ------------------------------------------------------------------------------------------
