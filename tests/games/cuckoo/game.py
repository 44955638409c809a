"""Cuckoo as people and programs see it: options and what is in the box."""

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

from . import notation
from . import rules as r
from . import shapes as declared
from .shapes import CARDS, SHAPES


class Cuckoo(Game):
    info = GameInfo(
        name="cuckoo",
        least_players=3,
        most_players=6,
        options=(Option("lives", "number", 3, least=2, most=5),),
        endings=("last-one", "together"),
        chance="cards",
        information="hidden",
        most_moves=2,
    )
    dtype = r.STATE
    rules = Rules.of(r)
    driver = Driver.of(r)
    refusals = ("legal", "over", "king-stays")
    shapes = SHAPES
    views = Views.of(declared)
    notation = Notation.of(notation)

    def box(self, options: Options) -> np.void:
        box: np.void = np.zeros(1, r.BOX)[0]
        box["lives"] = options["lives"]
        return box

    def restore(self, view: Data, box: np.void) -> np.void:
        s: np.void = np.zeros(1, r.STATE)[0]
        for name in ("players", "ply", "over", "round", "dealer"):
            s[name] = view[name]
        s["turn"] = 0 if view["turn"] is None else view["turn"]
        for name in ("lives", "lived"):
            s[name][: view["players"]] = view[name]
        s["low"][view["swapped"]] = 1
        s["card"][:] = r.NOBODY
        seen = view["kings"] if view["known"] is None else view["known"]
        unseen = [card for card in range(len(CARDS)) if CARDS[card] not in seen]
        for seat, card in enumerate(seen):
            if card is not None:
                s["card"][seat] = CARDS.index(card)
                s["known"][seat] = 255 if view["kings"][seat] else 1 << view["seat"]
            elif view["lives"][seat] and not view["over"]:
                s["card"][seat] = unseen.pop(0)  # low ones, so no King where there can be none
        return s
