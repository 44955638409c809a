"""How the tests run: the same examples every time, and no clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from tests import databases

settings.register_profile("table", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("table")


@pytest.fixture(params=databases.KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind in turn."""
    with databases.empty(request.param, tmp_path) as url:
        yield url
