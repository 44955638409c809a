"""Runs the server: one process or several on one port, ended gently."""

from __future__ import annotations

import gc
import os
import socket
import sys
import tempfile
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import uvicorn

import lifetable.web.lean  # noqa: F401  # isort: skip  (before anything loads Numba)
from lifetable.errors import SetupError
from lifetable.web.app import house_of
from lifetable.web.guard import Guard
from lifetable.web.logs import write_logs
from lifetable.web.metrics import SHARED
from lifetable.web.settings import Settings
from lifetable.web.sharing import EVERYWHERE, is_loopback, share
from lifetable.web.workers import FAILED, supervise

BACKLOG = 2_048
GRACE = 10  # seconds that a request under way may still take
READY = 180.0  # seconds; the first start compiles the games
THRESHOLDS = (50_000, 50, 100)
SWITCH = 0.0005  # seconds; who saves to disk must not wait long for its turn to say so

Ready = Callable[[str, str | None], None]
"""Told where people on this machine find us, and where others in its network do, if they do."""


class Server(uvicorn.Server):
    """One process. Streams would never end by themselves: they are told to, before connections are waited for."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is here now stays; the collector need not look at it again, nor come by at every move.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        sys.setswitchinterval(SWITCH)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house_of(self.config.loaded_app).end_streams()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until told to stop. `ready` is called once requests are answered."""
    write_logs(settings.log_level, settings.log_format)
    os.environ.update(settings.to_environment())
    bound = bind(settings.host, settings.port)
    address = address_of(settings, bound)
    others = None if settings.base_url else share("", settings.host, address)
    announced = (bound, address, others, ready)
    threading.Thread(target=_announce, args=announced, daemon=True).start()
    try:
        if settings.workers == 1:
            if not _run(bound):
                raise SetupError("serve-failed")
        else:
            with tempfile.TemporaryDirectory(prefix="lifetable-") as figures:
                os.environ[SHARED] = figures
                supervise(_work, bound, settings.workers)
    finally:
        bound.close()


def _work(bound: socket.socket) -> None:
    """What each of several processes does."""
    if not _run(bound):
        sys.exit(FAILED)


def configured(app: Any) -> uvicorn.Config:
    """How an application, or whatever makes one, is served."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the door reads them, from proxies it was told of
        server_header=False,
        date_header=True,
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        http=Guard,
        ws="none",
        lifespan="on",
    )


def _run(bound: socket.socket) -> bool:
    """Serve until told to stop. False if it could not begin. What it must know is in the environment."""
    server = Server(configured("lifetable.web.app:from_environment"))
    with suppress(KeyboardInterrupt):  # it has stopped already, as gently as it can
        server.run(sockets=[bound])
    return server.started


def open_browser(address: str) -> None:
    webbrowser.open(address)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    if os.name != "nt":  # there it would let two servers share a port by accident
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise SetupError(
            "serve-port", host=host, port=str(port), why=error.strerror or ""
        ) from None
    bound.listen(BACKLOG)
    bound.set_inheritable(True)
    return bound


def address_of(settings: Settings, bound: socket.socket) -> str:
    """Where people find us: as told, or the machine's own name for itself."""
    if settings.base_url:
        return settings.base_url
    host, port = bound.getsockname()[:2]
    if host in EVERYWHERE or is_loopback(host):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(bound: socket.socket, address: str, others: str | None, ready: Ready) -> None:
    """Wait until requests are answered, whichever process does, and say so."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    near = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    assert urlsplit(near).scheme == "http"
    try:
        with urllib.request.urlopen(f"{near}/healthz", timeout=READY):
            ready(address, others)
    except OSError:
        return
