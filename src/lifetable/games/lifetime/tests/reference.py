"""Lifetime from the rulebook and rulings LT01-LT14, as plainly as possible."""

import copy

from tests.reference import Data, Game

HAND = 7

# LT01
CARDS = sorted([f"{number:02}" for number in range(100)] + ["20b", "45b", "70b", "95b"])


def number_of(card: str) -> int:
    """The number on a card: the last two digits of its year."""
    return int(card[:2])


def year_before(year: int, card: str) -> int:
    """The nearest year with the card's digits strictly before a year (LT05, LT12)."""
    year -= 1
    while year % 100 != number_of(card):
        year -= 1
    return year


def year_after(year: int, card: str) -> int:
    """The nearest year with the card's digits strictly after a year (LT05, LT12)."""
    year += 1
    while year % 100 != number_of(card):
        year += 1
    return year


class Reference(Game):
    """One game of Lifetime; hands, pile and line are lists of cards."""

    name = "lifetime"

    def __init__(self, deal: Data, deck: Data | None = None) -> None:
        super().__init__(deal, 3, 6)
        assert set(self.options) == {"deck", "show-occupation"}
        assert isinstance(self.options["show-occupation"], bool)
        assert deck is not None, "Lifetime needs its deck"
        assert sorted(deck["cards"]) == CARDS, "not the 104 cards"
        self.people: dict[str, list[list[int]]] = {
            card: [list(dates) for dates in deck["lives"][card]] for card in CARDS
        }
        self.present: int = deck["present"]
        self.told: dict[str, list[Data]] = deck["told"]
        assert all(len(people) == 6 for people in self.people.values()), "six on each card"
        first: int = deal["first"]  # LT02
        assert 0 <= first < self.players, "no such seat"
        self.pile: list[str] = self.draw_order(deal)
        assert sorted(self.pile) == CARDS, "each card is somewhere, once"
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.taken: list[list[str]] = [[] for _ in range(self.players)]
        self.aside: list[str] = []
        self.remembered: list[list[str]] = [[] for _ in range(self.players)]
        self.last = False
        self.round = 0
        self.tell("began", seat=first)
        self.begin_round(first)

    def draw_order(self, deal: Data) -> list[str]:
        """The shuffled cards as they lay before the deal, the top one first."""
        first = deal["first"]
        order: list[str] = []
        for step in range(self.players):
            hand = deal["hands"][(first + step) % self.players]
            assert len(hand) == HAND, "seven each"
            order += hand
        pile = list(deal["pile"])
        if deal["celebrity"] is None:  # all were tried and put under, in order: LT04
            return order + pile
        untouched = len(pile) - deal["redraws"]
        return order + pile[untouched:] + [deal["celebrity"]] + pile[:untouched]

    def begin_round(self, first: int) -> None:
        """Refills the hands and finds a celebrity card (LT03, LT04, LT09)."""
        self.round += 1
        self.first = first
        self.turn = first
        self.phase: str | None = "open"
        self.celebrity: str | None = None
        self.person: int | None = None
        self.line: list[Data] = []
        self.nobody_fits = False
        self.redraws = 0
        seat = first
        for _ in range(self.players):
            self.refill(seat)
            seat = self.left_of(seat)
        if self.pile:
            self.draw_celebrity(first)
        else:
            self.keep_celebrity(first)

    def draw(self, seat: int) -> str:
        """Takes the top card of the pile."""
        card = self.pile.pop(0)
        if card in self.remembered[seat]:
            self.remembered[seat].remove(card)
        return card

    def refill(self, seat: int) -> None:
        cards: list[str] = []
        while len(self.hands[seat]) < HAND and self.pile:
            card = self.draw(seat)
            cards.append(card)
            self.hands[seat].append(card)
        if cards:
            self.tell("refilled", seat=seat, count=len(cards), cards=cards)
            self.note_last_round()

    def note_last_round(self) -> None:
        """The round in which the last card of the pile is drawn is the last (LT09)."""
        if not self.pile and not self.last:
            self.last = True
            self.tell("last-round")

    def draw_celebrity(self, first: int) -> None:
        """Draws until somebody fits; each card of the pile is tried once at most (LT04)."""
        for _ in range(len(self.pile)):
            card = self.draw(first)
            self.tell("drew", seat=first, card=card)
            self.note_last_round()
            if self.fits(card, first):
                self.celebrity = card
                return
            self.put_under(first, card)
        self.nobody_fits = True
        self.tell("nobody-fits", seat=first)

    def keep_celebrity(self, first: int) -> None:
        """No card is left to draw: the most recently drawn hand card serves (LT09)."""
        hand = self.hands[first]
        if len(hand) == 1:
            self.tell("void", seat=first)
            self.finish("void")
            return
        card = hand.pop()
        self.tell("kept", seat=first, card=card)
        if self.fits(card, first):
            self.celebrity = card
            return
        self.put_under(first, card)
        self.nobody_fits = True
        self.tell("nobody-fits", seat=first)

    def put_under(self, seat: int, card: str) -> None:
        self.pile.append(card)
        self.redraws += 1
        self.remembered[seat] = sorted([*self.remembered[seat], card])
        self.tell("put-under", seat=seat, card=card)

    def fits(self, card: str, seat: int) -> bool:
        """Can the seat open for one of the six on this card?"""
        return bool(self.openings(card, seat))

    def openings(self, celebrity: str, seat: int) -> list[str]:
        """Each way to name one of the six and open for him (LT03)."""
        moves = []
        for place, (born, died) in enumerate(self.people[celebrity], start=1):
            for year in range(born, died + 1):
                for card in self.hands[seat]:
                    if number_of(card) == year % 100:
                        moves.append(f"{place}:{year}{card[2:]}")
        return moves

    def legal(self) -> list[str]:
        """All legal moves, sorted."""
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        if self.phase == "lay":
            moves = ["<" + card for card in hand] + [">" + card for card in hand]  # LT05
        elif self.nobody_fits:
            moves = ["-:" + card for card in hand]  # LT04
        else:
            assert self.celebrity is not None
            moves = self.openings(self.celebrity, self.turn)
        assert moves
        return sorted(moves)

    def play(self, move: str, after: Data) -> None:
        """Plays a legal move; nothing is read from `after`."""
        seat = self.begin_move(move, self.legal())
        if move[0] in "<>":
            self.lay(seat, move[0], move[1:])
        elif move.startswith("-:"):
            self.open_blindly(seat, move[2:])
        else:
            place, said = move.split(":")
            digits = said.rstrip("b")
            card = digits[-2:] + said[len(digits) :]
            self.open(seat, int(place), int(digits), card)

    def lay_down(self, seat: int, card: str) -> None:
        """A card leaves a hand and is seen by everybody."""
        self.hands[seat].remove(card)
        self.forget(card)

    def forget(self, card: str) -> None:
        """Everybody has seen this card: nobody need remember it."""
        self.remembered = [[c for c in cards if c != card] for cards in self.remembered]

    def open(self, seat: int, place: int, year: int, card: str) -> None:
        """Names a person and lays the first card (LT03)."""
        assert self.celebrity is not None
        self.person = place
        told = self.told[self.celebrity][place - 1]
        heard = ("name", "about") if self.options["show-occupation"] else ("name",)
        said = {key: told[key] for key in heard}
        self.tell("named", seat=seat, card=self.celebrity, place=place, **said)
        self.lay_down(seat, card)
        self.line = [{"card": card, "year": year, "seat": seat}]
        self.tell("laid", seat=seat, card=card, year=year, side="open")
        self.phase = "lay"
        self.go_on(seat)

    def open_blindly(self, seat: int, card: str) -> None:
        """Opens though nobody fits, and loses the round with that one card (LT04)."""
        self.lay_down(seat, card)
        self.tell("laid", seat=seat, card=card, year=None, side="open")
        self.lose(seat, [card])
        self.end_round(seat)

    def lay(self, seat: int, side: str, card: str) -> None:
        """Lays a card at one end of the line (LT05); outside the lifetime it loses (LT06)."""
        self.lay_down(seat, card)
        if side == "<":
            year = year_before(self.line[0]["year"], card)
            self.line.insert(0, {"card": card, "year": year, "seat": seat})
        else:
            year = year_after(self.line[-1]["year"], card)
            self.line.append({"card": card, "year": year, "seat": seat})
        words = {"<": "left", ">": "right"}
        to_come = {"to_come": True} if year > self.present else {}  # LT14
        self.tell("laid", seat=seat, card=card, year=year, side=words[side], **to_come)
        born, died = self.dates()
        if born <= year <= died:
            self.tell("accepted", year=year)
            self.go_on(seat)
            return
        self.tell("refused", year=year)
        self.lose(seat, [entry["card"] for entry in self.line])
        self.reveal()
        self.end_round(seat)

    def dates(self) -> tuple[int, int]:
        """Born and died, of the person named."""
        assert self.celebrity is not None and self.person is not None
        born, died = self.people[self.celebrity][self.person - 1]
        return born, died

    def go_on(self, seat: int) -> None:
        """The turn goes to the next who has cards; if nobody has, nobody loses (LT08)."""
        for _ in range(self.players):
            seat = self.left_of(seat)
            if self.hands[seat]:
                self.turn = seat
                return
        cards = [entry["card"] for entry in self.line]
        self.aside = sorted(self.aside + cards)
        self.tell("unlost", cards=cards)
        self.reveal()
        self.end_round(self.left_of(self.first))

    def lose(self, seat: int, cards: list[str]) -> None:
        self.taken[seat] = sorted(self.taken[seat] + cards)
        self.tell("lost", seat=seat, cards=cards)

    def reveal(self) -> None:
        """Shows the dates to all (LT07) and sets the celebrity card aside (LT06)."""
        assert self.celebrity is not None
        born, died = self.dates()
        assert self.person is not None
        told = self.told[self.celebrity][self.person - 1]
        dates = {"born": born, "died": died}
        self.tell("revealed", card=self.celebrity, place=self.person, **told, **dates)
        self.aside = sorted([*self.aside, self.celebrity])
        self.forget(self.celebrity)  # seen by all only now: LT13

    def end_round(self, next_first: int) -> None:
        if self.last:  # LT09
            self.finish("pile-empty")
        else:
            self.begin_round(next_first)

    def finish(self, ending: str) -> None:
        """Counts the cards taken: fewest wins (LT10)."""
        self.phase = None
        self.line = []
        self.celebrity = None
        self.person = None
        self.nobody_fits = False
        scores = [len(cards) for cards in self.taken]
        self.tell("counted", scores=scores)
        fewest = min(scores)
        self.win([s for s in range(self.players) if scores[s] == fewest], scores, ending)

    def as_dict(self) -> Data:
        """Everything, as docs/data.md has it."""
        born, died = self.dates() if self.person is not None else (None, None)
        return copy.deepcopy(
            {
                **self.common(),
                "round": self.round,
                "first": self.first,
                "phase": self.phase,
                "hands": self.hands,
                "pile": self.pile,
                "celebrity": self.celebrity,
                "person": self.person,
                "born": born,
                "died": died,
                "line": self.line,
                "taken": self.taken,
                "aside": self.aside,
                "nobody_fits": self.nobody_fits,
                "last": self.last,
                "redraws": self.redraws,
                "remembered": self.remembered,
            }
        )
