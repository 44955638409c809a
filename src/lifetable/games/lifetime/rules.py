"""The rules of Lifetime, compiled.

Cards are numbers 0 ... n-1, ascending as the deck lists them. The pile is a ring, so that a card can be
put under it. Whatever lies hidden keeps the set of seats that remember it (`pile_seen`, `hand_seen`).
The name that was said stands in the state, and beside it the dates of whoever bears it: the name is public, while
celebrity card, place and dates can differ from one resampled state to the next.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lifetable.games.compiling import compiled, typed
from lifetable.games.kernel import (
    HEADER,
    Log,
    Record,
    below,
    bit,
    emit,
    integer,
    left_of,
    member,
    open_record,
    rekey,
    share,
    size,
)

CARDS, RING, PEOPLE, SEATS, HAND = 104, 128, 6, 6, 7
NOBODY = -1  # nobody has been named
LINE = SEATS * HAND
OPEN, BLIND, LEFT, RIGHT = (
    1,
    2,
    3,
    4,
)  # kinds of moves; code = ((kind * 8 + place) * 2 + second) * 2^14 + number
YEARS = 1 << 14
NAMING, LAYING = 0, 1
PILE_EMPTY, VOID = 0, 1
TRIES = 20_000
IN_PLAY, ASIDE = -1, -2  # owners of cards that nobody took

(
    BEGAN,
    REFILLED,
    CARD,
    DREW,
    PUT_UNDER,
    KEPT,
    NOBODY_FITS,
    LAST_ROUND,
    NAMED,
    LAID,
    ACCEPTED,
    REFUSED,
    LOST,
    REVEALED,
    UNLOST,
    VOIDED,
    COUNTED,
    WON,
) = range(1, 19)
(
    LEGAL,
    OVER,
    MUST_OPEN,
    MUST_LAY,
    NOT_IN_HAND,
    NOT_ALIVE,
    SOMEBODY_FITS,
    NOBODY_THERE,
) = range(8)

BOX = np.dtype(
    [
        ("cards", np.int16),
        ("number", np.int8, CARDS),
        ("second", np.int8, CARDS),  # the `b` of a card
        ("born", np.int16, CARDS * PEOPLE),
        ("died", np.int16, CARDS * PEOPLE),
        ("ends", np.int16, CARDS * PEOPLE),  # the last two digits of the year of birth
        ("span", np.int16, CARDS * PEOPLE),  # years from birth to death
        ("name", np.uint64, CARDS * PEOPLE),  # a hash of everybody's name
        ("rank", np.int16, CARDS * PEOPLE),  # their order, which tells nothing of cards
        ("present", np.int16),  # the last year that has come
        ("occupation", np.int8),  # is what a person did told with the name?
    ],
    align=True,
)
STATE = np.dtype(
    [
        *HEADER,
        ("round", np.int32),
        ("openings", np.int32),  # legal moves while naming
        (
            "named",
            np.int16,
        ),  # whose name was said, card by card; the name is all that it stands for
        ("born", np.int16),
        ("died", np.int16),
        ("left", np.int16),
        ("right", np.int16),
        ("line_year", np.int16, LINE),  # in the order laid
        ("redraws", np.int16),
        ("catch", np.int16, SEATS),  # how many cards each has taken
        ("pile", np.int8, RING),
        ("pile_seen", np.uint8, RING),
        ("hand", np.int8, SEATS * HAND),  # in the order drawn
        ("hand_seen", np.uint8, SEATS * HAND),
        ("hand_size", np.int8, SEATS),
        ("line_card", np.int8, LINE),
        ("line_seat", np.int8, LINE),
        ("line_size", np.int8),
        ("owner", np.int8, CARDS),
        ("top", np.int16),
        ("pile_size", np.int16),
        ("celebrity", np.int8),
        ("celebrity_seen", np.uint8),
        ("person", np.int8),  # place 1-6, 0: not named yet
        ("phase", np.int8),
        ("first", np.int8),
        ("last", np.int8),
        ("nobody_fits", np.int8),
    ],
    align=True,
)


# --- set-up and rounds ------------------------------------------------------------------------------


@compiled
def deal(s: Record, box: Record, log: Log) -> None:
    open_record(s)
    for i in range(RING):
        s.pile[i] = i if i < box.cards else 0
        s.pile_seen[i] = 0
    for i in range(box.cards - 1, 0, -1):
        j = below(s, i + 1)
        s.pile[i], s.pile[j] = s.pile[j], s.pile[i]
    s.top = 0
    s.pile_size = box.cards
    for i in range(CARDS):
        s.owner[i] = IN_PLAY
    for i in range(SEATS * HAND):
        s.hand[i] = 0
        s.hand_seen[i] = 0
    for seat in range(SEATS):
        s.hand_size[seat] = 0
        s.catch[seat] = 0
    for i in range(LINE):
        s.line_card[i] = 0
        s.line_year[i] = 0
        s.line_seat[i] = 0
    s.line_size = 0
    s.round = 0
    s.last = 0
    s.first = left_of(below(s, s.players), s.players)  # LT02: left of the dealer
    emit(log, BEGAN, s.first, 0, 0, 0, 0)
    _begin_round(s, box, log)


@compiled
def _draw(s: Record) -> int:
    """The slot of the pile's top card, which leaves the pile."""
    slot = s.top
    s.top = (s.top + 1) & (RING - 1)
    s.pile_size -= 1
    return slot


