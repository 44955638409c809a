"""Life is Life on a terminal: the rows, your hand, the lives, the log and the moves in words.

What `tell` and `explain` return is Rich markup; names in it are escaped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lifetable.games.contract import NO_OUTCOMES, Data, Outcomes
from lifetable.games.life_is_life.picture import SKY
from lifetable.games.life_is_life.rules import LIVES
from lifetable.games.life_is_life.shapes import ANIMALS
from lifetable.games.terminal import (
    DECK,
    LETTERS,
    NOW,
    SEATS,
    SUN,
    known_as,
    name_of,
    panel,
    who,
)
from lifetable.words import Words

Bunch = Mapping[str, int]

INK, RING = "bold #12303b", "bold #ee4f3c"
POOL = "#1790a2"


# --- the board --------------------------------------------------------------------------------------


def board(
    view: Data, words: Words, names: Sequence[str], outcomes: Outcomes = NO_OUTCOMES
) -> RenderableType:
    """The whole table as the seat of the view sees it; `outcomes` of its legal moves, when it is to move."""
    parts: list[RenderableType] = [
        panel(_rows(view, words), words("life-is-life-rows", round=view["round"]), POOL),
        panel(_players(view, words, names), words("life-is-life-players"), POOL),
    ]
    if view["hand"]:
        parts.append(panel(_hand(view["hand"], words), words("life-is-life-hand"), DECK))
    parts += _notices(view, words, names)
    return Group(*parts)


def _rows(view: Data, words: Words) -> Table:
    mine = view["seat"] is not None and view["seat"] == view["turn"]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for number, row in enumerate(view["rows"], 1):
        cards = [_card(animal, words) for animal, n in row.items() for _ in range(n)]
        label = Text(f" {number} ", SUN if mine else "bold reverse")
        table.add_row(label, Columns(cards, padding=(0, 1)))
    return table


def _card(animal: str, words: Words) -> Text:
    letter, value = ANIMALS[animal]
    return Text(f" {letter} {_animal(animal, words)} {value} ", _paper(animal))


def _hand(hand: Bunch, words: Words) -> Columns:
    """Cards of a kind lie together; they are written the way a move is typed."""
    groups = []
    for animal, n in hand.items():
        letter, value = ANIMALS[animal]
        group = Text(f" {' '.join(letter * n)} ", _paper(animal))
        group.append(f" {_animal(animal, words)} {value}", "default on default not bold")
        groups.append(group)
    return Columns(groups, padding=(0, 2))


def _paper(animal: str) -> str:
    return f"{INK} on {SKY[animal]}"


def _players(view: Data, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_edge=False)
    table.add_column("")
    table.add_column("", max_width=20, no_wrap=True, overflow="ellipsis")
    table.add_column(Text(words("life-is-life-lives")))
    table.add_column(Text(words("life-is-life-this-round")))
    table.add_column(Text(words("life-is-life-known")), ratio=1)
    for seat in range(view["players"]):
        table.add_row(
            _mark(seat, view),
            Text(known_as(seat, view, words, names), "bold" if seat == view["seat"] else ""),
            _hearts(view["lives"][seat]),
            Text(words(f"life-is-life-{_status(seat, view)}")),
            _letters(view["known"][seat]),
        )
    return table


def _mark(seat: int, view: Data) -> Text:
    now = Text(NOW if seat == view["turn"] else " ", "bold #ffcb3d")
    return now.append(f" {LETTERS[seat]} ", SEATS[seat])


def _hearts(lives: int) -> Text:
    return Text("♥" * lives, RING).append("○" * (LIVES - lives), "dim")


def _status(seat: int, view: Data) -> str:
    if view["lives"][seat] == 0:
        return "is-out"
    if view["knocked"] == seat:
        return "has-knocked"
    return "has-traded" if view["traded"][seat] else "not-traded"


def _letters(bunch: Bunch) -> Text:
    groups = [Text(ANIMALS[animal][0] * n, _paper(animal)) for animal, n in bunch.items()]
    return Text(" ").join(groups) if groups else Text("·", "dim")


def _notices(view: Data, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """What one has to know now, a line each."""
    if view["over"]:
        return [Text(words("life-is-life-ending-last-one-in"), "bold")]
    sudden = "life-is-life-sudden-pro" if view["options"]["pro"] else "life-is-life-sudden"
    lines = [words("life-is-life-legend"), words(sudden)]
    if sum(lives > 0 for lives in view["lives"]) == 2:  # LL06
        lines.append(words("life-is-life-two-left"))
    if view["knocked"] is not None:
        knocker = who(view["knocked"], names, view["seat"])
        lines.append(words("life-is-life-last-turns", turns=view["last_turns"], **knocker))
    values = who(view["turn"], names, view["seat"])
    may_knock = "yes" if view["traded"][view["turn"]] else "no"  # LL03
    turn = words("life-is-life-turn", **values, knock=may_knock)
    notices = [Text.from_markup(line, style="dim", emoji=False) for line in lines]
    return [*notices, Text.from_markup(turn, style="bold", emoji=False)]


# --- the log ----------------------------------------------------------------------------------------


def tell(event: Data, words: Words, names: Sequence[str], me: int | None, view: Data) -> str | None:
    """What happened, in a sentence."""
    kind = event["kind"]
    seat = event.get("seat")
    values: Data = {} if seat is None else who(seat, names, me)
    match kind:
        case "dealt":
            values |= {"round": event["round"]}
        case "traded":
            values |= {"row": event["row"]}
            values |= {pile: _list(event[pile], words) for pile in ("laid", "took")}
        case "knocked":
            values |= {"first": "yes" if event["first"] else "no"}
        case "sudden-death":
            values |= {"animals": _list({a: ANIMALS[a][1] for a in event["animals"]}, words)}
        case "capped":
            values |= {"round": event["round"]}
        case "shown":
            values |= {"hand": _list(event["hand"], words)}
        case "counted":
            return _counted(event, words, names, me)
        case "totals":
            values |= {"list": _points(event["points"], words, names, me, view)}
        case "lives":
            change = event["change"]
            values |= {"gain": "yes" if change > 0 else "no"}
            values |= {"count": abs(change), "lives": event["lives"]}
        case "won":
            values |= _winners(event["seats"], words, names, me)
    return words(f"life-is-life-told-{kind}", **values)


def _counted(event: Data, words: Words, names: Sequence[str], me: int | None) -> str:
    held = [f"{_called(seat, words, names, me)} {n}" for seat, n in enumerate(event["counts"]) if n]
    values = {
        "animal": _animal(event["animal"], words).capitalize(),
        "value": event["value"],
        "list": ", ".join(held),
    }
    if not held:
        return words("life-is-life-told-counted-none", **values)
    if event["seat"] is None:
        return words("life-is-life-told-counted-tie", **values)
    return words("life-is-life-told-counted", **values, **who(event["seat"], names, me))


def _points(
    points: Sequence[int], words: Words, names: Sequence[str], me: int | None, view: Data
) -> str:
    played = [seat for seat, n in enumerate(points) if n or view["lives"][seat]]
    best_first = sorted(played, key=lambda seat: -points[seat])
    return ", ".join(f"{_called(seat, words, names, me)} {points[seat]}" for seat in best_first)


def _winners(seats: Sequence[int], words: Words, names: Sequence[str], me: int | None) -> Data:
    return {
        "you": "yes" if me in seats else "no",
        "name": ", ".join(name_of(names, seat) for seat in seats),
    }


# --- the moves --------------------------------------------------------------------------------------


def explain(move: str, outcome: Sequence[Data], view: Data, words: Words) -> str:
    """What a legal move does, in the words of the rules, from its outcome."""
    first = outcome[0]
    if first["kind"] == "knocked":
        return words("life-is-life-move-knock", first="yes" if first["first"] else "no")
    sudden = any(event["kind"] == "sudden-death" for event in outcome)
    return words(
        "life-is-life-move-trade",
        row=first["row"],
        took=_list(first["took"], words),
        laid=_list(first["laid"], words),
        sudden="yes" if sudden else "no",
    )


def hint(words: Words) -> str:
    """How to type a move."""
    return words("life-is-life-hint")


# --- animals and names ------------------------------------------------------------------------------


def _animal(animal: str, words: Words) -> str:
    return words(f"life-is-life-{animal}")


def _list(bunch: Bunch, words: Words) -> str:
    """“2× bear, cat”: no language has to bend a word for it."""
    return ", ".join(
        f"{n}× {_animal(animal, words)}" if n > 1 else _animal(animal, words)
        for animal, n in bunch.items()
    )


def _called(seat: int, words: Words, names: Sequence[str], me: int | None) -> str:
    return words("yourself") if seat == me else name_of(names, seat)
