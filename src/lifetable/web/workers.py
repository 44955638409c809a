"""Several processes on one port: started, started anew when one dies, ended together."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from lifetable.errors import SetupError
from lifetable.web.logs import log

LOOK = 0.5  # seconds between two looks at the processes
FAILED = 3  # what a process says that could not start at all; trying again would not help
BREATH = 1.0  # seconds; whoever dies faster than this is started anew only after so long

Work = Callable[[socket.socket], None]


def supervise(work: Work, bound: socket.socket, workers: int) -> None:
    """Run `work` in so many processes until a signal says stop."""
    stop = threading.Event()

    def told(number: int, frame: FrameType | None) -> None:
        stop.set()

    before = {number: signal.signal(number, told) for number in (signal.SIGINT, signal.SIGTERM)}
    crew = [_start(work, bound) for _ in range(workers)]
    try:
        while not stop.is_set():
            wait([process.sentinel for process in crew], LOOK)
            crew = [_look_after(process, work, bound, stop) for process in crew]
    finally:
        for process in crew:
            process.terminate()  # a polite signal: requests under way are finished
        for process in crew:
            process.join()
        for number, handler in before.items():
            signal.signal(number, handler)


def _look_after(
    process: BaseProcess, work: Work, bound: socket.socket, stop: threading.Event
) -> BaseProcess:
    """The process, or its successor if it has died."""
    if process.is_alive() or stop.is_set():
        return process
    if process.exitcode == FAILED:
        raise SetupError("serve-failed")
    about = {"process": process.pid, "code": process.exitcode}
    log.warning("worker died", extra={"about": about})
    if time.monotonic() - float(process.name) < BREATH:
        stop.wait(BREATH)
    return _start(work, bound)


def _start(work: Work, bound: socket.socket) -> BaseProcess:
    name = str(time.monotonic())
    process = multiprocessing.get_context("spawn").Process(
        target=_begin, args=(work, bound), name=name
    )
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
