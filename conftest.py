"""How the tests run: the same examples every time, no clock, and one game more than the package has."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything of ours is imported. Every process that a test starts hears of it too.
os.environ["LIFETABLE_GAMES"] = str(Path(__file__).parent / "tests" / "games")

import pytest
from hypothesis import settings
from tests import databases

if TYPE_CHECKING:
    import httpx
    from tests.serving import Serving

# That game's files are modules of `lifetable.games`; here only its tests are to be found.
collect_ignore = [str(file) for file in Path(__file__).parent.glob("tests/games/*/**/*.py")]

settings.register_profile("table", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("table")


@pytest.fixture(params=databases.KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind in turn."""
    with databases.empty(request.param, tmp_path) as url:
        yield url


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A real server on an empty database, for the tests of one file."""
    from tests.serving import serving  # takes seconds, and few tests need it

    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def noor(served: Serving) -> Iterator[httpx.Client]:
    """A visitor of that server..."""
    with served.visitor() as client:
        yield client


@pytest.fixture
def other(served: Serving) -> Iterator[httpx.Client]:
    """... and another."""
    with served.visitor() as client:
        yield client
