"""What the one who runs the server decides.

Each setting has an environment variable, `LIFETABLE_` and its name; `lifetable serve` has an option for each
and hands them to its worker processes through the environment, so that there is one way in.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from lifetable.errors import SetupError

Network = IPv4Network | IPv6Network
ANYWHERE = "*"
LOOPBACK = "127.0.0.0/8,::1/128"


def variable(setting: str) -> str:
    """The environment variable of a setting.

    >>> variable("base_url")
    'LIFETABLE_BASE_URL'
    """
    return f"LIFETABLE_{setting.upper()}"


def home_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = user_data_path("lifetable", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, with commas between; `*` is every one.

    >>> [str(network) for network in networks("10.0.0.0/8, ::1")]
    ['10.0.0.0/8', '::1/128']
    """
    found: list[Network] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            if part == ANYWHERE:
                found += [ip_network("0.0.0.0/0"), ip_network("::/0")]
            else:
                found.append(ip_network(part, strict=False))
        except ValueError:
            raise SetupError("serve-network", network=part) from None
    return tuple(found)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. The defaults are safe for one machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Where tables are kept; empty: a file in the user's data folder."""
    workers: int = 1
    base_url: str = ""
    """Where people find us, such as https://play.example.org; empty: as the request says."""
    hosts: str = ""
    """Names, with commas between, under which people find us; links may begin with them."""
    proxy: str = ""
    """Addresses of proxies whose word on the caller's address and on TLS is taken."""
    rate: float = 10.0
    """Writes a second that one person may make in the long run; 0: no limit."""
    streams: int = 32
    """Streams that one person may keep open; 0: no limit."""
    crowd: int = 30
    """People who may share one address, such as a school's: what it may have going at a time; 0: no limit."""
    metrics: str = LOOPBACK
    """Who may read /metrics."""
    keep_finished: float = 0.0
    """Days for which finished tables are kept that none of their players keeps; 0: for ever."""
    log_level: str = "info"
    log_format: str = "auto"

    def __post_init__(self) -> None:
        networks(self.proxy)
        networks(self.metrics)
        parts = urlsplit(self.base_url)
        if self.base_url and not (parts.scheme in ("http", "https") and parts.netloc):
            raise SetupError("serve-base-url", url=self.base_url)

    @property
    def origin(self) -> str:
        """The origin of `base_url`, as browsers send it; empty if it was not told."""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.base_url else ""

    @property
    def names(self) -> frozenset[str]:
        """The names that links may begin with, with a port or without."""
        return frozenset(filter(None, (name.strip().lower() for name in self.hosts.split(","))))

    @property
    def secure(self) -> bool:
        """Do people come by TLS, whatever the request looks like?"""
        return self.origin.startswith("https:")

    def to_environment(self) -> dict[str, str]:
        return {variable(field.name): str(getattr(self, field.name)) for field in fields(self)}

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings that the environment asks for.

        >>> Settings.from_environment({"LIFETABLE_PORT": "9000"}).port
        9000
        """
        given: dict[str, Any] = {}
        for field in fields(cls):
            text = environment.get(variable(field.name))
            if text is not None:
                kind: Callable[[str], Any] = type(getattr(cls, field.name))
                given[field.name] = kind(text)
        return cls(**given)
