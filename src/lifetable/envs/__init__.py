"""The games in the shapes that other people's tools speak.

    lifetable.envs.pettingzoo   every seat is an agent, turn by turn (AEC)
    lifetable.envs.gymnasium    one seat against bots, or thousands of games at once
    lifetable.envs.openspiel    importing it registers the games with OpenSpiel
    lifetable.envs.observation  actions, masks and observations as arrays, without any other package

The layouts of actions and observations are in docs/envs.md. The first three need the extra `envs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lifetable.errors import SetupError


@contextmanager
def extra(package: str) -> Iterator[None]:
    """Around the import of a package that not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name != package:
            raise
        raise SetupError("envs-missing", package=package) from missing
