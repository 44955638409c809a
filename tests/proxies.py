"""Real proxies in front of a server, as docs/serve.md says how to set them up."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server import free_port

ROOT = Path(__file__).parent.parent
UNPACKED = ROOT / ".venv" / "proxies" / "usr"  # where `make test` puts Debian's packages
DOCUMENTED = (ROOT / "docs" / "serve.md").read_text()
KINDS = ("caddy", "nginx")


def program(name: str) -> str:
    places = [UNPACKED / "bin", UNPACKED / "sbin", "/usr/sbin"]
    found = shutil.which(name) or shutil.which(name, path=":".join(map(str, places)))
    assert found, f"{name} is not here; make test installs it"
    return found


@contextmanager
def proxy(kind: str, server: str, folder: Path) -> Iterator[str]:
    """A proxy of a kind in front of a server; its address."""
    port = free_port()
    command = {"caddy": _caddy, "nginx": _nginx}[kind](server.removeprefix("http://"), port, folder)
    with (folder / f"{kind}.log").open("w") as log:
        own = dict(os.environ, XDG_CONFIG_HOME=str(folder), XDG_DATA_HOME=str(folder))
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=own)
    try:
        _wait(port, running, folder / f"{kind}.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(20)


def _caddy(server: str, port: int, folder: Path) -> list[str]:
    (line,) = re.findall(r"`(reverse_proxy [^`]+)`", DOCUMENTED)
    lines = line.replace("127.0.0.1:8000", server)
    (folder / "Caddyfile").write_text(
        f"{{\n  admin off\n  auto_https off\n}}\nhttp://:{port} {{\n  bind 127.0.0.1\n  {lines}\n}}\n"
    )
    return [program("caddy"), "run", "--config", "Caddyfile", "--adapter", "caddyfile"]


def _nginx(server: str, port: int, folder: Path) -> list[str]:
    (block,) = re.findall(r"```nginx\n(.*?)```", DOCUMENTED, re.DOTALL)
    (folder / "nginx.conf").write_text(
        f"""daemon off; master_process off; pid nginx.pid; error_log stderr;
events {{ worker_connections 512; }}
http {{
  access_log off; client_body_temp_path body; proxy_temp_path proxy;
  fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
  upstream lifetable {{ server {server}; keepalive 4; }}
  server {{ listen 127.0.0.1:{port};
{block.replace("http://127.0.0.1:8000", "http://lifetable").replace("}", "  proxy_set_header Connection ''; }")}
  }}
}}
"""
    )
    return [program("nginx"), "-p", str(folder), "-c", "nginx.conf"]


def _wait(port: int, running: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert running.poll() is None, log.read_text()
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(log.read_text())
