"""Links with which somebody takes his seat to another device: signed, good for an hour, for the seat as it is held now."""

from __future__ import annotations

from typing import NamedTuple

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer

from lifetable.errors import TableError
from lifetable.tables.clock import now

LASTS = 3_600  # seconds


class SeatLink(NamedTuple):
    table: str
    seat: int
    owner: str
    held: int
    """How many times the seat had changed hands when the link was made: it is good once."""


class SeatLinks:
    """Signs links, and reads them back."""

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeTimedSerializer(key, signer=_Signer)

    def write(self, link: SeatLink) -> str:
        token = self._serializer.dumps(list(link))
        return token if isinstance(token, str) else token.decode()

    def read(self, token: str) -> SeatLink:
        try:
            given, made = self._serializer.loads(token, return_timestamp=True)
            link = SeatLink(*given)
        except (BadData, ValueError, TypeError):
            raise TableError("bad-link") from None
        if now() / 1000 - made.timestamp() > LASTS:
            raise TableError("bad-link")
        return link


class _Signer(TimestampSigner):
    """A link lasts as long as we say, whoever sets the wall clock meanwhile."""

    def get_timestamp(self) -> int:
        return now() // 1000
