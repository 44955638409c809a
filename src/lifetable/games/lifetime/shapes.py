"""What views and events of Lifetime hold, and who sees it. LT11, LT13"""

from __future__ import annotations

from typing import Any

from lifetable.games.compiling import compiled
from lifetable.games.kernel import integer
from lifetable.games.lifetime import rules as r
from lifetable.games.schema import (
    ITSELF,
    EachSeat,
    Field,
    Flag,
    Integer,
    Kind,
    ListOf,
    Maybe,
    Record,
    Seat,
    Sees,
    Shapes,
    Text,
    Translated,
    Word,
    began,
    won,
)
from lifetable.games.tape import Tape, close_list, open_list, put, put_if, sees

PHASES = ("open", "lay")
SIDES = ("open", "left", "right")
PLACES = ("pile", "hand", "celebrity")
_IN_PILE, _IN_HAND, _DRAWN = range(3)
_NAME, _ABOUT_IT, _FACT = range(3)
_LEAST = -(1 << 20)  # before every year

_SEAT = Field("seat", Seat(), "Whose")
_CARD = Field("card", Text(), "Which card")
_YEAR = Field("year", Integer(), "Which year")
_BORN = Field("born", Integer(), "Year of birth")
_DIED = Field("died", Integer(), "Year of death")
_PLACE = Integer(1, r.PEOPLE)
_CARDS = ListOf(Text())
_FIRST = Sees("first")
_LINE = Field("cards", _CARDS, "The whole line, left to right")
_ITS_CARD = Field("card", Text(), "Which", sees=ITSELF)
_NAME_SAID = Field("name", Translated(), "The name")
_ABOUT = Translated()

_PUBLIC = (
    Field("round", Integer(1), "Number of the round"),
    Field("first", Seat(), "Its first player"),
    Field(
        "phase",
        Maybe(Word(PHASES)),
        "Is somebody to be named, or a card to be laid? null when over",
    ),
    Field(
        "person",
        Maybe(_PLACE),
        "Place of the person on the celebrity card, once named",
        sees=_FIRST,
    ),
    Field(
        "line",
        ListOf(Record((_CARD, _YEAR, Field("seat", Seat(), "Who laid it")))),
        "The line of years, from left to right",
    ),
    Field("taken", EachSeat(_CARDS), "Cards each has taken, ascending"),
    Field("aside", _CARDS, "Cards set aside, ascending"),
    Field("nobody_fits", Flag(), "Must the first player open blindly (LT04)?"),
    Field("last", Flag(), "Is this the last round?"),
    Field("redraws", Integer(0), "Cards put under the pile in this round"),
)

