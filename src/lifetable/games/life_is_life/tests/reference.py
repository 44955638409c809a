"""Life is Life from the rulebooks and rulings LL01-LL12, as plainly as possible."""

import copy
from itertools import combinations

from tests.reference import Data, Game

# LL01: a card's value is its species' count
COUNTS = {
    "giraffe": 9,
    "bear": 8,
    "mole": 7,
    "goat": 7,
    "sheep": 6,
    "dog": 6,
    "rabbit": 5,
    "pig": 5,
    "cat": 4,
    "mouse": 3,
}
ANIMALS = list(COUNTS)
LETTERS = dict(zip(ANIMALS, "GBMOSDRPCU", strict=True))
NAMES = {letter: animal for animal, letter in LETTERS.items()}


def in_order(cards: list[str]) -> list[str]:
    """The cards, sorted as the animals are always listed."""
    return sorted(cards, key=ANIMALS.index)


def tally(cards: list[str]) -> dict[str, int]:
    """How many of each animal; animals that are not there are left out."""
    return {animal: cards.count(animal) for animal in ANIMALS if animal in cards}


def spread(counts: dict[str, int]) -> list[str]:
    """The cards that a tally counts."""
    assert all(animal in ANIMALS and n > 0 for animal, n in counts.items()), counts
    return [animal for animal in ANIMALS for _ in range(counts.get(animal, 0))]


