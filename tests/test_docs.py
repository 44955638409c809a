"""What ARCHITECTURE.md, README.md, CONTRIBUTING.md and docs/ name is there, and ARCHITECTURE.md names every module."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "lifetable"
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
DOCS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
DOCS += sorted((ROOT / "docs").glob("*.md"))
FOUND_NOT_LISTED = "found, not listed"

FILE = re.compile(
    r"[\w*.-]+(?:/[\w*.-]+)*(?:/|\.(?:py|ts|svelte|css|json|md|txt|toml|npz|ftl|svg))"
)
NAMED = re.compile(r"`([^`\s]+)`")
FUNCTION = re.compile(r"`([\w*./-]+\.(?:py|ts|svelte)): ([\w.]+)(?:\([^`]*\))?`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
BRANCH = re.compile(r"( *)((?:[\w.]+/?(?:, )?)+)(?:  +(.+))?")


@cache
def names() -> frozenset[str]:
    """The name of every file and folder of ours, a folder's with a slash."""
    found: set[str] = set()
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.name in (".git", ".venv", "node_modules", "__pycache__"):
                continue
            found.add(path.name + "/" * path.is_dir())
            if path.is_dir():
                folders.append(path)
    return frozenset(found)


def places(name: str) -> list[Path]:
    """Where something lies that a text names: from the root, the package, the page, or in the folder of a game."""
    tops = (ROOT, SOURCES, ROOT / "src", ROOT / "ui" / "src", *SOURCES.glob("games/*/"))
    return [path for top in tops for path in top.glob(name.rstrip("/"))]


def exists(name: str) -> bool:
    """Is there such a file or folder? One without a folder may be anywhere; CAPITALS stand for any name."""
    anywhere = "/" not in name.rstrip("/") and name in names()
    return anywhere or bool(places(name)) or bool(re.search(r"\b[A-Z_]{3,}\b", name))


@pytest.mark.parametrize("doc", DOCS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(doc: Path) -> None:
    links = [unquote(link.partition("#")[0]) for link in LINK.findall(doc.read_text("utf-8"))]
    here = [link for link in links if link and "://" not in link and not link.startswith("mailto:")]
    assert [link for link in here if not (doc.parent / link).exists()] == []


@pytest.mark.parametrize("doc", DOCS, ids=lambda path: path.name)
def test_every_file_that_is_named_is_there(doc: Path) -> None:
    named = NAMED.findall(doc.read_text(encoding="utf-8"))
    assert [name for name in named if FILE.fullmatch(name) and not exists(name)] == []


@pytest.mark.parametrize("doc", DOCS, ids=lambda path: path.name)
def test_every_chore_that_is_named_can_be_done(doc: Path) -> None:
    chores = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:`|^)make (\w+)", doc.read_text(encoding="utf-8"), re.MULTILINE)
    assert [chore for chore in named if chore not in chores] == []


def test_every_part_that_was_chosen_says_why() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = ARCHITECTURE.partition("## Chosen parts")[2].lower()
    asked = [re.split(r"[^\w-]", wanted)[0].lower() for wanted in project["dependencies"]]
    assert [name for name in asked if name not in said] == []


def test_every_file_that_code_speaks_of_is_there() -> None:
    """In comments and docstrings, in backticks."""
    wrong = [
        f"{file.relative_to(ROOT)}: {name}"
        for folder in ("src", "tests", "benchmarks", "examples")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for name in NAMED.findall(file.read_text(encoding="utf-8"))
        if FILE.fullmatch(name) and not name.endswith("/") and not exists(name)
    ]
    assert wrong == []


def rooms() -> Iterator[tuple[Path, str]]:
    """The files and folders of the tree under "Rooms", each with what is said of it."""
    tree = ARCHITECTURE.partition("## Rooms")[2].split("```")[1]
    above: list[tuple[int, Path]] = [(-1, ROOT)]
    for line in tree.strip("\n").splitlines():
        found = BRANCH.fullmatch(line)
        assert found, f"not a room: {line}"
        depth = len(found[1])
        while above[-1][0] >= depth:
            above.pop()
        for name in found[2].split(", "):
            path = above[-1][1] / name
            yield path, found[3] or ""
        above.append((depth, path))


def test_every_room_is_there() -> None:
    assert [str(path) for path, _ in rooms() if not path.exists()] == []


def test_every_module_has_a_room() -> None:
    listed = dict(rooms())
    unlisted = [path for path, said in listed.items() if FOUND_NOT_LISTED in said]
    missing = [
        module.relative_to(SOURCES).as_posix()
        for module in sorted(SOURCES.rglob("*.py"))
        if module not in listed
        and not module.name.startswith("__")
        and not any(folder in module.parents for folder in unlisted)
        and not _is_in_a_game(module)
    ]
    assert missing == []


def _is_in_a_game(module: Path) -> bool:
    """A game's folder is described by its table: any has those files, and what else it needs."""
    within = module.relative_to(SOURCES).parts
    return within[0] == "games" and len(within) > 2


def defined(file: Path, name: str) -> bool:
    """Does a file define such a function, class, method or attribute?"""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return bool(re.search(rf"\b{re.escape(name.rpartition('.')[2])}\b", text))
    within: list[ast.stmt] = ast.parse(text).body
    for part in name.split("."):
        here = [one for one in within if part in _names(one)]
        if not here:
            return False
        within = getattr(here[0], "body", [])
    return True


def _names(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {statement.name}
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets += [statement.target] if isinstance(statement, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def test_every_function_on_the_way_of_a_move_is_where_it_is_said_to_be() -> None:
    way = ARCHITECTURE.partition("## One move")[2].partition("\n## ")[0]
    steps = FUNCTION.findall(way)
    assert len(steps) >= 12, "the way is told step by step, as `file: function`"
    wrong = []
    for file, name in steps:
        found = [path for path in places(file) if path.is_file()]
        if not found or not all(defined(path, name) for path in found):
            wrong.append(f"{file}: {name}")
    assert wrong == []