SHAPES = Shapes(
    view=(
        *_PUBLIC,
        Field("hand", Maybe(_CARDS), "One's own cards in the order drawn", sees=ITSELF),
        Field("hand_sizes", EachSeat(Integer(0, r.HAND)), "How many cards each holds"),
        Field("pile_size", Integer(0), "How many cards the pile has"),
        Field(
            "celebrity",
            Maybe(Text()),
            "The celebrity card of the round",
            sees=_FIRST,
        ),
        Field("born", Maybe(Integer()), "When the person named was born", sees=_FIRST),
        Field("died", Maybe(Integer()), "When the person named died", sees=_FIRST),
        Field("name", Maybe(Translated()), "Who was named"),
        Field("about", Maybe(_ABOUT), "What for; only with `show-occupation`"),
        Field(
            "people",
            Maybe(ListOf(Record((Field("name", Translated(), "The name"), _BORN, _DIED)))),
            "The six people of the celebrity card",
            sees=_FIRST,
        ),
        Field(
            "remembered",
            Maybe(
                ListOf(
                    Record(
                        (
                            _CARD,
                            Field("where", Word(PLACES), "Where it is now"),
                            Field("seat", Seat(), "In whose hand", when="in a hand"),
                            Field(
                                "index",
                                Integer(0),
                                "How far from the top, or where in the hand",
                                when="in the pile or a hand",
                            ),
                        )
                    )
                )
            ),
            "Cards one has put under the pile and that have not been seen by all since, ascending by card",
            sees=ITSELF,
            aid=True,
        ),
    ),
    whole=(
        *_PUBLIC,
        Field("hands", EachSeat(_CARDS), "All cards in hands, in the order drawn"),
        Field("pile", _CARDS, "The pile, top first"),
        Field("celebrity", Maybe(Text()), "The celebrity card of the round"),
        Field("born", Maybe(Integer()), "When the person named was born"),
        Field("died", Maybe(Integer()), "When the person named died"),
        Field(
            "remembered",
            EachSeat(_CARDS),
            "Cards each has put under the pile and that have not been seen by all since, ascending",
        ),
    ),
    kinds=(
        began(r.BEGAN),
        Kind(
            r.REFILLED,
            "refilled",
            "A seat draws up to seven; only for those that got a card",
            (
                _SEAT,
                Field("count", Integer(1, r.HAND), "How many cards"),
                Field("cards", _CARDS, "Which", sees=ITSELF),
            ),
        ),
        Kind(r.DREW, "drew", "The first player draws a celebrity card", (_SEAT, _ITS_CARD)),
        Kind(r.PUT_UNDER, "put-under", "It goes under the pile (LT04)", (_SEAT, _ITS_CARD)),
        Kind(
            r.KEPT, "kept", "A card of the hand serves as celebrity card (LT09)", (_SEAT, _ITS_CARD)
        ),
        Kind(r.NOBODY_FITS, "nobody-fits", "The first player has to open blindly (LT04)", (_SEAT,)),
        Kind(r.LAST_ROUND, "last-round", "The pile's last card was drawn; once"),
        Kind(
            r.NAMED,
            "named",
            "The first player names a person",
            (
                _SEAT,
                _ITS_CARD,
                Field("place", _PLACE, "Which of its six people", sees=ITSELF),
                _NAME_SAID,
                Field("about", _ABOUT, "What for", when="with `show-occupation`"),
            ),
            chance=False,
        ),
        Kind(
            r.LAID,
            "laid",
            "A card is laid",
            (
                _SEAT,
                _CARD,
                Field("year", Maybe(Integer()), "Which year; null when opening blindly"),
                Field("side", Word(SIDES), "Where in the line"),
                Field(
                    "to_come",
                    Flag(),
                    "true: the year has not come yet, so nobody can have lived in it",
                    when="for such a year (LT14)",
                ),
            ),
            chance=False,
        ),
        Kind(r.ACCEPTED, "accepted", "The year was lived through; not for an opening", (_YEAR,)),
        Kind(r.REFUSED, "refused", "It was not", (_YEAR,)),
        Kind(
            r.LOST,
            "lost",
            "The whole line goes to the one who erred (LT06)",
            (_SEAT, _LINE),
            chance=False,
        ),
        Kind(
            r.REVEALED,
            "revealed",
            "Who it was",
            (
                _CARD,
                Field("place", _PLACE, "Which of its six people"),
                _NAME_SAID,
                Field("about", _ABOUT, "What for"),
                Field("fact", Translated(), "Something to tell"),
                _BORN,
                _DIED,
            ),
        ),
        Kind(r.UNLOST, "unlost", "Nobody erred; the line is set aside (LT08)", (_LINE,)),
        Kind(r.VOIDED, "void", "The round cannot be played (LT09)", (_SEAT,)),
        Kind(
            r.COUNTED,
            "counted",
            "The game is counted",
            (Field("scores", EachSeat(Integer(0)), "How many cards each has taken"),),
            chance=False,
        ),
        won(r.WON),
    ),
)


# --- written by compiled code, in the order declared ------------------------------------------------
#
# Texts of the box: the cards' names, then name, about and fact of each of their people.


