"""Where others find us, when the one who asks does so from this very machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
_SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # in no network


def is_loopback(host: str) -> bool:
    """Is this a name for the machine that says it?

    >>> [is_loopback(host) for host in ("localhost", "127.0.0.1", "::1", "reef.local")]
    [True, True, True, False]
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def neighbourly(listening: str) -> str | None:
    """The address of this machine in its network, if we listen there too."""
    if listening not in EVERYWHERE:
        return None
    family = socket.AF_INET6 if ":" in listening else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((_SOMEWHERE[family], 9))  # sends nothing, but picks a way out
        except OSError:
            return None
        found = str(asking.getsockname()[0])
    return None if ip_address(found).is_unspecified or is_loopback(found) else found


def share(base_url: str, listening: str, here: str) -> str | None:
    """What links for others begin with, if that is not where the one who asks is: `here`.

    >>> share("https://play.example.org/", "127.0.0.1", "http://localhost:8000")
    'https://play.example.org'
    >>> share("", "127.0.0.1", "http://localhost:8000"), share("", "0.0.0.0", "http://reef.local:8000")
    (None, None)
    """
    if base_url:
        return base_url.rstrip("/")
    try:
        parts = urlsplit(here)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:  # whoever asks can write anything there
        return None
    if not is_loopback(parts.hostname or "") or not (host := neighbourly(listening)):
        return None
    return f"{parts.scheme}://[{host}]{port}" if ":" in host else f"{parts.scheme}://{host}{port}"
