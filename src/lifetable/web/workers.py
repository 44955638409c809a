"""Several processes on one port: started, started anew when one dies, ended together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from lifetable.errors import SetupError
from lifetable.web.middleware.logs import log

LOOK = 0.5  # seconds between two looks at the processes
FAILED = 3  # what a process says that could not start at all
BREATH = 1.0  # seconds before a successor of somebody who died young; then twice of it, and so on
YOUNG = 5.0  # seconds; whoever has lived longer did start, and a successor will too: at once
LONGEST_BREATH = 30.0

Work = Callable[[str, int], None]
Address = tuple[str, int]


@dataclass
class _Place:
    """Where one process works, and after it its successors."""

    process: BaseProcess
    began: float
    breath: float = BREATH
    first: bool = True
    died: float | None = None
    """When it was first seen dead."""


def supervise(work: Work, address: Address, workers: int) -> None:
    """Run `work` in so many processes until a signal says stop."""
    stop = threading.Event()

    def told(number: int, frame: FrameType | None) -> None:
        stop.set()

    before = {number: signal.signal(number, told) for number in (signal.SIGINT, signal.SIGTERM)}
    crew = [_Place(_start(work, address), time.monotonic()) for _ in range(workers)]
    try:
        while not stop.is_set():
            alive = [place.process.sentinel for place in crew if place.process.is_alive()]
            if alive:
                wait(alive, LOOK)
            else:
                stop.wait(LOOK)
            for place in crew:
                if not place.process.is_alive() and not stop.is_set():
                    _succeed(place, work, address)
    finally:
        for place in crew:
            place.process.terminate()  # a polite signal: requests under way are finished
        for place in crew:
            place.process.join()
        for number, handler in before.items():
            signal.signal(number, handler)


def _succeed(place: _Place, work: Work, address: Address) -> None:
    """Start a successor for a process that has died: at once, or after a breath if it died young."""
    code, now = place.process.exitcode, time.monotonic()
    if place.first and code == FAILED:  # trying again would not help
        raise SetupError("serve-failed")
    if place.died is None:
        place.died = now
    in_vain = code == FAILED or place.died - place.began < YOUNG
    if in_vain and now - place.died < place.breath:
        return
    about = {"process": place.process.pid, "code": code}
    log.warning("worker died", extra={"about": about})
    place.breath = min(2 * place.breath, LONGEST_BREATH) if in_vain else BREATH
    place.process, place.began, place.first = _start(work, address), time.monotonic(), False
    place.died = None


def _start(work: Work, address: Address) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=_begin, args=(work, address))
    # Ctrl-C reaches all of us. A process that is just starting would die of it with a traceback, so it is born deaf to
    # it: we hear it, if need be a moment later, and tell everybody politely.
    if os.name == "nt":
        process.start()
        return process
    resource_tracker.ensure_running()  # it hears again after it was started, and so would we
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return process


def _begin(work: Work, address: Address) -> None:
    threading.Thread(target=_follow, daemon=True).start()
    work(*address)


def _follow() -> None:
    """Nobody looks after a process whose parent was killed: it ends, politely."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)