@compiled
def view(s: Any, box: Any, seat: int, aids: bool, tape: Tape) -> None:
    first = seat == s.first and not s.over
    named = s.person > 0
    _put_public(s, box, first, tape)
    put(tape, seat >= 0)
    if seat >= 0:
        _put_hand(s, seat, tape)
    put(tape, s.players)
    for player in range(s.players):
        put(tape, s.hand_size[player])
    put(tape, s.pile_size)
    put_if(tape, s.celebrity >= 0 and first, s.celebrity)  # LT13
    put_if(tape, first and named, s.born)
    put_if(tape, first and named, s.died)
    put_if(tape, named, _text(box, s.named, _NAME))
    put_if(tape, named and box.occupation, _text(box, s.named, _ABOUT_IT))
    put(tape, s.celebrity >= 0 and first)
    if s.celebrity >= 0 and first:
        _put_people(s, box, tape)
    put(tape, aids)
    if aids:
        put(tape, seat >= 0)
        if seat >= 0:
            _put_remembered(s, seat, tape)


@compiled
def whole(s: Any, box: Any, tape: Tape) -> None:
    _put_public(s, box, True, tape)
    put(tape, s.players)
    for seat in range(s.players):
        _put_hand(s, seat, tape)
    put(tape, s.pile_size)
    for i in range(s.pile_size):
        put(tape, s.pile[(s.top + i) & (r.RING - 1)])
    put_if(tape, s.celebrity >= 0, s.celebrity)
    put_if(tape, s.person > 0, s.born)
    put_if(tape, s.person > 0, s.died)
    put(tape, s.players)
    for seat in range(s.players):
        n, opened = 0, open_list(tape)
        card = _followed(s, seat, -1)[0]
        while card >= 0:
            put(tape, card)
            n += 1
            card = _followed(s, seat, card)[0]
        close_list(tape, opened, n)


@compiled
def _put_public(s: Any, box: Any, knows: bool, tape: Tape) -> None:
    put(tape, s.round)
    put(tape, s.first)
    put_if(tape, not s.over, s.phase)
    put_if(tape, knows and s.person > 0, s.person)
    put(tape, s.line_size)
    last = _LEAST
    for _ in range(s.line_size):
        best = -1
        for i in range(s.line_size):
            year = s.line_year[i]
            if year > last and (best < 0 or year < s.line_year[best]):
                best = i
        put(tape, s.line_card[best])
        put(tape, s.line_year[best])
        put(tape, s.line_seat[best])
        last = s.line_year[best]
    put(tape, s.players)
    for seat in range(s.players):
        _put_owned(s, box, seat, tape)
    _put_owned(s, box, r.ASIDE, tape)
    put(tape, s.nobody_fits)
    put(tape, s.last)
    put(tape, s.redraws)