def without(cards: list[str], gone: list[str]) -> list[str]:
    """The cards without those that are gone, as far as they were there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


class Reference(Game):
    """One game of Life is Life; hands, rows and the rest are lists of animal names."""

    name = "life-is-life"

    def __init__(self, deal: Data, deck: Data | None = None) -> None:
        super().__init__(deal, 3, 5)
        assert set(self.options) == {"pro", "round-cap"}
        assert isinstance(self.options["pro"], bool)
        assert self.options["round-cap"] >= 0
        self.lives = [5] * self.players  # LL01
        self.capped = 0
        self.round = 0
        starter: int = deal["starter"]
        assert 0 <= starter < self.players, "no such seat"
        self.tell("began", seat=starter)
        self.deal_round(starter, deal)

    def living(self) -> list[int]:
        """The seats still in, ascending."""
        return [seat for seat in range(self.players) if self.lives[seat] > 0]

    def next_living(self, seat: int) -> int:
        seat = self.left_of(seat)
        while self.lives[seat] == 0:
            seat = self.left_of(seat)
        return seat

    def deal_round(self, starter: int, chance: Data) -> None:
        """Begins a round with the cards that chance dealt, if it can have dealt them (LL01)."""
        assert len(chance["hands"]) == self.players
        self.hands = [spread(hand) for hand in chance["hands"]]
        self.rows = [spread(row) for row in chance["rows"]]
        self.rest = spread(chance["rest"])
        for seat in range(self.players):
            assert len(self.hands[seat]) == (10 if self.lives[seat] > 0 else 0), "ten each"
        assert [len(row) for row in self.rows] == [1, 2, 3, 4], "rows of 1, 2, 3, 4"
        everything = [card for cards in [*self.hands, *self.rows, self.rest] for card in cards]
        assert tally(everything) == COUNTS, "not the 60 cards"
        self.round += 1
        self.starter = starter
        self.traded = [False] * self.players
        self.turns = 0
        self.knocked: int | None = None
        self.last_turns: int | None = None
        self.known: list[list[str]] = [[] for _ in range(self.players)]
        self.turn = starter
        rows = [tally(row) for row in self.rows]
        self.tell("dealt", round=self.round, seat=starter, rows=rows)

    def legal(self) -> list[str]:
        """All legal moves, sorted."""
        if self.turn is None:
            return []
        moves = set()
        for number, row in enumerate(self.rows, start=1):
            for cards in combinations(self.hands[self.turn], number):
                laid = in_order(list(cards))
                if laid != in_order(row):  # LL02
                    moves.add(f"{number}:" + "".join(LETTERS[animal] for animal in laid))
        assert moves, "a legal trade always exists (LL02)"
        if self.traded[self.turn]:  # LL03
            moves.add("knock")
        return sorted(moves)

    def play(self, move: str, after: Data) -> None:
        """Plays a legal move; only the cards of a new round are read from `after`."""
        seat = self.begin_move(move, self.legal())
        self.turns += 1
        if self.last_turns is not None:
            self.last_turns -= 1
        combos: list[str] = []
        if move == "knock":
            self.knock(seat)
        else:
            number, letters = move.split(":")
            self.trade(seat, int(number), [NAMES[letter] for letter in letters])
            combos = self.combinations_of(seat)
        if combos:  # LL04, also in the last turns
            self.tell("sudden-death", seat=seat, animals=combos)
            self.end_round(self.sudden_death_changes(seat), after)
        elif self.last_turns == 0:  # LL03
            self.end_round(self.count(), after)
        elif self.knocked is None and self.turns == self.options["round-cap"]:  # LL12
            self.capped += 1
            self.tell("capped", round=self.round)
            self.end_round(self.count(), after)
        else:
            self.turn = self.next_living(seat)

    def knock(self, seat: int) -> None:
        """The first knock leaves one turn to everyone else; later ones change nothing (LL03)."""
        first = self.knocked is None
        if first:
            self.knocked = seat
            self.last_turns = len(self.living()) - 1
        self.tell("knocked", seat=seat, first=first)

    def trade(self, seat: int, number: int, laid: list[str]) -> None:
        """Lays cards and takes a row; what was laid becomes the row (LL02)."""
        took = self.rows[number - 1]
        self.rows[number - 1] = laid
        self.hands[seat] = in_order(without(self.hands[seat], laid) + took)
        assert len(self.hands[seat]) == 10
        self.known[seat] = in_order(without(self.known[seat], laid) + took)  # LL11
        self.traded[seat] = True
        self.tell("traded", seat=seat, row=number, laid=tally(laid), took=tally(took))

    def combinations_of(self, seat: int) -> list[str]:
        """The animals of which the seat holds all, as far as they mean sudden death."""
        deadly = ["rabbit", "pig"] if self.options["pro"] else ["rabbit", "pig", "cat"]  # LL10
        return [animal for animal in deadly if self.hands[seat].count(animal) == COUNTS[animal]]

    def sudden_death_changes(self, trader: int) -> list[int]:
        """Every other living player loses a life (LL04); a pro's trigger gains one (LL10)."""
        changes = [0] * self.players
        for seat in self.living():
            changes[seat] = -1
        changes[trader] = 1 if self.options["pro"] else 0
        return changes

    def count(self) -> list[int]:
        """Counts the round and says what each seat's lives should change by."""
        living = self.living()
        for seat in living:
            self.tell("shown", seat=seat, hand=tally(self.hands[seat]))
        needed = 2 if len(living) == 2 else 1  # LL06
        points = [0] * self.players
        for animal, value in COUNTS.items():
            counts = [
                self.hands[seat].count(animal) if seat in living else 0
                for seat in range(self.players)
            ]
            most = max(counts)
            holder = None
            if most >= needed and counts.count(most) == 1:  # LL05
                holder = counts.index(most)
                points[holder] += value
            self.tell("counted", animal=animal, value=value, counts=counts, seat=holder)
        self.tell("totals", points=points)
        highest = max(points[seat] for seat in living)
        lowest = min(points[seat] for seat in living)
        changes = [0] * self.players
        for seat in living:  # LL07
            if points[seat] == highest:
                changes[seat] = 0
            elif points[seat] == lowest:
                changes[seat] = -2
            else:
                changes[seat] = -1
        return changes

    def end_round(self, changes: list[int], after: Data) -> None:
        """Lives are lost or won, players go out, and a new round or the end follows."""
        before = self.living()
        for seat in before:
            lives = max(self.lives[seat] + changes[seat], 0)  # LL07
            if lives != self.lives[seat]:
                change = lives - self.lives[seat]
                self.lives[seat] = lives
                self.tell("lives", seat=seat, change=change, lives=lives)
        for seat in before:
            if self.lives[seat] == 0:  # LL08
                self.tell("out", seat=seat)
        living = self.living()
        assert living, "one is always left (LL08)"
        if len(living) == 1:
            self.win(living, self.lives, "last-one-in")
        else:
            self.deal_round(self.next_living(self.starter), after)  # LL09

    def as_dict(self) -> Data:
        """Everything, as docs/data.md has it."""
        return copy.deepcopy(
            {
                **self.common(),
                "round": self.round,
                "starter": self.starter,
                "lives": self.lives,
                "hands": [tally(hand) for hand in self.hands],
                "rows": [tally(row) for row in self.rows],
                "rest": tally(self.rest),
                "traded": self.traded,
                "turns": self.turns,
                "knocked": self.knocked,
                "last_turns": self.last_turns,
                "known": [tally(cards) for cards in self.known],
                "capped": self.capped,
            }
        )
