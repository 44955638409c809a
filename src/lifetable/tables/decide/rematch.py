"""Once more: a rematch is offered by one of those who played, and answered by each of the others.

Bots are always willing. When everybody has answered, the next table begins with those who said yes and bots for those who
did not; whoever said yes can also have it begin before. If nobody says yes, whoever offered decides. With a yes comes the
seal of new words: those of the game before are known to all.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from lifetable.errors import TableError
from lifetable.tables.decide.actor import Actor
from lifetable.tables.decide.naming import bot_name
from lifetable.tables.decide.permissions import check_over, check_talk, own_seats
from lifetable.tables.entries import (
    NextTable,
    Opened,
    RematchAccepted,
    RematchDeclined,
    RematchOffered,
    RematchWithdrawn,
    What,
)
from lifetable.tables.people import names
from lifetable.tables.requests import AnswerRematch, OfferRematch
from lifetable.tables.seats import Seat
from lifetable.tables.settings import STAND_IN
from lifetable.tables.table import Table

Rematch = What | NextTable
"""When a rematch begins, whoever saves it opens the next table and says so."""


def offer(table: Table, actor: Actor, request: OfferRematch) -> list[Rematch]:
    """Offer a rematch, or say yes to the one that is offered."""
    check_over(table)
    if table.next is not None:  # everybody may go there and look
        return []
    mine = _invited(table, actor)
    if table.offer is None:
        seals = _new_seal(table, mine, request.seal)
        offered = RematchOffered(mine[0], mine, seals.get(mine[0], ""))
        return [offered, *_settled(table, set(mine), set(), seals)]
    return _answered(table, mine, AnswerRematch(agree=True, seal=request.seal))


def answer(table: Table, actor: Actor, request: AnswerRematch) -> list[Rematch]:
    """Say yes or no to the offer, or change one's mind; whoever made it takes it back."""
    check_over(table)
    mine = _invited(table, actor)
    if table.offer is None or table.next is not None:
        raise TableError("no-rematch-offered")
    if table.offer.seat in mine and not request.agree:
        return [RematchWithdrawn(mine[0])]
    return _answered(table, mine, request)


def begin(table: Table, actor: Actor) -> list[Rematch]:
    """Begin without those who have not said yes."""
    check_over(table)
    if table.next is not None:
        return []
    mine = _invited(table, actor)
    if table.offer is None:
        raise TableError("no-rematch-offered")
    if not table.offer.accepted.issuperset(mine):
        raise TableError("rematch-not-accepted")
    return [_begun(table.offer.accepted, table.offer.seals)]


def follow_up(
    table: Table, seats: Collection[int], seals: Mapping[int, str] = MappingProxyType({})
) -> tuple[Actor, Opened]:
    """The table that follows, and in whose name it is opened: same settings, same bots, and those who sit at these seats
    in person, with the seals of their new words. Where somebody sat who did not say yes, a bot sits.
    """
    people = [n for n in sorted(seats) if n in table.invited()]
    offered = table.offer.seat if table.offer and table.offer.seat in people else people[0]
    opener = table.seats[offered]
    sealed = {table.seats[n].person for n in seals}
    again: list[Seat] = []
    for n, seat in enumerate(table.seats):
        if seat.kind == "person" and n not in people:
            again.append(
                Seat("bot", None, bot_name([one.name for one in (*table.seats, *again)]), STAND_IN)
            )
        else:
            name = names.own(seat.name, [other.name for other in again])
            new = replace(seat, name=name, warm=None, inherited=False).again(seals.get(n, ""))
            if seat.person in sealed:  # one seal is enough, at whichever of his seats
                new = replace(new, seal_due=False)
            again.append(new)
    previous = table.id if table.luck.left else None  # a new chain of luck leads nowhere
    removed = list(table.removed.values())
    opened = Opened(table.settings, again, previous, table.party, table.lock, removed)
    return Actor(opener.person or "", opener.name), opened


def _new_seal(table: Table, mine: list[int], given: str | None) -> dict[int, str]:
    """The seal that comes with a yes, if one does. No two are alike, and it is none of words that are known."""
    if not given:
        return {}
    promised = table.offer.seals if table.offer else {}
    others = {seal for n, seal in promised.items() if n not in mine}
    if given in others or any(seat.seal == given for seat in table.seats):
        raise TableError("seal-taken")
    return {mine[0]: given}


def _answered(table: Table, mine: list[int], request: AnswerRematch) -> list[Rematch]:
    assert table.offer is not None
    agree = request.agree
    accepted, declined = table.offer.accepted - set(mine), table.offer.declined - set(mine)
    already = table.offer.accepted if agree else table.offer.declined
    if already.issuperset(mine):
        return []
    (accepted if agree else declined).update(mine)
    seals = _new_seal(table, mine, request.seal) if agree else {}
    answered = (
        RematchAccepted(mine[0], mine, seals.get(mine[0], ""))
        if agree
        else RematchDeclined(mine[0], mine)
    )
    promised = {n: seal for n, seal in table.offer.seals.items() if n not in mine} | seals
    return [answered, *_settled(table, accepted, declined, promised)]


def _settled(
    table: Table, accepted: set[int], declined: set[int], seals: Mapping[int, str]
) -> list[Rematch]:
    """It begins, once everybody has answered, if anybody is left to be played with or nobody had to be asked."""
    people = table.invited()
    if people.keys() - accepted - declined:
        return []
    alone = len({people[n] for n in accepted & people.keys()}) < 2
    return [] if alone and declined & people.keys() else [_begun(accepted, seals)]


def _begun(accepted: Collection[int], seals: Mapping[int, str]) -> NextTable:
    return NextTable(sorted(accepted), dict(seals))


def _invited(table: Table, actor: Actor) -> list[int]:
    check_talk(table, actor.id)
    return own_seats(table, actor)
