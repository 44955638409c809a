"""What was compiled is stale as soon as anything changes that it may call."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lifetable.games import find, names
from lifetable.games.compiling import load, sources, stamp

FORMS = {
    "from a package the module": "from {package} import {name}",
    "by its whole name": "import {package}.{name}",
    "by its whole name, called otherwise": "import {package}.{name} as other",
    "something from it": "from {package}.{name} import thing",
    "everything from it": "from {package}.{name} import *",
    "relative, the module": "from . import {name}",
    "relative, something from it": "from .{name} import thing",
    "relative, from above": "from ..{folder} import {name}",
    "relative, something from above": "from ..{folder}.{name} import thing",
    "in parentheses": "from {package} import (\n    {name},\n)",
    "among others": "from {package} import thing, {name} as other",
    "with others": "import os, {package}.{name}",
    "after a semicolon": "import os; from {package} import {name}",
    "on two lines": "from {package} \\\n    import {name}",
    "inside a function": "def f():\n    from {package} import {name}",
    "under a condition": "if True:\n    import {package}.{name}",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "outer" / "inner"
    folder.mkdir(parents=True)
    (tmp_path / "outer" / "__init__.py").write_text("")
    (folder / "__init__.py").write_text("thing = 1\n")
    (folder / "last.py").write_text("thing = 1\n")
    return folder


def fresh_stamp(file: Path) -> tuple[object, ...]:
    stamp.cache_clear()
    return stamp(str(file))


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_change_in_what_is_imported_changes_the_stamp(package: Path, form: str) -> None:
    """... also if it is two files away."""
    for file, name in (("first", "middle"), ("middle", "last")):
        text = form.format(package="outer.inner", folder="inner", name=name)
        (package / f"{file}.py").write_text(text + "\n")
    first, last = package / "first.py", package / "last.py"
    assert {first, package / "middle.py", last} <= sources(first)
    before = fresh_stamp(first)
    assert fresh_stamp(first) == before
    last.write_text("thing = 22\n")
    assert fresh_stamp(first) != before


def test_a_package_counts_when_something_is_taken_from_it(package: Path) -> None:
    (package / "first.py").write_text("from outer.inner import thing\n")
    assert package / "__init__.py" in sources(package / "first.py")


def test_what_is_not_ours_does_not_count(package: Path) -> None:
    (package / "first.py").write_text("import os.path\nfrom numpy import random\nimport first\n")
    assert sources(package / "first.py") == {package / "first.py"}


def test_a_file_of_the_same_size_and_another_time_counts(package: Path) -> None:
    (package / "first.py").write_text("from outer.inner import last\n")
    before = fresh_stamp(package / "first.py")
    later = (package / "last.py").stat().st_mtime_ns + 1_000_000_000
    os.utime(package / "last.py", ns=(later, later))
    assert fresh_stamp(package / "first.py") != before


def test_a_loaded_file_is_stale_when_what_it_was_given_is(package: Path) -> None:
    (package / "last.py").write_text("def called(x):\n    return x\n")
    (package / "given.py").write_text(
        "from outer.inner.last import called\n\ndef f(x):\n    return x\n"
    )
    (package / "loop.py").write_text(
        "from lifetable.games.compiling import compiled\n\n@compiled\ndef g(x):\n    return f(x)\n"
    )
    stamps = []
    for text in ("def called(x):\n    return x\n", "def called(x):\n    return x + 1\n"):
        (package / "last.py").write_text(text)
        stamp.cache_clear()
        room: dict[str, object] = {}
        exec(
            compile(
                (package / "given.py").read_text().split("\n", 1)[1], package / "given.py", "exec"
            ),
            room,
        )
        loaded = load(package / "loop.py", "outer.inner", {"f": room["f"]})
        stamps.append(loaded.g._cache._cache_file._source_stamp)
    assert stamps[0] != stamps[1]


@pytest.mark.parametrize("name", names())
def test_a_games_loops_watch_its_rules(name: str) -> None:
    game = find(name)
    watched = {entry[0] for entry in game.driver.step._cache._cache_file._source_stamp}  # type: ignore[attr-defined]
    assert {"driver.py", "kernel.py", "compiling.py", "rules.py"} <= watched
