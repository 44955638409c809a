"""Imports point down, and no generic module knows a game: read from the source. And what is loaded when."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lifetable.games import names

SOURCE = Path(__file__).parent.parent / "src"
ROOMS = [  # from the bottom; rooms on one line do not know each other
    {"game_folders", "typography"},
    {"words"},
    {"errors", "notices"},
    {"games"},
    {"records"},
    {"bots"},
    {"envs"},
    {"arena"},
    {"tables"},
    {"web"},
    {"cli"},
    {"__main__"},
]
LEVEL = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}
FACADE = "lifetable"  # `lifetable/__init__.py`, what users import: just above the games
BELOW_GAMES = {"lifetable.errors", "lifetable.typography", "lifetable.words"}
GAME_FOLDERS = {name.replace("-", "_") for name in names()}


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {
    module_of(file): file
    for file in sorted(SOURCE.glob("lifetable/**/*.py"))
    if not file.match("games/*/tests/*")
}


def imports(module: str) -> Iterator[tuple[int, str]]:
    """Every module of ours that a module imports, with the line: also inside functions, also by name."""
    file = MODULES[module]
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        found: list[str] = []
        match node:
            case ast.Import():
                found = [alias.name for alias in node.names]
            case ast.ImportFrom():
                base = node.module or ""
                if node.level:
                    above = package.split(".")[: len(package.split(".")) - node.level + 1]
                    base = ".".join([*above, *([base] if base else [])])
                found = [_module_or_member(base, alias.name) for alias in node.names]
            case ast.Call(args=[ast.Constant(value=str(text)), *_]) if _imports(node):
                found = [text]
        for name in found:
            if name.split(".")[0] == "lifetable":
                yield getattr(node, "lineno", 0), name


def _module_or_member(base: str, name: str) -> str:
    return f"{base}.{name}" if f"{base}.{name}" in MODULES else base


def _imports(call: ast.Call) -> bool:
    called = (
        call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    )
    return called in ("import_module", "__import__")


def room_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else FACADE


def level_of(module: str) -> float:
    room = room_of(module)
    return LEVEL["games"] + 0.5 if room == FACADE else LEVEL[room]


def folder_of(module: str) -> str | None:
    """The game in whose folder a module lies."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[2] in GAME_FOLDERS else None


