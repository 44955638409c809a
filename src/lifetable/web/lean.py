"""Imported first by a process that serves: Numba is loaded without SciPy's matrices, which no game has. They would take
15 MB and a tenth of a second in each process."""

from __future__ import annotations

import importlib
import sys

_MATRICES = "scipy.linalg.cython_blas"

if _MATRICES not in sys.modules:
    sys.modules[_MATRICES] = None  # type: ignore[assignment]
    try:
        importlib.import_module("lifetable.games.kernel")
    finally:
        del sys.modules[_MATRICES]