@compiled
def event(s: Any, box: Any, log: Any, row: int, seat: int, tape: Tape) -> int:
    kind, who, a, b = log[row, 0], log[row, 1], log[row, 2], log[row, 3]
    after = row + 1
    while after < log.shape[0] and log[after, 0] == r.CARD:  # cards that belong to the row before
        after += 1
    if kind == r.REVEALED:
        put(tape, a // r.PEOPLE)
        put(tape, a % r.PEOPLE + 1)
        put(tape, _text(box, b, _NAME))
        put(tape, _text(box, b, _ABOUT_IT))
        put(tape, _text(box, b, _FACT))
        put(tape, log[row, 4])
        put(tape, log[row, 5])
    elif kind == r.ACCEPTED or kind == r.REFUSED:
        put(tape, a)
    elif kind == r.UNLOST:
        _put_line(log, row + 1, after, tape)
    elif kind == r.COUNTED:
        put(tape, s.players)
        for player in range(s.players):
            put(tape, s.catch[player])
    elif kind == r.WON:
        _put_winners(s, tape)
    elif kind != r.LAST_ROUND:
        put(tape, who)
        if kind == r.REFILLED:
            put(tape, a)
            _put_drawn(log, row + 1, after, sees(seat, who), tape)
        elif kind == r.DREW or kind == r.PUT_UNDER or kind == r.KEPT:
            put_if(tape, sees(seat, who), a)
        elif kind == r.NAMED:
            put_if(tape, sees(seat, who), a)  # LT13
            put_if(tape, sees(seat, who), b)
            put(tape, _text(box, a * r.PEOPLE + b - 1, _NAME))
            put_if(tape, box.occupation, _text(box, a * r.PEOPLE + b - 1, _ABOUT_IT))
        elif kind == r.LAID:
            put(tape, a)
            put_if(tape, b != 0, b)
            put(tape, max(0, log[row, 4] - r.BLIND))
            put_if(tape, b > box.present, 1)
        elif kind == r.LOST:
            _put_line(log, row + 1, after, tape)
    return after


@compiled
def _text(box: Any, life: int, which: int) -> int:
    return box.cards + 3 * life + which


@compiled
def _put_people(s: Any, box: Any, tape: Tape) -> None:
    put(tape, r.PEOPLE)
    for place in range(r.PEOPLE):
        life = s.celebrity * r.PEOPLE + place
        put(tape, _text(box, life, _NAME))
        put(tape, box.born[life])
        put(tape, box.died[life])


@compiled
def _put_hand(s: Any, seat: int, tape: Tape) -> None:
    put(tape, s.hand_size[seat])
    for i in range(s.hand_size[seat]):
        put(tape, s.hand[seat * r.HAND + i])


@compiled
def _put_owned(s: Any, box: Any, owner: int, tape: Tape) -> None:
    n, opened = 0, open_list(tape)
    for card in range(box.cards):
        if s.owner[card] == owner:
            put(tape, card)
            n += 1
    close_list(tape, opened, n)


@compiled
def _put_drawn(log: Any, row: int, after: int, seen: bool, tape: Tape) -> None:
    put(tape, seen)
    if seen:
        put(tape, after - row)
        for i in range(row, after):
            put(tape, log[i, 2])


@compiled
def _put_line(log: Any, row: int, after: int, tape: Tape) -> None:
    """The cards of these rows by their years."""
    put(tape, after - row)
    last = _LEAST
    for _ in range(row, after):
        best = -1
        for i in range(row, after):
            year = log[i, 3]
            if year > last and (best < 0 or year < log[best, 3]):
                best = i
        put(tape, log[best, 2])
        last = log[best, 3]


@compiled
def _put_winners(s: Any, tape: Tape) -> None:
    least = s.catch[0]
    for seat in range(1, s.players):
        least = min(least, s.catch[seat])
    n, opened = 0, open_list(tape)
    for seat in range(s.players):
        if s.catch[seat] == least:
            put(tape, seat)
            n += 1
    close_list(tape, opened, n)


@compiled
def _put_remembered(s: Any, seat: int, tape: Tape) -> None:
    n, opened = 0, open_list(tape)
    card, where, holder, place = _followed(s, seat, -1)
    while card >= 0:
        put(tape, card)
        put(tape, where)
        put_if(tape, where == _IN_HAND, holder)
        put_if(tape, where != _DRAWN, place)
        n += 1
        card, where, holder, place = _followed(s, seat, card)
    close_list(tape, opened, n)


@compiled
def _followed(s: Any, seat: int, after: int) -> tuple[int, int, int, int]:
    """The next hidden card that a seat has put under the pile and can still follow (-1: none), and where it is now:
    in the pile, in whose hand, how far from the top or where in the hand."""
    best, where, holder, place = r.CARDS, _DRAWN, -1, -1
    for i in range(s.pile_size):
        slot = (s.top + i) & (r.RING - 1)
        if s.pile_seen[slot] >> seat & 1 and after < s.pile[slot] < best:
            best, where, holder, place = integer(s.pile[slot]), _IN_PILE, -1, i
    for other in range(s.players):
        for i in range(s.hand_size[other]):
            slot = other * r.HAND + i
            if s.hand_seen[slot] >> seat & 1 and after < s.hand[slot] < best:
                best, where, holder, place = integer(s.hand[slot]), _IN_HAND, other, i
    if s.celebrity_seen >> seat & 1 and after < s.celebrity < best:
        best, where, holder, place = integer(s.celebrity), _DRAWN, -1, -1
    return (best if best < r.CARDS else -1), where, holder, place