@compiled
def _note_last(s: Record, log: Log) -> None:
    if s.pile_size == 0 and not s.last:  # LT09
        s.last = 1
        emit(log, LAST_ROUND, -1, 0, 0, 0, 0)


@compiled
def _begin_round(s: Record, box: Record, log: Log) -> None:
    s.round += 1
    s.phase = NAMING
    s.turn = s.first
    s.celebrity = -1
    s.celebrity_seen = 0
    s.person = 0
    s.named = NOBODY
    s.born = 0
    s.died = 0
    s.left = 0
    s.right = 0
    s.openings = 0
    s.redraws = 0
    s.nobody_fits = 0
    seat = s.first
    for _ in range(s.players):  # LT03
        _refill(s, seat, log)
        seat = left_of(seat, s.players)
    if s.pile_size > 0:
        _draw_celebrity(s, box, log)
    else:
        _keep_celebrity(s, box, log)


@compiled
def _refill(s: Record, seat: int, log: Log) -> None:
    wanted = min(HAND - s.hand_size[seat], s.pile_size)
    if wanted <= 0:
        return
    emit(log, REFILLED, seat, wanted, 0, 0, 0)
    for _ in range(wanted):
        slot = _draw(s)
        place = seat * HAND + s.hand_size[seat]
        s.hand[place] = s.pile[slot]
        s.hand_seen[place] = s.pile_seen[slot] & ~(1 << seat)
        s.hand_size[seat] += 1
        emit(log, CARD, seat, s.pile[slot], 0, 0, 0)
    _note_last(s, log)


@compiled
def _draw_celebrity(s: Record, box: Record, log: Log) -> None:
    """LT04: draw until somebody on the card can be opened for, but no card twice."""
    for _ in range(s.pile_size):
        slot = _draw(s)
        s.celebrity = s.pile[slot]
        s.celebrity_seen = s.pile_seen[slot] & ~(1 << s.first)
        emit(log, DREW, s.first, s.celebrity, 0, 0, 0)
        _note_last(s, log)
        s.openings = openings(s, box)
        if s.openings > 0:
            return
        _put_under(s, log)
    _open_blindly(s, log)


@compiled
def _keep_celebrity(s: Record, box: Record, log: Log) -> None:
    """LT09: no card to draw; the first player's latest card serves."""
    if s.hand_size[s.first] <= 1:
        emit(log, VOIDED, s.first, 0, 0, 0, 0)
        _end(s, VOID, log)
        return
    s.hand_size[s.first] -= 1
    place = s.first * HAND + s.hand_size[s.first]
    s.celebrity = s.hand[place]
    s.celebrity_seen = s.hand_seen[place]
    emit(log, KEPT, s.first, s.celebrity, 0, 0, 0)
    s.openings = openings(s, box)
    if s.openings == 0:
        _put_under(s, log)
        _open_blindly(s, log)


@compiled
def _put_under(s: Record, log: Log) -> None:
    slot = (s.top + s.pile_size) & (RING - 1)
    s.pile[slot] = s.celebrity
    s.pile_seen[slot] = s.celebrity_seen | (1 << s.first)
    s.pile_size += 1
    s.redraws += 1
    emit(log, PUT_UNDER, s.first, s.celebrity, 0, 0, 0)
    s.celebrity = -1
    s.celebrity_seen = 0


