"""Runs the server: Granian reads connections, one process or several on one port, ended gently.

Granian's HTTP is hyper's, which never takes the bytes of one request for another and closes a connection on which anything
stays unread. It is embedded: a process has one event loop, in which Granian hands requests to `handler.py`.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server as Granian

from lifetable.errors import SetupError
from lifetable.web.addresses import EVERYWHERE, is_loopback, share
from lifetable.web.app import create_app
from lifetable.web.handler import Handler
from lifetable.web.middleware.logs import log, write_logs
from lifetable.web.middleware.metrics import SHARED
from lifetable.web.settings import Settings
from lifetable.web.workers import FAILED, supervise

BACKLOG = 2_048
HEAD_READ = 64 * 1024  # bytes of a head that are read at all; `limits.HEAD` is what is taken
HEAD_SECONDS = 20.0  # until a head has come, on a new connection and on one that was used before
BEHIND_PROXY = 150.0  # the same for a proxy, which keeps connections for up to two minutes: it hangs up, not we
GRACE = 10.0  # seconds that a request under way may still take
READY = 180.0  # seconds; the first start compiles the games
LOOK = 0.1  # seconds between two tries to reach ourselves
MOST_FILES = 65_536
RESERVE = 64  # open files that connections leave to the database and the logs
THRESHOLDS = (10_000, 10, 10)  # of the collector; what it has seen twice it looks at again some day
MALLOPT = {-8: 2, -3: 128 * 1024, -1: 256 * 1024}  # M_ARENA_MAX, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD
SWITCH = 0.0005  # seconds; who saves to disk must not wait long for its turn to say so

Ready = Callable[[str, str | None], None]
"""Told where people on this machine find us, and where others in its network do, if they do."""


class Server:
    """One process that serves; `run` returns when it was told to stop."""

    def __init__(self, app: Handler, host: str, port: int) -> None:
        self.app = app
        self._granian = Granian(
            app,
            address=host,
            port=port,
            interface=Interfaces.RSGI,
            http=HTTPModes.http1,
            websockets=False,
            backlog=BACKLOG,
            backpressure=_most_connections(),
            http1_settings=HTTP1Settings(
                header_read_timeout=round(
                    1000 * (BEHIND_PROXY if app.services.proxies else HEAD_SECONDS)
                ),
                max_buffer_size=HEAD_READ,
            ),
            log_enabled=False,
        )
        self._told_to_stop = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def run(self) -> None:
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(self._serve())

    def stop(self) -> None:
        """From any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._told_to_stop.set)

    async def _serve(self) -> None:
        self._loop = loop = asyncio.get_running_loop()
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self._told_to_stop.set)
        await self.app.services.open()
        try:
            _settle_down()
            serving = loop.create_task(self._granian.serve())
            stopping = loop.create_task(self._told_to_stop.wait())
            await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
            # Streams would never end by themselves: they are told to, before connections are waited for.
            self.app.services.end_streams()
            self._granian.stop()  # type: ignore[no-untyped-call]
            with suppress(TimeoutError):
                await asyncio.wait_for(serving, GRACE)
        finally:
            await self.app.services.close()


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def _give_memory_back() -> None:
    """Tell glibc, before there are threads, to return what was freed. It would keep an arena for each thread, take blocks of up
    to 32 MB from them once one such block was freed, and then keep the holes: tens of megabytes of nothing after some hours.
    Who has chosen otherwise in the environment (`MALLOC_ARENA_MAX=...`) is heeded."""
    if any(name.startswith("MALLOC_") for name in os.environ):
        return
    with suppress(AttributeError, OSError, TypeError):  # another C library, another system
        mallopt = ctypes.CDLL(None).mallopt
        for option, value in MALLOPT.items():
            mallopt(option, value)


def _settle_down() -> None:
    """What is here now stays; the collector need not look at it again, nor come by at every move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(SWITCH)


def _most_connections() -> int:
    """As many as the system lets us have open, but for what the database and the logs need."""
    if sys.platform == "win32":
        return BACKLOG
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, MOST_FILES) if hard != resource.RLIM_INFINITY else MOST_FILES
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted, soft) - RESERVE


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until told to stop. `ready` is called once requests are answered."""
    write_logs(settings.log_level, settings.log_format)
    with reserved(settings.host, settings.port) as (host, port):
        address = address_of(settings, host, port)
        others = None if settings.base_url else share("", settings.host, address)
        announced = (host, port, address, others, ready)
        threading.Thread(target=_announce, args=announced, daemon=True).start()
        if settings.workers == 1:
            if not _run(settings, host, port):
                raise SetupError("serve-failed")
        else:
            with tempfile.TemporaryDirectory(prefix="lifetable-") as figures:
                os.environ[SHARED] = figures
                supervise(partial(_work, settings), (host, port), settings.workers)


def _work(settings: Settings, host: str, port: int) -> None:
    """What each of several processes does."""
    write_logs(settings.log_level, settings.log_format)
    if not _run(settings, host, port):
        sys.exit(FAILED)


def _run(settings: Settings, host: str, port: int) -> bool:
    """Serve until told to stop. False if it could not begin."""
    _give_memory_back()
    try:
        Server(create_app(settings), host, port).run()
    except SetupError as error:
        log.error("could not serve: %s", error)
        return False
    except Exception:
        log.exception("could not serve")
        return False
    return True


def open_browser(address: str) -> None:
    webbrowser.open(address)


@contextmanager
def reserved(host: str, port: int) -> Iterator[tuple[str, int]]:
    """The address and port on which the processes will listen: nobody else gets them meanwhile, and if somebody has
    them already that is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as asked, socket.socket(family) as kept:
        for bound in (asked, kept):
            if os.name != "nt":  # there it would let two servers share a port by accident
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind((host, port))
            host, port = asked.getsockname()[:2]
            asked.close()
            if hasattr(
                socket, "SO_REUSEPORT"
            ):  # the processes share it with each other, and with nobody else
                kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
                kept.bind((host, port))
        except OSError as error:
            why = error.strerror or ""
            raise SetupError("serve-port", host=host, port=str(port), why=why) from None
        yield host, port


def address_of(settings: Settings, host: str, port: int) -> str:
    """Where people find us: as told, or the machine's own name for itself."""
    if settings.base_url:
        return settings.base_url
    if host in EVERYWHERE or is_loopback(host):
        host = "localhost"
    return _url(host, port)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(host: str, port: int, address: str, others: str | None, ready: Ready) -> None:
    """Wait until requests are answered, whichever process does, and say so."""
    near = _url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)
    end = time.monotonic() + READY
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{near}/healthz", timeout=READY):
                ready(address, others)
                return
        except OSError:  # nobody listens yet
            time.sleep(LOOK)
