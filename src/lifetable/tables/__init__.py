"""Tables: seats, clocks, bots that sit like people, and an event log that nothing is ever lost from.

A table is a numbered list of entries (`table.py`). Everything else is computed from it: who sits where, the game, what
a viewer may see (`messages.py`). An entry is saved, then published, then acknowledged (`append.py`).
"""

from lifetable.tables.hub import Hub
from lifetable.tables.people.person import Person

__all__ = ["Hub", "Person"]
