"""Compiles what all tests use, once, before several of their processes want the same at the same time."""

from __future__ import annotations

from lifetable.cli.prepare import steps
from lifetable.games import find, names, wasm
from lifetable.games.face import Setup


def main() -> None:
    wasm.build(*names())
    for name in names():
        for _, compile_all in steps(Setup(find(name))):
            compile_all()


if __name__ == "__main__":
    main()
