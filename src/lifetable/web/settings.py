"""What the one who runs the server decides.

Each setting has an environment variable, `LIFETABLE_` and its name, and `lifetable serve` has an option for each, made
from what is declared here.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from lifetable.errors import SetupError
from lifetable.web.environment import PREFIX

Network = IPv4Network | IPv6Network
ANYWHERE = "*"
LOOPBACK = "127.0.0.0/8,::1/128"


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


class Settings(BaseSettings):
    """Everything that can be set: what is given here, else what the environment says. The defaults are safe for one
    machine.

    >>> Settings(port=9000).port
    9000
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65_535)
    database: str = ""
    """Where tables are kept; empty: a file in the user's data folder."""
    workers: int = Field(default=1, ge=1, le=64)
    base_url: str = ""
    """Where people find us, such as https://play.example.org; empty: as the request says."""
    hosts: str = ""
    """Names, with commas between, under which people find us; links may begin with them."""
    proxy: str = ""
    """Addresses of proxies whose word on the caller's address and on TLS is taken."""
    rate: float = Field(default=10.0, ge=0, le=100_000)
    """Writes a second that one person may make in the long run; 0: no limit."""
    streams: int = Field(default=32, ge=0, le=1_000_000)
    """Streams that one person may keep open; 0: no limit."""
    crowd: int = Field(default=30, ge=0, le=1_000_000)
    """People who may share one address, such as a school's: what it may have going at a time; 0: no limit."""
    metrics: str = LOOPBACK
    """Who may read /metrics."""
    keep_finished: float = Field(default=0.0, ge=0, le=36_500)
    """Days for which finished tables are kept that none of their players keeps; 0: for ever."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "text"] = "auto"

    @model_validator(mode="after")
    def _holds(self) -> Settings:
        networks(self.proxy)
        networks(self.metrics)
        parts = urlsplit(self.base_url)
        if self.base_url and not (parts.scheme in ("http", "https") and parts.netloc):
            raise SetupError("serve-base-url", url=self.base_url)
        return self

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
