"""The players of That's Life!

`greedy` sees the points of this move only, `easy` also the tiles its pawns then stand on alone. `medium`
and `hard` play some games to the end in their head, at random. `expert` judges positions with a network
that learned by self-play (`value.py`), looks several rolls ahead with it, and solves what it can
(`endgame.py`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from lifetable.games.arrays import Array, Floats, Records
from lifetable.games.contract import Bot, BotMaker, Data, Opinion, Options
from lifetable.games.kernel import SILENT
from lifetable.games.thats_life import GAME, endgame, features, greedy, value
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life import thinking as t
from lifetable.games.thats_life.reasons import reason

ONE_MORE = 5.6  # times as many positions are new in a look one roll further
GAPS = (1, 2, 3)  # of the last roll
SOLVING = 9  # so much work is a position of an endgame


class _Player(Bot):
    """A player that estimates every move and makes the one it likes best."""

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        self.box, self.players = box, players

    def opinions(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> list[Opinion]:
        root = self._root(view)
        made = {}
        for k, (share, points) in enumerate(zip(*self._weigh(root, rng, budget), strict=True)):
            move = int(r.nth(root[0], self.box, k))
            text = GAME.text(move)
            made[text] = Opinion(text, float(share), float(points), *reason(root, self.box, move))
        return [made[move] for move in legal]

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        if len(legal) == 1:
            return legal[0]
        root = self._root(view)
        shares, _ = self._weigh(root, rng, budget)
        return GAME.text(int(r.nth(root[0], self.box, int(np.argmax(shares)))))

    def _root(self, view: Data) -> Records:
        root = np.zeros(1, r.STATE)
        root[0] = GAME.restore(view, self.box)
        return root

    def _moves(self, root: Records) -> int:
        return int(r.count(root[0], self.box))

    @abstractmethod
    def _weigh(
        self, root: Records, rng: np.random.Generator, budget: float
    ) -> tuple[Floats, Floats]:
        """The share of the win and the points that each legal move promises."""


class Greedy(_Player):
    """The most points now, luck counted; among equals any."""

    def _weigh(
        self, root: Records, rng: np.random.Generator, budget: float
    ) -> tuple[Floats, Floats]:
        values = np.zeros(self._moves(root))
        greedy.weigh(root, root.copy(), self.box, greedy.desk(self.box, {}, 0), values, SILENT)
        return self._shares(root, values), np.floor(values)

    def _shares(self, root: Records, points: Floats) -> Floats:
        """The share of the win that so many points promise beside those that the others have."""
        seat = int(root[0]["turn"])
        others = [np.exp(r.total(root[0], o) / 10) for o in range(self.players) if o != seat]
        mine = np.exp(points / 10)
        return mine / (mine + sum(others))


class Easy(Greedy):
    """Points now, and half of what its pawns will take that stand alone."""

    exposed = 0.5  # how much a tile counts on which a pawn stands alone

    def _weigh(
        self, root: Records, rng: np.random.Generator, budget: float
    ) -> tuple[Floats, Floats]:
        points = np.zeros(self._moves(root))
        for k in range(len(points)):
            after = root.copy()
            r.apply(after[0], self.box, r.nth(root[0], self.box, k), SILENT)
            points[k] = self._points(after[0], int(root[0]["turn"]))
        return self._shares(root, points + rng.random(len(points)) / 100), points

    def _points(self, s: np.void, seat: int) -> float:
        room = np.zeros(1, value.ROOM)[0]
        points = float(features.gains(s, seat, room))
        if not s["over"]:
            points += self.exposed * sum(
                int(room["gain"][seat][10 + s["value"][s["tile_at"][slot]]])
                for slot in _alone(s, seat)
            )
        return points


def _alone(s: np.void, seat: int) -> list[int]:
    """The slots on which a seat's pawn stands with nobody."""
    others = int(s["guards"])
    for other in range(int(s["players"])):
        others |= int(s["own"][other]) if other != seat else 0
    places = int(s["own"][seat]) & int(s["path"]) & ~others
    return [
        slot
        for slot in range(r.FINISH)
        if places >> slot & 1 and s["pawn_count"][seat * r.SLOTS + slot] == 1
    ]


class Medium(_Player):
    """A few games after each move, played to the end at random."""

    rounds = 7

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        super().__init__(box, options, players)
        self.desk = t.desk()

    def _weigh(
        self, root: Records, rng: np.random.Generator, budget: float
    ) -> tuple[Floats, Floats]:
        shares, points = np.zeros(self._moves(root)), np.zeros(self._moves(root))
        key = rng.integers(0, 2**64, 2, dtype=np.uint64)
        t.sample(root, self.rounds, self.box, key, SILENT, self.desk, shares, points)
        return shares, points


class Hard(Medium):
    """More games after each move."""

    rounds = 40


@cache
def _network() -> tuple[Array, Array, Array]:
    return value.load()


class Expert(_Player):
    """Looks as many rolls ahead as its work allows, and solves endgames.

    Work is counted in positions, not in seconds: the same position gives the same move. One takes longer
    the more seats there are.
    """

    work = 640_000
    work_per_second = 2_000_000  # with all cores busy
    solved = ((3, 32, 12_000), (6, 7, 30_000))  # pawns out, tiles left: positions it may take

    def __init__(self, box: np.void, options: Options, players: int) -> None:
        super().__init__(box, options, players)
        self.net, self.desk = _network(), t.desk()
        self.room = np.zeros(1, value.ROOM)[0]
        self.memory = endgame.memory(max(most for _, _, most in self.solved))

    def _weigh(
        self, root: Records, rng: np.random.Generator, budget: float
    ) -> tuple[Floats, Floats]:
        work = min(self.work, self.work_per_second * budget)
        for out, tiles, most in self.solved:
            if root[0]["out"] <= out and int(root[0]["path"]).bit_count() <= tiles:
                affordable = min(most, int(work / SOLVING))
                exact = endgame.exact(root, self.box, SILENT, self.memory, affordable)
                if exact is not None:
                    shares, points = self._look_ahead(root, 0)
                    # Among equals, what looks better.
                    return exact + 1e-6 * (shares - exact), points
                work -= SOLVING * affordable
                break
        return self._look_ahead(root, work)

    def _look_ahead(self, root: Records, work: float) -> tuple[Floats, Floats]:
        """Ever deeper, and at each depth only at the moves that may still be best."""
        n = self._moves(root)
        shares, points = np.zeros(n), np.zeros(n)
        which = np.arange(n)
        depth, gap, one = 1, 1, self.players + 4
        while True:
            seen = t.weigh(
                root, which, depth, gap, self.box, self.net, self.room, SILENT, self.desk,
                shares, points,
            )  # fmt: skip
            best = shares[which].max()
            dropped = np.setdiff1d(np.arange(n), which)
            shares[dropped] = np.minimum(shares[dropped], best - 1e-6)
            work -= seen * one
            each = one * max(1.0, seen / len(which))
            which = which[shares[which] > best - 0.08]
            depth += 1
            if len(which) < 2 or gap > 1 or depth > t.DEEPEST:
                break
            # If it is not enough for all six rolls, then for fewer; if not for all moves, then for the best.
            for gap in GAPS:
                affordable = int(work / (each * (1 + ONE_MORE / gap)))
                if affordable >= len(which):
                    break
            if affordable < 2:
                break
            which = which[np.argsort(-shares[which], kind="stable")[:affordable]]
        return np.clip(shares, 0, 1), points


BOTS: Mapping[str, BotMaker] = {
    "greedy": Greedy,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}
