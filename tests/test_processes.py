"""Two server processes on one database, one of them killed again and again while people play over HTTP.

`python -m benchmarks.kill` does the same for longer and prints figures.
"""

from __future__ import annotations

from benchmarks.kill import kill_again_and_again


def test_every_acknowledged_move_is_there_and_no_table_stands_still(database: str) -> None:
    result = kill_again_and_again(database, tables=3, kills=2, moves=8)
    assert result["lost"] == []
    assert result["standing_still"] == 0
    assert result["games_finished"] >= 3
