"""Life is Life as people and programs see it: options, notation, views, events."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from lifetable.games.contract import Data, Driver, Event, Game, GameInfo, Option, Options, Rules
from lifetable.games.life_is_life import rules as r

ANIMALS = {  # LL01: name, letter, how many cards; the count is also the value
    "giraffe": ("G", 9),
    "bear": ("B", 8),
    "mole": ("M", 7),
    "goat": ("O", 7),
    "sheep": ("S", 6),
    "dog": ("D", 6),
    "rabbit": ("R", 5),
    "pig": ("P", 5),
    "cat": ("C", 4),
    "mouse": ("U", 3),
}
NAMES = tuple(ANIMALS)
LETTERS = "".join(letter for letter, _ in ANIMALS.values())
SUDDEN = ("rabbit", "pig", "cat")  # LL04
SUDDEN_PRO = ("rabbit", "pig")  # LL10

_TRADE = re.compile(rf"(?P<row>[1-9]) ?: ?(?P<laid>[{LETTERS}]{{1,10}})")


def pack(counts: dict[str, int]) -> int:
    """A bunch of animals as the rules keep it."""
    return sum(n << (4 * NAMES.index(animal)) for animal, n in counts.items())


def unpack(bunch: Any) -> dict[str, int]:
    """A bunch of animals as people read it."""
    rest, counts = int(bunch), {}
    for animal in NAMES:
        if rest & 15:
            counts[animal] = rest & 15
        rest >>= 4
    return counts


class LifeIsLife(Game):
    info = GameInfo(
        name="life-is-life",
        least_players=3,
        most_players=5,
        options=(
            Option("pro", "flag", False),
            Option("round-cap", "number", 0, least=10, most=100_000),
        ),
        endings=("last-one-in",),
        chance="cards",
        information="hidden",
    )
    dtype = r.STATE
    rules = Rules.of(r)
    driver = Driver.of(r)
    refusals = ("legal", "over", "no-row", "wrong-count", "not-in-hand", "same", "too-early")
    quiet = frozenset({"knocked"})
    disclosing = frozenset({"traded"})
    marks = frozenset({"capped"})
    aids = frozenset({"known", "shed"})

    def box(self, options: Options) -> np.void:
        box: np.void = np.zeros(1, r.BOX)[0]
        counts = {animal: count for animal, (_, count) in ANIMALS.items()}
        box["cards"] = pack(counts)
        box["value"] = list(counts.values())
        sudden = SUDDEN_PRO if options["pro"] else SUDDEN
        box["sudden"] = [animal in sudden for animal in NAMES]
        box["deadly"] = pack({animal: counts[animal] for animal in sudden})
        box["deadly_species"] = pack(dict.fromkeys(sudden, 15))
        box["pro"] = options["pro"]
        box["cap"] = options["round-cap"]
        return box

    def text(self, move: int) -> str:
        if move == r.KNOCK:
            return "knock"
        row, laid = move >> r.ROW_SHIFT, move & (1 << r.ROW_SHIFT) - 1
        letters = "".join(ANIMALS[animal][0] * n for animal, n in unpack(laid).items())
        return f"{row}:{letters}"

    def parse(self, text: str) -> int:
        text = text.strip().upper()
        if text == "KNOCK":
            return r.KNOCK
        match = _TRADE.fullmatch(text)
        if not match:
            raise ValueError(text)
        laid = sum(1 << (4 * LETTERS.index(letter)) for letter in match["laid"])
        return int(match["row"]) << r.ROW_SHIFT | laid

    def as_dict(self, s: np.void, box: np.void) -> Data:
        return self._public(s) | {
            "hands": [unpack(hand) for hand in s["hand"][: s["players"]].tolist()],
            "rest": unpack(s["rest"]),
        }

    def view(self, s: np.void, box: np.void, options: Options, seat: int | None) -> Data:
        return self._public(s) | {
            "hand": None if seat is None else unpack(s["hand"][seat]),
            "shed": [unpack(slack) for slack in s["slack"][: s["players"]].tolist()],
        }

    def _public(self, s: np.void) -> Data:
        """LL11: what everybody sees, or saw and could have kept in mind."""
        n = int(s["players"])
        return {
            "round": int(s["round"]),
            "starter": int(s["starter"]),
            "lives": s["lives"][:n].tolist(),
            "rows": [unpack(row) for row in s["row"].tolist()],
            "traded": [bool(traded) for traded in s["traded"][:n].tolist()],
            "turns": int(s["turns"]),
            "knocked": _seat(s["knocked"]),
            "last_turns": None if s["last_turns"] < 0 else int(s["last_turns"]),
            "known": [unpack(known) for known in s["known"][:n].tolist()],
            "capped": int(s["capped"]),
        }

    def events(
        self, rows: Sequence[Sequence[int]], s: np.void, box: np.void, options: Options
    ) -> list[Event]:
        return [self._event(row, s) for row in rows]

    def _event(self, row: Sequence[int], s: np.void) -> Event:
        n = int(s["players"])
        kind, seat, a, b, c = row[:5]
        match kind:
            case r.BEGAN:
                return Event("began", {"seat": seat})
            case r.DEALT:
                rows = [unpack(bunch) for bunch in row[3 : 3 + r.ROWS]]
                return Event("dealt", {"round": a, "seat": seat, "rows": rows})
            case r.TRADED:
                return Event(
                    "traded", {"seat": seat, "row": a, "laid": unpack(b), "took": unpack(c)}
                )
            case r.KNOCKED:
                return Event("knocked", {"seat": seat, "first": bool(a)})
            case r.SUDDEN:
                animals = [animal for i, animal in enumerate(NAMES) if a >> i & 1]
                return Event("sudden-death", {"seat": seat, "animals": animals})
            case r.CAPPED:
                return Event("capped", {"round": a})
            case r.SHOWN:
                return Event("shown", {"seat": seat, "hand": unpack(a)})
            case r.COUNTED:
                return Event(
                    "counted",
                    {
                        "animal": NAMES[a],
                        "value": b,
                        "counts": [c >> (4 * player) & 15 for player in range(n)],
                        "seat": _seat(seat),
                    },
                )
            case r.TOTALS:
                return Event("totals", {"points": list(row[2 : 2 + n])})
            case r.LOST:
                return Event("lives", {"seat": seat, "change": a, "lives": b})
            case r.OUT:
                return Event("out", {"seat": seat})
            case _:
                alive = [player for player in range(n) if s["lives"][player] > 0]
                return Event("won", {"seats": alive})

    def restore(self, view: Data, box: np.void) -> np.void:
        s: np.void = np.zeros(1, r.STATE)[0]
        players = s["players"] = view["players"]
        s["ply"], s["over"] = view["ply"], view["over"]
        s["turn"] = 0 if view["turn"] is None else view["turn"]
        for name in ("round", "starter", "turns", "capped"):
            s[name] = view[name]
        s["knocked"] = -1 if view["knocked"] is None else view["knocked"]
        s["last_turns"] = -1 if view["last_turns"] is None else view["last_turns"]
        s["lives"][:players] = view["lives"]
        s["living"] = sum(lives > 0 for lives in view["lives"])
        s["traded"][:players] = view["traded"]
        s["known"][:players] = [pack(known) for known in view["known"]]
        s["slack"][:players] = [pack(shed) for shed in view["shed"]]
        s["row"][:] = [pack(row) for row in view["rows"]]
        pool = {animal: count for animal, (_, count) in ANIMALS.items()}
        own = view["hand"] or {}
        others = [p for p in range(players) if p != view["seat"] and view["lives"][p] > 0]
        for bunch in (*view["rows"], own, *(view["known"][p] for p in others)):
            pool = {animal: n - bunch.get(animal, 0) for animal, n in pool.items()}
        unseen = [animal for animal, n in pool.items() for _ in range(n)]
        if view["seat"] is not None:
            s["hand"][view["seat"]] = pack(own)
        for player in others:
            known = view["known"][player]
            missing = r.HAND - sum(known.values())
            drawn, unseen = unseen[:missing], unseen[missing:]
            s["hand"][player] = pack(known) + sum(pack({animal: 1}) for animal in drawn)
        s["rest"] = sum(pack({animal: 1}) for animal in unseen)
        return s


def _seat(seat: Any) -> int | None:
    return None if seat < 0 else int(seat)
