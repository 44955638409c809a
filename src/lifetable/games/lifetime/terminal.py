"""Lifetime on a terminal: the name, the line of years, your cards, the log and the moves in words.

What `tell` and `explain` return is Rich markup; names in it are escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.align import Align
from rich.box import HEAVY
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lifetable.games.contract import NO_OUTCOMES, Data, Outcomes
from lifetable.games.lifetime.rules import year_after, year_before
from lifetable.games.terminal import (
    DECK,
    LETTERS,
    NOW,
    SEATS,
    SUN,
    known_as,
    markup,
    name_of,
    panel,
    who,
)
from lifetable.words import FALLBACK, Words, plain

PEG = 6  # columns of a year on the line
PAPER = "bold #12303b on #fffaf0"
DUSK = "#c95a66"


# --- the board --------------------------------------------------------------------------------------


def board(
    view: Data, words: Words, names: Sequence[str], outcomes: Outcomes = NO_OUTCOMES
) -> RenderableType:
    """The whole table as the seat of the view sees it; `outcomes` of its legal moves, when it is to move."""
    parts: list[RenderableType] = []
    if view["name"]:
        parts.append(_nameplate(view, words))
    if not view["over"]:
        parts.append(panel(_line(view, words), words("lifetime-line"), DUSK))
    parts.append(panel(_players(view, words, names), _heading(view, words), DUSK))
    if view["phase"] == "open" and view["people"] and not view["nobody_fits"]:
        parts.append(panel(_people(view, words, outcomes), words("lifetime-people"), DECK))
    if view["hand"]:
        parts.append(panel(_hand(view, words), words("lifetime-hand"), DECK))
    return Group(*parts, *_notices(view, words, names))


def _nameplate(view: Data, words: Words) -> Panel:
    lines: list[RenderableType] = [Align.center(_Large(plain(_in(view["name"], words))))]
    if view["about"]:
        lines.append(Align.center(Text(plain(_in(view["about"], words)), "italic")))
    if view["born"] is not None:
        dates = words("lifetime-dates", born=str(view["born"]), died=str(view["died"]))
        lines.append(Align.center(Text(dates, SUN)))
    return Panel(Group(*lines), border_style=DUSK, box=HEAVY)


class _Large:
    """A name in wide letters, if there is room for them."""

    def __init__(self, name: str) -> None:
        self.plain = Text(name, "bold", justify="center")
        self.wide = Text("   ".join(" ".join(word) for word in name.split()), "bold")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield self.wide if self.wide.cell_len <= options.max_width else self.plain

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = min(self.wide.cell_len, options.max_width)
        return Measurement(width, width)


class _Line:
    """Years from left to right, in as many rows as the width asks for."""

    def __init__(self, cards: Sequence[Data]) -> None:
        self.cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        in_a_row = max(1, (options.max_width - 3) // (PEG + 1))
        for first in range(0, len(self.cards), in_a_row):
            row = self.cards[first : first + in_a_row]
            more = first + in_a_row < len(self.cards)
            years = Text("─").join(Text(f" {card['year']} ", PAPER) for card in row)
            seats = Text(" ").join(_pegged(card["seat"]) for card in row)
            yield Text("  " if first else "◄ ").append_text(years).append(" ─" if more else " ►")
            yield Text("  ").append_text(seats)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(PEG + 4, options.max_width)


def _pegged(seat: int) -> Text:
    return Text("  ").append(f"{LETTERS[seat]}", SEATS[seat]).append("   ")


def _line(view: Data, words: Words) -> RenderableType:
    return _Line(view["line"]) if view["line"] else Text(words("lifetime-line-empty"), "dim")


def _heading(view: Data, words: Words) -> str:
    return words("lifetime-heading", round=view["round"], pile=view["pile_size"])


def _players(view: Data, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_edge=False)
    table.add_column("")
    table.add_column("", max_width=24, no_wrap=True, overflow="ellipsis")
    table.add_column("", ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(Text(words("lifetime-holds")), justify="right", no_wrap=True)
    table.add_column(Text(words("lifetime-taken")), justify="right", no_wrap=True)
    for seat in range(view["players"]):
        first = seat == view["first"] and not view["over"]
        table.add_row(
            _mark(seat, view),
            Text(known_as(seat, view, words, names), "bold" if seat == view["seat"] else ""),
            Text(words("lifetime-first") if first else "", "dim"),
            Text(str(view["hand_sizes"][seat])),
            Text(str(len(view["taken"][seat])), "bold"),
        )
    return table


def _mark(seat: int, view: Data) -> Text:
    now = Text(NOW if seat == view["turn"] else " ", "bold #ffcb3d")
    return now.append(f" {LETTERS[seat]} ", SEATS[seat])


def _people(view: Data, words: Words, outcomes: Outcomes) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_edge=False)
    table.add_column("")
    table.add_column("", ratio=1)
    table.add_column(Text(words("lifetime-lived")), no_wrap=True)
    table.add_column(Text(words("lifetime-open-with")), ratio=1)
    for place, person in enumerate(view["people"], 1):
        years = _openings(outcomes, place)
        label = Text(f" {place} ", SUN if years and view["seat"] == view["turn"] else "")
        open_with = Text(", ".join(map(str, years)) or "–")
        lived = Text(f"{person['born']}–{person['died']}")
        table.add_row(label, Text(plain(_in(person["name"], words))), lived, open_with)
    return table


def _openings(outcomes: Outcomes, place: int) -> list[int]:
    """The years with which a person can be opened for."""
    found = set()
    for named, laid in (events[:2] for events in outcomes.values()):
        if named["kind"] == "named" and named["place"] == place:
            found.add(laid["year"])
    return sorted(found)


def _hand(view: Data, words: Words) -> Table:
    """The year cards, and what year each would be at either end. LT05"""
    cards = sorted(view["hand"])
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for _ in cards:
        table.add_column(justify="center", no_wrap=True)
    table.add_row("", *(Text(f" {card} ", PAPER) for card in cards))
    if view["line"]:
        for side in ("left", "right"):
            years = (_year(card, side, view) for card in cards)
            label = words(f"lifetime-to-the-{side}")
            table.add_row(Text(label), *(Text(_judged(year, view)) for year in years))
    return table


def _year(card: str, side: str, view: Data) -> int:
    """What year a card would be at an end of the line."""
    number = int(card[:2])
    if side == "left":
        return year_before(view["line"][0]["year"], number)
    return year_after(view["line"][-1]["year"], number)


def _judged(year: int, view: Data) -> str:
    """A year; for the first player, who knows the dates, with a mark."""
    if view["born"] is None:
        return str(year)
    return f"{year}{'✓' if view['born'] <= year <= view['died'] else '✗'}"


def _notices(view: Data, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """What one has to know now, a line each."""
    lines = []
    if view["remembered"]:
        cards = ", ".join(entry["card"] for entry in view["remembered"])
        lines.append(Text(words("lifetime-remembered", cards=cards), "dim"))
    if view["over"]:
        counted = _counted([len(cards) for cards in view["taken"]], words, names, view["seat"])
        over = words("lifetime-told-counted", list=counted)
        return [*lines, Text.from_markup(over, style="bold", emoji=False)]
    if view["last"]:
        lines.append(Text(words("lifetime-last"), "bold"))
    values = who(view["turn"], names, view["seat"])
    doing = "blind" if view["nobody_fits"] else view["phase"]
    turn = words("lifetime-turn", **values, doing=doing)
    return [*lines, Text.from_markup(turn, style="bold", emoji=False)]


# --- the log ----------------------------------------------------------------------------------------


def tell(event: Data, words: Words, names: Sequence[str], me: int | None, view: Data) -> str | None:
    """What happened, in a sentence."""
    kind = event["kind"]
    values = who(event["seat"], names, me) if "seat" in event else {}
    match kind:
        case "refilled":
            cards = ", ".join(event.get("cards", ())) or "none"
            values |= {"count": event["count"], "cards": cards}
        case "put-under":
            values |= {"card": event.get("card", "none")}
        case "named":
            values |= {"person": _person(event, words)}
        case "laid":
            blind = event["year"] is None
            values |= {"card": event["card"], "side": "blind" if blind else event["side"]}
            values |= {"year": str(event["year"] or "")}
        case "accepted" | "refused":
            values |= {"year": str(event["year"])}
        case "lost" | "unlost":
            values |= {"count": len(event["cards"])}
        case "revealed":
            values |= {"person": _person(event, words), "fact": _fact(event, words)}
            values |= {"born": str(event["born"]), "died": str(event["died"])}
        case "counted":
            values |= {"list": _counted(event["scores"], words, names, me)}
        case "won":
            values |= _winners(event["seats"], words, names, me)
    return words(f"lifetime-told-{kind}", **values)


def _person(event: Data, words: Words) -> str:
    """The name of someone who has been named."""
    return markup(plain(_in(event["name"], words)))


def _fact(event: Data, words: Words) -> str:
    fact = event["fact"].get(words.language)
    return f" {markup(plain(fact))}" if fact else ""


def _counted(scores: Sequence[int], words: Words, names: Sequence[str], me: int | None) -> str:
    best_first = sorted(range(len(scores)), key=lambda seat: scores[seat])
    return ", ".join(
        f"{words('yourself') if seat == me else name_of(names, seat)} {scores[seat]}"
        for seat in best_first
    )


def _winners(seats: Sequence[int], words: Words, names: Sequence[str], me: int | None) -> Data:
    others = [name_of(names, seat) for seat in seats if seat != me]
    text = ", ".join(others[:-1])
    if text:
        text = words("lifetime-and", some=text, last=others[-1])
    return {
        "you": "yes" if me in seats else "no",
        "names": text or "".join(others),
        "count": len(seats),
    }


# --- the moves --------------------------------------------------------------------------------------


def explain(move: str, outcome: Sequence[Data], view: Data, words: Words) -> str:
    """What a legal move does, in the words of the rules, from its outcome."""
    laid = next(event for event in outcome if event["kind"] == "laid")
    card, side, year = laid["card"], laid["side"], laid["year"]
    if year is None:
        return words("lifetime-move-blind", card=card)
    if side == "open":
        person = markup(plain(_in(outcome[0]["name"], words)))
        return words("lifetime-move-open", person=person, card=card, year=f"{year:04}")
    if laid.get("to_come"):
        return words("lifetime-move-to-come", card=card, year=str(year))
    return words("lifetime-move-lay", card=card, side=side, year=str(year), fits=_fits(year, view))


def _fits(year: int, view: Data) -> str:
    """What the first player knows of a year; the others know nothing."""
    if view["born"] is None:
        return "unknown"
    if year < view["born"]:
        return "early"
    return "late" if year > view["died"] else "yes"


def hint(words: Words) -> str:
    """How to type a move."""
    return words("lifetime-hint")


# --- names ------------------------------------------------------------------------------------------


def _in(texts: Mapping[str, str], words: Words) -> str:
    """A text of the deck in the language spoken, else in one that the deck has."""
    return texts.get(words.language) or texts.get(FALLBACK) or next(iter(texts.values()), "?")
