"""One request, as far as the web cares: from where, by whom, in which language."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from itertools import count
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from starlette.types import Scope

from lifetable.tables import Person
from lifetable.web.identity import LONGEST, accepted_language, cookie, is_old, read_cookie
from lifetable.web.limits import caller
from lifetable.web.problems import WebError
from lifetable.web.settings import Network

if TYPE_CHECKING:
    from lifetable.web.house import House

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_SAME = ("same-origin", "none")
_PROCESS = secrets.token_hex(4)
_COUNT = count(1)


def peer_of(client: tuple[str, int] | None) -> str:
    """The address at the other end of a connection."""
    return client[0] if client else "local"


def _new_id() -> str:
    """For a request that no proxy has named."""
    return f"{_PROCESS}{next(_COUNT):08x}"


def trusted(address: str, networks: tuple[Network, ...]) -> bool:
    """Is an address in one of these networks?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


class Origin(NamedTuple):
    """Where a request came from."""

    address: str
    secure: bool
    local: bool
    """Did it come straight to us, not through a proxy we were not told of?"""


def origin_of(scope: Scope, headers: dict[bytes, bytes], proxies: tuple[Network, ...]) -> Origin:
    """Read where a request came from, taking a proxy's word only when told to."""
    address = peer_of(scope.get("client"))
    secure = scope.get("scheme") == "https"
    forwarded = headers.get(b"x-forwarded-for")
    if not (proxies and trusted(address, proxies)):
        return Origin(address, secure, forwarded is None and b"forwarded" not in headers)
    if proto := headers.get(b"x-forwarded-proto"):
        secure = proto.strip().lower() == b"https"
    # The last hop wrote the last address; whatever stands before an untrusted one may be invented. Where everybody
    # is trusted, one hop is.
    anybody = any(network.prefixlen == 0 for network in proxies)
    for hop in reversed((forwarded or b"").decode("latin-1").split(",")):
        if not hop.strip():
            break
        address = hop.strip()
        if anybody or not trusted(address, proxies):
            break
    return Origin(address, secure, forwarded is None)


