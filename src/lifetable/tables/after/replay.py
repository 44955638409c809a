"""A game that is over, step by step, as any of its seats saw it."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from lifetable.games.contract import Data
from lifetable.games.face import Setup, State
from lifetable.tables.keeper.fair_pool import finished

PIECE = 20  # steps that are made in one go


def replay(
    setup: Setup,
    seed: int | str,
    moves: Sequence[str],
    seat: int | None,
    names: Sequence[str],
    times: Sequence[int] | None = None,
) -> Data:
    """Every step from the deal to the end. Step 0 is the deal; `times` has one entry for each step.

    >>> import lifetable
    >>> setup = lifetable.game("thats-life", players=2)
    >>> steps = replay(setup, 7, ["p0"], 0, ["Mia", "Tim"])["steps"]
    >>> [(step["ply"], step["move"]) for step in steps]
    [(0, None), (1, 'p0')]
    """
    return finished(replay_steps(setup, seed, moves, seat, names, times))


def replay_steps(
    setup: Setup,
    seed: int | str,
    moves: Sequence[str],
    seat: int | None,
    names: Sequence[str],
    times: Sequence[int] | None = None,
) -> Generator[None, None, Data]:
    """The same in pieces, between which others have their turn."""
    state = setup.deal(seed)
    steps = [_step(state, None, None, seat)]
    for move in moves:
        mover = state.turn
        state = state.play(move)
        steps.append(_step(state, mover, move, seat))
        if len(steps) % PIECE == 0:
            yield
    for step, at in zip(steps, times or (), strict=False):
        step["at"] = at
    return {
        "names": list(names),
        "game": setup.name,
        "players": setup.players,
        "options": dict(setup.options),
        "steps": steps,
        "result": state.result,
    }


def _step(state: State, mover: int | None, move: str | None, seat: int | None) -> Data:
    return {
        "ply": state.ply,
        "seat": mover,
        "move": move,
        "view": state.view(seat),
        "events": state.events_for(seat),
        "at": None,
    }
