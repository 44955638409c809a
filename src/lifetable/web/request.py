"""One request, as far as the web cares: from where, by whom, in which language."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from ipaddress import ip_address
from itertools import count
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from granian.rsgi import Headers, Scope

from lifetable.tables.people.person import Caller, Person
from lifetable.web.addresses import is_loopback, share
from lifetable.web.identity import LONGEST, accepted_language, cookie, is_old, read_cookie
from lifetable.web.middleware.limits import HEAD, caller
from lifetable.web.problems import WebError
from lifetable.web.settings import Network

if TYPE_CHECKING:
    from lifetable.web.services import Services

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_SAME = ("same-origin", "none")
# Said twice, these could mean one thing to a proxy and another to us.
_ONCE = ("authorization", "content-length", "content-type", "host", "origin", "x-forwarded-proto")
_UNUSUAL = frozenset(("upgrade", "transfer-encoding"))
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
_PROCESS = secrets.token_hex(4)
_COUNT = count(1)


def peer_of(client: str) -> str:
    """The address at the other end of a connection, from address and port.

    >>> peer_of("127.0.0.1:4711"), peer_of("[::1]:80")
    ('127.0.0.1', '::1')
    """
    return client.rpartition(":")[0].strip("[]") or "local"


def read_headers(raw: Headers) -> tuple[dict[str, str], bool]:
    """Headers by their name in lower case, those that came several times as one; was one that may not?"""
    found: dict[str, str] = {}
    ambiguous = False
    for name, value in raw.items():
        if name in found:
            ambiguous |= name in _ONCE
            value = f"{found[name]}{'; ' if name == 'cookie' else ', '}{value}"
        found[name] = value
    names = raw.keys()
    if len(found) < len(names):  # a value that is no text is as good as none, but it was said
        found |= {name: "" for name in names if name not in found}
    return found, ambiguous


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


def origin_of(peer: str, headers: Mapping[str, str], proxies: tuple[Network, ...]) -> Origin:
    """Read where a request came from, taking a proxy's word only when told to."""
    address = peer
    secure = False
    forwarded = headers.get("x-forwarded-for")
    if not (proxies and trusted(address, proxies)):
        return Origin(address, secure, forwarded is None and "forwarded" not in headers)
    if proto := headers.get("x-forwarded-proto"):
        secure = proto.strip().lower() == "https"
    # The last hop wrote the last address; whatever stands before an untrusted one may be invented. Where everybody
    # is trusted, one hop is.
    anybody = any(network.prefixlen == 0 for network in proxies)
    for hop in reversed((forwarded or "").split(",")):
        if not hop.strip():
            break
        address = hop.strip()
        if anybody or not trusted(address, proxies):
            break
    return Origin(address, secure, forwarded is None)


