"""The same rules in a browser: each game as one WebAssembly module, made from the very functions that run here.

Numba turns them into LLVM's language for this machine's processor; that text, untouched but for what concerns Python, is
joined, optimised and written for WebAssembly by the LLVM that Numba brings, and linked by `wasm_linker.py`. So there is one
text of the rules, and nothing to install.

    python -m lifetable.games.wasm NAME ...

writes into each game's folder, if they are missing or older than what they are made from: `rules.wasm`; `rules.json`, what
it needs to know besides (`described`); `rules.texts.json`, the texts in the box, which only views and events need.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite
import numba
import numpy as np

from lifetable.games import find, folder
from lifetable.games.compiling import load, sources
from lifetable.games.contract import Data, Game, Option, OptionValue
from lifetable.games.encoder import Texts
from lifetable.games.kernel import HEADER, LOG_ROWS, LOG_WIDTH
from lifetable.games.wasm_linker import link

_ITSELF = "lifetable.games.wasm"  # also where it runs as a program
MODULE, DESCRIPTION, TEXTS = "rules.wasm", "rules.json", "rules.texts.json"
_MARK = "made_from"
_DOORS = Path(__file__).with_name("doors.py")
_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"
# What Numba makes is to be the same everywhere and left as written: LLVM optimises it once, for WebAssembly, as a whole.
_UNTOUCHED = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}
_FOR_PYTHON = re.compile(r"^target (?:datalayout|triple).*\n", re.M)
_COUNTING = re.compile(r"^define [^\n]*@(NRT_(?:inc|dec)ref)\([^\n]*\{\n.*?^\}\n", re.M | re.S)
_ELSEWHERE = re.compile(r"^declare (?P<head>[^\n]*@(?P<name>[\w.]+)\([^\n#]*\))[^\n]*$", re.M)
_EXCEPTION = re.compile(
    r"^(@\.const\.picklebuf\.\S+ = .*?constant \{[^}]*\}) .*?(?=, align|$)", re.M
)
_DOOR = re.compile(r'^define [^\n]*@("?cfunc\.[^\s("]+"?)\(', re.M)


# --- when it has to be made -------------------------------------------------------------------------


def build(*names: str) -> None:
    """Make what is stale, one process for each: for this machine the same functions are compiled otherwise."""
    stale = [name for name in names if not is_fresh(name)]
    with tempfile.TemporaryDirectory() as nowhere:
        # With a cache of its own, since what is left as written must not be found by others.
        environment = {**os.environ, **_UNTOUCHED, "NUMBA_CACHE_DIR": nowhere}
        running = [_compiling(name, environment) for name in stale]
        said = [one.communicate()[1] for one in running]
    for name, one, why in zip(stale, running, said, strict=True):
        if one.returncode != 0:
            raise RuntimeError(f"The rules of {name} could not be compiled for browsers:\n{why}")


def _compiling(name: str, environment: Mapping[str, str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", _ITSELF, "--here", name]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)


def is_fresh(name: str) -> bool:
    """Are the files of this game there, and made from what lies here now?"""
    place = folder(name)
    if not all((place / file).is_file() for file in (MODULE, TEXTS, DESCRIPTION)):
        return False
    return json.loads((place / DESCRIPTION).read_text())[_MARK] == made_from(name)


@cache
def made_from(name: str) -> str:
    """A hash of everything that a module is made from."""
    found = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}\0".encode())
    for file in sorted(_made_from(name)):
        found.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def _made_from(name: str) -> Iterator[Path]:
    yield from {Path(__file__), *sources(_DOORS), *sources(folder(name) / "game.py")}
    yield from (file for file in folder(name).glob("**/*.csv") if file.is_file())


def _write(name: str) -> None:
    game, place = find(name), folder(name)
    for file, content in (
        (MODULE, compiled(game)),
        (TEXTS, _json(_texts(game.texts(_defaults(game))))),
        (DESCRIPTION, _json(described(game))),
    ):
        unfinished = place / f"{file}.{os.getpid()}"
        unfinished.write_bytes(content)
        unfinished.replace(place / file)


# --- the module -------------------------------------------------------------------------------------


def compiled(game: Game) -> bytes:
    """A game as a WebAssembly module. In a process that Numba was told so (`_UNTOUCHED`)."""
    assert all(os.environ.get(name) == value for name, value in _UNTOUCHED.items())
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES)
    module = None
    for text in _texts_of(game):
        part = llvm.parse_assembly(_for(machine, text))
        if module is None:
            module = part
        else:
            module.link_in(part)
    module = llvm.parse_assembly(_alone(str(module)))
    for made in (*module.functions, *module.global_variables):
        if not made.is_declaration and not made.name.startswith("door_"):
            made.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    llvm.create_pass_builder(machine, tuning).getModulePassManager().run(
        module, llvm.create_pass_builder(machine, tuning)
    )
    return link(machine.emit_object(module), {f"door_{name}": name for name in _arguments(game)})


def _doors(game: Game) -> ModuleType:
    package = type(game).__module__.rpartition(".")[0]
    given = {**vars(game.rules), **vars(game.driver), **vars(game.views), **vars(game.notation)}
    return load(_DOORS, package, given)


def _arguments(game: Game) -> Mapping[str, str]:
    arguments: Mapping[str, str] = _doors(game).ARGUMENTS
    return arguments


def _texts_of(game: Game) -> Iterator[str]:
    """Every door as LLVM's language, each with all that it calls."""
    doors, t = _doors(game), numba.types
    box = next(iter(_boxes(game).values()))
    kinds = {
        "i": t.int32,
        "s": t.CPointer(numba.from_dtype(game.dtype)),
        "b": t.CPointer(numba.from_dtype(box.dtype)),
        "n": t.CPointer(t.int64),
        "u": t.CPointer(t.uint64),
        "c": t.CPointer(t.uint8),
        "f": t.CPointer(t.float64),
    }
    for name, arguments in doors.ARGUMENTS.items():
        answer = t.int32 if name in doors.ANSWERING else t.void
        signature = answer(*(kinds[kind] for kind in arguments))
        text = numba.cfunc(signature)(getattr(doors, f"door_{name}")).inspect_llvm()
        found = _DOOR.search(text)
        assert found
        yield text.replace(f"@{found[1]}", f"@door_{name}")