class Visit:
    """A request on its way through the house."""

    __slots__ = (
        "_claim",
        "_counted",
        "_known",
        "_person",
        "address",
        "bearer",
        "headers",
        "house",
        "id",
        "local",
        "method",
        "path",
        "peer",
        "route",
        "secure",
        "set_cookie",
    )

    def __init__(self, house: House, scope: Scope) -> None:
        self.house = house
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.peer = peer_of(scope.get("client"))
        self.route = ""
        origin = origin_of(scope, self.headers, house.proxies)
        self.address = caller(origin.address)
        self.local = origin.local
        self.secure = origin.secure or house.secure
        self.id = self._request_id(scope)
        self.set_cookie: str | None = None
        self.bearer = self._bearer()
        self._claim = self._read_claim()
        self._counted = False
        self._known = False
        self._person: Person | None = None

    def again(self, path: str) -> Visit:
        """Another one with the same headers, from the same end of the same connection or of another."""
        visit = object.__new__(Visit)
        visit.house, visit.headers, visit.method = self.house, self.headers, self.method
        visit.path, visit.peer, visit.route = path, self.peer, ""
        visit.address, visit.local, visit.secure = self.address, self.local, self.secure
        visit.id, visit.set_cookie, visit.bearer = _new_id(), None, self.bearer
        visit._claim, visit._counted, visit._known, visit._person = self._claim, False, False, None
        return visit

    def header(self, name: bytes) -> str:
        return self.headers.get(name, b"").decode("latin-1")

    def _request_id(self, scope: Scope) -> str:
        """The proxy's id for this request, if there is a proxy to trust, else a new one."""
        client = scope.get("client")
        if client and self.house.proxies and trusted(client[0], self.house.proxies):
            given = self.header(b"x-request-id")
            plain = given.isascii() and given.replace("-", "").isalnum() and len(given) <= 64
            if plain:
                return given
        return _new_id()

    # --- who ---

    def _bearer(self) -> str | None:
        if b"authorization" not in self.headers:
            return None
        scheme, _, token = self.header(b"authorization").partition(" ")
        if scheme.lower() != "bearer":
            return None
        token = token.strip()
        return token if len(token) <= LONGEST else ""

    def _read_claim(self) -> tuple[str, float] | None:
        """Who the cookie says it is and since when, its signature checked; no database is asked."""
        text = read_cookie(self.header(b"cookie"), self.secure)
        return self.house.seal.read(text) if text else None

    @property
    def signed(self) -> str | None:
        """The id that the cookie claims."""
        return self._claim[0] if self._claim else None

    @property
    def claimed(self) -> str | None:
        """The id of who is asking, as far as is known without asking the database; an unknown token is nobody's."""
        if self.bearer is None:
            return self.signed
        return self.house.hub.people.holder(self.bearer)

    async def person(self) -> Person | None:
        """Who is asking; None if nobody we know."""
        if not self._known:
            self._person = await self._find()
            self._known = True
        return self._person

    def at_once(self) -> Person | None:
        """Who is asking, if that is known without asking the database and no cookie is due."""
        if self.bearer is not None or self._claim is None or is_old(self._claim[1]):
            return None
        return self.house.hub.people.known(self._claim[0])

    async def _find(self) -> Person | None:
        people = self.house.hub.people
        if (token := self.bearer) is not None:
            person = await people.by_token(token) if token else None
            if person is None:
                raise WebError("bad-token", 401, headers={"WWW-Authenticate": "Bearer"})
            return person
        claim = self._claim
        if claim is None:
            return None
        person = await people.get(claim[0])
        if person is not None and is_old(claim[1]):
            self.remember(person)
        return person

    async def somebody(self) -> Person:
        """Who is asking; someone new gets a cookie."""
        person = await self.person()
        if person is None:
            self.house.limits.newcomer(self.address)
            person = await self.house.hub.people.make(self.accepted())
            self.remember(person)
            self._person = person
        return person

    async def known(self) -> Person:
        """Who is asking; refused if nobody we know."""
        person = await self.person()
        if person is None:
            raise WebError("nobody", 401)
        return person

    def remember(self, person: Person) -> None:
        self.set_cookie = cookie(self.house.seal.write(person.id), self.secure)

    def forget(self) -> None:
        self.set_cookie = cookie("", self.secure, kept=0)
        self._person = None

    # --- how ---

    def accepted(self) -> str:
        """The browser's language."""
        return accepted_language(self.header(b"accept-language"))

    async def language(self) -> str:
        """The person's language, else the browser's. Never fails: problems are written in it."""
        try:
            person = await self.person() if self._known or self.claimed else None
        except Exception:
            person = None
        return (person.language if person else None) or self.accepted()

    @property
    def base_url(self) -> str:
        """Where this caller finds us."""
        settings = self.house.settings
        scheme = "https" if self.secure else "http"
        return settings.base_url.rstrip("/") or f"{scheme}://{self.header(b'host')}"

    def count(self, tokens: float) -> None:
        """Count this request against its caller's limits, once. Refused if there were too many."""
        if not self._counted:
            self.house.limits.ask(self.address, self.claimed, tokens)
            self._counted = True

    def check_kind(self, *wanted: str) -> None:
        """Refuse a body of another media type; JSON is what is wanted if nothing is said."""
        kind = self.header(b"content-type").partition(";")[0].strip().lower()
        if kind not in (wanted := wanted or ("application/json",)):
            raise WebError("wrong-media-type", 415, wanted=wanted[0])

    def check_origin(self) -> None:
        """Refuse writes that another site's page sends with our cookie. A token is never sent unasked."""
        if self.method in SAFE_METHODS or self.bearer is not None:
            return
        origin = self.header(b"origin").lower()
        if origin:
            if origin == self.house.origin:
                return
            ours = self.header(b"host").lower()
            if self.house.origin or urlsplit(origin).netloc != ours or not ours:
                raise WebError("other-origin", 403)
        elif self.header(b"sec-fetch-site") not in ("", *_SAME):
            raise WebError("other-origin", 403)