class Request:
    """A request on its way through the server."""

    __slots__ = (
        "_ambiguous",
        "_claim",
        "_counted",
        "_known",
        "_person",
        "_server",
        "address",
        "bearer",
        "headers",
        "id",
        "last",
        "local",
        "method",
        "path",
        "peer",
        "query",
        "route",
        "secure",
        "services",
        "set_cookie",
        "unread",
    )

    def __init__(self, services: Services, scope: Scope) -> None:
        self.services = services
        self.headers, self._ambiguous = read_headers(scope.headers)
        # A name must be told, and in a target with one it must be the same.
        self._ambiguous |= scope.http_version == "1.1" and "host" not in self.headers
        self._ambiguous |= scope.authority not in (None, self.headers.get("host"))
        self.method = scope.method
        self.path = scope.path
        self.query = scope.query_string
        self.peer = peer_of(scope.client)
        self._server = scope.server
        self.route = ""
        origin = origin_of(self.peer, self.headers, services.proxies)
        self.address = caller(origin.address)
        self.local = origin.local
        self.secure = origin.secure or services.secure
        self.id = self._request_id()
        self.set_cookie: str | None = None
        self.last = self._is_last(scope.http_version)
        """Is the connection closed after the answer? Always, where somebody in front of us may see the end of this request
        elsewhere than we do."""
        self.unread = self.header("content-length") not in ("", "0")
        """Is there a body that has not been read? Then too: its bytes are nobody's request."""
        self.bearer = self._bearer()
        self._claim = self._read_claim()
        self._counted = False
        self._known = False
        self._person: Person | None = None

    def header(self, name: str) -> str:
        return self.headers.get(name, "")

    def _is_last(self, version: str) -> bool:
        """Other bytes than requests may follow, or how many is said in a way that not all understand."""
        return (
            not _UNUSUAL.isdisjoint(self.headers)
            or "upgrade" in self.header("connection").lower()
            or self.method not in METHODS
            or version != "1.1"
        )

    def check_head(self) -> None:
        """Refuse a head that could be read in two ways, or is too long."""
        if self._ambiguous:
            self.last = True
            raise WebError("bad-request", 400)
        if self._head_size() > HEAD:
            self.last = True
            raise WebError("head-too-large", 431, most=HEAD // 1024)

    def _head_size(self) -> int:
        lines = sum(len(name) + len(value) + 4 for name, value in self.headers.items())
        return len(self.path) + len(self.query) + lines

    def _request_id(self) -> str:
        """The proxy's id for this request, if there is a proxy to trust, else a new one."""
        if self.services.proxies and trusted(self.peer, self.services.proxies):
            given = self.header("x-request-id")
            plain = given.isascii() and given.replace("-", "").isalnum() and len(given) <= 64
            if plain:
                return given
        return _new_id()

    # --- who ---

    def _bearer(self) -> str | None:
        if "authorization" not in self.headers:
            return None
        scheme, _, token = self.header("authorization").partition(" ")
        if scheme.lower() != "bearer":
            return None
        token = token.strip()
        return token if len(token) <= LONGEST else ""

    def _read_claim(self) -> tuple[str, float] | None:
        """Who the cookie says it is and since when, its signature checked; no database is asked."""
        text = read_cookie(self.header("cookie"), self.secure)
        return self.services.seal.read(text) if text else None

    @property
    def signed(self) -> str | None:
        """The id that the cookie claims."""
        return self._claim[0] if self._claim else None

    @property
    def claimed(self) -> str | None:
        """The id of who is asking, as far as is known without asking the database; an unknown token is nobody's."""
        if self.bearer is None:
            return self.signed
        return self.services.hub.people.holder(self.bearer)

    async def person(self) -> Person | None:
        """Who is asking; None if nobody we know."""
        if not self._known:
            self._person = await self._find()
            self._known = True
        return self._person

    async def _find(self) -> Person | None:
        people = self.services.hub.people
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
            self.services.limits.newcomer(self.address)
            person = await self.services.hub.people.make(self.accepted())
            self.remember(person)
            self._person = person
        return person

    async def caller(self) -> Caller:
        """Who is asking and from where, as it is counted."""
        return Caller.of(await self.person(), self.address)

    async def new_caller(self) -> Caller:
        """The same; someone new gets a cookie."""
        return Caller.of(await self.somebody(), self.address)

    async def known(self) -> Person:
        """Who is asking; refused if nobody we know."""
        person = await self.person()
        if person is None:
            raise WebError("nobody", 401)
        return person

    def remember(self, person: Person) -> None:
        self.set_cookie = cookie(self.services.seal.write(person.id), self.secure)

    def forget(self) -> None:
        self.set_cookie = cookie("", self.secure, kept=0)
        self._person = None

    # --- how ---

    def accepted(self) -> str:
        """The browser's language."""
        return accepted_language(self.header("accept-language"))

    async def language(self) -> str:
        """The person's language, else the browser's. Never fails: problems are written in it."""
        try:
            person = await self.person() if self._known or self.claimed else None
        except Exception:
            person = None
        return (person.language if person else None) or self.accepted()

    @property
    def base_url(self) -> str:
        """Where this caller finds us: as told, else the name they used if it can be nobody else's, else the address at
        which they reached us. Anybody can write anything into `Host`."""
        settings = self.services.settings
        if settings.base_url:
            return settings.base_url.rstrip("/")
        scheme, host = "https" if self.secure else "http", self.header("host").lower()
        return f"{scheme}://{host if self._is_ours(host) else self._server}"

    @property
    def shared_from(self) -> str | None:
        """What links for others begin with, if not with the address that this caller uses."""
        settings = self.services.settings
        near = settings.host if self.local else ""  # a proxy's address is not ours
        return share(settings.base_url, near, self.base_url)

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        ours = self.services.names
        return host in ours or name in ours or is_loopback(name) or name == peer_of(self._server)

    def count(self, tokens: float) -> None:
        """Count this request against its caller's limits, once. Refused if there were too many."""
        if not self._counted:
            self.services.limits.ask(self.address, self.claimed, tokens)
            self._counted = True

    def check_kind(self, *wanted: str) -> None:
        """Refuse a body of another media type; JSON is what is wanted if nothing is said."""
        kind = self.header("content-type").partition(";")[0].strip().lower()
        if kind not in (wanted := wanted or ("application/json",)):
            raise WebError("wrong-media-type", 415, wanted=wanted[0])

    def check_origin(self) -> None:
        """Refuse writes that another site's page sends with our cookie. A token is never sent unasked."""
        if self.method in SAFE_METHODS or self.bearer is not None:
            return
        origin = self.header("origin").lower()
        if origin:
            if origin == self.services.origin:
                return
            ours = self.header("host").lower()
            if self.services.origin or urlsplit(origin).netloc != ours or not ours:
                raise WebError("other-origin", 403)
        elif self.header("sec-fetch-site") not in ("", *_SAME):
            raise WebError("other-origin", 403)