@compiled
def _open_blindly(s: Record, log: Log) -> None:
    s.nobody_fits = 1
    s.openings = s.hand_size[s.first]
    emit(log, NOBODY_FITS, s.first, 0, 0, 0, 0)


# --- years ------------------------------------------------------------------------------------------


@typed("int64(int64, int64)")
def _wait(ends: int, number: int) -> int:
    """How many years pass from one that ends in `ends` to the next that ends in `number`."""
    return number - ends + 100 if number < ends else number - ends


@typed("int64(int64, int64)")
def year_before(year: int, number: int) -> int:
    """The last year strictly before `year` that ends in `number`. LT05, LT12"""
    return year - 1 - _wait(number, (year - 1) % 100)


@typed("int64(int64, int64)")
def year_after(year: int, number: int) -> int:
    """The first year strictly after `year` that ends in `number`. LT05, LT12"""
    return year + 1 + _wait((year + 1) % 100, number)


@compiled
def hopeless(s: Record, box: Record, move: int) -> bool:
    """Would this card's year be one that has not come yet? LT14: it is wrong whoever was named. The rules know no
    clock: the box tells the year."""
    if move // (16 * YEARS) != RIGHT:
        return False
    return year_after(s.right, move % YEARS) > box.present


@compiled
def openings(s: Record, box: Record) -> int:
    """How many openings the six people of the celebrity card allow the first player."""
    n = 0
    for i in range(s.first * HAND, s.first * HAND + s.hand_size[s.first]):
        number = box.number[s.hand[i]]
        for life in range(s.celebrity * PEOPLE, s.celebrity * PEOPLE + PEOPLE):
            wait = _wait(box.ends[life], number)
            n += (wait <= box.span[life]) + (wait + 100 <= box.span[life])
    return n


# --- legal moves ------------------------------------------------------------------------------------


@compiled
def _code(kind: int, place: int, second: int, number: int) -> int:
    return ((kind * 8 + place) * 2 + second) * YEARS + number


@compiled
def count(s: Record, box: Record) -> int:
    """How many legal moves there are."""
    if s.over:
        return 0
    return integer(s.openings) if s.phase == NAMING else 2 * integer(s.hand_size[s.turn])


