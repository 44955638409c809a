"""Once more: a rematch is offered by one of those who played, and answered by each of the others.

Bots are always willing. When everybody has answered, the next table begins with those who said yes and bots for those who
did not; whoever said yes can also have it begin before. If nobody says yes, whoever offered decides. With a yes comes the
seal of new words: those of the game before are known to all. Like `acts.py`, nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, replace
from types import MappingProxyType

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables import names, welcome
from lifetable.tables.acts import Actor, Decided, bot_name, own
from lifetable.tables.settings import STAND_IN
from lifetable.tables.table import Seat, Table

BEGUN = "rematch"
"""The entry that ends an offer: the next table is there. Until it is, `seats` says who sits down at it in person, and
`seals` which words they add to its luck."""


def offer(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Offer a rematch, or say yes to the one that is offered."""
    _over(table)
    if table.next is not None:  # everybody may go there and look
        return []
    mine = _invited(table, actor)
    if table.offer is None:
        seals = _new_seal(table, mine, data)
        offered = Decided("rematch-offered", _said(mine, seals))
        return [offered, *_settled(table, set(mine), set(), seals)]
    return _answered(table, mine, data | {"agree": True})


def answer(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Say yes or no to the offer, or change one's mind; whoever made it takes it back."""
    _over(table)
    mine = _invited(table, actor)
    if table.offer is None or table.next is not None:
        raise TableError("no-rematch-offered")
    if table.offer.seat in mine and not data["agree"]:
        return [Decided("rematch-withdrawn", {"seat": mine[0]})]
    return _answered(table, mine, data)


def begin(table: Table, actor: Actor, data: Data) -> list[Decided]:
    """Begin without those who have not said yes."""
    _over(table)
    if table.next is not None:
        return []
    mine = _invited(table, actor)
    if table.offer is None:
        raise TableError("no-rematch-offered")
    if not table.offer.accepted.issuperset(mine):
        raise TableError("rematch-not-accepted")
    return [_begun(table.offer.accepted, table.offer.seals)]


ACTS = {"rematch": offer, "rematch-answer": answer, "rematch-begin": begin}


def follow_up(
    table: Table, seats: Collection[int], seals: Mapping[int, str] = MappingProxyType({})
) -> tuple[Actor, Decided]:
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
                new.seal_due = False
            again.append(new)
    opened = {
        "settings": table.settings.as_data(),
        "seats": [asdict(seat) for seat in again],
        "previous": table.id if table.luck.left else None,  # a new chain of luck leads nowhere
        "party": table.party,
        "lock": table.lock,
        "removed": [{"person": person} | asdict(who) for person, who in table.removed.items()],
    }
    return Actor(opener.person or "", opener.name), Decided("opened", opened)


def _new_seal(table: Table, mine: list[int], data: Data) -> dict[int, str]:
    """The seal that comes with a yes, if one does. No two are alike, and it is none of words that are known."""
    given = data.get("seal")
    if not given:
        return {}
    promised = table.offer.seals if table.offer else {}
    others = {seal for n, seal in promised.items() if n not in mine}
    if given in others or any(seat.seal == given for seat in table.seats):
        raise TableError("seal-taken")
    return {mine[0]: given}


def _said(mine: list[int], seals: Mapping[int, str]) -> Data:
    seal = {"seal": seals[mine[0]]} if seals else {}
    return {"seat": mine[0], "seats": mine} | seal


def _answered(table: Table, mine: list[int], data: Data) -> list[Decided]:
    assert table.offer is not None
    agree = data["agree"]
    accepted, declined = table.offer.accepted - set(mine), table.offer.declined - set(mine)
    already = table.offer.accepted if agree else table.offer.declined
    if already.issuperset(mine):
        return []
    (accepted if agree else declined).update(mine)
    seals = _new_seal(table, mine, data) if agree else {}
    answered = Decided("rematch-accepted" if agree else "rematch-declined", _said(mine, seals))
    promised = {n: seal for n, seal in table.offer.seals.items() if n not in mine} | seals
    return [answered, *_settled(table, accepted, declined, promised)]


def _settled(
    table: Table, accepted: set[int], declined: set[int], seals: Mapping[int, str]
) -> list[Decided]:
    """It begins, once everybody has answered, if anybody is left to be played with or nobody had to be asked."""
    people = table.invited()
    if people.keys() - accepted - declined:
        return []
    alone = len({people[n] for n in accepted & people.keys()}) < 2
    return [] if alone and declined & people.keys() else [_begun(accepted, seals)]


def _begun(accepted: Collection[int], seals: Mapping[int, str]) -> Decided:
    return Decided(BEGUN, {"seats": sorted(accepted), "seals": dict(seals)})


def _invited(table: Table, actor: Actor) -> list[int]:
    welcome.check_talk(table, actor.id)
    return own(table, actor)


def _over(table: Table) -> None:
    if table.status != "over":
        raise TableError("game-not-over")
