"""Node counts: every legal move to some depth, compared with `counts.txt` of each game."""

from __future__ import annotations

import pytest
from tests import golden
from tests.of_a_game import having

WRITTEN = having("counts.txt")


def expected(name: str) -> dict[tuple[str, int], list[int]]:
    found = {}
    for line in golden.counts_file(name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            position, _, counts = line.partition(":")
            variant, ply = position.split()
            found[variant, int(ply)] = [int(count) for count in counts.split()]
    return found


@pytest.mark.parametrize("name", WRITTEN)
def test_node_counts(name: str) -> None:
    known = expected(name)
    tested = set()
    for variant, ply, state in golden.positions(name):
        tested.add((variant, ply))
        for depth, count in enumerate(known[variant, ply], 1):
            found = golden.nodes(state.setup, state._record, depth)
            if found != count:
                moves = golden.divided(state.setup, state._record, depth)
                listed = "\n".join(f"  {move}: {nodes}" for move, nodes in moves.items())
                pytest.fail(
                    f"{name} {variant} after {ply} moves, depth {depth}: "
                    f"{found} nodes, not {count}\n{listed}"
                )
    assert tested == set(known), "run: python -m tests.golden"


@pytest.mark.parametrize("name", WRITTEN)
def test_counts_go_more_than_one_move_deep(name: str) -> None:
    assert all(len(counts) >= 2 for counts in expected(name).values())
    assert sum(counts[-1] for counts in expected(name).values()) > 10_000
