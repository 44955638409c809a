"""Counts the uses of `Any`, file by file: `python -m tests.anys`.

Compiled kernels stand apart: what numba compiles takes records and arrays of any kind, and it checks them itself. A
kernel is a file that has a compiled function, or one that is compiled anew for every game.
"""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "lifetable"
COMPILERS = {"compiled", "typed", "brief"}
PER_GAME = {"games/driver.py", "games/views.py", "envs/loops.py", "arena/crowd.py"}


def uses(tree: ast.AST) -> int:
    """How often a file names `Any`; importing it does not count."""
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))


def has_compiled_functions(tree: ast.AST) -> bool:
    """Is there a function that is compiled?"""
    return any(
        _called(decorator) in COMPILERS
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
    )


def counted() -> tuple[dict[str, int], dict[str, int]]:
    """Uses by file: in compiled kernels, and everywhere else."""
    kernels: dict[str, int] = {}
    others: dict[str, int] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if number := uses(tree):
            kernel = name in PER_GAME or has_compiled_functions(tree)
            (kernels if kernel else others)[name] = number
    return kernels, others


def _called(decorator: ast.expr) -> str:
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return named.id if isinstance(named, ast.Name) else ""


def main() -> None:
    """Print them, most first."""
    for title, files in zip(("compiled kernels", "everything else"), counted(), strict=True):
        for name, number in sorted(files.items(), key=lambda item: -item[1]):
            print(f"{number:5}  {name}")
        print(f"{sum(files.values()):5}  {title}\n")


if __name__ == "__main__":
    main()