def _for(machine: Any, text: str) -> str:
    """The text for another processor, and without counting who uses an array: nothing is allocated in rules."""
    text = _COUNTING.sub(r"define linkonce_odr void @\1(ptr %.1) {\n  ret void\n}\n", text)
    text = _EXCEPTION.sub(r"\1 zeroinitializer", text)  # which one it was is for Python to say
    text = _FOR_PYTHON.sub("", text).replace(" = common ", " = weak ")
    return f'target triple = "{_TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n{text}'


def _alone(text: str) -> str:
    """Python's functions, called for exceptions that rules do not raise, end the program."""

    def ends(found: re.Match[str]) -> str:
        if found["name"].startswith("llvm."):
            return found[0]
        head = found["head"].replace(" local_unnamed_addr", "")
        return f"define internal {head} {{\n  call void @llvm.trap()\n  unreachable\n}}"

    return _ELSEWHERE.sub(ends, text) + "\ndeclare void @llvm.trap()\n"


# --- what else is to be known -----------------------------------------------------------------------


def described(game: Game) -> Data:
    """What whoever calls the module needs besides: sizes, the encoder's program, what is in the box."""
    info, program = game.info, game.program
    boxes = _boxes(game)
    return {
        _MARK: made_from(info.name),
        "name": info.name,
        "players": [info.least_players, info.most_players],
        "most_moves": info.most_moves,
        "options": [
            {"name": o.name, "kind": o.kind, "default": o.default, "choices": list(o.choices)}
            for o in info.options
        ],
        "endings": list(info.endings),
        "refusals": list(game.refusals),
        "state": game.dtype.itemsize,
        "header": {name: _place(game.dtype, name) for name, *_ in HEADER},
        "log": [LOG_ROWS, LOG_WIDTH],
        "kinds": [
            {"number": kind.number, "name": kind.name, "chance": kind.chance}
            for kind in game.shapes.kinds
        ],
        "program": {
            "code": program.code.tolist(),
            "words": _text(program.words),
            "view": program.view,
            "whole": program.whole,
            "events": program.events,
        },
        "boxes": {key: _text(box.tobytes()) for key, box in boxes.items()},
        "numbers": {o.name: _number_in(game, o) for o in info.options if o.kind == "number"},
    }


def _json(data: Data) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _texts(texts: Texts) -> Data:
    return {"data": texts.data.tobytes().decode(), "at": texts.at.tolist()}


def _place(dtype: np.dtype[np.void], name: str) -> list[int]:
    """Where a field lies, and how many bytes one of its numbers has."""
    assert dtype.fields is not None
    of, at = dtype.fields[name][:2]
    return [at, of.base.itemsize]


def _defaults(game: Game) -> dict[str, OptionValue]:
    return {option.name: option.default for option in game.info.options}


def _boxes(game: Game) -> dict[str, np.void]:
    """What is in the box, for every choice of the options that are few enough to try; numbers are filled in later.

    The key is their values as JSON, in the order in which options are declared.
    """
    few = [option for option in game.info.options if option.kind in ("flag", "choice")]
    values: list[tuple[OptionValue, ...]] = [
        (False, True) if option.kind == "flag" else option.choices for option in few
    ]
    found = {}
    for chosen in itertools.product(*values):
        options: dict[str, OptionValue] = _defaults(game)
        options |= {o.name: value for o, value in zip(few, chosen, strict=True)}
        found[json.dumps(chosen, separators=(",", ":"))] = game.box(options)
    return found


def _number_in(game: Game, option: Option) -> list[int]:
    """Where a number stands in the box. It has to stand there as it is, in a field of its own."""
    samples = {option.least, option.most, int(option.default), (option.least + option.most) // 2}
    boxes = {n: game.box(_defaults(game) | {option.name: n}) for n in samples}
    names = boxes[option.least].dtype.names or ()
    for name in names:
        if all(boxes[n][name].shape == () and int(boxes[n][name]) == n for n in samples):
            others = [other for other in names if other != name]
            first = boxes[option.least]
            assert all((b[o] == first[o]).all() for b in boxes.values() for o in others)
            return _place(first.dtype, name)
    raise RuntimeError(f"{game.info.name}: {option.name} does not stand in the box as it is")


def main(*arguments: str) -> None:
    if arguments[:1] == ("--here",):
        for name in arguments[1:]:
            _write(name)
    else:
        build(*arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
