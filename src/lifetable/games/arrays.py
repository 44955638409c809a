"""What arrays are called in signatures."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
"""Numbers of a kind that only the kernel beside it knows."""
Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Key = NDArray[np.uint64]
"""Two words: where a stream of chance begins (`kernel.py`)."""
Records = NDArray[np.void]
"""States or boxes; one of them is an `np.void`."""
