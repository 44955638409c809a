"""Several processes on one port: started, started anew when one dies, ended together."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from lifetable.errors import SetupError
from lifetable.web.logs import log

LOOK = 0.5  # seconds between two looks at the processes
FAILED = 3  # what a process says that could not start at all
BREATH = 1.0  # seconds; whoever dies faster than this is started anew only after so long, then after twice of it
LONGEST_BREATH = 30.0

Work = Callable[[socket.socket], None]


@dataclass
class _Place:
    """Where one process works, and after it its successors."""

    process: BaseProcess
    began: float
    breath: float = BREATH
    first: bool = True


def supervise(work: Work, bound: socket.socket, workers: int) -> None:
    """Run `work` in so many processes until a signal says stop."""
    stop = threading.Event()

    def told(number: int, frame: FrameType | None) -> None:
        stop.set()

    before = {number: signal.signal(number, told) for number in (signal.SIGINT, signal.SIGTERM)}
    crew = [_Place(_start(work, bound), time.monotonic()) for _ in range(workers)]
    try:
        while not stop.is_set():
            alive = [place.process.sentinel for place in crew if place.process.is_alive()]
            if alive:
                wait(alive, LOOK)
            else:
                stop.wait(LOOK)
            for place in crew:
                if not place.process.is_alive() and not stop.is_set():
                    _succeed(place, work, bound)
    finally:
        for place in crew:
            place.process.terminate()  # a polite signal: requests under way are finished
        for place in crew:
            place.process.join()
        for number, handler in before.items():
            signal.signal(number, handler)


def _succeed(place: _Place, work: Work, bound: socket.socket) -> None:
    """Start a successor for a process that has died, at once or after a breath."""
    code, lasted = place.process.exitcode, time.monotonic() - place.began
    if place.first and code == FAILED:  # trying again would not help
        raise SetupError("serve-failed")
    if lasted < place.breath:
        return
    about = {"process": place.process.pid, "code": code}
    log.warning("worker died", extra={"about": about})
    in_vain = code == FAILED or lasted < 2 * place.breath
    place.breath = min(2 * place.breath, LONGEST_BREATH) if in_vain else BREATH
    place.process, place.began, place.first = _start(work, bound), time.monotonic(), False


def _start(work: Work, bound: socket.socket) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=_begin, args=(work, bound))
    process.start()
    return process


def _begin(work: Work, bound: socket.socket) -> None:
    threading.Thread(target=_follow, daemon=True).start()
    work(bound)


def _follow() -> None:
    """Nobody looks after a process whose parent was killed: it ends, politely."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)