def test_the_source_is_found() -> None:
    assert {"lifetable", "lifetable.errors", "lifetable.games.contract"} <= set(MODULES)
    assert len(GAME_FOLDERS) >= 3
    assert ("lifetable.errors") in [name for _, name in imports("lifetable.games.face")]


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_its_room(module: str) -> None:
    assert room_of(module) in {FACADE, *LEVEL}, f"give {module} a place in ROOMS"


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down(module: str) -> None:
    wrong = [
        f"{MODULES[module]}:{line} imports {name}"
        for line, name in imports(module)
        if room_of(name) != room_of(module) and not level_of(name) < level_of(module)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("module", [m for m in MODULES if folder_of(m)])
def test_a_game_knows_only_itself_and_what_is_generic(module: str) -> None:
    wrong = []
    for line, name in imports(module):
        own = folder_of(name) == folder_of(module)
        generic = room_of(name) == "games" and folder_of(name) is None
        if not (own or generic or name in BELOW_GAMES):
            wrong.append(f"{MODULES[module]}:{line} imports {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("module", [m for m in MODULES if not folder_of(m)])
def test_no_generic_module_imports_a_game(module: str) -> None:
    wrong = [
        f"{MODULES[module]}:{line} imports {name}"
        for line, name in imports(module)
        if folder_of(name)
    ]
    assert not wrong, "\n".join(wrong)


PURE = ("rules", "shapes", "greedy", "kernel", "driver", "views", "tape", "schema")
IMPURE = {
    *("datetime", "importlib", "io", "logging", "os", "pathlib", "random", "secrets", "shutil"),
    *("socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib"),
}


@pytest.mark.parametrize(
    "module",
    [m for m in MODULES if room_of(m) == "games" and m.rpartition(".")[2] in PURE],
)
def test_rules_know_no_clock_no_file_and_no_other_chance(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    named = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not named & IMPURE
    assert "np.random" not in ast.unparse(tree)
    calls = {
        n.func.id
        for n in ast.walk(tree)
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
    }
    assert not calls & {"open", "print", "input"}


# --- names ------------------------------------------------------------------------------------------


def spellings(name: str) -> set[str]:
    words = name.split("-")
    return {name, "_".join(words), "".join(words), " ".join(words)}


NAMED = re.compile(
    "|".join(
        rf"(?<![a-z]){re.escape(spelling)}(?![a-z])"
        for name in names()
        for spelling in sorted(spellings(name), key=len, reverse=True)
    ),
    re.IGNORECASE,
)


def documentation(tree: ast.AST) -> set[int]:
    """The docstrings: examples may name a game."""
    found = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            for statement in body:
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    found.add(id(statement.value))
    return found


def named_games(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docs = documentation(tree)
    for node in ast.walk(tree):
        texts: list[str] = []
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docs:
                texts = [text]
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                texts = [text]
            case ast.keyword(arg=str(text)):
                texts = [text]
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text):
                texts = [text]
            case ast.alias(name=text):
                texts = [text, node.asname or ""]
        for text in texts:
            if NAMED.search(text):
                yield f"{file}:{getattr(node, 'lineno', '?')} says {text!r}"


@pytest.mark.parametrize("module", [m for m in MODULES if not folder_of(m)])
def test_no_generic_module_names_a_game(module: str) -> None:
    found = list(named_games(MODULES[module]))
    assert not found, "\n".join(found)


ROOT = SOURCE.parent
ABOUT_GAMES = {
    "tests/test_imports.py",  # it says which spellings are found
    "benchmarks/curves.py",  # how single games' own players learned, and how well they play: figures of docs/bots.md
    "benchmarks/endgames.py",
    "benchmarks/oracle.py",
    "benchmarks/redraws.py",
    "benchmarks/regret.py",
}
PYTHON = [
    file.relative_to(ROOT).as_posix()
    for folder in ("tests", "benchmarks", "examples")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if not file.is_relative_to(ROOT / "tests" / "games")
]
PAGE = [
    file.relative_to(ROOT).as_posix()
    for kind in ("ts", "svelte", "css")
    for file in sorted((ROOT / "ui" / "src").rglob(f"*.{kind}"))
    if not file.name.endswith(".d.ts")
]
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)


@pytest.mark.parametrize("file", sorted(set(PYTHON) - ABOUT_GAMES))
def test_no_test_and_no_chore_names_a_game(file: str) -> None:
    """What is about one game lies with it: in `tests/` of its folder."""
    found = list(named_games(ROOT / file))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("file", PAGE)
def test_no_part_of_the_page_names_a_game(file: str) -> None:
    found = NAMED.findall(COMMENTS.sub("", (ROOT / file).read_text(encoding="utf-8")))
    assert not found, found


def test_names_are_recognised() -> None:
    for text in (
        "thats-life",
        "ThatsLife",
        "life_is_life",
        "lifetime",
        "LIFETIME",
        "a thats_life b",
    ):
        assert NAMED.search(text), text
    for text in ("lifetable", "a life", "lifetimes"):
        assert not NAMED.search(text), text


def test_a_server_is_lean() -> None:
    """It loads no tournaments and no terminal, and no database driver before it knows which."""
    script = """
import sys
import lifetable.web.server
heavy = ("lifetable.arena", "lifetable.envs", "rich", "openskill", "psycopg", "alembic")
assert not (loaded := [name for name in heavy if name in sys.modules]), loaded
assert "numba" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_package_is_imported_without_the_compiler() -> None:
    script = "import sys, lifetable; assert 'numba' not in sys.modules; lifetable.State.play"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