@compiled
def nth(s: Record, box: Record, k: int) -> int:
    """Legal move number k: people by place, cards in the order drawn, left before right."""
    row = s.turn * HAND
    if s.phase == LAYING:
        card = s.hand[row + k // 2]
        return _code(RIGHT if k % 2 else LEFT, 0, box.second[card], box.number[card])
    if s.nobody_fits:
        card = s.hand[row + k]
        return _code(BLIND, 0, box.second[card], box.number[card])
    for place in range(PEOPLE):
        life = s.celebrity * PEOPLE + place
        for i in range(s.hand_size[s.turn]):
            card = s.hand[row + i]
            wait = _wait(box.ends[life], box.number[card])
            while wait <= box.span[life]:
                if k == 0:
                    return _code(OPEN, place + 1, box.second[card], box.born[life] + wait)
                k -= 1
                wait += 100
    return 0


@compiled
def _find(s: Record, box: Record, move: int) -> int:
    """Where in its hand the seat to move holds the card of a move, or -1."""
    number, second = (move % YEARS) % 100, (move // YEARS) % 2
    for i in range(s.hand_size[s.turn]):
        card = s.hand[s.turn * HAND + i]
        if box.number[card] == number and box.second[card] == second:
            return i
    return -1


@compiled
def refuse(s: Record, box: Record, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    if s.over:
        return OVER
    kind = move // (16 * YEARS)
    if s.phase == NAMING and (kind == LEFT or kind == RIGHT):
        return MUST_OPEN
    if s.phase == LAYING and (kind == OPEN or kind == BLIND):
        return MUST_LAY
    if kind == BLIND and not s.nobody_fits:
        return SOMEBODY_FITS
    if kind == OPEN and s.nobody_fits:
        return NOBODY_THERE
    if _find(s, box, move) < 0:
        return NOT_IN_HAND
    if kind == OPEN:
        life = s.celebrity * PEOPLE + (move // (2 * YEARS)) % 8 - 1
        year = move % YEARS
        if year < box.born[life] or year > box.died[life]:
            return NOT_ALIVE  # LT03
    return LEGAL


# --- a move -----------------------------------------------------------------------------------------


@compiled
def apply(s: Record, box: Record, move: int, log: Log) -> None:
    """Play a legal move and everything that follows by itself, up to the next decision."""
    kind = move // (16 * YEARS)
    i = _find(s, box, move)
    s.ply += 1
    if kind == OPEN:
        _name(s, box, (move // (2 * YEARS)) % 8, log)
        _lay(s, i, move % YEARS, kind, log)
        s.left = move % YEARS
        s.right = move % YEARS
        s.phase = LAYING
        _pass_on(s, box, log)
    elif kind == BLIND:
        _lay(s, i, 0, kind, log)
        _lose(s, log)
        _next_round(s, box, s.turn, log)
    elif kind == LEFT:
        s.left = year_before(s.left, move % YEARS)
        _lay(s, i, s.left, kind, log)
        _judge(s, box, s.left, log)
    else:
        s.right = year_after(s.right, move % YEARS)
        _lay(s, i, s.right, kind, log)
        _judge(s, box, s.right, log)


@compiled
def _name(s: Record, box: Record, place: int, log: Log) -> None:
    life = s.celebrity * PEOPLE + place - 1
    s.person = place
    s.named = life
    s.born = box.born[life]
    s.died = box.died[life]
    emit(log, NAMED, s.first, s.celebrity, place, 0, 0)


@compiled
def _lay(s: Record, i: int, year: int, kind: int, log: Log) -> None:
    seat = s.turn
    row = seat * HAND
    card = s.hand[row + i]
    for j in range(i, s.hand_size[seat] - 1):
        s.hand[row + j] = s.hand[row + j + 1]
        s.hand_seen[row + j] = s.hand_seen[row + j + 1]
    s.hand_size[seat] -= 1
    n = s.line_size
    s.line_card[n] = card
    s.line_year[n] = year
    s.line_seat[n] = seat
    s.line_size = n + 1
    emit(log, LAID, seat, card, year, kind, 0)


@compiled
def _judge(s: Record, box: Record, year: int, log: Log) -> None:
    if s.born <= year <= s.died:
        emit(log, ACCEPTED, -1, year, 0, 0, 0)
        _pass_on(s, box, log)
        return
    emit(log, REFUSED, -1, year, 0, 0, 0)
    _lose(s, log)
    _reveal(s, log)
    _next_round(s, box, s.turn, log)


@compiled
def _pass_on(s: Record, box: Record, log: Log) -> None:
    seat = s.turn
    for _ in range(s.players):
        seat = left_of(seat, s.players)
        if s.hand_size[seat] > 0:
            s.turn = seat
            return
    emit(log, UNLOST, -1, s.line_size, 0, 0, 0)  # LT08
    _clear_line(s, ASIDE, log)
    _reveal(s, log)
    _next_round(s, box, left_of(s.first, s.players), log)


@compiled
def _lose(s: Record, log: Log) -> None:
    """LT06: the whole line goes to the seat that erred, which begins the next round."""
    seat = s.turn
    s.catch[seat] += s.line_size
    emit(log, LOST, seat, s.line_size, 0, 0, 0)
    _clear_line(s, seat, log)


@compiled
def _clear_line(s: Record, owner: int, log: Log) -> None:
    for i in range(s.line_size):
        s.owner[s.line_card[i]] = owner
        emit(log, CARD, -1, s.line_card[i], s.line_year[i], 0, 0)
    s.line_size = 0


@compiled
def _reveal(s: Record, log: Log) -> None:
    s.owner[s.celebrity] = ASIDE
    emit(log, REVEALED, -1, s.celebrity * PEOPLE + s.person - 1, s.named, s.born, s.died)


@compiled
def _next_round(s: Record, box: Record, first: int, log: Log) -> None:
    if s.last:
        _end(s, PILE_EMPTY, log)
    else:
        s.first = first
        _begin_round(s, box, log)


@compiled
def _end(s: Record, ending: int, log: Log) -> None:
    s.over = 1
    s.ending = ending
    s.nobody_fits = 0
    s.celebrity = -1
    s.celebrity_seen = 0
    s.person = 0
    s.named = NOBODY
    s.born = 0
    s.died = 0
    emit(log, COUNTED, -1, 0, 0, 0, 0)
    emit(log, WON, -1, 0, 0, 0, 0)


@compiled
def score(s: Record, box: Record, shares: Any, scores: Any) -> None:
    """Cards taken; the fewest win. LT10"""
    least, winners = 1000, 0
    for seat in range(s.players):
        taken = integer(s.catch[seat])
        scores[seat] = taken
        if taken < least:
            least = taken
            winners = 1
        elif taken == least:
            winners += 1
    for seat in range(s.players):
        shares[seat] = 1.0 / winners if scores[seat] == least else 0.0


# --- what a seat does not know ----------------------------------------------------------------------


@compiled
def resample(s: Record, box: Record, seat: int, k0: Any, k1: Any) -> None:
    """Another state that agrees with all that `seat` has seen (-1: a spectator).

    Cards it has not seen change places. Unless it is the first player, the name said is borne by somebody on a card it
    has not seen either, whose life all years accepted so far fit into (LT13): the true one is always among them. What
    LT04 showed in earlier rounds is let go, and after TRIES mixtures that do not agree with this round the last one
    stands, made so that there is an opening.
    """
    rekey(s, k0, k1)
    for _ in range(TRIES):
        _mix_cards(s, box, seat)
        if s.over or _plausible(s, box):
            return
    if s.phase == NAMING and not s.nobody_fits and s.openings == 0:
        _let_somebody_fit(s, box, seat)


@compiled
def _plausible(s: Record, box: Record) -> bool:
    """Do the cards agree with what the first player did in this round?

    LT04: whoever names somebody can open for him, and for nobody on a card that he put under the pile.
    """
    if s.phase == NAMING and not s.nobody_fits:
        s.openings = openings(s, box)
        if s.openings == 0:
            return False
    for i in range(s.redraws):
        card = s.pile[(s.top + s.pile_size - 1 - i) & (RING - 1)]
        for j in range(s.first * HAND, s.first * HAND + s.hand_size[s.first]):
            if _fits(box, card, box.number[s.hand[j]]):
                return False
        for j in range(s.line_size):
            if s.line_seat[j] == s.first and _fits(box, card, box.number[s.line_card[j]]):
                return False
    return True


@compiled
def _fits(box: Record, card: int, number: int) -> bool:
    for life in range(card * PEOPLE, card * PEOPLE + PEOPLE):
        if _wait(box.ends[life], number) <= box.span[life]:
            return True
    return False


@compiled
def _hides(seen: int, seat: int) -> bool:
    return seat < 0 or not (seen >> seat) & 1


@compiled
def _mix_cards(s: Record, box: Record, seat: int) -> None:
    low, high = np.uint64(0), np.uint64(0)
    hidden = _celebrity_hidden(s, seat)
    if hidden:
        low, high = _with(low, high, s.celebrity)
    for i in range(s.pile_size):
        slot = (s.top + i) & (RING - 1)
        if _hides(s.pile_seen[slot], seat):
            low, high = _with(low, high, s.pile[slot])
    for other in range(s.players):
        if other != seat:
            for i in range(other * HAND, other * HAND + s.hand_size[other]):
                if _hides(s.hand_seen[i], seat):
                    low, high = _with(low, high, s.hand[i])
    if s.person > 0 and s.first != seat:
        if not hidden:
            low, high = _with(low, high, s.celebrity)
        _rename(s, box, low, high, hidden)
        low, high = _without(low, high, s.celebrity)
    elif hidden:
        s.celebrity, low, high = _out_of(s, low, high)
    for i in range(s.pile_size):
        slot = (s.top + i) & (RING - 1)
        if _hides(s.pile_seen[slot], seat):
            s.pile[slot], low, high = _out_of(s, low, high)
    for other in range(s.players):
        if other != seat:
            for i in range(other * HAND, other * HAND + s.hand_size[other]):
                if _hides(s.hand_seen[i], seat):
                    s.hand[i], low, high = _out_of(s, low, high)


@typed("UniTuple(uint64, 2)(uint64, uint64, int64)")
def _with(low: Any, high: Any, card: int) -> Any:
    if card < 64:
        return low | bit(card), high
    return low, high | bit(card - 64)


@compiled
def _out_of(s: Record, low: Any, high: Any) -> Any:
    """A random card out of a set of cards, and what is left of the set."""
    n = size(low)
    k = below(s, n + size(high))
    if k < n:
        card = member(low, k)
        return card, low & ~bit(card), high
    card = member(high, k - n)
    return card + 64, low, high & ~bit(card)


@typed("UniTuple(uint64, 2)(uint64, uint64, int64)")
def _without(low: Any, high: Any, card: int) -> Any:
    if card < 64:
        return low & ~bit(card), high
    return low, high & ~bit(card - 64)


@compiled
def _rename(s: Record, box: Record, low: Any, high: Any, hidden: bool) -> None:
    """LT13: somebody whose life the line fits into bears the name, on one of these cards; only on the celebrity card
    itself, if the seat knows that card."""
    kept, fitting = integer(s.celebrity), 0
    for k in range(2):  # count them, then find the one that chance chose
        chosen = below(s, fitting) if k else -1
        for card in range(box.cards):
            if card == kept or (hidden and _among(low, high, card)):
                for life in range(card * PEOPLE, card * PEOPLE + PEOPLE):
                    if box.born[life] <= s.left and s.right <= box.died[life]:
                        if k == 0:
                            fitting += 1
                        elif chosen == 0:
                            s.celebrity = card
                            s.person = life - card * PEOPLE + 1
                            s.born = box.born[life]
                            s.died = box.died[life]
                        chosen -= k
        if fitting == 0:
            return


@typed("boolean(uint64, uint64, int64)")
def _among(low: Any, high: Any, card: int) -> Any:
    return (low & bit(card)) != 0 if card < 64 else (high & bit(card - 64)) != 0


# A place where a card lies: the celebrity card's, then the pile's ring, then the hands.
_PILE_AT, _HANDS_AT = 1, 1 + RING
_PLACES = _HANDS_AT + SEATS * HAND


@compiled
def _let_somebody_fit(s: Record, box: Record, seat: int) -> None:
    """Swap cards that a seat has not seen so that the first player can open. The truth is such a state, so there is one;
    where chance begins to look decides which of them it is."""
    start, opened = below(s, _PLACES), s.first * HAND
    for i in range(_PLACES):
        source = (start + i) % _PLACES
        for j in range(_PLACES):
            other = (start + j) % _PLACES
            for own in range(_HANDS_AT + opened, _HANDS_AT + opened + s.hand_size[s.first]):
                drawn = source == 0 or (_celebrity_hidden(s, seat) and _may_move(s, seat, source))
                held = other == own or (_may_move(s, seat, own) and _may_move(s, seat, other))
                if drawn and held and other != source:
                    number = box.number[_card_at(s, other)]
                    if _fits(box, _card_at(s, source), number):
                        _swap(s, 0, source)
                        _swap(s, own, source if other == 0 else other)
                        s.openings = openings(s, box)
                        return


@compiled
def _celebrity_hidden(s: Record, seat: int) -> bool:
    return s.celebrity >= 0 and s.first != seat and _hides(s.celebrity_seen, seat)


@compiled
def _may_move(s: Record, seat: int, place: int) -> bool:
    """Does a card lie there that the seat has not seen?"""
    if place == 0:
        return _celebrity_hidden(s, seat)
    if place < _HANDS_AT:
        slot = place - _PILE_AT
        in_pile = ((slot - s.top) & (RING - 1)) < s.pile_size
        return in_pile and _hides(s.pile_seen[slot], seat)
    at = place - _HANDS_AT
    held = at % HAND < s.hand_size[at // HAND]
    return held and at // HAND != seat and _hides(s.hand_seen[at], seat)


@compiled
def _card_at(s: Record, place: int) -> int:
    if place == 0:
        return integer(s.celebrity)
    if place < _HANDS_AT:
        return integer(s.pile[place - _PILE_AT])
    return integer(s.hand[place - _HANDS_AT])


@compiled
def _put_at(s: Record, place: int, card: int) -> None:
    if place == 0:
        s.celebrity = card
    elif place < _HANDS_AT:
        s.pile[place - _PILE_AT] = card
    else:
        s.hand[place - _HANDS_AT] = card


@compiled
def _swap(s: Record, one: int, other: int) -> None:
    card = _card_at(s, one)
    _put_at(s, one, _card_at(s, other))
    _put_at(s, other, card)


@compiled
def hasty(s: Record, box: Record, r: Any) -> int:
    """A random legal move, quickly found: here as likely as any other."""
    return nth(s, box, share(r, count(s, box)))
