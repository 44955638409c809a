"""Games as they were agreed on, ready to be dealt. Building one may read a deck: that is done in a thread, before anything
is decided and while nobody holds the table's lock.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from lifetable.games import find, names
from lifetable.games.face import Setup
from lifetable.tables.settings import OptionValue, PathOf, Settings, files_of

MOST = 256

Key = tuple[str, int, tuple[tuple[str, OptionValue], ...]]


class SetupWantedError(Exception):
    """Nothing can be decided before this is built."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.game)
        self.settings = settings


class Setups:
    """Those that were used last."""

    def __init__(self, path_of: PathOf) -> None:
        self._path_of = path_of
        self._built: OrderedDict[Key, Setup] = OrderedDict()
        self._lock = threading.Lock()

    def build(self, settings: Settings) -> Setup:
        """A game as agreed on; SetupError if it cannot be played so. It may take a while."""
        key = _key(settings)
        found = self._built.get(key)
        if found is None:
            # The rules want to know where a file lies; everybody else is told what was agreed on, its id.
            paths = {name: self._path_of(id) for name, id in files_of(settings).items()}
            found = Setup(find(settings.game), settings.players, **settings.options | paths)
            if paths:
                found = found.showing(dict(settings.options))
            with self._lock:
                self._built[key] = found
                if len(self._built) > MOST:
                    self._built.popitem(last=False)
        return found

    def ready(self, settings: Settings) -> Setup:
        """The same, if it is built; SetupWantedError if not. It takes no time."""
        found = self._built.get(_key(settings))
        if found is None:
            raise SetupWantedError(settings)
        return found

    def forget(self) -> None:
        """A file was erased: what was read from it is not remembered either."""
        with self._lock:
            self._built.clear()
        for name in names():
            find(name).forget_files()

    def __len__(self) -> int:
        return len(self._built)


def _key(settings: Settings) -> Key:
    return settings.game, settings.players, tuple(sorted(settings.options.items()))
