"""Compiling for the CPU, once per machine: what is in Numba's cache, and when it is stale.

Numba's own cache watches only the file a function is written in. A rule calls functions of other files, so the stamp
here covers every file of ours that a file imports, to the last (`sources`).
"""

from __future__ import annotations

import ast
import importlib.util
import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
from numba.core.caching import IndexDataCacheFile
from numba.core.compiler_lock import global_compiler_lock
from numba.core.event import Listener, register

F = TypeVar("F", bound=Callable[..., object])
TYPED: list[Any] = []  # functions compiled for one signature only
_GIVEN = "__given__"  # in a module that `load` gave functions: the files these are written in
_log = logging.getLogger(__name__)


class _Announce(Listener):
    """Says, once, why the first game takes its time."""

    said = False

    def on_start(self, event: object) -> None:
        if not self.said:
            self.said = True
            _log.info("compiling")  # a message of the word files

    def on_end(self, event: object) -> None:
        pass


register("numba:compile", _Announce())


def compiled(function: F, signature: str | None = None, *, nogil: bool = True) -> F:
    """Compile for the CPU, once per machine: the result is cached beside the source, per game."""
    dispatcher: Any = numba.njit(nogil=nogil, cache=True)(function)
    cache_of = dispatcher._cache
    file = function.__code__.co_filename
    package = (["", Path(file).parent.name, *function.__module__.split(".")])[-2]
    cache_of._cache_file = IndexDataCacheFile(
        cache_path=cache_of._cache_path,
        filename_base=f"{package}.{cache_of._impl.filename_base}",
        source_stamp=stamp(file, *function.__globals__.get(_GIVEN, ())),
    )
    if signature:
        _for_one(dispatcher, signature)
        TYPED.append(dispatcher)
    result: F = dispatcher
    return result


def _for_one(dispatcher: Any, signature: str) -> None:
    """Have a function compiled for one signature only, as soon as somebody calls it or compiles a call of it: whoever
    only asks for help compiles nothing."""
    template = dispatcher.get_call_template

    def compile_once() -> None:
        if dispatcher.overloads:
            return
        with global_compiler_lock:  # the compiler's own: two threads may want it at the same time
            if not dispatcher.overloads:
                dispatcher.compile(signature)
                dispatcher.disable_compile()

    def called_by_compiled_code(*types: Any) -> Any:
        compile_once()
        return template(*types)

    def called_by_python(*arguments: Any, **named: Any) -> Any:
        compile_once()
        (only,) = dispatcher.overloads.values()
        return only.entry_point

    dispatcher.compile_once = compile_once
    dispatcher.get_call_template = called_by_compiled_code
    dispatcher._compile_for_args = called_by_python


def typed(signature: str) -> Callable[[F], F]:
    """`compiled` for one signature only: small numbers of every width share one compilation."""
    return lambda function: compiled(function, signature)


def brief(function: F) -> F:
    """`compiled` for what Python calls and is over in microseconds: letting another thread run meanwhile would
    cost more than it takes."""
    return compiled(function, nogil=False)


def load(source: Path, package: str, given: Mapping[str, object]) -> ModuleType:
    """Load a file once more, as a module of a game's package, with that game's functions as its globals.

    So loops over any game's rules are written once, name no game, and still compile to direct calls. Functions
    passed as arguments would not be cached.
    """
    name = f"{package}.{source.stem}"
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    functions = (getattr(thing, "py_func", thing) for thing in given.values())
    files = {f.__code__.co_filename for f in functions if hasattr(f, "__code__")}
    vars(module).update(given)
    vars(module)[_GIVEN] = tuple(sorted(files))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


# --- when what was compiled is stale ----------------------------------------------------------------


@cache
def stamp(*files: str) -> tuple[tuple[str, int, int], ...]:
    """Changes whenever a function changes that one in these files may call."""
    found = set().union(*(sources(Path(file)) for file in files))
    return tuple((p.name, p.stat().st_mtime_ns, p.stat().st_size) for p in sorted(found))


def sources(path: Path) -> set[Path]:
    """A file and all that it imports, of ours and of its own neighbours, to the last."""
    found, pending = set[Path](), [path]
    while pending:
        file = pending.pop()
        if file not in found:
            found.add(file)
            pending += _imported(file)
    return found


@cache
def _imported(file: Path) -> list[Path]:
    """The files that one file imports, in whatever form: `import a.b`, `from a import b`, `from . import b`."""
    roots = dict.fromkeys((_root(file), _root(Path(__file__))))
    return [
        target
        for name in _names(file)
        for target in (_file(root, name) for root in roots)
        if target
    ]


def _names(file: Path) -> Iterator[str]:
    """All modules a file may mean. Of `from a import b`, `a.b` if that is a module, else `a`."""
    package = file.parent.relative_to(_root(file)).parts
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _file(root: Path, name: str) -> Path | None:
    """The file of a module, or of the module whose member this is; None if it is somebody else's."""
    path = root.joinpath(*name.split("."))
    for place in (path, path.parent):
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if place != root and file.is_file():
                return file
    return None


@cache
def _root(file: Path) -> Path:
    """The folder that the names of a file's imports begin in: the one above its outermost package."""
    folder = file.parent
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return folder
