"""How the tests run: the same examples every time, and no clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("table", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("table")
