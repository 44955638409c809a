"""That's Life! from the rulebook and rulings TL01-TL15, as plainly as possible."""

import copy

from tests.reference import Data, Game

START = 0
FINISH = 33

FIRST_MALUSES = [-1, -2, -3, -4, -5, -6, -7, -8]
LAST_MALUSES = [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10]
BONUSES = [1, 2, 3, 4, 5, 6, 7, 8]
LUCK = [0, 0, 0, 0, 0, 0]

LAYOUTS = {
    "standard": FIRST_MALUSES + LUCK + BONUSES[::-1] + LAST_MALUSES,  # TL01
    "bonus-first": FIRST_MALUSES + BONUSES + LUCK + LAST_MALUSES,  # TL10
    "luck-last": FIRST_MALUSES + BONUSES + LAST_MALUSES + LUCK,  # TL10
}


def guards_at(layout: str, value: int) -> int:
    """How many guards stand on a tile of this value when the game begins."""
    if layout in ("bonus-first", "luck-last"):
        return 1 if value > 0 else 0  # TL10
    return 1 if value in (0, 7, 8) else 0  # TL02, TL10


def score(values: list[int]) -> int:
    """The total of taken tiles: each luck tile turns one malus, the largest first (TL08)."""
    luck = values.count(0)
    maluses = sorted(v for v in values if v < 0)
    turned, kept = maluses[:luck], maluses[luck:]
    return sum(v for v in values if v > 0) - sum(turned) + sum(kept)


