"""`python -m tests.set_clock FILE COMMAND …`: lifetable in a process whose wall clock is off by as many seconds as the file
says, and can be set while it runs. The clocks that only count are left alone, as when somebody sets a machine's clock."""

from __future__ import annotations

import sys
import time
from pathlib import Path

_true = time.time_ns


def main() -> None:
    file = Path(sys.argv[1])

    def time_ns() -> int:
        return _true() + int(file.read_text()) * 1_000_000_000

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1e9
    sys.argv[1:2] = []
    from lifetable.cli import main as lifetable  # whatever it imports now has that clock

    lifetable()


if __name__ == "__main__":
    main()
