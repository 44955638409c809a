"""Everything that an object holds on to, found without knowing what it is made of."""

from __future__ import annotations

import gc
import types
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, NamedTuple

_ATOMS = (str, bytes, bytearray, int, float, complex, bool, type(None), types.ModuleType, type)
_CONTAINERS = (dict, list, tuple, set, frozenset, deque)
_Cache = type(lru_cache(len))
_TIDY = ("sqlite3.Connection", "sqlalchemy.util._collections.LRUCache")
"""What is not ours and lets go by itself of what it has too much of."""


class Held(NamedTuple):
    path: str
    """Names of attributes from the root on; `[]` for whatever is in a container, so that many things share a path."""
    thing: Any


def held(tidy: bool = False, **roots: Any) -> Iterator[Held]:
    """Everything that can be reached, each thing once. Modules, classes and the globals of functions are not entered, nor, if
    wanted so, what is `tidy` by itself."""
    seen: set[int] = set()
    todo = deque(Held(name, root) for name, root in roots.items())
    while todo:
        one = todo.popleft()
        if id(one.thing) in seen:
            continue
        if not isinstance(one.thing, str | bytes):
            seen.add(id(one.thing))
        yield one
        if not isinstance(one.thing, _ATOMS) and not (tidy and _name(one.thing) in _TIDY):
            todo.extend(_inside(*one))


def _name(thing: Any) -> str:
    return f"{type(thing).__module__}.{type(thing).__qualname__}"


def _inside(path: str, thing: Any) -> Iterator[Held]:
    if isinstance(thing, types.FunctionType):
        for name, cell in zip(thing.__code__.co_freevars, thing.__closure__ or (), strict=True):
            yield Held(f"{path}.{name}", cell)
        return
    if isinstance(thing, types.FrameType):
        for name, value in list(thing.f_locals.items()):
            yield Held(f"{path}.{name}", value)
        return
    if isinstance(thing, dict):
        for key, value in list(thing.items()):
            yield Held(f"{path}[key]", key)
            yield Held(f"{path}[]", value)
    elif isinstance(thing, _CONTAINERS):
        for value in list(thing):
            yield Held(f"{path}[]", value)
    elif isinstance(thing, partial):
        yield from (Held(f"{path}.{n}", getattr(thing, n)) for n in ("func", "args", "keywords"))
    named = _attributes(thing)
    for name, value in named.items():
        yield Held(f"{path}.{name}", value)
    if isinstance(thing, _CONTAINERS):
        return
    known = {id(value) for value in named.values()}
    for value in gc.get_referents(thing):
        if id(value) not in known and type(value) is not dict and not isinstance(value, _ATOMS):
            yield Held(f"{path}.", value)


def _attributes(thing: Any) -> dict[str, Any]:
    """What an object has of its own, in its dictionary and in its slots."""
    try:
        named = dict(object.__getattribute__(thing, "__dict__"))
    except AttributeError:
        named = {}
    for kind in type(thing).__mro__:
        for name, slot in vars(kind).items():
            if isinstance(slot, types.MemberDescriptorType):
                with suppress(AttributeError):
                    named[name] = slot.__get__(thing)
    return named


def sizes(**roots: Any) -> Counter[str]:
    """How many things are in all containers of a path, and how many instances there are of our own classes. A cache that
    says how large it may become is bounded by itself."""
    found: Counter[str] = Counter()
    bounded: set[int] = set()
    for path, thing in held(tidy=True, **roots):
        if id(thing) in bounded:
            continue
        if type(thing) is _Cache:
            info = thing.cache_info()
            if info.maxsize is None:
                found[f"{path} (a cache without bounds)"] += info.currsize
            bounded |= {id(inner) for inner in gc.get_referents(thing)}
        elif isinstance(thing, _CONTAINERS):
            found[path] += len(thing)
        if type(thing).__module__.startswith("lifetable."):
            found[f"instances of {type(thing).__qualname__}"] += 1
    return found


def grown(before: Counter[str], after: Counter[str], by: int) -> dict[str, tuple[int, int]]:
    """What has become more by at least so much."""
    return {path: (before[path], size) for path, size in after.items() if size - before[path] >= by}