class Reference(Game):
    """One game of That's Life!; a place is a dict with its tile number, value, pawns and guards."""

    name = "thats-life"

    def __init__(self, deal: Data, deck: Data | None = None) -> None:
        super().__init__(deal, 2, 6)
        self.check_options()
        layout = self.options["layout"]
        if layout == "shuffled":
            values = [place["value"] for place in deal["path"]]
            numbers = [place["tile"] for place in deal["path"]]
            assert numbers == list(range(1, 33)), "tiles are numbered along the path"
            assert sorted(values) == sorted(LAYOUTS["standard"]), "not the 32 tiles"
        else:
            values = LAYOUTS[layout]
        self.path: list[Data] = [
            {"tile": number, "value": value, "pawns": [], "guards": guards_at(layout, value)}
            for number, value in enumerate(values, start=1)
        ]
        assert sum(place["guards"] for place in self.path) == 8
        self.each = 3 if self.players <= 4 else 2  # TL03
        everybody = [seat for seat in range(self.players) for _ in range(self.each)]
        self.start: Data = {"tile": START, "pawns": everybody, "guards": 0}
        self.finish: Data = {"tile": FINISH, "pawns": [], "guards": 0}
        self.taken: list[list[Data]] = [[] for _ in range(self.players)]
        self.straggler: Data | None = None
        self.gone: list[int] = []
        self.box = 0
        self.first: int = deal["first"]  # TL03
        assert 0 <= self.first < self.players, "no such seat"
        self.die: int | None = None
        self.tell("began", seat=self.first)
        self.roll(self.first, deal["die"])

    def check_options(self) -> None:
        """Refuses what TL15 does not allow."""
        assert set(self.options) == {"layout", "one-is-free", "recycle", "ending"}
        assert self.options["layout"] in ("standard", "bonus-first", "luck-last", "shuffled")
        assert isinstance(self.options["one-is-free"], bool)
        assert isinstance(self.options["recycle"], bool)
        assert self.options["ending"] in ("standard", "sprint", "straggler")

    def roll(self, seat: int, die: int) -> None:
        """Gives the turn to a seat, with what it rolled."""
        assert die in (1, 2, 3, 4, 5, 6), f"a die cannot show {die}"
        self.turn = seat
        self.die = die
        self.tell("rolled", seat=seat, die=die)

    def places(self) -> list[Data]:
        """Start, the path as it is now, Finish. Tiles that left are simply not there (TL04)."""
        return [self.start, *self.path, self.finish]

    def legal(self) -> list[str]:
        """All legal moves, sorted."""
        if self.over:
            return []
        free = self.options["one-is-free"] and self.die == 1  # TL11
        moves = ["stay"] if free else []
        for place in [self.start, *self.path]:  # nothing leaves Finish (TL04)
            number = place["tile"]
            movable = []
            if self.turn in place["pawns"]:
                movable.append(f"p{number}")
            if place["guards"] > 0 and place["pawns"]:  # TL05
                movable.append(f"g{number}")
            moves += movable
            if free and self.can_go_back(place):
                moves += [move + "-" for move in movable]
        return sorted(moves)

    def can_go_back(self, place: Data) -> bool:
        """May what stands here go one back? Onto Start only while a pawn stands there (TL11)."""
        if place is self.start:
            return False
        if place is self.path[0]:
            return bool(self.start["pawns"])
        return True

    def play(self, move: str, after: Data) -> None:
        """Plays a legal move; only the next roll is read from `after`."""
        seat = self.begin_move(move, self.legal())
        if move == "stay":
            self.tell("stayed", seat=seat)
        else:
            self.move_piece(seat, move)
        self.clear_passed_tiles()
        ending = self.ending()
        if ending is None:
            self.roll(self.next_seat(seat), after["die"])
        else:
            self.end(ending)

    def move_piece(self, seat: int, move: str) -> None:
        """Moves a pawn or a guard, takes the tile it leaves if that is due (TL04-TL06)."""
        assert self.die is not None
        steps = -1 if move.endswith("-") else self.die
        number = int(move[1:].rstrip("-"))
        places = self.places()
        here = [place["tile"] for place in places].index(number)
        there = min(here + steps, len(places) - 1)  # surplus pips are lost
        origin, goal = places[here], places[there]
        piece = "pawn" if move[0] == "p" else "guard"
        self.tell(
            "moved", seat=seat, piece=piece, **{"from": number, "to": goal["tile"]}, steps=steps
        )
        if piece == "guard":
            origin["guards"] -= 1
            goal["guards"] += 1
            return
        origin["pawns"].remove(seat)
        goal["pawns"] = sorted([*goal["pawns"], seat])
        if origin is not self.start and not origin["pawns"] and origin["guards"] == 0:  # TL06
            self.take(seat, origin)
        if goal is self.finish:
            self.tell("home", seat=seat)
            if self.is_home(seat):
                self.tell("finished", seat=seat)

    def take(self, seat: int, place: Data) -> None:
        """The seat takes this tile off the path."""
        self.path = [other for other in self.path if other is not place]
        tile = {"tile": place["tile"], "value": place["value"]}
        self.taken[seat] = sorted([*self.taken[seat], tile], key=lambda t: t["tile"])
        self.tell("taken", seat=seat, **tile)

    def is_home(self, seat: int) -> bool:
        return bool(self.finish["pawns"].count(seat) == self.each)

    def clear_passed_tiles(self) -> None:
        """Tiles that every pawn has passed leave (TL09) or go to the end of the path (TL12)."""
        if self.start["pawns"]:
            return
        passed: list[Data] = []
        for place in self.path:
            if place["pawns"]:
                break
            passed.append(place)
        self.path = self.path[len(passed) :]
        for place in passed:
            guards = place["guards"]
            self.box += guards
            if self.options["recycle"]:
                place["guards"] = 0
                self.path.append(place)
                self.tell("recycled", tile=place["tile"], guards=guards)
            else:
                self.gone = sorted([*self.gone, place["tile"]])
                self.tell("left", tile=place["tile"], guards=guards)

    def ending(self) -> str | None:
        """How the game ends now, or None if it goes on."""
        home = [seat for seat in range(self.players) if self.is_home(seat)]
        abroad = self.each * self.players - len(self.finish["pawns"])
        if self.options["ending"] == "sprint" and home:  # TL13
            return "sprint"
        if self.options["ending"] == "straggler" and abroad == 1:  # TL14
            return "straggler"
        if abroad == 0:  # TL08
            return "standard"
        return None

    def next_seat(self, seat: int) -> int:
        """The next seat that still has a pawn to bring home (TL07)."""
        seat = self.left_of(seat)
        while self.is_home(seat):
            seat = self.left_of(seat)
        return seat

    def end(self, ending: str) -> None:
        """The last tiles change hands, then all is counted."""
        self.die = None
        self.tell("ended", ending=ending)
        if ending == "sprint":  # TL13
            for place in list(self.path):
                if len(place["pawns"]) == 1 and place["guards"] == 0:
                    self.take(place["pawns"][0], place)
        if ending == "straggler":  # TL14
            self.punish_straggler()
        scores = self.scores()
        self.tell("scored", scores=scores)
        best = max(scores)
        self.win([s for s in range(self.players) if scores[s] == best], scores, ending)

    def punish_straggler(self) -> None:
        """The last pawn's owner takes the largest malus without a guard (TL14)."""
        seat = next(s for s in range(self.players) if not self.is_home(s))
        free = [place for place in self.path if place["value"] < 0 and place["guards"] == 0]
        if not free:
            self.tell("straggler", seat=seat, tile=None, value=None)
            return
        worst = min(free, key=lambda place: place["value"])  # the first of two equal ones
        self.path = [place for place in self.path if place is not worst]
        self.straggler = {"seat": seat, "tile": worst["tile"], "value": worst["value"]}
        self.tell("straggler", **self.straggler)

    def scores(self) -> list[int]:
        """Each seat's total if it were counted now."""
        totals = [score([tile["value"] for tile in tiles]) for tiles in self.taken]
        if self.straggler is not None:
            totals[self.straggler["seat"]] += self.straggler["value"]
        return totals

    def as_dict(self) -> Data:
        """Everything, as docs/data.md has it."""
        return copy.deepcopy(
            {
                **self.common(),
                "first": self.first,
                "die": self.die,
                "path": self.path,
                "start": {"pawns": self.start["pawns"], "guards": self.start["guards"]},
                "finish": {"pawns": self.finish["pawns"], "guards": self.finish["guards"]},
                "taken": self.taken,
                "straggler": self.straggler,
                "gone": self.gone,
                "box": self.box,
                "scores": self.scores(),
            }
        )
