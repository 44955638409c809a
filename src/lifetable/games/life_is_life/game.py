"""Life is Life as people and programs see it: options and what is in the box."""

from __future__ import annotations

import numpy as np

from lifetable.games.contract import (
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
from lifetable.games.life_is_life import notation
from lifetable.games.life_is_life import rules as r
from lifetable.games.life_is_life import shapes as declared
from lifetable.games.life_is_life.shapes import ANIMALS, NAMES, SHAPES

SUDDEN = ("rabbit", "pig", "cat")  # LL04
SUDDEN_PRO = ("rabbit", "pig")  # LL10


def pack(counts: dict[str, int]) -> int:
    """A bunch of animals as the rules keep it."""
    return sum(n << (4 * NAMES.index(animal)) for animal, n in counts.items())


def unpack(bunch: int) -> dict[str, int]:
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
    shapes = SHAPES
    views = Views.of(declared)
    notation = Notation.of(notation)
    rules = Rules.of(r)
    driver = Driver.of(r)
    refusals = ("legal", "over", "no-row", "wrong-count", "not-in-hand", "same", "too-early")

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
