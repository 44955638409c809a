"""That's Life! as people and programs see it: options and what is in the box."""

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
from lifetable.games.thats_life import notation
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life import shapes as declared
from lifetable.games.thats_life.shapes import ENDINGS, SHAPES

FIRST_MALUS = [-v for v in range(1, 9)]
LAST_MALUS = [-v for v in range(1, 11)]
LUCK = [0] * 6
BONUS = list(range(1, 9))
LAYOUTS = {  # TL01, TL10
    "standard": FIRST_MALUS + LUCK + BONUS[::-1] + LAST_MALUS,
    "bonus-first": FIRST_MALUS + BONUS + LUCK + LAST_MALUS,
    "luck-last": FIRST_MALUS + BONUS + LAST_MALUS + LUCK,
    "shuffled": FIRST_MALUS + LUCK + BONUS[::-1] + LAST_MALUS,
}


class ThatsLife(Game):
    info = GameInfo(
        name="thats-life",
        least_players=2,
        most_players=6,
        options=(
            Option("layout", "choice", "standard", tuple(LAYOUTS)),
            Option("one-is-free", "flag", False),
            Option("recycle", "flag", False),
            Option("ending", "choice", "standard", ENDINGS),
        ),
        endings=ENDINGS,
        chance="dice",
        information="perfect",
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
        "no-tile",
        "no-pawn",
        "no-guard",
        "frozen",
        "not-free",
        "from-start",
        "start-empty",
    )

    def box(self, options: Options) -> np.void:
        layout = str(options["layout"])
        box: np.void = np.zeros(1, r.BOX)[0]
        box["value"][1:] = LAYOUTS[layout]
        box["shuffled"] = layout == "shuffled"
        guard_the_luck = layout in ("standard", "shuffled")  # TL02, TL10
        box["guard_luck"] = guard_the_luck
        box["guard_bonus"] = 7 if guard_the_luck else 1
        box["one_is_free"] = options["one-is-free"]
        box["recycle"] = options["recycle"]
        box["ending"] = ENDINGS.index(options["ending"])
        return box

    def restore(self, view: Data, box: np.void) -> np.void:
        s: np.void = np.zeros(1, r.STATE)[0]
        players = s["players"] = view["players"]
        s["ply"], s["over"] = view["ply"], view["over"]
        s["turn"] = 0 if view["turn"] is None else view["turn"]
        s["first"], s["die"] = view["first"], view["die"] or 0
        s["ending"] = box["ending"]
        s["each"] = 3 if players <= 4 else 2
        for slot, tile in enumerate(view["path"], 1):
            s["path"] |= np.uint64(1 << slot)
            s["tile_at"][slot] = tile["tile"]
            s["slot_of"][tile["tile"]] = slot
            s["value"][tile["tile"]] = tile["value"]
            _put(s, slot, tile)
        s["end_slot"] = len(view["path"]) + 1
        _put(s, r.START, view["start"])
        _put(s, r.FINISH, view["finish"])
        for seat, taken in enumerate(view["taken"]):
            for tile in taken:
                s["taken"][seat] |= np.uint64(1 << tile["tile"])
                s["value"][tile["tile"]] = tile["value"]
            s["home"][seat] = view["finish"]["pawns"].count(seat)
        s["out"] = int(s["each"]) * players - int(s["home"].sum())
        for tile in view["gone"]:
            s["gone"] |= np.uint64(1 << tile)
        s["boxed"] = view["box"]
        straggler = view["straggler"]
        s["straggler"] = straggler["seat"] if straggler else -1
        if straggler:
            s["straggler_tile"] = straggler["tile"]
            s["value"][straggler["tile"]] = straggler["value"]
        return s


def _put(s: np.void, slot: int, pieces: Data) -> None:
    place = np.uint64(1 << slot)
    for seat in pieces["pawns"]:
        s["pawn_count"][seat * r.SLOTS + slot] += 1
        s["own"][seat] |= place
        s["pawns"] |= place
    s["guard_count"][slot] = pieces["guards"]
    if pieces["guards"]:
        s["guards"] |= place
