"""Lifetime as people and programs see it: options, notation, views, events."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from lifetable.errors import SetupError
from lifetable.games.contract import Data, Driver, Event, Game, GameInfo, Option, Options, Rules
from lifetable.games.lifetime import rules as r
from lifetable.games.lifetime.deck import (
    Deck,
    Finding,
    Person,
    check,
    forget_decks,
    load,
    stats,
    template,
)
from lifetable.words import Words

STANDARD = "standard"
_SIDES = {r.OPEN: "open", r.BLIND: "open", r.LEFT: "left", r.RIGHT: "right"}
_LAY = {"<": r.LEFT, ">": r.RIGHT}
_SHAPES = {kind: side for side, kind in _LAY.items()}
_OPENING = re.compile(r"(?P<place>[1-6]) ?: ?(?P<year>[0-9]{4})(?P<second>b?)")
_BLIND = re.compile(r"- ?: ?(?P<card>[0-9]{2})(?P<second>b?)")
_LAYING = re.compile(r"(?P<side>[<>]) ?(?P<card>[0-9]{2})(?P<second>b?)")


@lru_cache(maxsize=64)
def _names(numbers: bytes, seconds: bytes) -> tuple[str, ...]:
    """What is written on the cards; asked for again and again, so worked out once for each box."""
    pairs = zip(
        np.frombuffer(numbers, r.BOX["number"].base), np.frombuffer(seconds, bool), strict=True
    )
    return tuple(f"{number:02}" + ("b" if second else "") for number, second in pairs)


def names(box: np.void) -> tuple[str, ...]:
    return _names(box["number"].tobytes(), box["second"].astype(bool).tobytes())


def card_name(box: np.void, card: int) -> str:
    return names(box)[card]


class Lifetime(Game):
    info = GameInfo(
        name="lifetime",
        least_players=3,
        most_players=6,
        options=(
            Option("deck", "file", STANDARD),
            Option("show-occupation", "flag", False),
        ),
        endings=("pile-empty", "void"),
        chance="cards",
        information="hidden",
        lowest_wins=True,
    )
    dtype = r.STATE
    aids = frozenset({"remembered"})
    rules = Rules.of(r)
    driver = Driver.of(r)
    refusals = (
        "legal",
        "over",
        "must-open",
        "must-lay",
        "not-in-hand",
        "not-alive",
        "somebody-fits",
        "nobody-there",
    )

    def deck(self, options: Options) -> Deck:
        name = options["deck"]
        return load(None if name == STANDARD else name)

    def check_players(self, players: int, options: Options) -> None:
        cards = len(self.deck(options).cards)
        if cards <= players * r.HAND:
            raise SetupError(
                "deck-too-small", cards=cards, players=players, needed=players * r.HAND + 1
            )

    def fingerprint(self, options: Options) -> str | None:
        return self.deck(options).fingerprint

    def check_file(self, option: str, text: str, language: str) -> tuple[Data | None, list[Data]]:
        if option != "deck":
            raise self._no_such_option(option)
        # A lone surrogate is what a byte that is not UTF-8 becomes: the check then says where.
        deck, findings = check(text.encode("utf-8", "surrogateescape"))
        words = Words(language)
        return stats(deck) if deck else None, [_finding(words, found) for found in findings]

    def forget_files(self) -> None:
        forget_decks()

    def template(self, option: str, language: str = "en") -> str | None:
        return template([language], Words(language)) if option == "deck" else None

    def box(self, options: Options) -> np.void:
        cards = self.deck(options).cards
        people = [person for card in cards for person in card.people]
        box: np.void = np.zeros(1, r.BOX)[0]
        box["cards"] = len(cards)
        box["number"][: len(cards)] = [card.number for card in cards]
        box["second"][: len(cards)] = [card.second for card in cards]
        box["born"][: len(people)] = [person.born for person in people]
        box["died"][: len(people)] = [person.died for person in people]
        box["ends"] = box["born"] % 100
        box["span"] = box["died"] - box["born"]
        return box

    def text(self, move: int) -> str:
        head, number = divmod(move, r.YEARS)
        head, second = divmod(head, 2)
        kind, place = divmod(head, 8)
        suffix = "b" if second else ""
        if kind == r.OPEN:
            return f"{place}:{number:04}{suffix}"
        return f"{_SHAPES.get(kind, '-:')}{number:02}{suffix}"

    def parse(self, text: str) -> int:
        text = text.strip().lower()
        if match := _OPENING.fullmatch(text):
            return _code(r.OPEN, int(match["place"]), match["second"], int(match["year"]))
        if match := _BLIND.fullmatch(text):
            return _code(r.BLIND, 0, match["second"], int(match["card"]))
        if match := _LAYING.fullmatch(text):
            return _code(_LAY[match["side"]], 0, match["second"], int(match["card"]))
        raise ValueError(text)

    def as_dict(self, s: np.void, box: np.void) -> Data:
        n = int(s["players"])
        pile = [s["pile"][(s["top"] + i) % r.RING] for i in range(s["pile_size"])]
        named = bool(s["person"])
        return self._public(s, box) | {
            "hands": [_hand(s, box, seat) for seat in range(n)],
            "pile": [card_name(box, card) for card in pile],
            "celebrity": None if s["celebrity"] < 0 else card_name(box, s["celebrity"]),
            "born": int(s["born"]) if named else None,
            "died": int(s["died"]) if named else None,
            "remembered": [
                [card_name(box, card) for card, _ in _followed(s, seat)] for seat in range(n)
            ],
        }

    def view(self, s: np.void, box: np.void, options: Options, seat: int | None) -> Data:
        view = self._public(s, box)
        judge = seat is not None and seat == s["first"] and not s["over"]
        named = bool(s["person"])
        shown = s["celebrity"] >= 0 and (named or judge)
        card = self.deck(options).cards[s["celebrity"]] if shown else None
        person = card.people[s["person"] - 1] if card and named else None
        return view | {
            "hand": None if seat is None else _hand(s, box, seat),
            "hand_sizes": s["hand_size"][: s["players"]].tolist(),
            "pile_size": int(s["pile_size"]),
            "celebrity": card.name if card else None,
            "born": int(s["born"]) if judge and named else None,
            "died": int(s["died"]) if judge and named else None,
            "name": dict(person.names) if person else None,
            "about": dict(person.abouts) if person and options["show-occupation"] else None,
            "people": [_life(p) for p in card.people] if card and judge else None,
            "remembered": None
            if seat is None
            else [{"card": card_name(box, card), **place} for card, place in _followed(s, seat)],
        }

    def _public(self, s: np.void, box: np.void) -> Data:
        n = int(s["players"])
        cards = names(box)
        owned: dict[int, list[str]] = {}
        for card, owner in enumerate(s["owner"][: box["cards"]].tolist()):
            owned.setdefault(owner, []).append(cards[card])
        phase = ("open", "lay")[int(s["phase"])]
        line = sorted(range(int(s["line_size"])), key=lambda i: int(s["line_year"][i]))
        return {
            "round": int(s["round"]),
            "first": int(s["first"]),
            "phase": None if s["over"] else phase,
            "person": int(s["person"]) or None,
            "line": [
                {
                    "card": card_name(box, s["line_card"][i]),
                    "year": int(s["line_year"][i]),
                    "seat": int(s["line_seat"][i]),
                }
                for i in line
            ],
            "taken": [owned.get(seat, []) for seat in range(n)],
            "aside": owned.get(r.ASIDE, []),
            "nobody_fits": bool(s["nobody_fits"]),
            "last": bool(s["last"]),
            "redraws": int(s["redraws"]),
        }

    def events(
        self, rows: Sequence[Sequence[int]], s: np.void, box: np.void, options: Options
    ) -> list[Event]:
        events: list[Event] = []
        i = 0
        while i < len(rows):
            row = rows[i]
            i += 1
            cards: list[tuple[int, str]] = []  # year, card
            while i < len(rows) and rows[i][0] == r.CARD:
                cards.append((rows[i][3], card_name(box, rows[i][2])))
                i += 1
            events.append(self._event(row, cards, s, box, options))
        return events

    def _event(
        self,
        row: Sequence[int],
        cards: list[tuple[int, str]],
        s: np.void,
        box: np.void,
        options: Options,
    ) -> Event:
        kind, seat, a, b, c, d = row[:6]
        line = [card for _, card in sorted(cards)]
        match kind:
            case r.BEGAN:
                return Event("began", {"seat": seat})
            case r.REFILLED:
                drawn = [card for _, card in cards]
                return Event("refilled", {"seat": seat, "count": a}, {"cards": drawn}, (seat,))
            case r.DREW | r.PUT_UNDER | r.KEPT:
                name = {r.DREW: "drew", r.PUT_UNDER: "put-under", r.KEPT: "kept"}[kind]
                return Event(name, {"seat": seat}, {"card": card_name(box, a)}, (seat,))
            case r.NOBODY_FITS:
                return Event("nobody-fits", {"seat": seat})
            case r.LAST_ROUND:
                return Event("last-round")
            case r.NAMED:
                return Event("named", {"seat": seat, **self._named(a, b, options)})
            case r.LAID:
                card, side = card_name(box, a), _SIDES[c]
                return Event("laid", {"seat": seat, "card": card, "year": b or None, "side": side})
            case r.ACCEPTED:
                return Event("accepted", {"year": a})
            case r.REFUSED:
                return Event("refused", {"year": a})
            case r.LOST:
                return Event("lost", {"seat": seat, "cards": line})
            case r.REVEALED:
                return Event("revealed", self._revealed(a, b, options) | {"born": c, "died": d})
            case r.UNLOST:
                return Event("unlost", {"cards": line})
            case r.VOIDED:
                return Event("void", {"seat": seat})
            case r.COUNTED:
                return Event("counted", {"scores": s["catch"][: s["players"]].tolist()})
            case _:
                catch = s["catch"][: s["players"]].tolist()
                winners = [p for p, taken in enumerate(catch) if taken == min(catch)]
                return Event("won", {"seats": winners})

    def _named(self, card: int, place: int, options: Options) -> Data:
        """What everybody hears: the name alone, unless the occupation is shown. LT11"""
        told = self.deck(options).cards[card]
        person = told.people[place - 1]
        heard = {"card": told.name, "place": place, "name": dict(person.names)}
        return heard | {"about": dict(person.abouts)} if options["show-occupation"] else heard

    def _revealed(self, card: int, place: int, options: Options) -> Data:
        person = self.deck(options).cards[card].people[place - 1]
        life = {"about": dict(person.abouts), "fact": dict(person.facts)}
        return self._named(card, place, options) | life

    def restore(self, view: Data, box: np.void) -> np.void:
        s: np.void = np.zeros(1, r.STATE)[0]
        s["players"] = view["players"]
        s["ply"], s["over"] = view["ply"], view["over"]
        s["turn"] = 0 if view["turn"] is None else view["turn"]
        for name in ("round", "first", "last", "nobody_fits", "redraws", "pile_size"):
            s[name] = view[name]
        s["phase"] = r.LAYING if view["phase"] == "lay" else r.NAMING
        s["person"] = view["person"] or 0
        s["hand_size"][: view["players"]] = view["hand_sizes"]
        index = {card_name(box, card): card for card in range(int(box["cards"]))}
        hidden = set(index) - _restore_seen(s, view, index)
        _restore_hidden(s, view, index, sorted(hidden))
        if view["line"]:
            s["left"], s["right"] = view["line"][0]["year"], view["line"][-1]["year"]
            s["born"] = s["left"] if view["born"] is None else view["born"]
            s["died"] = s["right"] if view["died"] is None else view["died"]
        if view["phase"] == "open":
            hand = int(s["hand_size"][s["first"]])
            s["openings"] = hand if view["nobody_fits"] else r.openings(s, box)
        return s


def _restore_seen(s: np.void, view: Data, index: dict[str, int]) -> set[str]:
    """Put what a seat sees where it belongs, and say which cards those are."""
    s["owner"][:] = r.IN_PLAY
    seen = set(view["aside"])
    for card in view["aside"]:
        s["owner"][index[card]] = r.ASIDE
    for seat, cards in enumerate(view["taken"]):
        s["catch"][seat] = len(cards)
        s["owner"][[index[card] for card in cards]] = seat
        seen.update(cards)
    s["line_size"] = len(view["line"])
    for i, laid in enumerate(view["line"]):
        s["line_card"][i] = index[laid["card"]]
        s["line_year"][i], s["line_seat"][i] = laid["year"], laid["seat"]
        seen.add(laid["card"])
    s["celebrity"] = -1
    if view["celebrity"] is not None:
        s["celebrity"] = index[view["celebrity"]]
        seen.add(view["celebrity"])
    if view["seat"] is not None:
        start = view["seat"] * r.HAND
        s["hand"][start : start + len(view["hand"])] = [index[card] for card in view["hand"]]
        seen.update(view["hand"])
    for entry in view["remembered"] or ():
        mark, card = 1 << view["seat"], index[entry["card"]]
        match entry["where"]:
            case "pile":
                s["pile"][entry["index"]], s["pile_seen"][entry["index"]] = card, mark
            case "hand":
                slot = entry["seat"] * r.HAND + entry["index"]
                s["hand"][slot], s["hand_seen"][slot] = card, mark
            case _:
                s["celebrity"], s["celebrity_seen"] = card, mark
        seen.add(entry["card"])
    return seen


def _restore_hidden(s: np.void, view: Data, index: dict[str, int], hidden: list[str]) -> None:
    """Put the other cards into the places a seat cannot look at."""
    for i in range(int(s["pile_size"])):
        if not s["pile_seen"][i]:
            s["pile"][i] = index[hidden.pop()]
    for seat in range(int(s["players"])):
        if seat != view["seat"]:
            for slot in range(seat * r.HAND, seat * r.HAND + int(s["hand_size"][seat])):
                if not s["hand_seen"][slot]:
                    s["hand"][slot] = index[hidden.pop()]
    if view["phase"] == "open" and s["celebrity"] < 0 and not view["nobody_fits"]:
        s["celebrity"] = index[hidden.pop()]


def _code(kind: int, place: int, second: str, number: int) -> int:
    return ((kind * 8 + place) * 2 + bool(second)) * r.YEARS + number


def _hand(s: np.void, box: np.void, seat: int) -> list[str]:
    start = seat * r.HAND
    cards = names(box)
    return [cards[card] for card in s["hand"][start : start + s["hand_size"][seat]].tolist()]


def _followed(s: np.void, seat: int) -> list[tuple[int, Data]]:
    """Hidden cards that a seat has put under the pile and can still follow, and where they are now."""
    found: list[tuple[int, Data]] = []
    if not (s["pile_seen"].any() or s["hand_seen"].any() or s["celebrity_seen"]):
        return found  # nearly always
    for i in range(int(s["pile_size"])):
        slot = (int(s["top"]) + i) % r.RING
        if int(s["pile_seen"][slot]) >> seat & 1:
            found.append((int(s["pile"][slot]), {"where": "pile", "index": i}))
    for other in range(int(s["players"])):
        for i in range(int(s["hand_size"][other])):
            if int(s["hand_seen"][other * r.HAND + i]) >> seat & 1:
                place = {"where": "hand", "seat": other, "index": i}
                found.append((int(s["hand"][other * r.HAND + i]), place))
    if s["celebrity"] >= 0 and int(s["celebrity_seen"]) >> seat & 1:
        found.append((int(s["celebrity"]), {"where": "celebrity"}))
    return sorted(found, key=lambda entry: entry[0])


def _finding(words: Words, finding: Finding) -> Data:
    wrong = words(f"deck-finding-{finding.code}", **finding.args)
    expected = words(f"deck-expected-{finding.code}", **finding.args)
    return {
        "severity": finding.level,
        "line": finding.line,
        "column": finding.column,
        "code": finding.code,
        "sentence": words("deck-said", wrong=wrong, expected=expected),
    }


def _life(person: Person) -> Data:
    return {"name": dict(person.names), "born": person.born, "died": person.died}
