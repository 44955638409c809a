"""A server of one's own, for measuring: started, waited for, weighed, stopped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Server:
    port: int
    process: subprocess.Popen[bytes]

    @classmethod
    def start(
        cls,
        database: str,
        *more: str,
        port: int = 0,
        core: int | None = None,
        files: int | None = None,
    ) -> Server:
        """`lifetable serve` without limits, on one core or with so many open files at most if told so."""
        port = port or free_port()
        command = [sys.executable, "-m", "lifetable", "serve", "--port", str(port), "--rate", "0"]
        command += ["--database", database, "--log-level", "error", "--streams", "0"]
        command += ["--crowd", "0", *more]
        taskset = shutil.which("taskset")
        if core is not None and taskset:
            command = [taskset, "-c", str(core), *command]
        prlimit = shutil.which("prlimit")
        if files is not None:
            if prlimit is None:
                raise SystemExit("prlimit is needed to limit open files")
            command = [prlimit, f"--nofile={files}:{files}", *command]
        server = cls(port, subprocess.Popen(command, stdout=subprocess.DEVNULL))
        server.wait()
        return server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self.process.terminate()
        self.process.wait(30)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + 90
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as asked:
                if asked.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise SystemExit("the server did not start")

    def megabytes(self) -> float:
        """Its memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return float("nan")

    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(
    database: str, *more: str, core: int | None = None, files: int | None = None
) -> Iterator[Server]:
    running = Server.start(database, *more, core=core, files=files)
    try:
        yield running
    finally:
        running.stop()


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
