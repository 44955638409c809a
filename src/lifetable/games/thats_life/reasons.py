"""Why a move is good or bad, in rule terms: what it takes, where it lands, who may come.

Every number in a reason is counted on the board here, whatever a level thinks of the move.
"""

from __future__ import annotations

import numpy as np

from lifetable.games.arrays import Records
from lifetable.games.contract import Data
from lifetable.games.kernel import SILENT
from lifetable.games.thats_life import rules as r


def reason(root: Records, box: np.void, move: int) -> tuple[str, Data]:
    """The message that explains a legal move of the seat to move, and what to fill into it."""
    before = root[0]
    seat, kind = int(before["turn"]), move // r.SLOTS
    if kind == r.STAY:
        return "why-thats-life-stay", {}
    after = root.copy()
    r.apply(after[0], box, move, SILENT)
    origin = int(before["slot_of"][move % r.SLOTS])
    target = _target(before, move, origin)
    landing = _landing(before, target)
    if kind in (r.GUARD, r.GUARD_BACK):
        return "why-thats-life-guard", {
            "value": _signed(_value(before, origin)),
            "tile": _sort(before, origin),
            "left": _left_behind(before, seat, origin),
            "landing": landing,
            "to": _signed(_value(before, target)),
            "goal": _sort(before, target),
        }
    news = int(after[0]["taken"][seat]) & ~int(before["taken"][seat])
    taken = int(news >> int(before["tile_at"][origin])) & 1 if origin != r.START else 0
    points = int(r.total(after[0], seat)) - int(r.total(before, seat))
    return "why-thats-life-pawn", {
        "taken": _sort(before, origin) if taken else "none",
        "value": _signed(_value(before, origin)),
        "points": _signed(points),
        "landing": landing,
        "to": _signed(_value(before, target)),
        "tile": _sort(before, target),
        "joined": round(100 * _joined(after[0], seat, target)) if landing == "alone" else 0,
    }


def _target(s: np.void, move: int, origin: int) -> int:
    if move // r.SLOTS >= r.PAWN_BACK:
        return int(r._behind(s["path"], origin))
    return int(r._ahead(s["path"], origin, int(s["die"])))


def _value(s: np.void, slot: int) -> int:
    return 0 if slot in (r.START, r.FINISH) else int(s["value"][s["tile_at"][slot]])


def _signed(points: int) -> str:
    """As it is printed on a tile, with a real minus sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def _sort(s: np.void, slot: int) -> str:
    """What kind of place a slot is, as the word files select it."""
    if slot == r.START:
        return "start"
    if slot == r.FINISH:
        return "finish"
    value = _value(s, slot)
    return "luck" if value == 0 else "bonus" if value > 0 else "malus"


def _landing(s: np.void, slot: int) -> str:
    if slot in (r.START, r.FINISH):
        return "start" if slot == r.START else "finish"
    place = 1 << slot
    if int(s["pawns"]) & place:
        return "pawns"
    return "guard" if int(s["guards"]) & place else "alone"


def _left_behind(s: np.void, seat: int, slot: int) -> str:
    """Whom a guard leaves on the tile: you, somebody else alone, or several together."""
    if int(s["guard_count"][slot]) > 1:
        return "guarded"
    here = [int(s["pawn_count"][other * r.SLOTS + slot]) for other in range(int(s["players"]))]
    if sum(here) > 1:
        return "several"
    return "you" if here[seat] else "other"


def _joined(s: np.void, seat: int, slot: int) -> float:
    """How likely the dice let somebody join the pawn on a slot before its owner's next turn.

    Each player's roll is held against the board as it lies after the move.
    """
    if s["over"] or not int(s["path"]) >> slot & 1:
        return 0.0
    nobody, other = 1.0, int(s["turn"])
    players = int(s["players"])
    while other != seat:
        if s["home"][other] < s["each"]:
            rolls = sum(_reaches(s, other, slot, die) for die in range(1, 7))
            nobody *= 1 - rolls / 6
        other = (other + 1) % players
    return 1 - nobody


def _reaches(s: np.void, seat: int, slot: int, die: int) -> bool:
    movable = int(s["own"][seat]) | (int(s["guards"]) & int(s["pawns"]))
    return any(
        movable >> origin & 1 and int(r._ahead(s["path"], origin, die)) == slot
        for origin in range(slot)
    )
