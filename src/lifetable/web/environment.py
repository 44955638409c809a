"""What settings are called in the environment, and where tables are kept if nobody says.

Commands that serve nobody need no more than this of the settings.
"""

from __future__ import annotations

from platformdirs import user_data_path

PREFIX = "LIFETABLE_"


def variable(setting: str) -> str:
    """The environment variable of a setting.

    >>> variable("base_url")
    'LIFETABLE_BASE_URL'
    """
    return f"{PREFIX}{setting.upper()}"


def home_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = user_data_path("lifetable", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"
