"""What `make play` and `make test` install: everything that pyproject.toml asks for, pinned, and from anywhere."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
ASKED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = ASKED["project"]
NEEDED = {
    "play": [*PROJECT["dependencies"], *ASKED["build-system"]["requires"]],
    "dev": [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]],
}


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def wanted(lock: str) -> list[Requirement]:
    """What must be pinned, our own extras spelled out."""
    found = []
    for requirement in map(Requirement, NEEDED[lock]):
        if requirement.name == PROJECT["name"]:
            extras = PROJECT["optional-dependencies"]
            found += [Requirement(one) for extra in requirement.extras for one in extras[extra]]
        else:
            found.append(requirement)
    return found


@pytest.mark.parametrize("lock", NEEDED)
def test_everything_asked_for_is_pinned_within_its_range(lock: str) -> None:
    there = {canonicalize_name(name): version for name, version in pins(lock).items()}
    missing = [
        str(requirement)
        for requirement in wanted(lock)
        if not requirement.specifier.contains(there.get(canonicalize_name(requirement.name), "0"))
    ]
    assert missing == [], "`make lock` pins them"


@pytest.mark.parametrize("lock", NEEDED)
def test_every_pin_has_hashes_and_no_address(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    pinned = [block for block in re.split(r"\n(?=\S)", text) if not block.startswith("#")]
    assert all(re.match(r"\S+==\S+( ; [^\n]+)? \\\n    --hash=sha256:", one) for one in pinned)
    assert "://" not in text and "--index" not in text and "--find-links" not in text


def test_who_plays_has_what_was_tested() -> None:
    assert pins("play").items() <= pins("dev").items()


def test_the_pages_lock_names_no_address_either() -> None:
    packages = json.loads((ROOT / "ui/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("resolved" not in package for package in packages.values())
    assert all("integrity" in package for path, package in packages.items() if path)
