"""The rules stay within what a GPU can compile. (No GPU is needed: PTX is made, not run.)"""

from __future__ import annotations

import json
import re

import pytest
from tests.of_a_game import OPEN

import lifetable
from lifetable import SetupError, games
from lifetable.cli import run
from lifetable.games import gpu
from lifetable.games.batch import simulate
from lifetable.games.compiling import TYPED


@pytest.mark.parametrize("haste", [True, False])
@pytest.mark.parametrize("name", games.names())
def test_every_game_compiles_to_ptx(name: str, haste: bool) -> None:
    text = gpu.ptx(lifetable.game(name), haste)
    assert len(re.findall(r"\.visible \.entry", text)) == 1
    assert f".maxnreg {gpu.REGISTERS}" in text
    assert ".target sm_90" in text
    assert not any(function._can_compile for function in TYPED)


def test_without_a_gpu_there_is_a_clear_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    from numba import cuda

    if cuda.is_available():
        batch = simulate(lifetable.game(OPEN), 1000, 7, device="cuda")
        assert (batch.shares == simulate(lifetable.game(OPEN), 1000, 7).shares).all()
        return
    with pytest.raises(SetupError) as problem:
        simulate(lifetable.game(OPEN), 10, 7, device="cuda")
    assert problem.value.code == "no-gpu"
    assert run(["simulate", OPEN, "--device", "cuda", "--json", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "No GPU was found" in err


def test_the_cpu_needs_none_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", OPEN, "-n", "10", "-s", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 10
