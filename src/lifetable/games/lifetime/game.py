"""Lifetime as people and programs see it: options and what is in the box."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from lifetable.errors import SetupError
from lifetable.games.contract import (
    CheckedFile,
    Data,
    Driver,
    Game,
    GameInfo,
    Notation,
    Option,
    Options,
    Rules,
    Views,
)
from lifetable.games.encoder import Texts
from lifetable.games.lifetime import notation
from lifetable.games.lifetime import rules as r
from lifetable.games.lifetime import shapes as declared
from lifetable.games.lifetime.deck import (
    EDITIONS,
    NEWEST,
    Deck,
    Finding,
    as_csv,
    deck_named,
    examined,
    forget_decks,
    stats,
    template,
)
from lifetable.games.lifetime.shapes import SHAPES
from lifetable.words import Words


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
            Option("deck", "file", NEWEST, tuple(EDITIONS)),
            Option("show-occupation", "flag", False),
        ),
        endings=("pile-empty", "void"),
        chance="cards",
        information="hidden",
        lowest_wins=True,
    )
    dtype = r.STATE
    shapes = SHAPES
    views = Views.of(declared)
    notation = Notation.of(notation)
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
        return deck_named(str(options["deck"]))

    def check_players(self, players: int, options: Options) -> None:
        cards = len(self.deck(options).cards)
        if cards <= players * r.HAND:
            raise SetupError(
                "deck-too-small", cards=cards, players=players, needed=players * r.HAND + 1
            )

    def fingerprint(self, options: Options) -> str | None:
        return self.deck(options).fingerprint

    def check_file(self, option: str, text: str, language: str) -> CheckedFile:
        if option != "deck":
            raise self._no_such_option(option)
        # A lone surrogate is what a byte that is not UTF-8 becomes: the check then says where.
        deck, found, literal = examined(text.encode("utf-8", "surrogateescape"))
        words = Words(language)
        findings = [_finding(words, finding) for finding in found]
        if deck is None:
            return CheckedFile(None, findings)
        summary = {**stats(deck), "players": self._most_players(deck)}
        rows = [
            {"card": card.name, "names": dict(p.names), "born": p.born, "died": p.died}
            for card in deck.cards
            for p in card.people
        ]
        return CheckedFile(summary, findings, text if literal else as_csv(deck), rows)

    def _most_players(self, deck: Deck) -> int:
        """So many can play with a deck: everybody's hand, and a card to draw."""
        return min(self.info.most_players, (len(deck.cards) - 1) // r.HAND)

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
        box["name"][: len(people)] = [_hash(person.names) for person in people]
        box["rank"][: len(people)] = box["name"][: len(people)].argsort().argsort()
        box["present"] = self.deck(options).present
        box["occupation"] = options["show-occupation"]
        return box

    def texts(self, options: Options) -> Texts:
        return self.deck(options).texts

    def hopeless(self, state: np.void, box: np.void, move: int) -> bool:
        return bool(r.hopeless(state, box, move))

    def overheard(self, move: str) -> str:
        return f"?{move[1:]}" if move[:1].isdigit() else move  # LT13: the place is not said

    def restore(self, view: Data, box: np.void) -> np.void:
        s: np.void = np.zeros(1, r.STATE)[0]
        s["players"] = view["players"]
        s["ply"], s["over"] = view["ply"], view["over"]
        s["turn"] = 0 if view["turn"] is None else view["turn"]
        for name in ("round", "first", "last", "nobody_fits", "redraws", "pile_size"):
            s[name] = view[name]
        s["phase"] = r.LAYING if view["phase"] == "lay" else r.NAMING
        s["person"], s["named"] = view["person"] or 0, r.NOBODY
        s["hand_size"][: view["players"]] = view["hand_sizes"]
        index = {card_name(box, card): card for card in range(int(box["cards"]))}
        hidden = sorted(set(index) - _restore_seen(s, view, index))
        if view["phase"] == "lay" and not s["person"]:
            _restore_celebrity(s, view, box, index, hidden)
        _restore_hidden(s, view, index, hidden)
        if view["line"]:
            s["left"], s["right"] = view["line"][0]["year"], view["line"][-1]["year"]
            s["named"] = int(np.flatnonzero(box["name"] == _hash(view["name"]))[0])
            life = int(s["celebrity"]) * r.PEOPLE + int(s["person"]) - 1
            s["born"], s["died"] = box["born"][life], box["died"][life]
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


def _restore_celebrity(
    s: np.void, view: Data, box: np.void, index: dict[str, int], hidden: list[str]
) -> None:
    """LT13: the name is borne by somebody on a hidden card whose life the line fits into."""
    left, right = view["line"][0]["year"], view["line"][-1]["year"]
    fitting = (box["born"] <= left) & (box["died"] >= right)
    known = [name for name in index if index[name] == s["celebrity"]]
    for name in known or hidden:
        start = index[name] * r.PEOPLE
        places = np.flatnonzero(fitting[start : start + r.PEOPLE])
        if len(places):
            s["celebrity"], s["person"] = index[name], int(places[0]) + 1
            if name in hidden:
                hidden.remove(name)
            return


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


def _hash(names: Mapping[str, str]) -> int:
    """Stands for a name. No two people of a deck have the same."""
    text = json.dumps(dict(sorted(names.items())), ensure_ascii=False)
    return int.from_bytes(
        hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()[:8], "big"
    )


def _finding(words: Words, finding: Finding) -> Data:
    wrong = words(f"deck-finding-{finding.code}", **finding.args)
    expected = words(f"deck-expected-{finding.code}", **finding.args)
    return {
        "severity": finding.level,
        "line": finding.line,
        "column": finding.column,
        "code": finding.code,
        "sentence": wrong
        if finding.level == "note"
        else words("deck-said", wrong=wrong, expected=expected),
    }
