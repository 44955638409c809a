"""Who may not take part for a while: a person, or a network. Kept in memory, so that every request can be asked for."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

from sqlalchemy import Connection, delete, insert, select

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.tables.clock import now
from lifetable.tables.live.registry import Registry
from lifetable.tables.log import schema
from lifetable.tables.log.store import Store

Network = IPv4Network | IPv6Network

HOUSEHOLD = 64  # bits of an IPv6 address that one household has in common
WIDEST = {4: 8, 6: 16}  # a ban of more than that would be a ban of everybody
TIDY = 3_600.0  # seconds between two looks for bans that are over

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ban:
    id: str
    person: str | None
    network: str | None
    reason: str
    made: int
    until: int
    """ms since 1970"""

    def as_data(self) -> Data:
        return asdict(self)


def network_of(text: str) -> str:
    """An address or a network as bans keep it; of IPv6 at least what a household has.

    >>> network_of("192.0.2.7"), network_of("2001:db8::17")
    ('192.0.2.7/32', '2001:db8::/64')
    """
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise TableError("no-such-network", network=text[:60]) from None
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise TableError("no-such-network", network=text[:60])
    return str(network)


@lru_cache(maxsize=4096)
def _network(address: str) -> Network | None:
    try:
        return ip_network(address, strict=False)
    except ValueError:  # a connection without an address
        return None


class Bans:
    """The bans that are on."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._ask = store.ask
        self._registry = registry
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._reading = asyncio.Lock()

    def refuses(self, address: str | None, person: str | None) -> Ban | None:
        """The ban that keeps a caller out: `address` as `Request.address` has it, `person` an id. Asks no database."""
        if not self._people and not self._networks:
            return None
        at = now()
        ban = self._people.get(person) if person else None
        if ban and ban.until > at:
            return ban
        here = _network(address) if address and self._networks else None
        return next(
            (
                ban
                for network, ban in self._networks
                if here is not None
                and here.version == network.version
                and here.network_address in network
                and ban.until > at
            ),
            None,
        )

    def check(self, address: str | None, person: str | None) -> None:
        if ban := self.refuses(address, person):
            until = f"{datetime.fromtimestamp(ban.until / 1000, UTC):%Y-%m-%d %H:%M}"
            told = {"until": ban.until, "reason": ban.reason}
            raise TableError("banned", extra=told, until=until, reason=ban.reason)

    async def read(self) -> None:
        """Bring the memory up to date; the streams of those who may not take part end."""
        async with self._reading:  # of two at a time the older might come last
            bans = await self._ask(listed)
            self._people = {ban.person: ban for ban in reversed(bans) if ban.person}
            self._networks = [(ip_network(ban.network), ban) for ban in bans if ban.network]
        for live in self._registry.tables.values():
            for feed in live.feeds:
                if self.refuses(None, feed.person):
                    feed.close()

    async def keep_tidy(self) -> None:
        """No address is kept longer than it has to be."""
        while True:
            try:
                await self._ask(drop_old)
            except Exception:  # the database may be away for a moment
                log.exception("bans")
            await asyncio.sleep(TIDY)


def listed(connection: Connection) -> list[Ban]:
    """The bans that are on; of one person the one that lasts longest first."""
    b = schema.bans.c
    wanted = select(schema.bans).where(b.until > now()).order_by(b.until.desc(), b.id)
    return [Ban(**row._mapping) for row in connection.execute(wanted)]


def add(
    connection: Connection, person: str | None, network: str | None, reason: str, until: int
) -> Ban:
    ban = Ban(secrets.token_hex(4), person, network, reason, now(), until)
    connection.execute(insert(schema.bans).values(ban.as_data()))
    return ban


def drop_old(connection: Connection) -> None:
    connection.execute(delete(schema.bans).where(schema.bans.c.until <= now()))


def drop(connection: Connection, id: str) -> bool:
    return bool(connection.execute(delete(schema.bans).where(schema.bans.c.id == id)).rowcount)
