"""The audit of dependencies tells a clean answer from none."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from tests import audit

CLEAN = {"dependencies": [{"name": "numpy", "version": "2", "vulns": []}], "vulnerabilities": {}}
BAD = {
    "dependencies": [{"name": "numpy", "version": "1", "vulns": [{"id": "CVE-1"}]}],
    "vulnerabilities": {"vite": {"severity": "high"}, "svelte": {"severity": "low"}},
}
UNKNOWN = {"dependencies": [{"name": "numpy", "skip_reason": "not there"}], "error": "no network"}


def answering(told: str, complaint: str = "") -> Any:
    return lambda command, **_: subprocess.CompletedProcess(command, 1, told, complaint)


@pytest.mark.parametrize(
    ("run", "status", "said"),
    [
        (answering(json.dumps(CLEAN)), 0, ["nothing known"] * 2),
        (answering(json.dumps(BAD)), 1, ["numpy 1: CVE-1", "vite: high"]),
        (answering(json.dumps(UNKNOWN)), 0, ["NOT CHECKED", "numpy", "NOT CHECKED", "no network"]),
        (answering("", "a wall of text\nno route to host"), 0, ["NOT CHECKED", "no route"] * 2),
    ],
)
def test_an_audit_says_what_it_found_or_that_nobody_could_be_asked(
    run: Any,
    status: int,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(subprocess, "run", run)
    assert audit.main() == status
    out, err = capsys.readouterr()
    told = out + err
    for words in said:
        assert words in told
        told = told.partition(words)[2]
    assert ("NOT CHECKED" in err) == ("NOT CHECKED" in said)


def test_an_audit_goes_on_where_there_is_no_npm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(command: list[str], **_: Any) -> Any:
        raise FileNotFoundError(command[0])

    monkeypatch.setattr(subprocess, "run", missing)
    assert audit.main() == 0
    assert capsys.readouterr().err.count("NOT CHECKED") == 2
