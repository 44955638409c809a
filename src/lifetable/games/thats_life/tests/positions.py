"""Positions of That's Life!, built by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.positions import state_of

from lifetable.games.contract import Data
from lifetable.games.face import Setup, State
from lifetable.games.thats_life import GAME
from lifetable.games.thats_life.game import LAYOUTS

Pieces = Sequence[int] | tuple[Sequence[int], int]  # pawns (seats), or pawns and a number of guards


def thats_life(
    players: int = 2,
    path: Mapping[int, Pieces] | None = None,
    *,
    start: Sequence[int] = (),
    die: int = 1,
    turn: int = 0,
    guards: Mapping[int, int] | None = None,
    gone: Sequence[int] = (),
    only: Sequence[int] | None = None,
    taken: Mapping[int, Sequence[int]] | None = None,
    finish_guards: int = 0,
    start_guards: int = 0,
    seed: int | str = 0,
    **options: object,
) -> State:
    """Pawns (and guards) on tiles; pawns that stand nowhere are home.

    All tiles lie on the path in the order of the layout, except those `gone`, those `taken` (per seat)
    and, if `only` is given, all that it does not name. Guards stand only where they are put.
    """
    setup = Setup(GAME, players, **options)
    values = dict(enumerate(LAYOUTS[str(setup.options["layout"])], 1))
    taken = taken or {}
    away = {tile for tiles in taken.values() for tile in tiles} | set(gone)
    left = [tile for tile in values if tile not in away and (only is None or tile in only)]
    places: dict[int, Data] = {tile: {"pawns": [], "guards": 0} for tile in left}
    for tile, pieces in (path or {}).items():
        pawns, count = pieces if isinstance(pieces, tuple) else (pieces, 0)
        places[tile] = {"pawns": sorted(pawns), "guards": count}
    for tile, count in (guards or {}).items():
        places[tile]["guards"] = count
    each = 3 if players <= 4 else 2
    home = Counter(dict.fromkeys(range(players), each))
    home.subtract([*start, *(pawn for place in places.values() for pawn in place["pawns"])])
    assert min(home.values()) >= 0, "too many pawns"
    view: Data = {
        "players": players,
        "ply": 0,
        "turn": turn,
        "over": False,
        "first": 0,
        "die": die,
        "path": [{"tile": tile, "value": values[tile], **places[tile]} for tile in left],
        "start": {"pawns": sorted(start), "guards": start_guards},
        "finish": {"pawns": sorted(home.elements()), "guards": finish_guards},
        "taken": [
            [{"tile": tile, "value": values[tile]} for tile in sorted(taken.get(seat, ()))]
            for seat in range(players)
        ],
        "straggler": None,
        "gone": sorted(set(values) - set(left) - {t for tiles in taken.values() for t in tiles}),
        "box": 0,
    }
    state = state_of(setup, setup.game.restore(view, setup.box), seed)
    shown = state.as_dict()
    assert all(shown[key] == view[key] for key in view), "the position is as it was asked for"
    return state


def on(state: State, tile: int) -> Data:
    """What stands on a tile of the path."""
    (place,) = [place for place in state.as_dict()["path"] if place["tile"] == tile]
    return {"pawns": place["pawns"], "guards": place["guards"]}


def tiles(state: State) -> list[int]:
    """The tiles on the path."""
    return [place["tile"] for place in state.as_dict()["path"]]


def tile_of(layout: str, value: int, which: int = 0) -> int:
    """The number of a tile by its value: the first or (which=-1) the last of that value."""
    return [tile for tile, worth in enumerate(LAYOUTS[layout], 1) if worth == value][which]
